import { useQueryClient, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus, ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useRef, useState, Suspense, useId } from 'react';
import type { Home } from '#contract/homes.ts';
import { homeMark } from '#domain/home-mark.ts';
import { moreOptions, paymentForm as words } from '#words/money.ts';
import { startSending } from '#web/money/bill-sending.ts';
import {
  askingOf,
  NOTHING,
  previewOf,
  RULES,
  BILL_RELOAD_KEY,
  type OptionProps,
  type Asking,
} from '#web/money/request-form-values.ts';
import { AmountFields, Preview, WhatFields } from '#web/money/RequestFields.tsx';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { RequestPeoplePicker } from '#web/money/RequestPeoplePicker.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { clsx } from 'clsx';
import { LoadingPart, lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { hasReloadState } from '#web/ui/hooks/use-reload-safe-state.ts';
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

/**
 * On phones the end of the form stays above the tab bar, unless the text is so large that it would cover the fields.
 */
const FOOT =
  'z-10 -mx-4 -mb-4 grid grid-cols-1 gap-3 rounded-b-lg bg-surface px-4 pt-2 pb-4 sm:-mx-5 sm:-mb-5 sm:px-5 sm:pb-5 phone:@min-[17rem]:sticky phone:@min-[17rem]:bottom-[calc(57px+env(safe-area-inset-bottom))] phone:@min-[17rem]:[box-shadow:0_-8px_20px_-12px_rgb(10_30_20/22%)]';

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
          <>
            {values.by === 'equally' && <AmountFields fields={fields} debtorIds={debtorIds} />}
            <WhatFields fields={fields} />
            <MoreOptions
              fields={fields}
              debtors={chosen}
              timeZone={home?.settings.timeZone}
              bill={{ file: bill, choose: setBill, round }}
              isOpen={isOpen}
              onToggle={() => storeOpen(isOpen ? '' : OPEN)}
            />
            <div className={FOOT}>
              <Preview preview={previewOf({ ...values, debtorIds })} people={debtorIds.length} />
              <Button type="submit" size="large" busy={asking.isPending}>
                {words.submit}
              </Button>
            </div>
          </>
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

const RequestFormOptions = lazyPart(() => import('#web/money/RequestFormOptions.tsx'), 'RequestFormOptions');
const BillOption = lazyPart(() => import('#web/money/RequestFormOptions.tsx'), 'BillOption');

type MoreOptionsProps = OptionProps & { isOpen: boolean; onToggle: () => void };

/** The options that few need, folded to a line that says what is set (docs/product/money.md 'The form'). */
function MoreOptions({ isOpen, onToggle, ...option }: MoreOptionsProps) {
  const id = useId();
  const { by, repeats } = option.fields.values;
  const [wasLeft] = useState(() => hasReloadState(BILL_RELOAD_KEY));
  return (
    <div className="border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        onPointerEnter={RequestFormOptions.preload}
        onFocus={RequestFormOptions.preload}
        className="flex min-h-12 w-full items-center gap-2.5 rounded-md py-1 text-left"
      >
        <SlidersHorizontal size={17} aria-hidden className="shrink-0 text-ink2" />
        <span className="min-w-0 flex-1">
          <span className="block text-15 leading-snug font-semibold">{moreOptions.title}</span>
          {!isOpen && (
            <span className="block text-sm leading-snug text-ink2">
              {moreOptions.holds({ by, repeats, hasBill: option.bill.file !== undefined })}
            </span>
          )}
        </span>
        <ChevronDown
          size={18}
          aria-hidden
          className={clsx('shrink-0 text-ink2 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<LoadingPart />}>
            <RequestFormOptions {...option} />
          </Suspense>
        </div>
      )}
      {/* What is chosen outlives a reload by its field, seen or not. */}
      {!isOpen && (wasLeft || option.bill.file) && (
        <div hidden>
          <Suspense>
            <BillOption {...option} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

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
