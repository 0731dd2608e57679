import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import {
  buildChores,
  buildHome as buildHomeOf,
  DESKTOP,
  expect,
  PHONE,
  test,
  today,
  type Housemate,
} from '#test/browser/harness.ts';
import { ask, insertProof } from '#test/browser/payment-steps.ts';
import { buildSwap } from '#test/browser/swap-steps.ts';

type Shift = { at: number; value: number; sources: string[] };

/** Records the layout shifts without user input that the browser reports; runs in the page before everything else. */
function observe() {
  const shifts: Shift[] = [];
  const named = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what is gone';
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${text}`;
  };
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    // The DOM types do not include these entries.
    const entries = list.getEntries() as unknown as {
      startTime: number;
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }[];
    for (const { startTime, value, hadRecentInput, sources } of entries)
      if (!hadRecentInput)
        shifts.push({
          at: startTime,
          value,
          sources: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${named(node)}: ${rect(previousRect)} → ${rect(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { shifts });
}

/** Returns for how many ms nothing has loaded or moved; 0 until the page is loaded. */
function quietFor() {
  const { shifts } = globalThis as unknown as { shifts: Shift[] };
  const loaded = performance.getEntriesByType('navigation').map((entry) => entry.duration)[0] ?? 0;
  if (loaded === 0) return 0;
  const came = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
  return performance.now() - Math.max(loaded, ...came, ...shifts.map(({ at }) => at));
}

/** Returns CLS as web.dev defines it: the largest sum within five seconds of shifts less than one second apart. */
function score(shifts: Shift[]) {
  let [most, sum, start, last] = [0, 0, -Infinity, -Infinity];
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - start > 5000) [sum, start] = [0, at];
    [sum, last] = [sum + value, at];
    most = Math.max(most, sum);
  }
  return most;
}

/** Simulates a cheap phone on a slow connection. */
async function slow(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  const bytes = (megabits: number) => (megabits * 1_000_000) / 8;
  const throughput = { downloadThroughput: bytes(1.6), uploadThroughput: bytes(0.75) };
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput });
  await line.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

async function measure(page: Page, route: string) {
  await slow(page);
  await page.addInitScript(observe);
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => page.evaluate(quietFor), { timeout: 60_000 }).toBeGreaterThan(3000);
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
}

/** A home of three with something of everything: late and due chores, requests, debts, and a receipt to check. */
async function buildHome(people: [Housemate, Housemate, Housemate]) {
  const [aisyah, weiJie, priya] = people;
  const { id: homeId } = await buildHomeOf(people);
  const day = today();
  await buildChores(homeId, [
    { type: 'mop', assignedTo: aisyah.userId, dueDate: addDays(day, -1), status: 'overdue' },
    ...people.flatMap(({ userId }, index) =>
      [0, 1, 2, 3].map((days) => ({
        type: ['sweep', 'wash_toilet', 'throw_rubbish'][index] ?? 'mop',
        assignedTo: userId,
        dueDate: addDays(day, days),
      })),
    ),
  ]);
  const { chores } = await aisyah.api.chores.listChores({ homeId, from: day, to: addDays(day, 3) });
  const later = (of: Housemate) =>
    chores.find(({ assignedTo, dueDate }) => assignedTo === of.userId && dueDate > day)?.id ?? '';
  await buildSwap(homeId, weiJie, aisyah, later(weiJie), later(aisyah));
  await buildSwap(homeId, aisyah, priya, later(aisyah));
  await ask({ homeId, from: weiJie, debtors: [aisyah, priya], title: 'Netflix', sen: 5490 });
  const debtors = [weiJie, priya];
  const paymentId = await ask({ homeId, from: aisyah, debtors, title: 'Unifi broadband', sen: 14_900 });
  await insertProof({ homeId, paymentId, debtor: weiJie, state: 'review' });
}

/** web.dev calls up to 0.1 good; a fifth of that is invisible. */
const LIMIT = 0.02;
const ROUTES = [
  '/dashboard',
  '/chores',
  '/swap-requests',
  '/pay-my-money-back',
  '/home-management',
  '/home-management/members',
  '/home-management/settings',
  '/move-out',
  '/profile',
];

for (const [size, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)
  for (const route of ['/login', '/register', ...ROUTES])
    test(`nothing jumps on ${route} (${size})`, async ({ person, visit }) => {
      test.slow();
      const isGuarded = ROUTES.includes(route);
      const aisyah = isGuarded ? await person('Aisyah Rahman', { viewport }) : undefined;
      if (aisyah)
        await buildHome([
          aisyah,
          await person.withoutBrowser('Wei Jie Tan'),
          await person.withoutBrowser('Priya Nair'),
        ]);
      const { page } = aisyah ?? (await visit({ viewport }));
      const shifts = await measure(page, route);
      const place = `${route} (${size})`;
      console.log(`CLS ${score(shifts).toFixed(3)} on ${place}`);
      for (const { at, value, sources } of shifts.filter((each) => each.value >= 0.0005))
        console.log([`  ${value.toFixed(4)} at ${at.toFixed(0)} ms`, ...sources].join('\n    '));
      expect(score(shifts)).toBeLessThanOrEqual(LIMIT);
    });
