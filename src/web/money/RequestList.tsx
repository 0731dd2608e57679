import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentStatus } from '#domain/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { paymentList as listWords } from '#words/payment-list.ts';
import { paymentPage as words } from '#words/payments.ts';
import { layout } from '#words/layout.ts';
import { linkWords } from '#words/switching-homes.ts';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { Completed } from '#web/money/Completed.tsx';
import type { HowToPay } from '#web/money/line.ts';
import { RequestCard } from '#web/money/RequestCard.tsx';
import { findPlace, openCheck } from '#web/money/linked-receipt.ts';
import { RequestsSkeleton } from '#web/money/RequestsSkeleton.tsx';
import { SideChoice, type ShownSide } from '#web/money/SideChoice.tsx';
import { useFolded } from '#web/money/use-folded.ts';
import type { usePayments } from '#web/money/use-payments.ts';
import { Awaited } from '#web/ui/windows/awaited.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

/** Of few lists; its place is as high. */
const ReceiptArt = lazyPart(() => import('#web/money/art.tsx'), 'ReceiptArt');
const DeleteQuestion = lazyPart(() => import('#web/money/card-parts.ts'), 'DeleteQuestion');

const ChangeSheet = lazyPart(() => import('#web/money/card-parts.ts'), 'ChangeSheet');

type RequestListProps = {
  me: string;
  found: ReturnType<typeof usePayments>;
  /** Where one side may be looked at alone. */
  shown?: ShownSide | undefined;
  /** Beside the heading. */
  action?: ReactNode;
  HowToPay: HowToPay;
  /** Between heading and cards, once these are there. */
  children?: ReactNode;
};

/** The requests in which the reader takes part, in the server's order: what they are to do first. */
export function RequestList({ me, found, shown, action, HowToPay, children }: RequestListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLinkedPlace({
    prefix: paymentPlace(''),
    // A link leads to all of them; the address changes before the list does.
    isRead: found.isRead && shown?.side === undefined,
    isReading: found.isReading,
    more: found.more,
    findPlace,
    open: openCheck,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  const deleting = useOpened();
  const changing = useOpened();
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
            <Cards {...{ me, found, shown, HowToPay, ...acts }} heading={() => heading.current} />
          </div>
        )}
      </Section>
      {deleting.payment && (
        <Suspense fallback={<Awaited />}>
          <DeleteQuestion
            key={deleting.count}
            payment={deleting.payment}
            open={deleting.isOpen}
            onClose={deleting.close}
            heading={() => heading.current}
          />
        </Suspense>
      )}
      {changing.payment && (
        <Suspense fallback={<Awaited />}>
          <ChangeSheet
            key={changing.count}
            payment={found.payments?.find(({ id }) => id === changing.payment?.id) ?? changing.payment}
            me={me}
            open={changing.isOpen}
            onClose={changing.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** The request about which a window is open, or was: closing is animated. */
function useOpened() {
  const [opened, setOpened] = useState<{ payment: PaymentRequest; count: number; isOpen: boolean }>();
  return {
    isOpen: false,
    ...opened,
    open: (payment: PaymentRequest) => setOpened({ payment, count: (opened?.count ?? 0) + 1, isOpen: true }),
    close: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}

type CardsProps = Omit<RequestListProps, 'children' | 'action'> & {
  heading: () => HTMLElement | null;
  onDelete: (payment: PaymentRequest) => void;
  onChange: (payment: PaymentRequest) => void;
};

function Cards({ found, shown, ...card }: CardsProps) {
  const { payments, isReading, readAgain } = found;
  const { heading } = card;
  if (!payments)
    return (
      <div className="card">
        <PartFailed text={words.loadFailed} again={layout.tryAgain} busy={isReading} onAgain={readAgain} />
      </div>
    );
  if (payments.length === 0)
    return (
      <div className="card">
        <EmptyState
          art={
            <Suspense fallback={<div style={{ height: 104 }} />}>
              <ReceiptArt />
            </Suspense>
          }
          text={shown?.side ? listWords.none[shown.side] : words.empty}
        >
          {shown?.side && (
            <Button
              variant="outline"
              onClick={() => {
                // The button goes.
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

/** What is open, then what is completed, as one line. */
function Found({ payments, completed, more, me, heading, onDelete, onChange, HowToPay }: FoundProps) {
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
      HowToPay={HowToPay}
    />
  );
  const showMore = more.has && (
    <Button
      variant="ghost"
      size="small"
      className="justify-self-start"
      busy={more.isReading}
      onClick={more.read}
    >
      {words.showMore}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-3">
      {shown.map(card)}
      {!isOpenRead && showMore}
      {isOpenRead && count > 0 && (
        <Completed count={count} ids={folded.map(({ id }) => id)} isAll={shown.length === 0}>
          {folded.map(card)}
          {showMore}
        </Completed>
      )}
    </div>
  );
}
