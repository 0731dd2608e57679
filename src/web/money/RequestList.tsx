import { clsx } from 'clsx';
import { Suspense, useState, type ReactNode, type RefObject } from 'react';
import type { PaymentRequest } from '#contract/payments.ts';
import { paymentStatus } from '#domain/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { paymentList as listWords, paymentPage as words } from '#words/money.ts';
import { layout, linkWords } from '#words/layout.ts';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import { RequestArt } from '#web/money/RequestArt.tsx';
import { CompletedRequests, useFolded } from '#web/money/CompletedRequests.tsx';
import { FOLD_ROWS } from '#web/money/FoldedMoneyPart.tsx';
import { isToPay, RequestCard, type Joins } from '#web/money/RequestCard.tsx';
import { findPlace, openPlace } from '#web/money/share-links.ts';
import type { usePayments } from '#web/money/use-payments.ts';
import { lazyPart, lazyWindow, useOpening } from '#web/ui/windows/lazy-window.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { showToast } from '#web/ui/windows/toast.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { ToggleChip } from '#web/ui/controls/choices.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';

const DeleteQuestion = lazyWindow(() => import('#web/money/RequestQuestions.tsx'), 'DeleteQuestion');
const ChangeRequestSheet = lazyWindow(
  () => import('#web/money/ChangeRequestSheet.tsx'),
  'ChangeRequestSheet',
);
const AddPaymentDetails = lazyPart(
  () => import('#web/payment-details/AddPaymentDetails.tsx'),
  'AddPaymentDetails',
);

type RequestListProps = {
  me: string;
  found: ReturnType<typeof usePayments>;
  /** Gets the focus when a focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The side that is shown, if the list can be filtered. */
  shown?: ShownSide | undefined;
  /** Folded rows below the requests. */
  below?: ReactNode;
  /** Between the heading and the cards, once these are loaded. */
  children?: ReactNode;
};

/** From so many open requests on, the list can be filtered. */
const MANY = 12;

