// The program of the process that opens what people sent. It knows no database and no secret, and may read nothing but the program.
import type { Answered, Asked } from '#server/files/decoding.ts';
import { decodePicture } from '#server/files/picture-decoding.ts';

const kinds = { picture: decodePicture };

const answer = (message: Answered) => process.send?.(message);

async function decode({ kind, given }: Asked): Promise<Answered> {
  try {
    return { made: await kinds[kind](given) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (asked: Asked) => {
  void decode(asked).then(answer);
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
answer({ ready: true });
