import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { Logger } from 'pino';
import { functions } from '#contract/functions.ts';
import { contract } from '#contract/index.ts';
import type { ApiRequests } from '#server/programs/api/requests.ts';
import type { Auth } from '#server/people/sign-in/auth.ts';
import { notificationHandlers } from '#server/telling/notifications/list.ts';
import {
  senderSemaphore,
  makeCallSemaphores,
  strangersSemaphore,
} from '#server/platform/calls/concurrency-limits.ts';
import { makeBodyReader } from '#server/programs/api/callable-bodies.ts';
import { makeCallableHandler } from '#server/programs/api/callable-protocol.ts';
import type { CallDeps, RequestContext } from '#server/platform/calls/calls.ts';
import { sendRefusal, type Exchange } from '#server/platform/calls/exchanges.ts';
import { makeRouter } from '#server/platform/calls/router.ts';
import { billRequests } from '#server/money/bills/requests.ts';
import { calendarHandlers } from '#server/home/calendar/calendars.ts';
import { calendarRequests } from '#server/home/calendar/requests.ts';
import { balanceHandlers } from '#server/home/chores/balance.ts';
import { choreHandlers } from '#server/home/chores/chores.ts';
import { inOrderPerConnection } from '#server/platform/http/connections.ts';
import { dashboardHandlers } from '#server/home/chores/dashboard.ts';
import { dataRequests } from '#server/programs/exports/data-requests.ts';
import type { Databases } from '#server/platform/db/open.ts';
import { isOutage } from '#server/platform/db/outage.ts';
import type { Decoders } from '#server/reading/decoders/pool.ts';
import type { FileStore } from '#server/platform/files/store.ts';
import { functionHandlers } from '#server/programs/api/callables.ts';
import { homeHandlers } from '#server/home/homes/homes.ts';
import { makeLinkPreviews } from '#server/home/homes/invite-links.ts';
import type { BuiltApp } from '#server/platform/http/built-app.ts';
import {
  clientAddress,
  health,
  mayChange,
  securityHeaders,
  staticFiles,
  untrustedProxies,
  type Middleware,
} from '#server/platform/http/http.ts';
import { readPath } from '#server/platform/http/request-path.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { makeLimits } from '#server/platform/calls/limits.ts';
import { networkOf, siteOf } from '#server/platform/calls/networks.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import { positionOf } from '#server/platform/live/replay.ts';
import { findShareOfLink } from '#server/money/shares/share-access.ts';
import { mailChoiceHandlers } from '#server/telling/mail/choices.ts';
import { inReadersWords, refusal } from '#server/platform/http/errors.ts';
import { paymentHandlers } from '#server/money/payments/payments.ts';
import { spendingHandlers } from '#server/money/payments/spending.ts';
import { absenceHandlers } from '#server/home/absences/absences.ts';
import { repeatingHandlers } from '#server/money/payments/repeating.ts';
import { paymentCodeRequests } from '#server/money/payment-details/payment-code-requests.ts';
import { paymentDetailsHandlers } from '#server/money/payment-details/payment-details.ts';
import { settlingUpHandlers } from '#server/money/payments/settling-up.ts';
import { pictureRequests } from '#server/people/pictures/requests.ts';
import { pictureHandlers } from '#server/people/pictures/stored-pictures.ts';
import { proofRequests } from '#server/money/proofs/requests.ts';
import type { PaymentCodeReader } from '#server/reading/decoders/payment-code-reader.ts';
import type { ProofReader } from '#server/reading/decoders/proof-reader.ts';
import { readSemaphore, signedInBy } from '#server/platform/calls/who-asks.ts';
import { findRoute, METHODS, READ, type Answerer, type Route } from '#server/platform/calls/routes.ts';
import { makeSecurityEvents } from '#server/platform/logs/security-events.ts';
import { findSession } from '#server/platform/sessions/sessions.ts';
import type { Settings } from '#server/platform/settings/settings.ts';
import { swapHandlers } from '#server/home/swaps/swaps.ts';
import { pushHandlers } from '#server/telling/pushes/devices.ts';
import { planHandlers } from '#server/home/plan/planned-home.ts';
import { templateHandlers } from '#server/home/templates/changes.ts';
import { oneClick } from '#server/telling/mail/unsubscribing.ts';
import { twoStepHandlers } from '#server/people/two-step/two-step.ts';
import { userHandlers } from '#server/people/accounts/users.ts';
import { programVersion } from '#server/platform/settings/version.ts';
import { makeFirstReads } from '#server/platform/calls/first-reads.ts';
import { makeCallHandler } from '#server/platform/calls/wire.ts';
import { proxyUntrusted } from '#words/english-only/operator.ts';

