import { expect, test } from 'vitest';
import { whyOf, type WhyFacts } from '#domain/plan/why.ts';

const members = ['priya', 'wei', 'mei'].map((userId, index) => {
  return { userId, joinedOn: `2026-12-0${index + 1}`, joined: index + 1, part: index + 1 };
});
const facts: WhyFacts = {
  userId: 'priya',
  dueDate: '2026-12-10',
  turnOf: 'priya',
  made: 1,
  plannedBy: 'turns',
  heldBy: null,
  heldWhy: null,
  claimedBy: null,
  claimedFrom: null,
  heldFrom: null,
  swappedOn: null,
  gave: null,
  members,
  away: [],
};
const why = (changed: Partial<WhyFacts>) => whyOf({ ...facts, ...changed });

test('it is their turn, by the round or by even minutes', () => {
  expect(why({})).toEqual({ kind: 'turn', plannedBy: 'turns' });
  expect(why({ plannedBy: 'even_minutes' })).toEqual({ kind: 'turn', plannedBy: 'even_minutes' });
});

test('a stand-in for a member who is away or has left', () => {
  expect(why({ turnOf: 'wei', away: ['wei'] })).toEqual({ kind: 'away', from: 'wei' });
  expect(why({ turnOf: 'ana' })).toEqual({ kind: 'left', from: 'ana' });
  // An absence of a member who has left explains nothing any more.
  expect(why({ turnOf: 'ana', away: ['ana'] })).toEqual({ kind: 'left', from: 'ana' });
});

test('a member who comes back has no chore of that day', () => {
  const ofThatDay = { turnOf: 'mei', dueDate: '2026-12-03', away: ['mei'] };
  expect(why(ofThatDay)).toEqual({ kind: 'left', from: 'mei' });
  expect(why({ ...ofThatDay, made: 4 })).toEqual({ kind: 'away', from: 'mei' });
});

test('one of every so many turns is a newcomer’s', () => {
  const reason = { kind: 'joined', part: 3, since: '2026-12-03' };
  expect(why({ userId: 'mei', turnOf: 'wei' })).toEqual(reason);
  expect(why({ userId: 'mei', turnOf: 'wei', away: ['priya'] })).toEqual(reason);
});

test('an agreed swap says from whom, when and what for, and comes before the turn', () => {
  const swap = {
    heldBy: 'priya',
    heldWhy: 'swap',
    heldFrom: 'wei',
    swappedOn: '2026-12-04',
    gave: 'mop',
  } as const;
  const reason = { kind: 'swap', from: 'wei', on: '2026-12-04', gave: 'mop' };
  expect(why(swap)).toEqual(reason);
  expect(why({ ...swap, turnOf: 'wei', away: ['wei'] })).toEqual(reason);
});

test('a swap with a member who has left no longer explains it', () => {
  const swap = { heldBy: 'priya', heldWhy: 'swap', heldFrom: 'ana', turnOf: 'ana' } as const;
  expect(why(swap)).toEqual({ kind: 'left', from: 'ana' });
  expect(why({ ...swap, turnOf: 'priya' })).toEqual({ kind: 'turn', plannedBy: 'turns' });
});

test('they moved it to another day', () => {
  expect(why({ heldBy: 'priya', heldWhy: 'move', turnOf: 'wei' })).toEqual({ kind: 'move' });
});

test('they took it over, whatever was agreed before', () => {
  const claimed = { claimedBy: 'priya', claimedFrom: 'wei', turnOf: 'wei' } as const;
  expect(why(claimed)).toEqual({ kind: 'claim', from: 'wei' });
  expect(why({ ...claimed, heldBy: 'wei', heldWhy: 'swap', heldFrom: 'priya' })).toEqual({
    kind: 'claim',
    from: 'wei',
  });
  // Another member's: it was given back to the member whose turn it is.
  expect(why({ ...claimed, claimedBy: 'wei', turnOf: 'priya' })).toEqual({
    kind: 'turn',
    plannedBy: 'turns',
  });
});

test('an agreement of another member does not explain it', () => {
  const held = { heldBy: 'wei', heldWhy: 'move' } as const;
  expect(why(held)).toEqual({ kind: 'turn', plannedBy: 'turns' });
  expect(why({ ...held, turnOf: 'wei', away: ['wei'] })).toEqual({ kind: 'away', from: 'wei' });
});

test('a member who lives alone does everything', () => {
  const alone = { members: members.slice(0, 1) };
  expect(why(alone)).toEqual({ kind: 'alone' });
  expect(why({ ...alone, turnOf: 'wei' })).toEqual({ kind: 'alone' });
});
