import { useSyncExternalStore } from 'react';
import type { Me } from '#contract/users.ts';

/**
 * The home that this tab shows. It starts as the active home and stays until the page is reloaded, even if other tabs
 * or devices switch, so that a half-filled form is never lost (docs/product/homes.md 'Several homes').
 */
export type TabHome = {
  userId: string | undefined;
  homeId: string | null;
  /** The active home that the user last saw in this tab. If the active home differs, it was chosen elsewhere. */
  seen: string | null | undefined;
};
type HomesOfUser = Pick<Me, 'id' | 'homeId' | 'homeIds'>;

/** Returns the tab's home, or the active home if the tab has none or its home is gone. */
export const homeShown = (tab: TabHome | undefined, me: HomesOfUser): string | null =>
  tab?.homeId != null && me.homeIds.includes(tab.homeId) ? tab.homeId : me.homeId;

/** Returns the tab's state after the session was read. */
export function followSession(before: TabHome | undefined, me: HomesOfUser): TabHome {
  const tab = before?.userId === undefined || before.userId === me.id ? before : undefined;
  const homeId = homeShown(tab, me);
  const isSeen = homeId === me.homeId || me.homeId === null || tab?.seen === undefined;
  return { userId: me.id, homeId, seen: isSeen ? me.homeId : tab.seen };
}

/** Returns the home that was chosen in another tab or device and is not shown here. */
export const chosenElsewhere = (tab: TabHome | undefined, me: HomesOfUser): string | null =>
  tab !== undefined && me.homeId !== homeShown(tab, me) && me.homeId !== tab.seen ? me.homeId : null;

let tabHome: TabHome | undefined;
const listeners = new Set<() => void>();

function setTabHome(next: TabHome | undefined) {
  tabHome = next;
  for (const listener of listeners) listener();
}

export const isShown = (me: HomesOfUser, homeId: string): boolean => homeShown(tabHome, me) === homeId;

/** Shows a home in this tab. It takes effect once the session lists the user as its member. */
export const showHome = (homeId: string) =>
  setTabHome({ userId: tabHome?.userId, homeId, seen: tabHome?.seen });

/** Updates the tab's home from the session; clears it after signing out or losing the home. */
export const sessionRead = (user: HomesOfUser | null) =>
  setTabHome(user ? followSession(tabHome, user) : undefined);

export const showActive = (me: HomesOfUser) =>
  setTabHome({ userId: me.id, homeId: me.homeId, seen: me.homeId });

/** Keeps this tab's home and stops offering the one that was chosen elsewhere. */
export const stayHere = (me: HomesOfUser) => tabHome && setTabHome({ ...tabHome, seen: me.homeId });

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
/** Selects a string or null from the tab's home. Components render again only if the selected value changes. */
export const useTabHome = <T extends string | null>(made: (tab: TabHome | undefined) => T): T =>
  useSyncExternalStore(subscribe, () => made(tabHome));
