import type { Language } from '#domain/languages.ts';
import { pseudo } from '#test/browser/pseudo.ts';

/** The words that tests use to find things on screens. */
export type ScreenWords = typeof import('../../../src/words/en/all.ts');

/** Returns them in one of the languages, or in the tests' pseudo-language (pseudo.ts). */
export async function screenWordsIn(language: Language | 'pseudo'): Promise<ScreenWords> {
  const folder = language === 'pseudo' ? 'en' : language;
  const files = (await import(`../../../src/words/${folder}/all.ts`)) as ScreenWords;
  const words = Object.fromEntries(
    Object.entries(files).map(([file, sentences]) => [file, { ...sentences }]),
  ) as ScreenWords;
  return language === 'pseudo' ? pseudo(words) : words;
}
