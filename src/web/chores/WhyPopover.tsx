import { useEffect, useRef, type RefObject, type ToggleEvent } from 'react';
import { why as words } from '#words/why.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { WhyText } from '#web/chores/WhyText.tsx';
import { useClosedByBack } from '#web/ui/hooks/open-windows.ts';

const WHY_GAP = 8;

/** What the longest sentence takes. */
const WHY_HEIGHT = 200;

/** Under the button, above it where there is no room, and within the screen. */
function place(box: HTMLElement, button: HTMLElement) {
  const from = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAbove = from.bottom + WHY_GAP + WHY_HEIGHT > clientHeight;
  // What comes later makes it grow away from the button.
  box.style.top = isAbove ? 'auto' : `${from.bottom + WHY_GAP}px`;
  box.style.bottom = isAbove ? `${clientHeight - from.top + WHY_GAP}px` : 'auto';
  box.style.left = `${Math.max(WHY_GAP, Math.min(from.left, clientWidth - box.offsetWidth - WHY_GAP))}px`;
}

type Props = { chore: BoardChore; button: RefObject<HTMLElement | null>; onClose: () => void };

/** The browser's own popover: Escape, a click outside and the return of the focus are its work. Load it lazily. */
export function WhyPopover({ chore, button, onClose }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  useClosedByBack(true, () => popover.current?.hidePopover());
  useEffect(() => {
    const box = popover.current;
    if (!box || !button.current) return undefined;
    box.showPopover();
    place(box, button.current);
    box.focus({ preventScroll: true });
    // It would stay where its button was.
    const close = () => box.hidePopover();
    addEventListener('scroll', close, { once: true, capture: true });
    return () => removeEventListener('scroll', close, { capture: true });
  }, [button]);
  const closed = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'closed') onClose();
  };
  return (
    <div
      ref={popover}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> is no popover that a click outside closes
      role="dialog"
      aria-label={words.titleOf(chore.name)}
      tabIndex={-1}
      onToggle={closed}
      className="fixed inset-auto m-0 w-80 max-w-[calc(100vw-1rem)] rounded-lg border border-[light-dark(var(--line),var(--line-strong))] bg-surface px-4 py-3 text-15 leading-snug font-normal text-ink shadow-2 outline-none"
    >
      <b className="mb-0.5 block font-semibold">{words.title}</b>
      <WhyText chore={chore} />
    </div>
  );
}
