import { Link } from '@tanstack/react-router';
import type { Day } from '#domain/days.ts';
import { counters, upcomingChores, weekdayDate } from '#words/dashboard.ts';
import { Assignee, ChoreName } from '#web/dashboard/DashboardChore.tsx';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { PandanArt } from '#web/ui/drawings/home-art.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type Props = {
  today: Day;
  /** The first ones, in order. */
  chores: BoardChore[];
  count: number;
};

/** The chores of the next seven days (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardUpcoming({ today, chores, count }: Props) {
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
      <div className="card">
        {chores.length === 0 ? (
          <EmptyState art={<PandanArt />} text={upcomingChores.none} />
        ) : (
          <ul className="divide-y divide-line px-3 sm:px-4">
            {chores.map((chore) => (
              <li
                key={chore.id}
                className="relative flex flex-wrap items-center justify-end gap-x-3.5 gap-y-1 py-2"
              >
                <Tile icon={chore.icon} size={38} />
                <div className="min-w-0 flex-[999_1_min-content]">
                  <ChoreName chore={chore} today={today} className="text-15" />
                  <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink2">
                    <Assignee chore={chore} />
                    <FactsLine of={[factsOf(chore)]} className="text-13" />
                  </div>
                </div>
                <span className="shrink-0 text-sm font-semibold text-ink2">
                  {weekdayDate(chore.dueDate, today)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
