import type { ReactNode } from 'react';
import { Info } from 'lucide-react';

const BETWEEN = ' · ';

type FactsLineProps = {
  /** In their order; one in words may hold several, with ' · ' between them. What is empty does not count. */
  of: readonly ReactNode[];
  className?: string;
};

/** 'You · 45 min · flexible': each dot stands before its fact, and where that begins a line it is cut off at the edge. */
export const FactsLine = ({ of, className = '' }: FactsLineProps) => (
  <span className={`block overflow-x-clip ${className}`}>
    <span className="-ml-3 block">
      {of
        .flatMap((fact) => (typeof fact === 'string' ? fact.split(BETWEEN) : fact))
        .filter(Boolean)
        .map((fact, place) => (
          // oxlint-disable-next-line no-array-index-key -- a fact is known by its place alone
          <span key={place} className="relative inline-block max-w-full pl-3">
            {place > 0 && <span className="absolute left-0 w-3 text-center">{BETWEEN}</span>}
            <span>{fact}</span>
          </span>
        ))}
    </span>
  </span>
);

type NoteLineProps = { notes: readonly string[]; className?: string };

/** What is good to know before going on, in one calm line; nothing if there is nothing to say. */
export const NoteLine = ({ notes, className = '' }: NoteLineProps) =>
  notes.length > 0 && (
    <p className={`flex items-start gap-2 text-sm leading-snug text-ink2 ${className}`}>
      <Info size={16} aria-hidden className="mt-px shrink-0" />
      <FactsLine of={notes} className="min-w-0" />
    </p>
  );

/** Between two sentences: Chinese has no space there. */
export const Gap = () => (import.meta.env.OWN_LANGUAGE === 'zh' ? null : <span> </span>);
