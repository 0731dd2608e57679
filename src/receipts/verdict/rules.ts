/** What each rule about the file as a whole says: verdict.ts, and of remarks decision.ts. */
export const FILE_RULES = {
  'file/built-so': 'The page is built as receipts of payments are.',
  'file/not-built-so': 'The page is not built as receipts of payments are.',
  'file/confirm-screen': 'The page is the one before a payment is sent.',
  'file/confirm-beside-success': 'The page asks for a confirmation, and tells of success.',
  'file/shop': 'The page is a shop’s receipt or a bill, and tells of no transfer.',
  'file/money-came-in': 'The page tells of money that came to whoever reads it.',
  'file/chat': 'The page has words of a chat.',
  'file/edited': 'The file says that a program that changes pictures made it.',
  'file/written-over':
    'Something was put over a page of the PDF, or it has a field that anybody can fill in.',
  'file/hidden-programs': 'The PDF says of the programs that made it what cannot be read.',
  'file/no-receipt': 'The page says that it is a sample, or of something else than a payment.',
  'file/unreadable': 'Too few words were read, or too badly.',
  'file/too-many-words': 'The file has more words than a receipt; the rest was not judged.',
  'file/unread-pages': 'The file has more pages than are read; the rest was not judged.',
  'file/too-many-listed':
    'More senders or references stand there than on any receipt; the rest was not judged.',
  'file/by-remark': 'Without what the payer may have written it would not be verified.',
} as const;

/** What each rule about whose transfer it is says: senders.ts. */
export const SENDER_RULES = {
  'sender/housemate': 'The receipt names somebody else of the home as its sender.',
} as const;

/** What each rule about a payment that was seen before says: reuse.ts and, of what the database knows, the server's proofs/rows.ts. */
export const REUSE_RULES = {
  'reuse/same-file': 'The same file was sent before.',
  'reuse/same-reference': 'An earlier receipt has the same reference.',
  'reuse/same-minute': 'An earlier receipt is of the same minute, and one of the two has no reference.',
  'reuse/same-sum': 'An earlier receipt of the same debtor has the same sum, at about the same time.',
  'reuse/near-reference': 'An earlier receipt has nearly the same reference, and the same minute or sum.',
  'reuse/not-counted': 'The payment was shown before by a receipt that has paid for nothing.',
  'reuse/other-home': 'A receipt of another home, to the same requester, shows this payment or one like it.',
  'reuse/just-now': 'Another receipt of the same payment was settled while this one was.',
} as const;
