import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const files = ['src', 'test', 'tools', 'bench', 'migrations', '.ci']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.(tsx?|mjs|cjs|sql|css)$/.test(file) && !file.endsWith('.gen.ts'));

/** The comments of a file, each line break and its marks a space; of two that follow each other one. */
const commentsIn = (file: string) =>
  [
    ...readFileSync(path.join(root, file), 'utf8').matchAll(
      /\/\*[\s\S]*?\*\/|(?:(?:^|\s)(?:\/\/|--)\s.*\n?)+/gm,
    ),
  ].map(([comment]) => comment.replaceAll(/\s*\n\s*(?:\*\/?|\/\/|--)?\s*/g, ' '));
const comments = files.flatMap((file) => commentsIn(file).map((text) => ({ file, text })));

/** A source: a page of ours, and one or more of its headings. */
const SOURCE = /((?:docs\/)[\w/-]+\.md)((?:,? '[^']+')*)/g;

const headings = new Map<string, Set<string>>();
function headingsOf(page: string) {
  const known =
    headings.get(page) ??
    new Set(
      [...readFileSync(path.join(root, page), 'utf8').matchAll(/^#{1,4} (.+)$/gm)].map(
        ([, title]) => title ?? '',
      ),
    );
  headings.set(page, known);
  return known;
}

test('the walk sees the sources', () => {
  expect(comments.filter(({ text }) => text.match(SOURCE)).length).toBeGreaterThan(250);
});

test('every source that a comment names stands in the house', () => {
  const missing = comments.flatMap(({ file, text }) =>
    [...text.matchAll(SOURCE)].flatMap(([, page = '', titles = '']) => {
      if (!existsSync(path.join(root, page))) return [`${file}: ${page}`];
      return [...titles.matchAll(/'([^']+)'/g)]
        .filter(([, title = '']) => !headingsOf(page).has(title))
        .map(([, title]) => `${file}: ${page} '${title}'`);
    }),
  );
  expect(missing).toEqual([]);
});

test('no comment names what a newcomer does not have', () => {
  const ELSEWHERE =
    /\bspec(?:\.md)? §|decisions '|\b(?:proofs|screens|beyond|look|design|running)\.md|\bshared\//;
  const wrong = comments.filter(({ text }) => ELSEWHERE.test(text));
  expect(wrong.map(({ file, text }) => `${file}: ${ELSEWHERE.exec(text)?.[0]}`)).toEqual([]);
});
