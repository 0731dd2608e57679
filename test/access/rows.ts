import type { z } from 'zod';
import { contract } from '#contract/index.ts';
import { functions } from '#contract/functions.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { ROUTES, type Route } from '#server/platform/calls/routes.ts';
import { answersOf } from '#test/access/allowed.ts';
import type { Caller } from '#test/access/callers.ts';
import { idFields } from '#test/access/foreign.ts';
import { INPUTS, REQUESTS } from '#test/access/inputs.ts';

/** All calls and callable functions. */
export const procedures = Object.entries({ ...contract, functions }).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, procedure]) => ({
    path: `${feature}.${name}`,
    meta: procedure['~orpc'].meta as CallMeta,
    input: procedure['~orpc'].inputSchema as unknown as z.ZodType | undefined,
  })),
);

/** All their fields that take an id. */
export const fields = procedures.flatMap(({ path, input }) =>
  idFields(input).map(({ field, isList }) => ({ path, field, isList })),
);

/** A call or address, its case in brackets after the path, and the answer to each caller. */
export type Row = { name: string; path: string; answers: Record<Caller, string> };

const pathOf = (name: string) => name.replace(/ \(.*$/, '');

export const CALLS: Row[] = Object.keys(INPUTS).map((name) => {
  const path = pathOf(name);
  const rule = procedures.find((each) => each.path === path)?.meta.rule;
  return { name, path, answers: answersOf(name, rule) };
});
export const ADDRESSES: Row[] = Object.keys(REQUESTS).map((name) => {
  const path = pathOf(name);
  const route = ROUTES.find((each: Route) => each.path === path) as Route | undefined;
  return { name, path, answers: answersOf(name, route?.rule) };
});
