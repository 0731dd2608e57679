import { lazy } from 'react';

const loadTable = () => import('#web/chores/ChoreTable.tsx');
const loadList = () => import('#web/chores/DayList.tsx');
const loadLate = () => import('#web/chores/LateChores.tsx');

export const LazyTable = lazy(() => loadTable().then((file) => ({ default: file.ChoreTable })));
export const LazyList = lazy(() => loadList().then((file) => ({ default: file.DayList })));
export const LazyLateChores = lazy(() => loadLate().then((file) => ({ default: file.LateChores })));
/** Only where the address names a chore. */
export const LazyLinkedChore = lazy(() =>
  import('#web/chores/LinkedChore.tsx').then((file) => ({ default: file.LinkedChore })),
);

/** Once the first week shows, the code of what a choice brings is read ahead; what fails is read again when it is chosen. */
export const readPartsAhead = () => void Promise.all([loadTable(), loadList(), loadLate()]).catch(() => {});
