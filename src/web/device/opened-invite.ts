import { isNewNavigation } from '#web/device/link-token.ts';

/**
 * Session storage key: the home whose invite link the user opened in this tab. It survives reloads, such as a change of
 * language.
 */
const OPENED_INVITE = 'opened-invite';

let opened: string | null = null;

function store(homeId: string | null) {
  opened = homeId;
  try {
    if (homeId === null) sessionStorage.removeItem(OPENED_INVITE);
    else sessionStorage.setItem(OPENED_INVITE, homeId);
  } catch {
    // Without storage the invite is known only until the next reload. Then the page asks before joining.
  }
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(OPENED_INVITE);
  } catch {
    return null;
  }
}

/**
 * Records which invite link the user opened, before anything shows: signing in, registering and giving a name may come
 * before the page that joins. A navigation that no user started clears it, because another site may have caused it.
 * @param byPerson whether the user started this navigation
 */
export function recordOpenedInvite(byPerson: boolean): void {
  const { pathname, search } = location;
  if (!isNewNavigation()) opened = readStored();
  else if (!byPerson) store(null);
  else if (pathname === '/join-home') store(new URLSearchParams(search).get('homeId'));
  else opened = readStored();
}

/** Returns whether the user opened the invite link of this home here, so that the page joins without asking. */
export const isInviteOpened = (homeId: string): boolean => opened === homeId;

/** Call after joining, so that the next opening of the link is judged separately. */
export const forgetOpenedInvite = (): void => store(null);
