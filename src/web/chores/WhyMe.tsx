import { clsx } from 'clsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { board } from '#words/chores.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { Awaited } from '#web/ui/awaited.tsx';

const load = () => import('#web/chores/WhyPopover.tsx');
const near = () => void load().catch(() => {});
const Popover = lazy(() => load().then((file) => ({ default: file.WhyPopover })));

/** Says of one's own open chore why it is that; nothing of it is loaded before it is near. */
export function WhyMe({ chore, className }: { chore: BoardChore; className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // A press outside closes it before the click comes: one on the button is not to open it again.
  const wasOpen = useRef(false);
  if (!chore.mayComplete) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={board.whyMeOf(chore.name)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={near}
        onFocus={near}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          setOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
        className={clsx('link relative', className)}
      >
        {board.whyMe}
      </button>
      {open && (
        <Suspense fallback={<Awaited />}>
          <Popover chore={chore} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
