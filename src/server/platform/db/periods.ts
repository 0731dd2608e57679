/**
 * Returns the SQL for the day or month that an instant falls in: the one of `names` whose start in `starts` came last, null before the
 * first. Both are array parameters in time order. The starts come from `startsOf` (src/domain/days.ts): the database knows no time zones.
 */
export const periodOf = (instant: string, names: string, starts: string): string =>
  `(${names})[width_bucket(${instant}, ${starts})]`;
