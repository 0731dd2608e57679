import { expect, test } from 'vitest';
import { amountsOf, counts } from '#receipts/amount/amounts.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { big, pageOf, type Line } from '#test/builders/proof-pages.ts';

const FILLING = ['Bank Nusa', 'Cahaya Bank'];
const kinds = (...lines: Line[]) =>
  amountsOf(rowsOf([pageOf([...FILLING, '', '', ...lines])])).map(({ kind }) => kind);

test.each([
  ['Amount', 'amount'],
  ['Transfer Amount', 'amount'],
  ['Amaun', 'amount'],
  ['Sum', 'amount'],
  ['Nilai transaksi', 'amount'],
  ['You have left', 'balance'],
  ['Remaining daily limit', 'balance'],
  ['Transaction refunded', 'fee'],
  ['Jumlah', 'amount'],
  ['Jumlah dibayar', 'amount'],
  ['Nilai Pindahan', 'amount'],
  ['You transferred', 'amount'],
  ['Total', 'total'],
  ['Total Debit Amount', 'total'],
  ['Jumlah Keseluruhan', 'total'],
  ['Transfer Fee', 'fee'],
  ['Caj Perkhidmatan', 'fee'],
  ['Cashback earned', 'fee'],
  ['Jumlah Caj', 'fee'],
  ['Change', 'fee'],
  ['Available Balance', 'balance'],
  ['Balance after payment', 'balance'],
  ['Total amount due', 'balance'],
  ['Baki', 'balance'],
  ['Had Harian', 'balance'],
  ['Jumlah perlu dibayar', 'balance'],
  ['Saldo', 'balance'],
  ['Per person', 'balance'],
  ['Biaya Transfer', 'fee'],
  ['Pay without approval up to', 'fee'],
  ['Payment alerts of', 'balance'],
  ['Daily limit', 'balance'],
  ['Recipient Reference', 'memo'],
  ['Recipient’s reference', 'memo'],
  ['Payment Details', 'memo'],
  ['Payment message', 'memo'],
  ['Purpose of transfer', 'memo'],
  ['Rujukan Penerima', 'memo'],
  ['Catatan', 'memo'],
  ['Note', 'memo'],
  ['Terminal', 'other'],
])('beside %j is: %s', (label, kind) => {
  expect(kinds([label, 'RM 66.45'])).toEqual([kind]);
  expect(kinds(`${label} : RM 66.45`)).toEqual([kind]);
});

test.each([
  ['Amount', 'amount'],
  ['You have paid', 'amount'],
  ['Balance', 'balance'],
  ['Fee', 'fee'],
  ['Payment details', 'memo'],
])('below %j is: %s', (label, kind) => {
  expect(kinds(label, 'RM 66.45')).toEqual([kind]);
});

test('a label may be above a caption', () => {
  expect(kinds('Transfer to', 'AISYAH', big('RM 66.45'))).toEqual(['amount']);
});

test('of a row of labels the one in the same column counts', () => {
  expect(kinds(['Amount', 'Balance', 'Fee'], ['66.45', '2,318.77', '0.50'])).toEqual([
    'amount',
    'balance',
    'fee',
  ]);
});

test('a label far above does not count', () => {
  expect(kinds('Amount', '', '', '66.45')).toEqual(['plain']);
});

test('the headline is what was paid unless a label says otherwise, and only with a currency', () => {
  expect(kinds(big('RM 66.45'))).toEqual(['hero']);
  expect(kinds(big('66.45'))).toEqual(['plain']);
  expect(kinds('RM 66.45', 'RM 5.00')).toEqual(['plain', 'plain']);
  expect(kinds('Available balance', big('RM 66.45'))).toEqual(['balance']);
});

test('a sum that is the only one needs no label, if it has no other meaning', () => {
  expect(kinds(['AISYAH BINTI OMAR', 'RM 66.45'], ['Fee', 'RM 0.50'])).toEqual(['hero', 'fee']);
  expect(kinds('RM 66.45', 'Sent', 'RM66.45')).toEqual(['plain', 'amount']);
  expect(kinds(['AISYAH BINTI OMAR', '66.45'])).toEqual(['other']);
  expect(kinds(['AISYAH BINTI OMAR', 'RM 66.45'], ['LIM MEI', 'RM 5.00'])).toEqual(['other', 'other']);
  expect(kinds(['AISYAH BINTI OMAR', 'RM 66.45'], ['Amount', 'RM 5.00'])).toEqual(['other', 'amount']);
});

test('the amount paid counts, with its total; nothing else', () => {
  const counted = (...lines: Line[]) =>
    amountsOf(rowsOf([pageOf([...FILLING, '', '', ...lines])])).filter(counts).length;
  expect([counted(['Amount', '66.45']), counted(['Total', '66.45']), counted(big('RM 66.45'))]).toEqual([
    1, 1, 1,
  ]);
  for (const label of ['Balance', 'Fee', 'Note', 'Terminal'])
    expect(counted([label, 'RM 66.45']), label).toBe(0);
  expect([counted(['Amount', '0.00']), counted(['Amount', '10,000,000.01'])]).toEqual([0, 0]);
});

