import { Check, CircleCheck, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { proofPage as words, receiptField, settled, waiting } from '#words/proof-page.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { SlipSkeleton } from '#web/proofs/BillSlip.tsx';
import { Sign } from '#web/proofs/ProofCard.tsx';
import type { ProofState } from '#web/proofs/use-proof.ts';
import { Loading, Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { Steps } from '#web/ui/layout/steps.tsx';

type Head = { sign?: ReactNode; title: string; text: string; answered?: boolean; hint?: string };

/** What the card says; `bill` is what is known of it. */
export function headOf(
  state: ProofState,
  bill: { amount: number; requester: { name: string } } | undefined,
): Head {
  switch (state.name) {
    case 'verifying':
      return { title: words.verifying, text: words.verifyingText };
    case 'success':
      return {
        sign: (
          <Sign look="done">
            <Check size={30} strokeWidth={2.6} />
          </Sign>
        ),
        title: words.verified,
        text: state.message,
        answered: true,
        hint: words.notified,
      };
    case 'already_paid':
      return {
        sign: (
          <Sign look="good">
            <CircleCheck size={28} />
          </Sign>
        ),
        title: words.alreadyPaid,
        text: settled(bill?.amount),
      };
    case 'review':
      return {
        sign: (
          <Sign look="waits">
            <Clock size={28} />
          </Sign>
        ),
        title: state.settling === 'theirs' ? waiting.yoursToCheck : words.review,
        text: state.message,
        answered: true,
      };
    case 'error':
      return {
        sign: (
          <Sign look="bad">
            <X size={28} strokeWidth={2.4} />
          </Sign>
        ),
        title: words.failed,
        text: state.message,
        answered: true,
      };
    default: {
      const text = bill ? receiptField.whatFor(bill.amount, bill.requester.name) : receiptField.what;
      return { title: words.upload, text };
    }
  }
}

export const BESIDE =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 xl:grid-cols-[372px_minmax(0,1fr)] xl:gap-8';

export const ProofSkeleton = () => (
  <BarePage wide>
    <Loading label={words.loading} className={BESIDE}>
      <SlipSkeleton />
      <div aria-hidden className="card grid gap-5 p-5 sm:p-7">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-48" />
        <Skeleton className="h-[50px]" />
      </div>
    </Loading>
  </BarePage>
);

type WaitingStepsProps = { bill: { requester: { name: string } } | undefined; justNow: boolean };

export function WaitingSteps({ bill, justNow }: WaitingStepsProps) {
  return (
    <Steps
      steps={[
        { state: 'done', title: waiting.uploaded, text: justNow ? waiting.now : undefined },
        { state: 'now', title: waiting.looking(bill?.requester.name), text: waiting.mayClose },
        { state: 'next', title: waiting.marked, text: waiting.letter },
      ]}
    />
  );
}
