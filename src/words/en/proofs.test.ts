import { expect, test } from 'vitest';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { proofMessage, whyUnsure } from './proofs.ts';

const names = { requester: 'Aisyah', due: 5800, asked: '2026-11-15' };
const rejected = (...reasons: Reason[]) =>
  proofMessage({ outcome: 'rejected', reasons, shown: undefined }, names);
const review = (...reasons: Reason[]) =>
  proofMessage({ outcome: 'review', reasons, shown: undefined }, names);
const ASKED = 'We have asked Aisyah to check it – you do not need to upload it again.';

test('a verified proof tells what was paid, or what is due', () => {
  const verified = (shown: number | undefined) =>
    proofMessage({ outcome: 'verified', reasons: [], shown }, names);
  expect(verified(5850)).toBe('Payment of RM 58.50 to Aisyah confirmed.');
  expect(verified(undefined)).toBe('Payment of RM 58.00 to Aisyah confirmed.');
});

test.each<[Reason, string]>([
  [
    { code: 'status-failed', word: 'Failed' },
    'This receipt says the payment did not go through (“Failed”). Please pay again and upload the successful receipt.',
  ],
  [
    { code: 'status-pending', word: 'Pending' },
    'This payment is not finished yet (“Pending”). Please upload the receipt once your bank shows it as successful.',
  ],
  [
    { code: 'amount-low', shown: 5300 },
    'The receipt shows RM 53.00, but your share is RM 58.00. Please upload a receipt for RM 58.00.',
  ],
  [
    { code: 'amount-low', shown: undefined },
    'We could not read this file well enough. Please upload the original screenshot (not a small or forwarded copy) or the PDF receipt.',
  ],
  [
    { code: 'other-currency', shown: 'SGD 45.50' },
    'This receipt is in another currency (SGD 45.50). Please upload a receipt for RM 58.00.',
  ],
  [
    { code: 'other-currency', shown: undefined },
    'This receipt is in another currency. Please upload a receipt for RM 58.00.',
  ],
  [
    { code: 'date-old', day: '2026-09-16' },
    'This receipt is dated Sep 16, 2026, before Aisyah asked for this payment on Nov 15, 2026. Please upload the receipt for this payment.',
  ],
  [
    { code: 'date-old', day: undefined },
    'This receipt is dated before Aisyah asked for this payment on Nov 15, 2026. Please upload the receipt for this payment.',
  ],
  [
    { code: 'date-future', day: '2026-12-16' },
    'This receipt is dated Dec 16, 2026, which is in the future. Please upload the receipt of a payment that has been made.',
  ],
  [
    { code: 'date-future', day: undefined },
    'This receipt is dated in the future. Please upload the receipt of a payment that has been made.',
  ],
  [
    { code: 'reused', title: 'Rent' },
    'This receipt was already used for “Rent”. Each payment needs its own receipt.',
  ],
  [
    { code: 'reused', title: undefined },
    'This receipt was already used for another payment in this home. Each payment needs its own receipt.',
  ],
])('%j is told to whoever uploaded it', (reason, message) => {
  expect(rejected(reason)).toBe(message);
});

test.each<[Reason, string]>([
  [
    { code: 'amount-high', shown: 6250 },
    'The receipt shows RM 62.50, which is more than your share of RM 58.00.',
  ],
  [{ code: 'amount-high', shown: undefined }, 'The receipt shows more than your share of RM 58.00.'],
  [
    { code: 'amount-conflict', shown: [5800, 8500] },
    'The receipt shows more than one amount (RM 58.00, RM 85.00).',
  ],
  [{ code: 'amount-conflict', shown: [] }, 'The receipt shows more than one amount.'],
  [
    { code: 'date-early', day: '2026-11-12' },
    'The receipt is dated Nov 12, 2026, before Aisyah asked for this payment on Nov 15, 2026.',
  ],
  [{ code: 'date-ambiguous', text: '11/06/2026' }, 'The date 11/06/2026 can be read in two ways.'],
  [{ code: 'date-ambiguous', text: undefined }, 'The date can be read in two ways.'],
  [{ code: 'reversed' }, 'The receipt seems to show money sent by Aisyah, not to Aisyah.'],
  [{ code: 'sender-other', userId: 'x', name: 'Ben Tan' }, 'The receipt says that Ben Tan sent it.'],
  // Whoever sent it may not know the requester's other homes.
  [{ code: 'used-elsewhere' }, 'This looks like a receipt that was already used.'],
  [
    { code: 'several-shares', shown: 12_600, count: 2 },
    'The receipt shows RM 126.00: 2 of your open shares together.',
  ],
])('%j is told with who looks at it', (reason, why) => {
  expect(review(reason)).toBe(`${why} ${ASKED}`);
});

