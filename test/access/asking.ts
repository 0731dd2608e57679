import { contract } from '#contract/index.ts';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Caller } from '#test/access/callers.ts';
import type { All } from '#test/access/home.ts';
import { REQUESTS, type Who } from '#test/access/inputs.ts';
import { makeBrowser, type TestApp } from '#test/running/app.ts';
import { refusalOf } from '#test/builders/homes.ts';

/** Makes a fresh browser with the caller's cookies, so that a session that this call replaces or ends still works in the next call. */
export function asCaller(app: TestApp, { people }: All, caller: Caller): Who {
  const person = caller === 'nobody' || caller === 'link' ? undefined : people[caller];
  const browser = makeBrowser(app.base);
  for (const [name, value] of person?.jar ?? []) browser.jar.set(name, value);
  return { ...browser, person, hasLink: caller === 'link' };
}

/** Refusals that depend on the caller. The tables write them as their HTTP status, and other refusals as their code. */
const WHO_ASKS = new Set(['UNAUTHENTICATED', 'UNAUTHORIZED_LINK', 'FORBIDDEN', 'NOT_FOUND']);
const answerOf = (code: string) => (WHO_ASKS.has(code) ? String(ERRORS[code as ErrorCode]) : code);

type Called = { path: string; input: unknown };
type Anything = (input: unknown) => Promise<unknown>;

/** Makes a call or calls a callable. Returns 'ok' or how it was refused (`cell`), and what it answered. */
export async function askCall(
  app: TestApp,
  who: Who,
  { path, input }: Called,
): Promise<{ cell: string; answer?: unknown }> {
  const [feature = '', name = ''] = path.split('.');
  if (feature === 'functions') {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(input) };
    return { cell: await asked(who, `${app.base}/functions/${name}`, init) };
  }
  const api = who.api[feature as keyof typeof contract] as unknown as Record<string, Anything>;
  let answer: unknown;
  const keep = async () => {
    answer = await (api[name] as Anything)(input);
  };
  const code = await refusalOf(keep());
  return { cell: code === 'not refused' ? 'ok' : answerOf(code), answer };
}

/** Requests an address other than a call. Returns 'ok' or how it was refused. */
export const askAddress = async (app: TestApp, all: All, who: Who, row: string) => {
  const request = REQUESTS[row];
  if (!request) throw new Error(`REQUESTS has no row ${row}`);
  const [path, init] = request(all, who);
  return asked(who, app.base + path, init);
};

async function asked(who: Who, url: string, init: RequestInit = {}): Promise<string> {
  const answer = await who.fetch(url, init);
  if (answer.ok) {
    // The stream would never end.
    await answer.body?.cancel();
    return 'ok';
  }
  const text = await answer.text();
  if (!text.startsWith('{')) return String(answer.status);
  const body = JSON.parse(text) as { code?: string; error?: { details?: { code?: string } } };
  return answerOf(body.error?.details?.code ?? body.code ?? String(answer.status));
}
