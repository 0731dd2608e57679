import type { QueryClient } from '@tanstack/react-query';
import type { Debtor, PaymentRequest } from '#contract/payments.ts';
import type { ShareBetweenUs } from '#contract/settling-up.ts';
import { formatAmount, type Sen } from '#domain/money.ts';
import { waitsForAnswer } from '#domain/payments.ts';
import { sentences } from '#words/grammar.ts';
import { lettingAllGo, ownActs as words, ownRequest, proofCheck, proofReview } from '#words/money.ts';
import { calls } from '#web/calls/api.ts';
import { RequestActQuestion } from '#web/money/RequestActQuestion.tsx';
import type { ShareProps } from '#web/money/share-props.ts';
import { one, REVIEWING, shareOf, showPayment, type Payment, type Share } from '#web/money/use-acts.ts';
import { changePayment } from '#web/money/use-payments.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Question } from '#web/ui/windows/question.tsx';

type WindowProps = { open: boolean; onClose: () => void };

type DeleteQuestionProps = WindowProps & {
  payment: PaymentRequest;
  /** The heading of the list, which gets the focus when the card is gone. */
  heading: () => HTMLElement | null;
};

const DELETING = {
  send: (payment: Payment) => calls.payments.deletePaymentRequest(one(payment)),
  show: (queries: QueryClient, _answer: object, { id }: Payment) => {
    changePayment(queries, id, () => []);
  },
  done: () => words.deleted,
  failed: () => words.deleteFailed,
};

/** Asks before a request is deleted; if a receipt waits, leads to that instead. */
export function DeleteQuestion({ payment, heading, ...window }: DeleteQuestionProps) {
  if (waitsForAnswer(payment.debtors)) return <AnswerFirst payment={payment} {...window} />;
  const names = payment.debtors.map(({ displayName }) => displayName);
  return (
    <RequestActQuestion
      {...window}
      act={DELETING}
      about={payment}
      title={words.deleteTitle}
      yes={words.deleteYes}
      cancel={words.cancel}
      danger
      focusAfter={heading}
    >
      <Amounts>{words.deleteText(payment.title, payment.totalAmount, names)}</Amounts>
    </RequestActQuestion>
  );
}

/** Says that a waiting receipt must be answered first, and leads to it. */
function AnswerFirst({ payment, open, onClose }: Omit<DeleteQuestionProps, 'heading'>) {
  const check = () => document.querySelector<HTMLElement>(`[data-check='${payment.id}']`);
  const names = payment.debtors.filter(({ inReview }) => inReview).map(({ displayName }) => displayName);
  return (
    <Question
      open={open}
      onClose={onClose}
      title={words.deleteWaits}
      yes={proofCheck.check}
      cancel={words.cancel}
      focusAfter={check}
      onYes={(done) => {
        if (check()?.ariaExpanded !== 'true') check()?.click();
        done();
      }}
    >
      {words.deleteWaitsText(names)}
    </Question>
  );
}

type ShareQuestionProps = WindowProps & Pick<ShareProps, 'payment' | 'debtor' | 'title'>;

const LETTING_GO = {
  send: (share: Share) => calls.payments.letGoPayment(shareOf(share)),
  show: showPayment,
  done: () => words.letGoDone,
  failed: () => words.letGoFailed,
};

/** Asks before a share is let go. */
export function LetGoQuestion({ payment, debtor, title, ...window }: ShareQuestionProps) {
  const { displayName: name, amount, inReview, reminders } = debtor;
  const texts = [
    words.letGoText(amount, payment.title),
    ...(inReview ? [words.letGoProof] : []),
    ...(reminders?.unreachable === 'gone' ? [] : [words.letGoTold(name)]),
  ];
  return (
    <RequestActQuestion
      {...window}
      act={LETTING_GO}
      about={{ ...payment, debtor }}
      title={words.letGoTitle(name)}
      yes={ownRequest.letGo}
      cancel={words.cancel}
      focusAfter={title}
    >
      <Amounts>{sentences(texts)}</Amounts>
    </RequestActQuestion>
  );
}

