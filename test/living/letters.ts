import { sql } from 'kysely';
import { chorePlace, paymentPlace, swapPlace } from '#domain/places.ts';
import { findHomeByMark } from '#domain/home-mark.ts';
import pino from 'pino';
import { deliverLetter } from '#server/telling/letters/delivering.ts';
import { emailOf, type QueuedLetter } from '#server/telling/letters/kinds.ts';
import { readUnsubscribeToken } from '#server/telling/mail/unsubscribe-token.ts';
import type { Mail } from '#server/telling/mail/sending.ts';
import { tokenIn } from '#test/observers/link-token.ts';
import { moneyOf } from '#test/living/money-lists.ts';
import { complain, personOf, type Resident, type World } from '#test/living/world.ts';

/** A sent letter, with all links in it. */
export type Delivered = { letter: QueuedLetter; mail: Mail; links: URL[]; at: Date };

type Job = { id: string; data: QueuedLetter; isLater: boolean };

/** Takes the queued letters, oldest first, with the delayed ones if `later` is set. */
async function takeWaiting({ app }: World, later: boolean): Promise<Job[]> {
  const { rows } = await sql<Job>`
    delete from pgboss.job where name = 'mail' and (${later} or start_after <= created_on)
    returning id, data, start_after > created_on as "isLater", created_on`.execute(app.db);
  return rows as (Job & { created_on: Date })[];
}

