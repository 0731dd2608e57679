import { useQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { isAnythingOpen, formatAmount } from '#domain/money.ts';
import { paymentPage as words } from '#words/money.ts';
import { api } from '#web/calls/api.ts';
import { NoHome } from '#web/homes/NoHome.tsx';
import { BelowRequests, RepeatingButton } from '#web/money/BelowRequests.tsx';
import { RequestForm } from '#web/money/RequestForm.tsx';
import { RequestList } from '#web/money/RequestList.tsx';
import { usePayments } from '#web/money/use-payments.ts';
import { useMe } from '#web/app/session.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { ArrowLeftRight } from 'lucide-react';
import { switching } from '#words/layout.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { switchTo } from '#web/app/switch-home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { showToast } from '#web/ui/windows/toast.ts';

const route = getRouteApi('/_app/pay-my-money-back');

/** The form beside the list (docs/product/money.md 'The form', 'The list'). */
export function PayMyMoneyBack() {
  const { homeId } = useMe();
  return homeId === null ? <WithoutHome /> : <InHome key={homeId} homeId={homeId} />;
}

const NO_SUMS = { owed: 0, owes: 0 };

/** At this width the list is below the form. */
const ONE_COLUMN = '(width < 64rem)';

function InHome({ homeId }: { homeId: string }) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const found = usePayments(homeId, show);
  const folds = useMedia(ONE_COLUMN);
  const count = found.summary.open?.repeating ?? 0;
  // It stays until the reader leaves the page, to say that nothing repeats any more.
  const [hasRepeated, setHasRepeated] = useState(false);
  if (count > 0 && !hasRepeated) setHasRepeated(true);
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <Balances {...found.summary} />
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(340px,420px)_minmax(0,1fr)] lg:gap-7">
        <RequestForm key={homeId} homeId={homeId} home={home.data} me={me} folds={folds} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <RequestList
            me={me}
            found={found}
            shown={{
              side: show,
              show: (side) => void navigate({ search: { show: side }, replace: true, resetScroll: false }),
            }}
            action={count > 0 && !found.isPending && <RepeatingButton count={count} />}
          >
            <Elsewhere homes={found.summary.open?.elsewhere ?? []} />
          </RequestList>
          {!found.isPending && (
            <BelowRequests
              homeId={homeId}
              hasRepeated={hasRepeated}
              me={me}
              isAnythingOpen={isAnythingOpen(found.summary.open ?? NO_SUMS)}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The requests that are still open from homes that the reader has left. */
function WithoutHome() {
  const me = useMe().id;
  const found = usePayments(null);
  // Most readers have none, so nothing is shown until the list is loaded.
  const hasLeftOpen = found.payments ? found.payments.length > 0 : !found.isPending;
  return (
    <>
      <NoHome text={words.noHome} />
      <div
        className={clsx(
          'mx-auto grid max-w-[820px] grid-cols-1 gap-6',
          !hasLeftOpen && '*:ml-0 *:justify-center',
        )}
      >
        {hasLeftOpen && <Balances {...found.summary} />}
        <Elsewhere homes={found.summary.open?.elsewhere ?? []} />
        {hasLeftOpen && <RequestList me={me} found={found} />}
      </div>
    </>
  );
}

type BalancesProps = { open: { owed: number; owes: number } | undefined; isPending: boolean };

/** The open sums of the whole list. */
const Balances = ({ open, isPending }: BalancesProps) => (
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

type ElsewhereProps = {
  homes: readonly { homeId: string; homeName: string; owed: number; owes: number }[];
};

/** The open sums of the reader's other homes, each as a button that switches to the home. */
function Elsewhere({ homes }: ElsewhereProps) {
  const change = useMutation({
    mutationFn: (homeId: string) => switchTo(homeId),
    onSuccess: () => showToast({ kind: 'success', text: switching.switched }),
    onError: (error) => showToast(failureOf(error, switching.failed)),
  });
  if (homes.length === 0) return null;
  return (
    <ul aria-label={words.elsewhereName} className="-my-1.5 -ml-2 flex w-full min-w-0 flex-wrap gap-x-1">
      {homes.map(({ homeId, homeName, ...open }) => (
        <li key={homeId} className="min-w-0">
          <Button
            variant="ghost"
            size="small"
            className="px-2! text-left!"
            icon={<ArrowLeftRight size={16} aria-hidden />}
            busy={change.isPending && change.variables === homeId}
            onClick={() => change.mutate(homeId)}
          >
            <span className="min-w-0">
              <Amounts>{words.elsewhere(open, homeName)}</Amounts>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
