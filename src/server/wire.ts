import {
  StandardRPCJsonSerializer,
  StandardRPCSerializer,
  STANDARD_RPC_JSON_SERIALIZER_BUILT_IN_TYPES as TYPES,
  type StandardRPCJsonSerialized,
} from '@orpc/client/standard';
import type { Router } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import { BodyLimitPlugin, NodeHttpHandler } from '@orpc/server/node';
import { StrictGetMethodPlugin } from '@orpc/server/plugins';
import { StandardHandler, StandardRPCCodec, StandardRPCMatcher } from '@orpc/server/standard';
import { mapErrors, type RequestContext } from '#server/calls.ts';

const BODY_LIMIT_BYTES = 128 * 1024;

type Place = (string | number)[];

/** The value as JSON has it; `meta` takes where instants stood, so that the client makes them anew. */
function plain(value: unknown, place: Place, meta: StandardRPCJsonSerialized[1]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) {
    meta.push([TYPES.DATE, ...place]);
    return value.toISOString();
  }
  const inside = (part: unknown, key: string | number) => {
    place.push(key);
    const copy = plain(part, place, meta);
    place.pop();
    return copy;
  };
  if (Array.isArray(value)) return value.map(inside);
  const copy: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(value)) copy[key] = inside(part, key);
  return copy;
}

/** What oRPC's own writes for JSON and instants, which is all that we answer with, in half its time. */
class PlainSerializer extends StandardRPCJsonSerializer {
  override serialize(data: unknown): StandardRPCJsonSerialized {
    const meta: StandardRPCJsonSerialized[1] = [];
    return [plain(data, [], meta), meta, [], []];
  }
}

/** Serves the router on node:http: oRPC's RPCHandler with a serializer of ours. */
export function makeCallHandler(router: Router<AnyContractRouter, RequestContext>) {
  const codec = new StandardRPCCodec(new StandardRPCSerializer(new PlainSerializer()));
  const standard = new StandardHandler(router, new StandardRPCMatcher(), codec, {
    // A GET is let through whatever page it comes from, so none may reach a call.
    plugins: [new StrictGetMethodPlugin()],
    clientInterceptors: [mapErrors],
  });
  return new NodeHttpHandler(standard, { plugins: [new BodyLimitPlugin({ maxBodySize: BODY_LIMIT_BYTES })] });
}
