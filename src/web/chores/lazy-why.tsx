import { lazy, Suspense } from 'react';
import type { BoardChore } from '#web/chores/board-chore.ts';

const Loaded = lazy(() => import('#web/chores/WhyMe.tsx').then((file) => ({ default: file.WhyMe })));

/** 'Why me?' on one's own open chore; its code comes after all else, and its place is kept (docs/product/fair.md 'Why me?'). */
export const WhyMe = (props: { chore: BoardChore; className: string }) =>
  props.chore.mayComplete && (
    <Suspense fallback={<span className={props.className} />}>
      <Loaded {...props} />
    </Suspense>
  );
