import type { ReactNode } from 'react';
import { Info } from 'lucide-react';

const BETWEEN = ' · ';

type FactsLineProps = {
  /** In order. A string may contain several facts, separated by ' · '. Empty ones are left out. */
  of: readonly ReactNode[];
  className?: string;
};

/**
 * Renders facts as 'You · 45 min · flexible'. Each dot precedes its fact and is cut off at the edge if the fact starts
 * a line.
 */
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

/** Renders notes as one quiet line; renders nothing if there are none. */
export const NoteLine = ({ notes, className = '' }: NoteLineProps) =>
  notes.length > 0 && (
    <p className={`flex items-start gap-2 text-sm leading-snug text-ink2 ${className}`}>
      <Info size={16} aria-hidden className="mt-px shrink-0" />
      <FactsLine of={notes} className="min-w-0" />
    </p>
  );

/** The space between two sentences; Chinese has none. */
export const Gap = () => (import.meta.env.PAGE_LANGUAGE === 'zh' ? null : <span> </span>);
