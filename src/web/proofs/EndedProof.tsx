import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Bill } from '#contract/functions.ts';
import type { LinkedShareKey } from '#contract/payments.ts';
import { paymentPlace } from '#domain/places.ts';
import { badLink, ended, proofPage as words } from '#words/proof-page.ts';
import { BarePage } from '#web/app/BarePage.tsx';
import { sessionQuery } from '#web/app/session.tsx';
import type { ProofState } from '#web/proofs/use-proof.ts';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { EnvelopeArt } from '#web/ui/drawings/art.tsx';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { BarePageCard } from '#web/app/BarePageCard.tsx';

/** The address of the request in its home's list, if the reader can see it there. */
export const placeOf = ({ paymentId }: LinkedShareKey, homeId: string | undefined) =>
  homeId === undefined ? {} : { search: { homeId }, hash: paymentPlace(paymentId) };
export type Place = ReturnType<typeof placeOf>;

export const ToRequests = ({ place, filled = false }: { place?: Place; filled?: boolean }) => (
  <Link to="/pay-my-money-back" {...place} className={buttonLook({ variant: filled ? 'filled' : 'outline' })}>
    {words.toRequests}
  </Link>
);

/** Leads back to the list. A reader without a session has no list. */
export function WayBack({ place }: { place: Place }) {
  const { data } = useQuery(sessionQuery);
  if (!data?.user) return null;
  return (
    <Link to="/pay-my-money-back" {...place} className="link justify-self-start text-15">
      {words.back}
    </Link>
  );
}

const ENDS = {
  deleted: { title: ended.deleted, text: ended.deletedText },
  gone: { title: ended.gone, text: ended.goneText },
  let_go: { title: ended.letGo, text: ended.letGoText },
  gone_with_request: { title: ended.deleted, text: ended.goneDeletedText },
};

type Ended = ProofState & { name: keyof typeof ENDS };
export const isEnded = (state: ProofState): state is Ended => Object.hasOwn(ENDS, state.name);

type EndedPageProps = { how: keyof typeof ENDS; bill: Bill | undefined; place: Place };

/** Says why there is nothing to upload any more. */
export function EndedPage({ how, bill, place }: EndedPageProps) {
  // The others are not listed any more.
  const isListed = how === 'let_go' || how === 'gone';
  const known = how === 'let_go' && bill;
  const text = known ? ended.letGoBy(bill.requester.name, bill.amount, bill.title) : ENDS[how].text;
  return (
    <BarePage>
      <BarePageCard
        art={<EnvelopeArt />}
        ground="plain"
        title={ENDS[how].title}
        text={<Amounts>{text}</Amounts>}
      >
        <ToRequests {...(isListed && { place })} />
      </BarePageCard>
    </BarePage>
  );
}

export const BadLinkPage = ({ text }: { text: string }) => (
  <BarePage>
    <BarePageCard
      art={<EnvelopeArt refused />}
      ground="plain"
      title={badLink.title}
      text={text}
      hint={badLink.hint}
    >
      <ToRequests />
    </BarePageCard>
  </BarePage>
);
