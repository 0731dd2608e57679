import type { ReactNode } from 'react';

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
