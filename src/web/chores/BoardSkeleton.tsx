import { board } from '#words/chores.ts';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The board's shape while the first week is read. */
export const BoardSkeleton = ({ scroller }: { scroller: boolean }) => (
  <Loading
    label={board.loading}
    className={scroller ? '-mx-4 flex gap-2.5 overflow-hidden px-4' : 'grid grid-cols-7 gap-1.5 lg:gap-2.5'}
  >
    {DAYS.map((day) => (
      <Skeleton
        key={day}
        className={scroller ? 'h-72 flex-[0_0_min(78vw,300px)] rounded-lg' : 'h-80 rounded-lg'}
      />
    ))}
  </Loading>
);
