import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { SheetHandle, SWIPED, SWIPED_BACKDROP, WindowHead } from '#web/ui/windows/popup.tsx';

type SideSheetProps = {
  /** On phones, near the thumb; otherwise it comes from the left. */
  isFromBelow: boolean;
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

const BOTTOM_SHEET =
  'inset-x-0 max-h-[calc(100dvh-20px)] translate-y-(--drawer-swipe-movement-y) rounded-t-xl data-ending-style:translate-y-full data-starting-style:translate-y-full';
const LEFT_SHEET =
  'inset-y-0 left-0 w-80 max-w-[85vw] translate-x-(--drawer-swipe-movement-x) data-ending-style:-translate-x-full data-starting-style:-translate-x-full';

/** Slides in over the page: the menu of small screens. */
export function SideSheet({ isFromBelow, open, onClose, title, closeLabel, children }: SideSheetProps) {
  useCloseOnBack(open, onClose);
  return (
    <Drawer.Root
      open={open}
      swipeDirection={isFromBelow ? 'down' : 'left'}
      onOpenChange={(next) => !next && onClose()}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={SWIPED_BACKDROP} />
        <Drawer.Viewport className="fixed inset-0 z-50">
          <Drawer.Popup
            className={`fixed bottom-0 flex flex-col bg-surface shadow-2 outline-none ${SWIPED} ${isFromBelow ? BOTTOM_SHEET : LEFT_SHEET}`}
          >
            {isFromBelow && <SheetHandle />}
            <WindowHead title={title} closeLabel={closeLabel} className="p-4 pb-3 pl-[27px]" />
            <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-[max(12px,env(safe-area-inset-bottom))]">
              {children}
            </div>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
