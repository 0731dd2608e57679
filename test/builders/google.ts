import type { Logger } from 'pino';
import { afterAll, beforeEach } from 'vitest';
import type { Browser, TestApp } from '#test/running/app.ts';
import { emptiedApp, startApp } from '#test/running/app.ts';
import { startIdp, type GooglePerson } from '#test/fakes/idp.ts';

const CLIENT = { clientId: 'serumah', secret: 'the secret of the client' };
export const callbackOf = (base: string) => `${base}/api/auth/callback/google`;

/** A fake Google that knows `people`. It starts once the address of its app is known. */
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
      if (!idp) throw new Error('the fake Google has not started');
      return idp;
    },
  };
}

/** An app with a fake Google that knows `people`. */
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

/** One app for all tests of the file that calls this, as `emptiedApp` is. Its Google knows no accounts at the start of each test. */
export async function emptiedAppWithGoogle(env: Record<string, string> = {}) {
  const people: GooglePerson[] = [];
  const google = standIn(people);
  // Vitest runs the last registered hook first, and the app must close before Google does.
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
    /** Adds accounts for the rest of the test. */
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

/** The message that the window's last page sends to the page that opened it. */
function completionOf(html: string): Completion {
  const message = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (message === undefined) throw new Error(`not the last page of the window: ${html}`);
  return JSON.parse(message) as Completion;
}

export const startUrl = (app: TestApp, more: Record<string, string>) =>
  `${app.base}/api/auth/oauth-popup/start?${new URLSearchParams({
    provider: 'google',
    popupOrigin: app.settings.PUBLIC_URL,
    popupNonce: 'nonce',
    ...more,
  }).toString()}`;

/** Goes through Google's window as a browser does, and chooses `email` there. Without `email` it cancels. */
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
  throw new Error('too many redirects');
}
