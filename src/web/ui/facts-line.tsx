import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const BETWEEN = ' · ';

type FactsLineProps = {
  /** In their order; one in words may hold several, with ' · ' between them. What is empty does not count. */
  of: readonly ReactNode[];
  className?: string;
};

/**
 * 'You · 45 min · flexible', of which no line begins or ends with a dot where it wraps: each dot stands before its fact, in room that the
 * fact before leaves, and at the start of a line outside of what is seen.
 */
export const FactsLine = ({ of, className }: FactsLineProps) => (
  <span className={clsx('block overflow-x-clip', className)}>
    {of
      .flatMap((fact) => (typeof fact === 'string' ? fact.split(BETWEEN) : [fact]))
      .filter(Boolean)
      .map((fact, place) => (
        // oxlint-disable-next-line no-array-index-key -- a fact is known by its place alone
        <span key={place} className="not-first:inline-block not-last:pr-[.8em]">
          {place > 0 && (
            <span className="-ml-[.8em] inline-block w-[.8em] text-center whitespace-pre">{BETWEEN}</span>
          )}
          {fact}
        </span>
      ))}
  </span>
);