const addressesIn = ({ html, text }: Mail): URL[] => {
  const written = [...html.matchAll(/href="(http[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))),
  );
  const plain = text.match(/^http\S+$/gm) ?? [];
  return [...new Set([...written, ...plain])].map((address) => new URL(address));
};

/** Sends every queued letter with its current facts, and hands it to its recipient. */
export async function deliver(
  world: World,
  { later = false, read }: { later?: boolean; read: (to: Resident, delivered: Delivered) => Promise<void> },
): Promise<void> {
  const { app, people } = world;
  const jobs = (await takeWaiting(world, later)) as (Job & { created_on: Date })[];
  const inOrder = jobs.toSorted((a, b) => a.created_on.getTime() - b.created_on.getTime());
  for (const [index, { id, data }] of inOrder.entries()) {
    const sent: Mail[] = [];
    const mailer = {
      send: (mail: Mail) => Promise.resolve(String(sent.push(mail))),
      verify: () => Promise.resolve(),
      close: () => {},
    };
    const deps = {
      db: app.db,
      mailer,
      publicUrl: app.settings.PUBLIC_URL,
      secrets: app.settings,
      now: () => app.clock.now,
      log: pino({ level: 'silent' }),
    };
    // The queue uses the real time, not the story's; only the order matters.
    const createdOn = new Date(app.clock.now.getTime() + index);
    await deliverLetter(deps, { id, data, createdOn, signal: new AbortController().signal });
    const [mail] = sent;
    if (!mail) continue;
    const to = people.find(({ email, isGone }) => email === mail.to.address && !isGone);
    if (!to) {
      complain(world, `a letter ${data.kind} goes to ${mail.to.address}, which belongs to no account`);
      continue;
    }
    const delivered = { letter: data, mail, links: addressesIn(mail), at: app.clock.now };
    to.letters.push(delivered);
    await read(to, delivered);
  }
}

type Answer = { result?: { bill: { homeName: string; debtorName: string }; alreadyPaid: boolean } };

/** Calls a callable as the proof page does. It is signed in as `by`, if there is one. */
export async function callFunction({ app }: World, name: string, data: unknown, by?: Resident) {
  const { fetch: ask } = by ?? app.browser();
  const response = await ask(`${app.base}/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const homeNameOf = async ({ app }: World, homeId: string) => {
  const home = app.db.selectFrom('homes').select('name').where('id', '=', homeId);
  return (await home.executeTakeFirst())?.name;
};

/** Returns the shares that a letter about money is about: one, or all open ones. */
const linesOf = (letter: QueuedLetter) => [
  ...('paymentId' in letter ? [letter] : []),
  ...('others' in letter ? (letter.others ?? []) : []),
];

const part = (link: URL, name: string) => link.searchParams.get(name) ?? '';

async function openProofPage(world: World, to: Resident, { letter }: Delivered, link: URL) {
  const [paymentId, userId, token] = [part(link, 'paymentId'), part(link, 'userId'), part(link, 'token')];
  if (userId !== to.userId) return `opens another person's share`;
  const { status, body } = await callFunction(world, 'checkPaymentStatus', { paymentId, userId, token });
  const { result } = body as Answer;
  if (status !== 200 || !result) return `answers ${status} ${JSON.stringify(body)}`;
  const lines = linesOf(letter);
  const share = lines.find((each) => each.paymentId === paymentId);
  if (!share) return 'opens a share that the letter is not about';
  if (result.bill.homeName !== (await homeNameOf(world, share.homeId)))
    return `opens a share of ${result.bill.homeName}`;
  if (result.bill.debtorName !== to.name) return `opens the share of ${result.bill.debtorName}`;
  return undefined;
}

async function readToken(world: World, to: Resident, { letter }: Delivered, link: URL) {
  const stopped = await readUnsubscribeToken(world.app.settings, tokenIn(link.href));
  if (!stopped) return 'does not open';
  const { userId, group } = stopped;
  if (userId !== to.userId) return 'would stop the letters of another person';
  // 'all' is the group of letters to an unconfirmed address.
  const isOfLetter = group === 'all' || group === emailOf(letter).group;
  return isOfLetter ? undefined : `would stop letters of ${group}`;
}

const opens: Record<
  string,
  (world: World, to: Resident, delivered: Delivered, link: URL) => Promise<string | undefined>
> = {
  '/payment-success': openProofPage,
  '/unsubscribe': readToken,
  '/confirm-address': async (_world, to, _delivered, link) => {
    await to.api.users.confirmAddress({ token: tokenIn(link.href) });
    return undefined;
  },
  '/swap-requests': openSwaps,
  '/chores': openBoard,
  '/home-management': (world, to, delivered, link) =>
    delivered.letter.kind === 'removed-from-home' || delivered.letter.kind === 'home-deleted'
      ? Promise.resolve(undefined)
      : openHomePage(world, to, delivered, link),
  '/pay-my-money-back': openPayments,
  // The page asks for an address, so anyone can open it.
  '/forgot-password': async (_world, _to, { letter }) =>
    letter.kind === 'account-changed' ? undefined : 'is for the owner of an account that was changed',
};

/** A page that shows a home must show the letter's home. */
async function openHomePage(_world: World, to: Resident, { letter }: Delivered, link: URL) {
  const homeIds = ['homeId' in letter ? letter.homeId : '', ...linesOf(letter).map(({ homeId }) => homeId)];
  const homeId = findHomeByMark(part(link, 'homeId'), homeIds);
  if (homeId === undefined) return `shows the home ${part(link, 'homeId')}`;
  const isMoney = link.pathname === '/pay-my-money-back';
  const homes = await to.api.homes.listHomes();
  return isMoney || homes.some(({ id }) => id === homeId) ? undefined : 'leads to a home that is not theirs';
}

async function openSwaps(world: World, to: Resident, delivered: Delivered, link: URL) {
  const { letter } = delivered;
  const problem = await openHomePage(world, to, delivered, link);
  if (problem !== undefined || !('swapRequestId' in letter)) return problem ?? 'is about no swap';
  const { homeId, swapRequestId } = letter;
  if (link.hash !== `#${swapPlace(swapRequestId)}`) return `shows ${link.hash}`;
  const { swaps } = await to.api.swaps.listSwapRequests({ homeId, direction: 'incoming' });
  return swaps.some(({ id }) => id === swapRequestId) ? undefined : 'leads to a request that does not exist';
}

/** The letter of an answered swap must open the week of its chore. */
async function openBoard(world: World, to: Resident, delivered: Delivered, link: URL) {
  const { letter } = delivered;
  const problem = await openHomePage(world, to, delivered, link);
  if (problem !== undefined || !('swapRequestId' in letter)) return problem ?? 'is about no swap';
  const { homeId, swapRequestId } = letter;
  const { swaps } = await to.api.swaps.listSwapRequests({ homeId, direction: 'outgoing' });
  const chore = swaps.find(({ id }) => id === swapRequestId)?.chore;
  if (chore?.dueDate !== part(link, 'week'))
    return `shows ${part(link, 'week')} for a chore of ${chore?.dueDate}`;
  // The chore may have been removed since.
  return chore.id === null || link.hash === `#${chorePlace(chore.id)}` ? undefined : `shows ${link.hash}`;
}

async function openPayments(world: World, to: Resident, delivered: Delivered, link: URL) {
  const { letter } = delivered;
  // A former member sees others' requests only while their share is open. A letter about an ended share leads to the page alone.
  const isEnd = letter.kind === 'payment-confirmed' || letter.kind === 'payment-let-go';
  if (isEnd && link.search === '') {
    const homes = await to.api.homes.listHomes();
    return homes.some(({ id }) => id === letter.homeId) ? 'names no home' : undefined;
  }
  const problem = await openHomePage(world, to, delivered, link);
  if (problem !== undefined) return problem;
  // The share was taken out, so the page has no request to show.
  if (letter.kind === 'payment-taken-out')
    return link.hash === '' ? undefined : `shows ${link.hash}, which is not theirs`;
  const lines = linesOf(letter);
  const shown = lines.find(({ paymentId }) => link.hash.startsWith(`#${paymentPlace(paymentId)}`));
  if (lines.length === 1 && !shown) return `shows ${link.hash}`;
  const homeIds = (await to.api.homes.listHomes()).map(({ id }) => id);
  const isMember = findHomeByMark(part(link, 'homeId'), homeIds) !== undefined;
  if (!shown) return undefined;
  const payments = await moneyOf(to, isMember ? shown.homeId : null);
  return payments.some(({ id }) => id === shown.paymentId)
    ? undefined
    : 'leads to a request that does not exist';
}

/** Follows every link of a letter as its recipient, and complains about wrong ones. */
export async function follow(world: World, to: Resident, delivered: Delivered): Promise<void> {
  const { letter, mail, links } = delivered;
  if (personOf(world, letter.userId) !== to) complain(world, `a letter ${letter.kind} went to ${to.name}`);
  if (/undefined|\[object|null\b/.test(mail.subject + mail.text))
    complain(world, `a letter ${letter.kind} says ${mail.subject}\n${mail.text}`);
  for (const link of links) {
    const open = opens[link.pathname];
    const problem = open ? await open(world, to, delivered, link) : 'leads to no page';
    if (problem !== undefined) complain(world, `${link.pathname} in ${letter.kind} to ${to.name} ${problem}`);
  }
}
