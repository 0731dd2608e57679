import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from '#contract/errors.ts';
import { errors } from '#words/errors.ts';

const source = path.join(import.meta.dirname, '../src');
const read = (folder: string) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(path.join(source, folder, file), 'utf8'),
    }));

const words = [...read('words/en'), ...read('words/english-only')];
// The build writes the page's words into it.
const pageFiles = 'tools/building/page-files.ts';
const built = { file: pageFiles, text: readFileSync(path.join(source, '..', pageFiles), 'utf8') };
const users = [...read('server'), ...read('web'), ...read('../bench/seed'), ...words, built].map(
  ({ file, text }) => ({
    file,
    text,
    names: new Set(text.match(/\w+/g)),
    keys: new Set([...text.matchAll(/\.(\w+)/g)].map(([, key]) => key)),
  }),
);

/** Returns each exported name, and each key of an exported object literal. */
function keysOf(text: string): string[] {
  const exported = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1] ?? '');
  const objects = [...text.matchAll(/^export const (\w+) = \{\n([\s\S]*?)^\}/gm)].flatMap((match) =>
    [...(match[2] ?? '').matchAll(/^ {2}(\w+)[:(]/gm)].map((key) => `${match[1]}.${key[1]}`),
  );
  return [...exported, ...objects];
}

const listed = words.find(({ file }) => file === 'words/en/server.ts')?.text ?? '';
/** Returns the files that import the file by its name, or by language through the server's list. */
function takersOf(file: string) {
  const name = path.basename(file);
  const isListed = listed.includes(`'./${name}'`);
  return users.filter(
    (user) =>
      user.file !== file && (user.text.includes(name) || (isListed && user.file.startsWith('server/'))),
  );
}

/** Whether an object is used with keys that are known only at run time, or is passed on as a whole, perhaps under another name. */
function isTakenWhole(object: string, taken: string): boolean {
  const others = [...taken.matchAll(new RegExp(`\\b${object}(?: as|:) (\\w+)`, 'g'))].map(([, name]) => name);
  return [object, ...others].some((name) =>
    new RegExp(`\\b${name}\\[|(?:\\.{3}|=\\{(?:words\\.)?)${name}\\b(?![.(])`).test(taken),
  );
}

test('every key of the words is used outside tests', () => {
  const unused = words.flatMap(({ file, text }) => {
    const inOwnFile = Map.groupBy(text.match(/\w+/g) ?? [], (name) => name);
    const takers = takersOf(file);
    const isTaken = (name: string, key?: string) =>
      key === undefined
        ? takers.some(({ names }) => names.has(name))
        : takers.some(({ keys }) => keys.has(key)) || takers.some((user) => isTakenWhole(name, user.text));
    return (
      keysOf(text)
        // The sentence of an error code is used for every refusal.
        .filter((each) => !((each.split('.')[1] ?? '') in ERRORS))
        .filter((each) => {
          const [name = '', key] = each.split('.');
          return !isTaken(name, key) && (inOwnFile.get(key ?? name)?.length ?? 0) < 2;
        })
        .map((each) => `${file}: ${each}`)
    );
  });
  expect(words.length).toBeGreaterThan(3);
  expect(unused).toEqual([]);
});

test('every error code has a sentence, and every sentence a code', () => {
  expect(Object.keys(errors).toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

// A toast on a phone 390 px wide has about 42 characters per line.
const TWO_LINES = 84;

test('the sentence of a refusal takes at most two lines in a phone’s toast', () => {
  const long = Object.entries(errors).filter(([, text]) => text.length > TWO_LINES);
  expect(long).toEqual([]);
});

test('the server or the contract uses every error code', () => {
  const text = [...read('server'), ...read('contract'), ...read('domain')]
    .filter(({ file }) => !file.endsWith('contract/errors.ts'))
    .map(({ text: inner }) => inner)
    .join('\n');
  expect(Object.keys(ERRORS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});

/** Two words in a row between tags, or in an attribute that is shown or read aloud. */
const LITERALS = [
  />\s*([A-Z][a-z]+(?:[ ,.!?'][^<>{}]*)?)\s*</g,
  /\b(?:title|label|placeholder|aria-label|alt|text|hint)="([^"]*[A-Za-z][^"]*)"/g,
  /\b(?:title|label|text|hint|busyText)[=:] ?\{?['`]([A-Z][^'`]*)['`]/g,
];

test('no .tsx file has a literal sentence', () => {
  const found = read('web')
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      LITERALS.flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match) => `${file}: ${match[1]?.trim()}`),
      ),
    )
    // Generic types look like tags.
    .filter((each) => !/: (Promise|Record|Partial|Omit|Pick|Map|Set)\b/.test(each));
  expect(found).toEqual([]);
});
