import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type ReactNode } from 'react';
import { withoutKeyboard } from '#web/ui/hooks/screen.ts';
import { useCloseOnBack } from '#web/ui/hooks/open-windows.ts';
import { BACKDROP, POPUP, POPUP_EDGE, WindowHead } from '#web/ui/windows/popup.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Returns what gets the focus on closing, if the opener is gone by then; true or undefined: the opener. */
  focusAfter?: (() => HTMLElement | null | true) | undefined;
  /** For content that is read as large as the page allows. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** A titled window over the page. Load it with `lazyWindow` in the page that opens it. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  focusAfter,
  wide = false,
  children,
}: DialogProps) {
  useCloseOnBack(open, onClose);
  const popup = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // The first field rather than the close button.
  const firstField = () =>
    withoutKeyboard(
      body.current?.querySelector<HTMLElement>(
        '[data-autofocus], input:not([hidden]), textarea, select, button',
      ),
      popup.current,
    ) ?? true;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={BACKDROP} />
        <BaseDialog.Popup
          ref={popup}
          initialFocus={firstField}
          finalFocus={focusAfter}
          className={`${POPUP} ${POPUP_EDGE} ${wide ? 'w-[53.75rem]' : 'w-[27.5rem]'} p-4 sm:p-5`}
        >
          <WindowHead title={title} closeLabel={closeLabel} className="mb-2" />
          <div ref={body}>{children}</div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
