import { useRef, type ReactNode } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentStatus } from '#domain/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { paymentList as listWords, paymentPage as words } from '#words/money.ts';
import { layout, linkWords } from '#words/layout.ts';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { RequestArt } from '#web/money/RequestArt.tsx';
import { CompletedRequests, useFolded } from '#web/money/CompletedRequests.tsx';
import { RequestCard } from '#web/money/RequestCard.tsx';
import { findPlace, openCheck } from '#web/money/share-links.ts';
import type { usePayments } from '#web/money/use-payments.ts';
import { lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { ToggleChip } from '#web/ui/controls/choices.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';

const DeleteQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'DeleteQuestion');
const ChangeRequestSheet = lazyWindow(
  () => import('#web/money/ChangeRequestSheet.tsx'),
  'ChangeRequestSheet',
);

type RequestListProps = {
  me: string;
  found: ReturnType<typeof usePayments>;
  /** The side that is shown, if the list can be filtered. */
  shown?: ShownSide | undefined;
  /** Beside the heading. */
  action?: ReactNode;
  /** Between the heading and the cards, once these are loaded. */
  children?: ReactNode;
};

/** The reader's requests in the server's order. */
export function RequestList({ me, found, shown, action, children }: RequestListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLinkedPlace({
    prefix: paymentPlace(''),
    // A link points into the whole list, and the address changes before the list does.
    isLoaded: found.isLoaded && shown?.side === undefined,
    isFetching: found.isFetching,
    more: found.more,
    findPlace,
    open: openCheck,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  const deleting = useOpening<PaymentRequest>();
  const changing = useOpening<PaymentRequest>();
  // The current request, which may change elsewhere while the sheet is open.
  const { about } = changing.opening;
  const changed = found.payments?.find(({ id }) => id === about?.id) ?? about;
  const acts = { onDelete: deleting.open, onChange: changing.open };
  return (
    <>
      <Section title={words.list} headingRef={heading} action={action}>
        {shown && (shown.side || found.payments?.length !== 0) && <SideChoice {...shown} />}
        {found.isPending ? (
          <RequestsSkeleton />
        ) : (
          <div className="grid grid-cols-1 gap-3">
            {children}
            <Cards {...{ me, found, shown, ...acts }} heading={() => heading.current} />
          </div>
        )}
      </Section>
      {deleting.opening.about && (
        <DeleteQuestion
          opening={deleting.opening}
          onClose={deleting.close}
          payment={deleting.opening.about}
          heading={() => heading.current}
        />
      )}
      {changed && (
        <ChangeRequestSheet opening={changing.opening} onClose={changing.close} payment={changed} me={me} />
      )}
    </>
  );
}

type CardsProps = Omit<RequestListProps, 'children' | 'action'> & {
  heading: () => HTMLElement | null;
  onDelete: (payment: PaymentRequest) => void;
  onChange: (payment: PaymentRequest) => void;
};

function Cards({ found, shown, ...card }: CardsProps) {
  const { payments, isFetching, refetch } = found;
  const { heading } = card;
  if (!payments)
    return (
      <div className="card">
        <PartFailed text={words.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
      </div>
    );
  if (payments.length === 0)
    return (
      <div className="card">
        <EmptyState art={<RequestArt />} text={shown?.side ? listWords.none[shown.side] : words.empty}>
          {shown?.side && (
            <Button
              variant="outline"
              onClick={() => {
                // The button is removed.
                heading()?.focus({ preventScroll: true });
                shown.show(undefined);
              }}
            >
              {listWords.showAll}
            </Button>
          )}
        </EmptyState>
      </div>
    );
  return <Found {...found} {...card} payments={payments} />;
}

type FoundProps = Omit<CardsProps, 'found' | 'shown'> &
  CardsProps['found'] & { payments: readonly PaymentRequest[] };

/** The open requests, then the completed ones as one line. */
function Found({ payments, completed, more, me, heading, onDelete, onChange }: FoundProps) {
  const { shown, folded, isOpenRead } = useFolded(payments);
  const count = completed - shown.filter(({ debtors }) => paymentStatus(debtors) === 'completed').length;
  const card = (payment: PaymentRequest) => (
    <RequestCard
      key={payment.id}
      payment={payment}
      me={me}
      heading={heading}
      onDelete={() => onDelete(payment)}
      onChange={() => onChange(payment)}
    />
  );
  const showMore = more.hasNext && (
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      busy={more.isFetching}
      onClick={more.fetchNext}
    >
      {words.showMore}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown.map(card)}
      {!isOpenRead && showMore}
      {isOpenRead && count > 0 && (
        <CompletedRequests count={count} ids={folded.map(({ id }) => id)} isAll={shown.length === 0}>
          {folded.map(card)}
          {showMore}
        </CompletedRequests>
      )}
    </div>
  );
}

/** The side of the list that is shown, and how to show another. */
type ShownSide = { side: PaymentSide | undefined; show: (side: PaymentSide | undefined) => void };

const CHOICES = [
  [undefined, listWords.all],
  ['owes', words.owes],
  ['owed', words.owed],
] as const;

/** The filter of the list: all, or what is open on one side. */
const SideChoice = ({ side, show }: ShownSide) => (
  <fieldset aria-label={listWords.show} className="mb-3 flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-2.5!">
    {CHOICES.map(([value, label]) => (
      <ToggleChip key={label} isPressed={side === value} onClick={() => show(value)}>
        {label}
      </ToggleChip>
    ))}
  </fieldset>
);

const CARDS = ['first', 'second', 'third'];

/** Three cards in the shape of requests; the first has the label. */
const RequestsSkeleton = () => (
  <div className="grid grid-cols-1 gap-3">
    {CARDS.map((card, index) => (
      <div key={card} className="card min-w-0 px-4 py-4 sm:px-[18px]">
        <div className="flex items-center gap-3 sm:gap-4">
          <Skeleton className="size-11 shrink-0" />
          <div className="min-w-0 flex-1">
            {index === 0 ? (
              <output className="text-sm text-ink2">{words.loading}</output>
            ) : (
              <Skeleton className="h-5 w-40 max-w-full" />
            )}
          </div>
          {index > 0 && <Skeleton className="h-5 w-24 shrink-0" />}
        </div>
        <div className="mt-3.5 flex min-h-11 items-center gap-2.5 border-t border-line pt-1.5">
          <Skeleton className="size-7 shrink-0 rounded-full" />
          <Skeleton className="h-4 w-24" />
        </div>
      </div>
    ))}
  </div>
);
