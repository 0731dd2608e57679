import type { RequestContext } from '#server/platform/calls/calls.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/calls/networks.ts';
import { parseBody } from '#server/platform/http/json.ts';
import {
  reserveInBoth,
  makeMemoryBudget,
  readBody,
  drain,
  type BodyBounds,
} from '#server/platform/http/request-body.ts';

const MIB = 1024 * 1024;
const USUAL: BodyBounds = { bytes: MIB / 4, tooLarge: 'TOO_LARGE', busy: 'BUSY' };

/** The callables that carry a file, as base64: 15 MB hold one of 10 MB (docs/product/callables.md 'Sizes of callables'). */
export const LARGE_BODIES: Readonly<Record<string, BodyBounds>> = {
  verifyPaymentProof: { bytes: 15 * MIB, tooLarge: 'PROOF_TOO_LARGE', busy: 'PROOFS_BUSY' },
};
/**
 * So much of them is held at once, and of one network half of it. Anybody may send these: those of whom nothing is known before the body
 * have half as much, so that they keep nobody else from it; of one person it is two files.
 */
const BODIES_MAX_BYTES = 100 * MIB;
const OF_ONE_PERSON = 0.3;

/**
 * A file is one long text. A large body that is made of many small parts would take long to look at, and many times its size once it is
 * parsed. 200 shares that a receipt settles have 2,800 parts.
 */
const BODY_PARTS_MAX = 3000;
const SEPARATORS = [',', '[', '{', '"'];

function hasManyParts(text: string): boolean {
  let parts = 0;
  for (const separator of SEPARATORS) {
    for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) {
      parts += 1;
      if (parts > BODY_PARTS_MAX) return true;
    }
  }
  return false;
}

function parse(bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (bytes.byteLength > USUAL.bytes && hasManyParts(text)) throw refusal('INVALID_INPUT');
  return parseBody(text);
}

/**
 * Reads the bodies of callables. What a large one takes is given back only once it is answered: until then its content is in memory.
 * @param senderOf who sends a large one, where that is known before it is read
 * @param large the functions that may be sent more than the usual 256 KiB
 */
export function makeBodyReader(
  senderOf: (exchange: RequestContext) => Promise<string | undefined> = async () => undefined,
  large = LARGE_BODIES,
  held = BODIES_MAX_BYTES,
) {
  const ofAll = makeMemoryBudget(held, held / 2);
  const ofStrangers = makeMemoryBudget(held / 2, held / 4);
  const ofPeople = makeMemoryBudget(held, OF_ONE_PERSON * held);
  async function reserveFor(exchange: RequestContext) {
    const site = siteOf(exchange.address);
    const sender = await senderOf(exchange);
    const own = sender === undefined ? ofStrangers(site) : ofPeople(sender);
    return reserveInBoth(ofAll(site), own);
  }

  return async (name: string, exchange: RequestContext): Promise<unknown> => {
    const { request, response } = exchange;
    const bounds = Object.hasOwn(large, name) ? large[name] : undefined;
    const memory = bounds && (await reserveFor(exchange));
    if (memory) response.once('close', memory.free);
    try {
      const bytes = await readBody(exchange, bounds ?? USUAL, memory);
      return bytes && parse(bytes);
    } catch (error) {
      memory?.free();
      // What was not read yet would stand in the way of the next request, and of this answer.
      if (!request.complete) drain(request);
      throw error;
    }
  };
}
