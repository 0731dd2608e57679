import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import pg from 'pg';
import PostalMime from 'postal-mime';
import type { contract } from '#contract/index.ts';
import { HOME_PART_NAMES } from '#domain/places.ts';
import { dayOf } from '#domain/days.ts';
import { addressOf } from '#server/platform/db/own-role.ts';
import { PRELOAD_DELAY_MS } from '#web/ui/hooks/when-idle.ts';
import { openDoor, type Door } from '#test/browser/door.ts';
import { DATA_FOLDER, MAIL_FOLDER } from '#test/browser/places.ts';

type Api = ContractRouterClient<typeof contract>;

export const PHONE = { width: 390, height: 844 };
export const PHONE_LANDSCAPE = { width: 844, height: 390 };
export const TABLET = { width: 820, height: 1180 };
export const SMALL_DESKTOP = { width: 1024, height: 768 };
export const DESKTOP = { width: 1440, height: 900 };
export const SIZES = [PHONE, PHONE_LANDSCAPE, TABLET, SMALL_DESKTOP, DESKTOP];
/**
 * Returns whether axe runs in this size, which takes a second: in every size in `npm run test:long`, otherwise on one phone and one
 * desktop.
 */
const isLookedAt = (size: { width: number; height: number }) =>
  process.env['LONG'] !== undefined || [PHONE, DESKTOP].includes(size);

/** A member's pages, for what must hold on each of them. */
export const SCREENS = [
  '/dashboard',
  '/chores',
  '/chores?view=table',
  '/chores?view=calendar',
  '/swap-requests',
  '/pay-my-money-back',
  '/home-management',
  ...HOME_PART_NAMES.map((part) => `/home-management/${part}`),
  '/move-out',
  '/profile',
];

/** Today's date in the homes that are built here. */
export const today = () => dayOf(new Date(), 'Asia/Kuala_Lumpur');

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const region = (within: Page | Locator, name: string) =>
  within.getByRole('region', { name, exact: true });

/** A signed-in person, with or without a browser. */
export type Housemate = {
  /** Calls as this person, for what a test needs but does not show. */
  api: Api;
  /** Requests with the session of `api`. */
  request: APIRequestContext;
  userId: string;
  email: string;
  password: string;
  displayName: string;
};
/** A person whose browser has the session of `api`. */
export type Person = Housemate & { context: BrowserContext; page: Page };

type Options = {
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  /** The browser's preferred language, such as 'ms-MY'. */
  locale?: string;
  /** 'allow': with the service worker, whose answers a test cannot delay or change. */
  serviceWorkers?: 'allow';
  /** For a server other than the tests' own. */
  baseURL?: string;
};
type Fixtures = {
  /** Opens a signed-out browser whose console errors fail the test. */
  visit: (options?: Options) => Promise<{ context: BrowserContext; page: Page }>;
  /**
   * Signs a person up, in a browser of their own. A person whose screen the test does not look at needs no browser, which
   * costs as much as four calls.
   */
  person: {
    (displayName: string, options?: Options): Promise<Person>;
    withoutBrowser: (displayName: string) => Promise<Housemate>;
  };
  /** A server in front of the tests' own, which a browser opens by its address. */
  door: Door;
  /** Console errors that a test causes on purpose: Chromium logs each refused call. */
  expectedErrors: RegExp[];
};

function callsOf(requests: APIRequestContext, baseURL: string): Api {
  // From a single address the suite would register more people per hour than the server allows.
  const address = `10.${[...randomBytes(3)].join('.')}`;
  const send = async (request: Request) => {
    const answer = await requests.fetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), origin: baseURL, 'x-forwarded-for': address },
      data: Buffer.from(await request.arrayBuffer()),
    });
    return new Response(new Uint8Array(await answer.body()), {
      status: answer.status(),
      headers: answer.headers(),
    });
  };
  return createORPCClient(new RPCLink({ url: `${baseURL}/api/rpc`, fetch: (request) => send(request) }));
}

