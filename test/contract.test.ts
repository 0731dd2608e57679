import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { ERRORS } from '#contract/errors.ts';
import { functions } from '#contract/functions.ts';
import { TOPICS } from '#contract/live.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { JSON_DEPTH_MAX } from '#server/platform/http/json.ts';

const calls = Object.entries({ ...contract, functions }).flatMap(([feature, part]) =>
  Object.entries(part).map(([name, procedure]) => ({ name: `${feature}.${name}`, procedure })),
);

test('every call declares who may make it, what it changes and how it can be refused', () => {
  for (const { name, procedure } of calls) {
    expect(isContractProcedure(procedure), name).toBe(true);
    const meta = procedure['~orpc'].meta as CallMeta;
    expect(['anyone', 'user', 'member', 'administrator', 'party', 'participant'], name).toContain(
      meta.access,
    );
    expect(['read', 'write', 'untransacted'], name).toContain(meta.kind);
    expect(
      meta.changes.every((topic) => TOPICS.includes(topic)),
      name,
    ).toBe(true);
    expect(
      meta.refusals.every((code) => code in ERRORS),
      name,
    ).toBe(true);
  }
});

test('every call has a docstring directly above it', () => {
  const folder = path.join(import.meta.dirname, '../src/contract');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const without = calls.filter(({ name }) => {
    const [feature = '', call = ''] = name.split('.');
    const [, listed = ''] =
      sources.map((text) => text.split(`export const ${feature} = {`)).find((parts) => parts.length > 1) ??
      [];
    return !new RegExp(String.raw`\*/\n  ${call}: `).test(listed);
  });
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('a call of a home names the home', () => {
  for (const { name, procedure } of calls) {
    const { meta, inputSchema } = procedure['~orpc'];
    if (['anyone', 'user'].includes((meta as CallMeta).access)) continue;
    const shape = (inputSchema as unknown as { shape?: Record<string, unknown> }).shape ?? {};
    expect(Object.keys(shape), name).toContain('homeId');
  }
});

/** Returns the parts of a JSON Schema, each with its place and its depth in lists and objects. */
function partsOf(schema: z.core.JSONSchema.JSONSchema, place: string, depth = 0): Part[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties: others } = schema;
  const inside = Object.entries({ ...properties, '*': items, '**': others });
  return [
    { place, depth, schema },
    ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => partsOf(each, place, depth)),
    ...inside.flatMap(([name, each]) =>
      typeof each === 'object' ? partsOf(each as typeof schema, `${place}.${name}`, depth + 1) : [],
    ),
  ];
}
type Part = { place: string; depth: number; schema: z.core.JSONSchema.JSONSchema };

const TYPE_KEYS = ['type', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];

test('a schema gives a type to every part of a body', () => {
  const parts = calls.flatMap(({ name, procedure }) => {
    const { inputSchema } = procedure['~orpc'];
    expect(inputSchema, name).toBeDefined();
    const input = inputSchema as unknown as z.ZodType;
    return partsOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' }), name);
  });
  const untyped = parts.filter(({ schema }) => !TYPE_KEYS.some((key) => key in schema));
  expect(untyped.map(({ place }) => place)).toEqual([]);
  // One more for the object with `json` or `data` around it.
  expect(Math.max(...parts.map(({ depth }) => depth)) + 1).toBeLessThan(JSON_DEPTH_MAX / 2);
});

test('one schema parses every id, so that it has one spelling', () => {
  const folder = path.join(import.meta.dirname, '../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /\bz\.(?:uuid|guid)/.test(readFileSync(path.join(folder, name), 'utf8')));
  expect(files).toEqual(['contract/ids.ts']);
});

/** Acts of an administrator without proof of identity (docs/product/accounts.md 'What takes proof'), with how they can be undone. */
const WITHOUT_PROOF: Record<string, string> = {
  'homes.acceptJoinRequest': 'the newcomer can be removed',
  'homes.declineJoinRequest': 'they may ask again a day later, and the link still works',
  'homes.allowAgain': 'the person can be removed again, and still needs a link',
  'homes.makeInviteLink': 'it takes nothing from members; the new link is sent instead',
  'homes.renameHome': 'the home is renamed again',
};

test('an irreversible act of an administrator requires proof of identity', () => {
  const metaOf = ({ procedure }: (typeof calls)[number]) => procedure['~orpc'].meta as CallMeta;
  for (const call of calls.filter((each) => metaOf(each).proves !== undefined)) {
    const { shape = {} } = call.procedure['~orpc'].inputSchema as unknown as { shape?: object };
    expect(Object.keys(shape), call.name).toContain('password');
  }
  const without = calls.filter((call) => {
    const { access, kind, proves } = metaOf(call);
    return access === 'administrator' && kind !== 'read' && proves === undefined;
  });
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_PROOF).toSorted());
});
