import { isTimeZone } from '#domain/days.ts';

let homeZone: string | undefined;

/** Records the time zone of the home on screen. */
export function setHomeZone(timeZone: string | undefined): void {
  homeZone = timeZone;
}

/** Returns this device's time zone. If the browser does not know it ('Etc/Unknown'), returns the home's, or UTC. */
export const deviceZone = (): string =>
  [Intl.DateTimeFormat().resolvedOptions().timeZone, homeZone].find(
    (zone) => zone !== undefined && isTimeZone(zone),
  ) ?? 'UTC';

/** Returns the zone itself, or this device's if an older browser does not know it by that name. */
export const supportedZone = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : deviceZone();
