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
import { isPictureFile, refusalOf, send } from '#web/calls/upload.ts';
import { useReloadSafeFile } from '#web/ui/hooks/files.ts';
import { useReloadSafeState } from '#web/ui/hooks/use-reload-safe-state.ts';
import { retryUntilReached } from '#web/calls/connection-errors.ts';

type Edited = { displayName: string; picture: PictureChange };
type SavingListener = {
  onDone: () => void;
  /** The picture is saved, even if saving the name fails. */
  onPictureSaved: () => void;
  onPictureRefused: (text: string) => void;
  onNameRefused: (text: string) => void;
};

class PictureNotSaved extends Error {}

/** Saves the changes, the picture first; after a failure the rest can be saved again. `stop` aborts an upload. */
export function useSaving(
  me: Me,
  { onDone, onPictureSaved, onPictureRefused, onNameRefused }: SavingListener,
) {
  const queries = useQueryClient();
  const [nameBefore] = useState(me.displayName);
  const [sending] = useState(() => new AbortController());
  const retrying = useRef<AbortController>(undefined);
  // After leaving the page the user may sign out, and the next user must not get the picture.
  useEffect(() => () => retrying.current?.abort(), []);
  const [progress, setProgress] = useState<Progress>();

  async function savePicture(picture: Exclude<PictureChange, undefined>) {
    retrying.current = new AbortController();
    const stops = { signal: sending.signal, noRetry: retrying.current.signal };
    try {
      const { photoURL } = await (picture === 'removed'
        ? calls.pictures.removePicture()
        : sendPicture(picture.file, { ...stops, onProgress: setProgress }));
      changeCachedProfile(queries, { photoURL });
      onPictureSaved();
    } catch (error) {
      throw new PictureNotSaved('', { cause: error });
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
      if (error instanceof PictureNotSaved) onPictureRefused(pictureText(error.cause));
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

/** The change of the picture on saving; undefined: it stays. */
export type PictureChange = { file: File; url: string } | 'removed' | undefined;

/** The picture that is chosen but not saved yet. Calls `refuse` with the reason if it is not accepted. */
export function usePicture(refuse: (text: string) => void) {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [isRemoved, setRemoved] = useReloadSafeState('picture-removed', false);
  const storeForReload = useReloadSafeFile('picture', choose);
  function reset() {
    setChosen(undefined);
    setRemoved(false);
    storeForReload(undefined);
  }
  const onBroken = useEffectEvent(() => {
    reset();
    refuse(pictureProblems.PICTURE_INVALID);
  });
  useEffect(() => {
    if (chosen === undefined) return undefined;
    const { file, url } = chosen;
    // A file that is not really an image is rejected at once, not after the upload.
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
    storeForReload(file);
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

/** A short upload shows no progress bar. */
const SHOWN_AFTER_MS = 300;

/** Progress of an upload: the fraction sent, 0 to 1, and whether it was interrupted and is being retried. */
export type Progress = { sent: number; cut: boolean };

type Listener = {
  signal: AbortSignal;
  /** Stops further retries, but not the attempt in progress. */
  noRetry: AbortSignal;
  onProgress: (progress: Progress) => void;
};

type SavedPicture = { photoURL: string | null };

/**
 * Uploads a new profile picture; retries for up to 10 minutes while the server is not reached. Resolves to its address.
 */
async function sendPicture(file: File, { signal, noRetry, onProgress }: Listener): Promise<SavedPicture> {
  const started = performance.now();
  const onSent = (sent: number) => {
    if (performance.now() - started > SHOWN_AFTER_MS) onProgress({ sent, cut: false });
  };
  const answer = await retryUntilReached(
    () => send({ method: 'PUT', url: '/api/picture', body: file }, { signal, onSent }),
    { signal: noRetry, onCut: () => onProgress({ sent: 0, cut: true }) },
  );
  if (answer.status !== 200 || answer.body['photoURL'] === undefined) throw refusalOf(answer);
  return answer.body as SavedPicture;
}
