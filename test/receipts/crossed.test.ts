/** @module-tag rest */
import { expect, test } from 'vitest';
import { amountsOf } from '#receipts/amount/amounts.ts';
import { isWithin } from '#receipts/amount/check.ts';
import { momentOf } from '#receipts/date/dates.ts';
import { rowsOf } from '#receipts/rows/laying-out.ts';
import { decide, type Expected } from '#receipts/verdict/verdict.ts';
import { wordsRead, type ReadProof } from '#test/receipts/reading/words-read.ts';

// Decides again in milliseconds on words that were once read from rendered receipts. The second reading of the amount always agrees.
const proofs = wordsRead();
const DAY = 24 * 3_600_000;
/** The number of other people whose request each proof is tried for. */
const OTHERS = 5;
const PATIENCE_MS = 60_000;

const expectedOf = ({ due, now }: Pick<ReadProof, 'due' | 'now'>): Expected => ({
  due: due.sen,
  names: [due.requester],
  asked: momentOf(due.askedAt, due.zone),
  now: momentOf(now, due.zone),
});
const outcomeOf = ({ pages }: ReadProof, expected: Expected) =>
  decide({ pages, madeBy: '', reread: 'agrees' }, expected).outcome;

/** Similar sums: one digit changed, two neighbours exchanged, ten times and a tenth, and every other figure of the page. */
function otherSums({ due, pages }: ReadProof): number[] {
  const digits = String(due.sen).split('');
  const changed = digits.flatMap((digit, place) =>
    [1, 6].map((more) => digits.with(place, String((Number(digit) + more) % 10))),
  );
  const exchanged = digits.slice(1).map((digit, place) => {
    const before = digits[place] ?? '';
    return digits.with(place, digit).with(place + 1, before);
  });
  const sums = [...changed, ...exchanged].map((each) => Number(each.join('')));
  const elsewhere = amountsOf(rowsOf(pages)).map(({ sen }) => sen);
  const all = [...sums, ...elsewhere, due.sen * 10, Math.floor(due.sen / 10)];
  return [...new Set(all)].filter((sen) => sen > 0 && !isWithin(due.sen, sen));
}

test('each proof is verified for its own share', () => {
  const others = proofs.filter((proof) => outcomeOf(proof, expectedOf(proof)) !== 'verified');
  expect(proofs.length).toBeGreaterThanOrEqual(20);
  expect(others.map(({ id }) => id)).toEqual([]);
});

test('no proof is verified for another share', { timeout: PATIENCE_MS }, () => {
  const wrong = proofs.flatMap((proof) =>
    proofs
      .filter((other) => other !== proof && outcomeOf(proof, expectedOf(other)) === 'verified')
      .map((other) => `${proof.id} for ${other.id}`),
  );
  expect(wrong).toEqual([]);
});

test('no proof is verified for another sum, another person or another time', { timeout: PATIENCE_MS }, () => {
  const requesters = [...new Set(proofs.map(({ due }) => due.requester))];
  const wrong = proofs.flatMap((proof) => {
    const own = expectedOf(proof);
    const { due, now } = proof;
    const later = (days: number) => ({
      now: now + days * DAY,
      due: { ...due, askedAt: due.askedAt + days * DAY },
    });
    const others: Expected[] = [
      ...otherSums(proof).map((sen) => Object.assign({}, own, { due: sen })),
      ...requesters
        .filter((name) => name !== due.requester)
        .slice(0, OTHERS)
        .map((name) => Object.assign({}, own, { names: [name] })),
      ...[-40, -20, 9, 30, 365].map((days) => expectedOf(later(days))),
    ];
    return others
      .filter((other) => outcomeOf(proof, other) === 'verified')
      .map((other) => `${proof.id}: ${JSON.stringify(other)}`);
  });
  expect(wrong).toEqual([]);
});
