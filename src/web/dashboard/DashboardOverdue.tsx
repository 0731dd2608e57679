import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { weekStart, type Day } from '#domain/days.ts';
import { LATE_PLACE } from '#domain/places.ts';
import { ownOverdue as words } from '#words/dashboard.ts';
import { factsOf, type BoardChore } from '#web/chores/board-chore.ts';
import type { ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { DashboardChore } from '#web/dashboard/DashboardChore.tsx';
import { WhyMe } from '#web/chores/ChoreParts.tsx';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Section } from '#web/ui/layout/section.tsx';

type Props = ChoreHandlers & {
  today: Day;
  /** The first ones, in order. */
  chores: BoardChore[];
  more: number;
  /** Called because the list disappears with its last row. */
  onLast: () => void;
};

/** The reader's late chores, before everything else (docs/product/dashboard.md 'Lists of chores'). */
export function DashboardOverdue({ today, chores, more, onLast, onComplete, ...handlers }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [first] = chores;
  const isEarlier = first !== undefined && first.dueDate < weekStart(today);
  const complete = (choreId: string) => {
    // The row disappears with its button.
    if (chores.length > 1) heading.current?.focus({ preventScroll: true });
    else onLast();
    onComplete(choreId);
  };
  return (
    <Section
      title={words.title}
      headingRef={heading}
      action={
        more > 0 && (
          <Link
            to="/chores"
            hash={isEarlier ? LATE_PLACE : ''}
            className="link text-sm pointer-coarse:py-3.5"
          >
            {words.more(more)}
          </Link>
        )
      }
    >
      <ul className="grid grid-cols-1 gap-2 lg:grid-cols-2 lg:gap-x-7">
        {chores.map((chore) => (
          <DashboardChore key={chore.id} chore={chore} today={today} onComplete={complete} {...handlers}>
            <div className="flex flex-wrap gap-x-2 text-sm text-ink2">
              <FactsLine of={[words.since(chore.dueDate, today), factsOf(chore)]} />
              <WhyMe
                chore={chore}
                className="-my-0.5 min-h-6 min-w-24 text-left pointer-coarse:-mt-2 pointer-coarse:-mb-3 pointer-coarse:min-h-10"
              />
            </div>
          </DashboardChore>
        ))}
      </ul>
      {isEarlier && more > 0 && (
        <p className="mt-2.5 text-sm text-ink2">
          <Link to="/chores" hash={LATE_PLACE} className="link pointer-coarse:py-3.5">
            {words.letGoHint}
          </Link>
        </p>
      )}
    </Section>
  );
}
