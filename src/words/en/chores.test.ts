import { expect, test } from 'vitest';
import { type WhyReason } from '#domain/plan/why.ts';
import { why, whySentence, type WhyNames } from './chores.ts';

const names: WhyNames = {
  today: '2026-11-24',
  chore: 'Mop',
  person: (userId) => (userId === 'wei' ? 'Wei Jie Tan' : why.somebody),
  choreOf: () => 'Wash Toilet',
};

test.each<[WhyReason, string]>([
  [{ kind: 'alone' }, 'You are the only one here, so every chore is yours.'],
  [{ kind: 'turn', plannedBy: 'turns' }, 'Mop goes round all members, and this is your turn.'],
  [{ kind: 'turn', plannedBy: 'even_minutes' }, 'You had the fewest minutes when it was planned.'],
  [
    { kind: 'swap', from: 'wei', on: '2026-11-17', gave: 'wash_toilet' },
    'It came by a swap with Wei Jie Tan on Nov 17, for your Wash Toilet.',
  ],
  [
    { kind: 'swap', from: 'gone', on: '2025-12-30', gave: null },
    'It came by a swap with a former housemate on Dec 30, 2025.',
  ],
  [{ kind: 'swap', from: null, on: null, gave: null }, 'It came by a swap.'],
  [{ kind: 'once' }, 'It comes once, and it was given to you.'],
  [{ kind: 'move' }, 'You moved it to this day.'],
  [{ kind: 'claim', from: 'wei' }, 'You took it over from Wei Jie Tan.'],
  [{ kind: 'claim', from: null }, 'You took it over.'],
  [
    { kind: 'left', from: 'wei' },
    'It was the turn of Wei Jie Tan, who has left. Of those who are there, you had the least extra work.',
  ],
  [
    { kind: 'away', from: 'wei' },
    'It is the turn of Wei Jie Tan, who is away that day. Of those who are there, you had the least extra work.',
  ],
  [
    { kind: 'joined', part: 4, since: '2026-11-20' },
    'You joined on Nov 20. One of every 4 turns that were planned before is yours.',
  ],
])('%j: %s', (reason, sentence) => {
  expect(whySentence(reason, names)).toBe(sentence);
});

test.each<[WhyReason, string]>([
  [{ kind: 'turn', plannedBy: 'turns' }, 'Mop goes round all members, and this is the turn of Priya Nair.'],
  [{ kind: 'turn', plannedBy: 'even_minutes' }, 'Priya Nair had the fewest minutes when it was planned.'],
  [
    { kind: 'swap', from: 'wei', on: '2026-11-17', gave: 'wash_toilet' },
    'It came by a swap with Wei Jie Tan on Nov 17, for Wash Toilet.',
  ],
  [{ kind: 'move' }, 'Priya Nair moved it to this day.'],
  [{ kind: 'claim', from: 'wei' }, 'Priya Nair took it over from Wei Jie Tan.'],
  [
    { kind: 'away', from: 'wei' },
    'It is the turn of Wei Jie Tan, who is away that day. Of those who are there, Priya Nair had the least extra work.',
  ],
  [
    { kind: 'away', from: 'reader' },
    'It is your turn, but you are away that day. Of those who are there, Priya Nair had the least extra work.',
  ],
  [
    { kind: 'joined', part: 4, since: '2026-11-20' },
    'Priya Nair joined on Nov 20. One of every 4 turns that were planned before is theirs.',
  ],
])('of a housemate, %j: %s', (reason, sentence) => {
  const person = (userId: string) => (userId === 'reader' ? why.you : names.person(userId));
  expect(whySentence(reason, { ...names, person, whose: 'Priya Nair' })).toBe(sentence);
});
