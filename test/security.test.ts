import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REQUIREMENTS } from '#test/asvs.ts';

const root = path.join(import.meta.dirname, '..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+)\s*\| (\d)\s*\| ([^|]*?)\s*\| (.*?)\s*\|$/gm)].map(
  ([, id = '', level = '', state = '', why = '']) => ({ id, level: Number(level), state, why }),
);
/** What stands between `…` and is a path of this repository. */
const filesIn = (cell: string) =>
  [...cell.matchAll(/`((?:src|test|docs|migrations|tools|\.ci)\/[^`]*|[\w.-]+\.(?:md|json))`/g)].map(
    ([, file = '']) => file,
  );

test('the list is that of ASVS 5.0.0', () => {
  const of = (level: number) => REQUIREMENTS.filter((each) => each.level === level).length;
  expect([of(1), of(2), of(3)]).toEqual([70, 183, 92]);
});

test('every requirement of levels 1 and 2 has its row', () => {
  const asked = REQUIREMENTS.filter(({ level }) => level < 3);
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(asked);
});

test('it says how many are met', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const [met, not, open] = [count('met'), count('not applicable'), count('open')];
  expect(text).toContain(`${met} are met, ${not} are not applicable, ${open} are open.`);
});

test('what is met names where, and what is not says why', () => {
  for (const { id, state, why } of rows) {
    expect(['met', 'not applicable', 'open'], id).toContain(state);
    expect(why.length, id).toBeGreaterThan(2);
    if (state === 'met' && !why.includes("' above")) expect(filesIn(why).length, id).toBeGreaterThan(0);
  }
});

test('every part of the page that a row names stands above', () => {
  const named = rows.flatMap(({ why }) => [...why.matchAll(/'([^']+)' above/g)].map(([, part]) => part));
  expect(new Set(named).size).toBeGreaterThan(3);
  for (const part of named) expect(text).toContain(`\n## ${part}\n`);
});

test('every file that is named is there', () => {
  const named = filesIn(text);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
