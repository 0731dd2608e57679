import { lazy, Suspense } from 'react';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { untilIdle } from '#web/ui/hooks/when-idle.ts';

const load = () => import('#web/chores/WhyMe.tsx');
const Loaded = lazy(async () => {
  await untilIdle();
  return { default: (await load()).WhyMe };
});

/** 'Why me?' on one's own open chore; its code comes after all else, and its place is kept (docs/product/fair.md 'Why me?'). */
export const WhyMe = (props: { chore: BoardChore; className: string }) =>
  props.chore.mayComplete && (
    <Suspense fallback={<span className={props.className} />}>
      <Loaded {...props} />
    </Suspense>
  );
