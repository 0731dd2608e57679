import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Home } from '#contract/homes.ts';
import type { PaymentRequest } from '#contract/payments.ts';
import { homeMark } from '#domain/home-mark.ts';
import { paymentForm as words } from '#words/payments.ts';
import { MoreOptions } from '#web/money/MoreOptions.tsx';
import { askingOf, NOTHING, RULES } from '#web/money/payment-form-values.ts';
import { AmountFields, WhatFields } from '#web/money/RequestFields.tsx';
import { useAsking } from '#web/money/use-asking.ts';
import { Button, buttonLook } from '#web/ui/controls/button.tsx';
import { PeoplePicker } from '#web/ui/controls/people-picker.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { useForm } from '#web/ui/controls/use-form.ts';
import { useKept } from '#web/ui/hooks/use-kept.ts';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

type PaymentFormProps = {
  homeId: string;
  /** undefined while it is being read. */
  home: Home | undefined;
  me: string;
  /** Shows the first field alone until it is used: on phones the list is near then. */
  folds: boolean;
};

/** How it is kept that a home's options stand open. */
const OPEN = 'open';

const loadStartSending = keepLoading(() => import('#web/money/start-sending.ts'));

async function sendBill(queries: QueryClient, payment: PaymentRequest, file: File) {
  const { startSending } = await loadStartSending();
  startSending(queries, payment, file);
}

/** Asks housemates for money. */
export function PaymentForm({ homeId, home, me, folds }: PaymentFormProps) {
  const others = home?.members.filter(({ userId }) => userId !== me) ?? [];
  const draft = { of: `money ${homeMark(homeId)}` };
  const { form, submit, reset, draftOffer, lastAttempt, ...fields } = useForm({
    initial: NOTHING,
    draft,
    rules: RULES,
  });
  const { values, field } = fields;
  const [kept, keepOpen] = useKept(`more-options ${homeId}`);
  const isOpen = kept === OPEN;
  const [isOpened, setIsOpened] = useState(false);
  const isUsed = isOpened || values !== NOTHING;
  const card = useRef<HTMLElement>(null);
  const queries = useQueryClient();
  const [bill, setBill] = useState<File>();
  const [round, setRound] = useState(0);
  const asking = useAsking(homeId, lastAttempt, (payment) => {
    if (bill) void sendBill(queries, payment, bill);
    setBill(undefined);
    setRound(round + 1);
    const isHere = card.current?.contains(document.activeElement);
    reset();
    setIsOpened(false);
    // The button goes where the form folds.
    if (isHere && folds) card.current?.focus();
  });
  const chosen = values.debtorIds.flatMap((id) => others.find(({ userId }) => userId === id) ?? []);
  const debtorIds = chosen.map(({ userId }) => userId);
  // Whoever has left meanwhile is not asked.
  if (home && debtorIds.length < values.debtorIds.length) fields.set('debtorIds', debtorIds);
  const isAlone = home !== undefined && others.length === 0;
  const who = field('debtorIds');

  const refuse = (text: string) => {
    showToast({ kind: 'error', text });
    if (values.by === 'amounts') keepOpen(OPEN);
  };

  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={words.name}
      className="card p-4 outline-none sm:p-5 lg:[@media(min-height:45rem)]:sticky lg:[@media(min-height:45rem)]:top-[84px]"
    >
      <form
        ref={form}
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={submit((typed) => asking.mutateAsync(askingOf(typed)), refuse)}
      >
        {draftOffer}
        <div>
          <PeoplePicker
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
            <WhatFields fields={fields} />
            <AmountFields fields={fields} debtorIds={debtorIds}>
              <MoreOptions
                fields={fields}
                debtors={chosen}
                timeZone={home?.settings.timeZone}
                bill={{ file: bill, choose: setBill, round }}
                isOpen={isOpen}
                onToggle={() => keepOpen(isOpen ? '' : OPEN)}
              />
            </AmountFields>
            <Button type="submit" size="large" busy={asking.isPending}>
              {words.submit}
            </Button>
          </>
        )}
      </form>
    </section>
  );
}

/** Nobody is there to be asked. */
const Alone = () => (
  <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
    <p className="text-sm">{words.alone}</p>
    <Link to="/home-management" className={buttonLook({ variant: 'outline', size: 'small' })}>
      <UserPlus size={16} aria-hidden />
      {words.invite}
    </Link>
  </div>
);
