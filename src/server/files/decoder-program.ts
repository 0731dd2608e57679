// The program of the process that opens what people sent. It knows no database and no secret, and may read nothing but the program.
import type { Answered, Asked, Given, Kind, Made } from '#server/files/decoder-messages.ts';

type Kinds = { [K in Kind]: (given: Given<K>) => Promise<Made<K>> };

// Loaded when the first such file comes: a process mostly sees one kind, and a proof's takes memory.
const kinds: Kinds = {
  picture: async (given) => (await import('#server/files/picture-decoding.ts')).decodePicture(given),
  proof: async (given) => (await import('#server/proofs/proof-decoding.ts')).decodeProof(given),
};
const run = <K extends Kind>(kind: K, given: Given<K>): Promise<Made<K>> => kinds[kind](given);

const answer = (message: Answered) => process.send?.(message);

async function decode(asked: Asked): Promise<Answered> {
  try {
    return { made: await run(asked.kind, asked.given) };
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
