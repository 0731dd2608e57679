import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, monthOf, nextMonth } from '#domain/days.ts';
import { PAYMENT_CATEGORIES } from '#domain/payments.ts';
import {
  hasNoSpending,
  SPENDING_MONTHS,
  spendingMonths,
  spendingOf,
  type SpendingSum,
} from '#domain/spending.ts';

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));
const textOf = ({ year, month }: { year: number; month: number }) =>
  `${year}-${String(month + 1).padStart(2, '0')}`;

it('lists each month’s categories with an amount asked or paid', () => {
  const sum = (side: 'asked' | 'paid', category: 'rent' | 'groceries', amount: number): SpendingSum => ({
    side,
    category,
    amount,
    month: '2026-11',
  });
  const sums = [sum('asked', 'rent', 5), sum('paid', 'groceries', 7)];
  const [november, october] = spendingOf('2026-11-27', sums);
  expect(november).toEqual({
    month: '2026-11',
    asked: 5,
    paid: 7,
    categories: [
      { category: 'groceries', asked: 0, paid: 7 },
      { category: 'rent', asked: 5, paid: 0 },
    ].toSorted(
      (a, b) =>
        PAYMENT_CATEGORIES.indexOf(a.category as never) - PAYMENT_CATEGORIES.indexOf(b.category as never),
    ),
  });
  expect(october).toEqual({ month: '2026-10', asked: 0, paid: 0, categories: [] });
});

describe('the months', () => {
  it('are this one and the eleven before it, newest first, across a new year', () => {
    expect(spendingMonths('2027-02-28')).toEqual(
      '2027-02 2027-01 2026-12 2026-11 2026-10 2026-09 2026-08 2026-07 2026-06 2026-05 2026-04 2026-03'.split(
        ' ',
      ),
    );
  });

  it('follow each other without a gap, whatever the day', () => {
    fc.assert(
      fc.property(days, (today) => {
        const months = spendingMonths(today).toReversed();
        expect(months).toHaveLength(SPENDING_MONTHS);
        expect(months.at(-1)).toBe(textOf(monthOf(today)));
        for (const [index, month] of months.slice(1).entries())
          expect(month).toBe(textOf(nextMonth(monthOf(`${months[index] ?? ''}-01`))));
      }),
    );
  });

  it('follow the zone’s calendar, also if clocks change or days are left out', () => {
    const zones = [
      'Asia/Kuala_Lumpur',
      'America/New_York',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Africa/Cairo',
    ];
    // 2010 to 2040.
    const instants = fc.integer({ min: 1_262_304_000_000, max: 2_208_988_800_000 });
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
        const today = dayOf(instant, timeZone);
        expect(spendingMonths(today)[0]).toBe(today.slice(0, 7));
        const [sum] = [{ side: 'paid', month: today.slice(0, 7), category: 'rent', amount: 5 } as const];
        expect(spendingOf(today, [sum])[0]).toMatchObject({ asked: 0, paid: 5 });
      }),
    );
    // One instant, and two months: 2026-12-31, 20:00 in UTC.
    const turn = 1_798_747_200_000;
    expect(spendingMonths(dayOf(turn, 'Asia/Kuala_Lumpur'))[0]).toBe('2027-01');
    expect(spendingMonths(dayOf(turn, 'America/New_York'))[0]).toBe('2026-12');
  });
});

describe('the sums', () => {
  const today = '2026-11-26';
  const sums = fc.array(
    fc.record<SpendingSum>({
      side: fc.constantFrom('asked', 'paid'),
      month: fc.constantFrom(...spendingMonths(today), '2025-11', '2026-12'),
      category: fc.constantFrom(...PAYMENT_CATEGORIES),
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    }),
  );
  const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('of the categories are those of the month, in whole sen', () => {
    fc.assert(
      fc.property(sums, (given) => {
        for (const { asked, paid, categories } of spendingOf(today, given)) {
          expect(sumOf(categories.map((each) => each.asked))).toBe(asked);
          expect(sumOf(categories.map((each) => each.paid))).toBe(paid);
          expect(Number.isSafeInteger(asked) && Number.isSafeInteger(paid)).toBe(true);
          const order = categories.map(({ category }) => PAYMENT_CATEGORIES.indexOf(category));
          expect(order).toEqual([...new Set(order)].toSorted((one, other) => one - other));
        }
      }),
    );
  });

  it('hold all of the twelve months, and nothing of others', () => {
    fc.assert(
      fc.property(sums, (given) => {
        const months = spendingOf(today, given);
        const shown = spendingMonths(today);
        const wanted = given.filter(({ month }) => shown.includes(month));
        for (const side of ['asked', 'paid'] as const)
          expect(sumOf(months.map((month) => month[side]))).toBe(
            sumOf(wanted.filter((sum) => sum.side === side).map(({ amount }) => amount)),
          );
        expect(hasNoSpending(months)).toBe(wanted.length === 0);
        expect(months.map(({ month }) => month)).toEqual(shown);
      }),
    );
  });
});
