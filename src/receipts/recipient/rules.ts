/** What each rule about the recipient says: recipient.ts. */
export const RECIPIENT_RULES = {
  'recipient/named': 'A label or sentence names the requester as the recipient.',
  'recipient/alone': 'No label names anybody, and the requester’s name stands alone on its line.',
  'recipient/part-of-name': 'A label or sentence names the recipient by a part of the requester’s name.',
  'recipient/name-somewhere': 'The requester’s name stands on the page, but not as the recipient.',
  'recipient/other-name': 'The recipient that is named is not called like the requester.',
  'recipient/other-field': 'A field names somebody else, too.',
  'recipient/other-line': 'The requester stands in lines alone, and another line names somebody else.',
  'recipient/sender': 'The requester is named as the sender, and not as the recipient.',
  'recipient/nobody': 'Nobody is named as the recipient.',
} as const;
