import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { why as words } from '#words/why.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { WhyPopover } from '#web/chores/WhyPopover.tsx';

/** Says of one's own open chore why it is that. Load it lazily. */
export function WhyMe({ chore, className }: { chore: BoardChore; className: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A press outside closes it before the click comes: one on the button is not to open it again.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words.titleOf(chore.name)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        className={clsx('link relative', className)}
      >
        {words.title}
      </button>
      {open && <WhyPopover chore={chore} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
