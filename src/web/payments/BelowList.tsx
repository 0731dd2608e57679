import { lazy } from 'react';
import { spending } from '#words/spending.ts';
import { FoldedRegion } from '#web/payments/FoldedRegion.tsx';
import { Repeating } from '#web/payments/repeating/Repeating.tsx';

const loadSpending = () => import('#web/payments/Spending.tsx');
const Spending = lazy(() => loadSpending().then((file) => ({ default: file.Spending })));

/** What is not wanted every day, below the list (docs/product/money.md 'Parts below the list'). Load it lazily. */
export const BelowList = ({ homeId, hasRepeated }: { homeId: string; hasRepeated: boolean }) => (
  <>
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
