import { Suspense, useState } from 'react';
import { googleLoginFailed } from '#words/accounts.ts';
import { signInWithGoogle } from '#web/accounts/google-popup.ts';
import { finishSignIn, googleProblem } from '#web/accounts/google.ts';
import { GoogleButton } from '#web/accounts/GoogleButton.tsx';
import { sayError } from '#web/accounts/refusals.ts';
import { calls } from '#web/calls/api.ts';
import { useMe } from '#web/app/session.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const CodeEntry = lazyPart(() => import('#web/accounts/SecondStep.tsx'), 'CodeEntry');

/** Google once more for somebody who is signed in already, before what cannot be taken back; `onDone` if it was the same person. */
export function GoogleAgain({ onDone }: { onDone: () => void }) {
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const [codeNeeded, setCodeNeeded] = useState(false);

  async function proveIdentity() {
    const answer = await signInWithGoogle();
    if (answer.kind !== 'signed-in') {
      sayError(googleProblem(answer, googleLoginFailed));
      return;
    }
    const session = await calls.users.getSession();
    if (session.codeNeeded) setCodeNeeded(true);
    else goOn(session);
  }

  function goOn({ user }: { user: { id: string } | null }) {
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
  if (codeNeeded)
    return (
      <Suspense>
        <CodeEntry
          send={async (code) => {
            await finishSignIn(code);
            goOn(await calls.users.getSession());
          }}
          failed={googleLoginFailed}
          onExpired={() => setCodeNeeded(false)}
        />
      </Suspense>
    );
  return <GoogleButton busy={busy} onClick={() => void start()} />;
}
