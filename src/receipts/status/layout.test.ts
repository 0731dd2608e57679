import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { statusOf } from '#receipts/status/status.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;

test('a list of completed payments is not a receipt', () => {
  const item = (day: string): Line[] => ['Transfer to AISYAH', `Completed ${day} Jul 2026, 05:27 PM`];
  expect(kindOf(...item('17'))).toBe('success');
  expect(kindOf(...item('17'), '', ...item('15'))).toBe('missing');
});

test('a status in other words is not a success, whatever is above it', () => {
  expect(kindOf('Transfer sent', ['Status', 'Invited'])).toBe('missing');
  expect(kindOf('Transfer sent', ['Status', 'Sent'])).toBe('success');
  expect(kindOf('Transfer sent', ['Response code', 'Thank you'])).toBe('success');
});

test('a single stamp in both languages counts beside anything', () => {
  const stamp: Line = ['Please check the details before leaving the counter.', 'BERJAYA | SUCCESSFUL'];
  const page: Line[] = ['1', '2', '3', '4', '5'];
  expect(kindOf(...page, stamp)).toBe('success');
  expect(kindOf(...page, stamp, '', stamp)).toBe('missing');
});

test("a badge at the end of the recipient's line counts if it is the only one", () => {
  const page: Line[] = ['1', '2', '3', '4', '5'];
  expect(kindOf(...page, ['Transfer to', 'Completed'], 'AISYAH')).toBe('success');
  expect(kindOf(...page, ['Transfer to', 'Completed'], 'AISYAH', '', ['Transfer to', 'Completed'])).toBe(
    'missing',
  );
  expect(kindOf(...page, ['Pasar Jaya', 'Completed'])).toBe('missing');
});

test('a step after an empty box is still to come', () => {
  expect(kindOf('( ) Sent to Bank Cahaya')).toBe('missing');
  expect(kindOf('[ ] Payment completed')).toBe('missing');
  expect(kindOf('Payment completed')).toBe('success');
});

test.each(['Peringatan dihantar', 'Payment link sent', 'TAMBAH NILAI DOMPET', 'Top Up'])(
  "below the heading %j a success that names no payment is not the payment's",
  (heading) => {
    expect(kindOf(heading, big('RM 66.45'), 'BERJAYA')).toBe('missing');
    expect(kindOf(heading, big('RM 66.45'), 'Transfer successful')).toBe('success');
  },
);

test('a menu beside a transfer names other actions', () => {
  expect(kindOf(['Accounts', 'Transfer'], 'Reload', big('Successful'))).toBe('success');
});

test('success in two languages in capitals is a stamp', () => {
  expect(kindOf('LULUS / APPROVED')).toBe('success');
  expect(kindOf('Lulus / Approved')).toBe('missing');
});

test('a label is not the title of another document', () => {
  expect(kindOf('Transfer slip', 'Paid!', ['Voucher No.', 'QR7720K119284'])).toBe('success');
  expect(kindOf('Voucher', 'Approved and sent')).toBe('missing');
});
