/** What each rule about the reference says: checkReferences in references.ts. */
export const REFERENCE_RULES = {
  'reference/number': 'A number that the bank gave the payment stands there.',
  'reference/minute': 'No number stands there, and the minute of the payment stands in for one.',
  'reference/other-day': 'A reference begins with another day than the payment’s.',
  'reference/none': 'Neither a number of the payment nor its minute was found.',
} as const;
