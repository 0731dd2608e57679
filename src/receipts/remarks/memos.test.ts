import { expect, test } from 'vitest';
import { decide } from '#receipts/verdict/verdict.ts';
import { big, expected, readingOf, type Line } from '#test/builders/proof-pages.ts';

const isStatus = (line: Line) =>
  typeof line === 'object' && 'cells' in line && line.cells[0] === 'Transfer Successful';

/** A transfer with everything but its recipient. */
const transfer = (...rows: Line[]): Line[] => [
  ['BankNusa', 'Share'],
  '',
  { cells: ['Transfer Successful'], height: 26 },
  'Amount',
  big('RM 66.45'),
  '',
  ['Reference ID', 'QR7720K119284'],
  ['Date & Time', '17 Nov 2026, 10:24 AM'],
  ...rows,
  ['Transfer Mode', 'DuitNow Transfer'],
  ['From Account', 'Ong Kai Xiang'],
];
const of = (...lines: Line[]) => {
  const { outcome, reasons } = decide(readingOf(...lines), { ...expected, names: ['Aisyah Rahman'] });
  return [outcome, ...reasons.map(({ code }) => code)];
};

test.each(['to Aisyah Rahman', 'paid to Aisyah Rahman', 'Penerima: Aisyah Rahman', 'Aisyah Rahman received'])(
  "the payer's remark is not the recipient: %s",
  (remark) => {
    const named = transfer(['Beneficiary Name', 'LIM WEI LOON'], ['Recipient Reference', remark]);
    expect(of(...named)[0]).toBe('review');
    const numbered = transfer(['To Account', '4410 8832 1907'], ['Recipient Reference', remark]);
    expect(of(...numbered)).toEqual(['review', 'by-remark']);
    const under = transfer(['To Account', '4410 8832 1907'], 'Recipient Reference', remark);
    expect(of(...under)).toEqual(['review', 'by-remark']);
  },
);

test("the payer's remark is not the recipient: the name alone, below its label", () => {
  const lines = transfer(['To Account', '4410 8832 1907'], 'Recipient Reference', 'Aisyah Rahman');
  expect(of(...lines)).toEqual(['review', 'by-remark']);
});

test("the payer's remark is neither a status nor a reference of a payment that was not sent yet", () => {
  const confirm = (...remark: Line[]): Line[] => [
    ['BankNusa'],
    '',
    { cells: ['Confirm transfer'], height: 26 },
    'Amount',
    big('RM 66.45'),
    '',
    ['Transfer to', 'NUR AISYAH BINTI RAHMAN'],
    ['Account', '4410 8832 1907'],
    ['Bank', 'Cahaya Bank'],
    ['When', '17 Nov 2026'],
    ['From account', '5140 0480 5020'],
    ...remark,
    '',
    'Please check the details before you confirm',
    'Confirm',
    'Cancel',
  ];
  expect(of(...confirm(['Recipient reference', 'groceries']))[0]).toBe('rejected');
  const remark: Line[] = [
    ['Recipient reference', 'Status: Successful'],
    ['', 'electricity water'],
    ['', 'Ref no QR7720K119284'],
  ];
  expect(of(...confirm(...remark))).toEqual(['review', 'status-mixed']);
});

test("the payer's remark takes nothing from a receipt that fits without it", () => {
  const lines = transfer(
    ['Beneficiary Name', 'NUR AISYAH BINTI RAHMAN'],
    ['Recipient Reference', 'to Aisyah'],
  );
  expect(of(...lines)).toEqual(['verified']);
});

test.each(['Reference', 'Details', 'Payment for', 'Sender note', 'Hashtag'])(
  "the payer's remark does not count beside a label that banks use in two ways, or an unknown one: %s",
  (title) => {
    expect(of(...transfer(['To Account', '4410 8832 1907'], [title, 'paid to Aisyah Rahman']))).toEqual([
      'review',
      'by-remark',
    ]);
    const untold = transfer(['Beneficiary Name', 'NUR AISYAH BINTI RAHMAN'], [title, 'Status: Successful']);
    expect(of(...untold.map((line) => (isStatus(line) ? 'DuitNow Transfer' : line)))).toEqual([
      'review',
      'by-remark',
    ]);
  },
);

