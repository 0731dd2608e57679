import { useState } from 'react';
import {
  accountCreated,
  googleAddressKept,
  googleBlocked,
  googleClosed,
  googleNotJoined,
  invitationNeeded,
  loggedIn,
} from '#words/accounts.ts';
import { useEnter } from '#web/accounts/enter.ts';
import type { SendCode } from '#web/accounts/SecondStep.tsx';
import { signInWithGoogle, type GoogleAnswer } from '#web/accounts/google-popup.ts';
import { inviteOf } from '#web/accounts/invite.ts';
import { calls } from '#web/calls/api.ts';
import { showToast } from '#web/ui/windows/toast.ts';

/** Why Google did not sign in; `failed` is what the screen says where nothing more is known. */
export function googleProblem(answer: Exclude<GoogleAnswer, { kind: 'signed-in' }>, failed: string): string {
  if (answer.kind === 'closed') return googleClosed(failed);
  if (answer.kind === 'blocked') return googleBlocked(failed);
  return REFUSALS[answer.code] ?? failed;
}

const REFUSALS: Record<string, string> = {
  account_not_linked: googleNotJoined,
  INVITATION_NEEDED: invitationNeeded,
  EMAIL_TAKEN: googleAddressKept,
};

/** The code of two-step sign-in, where Google was only the first step. */
export const finishSignIn: SendCode = (code) => calls.users.finishSignIn({ code });

/** Browsers that cut the window off from this page report it as closed at once, though the sign-in went through. */
async function certain(answer: GoogleAnswer): Promise<GoogleAnswer> {
  if (answer.kind !== 'closed') return answer;
  const { user, codeNeeded } = await calls.users.getSession();
  return user || codeNeeded ? { kind: 'signed-in', isNew: false } : answer;
}

/** 'Continue with Google' on the sign-in screens: `start` belongs in the click; `ask` asks for the code of the second step. */
export function useGoogle(next: string | undefined, failed: string, ask: () => void) {
  const [busy, setBusy] = useState(false);
  const enter = useEnter(next);

  async function start() {
    setBusy(true);
    try {
      const answer = await signInWithGoogle(inviteOf(next)).then(certain);
      if (answer.kind !== 'signed-in') showToast({ kind: 'error', text: googleProblem(answer, failed) });
      else if ((await calls.users.getSession()).codeNeeded) ask();
      else await enter(answer.isNew ? accountCreated : loggedIn);
    } catch {
      showToast({ kind: 'error', text: failed });
    }
    setBusy(false);
  }
  return { busy, start };
}
