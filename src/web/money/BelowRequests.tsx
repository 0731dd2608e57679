import { useState } from 'react';
import { repeating, repeatingCount } from '#words/repeating.ts';
import { betweenUs } from '#words/settling-up.ts';
import { spending } from '#words/money.ts';
import { FoldedMoneyPart } from '#web/money/FoldedMoneyPart.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { Repeat } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';

const BetweenUs = lazyPart(() => import('#web/money/BetweenUs.tsx'), 'BetweenUs');
const RepeatingList = lazyPart(() => import('#web/money/RepeatingList.tsx'), 'RepeatingList');
const Spending = lazyPart(() => import('#web/money/Spending.tsx'), 'Spending');

type BelowRequestsProps = {
  homeId: string;
  me: string;
  /** A series of the reader exists, or existed since the page was opened. */
  hasRepeated: boolean;
  /** Something is open, so 'Between us' opens by itself. */
  isAnythingOpen: boolean;
};

/** The folded parts below the list (docs/product/money.md 'Parts below the list'). */
export function BelowRequests({ homeId, me, hasRepeated, isAnythingOpen }: BelowRequestsProps) {
  // It opens if something becomes open meanwhile, but does not close by itself once all is settled.
  const [isOpenAtFirst, setIsOpenAtFirst] = useState(isAnythingOpen);
  if (isAnythingOpen && !isOpenAtFirst) setIsOpenAtFirst(true);
  return (
    <>
      <FoldedMoneyPart
        region="between-us"
        title={betweenUs.title}
        homeId={homeId}
        isOpenAtFirst={isOpenAtFirst}
        onNear={BetweenUs.preload}
      >
        <BetweenUs {...{ homeId, me }} />
      </FoldedMoneyPart>
      {hasRepeated && (
        <FoldedMoneyPart
          region="repeating"
          title={repeating.title}
          homeId={homeId}
          onNear={RepeatingList.preload}
        >
          <RepeatingList homeId={homeId} />
        </FoldedMoneyPart>
      )}
      <FoldedMoneyPart region="spending" title={spending.title} homeId={homeId} onNear={Spending.preload}>
        <Spending homeId={homeId} />
      </FoldedMoneyPart>
    </>
  );
}

/** Opens the part below the list and moves there (docs/product/repeating.md 'The list of what repeats'). */
export const RepeatingButton = ({ count }: { count: number }) => (
  <Button
    variant="ghost"
    size="small"
    icon={<Repeat size={16} aria-hidden />}
    onClick={() => {
      const opener = document.querySelector<HTMLElement>('[data-region=repeating] button');
      if (opener?.ariaExpanded !== 'true') opener?.click();
      opener?.scrollIntoView({ block: 'start' });
      opener?.focus({ preventScroll: true });
    }}
  >
    {repeatingCount(count)}
  </Button>
);
