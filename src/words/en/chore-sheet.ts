/** A chore that was opened (docs/product/board.md 'A chore opens'). */
export const choreSheet = {
  close: 'Close',
  flexible: 'Flexible',
  turn: 'Whose turn it is',
  last: 'Last',
  now: 'Now',
  next: 'Next',
  noLast: 'Nobody yet',
  noNext: 'Not planned yet',
  readingTurn: 'Loading…',
  turnFailed: 'Who had it last and who has it next could not be loaded.',
  letGoMeans: 'Off the board for good. It counts as not done.',
};
