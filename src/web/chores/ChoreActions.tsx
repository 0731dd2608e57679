import { Check, Undo2 } from 'lucide-react';
import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import type { SwapHandlers } from '#web/chores/SwapControl.tsx';
import { Button } from '#web/ui/controls/button.tsx';

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
