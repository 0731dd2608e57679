import { setTimeout as pause } from 'node:timers/promises';
import type { EarlyCall } from '#server/platform/calls/calls.ts';
import { knownBrowser } from '#server/platform/sessions/known-browsers.ts';

type SignIn = Pick<EarlyCall<{ email: string }>, 'input' | 'address' | 'request' | 'deps'>;

const browserOf = ({ input, request, deps }: SignIn) =>
  knownBrowser(deps.settings, request, { email: input.email, now: deps.now() })?.id;

/**
 * Before a password is looked at (docs/product/accounts.md 'Counting wrong sign-ins'). Whoever guesses from one network is stopped there.
 * Guesses from many only slow the account down, since a lock would keep out its owner, too; and not at all in a browser that has signed in
 * to it before, which has a count of its own.
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

/** After success nothing is left to guess: the counts begin anew. */
export async function forgetSignIns(call: SignIn): Promise<void> {
  const { input, address, deps } = call;
  const browser = browserOf(call);
  if (browser !== undefined) await deps.limits.forget('knownSignIn', browser, address);
  await deps.limits.forget('signIn', input.email, address);
}
