import { expect, test } from 'vitest';
import { whyOf, type WhyFacts } from '#domain/why.ts';
import { why, whySentence, type WhyNames } from './why.ts';

const NAMES: Record<string, string> = {
  aisyah: 'Aisyah Rahman',
  wei: 'Wei Jie Tan',
  me: why.you,
  hafiz: why.somebody,
};
const names: WhyNames = {
  me: 'me',
  today: '2026-11-24',
  chore: 'Mop',
  person: (userId) => NAMES[userId] ?? `Person ${userId}`,
  choreOf: () => 'Wash Toilet',
};
const facts: WhyFacts = {
  userId: 'me',
  how: 'turn',
  from: null,
  on: null,
  gave: null,
  dealBy: 'turns',
  round: ['aisyah', 'wei', 'me'],
  before: { userId: 'wei', dueDate: '2026-11-12', inPlaceOf: null },
};
const say = (changed: Partial<WhyFacts>) => whySentence(whyOf({ ...facts, ...changed }), names);

test.each<[Partial<WhyFacts>, string]>([
  [{}, 'Mop goes round Wei Jie Tan, you, Aisyah Rahman. Wei Jie Tan had it on Nov 12; it is your turn.'],
  [
    { before: { userId: 'wei', dueDate: '2026-11-24', inPlaceOf: null } },
    'Mop goes round Wei Jie Tan, you, Aisyah Rahman. Wei Jie Tan has it on Nov 24; then it is your turn.',
  ],
  [
    { before: { userId: 'aisyah', dueDate: '2025-12-30', inPlaceOf: 'wei' } },
    'Mop goes round Wei Jie Tan, you, Aisyah Rahman. Aisyah Rahman had it on Dec 30, 2025 in place of Wei Jie Tan; it is your turn.',
  ],
  [{ before: null }, 'Mop goes round you, Aisyah Rahman, Wei Jie Tan. This is the first one, and you begin.'],
  [
    { before: { userId: 'hafiz', dueDate: '2026-11-12', inPlaceOf: null } },
    'Mop goes round you, Aisyah Rahman, Wei Jie Tan. A former housemate had it on Nov 12. This one was dealt to you.',
  ],
  [
    { before: { userId: 'me', dueDate: '2026-11-26', inPlaceOf: null } },
    'Mop goes round you, Aisyah Rahman, Wei Jie Tan. You have it on Nov 26. This one was dealt to you.',
  ],
  [
    { round: ['a', 'b', 'c', 'd', 'wei', 'me', 'e'] },
    'Mop goes round Wei Jie Tan, you, Person e, Person a, Person b and 2 more. Wei Jie Tan had it on Nov 12; it is your turn.',
  ],
  [{ round: ['me'] }, 'You are the only one here, so every chore is yours.'],
  [{ dealBy: 'even_minutes' }, 'Wei Jie Tan had it on Nov 12. This one was dealt to you.'],
  [{ dealBy: null, round: [] }, 'It was dealt to you. Its template has been deleted since.'],
  [
    { how: 'swap', from: 'wei', on: '2026-11-17', gave: 'wash_toilet' },
    'It came by a swap with Wei Jie Tan on Nov 17, for your Wash Toilet.',
  ],
  [{ how: 'swap' }, 'It came by a swap.'],
  [{ how: 'leaving', from: 'wei', on: '2026-11-17' }, 'It came to you when Wei Jie Tan left on Nov 17.'],
  [
    { how: 'sharing', from: 'wei', on: '2026-11-17' },
    'It came from Wei Jie Tan on Nov 17, when the chores were shared among everyone.',
  ],
  [
    { how: 'absence', from: 'wei', on: '2026-11-17' },
    'It came from Wei Jie Tan on Nov 17, because of days away.',
  ],
  [{ how: 'evening' }, 'You had the fewest minutes when it was planned.'],
])('%j: %s', (changed, sentence) => {
  expect(say(changed)).toBe(sentence);
});
