import type { Page, Request } from '@playwright/test';
import { contract } from '#contract/index.ts';
import type { CallMeta } from '#contract/procedure.ts';
import type { Door } from '#test/browser/door.ts';
import { buildFullHome } from '#test/browser/full-home.ts';
import {
  DESKTOP,
  expect,
  letterLink,
  PHONE,
  test,
  withoutData,
  withoutPause,
  type MakePerson,
} from '#test/browser/harness.ts';
import { openPart } from '#test/browser/profile-steps.ts';
import { screenWordsIn } from '#test/browser/pictures/words.ts';
import { openWindow, WINDOWS } from '#test/browser/windows.ts';

/**
 * All reads of the contract. Each must be in one of the groups below, or here with the reason why no screen shows it.
 */
const READS = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries(calls)
    .filter(([, call]) => (call['~orpc'].meta as CallMeta).kind === 'read')
    .map(([name]) => `${feature}/${name}`),
);
const ON_NO_SCREEN = {
  'users/getSession': 'without it no screen opens (failures.spec.ts)',
  'pushes/getDevice': 'asked only if the browser has a push subscription (device-notifications.spec.ts)',
  'pushes/listUnread': 'asked by the service worker (pushes.spec.ts)',
};

/** Screens that are tested as they open. */
const SCREENS = [
  {
    viewport: DESKTOP,
    screens: ['/dashboard', '/chores', '/chores?view=table', '/swap-requests'],
    reads: [
      'dashboard/getDashboard',
      'chores/listChores',
      'chores/listLateChores',
      'plans/getPlanOffers',
      'absences/listAbsences',
      'swaps/listSwapRequests',
      'notifications/countUnread',
    ],
  },
  // Only phones have the tab bar.
  { viewport: PHONE, screens: ['/dashboard'], reads: ['swaps/countToAnswer'] },
  {
    viewport: DESKTOP,
    screens: ['/pay-my-money-back', '/home-management', '/move-out', '/profile'],
    reads: [
      'payments/listPaymentRequests',
      'payments/getPaymentSummary',
      'paymentDetails/getPaymentDetails',
      'settlingUp/getBetweenUs',
      'repeating/listRepeating',
      'homes/listHomes',
      'homes/getHome',
      'homes/listJoinRequests',
      'homes/getMovingOut',
      'homes/listHistory',
      'templates/listTemplates',
      'balance/getBalance',
      'users/listSessions',
      'calendars/getCalendar',
    ],
  },
];
/** Screens whose sheets and dialogs are opened too. */
const OPENED: { by?: string; only?: string; screens: string[]; reads: string[] }[] = [
  {
    screens: ['/dashboard', '/chores'],
    reads: [
      'notifications/listNotifications',
      'swaps/listChoresToTake',
      'chores/getWhy',
      'absences/previewAbsence',
      'chores/countReplaced',
    ],
  },
  {
    screens: [
      '/pay-my-money-back',
      '/home-management/members',
      '/home-management/chores',
      '/home-management/settings',
      '/profile',
    ],
    reads: [
      'paymentDetails/getPayeeDetails',
      'payments/listPayeeNames',
      'spending/getSpending',
      'templates/countOpenChores',
      'homes/getLeaving',
      'homes/getHomeDeletion',
    ],
  },
  // An administrator is asked to hand over first.
  { by: 'member', only: 'delete account', screens: ['/profile'], reads: ['users/getAccountDeletion'] },
];
const LINKS = {
  reads: ['users/checkResetLink', 'users/checkConfirmation', 'users/checkEmailChange', 'homes/getInvitation'],
};

