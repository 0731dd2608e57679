import { expect, test } from 'vitest';
import { rotationOf } from '#domain/rotation.ts';

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

test('nobody cannot take a turn', () => {
  expect(() => rotationOf([], 'seed', 'sweep')(0)).toThrow('at least one member');
});
