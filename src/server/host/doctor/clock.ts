import { isTimeZone } from '#domain/days.ts';
import { bad, ok, warn, type Finding } from '#server/host/doctor/finding.ts';
import { clockAlone, clockFits, clockOff, names, zonesUnknown } from '#words/english-only/doctor.ts';

/** What this machine's clock was held against: how many milliseconds the other one is ahead. */
export type OtherClock = { of: string; aheadMs: number };

/** Google's Date header has whole seconds, and an answer takes its time. */
const MOST_APART_MS = 30_000;
/** Where most homes are; asked about even before there is one. */
const EXPECTED_ZONE = 'Asia/Kuala_Lumpur';

/**
 * Judges this machine's clock and its knowledge of time zones.
 * @param homeZones the time zones of all homes: one that is unknown counts as UTC
 */
export function checkClock(now: Date, others: OtherClock[], homeZones: string[]): Finding {
  const unknown = [EXPECTED_ZONE, ...homeZones].filter((zone) => !isTimeZone(zone));
  if (unknown.length > 0) return bad(names.clock, zonesUnknown(unknown));
  const off = others.find(({ aheadMs }) => Math.abs(aheadMs) > MOST_APART_MS);
  if (off) return warn(names.clock, clockOff(now, off.of, off.aheadMs / 1000));
  if (others.length === 0) return ok(names.clock, clockAlone(now));
  return ok(
    names.clock,
    clockFits(
      now,
      others.map(({ of }) => of),
    ),
  );
}
