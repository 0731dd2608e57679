import { lazy, useState } from 'react';
import { betweenUs } from '#words/settling-up.ts';
import { spending } from '#words/spending.ts';
import type { HowToPay } from '#web/money/BetweenUs.tsx';
import { FoldedRegion } from '#web/money/FoldedRegion.tsx';
import { Repeating } from '#web/money/Repeating.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadBetweenUs = keepLoading(() => import('#web/money/BetweenUs.tsx'));
const BetweenUs = lazy(() => loadBetweenUs().then((file) => ({ default: file.BetweenUs })));
const loadSpending = keepLoading(() => import('#web/money/Spending.tsx'));
const Spending = lazy(() => loadSpending().then((file) => ({ default: file.Spending })));

export { RepeatingButton } from '#web/money/RepeatingButton.tsx';

type BelowListProps = {
  homeId: string;
  me: string;
  /** Something repeats, or did. */
  hasRepeated: boolean;
  /** Something is open: what two owe each other shows by itself. */
  isAnythingOpen: boolean;
  /** How somebody can be paid, in the sheet of settling up. */
  HowToPay: HowToPay;
};

/** What is not wanted every day, below the list (docs/product/money.md 'Parts below the list'). Load it lazily. */
export function BelowList({ homeId, me, hasRepeated, isAnythingOpen, HowToPay }: BelowListProps) {
  // It opens with what comes while one looks on, and does not shut by itself once all is settled.
  const [isOpenAtFirst, setIsOpenAtFirst] = useState(isAnythingOpen);
  if (isAnythingOpen && !isOpenAtFirst) setIsOpenAtFirst(true);
  return (
    <>
      <FoldedRegion
        region="between-us"
        title={betweenUs.title}
        homeId={homeId}
        isOpenAtFirst={isOpenAtFirst}
        onNear={() => void loadBetweenUs().catch(() => {})}
      >
        <BetweenUs {...{ homeId, me, HowToPay }} />
      </FoldedRegion>
      {hasRepeated && <Repeating homeId={homeId} />}
      <FoldedRegion
        region="spending"
        title={spending.title}
        homeId={homeId}
        onNear={() => void loadSpending().catch(() => {})}
      >
        <Spending homeId={homeId} />
      </FoldedRegion>
    </>
  );
}
