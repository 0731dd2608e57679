import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { ERRORS } from '#contract/errors.ts';
import { functions } from '#contract/functions.ts';
import { TOPICS } from '#contract/live.ts';
import type { CallMeta } from '#contract/procedure.ts';

const calls = Object.entries({ ...contract, functions }).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, procedure]) => ({ name: `${feature}.${name}`, procedure })),
);

test('every call says who may make it, what it changes and how it can be refused', () => {
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

test('a docstring stands directly above every call', () => {
  const folder = path.join(import.meta.dirname, '../src/contract');
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const without = calls.filter(({ name }) => {
    const [feature = '', own = ''] = name.split('.');
    const [, listed = ''] =
      sources.map((text) => text.split(`export const ${feature} = {`)).find((parts) => parts.length > 1) ??
      [];
    return !new RegExp(String.raw`\*/\n  ${own}: `).test(listed);
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
