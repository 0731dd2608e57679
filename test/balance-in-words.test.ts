import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { wordFiles } from '#test/languages/word-files.ts';
import type { verdict } from '#words/balance.ts';

const LIVES_HERE: Record<Language, string> = {
  en: 'who lives here',
  ms: 'yang tinggal di sini',
  zh: '住在这里的',
};

test.each(LANGUAGES)('the sentence in %s calls only the current members even', async (language) => {
  const words = (await wordFiles[language].balance()) as { verdict: typeof verdict };
  for (const furthest of [0, 12]) expect(words.verdict.even(furthest).text).toContain(LIVES_HERE[language]);
});
