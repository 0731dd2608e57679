import { board } from '#words/chores.ts';
import { useLocalStorage } from '#web/ui/hooks/use-local-storage.ts';
import { useMedia } from '#web/ui/hooks/screen.ts';
import { Loading, Skeleton } from '#web/ui/drawings/loading.tsx';

export type BoardLayout = 'scroller' | 'columns' | 'list';
/** The content of the calendar on desktops: seven columns, or a list of the remaining days. */
export type DaysShown = 'week' | 'remaining';

const LIST_SCREEN =
  '(orientation: landscape) and (width < 64rem), (orientation: landscape) and (height < 500px)';
const SCROLLER_SCREEN = '(orientation: portrait) and (width < 48rem)';
const UPRIGHT = '(orientation: portrait)';

/**
 * Returns the calendar's layout (docs/product/board.md 'Views and layouts'). Only desktops have a choice, which the
 * device remembers.
 */
export function useBoardLayout() {
  const [stored, store] = useLocalStorage('board-days');
  const list = useMedia(LIST_SCREEN);
  const scroller = useMedia(SCROLLER_SCREEN);
  const upright = useMedia(UPRIGHT);
  const daysShown: DaysShown = stored === 'remaining' ? 'remaining' : 'week';
  const mayChoose = !list && !upright;
  const calendar = (): BoardLayout => {
    if (list) return 'list';
    if (scroller) return 'scroller';
    return mayChoose && daysShown === 'remaining' ? 'list' : 'columns';
  };
  return {
    layout: calendar(),
    mayChoose,
    daysShown,
    chooseDays: (days: DaysShown) => store(days),
    /** A phone on its side has no room for planning above the chores. */
    planningBelow: list,
  };
}

/** Phones: the board opens with the table, and planning is in a sheet. */
export const useNarrow = () => useMedia('(width < 48rem)');

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SHAPES: Record<BoardLayout, { around: string; day: string }> = {
  scroller: {
    around: '-mx-4 flex gap-2.5 overflow-hidden px-4',
    day: 'h-72 flex-[0_0_min(78vw,300px)] rounded-lg',
  },
  columns: { around: 'grid grid-cols-7 gap-1 max-lg:-mx-2.5 lg:gap-1.5 xl:gap-2.5', day: 'h-80 rounded-lg' },
  list: { around: 'grid max-w-4xl grid-cols-1 gap-2.5', day: 'h-16 rounded-lg' },
};

export const BoardSkeleton = ({ layout }: { layout: BoardLayout }) => (
  <Loading label={board.loading} className={SHAPES[layout].around}>
    {DAYS.map((day) => (
      <Skeleton key={day} className={SHAPES[layout].day} />
    ))}
  </Loading>
);
