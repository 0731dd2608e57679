// Texts that receipts print, each on an otherwise plain page.
import { expect, test } from 'vitest';
import { goldenLines, type GoldenLine } from '#test/receipts/golden-lines.ts';
import { REFERENCE, type WAYS } from '#test/receipts/phrases.ts';

const outcomes = (name: keyof typeof WAYS, isRight: (line: GoldenLine) => boolean) => {
  const all = goldenLines(`phrases/${name.replaceAll(' ', '-')}.txt`);
  const wrong = all.filter((line) => !isRight(line)).map((line) => line.name);
  return { wrong, share: 1 - wrong.length / all.length };
};

const isVerified = ({ outcome }: GoldenLine) => outcome === 'verified';
const isNot = (line: GoldenLine) => !isVerified(line);
const hasKey = ({ referenceKeys }: GoldenLine) => referenceKeys.includes(REFERENCE.replaceAll('Q', '0'));
const isOf = (day: string, minute: number) => (line: GoldenLine) =>
  line.day === day && line.minute === minute;

test.each([
  ['recipientLabels', isVerified, 0.85],
  ['senderLabels', isVerified, 0.98],
  ['amountLabels', isVerified, 0.94],
  ['otherAmountLabels', isVerified, 0.93],
  ['referenceLabels', hasKey, 0.9],
  ['dateLabels', isOf('2026-11-17', 624), 0.98],
  ['otherDateLabels', isOf('2026-11-17', 624), 0.85],
  ['dates', isOf('2026-11-19', 845), 0.9],
  ['amounts', ({ sen }: GoldenLine) => sen === 123450, 0.75],
  ['successBadges', isVerified, 0.88],
  ['furniture', isVerified, 0.98],
  ['otherAmountLabels alone', isNot, 0.9],
  ['timeLabels', isOf('2026-11-17', 624), 1],
  ['banks', isVerified, 1],
  ['statusLabels', isVerified, 0.6],
  ['conditions', isVerified, 1],
  ['otherDateLabels of long ago', isOf('2026-11-17', 624), 0.75],
] as const)('%s are understood', (name, isRight, least) => {
  const { wrong, share } = outcomes(name, isRight);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
});

test('most sentences of success count as success', () => {
  const { wrong, share } = outcomes('successSentences', isVerified);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.8);
});

test.each([
  'senderLabels of the requester',
  'otherAmountLabels of the sum',
  'otherPartyLabels',
  'otherNames',
  'foreignAmounts',
  'pendingBadges',
  'failureBadges',
] as const)('%s do not count as those of the payment', (name) => {
  expect(outcomes(name, isNot).wrong).toEqual([]);
});

test.each([
  'pendingBadges as heading',
  'pendingSentences',
  'failureBadges as heading',
  'failureSentences',
  'otherSuccesses',
] as const)('no page with a heading from %s is verified', (name) => {
  expect(outcomes(name, isNot).wrong).toEqual([]);
});

test('numbers that are the same for each payment do not count as references', () => {
  const { wrong, share } = outcomes('otherNumberLabels', ({ referenceKeys }) => referenceKeys.length === 1);
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
});
