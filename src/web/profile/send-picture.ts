import { refusalOf, send } from '#web/calls/sending.ts';
import { untilReached } from '#web/calls/until-reached.ts';

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
export async function sendPicture(file: File, { signal, noMore, onProgress }: Listener): Promise<Kept> {
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