export type MakePerson = Fixtures['person'];

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands the pattern
  expectedErrors: async ({}, provide) => {
    await provide([/status of 4\d\d/]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright demands the pattern
  door: async ({}, provide) => {
    await using door = await openDoor();
    await provide(door);
  },
  visit: async ({ browser, baseURL, expectedErrors }, provide) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await provide(async ({ viewport = DESKTOP, colorScheme = 'light', locale = 'en-US', ...others } = {}) => {
      const touch = viewport.width < 1000;
      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport,
        colorScheme,
        locale,
        // axe would measure fading parts with intermediate colours, and animations slow every test.
        reducedMotion: 'reduce',
        hasTouch: touch,
        isMobile: touch,
        permissions: ['clipboard-read', 'clipboard-write'],
        timezoneId: 'Asia/Kuala_Lumpur',
        serviceWorkers: 'block',
        ...others,
      });
      contexts.push(context);
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      return { context, page: await context.newPage() };
    });
    for (const context of contexts) await context.close();
    expect(errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
  person: async ({ visit, playwright, baseURL }, provide) => {
    const apart: APIRequestContext[] = [];
    const signUp = async (request: APIRequestContext, displayName: string): Promise<Housemate> => {
      const api = callsOf(request, baseURL ?? '');
      const email = `${randomUUID().slice(-12)}@example.com`;
      const password = 'correct horse';
      const { userId } = await api.users.register({ id: randomUUID(), displayName, email, password });
      return { api, request, userId, email, password, displayName };
    };
    const inBrowser = async (displayName: string, options?: Options): Promise<Person> => {
      const { context, page } = await visit(options);
      return { context, page, ...(await signUp(context.request, displayName)) };
    };
    const withoutBrowser = async (displayName: string) => {
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      apart.push(request);
      return signUp(request, displayName);
    };
    await provide(Object.assign(inBrowser, { withoutBrowser }));
    for (const request of apart) await request.dispose();
  },
});
export { expect };

/**
 * Lets pages do at once what they put off for PRELOAD_DELAY_MS, such as storing what they read, and shortens any other
 * pause of the same length. For tests that wait for it on each page.
 */
export const withoutPause = (context: BrowserContext) =>
  context.addInitScript((pauseMs) => {
    const wait = globalThis.setTimeout;
    const waitLess = (run: () => void, ms?: number) => wait(run, ms === pauseMs ? 50 : ms);
    globalThis.setTimeout = waitLess as typeof setTimeout;
  }, PRELOAD_DELAY_MS);

/** Removes the data that a page carries. */
export const withoutData = (html: string) => html.replace(/<script[^>]*id="first-reads">.*?<\/script>/s, '');

/** From now on pages carry no data and read everything themselves, for tests of slow or failing reads. */
export const withoutFirstReads = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withoutData(await response.text()) });
  });

/** Builds a home of these people, with the first as administrator. */
export async function buildHome(people: [Housemate, ...Housemate[]], name = 'Seri Pandan 12A') {
  const [administrator, ...others] = people;
  const id = randomUUID();
  await administrator.api.homes.createHome({ id, name, timeZone: 'Asia/Kuala_Lumpur' });
  for (const other of others) await other.api.homes.joinHome({ homeId: id, sure: true });
  return { id, name };
}

// The minified build, because each page parses it again.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Only the rules of these tags that axe counts as colour rules, for the other colour scheme. */
const COLOUR_RULES: axe.RunOptions['runOnly'] = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

/**
 * Runs axe. `@axe-core/playwright` would send axe again each time and return all passed checks, which takes six times
 * as long.
 */
async function lookWithAxe(page: Page, runOnly: NonNullable<axe.RunOptions['runOnly']>, part?: string) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([rules, within]) => {
      const { axe: own } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await own.run(within ?? document, {
        runOnly: rules,
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [runOnly, part] as const,
  );
}

/** Expects that axe finds nothing on the page, or on the selected part of it. */
export async function expectAccessible(
  page: Page,
  part?: string,
  rules: NonNullable<axe.RunOptions['runOnly']> = TAGS,
) {
  // An address changes before its screen renders.
  await expect(page.locator('h1')).not.toHaveCount(0);
  await page.evaluate(async () => {
    // Colours that have just been switched start to change in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  // On a busy machine some are still the old ones then, and each run takes seconds. Real faults stay.
  await expect
    .poll(() => lookWithAxe(page, rules, part), { intervals: [0, 300, 1000], timeout: 20_000 })
    .toEqual([]);
}

type Look = {
  sizes?: { width: number; height: number }[];
  /** The sizes with a check of dark mode too. */
  dark?: { width: number; height: number }[];
  /** Selector of the part that axe checks, if the rest was checked before. */
  part?: string;
};

/**
 * Expects that no size scrolls sideways and that axe finds nothing. Dark mode changes only colours, so only colour
 * rules run in it, on a phone and a desktop unless the caller names other sizes.
 */
export async function expectSound(
  page: Page,
  { sizes = [PHONE, DESKTOP], dark = [PHONE, DESKTOP], part }: Look = {},
) {
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    if (!isLookedAt(size)) continue;
    const schemes = dark.includes(size) ? (['light', 'dark'] as const) : (['light'] as const);
    // The next size starts with the current scheme, because each switch repaints the whole page.
    for (const colorScheme of index % 2 === 0 ? schemes : schemes.toReversed()) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, part, colorScheme === 'light' ? TAGS : COLOUR_RULES);
    }
  }
}

