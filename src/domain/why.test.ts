import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAME_HOW } from '#domain/chores.ts';
import { whyOf, type WhyFacts } from '#domain/why.ts';

const facts: WhyFacts = {
  userId: 'priya',
  how: 'turn',
  from: null,
  on: null,
  gave: null,
  dealBy: 'turns',
  round: ['aisyah', 'wei', 'priya', 'mei'],
  before: { userId: 'wei', dueDate: '2026-11-12', inPlaceOf: null },
};
const why = (changed: Partial<WhyFacts>) => whyOf({ ...facts, ...changed });

test('it is their turn after whoever had it, whom the round begins with', () => {
  const round = ['wei', 'priya', 'mei', 'aisyah'];
  expect(why({})).toEqual({ kind: 'turn', round, before: facts.before });
  // Mei had it for Wei Jie, whose turn it was.
  const swapped = { userId: 'mei', dueDate: '2026-11-12', inPlaceOf: 'wei' };
  expect(why({ before: swapped })).toEqual({ kind: 'turn', round, before: swapped });
  // Wei Jie had it himself, in the place of another.
  expect(why({ before: { userId: 'wei', dueDate: '2026-11-12', inPlaceOf: 'mei' } })).toMatchObject({
    kind: 'turn',
    round,
  });
});

test('without somebody before them they begin', () => {
  const round = ['priya', 'mei', 'aisyah', 'wei'];
  expect(why({ before: null })).toEqual({ kind: 'turn', round, before: null });
});

test('where the round of today does not lead to them it was dealt', () => {
  const round = ['priya', 'mei', 'aisyah', 'wei'];
  for (const userId of ['mei', 'aisyah', 'priya', 'who has left']) {
    const before = { userId, dueDate: '2026-11-12', inPlaceOf: null };
    expect(why({ before })).toEqual({ kind: 'dealt', round, before });
  }
});

test('who lives alone has all, and what nothing plans any more has no round', () => {
  expect(why({ round: ['priya'] })).toEqual({ kind: 'alone' });
  expect(why({ dealBy: null, round: [] })).toEqual({ kind: 'templateGone' });
});

test('where the home deals by minutes today nothing goes round, though a turn gave it', () => {
  expect(why({ dealBy: 'even_minutes' })).toEqual({ kind: 'dealt', round: [], before: facts.before });
  expect(why({ dealBy: 'even_minutes', round: ['priya'] })).toEqual({ kind: 'alone' });
});

test('what came otherwise says from whom and when', () => {
  const came = { from: 'mei', on: '2026-11-17' };
  expect(why({ how: 'swap', ...came, gave: 'wash_toilet' })).toEqual({
    kind: 'swap',
    ...came,
    gave: 'wash_toilet',
  });
  for (const how of ['leaving', 'sharing', 'absence'] as const)
    expect(why({ how, ...came })).toEqual({ kind: how, ...came });
  expect(why({ how: 'evening' })).toEqual({ kind: 'evening' });
  // Back at whoever had it: it is from nobody else.
  expect(why({ how: 'swap', from: 'priya' })).toMatchObject({ from: null });
});

const people = ['a', 'b', 'c', 'd', 'e', 'f'];
const person = fc.constantFrom(...people);
const anyFacts: fc.Arbitrary<WhyFacts> = fc.record({
  userId: person,
  how: fc.constantFrom(...CAME_HOW),
  from: fc.option(person),
  on: fc.option(fc.constantFrom('2026-11-12', '2026-12-30')),
  gave: fc.option(fc.constant('mop')),
  dealBy: fc.constantFrom('turns' as const, 'even_minutes' as const, null),
  round: fc.shuffledSubarray(people),
  before: fc.option(
    fc.record({ userId: person, dueDate: fc.constant('2026-11-12'), inPlaceOf: fc.option(person) }),
  ),
});

test('whatever the facts, the reason is one of them and names nobody and nothing else', () => {
  fc.assert(
    fc.property(anyFacts, (each) => {
      const reason = whyOf(each);
      const { userId, dealBy, round, before } = each;
      switch (reason.kind) {
        case 'turn': {
          expect([each.how, dealBy]).toEqual(['turn', 'turns']);
          expect(reason.before).toBe(before);
          // Said of a round in its own order, with them in it.
          const at = round.indexOf(reason.round[0] ?? '');
          expect([...round.slice(at), ...round.slice(0, at)]).toEqual(reason.round);
          expect(reason.round.length).toBeGreaterThan(1);
          if (!before) expect(reason.round[0]).toBe(userId);
          else {
            expect(reason.round[1]).toBe(userId);
            expect([before.userId, before.inPlaceOf]).toContain(reason.round[0]);
          }
          break;
        }
        case 'dealt': {
          expect(each.how).toBe('turn');
          expect(reason.before).toBe(before);
          expect(reason.round.toSorted()).toEqual(dealBy === 'turns' ? round.toSorted() : []);
          const next = (member: string) => round[(round.indexOf(member) + 1) % round.length];
          const isIn = before && round.includes(before.userId) && round.includes(userId);
          if (isIn && dealBy === 'turns') expect(next(before.userId)).not.toBe(userId);
          break;
        }
        case 'alone':
          expect([each.how, round]).toEqual(['turn', [userId]]);
          break;
        case 'templateGone':
          expect([each.how, dealBy]).toEqual(['turn', null]);
          break;
        case 'evening':
          expect(each.how).toBe('evening');
          break;
        default:
          expect(reason.kind).toBe(each.how);
          expect(reason.on).toBe(each.on);
          expect(reason.from).not.toBe(userId);
          expect([each.from, null]).toContain(reason.from);
          if (reason.kind === 'swap') expect(reason.gave).toBe(each.gave);
      }
    }),
  );
});
