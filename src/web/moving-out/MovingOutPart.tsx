import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { MovingOutPart } from '#domain/moving-out.ts';
import { movingOut as words } from '#words/moving-out.ts';

const idOf = (part: MovingOutPart) => `moving-out-${part}`;
/** Returns the part's element, which gets the focus when a pressed button is removed. */
export const partElement = (part: MovingOutPart) => document.getElementById(idOf(part));

type PartProps = {
  part: MovingOutPart;
  settled: boolean;
  /** The state in a few words, beside the heading. */
  fact: string;
  children: ReactNode;
};

/** A part of the list. Once settled, it folds to a tick and one fact (docs/product/moving-out.md 'Settled parts'). */
export function MovingOutPart({ part, settled, fact, children }: PartProps) {
  const titleId = useId();
  const bodyId = useId();
  const section = useRef<HTMLElement>(null);
  const wasSettled = useRef(settled);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Settling a part may remove the focused element.
  useEffect(() => {
    if (settled && !wasSettled.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    wasSettled.current = settled;
  }, [settled]);
  const isOpen = !settled || isUnfolded;
  const head = (
    <>
      <span
        aria-hidden
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          settled ? 'bg-primary-soft text-on-primary-soft' : 'border-2 border-ink3',
        )}
      >
        {settled && <Check size={16} strokeWidth={3} />}
      </span>
      <span className="sr-only">{settled ? words.settled : words.open}</span>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span
          id={titleId}
          className={clsx('max-w-[60%] min-w-min shrink-0 text-left', settled && 'text-ink2')}
        >
          {words.parts[part]}
        </span>
        <span className="min-w-0 flex-[1_1_min-content] text-right text-15 leading-snug font-normal text-ink2">
          {fact}
        </span>
      </span>
    </>
  );
  return (
    <section
      ref={section}
      id={idOf(part)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="card min-w-0 scroll-mt-20 px-4 py-2 outline-none sm:px-5"
    >
      <h2 className="text-17 leading-snug font-bold">
        {settled ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            className="flex min-h-11 w-full items-center gap-3"
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {head}
            <ChevronDown
              size={17}
              aria-hidden
              className={clsx('shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
          </button>
        ) : (
          <span className="flex min-h-11 items-center gap-3">{head}</span>
        )}
      </h2>
      {isOpen && (
        <div id={bodyId} className="min-w-0 pt-1 pb-2 sm:pl-10">
          {children}
        </div>
      )}
    </section>
  );
}
