import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatAmount, type Sen } from '#domain/money.ts';
import { askToCheck, difference as words, fileSize, proofPage, sending, waiting } from '#words/proof-page.ts';
import { ProofRow } from '#web/proofs/ProofField.tsx';
import type { ChosenProof } from '#web/proofs/use-chosen-proof.ts';
import type { Progress } from '#web/proofs/use-verifying.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Spinner } from '#web/ui/drawings/loading.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Gap } from '#web/ui/layout/facts-line.tsx';
import { Steps, type Step } from '#web/ui/layout/steps.tsx';

type VerifyingProps = { chosen: ChosenProof; progress: Progress; onStop: () => void };

/** The two steps of sending a receipt: the upload, and the reading, which takes an unknown time. */
export function Verifying({ chosen, progress: { sent, cut }, onStop }: VerifyingProps) {
  const { size } = chosen.file;
  const all = sent >= 1;
  const steps: Step[] = [
    all
      ? { state: 'done', title: sending.sent, text: fileSize(size) }
      : { state: 'now', title: sending.progress, text: sending.partOf(sent, size) },
    { state: all ? 'now' : 'next', title: sending.reading },
    { state: 'next', title: sending.comparing },
  ];
  return (
    <>
      <ProofRow chosen={chosen} />
      {/* Without a value it is a bar that does not know its end. */}
      <progress
        className="week-progress h-2 w-full"
        aria-label={all ? sending.reading : sending.progress}
        {...(!all && { value: sent })}
        max={1}
      />
      <Steps steps={steps} busy />
      {cut && (
        <Banner
          look="warn"
          announced
          actions={
            <Button variant="outline" size="small" onClick={onStop}>
              {sending.stop}
            </Button>
          }
        >
          {sending.cut}
        </Banner>
      )}
    </>
  );
}

type WaitingStepsProps = { requester: string | undefined; justNow: boolean };

/** The next steps while the proof waits for the requester. */
export const WaitingSteps = ({ requester, justNow }: WaitingStepsProps) => (
  <Steps
    steps={[
      { state: 'done', title: waiting.uploaded, text: justNow ? waiting.now : undefined },
      { state: 'now', title: waiting.looking(requester), text: waiting.mayClose },
      { state: 'next', title: waiting.marked, text: waiting.letter },
    ]}
  />
);

type Asking = { ask: () => void; busy: boolean };

type RefusedProps = {
  paid: { amount: Sen; requester: { name: string } } | undefined;
  /** The amount on the receipt, if it was read surely enough. */
  shown: Sen | undefined;
  onAgain: () => void;
  /** Set if the requester can be asked to look at it. */
  asking: Asking | undefined;
  /** The link to the payment requests. */
  wayOn: ReactNode;
};

/** Shown below the reason for a refusal: the sum, and the next actions. */
export function Refused({ paid, shown, onAgain, asking, wayOn }: RefusedProps) {
  return (
    <>
      {paid && shown !== undefined && shown !== paid.amount && <Difference due={paid.amount} shown={shown} />}
      <div className="grid gap-2.5 sm:flex sm:flex-wrap">
        <Button onClick={onAgain}>{proofPage.tryAgain}</Button>
        {wayOn}
      </div>
      {asking && <AskToCheck requester={paid?.requester.name} {...asking} />}
    </>
  );
}

/** Shown after a second refusal. */
export const AskToCheck = ({ requester, ask, busy }: Asking & { requester: string | undefined }) => (
  <WayOut text={askToCheck.sure} act={askToCheck.ask(requester)} busy={busy} onAct={ask} />
);

type WayOutProps = { text: string; act: string; busy: boolean; onAct: () => void };

/** A question at the end of the card with its action. */
export const WayOut = ({ text, act, busy, onAct }: WayOutProps) => (
  <p className="border-t border-line pt-3 text-15 text-ink2">
    {text}
    <Gap />
    <button
      type="button"
      className="link text-left pointer-coarse:min-h-11"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onAct}
    >
      {act}
      {busy && <Spinner size={15} className="ml-2 inline" />}
    </button>
  </p>
);

function Difference({ due, shown }: { due: Sen; shown: Sen }) {
  const rows = [
    { term: words.share, sen: due },
    { term: words.shown, sen: shown },
    { term: shown < due ? words.missing : words.tooMuch, sen: Math.abs(due - shown), result: true },
  ];
  return (
    <dl className="grid gap-2.5 rounded-md bg-sunken px-4 py-3.5">
      {rows.map(({ term, sen, result }) => (
        <div
          key={term}
          className={clsx(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            result && 'border-t border-line pt-2.5 text-danger',
          )}
        >
          <dt className={clsx('text-15', result ? 'font-semibold' : 'text-ink2')}>{term}</dt>
          <dd className="ml-auto text-lg font-bold">{formatAmount(sen)}</dd>
        </div>
      ))}
    </dl>
  );
}
