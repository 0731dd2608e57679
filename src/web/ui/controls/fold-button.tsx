import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';

type FoldButtonProps = {
  isOpen: boolean;
  /** The id of what it shows. */
  controls: string;
  /** What it does now: shows or hides that. */
  label: string;
  onToggle: () => void;
  className?: string;
};

/** Shows and hides what stands below it. */
export const FoldButton = ({ isOpen, controls, label, onToggle, className }: FoldButtonProps) => (
  <Button
    variant="ghost"
    size="small"
    className={clsx('px-2!', className)}
    icon={
      <ChevronDown size={17} aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
    }
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {label}
  </Button>
);
