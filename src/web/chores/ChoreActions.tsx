import { Check, Undo2, ArrowLeftRight, Hourglass } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { swapPlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton, iconButtonLook } from '#web/ui/controls/icon-button.tsx';

export type CompletingHandlers = {
  onComplete: (choreId: string) => void;
  onReopen: (choreId: string) => void;
};
export type ChoreHandlers = CompletingHandlers & SwapHandlers;

/** Completing a chore or taking that back; nothing where there is nothing. */
export function ChoreActions({
  chore,
  onComplete,
  onReopen,
  className,
}: CompletingHandlers & { chore: BoardChore; className?: string }) {
  if (chore.mayComplete)
    return (
      <Button
        size="small"
        acts
        className={className}
        aria-label={board.markCompleteOf(chore.name)}
        icon={<Check size={15} aria-hidden className="@max-[151px]:hidden" />}
        onClick={() => onComplete(chore.id)}
      >
        {board.markComplete}
      </Button>
    );
  if (chore.mayReopen)
    return (
      <Button
        variant="ghost"
        size="small"
        acts
        className={className}
        aria-label={board.undoOf(chore.name)}
        icon={<Undo2 size={15} aria-hidden />}
        onClick={() => onReopen(chore.id)}
      >
        {board.undo}
      </Button>
    );
  return null;
}

export const mayAct = (chore: BoardChore) => chore.mayComplete || chore.mayReopen;

export type SwapHandlers = {
  onRequestSwap: (chore: BoardChore) => void;
  /** The pointer or the focus is on the button. */
  onNearSwap: () => void;
};

type SwapControlProps = SwapHandlers & { chore: BoardChore; className?: string };

/** Where the control of a chore is found, whichever of the two it is. */
export const swapControlId = (choreId: string) => `swap-of-${choreId}`;

/** Asks a housemate to take one's own chore; once somebody is asked, it leads to the request. */
export function SwapControl({ chore, onRequestSwap, onNearSwap, className }: SwapControlProps) {
  if (chore.swap === 'none') return null;
  const id = swapControlId(chore.id);
  if (chore.swap === 'requested')
    return (
      <Link
        id={id}
        to="/swap-requests"
        hash={swapPlace(chore.swapRequestId ?? '')}
        aria-label={board.swapRequestedOf(chore.name)}
        title={board.swapRequested}
        className={iconButtonLook({ className: clsx('bg-warn-bg text-warn!', className) })}
      >
        <Hourglass size={15} aria-hidden />
      </Link>
    );
  return (
    <IconButton
      id={id}
      variant="outline"
      sends
      label={board.requestSwapOf(chore.name)}
      title={board.requestSwap}
      onPointerEnter={onNearSwap}
      onFocus={onNearSwap}
      onClick={() => onRequestSwap(chore)}
      className={className}
    >
      <ArrowLeftRight size={15} aria-hidden />
    </IconButton>
  );
}
