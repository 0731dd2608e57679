/** Local storage key: the id of the user whose queries this browser stores. Only they may see them. */
const PERSISTED_USER = 'kept-person';
/** Value after signing out: no user, and the stored queries are still to be deleted. */
const SIGNED_OUT = 'nobody';

/** By query hash: when the stored data that a query shows was last known to be true. */
export const persistedDataTrueAt = new Map<string, number>();

/** Null if nothing is stored or storage is unavailable. */
export function persistedUser(): string | null {
  try {
    return localStorage.getItem(PERSISTED_USER);
  } catch {
    return null;
  }
}

/** Returns whether no user may see what is stored. */
export const isNothingVisible = (): boolean => [null, SIGNED_OUT].includes(persistedUser());

/** Returns whether it was written. If not, no queries may be stored. */
export function setPersistedUser(userId: string | undefined): boolean {
  try {
    if (userId === undefined) localStorage.removeItem(PERSISTED_USER);
    else localStorage.setItem(PERSISTED_USER, userId);
    return true;
  } catch {
    return false;
  }
}

/** Hides what is stored at once; offline/persistence.ts deletes it. */
export function hidePersisted(): void {
  if (persistedUser() !== null) setPersistedUser(SIGNED_OUT);
}
