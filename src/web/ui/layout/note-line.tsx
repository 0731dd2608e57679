import { Info } from 'lucide-react';
import { FactsLine } from '#web/ui/layout/facts-line.tsx';

type NoteLineProps = { notes: readonly string[]; className?: string };

/** What is good to know before going on, in one calm line; nothing if there is nothing to say. */
export const NoteLine = ({ notes, className = '' }: NoteLineProps) =>
  notes.length > 0 && (
    <p className={`flex items-start gap-2 text-sm leading-snug text-ink2 ${className}`}>
      <Info size={16} aria-hidden className="mt-px shrink-0" />
      <FactsLine of={notes} className="min-w-0" />
    </p>
  );
