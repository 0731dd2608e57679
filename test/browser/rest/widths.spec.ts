import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays, daysOfWeek, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  DESKTOP,
  expect,
  PHONE,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';

/** From 320 to 1920 px, closer together in `npm run test:long`. */
const STEP = process.env['LONG'] === undefined ? 40 : 20;
const WIDTHS = Array.from({ length: 1600 / STEP + 1 }, (_, index) => 320 + STEP * index);
/** The board's cards are columns in portrait and on desktops; in landscape they are a list. */
const SCREENS = [
  { path: '/chores?view=calendar', name: 'upright', heightOf: (width: number) => width + 80 },
  {
    path: '/chores?view=calendar',
    name: 'on its side',
    heightOf: (width: number) => Math.min(width - 20, 700),
  },
  { path: '/chores?view=table', name: 'the table', heightOf: (width: number) => width + 80 },
  { path: '/dashboard', name: 'upright', heightOf: (width: number) => width + 80 },
];

/** Long names, every badge, and cards with all possible buttons. */
async function buildLongNames(one: Housemate, other: Housemate) {
  const { id: homeId } = await buildHome([one, other], 'Residensi Seri Pandan Indah 12A');
  const { template } = await one.api.templates.createTemplate({
    homeId,
    id: randomUUID(),
    fields: {
      name: 'Disinfecting the refrigerator and countertops',
      description: 'Everything out first.',
      frequency: 'weekly',
      priority: 5,
      estimatedTime: 90,
      icon: '🧽',
      flexible: true,
      requiresSameDay: [],
    },
  });
  const day = today();
  const monday = weekStart(day);
  const isOwn = (dueDate: string) => dueDate === day || dueDate < addDays(day, -3);
  await buildChores(homeId, [
    ...daysOfWeek(monday).map((dueDate) => ({
      type: template.id,
      assignedTo: isOwn(dueDate) ? one.userId : other.userId,
      dueDate,
    })),
    { type: 'throw_rubbish', assignedTo: one.userId, dueDate: day },
    { type: 'sweep', assignedTo: one.userId, dueDate: day },
    { type: 'wash_toilet', assignedTo: other.userId, dueDate: day },
    { type: template.id, assignedTo: one.userId, dueDate: addDays(monday, -4), status: 'overdue' },
    { type: template.id, assignedTo: other.userId, dueDate: addDays(monday, -3), status: 'overdue' },
    { type: 'mop', assignedTo: one.userId, dueDate: addDays(monday, -3), status: 'overdue' },
  ]);
  const { chores } = await one.api.chores.listChores({ homeId, from: day, to: day });
  const idOf = (type: string) => chores.find((chore) => chore.type === type)?.id ?? '';
  await one.api.chores.completeChore({ homeId, choreId: idOf('throw_rubbish') });
  await one.api.swaps.requestSwap({
    homeId,
    id: randomUUID(),
    choreId: idOf('sweep'),
    targetUserId: other.userId,
  });
}

/** Returns the faults of the page's cards. */
const faultsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);

    const rectsOf = (node: Node, start = 0, end = node.textContent?.length ?? 0) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()];
    };
    const textsOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts;
    };
    const leaves = (inner: DOMRect, { left, right, top, bottom }: DOMRect) =>
      inner.left < left - 1 || inner.right > right + 1 || inner.top < top - 1 || inner.bottom > bottom + 1;
    const pen = document.createElement('canvas').getContext('2d');

    const found = (text: Text, what: RegExp) =>
      [...text.data.matchAll(what)].flatMap(({ 0: part, index }) =>
        rectsOf(text, index, index + part.length).filter(({ width }) => width > 0),
      );
    const isSeen = (rect: DOMRect, element: Element | null): boolean =>
      element === null ||
      ((getComputedStyle(element).overflowX === 'visible' ||
        rect.right > element.getBoundingClientRect().left + 1) &&
        isSeen(rect, element.parentElement));
    /** Dots between facts that are at the start or end of a line. */
    const looseDotsOf = (card: Element) => {
      const texts = textsOf(card);
      const dots = texts.flatMap((text) =>
        found(text, /·/g)
          .filter((dot) => isSeen(dot, text.parentElement))
          .map((dot) => ({ dot, line: text.parentElement?.closest('p, h4, .overflow-x-clip')?.textContent })),
      );
      if (dots.length === 0) return [];
      const words = texts.flatMap((text) => found(text, /[^\s·]+/g));
      const isNear = (gap: number) => gap > -2 && gap < 16;
      return dots
        .filter(({ dot }) => {
          const beside = words.filter(({ top, bottom }) => top < dot.bottom - 4 && bottom > dot.top + 4);
          const before = beside.some(({ right }) => isNear(dot.left - right));
          return !before || !beside.some(({ left }) => isNear(left - dot.right));
        })
        .map(({ line }) => `a dot of ${line} begins or ends a line`);
    };

    for (const card of document.querySelectorAll('main li, main tbody tr')) {
      const edge = card.getBoundingClientRect();
      if (edge.width < 2) continue;
      for (const part of card.querySelectorAll('[data-status], button, a')) {
        const box = part.getBoundingClientRect();
        if (box.width < 2) continue;
        if (leaves(box, edge)) faults.push(`${part.textContent} leaves its card`);
        for (const text of textsOf(part)) {
          const rects = rectsOf(text);
          if (rects.some((rect) => leaves(rect, box)))
            faults.push(`${part.textContent} is wider than its place`);
          const isOneLine = new Set(rects.map(({ top }) => Math.round(top))).size <= 1;
          if (part.matches('[data-status]') || text.data === 'Mark complete')
            if (!isOneLine) faults.push(`${text.data} takes two lines`);
        }
      }
      for (const text of textsOf(card))
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
          if (rectsOf(text, index, index + word.length).length < 2 || !pen || !text.parentElement) continue;
          pen.font = getComputedStyle(text.parentElement).font;
          // 24: the largest padding of a card.
          if (pen.measureText(word).width < edge.width - 24) faults.push(`${word} breaks`);
        }
      faults.push(...looseDotsOf(card));
    }
    return [...new Set(faults)];
  });

for (const [pointer, viewport] of [
  ['a finger', PHONE],
  ['a mouse', DESKTOP],
] as const)
  test(`no badge, button or word leaves its card at any width, with ${pointer}`, async ({ person }) => {
    test.setTimeout(300_000);
    const aisyah = await person('Krishnamurthy Subramaniam-Pillai', { viewport });
    await buildLongNames(aisyah, await person('Venkataraman Chandrasekhar'));
    const { page } = aisyah;
    const found: string[] = [];
    for (const { path, name, heightOf } of SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^Mark complete/ }).first()).toBeAttached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        for (const fault of await faultsOf(page)) found.push(`${path} ${name}, ${width}: ${fault}`);
      }
    }
    expect(found).toEqual([]);
  });
