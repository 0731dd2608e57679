import { useState } from 'react';

const STAYS_MS = 1500;

type Held<Row> = { row: Row; place: number };

/**
 * Keeps rows that the reader has just finished in place for a moment, so that the next row does not move under the
 * finger and the result is visible (docs/product/everywhere.md 'Finished rows and double taps'). Rows that leave for
 * another reason leave at once.
 */
export function useStayingRows<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const [held, setHeld] = useState<ReadonlyMap<string, Held<Row>>>(new Map());
  const there = new Map(rows.map((row) => [idOf(row), row]));
  const shown = rows.filter((row) => !held.has(idOf(row)));
  const inPlace = [...held].toSorted(([, one], [, other]) => one.place - other.place);
  for (const [id, { row, place }] of inPlace) shown.splice(place, 0, there.get(id) ?? row);

  const drop = (id: string) => setHeld((before) => new Map([...before].filter(([each]) => each !== id)));

  /**
   * Call it when the user finishes a row. If the row leaves the list, it shows `finished` until a moment after the
   * answer; a refused call ends that at once.
   */
  const stay = (id: string, finished: Partial<Row> = {}, answer: Promise<unknown> = Promise.resolve()) => {
    const place = shown.findIndex((row) => idOf(row) === id);
    const row = shown[place];
    if (!row) return;
    setHeld((before) => new Map([...before, [id, { row: { ...row, ...finished }, place }]]));
    answer.then(
      () => setTimeout(() => drop(id), STAYS_MS),
      () => drop(id),
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
  };
}
