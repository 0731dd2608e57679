import { isTimeZone } from '#domain/days.ts';

let homeZone: string | undefined;

/** Remembers the time zone of the home that the page shows. */
export function showsHomeOf(timeZone: string | undefined): void {
  homeZone = timeZone;
}

/** This device's time zone. A browser may not know it ('Etc/Unknown'): then the home's, else UTC. */
export const ownZone = (): string =>
  [Intl.DateTimeFormat().resolvedOptions().timeZone, homeZone].find(
    (zone) => zone !== undefined && isTimeZone(zone),
  ) ?? 'UTC';

/** The zone itself, or this device's own if an older browser does not know it by that name. */
export const knownZone = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ownZone();
