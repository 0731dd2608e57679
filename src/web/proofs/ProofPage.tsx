import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Paperclip } from 'lucide-react';
import type { Bill } from '#contract/functions.ts';
import type { LinkedShareKey } from '#contract/payments.ts';
import { payeeDetailsTitle, signInToPay } from '#words/payee-details.ts';
import { openBill, proofProblems, slip as words } from '#words/proof-page.ts';
import { sessionQuery, useSession } from '#web/app/session.tsx';
import { linkTokenHeader, useLinkToken } from '#web/device/link-token.ts';
import { BadLinkPage, EndedPage, isEnded, placeOf } from '#web/proofs/EndedProof.tsx';
import { useAmountBefore } from '#web/proofs/payment-status.ts';
import { Proof, ProofSkeleton } from '#web/proofs/Proof.tsx';
import { ProofOfSeveral } from '#web/proofs/ProofOfSeveral.tsx';
import { OneShare } from '#web/proofs/ProofSlip.tsx';
import { useProof } from '#web/proofs/use-proof.ts';
import { PictureOpener } from '#web/ui/windows/picture-opener.tsx';

const route = getRouteApi('/payment-success');

/** The page for a receipt. A debtor's letter opens one share, by its token or for the debtor who is signed in. 'Settle up' opens several. */
export function ProofPage() {
  const { paymentId, userId, settle, homeId } = route.useSearch();
  const token = useLinkToken() || undefined;
  if (settle !== undefined) return <ProofOfSeveral payeeId={settle} homeId={homeId} />;
  if (paymentId === undefined || userId === undefined)
    return <BadLinkPage text={proofProblems.linkIncomplete} />;
  const link = { paymentId, userId, token };
  const Page = token === undefined ? OwnShare : LinkedShare;
  return <Page key={`${paymentId} ${userId} ${token}`} link={link} />;
}

function OwnShare({ link }: { link: LinkedShareKey }) {
  const { user } = useSession();
  return user?.id === link.userId.toLowerCase() ? (
    <LinkedShare link={link} />
  ) : (
    <BadLinkPage text={proofProblems.tokenMissing} />
  );
}

function LinkedShare({ link }: { link: LinkedShareKey }) {
  const proof = useProof(link);
  const { state, share } = proof;
  const bill = share?.bill;
  const amountBefore = useAmountBefore(bill?.amount);
  const place = placeOf(link, share?.homeId);
  if (state.name === 'bad_link') return <BadLinkPage text={proofProblems.linkExpired} />;
  if (state.name === 'loading') return <ProofSkeleton />;
  if (isEnded(state)) return <EndedPage how={state.name} bill={bill} place={place} />;
  return (
    <Proof
      proof={proof}
      paid={bill}
      slip={
        bill &&
        ((isPaid) => ({
          title: isPaid ? words.paidBy(bill.debtorName) : words.owe(bill.debtorName),
          payee: bill.requester,
          notes: share.notes ?? [],
          home: bill.homeName,
          amount: bill.amount,
          children: (
            <OneShare
              bill={bill}
              attached={
                share.attached !== null && <OpenBill link={link} bill={bill} address={share.attached} />
              }
            />
          ),
        }))
      }
      changed={
        bill && amountBefore !== undefined
          ? words.amountChanged(bill.requester.name, amountBefore, bill.amount)
          : undefined
      }
      payeeDetails={share?.howToPay}
      signIn={share?.signInToPay === true && <SignInToPay link={link} bill={share.bill} />}
      place={place}
    />
  );
}

type OpenBillProps = { link: LinkedShareKey; bill: Bill; address: string };

/** Opens the bill, for holders of the letter and its signed-in reader. */
const OpenBill = ({ link, bill, address }: OpenBillProps) => (
  <PictureOpener
    address={address}
    headers={linkTokenHeader(link)}
    alt={openBill.alt(bill.title)}
    icon={<Paperclip size={16} aria-hidden />}
    words={{ ...openBill, title: openBill.title(bill.title) }}
    className="-mr-2.5 px-2.5! font-medium"
  />
);

/**
 * Shown instead of payment details if the reader has only the letter (docs/product/payment-details.md 'Unconfirmed
 * addresses'). For a signed-in reader it has no link: the debtor would see the details already, and another person
 * has no such request.
 */
function SignInToPay({ link: { paymentId, userId }, bill }: { link: LinkedShareKey; bill: Bill }) {
  const { data } = useQuery(sessionQuery);
  const next = `/payment-success?${new URLSearchParams({ paymentId, userId })}`;
  return (
    <section aria-label={payeeDetailsTitle(bill.requester.name)} className="card px-5 py-2 sm:px-7">
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
