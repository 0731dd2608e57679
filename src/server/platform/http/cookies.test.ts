import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { knownBrowser, knownCookie } from '#server/platform/sessions/known-browsers.ts';
import { awaitedAt, noSecondStepCookie, secondStepCookie } from '#server/people/sign-in/google-account.ts';

const now = new Date('2026-03-02T08:00:00Z');
const email = 'aisyah@example.com';
const signing = (PUBLIC_URL: string) => ({ PUBLIC_URL, SECRET: 's'.repeat(32), SECRET_PREVIOUS: undefined });
const sending = (line: string) => ({ headers: { cookie: line.split(';', 1)[0] } }) as IncomingMessage;

/** Returns the cookies other than the session's, and whether one that is sent back counts. */
function cookiesOf(publicUrl: string) {
  const ours = signing(publicUrl);
  const lines = [
    knownCookie(ours, { email, sessionId: randomUUID() }, now),
    secondStepCookie(ours, { userId: randomUUID(), googleId: '1' }, now),
  ] as const;
  const counts = ([known, second]: readonly [string, string]) => [
    knownBrowser(ours, sending(known), { email, now }) !== undefined,
    awaitedAt(ours, sending(second), now) !== undefined,
  ];
  return { lines, counts };
}

test('with https the cookies other than the session’s are for this host only', () => {
  const { lines, counts } = cookiesOf('https://rumah.example');
  for (const line of [...lines, noSecondStepCookie(signing('https://rumah.example'))])
    expect(line).toMatch(
      /^__Host-serumah\.(?:known|second_step)=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
  expect(counts(lines)).toEqual([true, true]);
  const named = (prefix: string) => lines.map((line) => line.replace('__Host-', prefix));
  for (const prefix of ['__Secure-', ''])
    expect(counts(named(prefix) as [string, string]), prefix).toEqual([false, false]);
});

test('with plain http they have no prefix, since a browser would refuse it', () => {
  const { lines, counts } = cookiesOf('http://localhost:3000');
  for (const line of lines)
    expect(line).toMatch(/^serumah\.[^;]*; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(counts(lines)).toEqual([true, true]);
});
