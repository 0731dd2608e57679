import type { CDPSession, Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#domain/languages.ts';
import { buildFullHome } from '#test/browser/full-home.ts';
import { expect, letterLink, PHONE, SCREENS, test, withDatabase } from '#test/browser/harness.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { closeWindow, expectRead, openWindow, WINDOWS } from '#test/browser/windows.ts';
import { filesOfPages } from '../../../tools/building/addresses.ts';

/** Sizes of letters that a reader chooses in the browser, in px: the usual one, 130 % and 200 %. */
const SIZES = [16, 21, 32] as const;
/** Small and usual phones, both orientations of tablets, laptops and the widest screens. */
const SCREEN_SIZES = [
  { width: 320, height: 640 },
  PHONE,
  { width: 640, height: 900 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Each width comes up with one size of letters, the narrowest and one wide screen also with the largest. */
const WIDTHS_WITH = { 16: [320, 640, 1024, 1920], 21: [PHONE.width, 768, 1280], 32: [320, 1024] };
/** `npm run test:long` looks at every screen with every size of letters. */
const isLookedAt = (size: (typeof SIZES)[number], { width }: { width: number }) =>
  process.env['LONG'] !== undefined || WIDTHS_WITH[size].includes(width);
/** Windows that are open while the screen becomes wide would close or change. */
const PHONES = SCREEN_SIZES.slice(0, 2);
/** The layout has room for every word up to this width. */
const WORD_PX = 200;

async function withDevTools(page: Page, act: (session: CDPSession) => Promise<unknown>) {
  const session = await page.context().newCDPSession(page);
  await act(session);
  await session.detach();
}

/** Sets the browser's size of letters. Widths in rem, also those of media queries, follow it. */
async function setLetters(page: Page, size: number) {
  await withDevTools(page, (session) => session.send('Page.setFontSizes', { fontSizes: { standard: size } }));
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
}

/** A page that was too wide for a moment while the screen became narrower would stay zoomed. */
const endZoom = (page: Page) =>
  withDevTools(page, (session) => session.send('Emulation.resetPageScaleFactor'));

/** Returns the page's faults. */
const faultsOf = (page: Page) =>
  page.evaluate(async (wordPx) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const faults = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) {
      const widest = [...document.querySelectorAll('main *')].filter(
        (each) => each.getBoundingClientRect().right > clientWidth + 1 && each.checkVisibility(),
      );
      const names = widest.slice(-3).map((each) => `${each.tagName} '${each.textContent.slice(0, 30)}'`);
      faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px: ${names.join(', ')}`);
    }

    const rectsOf = (node: Text, start = 0, end = node.data.length) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const isForReadersAlone = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { width, height } = each.getBoundingClientRect();
        const { overflow, display } = getComputedStyle(each);
        if (
          display !== 'inline' &&
          display !== 'contents' &&
          overflow !== 'visible' &&
          width <= 2 &&
          height <= 2
        )
          return true;
      }
      return false;
    };
    /** Layers above the page are checked separately: bars, windows, and lists that open over it. */
    const layerOf = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { position, zIndex } = getComputedStyle(each);
        if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return each;
      }
      return document.body;
    };
    /** The part of the rectangle that no scroller hides. */
    const seenOf = (rect: DOMRect, element: Element) => {
      let { left, right, top, bottom } = rect;
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        const box = each.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) {
          left = Math.max(left, box.left);
          right = Math.min(right, box.right);
          top = Math.max(top, box.top);
          bottom = Math.min(bottom, box.bottom);
        }
        if (position === 'fixed') break;
      }
      return { left, right, top, bottom, height: rect.height };
    };
    /** Whether scrolling sideways reveals it. */
    const isInScroller = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX)) return true;
      return false;
    };
    for (const control of document.querySelectorAll(
      'button, a, input, select, textarea, label, [data-status], .card',
    )) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForReadersAlone(control) || isInScroller(control)) continue;
      const { left, right, width } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      if (width > 2 && (right > clientWidth + 1 || left < -1))
        faults.add(`leaves the screen: ${control.tagName.toLowerCase()} '${name}'`);
      const card = control.parentElement?.closest('.card')?.getBoundingClientRect();
      if (width > 2 && card && (right > card.right + 1 || left < card.left - 1))
        faults.add(`leaves its card: ${control.tagName.toLowerCase()} '${name}'`);
    }
    const windows = [...document.querySelectorAll('[role$=dialog]')].filter((each) => each.checkVisibility());
    const root = windows.at(-1) ?? document.body;
    const pen = document.createElement('canvas').getContext('2d');
    type Line = { text: Text; rect: ReturnType<typeof seenOf>; layer: Element };
    const lines: Line[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || /^[\s·]*$/.test(text.data) || parent.closest('script, style, option, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (isForReadersAlone(parent)) continue;
      const rects = rectsOf(text);
      const words = text.data.trim().slice(0, 40);
      const layer = layerOf(parent);
      lines.push(...rects.map((rect) => ({ text, rect: seenOf(rect, parent), layer })));
      // Cut off by an ancestor, except by an ellipsis or a scroller.
      for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(each);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const box = each.getBoundingClientRect();
        const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        for (const rect of meant ? [] : rects) {
          const beside = rect.right > box.right + 2 || rect.left < box.left - 2;
          const below = rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
          if (clips(overflowX) && beside) faults.add(`cut at its side: ${words}`);
          if (clips(overflowY) && below) faults.add(`cut at its foot: ${words}`);
        }
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break;
      }
      const control = parent.closest('button, a, [data-status], label, summary, [role=tab]');
      const box = control?.getBoundingClientRect();
      if (control && box && getComputedStyle(control).display !== 'inline')
        for (const rect of rects)
          if (
            rect.right > box.right + 2 ||
            rect.left < box.left - 2 ||
            rect.bottom > box.bottom + 3 ||
            rect.top < box.top - 3
          )
            faults.add(`leaves its ${control.tagName.toLowerCase()}: ${words}`);
      // Email addresses and ids may break anywhere.
      for (const { 0: word, index } of text.data.matchAll(/(?<![@.\d\p{L}-])[\p{Script=Latin}’']{2,}/gu)) {
        const parts = rectsOf(text, index, index + word.length);
        if (new Set(parts.map(({ top }) => Math.round(top))).size < 2 || !pen) continue;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        if (pen.measureText(word).width < wordPx) faults.add(`breaks inside ${word}: ${words}`);
      }
    }
    const fromTop = lines.toSorted((one, other) => one.rect.top - other.rect.top);
    for (const [index, one] of fromTop.entries())
      for (const other of fromTop.slice(index + 1)) {
        if (other.rect.top >= one.rect.bottom) break;
        if (one.text === other.text || one.layer !== other.layer) continue;
        // The letters of a line are lower than the line.
        const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (wide > 2 && high > 0.35 * Math.min(one.rect.height, other.rect.height))
          faults.add(
            `overlap: ${one.text.data.trim().slice(0, 30)} | ${other.text.data.trim().slice(0, 30)}`,
          );
      }
    return [...faults];
  }, WORD_PX);

/** Returns the faults that stay: a slow machine draws a new layout later than the next frames. */
async function lastingFaultsOf(page: Page) {
  let faults = await faultsOf(page);
  for (const pause of [300, 1500]) {
    if (faults.length === 0) return [];
    await page.waitForTimeout(pause);
    faults = await faultsOf(page);
  }
  return faults;
}

const inLanguage = (page: Page, language: Language, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'serumah.language', value: language, url: baseURL ?? '' }]);

for (const language of LANGUAGES)
  test(`nothing is cut, overlaps or scrolls sideways at any width and size of letters (${language})`, async ({
    person,
    visit,
    baseURL,
    expectedErrors,
  }) => {
    test.setTimeout(600_000);
    expectedErrors.push(/status of/);
    const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
    const faizullah = await person.withoutBrowser('Muhammad Faizullah Subramaniam');
    const { homeId } = await buildFullHome(aisyah, faizullah);
    const words = await screenWordsIn(language);
    await aisyah.api.users.forgotPassword({ email: aisyah.email });
    const nameless = await person('To be named', { viewport: PHONE });
    await withDatabase((client) =>
      client.query("update users set display_name = ' ' where id = $1", [nameless.userId]),
    );
    await aisyah.api.users.setLanguage({ language });
    const { page: visitor } = await visit({ viewport: PHONE });
    const { page } = aisyah;
    page.setDefaultTimeout(10_000);
    for (const each of [page, visitor, nameless.page]) await inLanguage(each, language, baseURL);
    /** Each fault and where it was found first; what stays open below a window is found again. */
    const wrong = new Map<string, string>();
    const look = async (of: Page, name: string, screens: readonly { width: number; height: number }[]) => {
      for (const size of SIZES) {
        // Before the next resize, because pages notice a change of letters only then.
        await setLetters(of, size);
        for (const screen of screens.filter((each) => isLookedAt(size, each))) {
          await of.setViewportSize(screen);
          await expectRead(of);
          for (const fault of await lastingFaultsOf(of))
            if (!wrong.has(fault)) wrong.set(fault, `${name}, ${screen.width} wide, ${size} px: ${fault}`);
        }
      }
      await setLetters(of, SIZES[0]);
      await of.setViewportSize(PHONE);
      await expectRead(of);
      await endZoom(of);
    };

    const walked: [Page, string][] = [
      ...SCREENS.map((screen): [Page, string] => [page, screen]),
      [page, `/payment-success?settle=${faizullah.userId}&homeId=${homeId}`],
      [nameless.page, '/complete-profile'],
      [visitor, '/login'],
      [visitor, '/register'],
      [visitor, '/forgot-password'],
      [visitor, await letterLink('reset-password', aisyah.email, /new password/)],
      [visitor, await letterLink('payment-success', aisyah.email, /asks you for RM 90/)],
      [visitor, await letterLink('confirm-address', aisyah.email, /onfirm/)],
      [visitor, `/join-home?homeId=${homeId}`],
      [visitor, '/change-email#token=gone'],
      [visitor, '/keep-email#token=gone'],
      [visitor, '/unsubscribe#token=gone'],
      [visitor, '/nowhere'],
    ];
    const addresses = new Set(walked.map(([, to]) => to.replace(/[#?].*/, '')));
    // '/' redirects to the dashboard, '/$' is any address without a page.
    expect(Object.keys(filesOfPages()).filter((each) => !addresses.has(each))).toEqual(['/', '/$']);

    for (const [of, to] of walked) {
      await of.goto(to);
      await expect(of.locator('h1')).toBeVisible();
      await look(of, to.replace(/#.*/, ''), SCREEN_SIZES);
      for (const window of WINDOWS.filter(({ path }) => path === to)) {
        await openWindow(of, words, window);
        await look(of, window.name, PHONES);
        await closeWindow(of);
      }
    }
    expect([...wrong.values()]).toEqual([]);
  });
