import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import type { Bill } from '#contract/functions.ts';
import type { LinkedLine } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import type { PayeeNote } from '#domain/payee-notes.ts';
import { howToPayTitle, signInToPay } from '#words/how-to-pay-title.ts';
import { openBill } from '#words/open-bill.ts';
import { proofPage as words, proofProblems, slip, waiting } from '#words/proof-page.ts';
import { paymentLine } from '#words/payments.ts';
import { useLinkToken } from '#web/device/link-token.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { BadLinkPage, EndedPage, isEnded, placeOf, ToRequests, type Place } from '#web/proofs/EndedProof.tsx';
import { BESIDE, headOf, ProofSkeleton, WaitingSteps } from '#web/proofs/ProofParts.tsx';
import { BillSlip } from '#web/proofs/BillSlip.tsx';
import { ProofCard } from '#web/proofs/ProofCard.tsx';
import { ReceiptUpload } from '#web/proofs/ReceiptUpload.tsx';
import { AskToCheck, Refused, WayOut } from '#web/proofs/Refused.tsx';
import { useProof, type ProofState } from '#web/proofs/use-proof.ts';
import { useReceipt } from '#web/proofs/use-receipt.ts';
import { Verifying } from '#web/proofs/Verifying.tsx';
import { sessionQuery, useSession } from '#web/app/session.tsx';
import { shownLink } from '#web/device/shown-link.ts';
import { Amounts } from '#web/ui/controls/amounts.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { PictureOpener } from '#web/ui/windows/picture-opener.tsx';
import { Skeleton } from '#web/ui/drawings/skeleton.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const HowToPayCard = lazyPart(() => import('#web/payment-details/HowToPayCard.tsx'), 'HowToPayCard');

const route = getRouteApi('/payment-success');

const SettlingProof = lazyPart(() => import('#web/proofs/SettlingProof.tsx'), 'SettlingProof');

/** What a debtor's letter leads to: by its token, or without it for whoever is signed in as that debtor. */
export function PaymentSuccess() {
  const { paymentId, userId, settle, homeId } = route.useSearch();
  const token = useLinkToken() || undefined;
  if (settle !== undefined)
    return (
      <Suspense fallback={<ProofSkeleton />}>
        <SettlingProof payeeId={settle} homeId={homeId} />
      </Suspense>
    );
  if (paymentId === undefined || userId === undefined)
    return <BadLinkPage text={proofProblems.linkIncomplete} />;
  const link = { paymentId, userId, token };
  const Page = token === undefined ? OwnProof : Proof;
  return <Page key={`${paymentId} ${userId} ${token}`} link={link} />;
}

function OwnProof({ link }: { link: LinkedLine }) {
  const { user } = useSession();
  return user?.id === link.userId.toLowerCase() ? (
    <Proof link={link} />
  ) : (
    <BadLinkPage text={proofProblems.tokenMissing} />
  );
}

function Proof({ link }: { link: LinkedLine }) {
  const proof = useProof(link);
  const { state, bill } = proof;
  const place = placeOf(link, proof.homeId);
  const uploading = state.name === 'upload';
  const receipt = useReceipt(uploading);

  if (state.name === 'bad_link') return <BadLinkPage text={proofProblems.linkExpired} />;
  if (state.name === 'loading') return <ProofSkeleton />;
  if (isEnded(state)) return <EndedPage how={state.name} bill={bill} place={place} />;
  return (
    <ProofFrame
      bill={bill}
      state={state}
      notes={proof.notes}
      amountBefore={proof.amountBefore}
      attached={proof.attached !== null && <OpenBill link={link} bill={bill} address={proof.attached} />}
    >
      {uploading && bill && proof.howToPay && (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <HowToPayCard bill={bill} details={proof.howToPay} folds={receipt.chosen !== undefined} />
        </Suspense>
      )}
      {uploading && bill && proof.signInToPay && <SignInToPay link={link} bill={bill} />}
      <ProofCard state={state.name} {...headOf(state, bill)}>
        {uploading && (
          <>
            <ReceiptUpload receipt={receipt} onSubmit={(sent) => proof.submit(sent, receipt.remove)} />
            {proof.asking && <AskToCheck requester={bill?.requester.name} {...proof.asking} />}
            <WayBack place={place} />
          </>
        )}
        {state.name === 'verifying' && receipt.chosen && (
          <Verifying chosen={receipt.chosen} progress={proof.progress} onStop={proof.again} />
        )}
        {state.name === 'review' && !state.settling && (
          <>
            <WaitingSteps bill={bill} justNow={state.justNow} />
            <WayOut
              text={waiting.wrongLine}
              act={paymentLine.takeBack}
              busy={proof.takingBack}
              onAct={() => proof.takeBack(receipt.remove)}
            />
          </>
        )}
        {state.name === 'error' && (
          <Refused
            bill={bill}
            shown={state.shown}
            onAgain={proof.again}
            asking={proof.asking}
            wayOn={<ToRequests place={place} />}
          />
        )}
        {(state.name === 'review' || state.name === 'already_paid') && (
          <WayOn place={place} filled={state.name === 'review' && state.settling === 'theirs'} />
        )}
        {state.name === 'success' && <WayOn place={place} filled />}
      </ProofCard>
    </ProofFrame>
  );
}

