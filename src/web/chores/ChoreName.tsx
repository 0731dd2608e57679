import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { Day } from '#domain/days.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { placeOnBoard } from '#web/chores/place-on-board.ts';

type ChoreNameProps = { chore: BoardChore; today: Day; className?: string };

/** Leads to the chore on the board. What is `relative` around it is the link's ground. */
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
