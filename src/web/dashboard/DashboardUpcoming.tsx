import { Link } from '@tanstack/react-router';
import type { Day } from '#domain/days.ts';
import { board } from '#words/chores.ts';
import { counters, upcomingChores, weekdayDate } from '#words/dashboard.ts';
import { QUIET_CHORES, QuietChore } from '#web/dashboard/DashboardChore.tsx';
import type { BoardChore } from '#web/chores/board-chore.ts';
import type { OpeningHandler } from '#web/chores/ChoreParts.tsx';
import { PandanArt } from '#web/ui/drawings/home-art.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';

type Props = OpeningHandler & {
  today: Day;
  /** The first ones, in order. */
  chores: BoardChore[];
  count: number;
};

/** The chores of the next seven days (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardUpcoming({ today, chores, count, onOpen }: Props) {
  const more = count - chores.length;
  return (
    <Section
      title={counters.upcoming}
      action={
        more > 0 && (
          <Link to="/chores" className="link text-sm pointer-coarse:py-3.5">
            {upcomingChores.more(more)}
          </Link>
        )
      }
    >
      {chores.length === 0 ? (
        <div className="card">
          <EmptyState art={<PandanArt />} text={upcomingChores.none} />
        </div>
      ) : (
        <ul className={QUIET_CHORES}>
          {chores.map((chore) => (
            <QuietChore
              key={chore.id}
              chore={chore}
              who={
                chore.mine ? (
                  <b className="font-semibold text-link">{board.you}</b>
                ) : (
                  chore.assignee.displayName
                )
              }
              onOpen={onOpen}
            >
              <span className="shrink-0 text-13 text-ink2">{weekdayDate(chore.dueDate, today)}</span>
            </QuietChore>
          ))}
        </ul>
      )}
    </Section>
  );
}
