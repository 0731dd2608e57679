import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { textsOf } from '#test/languages/texts.ts';
import { parseWords, valuesLeftOut } from '#test/languages/values.ts';
import { wordFiles } from '#test/languages/word-files.ts';

const folder = path.join(import.meta.dirname, '../src/words');
const filesOf = (language: string) =>
  readdirSync(path.join(folder, language))
    .filter((file) => !file.endsWith('.test.ts') && file !== 'all.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted();
/** Helpers that not every language needs: singular and plural, and spaces between Chinese and other scripts. */
const HELPERS = new Set(['counted', 'spaced']);
const english = filesOf('en').filter((file) => !HELPERS.has(file));

test('each language has the files of English, and types compare all of them', async () => {
  for (const language of LANGUAGES) {
    expect(filesOf(language).filter((file) => !HELPERS.has(file))).toEqual(english);
    expect(Object.keys(await wordFiles[language]()).toSorted()).toEqual(english);
  }
});

/** Names and units, which are the same in every language. */
const SAME = /^(?:Serumah|Pay My Money Back|RM|RM 59\.60|WhatsApp|PDF|KB|MB|DuitNow QR)$/;
/** Other texts that a language may share with English. */
const SAME_IN: Partial<Record<Language, RegExp>> = {
  ms: /^(?:sen\.|min|Auto|Edit|Menu|Status|Jan|Feb|Apr|Jun|Jul|Sep|Nov|Wei Jie Tan|Bank)$/,
  zh: /^(?:DuitNow ID|serumah-recovery-codes\.txt)$/,
};

/** Files that test for 1 without choosing a plural form: a single thing is named instead of counted, or gets another sentence. */
const SINGLE_DIFFERS = new Set(['dashboard', 'payment-letters', 'proof-page']);

const uncommented = (language: string, file: string) =>
  readFileSync(path.join(folder, language, `${file}.ts`), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const textsIn = (language: string, file: string) =>
  [...textsOf(parseWords(language, file))].map((text) => text.trim());

describe.each(LANGUAGES.filter((language) => language !== 'en'))('the words in %s', (language) => {
  test('leave out no value of English', () => {
    const leftOut = english.flatMap((file) =>
      valuesLeftOut(parseWords('en', file), parseWords(language, file)).map((each) => `${file}: ${each}`),
    );
    expect(leftOut).toEqual([]);
  });

  test('are translated', () => {
    const untranslated = english.flatMap((file) => {
      const there = new Set(textsIn('en', file));
      return [...new Set(textsIn(language, file))]
        .filter(
          (text) =>
            there.has(text) && /\p{L}{2}/u.test(text) && !SAME.test(text) && !SAME_IN[language]?.test(text),
        )
        .map((text) => `${file}: ${text}`);
    });
    expect(untranslated).toEqual([]);
  });
});

test.each<Language>(['ms', 'zh'])(
  'the words in %s, without plurals, have one form for any number',
  (language) => {
    const plural = english.filter(
      (file) => !SINGLE_DIFFERS.has(file) && /[=!]== 1\b|PluralRules/.test(uncommented(language, file)),
    );
    expect(plural).toEqual([]);
  },
);

/** Yields every constant text with its place; texts that are built from values are left out. */
function* constantTexts(words: unknown, place: string): Generator<[place: string, text: string]> {
  if (typeof words === 'string') yield [place, words];
  else if (typeof words === 'object' && words !== null)
    for (const [key, each] of Object.entries(words)) yield* constantTexts(each, `${place}.${key}`);
}

test.each(LANGUAGES)('no text in %s is empty', async (language) => {
  const empty: string[] = [];
  for (const [file, words] of Object.entries(await wordFiles[language]()))
    for (const [place, text] of constantTexts(words, file)) if (text.trim() === '') empty.push(place);
  expect(empty).toEqual([]);
});

/** Texts that are sent, or shown without wrapping. */
const NEVER_WRAPPED = new Set(['page', 'sent-email']);

test('no line of Malay on a page breaks within e-mel', () => {
  const breaking = english
    .filter((file) => !file.endsWith('letters') && !NEVER_WRAPPED.has(file))
    .flatMap((file) => textsIn('ms', file).filter((text) => /e-mel/i.test(text)));
  expect(breaking).toEqual([]);
});

test('Chinese texts use Chinese punctuation', () => {
  const wrong = english.flatMap((file) =>
    textsIn('zh', file)
      .filter((text) => /\p{Script=Han}[,.?!:;(]|[,?!;)]\p{Script=Han}/u.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** Calls that format a date, and names of date parameters. */
const DATE = String.raw`(?:(?:short|long|plain|relative|weekday)Date|(?:week|day)Range|day(?:Short|Heading|Name))\([^}]*\)|day`;

test('no Chinese date has a space beside it', () => {
  const beside = new RegExp(
    String.raw`\p{Script=Han} \$\{(?:${DATE})\}|\$\{(?:${DATE})\} \p{Script=Han}`,
    'gu',
  );
  const wrong = english.flatMap((file) =>
    [...uncommented('zh', file).matchAll(beside)].map(([text]) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test.each<[Language, Record<string, string>]>([
  [
    'en',
    {
      short: 'Nov 03',
      long: 'Nov 03, 2026',
      plain: 'Nov 3, 2026',
      heading: 'Tuesday, Nov 03',
      today: 'Today',
    },
  ],
  [
    'ms',
    {
      short: '03 Nov',
      long: '03 Nov 2026',
      plain: '3 Nov 2026',
      heading: 'Selasa, 03 Nov',
      today: 'Hari ini',
    },
  ],
  [
    'zh',
    {
      short: '11月3日',
      long: '2026年11月3日',
      plain: '2026年11月3日',
      heading: '11月3日 星期二',
      today: '今天',
    },
  ],
])('a day in %s', async (language, written) => {
  const { days } = await wordFiles[language]();
  const day = '2026-11-03';
  expect({
    short: days.shortDate(day),
    long: days.longDate(day),
    plain: days.plainDate(day),
    heading: days.dayHeading(day),
    today: days.relativeDate(day, day),
  }).toEqual(written);
});
