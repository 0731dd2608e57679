import { isTimeZone } from '#domain/days.ts';

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone itself, or this device's own if an older browser does not know it by that name. */
export const knownZone = (timeZone: string | undefined): string =>
  timeZone !== undefined && isTimeZone(timeZone) ? timeZone : ownZone();
