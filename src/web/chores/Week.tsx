import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Day } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import { layout as layoutWords } from '#words/layout.ts';
import type { BoardTab, BoardView } from '#web/chores/BoardChoices.tsx';
import { BoardSkeleton } from '#web/chores/BoardSkeleton.tsx';
import { ChoreColumns } from '#web/chores/ChoreColumns.tsx';
import type { OpeningHandler } from '#web/chores/ChoreLink.tsx';
import type { Face } from '#web/chores/faces.ts';
import { partsOfLate } from '#web/chores/late.ts';
import { useStacked, type BoardLayout } from '#web/chores/layout.ts';
import {
  LazyEmptyWeek,
  LazyLateChores,
  LazyLinkedChore,
  LazyList,
  LazyTable,
} from '#web/chores/lazy-parts.tsx';
import type { SwapHandlers } from '#web/chores/SwapControl.tsx';
import { useCompleting } from '#web/chores/use-completing.ts';
import type { useWeek } from '#web/chores/use-week.ts';
import { PartFailed } from '#web/ui/part-failed.tsx';

type WeekProps = SwapHandlers &
  OpeningHandler & {
    homeId: string;
    week: ReturnType<typeof useWeek>;
    tab: BoardTab;
    layout: BoardLayout;
    view: BoardView;
    peopleAwayOn: (day: Day) => Face[];
    onWeek: (monday: Day) => void;
    /** A row went with what was done in it. */
    onGone: () => void;
  };

/** What is late from earlier weeks, and the chores of a week in the layout of the screen, or why there are none. */
export function Week({ homeId, week, tab, layout, view, onWeek, onGone, ...others }: WeekProps) {
  const { complete, reopen } = useCompleting(homeId, week.me);
  const stacked = useStacked();
  const linked = useLocation({ select: ({ hash }) => hash });
  const { home, days, today, monday } = week;
  if (week.hasFailed)
    return (
      <div className="card">
        <PartFailed text={board.loadFailed} again={layoutWords.tryAgain} onAgain={week.readAgain} />
      </div>
    );
  const skeleton = <BoardSkeleton layout={view === 'table' ? 'list' : layout} />;
  if (week.isPending || !home) return skeleton;
  const late = week.late && partsOfLate(week.late, tab, stacked || layout === 'list');
  const hasLate = late !== undefined && late.count > 0;
  const chores = week.chores.filter((chore) => tab === 'all' || chore.mine);
  const chosen = () => {
    if (chores.length === 0) {
      const seen = { monday, today, known: week.known, hasLate };
      return <LazyEmptyWeek home={home} week={seen} hasOthers={week.chores.length > 0} onWeek={onWeek} />;
    }
    const props = { days, today, chores, onComplete: complete, onReopen: reopen, ...others };
    if (view === 'table') return <LazyTable {...props} stacked={stacked} linked={linked} />;
    if (layout === 'list') return <LazyList {...props} linked={linked} />;
    return <ChoreColumns {...props} scroller={layout === 'scroller'} />;
  };
  return (
    // The key: another week has its own earlier days, folded again.
    <Suspense key={monday} fallback={skeleton}>
      {hasLate && (
        <LazyLateChores
          homeId={homeId}
          monday={monday}
          parts={late}
          late={week.late}
          tab={tab}
          role={home.role}
          linked={linked}
          onComplete={complete}
          onReopen={reopen}
          onGone={onGone}
          onOpen={others.onOpen}
        />
      )}
      {chosen()}
      {linked.startsWith(chorePlace('')) && (
        <Suspense>
          <LazyLinkedChore isReading={week.isReading()} />
        </Suspense>
      )}
    </Suspense>
  );
}
