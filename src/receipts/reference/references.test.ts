import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import {
  checkReferences,
  referenceKey,
  referenceKeys,
  referenceLike,
  referencesOf,
  unlabelledReferencesOf,
} from '#receipts/reference/references.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const read = (...lines: Line[]) => referencesOf(rowsOf([pageOf(lines)]));

test.each([
  'Reference',
  'Reference ID',
  'Reference No.',
  'Ref. no',
  'Ref',
  'Transaction reference',
  'Transaction ID',
  'Transaction No.',
  'Txn ID',
  'Wallet Ref',
  'DuitNow Ref No',
  'Receipt No',
  'Trace No.',
  'Log No.',
  'Internal Ref No.',
  'Reference identifier',
  'No. Rujukan',
  'Rujukan DuitNow',
  'Nombor Transaksi',
  'Confirmation number',
  'FPX reference',
  'Nombor Rujukan',
  'Rujukan',
  'ID Transaksi',
  'Bank Transaction ID',
  'DuitNow QR Ref No.',
  'Trans. Ref. No.',
  'e-Receipt No.',
  'Biz Msg ID',
  'Resit No.',
])('%j labels the reference, beside it, in its cell and below', (label) => {
  for (const lines of [[[label, 'QR7720K119284']], [`${label} : QR7720K119284`], [label, 'QR7720K119284']])
    expect(read(...lines), JSON.stringify(lines)).toEqual(['QR7720K119284']);
});

test.each([
  'Recipient Reference',
  'Customer Reference',
  'Your reference',
  'Beneficiary ID',
  'Rujukan Penerima',
  'Payment Reference',
  'Note',
  'Account',
  'Identity',
  // The same for every payment: the second payment would look like the first.
  'Wallet ID',
  'Merchant ID',
  'Account ID',
  'Sender ID',
  'DuitNow ID',
  'ID No.',
  'ID Pelanggan',
  'Refund',
])('%j labels none', (label) => {
  expect(read([label, 'QR7720K119284'])).toEqual([]);
});

test.each(['GROCERIES', 'ABC12', 'A1B2C3', '17/11/2026', '17-11-2026', '-'])(
  '%j is not a reference',
  (value) => {
    expect(read(['Reference', value])).toEqual([]);
  },
);

test('a long one continues in the next line of its column', () => {
  expect(read(['Reference', '20261117BNUSMYKL0100'], ['', 'CB12345678'])).toEqual([
    '20261117BNUSMYKL0100CB12345678',
  ]);
  expect(read(['Reference', '20261117BNUSMYKL0100'], ['Date', '17112026'])).toEqual(['20261117BNUSMYKL0100']);
  expect(read(['Reference', '20261117BNUSMYKL0100'], 'A1234')).toEqual(['20261117BNUSMYKL0100']);
});

test('each is listed once', () => {
  expect(read(['Ref', 'QR7720K119284'], ['Trace No', '88120034'], ['Reference', 'QR7720K119284'])).toEqual([
    'QR7720K119284',
    '88120034',
  ]);
});

test('look-alike characters make the same key', () => {
  expect(referenceKey('QR-7720 k/119284')).toBe('0R7720K119284');
  expect(referenceKey('OQDILSBZG')).toBe('000115826');
  expect(referenceKey('0R772OKII9Z84')).toBe(referenceKey('QR7720K119284'));
});

test('keys have at least 8 characters, each once', () => {
  expect(referenceKeys(['1234567', '12345678', '1234-5678', 'I2345678'])).toEqual(['12345678']);
});

const TODAY = '2026-11-20';
const check = (reference: string | undefined, day: string | undefined = '2026-11-17', minute?: number) =>
  checkReferences(reference === undefined ? [] : [reference], { day, minute }, TODAY);

test('a reference or the minute is needed', () => {
  expect(check('QR7720K119284')).toMatchObject({ reasons: [], points: 7 });
  expect(check(undefined, '2026-11-17', 624)).toMatchObject({ reasons: [], points: 0 });
  expect(check(undefined)).toMatchObject({ reasons: [{ code: 'reference-missing' }], points: 0 });
});

test.each([
  ['20261117123456', true],
  ['20261119BNUSMYKL', true],
  ['20261120BNUSMYKL', false],
  ['20261001123456', false],
  // Cut in two by the reader.
  ['20261001K', false],
  // No date at all, or one far from today.
  ['20261345123456', true],
  ['20201001123456', true],
  ['2026111712345', true],
  ['AB20261001123456', true],
])('the day in %s agrees with the one shown: %s', (reference, agrees) => {
  expect(check(reference).reasons).toEqual(agrees ? [] : [{ code: 'reference-date' }]);
});

test('without a day shown nothing disagrees', () => {
  expect(checkReferences(['20261001123456'], { day: undefined, minute: undefined }, TODAY).reasons).toEqual(
    [],
  );
});

test("an empty one does not take the next label's number", () => {
  expect(read('REF NO : -', 'TO ACCOUNT : 441088321907')).toEqual([]);
  expect(read('REF NO :', 'TO ACCOUNT : 441088321907')).toEqual([]);
  expect(read(['Reference', 'Date'], ['QR7720K119284', '17 Nov 2026'])).toEqual(['QR7720K119284']);
});

