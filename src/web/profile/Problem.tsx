import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Why something was not done, where it was asked for, with what helps. */
export function Problem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid gap-3">
      <p role="alert" className="flex items-start gap-1.5 text-sm leading-snug font-medium text-danger">
        <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
        <span className="min-w-0">{text}</span>
      </p>
      {children}
    </div>
  );
}
