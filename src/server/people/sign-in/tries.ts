import { setTimeout as pause } from 'node:timers/promises';
import type { EarlyCall } from '#server/platform/calls/calls.ts';
import { knownBrowser } from '#server/platform/sessions/known-browsers.ts';

type SignIn = Pick<EarlyCall<{ email: string }>, 'input' | 'address' | 'request' | 'deps'>;

const browserOf = ({ input, request, deps }: SignIn) =>
  knownBrowser(deps.settings, request, { email: input.email, now: deps.now() })?.id;

/**
 * Counts a try before the password is checked (docs/product/accounts.md 'Wrong passwords'). Guesses from many networks only slow the
 * account down, since a lock would keep out its owner too. A browser that has signed in before has its own count.
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

/** After success nothing is left to guess: the counts begin again. */
export async function forgetSignIns(call: SignIn): Promise<void> {
  const { input, address, deps } = call;
  const browser = browserOf(call);
  if (browser !== undefined) await deps.limits.reset('knownSignIn', browser, address);
  await deps.limits.reset('signIn', input.email, address);
}