const REOPENING = {
  send: (share: Share) => calls.payments.reopenPayment(shareOf(share)),
  show: showPayment,
  done: (_payment: PaymentRequest, { debtor }: { debtor: Debtor }) =>
    debtor.reminders?.unreachable === 'gone' ? words.reopenedUntold : words.reopened,
  failed: () => words.reopenFailed,
};

/** Asks before a share that was wrongly paid is reopened, since its debtor is notified. */
export function ReopenQuestion({ payment, debtor, title, ...window }: ShareQuestionProps) {
  const { displayName: name, amount, reminders } = debtor;
  const unreachable = reminders?.unreachable;
  const notified = unreachable === 'gone' ? [] : [words.reopenTold(name, unreachable !== 'stopped')];
  return (
    <RequestActQuestion
      {...window}
      act={REOPENING}
      about={{ ...payment, debtor }}
      title={words.reopenTitle(name)}
      yes={ownRequest.reopen}
      cancel={words.cancel}
      focusAfter={title}
    >
      <Amounts>{sentences([words.reopenText(amount, payment.title), ...notified])}</Amounts>
    </RequestActQuestion>
  );
}

/** Asks before a debtor is notified that their money has not come. */
export function NotReceivedQuestion({ payment, debtor, title, ...window }: ShareQuestionProps) {
  const { displayName: name, proof } = debtor;
  const amount = proof?.settles?.amount ?? debtor.amount;
  return (
    <RequestActQuestion
      {...window}
      act={REVIEWING}
      about={{ ...payment, debtor, approve: false, all: false, isMyName: false }}
      title={proofReview.notReceivedTitle(name)}
      yes={proofReview.notReceived}
      cancel={words.cancel}
      focusAfter={title}
    >
      <Amounts>{proofReview.notReceivedText(name, amount)}</Amounts>
    </RequestActQuestion>
  );
}

type Shown = Pick<ShareBetweenUs, 'paymentId' | 'userId' | 'amount' | 'title'>;

type LetGoAllProps = WindowProps & {
  homeId: string;
  person: { userId: string; displayName: string; isGone: boolean };
  shares: readonly Shown[];
  /** The debt of the reader to them, in sen. */
  owes: Sen;
  /** Returns the element that gets the focus once the button is gone. */
  focusAfter: () => HTMLElement | null;
};

type AllOfOne = { homeId: string; userId: string; shares: readonly Shown[] };

const LETTING_ALL_GO = {
  send: ({ shares, ...whose }: AllOfOne) =>
    calls.settlingUp.letGoAll({
      ...whose,
      lines: shares.map(({ paymentId, userId, amount }) => ({ paymentId, userId, amount })),
    }),
  done: (_answer: object, { shares }: AllOfOne) => lettingAllGo.done(shares.length),
  failed: () => lettingAllGo.failed,
};

/** Asks before all shares of a person are let go, which lets all of them go or none. */
export function LetGoAllQuestion({ homeId, person, shares, owes, focusAfter, ...window }: LetGoAllProps) {
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  const texts = [
    lettingAllGo.text(sum),
    ...(owes > 0 ? [lettingAllGo.stays(owes)] : []),
    ...(person.isGone ? [] : [lettingAllGo.told(person.displayName)]),
  ];
  return (
    <RequestActQuestion
      {...window}
      act={LETTING_ALL_GO}
      about={{ homeId, userId: person.userId, shares }}
      title={lettingAllGo.title(person.displayName, shares.length)}
      yes={ownRequest.letGo}
      cancel={lettingAllGo.cancel}
      focusAfter={focusAfter}
    >
      <ul className="mb-3 max-h-48 divide-y divide-line overflow-y-auto">
        {shares.map(({ paymentId, title, amount }) => (
          <li key={paymentId} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">{title}</span>
            <b className="whitespace-nowrap text-ink">{formatAmount(amount)}</b>
          </li>
        ))}
      </ul>
      <Amounts>{sentences(texts)}</Amounts>
    </RequestActQuestion>
  );
}
