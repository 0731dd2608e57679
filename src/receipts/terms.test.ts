import { expect, test } from 'vitest';
import { anyOf, inEnglish, inMalay, label, listed, phrase, plain, terms, wordsOf } from '#receipts/terms.ts';

test('a list is read as it is written, on any number of lines', () => {
  expect(listed('')).toEqual([]);
  expect(listed('paid')).toEqual(['paid']);
  expect(listed('paid, paid   out,\n  sent  to')).toEqual(['paid', 'paid out', 'sent to']);
});

test('a meaning has the words of both languages, and those that it shares', () => {
  const shared = terms('sent', '');
  const paid = terms('paid', 'dibayar', shared);
  expect(paid).toEqual({ english: ['sent', 'paid'], malay: ['dibayar'] });
  expect(wordsOf(paid)).toEqual(['sent', 'paid', 'dibayar']);
  expect(wordsOf(shared)).toEqual(['sent']);
});

test('a pattern has the longest phrases first, of both languages or of one', () => {
  const paid = terms('paid, payment', 'bayar');
  expect(anyOf(paid)).toBe('payment|bayar|paid');
  expect(inEnglish(paid)).toBe('payment|paid');
  expect(inMalay(paid)).toBe('bayar');
});

test('a phrase is written as in lists: small letters and spaces only', () => {
  expect(plain(' Recipient’s Name: 12 ')).toBe('recipients name');
});

test('phrases are found as whole words, however they are joined', () => {
  const paid = phrase(terms('recipient name, no rujukan', ''));
  for (const text of [
    'Recipient’s Name',
    'recipients name',
    'recipient-name',
    'RecipientName',
    'No. Rujukan',
  ])
    expect(paid.test(text), text).toBe(true);
  for (const text of ['recipient names', 'recipient and name', 'corecipient name'])
    expect(paid.test(text), text).toBe(false);
});

test('a label begins its cell, and what follows it is its value', () => {
  const to = label(terms('paid to, to', ''));
  const valueOf = (text: string) => to.exec(text)?.[1];
  expect(valueOf('Paid to: Aisyah')).toBe('Aisyah');
  expect(valueOf('> To Aisyah')).toBe('Aisyah');
  expect(valueOf('e To Aisyah')).toBe('Aisyah');
  expect(valueOf('To')).toBe('');
  expect(valueOf('sent to Aisyah')).toBeUndefined();
  expect(valueOf('Tomorrow')).toBeUndefined();
});
