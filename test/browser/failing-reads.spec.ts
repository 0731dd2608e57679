import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { addDays, weekStart } from '#domain/days.ts';
import {
  buildChores,
  buildHome,
  carryNothing,
  DESKTOP,
  expect,
  test,
  today,
  type Person,
} from '#test/browser/harness.ts';
import { ask } from '#test/browser/payment-steps.ts';
import { DETAILS } from '#test/builders/payment-details.ts';

/** Two tests of as long: they run side by side. */
const SCREENS = [
  ['/dashboard', '/chores', '/chores?view=table', '/swap-requests'],
  ['/pay-my-money-back', '/home-management', '/move-out', '/profile'],
];

const REASON = 'The test refuses this.';
/** What says that something is not known, or asks for it again. */
const SAYS_SO =
  /could not be (?:loaded|read)|Failed to (?:load|check)|Try again|Loading|went wrong|^unknown$|^The test refuses this\.$/i;
/** What names a part of the page, and says nothing of what is in it. */
const NAMES_A_PART = new Set(['Notifications', 'Notices', 'Names on receipts']);
/** Without these reads a screen lacks a name, a picture, an offer or a mark, and says nothing in their place. */
const ADDS_ALONE = new Set([
  'notifications/countUnread',
  'plans/getPlanOffers',
  'absences/listAbsences',
  'swaps/listSwapRequests',
  'homes/getHome',
  'templates/listTemplates',
]);
/** Times that went by meanwhile. */
const AGES = /\d+ (?:sec|min|minutes?) ago|Just now/g;

/** What the page says, to the eye and to a screen reader, and how often. */
async function saidOn(page: Page) {
  const lines = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('body [aria-label]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('aria-label') ?? ''),
  ]);
  const said = new Map<string, number>();
  for (const line of lines.map((each) => each.trim().replaceAll(AGES, 'ago')).filter(Boolean))
    said.set(line, (said.get(line) ?? 0) + 1);
  return said;
}

/** Opens a screen, and waits until no read is under way any more, and the page says the same for a moment. */
function opener(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => !request.url().includes('/api/live') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async (screen: string, read = 'users/getSession') => {
    const answered = page.waitForResponse(new RegExp(`/api/rpc/${read}`));
    await page.goto(screen);
    await answered;
    await expect(page.locator('main')).toHaveText(/\S/);
    let before: string | undefined;
    const isStill = async () => {
      const isBusy = open.size > 0 || (await page.locator('main [aria-busy=true]').count()) > 0;
      const now = isBusy ? undefined : await page.locator('body').innerText();
      const isSame = now !== undefined && now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
  };
}

/** In this home no list is empty and no count is 0, so whatever an empty list or a 0 would say is wrong. */
async function buildFullHome(aisyah: Person, weiJie: Person) {
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const [hers, his] = [aisyah.userId, weiJie.userId];
  const lastWeek = addDays(weekStart(today()), -3);
  await buildChores(homeId, [
    { type: 'mop', assignedTo: hers, dueDate: today() },
    { type: 'throw_rubbish', assignedTo: hers, dueDate: today() },
    { type: 'wash_toilet', assignedTo: his, dueDate: today() },
    { type: 'sweep', assignedTo: hers, dueDate: addDays(today(), 2) },
    { type: 'mop', assignedTo: his, dueDate: addDays(today(), 2) },
    { type: 'sweep', assignedTo: hers, dueDate: lastWeek, status: 'overdue' },
    { type: 'mop', assignedTo: his, dueDate: lastWeek, status: 'overdue' },
  ]);
  const { chores } = await aisyah.api.chores.listChores({
    homeId,
    from: today(),
    to: addDays(today(), 7),
  });
  const choreOf = (userId: string) =>
    chores.find(({ assignedTo, dueDate }) => assignedTo === userId && dueDate > today())?.id ?? '';
  const rubbish = chores.find(({ type }) => type === 'throw_rubbish')?.id ?? '';
  await aisyah.api.chores.completeChore({ homeId, choreId: rubbish });
  for (const [from, to] of [
    [aisyah, weiJie],
    [weiJie, aisyah],
  ] as const)
    await from.api.swaps.requestSwap({
      homeId,
      id: randomUUID(),
      choreId: choreOf(from.userId),
      targetUserId: to.userId,
    });
  await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'TNB', sen: 5960 });
  const paid = await ask({ homeId, from: aisyah, debtors: [weiJie], title: 'Gas', sen: 3000 });
  await weiJie.api.payments.markAsPaid({ homeId, paymentId: paid });
  await ask({ homeId, from: weiJie, debtors: [aisyah], title: 'Unifi', sen: 9000 });
  for (const { api } of [aisyah, weiJie]) await api.paymentDetails.savePaymentDetails(DETAILS);
  await aisyah.api.absences.createAbsence({
    homeId,
    id: randomUUID(),
    from: addDays(today(), 20),
    to: addDays(today(), 21),
  });
}

for (const screens of SCREENS)
  test(`a page says nothing of what it could not read: ${screens.join(', ')}`, async ({ person }) => {
    test.setTimeout(240_000);
    const aisyah = await person('Aisyah Rahman', { viewport: DESKTOP });
    await buildFullHome(aisyah, await person('Wei Jie Tan'));
    const { page } = aisyah;
    await carryNothing(page);
    // What the device kept of the load before would stand in for the read that fails.
    await page.addInitScript(() => void indexedDB.deleteDatabase('serumah'));
    const load = opener(page);
    const wrong: string[] = [];
    for (const screen of screens) {
      const reads = new Set<string>();
      const note = (request: { url: () => string }) => {
        const [, call] = /\/api\/rpc\/([\w/]+)/.exec(request.url()) ?? [];
        if (call && /\/(?:get|list|count)/.test(call) && call !== 'users/getSession') reads.add(call);
      };
      page.on('request', note);
      await load(screen);
      const known = await saidOn(page);
      page.off('request', note);
      for (const read of reads) {
        // The bell is the same on every screen.
        if (read === 'notifications/countUnread' && screen !== screens[0]) continue;
        const refuse = `**/api/rpc/${read}*`;
        await page.route(refuse, (route) =>
          route.fulfill({
            status: 400,
            json: { json: { defined: false, code: 'BAD_REQUEST', status: 400, message: REASON } },
          }),
        );
        await load(screen, read);
        const said = await saidOn(page);
        await page.unroute(refuse);
        const isNew = (line: string) => (said.get(line) ?? 0) > (known.get(line) ?? 0);
        const untrue = () =>
          [...said.keys()].filter((line) => isNew(line) && !SAYS_SO.test(line) && !NAMES_A_PART.has(line));
        if (![...said.keys()].some((line) => isNew(line) && SAYS_SO.test(line)))
          if (!ADDS_ALONE.has(read)) wrong.push(`${screen} without ${read}: does not say so`);
        if (untrue().length > 0) {
          // On a busy machine the first look may have come before the last part of the screen.
          await load(screen);
          for (const [line, times] of await saidOn(page))
            known.set(line, Math.max(times, known.get(line) ?? 0));
        }
        wrong.push(...untrue().map((line) => `${screen} without ${read}: ${line}`));
      }
    }
    expect(wrong).toEqual([]);
  });
