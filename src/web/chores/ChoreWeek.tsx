import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type Day, weekStart } from '#domain/days.ts';
import { chorePlace } from '#domain/places.ts';
import type { Home } from '#contract/homes.ts';
import { board, emptyWeek } from '#words/chores.ts';
import { layout as layoutWords, linkWords } from '#words/layout.ts';
import { useLinkedPlace } from '#web/app/linked-place.ts';
import type { BoardTab, BoardView } from '#web/chores/ChoreWeekHeader.tsx';
import { BoardSkeleton, useNarrow, type BoardLayout } from '#web/chores/chore-board-layout.tsx';
import type { OpeningHandler } from '#web/chores/ChoreParts.tsx';
import type { Face } from '#web/homes/faces.ts';
import {
  allToLetGo,
  NO_LATE,
  partsOfLate,
  partsOfWeek,
  whyEmpty,
  type WeekSeen,
} from '#web/chores/week-parts.ts';
import type { SwapHandlers } from '#web/chores/ChoreActions.tsx';
import { useCompleting } from '#web/chores/use-completing.ts';
import type { useWeek } from '#web/chores/use-week.ts';
import { COMPLETED, LET_GO } from '#web/chores/board-chore.ts';
import { useFinishing } from '#web/chores/finished-chore.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { PartFailed } from '#web/ui/layout/part-failed.tsx';
import { Amounts } from '#web/ui/layout/amounts-in-text.tsx';
import { PandanArt } from '#web/ui/drawings/home-art.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';

const ChoreColumns = lazyPart(() => import('#web/chores/ChoreColumns.tsx'), 'ChoreColumns');
const ChoreTable = lazyPart(() => import('#web/chores/ChoreTable.tsx'), 'ChoreTable');
const ChoreStackedTable = lazyPart(() => import('#web/chores/ChoreStackedTable.tsx'), 'ChoreStackedTable');
const ChoreDayList = lazyPart(() => import('#web/chores/ChoreDayList.tsx'), 'ChoreDayList');
const LateChores = lazyPart(() => import('#web/chores/LateChores.tsx'), 'LateChores');
const LetGoAllLate = lazyPart(() => import('#web/chores/LateChores.tsx'), 'LetGoAllLate');
/** The layouts, of which a screen shows one, and a part that not every week needs. */
export const weekParts = [ChoreColumns, ChoreTable, ChoreStackedTable, ChoreDayList, LateChores];

/**
 * Completes and reopens the board's chores, in their rows or in the sheet. A completed chore keeps its place for a
 * moment.
 */
export function useFinishingWeek(homeId: string, week: ReturnType<typeof useWeek>) {
  const { complete, reopen } = useCompleting(homeId, week.me);
  const weekRows = useFinishing(week.chores);
  const lateRows = useFinishing(week.late?.chores ?? []);
  const completeInPlace = (choreId: string) => {
    const chore = weekRows.rows.find(({ id }) => id === choreId);
    weekRows.stay(choreId, { ...COMPLETED, staysLate: chore?.badge === 'overdue' });
    lateRows.stay(choreId, COMPLETED);
    complete(choreId);
  };
  return { weekRows, lateRows, onComplete: completeInPlace, onReopen: reopen };
}

type WeekProps = SwapHandlers &
  OpeningHandler & {
    homeId: string;
    week: ReturnType<typeof useWeek>;
    finishing: ReturnType<typeof useFinishingWeek>;
    tab: BoardTab;
    layout: BoardLayout;
    view: BoardView;
    peopleAwayOn: (day: Day) => Face[];
    onWeek: (monday: Day) => void;
    /** Called when a row disappears after an action in it. */
    onGone: () => void;
  };

