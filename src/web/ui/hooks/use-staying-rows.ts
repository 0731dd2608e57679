import { useState } from 'react';
import { isMotionReduced } from '#web/ui/hooks/screen.ts';
import { FOLD_MS } from '#web/ui/hooks/use-fold.ts';

const STAYS_MS = 1500;

/** Long enough for a tap that was aimed at a row before the rows below it moved up. */
const SETTLES_MS = 500;

type Held<Row> = { row: Row; place: number; isFolding: boolean };

/**
 * Keeps rows that the reader has just finished in place for a moment, so that the next row does not move under the
 * finger and the result is visible (docs/product/everywhere.md 'Finished rows and double taps'). Rows that leave for
 * another reason leave at once.
 */
export function useStayingRows<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [held, setHeld] = useState<ReadonlyMap<string, Held<Row>>>(new Map());
  const [settling, setSettling] = useState(0);
  const there = new Map(rows.map((row) => [idOf(row), row]));
  const shown = rows.filter((row) => !held.has(idOf(row)));
  const inPlace = [...held].toSorted(([, one], [, other]) => one.place - other.place);
  for (const [id, { row, place }] of inPlace) shown.splice(place, 0, there.get(id) ?? row);

  /** Changes or drops the held row, unless it was finished again in the meantime. */
  const change = (id: string, row: Row, next?: Partial<Held<Row>>) =>
    setHeld((before) => {
      const now = before.get(id);
      if (now?.row !== row) return before;
      const others = [...before].filter(([each]) => each !== id);
      return new Map(next ? [...others, [id, { ...now, ...next }]] : others);
    });

  const fold = (id: string, row: Row) => {
    setSettling((count) => count + 1);
    if (isMotionReduced()) change(id, row);
    else {
      change(id, row, { isFolding: true });
      setTimeout(() => change(id, row), FOLD_MS);
    }
    setTimeout(() => setSettling((count) => count - 1), SETTLES_MS);
  };

  /**
   * Call it when the user finishes a row. If the row leaves the list, it shows `finished` until a moment after the
   * answer; a refused call ends that at once.
   */
  const stay = (id: string, finished: Partial<Row> = {}, answer: Promise<unknown> = Promise.resolve()) => {
    const place = shown.findIndex((each) => idOf(each) === id);
    const found = shown[place];
    if (!found) return;
    const row = { ...found, ...finished };
    setHeld((before) => new Map([...before, [id, { row, place, isFolding: false }]]));
    answer.then(
      () => setTimeout(() => fold(id, row), STAYS_MS),
      () => change(id, row),
    );
  };
  return {
    rows: shown,
    stay,
    isStaying: (id: string) => held.has(id),
    /** The row as it was to show if it left. */
    finished: (id: string) => held.get(id)?.row,
    /** Whether the row has left the list and is shown only for this moment. */
    hasLeft: (id: string) => held.has(id) && !there.has(id),
    /** Whether the row has left the list, and its moment has ended: it folds (use-fold.ts). */
    isFolding: (id: string) => held.get(id)?.isFolding === true && !there.has(id),
    /** Rows have just moved up: the list ignores taps (`settling` in styles.css). */
    isSettling: settling > 0,
  };
}
