import { chorePlace } from '#domain/places.ts';
import type { BoardChore } from '#web/chores/board-chore.ts';
import { keepHeight } from '#web/ui/hooks/use-fold.ts';
import { useStayingRows } from '#web/ui/hooks/use-staying-rows.ts';

/**
 * Keeps the chores that the reader completes or lets go in their place for a moment (use-staying-rows.ts). Completed
 * ones have `finish` meanwhile: their rows show FinishTick and 'Done. Thank you!', and fold (use-fold.ts).
 */
export function useFinishing(chores: readonly BoardChore[]) {
  const { rows, ...staying } = useStayingRows(chores, ({ id }) => id);
  return {
    ...staying,
    stay: (choreId: string, finished: Partial<BoardChore>) => {
      keepHeight(chorePlace(choreId));
      staying.stay(choreId, finished);
    },
    rows: rows.map((chore): BoardChore => {
      if (!staying.isStaying(chore.id) || chore.status !== 'completed' || chore.unsentNote) return chore;
      const finish = staying.isFolding(chore.id) ? 'folding' : 'shown';
      return Object.assign({}, chore, { finish });
    }),
  };
}

/** Where the leaves of a finished chore start, from the middle of the tick, in pixels. */
const LEAVES = [
  { left: -72, top: -22 },
  { left: -46, top: -34 },
  { left: -20, top: -30 },
  { left: 4, top: -38 },
  { left: 20, top: -26 },
];

/** A round tick that draws itself, and five leaves that drift down. Shown in 'Undo', where 'Mark complete' was. */
export const FinishTick = () => (
  <span
    aria-hidden
    className="finish-tick relative grid size-7 shrink-0 place-items-center rounded-full bg-primary text-on-primary pointer-coarse:size-9 @max-[6.4rem]:hidden"
  >
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M4 12.5 9.5 18 20 7" pathLength="1" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    {LEAVES.map((place) => (
      <i key={place.left} style={place} />
    ))}
  </span>
);
