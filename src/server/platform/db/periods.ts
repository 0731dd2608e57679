/**
 * Returns SQL for the day or month of an instant. The database must not compute with time zones
 * (docs/decisions/008-midnight-loop-in-every-process.md).
 * @param names and `starts`: arrays in time order, from `startsOf`
 */
export const periodOf = (instant: string, names: string, starts: string): string =>
  `(${names})[width_bucket(${instant}, ${starts})]`;
