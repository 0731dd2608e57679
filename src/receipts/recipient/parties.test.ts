import { expect, test } from 'vitest';
import { big, recipientIn as check, type Line } from '#test/builders/proof-pages.ts';

const AISYAH = 'NUR AISYAH BINTI ABDUL RAHMAN';

test('the reader of a letter is not the recipient of the money', () => {
  expect(check(['Aisyah'], 'To: aisyah@mail.example', ['Beneficiary', 'LIM WEI JIE']).codes).toEqual([
    'name-mismatch',
  ]);
  expect(check(['Aisyah'], 'To: kai@mail.example', ['Beneficiary', AISYAH]).codes).toEqual([]);
});

test('the header of an email names its reader, not the recipient of the money', () => {
  const head: Line[] = ['Kelso Bank <no-reply@kelso.example>', 'To: Lim Wei Jie'];
  expect(check(['Aisyah'], ...head, '', '', ['Payee', AISYAH]).codes).toEqual([]);
  expect(
    check(['Aisyah'], 'Bank <no-reply@kelso.example>', 'To: Nur Aisyah', '', '', ['Payee', 'KAI']).codes,
  ).toEqual(['name-mismatch']);
});

test('the reader of an email may be folded away', () => {
  for (const to of ['Kepada: RAJESH >', 'Kepada: RAJESH »'])
    expect(check(['Aisyah'], to, '', ['Penama akaun', AISYAH]).codes).toEqual([]);
});

test("a receiver is the recipient, and 'us' is not a name", () => {
  expect(check(['Aisyah'], ['Nur Aisyah binti Omar received', '67.11 MYR']).codes).toEqual([]);
  expect(check(['Aisyah'], 'You paid us', 'We sent your money', AISYAH).codes).not.toContain('name-mismatch');
});

test('the owner of the source account ends where the recipient begins', () => {
  const sentence = `from your account and credited to the account of ${AISYAH}`;
  expect(check(['Aisyah'], 'MYR 66.45 was transferred', sentence).codes).toEqual([]);
});

