import { lazy } from 'react';
import { repeating as words } from '#words/repeating.ts';
import { FoldedRegion } from '#web/money/FoldedRegion.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadList = keepLoading(() => import('#web/money/RepeatingList.tsx'));
const RepeatingList = lazy(() => loadList().then((file) => ({ default: file.RepeatingList })));

/** What the reader asks for again and again (docs/product/repeating.md 'The list of what repeats'). */
export const Repeating = ({ homeId }: { homeId: string }) => (
  <FoldedRegion region="repeating" title={words.title} homeId={homeId} onNear={() => void loadList()}>
    <RepeatingList homeId={homeId} />
  </FoldedRegion>
);
