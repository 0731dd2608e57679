// The program of the process that opens what people sent. It knows no database and no secret, and may read nothing but the program.
import type { Answered, Given, Kind, Made } from '#server/files/decoder-messages.ts';

/** `opened`: its pixels are there, and what is left is to read them. */
type Decode<K extends Kind> = (given: Given<K>, opened: () => void) => Promise<Made<K>>;

// A process sees one kind, and a proof's takes memory.
const kinds: { [K in Kind]: () => Promise<Decode<K>> } = {
  picture: async () => (await import('#server/files/picture-decoding.ts')).decodePicture,
  proof: async () => {
    const { decodeProof, prepared } = await import('#server/proofs/proof-decoding.ts');
    await prepared;
    return decodeProof;
  },
};

// WebAssembly that broke leaves its memory in disorder. The recogniser, in a thread of its own, tells it as text.
const isBroken = (error: unknown) => String(error).includes('RuntimeError');

function refusalOf(error: unknown): Answered {
  if (isBroken(error)) process.exit(1);
  return { refused: error instanceof Error ? error.message : String(error) };
}

const answer = (message: Answered) => process.send?.(message);

async function serve<K extends Kind>(kind: K) {
  const decode = await kinds[kind]();
  process.on('message', (given: Given<K>) => {
    void decode(given, () => answer('opened'))
      .then((made): Answered => ({ made }))
      .catch(refusalOf)
      .then(answer);
  });
  answer('ready');
}

// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
await serve(process.argv[2] as Kind);
