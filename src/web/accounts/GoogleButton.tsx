import { Suspense, useId, useState } from 'react';
import { connectingToGoogle, googleLoginFailed, googleNotSetUp, withGoogle } from '#words/accounts.ts';
import { useMe, useSession } from '#web/app/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { GoogleMark } from '#web/ui/drawings/mark.tsx';
import { finishSignIn, googleProblem, signInWithGoogle } from '#web/accounts/google.ts';
import { showError } from '#web/accounts/refusals.ts';
import { calls } from '#web/calls/api.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

type GoogleButtonProps = {
  busy: boolean;
  /** The other way to sign in is in progress: clicks do nothing. */
  paused?: boolean | undefined;
  onClick: () => void;
};

export function GoogleButton({ busy, paused, onClick }: GoogleButtonProps) {
  const { google } = useSession();
  const reasonId = useId();
  return (
    <div>
      <Button
        variant="outline"
        size="large"
        className="w-full"
        icon={<GoogleMark muted={!google} />}
        busy={busy}
        busyText={connectingToGoogle}
        disabled={!google}
        aria-describedby={google ? undefined : reasonId}
        onClick={paused ? undefined : onClick}
      >
        {withGoogle}
      </Button>
      {!google && (
        <p id={reasonId} className="mt-2 text-sm text-ink2">
          {googleNotSetUp}
        </p>
      )}
    </div>
  );
}

const CodeEntry = lazyPart(() => import('#web/accounts/SecondStep.tsx'), 'CodeEntry');

/**
 * Lets a signed-in person sign in with Google once more before something that cannot be undone; calls `onDone` if it
 * was the same person.
 */
export function GoogleAgain({ onDone }: { onDone: () => void }) {
  const me = useMe();
  const [busy, setBusy] = useState(false);
  const [codeNeeded, setCodeNeeded] = useState(false);

  async function proveIdentity() {
    const answer = await signInWithGoogle();
    if (answer.kind !== 'signed-in') {
      showError(googleProblem(answer, googleLoginFailed));
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
    // Another person has signed in: reload, so that nothing of the first one stays.
    location.assign('/dashboard');
  }

  async function start() {
    setBusy(true);
    await proveIdentity().catch(() => showError(googleLoginFailed));
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
