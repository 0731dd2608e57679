import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { partiesOf } from '#receipts/recipient/parties.ts';
import { checkRecipient } from '#receipts/recipient/recipient.ts';
import { big, pageOf, recipientIn as check, type Line } from '#test/builders/proof-pages.ts';

const partiesIn = (...lines: Line[]) => partiesOf(rowsOf([pageOf(lines)]));
const AISYAH = 'NUR AISYAH BINTI ABDUL RAHMAN';

test.each([
  'To',
  'Transfer to',
  'Transferred to',
  'Paid to',
  'Beneficiary',
  'Beneficiary Name',
  'Beneficiary’s name',
  'Recipient',
  'Recipient Name',
  'Receiver',
  'Payee',
  'Merchant',
  'Penerima',
  'Nama Penerima',
  'Kepada',
  'Sent to',
  'Credited to',
  'Dibayar kepada',
  'Pindahan kepada',
])('%j names the recipient, beside it, in its cell and below', (label) => {
  for (const lines of [
    [[label, AISYAH]],
    [[label, `: ${AISYAH}`]],
    [`${label} : ${AISYAH}`],
    [label, AISYAH],
  ])
    expect(check(['Aisyah'], ...lines), JSON.stringify(lines)).toEqual({
      codes: [],
      points: 20,
      name: AISYAH,
    });
});

test.each([
  'From',
  'From Account',
  'Sender',
  'Paid by',
  'Debit from',
  'Remitter',
  'Daripada',
  'Pengirim',
  'Received from',
  'Diterima daripada',
])('%j names the sender', (label) => {
  expect(check(['Aisyah'], [label, AISYAH]).codes).toEqual(['reversed']);
  expect(check(['Aisyah'], ['To', 'ONG KAI XIANG'], [label, AISYAH]).codes).toEqual(['reversed']);
  expect(check(['Aisyah'], ['To', AISYAH], [label, AISYAH]).codes).toEqual([]);
});

test.each([
  'Beneficiary Bank',
  'Beneficiary Account No.',
  'Recipient Reference',
  'Recipient’s email',
  'Bank Penerima',
  'To view your receipt',
  'Name of bank',
  'Note',
])('%j names neither', (label) => {
  expect(partiesIn([label, AISYAH]).to).toEqual([]);
});

test('a value continues in the right column, and ends at the next label', () => {
  const [to] = partiesIn(
    ['Beneficiary Name', 'NUR AISYAH BINTI'],
    ['', 'ABDUL RAHMAN'],
    ['Bank', 'Cahaya'],
  ).to;
  expect(to?.text).toBe('NUR AISYAH BINTI ABDUL RAHMAN');
  const [other] = partiesIn(['To', 'ONG KAI XIANG'], 'NUR AISYAH').to;
  expect(other?.text).toBe('ONG KAI XIANG');
});

test('the value below a label is the one in its column', () => {
  const parties = partiesIn(['From', 'To'], ['ONG KAI XIANG', AISYAH]);
  expect(parties.from).toEqual(['ONG KAI XIANG']);
  expect(parties.to.map(({ text }) => text)).toEqual([AISYAH]);
  expect(check(['Kai Xiang'], ['From', 'To'], ['ONG KAI XIANG', AISYAH]).codes).toEqual(['reversed']);
});

test('below a label an account number may come first', () => {
  expect(check(['Aisyah'], 'Transfer to', '4410 8832 1907', AISYAH)).toMatchObject({
    codes: [],
    name: AISYAH,
  });
});

test('of two labels side by side each has its own column', () => {
  const lines = (to: string, from: string): Line[] => [
    ['Sent to', 'Sent from'],
    [to, from],
  ];
  expect(partiesIn(...lines(AISYAH, 'ONG KAI XIANG'))).toMatchObject({
    to: [{ text: AISYAH }],
    from: ['ONG KAI XIANG'],
  });
  expect(check(['Aisyah'], ...lines('ONG KAI XIANG', AISYAH)).codes).toEqual(['reversed']);
  expect(partiesIn(['Recipient', 'Source of funds'], ['', AISYAH]).to).toEqual([
    { text: '', isName: false, isLine: false },
  ]);
});

test.each(['You sent RM 66.45 to', 'RM66.45 to', 'Anda telah dipindahkan kepada'])(
  'the sentence %j names the recipient',
  (start) => {
    expect(check(['Aisyah'], `${start} Nur Aisyah binti Abdul Rahman`).codes).toEqual([]);
    expect(check(['Aisyah'], `${start} Ong Kai Xiang`, 'From Nur Aisyah').codes).toEqual(['reversed']);
  },
);

