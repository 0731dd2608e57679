import { expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts';

test('there are three languages, each by its name', () => {
  expect(LANGUAGES).toEqual(['en', 'ms', 'zh']);
  expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language])).toEqual([
    'English',
    'Bahasa Melayu',
    '简体中文',
  ]);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'de', undefined, null, 1].some(isLanguage)).toBe(false);
});
