import { isOpenedAnew } from '#web/device/link-token.ts';

/** The home whose invite link a person opened in this tab. It outlives loading the page again, in another language for one. */
const OPENED_INVITE = 'opened-invite';

let opened: string | null = null;

function keep(homeId: string | null) {
  opened = homeId;
  try {
    if (homeId === null) sessionStorage.removeItem(OPENED_INVITE);
    else sessionStorage.setItem(OPENED_INVITE, homeId);
  } catch {
    // Storage is refused: the invite is known until the page is loaded again, and then the person is asked.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(OPENED_INVITE);
  } catch {
    return null;
  }
}

/**
 * Notes which invite link a person opened, before anything shows: signing in, giving a name and registering come between the link and the
 * page that joins. What no person opened forgets it, since another site may have led here.
 */
export function pageOpened(byPerson: boolean): void {
  const { pathname, search } = location;
  if (!isOpenedAnew()) opened = kept();
  else if (!byPerson) keep(null);
  else if (pathname === '/join-home') keep(new URLSearchParams(search).get('homeId'));
  else opened = kept();
}

/** Whether a person opened the invite link of this home here, so that the page joins without a question. */
export const isInviteOpened = (homeId: string): boolean => opened === homeId;

/** After joining: the next opening of the link is judged by itself. */
export const forgetOpenedInvite = (): void => keep(null);
