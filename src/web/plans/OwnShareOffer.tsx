import type { Home } from '#contract/homes.ts';
import { planOffers } from '#words/planning.ts';
import { keptOffersOf, offersIn, shareOfferOf } from '#web/plans/kept-offers.ts';
import { ShareOffer } from '#web/plans/ShareOffer.tsx';
import { useKept } from '#web/ui/use-kept.ts';

type Props = { home: Home; me: string; onGone: () => void };

/** What the board offers for every newcomer, to one newcomer on their dashboard; put off on either, it stays away on both. */
export function OwnShareOffer({ home, me, onGone }: Props) {
  const [kept, keep] = useKept(keptOffersOf(home.id));
  const refused = offersIn(kept);
  const own = shareOfferOf(me);
  if (refused.includes(own)) return null;
  const refuse = () => {
    keep([...refused, own].join('\n'));
    onGone();
  };
  return (
    <section aria-label={planOffers}>
      <ShareOffer home={home} me={me} waiting={[me]} onRefuse={refuse} onGone={onGone} />
    </section>
  );
}
