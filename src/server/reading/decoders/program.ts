// The program of the process that opens people's files. It knows no database and no secret, and may read only the program's own files.
import { Socket } from 'node:net';
import {
  TEXT_MAX,
  type DecodeRequest,
  type Kind,
  type DecodeResult,
  type DecoderMessage,
} from '#server/reading/opening/messages.ts';
import { frameOf, readFrames } from '#server/reading/decoders/frames.ts';

/** `opened` is called when the pixels are there and only need to be read. */
type Decode<K extends Kind> = (given: DecodeRequest<K>, opened: () => void) => Promise<DecodeResult<K>>;

// A process gets files of one kind, and loading the code for receipts takes memory.
const kinds: { [K in Kind]: () => Promise<Decode<K>> } = {
  picture: async () => (await import('#server/reading/opening/opening-pictures.ts')).decodePicture,
  paymentCode: async () => {
    const { decodePaymentCode, prepared } = await import('#server/reading/decoders/payment-code-decoding.ts');
    await prepared;
    return decodePaymentCode;
  },
  bill: async () => {
    const { decodeBill, library } = await import('#server/reading/ocr/bill-decoding.ts');
    await library;
    return decodeBill;
  },
  proof: async () => {
    const { decodeProof, prepared } = await import('#server/reading/ocr/proof-decoding.ts');
    await prepared;
    return decodeProof;
  },
  explained: async () => {
    const { explainProof, prepared } = await import('#server/reading/ocr/explaining.ts');
    await prepared;
    return explainProof;
  },
};

// After WebAssembly failed, its memory is in disorder. The recogniser, in its own thread, reports this as text.
const isBroken = (error: unknown) => String(error).includes('RuntimeError');

function refusalOf(error: unknown): DecoderMessage<Kind> {
  if (isBroken(error)) process.exit(1);
  const reason = error instanceof Error ? error.message : String(error);
  return { said: 'refused', reason: reason.slice(0, TEXT_MAX) };
}

const answers = new Socket({ fd: 3, readable: false, writable: true });
function answer(said: DecoderMessage<Kind>) {
  answers.cork();
  for (const piece of frameOf(said)) answers.write(piece);
  answers.uncork();
}

async function serve<K extends Kind>(kind: K) {
  const decode = await kinds[kind]();
  const ofAnySize = { text: Infinity, bytes: Infinity };
  const onData = readFrames(ofAnySize, (given) => {
    void decode(given as DecodeRequest<K>, () => answer({ said: 'opened' }))
      .then((made) => ({ ...made, said: 'made' }) as DecoderMessage<Kind>)
      .catch(refusalOf)
      .then(answer);
  });
  process.stdin.on('data', onData);
  // The process that started this one has ended.
  process.stdin.on('end', () => process.exit(0));
  answer({ said: 'ready' });
}

await serve(process.argv[2] as Kind);