/** Expects that the page does not scroll sideways. After a resize it takes a moment to render again. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

/** Expects that a link led to this place: visible, focused and highlighted for a moment. */
export async function expectLedTo(place: Locator) {
  await expect(place).toHaveAttribute('data-linked', '');
  await expect(place).toBeInViewport();
  await expect(place).toBeFocused();
}

export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * Waits until the page has run the code of these files: then what they draw opens without a connection. That a file has arrived is not enough,
 * because the files that it imports may still be on their way.
 */
export async function expectLoaded(page: Page, files: readonly string[]) {
  const arrived = () =>
    page.evaluate((names) => {
      const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.flatMap((file) => addresses.find((address) => address.includes(`/assets/${file}-`)) ?? []);
    }, files);
  await expect.poll(async () => (await arrived()).length).toBe(files.length);
  // The page imports each of them itself: a second import of an address ends when the first one does.
  await page.evaluate(
    async (addresses) => {
      await Promise.all(addresses.map((address) => import(address)));
    },
    await arrived(),
  );
}

export const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('status').getByText(text, { exact: true }).first()).toBeVisible();

/** Waits for the newest email to an address with such a subject. */
export async function letterTo(email: string, subject: RegExp) {
  let found: Awaited<ReturnType<typeof PostalMime.parse>> | undefined;
  await expect
    .poll(
      async () => {
        const files = readdirSync(MAIL_FOLDER).filter((name) => name.endsWith(` ${email}.eml`));
        for (const file of files.toSorted().toReversed()) {
          const letter = await PostalMime.parse(readFileSync(path.join(MAIL_FOLDER, file)));
          if (letter.to?.some((to) => to.address === email) && subject.test(letter.subject ?? '')) {
            found = letter;
            return true;
          }
        }
        return false;
      },
      { timeout: 20_000, intervals: [100] },
    )
    .toBe(true);
  return found as NonNullable<typeof found>;
}

/** Returns the link to that page in the newest such email. */
export async function letterLink(page: string, email: string, subject: RegExp) {
  const { text = '' } = await letterTo(email, subject);
  const { pathname, search, hash } = new URL(new RegExp(`^http\\S+/${page}\\S+$`, 'm').exec(text)?.[0] ?? '');
  return `${pathname}${search}${hash}`;
}

/** From their own page: the answer deletes several cookies at once, which `api` cannot pass on. */
export async function deleteAccount({ page, password }: Person) {
  await page.goto('/profile');
  await page.evaluate(async (typed) => {
    await fetch('/api/rpc/users/deleteAccount', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { password: typed } }),
    });
  }, password);
}

/**
 * Connects to the database of the browser tests' server, or of another folder's server, for states that no call
 * creates: a chore due today, whatever day the tests run on.
 */
export async function withDatabase<T>(
  work: (client: pg.Client) => Promise<T>,
  folder = DATA_FOLDER,
): Promise<T> {
  const client = new pg.Client(addressOf(path.join(folder, 'postgres')));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes it seem that the person signed in an hour ago. */
export const signedInLongAgo = ({ userId }: Pick<Housemate, 'userId'>) =>
  withDatabase((client) =>
    client.query("update sessions set created_at = now() - interval '1 hour' where user_id = $1", [userId]),
  );

type ChoreToBuild = { type: string; assignedTo: string; dueDate: string; status?: 'pending' | 'overdue' };

/** Confirms the person's address without opening the link. */
export const confirmAddress = ({ userId }: Housemate, folder = DATA_FOLDER) =>
  withDatabase(
    (client) => client.query('update users set email_verified = true where id = $1', [userId]),
    folder,
  );

/** Replaces all chores of a home by these, as if they had just been planned. */
export const buildChores = (homeId: string, chores: ChoreToBuild[], folder = DATA_FOLDER) =>
  withDatabase(async (client) => {
    await client.query('delete from chores where home_id = $1', [homeId]);
    await client.query('update homes set acts = acts + 1 where id = $1', [homeId]);
    for (const { type, assignedTo, dueDate, status = 'pending' } of chores)
      await client.query(
        `insert into chores (home_id, type, assigned_to, turn_of, due_date, planned_on, status, made)
         select id, $2, $3, $3, $4, $4, $5, acts from homes where id = $1`,
        [homeId, type, assignedTo, dueDate, status],
      );
  }, folder);