/** The parts that main.ts, or a test, gives to a running app. */
export type AppDeps = Databases & {
  settings: Settings;
  auth: Auth;
  hub: Hub;
  queue: Queue;
  files: FileStore;
  decoders: Decoders<'picture'>;
  billDecoders: Decoders<'bill'>;
  proofReader: ProofReader;
  codeReader: PaymentCodeReader;
  api: ApiRequests;
  log: Logger;
  version: string;
  pushKey: string;
  now: () => Date;
  /** Returns a random text. A test that needs the same result each time passes its own. */
  random?: () => string;
  /** Serves the web app's sources in development. */
  dev?: Middleware;
  /** The built web app; absent in development, and in tests that need none. */
  built?: BuiltApp;
};

// Unique for each process and start. A random id for each request would cost more.
const processId = randomBytes(5).toString('hex');
let requests = 0;
const nextRequestId = () => `${processId}-${(++requests).toString(36)}`;

/** Creates the request handler of the whole program. It starts nothing and stores nothing. */
export function createApp(deps: AppDeps) {
  const { pool, settings, auth, hub, log } = deps;
  const callDeps: CallDeps = {
    ...deps,
    limits: makeLimits(pool, deps.now),
    semaphores: makeCallSemaphores(settings.DATABASE_POOL),
    random: deps.random ?? (() => randomBytes(16).toString('hex')),
  };
  const router = makeRouter(
    contract,
    {
      users: userHandlers,
      twoStep: twoStepHandlers,
      homes: homeHandlers,
      templates: templateHandlers,
      plans: planHandlers,
      chores: choreHandlers,
      swaps: swapHandlers,
      balance: balanceHandlers,
      dashboard: dashboardHandlers,
      notifications: notificationHandlers,
      mailChoices: mailChoiceHandlers,
      calendars: calendarHandlers,
      payments: paymentHandlers,
      spending: spendingHandlers,
      repeating: repeatingHandlers,
      absences: absenceHandlers,
      paymentDetails: paymentDetailsHandlers,
      settlingUp: settlingUpHandlers,
      pictures: pictureHandlers,
      pushes: pushHandlers,
    },
    callDeps,
  );
  const calls = makeCallHandler(router);
  const pictures = pictureRequests({ ...callDeps, decoders: deps.decoders });
  const readPaymentCode = paymentCodeRequests({ ...callDeps, codeReader: deps.codeReader });
  const data = dataRequests({ ...callDeps, long: deps.long });
  const showProof = proofRequests(callDeps);
  const bills = billRequests({ ...callDeps, billDecoders: deps.billDecoders });
  const calendar = calendarRequests(callDeps);
  const sender = async ({ request, response, events }: RequestContext) => {
    // Later the headers have left, and the cookie could not be prolonged.
    const user = await signedInBy(callDeps, { request, response, events });
    const semaphore = readSemaphore(callDeps, request);
    return user?.userId ?? (await semaphore(() => findShareOfLink(deps.reads, request, deps.now())))?.userId;
  };
  const readBody = makeBodyReader(sender);
  const callables = makeCallableHandler(
    makeRouter(functions, functionHandlers, callDeps),
    settings,
    readBody,
  );
  const headers = securityHeaders(settings, deps.dev !== undefined);
  const previewOf = makeLinkPreviews(callDeps);
  const builtFiles =
    deps.built &&
    staticFiles(deps.built, {
      publicUrl: settings.PUBLIC_URL,
      hasWorker: settings.SERVICE_WORKER,
      previewOf: (request, language) =>
        previewOf(request.url ?? '/', clientAddress(request, settings.TRUSTED_PROXIES), language),
    });
  const checkHealth = health(deps.reads, programVersion());
  const lookForProxy = untrustedProxies(settings.TRUSTED_PROXIES, (address) => {
    log.warn({ address }, proxyUntrusted(address));
  });

  const refuse = (exchange: Exchange, code: 'NOT_FOUND' | 'ORIGIN_REFUSED' | 'UNAUTHENTICATED') => {
    sendRefusal(exchange, refusal(code));
  };

  const eventsOfRequest = makeSecurityEvents(log);
  const firstReads = makeFirstReads(router, {
    now: deps.now,
    position: hub.position,
    eventsOf: eventsOfRequest,
  });

  const notAllowed = (response: ServerResponse, allowed: readonly string[]) => {
    response.writeHead(405, { allow: allowed.join(', ') }).end();
  };

  const nothing = (exchange: Exchange) => {
    refuse(exchange, 'NOT_FOUND');
  };
  /** Limits returns from Google, since the server asks Google each time. A refusal appears in Google's window. */
  async function mayAskGoogle(exchange: Exchange): Promise<boolean> {
    if (!auth.asksGoogle(exchange)) return true;
    const { address, events, request, response } = exchange;
    try {
      await callDeps.limits.count('google', undefined, address);
      return true;
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      events.refused(error);
      response.writeHead(error.status, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${inReadersWords(request, error).message}\n`);
      return false;
    }
  }
  /** Answers with a stored file, when the reader has a free place. */
  const withinFileReads = (show: (exchange: Exchange) => Promise<void>) => (exchange: Exchange) =>
    senderSemaphore(callDeps.semaphores.fileReads, settings, exchange)(() => show(exchange));
  const answerers: Record<Answerer, (exchange: Exchange) => unknown> = {
    health: ({ path, response }) => checkHealth(path, response),
    callables: (exchange) => callables(exchange.path, exchange),
    description: ({ path, request, response }) => deps.api.answer(path, request, response),
    unsubscribing: (exchange) => oneClick(callDeps, exchange),
    pictures: withinFileReads(pictures.show),
    calendar,
    proofs: withinFileReads(showProof),
    paymentCode: readPaymentCode,
    bills: withinFileReads(bills.show),
    newBill: bills.take,
    newPicture: pictures.take,
    data: ({ path, request, response, events }) => data.give(path, request, response, events),
    live: async (exchange) => {
      const { request, response, events, address } = exchange;
      const who = await signedInBy(callDeps, { request, response, events });
      if (who) hub.open(response, { ...who, site: siteOf(address) }, positionOf(request));
      else refuse(exchange, 'UNAUTHENTICATED');
    },
    google: async (exchange) => {
      if (!(await mayAskGoogle(exchange))) return;
      const semaphore = strangersSemaphore(callDeps.semaphores, exchange.address);
      if (!(await auth.handle(exchange, semaphore))) nothing(exchange);
    },
    calls: async (exchange) => {
      const { request, response } = exchange;
      const { matched } = await calls(request, response, exchange);
      if (!matched) nothing(exchange);
    },
    nothing,
    files: (exchange) => {
      const { request, response } = exchange;
      if (!READ.includes(request.method ?? '')) return notAllowed(response, READ);
      if (builtFiles) return builtFiles(request, response, () => firstReads(exchange));
      const otherwise = () => nothing(exchange);
      return deps.dev ? deps.dev(request, response, otherwise) : otherwise();
    },
  };

  async function answer(exchange: Exchange) {
    const { path, request, response } = exchange;
    const route: Route | undefined = findRoute(request.method ?? 'GET', path);
    headers(request, response);
    if (!METHODS.includes(request.method ?? '')) notAllowed(response, METHODS);
    else if (route?.isForOwnPages && !mayChange(request, settings)) {
      exchange.events.refused(refusal('ORIGIN_REFUSED'));
      refuse(exchange, 'ORIGIN_REFUSED');
    } else await answerers[(route?.by ?? 'nothing') as Answerer](exchange);
  }

  const logAnswer = (
    { path, request, response }: Pick<Exchange, 'path' | 'request' | 'response'>,
    requestLog: Logger,
  ) => {
    const started = performance.now();
    response.on('finish', () => {
      // A calendar's address is a key to it, so the log must not have it. Some people mistype the part before the token.
      const url = path.replace(/\/calendar\/.*/i, '/calendar/*');
      const ms = Math.round(performance.now() - started);
      requestLog.debug({ method: request.method, url, status: response.statusCode, ms }, 'answered');
    });
  };

  return inOrderPerConnection(async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const id = nextRequestId();
    let events = eventsOfRequest({ network: '', request: id });
    try {
      response.setHeader('x-request-id', id);
      // Pages use this time, since a device's clock may be days off (src/web/ui/hooks/clock.ts).
      response.setHeader('date', deps.now().toUTCString());
      lookForProxy(request);
      const path = readPath(request);
      if (log.isLevelEnabled('debug')) logAnswer({ path, request, response }, log.child({ request: id }));
      const address = clientAddress(request, settings.TRUSTED_PROXIES);
      events = eventsOfRequest({ network: networkOf(address), request: id });
      const findReader = () => readSemaphore(callDeps, request)(() => findSession(pool, request, settings));
      await answer({ path, request, response, address, events, findReader });
    } catch (error) {
      if (error instanceof ORPCError && !response.headersSent) {
        events.refused(error);
        sendRefusal({ request, response }, error);
        return;
      }
      events.failed(error, 'request failed');
      if (!response.headersSent) response.writeHead(isOutage(error) ? 503 : 500);
      response.end();
    }
  });
}
