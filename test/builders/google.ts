import type { Logger } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import type { Browser, TestApp } from '#test/running/app.ts';
import { emptiedApp, startApp } from '#test/running/app.ts';
import { startIdp, type GooglePerson } from '#test/fakes/idp.ts';

const CLIENT = { clientId: 'serumah', secret: 'the secret of the client' };
export const callbackOf = (base: string) => `${base}/api/auth/callback/google`;

/** A stand-in for Google that knows `people`, and starts once the address of its app is known. */
function standIn(people: GooglePerson[]) {
  const idps: Awaited<ReturnType<typeof startIdp>>[] = [];
  return {
    async settingsFor(base: string) {
      const idp = await startIdp({ ...CLIENT, redirectUri: callbackOf(base), people });
      idps.push(idp);
      return idp.env;
    },
    started() {
      const [idp] = idps;
      if (!idp) throw new Error('no stand-in for Google');
      return idp;
    },
  };
}

/** An app with a stand-in for Google that knows `people`. */
export async function startAppWithGoogle(
  people: GooglePerson[],
  env: Record<string, string> = {},
  options: { log?: Logger; lockMs?: number } = {},
) {
  const google = standIn(people);
  const app = await startApp(env, { ...options, settingsFor: google.settingsFor });
  const idp = google.started();
  return {
    app,
    idp,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await idp.close();
    },
  };
}

/** One for all tests of the file that calls this, as emptiedApp is; its Google knows nobody before each. */
export async function emptiedAppWithGoogle(env: Record<string, string> = {}) {
  const people: GooglePerson[] = [];
  const google = standIn(people);
  // Of what is to be done afterwards the last comes first.
  afterAll(() => google.started().close());
  const app = await emptiedApp(env, { settingsFor: google.settingsFor });
  const idp = google.started();
  beforeEach(() => {
    people.length = 0;
    idp.failures.length = 0;
  });
  return {
    app,
    idp,
    /** From here on, for the rest of the test. */
    knows: (...more: GooglePerson[]) => {
      people.push(...more);
    },
  };
}

type Completion = {
  token?: string;
  nonce: string;
  targetOrigin: string;
  error?: { code: string; description?: string };
};

/** What the last page of the window tells the page that opened it. */
function completionOf(html: string): Completion {
  const told = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (told === undefined) throw new Error(`not the last page of the window: ${html}`);
  return JSON.parse(told) as Completion;
}

export const startUrl = (app: TestApp, more: Record<string, string>) =>
  `${app.base}/api/auth/oauth-popup/start?${new URLSearchParams({
    provider: 'google',
    popupOrigin: app.settings.PUBLIC_URL,
    popupNonce: 'nonce',
    ...more,
  }).toString()}`;

/** Goes through Google's window as a browser does, and chooses `email` there; without one it gives up. */
export async function signInWithGoogle(
  app: TestApp,
  browser: Browser,
  email: string | undefined,
  more: Record<string, string> = {},
) {
  const elsewhere = app.browser();
  let url = startUrl(app, more);
  for (let steps = 0; steps < 20; steps++) {
    const ours = new URL(url).origin === app.base;
    const response = await (ours ? browser : elsewhere).fetch(url);
    const next = response.headers.get('location');
    if (response.status >= 300 && next !== null) url = new URL(next, url).href;
    else if (ours) {
      const page = await response.text();
      return { ...completionOf(page), page, headers: response.headers };
    } else
      url = `${url}?${email === undefined ? 'cancel=1' : new URLSearchParams({ person: email }).toString()}`;
  }
  throw new Error('Google sent us round in a circle');
}
