import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX, shareOf } from '#domain/money.ts';
import { sharesOf, splitProblem, sumOf, type Split } from '#domain/splits.ts';

const EQUALLY: Split = { by: 'equally', withOwn: false };
const WITH_OWN: Split = { by: 'equally', withOwn: true };
const amountsOf = (amounts: Record<string, number>): Split => ({
  by: 'amounts',
  amounts: new Map(Object.entries(amounts)),
});

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 30 });
const totals = fc.oneof(
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1, max: AMOUNT_MAX }),
  fc.integer({ min: AMOUNT_MAX - 100, max: AMOUNT_MAX }),
);
const splits = (debtorIds: readonly string[], total: number): fc.Arbitrary<Split> =>
  fc.oneof(
    fc.constantFrom(EQUALLY, WITH_OWN),
    fc
      .array(fc.integer({ min: 1, max: Math.max(1, Math.floor(total / debtorIds.length)) }), {
        minLength: debtorIds.length,
        maxLength: debtorIds.length,
      })
      .map((sen) => amountsOf(Object.fromEntries(debtorIds.map((id, index) => [id, sen[index] ?? 1])))),
  );

test.each([
  [10_000, ['a', 'b'], 3334, { a: 3333, b: 3333 }],
  [10_001, ['a', 'b'], 3334, { a: 3334, b: 3333 }],
  [10_002, ['a', 'b'], 3334, { a: 3334, b: 3334 }],
  [10_001, ['b', 'a'], 3334, { a: 3334, b: 3333 }],
  [29_800, ['a', 'b', 'c', 'd'], 5960, { a: 5960, b: 5960, c: 5960, d: 5960 }],
  [2, ['a'], 1, { a: 1 }],
])('%i sen among %j and oneself: %i is left to oneself', (total, debtorIds, own, amounts) => {
  expect(sharesOf(WITH_OWN, total, debtorIds)).toEqual({ own, ofDebtors: new Map(Object.entries(amounts)) });
});

test('without the requester’s share everyone pays the same', () => {
  const shares = sharesOf(EQUALLY, 10_000, ['a', 'b', 'c']);
  expect(shares).toEqual({ own: null, ofDebtors: new Map(['a', 'b', 'c'].map((id) => [id, 3333])) });
  expect(sharesOf(EQUALLY, 10_000, [])).toEqual({ own: null, ofDebtors: new Map() });
});

test('different amounts are what was typed, a share each', () => {
  const shares = sharesOf(amountsOf({ a: 4900, b: 8000 }), 12_900, ['b', 'a']);
  expect(shares).toEqual({
    own: null,
    ofDebtors: new Map([
      ['b', 8000],
      ['a', 4900],
    ]),
  });
  expect(sumOf(shares)).toBe(12_900);
});

test.each<[string, Split, number, string[], string | undefined]>([
  ['nothing', EQUALLY, 0, ['a'], 'AMOUNT_MISSING'],
  ['less than nothing', WITH_OWN, -1, ['a'], 'AMOUNT_MISSING'],
  ['a sen for one', EQUALLY, 1, ['a'], undefined],
  ['a sen for two, rounded up', EQUALLY, 1, ['a', 'b'], undefined],
  ['a sen for three', EQUALLY, 1, ['a', 'b', 'c'], 'AMOUNT_INVALID'],
  ['nobody yet', EQUALLY, 1, [], undefined],
  ['the most', EQUALLY, AMOUNT_MAX, ['a', 'b'], undefined],
  ['more than the most', EQUALLY, AMOUNT_MAX + 1, ['a', 'b'], 'AMOUNT_INVALID'],
  ['half a sen', EQUALLY, 1.5, ['a'], 'AMOUNT_INVALID'],
  ['a sen each with oneself', WITH_OWN, 3, ['a', 'b'], undefined],
  ['too little for all and oneself', WITH_OWN, 2, ['a', 'b'], 'AMOUNT_INVALID'],
  ['amounts that are the total', amountsOf({ a: 1, b: 2 }), 3, ['b', 'a'], undefined],
  ['amounts that are not the total', amountsOf({ a: 1, b: 2 }), 4, ['a', 'b'], 'AMOUNT_INVALID'],
  ['an amount of nothing', amountsOf({ a: 0, b: 3 }), 3, ['a', 'b'], 'AMOUNT_INVALID'],
  ['an amount below nothing', amountsOf({ a: -1, b: 4 }), 3, ['a', 'b'], 'AMOUNT_INVALID'],
  ['half a sen for each', amountsOf({ a: 1.5, b: 1.5 }), 3, ['a', 'b'], 'AMOUNT_INVALID'],
  ['an amount missing', amountsOf({ a: 3 }), 3, ['a', 'b'], 'AMOUNT_INVALID'],
  ['an amount of somebody else', amountsOf({ a: 1, b: 2 }), 1, ['a'], 'AMOUNT_INVALID'],
])('%s', (_name, split, total, debtorIds, problem) => {
  expect(splitProblem(split, total, debtorIds)).toBe(problem);
});

test('with the requester’s share the sum is the total, and shares differ by at most a sen', () => {
  const property = fc.property(ids, totals, (debtorIds, total) => {
    const { ofDebtors, own } = sharesOf(WITH_OWN, total, debtorIds);
    const all = [...ofDebtors.values(), own ?? Number.NaN];
    expect(all.reduce((sum, sen) => sum + sen, 0)).toBe(total);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1);
    expect(Math.max(...all)).toBe(own);
    expect(splitProblem(WITH_OWN, total, debtorIds) === undefined).toBe(total > debtorIds.length);
  });
  fc.assert(property);
});

test('every share is a whole number of sen above 0, and different amounts add up to the total', () => {
  const property = fc.property(ids, totals, (debtorIds, total) => {
    fc.assert(
      fc.property(splits(debtorIds, total), (split) => {
        const asked =
          split.by === 'amounts' ? [...split.amounts.values()].reduce((sum, sen) => sum + sen, 0) : total;
        if (splitProblem(split, asked, debtorIds)) return;
        const shares = sharesOf(split, asked, debtorIds);
        expect([...shares.ofDebtors.keys()].toSorted()).toEqual(debtorIds.toSorted());
        for (const sen of [...shares.ofDebtors.values(), shares.own ?? 1]) {
          expect(Number.isSafeInteger(sen)).toBe(true);
          expect(sen).toBeGreaterThan(0);
        }
        if (split.by === 'amounts') expect(sumOf(shares)).toBe(asked);
        else if (!split.withOwn)
          expect(new Set(shares.ofDebtors.values())).toEqual(new Set([shareOf(asked, debtorIds.length)]));
      }),
      { numRuns: 5 },
    );
  });
  fc.assert(property);
});

test('in whatever order people were chosen, each pays the same', () => {
  const asked = fc
    .tuple(ids, totals)
    .chain(([debtorIds, total]) =>
      fc.tuple(
        fc.constant(debtorIds),
        fc.shuffledSubarray(debtorIds, { minLength: debtorIds.length }),
        fc.constant(total),
        splits(debtorIds, total),
      ),
    );
  const property = fc.property(asked, ([debtorIds, shuffled, total, split]) => {
    const [one, other] = [sharesOf(split, total, debtorIds), sharesOf(split, total, shuffled)];
    expect(other.own).toBe(one.own);
    for (const id of debtorIds) expect(other.ofDebtors.get(id)).toBe(one.ofDebtors.get(id));
  });
  fc.assert(property);
});
