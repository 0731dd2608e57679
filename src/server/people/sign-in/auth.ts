import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import type { Kysely } from 'kysely';
import { makeEngine, type EngineDeps, type Scope } from '#server/people/sign-in/auth-engine.ts';
import type { Language } from '#domain/languages.ts';
import type { RequestContext } from '#server/platform/calls/calls.ts';
import { readCookie, STATE_COOKIE } from '#server/platform/http/cookies.ts';
import type { DB } from '#server/platform/db/types.ts';
import { languageOf } from '#server/platform/http/language.ts';
import { publish } from '#server/platform/live/publish.ts';
import { noSecondStepCookie, secondStepCookie } from '#server/people/sign-in/second-step-cookie.ts';
import type { RequestEvents } from '#server/platform/logs/security-events.ts';
import { isSessionCookie, signedToken } from '#server/platform/sessions/sessions.ts';
import type { Semaphore } from '#server/platform/calls/semaphores.ts';
import { asksForCode } from '#server/people/two-step/two-step-codes.ts';

/** The only doors of better-auth that stand open: what Google's window needs. */
const GOOGLE_CALLBACK = '/api/auth/callback/google';
const GOOGLE_START = '/api/auth/oauth-popup/start';
const SERVED = new Set([GOOGLE_START, GOOGLE_CALLBACK]);
/** What our page sends to the start: any page may lead there, and must not ask Google for more of the visitor in our name. */
const STARTED_WITH = [
  'provider',
  'popupOrigin',
  'popupNonce',
  'callbackURL',
  'newUserCallbackURL',
  'additionalData',
];
/** Of each: they are kept in a cookie, and a proxy takes only so much of headers. An invitation takes some hundred. */
const STARTED_WITH_MAX = 500;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The start does not wait longer for Google than this; it goes on trying meanwhile. */
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
  let pause = FIRST_PAUSE_MS;
  let stopped = false;
  const run = async () => {
    const succeeded = await attempt().catch(() => false);
    if (succeeded || stopped) return;
    timer = setTimeout(() => void run(), pause);
    timer.unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  return {
    firstTry: run(),
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const startsWaiting = () =>
  new Promise<void>((done) => {
    setTimeout(done, START_WAITS_MS).unref();
  });

// better-auth's page hands the session to the page that opened its window; here the cookie alone carries it.
const withoutToken = (page: string) => page.replaceAll(/"token":"[^"]*"/g, '"token":""');

/** Of what came back from Google without a session; who gave up there was refused nothing. */
function isRefused({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname === GOOGLE_CALLBACK && searchParams.get('error') !== 'access_denied';
}

// Set below; and better-auth's for programs, none of which comes through Google's window.
const LEFT_OUT = new Set(['set-cookie', 'set-auth-token', 'access-control-expose-headers']);

/** The address that better-auth gets to see. */
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
  // With any other policy the window, coming back from Google, would have lost the page that opened it.
  response.setHeader('cross-origin-opener-policy', 'unsafe-none');
  response.writeHead(answer.status).end(withoutToken(await answer.text()));
}

/** The session that this browser had: another one takes its place, and nobody would end it. */
async function endEarlier(tx: Kysely<DB>, token: string) {
  const ended = await tx
    .deleteFrom('sessions')
    .where('token', '=', token)
    .returning('user_id as userId')
    .executeTakeFirst();
  if (ended) await publish(tx, [{ userIds: [ended.userId], topics: ['sessions'] }]);
}

/** Sessions, passwords and Google sign-in by better-auth, whose writes go into our own transactions. */
export async function makeAuth(options: Omit<EngineDeps, 'scope'>) {
  const { settings, log } = options;
  const scope = new AsyncLocalStorage<Scope>();
  const deps: EngineDeps = { ...options, scope };
  const googleEnabled = () => settings.GOOGLE_CLIENT_ID !== undefined;
  let engine = makeEngine(deps, false);

  /** better-auth asks for Google's addresses only when it is made: so where that fails, it is made anew later. */
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
  if (google) await Promise.race([google.firstTry, startsWaiting()]);

  /** Google is the first step only, where the account has a second: the session goes, and the browser is told to ask for the code. */
  async function holdForCode(
    tx: Kysely<DB>,
    { userId, token, googleId }: NonNullable<Scope['begun']> & { googleId: string },
    headers: Headers,
  ) {
    await tx.deleteFrom('sessions').where('token', '=', token).execute();
    const others = headers.getSetCookie().filter((line) => !isSessionCookie(line));
    headers.delete('set-cookie');
    for (const line of others) headers.append('set-cookie', line);
    headers.append('set-cookie', secondStepCookie(settings, { userId, googleId }, options.now()));
  }

  /** Account, session and letter of a Google sign-in stand together or not at all, and so does the end of the browser's earlier session. */
  async function answer(
    request: Request,
    earlier: string | undefined,
    events: RequestEvents,
    semaphore: Semaphore,
    language: Language,
  ): Promise<Response> {
    const noted: NonNullable<Scope['noted']> = [];
    const own: Scope = { noted, semaphore, language };
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
    /** better-auth's own functions; inside `inside` their queries are the transaction's. */
    get api() {
      return engine.api;
    },
    inside<T>(
      tx: Kysely<DB>,
      work: () => Promise<T>,
      own: Pick<Scope, 'newUserId' | 'language'>,
    ): Promise<T> {
      return scope.run({ ...own, tx }, work);
    },
    /** Answers what Google's window asks; false where the request asks for something else. */
    async handle(
      { request, response, path, events }: RequestContext & { path: string },
      semaphore: Semaphore,
    ): Promise<boolean> {
      if (!googleEnabled() || request.method !== 'GET' || !SERVED.has(path)) return false;
      const url = servedUrl(request.url, settings.PUBLIC_URL);
      const asked = new Request(url, { headers: fromNodeHeaders(request.headers) });
      const earlier = signedToken(request, settings)?.token;
      await send(await answer(asked, earlier, events, semaphore, languageOf(request)), response);
      return true;
    },
    googleEnabled,
    /** Whether it has Google asked: without the cookie of a sign-in that this browser began, which no other site's page sends, it is refused before. */
    asksGoogle: ({ request, path }: { request: IncomingMessage; path: string }) =>
      path === GOOGLE_CALLBACK &&
      googleEnabled() &&
      readCookie(settings, request, STATE_COOKIE) !== undefined,
    async stop() {
      google?.stop();
    },
  };
}