test('a long number of another day counts against the payment anywhere, and never for it', () => {
  const unlabelled = (...lines: Line[]) => unlabelledReferencesOf(rowsOf([pageOf(lines)]));
  expect(unlabelled('20260125KAUE0257TA20506', 'No. Rujukan')).toEqual(['20260125KAUE0257TA20506']);
  expect(unlabelled('202601251234', ['Note', '20260125KAUE0257TA20506'], '12345678KAUE0257TA20506')).toEqual(
    [],
  );
  const date = { day: '2026-03-06', minute: 823 };
  const other = ['20260125KAUE0257TA20506'];
  expect(checkReferences([], date, '2026-03-07', other).reasons).toEqual([{ code: 'reference-date' }]);
  expect(
    checkReferences([], { ...date, minute: undefined }, '2026-03-07', ['20260306KAUE0257TA20506']),
  ).toEqual({
    references: [],
    reasons: [{ code: 'reference-missing' }],
    rules: [{ rule: 'reference/none' }],
    points: 0,
  });
});

test('a number in groups is one, below its label or at the other edge below it', () => {
  expect(read(['Reference', '4720 4320 3187 9879'])).toEqual(['4720432031879879']);
  expect(read(['Date', 'Reference'], ['17 Nov 2026', 'QR7720K119284'])).toEqual(['QR7720K119284']);
  expect(read('NO. RUJUKAN:', ['', '', '5181914749'])).toEqual(['5181914749']);
  expect(read('Reference', 'Date 17/11/2026 1024')).toEqual([]);
});

test('the translation of a label is not part of the number', () => {
  expect(read(['Rujukan / Reference', 'QR7720K119284'])).toEqual(['QR7720K119284']);
  expect(read(['Rujukan | Reference', 'QR7720K119284'])).toEqual(['QR7720K119284']);
  expect(read('No. Ruj. / Ref. No.', 'QR7720K119284')).toEqual(['QR7720K119284']);
});

test.each([
  'No. Ruj.',
  'End-to-end ID',
  'Instruction ID',
  'UTR',
  'Payment ID',
  'Nombor Urus Niaga',
  'Transaction code',
])('%j is a label too', (label) => {
  expect(read([label, 'QR7720K119284'])).toEqual(['QR7720K119284']);
});

test('a number sign after a verb labels its number', () => {
  expect(read('Transfer #2171404287')).toEqual(['2171404287']);
  expect(read('Transfer 2171404287')).toEqual([]);
});

test('a cell with nothing but a long number is like a reference', () => {
  for (const text of ['SC26K12190044', 'SC26K12-190044'])
    expect([text, referenceLike(text)]).toEqual([text, true]);
  for (const text of ['steamboat', '17 Nov 2026', '5020', 'SC26K12190044 for dinner'])
    expect([text, referenceLike(text)]).toEqual([text, false]);
});

test('a number without a specific label counts if it is long and not a telephone number', () => {
  expect(read('No. 278945493M')).toEqual(['278945493M']);
  expect(read('NO. 0031-7520-5588')).toEqual(['0031-7520-5588']);
  for (const text of ['No. 12, Jalan Contoh 43000', 'No. 03-80004000', 'No. 0123456789'])
    expect([text, read(text)]).toEqual([text, []]);
});

test('a short number identifies a payment only with its minute', () => {
  const paid = { day: '2026-01-28', minute: 489 };
  expect(referenceKeys(['205744'], paid)).toEqual(
    ['205744@2026-01-28T489'].map((key) => key.replace('205744', referenceKey('205744'))),
  );
  expect(referenceKeys(['205744'])).toEqual([]);
  expect(referenceKeys(['205744'], { ...paid, minute: 490 })).not.toEqual(referenceKeys(['205744'], paid));
  expect(referenceKeys(['QR7720K119284'], paid)).toEqual(['0R7720K119284']);
});

test("a code for checking the document is not the payment's number", () => {
  expect(read('Verification code: 546525627879')).toEqual([]);
});

test('a sentence may contain the number if no label does', () => {
  expect(read('Standing Instruction, our reference JA3091153163')).toEqual(['JA3091153163']);
  expect(read('Telah dibayar. Ruj: 261102CMP99012')).toEqual(['261102CMP99012']);
  expect(read('Please quote your reference JA3091153163')).toEqual([]);
  expect(read(['Transaction ID', 'QR7720K119284'], 'Paid, our reference JA3091153163')).toEqual([
    'QR7720K119284',
  ]);
});

test('a slip says TXN before its number', () => {
  expect(read(['TXN LB943T6082187', '27/04/2026'])).toEqual(['LB943T6082187']);
  expect(read('TXN 27/04/2026 10:24', 'TXN 09072026', 'TXN 60123456789', 'Txn 5140-1234-8871')).toEqual([]);
});

test('the number in a title is not a reference', () => {
  expect(read('Payment BNB202605245358607244')).toEqual([]);
  expect(read('Payment AISYAH', 'Payment 5020')).toEqual([]);
});
