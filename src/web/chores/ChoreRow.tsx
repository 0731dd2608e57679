import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Day } from '#domain/days.ts';
import { badges } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, mayAct, type ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { ChoreName } from '#web/chores/ChoreName.tsx';
import { SwapControl } from '#web/chores/SwapControl.tsx';
import { Status } from '#web/ui/layout/status.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

type ChoreRowProps = ChoreHandlers & {
  chore: BoardChore;
  today: Day;
  /** Below the name. */
  children: ReactNode;
};

/** A chore on the dashboard. Its buttons stand beside the name where there is room, else below it at full width. */
export function ChoreRow({ chore, today, children, ...handlers }: ChoreRowProps) {
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
          // Undo is short, and its row the quieter for it.
          chore.waits ? 'flex-[999_1_190px]' : 'flex-[999_1_250px]',
        )}
      >
        <Tile icon={icon} />
        <div className="min-w-0 flex-[1_1_min-content]">
          <ChoreName chore={chore} today={today} />
          {chore.waits ?? children}
        </div>
        {/* The button says as much. */}
        {!chore.waits && !(mayComplete && badge === 'due-today') && (
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
