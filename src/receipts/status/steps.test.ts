import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { statusOf } from '#receipts/status/status.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const kindOf = (...lines: Line[]) => statusOf(rowsOf([pageOf(lines)])).kind;

test('a step that is over does not wait any more, and a count of zero does not count', () => {
  const paid: Line = ['Status', 'Successful'];
  expect(kindOf(['Submitted', '27/03/2026 11:07 AM'], paid)).toBe('success');
  expect(kindOf(['Total', 'Rejected: 0'], paid)).toBe('success');
  expect(kindOf(['Submitted', 'by KAI'], paid)).toBe('mixed');
  expect(kindOf(['Total', 'Rejected: 1'], paid)).toBe('mixed');
  const log = (last: string): Line[] => [
    ['Activity', 'User', 'Date', 'Status'],
    ['Created', 'SITI01', '14/09/2026 10:48', 'Submitted'],
    ['Approved', 'CHONG', '14/09/2026 11:16', last],
  ];
  expect(kindOf('Transaction Processed', ...log('Pending'))).toBe('mixed');
});

test('of the steps of a payment the last one says how it stands', () => {
  const step = (time: string, text: string): Line => [time, text];
  const steps = [step('07:33:02', 'Transfer requested'), step('07:33:07', 'Transfer completed')];
  expect(kindOf(...steps)).toBe('success');
  expect(kindOf(...steps.toReversed())).toBe('mixed');
});

test('a first step above its time waits, whatever follows', () => {
  const steps = [
    'Transfer requested',
    'Thu, 28 May 2026, 9:36pm',
    '',
    'Transfer completed',
    'Bank Cahaya 9:36pm',
  ];
  expect(kindOf(...steps)).toBe('mixed');
  expect(kindOf(...steps.slice(0, 2))).toBe('pending');
});

test('the time of a step is not a status, and that of a future step is', () => {
  const paid: Line = ['Status', 'Successful'];
  expect(kindOf(['Time of request', '7:41:32 AM'], paid)).toBe('success');
  expect(kindOf(['Processing Date', ': 08-Aug-2026 17:55:33'], ['Processing Status', ': Executed'])).toBe(
    'success',
  );
  expect(kindOf(['Scheduled date', '08-Aug-2026'], paid)).toBe('mixed');
});

test('what waits is not past, whatever time is beside it', () => {
  expect(kindOf('Transfer successful', ['Held', '10:22'])).not.toBe('success');
  expect(kindOf(['Status', 'Pending 10:22'], ['Time', '10:22'])).toBe('pending');
});

test('if all steps of a transfer are side by side, nothing says how far it came', () => {
  const steps: Line = ['Requested', 'Sent to bank', 'Credited'];
  expect(kindOf('Your transfer is complete', steps)).toBe('mixed');
  expect(kindOf('Your transfer has failed', steps)).toBe('failed');
  expect(kindOf('Transfer in progress', steps)).toBe('pending');
  expect(kindOf(steps)).toBe('pending');
  expect(kindOf('You sent', steps)).toBe('pending');
  expect(kindOf('Your transfer is 80% complete', steps)).toBe('pending');
  expect(kindOf('Your transfer is not complete', steps)).not.toBe('success');
  expect(kindOf('Transfer successful', ['Submitted', 'Processing', 'Completed'])).toBe('mixed');
  expect(kindOf('Your transfer is complete', ['Requested', 'Sent to bank'])).toBe('mixed');
});

test('a log with a waiting step leaves a success in doubt', () => {
  const line = (who: string, what: string, time: string): Line => [who, what, `16-Jul-2026 ${time}`];
  const sent = line('HR.FINANCE', 'Submitted instruction', '00:07');
  expect(kindOf('Transfer successful', line('System', 'Paid', '00:05'), sent)).toBe('mixed');
  expect(kindOf('Transfer sent', line('SITI', 'Viewed', '10:30'), line('BANK', 'Processing', '10:24'))).toBe(
    'mixed',
  );
});