const REASON = 'The test refuses this.';
const REFUSED = {
  status: 400,
  type: 'application/json',
  text: JSON.stringify({ json: { defined: false, code: 'BAD_REQUEST', status: 400, message: REASON } }),
};
/** Texts that say that something is unknown or can be loaded again. */
const SAYS_UNKNOWN =
  /(?:could not|couldn't) be (?:loaded|read)|couldn't (?:check|confirm)|Failed to (?:load|check)|Try again|Loading|went wrong|^unknown$|^The test refuses this\.$/i;
/** Texts that name a part of the page and say nothing about its content. */
const NAMES_A_PART = new Set(['Notifications', 'Notices', 'Names on receipts']);
/** Without these reads a screen lacks a mark, an offer or a part, and shows nothing instead. */
const LEFT_OUT = new Set([
  'swaps/countToAnswer',
  'notifications/countUnread',
  'plans/getPlanOffers',
  'homes/getHome',
  'templates/listTemplates',
  // The board then offers no swap.
  '/chores swaps/listSwapRequests',
  // Rows then show no value; what they open says so.
  '/profile paymentDetails/getPaymentDetails',
  '/profile absences/listAbsences',
  '/profile calendars/getCalendar',
  '/profile users/listSessions',
]);
const isLeftOut = (place: string, read: string) =>
  LEFT_OUT.has(read) || LEFT_OUT.has(`${place.split('?')[0]} ${read}`);
/** True for any count, which is left out. */
const HOLDS_ALWAYS = new Set([
  "You lose all of this home's chores.",
  'Remove its open chores too',
  'Their open chores will go to the others. They can only come back after you choose “Allow again”.',
  'Its payment requests will be deleted too, including unpaid ones.',
  'Your requests that nobody has paid will be deleted, and nobody will be reminded of what you owe or are owed.',
  "You've been invited",
]);
/** Ages that changed in the meantime. */
const AGES = /\d+ (?:sec|min|minutes?) ago|Just now/g;

test('each read of the contract fails on a screen', () => {
  const named = [...SCREENS, ...OPENED, LINKS].flatMap(({ reads }) => reads);
  expect([...named, ...Object.keys(ON_NO_SCREEN)].toSorted()).toEqual(READS.toSorted());
});

type Texts = Map<string, number>;
/** Returns what the page says to sighted and screen reader users, and how often. */
async function textsOn(page: Page): Promise<Texts> {
  const lines = await page.evaluate(() => [
    ...document.body.innerText.split('\n'),
    ...[...document.querySelectorAll('body [aria-label]')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getAttribute('aria-label') ?? ''),
  ]);
  const texts: Texts = new Map();
  for (const line of lines.map((each) => each.trim().replaceAll(AGES, 'ago')).filter(Boolean))
    texts.set(line, (texts.get(line) ?? 0) + 1);
  return texts;
}

const callOf = (request: Request) => /\/api\/rpc\/([\w/]+)/.exec(request.url())?.[1] ?? '';

/** Opens a place repeatedly: first normally, then with each of its reads failing. */
function walker(page: Page, door: Door) {
  const underWay = new Set<Request>();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/api/live')) return;
    underWay.add(request);
    if (READS.includes(callOf(request))) asked.add(callOf(request));
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));

  /** Waits until no read is in progress and the page's text stays the same for a moment. */
  async function settle() {
    await expect(page.locator('main')).toHaveText(/\S/);
    // It loads when the browser is idle.
    await expect(page.getByRole('status', { name: 'Notices' })).toBeAttached();
    let before: string | undefined;
    const isStill = async () => {
      const isBusy = underWay.size > 0 || (await page.locator('main [aria-busy=true]').count()) > 0;
      const now = isBusy ? undefined : await page.locator('body').innerText();
      const isSame = now !== undefined && now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isStill, { intervals: [300] }).toBe(true);
  }
  async function open(screen: string, read = 'users/getSession') {
    const answered = page.waitForResponse(new RegExp(`/api/rpc/${read}`));
    // The address of the open page with a hash would not load it again.
    if (screen.includes('#')) await page.goto('about:blank');
    await page.goto(screen);
    await answered;
    await settle();
  }
  async function refuse(read: string, work: () => Promise<void>) {
    door.answer((path) => (path.startsWith(`/api/rpc/${read}`) ? REFUSED : undefined));
    await work();
    door.answer(() => undefined);
  }
  /** Returns what the page says wrongly without the read. */
  function faultsOf(place: string, read: string, known: Texts, texts: Texts) {
    const more = [...texts.keys()].filter((line) => (texts.get(line) ?? 0) > (known.get(line) ?? 0));
    const faults = more
      .filter((line) => !SAYS_UNKNOWN.test(line) && !NAMES_A_PART.has(line) && !HOLDS_ALWAYS.has(line))
      .map((line) => `${place} without ${read}: ${line}`);
    // Content that was read before a window opened still shows.
    const isLess = [...known].some(([line, times]) => (texts.get(line) ?? 0) < times);
    const isListed = more.some((line) => SAYS_UNKNOWN.test(line) || HOLDS_ALWAYS.has(line));
    const without = `${place} without ${read}`;
    if (isLess && !isListed && !isLeftOut(place, read)) faults.push(`${without}: does not say so`);
    return faults;
  }
  return { asked, open, settle, refuse, faultsOf };
}

/** Opens the browser of a member of the full home, in front of whose server the door is. Its pages carry no data. */
async function reader(
  person: MakePerson,
  door: Door,
  viewport: { width: number; height: number },
  by = 'administrator',
) {
  const isMember = by === 'member';
  const own = await person(isMember ? 'Wei Jie Tan' : 'Aisyah Rahman', { viewport, baseURL: door.address });
  const housemate = await person.withoutBrowser(isMember ? 'Aisyah Rahman' : 'Wei Jie Tan');
  await (isMember ? buildFullHome(housemate, own) : buildFullHome(own, housemate));
  const { page } = own;
  door.become(withoutData);
  await withoutPause(own.context);
  // Otherwise the data stored by the load before would replace the failing read.
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    indexedDB.deleteDatabase('serumah');
    localStorage.clear();
    sessionStorage.clear();
  });
  return page;
}

