import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages.ts';
import { isReservedName } from '#domain/reserved-names.ts';
import { wordsIn } from '#words/languages.ts';

/** Texts that take the place of something other than a person. */
const OTHER_THAN_PERSONS = new Set([
  'Unknown device',
  'Peranti tidak dikenali',
  '未知设备',
  'a former home of yours',
  'rumah lama anda',
  '你以前的家',
  'the person who wrote it',
  'this home',
  'Your home',
  'Rumah anda',
  '全家',
  'rumah ini',
  '这个家',
]);
const IN_PLACE_OF_A_NAME =
  /(?:\?\? |\b(?:name|joiner|requester|target|other|who|writer|THE_REQUESTER) = )'([^']+)'/g;

test.each(LANGUAGES)('the words in %s that replace a name are reserved', (language) => {
  const folder = path.join(import.meta.dirname, '../src/words', language);
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const found = sources.flatMap((source) =>
    [...source.matchAll(IN_PLACE_OF_A_NAME)].map(([, text = '']) => text),
  );
  expect(found.length).toBeGreaterThan(10);
  const words = wordsIn(language);
  const texts = [...found, words.formerHousemate, words.letters.sender].filter(
    (each) => !OTHER_THAN_PERSONS.has(each),
  );
  expect(texts.filter((each) => !isReservedName(each))).toEqual([]);
});
