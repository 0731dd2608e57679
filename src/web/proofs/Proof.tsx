import { Check, CircleCheck, Clock, X } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { PayeeDetails } from '#contract/payment-details.ts';
import type { Sen } from '#domain/money.ts';
import { paymentShare } from '#words/money.ts';
import { proofPage as words, proofField, settled, waiting } from '#words/proof-page.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { ToRequests, WayBack, type Place } from '#web/proofs/EndedProof.tsx';
import { ProofCard, Sign, type CardHead } from '#web/proofs/ProofCard.tsx';
import { ProofUpload } from '#web/proofs/ProofField.tsx';
import { AskToCheck, Refused, Verifying, WaitingSteps, WayOut } from '#web/proofs/ProofStates.tsx';
import {
  ProofSlip,
  ProofSlipSkeleton,
  type ProofSlipProps,
  type ProofSlipState,
} from '#web/proofs/ProofSlip.tsx';
import { useChosenProof } from '#web/proofs/use-chosen-proof.ts';
import type { ProofState, useProof } from '#web/proofs/use-proof.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const PayeeDetailsCard = lazyPart(
  () => import('#web/payment-details/PayeeDetailsParts.tsx'),
  'PayeeDetailsCard',
);

const BESIDE =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 xl:grid-cols-[23.25rem_minmax(0,1fr)] xl:gap-8';

const SLIP_STATES: Partial<Record<ProofState['name'], ProofSlipState>> = {
  success: 'paid',
  already_paid: 'paid',
  review: 'inReview',
};

/** The payment of a receipt, for one share or several. */
type Paid = { amount: Sen; timeZone: string; requester: { name: string } };

type ProofProps = {
  proof: ReturnType<typeof useProof>;
  /** Undefined while it is loading. */
  paid: Paid | undefined;
  /** Returns the props of the slip; undefined while it is loading. */
  slip: ((isPaid: boolean) => Omit<ProofSlipProps, 'state'>) | undefined;
  /** Says what has changed since the page was opened. */
  changed: string | undefined;
  payeeDetails: PayeeDetails | null | undefined;
  /** Shown instead of payment details. */
  signIn?: ReactNode;
  /** The shares in the list of requests. */
  place: Place;
};

/** The proof page for one share or several: the slip with the card beside it, or below it on phones. */
export function Proof({ proof, paid, slip, changed, payeeDetails, signIn, place }: ProofProps) {
  const { state, takingBack } = proof;
  const isUploading = state.name === 'upload';
  const chosen = useChosenProof(isUploading);
  const slipState = SLIP_STATES[state.name] ?? 'owed';
  return (
    <BarePage wide={paid !== undefined}>
      {changed !== undefined && slipState === 'owed' && (
        <Banner look="warn" announced className="mb-4">
          <Amounts>{changed}</Amounts>
        </Banner>
      )}
      <div className={paid && BESIDE}>
        {slip && <ProofSlip state={slipState} {...slip(slipState === 'paid')} />}
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          {isUploading && paid && payeeDetails && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <PayeeDetailsCard bill={paid} details={payeeDetails} folds={chosen.proof !== undefined} />
            </Suspense>
          )}
          {isUploading && signIn}
          <ProofCard state={state.name} {...headOf(state, paid)}>
            {isUploading && (
              <>
                <ProofUpload chosen={chosen} onSubmit={(file) => proof.submit(file, chosen.remove)} />
                {proof.asking && <AskToCheck requester={paid?.requester.name} {...proof.asking} />}
                <WayBack place={place} />
              </>
            )}
            {state.name === 'verifying' && chosen.proof && (
              <Verifying chosen={chosen.proof} progress={proof.progress} onStop={proof.again} />
            )}
            {state.name === 'review' && !state.settling && (
              <>
                <WaitingSteps requester={paid?.requester.name} justNow={state.justNow} />
                {takingBack && (
                  <WayOut
                    text={waiting.wrongShare}
                    act={paymentShare.takeBack}
                    busy={takingBack.busy}
                    onAct={() => takingBack.start(chosen.remove)}
                  />
                )}
              </>
            )}
            {state.name === 'error' && (
              <Refused
                paid={paid}
                shown={state.shown}
                onAgain={proof.again}
                asking={proof.asking}
                wayOn={<ToRequests place={place} />}
              />
            )}
            {slipState !== 'owed' && (
              <div className="grid gap-2.5 sm:flex sm:flex-wrap">
                <ToRequests
                  place={place}
                  filled={
                    state.name === 'success' || (state.name === 'review' && state.settling === 'theirs')
                  }
                />
              </div>
            )}
          </ProofCard>
        </div>
      </div>
    </BarePage>
  );
}

function headOf(state: ProofState, paid: Paid | undefined): CardHead {
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
        text: settled(paid?.amount),
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
      const text = paid ? proofField.whatFor(paid.amount, paid.requester.name) : proofField.what;
      return { title: words.upload, text };
    }
  }
}

export const ProofSkeleton = () => (
  <BarePage wide>
    <Loading label={words.loading} className={BESIDE}>
      <ProofSlipSkeleton />
      <div aria-hidden className="card grid gap-5 p-5 sm:p-7">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-48" />
        <Skeleton className="h-[50px]" />
      </div>
    </Loading>
  </BarePage>
);
