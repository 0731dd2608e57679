import type { Home } from '#contract/homes.ts';
import { MisfitOffer } from '#web/plans/MisfitOffer.tsx';
import { merged } from '#web/plans/merged-misfits.ts';
import type { ShownOffers } from '#web/plans/use-plan-offers.ts';
import { WeekendsOffer } from '#web/plans/WeekendsOffer.tsx';

export type PlanBannersProps = {
  home: Home;
  shown: ShownOffers;
  onRegenerate: () => void;
  /** A banner went, and the button that was pressed with it. */
  onGone: () => void;
};

/** A banner for each of what does not fit; loaded with the answer that has any. */
export function PlanBanners({ home, shown, onRegenerate, onGone }: PlanBannersProps) {
  const misfit = merged(shown.misfits);
  const refuse = (refusal: () => void) => () => {
    refusal();
    onGone();
  };
  return (
    <>
      {shown.weekends && (
        <WeekendsOffer
          home={home}
          onRegenerate={onRegenerate}
          onRefuse={refuse(shown.refuseWeekends)}
          onGone={onGone}
        />
      )}
      {misfit && (
        <MisfitOffer
          homeId={home.id}
          misfit={misfit}
          onRefuse={refuse(shown.refuseMisfits)}
          onGone={onGone}
        />
      )}
    </>
  );
}
