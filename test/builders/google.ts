import type { Logger } from 'pino';
import type { Browser, TestApp } from '#test/running/app.ts';
import { startApp } from '#test/running/app.ts';
import { startIdp, type GooglePerson } from '#test/fakes/idp.ts';

const CLIENT = { clientId: 'serumah', secret: 'the secret of the client' };
export const callbackOf = (base: string) => `${base}/api/auth/callback/google`;

/** An app with a stand-in for Google that knows `people`. */
export async function startAppWithGoogle(
  people: GooglePerson[],
  env: Record<string, string> = {},
  options: { log?: Logger; lockMs?: number } = {},
) {
  const idps: Awaited<ReturnType<typeof startIdp>>[] = [];
  const app = await startApp(env, {
    ...options,
    settingsFor: async (base) => {
      const idp = await startIdp({ ...CLIENT, redirectUri: callbackOf(base), people });
      idps.push(idp);
      return idp.env;
    },
  });
  const [idp] = idps;
  if (!idp) throw new Error('no stand-in for Google');
  return {
    app,
    idp,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await idp.close();
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
