import { useSyncExternalStore } from 'react';
import type { Me } from '#contract/users.ts';

/**
 * The home that this tab shows. It begins as the active one and stays until the page is loaded anew, whatever other tabs and
 * devices switch to, so that no half-filled form is ever taken away (docs/product/homes.md 'Several homes').
 */
export type TabHome = {
  userId: string | undefined;
  homeId: string | null;
  /** The active home that the person saw last from here; another than this one was chosen elsewhere. */
  seen: string | null | undefined;
};
type Own = Pick<Me, 'id' | 'homeId' | 'homeIds'>;

/** The tab's home; where it is gone for the person, or there was none, the active one. */
export const homeShown = (tab: TabHome | undefined, me: Own): string | null =>
  tab?.homeId != null && me.homeIds.includes(tab.homeId) ? tab.homeId : me.homeId;

/** What the tab keeps once the session was read. */
export function followSession(before: TabHome | undefined, me: Own): TabHome {
  const tab = before?.userId === undefined || before.userId === me.id ? before : undefined;
  const homeId = homeShown(tab, me);
  const isSeen = homeId === me.homeId || me.homeId === null || tab?.seen === undefined;
  return { userId: me.id, homeId, seen: isSeen ? me.homeId : tab.seen };
}

/** The home that was chosen in another window and does not show here. */
export const chosenElsewhere = (tab: TabHome | undefined, me: Own): string | null =>
  tab !== undefined && me.homeId !== homeShown(tab, me) && me.homeId !== tab.seen ? me.homeId : null;

let tabHome: TabHome | undefined;
const listeners = new Set<() => void>();

function keep(next: TabHome | undefined) {
  tabHome = next;
  for (const listener of listeners) listener();
}

/** Whether this tab shows that home. */
export const isShown = (me: Own, homeId: string): boolean => homeShown(tabHome, me) === homeId;

/** From now on this tab shows a home, as soon as the session says that the person lives there. */
export const showHome = (homeId: string) => keep({ userId: tabHome?.userId, homeId, seen: tabHome?.seen });

/** The session was read: whoever signed out, or lost the home, lets go of it. */
export const sessionRead = (user: Own | null) => keep(user ? followSession(tabHome, user) : undefined);

/** Shows the one that was chosen elsewhere. */
export const showActive = (me: Own) => keep({ userId: me.id, homeId: me.homeId, seen: me.homeId });

/** The person saw that another home was chosen, and stays. */
export const stayHere = (me: Own) => tabHome && keep({ ...tabHome, seen: me.homeId });

function follow(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
/**
 * What is made of the tab's home, a text or none: as long as that stays the same nothing is drawn again, as when the session of a new page
 * was read.
 */
export const useTabHome = <T extends string | null>(made: (tab: TabHome | undefined) => T): T =>
  useSyncExternalStore(follow, () => made(tabHome));
