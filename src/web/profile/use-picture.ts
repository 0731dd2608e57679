import { useEffect, useEffectEvent, useState } from 'react';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { pictureProblems } from '#words/pictures.ts';

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
  const [change, setChange] = useState<PictureChange>();
  const url = typeof change === 'object' ? change.url : undefined;
  const onBroken = useEffectEvent(() => {
    setChange(undefined);
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
    if (problem === undefined) setChange({ file, url: URL.createObjectURL(file) });
    else refuse(problem);
  }

  return { change, choose, remove: () => setChange('removed'), reset: () => setChange(undefined) };
}
