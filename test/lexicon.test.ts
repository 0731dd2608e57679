import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SENTENCE_RULES } from '#receipts/status/sentences.ts';
import { WORD_RULES } from '#receipts/status/word-rules.ts';
import { WHOLE_RULES } from '#receipts/status/words.ts';
import { listed } from '#receipts/terms.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|txt|json)$/.test(file))
    .map((file) => path.join(folder, file));
const ofRules = filesIn('src/receipts');

/** The arguments of `terms` and `listed`: lists in one text. */
const LISTS = /\b(?:terms|listed)\(((?:[^'"`()]|'[^']*'|"[^"]*"|`[^`]*`)*)\)/g;
const entries = new Map(
  ofRules
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...read(file).matchAll(LISTS)]
        .flatMap(([, given = '']) => given.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [])
        .flatMap((list) => listed(list.slice(1, -1)))
        .filter((entry) => entry !== '')
        .map((entry) => [entry, file] as const),
    ),
);

const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Words of the pages, phrases and test rows; held-out pages are not read, since people who write rules never open them. */
const textWords = wordsIn(
  [
    ...['test/receipts', 'corpus'].flatMap(filesIn).filter((file) => !/held-out|golden/.test(file)),
    ...ofRules.filter((file) => file.endsWith('.test.ts')),
  ]
    .map(read)
    .concat(
      [...WORD_RULES, ...WHOLE_RULES, ...SENTENCE_RULES].flatMap(({ example, leaves }) => [example, leaves]),
    )
    .join('\n'),
);
const places = new Map<string, number[]>();
for (const [place, word] of textWords.entries()) {
  const known = places.get(word);
  if (known) known.push(place);
  else places.set(word, [place]);
}

/** Whether a text has the entry's words in a row, the last one perhaps with an ending, or all of them as one word. */
function isInTexts(entry: string): boolean {
  const words = wordsIn(entry);
  const [first = '', ...rest] = words;
  if (['', 's', 'y', 'ies', 'kan'].some((ending) => places.has(words.join('') + ending))) return true;
  return (places.get(first) ?? []).some((place) =>
    rest.every((word, index) => {
      const other = textWords[place + index + 1] ?? '';
      return other === word || (index === rest.length - 1 && other === `${word}s`);
    }),
  );
}

test('the walk sees the lists', () => {
  expect(entries.size).toBeGreaterThan(3000);
  expect(textWords.length).toBeGreaterThan(100_000);
});

test('each entry of a list is in a text of the tests', () => {
  // No test would notice the loss of another entry. Write a page, a phrase or a unit test's row with it, or remove it.
  expect([...entries].filter(([entry]) => !isInTexts(entry))).toEqual([]);
});
