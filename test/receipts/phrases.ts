import { readFileSync } from 'node:fs';
import { decide, type Reading } from '#receipts/verdict/verdict.ts';
import { expected, readingOf, type Line } from '#test/builders/proof-pages.ts';

/** Lists of labels, statuses, sentences and dates. People who had seen none of the reader's rules wrote them. */
const phrases = JSON.parse(
  readFileSync(new URL('../../corpus/phrases.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

const [AISYAH, KAI] = ['NUR AISYAH BINTI ABDUL RAHMAN', 'ONG KAI XIANG'];
export const REFERENCE = 'QR7720K119284';
type Fields = Record<string, string[]>;
const FIELDS: Fields = {
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
const LAYOUTS: ((fields: string[][]) => Line[])[] = [
  (fields) => fields,
  (fields) => fields.flat(),
  (fields) => fields.map((field) => field.join(' : ')),
];

const ofThisCase = (phrase: string) =>
  phrase
    .replaceAll(/RM ?120\.00/g, 'RM66.45')
    .replaceAll(/Aisyah binti Rahman/gi, 'Nur Aisyah binti Abdul Rahman');

type Way = { list: string; fieldsOf: (phrase: string) => Fields; isHeading?: true };
const asHeading = (list: string): Way => ({ list, fieldsOf: () => ({ status: [] }), isHeading: true });

/** The part of an otherwise plain page that a phrase of each list replaces. */
export const WAYS = {
  recipientLabels: { list: 'recipientLabels', fieldsOf: (label) => ({ to: [label, AISYAH] }) },
  senderLabels: { list: 'senderLabels', fieldsOf: (label) => ({ from: [label, KAI] }) },
  'senderLabels of the requester': {
    list: 'senderLabels',
    fieldsOf: (label) => ({ from: [label, AISYAH], to: ['Recipient Name', KAI] }),
  },
  amountLabels: { list: 'amountLabels', fieldsOf: (label) => ({ amount: [label, 'RM 66.45'] }) },
  'otherAmountLabels alone': {
    list: 'otherAmountLabels',
    fieldsOf: (label) => ({ amount: [], note: [label, 'RM 66.45'] }),
  },
  otherAmountLabels: { list: 'otherAmountLabels', fieldsOf: (label) => ({ note: [label, 'RM 3.00'] }) },
  'otherAmountLabels of the sum': {
    list: 'otherAmountLabels',
    fieldsOf: (label) => ({ amount: ['Amount', 'RM 60.00'], note: [label, 'RM 66.45'] }),
  },
  referenceLabels: { list: 'referenceLabels', fieldsOf: (label) => ({ reference: [label, REFERENCE] }) },
  otherNumberLabels: { list: 'otherNumberLabels', fieldsOf: (label) => ({ note: [label, '441088321907'] }) },
  dateLabels: { list: 'dateLabels', fieldsOf: (label) => ({ date: [label, '17 Nov 2026, 10:24 AM'] }) },
  timeLabels: {
    list: 'timeLabels',
    fieldsOf: (label) => ({ date: ['Date', '17 Nov 2026'], note: [label, '10:24 AM'] }),
  },
  'otherDateLabels of long ago': {
    list: 'otherDateLabels',
    fieldsOf: (label) => ({ note: [label, '01 Jan 2025'] }),
  },
  otherDateLabels: { list: 'otherDateLabels', fieldsOf: (label) => ({ note: [label, '30 Nov 2026'] }) },
  dates: { list: 'dates', fieldsOf: (text) => ({ date: ['Date', text] }) },
  otherPartyLabels: { list: 'otherPartyLabels', fieldsOf: (label) => ({ to: [], note: [label, AISYAH] }) },
  otherNames: { list: 'otherNames', fieldsOf: (name) => ({ to: ['Recipient Name', name] }) },
  banks: { list: 'banks', fieldsOf: (name) => ({ to: ['To', name, AISYAH] }) },
  foreignAmounts: { list: 'foreignAmounts', fieldsOf: (text) => ({ amount: ['Amount', text] }) },
  statusLabels: { list: 'statusLabels', fieldsOf: (label) => ({ status: [label, 'Successful'] }) },
  conditions: { list: 'conditions', fieldsOf: (text) => ({ last: [text] }) },
  amounts: { list: 'amounts', fieldsOf: (text) => ({ amount: ['Amount', text] }) },
  successBadges: { list: 'successBadges', fieldsOf: (text) => ({ status: ['Status', text] }) },
  pendingBadges: { list: 'pendingBadges', fieldsOf: (text) => ({ status: ['Status', text] }) },
  failureBadges: { list: 'failureBadges', fieldsOf: (text) => ({ status: ['Status', text] }) },
  furniture: { list: 'furniture', fieldsOf: (text) => ({ last: [text] }) },
  successSentences: asHeading('successSentences'),
  'pendingBadges as heading': asHeading('pendingBadges'),
  pendingSentences: asHeading('pendingSentences'),
  'failureBadges as heading': asHeading('failureBadges'),
  failureSentences: asHeading('failureSentences'),
  otherSuccesses: asHeading('otherSuccesses'),
} as const satisfies Record<string, Way>;

function readingWith({ fieldsOf, isHeading }: Way, phrase: string, place: number): Reading {
  const fields = Object.values({ ...FIELDS, ...fieldsOf(phrase) }).filter(({ length }) => length > 0);
  const lines = LAYOUTS[place % LAYOUTS.length]?.(fields) ?? [];
  const head: Line[] = isHeading ? [{ cells: [ofThisCase(phrase)], height: 28 }] : [];
  return readingOf('BankNusa', '', ...head, ...lines);
}

/** Returns the decisions on each phrase of a list. */
export const decisionsOn = (name: keyof typeof WAYS) =>
  (phrases[WAYS[name].list] ?? []).map((phrase, place) => ({
    phrase,
    decision: decide(readingWith(WAYS[name], phrase, place), expected),
  }));
