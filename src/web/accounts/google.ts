import { useState } from 'react';
import {
  accountCreated,
  googleBlocked,
  googleClosed,
  googleNotJoined,
  invitationNeeded,
  loggedIn,
} from '#words/accounts.ts';
import { useEnter } from '#web/accounts/enter.ts';
import { signInWithGoogle, type GoogleAnswer } from '#web/accounts/google-popup.ts';
import { inviteOf } from '#web/accounts/invite.ts';
import { calls } from '#web/api.ts';
import { showToast } from '#web/ui/toast.ts';

/** Why Google did not sign in; `failed` is what the screen says where nothing more is known (spec §8). */
export function googleProblem(answer: Exclude<GoogleAnswer, { kind: 'signed-in' }>, failed: string): string {
  if (answer.kind === 'closed') return googleClosed(failed);
  if (answer.kind === 'blocked') return googleBlocked(failed);
  return REFUSALS[answer.code] ?? failed;
}

const REFUSALS: Record<string, string> = {
  account_not_linked: googleNotJoined,
  INVITATION_NEEDED: invitationNeeded,
};

/** Browsers that cut the window off from this page report it as closed at once, though the sign-in went through. */
async function certain(answer: GoogleAnswer): Promise<GoogleAnswer> {
  if (answer.kind !== 'closed') return answer;
  const { user } = await calls.users.getSession();
  return user ? { kind: 'signed-in', isNew: false } : answer;
}

/** 'Continue with Google' on the sign-in screens: `start` belongs in the click. */
export function useGoogle(next: string | undefined, failed: string) {
  const [busy, setBusy] = useState(false);
  const enter = useEnter(next);

  async function start() {
    setBusy(true);
    try {
      const answer = await signInWithGoogle(inviteOf(next)).then(certain);
      if (answer.kind === 'signed-in') await enter(answer.isNew ? accountCreated : loggedIn);
      else showToast({ kind: 'error', text: googleProblem(answer, failed) });
    } catch {
      showToast({ kind: 'error', text: failed });
    }
    setBusy(false);
  }
  return { busy, start };
}
