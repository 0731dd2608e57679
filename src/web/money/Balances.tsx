import { clsx } from 'clsx';
import { formatAmount } from '#domain/money.ts';
import { paymentPage as words } from '#words/payments.ts';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';

type BalancesProps = { open: { owed: number; owes: number } | undefined; isPending: boolean };

/** What is open of all that the list holds. */
export const Balances = ({ open, isPending }: BalancesProps) => (
  <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:w-auto sm:grid-cols-2">
    <Balance label={words.owed} amount={open?.owed} isPending={isPending} tone="text-link" />
    <Balance label={words.owes} amount={open?.owes} isPending={isPending} tone="text-danger" />
  </div>
);

type BalanceProps = { label: string; amount: number | undefined; isPending: boolean; tone: string };

const Balance = ({ label, amount, isPending, tone }: BalanceProps) => (
  <fieldset aria-label={label} className="card min-w-0 px-4 py-2.5 sm:min-w-40">
    <span className="block text-sm text-ink2">{label}</span>
    {isPending ? (
      <Skeleton className="mt-px h-6 w-24" />
    ) : (
      <b
        className={clsx(
          'block text-xl leading-tight font-bold tracking-[-.01em]',
          amount === undefined ? 'text-ink3' : amount > 0 && tone,
        )}
      >
        {amount === undefined ? words.unknown : formatAmount(amount)}
      </b>
    )}
  </fieldset>
);
