import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import type { Home } from '#contract/homes.ts';
import { board } from '#words/chores.ts';
import { newcomer as words } from '#words/dashboard.ts';
import { dayHeading } from '#words/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { buttonLook } from '#web/ui/controls/button.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** Shown to a newcomer until their first chore is due (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardNewcomer({ home, first }: { home: Home; first: BoardChore }) {
  const titleId = useId();
  const { members, settings } = home;
  return (
    <section aria-labelledby={titleId} className="card @container p-3.5 sm:px-4">
      <div className="flex items-center gap-[13px]">
        <span className="@max-[15rem]:hidden">
          <Tile icon={first.icon} size={52} />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="text-lg leading-tight font-bold">
            {words.title(first.name)}
          </h2>
          <FactsLine
            className="text-sm text-ink2"
            of={[dayHeading(first.dueDate), first.minutes !== undefined && board.minutes(first.minutes)]}
          />
        </div>
      </div>
      <p className="mt-2.5 text-sm">
        {settings.dealBy === 'turns' ? words.turns(members.length) : words.evenMinutes}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Link
          to="/chores"
          search={{ tab: 'mine' }}
          className={buttonLook({ variant: 'soft', className: 'max-sm:flex-[1_0_auto]' })}
        >
          <CalendarDays size={16} aria-hidden />
          {words.week}
        </Link>
        <Link to="/home-management/members" className={buttonLook({ variant: 'ghost' })}>
          {words.people}
        </Link>
      </div>
    </section>
  );
}
