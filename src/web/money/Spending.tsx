import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { formatAmount } from '#domain/money.ts';
import { firstOfMonth, isNothingSpent, type MonthOfSpending } from '#domain/spending.ts';
import { categories } from '#words/payments.ts';
import { monthYear, spending as words } from '#words/spending.ts';
import { api } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { download } from '#web/calls/download.ts';
import { RegionRead } from '#web/money/RegionRead.tsx';
import { SpendingBars } from '#web/money/SpendingBars.tsx';
import { Button, FoldButton } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useMedia } from '#web/ui/hooks/screen.ts';

/** What the reader asked for and paid, month by month (docs/product/spending.md 'Where it stands'). Load it lazily. */
export function Spending({ homeId }: { homeId: string }) {
  const query = useQuery(api.spending.getSpending.queryOptions({ input: { homeId } }));
  return (
    <RegionRead
      query={query}
      failed={words.failed}
      empty={words.empty}
      isEmpty={({ months }) => isNothingSpent(months)}
    >
      {({ months }) => <Months homeId={homeId} months={months} />}
    </RegionRead>
  );
}

/** Under this bars and table are not seen together. */
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
