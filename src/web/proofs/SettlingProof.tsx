import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { HowToPay } from '#contract/payment-details.ts';
import type { BetweenUs } from '#contract/settling-up.ts';
import { areStillOpen, differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { proofPage, proofProblems } from '#words/proof-page.ts';
import { layout } from '#words/layout.ts';
import { betweenUs, settling as words } from '#words/settling-up.ts';
import { api } from '#web/calls/api.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { BadLinkPage, ToRequests } from '#web/proofs/EndedProof.tsx';
import { BESIDE, headOf, ProofSkeleton, WaitingSteps } from '#web/proofs/ProofParts.tsx';
import { ProofCard } from '#web/proofs/ProofCard.tsx';
import { ReceiptUpload } from '#web/proofs/ReceiptUpload.tsx';
import { AskToCheck, Refused } from '#web/proofs/Refused.tsx';
import { SettlingSlip } from '#web/proofs/SettlingSlip.tsx';
import { useAnswered, useStatus } from '#web/proofs/payment-status.ts';
import { useAsking } from '#web/proofs/use-asking.ts';
import { ofAnswer, type ProofState } from '#web/proofs/use-proof.ts';
import { useReceipt } from '#web/proofs/use-receipt.ts';
import { useVerifying, verifyingProblem } from '#web/proofs/use-verifying.ts';
import { Verifying } from '#web/proofs/Verifying.tsx';
import { useSession } from '#web/app/session.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { LetterCard } from '#web/ui/layout/letter-card.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { knownZone } from '#web/ui/hooks/known-zone.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const HowToPayCard = lazyPart(() => import('#web/payment-details/HowToPayCard.tsx'), 'HowToPayCard');

/** One receipt of the difference, of whoever is signed in (docs/product/settling-up.md 'Settling by one receipt'). Load it lazily. */
export function SettlingProof({ payeeId, homeId }: { payeeId: string; homeId: string | undefined }) {
  const { user } = useSession();
  if (!user) return <BadLinkPage text={proofProblems.tokenMissing} />;
  if (homeId === undefined) return <BadLinkPage text={words.homeUnknown} />;
  return <Found key={`${homeId} ${payeeId}`} {...{ homeId, payeeId }} payer={user} />;
}

type Payer = { id: string; displayName: string };
type FoundProps = { homeId: string; payeeId: string; payer: Payer };

function Found({ homeId, payeeId, payer }: FoundProps) {
  const found = useQuery(api.settlingUp.getBetweenUs.queryOptions({ input: { homeId } }));
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } }));
  const now = found.data?.people.find(({ userId }) => userId === payeeId.toLowerCase());
  const howToPay = useQuery(
    api.paymentDetails.getHowToPay.queryOptions({
      input: { userId: payeeId },
      // Nobody else may ask.
      enabled: now?.lines.some(({ userId }) => userId === payer.id) === true,
    }),
  );
  // What was shown is what is paid, also when a new share comes after.
  const [shown, setShown] = useState(now);
  const [isChanged, setChanged] = useState(false);
  if (!shown && now) setShown(now);
  const isOvertaken =
    shown !== undefined &&
    found.isSuccess &&
    !found.isFetching &&
    !areStillOpen(freeOf(shown.lines), freeOf(now?.lines ?? []));
  if (found.isPending || home.isPending || howToPay.isLoading) return <ProofSkeleton />;
  const lines = freeOf(shown?.lines ?? []);
  const amount = differenceOf(sumsOf(payer.id, lines));
  const own = lines.find(({ userId }) => userId === payer.id);
  if (!shown && found.isError)
    return (
      <BarePage>
        <PartFailed
          text={betweenUs.loadFailed}
          again={layout.tryAgain}
          busy={found.isFetching}
          onAgain={() => void found.refetch()}
        />
      </BarePage>
    );
  if (!shown || !own || shown.isGone || amount <= 0 || !maySettleUp(payer.id, lines))
    return (
      <BarePage>
        <LetterCard art={<EnvelopeArt />} ground="plain" title={words.nothing} text="">
          <ToRequests place={{ search: { homeId }, hash: '' }} />
        </LetterCard>
      </BarePage>
    );
  return (
    <Proof
      {...{ homeId, payer, amount, lines }}
      payee={shown}
      paymentId={own.paymentId}
      howToPay={howToPay.data ?? undefined}
      timeZone={knownZone(home.data?.settings.timeZone)}
      home={home.data?.name ?? ''}
      isChanged={isChanged}
      isOvertaken={isOvertaken}
      onOvertaken={() => {
        setShown(now);
        setChanged(true);
      }}
    />
  );
}

