import { expect, test } from 'vitest';
import { homeMark, findHomeByMark } from '#domain/home-mark.ts';

const HOMES = ['1a2b3c4d-0000-4000-8000-000000000001', '5e6f7a8b-0000-4000-8000-000000000002'];

test('a link names a home by the beginning of its id, only for its members', () => {
  for (const homeId of HOMES) expect(findHomeByMark(homeMark(homeId), HOMES)).toBe(homeId);
  expect(homeMark(HOMES[0] ?? '')).toBe('1a2b3c4d');
  expect(findHomeByMark('1a2b3c4d', HOMES.slice(1))).toBeUndefined();
});

test('older links with the whole id still work', () => {
  expect(findHomeByMark('5E6F7A8B-0000-4000-8000-000000000002', HOMES)).toBe(HOMES[1]);
});

test('a text shorter than a mark names no home', () => {
  for (const short of ['', '1', '1a2b3c4']) expect(findHomeByMark(short, HOMES)).toBeUndefined();
});
