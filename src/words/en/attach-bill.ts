import { PROOF_MAX_BYTES } from '#domain/files.ts';

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: 'Bill (optional)',
  fileHere: 'Bill',
  hint: `Photo or PDF, at most ${PROOF_MAX_BYTES / 1024 / 1024} MB. Everyone you ask can open it.`,
  choose: 'Choose a file',
  other: 'Choose another file',
  takeOut: (file: string) => `Take out ${file}`,
  submit: 'Attach',
  replace: 'Replace bill',
  remove: 'Remove bill',
  missing: 'Please choose a photo or PDF of the bill',
  isThere: 'A bill is attached. Another one takes its place.',
  kept: 'Kept until 90 days after everyone has paid.',
  attached: 'The bill is attached.',
  failed: 'The bill was not attached. Please try again.',
  unreadable: 'This file can no longer be read. Please choose it again.',
  removed: 'The bill was removed.',
  removeFailed: 'Failed to remove the bill. Please try again.',
};
