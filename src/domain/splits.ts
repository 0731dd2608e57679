import { AMOUNT_MAX, shareOf, type Sen } from '#domain/money.ts';

/** The ways to split a request (docs/product/money.md 'Ways to split'). */
export const SPLITS = ['equally', 'amounts'] as const;
export type SplitKind = (typeof SPLITS)[number];

/** How a request is divided: equally, with or without the requester's own share, or by an amount in sen for each debtor. */
export type Split =
  | { by: 'equally'; withOwn: boolean }
  | { by: 'amounts'; amounts: ReadonlyMap<string, Sen> };

/** Each debtor's share, and the requester's own; null if that is not counted. Sen. */
export type Shares = { ofDebtors: Map<string, Sen>; own: Sen | null };

/** The database orders ids in the same way. */
const byId = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * Divides a total among the debtors and the requester so that the sum is exact and shares differ by at most a sen. The remainder goes to
 * the requester first, then to the debtors in the order of their ids (docs/product/money.md 'Ways to split').
 * @param total sen
 * @returns 0 sen for some people if the total is too small to be shared, which is refused
 */
function withOwnShare(total: Sen, debtorIds: readonly string[]): Shares {
  const people = debtorIds.length + 1;
  const base = Math.floor(total / people);
  const left = total - base * people;
  const share = (place: number): Sen => base + (place < left ? 1 : 0);
  const ofDebtors = debtorIds.toSorted(byId).map((id, index) => [id, share(index + 1)] as const);
  return { ofDebtors: new Map(ofDebtors), own: share(0) };
}

/**
 * Returns everyone's share of a request (docs/product/money.md 'Shares').
 * @param total sen, as typed; ignored for different amounts, which are the total
 * @param debtorIds each once, in any order
 * @returns a share for each of them, the same in any order
 */
export function sharesOf(split: Split, total: Sen, debtorIds: readonly string[]): Shares {
  if (split.by === 'amounts')
    return { ofDebtors: new Map(debtorIds.map((id) => [id, split.amounts.get(id) ?? 0])), own: null };
  if (split.withOwn) return withOwnShare(total, debtorIds);
  const share = debtorIds.length === 0 ? 0 : shareOf(total, debtorIds.length);
  return { ofDebtors: new Map(debtorIds.map((id) => [id, share])), own: null };
}

/** Returns the sum of all debtors' shares, in sen. */
export const sumOf = ({ ofDebtors }: Pick<Shares, 'ofDebtors'>): Sen =>
  [...ofDebtors.values()].reduce((sum, sen) => sum + sen, 0);

/** Returns whether a person can be asked for an amount: whole sen, RM 0.01 to RM 10,000,000 (docs/product/limits.md 'Money'). */
const mayBeAsked = (sen: Sen): boolean => Number.isSafeInteger(sen) && sen >= 1 && sen <= AMOUNT_MAX;

/**
 * Returns why a split is refused, as the code of its sentence (docs/product/money.md 'Ways to split').
 * @param total sen; of different amounts their sum
 * @param debtorIds each once; empty until a debtor is chosen
 * @returns undefined if everyone can be asked for their share
 */
export function splitProblem(
  split: Split,
  total: Sen,
  debtorIds: readonly string[],
): 'AMOUNT_MISSING' | 'AMOUNT_INVALID' | undefined {
  if (total <= 0) return 'AMOUNT_MISSING';
  if (!mayBeAsked(total)) return 'AMOUNT_INVALID';
  const shares = sharesOf(split, total, debtorIds);
  const isOfOthers = split.by === 'amounts' && split.amounts.size !== debtorIds.length;
  if (isOfOthers || (split.by === 'amounts' && sumOf(shares) !== total)) return 'AMOUNT_INVALID';
  return [...shares.ofDebtors.values()].every(mayBeAsked) ? undefined : 'AMOUNT_INVALID';
}
