import { board } from '#words/chores.ts';
import type { BoardLayout } from '#web/chores/layout.ts';
import { Loading, Skeleton } from '#web/ui/drawings/skeleton.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHAPES: Record<BoardLayout, { around: string; day: string }> = {
  scroller: {
    around: '-mx-4 flex gap-2.5 overflow-hidden px-4',
    day: 'h-72 flex-[0_0_min(78vw,300px)] rounded-lg',
  },
  columns: { around: 'grid grid-cols-7 gap-1 max-lg:-mx-2.5 lg:gap-1.5 xl:gap-2.5', day: 'h-80 rounded-lg' },
  list: { around: 'grid max-w-4xl grid-cols-1 gap-2.5', day: 'h-16 rounded-lg' },
};

/** The board's shape while the first week is read. */
export const BoardSkeleton = ({ layout }: { layout: BoardLayout }) => (
  <Loading label={board.loading} className={SHAPES[layout].around}>
    {DAYS.map((day) => (
      <Skeleton key={day} className={SHAPES[layout].day} />
    ))}
  </Loading>
);
