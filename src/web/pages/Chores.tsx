import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { addDays, daysOfWeek, weekStart, type Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { api } from '#web/api.ts';
import { toBoardChore } from '#web/chores/board-chore.ts';
import { BoardSkeleton } from '#web/chores/BoardSkeleton.tsx';
import { ChoreColumns } from '#web/chores/ChoreColumns.tsx';
import { whyEmpty } from '#web/chores/empty-week.ts';
import { useBoardLayout } from '#web/chores/layout.ts';
import { useCompleting } from '#web/chores/use-completing.ts';
import { WeekHeader } from '#web/chores/WeekHeader.tsx';
import { useMe } from '#web/session.tsx';
import { EnvelopeArt, NoHomeArt, PandanArt } from '#web/ui/art.tsx';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useToday } from '#web/ui/use-today.ts';

const route = getRouteApi('/_app/chores');

/** The weekly chore board (spec §2 Chores). */
export function Chores() {
  const { homeId } = useMe();
  if (homeId === null)
    return (
      <EmptyState art={<NoHomeArt />} title={board.noHome} text={board.noHomeText}>
        <Link to="/home-management" className={buttonLook({ size: 'large' })}>
          {board.manageHomes}
        </Link>
      </EmptyState>
    );
  return <Board key={homeId} homeId={homeId} />;
}

/** Three weeks around the one that is shown (spec §9): the neighbours stand ready when an arrow is pressed. */
const windowAround = (monday: Day) => ({ from: addDays(monday, -7), to: addDays(monday, 13) });

function useWeek(homeId: string) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const me = useMe().id;
  const home = useQuery(api.homes.getHome.queryOptions({ input: { homeId } })).data;
  const templates = useQuery(api.templates.listTemplates.queryOptions({ input: { homeId } })).data ?? [];
  const clock = useToday(home?.settings.timeZone);
  const asked = weekStart(search.week ?? clock);
  const list = useQuery(
    api.chores.listChores.queryOptions({
      input: { homeId, ...windowAround(asked) },
      placeholderData: keepPreviousData,
    }),
  );
  const { refetch } = list;
  const served = list.data?.today;
  // The server says what day it is; a board left open over midnight asks again.
  useEffect(() => {
    if (served !== undefined && served !== clock) void refetch();
  }, [clock, served, refetch]);
  const today = served ?? clock;
  const monday = weekStart(search.week ?? today);
  const days = daysOfWeek(monday);
  const chores = (list.data?.chores ?? [])
    .filter((chore) => days.includes(chore.dueDate))
    .map((chore) => toBoardChore(chore, { home, templates, me, today }));
  const show = (week: Day | undefined) => void navigate({ search: week ? { week } : {}, resetScroll: false });
  return { home, list, today, monday, days, chores, show, me };
}

function Board({ homeId }: { homeId: string }) {
  const { home, list, today, monday, days, chores, show, me } = useWeek(homeId);
  const { complete, reopen } = useCompleting(homeId, me);
  const scroller = useBoardLayout() === 'scroller';
  // A week beyond the window that is still being read is not empty.
  const unknown = list.isPending || (list.isPlaceholderData && chores.length === 0);
  return (
    <>
      <PageHead title={board.title} text={home && board.subtitle(home.name)} />
      <WeekHeader
        monday={monday}
        chores={chores}
        isThisWeek={monday === weekStart(today)}
        onWeek={show}
        onThisWeek={() => show(undefined)}
      />
      <section aria-label={board.choresOfWeek}>
        {list.isError && !list.data ? (
          <div className="card">
            <EmptyState art={<EnvelopeArt refused />} text={board.loadFailed}>
              <Button onClick={() => void list.refetch()}>{board.tryAgain}</Button>
            </EmptyState>
          </div>
        ) : unknown || !home ? (
          <BoardSkeleton scroller={scroller} />
        ) : chores.length === 0 ? (
          <EmptyWeek {...whyEmpty(home, monday, today, list.data?.chores ?? [])} onShow={show} />
        ) : (
          <ChoreColumns
            days={days}
            today={today}
            chores={chores}
            scroller={scroller}
            onComplete={complete}
            onReopen={reopen}
          />
        )}
      </section>
    </>
  );
}

function EmptyWeek({ text, next, onShow }: ReturnType<typeof whyEmpty> & { onShow: (week: Day) => void }) {
  return (
    <div className="card">
      <EmptyState art={<PandanArt />} text={text}>
        {next && <Button onClick={() => onShow(weekStart(next.day))}>{next.label}</Button>}
      </EmptyState>
    </div>
  );
}
