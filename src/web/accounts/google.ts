import { useState } from 'react';
import type { Invite } from '#domain/links.ts';
import { newId } from '#web/calls/ids.ts';
import {
  accountCreated,
  googleAddressKept,
  googleBlocked,
  googleClosed,
  googleNotJoined,
  invitationNeeded,
  loggedIn,
} from '#words/accounts.ts';
import { inviteOf, useEnter } from '#web/accounts/entering.ts';
import type { SendCode } from '#web/accounts/SecondStep.tsx';
import { calls } from '#web/calls/api.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type GoogleAnswer =
  | { kind: 'signed-in'; isNew: boolean }
  /** `code` is better-auth's or ours: 'account_not_linked', 'access_denied' … */
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'blocked' };

type Message = { type?: string; nonce?: string; error?: { code: string }; redirectTo?: string };

const WIDTH = 500;
const HEIGHT = 640;
const WATCH_MS = 300;
// The server answers with one of these two; which one says whether the account is new.
const KNOWN = '/dashboard';
const NEW = '/dashboard?new';

/**
 * Signs in with Google in a window of its own. Call it in the click itself: later, browsers block the window.
 * The session comes as a cookie, so the token in the window's message is not read.
 */
export function signInWithGoogle(invite?: Invite): Promise<GoogleAnswer> {
  const nonce = newId();
  const popup = window.open(startUrl(nonce, invite), 'serumah-google', features());
  if (!popup || popup.closed) return Promise.resolve({ kind: 'blocked' });
  return new Promise((resolve) => {
    let wasClosed = false;
    const answer = (given: GoogleAnswer) => {
      clearInterval(watch);
      removeEventListener('message', hear);
      popup.close();
      resolve(given);
    };
    const hear = (event: MessageEvent<Message | null>) => {
      if (event.origin !== location.origin) return;
      const said = event.data;
      if (said?.type !== 'better-auth:oauth-popup' || said.nonce !== nonce) return;
      if (said.error) answer({ kind: 'refused', code: said.error.code });
      else answer({ kind: 'signed-in', isNew: said.redirectTo?.endsWith(NEW) ?? false });
    };
    // Twice in a row: the window closes itself right after its message, which may still be on its way.
    const watch = setInterval(() => {
      if (wasClosed) answer({ kind: 'closed' });
      wasClosed = popup.closed;
    }, WATCH_MS);
    addEventListener('message', hear);
  });
}

function startUrl(nonce: string, invite: Invite | undefined): string {
  const search = new URLSearchParams({
    provider: 'google',
    popupOrigin: location.origin,
    popupNonce: nonce,
    callbackURL: KNOWN,
    newUserCallbackURL: NEW,
    ...(invite && { additionalData: JSON.stringify({ invite }) }),
  });
  return `/api/auth/oauth-popup/start?${search.toString()}`;
}

const features = () =>
  [
    `width=${WIDTH}`,
    `height=${HEIGHT}`,
    `left=${Math.round(screenX + (outerWidth - WIDTH) / 2)}`,
    `top=${Math.round(screenY + (outerHeight - HEIGHT) / 2)}`,
  ].join();

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
