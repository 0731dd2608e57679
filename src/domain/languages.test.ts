import { expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts';

test('the languages come in the order of their list, each by its own name', () => {
  expect(LANGUAGES.map((language) => LANGUAGE_NAMES[language]).slice(0, 3)).toEqual([
    'English',
    'Bahasa Melayu',
    '简体中文',
  ]);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'de', undefined, null, 1].some(isLanguage)).toBe(false);
});