const freeOf = (lines: BetweenUs['lines']) => lines.filter(({ waits }) => !waits);

type ProofProps = {
  homeId: string;
  payer: Payer;
  payee: BetweenUs;
  amount: number;
  lines: BetweenUs['lines'];
  /** The line that the receipt is sent for. */
  paymentId: string;
  howToPay: HowToPay | undefined;
  /** Of the home, as is its name. */
  timeZone: string;
  home: string;
  /** The page shows other shares than it did at first. */
  isChanged: boolean;
  /** A share that it shows is settled or has another amount by now. */
  isOvertaken: boolean;
  onOvertaken: () => void;
};

function Proof(props: ProofProps) {
  const { homeId, payer, payee, amount, lines, paymentId, howToPay, timeZone, home } = props;
  const { isChanged, isOvertaken, onOvertaken } = props;
  const line = { paymentId, userId: payer.id };
  const verifying = useVerifying(line, {
    userId: payee.userId,
    lines: lines.map((each) => ({
      paymentId: each.paymentId,
      userId: each.userId,
      amount: each.amount,
    })),
  });
  const { isEarned, asking: ask, asked, ...asks } = useAsking(line, verifying.data);
  const status = useStatus(line);
  const asking = isEarned || status.data?.mayAskSettling ? ask : undefined;
  const { isAnswered, begin } = useAnswered(status.data);
  const sent = asked ?? stateOf(verifying);
  const answer = status.data?.alreadyPaid && !status.data.letGo ? PAID : UPLOAD;
  const state = sent.name === 'review' && isAnswered ? answer : sent;
  const isUploading = state.name === 'upload';
  const isUnsettled = isUploading || state.name === 'error';
  const isBehind = isOvertaken && isUnsettled;
  useEffect(() => {
    if (isBehind) onOvertaken();
  });
  const receipt = useReceipt(isUploading);
  const bill = { amount, timeZone, requester: { name: payee.displayName } };
  const isPaid = state.name === 'success' || state.name === 'already_paid';
  const again = () => {
    verifying.reset();
    asks.reset();
  };
  const way = (filled: boolean) => (
    <Link
      to="/pay-my-money-back"
      search={{ homeId }}
      className={buttonLook({ variant: filled ? 'filled' : 'outline' })}
    >
      {proofPage.toRequests}
    </Link>
  );
  return (
    <BarePage wide>
      {isChanged && isUnsettled && (
        <Banner look="warn" announced className="mb-4">
          {words.changed}
        </Banner>
      )}
      <div className={BESIDE}>
        <SettlingSlip
          {...{ payer, payee, amount, lines, home }}
          state={isPaid ? 'paid' : state.name === 'review' ? 'inReview' : 'owed'}
        />
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          {isUploading && howToPay && (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <HowToPayCard bill={bill} details={howToPay} folds={receipt.chosen !== undefined} />
            </Suspense>
          )}
          <ProofCard state={state.name} {...headOf(state, bill)}>
            {isUploading && (
              <>
                <ReceiptUpload
                  receipt={receipt}
                  onSubmit={(file) => {
                    begin();
                    asks.reset();
                    verifying.submit(file, receipt.remove);
                  }}
                />
                {asking && <AskToCheck requester={payee.displayName} {...asking} />}
                <Link to="/pay-my-money-back" search={{ homeId }} className="link justify-self-start text-15">
                  {proofPage.back}
                </Link>
              </>
            )}
            {state.name === 'verifying' && receipt.chosen && (
              <Verifying chosen={receipt.chosen} progress={verifying.progress} onStop={again} />
            )}
            {state.name === 'review' && <WaitingSteps bill={bill} justNow={state.justNow} />}
            {state.name === 'error' && (
              <Refused bill={bill} shown={state.shown} onAgain={again} asking={asking} wayOn={way(false)} />
            )}
            {(isPaid || state.name === 'review') && <div className="grid gap-2.5 sm:flex">{way(isPaid)}</div>}
          </ProofCard>
        </div>
      </div>
    </BarePage>
  );
}

const PAID: ProofState = { name: 'already_paid' };
const UPLOAD: ProofState = { name: 'upload' };

function stateOf({
  isPending,
  data,
  error,
}: Pick<ReturnType<typeof useVerifying>, 'isPending' | 'data' | 'error'>): ProofState {
  if (isPending) return { name: 'verifying' };
  if (data) return ofAnswer(data);
  return error ? { name: 'error', message: verifyingProblem(error) } : UPLOAD;
}
