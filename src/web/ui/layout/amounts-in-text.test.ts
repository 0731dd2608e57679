import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Language } from '#domain/languages.ts';

/** Returns the sentence with brackets around what stays on one line, in a page of that language. */
async function together(language: Language, sentence: string) {
  vi.stubEnv('PAGE_LANGUAGE', language);
  vi.resetModules();
  const { Amounts } = await import('./amounts-in-text.tsx');
  return renderToStaticMarkup(createElement(Amounts, null, sentence))
    .replaceAll(/<span>([^<]*)<\/span>/g, '$1')
    .replaceAll('<span class="whitespace-nowrap">', '[')
    .replaceAll('</span>', ']');
}

test.each<[Language, sentence: string, written: string]>([
  ['en', 'You owe RM 1,234.50 to Wei Jie.', 'You owe [RM 1,234.50] to Wei Jie.'],
  ['en', 'Ben is away Nov 16 – Nov 22, 2026.', 'Ben is away [Nov 16] – [Nov 22, 2026].'],
  ['en', 'Mop, Tue, Dec 01', 'Mop, Tue, [Dec 01]'],
  ['ms', 'Ben tiada 22 Dis – 01 Jan 2027.', 'Ben tiada [22 Dis] – [01 Jan 2027].'],
  ['zh', '你欠 Wei Jie RM 1,234.50。', '你欠 Wei Jie [RM 1,234.50]。'],
  [
    'zh',
    'Ben 在2026年11月16日至22日外出：3 项家务现在归你。',
    'Ben 在[2026年11月16日]至[22日]外出：[3 项]家务现在归你。',
  ],
  ['zh', '改到11月23日 星期一。', '改到[11月23日 星期一]。'],
  ['zh', '第 2 次提醒（最多 3 次）', '第 [2 次]提醒（最多 [3 次]）'],
  ['zh', '电费（11月）：RM 5.80', '电费[（11月）]：[RM 5.80]'],
  ['zh', '约 30 分钟', '约 [30 分]钟'],
])('%s: %s', async (language, sentence, written) => {
  expect(await together(language, sentence)).toBe(written);
});

test('four digits of a long number stay together', async () => {
  expect(await together('zh', `${'1'.repeat(50)} 号`)).toBe(`${'1'.repeat(46)}[1111 号]`);
});