test("the payer's remark does not count if the recipient is named", () => {
  const fields: Line[] = [['Beneficiary', 'ONG KAI XIANG']];
  expect(check(['Aisyah'], ...fields, 'Note', 'to Aisyah').codes).toEqual(['name-mismatch']);
  expect(check(['Aisyah'], ...fields, 'Note', 'RM66.45 to Aisyah').codes).toEqual(['name-mismatch']);
  expect(check(['Aisyah'], 'Transfer details', 'To Aisyah').codes).toEqual([]);
});

test('parts of the name from two cells do not make a whole', () => {
  expect(check(['Izzati Rahman'], 'NURUL IZZATI', 'KEDAI RAHMAN').codes).toEqual(['name-weak']);
  expect(check(['Izzati Rahman'], ['To', 'NURUL IZZATI'], ['Receiver', 'KEDAI RAHMAN']).codes).toEqual([
    'name-weak',
  ]);
});

test('another name differs from no name', () => {
  expect(check(['Aisyah'], ['To', 'GOH SIEW HONG'])).toEqual({
    codes: ['name-mismatch'],
    points: 0,
    name: 'GOH SIEW HONG',
  });
  expect(check(['Aisyah'], ['To', '4410 8832 1907'])).toEqual({
    codes: ['name-missing'],
    points: 0,
    name: undefined,
  });
  expect(check(['Tan'], ['To', 'TAN WEI JIE'])).toMatchObject({ codes: ['name-weak'], points: 8 });
});

test('a name from a confirmed receipt is as good as the display name', () => {
  const lines: Line[] = [['To', 'LEE CHUN HOE']];
  expect(check(['Ah Boy'], ...lines)).toMatchObject({ codes: ['name-mismatch'], name: 'LEE CHUN HOE' });
  expect(check(['Ah Boy', 'LEE CHUN HOE'], ...lines).codes).toEqual([]);
});

test('only the name of a recipient is stored', () => {
  expect(check(['x'], ['Transfer To', `: 441088321907 / ${AISYAH}`]).name).toBe(AISYAH);
  expect(check(['x'], ['To', 'Cahaya Bank ••1907'], ['Beneficiary Name', AISYAH]).name).toBe(AISYAH);
  expect(check(['x'], ['To', 'KAVITHA A/P SUBRAMANIAM (*1907)']).name).toBe('KAVITHA A/P SUBRAMANIAM');
});

test("a bank at the recipient's label says where the money went: the recipient's name is alone", () => {
  const to: Line = ['Transferred to', 'Rimbun Bank'];
  expect(check(['Aisyah'], AISYAH, big('-RM66.45'), to).codes).toEqual([]);
  expect(check(['Aisyah'], 'GOH SIEW HONG', big('-RM66.45'), to).codes).toEqual(['name-missing']);
  expect(check(['Aisyah'], AISYAH, ['To', 'GOH SIEW HONG']).codes).toEqual(['name-mismatch']);
});

test('a round picture with initials may be beside a name', () => {
  expect(check(['Aisyah'], ['NA', AISYAH]).codes).toEqual([]);
  expect(check(['Aisyah'], ['KEDAI', AISYAH]).codes).toEqual(['name-weak']);
});

test('the holder of an account is the recipient if no other is named', () => {
  expect(check(['Aisyah'], ['Account holder', AISYAH], ['Bank', 'Cahaya Bank']).codes).toEqual([]);
  expect(check(['Aisyah'], 'Nama Pemegang Akaun', AISYAH, 'Dari', 'ONG KAI XIANG').codes).toEqual([]);
  expect(check(['Aisyah'], ['Account holder', AISYAH], ['Beneficiary', 'LIM WEI JIE']).codes).toEqual([
    'name-mismatch',
  ]);
});

test('what the recipient gets is not a name', () => {
  expect(check(['Aisyah'], AISYAH, ['Recipient gets', '66.45 MYR']).codes).toEqual([]);
});

test('a sentence over two lines names the recipient whose name it breaks', () => {
  const lines = ['You have transferred RM66.45 to NUR', 'AISYAH (Cahaya Bank) on 17/11/26 10:24.'];
  expect(check(['Nur Aisyah'], ...lines).codes).toEqual([]);
});

test('the receiver of a parcel was not paid', () => {
  expect(check(['Aisyah'], 'Delivery Address', AISYAH).codes).toEqual(['name-weak']);
  expect(check(['Aisyah'], 'Cahaya Bank', AISYAH).codes).toEqual([]);
});

test('the payer is not the recipient, even if the label of the name fits both', () => {
  const row = (payer: string, payee: string): Line => [
    'Nama / Name',
    payer,
    'Nama Penerima / Recipient',
    payee,
  ];
  expect(check(['Aisyah'], row('KAI XIANG', AISYAH)).codes).toEqual([]);
  expect(check(['Aisyah'], row(AISYAH, 'KAI XIANG')).codes).toEqual(['reversed']);
});

