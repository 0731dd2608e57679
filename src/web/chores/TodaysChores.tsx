import { clsx } from 'clsx';
import type { Day } from '#domain/days.ts';
import { badges } from '#words/chores.ts';
import { counters, nothingDueToday } from '#words/dashboard.ts';
import { dayHeading } from '#words/days.ts';
import { Assignee } from '#web/chores/Assignee.tsx';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, type CompletingHandlers } from '#web/chores/ChoreActions.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Status } from '#web/ui/status.tsx';
import { Tile } from '#web/ui/tile.tsx';

type Props = CompletingHandlers & { today: Day; chores: BoardChore[] };

/** What is due today in the whole home, in the order given; one's own can be completed here. */
export function TodaysChores({ today, chores, ...handlers }: Props) {
  return (
    <Section
      title={counters.today}
      action={<span className="text-sm font-medium text-ink2">{dayHeading(today)}</span>}
    >
      {chores.length === 0 ? (
        <div className="card">
          <EmptyState text={nothingDueToday} />
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {chores.map((chore) => (
            <TodaysChore key={chore.id} chore={chore} {...handlers} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TodaysChore({ chore, ...handlers }: CompletingHandlers & { chore: BoardChore }) {
  const { name, icon, badge, mayComplete } = chore;
  return (
    <li
      className={clsx(
        'card flex flex-wrap items-center gap-x-3.5 gap-y-3 p-3 sm:px-4 sm:py-3.5',
        mayComplete && 'border-transparent ring-[1.5px] ring-primary ring-inset',
      )}
    >
      <Tile icon={icon} />
      <div className="min-w-0 flex-1">
        <h3
          className={clsx(
            'leading-snug font-[650] wrap-anywhere',
            chore.status === 'completed' && 'text-ink2',
          )}
        >
          {name}
        </h3>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink2">
          <Assignee chore={chore} />
          <span className="shrink-0 text-sm">{factsOf(chore)}</span>
        </div>
      </div>
      {!mayComplete && <Status state={badge}>{badges[badge]}</Status>}
      <ChoreActions chore={chore} className="max-sm:w-full" {...handlers} />
    </li>
  );
}
