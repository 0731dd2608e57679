import type { Page } from '@playwright/test';
import { buildHome, expect, PHONE, SCREENS, test } from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';

/** Root font sizes in px: as most have it, 130 % and 200 %. */
const SIZES = [16, 21, 32];
/** A word up to this width does not break at 130 %: the layout has to give it room. */
const WORD_PX = 200;

/** What is wrong with the page at a root font size. */
const faultsAt = (page: Page, size: number) =>
  page.evaluate(
    async ([px, wordPx]) => {
      document.documentElement.style.fontSize = `${px}px`;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const faults = new Set<string>();
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) {
        const widest = [...document.querySelectorAll('body *')].filter(
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
      /** What lies above the page is looked at apart: bars, windows, and lists that open over it. */
      const layerOf = (element: Element) => {
        for (let each: Element | null = element; each; each = each.parentElement) {
          const { position, zIndex } = getComputedStyle(each);
          if (/fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')) return each;
        }
        return document.body;
      };
      /** As far as nothing that scrolls hides it. */
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
      const windows = [...document.querySelectorAll('[role$=dialog]')].filter((each) =>
        each.checkVisibility(),
      );
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
        const said = text.data.trim().slice(0, 40);
        const layer = layerOf(parent);
        lines.push(...rects.map((rect) => ({ text, rect: seenOf(rect, parent), layer })));
        // Cut by what clips it, but for an ellipsis, and for what scrolls.
        for (let each: Element | null = parent; each && each !== document.body; each = each.parentElement) {
          const { overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(each);
          const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
          const box = each.getBoundingClientRect();
          const meant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
          for (const rect of meant ? [] : rects) {
            const beside = rect.right > box.right + 2 || rect.left < box.left - 2;
            const below = rect.bottom > box.bottom + 3 || rect.top < box.top - 3;
            if (clips(overflowX) && beside) faults.add(`cut at its side: ${said}`);
            if (clips(overflowY) && below) faults.add(`cut at its foot: ${said}`);
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
              faults.add(`leaves its ${control.tagName.toLowerCase()}: ${said}`);
        for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}’']{2,}/gu)) {
          const parts = rectsOf(text, index, index + word.length);
          if (new Set(parts.map(({ top }) => Math.round(top))).size < 2 || !pen) continue;
          pen.font = getComputedStyle(parent).font;
          if (px < 32 && pen.measureText(word).width < wordPx) faults.add(`breaks inside ${word}: ${said}`);
        }
      }
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          if (one.text === other.text || one.layer !== other.layer) continue;
          // The letters of a line are less high than the line.
          const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          if (wide > 2 && high > 0.35 * Math.min(one.rect.height, other.rect.height))
            faults.add(
              `overlap: ${one.text.data.trim().slice(0, 30)} | ${other.text.data.trim().slice(0, 30)}`,
            );
        }
      return [...faults];
    },
    [size, WORD_PX] as const,
  );

test('nothing is cut, overlaps or scrolls sideways in large letters', async ({ person }) => {
  test.setTimeout(180_000);
  const aisyah = await person('Aisyah Rahman', { viewport: PHONE });
  const faizullah = await person('Muhammad Faizullah Subramaniam');
  const { id: homeId } = await buildHome([aisyah, faizullah]);
  await ask({ homeId, from: aisyah, debtors: [faizullah], title: 'TNB electricity, October', sen: 12_345 });
  await ask({ homeId, from: faizullah, debtors: [aisyah], title: 'Unifi broadband, November', sen: 9000 });
  const { page } = aisyah;
  const wrong: string[] = [];
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    for (const size of SIZES)
      wrong.push(...(await faultsAt(page, size)).map((fault) => `${screen}, ${size} px: ${fault}`));
  }
  expect(wrong).toEqual([]);
});
