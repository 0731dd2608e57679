import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { iconButtonLook } from '#web/ui/icon-button.tsx';
import { BACKDROP, POPUP, POPUP_EDGE } from '#web/ui/popup.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Where the focus goes as it closes, for what takes its opener away; true, or without it: back to the opener. */
  focusAfter?: (() => HTMLElement | null | true) | undefined;
  children: ReactNode;
};

/** A titled window over the page. Load it lazily: `lazy(() => import(…))` in the page that opens it. */
export function Dialog({ open, onClose, title, closeLabel, focusAfter, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  // The first field, not the close button. On touch the default stays, so that no keyboard covers the dialog.
  const firstField = (opened: string) =>
    opened === 'touch' ||
    (body.current?.querySelector<HTMLElement>('[data-autofocus], input, textarea, select, button') ?? true);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Popup
          initialFocus={firstField}
          finalFocus={focusAfter}
          className={`${POPUP} ${POPUP_EDGE} w-[440px] p-4 sm:p-5`}
        >
          <div className="mb-2 flex items-start justify-between gap-3">
            <BaseDialog.Title className="mt-1 min-w-0 text-lg leading-snug font-bold wrap-break-word">
              {title}
            </BaseDialog.Title>
            <BaseDialog.Close aria-label={closeLabel} className={iconButtonLook()}>
              <X size={18} aria-hidden />
            </BaseDialog.Close>
          </div>
          <div ref={body}>{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