for (const { viewport, screens, reads } of SCREENS)
  test(`a screen says nothing about data that it could not read: ${screens.join(', ')} (${viewport.width} px)`, async ({
    door,
    person,
  }) => {
    test.setTimeout(480_000);
    const page = await reader(person, door, viewport);
    const { asked, open, refuse, faultsOf } = walker(page, door);
    const seen = new Set<string>();
    const wrong: string[] = [];
    for (const screen of screens) {
      asked.clear();
      await open(screen);
      const known = await textsOn(page);
      const own = [...asked].filter((read) => read !== 'users/getSession');
      for (const read of own) {
        // The bell is the same on every screen.
        if (read === 'notifications/countUnread' && seen.has(read)) continue;
        seen.add(read);
        await refuse(read, () => open(screen, read));
        const texts = await textsOn(page);
        if (faultsOf(screen, read, known, texts).length > 0) {
          // On a busy machine the first look may have come before the last part of the screen.
          await open(screen);
          for (const [line, times] of await textsOn(page))
            known.set(line, Math.max(times, known.get(line) ?? 0));
        }
        wrong.push(...faultsOf(screen, read, known, texts));
      }
    }
    expect(wrong).toEqual([]);
    expect(reads.filter((read) => !seen.has(read))).toEqual([]);
  });

for (const { screens, reads, by, only } of OPENED)
  test(`a window says nothing about data that it could not read: ${only ?? screens.join(', ')}`, async ({
    door,
    person,
  }) => {
    test.setTimeout(480_000);
    const page = await reader(person, door, PHONE, by);
    const { asked, open, settle, refuse, faultsOf } = walker(page, door);
    const seen = new Set<string>();
    const readsOf = new Map<string, Set<string>>();
    const wrong: string[] = [];
    for (const window of WINDOWS) {
      if (!screens.includes(window.path) || (only !== undefined && window.name !== only)) continue;
      const openIt = async () => {
        await openWindow(page, await screenWordsIn('en'), window);
        await settle();
      };
      await open(window.path);
      asked.clear();
      await openIt();
      const known = await textsOn(page);
      const own = new Set(asked);
      readsOf.set(window.name, own);
      for (const read of own) {
        if (readsOf.get(window.within ?? '')?.has(read)) continue;
        seen.add(read);
        await open(window.path);
        await refuse(read, openIt);
        wrong.push(...faultsOf(window.name, read, known, await textsOn(page)));
      }
    }
    expect(wrong).toEqual([]);
    expect(reads.filter((read) => !seen.has(read))).toEqual([]);
  });

test('a part of the profile says that it could not be read', async ({ door, person }) => {
  test.setTimeout(120_000);
  const page = await reader(person, door, PHONE);
  const { open, refuse } = walker(page, door);
  for (const [part, read] of [
    ['How to pay me', 'paymentDetails/getPaymentDetails'],
    ['Away', 'absences/listAbsences'],
    ['Calendar', 'calendars/getCalendar'],
    ['Where you are signed in', 'users/listSessions'],
  ] as const)
    await refuse(read, async () => {
      await open('/profile', read);
      await expect(await openPart(page, part)).toContainText(/could not be loaded.*Try again/s);
    });
});

test('the page of a link says nothing about data that it could not read', async ({ door, person, visit }) => {
  test.setTimeout(120_000);
  const aisyah = await person.withoutBrowser('Aisyah Rahman');
  const { homeId } = await buildFullHome(aisyah, await person.withoutBrowser('Wei Jie Tan'));
  await aisyah.api.users.forgotPassword({ email: aisyah.email });
  const other = `other.${aisyah.email}`;
  await aisyah.api.users.changeEmail({ email: other, password: aisyah.password });
  const { page, context } = await visit({ viewport: PHONE, baseURL: door.address });
  await withoutPause(context);
  door.become(withoutData);
  const { asked, open, refuse, faultsOf } = walker(page, door);
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const to of [
    await letterLink('reset-password', aisyah.email, /new password/),
    await letterLink('confirm-address', aisyah.email, /onfirm/),
    await letterLink('change-email', other, /./),
    `/join-home?homeId=${homeId}`,
  ]) {
    const name = to.replace(/[?#].*/, '');
    asked.clear();
    await open(to);
    const known = await textsOn(page);
    for (const read of [...asked].filter((each) => each !== 'users/getSession')) {
      seen.add(read);
      await refuse(read, () => open(to, read));
      wrong.push(...faultsOf(name, read, known, await textsOn(page)));
    }
  }
  expect(wrong).toEqual([]);
  expect(LINKS.reads.filter((read) => !seen.has(read))).toEqual([]);
});
