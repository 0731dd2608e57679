import { expect, test } from 'vitest';
import { otherSender, SENDER_KNOWN_MS, withSender } from '#receipts/verdict/senders.ts';
import { decide } from '#receipts/verdict/verdict.ts';
import { expected, LOOKS, readingOf, recipe } from '#test/builders/proof-pages.ts';

const people = (...names: string[]) => names.map((name) => ({ userId: name.toLowerCase(), name }));
const decisionOn = (from: string, look = 'a bank’s app') =>
  decide(readingOf(...(LOOKS[look]?.({ ...recipe, from }) ?? [])), expected);
/** Returns the sender who is a housemate of the uploader, if any. */
const sender = (from: string, ...others: string[]) => otherSender(decisionOn(from), people(...others))?.name;

test("a housemate's transfer is theirs, whoever uploads it", () => {
  expect(sender('ONG KAI XIANG', 'Ben Lim', 'Kai Xiang Ong')).toBe('Kai Xiang Ong');
  expect(sender('SITI HAJAR BINTI ZAKARIA', 'Hajar Zakaria')).toBe('Hajar Zakaria');
});

test('an unknown sender, or one who fits a housemate only a little, is no housemate', () => {
  expect(sender('ONG KAI XIANG', 'Ben Lim')).toBeUndefined();
  expect(sender('ONG KAI XIANG', 'Ong Mei', 'Kai')).toBeUndefined();
  expect(sender('SITI AMINAH BINTI HAFIZ', 'Hafiz', 'Siti')).toBeUndefined();
  expect(sender('LIM PEI SHAN', 'Stephanie Yeoh Pei Shan')).toBeUndefined();
});

test.each([
  'Hafiz bin Rahman',
  'Hafiz BIN Rahman',
  'Mohd Hafiz Rahman',
  'Hafiz Rahman J.',
  'Hafiz X  Rahman',
])('common parts of names, and single letters, may be missing on the receipt: %s', (name) => {
  expect(sender('HAFIZ RAHMAN', name)).toBe(name);
});

test('a further part that the receipt does not name makes it another person', () => {
  expect(sender('HAFIZ RAHMAN', 'Hafiz Rahman Zul')).toBeUndefined();
});

test('a sentence names its reader, and an account its holder', () => {
  expect(sender('Ken, your RM66.45 has been sent by Ben Lim', 'Ben Lim')).toBeUndefined();
  expect(sender('KAI XIANG ONG 8001223344', 'Kai Xiang Ong')).toBe('Kai Xiang Ong');
});

test('if no sender was read, there is none', () => {
  expect(sender('', 'Ong Kai Xiang')).toBeUndefined();
});

test("another person's transfer takes the verification away, and nothing else", () => {
  const decision = decisionOn('ONG KAI XIANG');
  expect(decision.outcome).toBe('verified');
  const ben = { userId: 'ben', name: 'Ben' };
  expect(withSender(decision, ben)).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'sender-other', ...ben }],
  });
});

test('the rule says which housemate the receipt names', () => {
  const { rules } = withSender(decisionOn('ONG KAI XIANG'), { userId: 'ben', name: 'Ben' });
  expect(rules).toContainEqual({ rule: 'sender/housemate', on: 'Ben' });
  expect(SENDER_KNOWN_MS).toBe(7_776_000_000);
});
