import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LEFT_BEHIND } from '#server/people/accounts/left-behind.ts';
import { readTables } from '#test/builders/markdown-tables.ts';
import { sharedApp } from '#test/running/app.ts';

const app = await sharedApp();

test('each column of the database is listed once', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name not like 'kysely%'`.execute(app.db);
  const listed = Object.entries(LEFT_BEHIND).flatMap(([table, fates]) =>
    fates.flatMap(({ columns }) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

/** The rows of docs/product/accounts.md 'What an owner gets back', each with the function that undoes it. */
const ROWS: Record<string, string> = {
  'sessions, notified devices, calendar link': 'endEverySession',
  'links for a new password, links to payments': 'endLinks',
  password: 'removeSignInMethods',
  'Google accounts': 'removeSignInMethods',
  'two-step sign-in': 'endTwoStep',
  'payment details with the account name': 'setDetailsAside',
  '[learnt names](receipts.md#learnt-names)': 'forgetNames',
  '[repeating requests](repeating.md)': 'pauseSeries',
  'emails that were switched off': 'switchMailOn',
  'the active home': 'leaveActiveHome',
  'display name, picture, language': 'stays',
  'homes joined, requests to join, days away': 'stays',
  'chores, swaps, requests for money, settings of homes': 'stays',
  'invite links of the owner’s homes': 'stays',
};

test('the product page has a row for everything that is undone and everything that stays', () => {
  const page = path.join(import.meta.dirname, '../../../../docs/product/accounts.md');
  const rows = Object.values(readTables(page))
    .flat()
    .filter((row) => row['What becomes of it'] !== undefined);
  const what = (row: Record<string, string>) => (row['What'] ?? '').replaceAll("'", '’');
  expect(rows.map(what)).toEqual(Object.keys(ROWS));
  const staying = rows.filter((row) => row['What becomes of it']?.startsWith('stay'));
  expect(staying.map((row) => ROWS[what(row)])).toEqual(staying.map(() => 'stays'));
  const undos = Object.values(LEFT_BEHIND).flatMap((fates) =>
    fates.map((fate) => ('undo' in fate ? fate.undo.name : 'stays')),
  );
  expect(new Set(undos)).toEqual(new Set(Object.values(ROWS)));
});