test.each([
  'Amount (excl. fee)',
  'Total (incl. charges)',
  'Amount after discount',
  'Jumlah (tidak termasuk caj)',
])('%j is the amount: a part that is included or excluded does not change that', (label) => {
  expect(kinds([label, 'RM 66.45'])[0]).toMatch(/amount|total/);
});

test('words after a sum say that it was paid, and words before it that it was not', () => {
  expect(kinds('RM 66.45 sent to AISYAH')).toEqual(['amount']);
  expect(kinds('RM66.45 telah dipindahkan kepada AISYAH')).toEqual(['amount']);
  expect(kinds('RM66.45 was transferred from your account')).toEqual(['amount']);
  expect(kinds('Cashback of RM 66.45 sent to you')).toEqual(['fee']);
  expect(kinds('RM 66.45 left')).toEqual(['balance']);
  expect(kinds(['Paid from', 'Ombak balance (RM 204.37 left)'])).toEqual(['balance']);
  expect(kinds(big('RM 66.45'), 'left your account today')).toEqual(['hero']);
  expect(kinds('TERAJU SAVINGS 512-88-04417-0', big('RM 66.45'))).toEqual(['hero']);
  expect(kinds('HOLIDAY SAVINGS 1234', big('RM 66.45'))).toEqual(['balance']);
});

test('beside another value the title of its own column counts, except in a list', () => {
  expect(kinds(['Status', 'Amount'], ['Completed', 'RM 66.45'])).toEqual(['amount']);
  expect(kinds(['Status', 'Balance'], ['Completed', 'RM 66.45'])).toEqual(['balance']);
  expect(kinds(['Shop', 'Amount'], ['Kedai', 'RM 66.45'], ['Pasar', 'RM 5.00'])).not.toContain('amount');
});

test('the title of its own column counts, but not beside a balance', () => {
  expect(kinds(['Account', 'Amount'], ['Tiram Savings', 'RM 66.45'])).toEqual(['balance']);
  expect(kinds(['To', 'Amount'], ['AISYAH', 'RM 66.45'], ['Bank Teratai', 'Fee RM 0.50'])[0]).toBe('amount');
});

test('a sum that is paid repeatedly was not paid', () => {
  expect(kinds(['Amount', 'RM 66.45 every month'])).toEqual(['balance']);
  expect(kinds(['Amount', 'RM 66.45 each month'])).toEqual(['balance']);
  expect(kinds(['Amaun', 'RM66.45 setiap bulan'])).toEqual(['balance']);
});

test('below a bank with savings in its name a sum is not a balance', () => {
  expect(kinds('Tiram Savings 6980', big('RM 66.45'))).toEqual(['hero']);
  expect(kinds('My Savings', big('RM 66.45'))).toEqual(['balance']);
});

test('a sum whose sign ends the line before has that sign', () => {
  expect(kinds('We have debited MYR', '46.25 from your account')).toEqual(['amount']);
  expect(kinds('We have debited', '46.25 from your account')).not.toEqual(['hero']);
});

test('a sum that a line above the headline calls a balance is one', () => {
  expect(kinds(['', 'Baki'], big('RM 66.45', 'KiraPay Wallet')).at(-1)).toBe('balance');
  expect(kinds('Baki', big('RM 66.45', 'memberi satu peluang')).at(-1)).toBe('balance');
});

test('a receipt to keep is not savings, and a sentence may name a balance', () => {
  expect(kinds('Ini resit untuk simpanan anda.', big('RM 66.45'))).toEqual(['hero']);
  expect(kinds('Ini resit untuk', 'simpanan anda.', big('RM 66.45'))).toEqual(['hero']);
  expect(kinds('simpanan anda', big('RM 66.45'))).toEqual(['balance']);
  expect(kinds('Thank you for your payment. Here is your new balance.', big('RM 66.45'))).toEqual([
    'balance',
  ]);
});

test('small print beside a sum may begin like a remark, and a sum beside a remark does not count', () => {
  expect(kinds(['Amaun', 'MYR 28.00', 'butiran yang salah diberikan oleh'])).toEqual(['amount']);
  expect(kinds(['Butiran', 'bil RM 28.00'])).toEqual(['memo']);
  expect(kinds(['Court total RM 9.10', 'Note: badminton'])).toEqual(['memo']);
  expect(kinds(['Jumlah RM 3.00', 'catatan parkir'])).toEqual(['memo']);
});

test('CHG on a slip is its fee', () => {
  expect(kinds('AMT RM 116.66', ['AMT RM 116.66', 'CHG RM 0.00'])).toEqual(['amount', 'amount', 'fee']);
});

test('an advert may ask to reload in its second sentence', () => {
  expect(kinds('Kad percuma! Tambah nilai RM20.00 dan dapatkan pulangan')).toEqual(['balance']);
});
