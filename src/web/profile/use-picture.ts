import { useEffect, useEffectEvent, useState } from 'react';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { pictureProblems } from '#words/pictures.ts';
import { isPictureFile } from '#web/calls/sent-file.ts';
import { useReloadedFile } from '#web/ui/hooks/files.ts';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';

/** What becomes of the picture when the profile is saved; undefined: it stays as it is. */
export type PictureChange = { file: File; url: string } | 'removed' | undefined;

/** The picture that is chosen but not saved yet. `refuse` hears why one was not taken. */
export function usePicture(refuse: (text: string) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [isRemoved, setRemoved] = useReloaded('picture-removed', false);
  const keep = useReloadedFile('picture', choose);
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
    if (chosen === undefined) return undefined;
    const { file, url } = chosen;
    // A file that only calls itself a picture is given up at once, not after it was sent.
    const probe = new Image();
    const stop = new AbortController();
    probe.addEventListener('error', () => onBroken(), { signal: stop.signal });
    probe.src = url;
    const judge = async () => {
      if (!(await isPictureFile(file)) && !stop.signal.aborted) onBroken();
    };
    void judge();
    return () => {
      stop.abort();
      URL.revokeObjectURL(url);
    };
  }, [chosen]);

  function choose(file: File) {
    if (file.size > PICTURE_MAX_BYTES) {
      refuse(pictureProblems.PICTURE_TOO_LARGE);
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
