import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SECURITY_WRITES_A_MINUTE, LIMITS, WRITES_A_MINUTE } from '#server/platform/calls/limits.ts';
import { BUDGETS, budgetOf, type Purpose } from '#server/telling/mail/letter-budgets.ts';
import { readTables, type Row } from '#test/builders/markdown-tables.ts';

const root = path.join(import.meta.dirname, '..');
const tables = readTables(path.join(root, 'docs/product/limits.md'));

/** Compares a table with the code both ways: each number of the code has its row, and each row its number in the code. */
function expectSame(heading: string, inCode: readonly Row[]) {
  const rows = tables[heading] ?? [];
  const byName = (a: Row, b: Row) => ((a['Name'] ?? '') < (b['Name'] ?? '') ? -1 : 1);
  const numbers = rows.map(({ 'What it is': _words, ...row }) => row);
  expect(numbers.toSorted(byName)).toEqual(inCode.toSorted(byName));
  expect(rows.filter((row) => !row['What it is'])).toEqual([]);
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

const often = ([points, seconds]: readonly [number, number]) => `${count(points)} in ${duration(seconds)}`;

test('each count of tries has its row', () => {
  const inCode = Object.entries(LIMITS).map(([Name, { account, address }]) => ({
    Name,
    'Of a person': often(account),
    'Of a network': often(address),
  }));
  expectSame('Counts of tries', inCode);
});

test('each budget of letters has its row', () => {
  const inCode = Object.keys(BUDGETS).map((Name) => {
    const { each, unconfirmed } = budgetOf(Name as Purpose);
    const inAll = unconfirmed === undefined ? 'no limit' : count(unconfirmed);
    return { Name, 'About each, a day': count(each), 'Unconfirmed, in all': inAll };
  });
  expectSame('Letters to one address', inCode);
});

const MB = 1024 * 1024;

/** A number as the page writes it, by what its name says of it. */
function written(name: string, number: number): string {
  if (name.endsWith('_MS')) return duration(number / 1000);
  if (name.endsWith('_SECONDS')) return duration(number);
  if (name.endsWith('_BYTES')) return `${count(number / MB)} MB`;
  if (name.startsWith('AMOUNT')) return `RM ${count(number / 100)}.00`;
  return count(number);
}

/** Every number in a constant, by the constant's name and the fields that lead there. */
function numbersIn(name: string, value: unknown): Row[] {
  if (typeof value === 'number') return [{ Name: name, Number: written(name, value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(`${name}.${key}`, each));
}

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => path.join(root, folder, file));

/** The bounds that a file keeps to itself: an import does not show them. */
const ownBounds = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^const ([A-Z][A-Z0-9_]*_(?:MAX|MIN)) = ([\d_]+);/gm)].map(
    ([, name = '', number = '']) => [name, Number(number.replaceAll('_', ''))] as const,
  );

test('each number of src/domain has its row', async () => {
  const files = sourcesIn('src/domain');
  const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
  const constants = modules
    .flatMap((module) => Object.entries(module))
    // The built-in templates are chores, not limits.
    .filter(([name]) => /^[A-Z][A-Z0-9_]+$/.test(name) && name !== 'BUILT_IN_TEMPLATES');
  const ofServer = Object.entries({ WRITES_A_MINUTE, SECURITY_WRITES_A_MINUTE });
  const own = [...files, ...sourcesIn('src/contract')].flatMap(ownBounds);
  const numbers = [...constants, ...own, ...ofServer].flatMap(([name, value]) => numbersIn(name, value));
  expect(numbers.length).toBeGreaterThan(60);
  expectSame('Numbers of the product', numbers);
});
