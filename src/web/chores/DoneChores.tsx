import { clsx } from 'clsx';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { board } from '#words/chores.ts';
import { doneToday } from '#words/dashboard.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Button } from '#web/ui/controls/button.tsx';

type Props = {
  chores: BoardChore[];
  onReopen: (choreId: string) => void;
  /** Their rows. */
  children: ReactNode;
};

const doneAt = ({ completedAt }: BoardChore) => completedAt?.getTime() ?? 0;

/** One's own chores that are done, as a line with Undo for the last one (docs/product/dashboard.md 'Done chores fold'). */
export function DoneChores({ chores, onReopen, children }: Props) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [last] = chores
    .filter(({ mayReopen }) => mayReopen)
    .toSorted((one, other) => doneAt(other) - doneAt(one));
  return (
    <>
      <div className="flex flex-wrap items-center justify-end gap-x-2 rounded-lg bg-sunken pr-1.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          className="flex min-h-11 flex-1 items-center gap-2.5 rounded-lg px-4 py-2.5 text-left text-15 font-semibold whitespace-nowrap text-ink2 hover:text-ink"
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown
            size={17}
            aria-hidden
            className={clsx('transition-transform', isOpen && 'rotate-180')}
          />
          {doneToday(chores.length)}
        </button>
        {last && !isOpen && (
          <Button
            variant="ghost"
            size="small"
            acts
            icon={<Undo2 size={15} aria-hidden />}
            onClick={() => onReopen(last.id)}
          >
            {board.undoOf(last.name)}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul id={listId} className="grid grid-cols-1 gap-2">
          {children}
        </ul>
      )}
    </>
  );
}
