import { expect, test } from 'vitest';
import { isLanguage, LANGUAGES } from '#domain/languages.ts';

test('there are three languages, each by its name', () => {
  expect(LANGUAGES).toEqual(['en', 'ms', 'zh']);
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(['', 'EN', 'de', undefined, null, 1].some(isLanguage)).toBe(false);
});
