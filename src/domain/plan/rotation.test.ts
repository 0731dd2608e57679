import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotationOf } from '#domain/plan/rotation.ts';
import { someMembers } from '#test/builders/plans.ts';

const turns = (members: string[], seed: string, count: number) =>
  Array.from({ length: count }, (_, turn) => rotationOf(members, seed, 'sweep')(turn));

test('members follow each other by id, in whatever order they are given', () => {
  const round = turns(['c', 'a', 'b'], 'seed', 6);
  expect('abcabcab').toContain(round.join(''));
  expect(turns(['b', 'c', 'a'], 'seed', 6)).toEqual(round);
});

test('the seed and the template decide who starts', () => {
  const members = ['a', 'b', 'c', 'd'];
  const startersBySeed = Array.from({ length: 100 }, (_, index) => turns(members, `seed ${index}`, 1)[0]);
  expect(new Set(startersBySeed)).toEqual(new Set(members));
  const startersByTemplate = Array.from({ length: 100 }, (_, index) =>
    rotationOf(members, 'seed', `template ${index}`)(0),
  );
  expect(new Set(startersByTemplate)).toEqual(new Set(members));
});

test('in any run of turns members’ counts differ by at most one', () => {
  const check = (members: string[], seed: string, first: number, count: number) => {
    const memberAt = rotationOf(members, seed, 'sweep');
    const run = Array.from({ length: count }, (_, index) => memberAt(first + index));
    const turnsOf = (member: string) => run.filter((one) => one === member).length;
    const counts = members.map(turnsOf);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    expect(counts.reduce((sum, one) => sum + one)).toBe(count);
  };
  fc.assert(fc.property(someMembers, fc.string(), fc.nat({ max: 10_000 }), fc.nat({ max: 100 }), check));
});

test('without members it throws', () => {
  expect(() => rotationOf([], 'seed', 'sweep')(0)).toThrow('at least one member');
});
