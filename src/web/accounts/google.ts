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
import { inviteOf, useAfterSignIn } from '#web/accounts/after-sign-in.ts';
import type { SendCode } from '#web/accounts/SecondStep.tsx';
import { calls } from '#web/calls/api.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type GoogleAnswer =
  | { kind: 'signed-in'; isNew: boolean }
  /** `code` comes from better-auth or from us: 'account_not_linked', 'access_denied' … */
  | { kind: 'refused'; code: string }
  | { kind: 'closed' }
  | { kind: 'blocked' };

type Message = { type?: string; nonce?: string; error?: { code: string }; redirectTo?: string };

const WIDTH = 500;
const HEIGHT = 640;
const WATCH_MS = 300;
// The server answers with one of these two, which says whether the account is new.
const KNOWN = '/dashboard';
const NEW = '/dashboard?new';

/**
 * Signs in with Google in a popup window. Call it in the click handler, because browsers block later popups. The
 * session arrives as a cookie, so the token in the popup's message is ignored.
 */
export function signInWithGoogle(invite?: Invite): Promise<GoogleAnswer> {
  const nonce = newId();
  const popup = window.open(startUrl(nonce, invite), 'serumah-google', features());
  if (!popup || popup.closed) return Promise.resolve({ kind: 'blocked' });
  return new Promise((resolve) => {
    let wasClosed = false;
    const answer = (given: GoogleAnswer) => {
      clearInterval(watch);
      removeEventListener('message', onMessage);
      popup.close();
      resolve(given);
    };
    const onMessage = (event: MessageEvent<Message | null>) => {
      if (event.origin !== location.origin) return;
      const message = event.data;
      if (message?.type !== 'better-auth:oauth-popup' || message.nonce !== nonce) return;
      if (message.error) answer({ kind: 'refused', code: message.error.code });
      else answer({ kind: 'signed-in', isNew: message.redirectTo?.endsWith(NEW) ?? false });
    };
    // Checked twice in a row: the popup closes itself right after its message, which may still be on its way.
    const watch = setInterval(() => {
      if (wasClosed) answer({ kind: 'closed' });
      wasClosed = popup.closed;
    }, WATCH_MS);
    addEventListener('message', onMessage);
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

/** Returns why Google did not sign in; `failed` is the text for an unknown reason. */
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

/** Sends the code of two-step sign-in after Google as the first step. */
export const finishSignIn: SendCode = (code) => calls.users.finishSignIn({ code });

/** Some browsers separate the popup from this page and report it as closed at once, although the sign-in succeeded. */
async function checkClosed(answer: GoogleAnswer): Promise<GoogleAnswer> {
  if (answer.kind !== 'closed') return answer;
  const { user, codeNeeded } = await calls.users.getSession();
  return user || codeNeeded ? { kind: 'signed-in', isNew: false } : answer;
}

/**
 * 'Continue with Google' on the sign-in screens. Call `start` in the click handler; `ask` shows the form for the second
 * step's code.
 */
export function useGoogle(next: string | undefined, failed: string, ask: () => void) {
  const [busy, setBusy] = useState(false);
  const afterSignIn = useAfterSignIn(next);

  async function start() {
    setBusy(true);
    try {
      const answer = await signInWithGoogle(inviteOf(next)).then(checkClosed);
      if (answer.kind !== 'signed-in') showToast({ kind: 'error', text: googleProblem(answer, failed) });
      else if ((await calls.users.getSession()).codeNeeded) ask();
      else await afterSignIn(answer.isNew ? accountCreated : loggedIn);
    } catch {
      showToast({ kind: 'error', text: failed });
    }
    setBusy(false);
  }
  return { busy, start };
}
