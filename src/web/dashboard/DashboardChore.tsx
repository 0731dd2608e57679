import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Day } from '#domain/days.ts';
import { badges, board } from '#words/chores.ts';
import { type BoardChore, placeOnBoard } from '#web/chores/board-chore.ts';
import { ChoreActions, mayAct, type ChoreHandlers, SwapControl } from '#web/chores/ChoreActions.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';

type DashboardChoreProps = ChoreHandlers & {
  chore: BoardChore;
  today: Day;
  children: ReactNode;
};

/** A chore on the dashboard. Its buttons are beside the name if there is room, otherwise below it at full width. */
export function DashboardChore({ chore, today, children, ...handlers }: DashboardChoreProps) {
  const { icon, badge, mayComplete } = chore;
  return (
    <li
      className={clsx(
        'card flex flex-wrap items-center gap-x-3.5 gap-y-3 p-3 sm:px-4 sm:py-3.5',
        mayComplete && 'border-transparent ring-mine',
      )}
    >
      <div
        className={clsx(
          'relative flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1',
          // Undo is short and needs less room.
          chore.unsentNote ? 'flex-[999_1_190px]' : 'flex-[999_1_250px]',
        )}
      >
        <Tile icon={icon} />
        <div className="min-w-0 flex-[1_1_min-content]">
          <ChoreName chore={chore} today={today} />
          {chore.unsentNote ?? children}
        </div>
        {/* The button already says so. */}
        {!chore.unsentNote && !(mayComplete && badge === 'due-today') && (
          <Status state={badge}>{badges[badge]}</Status>
        )}
      </div>
      {mayAct(chore) && (
        <div className="flex flex-[1_0_auto] gap-1.5">
          <ChoreActions chore={chore} className="grow" {...handlers} />
          <SwapControl chore={chore} {...handlers} />
        </div>
      )}
    </li>
  );
}

type ChoreNameProps = { chore: BoardChore; today: Day; className?: string };

/** Links to the chore on the board. The whole nearest `relative` ancestor is the link's target. */
export const ChoreName = ({ chore, today, className }: ChoreNameProps) => (
  <h3 className={clsx('leading-snug font-[650]', chore.status === 'completed' && 'text-ink2', className)}>
    <Link
      to="/chores"
      {...placeOnBoard(chore, today)}
      className="after:absolute after:inset-0 hover:underline"
    >
      {chore.name}
    </Link>
  </h3>
);

/**
 * The assignee's picture with the full name or 'You'. The name moves below the picture if its longest word would not
 * fit beside it.
 */
export function Assignee({ chore: { assignee, mine } }: { chore: BoardChore }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={22} />
      <span className="min-w-0 flex-[1_1_min-content] text-sm">
        {mine ? board.you : assignee.displayName}
      </span>
    </span>
  );
}
