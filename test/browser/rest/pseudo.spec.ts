import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '#domain/languages.ts';
import { MALAYSIAN_BANKS } from '#domain/payment-details.ts';
import { DETAILS } from '#test/builders/payment-details.ts';
import { expect, expectNoSidewaysScroll, PHONE } from '#test/browser/harness.ts';
import { buildPeople } from '#test/browser/pictures/people.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { SCREENS, type People } from '#test/browser/pictures/screens.ts';
import { test } from '#test/browser/proof-steps.ts';
import { CLOSE, OPEN } from '#test/browser/pseudo.ts';
import { buildPseudo, usePseudo } from '#test/browser/pseudo-build.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serumah-pseudo-'));
test.beforeAll(async () => {
  // Builds the whole app on a busy machine.
  test.setTimeout(300_000);
  await buildPseudo(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** The people's own input in the pictures, and texts that belong to no language. */
const TYPED = `Aisyah Rahman
Wei Jie Tan
Priya Nair
Hafiz Osman
Mei Ling Chong
Nurul Huda
Farid Aziz
Seri Pandan 12A
Rumah Nenek
Water Plants
Clean Kitchen
Balcony pots and the pandan
Stove, sink and counter
My parents visit that day. Would you?
I am in Ipoh until Friday.
TNB electricity, October
Unifi broadband, November
Plumber, kitchen sink
Rent of the chairs
Gas
Water
Kak Yah Catering
KAK YAH CATERING
KAK YAH
Transfer Successful
broken.png
Resit Lotus’s 24-11-2026.pdf
HAFIZ BIN OSMAN
Google
sen`.split('\n');
const { accountNumber, accountName, duitNow } = DETAILS;
const NUMBERS = [accountNumber, accountName, duitNow, 'AISYAH RAHMAN'];
/** Longer names first, because others are part of them. */
const BANK_NAMES = Object.values(MALAYSIAN_BANKS).toSorted((a, b) => b.length - a.length);
const UNTRANSLATED = [
  /[\da-f]{8}(?:-[\da-f]{4,12}){4}/g,
  /[\w.+-]*@[\w.-]+/g,
  // What is before the @ of the tests' addresses: long ones may break there.
  /\b[\da-f]{12}\b/g,
  /https?:\/\/\S+/g,
  /\b[A-Z]{1,2}\b/g,
  /\bSerumah \d+\.\d+\.\d+/g,
];

type Asked = { open: string; close: string };

/** Returns each text and accessible name on the page that does not come from src/words, without what is in brackets. */
const outside = (page: Page) =>
  page.evaluate(
    ({ open, close }: Asked) => {
      const found: string[] = [];
      let depth = 0;
      const rest = (text: string) => {
        let kept = '';
        for (const sign of text) {
          if (sign === open) depth += 1;
          else if (sign === close) depth -= 1;
          else if (depth === 0) kept += sign;
        }
        return kept;
      };
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        if (!node.parentElement?.closest('script, style')) found.push(rest(node.nodeValue ?? ''));
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          depth = 0;
          found.push(rest(element.getAttribute(name) ?? ''));
        }
      depth = 0;
      return [...found, rest(document.title)];
    },
    { open: OPEN, close: CLOSE },
  );

/** Returns controls whose text is cut or takes more than two lines. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const controls = 'button, a[class], select, [role=tab], [role=button], summary, label';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility()) continue;
      const text = element.textContent.trim();
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
        found.push(`cut (${element.scrollWidth} of ${element.clientWidth}): ${text}`);
      // Rows that open something may wrap (docs/design.md 'Principles').
      if (!element.matches('button:not(.text-left)') || element.children.length > 3) continue;
      const lines: number[] = [];
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top, width } of range.getClientRects())
          if (width > 1 && !lines.some((line) => Math.abs(line - top) < 8)) lines.push(top);
      }
      if (lines.length > 2) found.push(`${lines.length} lines: ${text}`);
    }
    return found;
  });

/**
 * Texts from the server, whose words come from elsewhere (src/words/languages.ts): titles, messages, and other whole
 * sentences.
 */
const isSentence = (key: string, text: string) =>
  /^(?:title|message)$/.test(key) || text.split(' ').length > 2;

const CARRIED = /<script[^>]*id="first-reads">(.*?)<\/script>/s;

function recordServerTexts(context: BrowserContext, serverTexts: Set<string>) {
  context.on('response', async (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (!isPage && !response.headers()['content-type']?.startsWith('application/json')) return;
    // The response may arrive when its page is gone.
    const text = await response.text().catch(() => '');
    const answer = isPage ? (CARRIED.exec(text)?.[1] ?? '') : text;
    if (!answer.startsWith('{')) return;
    JSON.parse(answer, (key, value: unknown) => {
      if (typeof value === 'string' && isSentence(key, value)) serverTexts.add(value);
      return value;
    });
  });
}

const withoutTyped = (text: string, serverTexts: ReadonlySet<string>) => {
  // Amounts in it are in an element of their own.
  if ([...serverTexts].some((each) => each.includes(text.trim()))) return '';
  let rest = text;
  for (const typed of [...TYPED, ...Object.values(LANGUAGE_NAMES), ...NUMBERS, ...BANK_NAMES])
    rest = rest.replaceAll(typed, '');
  for (const pattern of UNTRANSLATED) rest = rest.replaceAll(pattern, '');
  return rest;
};

test('every screen takes its texts from src/words, and has room for longer ones', async ({
  door,
  visit,
  person,
  receipt,
  expectedErrors,
}) => {
  test.setTimeout(600_000);
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of/);
  const baseURL = door.address;
  const { people, facts } = await buildPeople(
    (name, options) => person(name, { ...options, baseURL }),
    receipt,
    PHONE,
  );
  const pages: People = { ...people, nobody: (await visit({ viewport: PHONE, baseURL })).page };
  const serverTexts = new Set<string>();
  usePseudo(door, folder);
  for (const page of Object.values(pages)) recordServerTexts(page.context(), serverTexts);
  const words = await screenWordsIn('pseudo');
  const wrong: string[] = [];
  for (const { name, by, open } of SCREENS) {
    const page = await pages[by].context().newPage();
    page.setDefaultTimeout(15_000);
    await open(page, words, facts);
    const left = (await outside(page))
      .map((text) => withoutTyped(text, serverTexts))
      .filter((text) => /\p{L}{2}/u.test(text));
    wrong.push(...left.map((text) => `${name}: no words: ${text}`));
    wrong.push(...(await cut(page)).map((text) => `${name}: ${text}`));
    await expectNoSidewaysScroll(page);
    await page.context().setOffline(false);
    await page.close();
  }
  expect(wrong).toEqual([]);
});
