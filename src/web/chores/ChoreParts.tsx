import type { MouseEvent } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { absenceLine, board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import type { Face } from '#web/homes/faces.ts';
import { Avatar } from '#web/ui/drawings/avatar.tsx';
import { Button } from '#web/ui/controls/button.tsx';

export type OpeningHandler = { onOpen: (choreId: string) => void };

type ChoreLinkProps = OpeningHandler & {
  chore: BoardChore;
  /** Only the words are the link, not the whole card. */
  wordsOnly?: boolean;
};

const WHOLE_CARD =
  'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';

/**
 * The chore's name as a link that opens it (docs/product/board.md 'The chore sheet'). The whole card is its target: the
 * card must be `relative`, and so must the buttons after the name, which are above the link.
 */
export function ChoreLink({ chore: { id, name, dueDate }, wordsOnly = false, onOpen }: ChoreLinkProps) {
  const open = (event: MouseEvent) => {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    // A plain link, because the board has about fifty of them and the router's Link computes its target on each render.
    <a
      href={`/chores?${new URLSearchParams({ week: dueDate, chore: id })}`}
      onClick={open}
      className={wordsOnly ? 'underline-offset-4 hover:underline' : WHOLE_CARD}
    >
      {name}
    </a>
  );
}

/** Says who is away on that day, with their pictures if there is room. */
export const AbsenceLine = ({ people, faces = false }: { people: readonly Face[]; faces?: boolean }) =>
  people.length > 0 && (
    <p className="flex items-center gap-1.5 text-sm leading-[calc(22/14)]">
      {faces && (
        <span aria-hidden className="flex shrink-0 *:not-last:-me-1">
          {people.map(({ displayName, tone, photoURL }) => (
            <Avatar key={displayName} name={displayName} tone={tone} photo={photoURL} size={22} />
          ))}
        </span>
      )}
      <span className="min-w-0">{absenceLine.line(people.map(({ displayName }) => displayName))}</span>
    </p>
  );

export const EarlierDays = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => (
  <Button
    variant="ghost"
    size="small"
    className="justify-self-start"
    aria-expanded={shown}
    icon={<ChevronDown size={17} aria-hidden className={clsx(shown && 'rotate-180')} />}
    onClick={onToggle}
  >
    {shown ? board.hideEarlier : board.showEarlier}
  </Button>
);