test('a letter or two of a translation are not a name, and money in favour of a person is theirs', () => {
  expect(check(['Aisyah'], 'Bayar kepada Pa', AISYAH).codes).toEqual([]);
  expect(check(['Aisyah'], `We have debited RM 66.45 in favour of ${AISYAH} on Sunday`).codes).toEqual([]);
});

test('a label that says whose it is needs no heading', () => {
  expect(check(['Aisyah'], 'Daripada', 'KAI XIANG', 'From', 'Nama Penerima', AISYAH).codes).toEqual([]);
});

test('a sentence names the holder of the account', () => {
  expect(check(['Aisyah'], `RM 66.45 telah dikreditkan ke akaun ${AISYAH} (Bank Cahaya)`).codes).toEqual([]);
});

test('a name alone that matches is the name that was read', () => {
  expect(check(['Aisyah'], AISYAH).name).toBe(AISYAH);
  expect(check(['Aisyah'], 'KEDAI AISYAH JAYA').name).toBeUndefined();
});

test('a masked account that is read as letters is not a name', () => {
  expect(check(['Aisyah'], AISYAH, ["Recipient's account", 'Frxx 3100']).codes).toEqual([]);
  expect(check(['Aisyah'], AISYAH, ['To', '107XXXXX1914']).codes).toEqual([]);
  expect(check(['Aisyah'], ['To', 'TEO 3100']).codes).toEqual(['name-missing']);
});

test.each<[string, string[], Line[], string[]]>([
  ['by a label', ['Aisyah'], [['To', AISYAH]], [`recipient/named ${AISYAH}`]],
  ['alone', ['Aisyah'], [AISYAH], [`recipient/alone ${AISYAH}`]],
  ['by a part of the name', ['Tan'], [['To', 'TAN WEI JIE']], ['recipient/part-of-name TAN WEI JIE']],
  ['somewhere', ['Aisyah'], ['KEDAI AISYAH JAYA'], ['recipient/name-somewhere KEDAI AISYAH JAYA']],
  ['as the sender', ['Aisyah'], [['From', AISYAH]], [`recipient/sender ${AISYAH}`]],
  [
    'as the sender, with somebody else as the recipient',
    ['Aisyah'],
    [
      ['To', 'ONG KAI XIANG'],
      ['From', AISYAH],
    ],
    [`recipient/sender ${AISYAH}`],
  ],
  ['not at all', ['Aisyah'], [['To', '4410 8832 1907']], ['recipient/nobody']],
  ['as somebody else', ['Aisyah'], [['To', 'GOH SIEW HONG']], ['recipient/other-field GOH SIEW HONG']],
  ['as somebody of one name', ['Aisyah'], [['To', 'Siewhong']], ['recipient/other-name Siewhong']],
  [
    'beside a bank',
    ['Aisyah'],
    [
      ['To', 'Cahaya Bank ••1907'],
      ['Beneficiary Name', AISYAH],
    ],
    [`recipient/named ${AISYAH}`],
  ],
  [
    'beside somebody else in another field',
    ['Aisyah'],
    [
      ['To', AISYAH],
      ['Beneficiary', 'LIM WEI JIE'],
    ],
    ['recipient/other-field LIM WEI JIE'],
  ],
  [
    'in lines alone, of which another names somebody else',
    ['Aisyah'],
    ['Transfer details', 'To Aisyah', 'LIM BIN JIE'],
    ['recipient/other-line LIM BIN JIE'],
  ],
])('each rule says what it read: named %s', (_, names, lines, rules) => {
  const rows = rowsOf([pageOf(lines)]);
  const said = checkRecipient(partiesOf(rows), rows, names).rules;
  expect(said.map(({ rule, on }) => [rule, on].filter(Boolean).join(' '))).toEqual(rules);
});

test('the sender, also alone, was not paid', () => {
  expect(check(['Aisyah'], ['From', AISYAH], '', AISYAH)).toMatchObject({ codes: ['reversed'], points: 0 });
});

test('another name has words that begin with capitals', () => {
  const beside = (text: string) => check(['Aisyah'], ['To', AISYAH], ['Beneficiary', text]).codes;
  expect(beside('Goh Siew Hong')).toEqual(['name-mismatch']);
  expect(beside('Goh siew Hong')).toEqual([]);
});