/** Shows late chores of earlier weeks, and the week's chores in the layout of the screen, or why there are none. */
export function ChoreWeek({
  homeId,
  week,
  finishing,
  tab,
  layout,
  view,
  onWeek,
  onGone,
  ...others
}: WeekProps) {
  const isNarrow = useNarrow();
  const linked = useLocation({ select: ({ hash }) => hash });
  const { home, days, today, monday } = week;
  const { weekRows, lateRows, onComplete, onReopen } = finishing;
  if (week.hasFailed)
    return (
      <div className="card">
        <PartFailed text={board.loadFailed} again={layoutWords.tryAgain} onAgain={week.refetch} />
      </div>
    );
  const skeleton = <BoardSkeleton layout={view === 'table' ? 'list' : layout} />;
  if (week.isPending || !home) return skeleton;
  const chores = weekRows.rows
    .filter((chore) => days.includes(chore.dueDate) && (tab === 'all' || chore.mine))
    .map((chore) =>
      weekRows.finished(chore.id)?.staysLate ? Object.assign({}, chore, { staysLate: true }) : chore,
    );
  const isStackedTable = isNarrow && view === 'table';
  const late = partsOfLate(
    { ...(week.late ?? NO_LATE), chores: lateRows.rows },
    tab,
    isNarrow || layout === 'list',
    lateRows.isStaying,
    isStackedTable ? partsOfWeek(days, today, chores).overdue : [],
  );
  const hasLate = late.atOnce.length + late.folded.length > 0;
  const all = week.late && allToLetGo(week.late, tab, home.role);
  const completeAnywhere = (choreId: string) => {
    onComplete(choreId);
    // Its row leaves the board.
    if (lateRows.rows.some(({ id }) => id === choreId)) onGone();
  };
  const props = { days, today, chores, onComplete, onReopen, ...others };
  const chosen = () => {
    if (chores.length === 0) {
      const seen = { monday, today, known: week.known, hasLate: hasLate || week.hasLateFailed };
      return <EmptyWeek home={home} week={seen} hasOthers={week.chores.length > 0} onWeek={onWeek} />;
    }
    if (isStackedTable) return null;
    if (view === 'table') return <ChoreTable {...props} />;
    if (layout === 'list') return <ChoreDayList {...props} linked={linked} />;
    return <ChoreColumns {...props} scroller={layout === 'scroller'} />;
  };
  return (
    // By key, another week folds its earlier days again.
    <Suspense key={monday} fallback={skeleton}>
      {week.hasLateFailed && (
        <div className="card mb-4">
          <PartFailed text={board.lateFailed} again={layoutWords.tryAgain} onAgain={week.refetchLate} />
        </div>
      )}
      {isStackedTable && (hasLate || chores.length > 0) && (
        <ChoreStackedTable
          {...props}
          onComplete={completeAnywhere}
          late={hasLate ? late : undefined}
          letGoOfAll={all && <LetGoAllLate {...{ homeId, monday, all, onGone }} />}
          isSettling={weekRows.isSettling || lateRows.isSettling}
          linked={linked}
        />
      )}
      {hasLate && !isStackedTable && (
        <LateChores
          homeId={homeId}
          monday={monday}
          parts={late}
          late={week.late}
          tab={tab}
          role={home.role}
          linked={linked}
          onComplete={onComplete}
          onReopen={onReopen}
          onLettingGo={(choreId) => lateRows.stay(choreId, LET_GO)}
          isSettling={lateRows.isSettling}
          onGone={onGone}
          onOpen={others.onOpen}
        />
      )}
      {chosen()}
      {linked.startsWith(chorePlace('')) && <LinkedChore isFetching={week.isFetching()} />}
    </Suspense>
  );
}

/**
 * Scrolls to the chore that the address names. It is rendered next to the parts that may contain the chore, so that it
 * waits for their code.
 */
function LinkedChore({ isFetching }: { isFetching: boolean }) {
  useLinkedPlace({
    prefix: chorePlace(''),
    isLoaded: true,
    isFetching,
    onMissing: () => showToast({ kind: 'error', text: linkWords.notFound }),
  });
  return null;
}

type EmptyProps = {
  home: Home;
  week: WeekSeen;
  /** The week has chores, but none of the reader's. */
  hasOthers: boolean;
  onWeek: (monday: Day) => void;
};

/** Says why the week has no chores, and links to the next ones if they are known. */
function EmptyWeek({ home, week, hasOthers, onWeek }: EmptyProps) {
  const { text, next } = hasOthers ? { text: emptyWeek.noneMine } : whyEmpty(home, week);
  return (
    <div className="card">
      <EmptyState art={<PandanArt />} text={<Amounts>{text}</Amounts>}>
        {next && <Button onClick={() => onWeek(weekStart(next.day))}>{next.label}</Button>}
      </EmptyState>
    </div>
  );
}
