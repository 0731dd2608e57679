import { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import { createRouterClient, type Router } from '@orpc/server';
import type { InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import type { Home } from '#contract/homes.ts';
import type { contract } from '#contract/index.ts';
import { dayOf, isDay, weeksAround, weekStart, type Day } from '#domain/days.ts';
import { findHomeByMark } from '#domain/home-mark.ts';
import { PAYMENT_SIDES } from '#domain/payment-sides.ts';
import { HOME_PART_NAMES } from '#domain/places.ts';
import { mapErrors, type RequestContext } from '#server/platform/calls/calls.ts';
import { isOpenedByPerson } from '#server/platform/http/opened-by-person.ts';
import type { Origin, RequestEvents } from '#server/platform/logs/security-events.ts';

/** The longest wait for a page's reads. The page makes the missing ones itself. */
const MOST_MS = 250;

type Inputs = InferContractRouterInputs<typeof contract>;
type Outputs = InferContractRouterOutputs<typeof contract>;
type Session = Outputs['users']['getSession'];
type Read = {
  path: [area: string, name: string];
  input?: unknown;
  /** The first page of a paged list. */
  isPaged?: true;
};

function read<A extends keyof Inputs, N extends keyof Inputs[A] & string>(
  area: A,
  name: N,
  input?: Inputs[A][N & keyof Inputs[A]],
): Read {
  return { path: [area, name], ...(input !== undefined && { input }) };
}

type Opened = { homeId: string; today: Day; search: URLSearchParams };

function readsOfBoard({ homeId, today, search }: Opened): Read[] {
  const asked = search.get('week') ?? '';
  const monday = weekStart(isDay(asked) ? asked : today);
  return [
    read('templates', 'listTemplates', { homeId }),
    read('chores', 'listChores', { homeId, ...weeksAround(monday) }),
    ...(monday === weekStart(today) ? [read('chores', 'listLateChores', { homeId })] : []),
    read('swaps', 'listSwapRequests', { homeId, direction: 'outgoing' }),
    read('absences', 'listAbsences', { homeId }),
    read('plans', 'getPlanOffers', { homeId }),
  ];
}

const sideOf = (search: URLSearchParams) => PAYMENT_SIDES.find((side) => side === search.get('show'));

const readsOfHome = ({ homeId }: Opened): Read[] => [
  read('homes', 'listHomes'),
  read('templates', 'listTemplates', { homeId }),
  read('plans', 'getPlanOffers', { homeId }),
  read('balance', 'getBalance', { homeId }),
  { ...read('homes', 'listHistory', { homeId }), isPaged: true },
];

/** The first reads of each page, with the page's own inputs. */
const READS: Record<string, (opened: Opened) => Read[]> = {
  '/dashboard': ({ homeId }) => [
    read('templates', 'listTemplates', { homeId }),
    read('dashboard', 'getDashboard', { homeId }),
    read('payments', 'getPaymentSummary', { homeId }),
  ],
  '/chores': readsOfBoard,
  // The rows of phones and the parts of wide screens need the same.
  '/home-management': readsOfHome,
  ...Object.fromEntries(HOME_PART_NAMES.map((part) => [`/home-management/${part}`, readsOfHome])),
  '/swap-requests': ({ homeId }) => [
    read('templates', 'listTemplates', { homeId }),
    { ...read('swaps', 'listSwapRequests', { homeId, direction: 'incoming' }), isPaged: true },
    { ...read('swaps', 'listSwapRequests', { homeId, direction: 'outgoing' }), isPaged: true },
  ],
  '/pay-my-money-back': ({ homeId, search }) => [
    { ...read('payments', 'listPaymentRequests', { homeId, side: sideOf(search) }), isPaged: true },
    read('payments', 'getPaymentSummary', { homeId }),
    read('settlingUp', 'getBetweenUs', { homeId }),
  ],
  '/profile': () => [],
};

const serializer = new StandardRPCJsonSerializer();

type Deps = { now: () => Date; position: () => string; eventsOf: (origin: Origin) => RequestEvents };
type Client = Record<string, Record<string, (input: unknown) => Promise<unknown>>>;

/** Makes the calls that a page makes when it opens, and returns their answers as text (docs/product/everywhere.md 'What a page carries'). */
export function makeFirstReads(
  router: Router<typeof contract, RequestContext>,
  { now, position, eventsOf }: Deps,
) {
  /** Returns undefined if the read fails. The page then asks itself and gets the reason. */
  async function ask(exchange: RequestContext, { path, input }: Read): Promise<unknown> {
    const [area, name] = path;
    const context = { ...exchange, events: eventsOf(exchange.events.origin) };
    const client = createRouterClient(router, { context }) as unknown as Client;
    try {
      return await mapErrors({ next: async () => client[area]?.[name]?.(input), context, path });
    } catch {
      return undefined;
    }
  }

  return async (exchange: RequestContext): Promise<string> => {
    // A late read must not change the answer that was sent.
    const aside = { ...exchange, response: new ServerResponse(exchange.request) };
    const carried: (Read & { json: unknown; meta: unknown })[] = [];
    const at = position();
    async function take(asked: Read): Promise<unknown> {
      const answer = await ask(aside, asked);
      if (answer === undefined) return undefined;
      const [json, meta] = serializer.serialize(answer);
      carried.push({ ...asked, json, meta });
      return answer;
    }

    let cookies: number | string | string[] | undefined;
    async function readAll({ pathname, searchParams: search }: URL) {
      const session = (await take(read('users', 'getSession'))) as Session | undefined;
      // The following reads replace this cookie with the same one.
      cookies = aside.response.getHeader('set-cookie');
      const readsOfPage = READS[pathname === '/' ? '/dashboard' : pathname];
      const homeId = session?.user?.homeId;
      if (!readsOfPage || !homeId || !findHomeByMark(search.get('homeId') ?? homeId, [homeId])) return;
      const [found] = await Promise.all([
        take(read('homes', 'getHome', { homeId })),
        take(read('notifications', 'countUnread')),
      ]);
      const home = found as Home | undefined;
      if (!home) return;
      const today = dayOf(now(), home.settings.timeZone);
      await Promise.all(readsOfPage({ homeId, today, search }).map(take));
    }

    const url = URL.parse(exchange.request.url ?? '/', 'http://localhost');
    if (url) await Promise.race([readAll(url), pause(MOST_MS, undefined, { ref: false })]);
    if (cookies !== undefined) exchange.response.setHeader('set-cookie', cookies);
    return JSON.stringify({
      at,
      now: now().getTime(),
      byPerson: isOpenedByPerson(exchange.request),
      reads: carried,
    });
  };
}
