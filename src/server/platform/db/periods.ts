/** SQL for the day or month of an instant. `names` and `starts` are arrays in time order, from `startsOf`: the database knows no time zones. */
export const periodOf = (instant: string, names: string, starts: string): string =>
  `(${names})[width_bucket(${instant}, ${starts})]`;