test('nor in quotation marks, nor in a line if another line or field names somebody else', () => {
  const byNumber: Line = ['To Account', '4410 8832 1907'];
  expect(of(...transfer(byNumber, '“paid to Aisyah Rahman”'))).toEqual(['review', 'by-remark']);
  for (const payee of [['To', 'LIM WEI LOON'], 'LIM WEI LOON', 'Paid to LIM WEI LOON'] as Line[])
    expect(of(...transfer(payee, 'paid to Aisyah Rahman'))).toEqual(['review', 'name-mismatch']);
});

test("labelled fields below a heading are the bank's, whatever else the heading may be", () => {
  const below: Line[] = ['Payee', 'NUR AISYAH BINTI RAHMAN', '', ['Recipient Reference', 'dinner 14/2']];
  expect(of(...transfer('Payment details', ...below))).toEqual(['verified']);
  // Nothing counts below a label that is always the payer's.
  expect(of(...transfer('Recipient Reference', ...below))).toEqual(['review', 'by-remark']);
});

test("a number beside its own label is the bank's", () => {
  // Without a minute a reference must be there, and nothing implies the status.
  const withDay = (rows: Line[], without: string): Line[] =>
    transfer(...rows)
      .filter(
        (line) => !(Array.isArray(line) && line[0] === without) && !(isStatus(line) && without === 'status'),
      )
      .map((line) => (Array.isArray(line) && line[0] === 'Date & Time' ? ['Date', '17 Nov 2026'] : line));
  const named: Line = ['Beneficiary Name', 'NUR AISYAH BINTI RAHMAN'];
  const number: Line = ['Serkam Online', 'No. rujukan 1375 7992 8180'];
  expect(of(...withDay([named, number], 'Reference ID'))).toEqual(['verified']);
  expect(of(...withDay([named, ['Hashtag', 'Paid']], 'status'))[0]).toBe('review');
});

test('a screen before the payment is one, whatever else succeeded', () => {
  const confirm: Line[] = [
    ['BankNusa'],
    { cells: ['Confirm transfer'], height: 26 },
    'Amount',
    big('RM 66.45'),
    ['Transfer to', 'NUR AISYAH BINTI RAHMAN'],
    ['Date & Time', '17 Nov 2026, 10:24 AM'],
    ['Reference ID', 'QR7720K119284'],
  ];
  expect(of(...confirm, 'Copied successfully', 'Confirm')[0]).toBe('rejected');
  expect(of(...confirm, 'Transfer successful', 'Confirm')).toEqual(['review', 'status-mixed']);
});

test("a name whose rest is at the label's translation is one name", () => {
  const to: Line[] = [
    ['Nama Penerima', 'NUR AISYAH RAHMAN BINTI'],
    ['Beneficiary Name', 'ROSLAN'],
  ];
  expect(of(...transfer(...to))).toEqual(['verified']);
});

test.each([
  ['Favourite name', 'Beneficiary Name'],
  ['To', 'Registered name'],
  ['Transfer to', 'Account holder'],
  ['Kepada', 'Nama DuitNow'],
])("the recipient is not the payee's nickname at %j, if %j is somebody else", (nickname, title) => {
  const to: Line[] = [
    [nickname, 'Aisyah Rahman'],
    [title, 'LIM WEI LOON'],
  ];
  expect(of(...transfer(...to))).toEqual(['review', 'name-mismatch']);
});

test("a name at the payer's label counts against no one", () => {
  const lines = transfer(['To', 'Aisyah Rahman'], ['Sender name', 'LIM WEI LOON']);
  expect(of(...lines)).toEqual(['verified']);
});
