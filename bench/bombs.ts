import pino from 'pino';
import { makeProofReader, type ProofReader } from '#server/reading/decoders/proof-reader.ts';
import { bombs as allBombs } from '#test/builders/bombs.ts';
import { makeReceipts, PATIENT, type Receipt } from './receipts.ts';
import { beside, type Line } from './report.ts';

const HONEST = 10;
/** Bombs that only opening reveals, and one that is refused for its size. */
const BOMBS = new Set([
  'a deep PNG in seven passes',
  'a PDF of rectangles',
  'a PDF of forms in forms',
  'a PDF of tiles',
]);

async function readHonest(reader: ProofReader, receipts: Receipt[]) {
  const readings = await Promise.all(
    receipts.map(({ bytes, expected }, sender) => reader.read({ bytes, expected }, `honest ${sender}`)),
  );
  for (const reading of readings)
    if (!('decision' in reading))
      throw new Error(`an honest receipt was not read: ${JSON.stringify(reading)}`);
}

/** Returns the seconds until ten honest receipts of ten people are read, right after bombs were sent. */
async function timeBehind(receipts: Receipt[], before: Buffer[], senderOf: (bomb: number) => string) {
  const reader = makeProofReader({ log: pino({ level: 'silent' }), processes: 1, ...PATIENT });
  const [first] = receipts;
  if (!first) throw new Error('no receipts');
  const { expected } = first;
  await readHonest(reader, [first]);
  const began = performance.now();
  const hostile = before.map((bytes, bomb) => reader.read({ bytes, expected }, senderOf(bomb)));
  await readHonest(reader, receipts);
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(hostile);
  reader.close();
  return seconds;
}

/** Reads ten honest receipts in one process after four files that take all memory or time, and the same receipts alone. */
export async function bombs(): Promise<Line[]> {
  const receipts = await makeReceipts(HONEST);
  const made = await Promise.all(
    allBombs('bench')
      .filter(({ what }) => BOMBS.has(what))
      .map(({ make }) => make()),
  );
  const alone = await timeBehind(receipts, [], String);
  const ofOne = await timeBehind(receipts, made, () => 'hostile');
  const ofFour = await timeBehind(receipts, made, (bomb) => `hostile ${bomb}`);
  const after = await timeBehind(receipts, [], String);
  const floor = (alone + after) / 2;
  return [
    beside('ten receipts behind four bombs of one sender: s', ofOne, floor, '< 2 ×'),
    beside('ten receipts behind four bombs of four senders: s', ofFour, floor, '< 2 ×'),
  ];
}