/** The reader's requests in the server's order. */
export function RequestList({ me, found, heading, shown, below, children }: RequestListProps) {
  useLinkedPlace({
    prefix: paymentPlace(''),
    // A link points into the whole list, and the address changes before the list does.
    isLoaded: found.isLoaded && shown?.side === undefined,
    isFetching: found.isFetching,
    more: found.more,
    findPlace,
    open: openPlace,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  const deleting = useOpening<PaymentRequest>();
  const changing = useOpening<PaymentRequest>();
  // The current request, which may change elsewhere while the sheet is open.
  const { about } = changing.opening;
  const changed = found.payments?.find(({ id }) => id === about?.id) ?? about;
  // Once it is there, it stays.
  const [hasChoice, setHasChoice] = useState(false);
  const open = found.payments?.filter(({ debtors }) => paymentStatus(debtors) !== 'completed').length ?? 0;
  if ((open >= MANY || shown?.side) && !hasChoice) setHasChoice(true);
  const isEmpty = found.payments?.length === 0 && !shown?.side;
  // Its window stays open if somebody asks for money meanwhile.
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  const acts = { onDelete: deleting.open, onChange: changing.open };
  return (
    <>
      <Section title={words.list} headingRef={heading} className="not-first:mt-1">
        {shown && hasChoice && <SideChoice {...shown} />}
        {found.isPending ? (
          <RequestsSkeleton />
        ) : (
          <div className="grid grid-cols-1 gap-3">
            {children}
            <Cards {...{ me, found, shown, below, ...acts }} heading={() => heading.current} />
            {wasEmpty && (
              <Suspense>
                <AddPaymentDetails isOffered={isEmpty} focusAfter={() => heading.current} />
              </Suspense>
            )}
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

type CardsProps = Omit<RequestListProps, 'children' | 'heading'> & {
  heading: () => HTMLElement | null;
  onDelete: (payment: PaymentRequest) => void;
  onChange: (payment: PaymentRequest) => void;
};

function Cards({ found, shown, below, ...card }: CardsProps) {
  const { payments, isFetching, refetch } = found;
  const { heading } = card;
  const rows = <div className={clsx(FOLD_ROWS, 'empty:hidden')}>{below}</div>;
  if (!payments)
    return (
      <>
        <div className="card">
          <PartFailed text={words.loadFailed} again={layout.tryAgain} busy={isFetching} onAgain={refetch} />
        </div>
        {rows}
      </>
    );
  if (payments.length === 0)
    return (
      <>
        <div className="card">
          {shown?.side ? (
            <EmptyState art={<RequestArt />} text={listWords.none[shown.side]}>
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
            </EmptyState>
          ) : (
            <EmptyState art={<RequestArt />} text={<NoneYet />} />
          )}
        </div>
        {rows}
      </>
    );
  return <Found {...found} {...card} below={below} payments={payments} />;
}

const NoneYet = () => (
  <>
    <b className="block font-[650] text-ink">{words.empty}</b>
    <span className="mt-1 block text-15 font-normal">{words.emptyHint}</span>
  </>
);

type FoundProps = Omit<CardsProps, 'found' | 'shown'> &
  CardsProps['found'] & { payments: readonly PaymentRequest[] };

/** At this width own requests stand open. */
const WIDE = '(width >= 48rem)';

/** The open requests, then the completed ones and the parts below as rows of one card. */
function Found({ payments, completed, more, me, heading, below, onDelete, onChange }: FoundProps) {
  const { shown, folded, isOpenRead } = useFolded(payments);
  const isWide = useMedia(WIDE);
  const stands = useStanding(payments, me);
  const count = completed - shown.filter(({ debtors }) => paymentStatus(debtors) === 'completed').length;
  const card = (payment: PaymentRequest, standsOpen: boolean, joins: Joins) => (
    <RequestCard
      key={payment.id}
      payment={payment}
      me={me}
      standsOpen={standsOpen}
      joins={joins}
      heading={heading}
      onDelete={() => onDelete(payment)}
      onChange={() => onChange(payment)}
    />
  );
  const opens = (payment: PaymentRequest) => isWide && stands(payment);
  // Folded cards below each other become rows of one card.
  const isRow = (payment: PaymentRequest | undefined) =>
    payment !== undefined && !opens(payment) && !isToPay(me, payment);
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
  const done = isOpenRead && count > 0;
  return (
    <div className="grid grid-cols-1">
      {shown.map((payment, place) =>
        card(payment, opens(payment), {
          above: isRow(payment) && isRow(shown[place - 1]),
          below: isRow(payment) && isRow(shown[place + 1]),
        }),
      )}
      {!isOpenRead && showMore}
      <div className={clsx(FOLD_ROWS, 'not-first:mt-2.5 empty:hidden')}>
        {done && (
          <CompletedRequests count={count} ids={folded.map(({ id }) => id)} isAll={shown.length === 0}>
            {folded.map((payment, place) =>
              card(payment, isWide, {
                above: !isWide && place > 0,
                below: !isWide && place < folded.length - 1,
              }),
            )}
            {showMore}
          </CompletedRequests>
        )}
        {below}
      </div>
    </div>
  );
}

/** So many own requests stand open on wide screens. */
const STANDING = 3;

/**
 * Returns whether a request stands open on a wide screen: others' requests, and the reader's newest with open shares.
 * None opens or folds by itself later.
 */
function useStanding(payments: readonly PaymentRequest[], me: string) {
  const isOwn = ({ requester }: PaymentRequest) => requester.userId === me;
  const [since] = useState(() => {
    const own = payments
      .filter(isOwn)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    const open = own.filter(({ debtors }) => paymentStatus(debtors) !== 'completed').slice(0, STANDING);
    const oldest = open.at(-1)?.createdAt.getTime();
    // If nothing is open, only those that come later.
    return oldest ?? (own[0]?.createdAt.getTime() ?? 0) + 1;
  });
  return (payment: PaymentRequest) => !isOwn(payment) || payment.createdAt.getTime() >= since;
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
export const RequestsSkeleton = () => (
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
