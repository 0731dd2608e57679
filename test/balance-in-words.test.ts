import { expect, test } from 'vitest';
import type { Language } from '#domain/languages.ts';
import { wordFiles } from '#test/languages/word-files.ts';

test.each<[Language, string]>([
  ['en', 'who lives here'],
  ['ms', 'yang tinggal di sini'],
  ['zh', '住在这里的'],
])('the sentence in %s calls only the current members even', async (language, livesHere) => {
  const { balance } = await wordFiles[language]();
  for (const furthest of [0, 12]) expect(balance.verdict.even(furthest).text).toContain(livesHere);
});
