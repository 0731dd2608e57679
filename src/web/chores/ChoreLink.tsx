import type { MouseEvent } from 'react';
import type { BoardChore } from '#web/chores/board-chore.ts';

export type OpeningHandler = { onOpen: (choreId: string) => void };

type Props = OpeningHandler & {
  chore: BoardChore;
  /** Only its words, not the whole card around it. */
  wordsOnly?: boolean;
};

const WHOLE_CARD =
  'after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus';

/**
 * The chore's name, which opens it (docs/product/board.md 'A chore opens'). A tap anywhere on its card counts: the card is `relative`, and
 * so are the buttons that come after the name and stand above.
 */
export function ChoreLink({ chore: { id, name, dueDate }, wordsOnly = false, onOpen }: Props) {
  const open = (event: MouseEvent) => {
    // Another tab, another window: the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    // No Link of the router: there are fifty of them, and each would work out its place anew with every render.
    <a
      href={`/chores?${new URLSearchParams({ week: dueDate, chore: id })}`}
      onClick={open}
      className={wordsOnly ? 'underline-offset-4 hover:underline' : WHOLE_CARD}
    >
      {name}
    </a>
  );
}
