import { useEffect, useEffectEvent, useState } from 'react';
import { keepLoading } from '#web/ui/hooks/keep-loading.ts';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';

const holdsFile = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped or pasted anywhere on the page: beside its place the browser would open the file and leave the page.
 * The answer is true while one is held over the page.
 */
export function useDroppedFile(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const onFile = useEffectEvent((event: Event, data: DataTransfer | null) => {
    setOver(false);
    const file = data?.files[0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hold = (event: DragEvent) => {
      if (!holdsFile(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    addEventListener('dragover', hold, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', (event) => onFile(event, event.dataTransfer), { signal });
    addEventListener('paste', (event) => onFile(event, event.clipboardData), { signal });
    return () => stop.abort();
  }, []);
  return over;
}

const loadStore = keepLoading(() => import('idb-keyval'));

/** Where files lie while the page loads itself again: what a tab keeps as text has no room for a photograph. */
async function openFiles() {
  const { clear, createStore, get, set } = await loadStore();
  const store = createStore('kept-over-reload', 'files');
  return {
    put: (id: string, file: File) => set(id, file, store),
    async take(id: string) {
      const file = await get<File>(id, store);
      await clear(store);
      return file;
    },
  };
}

const onTheirWay: Promise<unknown>[] = [];

// After what is kept was written down (use-reloaded.ts), which puts the files away.
addEventListener('reloading', ({ detail: waitsFor }: CustomEventInit<Promise<unknown>[]>) =>
  waitsFor?.push(...onTheirWay.splice(0)),
);

/** Kept as text it is the id under which its file was put away. */
type KeptFile = string | { toJSON: () => string };

const kept = (key: string, file: File): KeptFile => ({
  toJSON() {
    // Of this tab alone: others have the same database.
    const id = `${key} ${performance.timeOrigin}`;
    onTheirWay.push(openFiles().then(({ put }) => put(id, file)));
    return id;
  },
});

/**
 * Has a file outlive the reload which a page makes to change its language: the answer keeps one, or none any more; `onBack` hears of the
 * one that was kept, a moment after the page is there.
 * @param chosen what is chosen already, as the field is drawn again
 */
export function useReloadedFile(
  key: string,
  onBack: (file: File) => void,
  chosen?: File,
): (file: File | undefined) => void {
  const [held, hold] = useReloaded<KeptFile | null>(key, chosen ? kept(key, chosen) : null);
  const giveBack = useEffectEvent(onBack);
  useEffect(() => {
    if (typeof held !== 'string') return undefined;
    let isWanted = true;
    const bringBack = async () => {
      const file = await (await openFiles()).take(held);
      if (file && isWanted) giveBack(file);
    };
    // Where the browser keeps none, it has to be chosen again.
    bringBack().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [held]);
  return (file) => hold(file ? kept(key, file) : null);
}
