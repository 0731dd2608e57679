/** What each rule about the date says: check.ts. */
export const DATE_RULES = {
  'date/in-time': 'The day of the payment fits the request.',
  'date/to-come': 'The day on which the money is to move has not come.',
  'date/other-day': 'A second day on the page is before the request.',
  'date/no-year': 'The day fits, but stands there without a year.',
  'date/month-first': 'The day fits only with the month read first.',
  'date/future': 'The day is in the future.',
  'date/old': 'The day is more than a week before the request.',
  'date/early': 'The day is before the request, by a week at most.',
  'date/none': 'No day of the payment was found.',
} as const;
