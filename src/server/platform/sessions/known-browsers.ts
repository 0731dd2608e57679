import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { cookieLine, readCookie } from '#server/platform/http/cookies.ts';
import type { Signing } from '#server/platform/sessions/sessions.ts';
import { allOf } from '#server/platform/settings/secret.ts';
import { readSigned, signToken } from '#server/platform/secrets/signed-token.ts';

const KNOWN_PURPOSE = 'known-browser';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const Payload = z.tuple([z.string(), Id, z.number()]);

const KNOWN_COOKIE = 'known';

// Hashed, so that other users of the browser cannot read the address.
const accountOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(`${KNOWN_PURPOSE}\n${email}`).digest('base64url');

/**
 * Returns a cookie which shows that a browser has signed in to this account (docs/product/accounts.md 'Known browsers'; OWASP's device
 * cookies), so that others' wrong attempts do not lock it out. It gives no access. One session makes only one known browser, or a person who
 * has signed in once could create any number of counts.
 */
export function knownCookie(
  signing: Signing,
  { email, sessionId }: { email: string; sessionId: string },
  now: Date,
): string {
  const until = Math.floor(now.getTime() / 1000) + YEAR_SECONDS;
  const token = signToken(signing, KNOWN_PURPOSE, [accountOf(signing.SECRET, email), sessionId, until]);
  return cookieLine(signing, KNOWN_COOKIE, token, YEAR_SECONDS);
}

/** Returns a browser that has signed in to this account before, with the time of its last sign-in (to the second), or undefined. */
export function knownBrowser(
  signing: Signing,
  request: IncomingMessage,
  asked: { email: string; now: Date },
): { id: string; since: Date } | undefined {
  const cookie = readCookie(signing, request, KNOWN_COOKIE);
  const data = cookie === undefined ? undefined : readSigned(signing, KNOWN_PURPOSE, cookie);
  if (data === undefined) return undefined;
  const [account, id, until] = Payload.parse(data);
  const isTheirs = allOf(signing).some((secret) => account === accountOf(secret, asked.email));
  if (!isTheirs || until * 1000 <= asked.now.getTime()) return undefined;
  return { id, since: new Date((until - YEAR_SECONDS) * 1000) };
}
