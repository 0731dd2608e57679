import { expect, test } from 'vitest';
import { ROUTES } from '#server/platform/calls/routes.ts';
import { INPUTS } from '#test/access/inputs.ts';
import { ADDRESSES, CALLS, fields, FOREIGN, nameOf, procedures } from '#test/access/rows.ts';

// access.load.test.ts checks that each row is true, which takes half a minute.

test('each call has a row in the table', () => {
  const paths = new Set(CALLS.map((row) => nameOf(row['Call'] ?? '')));
  expect([...paths].toSorted()).toEqual(procedures.map(({ path }) => path).toSorted());
});

test('each row of a call has an input', () => {
  expect(Object.keys(INPUTS).toSorted()).toEqual(CALLS.map((row) => row['Call']).toSorted());
});

test('each address has a row in the table', () => {
  const paths = new Set(ADDRESSES.map((row) => nameOf(row['Address'] ?? '')));
  expect([...paths].toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
});

test('each field for an id has a row in the table', () => {
  const rows = FOREIGN.map((row) => `${row['Call']} ${row['Field']}`);
  expect(rows.toSorted()).toEqual(fields.map(({ path, field }) => `${path} ${field}`).toSorted());
});
