import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { checkStatus, statusOf } from '#receipts/status/status.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;
const wordOf = (...lines: Line[]) => checkStatus(statusOf(rowsOf([pageOf(lines)]))).reasons;

/** Words of real portals of Malaysia, and of apps. */
const WORDS = {
  success: [
    'Successful',
    'Success',
    'Processed',
    'Accepted',
    'Completed',
    'Executed Successfully',
    'Successfully Sent to Bank',
    'Approved',
    'Paid',
    'Settled',
    'Fulfilled',
    'Berjaya',
    'Selesai',
    'Dihantar',
    'Diterima',
    'Diluluskan',
    'Payment confirmed',
    'Telah Diproses',
    'Transaksi Berhasil',
    'Sent to Bank Nusa',
    // As OCR misreads them.
    'Succcssful',
    'Successfui',
    'Berjaya.',
    'Cornpleted',
  ],
  failed: [
    'Failed',
    'Unsuccessful',
    'Unsuccessfui',
    'Not successful',
    'Declined by beneficiary bank',
    'Rejected',
    'Cancelled',
    'Reversed',
    'Refunded',
    'Expired',
    'Void',
    'Returned',
    'Could not be sent',
    'Gagal',
    'Tidak Berjaya',
    'Ditolak',
    'Belum selesai',
    'Dibatalkan',
    'Dipulangkan',
    'Incomplete',
    'Timed out',
    'Denied',
    'Reversal',
    'Tidak lengkap',
    'Daily limit exceeded',
    'Dibayar balik',
    'Akaun ditutup',
  ],
  pending: [
    'Pending',
    'Processing',
    'In progress',
    'Scheduled',
    'Submitted',
    'Awaiting approval',
    'Queued',
    'In the queue',
    'Deferred',
    'Being sent',
    'Pending Authorise',
    'Pending for Approval',
    'Pending Clearance',
    'Batched for Authorisation',
    'Submitted for approval',
    'Menunggu Kelulusan',
    'Dalam Proses',
    'Sedang diproses',
    'Dijadualkan',
    'Being processed',
    'To be processed',
    'Will be credited',
    'In process',
    'Yet to be approved',
    'On its way',
    'Telah dijadualkan',
    'Ditangguhkan',
    'Menanti kelulusan',
    'Sedang dihantar',
  ],
} as const;
const cases = Object.entries(WORDS).flatMap(([kind, words]) => words.map((word) => [word, kind] as const));

test.each(cases)('%j after a label, beside it or below: %s', (word, kind) => {
  expect(kindOf(['Status', word])).toBe(kind);
  expect(kindOf(`Transaction Status : ${word}`)).toBe(kind);
  expect(kindOf('Payment Status', word)).toBe(kind);
  expect(kindOf(['Status Transaksi', `: ${word}`])).toBe(kind);
});

test.each([
  ['Transfer Successful', 'success'],
  ['Pemindahan Berjaya', 'success'],
  ['Payment sent', 'success'],
  ['Money sent', 'success'],
  ['Paid!', 'success'],
  ['Wang dihantar', 'success'],
  ['Your account has been debited with the amount below', 'success'],
  ['Akaun anda telah didebitkan', 'success'],
  ['Transfer Failed', 'failed'],
  ['Payment not successful', 'failed'],
  ['Transaksi Tidak Berjaya', 'failed'],
  ['We could not send', 'failed'],
  ['Transfer failed, you will be refunded', 'failed'],
  ['Transfer Pending', 'pending'],
  ['Transfer Scheduled', 'pending'],
  ['Waiting for approval', 'pending'],
  // A tick that was read as a letter.
  ['e Sent', 'success'],
  ['Funds sent', 'success'],
  ['Payment confirmed', 'success'],
  ['Sudah dibayar', 'success'],
  ['Transaksi telah diproses', 'success'],
  ['Payment is being processed', 'pending'],
  ['Payment in process', 'pending'],
  ['Almost done', 'pending'],
  ['Transaction incomplete', 'failed'],
  // These are not headings of a status.
  ['I sent', 'missing'],
  ['Meranti Bank', 'missing'],
  ['Confirm transfer', 'missing'],
  ['Payment link sent', 'missing'],
  ['OTP sent', 'missing'],
  ['Payment to be confirmed', 'missing'],
  ['Done', 'missing'],
  ['Approved', 'missing'],
  ['Amount paid', 'missing'],
  ['Jumlah dibayar', 'missing'],
  ['Approval code', 'missing'],
  ['Sending', 'missing'],
  ['Lending account', 'missing'],
  ['Processing fee', 'missing'],
  ['If successful, the money arrives today', 'missing'],
  ['Payment successful once approved', 'missing'],
  ['If the transaction is unsuccessful you get it back', 'missing'],
  ['Should the transfer be rejected it is refunded', 'missing'],
  ['Note: payment successful', 'missing'],
  ['Your account will have been debited if approved', 'missing'],
  ['We are happy that so many things are successful today', 'missing'],
])('a heading %j: %s', (heading, kind) => {
  expect(kindOf(heading)).toBe(kind);
});

