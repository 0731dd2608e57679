import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotationOf } from '#domain/plan/rotation.ts';
import { someMembers } from '#test/builders/plans.ts';

const turns = (members: string[], seed: string, count: number) =>
  Array.from({ length: count }, (_, turn) => rotationOf(members, seed, 'sweep')(turn));

test('members follow each other by id, whatever order they are given in', () => {
  const round = turns(['c', 'a', 'b'], 'seed', 6);
  expect('abcabcab').toContain(round.join(''));
  expect(turns(['b', 'c', 'a'], 'seed', 6)).toEqual(round);
});

test('the seed and the template draw who starts', () => {
  const members = ['a', 'b', 'c', 'd'];
  const startersBySeed = Array.from({ length: 100 }, (_, index) => turns(members, `seed ${index}`, 1)[0]);
  expect(new Set(startersBySeed)).toEqual(new Set(members));
  const startersByTemplate = Array.from({ length: 100 }, (_, index) =>
    rotationOf(members, 'seed', `template ${index}`)(0),
  );
  expect(new Set(startersByTemplate)).toEqual(new Set(members));
});

test('any run of turns gives everybody as many, to one', () => {
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

test('nobody cannot take a turn', () => {
  expect(() => rotationOf([], 'seed', 'sweep')(0)).toThrow('at least one member');
});
