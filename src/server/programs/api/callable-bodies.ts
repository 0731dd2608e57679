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

/** The callables that carry a file as base64: 15 MB contain one of 10 MB (docs/product/callables.md 'Limits of callables'). */
export const LARGE_BODIES: Readonly<Record<string, BodyBounds>> = {
  verifyPaymentProof: { bytes: 15 * MIB, tooLarge: 'PROOF_TOO_LARGE', busy: 'PROOFS_BUSY' },
};
/** The memory of all large bodies. One network may use half, unknown senders together half, and one person two files. */
const BODIES_MAX_BYTES = 100 * MIB;
const OF_ONE_PERSON = 0.3;

/** Parsed, many small parts take many times their size. A file is one long text; 200 settled shares have 2,800 parts. */
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
 * Creates a reader of callables' bodies. The memory of a large body is freed when it is answered, since its content stays until then.
 * @param senderOf returns the sender of a large body, if known before it is read
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
      // Unread bytes would block this answer and the next request.
      if (!request.complete) drain(request);
      throw error;
    }
  };
}