const SLIPS: Partial<Record<ProofState['name'], 'paid' | 'inReview'>> = {
  success: 'paid',
  already_paid: 'paid',
  review: 'inReview',
};
type FrameProps = {
  bill: Bill | undefined;
  state: ProofState;
  notes: readonly PayeeNote[];
  amountBefore: Sen | undefined;
  attached: ReactNode;
  children: ReactNode;
};

/** The bill, where it is known, and the card beside it; on phones below. */
const ProofFrame = ({ bill, state, notes, amountBefore, attached, children }: FrameProps) => (
  <BarePage wide={bill !== undefined}>
    {bill && amountBefore !== undefined && SLIPS[state.name] === undefined && (
      <Banner look="warn" announced className="mb-4">
        <Amounts>{slip.amountChanged(bill.requester.name, amountBefore, bill.amount)}</Amounts>
      </Banner>
    )}
    <div className={bill && BESIDE}>
      {bill && <BillSlip bill={bill} state={SLIPS[state.name] ?? 'owed'} attached={attached} notes={notes} />}
      <div className="grid grid-cols-1 gap-4 sm:gap-6">{children}</div>
    </div>
  </BarePage>
);

type OpenBillProps = { link: LinkedLine; bill: Bill | undefined; address: string };

/** What was bought, as its requester attached it: for whoever has the letter, or is signed in as its reader. */
const OpenBill = ({ link, bill, address }: OpenBillProps) => (
  <PictureOpener
    address={address}
    headers={shownLink(link)}
    alt={openBill.alt(bill?.title ?? '')}
    icon={<Paperclip size={16} aria-hidden />}
    words={{ ...openBill, title: openBill.title(bill?.title ?? '') }}
    className="-mr-2.5 px-2.5! font-medium"
  />
);

/**
 * Stands in for how to pay if the reader has only the letter (docs/product/payment-details.md 'Unconfirmed addresses'). It is no link for a
 * reader who is signed in: the debtor would see how to pay already, and another person has no such request.
 */
function SignInToPay({ link: { paymentId, userId }, bill }: { link: LinkedLine; bill: Bill }) {
  const { data } = useQuery(sessionQuery);
  const next = `/payment-success?${new URLSearchParams({ paymentId, userId })}`;
  return (
    <section aria-label={howToPayTitle(bill.requester.name)} className="card px-5 py-2 sm:px-7">
      {data?.user ? (
        <p className="flex min-h-11 items-center">{signInToPay}</p>
      ) : (
        <Link to="/login" search={{ next }} className="link flex min-h-11 items-center">
          {signInToPay}
        </Link>
      )}
    </section>
  );
}

/** For whoever came from the list; who is not signed in has only the letter. */
function WayBack({ place }: { place: Place }) {
  const { data } = useQuery(sessionQuery);
  if (!data?.user) return null;
  return (
    <Link to="/pay-my-money-back" {...place} className="link justify-self-start text-15">
      {words.back}
    </Link>
  );
}

const WayOn = ({ place, filled = false }: { place: Place; filled?: boolean }) => (
  <div className="grid gap-2.5 sm:flex sm:flex-wrap">
    <ToRequests place={place} filled={filled} />
  </div>
);
