import { lazy, Suspense, useState } from 'react';
import type { OpenedChoreProps } from '#web/chores/OpenedChore.tsx';
import { lazyPart } from '#web/ui/windows/lazy-window.tsx';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';

const loadTable = keepLoading(() => import('#web/chores/ChoreTable.tsx'));
const loadList = keepLoading(() => import('#web/chores/DayList.tsx'));
const loadLate = keepLoading(() => import('#web/chores/LateChores.tsx'));
const loadEmpty = keepLoading(() => import('#web/chores/EmptyWeek.tsx'));
const loadOpened = keepLoading(() => import('#web/chores/OpenedChore.tsx'));

export const LazyTable = lazy(() => loadTable().then((file) => ({ default: file.ChoreTable })));
export const LazyList = lazy(() => loadList().then((file) => ({ default: file.DayList })));
export const LazyLateChores = lazy(() => loadLate().then((file) => ({ default: file.LateChores })));
/** Only where the address names a chore. */
export const LazyLinkedChore = lazyPart(() => import('#web/chores/LinkedChore.tsx'), 'LinkedChore');
export const LazyEmptyWeek = lazy(() => loadEmpty().then((file) => ({ default: file.EmptyWeek })));
const Opened = lazy(() => loadOpened().then((file) => ({ default: file.OpenedChore })));

/** The chore that the address names; nothing of it is loaded before, and from then on it stays drawn, so that closing is animated. */
export function LazyOpenedChore(props: OpenedChoreProps) {
  const [isDrawn, setDrawn] = useState(false);
  if (props.choreId !== undefined && !isDrawn) setDrawn(true);
  return (
    isDrawn && (
      <Suspense>
        <Opened {...props} />
      </Suspense>
    )
  );
}

/** Once the first week shows, the code of what a choice brings is read ahead; what fails is read again when it is chosen. */
export const partsAhead = [loadTable, loadList, loadLate, loadEmpty, loadOpened].map(
  (load: () => Promise<unknown>) => () => void load().catch(() => {}),
);
