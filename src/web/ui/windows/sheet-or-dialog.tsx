import { useState, type ReactNode } from 'react';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';

const PHONE = '(max-width: 639.98px)';

type SheetOrDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Where the focus goes as it closes; true: back to what opened it. */
  focusAfter: () => HTMLElement | null | true;
  /** With a SheetBody and a SheetFoot on a phone. */
  children: (isOnPhone: boolean) => ReactNode;
};

/** A short form over the page: from below on phones, a window elsewhere. Load it lazily. */
export function SheetOrDialog({ children, ...window }: SheetOrDialogProps) {
  // As the screen was when it opened: a phone that is turned keeps what was typed.
  const [isOnPhone] = useState(() => matchMedia(PHONE).matches);
  const Frame = isOnPhone ? Sheet : Dialog;
  return <Frame {...window}>{children(isOnPhone)}</Frame>;
}
