import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Me } from '#contract/users.ts';
import { cleanLine } from '#domain/texts.ts';
import { nobodySignedIn } from '#words/accounts.ts';
import * as pictureWords from '#words/profile.ts';
import { pictureProblems } from '#words/profile.ts';
import * as words from '#words/profile.ts';
import { calls, codeOf, messageOf } from '#web/calls/api.ts';
import { changeCachedProfile } from '#web/app/session.tsx';
import { showToast } from '#web/ui/windows/toast.ts';
import { PICTURE_MAX_BYTES } from '#domain/files.ts';
import { isPictureFile, refusalOf, send } from '#web/calls/sending.ts';
import { useReloadedFile } from '#web/ui/hooks/files.ts';
import { useReloaded } from '#web/ui/hooks/use-reloaded.ts';
import { untilReached } from '#web/calls/reached.ts';

type Edited = { displayName: string; picture: PictureChange };
type SavingListener = {
  onDone: () => void;
  /** The picture is kept, whatever becomes of the name. */
  onPictureKept: () => void;
  onPictureRefused: (text: string) => void;
  onNameRefused: (text: string) => void;
};

class PictureNotKept extends Error {}

/** Saves what was changed, the picture first; after a failure the rest can be saved again. `stop` ends a sending. */
export function useSaving(
  me: Me,
  { onDone, onPictureKept, onPictureRefused, onNameRefused }: SavingListener,
) {
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

/** A short sending shows no bar. */
const SHOWN_AFTER_MS = 300;

/** How far a picture has come: how much of it has left, 0 to 1, and whether its way was cut and is tried again. */
export type Progress = { sent: number; cut: boolean };

type Listener = {
  signal: AbortSignal;
  /** Ends the trying again, and not what is on its way. */
  noMore: AbortSignal;
  onProgress: (progress: Progress) => void;
};

type Kept = { photoURL: string | null };

/** Sends a new profile picture, again for up to 10 minutes where the server is not reached; the answer is where it can be seen. */
async function sendPicture(file: File, { signal, noMore, onProgress }: Listener): Promise<Kept> {
  const started = performance.now();
  const onSent = (sent: number) => {
    if (performance.now() - started > SHOWN_AFTER_MS) onProgress({ sent, cut: false });
  };
  const answer = await untilReached(
    () => send({ method: 'PUT', url: '/api/picture', body: file }, { signal, onSent }),
    { signal: noMore, onCut: () => onProgress({ sent: 0, cut: true }) },
  );
  if (answer.status !== 200 || answer.body['photoURL'] === undefined) throw refusalOf(answer);
  return answer.body as Kept;
}
