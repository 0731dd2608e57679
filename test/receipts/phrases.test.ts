// What receipts print, written down by people who had seen none of the reader's rules, each on a page that is otherwise plain.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Decision } from '#domain/proofs/decision.ts';
import { decide } from '#domain/proofs/verdict.ts';
import { expected, readingOf, type Line } from '#test/proof-pages.ts';

const phrases = JSON.parse(readFileSync(new URL('phrases.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

const [AISYAH, KAI] = ['NUR AISYAH BINTI ABDUL RAHMAN', 'ONG KAI XIANG'];
const REFERENCE = 'QR7720K119284';
const FIELDS: Record<string, string[]> = {
  status: ['Status', 'Successful'],
  amount: ['Amount', 'RM 66.45'],
  reference: ['Reference No.', REFERENCE],
  date: ['Date & Time', '17 Nov 2026, 10:24 AM'],
  to: ['Recipient Name', AISYAH],
  account: ['Account Number', '4410 8832 1907'],
  bank: ['Receiving Bank', 'Cahaya Bank'],
  from: ['From', KAI],
  note: ['Note', 'TNB bill nov'],
};
type Fields = { [name: string]: string[] };
const LAYOUTS: ((fields: string[][]) => Line[])[] = [
  (fields) => fields,
  (fields) => fields.flat(),
  (fields) => fields.map((field) => field.join(' : ')),
];

const outcomes = (
  list: string,
  fieldsOf: (phrase: string) => Fields,
  isRight: (decision: Decision) => boolean,
  headOf: (phrase: string) => Line[] = () => [],
) => {
  const all = phrases[list] ?? [];
  const wrong = all.filter((phrase, place) => {
    const fields = Object.values({ ...FIELDS, ...fieldsOf(phrase) }).filter(({ length }) => length > 0);
    const lines = LAYOUTS[place % LAYOUTS.length]?.(fields) ?? [];
    return !isRight(decide(readingOf('BankNusa', '', ...headOf(phrase), ...lines), expected));
  });
  return { wrong, share: 1 - wrong.length / all.length };
};

const isVerified = ({ outcome }: Decision) => outcome === 'verified';
const isNot = (decision: Decision) => !isVerified(decision);
const hasKey = ({ referenceKeys }: Decision) => referenceKeys.includes(REFERENCE.replaceAll('Q', '0'));
const isOf = (day: string, minute: number) => (decision: Decision) =>
  decision.read.date.day === day && decision.read.date.minute === minute;
const ofThisCase = (phrase: string) =>
  phrase
    .replaceAll(/RM ?120\.00/g, 'RM66.45')
    .replaceAll(/Aisyah binti Rahman/gi, 'Nur Aisyah binti Abdul Rahman');
const asHeading = (phrase: string): Line[] => [{ cells: [ofThisCase(phrase)], height: 28 }];
const withoutStatus = () => ({ status: [] });

test.each([
  ['recipientLabels', (label: string) => ({ to: [label, AISYAH] }), isVerified, 0.85],
  ['senderLabels', (label: string) => ({ from: [label, KAI] }), isVerified, 0.98],
  ['amountLabels', (label: string) => ({ amount: [label, 'RM 66.45'] }), isVerified, 0.94],
  ['otherAmountLabels', (label: string) => ({ note: [label, 'RM 3.00'] }), isVerified, 0.93],
  ['referenceLabels', (label: string) => ({ reference: [label, REFERENCE] }), hasKey, 0.9],
  [
    'dateLabels',
    (label: string) => ({ date: [label, '17 Nov 2026, 10:24 AM'] }),
    isOf('2026-11-17', 624),
    0.98,
  ],
  ['otherDateLabels', (label: string) => ({ note: [label, '30 Nov 2026'] }), isOf('2026-11-17', 624), 0.85],
  ['dates', (text: string) => ({ date: ['Date', text] }), isOf('2026-11-19', 845), 0.9],
  [
    'amounts',
    (text: string) => ({ amount: ['Amount', text] }),
    ({ read }: Decision) => read.amount.sen === 123450,
    0.75,
  ],
  ['successBadges', (text: string) => ({ status: ['Status', text] }), isVerified, 0.88],
  ['furniture', (text: string) => ({ last: [text] }), isVerified, 0.98],
] as const)('%s are understood', (list, fieldsOf, isRight, least) => {
  const { wrong, share } = outcomes(list, fieldsOf, isRight);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
});

test('sentences of success are understood', () => {
  const { wrong, share } = outcomes('successSentences', withoutStatus, isVerified, asHeading);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['senderLabels', (label: string) => ({ from: [label, AISYAH], to: ['Recipient Name', KAI] })],
  ['otherAmountLabels', (label: string) => ({ amount: ['Amount', 'RM 60.00'], note: [label, 'RM 66.45'] })],
  ['pendingBadges', (text: string) => ({ status: ['Status', text] })],
  ['failureBadges', (text: string) => ({ status: ['Status', text] })],
] as const)('%s are not taken for the payment’s own', (list, fieldsOf) => {
  expect(outcomes(list, fieldsOf, isNot).wrong).toEqual([]);
});

test.each(['pendingBadges', 'pendingSentences', 'failureBadges', 'failureSentences', 'otherSuccesses'])(
  'no page is verified whose heading is one of %s',
  (list) => {
    expect(outcomes(list, withoutStatus, isNot, asHeading).wrong).toEqual([]);
  },
);

test('numbers that are the same for each payment are no references', () => {
  const { wrong, share } = outcomes(
    'otherNumberLabels',
    (label) => ({ note: [label, '441088321907'] }),
    ({ referenceKeys }) => referenceKeys.length === 1,
  );
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});
