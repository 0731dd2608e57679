import { useId, useRef, useState, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { iconButtonLook } from '#web/ui/controls/icon-button.tsx';

type PopoverProps = {
  /** The popover's accessible name. */
  label: string;
  /** The button's accessible name. */
  buttonLabel: string;
  icon: ReactNode;
  /** Called when the pointer or focus reaches the button, to preload the content. */
  onNear?: (() => void) | undefined;
  /** Rendered only while open. Following a link in it closes it. */
  children: ReactNode;
};

const GAP = 12;

/**
 * Uses the browser's popover: it handles Escape, clicks outside and the return of focus, and needs no positioning
 * library. It hangs from its button's right edge; on phones it spans the screen.
 */
export function Popover({ label, buttonLabel, icon, onNear, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useCloseOnBack(open, () => box.current?.hidePopover());
  const placeOpening = ({ currentTarget: opened, newState }: ToggleEvent<HTMLDivElement>) => {
    const from = document.querySelector(`[popovertarget="${opened.id}"]`)?.getBoundingClientRect();
    if (newState !== 'open' || !from) return;
    setOpen(true);
    opened.style.setProperty('--top', `${from.bottom + GAP}px`);
    opened.style.setProperty('--right', `${document.documentElement.clientWidth - from.right}px`);
  };
  const afterToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') currentTarget.focus();
    // Only now: if its focused link were removed earlier, the browser would not return the focus.
    else setOpen(false);
  };
  const closeOnLink = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        aria-label={buttonLabel}
        aria-haspopup="dialog"
        popoverTarget={id}
        onPointerEnter={onNear}
        onFocus={onNear}
        className={iconButtonLook()}
      >
        {icon}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links inside are what is pressed, by key too */}
      <div
        ref={box}
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <dialog> puts the focus on its first link, past its name
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onBeforeToggle={placeOpening}
        onToggle={afterToggle}
        onClick={closeOnLink}
        className="fixed inset-auto top-(--top) m-0 max-h-[min(560px,calc(100dvh-var(--top)-12px))] w-[25rem] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-0 text-ink shadow-2 outline-none max-sm:inset-x-2 max-sm:w-auto sm:right-(--right) open:transition-[opacity,scale] open:duration-100 open:starting:scale-[.98] open:starting:opacity-0"
      >
        {open && children}
      </div>
    </>
  );
}
