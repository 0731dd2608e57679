import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { iconButtonLook } from '#web/ui/controls/icon-button.tsx';

type WindowHeadProps = {
  title: string;
  closeLabel: string;
  /** The room around it. */
  className: string;
};

/** Title and cross of whatever opens over a page; the cross ends where the texts below it end. */
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
