import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { iconButtonLook } from '#web/ui/controls/icon-button.tsx';

/**
 * The classes that dialogs and questions share: the backdrop and the window in the middle. Both have the same z-index,
 * so that the backdrop of a second window covers the first one.
 */
export const BACKDROP =
  'fixed inset-0 z-50 bg-black/45 [backdrop-filter:blur(2px)] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const POPUP =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-32px)] -translate-1/2 overflow-y-auto overscroll-contain outline-none transition-[opacity,scale] duration-150 data-ending-style:opacity-0 data-starting-style:scale-[.97] data-starting-style:opacity-0';
export const POPUP_EDGE = 'rounded-lg border border-line bg-surface shadow-2';

/** The same for what follows a finger: sheets and the menu. */
export const SWIPED_BACKDROP = `${BACKDROP} opacity-[calc(1-var(--drawer-swipe-progress))] data-swiping:duration-0`;
export const SWIPED =
  'touch-auto transition-transform duration-200 data-swiping:duration-0 data-swiping:select-none';

/** The bar that says that a sheet can be pushed down. */
export const SheetHandle = () => (
  <span
    aria-hidden
    className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-line-strong sm:hidden short:hidden"
  />
);

type WindowHeadProps = {
  title: string;
  closeLabel: string;
  /** Classes for the space around it. */
  className: string;
};

/** Title and close button of everything that opens over a page; the button ends where the texts below it end. */
export const WindowHead = ({ title, closeLabel, className }: WindowHeadProps) => (
  <div className={`flex items-start justify-between gap-3 ${className}`}>
    <Dialog.Title className="my-1.5 min-w-0 text-xl leading-tight font-bold tracking-[-.01em]">
      {title}
    </Dialog.Title>
    <Dialog.Close aria-label={closeLabel} className={iconButtonLook({ className: '-mr-2' })}>
      <X size={18} aria-hidden />
    </Dialog.Close>
  </div>
);
