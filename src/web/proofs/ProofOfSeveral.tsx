import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PayeeDetails } from '#contract/payment-details.ts';
import type { BetweenUs } from '#contract/settling-up.ts';
import { areStillOpen, differenceOf, maySettleUp, sumsOf } from '#domain/settling-up.ts';
import { layout } from '#words/layout.ts';
import { proofProblems } from '#words/proof-page.ts';
import { betweenUs, settling as words } from '#words/settling-up.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { useSession } from '#web/app/session.tsx';
import { api } from '#web/calls/api.ts';
import { BadLinkPage, ToRequests } from '#web/proofs/EndedProof.tsx';
import { Proof, ProofSkeleton } from '#web/proofs/Proof.tsx';
import { SharesOfBoth } from '#web/proofs/ProofSlip.tsx';
import { useProof } from '#web/proofs/use-proof.ts';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { supportedZone } from '#web/ui/hooks/time-zone.ts';
import { BarePageCard } from '#web/app/BarePageCard.tsx';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';

/** The proof page for all that is open between two people, for signed-in readers (docs/product/settling-up.md 'Settling by one receipt'). */
export function ProofOfSeveral({ payeeId, homeId }: { payeeId: string; homeId: string | undefined }) {
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
  const payeeDetails = useQuery(
    api.paymentDetails.getPayeeDetails.queryOptions({
      input: { userId: payeeId },
      // The server refuses everyone else.
      enabled: now?.lines.some(({ userId }) => userId === payer.id) === true,
    }),
  );
  // The receipt pays the shares that were shown, even if a new one comes later.
  const [shown, setShown] = useState(now);
  const [isChanged, setChanged] = useState(false);
  if (!shown && now) setShown(now);
  const isOvertaken =
    shown !== undefined &&
    found.isSuccess &&
    !found.isFetching &&
    !areStillOpen(freeOf(shown.lines), freeOf(now?.lines ?? []));
  if (found.isPending || home.isPending || payeeDetails.isLoading) return <ProofSkeleton />;
  const shares = freeOf(shown?.lines ?? []);
  const amount = differenceOf(sumsOf(payer.id, shares));
  const mine = shares.find(({ userId }) => userId === payer.id);
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
  if (!shown || !mine || shown.isGone || amount <= 0 || !maySettleUp(payer.id, shares))
    return (
      <BarePage>
        <BarePageCard art={<EnvelopeArt />} ground="plain" title={words.nothing} text="">
          <ToRequests place={{ search: { homeId }, hash: '' }} />
        </BarePageCard>
      </BarePage>
    );
  return (
    <Open
      {...{ homeId, payer, amount, shares }}
      payee={shown}
      paymentId={mine.paymentId}
      payeeDetails={payeeDetails.data}
      timeZone={supportedZone(home.data?.settings.timeZone)}
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

const freeOf = (shares: BetweenUs['lines']) => shares.filter(({ waits }) => !waits);

type OpenProps = {
  homeId: string;
  payer: Payer;
  payee: BetweenUs;
  amount: number;
  shares: BetweenUs['lines'];
  /** The share for which the receipt is sent. */
  paymentId: string;
  payeeDetails: PayeeDetails | null | undefined;
  /** The home's. */
  timeZone: string;
  home: string;
  /** The page shows other shares than at first. */
  isChanged: boolean;
  /** A shown share is settled or has another amount by now. */
  isOvertaken: boolean;
  onOvertaken: () => void;
};

function Open({
  homeId,
  payer,
  payee,
  amount,
  shares,
  paymentId,
  payeeDetails,
  timeZone,
  ...page
}: OpenProps) {
  const { home, isChanged, isOvertaken, onOvertaken } = page;
  const proof = useProof(
    { paymentId, userId: payer.id },
    {
      userId: payee.userId,
      lines: shares.map((share) => ({
        paymentId: share.paymentId,
        userId: share.userId,
        amount: share.amount,
      })),
    },
  );
  const { name } = proof.state;
  // While the requester is being asked, the shares wait because of this very receipt.
  const isAsking = proof.asking?.busy === true;
  const isBehind = isOvertaken && !isAsking && (name === 'upload' || name === 'error');
  useEffect(() => {
    if (isBehind) onOvertaken();
  });
  return (
    <Proof
      proof={proof}
      paid={{ amount, timeZone, requester: { name: payee.displayName } }}
      slip={() => ({
        title: words.slip(payer.displayName),
        payee: { name: payee.displayName, tone: payee.tone, photo: payee.photoURL },
        notes: payee.notes,
        home,
        amount,
        children: <SharesOfBoth payerId={payer.id} payee={payee} shares={shares} />,
      })}
      changed={isChanged ? words.changed : undefined}
      payeeDetails={payeeDetails}
      place={{ search: { homeId }, hash: '' }}
    />
  );
}
