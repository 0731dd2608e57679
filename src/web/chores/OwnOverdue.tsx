import { Link } from '@tanstack/react-router';
import { weekStart, type Day } from '#domain/days.ts';
import { badges } from '#words/chores.ts';
import { ownOverdue as words } from '#words/dashboard.ts';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, type CompletingHandlers } from '#web/chores/ChoreActions.tsx';
import { LATE_ANCHOR } from '#web/chores/late.ts';
import { Section } from '#web/ui/section.tsx';
import { Status } from '#web/ui/status.tsx';
import { Tile } from '#web/ui/tile.tsx';

type Props = CompletingHandlers & {
  today: Day;
  /** The first of them, in the order given. */
  chores: BoardChore[];
  /** How many more there are. */
  more: number;
};

/** What of one's own is late, before all else that is to be done (docs/product/dashboard.md 'Own overdue chores'). */
export function OwnOverdue({ today, chores, more, ...handlers }: Props) {
  const [first] = chores;
  const isEarlier = first !== undefined && first.dueDate < weekStart(today);
  return (
    <Section
      title={words.title}
      action={
        more > 0 && (
          <Link
            to="/chores"
            hash={isEarlier ? LATE_ANCHOR : ''}
            className="link text-sm pointer-coarse:py-3.5"
          >
            {words.more(more)}
          </Link>
        )
      }
    >
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2">
        {chores.map((chore) => (
          <li
            key={chore.id}
            className="card flex flex-wrap items-center gap-x-3.5 gap-y-3 border-transparent p-3 ring-[1.5px] ring-primary ring-inset sm:px-4 sm:py-3.5"
          >
            <Tile icon={chore.icon} />
            <div className="min-w-0 flex-1">
              <h3 className="leading-snug font-[650] wrap-anywhere">{chore.name}</h3>
              <p className="text-sm text-ink2">
                {[words.since(chore.dueDate, today), factsOf(chore)]
                  .filter((fact) => fact !== '')
                  .join(' · ')}
              </p>
            </div>
            <Status state={chore.badge}>{badges[chore.badge]}</Status>
            <ChoreActions chore={chore} className="max-sm:w-full" {...handlers} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
