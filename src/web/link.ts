import {
  createORPCErrorFromJson,
  isORPCErrorJson,
  ORPCError,
  type ClientContext,
  type ClientLink,
} from '@orpc/client';

/** What oRPC puts beside the JSON: the places of what JSON has no word for, each with the number of its type. */
type Meta = [type: number, ...place: (string | number)[]][];
type Holder = Record<string | number, unknown>;
const INSTANT = 1;

/** As the server sends an answer. */
export type Answered = { json?: unknown; meta?: Meta };

/** The answer with its instants made anew: JSON and instants are all that the server answers with (docs/decisions/006-a-serializer-of-our-own.md). */
export function revive({ json, meta = [] }: Answered): unknown {
  const root: Holder = { json };
  for (const [type, ...place] of meta) {
    if (type !== INSTANT) throw new TypeError(`The answer holds something of type ${type}`);
    let [holder, key]: [Holder, string | number] = [root, 'json'];
    for (const step of place) [holder, key] = [holder[key] as Holder, step];
    holder[key] = new Date(holder[key] as string);
  }
  return root['json'];
}

/**
 * oRPC's wire form over `fetch`. Its own link can send files, streams and batches too, which weighs 5 kB on every first visit
 * (docs/decisions/005-what-a-page-may-weigh.md).
 */
export const link: ClientLink<ClientContext> = {
  async call(path, input, { signal }) {
    const answer = await fetch(`/api/rpc/${path.join('/')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
      ...(signal && { signal }),
    });
    const value = revive((await answer.json()) as Answered);
    if (answer.ok) return value;
    if (isORPCErrorJson(value)) throw createORPCErrorFromJson(value);
    // Somebody else answered in the server's place.
    throw new ORPCError('BAD_GATEWAY');
  },
};
