import { setTimeout as pause } from 'node:timers/promises';
import type { EarlyCall } from '#server/platform/calls/calls.ts';
import { knownBrowser } from '#server/platform/sessions/known-browsers.ts';

type SignIn = Pick<EarlyCall<{ email: string }>, 'input' | 'address' | 'request' | 'deps'>;

const browserOf = ({ input, request, deps }: SignIn) =>
  knownBrowser(deps.settings, request, { email: input.email, now: deps.now() })?.id;

/**
 * Counts an attempt before the password is checked (docs/product/accounts.md 'Wrong passwords'). Guesses from many networks only slow the
 * account down, since a lock would keep out its owner too. A known browser has its own count.
 */
export async function countSignIn(call: SignIn): Promise<void> {
  const { input, address, deps } = call;
  const browser = browserOf(call);
  if (browser !== undefined) {
    await deps.limits.count('knownSignIn', browser, address);
    return;
  }
  await deps.limits.count('signIn', input.email, address);
  await pause(await deps.limits.slowDown(input.email));
}

/** Resets the counts after success, since nothing is left to guess. */
export async function forgetSignIns(call: SignIn): Promise<void> {
  const { input, address, deps } = call;
  const browser = browserOf(call);
  if (browser !== undefined) await deps.limits.reset('knownSignIn', browser, address);
  await deps.limits.reset('signIn', input.email, address);
}
