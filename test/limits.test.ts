import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SECURITY_WRITES_A_MINUTE, LIMITS, WRITES_A_MINUTE } from '#server/platform/calls/limits.ts';
import { BUDGETS, budgetOf, type Purpose } from '#server/telling/mail/letter-budgets.ts';
import { readTables, type Row } from '#test/builders/markdown-tables.ts';

const root = path.join(import.meta.dirname, '..');
const tables = readTables(path.join(root, 'docs/product/limits.md'));

/** Expects the rows of a table to equal those of the code, in any order, each with a last column that explains it. */
function expectSame(heading: string, inCode: readonly Row[], explained: string) {
  const rows = tables[heading] ?? [];
  const byName = (a: Row, b: Row) => ((a['Name'] ?? '') < (b['Name'] ?? '') ? -1 : 1);
  const numbers = rows.map(({ [explained]: _words, ...row }) => row);
  expect(numbers.toSorted(byName)).toEqual(inCode.toSorted(byName));
  expect(rows.filter((row) => !row[explained])).toEqual([]);
}

const UNITS = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const;

function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds % each === 0) ?? ['second', 1];
  const count = seconds / size;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

const count = (number: number) => number.toLocaleString('en');

/** '10/hour', '10/15 min'. */
const rate = ([points, seconds]: readonly [number, number]) =>
  `${count(points)}/${duration(seconds).replace(/^1 /, '').replace('minutes', 'min')}`;

test('each rate limit has its row', () => {
  const inCode = Object.entries(LIMITS).map(([Name, { account, address }]) => ({
    Name,
    Person: rate(account),
    Network: rate(address),
  }));
  expectSame('Rate limits', inCode, 'What is counted');
});

test('each budget of emails has its row', () => {
  const inCode = Object.keys(BUDGETS).map((Name) => {
    const { each, unconfirmed } = budgetOf(Name as Purpose);
    const inAll = unconfirmed === undefined ? 'no limit' : count(unconfirmed);
    return { Name, 'About each': count(each), Unconfirmed: inAll };
  });
  expectSame('Emails to one address', inCode, 'What it is');
});

const MB = 1024 * 1024;

/** A number as the page writes it; the name of the constant tells the unit. */
function written(name: string, number: number): string {
  if (name.endsWith('_MS')) return duration(number / 1000);
  if (name.endsWith('_SECONDS')) return duration(number);
  if (name.endsWith('_BYTES')) return `${count(number / MB)} MB`;
  if (name.startsWith('AMOUNT')) return `RM ${count(number / 100)}.00`;
  return count(number);
}

/** Every number in a constant as the page writes it, with the constant's name and the fields that lead to the number. */
function numbersIn(name: string, value: unknown): [name: string, number: string][] {
  if (typeof value === 'number') return [[name, written(name, value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(`${name}.${key}`, each));
}

/** Whether a text has these numbers, in this order, none of them as a part of a longer number. */
function hasInOrder(text: string, numbers: readonly string[]): boolean {
  const parts = numbers.map((number) => String.raw`(?<![\d.,-])${number.replace('.', '[.]')}(?![.,]?\d)`);
  return new RegExp(parts.join('.*')).test(text);
}

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(root, folder, file));

/** The bounds that a file does not export. */
const privateBounds = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^const ([A-Z][A-Z0-9_]*_(?:MAX|MIN)) = ([\d_]+);/gm)].map(
    ([, name = '', number = '']) => [name, Number(number.replaceAll('_', ''))] as const,
  );

test('each number of src/domain is in one row, which says the same number', async () => {
  const files = sourcesIn('src/domain');
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  const constants = modules
    .flatMap((module) => Object.entries(module))
    // The built-in templates are chores, not limits.
    .filter(([name]) => /^[A-Z][A-Z0-9_]+$/.test(name) && name !== 'BUILT_IN_TEMPLATES');
  const ofServer = Object.entries({ WRITES_A_MINUTE, SECURITY_WRITES_A_MINUTE });
  const hidden = [...files, ...sourcesIn('src/contract')].flatMap(privateBounds);
  const numbers = [...constants, ...hidden, ...ofServer].flatMap(([name, value]) => numbersIn(name, value));
  expect(numbers.length).toBeGreaterThan(60);
  const rows = Object.values(tables)
    .flat()
    .map(({ Limit: limit = '', 'In code': named = '' }) => ({ limit, names: named.match(/[\w.]+/g) ?? [] }));
  expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(numbers.map(([name]) => name).toSorted());
  const inCode = new Map(numbers);
  const wrong = rows.filter(({ limit, names }) => {
    const expected = names.map((name) => inCode.get(name) ?? '');
    return expected.length > 0 && !hasInOrder(limit, expected);
  });
  expect(wrong).toEqual([]);
});
