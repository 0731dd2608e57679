import { useEffect, useEffectEvent, useState } from 'react';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { pictureProblems } from '#words/pictures.ts';
import { useReloadedFile } from '#web/ui/use-reloaded-file.ts';
import { useReloaded } from '#web/ui/use-reloaded.ts';

/** What becomes of the picture when the profile is saved; undefined: it stays as it is. */
export type PictureChange = { file: File; url: string } | 'removed' | undefined;

/**
 * docs/product/limits.md 'Profile picture', as far as it can be told before sending. A file without a type is judged by whether it can be
 * shown.
 */
function problemOf({ type, size }: File): string | undefined {
  const isPicture = type === '' || (type.startsWith('image/') && type !== 'image/svg+xml');
  if (!isPicture) return pictureProblems.PICTURE_INVALID;
  return size > PICTURE_MAX_BYTES ? pictureProblems.PICTURE_TOO_LARGE : undefined;
}

/** The picture that is chosen but not saved yet. `refuse` hears why one was not taken. */
export function usePicture(refuse: (text: string) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [isRemoved, setRemoved] = useReloaded('picture-removed', false);
  const keep = useReloadedFile('picture', choose);
  const url = chosen?.url;
  function reset() {
    setChosen(undefined);
    setRemoved(false);
    keep(undefined);
  }
  const onBroken = useEffectEvent(() => {
    reset();
    refuse(pictureProblems.PICTURE_INVALID);
  });
  useEffect(() => {
    if (url === undefined) return undefined;
    // A file that only calls itself a picture is given up at once, not after it was sent.
    const probe = new Image();
    const stop = new AbortController();
    probe.addEventListener('error', () => onBroken(), { signal: stop.signal });
    probe.src = url;
    return () => {
      stop.abort();
      URL.revokeObjectURL(url);
    };
  }, [url]);

  function choose(file: File) {
    const problem = problemOf(file);
    if (problem !== undefined) {
      refuse(problem);
      return;
    }
    setChosen({ file, url: URL.createObjectURL(file) });
    keep(file);
  }

  const change: PictureChange = chosen ?? (isRemoved ? 'removed' : undefined);
  return {
    change,
    choose,
    remove() {
      reset();
      setRemoved(true);
    },
    reset,
  };
}
