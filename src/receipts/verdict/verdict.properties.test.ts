import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/days.ts';
import { formatAmount } from '#domain/money.ts';
import { isWithin } from '#receipts/amount/check.ts';
import { merge } from '#receipts/verdict/decision.ts';
import type { SeenWord } from '#receipts/rows/rows.ts';
import { decide, type Reading } from '#receipts/verdict/verdict.ts';
import { expected, LOOKS, readingOf, recipe } from '#test/builders/proof-pages.ts';

// On a busy machine a few hundred pages take seconds.
const PATIENCE_MS = 30_000;

const looks = fc.constantFrom(...Object.values(LOOKS));
const due = fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 10_000_000 }));

/** Returns every sum that differs by one digit, a slipped point, two exchanged digits, or a digit more or less. */
function slips(sen: number): number[] {
  const digits = String(sen);
  const places = [...digits].map((_, at) => at);
  const replaced = places.flatMap((at) =>
    Array.from({ length: 10 }, (_, digit) => digits.slice(0, at) + digit + digits.slice(at + 1)),
  );
  const moved = places.flatMap((at) => [
    digits.slice(0, at) + digits.slice(at + 1),
    digits.slice(0, at) + (digits[at + 1] ?? '') + digits[at] + digits.slice(at + 2),
  ]);
  const shifted = [sen * 10, sen * 100, Math.floor(sen / 10), Math.floor(sen / 100), sen + 100_000];
  return [...new Set([...replaced.map(Number), ...moved.map(Number), ...shifted])].filter(
    (other) => other > 0 && other !== sen,
  );
}

describe('a receipt', { timeout: PATIENCE_MS }, () => {
  test('never pays another amount than it shows', () => {
    const check = (lines: (typeof LOOKS)[string], shown: number) => {
      const reading = readingOf(...lines({ ...recipe, amount: formatAmount(shown) }));
      expect(decide(reading, { ...expected, due: shown }).outcome).toBe('verified');
      for (const other of slips(shown).filter((sen) => !isWithin(shown, sen)))
        expect(decide(reading, { ...expected, due: other }).outcome, String(other)).not.toBe('verified');
    };
    fc.assert(fc.property(looks, due, check), { numRuns: 20 });
  });

  test('never pays what its balance, its remark or a digit of its numbers happens to show', () => {
    const check = (lines: (typeof LOOKS)[string], shown: number, other: number) => {
      fc.pre(!isWithin(shown, other));
      const figure = formatAmount(other);
      const page = lines({
        ...recipe,
        amount: formatAmount(shown),
        balance: figure,
        memo: `amount ${figure}`,
      });
      expect(decide(readingOf(...page), { ...expected, due: other }).outcome).not.toBe('verified');
    };
    fc.assert(fc.property(looks, due, due, check), { numRuns: 100 });
  });

  test('never pays for another day', () => {
    const check = (lines: (typeof LOOKS)[string], days: number) => {
      const day = addDays('2026-11-17', days);
      const [year, month, date] = day.split('-');
      const reading = readingOf(...lines({ ...recipe, date: `${date}/${month}/${year} 10:24:00` }));
      const fits = daysBetween('2026-11-14', day) > 0 && daysBetween(day, '2026-11-20') >= 0;
      const isClose = day === '2026-11-14' || day === '2026-11-21';
      if (!isClose) expect(decide(reading, expected).outcome === 'verified', day).toBe(fits);
    };
    fc.assert(fc.property(looks, fc.integer({ min: -3000, max: 3000 }), check), { numRuns: 50 });
    fc.assert(fc.property(looks, fc.integer({ min: -20, max: 20 }), check), { numRuns: 100 });
  });

  test('with a few words lost or misread is never verified for another amount', () => {
    const damage = fc.array(fc.record({ at: fc.nat(), text: fc.string({ maxLength: 8 }) }), { maxLength: 8 });
    const check = (lines: (typeof LOOKS)[string], wounds: { at: number; text: string }[], shown: number) => {
      const reading = readingOf(...lines({ ...recipe, amount: formatAmount(shown) }));
      for (const { at, text } of wounds) {
        const [page] = reading.pages;
        const word = page?.words[at % page.words.length];
        if (word) word.text = text;
      }
      for (const other of [shown * 10, shown + 10_000, Math.floor(shown / 10)])
        if (!isWithin(shown, other) && !wounds.some(({ text }) => /\d/.test(text)))
          expect(decide(reading, { ...expected, due: Math.max(1, other) }).outcome).not.toBe('verified');
    };
    fc.assert(fc.property(looks, damage, fc.integer({ min: 300, max: 1_000_000 }), check), { numRuns: 200 });
  });
});

const SCRAPS = [
  'RM',
  '66.45',
  'Status',
  ':',
  'Successful',
  'To',
  'AISYAH',
  'Ref',
  'No.',
  '17',
  'Nov',
  '2026',
  '10:24',
  '¦',
];
const words: fc.Arbitrary<SeenWord> = fc.record({
  text: fc.oneof(fc.constantFrom(...SCRAPS), fc.string(), fc.string({ unit: 'binary' })),
  confidence: fc.integer({ min: 0, max: 100 }),
  box: fc.record({
    x: fc.integer({ min: 0, max: 1200 }),
    y: fc.integer({ min: 0, max: 400 }),
    width: fc.integer({ min: 0, max: 400 }),
    height: fc.integer({ min: 0, max: 60 }),
  }),
});
const readings: fc.Arbitrary<Reading> = fc.record({
  pages: fc.array(
    fc.record({
      words: fc.array(words, { maxLength: 60 }),
      width: fc.constant(1200),
      height: fc.constant(460),
    }),
    {
      maxLength: 2,
    },
  ),
  madeBy: fc.string(),
  reread: fc.constantFrom('agrees', 'differs', undefined),
});

test(
  'any text gets an answer, with reasons unless it is verified, and a verified one has 85 of 100',
  () => {
    const check = (reading: Reading, other: Reading) => {
      const decision = decide(reading, expected);
      const later = decide(other, expected);
      for (const { outcome, reasons, score } of [decision, merge(decision, later)]) {
        expect(reasons.length === 0).toBe(outcome === 'verified');
        expect(score).toBeGreaterThanOrEqual(outcome === 'verified' ? 85 : 0);
        expect(score).toBeLessThanOrEqual(100);
      }
    };
    fc.assert(fc.property(readings, readings, check), { numRuns: 200 });
  },
  PATIENCE_MS,
);
