import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { cleanLine } from '#domain/texts.ts';
import { nobodySignedIn } from '#words/accounts.ts';
import * as pictureWords from '#words/pictures.ts';
import * as words from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { changeCachedProfile } from '#web/profile/cached-profile.ts';
import { sendPicture, type Progress } from '#web/profile/send-picture.ts';
import type { PictureChange } from '#web/profile/use-picture.ts';
import { showToast } from '#web/ui/windows/toast.ts';

type Edited = { displayName: string; picture: PictureChange };
type Listener = {
  onDone: () => void;
  /** The picture is kept, whatever becomes of the name. */
  onPictureKept: () => void;
  onPictureRefused: (text: string) => void;
  onNameRefused: (text: string) => void;
};

class PictureNotKept extends Error {}

/** Saves what was changed, the picture first; after a failure the rest can be saved again. `stop` ends a sending. */
export function useSaving(me: Me, { onDone, onPictureKept, onPictureRefused, onNameRefused }: Listener) {
  const queries = useQueryClient();
  const [nameBefore] = useState(me.displayName);
  const [sending] = useState(() => new AbortController());
  const retrying = useRef<AbortController>(undefined);
  // Whoever has gone on may sign out: nobody else gets the picture then.
  useEffect(() => () => retrying.current?.abort(), []);
  const [progress, setProgress] = useState<Progress>();

  async function savePicture(picture: Exclude<PictureChange, undefined>) {
    retrying.current = new AbortController();
    const stops = { signal: sending.signal, noMore: retrying.current.signal };
    try {
      const { photoURL } = await (picture === 'removed'
        ? calls.pictures.removePicture()
        : sendPicture(picture.file, { ...stops, onProgress: setProgress }));
      changeCachedProfile(queries, { photoURL });
      onPictureKept();
    } catch (error) {
      throw new PictureNotKept('', { cause: error });
    } finally {
      setProgress(undefined);
    }
  }

  const save = useMutation({
    mutationFn: async ({ displayName, picture }: Edited) => {
      if (picture) await savePicture(picture);
      if (cleanLine(displayName) === nameBefore) return;
      const saved = await calls.users.updateDisplayName({ displayName });
      changeCachedProfile(queries, { displayName: saved.displayName });
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: words.updated });
      onDone();
    },
    onError: (error) => {
      if (sending.signal.aborted) return;
      if (error instanceof PictureNotKept) onPictureRefused(pictureText(error.cause));
      else onNameRefused(nameText(error));
    },
  });
  return { save: save.mutateAsync, saving: save.isPending, progress, stop: () => sending.abort() };
}

const signedOut = (error: unknown) => codeOf(error) === 'UNAUTHENTICATED';
const pictureText = (error: unknown) =>
  signedOut(error) ? pictureWords.nobodyFound : messageOf(error, pictureWords.uploadFailed);
const nameText = (error: unknown) =>
  signedOut(error) ? nobodySignedIn : messageOf(error, words.updateFailed);