test('a label wins over a heading with success', () => {
  expect(kindOf('Payment sent', ['Status', 'Pending'])).toBe('pending');
  expect(kindOf('Payment sent', ['Status', 'Failed'])).toBe('failed');
});

test('a heading that continues in the next line is one sentence', () => {
  expect(kindOf(big('Your transfer was not'), big('successful'))).toBe('failed');
  expect(kindOf(big('Pemindahan anda tidak'), big('dapat diteruskan'), big('dan berjaya'))).toBe('failed');
  expect(kindOf(big('Your transfer will be'), big('completed'))).toBe('missing');
  expect(kindOf(big('Payment completed'), big('once your bank agrees'))).toBe('missing');
  expect(kindOf(big('Your payment is still being'), big('transferred'))).toBe('pending');
  expect(kindOf(['Status', 'Not'], ['', 'successful'])).toBe('failed');
  expect(kindOf(big('Your transfer was'), big('successful'))).toBe('success');
  expect(wordOf(big('Your transfer was not'), big('successful'))).toEqual([
    { code: 'status-failed', word: 'Your transfer was not successful' },
  ]);
});

test('a line above a heading that is not part of it does not reverse it', () => {
  expect(kindOf('It did not take long.', 'Transfer successful')).toBe('success');
  expect(kindOf('Do not reply', big('Transfer successful'))).toBe('success');
  expect(kindOf(['Remark', 'not yet'], 'Transfer successful')).toBe('success');
  expect(kindOf('Note', 'not yet', 'Status', 'Successful')).toBe('success');
});

test('a negative word counts however badly it was read', () => {
  const heading = (confidence: number) => {
    const page = pageOf([big('Transfer not successful')]);
    const words = page.words.map((word) => (word.text === 'not' ? { ...word, confidence } : word));
    return statusOf(rowsOf([{ ...page, words }])).kind;
  };
  expect([heading(90), heading(3)]).toEqual(['failed', 'failed']);
});

test('a word that negates another is not mistaken for it', () => {
  for (const word of ['Uncompleted', 'Unconfirmed', 'Notcompleted', 'Tidakberjaya', 'Unprocessed'])
    expect([word, kindOf(['Status', word])]).not.toEqual([word, 'success']);
  expect(kindOf('Your payment wasn’t completed')).toBe('failed');
});

test('a contradiction is mixed', () => {
  expect(kindOf('Transfer Failed', ['Status', 'Successful'])).toBe('mixed');
  // The scheduling succeeded, not the payment.
  expect(kindOf('Transfer scheduled', ['Status', 'Successful'])).toBe('mixed');
  expect(kindOf('Transfer Successful', ['Status', 'Pending'])).toBe('mixed');
  expect(kindOf(['Status', 'Approved (Submitted to Bank)'])).toBe('mixed');
});

test("the payer's remark is not a status, beside its label or below", () => {
  expect(kindOf(['Note', 'refund for dinner'], ['Status', 'Successful'])).toBe('success');
  expect(kindOf('Transfer Successful', 'Note', 'Refund', 'Status', 'Successful')).toBe('success');
  expect(kindOf('Note', 'Payment successful')).toBe('missing');
});

