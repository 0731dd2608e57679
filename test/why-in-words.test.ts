import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import type { WhyReason } from '#domain/plan/why.ts';
import { wordFiles } from '#test/languages/word-files.ts';

const names = {
  today: '2026-11-24',
  chore: 'Mop',
  person: (userId: string) => `Person ${userId}`,
  choreOf: () => 'Wash Toilet',
};

const swaps = ['wei', null].flatMap((from) =>
  ['2026-11-17', null].flatMap((on) =>
    ['wash_toilet', null].map((gave) => ({ kind: 'swap', from, on, gave }) as const),
  ),
);
const reasons: WhyReason[] = [
  { kind: 'alone' },
  { kind: 'turn', plannedBy: 'turns' },
  { kind: 'turn', plannedBy: 'even_minutes' },
  ...swaps,
  { kind: 'once' },
  { kind: 'move' },
  { kind: 'claim', from: 'wei' },
  { kind: 'claim', from: null },
  { kind: 'left', from: 'wei' },
  { kind: 'away', from: 'wei' },
  { kind: 'joined', part: 4, since: '2025-11-20' },
];

test.each(LANGUAGES)("the answers to 'Why me?' are whole sentences in %s", async (language) => {
  const { chores } = await wordFiles[language]();
  for (const reason of reasons) {
    const sentence = chores.whySentence(reason, names);
    expect(sentence).toMatch(/^\S.*[.。]$/u);
    expect(sentence).not.toMatch(/undefined|null| {2}| [.,;。，]|。。|，，/u);
  }
});
