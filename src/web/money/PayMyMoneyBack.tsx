import { useQuery, useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { paymentPage as words } from '#words/money.ts';
import { api } from '#web/calls/api.ts';
import { NoHome } from '#web/homes/NoHome.tsx';
import { BelowRequests } from '#web/money/BelowRequests.tsx';
import { BetweenUs, Sums } from '#web/money/BetweenUs.tsx';
import { RequestFoot } from '#web/money/RequestCard.tsx';
import { RequestForm, RequestFormFields } from '#web/money/RequestForm.tsx';
import { RequestList, RequestsSkeleton } from '#web/money/RequestList.tsx';
import { useBetweenUs, usePayments } from '#web/money/use-payments.ts';
import { useMe } from '#web/app/session.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { ArrowLeftRight } from 'lucide-react';
import { switching } from '#words/layout.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { switchTo } from '#web/app/switch-home.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { PRELOAD_DELAY_MS, whenIdle } from '#web/ui/hooks/when-idle.ts';

const FirstPaymentDetails = lazyWindow(
  () => import('#web/payment-details/FirstPaymentDetails.tsx'),
  'FirstPaymentDetails',
);

const route = getRouteApi('/_app/pay-my-money-back');

/** The form beside the list (docs/product/money.md 'The form', 'The list'). */
export function PayMyMoneyBack() {
  const { homeId } = useMe();
  return homeId === null ? <WithoutHome /> : <InHome key={homeId} homeId={homeId} />;
}

/** At this width the list is below the form. */
const ONE_COLUMN = '(width < 64rem)';

function InHome({ homeId }: { homeId: string }) {
  const reader = useMe();
  const me = reader.id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const { show } = route.useSearch();
  const navigate = route.useNavigate();
  const found = usePayments(homeId, show);
  const folds = useMedia(ONE_COLUMN);
  const heading = useRef<HTMLHeadingElement>(null);
  const howToPay = useOpening();
  // It stays until the reader leaves the page, to say that nothing repeats any more.
  const [hasRepeated, setHasRepeated] = useState(false);
  if ((found.summary.open?.repeating ?? 0) > 0 && !hasRepeated) setHasRepeated(true);
  const between = useBetweenUs(homeId);
  // What is above would push down what is below if it came later, so all shows at once.
  const isAwaited = found.isPending || between.isAwaited;
  const [isRead, setIsRead] = useState(!isAwaited);
  if (!isAwaited && !isRead) setIsRead(true);
  useEffect(() => whenIdle([RequestFormFields.preload, RequestFoot.preload], PRELOAD_DELAY_MS), []);
  const sums = <BetweenUs key="between" {...{ homeId, me }} open={found.summary.open} found={between} />;
  const form = (
    <RequestForm
      key="form"
      homeId={homeId}
      home={home.data}
      me={me}
      folds={folds}
      onAsksHowToPay={() => howToPay.open()}
      className="lg:row-span-2 lg:[@media(min-height:45rem)]:sticky lg:[@media(min-height:45rem)]:top-[84px]"
    />
  );
  const list = (
    <div key="list" className="grid min-w-0 grid-cols-1 gap-4">
      <FirstPaymentDetails
        opening={howToPay.opening}
        onClose={howToPay.close}
        me={reader}
        focusAfter={() => heading.current}
      />
      <RequestList
        me={me}
        found={found}
        heading={heading}
        shown={{
          side: show,
          show: (side) => void navigate({ search: { show: side }, replace: true, resetScroll: false }),
        }}
        below={
          !found.isPending && (
            <BelowRequests
              homeId={homeId}
              hasRepeated={hasRepeated}
              hasPayments={show !== undefined || found.payments?.length !== 0}
            />
          )
        }
      >
        <Elsewhere homes={found.summary.open?.elsewhere ?? []} />
      </RequestList>
    </div>
  );
  const loading = <RequestsSkeleton key="loading" />;
  const parts = folds ? [sums, form, list] : [form, sums, list];
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <div className="grid grid-cols-1 items-start gap-3.5 lg:grid-flow-col lg:grid-cols-[minmax(21.25rem,26.25rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-7 lg:gap-y-5">
        {isRead ? parts : folds ? loading : [form, loading]}
      </div>
    </>
  );
}

/** The requests that are still open from homes that the reader has left. */
function WithoutHome() {
  const me = useMe().id;
  const found = usePayments(null);
  const heading = useRef<HTMLHeadingElement>(null);
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
        {hasLeftOpen && (
          <div className="card @container">
            <Sums open={found.summary.open} />
          </div>
        )}
        <Elsewhere homes={found.summary.open?.elsewhere ?? []} />
        {hasLeftOpen && <RequestList me={me} found={found} heading={heading} />}
      </div>
    </>
  );
}

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
