import type { PlanOffer, PlanOffers as Offers } from '#contract/plans.ts';
import { planOffers } from '#words/planning.ts';
import { MisfitOffer } from '#web/plan/MisfitOffer.tsx';
import { useShownOffers } from '#web/plan/use-plan-offers.ts';

type Props = {
  homeId: string;
  offers: Offers | undefined;
  /** The banner went, and the button that was pressed with it. */
  onGone: () => void;
  className?: string;
};

/** Returns all misfits as one, since one answer serves; undefined if there are none. */
function merged([first, ...others]: readonly PlanOffer[]): PlanOffer | undefined {
  return others.reduce<PlanOffer | undefined>(
    (one, other) =>
      one && {
        templateIds: [...one.templateIds, ...other.templateIds],
        cause: `${one.cause} ${other.cause}`,
        added: one.added + other.added,
        moved: one.moved + other.moved,
        removed: one.removed + other.removed,
        reassigned: one.reassigned + other.reassigned,
        swapsEnded: one.swapsEnded + other.swapsEnded,
        from: one.from < other.from ? one.from : other.from,
      },
    first,
  );
}

/** Offers to plan again what does not fit (docs/product/plan.md 'Banners for every member'), on the board and on Home Management. */
export function PlanOffers({ homeId, offers, onGone, className }: Props) {
  const { misfits, refuse } = useShownOffers(homeId, offers);
  const misfit = merged(misfits);
  const putOff = () => {
    refuse();
    onGone();
  };
  return (
    // Stands here from the start: an announcement needs its region before its text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
    <div role="status" aria-label={planOffers} className={misfit ? className : 'absolute'}>
      {misfit && <MisfitOffer homeId={homeId} misfit={misfit} onRefuse={putOff} onGone={onGone} />}
    </div>
  );
}
