import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fromNodeHeaders } from 'better-auth/node';
import type { Kysely } from 'kysely';
import { makeEngine, type EngineDeps, type Scope } from '#server/people/sign-in/auth-engine.ts';
import type { RequestContext } from '#server/platform/calls/calls.ts';
import { readCookie, STATE_COOKIE } from '#server/platform/http/cookies.ts';
import type { DB } from '#server/platform/db/types.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { publish } from '#server/platform/live/publish.ts';
import { noSecondStepCookie, secondStepCookie, type Joined } from '#server/people/sign-in/google-account.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import { isSessionCookie, signedToken } from '#server/platform/sessions/sessions.ts';
import type { Semaphore } from '#server/platform/calls/semaphores.ts';
import { asksForCode } from '#server/people/two-step/two-step-codes.ts';

/** The only route of better-auth that is open: Google's window needs it. */
const GOOGLE_CALLBACK = '/api/auth/callback/google';
const GOOGLE_START = '/api/auth/oauth-popup/start';
const SERVED = new Set([GOOGLE_START, GOOGLE_CALLBACK]);
/** The fields that our page sends to begin. Any page can link there, and must not ask Google for more of the visitor in our name. */
const STARTED_WITH = [
  'provider',
  'popupOrigin',
  'popupNonce',
  'callbackURL',
  'newUserCallbackURL',
  'additionalData',
];
/** Most characters of each field: a cookie stores them, and proxies limit headers. An invitation takes some hundred. */
const STARTED_WITH_MAX = 500;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** After this time the server starts without Google and keeps trying. */
const START_WAITS_MS = 3000;

export type Auth = Awaited<ReturnType<typeof makeAuth>>;

declare module '#server/platform/calls/calls.ts' {
  interface CallDeps {
    auth: Auth;
  }
}