test('a headline to the payer is not a status beside a real one', () => {
  expect(kindOf('You sent', big('RM 66.45'))).toBe('success');
  expect(kindOf('You sent', 'Transfer failed')).toBe('failed');
});

test('a status counts 20, and is quoted as it is there, short', () => {
  const rules = [{ rule: 'status/labelled-word', on: 'Successful' }] as const;
  expect(checkStatus(statusOf(rowsOf([pageOf([['Status', 'Successful']])])))).toEqual({
    reasons: [],
    points: 20,
    rules,
  });
  expect(wordOf('Transaction Status : Failed.')).toEqual([{ code: 'status-failed', word: 'Failed' }]);
  expect(wordOf(['Status', ': Tidak Berjaya'])).toEqual([{ code: 'status-failed', word: 'Tidak Berjaya' }]);
  const long = 'Declined by the beneficiary bank for a reason that nobody knows';
  expect(wordOf(['Status', long])).toEqual([
    { code: 'status-failed', word: 'Declined by the beneficiary bank for a r…' },
  ]);
  expect([wordOf('Receipt'), wordOf('Transfer Failed', ['Status', 'Successful'])]).toEqual([
    [{ code: 'status-missing' }],
    [{ code: 'status-mixed' }],
  ]);
});

test('a tracker shows first what its payer did, and then the result', () => {
  expect(kindOf('Sent successfully', '', 'You set up your transfer', '', 'The money has arrived')).toBe(
    'success',
  );
  expect(kindOf('Your transfer has been set up')).toBe('pending');
});

test('a question reports nothing', () => {
  expect(kindOf('Transfer successful', 'Payment not completed? Call us.')).toBe('success');
  expect(kindOf('Transfer successful', 'Payment not completed.')).toBe('mixed');
});

test('the beginning of a sentence ends with the sentence before', () => {
  const footer = ['Tandatangan tidak diperlukan. This is a slip of', 'a member of the Deposit Scheme'];
  expect(kindOf('Transfer successful', ...footer)).toBe('success');
});

test('a status with its value beside it is not a title of the line below', () => {
  expect(kindOf(['Status', 'Successful'], 'If you did not perform this, please call us')).toBe('success');
});

test.each([
  'This transfer is under review by our security team.',
  'Account closed. The funds must be returned.',
  'Wang tersangkut di bank penerima',
  'Bank penerima memulangkan bayaran ini semalam',
  'Mark as paid',
])('a person decides on a success that is followed by %j', (text) => {
  expect(kindOf('Transfer sent', text)).not.toBe('success');
});

test('possible trouble is not trouble', () => {
  expect(kindOf('Transfer successful', 'If the account is closed the funds must be returned.')).toBe(
    'success',
  );
  expect(kindOf('Transfer successful', ['Note', 'the parcel is under review'])).toBe('success');
});

test('the requester decides on money on its way', () => {
  expect(kindOf("You've made a payment", 'Your money is on its way.')).toBe('mixed');
  expect(kindOf('Your money is on its way')).toBe('mixed');
});

test('what was done in part, or forwarded, is not done', () => {
  for (const word of [
    'Partially Approved',
    'Sent to Bank',
    'Sent to approver',
    'Received by Bank',
    'Permohonan Dihantar',
    'Permintaan Diterima',
  ])
    expect([word, kindOf(['Status', word])]).toEqual([word, 'mixed']);
  expect(kindOf('Telah dihantar untuk kelulusan')).toBe('mixed');
  expect(kindOf(['Status', 'Successfully Sent to Bank'])).toBe('success');
});

test('a mark in a line about somebody else needs a person, and refuses no one whose own headline differs', () => {
  expect(kindOf('You paid your share', ['Ravi', 'Paid'], ['Mimi', 'Pending'])).toBe('mixed');
  expect(kindOf(['Mimi', 'Pending'])).toBe('pending');
});

test('what was on its way and is done does not wait any more', () => {
  expect(kindOf('Your transfer is on its way... done!')).not.toBe('pending');
  expect(kindOf('Your transfer is on its way')).toBe('pending');
});

