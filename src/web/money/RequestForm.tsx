import { useQueryClient, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useRef, useState, Suspense } from 'react';
import type { Home } from '#contract/homes.ts';
import { homeMark } from '#domain/home-mark.ts';
import { paymentForm as words } from '#words/money.ts';
import { startSending } from '#web/money/bill-sending.ts';
import { askingOf, NOTHING, RULES, type Asking } from '#web/money/request-form-values.ts';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { RequestPeoplePicker } from '#web/money/RequestPeoplePicker.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { clsx } from 'clsx';
import { LoadingPart, lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { Skeleton } from '#web/ui/drawings/loading.tsx';
import { calls, codeOf } from '#web/calls/api.ts';
import { failureOf } from '#web/calls/failure-reason.ts';
import { useAttemptId, type LastAttempt } from '#web/calls/ids.ts';

type RequestFormProps = {
  homeId: string;
  /** Undefined while it is loading. */
  home: Home | undefined;
  me: string;
  /** Shows only the first field until it is used, so that the list is close on phones. */
  folds: boolean;
  /** Called after the first request of a reader without payment details. */
  onAsksHowToPay: () => void;
  className: string;
};

export const RequestFormFields = lazyPart(
  () => import('#web/money/RequestFormFields.tsx'),
  'RequestFormFields',
);

/** The stored value for open options. */
const OPEN = 'open';

/** The form that requests money from housemates. */
export function RequestForm({ homeId, home, me, folds, onAsksHowToPay, className }: RequestFormProps) {
  const others = home?.members.filter(({ userId }) => userId !== me) ?? [];
  const draft = { of: `money ${homeMark(homeId)}` };
  const { form, submit, reset, draftOffer, lastAttempt, ...fields } = useForm({
    initial: NOTHING,
    draft,
    rules: RULES,
  });
  const { values, field } = fields;
  const [stored, storeOpen] = useLocalStorage(`more-options ${homeId}`);
  const isOpen = stored === OPEN;
  const [isOpened, setIsOpened] = useState(false);
  const isUsed = isOpened || values !== NOTHING;
  const card = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const [bill, setBill] = useState<File>();
  const [round, setRound] = useState(0);
  const asking = useAsking(homeId, lastAttempt, (payment) => {
    if (bill) startSending(queries, payment, bill);
    setBill(undefined);
    setRound(round + 1);
    const isHere = card.current?.contains(document.activeElement);
    reset();
    setIsOpened(false);
    // Folding removes the focused button.
    if (isHere && folds) card.current?.focus();
    if (payment.asksHowToPay) onAsksHowToPay();
  });
  const chosen = values.debtorIds.flatMap((id) => others.find(({ userId }) => userId === id) ?? []);
  const debtorIds = chosen.map(({ userId }) => userId);
  // A member who has left in the meantime is dropped.
  if (home && debtorIds.length < values.debtorIds.length) fields.set('debtorIds', debtorIds);
  const isAlone = home !== undefined && others.length === 0;
  const who = field('debtorIds');

  const refuse = (text: string) => {
    showToast({ kind: 'error', text });
    if (values.by === 'amounts') storeOpen(OPEN);
  };

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.name}
      className={clsx('card @container p-4 outline-none sm:p-5', className)}
    >
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={submit((typed) => asking.mutateAsync(askingOf(typed)), refuse)}
      >
        {draftOffer}
        <div>
          <RequestPeoplePicker
            {...who}
            label={words.who}
            people={others}
            value={debtorIds}
            words={words}
            hasEveryone={!isAlone}
            onUse={() => setIsOpened(true)}
            emptyText={(query) => {
              if (!home) return words.readingPeople;
              if (isAlone) return words.alone;
              return query.trim() === '' ? words.everybodyChosen : words.nobodyFound;
            }}
          />
          {isAlone && <Alone />}
        </div>
        {(!folds || isUsed) && (
          <Suspense
            fallback={
              <LoadingPart>
                <Skeleton className="h-72 rounded-md" />
              </LoadingPart>
            }
          >
            <RequestFormFields
              fields={fields}
              debtors={chosen}
              timeZone={home?.settings.timeZone}
              bill={{ file: bill, choose: setBill, round }}
              isOpen={isOpen}
              onToggle={() => storeOpen(isOpen ? '' : OPEN)}
              busy={asking.isPending}
            />
          </Suspense>
        )}
      </form>
    </section>
  );
}

/** Shown to a member without housemates. */
const Alone = () => (
  <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
    <p className="text-sm">{words.alone}</p>
    <Link to="/home-management" className={buttonLook({ variant: 'outline', size: 'small' })}>
      <UserPlus size={16} aria-hidden />
      {words.invite}
    </Link>
  </div>
);

/** The reader is no member any more, so they can ask no one. */
const toastOf = (error: unknown) =>
  codeOf(error) === 'FORBIDDEN'
    ? ({ kind: 'error', text: words.noUser } as const)
    : failureOf(error, words.failed);

type AskedPayment = Awaited<ReturnType<typeof calls.payments.createPaymentRequest>>;

/** Requests money. Calls `onAsked` once the server has stored it. */
function useAsking(homeId: string, lastAttempt: LastAttempt, onAsked: (payment: AskedPayment) => void) {
  const { idOf } = useAttemptId<Asking>(lastAttempt);
  return useMutation({
    mutationFn: (input: Asking) => calls.payments.createPaymentRequest({ homeId, id: idOf(input), ...input }),
    onSuccess: (payment) => {
      onAsked(payment);
      showToast({ kind: 'success', text: words.created });
    },
    onError: (error) => showToast(toastOf(error)),
  });
}
