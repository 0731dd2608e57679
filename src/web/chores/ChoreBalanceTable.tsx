/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label --
   rows that are laid out as grids lose their roles in some browsers, so all of them are written out */
import { clsx } from 'clsx';
import { balance as words, balanceColumns as columns } from '#words/balance.ts';
import { Face } from '#web/chores/ChoreBalanceBars.tsx';
import type { BalanceRow } from '#web/chores/balance-rows.ts';

type Column = {
  title: string;
  text: (row: BalanceRow) => string;
  isNothing?: (row: BalanceRow) => boolean;
  /** Classes that order the cell in a stacked row: minutes and shares first. */
  place?: string;
};

const countOf = (title: string, count: (row: BalanceRow) => number, place = 'max-lg:order-1'): Column => ({
  title,
  text: (row) => String(count(row)),
  isNothing: (row) => count(row) === 0,
  place,
});

const COLUMNS: Column[] = [
  { title: columns.minutes, text: (row) => words.minutes(row.minutes) },
  { title: columns.share, text: (row) => words.percent(row.share) },
  { title: columns.evenShare, text: (row) => words.percent(row.evenShare) },
  countOf(columns.late, ({ late }) => late),
  countOf(columns.swapsTaken, ({ swapsTaken }) => swapsTaken),
  countOf(
    columns.swapsHandedOn,
    ({ swapsHandedOn }) => swapsHandedOn,
    'max-lg:order-1 max-lg:@min-[9.5rem]:col-span-2',
  ),
  { title: columns.waiting, text: (row) => words.minutes(row.waiting) },
];

/** The numbers behind the bars, stacked per person on phones (docs/product/fair.md 'Verdict and bars'). */
export const ChoreBalanceTable = ({ rows, weeks }: { rows: readonly BalanceRow[]; weeks: number }) => (
  <table role="table" aria-label={words.table(weeks)} className="w-full text-15 max-lg:block">
    <thead role="rowgroup" className="text-sm text-ink2 max-lg:sr-only">
      <tr role="row" className="align-bottom [&>th]:pb-2 [&>th]:font-medium">
        <th role="columnheader" className="text-left">
          {columns.housemate}
        </th>
        {COLUMNS.map(({ title }) => (
          <th key={title} role="columnheader" className="pl-3 text-right text-balance lg:w-[11%]">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-lg:block">
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </tbody>
  </table>
);

const Row = ({ row }: { row: BalanceRow }) => (
  <tr
    role="row"
    className="border-t border-line max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] max-lg:items-end max-lg:gap-x-2 max-lg:gap-y-2 max-lg:py-3.5 max-lg:first:border-t-0 lg:h-10"
  >
    <th role="rowheader" className="text-left font-[650] max-lg:col-span-full">
      <span className="flex min-w-0 items-center gap-2.5">
        <Face row={row} size={22} />
        <span className="min-w-0">{row.name}</span>
      </span>
    </th>
    {COLUMNS.map(({ title, text, isNothing, place }) => (
      <td key={title} role="cell" className={clsx('lg:pl-3 lg:text-right', place)}>
        {/* The visible title of its column. */}
        <span aria-hidden className="block text-xs leading-tight text-ink2 lg:hidden">
          {title}
        </span>
        <span className={clsx('whitespace-nowrap max-lg:font-[650]', isNothing?.(row) && 'lg:text-ink3')}>
          {text(row)}
        </span>
      </td>
    ))}
  </tr>
);
