import { expect, test } from 'vitest';
import { big, recipientIn as check, type Line } from '#test/builders/proof-pages.ts';

const AISYAH = 'NUR AISYAH BINTI ABDUL RAHMAN';

test('whom a letter was sent to is not whom the money was sent to', () => {
  expect(check(['Aisyah'], 'To: aisyah@mail.example', ['Beneficiary', 'LIM WEI JIE']).codes).toEqual([
    'name-mismatch',
  ]);
  expect(check(['Aisyah'], 'To: kai@mail.example', ['Beneficiary', AISYAH]).codes).toEqual([]);
});

test('the head of a letter names whom it was sent to, not the money', () => {
  const head: Line[] = ['Kelso Bank <no-reply@kelso.example>', 'To: Lim Wei Jie'];
  expect(check(['Aisyah'], ...head, '', '', ['Payee', AISYAH]).codes).toEqual([]);
  expect(
    check(['Aisyah'], 'Bank <no-reply@kelso.example>', 'To: Nur Aisyah', '', '', ['Payee', 'KAI']).codes,
  ).toEqual(['name-mismatch']);
});

test('whom a letter was sent to may be folded away', () => {
  for (const to of ['Kepada: RAJESH >', 'Kepada: RAJESH »'])
    expect(check(['Aisyah'], to, '', ['Penama akaun', AISYAH]).codes).toEqual([]);
});

test('who received it was paid, and nobody is called us', () => {
  expect(check(['Aisyah'], ['Nur Aisyah binti Omar received', '67.11 MYR']).codes).toEqual([]);
  expect(check(['Aisyah'], 'You paid us', 'We sent your money', AISYAH).codes).not.toContain('name-mismatch');
});

test('whose account it came from ends where it tells whom it went to', () => {
  const sentence = `from your account and credited to the account of ${AISYAH}`;
  expect(check(['Aisyah'], 'MYR 66.45 was transferred', sentence).codes).toEqual([]);
});

test('a sum, a share and what the bank shows the recipient are nobody', () => {
  expect(check(['Aisyah'], ['You paid', 'AUD 211.90 (incl. fee AUD 1.99)'], ['To', AISYAH]).codes).toEqual(
    [],
  );
  expect(check(['Aisyah'], 'You paid your share', ['Payee', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['Recipient sees', 'AMIRAH JAN'], ['Payee', AISYAH]).codes).toEqual([]);
});

test('a title that names those one may send to names nobody', () => {
  expect(check(['Aisyah'], '3rd Party Transfer', '', AISYAH, big('RM 66.45')).codes).toEqual([]);
  expect(check(['Aisyah'], 'Transfer to friend', big('RM 66.45'), `© ${AISYAH}`).codes).toEqual([]);
  expect(check(['Aisyah'], 'Kepada sesiapa', AISYAH).codes).toEqual([]);
});

test('whose bill was paid got the money', () => {
  const bill: Line[] = [
    ['Biller', 'Tenaga Murni (4417)'],
    ['Account name', AISYAH],
  ];
  expect(check(['Aisyah'], ...bill).codes).toEqual(['name-mismatch']);
  expect(check(['Aisyah'], 'Transfer', ...bill.slice(1)).codes).toEqual([]);
});

test.each(['Payee full name', 'Receiver full name', 'Recipient registered name'])(
  'under %j stands the recipient',
  (label) => {
    expect(check(['Aisyah'], [label, AISYAH]).codes).toEqual([]);
  },
);

test.each(['User name', 'Username', 'Transferor name', 'Bayar dengan'])(
  'under %j stands the payer',
  (label) => {
    expect(check(['Aisyah'], [label, 'ONG KAI XIANG'], ['Recipient', AISYAH]).codes).toEqual([]);
    expect(check(['Aisyah'], [label, AISYAH], ['Recipient', 'ONG KAI XIANG']).codes).toEqual(['reversed']);
  },
);

test('the name of the customer is the payer’s, wherever it stands', () => {
  expect(
    check(['Aisyah'], ['To', 'Hire Purchase-i 0081-2299'], ['Nama pelanggan', AISYAH]).codes,
  ).not.toEqual([]);
});

test.each(['Transfer to DukuPay User', 'TRANSFER TO 3RD PARTY ACCOUNT', 'Pindah ke akaun lain'])(
  'the title %j names nobody',
  (title) => {
    expect(check(['Aisyah'], title, ['Acct name', AISYAH]).codes).toEqual([]);
  },
);

test('a name is the recipient’s where money went to an account, and the customer’s where a fee was paid', () => {
  expect(check(['Aisyah'], ['Name', AISYAH], ['Bank', 'Cahaya']).codes).toEqual([]);
  expect(check(['Aisyah'], 'Transfer', ['Name', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], 'Parking fee', ['Name', AISYAH]).codes).toEqual(['name-weak']);
});

test('a letter that a copy was sent to somebody names nobody', () => {
  expect(check(['Aisyah'], `A copy of the receipt was sent to ${AISYAH} on Sunday`).codes).toEqual([
    'name-weak',
  ]);
});

test('a name above the payee’s label is the payer’s', () => {
  expect(
    check(['Aisyah'], ['Payer', 'LIM WEI JIE'], ['', 'NUR AISYAH'], '', ['Payee', 'KAI XIANG']).codes,
  ).toEqual(['reversed']);
});

test('a label’s translation names nobody', () => {
  const lines: Line[] = [['Credited Account Name', AISYAH], 'Nama Akaun Dikreditkan', ['Fee', 'RM 0.00']];
  expect(check(['Aisyah'], ...lines).codes).toEqual([]);
});

test('what an advert beside the receipt says names nobody', () => {
  expect(
    check(['Aisyah'], ['Transaksi berjaya', 'kepada tabung anak yatim'], ['Kepada', AISYAH]).codes,
  ).toEqual([]);
  expect(check(['Aisyah'], ['Kepada', AISYAH], ['', '', 'bantuan@nusa.example']).codes).toEqual([]);
  expect(check(['Aisyah'], 'Pindahan ke bank lain (KilatNow)', ['Kepada', AISYAH]).codes).toEqual([]);
});

test('the values under titles side by side may stand farther off', () => {
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

test('a label of the payer in any words is none of the recipient', () => {
  for (const label of ['Account Name (From)', 'Nama Akaun Debit', 'Nama Pendeposit', 'Payor Name'])
    expect([label, check(['Aisyah'], [label, AISYAH], ['Recipient', 'LIM WEI JIE']).codes]).not.toEqual([
      label,
      [],
    ]);
});

test('a biller is named, and its code is no name', () => {
  expect(check(['Aisyah'], ['Biller', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['Biller Code', '40417'], ['Recipient', AISYAH]).codes).toEqual([]);
});

test('a sentence that goes on behind the word for a recipient names nobody', () => {
  expect(
    check(['Aisyah'], ['Payee', AISYAH], '', 'Check with your', 'recipient, or call 03-2727 1188.').codes,
  ).toEqual([]);
  expect(check(['Aisyah'], AISYAH, ['At the bank', 'To them']).codes).toEqual([]);
});

test('a label may stand in two languages with nothing between them', () => {
  expect(check(['Aisyah'], 'Nama Penerima Recipient', AISYAH).codes).toEqual([]);
  expect(check(['Aisyah'], ['Penerima Beneficiary Name', 'LIM WEI JIE']).codes).toEqual(['name-mismatch']);
});
