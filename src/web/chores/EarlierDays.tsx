import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { board } from '#words/chores.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Opens and closes the days of this week that have passed. */
export const EarlierDays = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => (
  <Button
    variant="ghost"
    size="small"
    className="justify-self-start"
    aria-expanded={shown}
    icon={<ChevronDown size={17} aria-hidden className={clsx(shown && 'rotate-180')} />}
    onClick={onToggle}
  >
    {shown ? board.hideEarlier : board.showEarlier}
  </Button>
);
