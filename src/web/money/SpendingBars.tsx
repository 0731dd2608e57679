import { clsx } from 'clsx';
import { formatAmount } from '#domain/money.ts';
import { categoryIcon, PAYMENT_CATEGORIES } from '#domain/payments.ts';
import { firstOfMonth, type MonthOfSpending } from '#domain/spending.ts';
import { categories } from '#words/payments.ts';
import { monthYear, spending as words } from '#words/spending.ts';

/** One colour for all: a full bar was asked for, one with an outline was paid. */
const LOOKS = { asked: 'bg-primary', paid: 'border border-primary bg-primary-soft' };
const SIDES = ['asked', 'paid'] as const;
type Side = (typeof SIDES)[number];

type BarsProps = { months: readonly MonthOfSpending[] };

/** Two bars a month, all to one scale (docs/product/spending.md 'Bars'). Screen readers have the table. */
export function SpendingBars({ months }: BarsProps) {
  const most = Math.max(...months.flatMap(({ asked, paid }) => [asked, paid]));
  const used = PAYMENT_CATEGORIES.filter((category) =>
    months.some((month) => month.categories.some((each) => each.category === category)),
  );
  return (
    <div aria-hidden className="grid min-w-0 grid-cols-1 gap-4">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink2">
        {SIDES.map((side) => (
          <li key={side} className="flex items-center gap-2">
            <span className={clsx('h-3 w-6 rounded-full', LOOKS[side])} />
            {words[side]}
          </li>
        ))}
        {used.map((category) => (
          <li key={category} className="flex items-center gap-1.5">
            <span>{categoryIcon(category)}</span>
            {categories[category]}
          </li>
        ))}
      </ul>
      {months.map((month) => (
        <Month key={month.month} month={month} most={most} />
      ))}
    </div>
  );
}

function Month({ month, most }: { month: MonthOfSpending; most: number }) {
  const name = monthYear(firstOfMonth(month.month));
  const sides = SIDES.filter((side) => month[side] > 0);
  if (sides.length === 0)
    return (
      <p className="flex items-baseline justify-between gap-3 text-sm text-ink2">
        <span>{name}</span>
        <span>{words.nothing}</span>
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-15 leading-tight font-semibold">{name}</p>
      {sides.map((side) => (
        <Bar key={side} month={month} side={side} most={most} />
      ))}
    </div>
  );
}

function Bar({ month, side, most }: { month: MonthOfSpending; side: Side; most: number }) {
  const parts = month.categories.filter((each) => each[side] > 0);
  return (
    <div>
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span
            className="flex h-3 gap-0.5 overflow-hidden rounded-full"
            style={{ width: `${(month[side] / most) * 100}%` }}
          >
            {parts.map((part) => (
              <span
                key={part.category}
                className={clsx('min-w-1 first:rounded-l-full last:rounded-r-full', LOOKS[side])}
                style={{ flexGrow: part[side] }}
              />
            ))}
          </span>
        </span>
        <b className="min-w-24 text-right text-sm whitespace-nowrap">{formatAmount(month[side])}</b>
      </div>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink2">
        {parts.map((part) => (
          <span key={part.category} className="whitespace-nowrap">
            {categoryIcon(part.category)} {formatAmount(part[side])}
          </span>
        ))}
      </p>
    </div>
  );
}
