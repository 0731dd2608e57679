import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { contract } from '#contract/index.ts';
import type { Chance } from '#test/fuzzing/chance.ts';
import { mutatedBody, STRANGE, type Sent } from '#test/fuzzing/payloads.ts';

/** A signed-in person, and ids by the names of the fields that take them. */
export type Caller = { cookie: string; ids: Record<string, string> };

type Schema = z.core.JSONSchema.JSONSchema;

const CALLS = Object.entries(contract).flatMap(([group, part]) =>
  Object.entries(part).map(([name, procedure]) => {
    const input = procedure['~orpc'].inputSchema as unknown as z.ZodType;
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    return { path: `/api/rpc/${group}/${name}`, schema: schema as Schema };
  }),
);
type Call = (typeof CALLS)[number];

/** Valid texts for fields whose rules in code are stricter than the schema. */
const FITTING: readonly [string, ...string[]] = [
  '2026-11-30',
  'Asia/Kuala_Lumpur',
  'person@example.com',
  'correct horse',
  'Rent',
  '123456',
];

/** Returns a value that fits the schema. */
function fitting(schema: Schema, name: string, caller: Caller, chance: Chance): unknown {
  const inside = (each: unknown, named = name) => fitting(each as Schema, named, caller, chance);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return inside(choices[chance.below(choices.length)]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[chance.below(schema.enum.length)];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || chance.isOften(2, 3))
          .map(([key, each]) => [key, inside(each, key)]),
      );
    case 'array':
      return Array.from({ length: chance.below(4) }, () => inside(schema.items));
    case 'string':
      if (schema.format !== 'uuid') return chance.one(FITTING);
      return chance.isOften(9, 10) ? (caller.ids[name] ?? randomUUID()) : randomUUID().toUpperCase();
    case 'number':
    case 'integer':
      return (schema.minimum ?? 0) + chance.below(100);
    case 'boolean':
      return chance.isOften(1, 2);
    default:
      return null;
  }
}

/** Returns the value with something strange at one place, or with one part too many. */
function mutated(value: unknown, chance: Chance): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || chance.isOften(1, 6)) return chance.one(STRANGE);
  const key = keys[chance.below(keys.length)] ?? '';
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (chance.isOften(1, 6)) copy[JSON.stringify(chance.one(STRANGE))] = chance.one(STRANGE);
  else copy[key] = mutated(copy[key], chance);
  return copy;
}

/** The places of oRPC's own types, as its client could send them. */
const META: readonly [unknown, ...unknown[]] = [
  [],
  [[6]],
  [[7, 'id']],
  [[5, 'homeId']],
  [[1, '__proto__']],
  5,
];

/** Returns a malformed call of the app. A third of them are calls without required input. */
export function callPayload(caller: Caller, chance: Chance): Sent {
  const all = CALLS as [Call, ...Call[]];
  const few = all.filter(({ schema }) => schema.anyOf !== undefined) as [Call, ...Call[]];
  const { path, schema } = chance.one(chance.isOften(1, 3) ? few : all);
  const json = fitting(schema, '', caller, chance);
  const body = JSON.stringify({
    json: chance.isOften(5, 6) ? mutated(json, chance) : json,
    ...(chance.isOften(1, 10) && { meta: chance.one(META) }),
  });
  return {
    path,
    headers: {
      'content-type': 'application/json',
      ...(chance.isOften(4, 5) && { cookie: caller.cookie }),
    },
    body: chance.isOften(1, 5) ? mutatedBody(body, chance) : body,
  };
}
