import { Repeat } from 'lucide-react';
import { repeatingCount } from '#words/repeats.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Leads to the part below the list, and opens it (docs/product/repeating.md 'The list of what repeats'). */
export const RepeatingButton = ({ count }: { count: number }) => (
  <Button
    variant="ghost"
    size="small"
    icon={<Repeat size={16} aria-hidden />}
    onClick={() => {
      const opener = document.querySelector<HTMLElement>('[data-region=repeating] button');
      if (opener?.ariaExpanded !== 'true') opener?.click();
      opener?.scrollIntoView({ block: 'start' });
      opener?.focus({ preventScroll: true });
    }}
  >
    {repeatingCount(count)}
  </Button>
);
