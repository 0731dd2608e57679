import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { chorePlace } from '#domain/places.ts';
import { badges, board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { ChoreActions, choreSwipeProps, type ChoreHandlers } from '#web/chores/ChoreActions.tsx';
import { ChoreLink, type OpeningHandler } from '#web/chores/ChoreParts.tsx';
import { Status } from '#web/ui/controls/status.tsx';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { useFold } from '#web/ui/hooks/use-fold.ts';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';
import { Tile } from '#web/ui/layout/tile.tsx';

/** Classes of the list of the reader's chores: a column that closes as one of them folds. */
export const OWN_CHORES = '@container flex flex-col gap-2';

/** What the reader does with their own chores; the buttons for a swap are in the sheet. */
export type OwnChoreHandlers = Omit<ChoreHandlers, 'onNearSwap'> & OpeningHandler;

type OwnChoreProps = OwnChoreHandlers & { chore: BoardChore; due: ReactNode };

/**
 * The reader's own open chore, or one that they have just completed. The card opens it. 'Mark complete' is beside the
 * name if there is room, otherwise below it at full width.
 */
export function OwnChore({ chore, due, onOpen, ...handlers }: OwnChoreProps) {
  const { icon, badge, minutes, finish, mayComplete, unsentNote, claimNote } = chore;
  const row = useFold<HTMLLIElement>(finish === 'folding');
  return (
    <li
      ref={row}
      id={chorePlace(chore.id)}
      {...choreSwipeProps(chore, handlers)}
      className={clsx(
        'card relative flex touch-pan-y min-h-[68px] shrink-0 flex-wrap items-center gap-x-2.5 gap-y-2 px-3 py-[11px] transition-colors',
        mayComplete && 'border-transparent ring-mine',
        finish && 'border-transparent! bg-primary-soft!',
      )}
    >
      <div className="flex min-w-0 flex-[999_1_9.5rem] items-center gap-[11px]">
        <span className="@max-[15rem]:hidden">
          <Tile icon={icon} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 className="leading-tight font-[650]">
            <ChoreLink chore={chore} onOpen={onOpen} />
          </h3>
          {badge === 'overdue' && <span className="sr-only">{badges.overdue}</span>}
          {unsentNote ?? (
            <FactsLine
              className="mt-0.5 text-13 text-ink2"
              of={finish ? [board.thanks] : [due, claimNote, minutes !== undefined && board.minutes(minutes)]}
            />
          )}
        </div>
      </div>
      <ChoreActions chore={chore} className="relative flex-[1_0_auto] px-3!" {...handlers} />
    </li>
  );
}

/** Classes of a card of chores that are not the reader's to do now. */
export const QUIET_CHORES = 'card @container divide-y divide-line overflow-hidden';

type QuietChoreProps = OpeningHandler & {
  chore: BoardChore;
  /** Below the name: who does it. */
  who: ReactNode;
  children?: ReactNode;
};

/** A row of such a card, which opens the chore. */
export const QuietChore = ({ chore, who, onOpen, children }: QuietChoreProps) => (
  <li
    id={chorePlace(chore.id)}
    className="relative flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-[5px]"
  >
    <span className="@max-[15rem]:hidden">
      <Tile icon={chore.icon} size={34} />
    </span>
    <div className="min-w-0 flex-[999_1_7rem]">
      <h3
        className={clsx(
          'text-15 leading-[1.1875rem] font-semibold',
          chore.status === 'completed' && 'text-ink2',
        )}
      >
        <ChoreLink chore={chore} onOpen={onOpen} />
      </h3>
      <div className="text-13 leading-[1.125rem] text-ink2">{chore.unsentNote ?? who}</div>
    </div>
    {children}
  </li>
);

/** The assignee's picture and full name. */
export const Assignee = ({ chore: { assignee, claimNote } }: { chore: BoardChore }) => (
  <span className="flex items-center gap-1.5">
    <span className="@max-[15rem]:hidden">
      <Avatar name={assignee.displayName} tone={assignee.tone} photo={assignee.photoURL} size={18} />
    </span>
    <FactsLine className="min-w-0" of={[assignee.displayName, claimNote]} />
  </span>
);

export const CompletedBadge = () => <Status state="completed">{badges.completed}</Status>;
