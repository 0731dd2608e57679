import { Suspense } from 'react';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { untilIdle } from '#web/ui/hooks/when-idle.ts';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';

const Loaded = lazyPart(async () => {
  await untilIdle();
  return import('#web/chores/WhyMe.tsx');
}, 'WhyMe');

/** 'Why me?' on one's own open chore; its code comes after all else, and its place is kept (docs/product/fair.md 'Why me?'). */
export const WhyMe = (props: { chore: BoardChore; className: string }) =>
  props.chore.mayComplete && (
    <Suspense fallback={<span className={props.className} />}>
      <Loaded {...props} />
    </Suspense>
  );
