import { Drawer } from '@base-ui/react/drawer';
import { createContext, useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { useCoveredBelow, useMedia, withoutKeyboard } from '#web/ui/hooks/screen.ts';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { SheetHandle, SWIPED, SWIPED_BACKDROP, WindowHead } from '#web/ui/windows/popup.tsx';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /**
   * Returns what gets the focus on closing; true or undefined: the opener; false: it stays on what has opened meanwhile.
   */
  focusAfter?: (() => HTMLElement | null | boolean) | undefined;
  /** The sheet has an address of its own, so going back closes it anyway. */
  hasHistoryEntry?: boolean | undefined;
  /** On phones it has its full height at once, because its content grows: what is above would move up with its edge. */
  isTall?: boolean | undefined;
  /** A SheetBody and a SheetFoot, or a FormInWindow (form-window.tsx). */
  children: ReactNode;
};

/** Also matches Tailwind's `max-sm`. */
export const PHONE = '(width < 40rem)';

const FROM_BELOW =
  'max-sm:left-0 max-sm:max-h-[calc(100dvh-20px-var(--covered))] max-sm:data-tall:h-full max-sm:translate-y-(--drawer-swipe-movement-y) max-sm:rounded-t-xl max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full';
const FROM_THE_RIGHT =
  'sm:top-0 sm:w-[30rem] sm:translate-x-(--drawer-swipe-movement-x) sm:data-ending-style:translate-x-full sm:data-starting-style:translate-x-full';

export const InSheet = createContext(false);

/**
 * A long form over the page: from the right on wide screens, from below on phones. It follows a finger that pushes it
 * back, and closes. Load it lazily.
 */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  focusAfter,
  hasHistoryEntry,
  isTall = false,
  children,
}: SheetProps) {
  useCloseOnBack(open && !hasHistoryEntry, onClose);
  const popup = useRef<HTMLDivElement>(null);
  const covered = useCoveredBelow();
  const isOnPhone = useMedia(PHONE);
  // Keeps the focused field visible when the keyboard takes its room.
  useEffect(() => {
    const field = document.activeElement;
    if (covered > 0 && popup.current?.contains(field)) field?.scrollIntoView({ block: 'nearest' });
  }, [covered]);
  const firstField = () =>
    withoutKeyboard(popup.current?.querySelector<HTMLElement>('[data-autofocus]'), popup.current) ?? true;
  return (
    <Drawer.Root
      open={open}
      swipeDirection={isOnPhone ? 'down' : 'right'}
      onOpenChange={(next) => !next && onClose()}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={SWIPED_BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup
            ref={popup}
            data-tall={isTall || undefined}
            initialFocus={firstField}
            finalFocus={focusAfter}
            style={{ '--covered': `${covered}px` } as CSSProperties}
            className={`fixed right-0 bottom-(--covered) flex flex-col bg-surface shadow-2 outline-none ${SWIPED} ${FROM_BELOW} ${FROM_THE_RIGHT}`}
          >
            <SheetHandle />
            <WindowHead
              title={title}
              closeLabel={closeLabel}
              className="px-4 pt-1 pb-2 sm:px-6 sm:pt-5 short:pt-2"
            />
            <InSheet value>{children}</InSheet>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** The scrolling part between the sheet's head and foot. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 scroll-py-10 overflow-y-auto overscroll-contain px-4 pt-1 pb-5 sm:px-6">
    {children}
  </div>
);

/** The sheet's buttons, which never scroll away; the primary button is last. */
export const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:flex-[1_1_6rem] sm:justify-end sm:px-6 sm:py-4 short:py-2">
    {children}
  </div>
);
