/** SQL for the last of `names` whose start in `starts` (`startsOf` in src/domain/days.ts: the database knows no time zones) is before the instant. */
export const periodOf = (instant: string, names: string, starts: string): string =>
  `(${names})[width_bucket(${instant}, ${starts})]`;
