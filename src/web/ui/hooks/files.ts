import { useEffect, useEffectEvent, useState } from 'react';
import { retryImport } from '#web/ui/hooks/retry-import.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';

const holdsFile = (data: DataTransfer | null) => data?.types.includes('Files') ?? false;

/**
 * Accepts a file that is dropped or pasted anywhere on the page; outside a drop area the browser would leave the page
 * and open the file. Returns true while a file is dragged over the page.
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

const loadStore = retryImport(() => import('idb-keyval'));

/** Stores files during a reload, because session storage has no room for a photo. */
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

const pendingWrites: Promise<unknown>[] = [];

// Listens after use-reload-safe-state.ts: its listener serializes the state, which starts storing the files.
addEventListener('reloading', ({ detail: writes }: CustomEventInit<Promise<unknown>[]>) =>
  writes?.push(...pendingWrites.splice(0)),
);

/** Serializes to the id under which the file is stored. */
type StoredFile = string | { toJSON: () => string };

const storedOnReload = (key: string, file: File): StoredFile => ({
  toJSON() {
    // Unique to this tab, because all tabs share the database.
    const id = `${key} ${performance.timeOrigin}`;
    pendingWrites.push(openFiles().then(({ put }) => put(id, file)));
    return id;
  },
});

/**
 * Keeps a file while the page reloads to change its language. Returns a function that sets or clears the file
 * to keep. Calls `onRestored` with the restored file a moment after the page has loaded.
 * @param chosen the file that is chosen already if the field mounts again
 */
export function useReloadSafeFile(
  key: string,
  onRestored: (file: File) => void,
  chosen?: File,
): (file: File | undefined) => void {
  const [stored, hold] = useReloadSafeState<StoredFile | null>(
    key,
    chosen ? storedOnReload(key, chosen) : null,
  );
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    if (typeof stored !== 'string') return undefined;
    let isWanted = true;
    const restore = async () => {
      const file = await (await openFiles()).take(stored);
      if (file && isWanted) restored(file);
    };
    // If the browser stored nothing, the user has to choose the file again.
    restore().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [stored]);
  return (file) => hold(file ? storedOnReload(key, file) : null);
}
