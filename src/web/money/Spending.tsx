import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { formatAmount } from '#domain/money.ts';
import { firstOfMonth, hasNoSpending, type MonthOfSpending } from '#domain/spending.ts';
import { categories, monthYear, spending as words } from '#words/money.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { download } from '#web/calls/download.ts';
import { RegionRead } from '#web/money/FoldedMoneyPart.tsx';
import { Button, FoldButton } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { categoryIcon, PAYMENT_CATEGORIES } from '#domain/payments.ts';

/** Shows what the reader asked for and paid, month by month (docs/product/spending.md 'Where it is'). */
export function Spending({ homeId }: { homeId: string }) {
  const query = useQuery(api.spending.getSpending.queryOptions({ input: { homeId } }));
  return (
    <RegionRead
      query={query}
      failed={words.failed}
      empty={words.empty}
      isEmpty={({ months }) => hasNoSpending(months)}
    >
      {({ months }) => <Months homeId={homeId} months={months} />}
    </RegionRead>
  );
}

/** At this width only bars or table are shown. */
const TABLE_FOLDS = '(width < 64rem)';

function Months({ homeId, months }: { homeId: string; months: readonly MonthOfSpending[] }) {
  const tableId = useId();
  const folds = useMedia(TABLE_FOLDS);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-pretty text-ink2">{words.text}</p>
        <SaveTable homeId={homeId} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-2 lg:grid-cols-2">
        <SpendingBars months={months} />
        {folds && (
          <FoldButton
            isOpen={isShown}
            controls={tableId}
            label={isShown ? words.hideTable : words.showTable}
            className="justify-self-start"
            onToggle={() => setIsShown(!isShown)}
          />
        )}
        {/* Screen readers read it in place of the bars, whether it is seen or not. */}
        <div id={tableId} className={clsx('min-w-0', folds && !isShown && 'sr-only')}>
          <SpendingTable months={months} />
        </div>
      </div>
    </div>
  );
}

function SaveTable({ homeId }: { homeId: string }) {
  const saving = useMutation({
    mutationFn: () => download(`/api/my-spending.csv?homeId=${homeId}`),
    onError: (error) => showToast(failureOf(error, words.downloadFailed)),
  });
  return (
    <Button
      variant="outline"
      size="small"
      icon={<Download size={16} aria-hidden />}
      busy={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {words.download}
    </Button>
  );
}

const SUM_CELL = 'py-1 pl-2 text-right whitespace-nowrap';

const SpendingTable = ({ months }: { months: readonly MonthOfSpending[] }) => (
  <table aria-label={words.table} className="w-full text-sm">
    <thead>
      <tr className="text-left text-ink2">
        <th scope="col" className="py-1 font-medium">
          {words.month}
        </th>
        <th scope="col" className="py-1 pl-2 font-medium">
          {words.category}
        </th>
        <th scope="col" className={clsx(SUM_CELL, 'font-medium')}>
          {words.asked}
        </th>
        <th scope="col" className={clsx(SUM_CELL, 'font-medium')}>
          {words.paid}
        </th>
      </tr>
    </thead>
    {months.map((month) => (
      <tbody key={month.month} className="border-t border-line">
        <tr className="font-semibold">
          <th scope="rowgroup" rowSpan={1 + month.categories.length} className="py-1 text-left align-top">
            {monthYear(firstOfMonth(month.month))}
          </th>
          <td className="py-1 pl-2">{words.all}</td>
          <td className={SUM_CELL}>{formatAmount(month.asked)}</td>
          <td className={SUM_CELL}>{formatAmount(month.paid)}</td>
        </tr>
        {month.categories.map(({ category, asked, paid }) => (
          <tr key={category} className="text-ink2">
            <td className="py-1 pl-2">{categories[category]}</td>
            <td className={SUM_CELL}>{formatAmount(asked)}</td>
            <td className={SUM_CELL}>{formatAmount(paid)}</td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** One colour for all: full for what was asked for, outlined for what was paid. */
const LOOKS = { asked: 'bg-primary', paid: 'border border-primary bg-primary-soft' };
const SIDES = ['asked', 'paid'] as const;
type Side = (typeof SIDES)[number];

type BarsProps = { months: readonly MonthOfSpending[] };

/** Two bars for each month, all on one scale (docs/product/spending.md 'Bars and table'). Screen readers get the table. */
function SpendingBars({ months }: BarsProps) {
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