test('of several reasons the one that refuses is told, and of those to look at the first two', () => {
  expect(
    rejected(
      { code: 'name-weak' },
      { code: 'amount-low', shown: 5300 },
      { code: 'status-failed', word: 'Failed' },
    ),
  ).toMatch(/^This receipt says the payment did not go through \(“Failed”\)/);
  expect(rejected({ code: 'amount-missing' }, { code: 'unreadable' })).toMatch(
    /^We could not read this file/,
  );
  expect(review({ code: 'structure' }, { code: 'name-weak' }, { code: 'date-missing' })).toBe(
    `We could not find the payment date. We could not be sure that the recipient is Aisyah. ${ASKED}`,
  );
  expect(review()).toBe(`We could not confirm this payment automatically. ${ASKED}`);
});

test.each<[Reason, string]>([
  [{ code: 'amount-low', shown: 5300 }, 'The receipt shows RM 53.00, but the share is RM 58.00.'],
  [{ code: 'amount-low', shown: undefined }, 'The receipt seems to show less than the share of RM 58.00.'],
  [{ code: 'amount-high', shown: 6250 }, 'The receipt shows RM 62.50, but the share is RM 58.00.'],
  [
    { code: 'other-currency', shown: 'SGD 45.50' },
    'The receipt is in another currency (SGD 45.50), but the share is RM 58.00.',
  ],
  [
    { code: 'date-old', day: '2026-09-16' },
    'The receipt is dated Sep 16, 2026, before you asked for this payment on Nov 15, 2026.',
  ],
  [{ code: 'amount-unsure' }, 'The amount is hard to read.'],
  [{ code: 'sender-other', userId: 'x', name: 'Ben Tan' }, 'The receipt says that Ben Tan sent it.'],
  [
    { code: 'several-shares', shown: 12_600, count: 2 },
    'The receipt shows RM 126.00: 2 open shares together.',
  ],
  [{ code: 'used-elsewhere' }, 'This looks like a receipt that was already sent to you in another home.'],
  // The requester may not know that request.
  [{ code: 'reused', title: 'Rent' }, 'This receipt was already used for another payment in this home.'],
])('%j is told to the requester as theirs to judge', (reason, why) => {
  expect(whyUnsure([reason], names)).toBe(why);
});

const codes = Object.keys(REASONS) as ReasonCode[];
const example = (code: ReasonCode) =>
  ({
    code,
    word: 'x',
    shown: code === 'amount-conflict' ? [1] : 1,
    day: '2026-01-01',
    text: 'x',
    title: 'x',
    name: 'x',
    count: 2,
  }) as Reason;

test('nothing is asked of the requester that only the debtor can do', () => {
  for (const code of codes) {
    const why = whyUnsure([example(code)], names);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(why, code).not.toMatch(/please|upload|your share|undefined/i);
    // Who reads it is the requester.
    expect(why, code).not.toContain(names.requester);
  }
  expect(whyUnsure([], names)).toBe('');
});

test('every reason has its sentence', () => {
  const sentences = codes.map((code) =>
    REASONS[code].outcome === 'reject' ? rejected(example(code)) : review(example(code)),
  );
  // Of a receipt that was used, whoever sent it reads the same whichever home it was in.
  expect(new Set(sentences).size).toBe(codes.length - 1);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentences.join(' ')).not.toMatch(/undefined|NaN|null/);
});
