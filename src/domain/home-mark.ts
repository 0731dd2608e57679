/** The length of a mark. 90 of an id's 122 random bits stay secret, and a person's homes differ. */
const MARK_LENGTH = 8;

/**
 * Returns how a link names a home to its own people: by the beginning of its id. The whole id is the home's invitation, and emails,
 * notifications and calendars reach others (docs/decisions/051-a-homes-id-is-a-secret.md).
 */
export const homeMark = (homeId: string): string => homeId.slice(0, MARK_LENGTH);

/** Returns which of a person's homes a link names. Links of earlier versions have the whole id. */
export const findHomeByMark = (mark: string, homeIds: readonly string[]): string | undefined =>
  mark.length < MARK_LENGTH ? undefined : homeIds.find((homeId) => homeId.startsWith(mark.toLowerCase()));
