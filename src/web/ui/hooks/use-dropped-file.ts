import { useEffect, useEffectEvent, useState } from 'react';

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
