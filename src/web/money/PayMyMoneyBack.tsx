import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { isAnythingOpen } from '#domain/money.ts';
import { paymentPage as words } from '#words/payments.ts';
import { api } from '#web/calls/api.ts';
import { NoHome } from '#web/homes/NoHome.tsx';
import { HowToPayLine } from '#web/payment-details/HowToPayLine.tsx';
import { HowToPayOpen } from '#web/payment-details/HowToPayOpen.tsx';
import { Balances } from '#web/money/Balances.tsx';
import { Elsewhere } from '#web/money/Elsewhere.tsx';
import { PaymentForm } from '#web/money/PaymentForm.tsx';
import { RequestList } from '#web/money/RequestList.tsx';
import { usePayments } from '#web/money/use-payments.ts';
import { useMe } from '#web/app/session.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

/** Below all else: nothing moves where it comes later. */
const BelowList = lazyPart(() => import('#web/money/BelowList.tsx'), 'BelowList');
/** Comes with the part that it leads to. */
const RepeatingButton = lazyPart(() => import('#web/money/BelowList.tsx'), 'RepeatingButton');

const route = getRouteApi('/_app/pay-my-money-back');

/** The form beside the list (docs/product/money.md 'The form', 'The list'). */
export function PayMyMoneyBack() {
  const { homeId } = useMe();
  return homeId === null ? <WithoutHome /> : <InHome key={homeId} homeId={homeId} />;
}

const NO_SUMS = { owed: 0, owes: 0 };

/** Under this the list stands below the form. */
const ONE_COLUMN = '(width < 64rem)';

function InHome({ homeId }: { homeId: string }) {
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const found = usePayments(homeId, show);
  const folds = useMedia(ONE_COLUMN);
  const count = found.summary.open?.repeating ?? 0;
  // Once it was there it stays until the page is left, and says that nothing repeats any more.
  const [hasRepeated, setHasRepeated] = useState(false);
  if (count > 0 && !hasRepeated) setHasRepeated(true);
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <Balances {...found.summary} />
      </PageHead>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(340px,420px)_minmax(0,1fr)] lg:gap-7">
        <PaymentForm key={homeId} homeId={homeId} home={home.data} me={me} folds={folds} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <RequestList
            me={me}
            found={found}
            HowToPay={HowToPayLine}
            shown={{
              side: show,
              show: (side) => void navigate({ search: { show: side }, replace: true, resetScroll: false }),
            }}
            action={
              count > 0 &&
              !found.isPending && (
                <Suspense fallback={<div className="min-h-9 pointer-coarse:min-h-11" />}>
                  <RepeatingButton count={count} />
                </Suspense>
              )
            }
          >
            <Elsewhere homes={found.summary.open?.elsewhere ?? []} />
          </RequestList>
          {!found.isPending && (
            <Suspense>
              <BelowList
                homeId={homeId}
                hasRepeated={hasRepeated}
                me={me}
                isAnythingOpen={isAnythingOpen(found.summary.open ?? NO_SUMS)}
                HowToPay={HowToPayOpen}
              />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

/** What is open in homes that the reader has left stays theirs. */
function WithoutHome() {
  const me = useMe().id;
  const found = usePayments(null);
  // Most have left nothing open: until the list is there, nothing speaks of it.
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
        {hasLeftOpen && <RequestList me={me} found={found} HowToPay={HowToPayLine} />}
      </div>
    </>
  );
}
