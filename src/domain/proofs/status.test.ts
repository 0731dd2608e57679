import { expect, test } from 'vitest';
import { rowsOf } from '#domain/proofs/pages.ts';
import { checkStatus, statusOf } from '#domain/proofs/status.ts';
import { big, pageOf, type Line } from '#test/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;
const wordOf = (...lines: Line[]) => checkStatus(statusOf(rowsOf([pageOf(lines)]))).reasons;

/** What real portals of Malaysia print, and what apps do. */
const WORDS = {
  success: [
    'Successful',
    'Success',
    'Processed',
    'Accepted',
    'Completed',
    'Executed Successfully',
    'Successfully Sent to Bank',
    'Successfully submitted to bank',
    'Approved',
    'Paid',
    'Settled',
    'Berjaya',
    'Selesai',
    'Dihantar',
    'Diterima',
    'Diluluskan',
    'Payment confirmed',
    'Telah Diproses',
    // As readers misread them.
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
  ],
  pending: [
    'Pending',
    'Processing',
    'In progress',
    'Scheduled',
    'Submitted',
    'Awaiting approval',
    'Queued',
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
  // No headings of a status.
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

test('a label wins over headings', () => {
  expect(kindOf('Transfer scheduled', ['Status', 'Successful'])).toBe('success');
  expect(kindOf('Payment sent', ['Status', 'Pending'])).toBe('pending');
});

test('what contradicts itself is mixed', () => {
  expect(kindOf('Transfer Failed', ['Status', 'Successful'])).toBe('mixed');
  expect(kindOf('Transfer Successful', ['Status', 'Pending'])).toBe('mixed');
  expect(kindOf(['Status', 'Approved (Submitted to Bank)'])).toBe('mixed');
});

test('what the payer wrote is no status, beside its label or below', () => {
  expect(kindOf(['Note', 'refund for dinner'], ['Status', 'Successful'])).toBe('success');
  expect(kindOf('Transfer Successful', 'Note', 'Refund', 'Status', 'Successful')).toBe('success');
  expect(kindOf('Note', 'Payment successful')).toBe('missing');
});

test('money paid back is not money paid', () => {
  expect(kindOf('Bayaran balik berjaya')).toBe('mixed');
  expect(kindOf('A refund of the sum below has been credited to your account')).toBe('missing');
  expect(kindOf('Pulangan tunai anda telah dikreditkan')).toBe('missing');
});

test('a mark beside something else tells what went wrong, and never that it went well', () => {
  expect(kindOf(['RM 66.45', 'Failed'])).toBe('failed');
  expect(kindOf('Transfer Successful', ['RM 66.45', 'Pending'])).toBe('mixed');
  expect(kindOf(['RM 66.45', 'Successful'])).toBe('missing');
  expect(kindOf('Transfer Successful', ['Note', 'Refund'])).toBe('success');
});

test('a headline to the payer is no status beside a real one', () => {
  expect(kindOf('You sent', big('RM 66.45'))).toBe('success');
  expect(kindOf('You sent', 'Transfer failed')).toBe('failed');
});

test('a status counts 20, and is quoted as it stands there, short', () => {
  expect(checkStatus({ kind: 'success', text: 'Successful', isLabelled: true })).toEqual({
    reasons: [],
    points: 20,
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
