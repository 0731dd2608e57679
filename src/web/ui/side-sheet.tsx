import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonLook } from '#web/ui/icon-button.tsx';
import { BACKDROP } from '#web/ui/popup.ts';

type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/** Slides in from the left over the page: the menu of small screens. */
export function SideSheet({ open, onClose, title, closeLabel, children }: SideSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={BACKDROP} />
        <Dialog.Popup className="fixed inset-y-0 left-0 z-50 flex w-80 max-w-[85vw] flex-col bg-surface shadow-2 outline-none transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
          <div className="flex items-start justify-between gap-3 p-4 pb-3">
            <Dialog.Title className="mt-1.5 min-w-0 pl-[11px] text-[19px] leading-tight font-extrabold tracking-[-.02em] wrap-break-word">
              {title}
            </Dialog.Title>
            <Dialog.Close aria-label={closeLabel} className={iconButtonLook()}>
              <X size={18} aria-hidden />
            </Dialog.Close>
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain p-4 pt-0">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
