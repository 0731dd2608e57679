import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowLeftRight, Hourglass } from 'lucide-react';
import { swapPlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { IconButton, iconButtonLook } from '#web/ui/controls/icon-button.tsx';

export type SwapHandlers = {
  onRequestSwap: (chore: BoardChore) => void;
  /** The pointer or the focus is on the button. */
  onNearSwap: () => void;
};

type Props = SwapHandlers & { chore: BoardChore; className?: string };

/** Where the control of a chore is found, whichever of the two it is. */
export const swapControlId = (choreId: string) => `swap-of-${choreId}`;

/** Asks a housemate to take one's own chore; once somebody is asked, it leads to the request. */
export function SwapControl({ chore, onRequestSwap, onNearSwap, className }: Props) {
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
