import { expect, test } from 'vitest';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#domain/languages.ts';

test('English is first, and each language has a name of its own', () => {
  expect(LANGUAGES[0]).toBe('en');
  expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'de', undefined, null, 1].some(isLanguage)).toBe(false);
});
