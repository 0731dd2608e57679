import { expect, test } from 'vitest';
import { CAME_HOW } from '#domain/chores.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { whyOf } from '#domain/why.ts';
import { wordFiles } from '#test/languages/word-files.ts';
import type { whySentence } from '#words/why.ts';

const names = {
  me: 'me',
  today: '2026-11-24',
  chore: 'Mop',
  person: (userId: string) => `Person ${userId}`,
  choreOf: () => 'Wash Toilet',
};
const before = { userId: 'wei', dueDate: '2026-11-12', inPlaceOf: 'mei' };

test.each(LANGUAGES)(
  'why a chore is mine is said in whole sentences in %s, however much is known',
  async (language) => {
    const words = (await wordFiles[language].why()) as { whySentence: typeof whySentence };
    for (const how of CAME_HOW)
      for (const from of ['wei', null])
        for (const on of ['2026-11-17', null])
          for (const gave of ['wash_toilet', null])
            for (const round of [[], ['me'], ['me', 'wei'], ['me', 'mei', 'wei']])
              for (const last of [before, null]) {
                const dealBy = round.length === 0 ? null : 'turns';
                const why = whyOf({ userId: 'me', how, from, on, gave, dealBy, round, before: last });
                const said = words.whySentence(why, names);
                expect(said).toMatch(/^\S.*[.。]$/u);
                expect(said).not.toMatch(/undefined|null| {2}| [.,;。，]|。。|，，/u);
              }
  },
);
