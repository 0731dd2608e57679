import { CloudOff } from 'lucide-react';
import { waits } from '#words/waiting-acts.ts';

/** In a row whose act has not been sent yet. */
export const Waits = () => (
  <span className="my-0.5 flex items-center gap-1.5 text-sm leading-tight font-medium text-warn">
    <CloudOff size={15} aria-hidden className="shrink-0" />
    {waits}
  </span>
);