/** Tries at once, and again after growing pauses, until `attempt` succeeds. */
function keepTrying(attempt: () => Promise<boolean>) {
  let timer: NodeJS.Timeout | undefined;
  let wait = FIRST_PAUSE_MS;
  let stopped = false;
  const run = async () => {
    const succeeded = await attempt().catch(() => false);
    if (succeeded || stopped) return;
    timer = setTimeout(() => void run(), wait);
    timer.unref();
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  };
  return {
    firstTry: run(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

// better-auth's page hands the session to the page that opened its window; here the cookie alone carries it.
const withoutToken = (page: string) => page.replaceAll(/"token":"[^"]*"/g, '"token":""');

/** Whether Google's answer without a session was a refusal. If the visitor gave up, nothing was refused. */
function isRefused({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === GOOGLE_CALLBACK && searchParams.get('error') !== 'access_denied';
}

// Cookies are set below. The other headers are for programs, which do not use Google's window.
const LEFT_OUT = new Set(['set-cookie', 'set-auth-token', 'access-control-expose-headers']);

function servedUrl(asked: string | undefined, base: string): URL {
  const url = new URL(asked ?? '/', base);
  if (url.pathname !== GOOGLE_START) return url;
  const given = new URLSearchParams();
  for (const name of STARTED_WITH) {
    const value = url.searchParams.get(name);
    if (value !== null && value.length <= STARTED_WITH_MAX) given.set(name, value);
  }
  url.search = given.toString();
  return url;
}

async function send(answer: Response, response: ServerResponse) {
  for (const [name, value] of answer.headers) if (!LEFT_OUT.has(name)) response.setHeader(name, value);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  // Any other policy would cut the returning window off from the page that opened it.
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.writeHead(answer.status).end(withoutToken(await answer.text()));
}

/** Ends the browser's earlier session, which the new one replaces. */
async function endEarlier(tx: Kysely<DB>, token: string) {
  const ending = tx.deleteFrom('sessions').where('token', '=', token).returning('user_id as userId');
  const ended = await ending.executeTakeFirst();
  if (ended) await publish(tx, [{ userIds: [ended.userId], topics: ['sessions'] }]);
}

/** Sets up sessions, passwords and Google sign-in by better-auth, which writes in our own transactions. */
export async function makeAuth(options: Omit<EngineDeps, 'scope'>) {
  const { settings, log } = options;
  const scope = new AsyncLocalStorage<Scope>();
  const deps: EngineDeps = { ...options, scope };
  const googleEnabled = () => settings.GOOGLE_CLIENT_ID !== undefined;
  let engine = makeEngine(deps, false);

  /** Makes better-auth again, since it asks for Google's addresses only at that moment. */
  async function connectGoogle(): Promise<boolean> {
    const connected = makeEngine(deps, true);
    const { socialProviders } = await connected.$context;
    if (socialProviders.length === 0) {
      log.warn({ issuer: settings.GOOGLE_ISSUER }, 'Google sign-in is not reachable yet');
      return false;
    }
    engine = connected;
    return true;
  }
  const google = googleEnabled() ? keepTrying(connectGoogle) : undefined;
  if (google) await Promise.race([google.firstTry, pause(START_WAITS_MS, undefined, { ref: false })]);

  /** Ends the session if the account has a second step, and has the browser ask for the code. */
  async function holdForCode(tx: Kysely<DB>, begun: Joined & { token: string }, headers: Headers) {
    await tx.deleteFrom('sessions').where('token', '=', begun.token).execute();
    const others = headers.getSetCookie().filter((line) => !isSessionCookie(line));
    headers.delete('set-cookie');
    for (const line of others) headers.append('set-cookie', line);
    headers.append('set-cookie', secondStepCookie(settings, begun, options.now()));
  }

  /** Commits account, session and email of a Google sign-in together, and ends the browser's earlier session. */
  async function answer(
    request: Request,
    earlier: string | undefined,
    events: RequestEvents,
    waiting: Pick<Scope, 'semaphore' | 'language'>,
  ) {
    const noted: NonNullable<Scope['noted']> = [];
    const own: Scope = { noted, ...waiting };
    let awaitsCode = false;
    try {
      const response = await scope.run(own, () => engine.handler(request));
      const { google: tx, begun, googleId = '' } = own;
      if (tx && begun && response.headers.getSetCookie().some(isSessionCookie)) {
        if (await asksForCode(tx, begun.userId)) {
          await holdForCode(tx, { ...begun, googleId }, response.headers);
          awaitsCode = true;
        } else {
          if (earlier !== undefined) await endEarlier(tx, earlier);
          response.headers.append('set-cookie', noSecondStepCookie(settings));
        }
        await tx.commit().execute();
      }
      return response;
    } finally {
      if (own.google?.isCommitted === false) await own.google.rollback().execute();
      own.release?.();
      if (own.google?.isCommitted)
        for (const { event, user } of noted) {
          events.write(event === 'signed-in' && awaitsCode ? 'code-asked' : event, { user, via: 'google' });
        }
      else if (isRefused(request)) events.write('sign-in-failed', { via: 'google' });
    }
  }

  return {
    /** The functions of better-auth. Within `inside` their queries run in the transaction. */
    get api() {
      return engine.api;
    },
    inside<T>(tx: Kysely<DB>, work: () => Promise<T>, own: Pick<Scope, 'newUserId' | 'language'>) {
      return scope.run({ ...own, tx }, work);
    },
    /** Answers Google's window. @returns false for any other request */
    async handle(
      { request, response, path, events }: RequestContext & { path: string },
      semaphore: Semaphore,
    ): Promise<boolean> {
      if (!googleEnabled() || request.method !== 'GET' || !SERVED.has(path)) return false;
      const url = servedUrl(request.url, settings.PUBLIC_URL);
      const asked = new Request(url, { headers: fromNodeHeaders(request.headers) });
      const earlier = signedToken(request, settings)?.token;
      const waiting = { semaphore, language: languageOf(request) };
      await send(await answer(asked, earlier, events, waiting), response);
      return true;
    },
    googleEnabled,
    /**
     * Whether the request makes the server ask Google. It is refused earlier without the cookie of a sign-in that this browser began; no
     * page of another site sends that cookie.
     */
    asksGoogle: ({ request, path }: { request: IncomingMessage; path: string }) =>
      path === GOOGLE_CALLBACK &&
      googleEnabled() &&
      readCookie(settings, request, STATE_COOKIE) !== undefined,
    stop: async () => google?.stop(),
  };
}