test('a sum, a share and what the bank shows the recipient are not names', () => {
  expect(check(['Aisyah'], ['You paid', 'AUD 211.90 (incl. fee AUD 1.99)'], ['To', AISYAH]).codes).toEqual(
    [],
  );
  expect(check(['Aisyah'], 'You paid your share', ['Payee', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['Recipient sees', 'AMIRAH JAN'], ['Payee', AISYAH]).codes).toEqual([]);
});

test('a title with kinds of recipients names none', () => {
  expect(check(['Aisyah'], '3rd Party Transfer', '', AISYAH, big('RM 66.45')).codes).toEqual([]);
  expect(check(['Aisyah'], 'Transfer to friend', big('RM 66.45'), `© ${AISYAH}`).codes).toEqual([]);
  expect(check(['Aisyah'], 'Kepada sesiapa', AISYAH).codes).toEqual([]);
});

test('the company whose bill was paid got the money', () => {
  const bill: Line[] = [
    ['Biller', 'Tenaga Murni (4417)'],
    ['Account name', AISYAH],
  ];
  expect(check(['Aisyah'], ...bill).codes).toEqual(['name-mismatch']);
  expect(check(['Aisyah'], 'Transfer', ...bill.slice(1)).codes).toEqual([]);
});

test.each(['Payee full name', 'Receiver full name', 'Recipient registered name'])(
  'below %j is the recipient',
  (label) => {
    expect(check(['Aisyah'], [label, AISYAH]).codes).toEqual([]);
  },
);

test.each(['User name', 'Username', 'Transferor name', 'Bayar dengan'])('below %j is the payer', (label) => {
  expect(check(['Aisyah'], [label, 'ONG KAI XIANG'], ['Recipient', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], [label, AISYAH], ['Recipient', 'ONG KAI XIANG']).codes).toEqual(['reversed']);
});

test("the name of the customer is the payer's, in any place", () => {
  expect(
    check(['Aisyah'], ['To', 'Hire Purchase-i 0081-2299'], ['Nama pelanggan', AISYAH]).codes,
  ).not.toEqual([]);
});

test.each(['Transfer to DukuPay User', 'TRANSFER TO 3RD PARTY ACCOUNT', 'Pindah ke akaun lain'])(
  'the title %j names no recipient',
  (title) => {
    expect(check(['Aisyah'], title, ['Acct name', AISYAH]).codes).toEqual([]);
  },
);

test("a name is the recipient's if money went to an account, and the customer's if a fee was paid", () => {
  expect(check(['Aisyah'], ['Name', AISYAH], ['Bank', 'Cahaya']).codes).toEqual([]);
  expect(check(['Aisyah'], 'Transfer', ['Name', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], 'Parking fee', ['Name', AISYAH]).codes).toEqual(['name-weak']);
});

test('a sentence about a copy names no recipient', () => {
  expect(check(['Aisyah'], `A copy of the receipt was sent to ${AISYAH} on Sunday`).codes).toEqual([
    'name-weak',
  ]);
});

test("a name above the payee's label is the payer's", () => {
  expect(
    check(['Aisyah'], ['Payer', 'LIM WEI JIE'], ['', 'NUR AISYAH'], '', ['Payee', 'KAI XIANG']).codes,
  ).toEqual(['reversed']);
});

test('the translation of a label names no recipient', () => {
  const lines: Line[] = [['Credited Account Name', AISYAH], 'Nama Akaun Dikreditkan', ['Fee', 'RM 0.00']];
  expect(check(['Aisyah'], ...lines).codes).toEqual([]);
});

test('an advert beside the receipt names no recipient', () => {
  expect(
    check(['Aisyah'], ['Transaksi berjaya', 'kepada tabung anak yatim'], ['Kepada', AISYAH]).codes,
  ).toEqual([]);
  expect(check(['Aisyah'], ['Kepada', AISYAH], ['', '', 'bantuan@nusa.example']).codes).toEqual([]);
  expect(check(['Aisyah'], 'Pindahan ke bank lain (KilatNow)', ['Kepada', AISYAH]).codes).toEqual([]);
});

test('the values below titles side by side may be farther away', () => {
  const gap: Line = { cells: [''], height: 12 };
  expect(check(['Aisyah'], ['From', 'To'], gap, ['LIM WEI JIE', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['From', 'To'], gap, [AISYAH, 'LIM WEI JIE']).codes).toEqual(['reversed']);
});

test('a biller among the payees beside the receipt was not paid', () => {
  const payees: Line[] = [['Biller 40417', 'Paying to', AISYAH]];
  expect(check(['Aisyah'], ...payees).codes).toEqual([]);
  expect(check(['Aisyah'], ['Biller', 'Syarikat Air'], ['Paying to', AISYAH]).codes).toEqual([
    'name-mismatch',
  ]);
});

test('a label of the payer in any words is not one of the recipient', () => {
  for (const label of ['Account Name (From)', 'Nama Akaun Debit', 'Nama Pendeposit', 'Payor Name'])
    expect([label, check(['Aisyah'], [label, AISYAH], ['Recipient', 'LIM WEI JIE']).codes]).not.toEqual([
      label,
      [],
    ]);
});

test('a biller is named, and its code is not a name', () => {
  expect(check(['Aisyah'], ['Biller', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['Biller Code', '40417'], ['Recipient', AISYAH]).codes).toEqual([]);
});

test('a sentence that continues after the word for a recipient names none', () => {
  expect(
    check(['Aisyah'], ['Payee', AISYAH], '', 'Check with your', 'recipient, or call 03-2727 1188.').codes,
  ).toEqual([]);
  expect(check(['Aisyah'], AISYAH, ['At the bank', 'To them']).codes).toEqual([]);
});

test('a label may have two languages with nothing between them', () => {
  expect(check(['Aisyah'], 'Nama Penerima Recipient', AISYAH).codes).toEqual([]);
  expect(check(['Aisyah'], ['Penerima Beneficiary Name', 'LIM WEI JIE']).codes).toEqual(['name-mismatch']);
});
