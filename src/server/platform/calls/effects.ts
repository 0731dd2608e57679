import type { Topic } from '#contract/live.ts';
import { CHANGED_HEADER } from '#domain/live.ts';
import type { Call, RequestContext } from '#server/platform/calls/calls.ts';
import { isFromBrowser } from '#server/platform/http/http.ts';
import { isSessionCookie } from '#server/platform/sessions/sessions.ts';

/** better-auth's header. A program without cookies sends its value as its bearer token. */
const TOKEN_HEADER = 'set-auth-token';

type Collecting = Pick<Call<'anyone', unknown>, 'setCookies' | 'clearBrowser' | 'note'>;

/** Collects what a handler sends and logs besides its answer, until its transaction has committed. */
export function collectEffects() {
  const cookies: string[] = [];
  const noted: Parameters<Collecting['note']>[] = [];
  let token: string | null = null;
  let isCleared = false;
  const collecting: Collecting = {
    setCookies(headers) {
      cookies.push(...headers.getSetCookie());
      token = headers.get(TOKEN_HEADER) ?? token;
    },
    clearBrowser() {
      isCleared = true;
    },
    note(...line) {
      noted.push(line);
    },
  };
  return {
    collecting,
    /** Logs and sends what was collected. `changed` are the topics that the call changed for its user. */
    send({ events, request, response }: RequestContext, changed: readonly Topic[]) {
      for (const line of noted) events.write(...line);
      // If the call starts or ends a session, its cookie replaces the renewed one, and the page knows itself where to go.
      if (cookies.some(isSessionCookie)) response.removeHeader('set-cookie');
      else if (changed.length > 0) response.setHeader(CHANGED_HEADER, changed.join(' '));
      if (cookies.length > 0) response.appendHeader('set-cookie', cookies);
      if (isCleared) response.setHeader('clear-site-data', '"cache"');
      if (token !== null && !isFromBrowser(request)) response.setHeader(TOKEN_HEADER, token);
    },
  };
}
