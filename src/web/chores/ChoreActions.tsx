import { Check, CircleCheck, Undo2, ArrowLeftRight, Hourglass } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { swapPlace } from '#domain/places.ts';
import { board } from '#words/chores.ts';
import { isForNow, type BoardChore } from '#web/chores/board-chore.ts';
import { ClaimButton } from '#web/chores/claiming.tsx';
import { FinishTick } from '#web/chores/finished-chore.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton, iconButtonLook } from '#web/ui/controls/icon-button.tsx';
import { rowSwipeProps } from '#web/ui/hooks/row-swipe.ts';

export type CompletingHandlers = {
  onComplete: (choreId: string) => void;
  onReopen: (choreId: string) => void;
};
export type ChoreHandlers = CompletingHandlers & SwapHandlers;

/** The button that completes a chore, undoes that, or takes over a late one; renders nothing if none is possible. */
export function ChoreActions({
  chore,
  onComplete,
  onReopen,
  className,
}: CompletingHandlers & { chore: BoardChore; className?: string }) {
  if (chore.mayComplete)
    return (
      <Button
        variant={isForNow(chore) ? 'filled' : 'outline'}
        size="small"
        acts
        className={className}
        aria-label={board.markCompleteOf(chore.name)}
        icon={<Check size={15} aria-hidden className="@max-[9.4rem]:hidden" />}
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
        icon={!chore.finish && <Undo2 size={15} aria-hidden />}
        onClick={() => onReopen(chore.id)}
      >
        {board.undo}
        {chore.finish && <FinishTick />}
      </Button>
    );
  if (isClaimInRow(chore)) return <ClaimButton chore={chore} size="small" className={className} />;
  return null;
}

/** In rows only of late chores; the sheet offers it for those of today too. */
const isClaimInRow = ({ claim, badge }: BoardChore) => claim === 'offered' && badge === 'overdue';

/** The same as icons, for chores that are not due yet. */
export const QuietChoreActions = ({
  chore,
  onComplete,
  ...handlers
}: ChoreHandlers & { chore: BoardChore }) => (
  <>
    <IconButton
      acts
      label={board.markCompleteOf(chore.name)}
      title={board.markComplete}
      onClick={() => onComplete(chore.id)}
    >
      <CircleCheck size={18} aria-hidden />
    </IconButton>
    <SwapControl chore={chore} variant="ghost" {...handlers} />
  </>
);

/** Props of a row of the reader's own chore: swiping right completes it, swiping left asks for a swap. */
export const choreSwipeProps = (
  chore: BoardChore,
  { onComplete, onRequestSwap }: Pick<ChoreHandlers, 'onComplete' | 'onRequestSwap'>,
) =>
  rowSwipeProps({
    right: chore.mayComplete && { label: board.markComplete, act: () => onComplete(chore.id) },
    left: chore.swap === 'offered' && { label: board.requestSwap, act: () => onRequestSwap(chore) },
  });

export const mayAct = (chore: BoardChore) => chore.mayComplete || chore.mayReopen || isClaimInRow(chore);

export type SwapHandlers = {
  onRequestSwap: (chore: BoardChore) => void;
  /** Called when the pointer or focus reaches the button. */
  onNearSwap: () => void;
};

type SwapControlProps = SwapHandlers & {
  chore: BoardChore;
  variant?: 'outline' | 'ghost';
  className?: string;
};

/** Returns the element id of a chore's swap control, which is either a button or a link. */
export const swapControlId = (choreId: string) => `swap-of-${choreId}`;

/** Asks a housemate to take the reader's chore; if someone was asked already, links to that request. */
export function SwapControl({
  chore,
  onRequestSwap,
  onNearSwap,
  variant = 'outline',
  className,
}: SwapControlProps) {
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
        className={iconButtonLook({
          className: clsx(variant === 'outline' && 'bg-warn-bg', 'text-warn!', className),
        })}
      >
        <Hourglass size={15} aria-hidden />
      </Link>
    );
  return (
    <IconButton
      id={id}
      variant={variant}
      sends
      label={board.requestSwapOf(chore.name)}
      title={board.requestSwap}
      onPointerEnter={onNearSwap}
      onFocus={onNearSwap}
      onClick={() => onRequestSwap(chore)}
      className={className}
    >
      <ArrowLeftRight size={16} aria-hidden />
    </IconButton>
  );
}
