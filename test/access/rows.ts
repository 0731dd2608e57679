import type { z } from 'zod';
import { contract } from '#contract/index.ts';
import { functions } from '#contract/functions.ts';
import type { CallMeta } from '#contract/procedure.ts';
import { idFields } from '#test/access/foreign.ts';
import { readTables } from '#test/access/table.ts';

const tables = readTables();
const rowsOf = (heading: string) => tables[heading] ?? [];

/** Every call and callable function. */
export const procedures = Object.entries({ ...contract, functions }).flatMap(([feature, own]) =>
  Object.entries(own).map(([name, procedure]) => ({
    path: `${feature}.${name}`,
    meta: procedure['~orpc'].meta as CallMeta,
    input: procedure['~orpc'].inputSchema as unknown as z.ZodType | undefined,
  })),
);

/** Every field of theirs that takes an id. */
export const fields = procedures.flatMap(({ path, input }) =>
  idFields(input).map(({ field, isList }) => ({ path, field, isList })),
);

/** The rows of docs/access.md. */
export const CALLS = [...rowsOf('Calls'), ...rowsOf('Callable functions')];
export const ADDRESSES = rowsOf('Addresses');
export const FOREIGN = rowsOf('Ids of another home');

/** A row may be about a call in a certain case, which stands behind its name. */
export const nameOf = (row: string) => row.replace(/ \(.*$/, '');
