import { clsx } from 'clsx';
import { createElement } from 'react';
import type { PlanOffers as Offers } from '#contract/plans.ts';
import { planOffers } from '#words/planning.ts';
import { loadedBanners } from '#web/plans/loaded-banners.ts';
import type { PlanBannersProps } from '#web/plans/PlanBanners.tsx';
import { useShownOffers } from '#web/plans/use-plan-offers.ts';

type Props = Omit<PlanBannersProps, 'shown'> & { offers: Offers | undefined; className?: string };

/**
 * What does not fit the plan, which nobody has to mend (docs/product/plan.md 'Banners for every member'): the same for every member, on the
 * board and on Home Management.
 */
export function PlanOffers({ offers, className, ...props }: Props) {
  const shown = useShownOffers(props.home, offers);
  const isAny = shown.weekends || shown.misfits.length > 0;
  const banners = loadedBanners();
  const look = isAny ? clsx('grid grid-cols-1 gap-3', className) : 'absolute';
  return (
    // Stands here from the start: an announcement needs its region before its text.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
    <div role="status" aria-label={planOffers} className={look}>
      {isAny && banners && createElement(banners, { ...props, shown })}
    </div>
  );
}
