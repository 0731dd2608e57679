import { useState } from 'react';
import { googleLoginFailed } from '#words/accounts.ts';
import { signInWithGoogle } from '#web/accounts/google-popup.ts';
import { googleProblem } from '#web/accounts/google.ts';
import { GoogleButton } from '#web/accounts/GoogleButton.tsx';
import { sayError } from '#web/accounts/refusals.ts';
import { calls } from '#web/api.ts';
import { useMe } from '#web/session.tsx';

/** Google once more for somebody who is signed in already, before what cannot be taken back; `onDone` if it was the same person. */
export function GoogleAgain({ onDone }: { onDone: () => void }) {
  const me = useMe();
  const [busy, setBusy] = useState(false);

  async function proveIdentity() {
    const answer = await signInWithGoogle();
    if (answer.kind !== 'signed-in') {
      sayError(googleProblem(answer, googleLoginFailed));
      return;
    }
    const { user } = await calls.users.getSession();
    if (user?.id === me.id) {
      onDone();
      return;
    }
    // Somebody else's app from here on: nothing of this one may stay.
    location.assign('/dashboard');
  }

  async function start() {
    setBusy(true);
    await proveIdentity().catch(() => sayError(googleLoginFailed));
    setBusy(false);
  }
  return <GoogleButton busy={busy} onClick={() => void start()} />;
}