test.each<[string, Line[], unknown[]]>([
  [
    'trouble below',
    ['Transfer sent', 'It is ready to collect', 'Note', 'dinner'],
    [
      { rule: 'status/heading-word', on: 'Transfer sent' },
      { rule: 'status/trouble', on: 'It is ready to collect' },
    ],
  ],
  [
    'money on its way',
    ['Your money is on its way'],
    [
      { rule: 'status/phrase', on: 'Your money is on its way' },
      { rule: 'status/on-its-way', on: 'Your money is on its way' },
    ],
  ],
  [
    'what is kept',
    ['Payee will be added to your favourites'],
    [
      { rule: 'status/kept', on: 'Payee will be added to your favourites' },
      { rule: 'status/kept-only', on: 'Payee will be added to your favourites' },
    ],
  ],
  [
    'success beside failure',
    ['Transfer Failed', ['Status', 'Successful']],
    [
      { rule: 'status/labelled-word', on: 'Successful' },
      { rule: 'status/heading-word', on: 'Transfer Failed' },
      { rule: 'status/contrary', on: 'Transfer Failed' },
    ],
  ],
])('%s makes a status mixed, and counts for nothing', (_, lines, rules) => {
  const status = statusOf(rowsOf([pageOf(lines)]));
  expect(checkStatus(status)).toEqual({ reasons: [{ code: 'status-mixed' }], points: 0, rules });
});

test('a missing status is reported', () => {
  const rules = [{ rule: 'status/none' }];
  expect(checkStatus(statusOf(rowsOf([pageOf(['Receipt'])])))).toEqual({
    reasons: [{ code: 'status-missing' }],
    points: 0,
    rules,
  });
  expect(statusOf(rowsOf([pageOf(['Receipt'])]))).toMatchObject({ text: '', isLabelled: false });
  expect(checkStatus(statusOf(rowsOf([pageOf([['Status', 'Failed']])]))).points).toBe(0);
  expect(checkStatus(statusOf(rowsOf([pageOf(['Payment pending'])]))).points).toBe(0);
});

test('a failure is not on its way', () => {
  expect(kindOf('Transfer failed, your money is on its way')).toBe('failed');
});

test("trouble in the payer's remark, or that is only possible, does not count", () => {
  expect(kindOf('Transfer sent', 'Note', 'ready to collect')).toBe('success');
  expect(kindOf('Transfer sent', ['Note', 'ready to collect'])).toBe('success');
  expect(kindOf('Transfer sent', 'If the bank asks', 'it is ready to collect')).toBe('success');
  expect(kindOf('Transfer sent', 'it is ready to collect', 'If the bank asks')).toBe('mixed');
});

test('a headline begins with its reader, and is soft unless something is complete', () => {
  expect(kindOf('> You sent', 'Transfer failed')).toBe('failed');
  expect(kindOf('You successfully sent', ['Status', 'Failed'])).toBe('failed');
  expect(kindOf('Successfully sent', ['Status', 'Failed'])).toBe('mixed');
  expect(kindOf('Payment sent to your friend', 'Payment pending')).toBe('mixed');
  expect(kindOf('Your transfer is complete', 'Payment pending')).toBe('mixed');
  expect(kindOf('Your transfer is 100% complete', 'Payment pending')).toBe('pending');
  expect(kindOf('Your transfer is 100%complete', 'Payment pending')).toBe('pending');
});

test('a status is quoted without its label and the signs around it, and ends with a word', () => {
  const quoted = (text: string) => wordOf(['Status', text]);
  expect(wordOf('Transaction Status:Failed.')).toEqual([{ code: 'status-failed', word: 'Failed' }]);
  expect(wordOf('Transaction Status : Failed (3)')).toEqual([{ code: 'status-failed', word: 'Failed' }]);
  expect(quoted('Declined by the beneficiary bank for you')).toEqual([
    { code: 'status-failed', word: 'Declined by the beneficiary bank for you' },
  ]);
  expect(quoted('Declined by the beneficiary bank of the payee')).toEqual([
    { code: 'status-failed', word: 'Declined by the beneficiary bank of the…' },
  ]);
});