test("among lines alone another name counts, unless it is the sender's, a reader's or one of several", () => {
  const beside = (...more: Line[]) => check(['Aisyah'], 'Transfer details', 'To Aisyah', ...more).codes;
  for (const name of ['Lim bin Jie', 'Siti binti Kai', 'Raj A/L Kumar Devi', 'Kavitha A/P Subramaniam'])
    expect(beside(name), name).toEqual(['name-mismatch']);
  expect(beside('', ['From', 'LIM BIN JIE'], '', 'LIM BIN JIE')).toEqual([]);
  expect(beside('', 'Encik Ong bin Kai')).toEqual([]);
  expect(beside('', 'Ong Kai Xiang')).toEqual([]);
  expect(beside('', 'ONG KAI XIANG', '', 'and more', 'and more')).toEqual(['name-mismatch']);
  expect(beside('', 'ONG KAI XIANG', '', 'LIM WEI JIE', '', 'and more', 'and more')).toEqual([]);
  // One field that names the requester is enough.
  expect(check(['Aisyah'], ['To', AISYAH], '', 'Lim bin Jie').codes).toEqual([]);
});

test('a name over two rows may be anywhere', () => {
  expect(check(['Aisyah'], 'KEDAI AISYAH', 'JAYA').codes).toEqual(['name-weak']);
});

test('of three cells side by side none names the holder', () => {
  expect(check(['Aisyah'], ['To', AISYAH], ['Account holder', 'LIM WEI JIE', 'MYR']).codes).toEqual([]);
});

test.each([
  ['LIM WEI JIE AB12CD', 'LIM WEI JIE'],
  ['LIM AB12 WEI JIE', 'LIM WEI JIE'],
  ['LIM (WEI) JIE', 'LIM WEI JIE'],
  ['LIM,WEI JIE', 'LIM WEI JIE'],
  ['LIM WEI JIE --', 'LIM WEI JIE'],
  ['- LIM WEI JIE', 'LIM WEI JIE'],
  [`${'WEIJIELIM '.repeat(9)}TAN`, 'WEIJIELIM '.repeat(8)],
])('%j is stored as %j', (text, name) => {
  expect(check(['x'], ['To', text]).name).toBe(name);
});

test('only names of senders are stored, and banks are not senders', () => {
  const sendersIn = (...lines: Line[]) => {
    const rows = rowsOf([pageOf(lines)]);
    return checkRecipient(partiesOf(rows), rows, ['Aisyah']).senders;
  };
  expect(sendersIn(['To', AISYAH], ['From', 'ONG KAI XIANG 8001'])).toEqual(['ONG KAI XIANG']);
  expect(sendersIn(['To', AISYAH], ['From', 'ONG KAI XIANG (*1907)'])).toEqual(['ONG KAI XIANG']);
  expect(sendersIn(['To', AISYAH], ['From', 'Cahaya Bank'])).toEqual([]);
  expect(sendersIn(['To', AISYAH])).toEqual([]);
});

test('a requester may have the name of a bank', () => {
  for (const to of ['Cahaya Bank', 'Cahaya Bank 4410 8832'])
    expect(check(['Cahaya Bank'], ['To', to])).toMatchObject({ codes: [], points: 20 });
});

test('a line in words does not count against a field', () => {
  expect(check(['Aisyah'], 'paid to Ong Kai Xiang', ['To', AISYAH]).codes).toEqual([]);
});

test('the sender does not count as another recipient', () => {
  expect(check(['Aisyah'], AISYAH, 'Goh Siew Hong bin Ali').codes).toEqual(['name-mismatch']);
  expect(check(['Aisyah'], AISYAH, 'Goh Siew Hong bin Ali', ['From', 'Goh Siew Hong bin Ali']).codes).toEqual(
    [],
  );
});

test('a full name in capitals beside the requester is another person', () => {
  expect(check(['Aisyah'], AISYAH, 'AHMAD BIN ALI').codes).toEqual(['name-mismatch']);
});

test("among an app's small letters a line all in capitals is another person", () => {
  const page = (line: string) =>
    check(['Aisyah'], 'some small words', 'some more of them', 'Nur Aisyah', line).codes;
  expect(page('AHMAD KAMAL ALI')).toEqual(['name-mismatch']);
  expect(page('Ahmad KAMAL ALI TAN')).toEqual([]);
  expect(page('KAMAL ALI TAN Ahmad')).toEqual([]);
  // As much in capitals as not: machines print like this.
  expect(check(['Aisyah'], 'Nur Aisyah', 'AHMAD KAMAL ALI').codes).toEqual([]);
});

test('a letter begins with its reader, whose title may also be a name', () => {
  const page = (line: string) => check(['Aisyah'], 'some small words', 'Nur Aisyah', line).codes;
  expect(page('CIK NOR BINTI ALI')).toEqual([]);
  expect(page('NOR CIK BINTI ALI')).toEqual(['name-mismatch']);
});

test('a name that begins a row is a word of its own', () => {
  expect(check(['Aisyah'], 'the 1907 xx', 'AISYAH 1907 on').codes).toEqual(['name-weak']);
});
