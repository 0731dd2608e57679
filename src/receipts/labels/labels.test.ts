import { expect, test } from 'vitest';
import { isLabelText, kindOfLabel, withoutTranslation } from '#receipts/labels/labels.ts';

test.each([
  'Fund transfer to',
  'Money sent to',
  'You have paid to',
  'Pindahan wang kepada',
  'Wang telah dihantar kepada',
  'Counterparty',
  'Credit party',
  'Name of beneficiary',
  'Beneficiary account holder',
  'Nama penuh penerima',
  'DuitNow ID Name',
  'Butiran penerima',
  'Ke : ',
  // An icon that was read as a letter.
  'e Recipient',
  '© To',
])("%j is the recipient's label", (text) => {
  expect(kindOfLabel(text)).toBe('to');
});

test.each([
  'Fund transfer from',
  'Wang dihantar daripada',
  'Debit party',
  'Nama penghantar',
  'Dear',
  'Deducted from',
  'Payor',
  'Account Name (From)',
  'Company Name (Payer)',
  'Nama Akaun Debit',
  'Pendeposit',
])("%j is the sender's", (text) => {
  expect(kindOfLabel(text)).toBe('from');
});

test.each([
  'kepada saya',
  'To make another transfer',
  'Name of bank',
  'Recipient mobile',
  'Together',
  'Fromage',
])('%j is neither', (text) => {
  expect(kindOfLabel(text)).toBeUndefined();
});

test('the translation of a label is not a value', () => {
  expect(['/ Recipient', '| To', '(Name)', '/ Beneficiary / Payee'].map(withoutTranslation)).toEqual([
    '',
    '',
    '',
    '',
  ]);
  expect(['| To NUR AISYAH', '/ NUR AISYAH', 'NUR AISYAH'].map(withoutTranslation)).toEqual([
    'NUR AISYAH',
    '/ NUR AISYAH',
    'NUR AISYAH',
  ]);
});

test('a name is not a label', () => {
  expect(['NUR AISYAH', 'HARI KRISHNAN', 'TOH WEI LING'].filter(isLabelText)).toEqual([]);
});

test('the rest of a label is not a value', () => {
  for (const rest of ['details', 'acct name', 'account holder', 'Maklumat', ': Information'])
    expect([rest, withoutTranslation(rest)]).toEqual([rest, '']);
  expect(withoutTranslation('NUR AISYAH')).toBe('NUR AISYAH');
});
