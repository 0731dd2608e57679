import { expect, test } from 'vitest';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { partiesOf } from '#receipts/recipient/parties.ts';
import { checkRecipient } from '#receipts/recipient/recipient.ts';
import { ofSection, ofTwins, sectionsOf } from '#receipts/recipient/sections.ts';
import { pageOf, type Line } from '#test/builders/proof-pages.ts';

const AISYAH = 'NUR AISYAH BINTI ABDUL RAHMAN';
const rows = (...lines: Line[]) => rowsOf([pageOf(lines)]);
const codes = (...lines: Line[]) =>
  checkRecipient(partiesOf(rows(...lines)), rows(...lines), ['Aisyah']).reasons.map(({ code }) => code);

test.each([
  ['To', 'From', 'Name'],
  ['TO', 'FROM', 'Account name'],
  ['Recipient details', 'Sender details', 'Account holder'],
  ['Beneficiary information', 'Payer information', 'Full name'],
  ['Transfer to', 'Transfer from', 'Account holder name'],
  ['Recipient account information', 'Sender account information', 'Name'],
  ['Maklumat penerima', 'Maklumat pengirim', 'Nama'],
  ['Butiran penerima', 'Butiran penghantar', 'Nama akaun'],
])("below %j is the recipient's name, below %j the sender's", (to, from, name) => {
  const page = (first: string, second: string): Line[] => [
    from,
    [name, first],
    ['Account no.', '514004805020'],
    to,
    [name, second],
    ['Bank', 'Cahaya Bank'],
  ];
  expect(codes(...page('ONG KAI XIANG', AISYAH))).toEqual([]);
  expect(codes(...page(AISYAH, 'ONG KAI XIANG'))).toEqual(['reversed']);
});

test('a label with its value opens nothing, and a heading of something else closes', () => {
  expect(sectionsOf(rows(['From', 'ONG'], ['Name', 'AISYAH']))).toEqual([undefined, undefined]);
  expect(sectionsOf(rows('From', 'ONG KAI XIANG', ['Name', 'AISYAH']))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const closed = sectionsOf(
    rows('Sender details', ['Name', 'ONG'], 'Transaction details', ['Name', 'AISYAH']),
  );
  expect(closed).toEqual(['from', 'from', undefined, undefined]);
});

test('only a label that fits both sides belongs to its heading', () => {
  expect([ofSection('Name', 'from'), ofSection('Nama', 'to'), ofSection('Name', undefined)]).toEqual([
    'from',
    'to',
    undefined,
  ]);
  expect(ofSection('Beneficiary name', 'from')).toBeUndefined();
});

test("of two equal labels side by side the payer's is the first", () => {
  const [row] = rowsOf([pageOf([['Full Name', 'ONG KAI XIANG', 'Full Name', 'AISYAH BINTI OMAR']])]);
  expect(row?.cells.map((cell) => ofTwins(cell, [row], 0))).toEqual(['from', undefined, 'to', undefined]);
  const [other] = rowsOf([pageOf([['Bank', 'Cahaya Bank', 'Bank', 'Tiram Savings']])]);
  expect(other?.cells.map((cell) => ofTwins(cell, [other], 0))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a name beside the recipient's is the payer's", () => {
  const sides = (...cells: string[]) => {
    const [row] = rowsOf([pageOf([cells])]);
    return row?.cells.map((cell) => ofTwins(cell, [row], 0));
  };
  expect(sides('Nama / Name', 'KAI', 'Nama Penerima', 'AISYAH')).toEqual([
    'from',
    undefined,
    undefined,
    undefined,
  ]);
  expect(sides('Sender', 'KAI', 'Name', 'AISYAH')).toEqual([undefined, undefined, 'to', undefined]);
});

test('titles side by side decide about equal labels below them', () => {
  const twins: Line = ['Nama', 'NUR AISYAH', 'Nama', 'ONG KAI XIANG'];
  const sides = (...titles: Line[]) => {
    const lines = rows(...titles, twins);
    return lines.at(-1)?.cells.map((cell) => ofTwins(cell, lines, lines.length - 1));
  };
  expect(sides(['Penerima', '', 'Pengirim'])).toEqual(['to', undefined, 'from', undefined]);
  expect(sides(['Pengirim', '', 'Penerima'])).toEqual(['from', undefined, 'to', undefined]);
  expect(sides(['Nota', '', 'Jenis'])).toEqual(['from', undefined, 'to', undefined]);
});

test('a second name is below a heading that was not read', () => {
  const page = (second: string): Line[] => [
    'B. PENGIRIM',
    ['Nama', 'No. Akaun'],
    ['ONG KAI XIANG', '514004805020'],
    '',
    ['Nama', 'No. Akaun'],
    [second, '441088321907'],
  ];
  expect(codes(...page(AISYAH))).toEqual([]);
  expect(codes(...page('RAJESH A/L KUMAR'))).not.toEqual([]);
});
