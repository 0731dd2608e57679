import { expect, test } from 'vitest';
import { mayHaveSkipped, merge } from '#receipts/verdict/decision.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { big, expected, readingOf, type Line } from '#test/builders/proof-pages.ts';

const codesOf = (...lines: Line[]) => decide(readingOf(...lines), expected).reasons.map(({ code }) => code);
const receipt = (label: string): Line[] => [
  big('RM 66.45'),
  label,
  'NUR AISYAH BINTI ABDUL RAHMAN',
  '',
  ['Transaction ID', 'QR7720K119284'],
  ['Date & Time', '17 Nov 2026, 10:24 AM'],
];

test.each(['Sent to', 'Paid to', 'Transferred to', 'Dihantar kepada', 'Dibayar kepada'])(
  '%j says that it was done, on a receipt with a number and the minute',
  (label) => {
    expect(codesOf(...receipt(label))).toEqual([]);
    expect(codesOf(...receipt(label).slice(0, 4), ['Date & Time', '17 Nov 2026, 10:24 AM'])).toContain(
      'status-missing',
    );
    expect(codesOf(...receipt(label).slice(0, 5), ['Date', '17 Nov 2026'])).toContain('status-missing');
  },
);

test.each(['Send to', 'Pay to', 'Hantar kepada', 'Link sent to'])(
  '%j says nothing about what was done',
  (label) => {
    expect(codesOf(...receipt(label))).toContain('status-missing');
  },
);

test("the page's own words count more", () => {
  expect(codesOf(...receipt('Paid to'), ['Status', 'Pending'])).toEqual(['status-pending']);
  expect(codesOf(...receipt('Paid to'), ['Status', 'Failed'])).toEqual(['status-failed']);
});

test('the amount may say it', () => {
  const fields = receipt('NUR AISYAH').slice(1);
  expect(codesOf(...fields, ['Amaun dipindahkan', 'RM 66.45'])).toEqual([]);
  expect(codesOf(big('RM 66.45'), ...fields, 'Received by Bank Cahaya')).toContain('status-missing');
});

test('a badge that only a later look read says more than a name', () => {
  const implied = decide(readingOf(...receipt('Paid to')), expected);
  const of = (badge: Line) => merge(implied, decide(readingOf(...receipt('Paid to'), badge), expected));
  expect(implied.outcome).toBe('verified');
  expect(of('Menunggu Kelulusan')).toMatchObject({
    outcome: 'rejected',
    reasons: [{ code: 'status-pending' }],
  });
  expect(of('Berjaya').outcome).toBe('verified');
  expect(of('Kongsi resit')).toBe(implied);
});

test.each(['Transaksi dibekukan', 'Waiting for the bank of the recipient', 'Invoice'])(
  'nothing is implied beside %j',
  (line) => {
    expect(codesOf(line, ...receipt('Paid to'))).toContain('status-missing');
  },
);

test('a badge that may have been skipped is searched for, but not in a file too long to be a receipt', () => {
  const implied = decide(readingOf(...receipt('Sent to')), expected);
  const stated = decide(readingOf(['Status', 'Successful'], ...receipt('To')), expected);
  const long = decide(readingOf(...receipt('Sent to'), '', ...Array<Line>(3000).fill('more')), expected);
  expect([implied, stated, long].map(mayHaveSkipped)).toEqual([true, false, false]);
  expect(long).toMatchObject({ reasons: [{ code: 'too-long' }], findings: { status: { isImplied: true } } });
});
