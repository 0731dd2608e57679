import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** A rule below a field that gains a tick as soon as what is typed keeps it. */
export function RuleHint({ kept, children }: { kept: boolean; children: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-1.5', kept && 'font-medium text-link')}>
      {kept && <Check size={15} aria-hidden />}
      {children}
    </span>
  );
}
