import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { swapPlace } from '#domain/places.ts';
import { SWAP_STATUS_AFTER } from '#domain/swaps.ts';
import { swapPage as words } from '#words/swaps.ts';
import type { More } from '#web/calls/lists.ts';
import { AnsweredSwap, OpenSwap, type SwapAnswering, type SwapClock } from '#web/swaps/SwapCards.tsx';
import type { SwapShown } from '#web/swaps/use-swap-requests.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { keepHeight } from '#web/ui/hooks/use-fold.ts';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';

type Props = SwapAnswering & {
  title: string;
  swaps: SwapShown[];
  clock: SwapClock;
  exchanges: boolean;
  /** How many wait for the reader; shown in mango. */
  count?: number;
  /** Shown if the column is empty. */
  /** `hint`: how requests get here, with a link to the board. */
  empty: { art: ReactNode; text: string; hint?: string };
  more: More;
};

/** Pending requests as cards; answered ones below as rows of one card. */
export function SwapColumn({ title, swaps, clock, exchanges, count, empty, more, ...answering }: Props) {
  const column = useColumnFocus(answering.accepting);
  const open = useStayingRows(
    swaps.filter((swap) => swap.isOpen),
    ({ id }) => id,
  );
  const answered = swaps.filter((swap) => !swap.isOpen && !open.isStaying(swap.id));
  const onAnswer: SwapAnswering['onAnswer'] = (id, action) => {
    // The pressed button disappears at once with its card.
    if (action !== 'accept') column.current?.focus({ preventScroll: true });
    keepHeight(swapPlace(id));
    const answer = answering.onAnswer(id, action);
    open.stay(id, { isOpen: false, status: SWAP_STATUS_AFTER[action] }, answer);
    return answer.catch(() => {});
  };
  return (
    <div ref={column} tabIndex={-1} className="min-w-0 outline-none">
      <Section title={title} count={count}>
        {swaps.length === 0 ? (
          <div className="card">
            <EmptyState art={empty.art} text={empty.text}>
              {empty.hint !== undefined && (
                <Link to="/chores" className="link text-sm text-balance pointer-coarse:py-2.5">
                  {empty.hint}
                </Link>
              )}
            </EmptyState>
          </div>
        ) : (
          <div className="grid grid-cols-1 gap-3">
            {open.rows.length > 0 && (
              <ul className="flex flex-col gap-3">
                {open.rows.map((swap) => (
                  <OpenSwap
                    key={swap.id}
                    swap={swap}
                    clock={clock}
                    exchanges={exchanges}
                    accepting={answering.accepting}
                    isFolding={open.isFolding(swap.id)}
                    onAnswer={onAnswer}
                  />
                ))}
              </ul>
            )}
            {answered.length > 0 && (
              <ul className="card divide-y divide-line [box-shadow:none]">
                {answered.map((swap) => (
                  <AnsweredSwap key={swap.id} swap={swap} clock={clock} />
                ))}
              </ul>
            )}
          </div>
        )}
        {more.hasNext && (
          <Button
            variant="ghost"
            size="small"
            className="mt-2"
            busy={more.isFetching}
            onClick={more.fetchNext}
          >
            {words.showMore}
          </Button>
        )}
      </Section>
    </div>
  );
}

/** Focuses the column once a request was accepted and its button is gone, so that the next Tab continues from there. */
function useColumnFocus(accepting: string | undefined) {
  const column = useRef<HTMLDivElement>(null);
  const before = useRef(accepting);
  useEffect(() => {
    const isDone = before.current !== undefined && accepting === undefined;
    before.current = accepting;
    // When a focused button disappears, the focus moves to the body.
    if (isDone && document.activeElement === document.body) column.current?.focus({ preventScroll: true });
  }, [accepting]);
  return column;
}
