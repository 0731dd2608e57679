import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { statusOf } from '#receipts/status/status.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;

test('a mark beside something else reports failures, and never success', () => {
  expect(kindOf(['RM 66.45', 'Failed'])).toBe('failed');
  expect(kindOf('Transfer Successful', ['RM 66.45', 'Pending'])).toBe('mixed');
  expect(kindOf(['RM 66.45', 'Successful'])).toBe('missing');
  expect(kindOf('Transfer Successful', ['Note', 'Refund'])).toBe('success');
});

test("a success beside the sum is not the payment's", () => {
  const around = ['Aisyah Rahman', '22 Jul 2026', 'To account', '9202'];
  expect(kindOf(...around, big('RM 5.84', 'Paid'))).toBe('missing');
  expect(kindOf(...around, big('RM 5.84', 'Paid'), big('RM 7.10', 'Paid'))).toBe('missing');
  expect(kindOf(...around, ['RM 5.84', 'Paid'])).toBe('missing');
});

test('stars and ticks that were read as letters are ignored', () => {
  const page = pageOf(['1', '2', '3', '4', ['xk', 'SUCCESSFUL ***']]);
  const unsure = page.words.map((word) => (word.text === 'xk' ? { ...word, confidence: 19 } : word));
  expect(statusOf(rowsOf([{ ...page, words: unsure }])).kind).toBe('success');
  expect(statusOf(rowsOf([page])).kind).toBe('missing');
});

test('the value is below its label wherever the column is flush', () => {
  // On a slip the label is at the left edge and the value alone at the right one.
  expect(kindOf('STATUS:', ['', '', 'DILULUSKAN'])).toBe('success');
  expect(kindOf(['Date', 'Status'], ['17 Nov 2026', 'Approved'])).toBe('success');
});

test('the name of another field is not a status', () => {
  expect(kindOf('Completed at')).toBe('missing');
  expect(kindOf('Status', 'Paid with')).toBe('missing');
  expect(kindOf(['Payment status', 'Pending'], 'Completed at')).toBe('pending');
});

test('a heading that begins with a capital does not continue the line above', () => {
  expect(kindOf('Not a member yet? Sign up', 'Payment successful')).toBe('success');
  expect(kindOf('TRANSFER NOT', 'SUCCESSFUL')).toBe('failed');
});

test('a status in a whole sentence is one', () => {
  expect(kindOf(['Status', 'Your transfer went through'])).toBe('success');
});

test('small print about the next working day leaves a success in doubt', () => {
  const lines = (start: string): Line[] => [
    'TRANSFER APPROVED',
    '',
    [start, '', 'Officer'],
    'next working day. Enquiries: 06-555 0133.',
  ];
  expect(kindOf(...lines('Transfers accepted after 4.00 pm or on a public holiday are handled on the'))).toBe(
    'mixed',
  );
  expect(kindOf(...lines('We have taken your order and will send the money to them on the'))).not.toBe(
    'success',
  );
});

test('a number after a title does not hide its mark', () => {
  expect(
    kindOf('A', 'B', 'C', 'D', 'E', ['Single Payment - PRN260723/284255', 'Credited to Beneficiary']),
  ).toBe('success');
  expect(kindOf('A', 'B', 'C', 'D', 'E', ['Single Payment - PRN260723/284255', 'Pending Approval'])).toBe(
    'pending',
  );
});
