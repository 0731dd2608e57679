import { expect, test } from 'vitest';
import { ROUTES } from '#server/platform/calls/routes.ts';
import { ROWS_WITH_OTHER_ANSWERS } from '#test/access/allowed.ts';
import { FOREIGN_ANSWERS } from '#test/access/foreign-answers.ts';
import { ADDRESSES, CALLS, fields, procedures } from '#test/access/rows.ts';

// access.load.test.ts checks the answers themselves, which takes half a minute.

test('the walk makes each call', () => {
  const paths = new Set(CALLS.map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(procedures.map(({ path }) => path).toSorted());
});

test('the walk requests each address', () => {
  const paths = new Set(ADDRESSES.map(({ path }) => path));
  expect([...paths].toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
});

test('each special answer belongs to a row of the walk', () => {
  const names = new Set([...CALLS, ...ADDRESSES].map(({ name }) => name));
  expect(ROWS_WITH_OTHER_ANSWERS.filter((name) => !names.has(name))).toEqual([]);
});

test('each field that takes an id has its answer to an id of another home', () => {
  const known = fields.map(({ path, field }) => `${path} ${field}`);
  expect(Object.keys(FOREIGN_ANSWERS).toSorted()).toEqual(known.toSorted());
});
