import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writePages } from '#test/builders/built-pages.ts';
import { buildHome, signUp } from '#test/builders/homes.ts';
import { sharedApp, startApp, type Browser } from '#test/running/app.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'serumah-dist-'));
writePages(dist, '<html><head></head><body></body></html>', {
  'plans/PlanBanners.tsx': { file: 'assets/PlanBanners.js', imports: ['_offers.js'] },
  '_offers.js': { file: 'assets/offers.js' },
});
afterAll(() => rmSync(dist, { recursive: true }));

const app = await sharedApp({}, { dist });

type Carried = {
  path: string[];
  input?: unknown;
  isPaged?: true;
  json: unknown;
  meta: unknown;
};

async function open(at: string, browser: Browser = app.browser(), { base } = app) {
  const answer = await browser.fetch(base + at, { headers: { 'sec-fetch-site': 'none' } });
  const html = await answer.text();
  const block = /<script type="application\/json" id="first-reads">(.*?)<\/script>/s.exec(html)?.[1];
  const { at: position, reads } = JSON.parse(block ?? 'null') as { at: string; reads: Carried[] };
  return { answer, html, position, carried: reads };
}
/** Opens the page, and again if a busy machine left out its reads. */
async function opened(at: string, browser: Browser, count: number) {
  for (let tries = 1; ; tries++) {
    const page = await open(at, browser);
    if (page.carried.length >= count || tries === 20) return page;
  }
}
const named = (carried: Carried[]) =>
  carried.map(({ path: place, isPaged }) => place.join('.') + (isPaged ? ' paged' : '')).toSorted();
const of = (carried: Carried[], name: string) => carried.find(({ path: place }) => place.join('.') === name);

const DASHBOARD = ['dashboard.getDashboard', 'payments.getPaymentSummary', 'templates.listTemplates'];

const HOME_MANAGEMENT = [
  'balance.getBalance',
  'homes.listHistory paged',
  'homes.listHomes',
  'plans.getPlanOffers',
  'templates.listTemplates',
];

test('a signed-out visitor gets only that fact', async () => {
  const { carried, answer } = await opened('/dashboard', app.browser(), 1);
  expect(named(carried)).toEqual(['users.getSession']);
  expect(of(carried, 'users.getSession')?.json).toMatchObject({ user: null });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.for<[string, string[]]>([
  ['/', DASHBOARD],
  ['/dashboard', DASHBOARD],
  [
    '/chores',
    [
      'absences.listAbsences',
      'chores.listChores',
      'chores.listLateChores',
      'plans.getPlanOffers',
      'swaps.listSwapRequests',
      'templates.listTemplates',
    ],
  ],
  [
    '/chores?week=2026-01-07',
    [
      'absences.listAbsences',
      'chores.listChores',
      'plans.getPlanOffers',
      'swaps.listSwapRequests',
      'templates.listTemplates',
    ],
  ],
  ['/home-management', HOME_MANAGEMENT],
  ['/home-management/settings', HOME_MANAGEMENT],
  [
    '/swap-requests',
    ['swaps.listSwapRequests paged', 'swaps.listSwapRequests paged', 'templates.listTemplates'],
  ],
  [
    '/pay-my-money-back',
    ['payments.getPaymentSummary', 'payments.listPaymentRequests paged', 'settlingUp.getBetweenUs'],
  ],
  ['/profile', []],
])('%s carries what it reads first', async ([at, expected]) => {
  const aisyah = await signUp(app);
  await buildHome([aisyah]);
  const everywhere = ['users.getSession', 'homes.getHome', 'notifications.countUnread'];
  const { carried } = await opened(at, aisyah, everywhere.length + expected.length);
  expect(named(carried)).toEqual([...everywhere, ...expected].toSorted());
});

test('the page also has the stream’s position at that time', async () => {
  const aisyah = await signUp(app);
  const { position } = await open('/profile', aisyah);
  expect(position).toBe(app.hub.position());
  await aisyah.api.users.updateDisplayName({ displayName: 'Another Name' });
  await expect.poll(() => app.hub.position()).not.toBe(position);
});

test('the page carries the answers of the calls', async () => {
  const [aisyah, weiJie] = [await signUp(app), await signUp(app, 'Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah, weiJie]);
  const { carried } = await opened('/dashboard', aisyah, 6);
  const asked = { homes: 'getHome', dashboard: 'getDashboard', templates: 'listTemplates' };
  for (const [area, name] of Object.entries(asked)) {
    const call = await aisyah.fetch(`${app.base}/api/rpc/${area}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: { homeId } }),
    });
    const { json, meta } = (await call.json()) as Carried;
    expect(of(carried, `${area}.${name}`)).toMatchObject({ input: { homeId }, json, meta: meta ?? [] });
  }
});

test('a link to another home, or a home that is not theirs, carries nothing of a home', async () => {
  const [aisyah, weiJie] = [await signUp(app), await signUp(app, 'Wei Jie Tan')];
  const { id: homeId } = await buildHome([aisyah]);
  await buildHome([weiJie], { name: 'Taman Sari 3' });
  for (const at of [`/chores?homeId=${homeId}`, '/chores?homeId=nothing'])
    expect(named((await opened(at, weiJie, 1)).carried), at).toEqual(['users.getSession']);
  const removed = await signUp(app, 'Mei Ling');
  await removed.api.homes.joinHome({ homeId });
  await aisyah.api.homes.removeMember({ homeId, userId: removed.userId });
  expect(named((await opened('/dashboard', removed, 1)).carried)).toEqual(['users.getSession']);
});

test('a name cannot end the block that carries it', async () => {
  const aisyah = await signUp(app, '</script><b>');
  const { carried, html } = await opened('/profile', aisyah, 1);
  expect(html).not.toContain('<b>');
  expect(of(carried, 'users.getSession')?.json).toMatchObject({ user: { displayName: '</script><b>' } });
});

test('a browser that is not known yet is known by the page that it opens', async () => {
  const aisyah = await signUp(app);
  for (const name of aisyah.jar.keys()) if (!name.endsWith('session_token')) aisyah.jar.delete(name);
  const { answer } = await opened('/profile', aisyah, 1);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^serumah\.\w+=/)]);
  expect((await opened('/profile', aisyah, 1)).answer.headers.getSetCookie()).toEqual([]);
});

test('HEAD requests and files carry nothing', async () => {
  const answer = await fetch(`${app.base}/dashboard`, { method: 'HEAD' });
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('if the database is silent, the page comes without its data', async () => {
  await using silent = await startApp({}, { dist });
  const aisyah = await signUp(silent);
  const blocking = await silent.pool.connect();
  await blocking.query('begin; lock table sessions in access exclusive mode');
  const { answer, carried } = await open('/dashboard', aisyah, silent);
  expect([answer.status, carried]).toEqual([200, []]);
  await blocking.query('rollback');
  blocking.release();
});
