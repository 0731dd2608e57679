import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { BACKDROP, WindowHead } from '#web/ui/windows/popup.tsx';

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
  'inset-x-0 max-h-[calc(100dvh-20px)] rounded-t-xl data-ending-style:translate-y-full data-starting-style:translate-y-full';
const LEFT_SHEET =
  'inset-y-0 left-0 w-80 max-w-[85vw] data-ending-style:-translate-x-full data-starting-style:-translate-x-full';

/** Slides in over the page: the menu of small screens. */
export function SideSheet({ isFromBelow, open, onClose, title, closeLabel, children }: SideSheetProps) {
  useCloseOnBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup
          className={`fixed bottom-0 z-50 flex flex-col bg-surface shadow-2 outline-none transition-transform duration-200 ${isFromBelow ? BOTTOM_SHEET : LEFT_SHEET}`}
        >
          <WindowHead title={title} closeLabel={closeLabel} className="p-4 pb-3 pl-[27px]" />
          <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-[max(12px,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
