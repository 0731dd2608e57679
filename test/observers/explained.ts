export type Plan = { 'Relation Name'?: string; 'Node Type'?: string; Plans?: Plan[] } & Record<
  string,
  unknown
>;
export type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

export const EXPLAIN = 'explain (format json) ';

const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

/** The tables that grow with every home. */
const LARGE = /^(?:payment_|chore|swap_requests|home_events|replaced_plans)/;

/** Returns the large tables that the plans read from end to end, for any home. */
export const readWhole = (plans: readonly Plan[]) =>
  plans
    .flatMap(partsOf)
    .filter((part) => LARGE.test(part['Relation Name'] ?? '') && part['Node Type'] !== 'ModifyTable')
    .filter((part) => part['Index Cond'] === undefined && part['Recheck Cond'] === undefined)
    .map((part) => `${part['Node Type']} ${part['Relation Name']}`);

/** Returns the parts of the plans that sort all rows before they return the first. */
export const sorted = (plans: readonly Plan[]) =>
  plans
    .flatMap(partsOf)
    .filter((part) => part['Node Type'] === 'Sort')
    .map((part) => partsOf(part).map((inner) => inner['Relation Name']))
    .map((names) => names.filter((name) => name !== undefined).join(' '));
