import type { Kysely } from 'kysely';
import type { Asked } from '#contract/payments.ts';
import { sharesOf, splitProblem, type Shares, type Split, type SplitKind } from '#domain/splits.ts';
import type { DB } from '#server/platform/db/types.ts';
import { refusal } from '#server/platform/http/errors.ts';
import { readMemberIds } from '#server/platform/members/members.ts';
import { refuseLaterNamesake, refuseNameless } from '#server/platform/members/namesakes.ts';

export type Division = { split: SplitKind; shares: Shares };

type Place = { homeId: string; requesterId: string; known?: readonly string[]; isLeft?: boolean };

function splitOf({ split, debtorIds }: Pick<Asked, 'split' | 'debtorIds'>): Split {
  if (split?.by !== 'amounts') return split ?? { by: 'equally', withOwn: false };
  if (split.amounts.length !== debtorIds.length) throw refusal('AMOUNT_INVALID');
  return {
    by: 'amounts',
    amounts: new Map(debtorIds.map((id, index) => [id, split.amounts[index] ?? 0])),
  };
}

/**
 * How what is asked is divided among its debtors (docs/product/money.md 'Shares'), by a requester whose name is theirs alone. The home must be
 * locked.
 * @param known who is a debtor of it already: they need not live there any more
 * @param isLeft the requester does not live there any more, and asks nobody else
 */
export async function divide(
  tx: Kysely<DB>,
  asked: Pick<Asked, 'split' | 'debtorIds' | 'totalAmount'>,
  { homeId, requesterId, known = [], isLeft = false }: Place,
): Promise<Division> {
  const ids = [...new Set(asked.debtorIds)];
  if (ids.includes(requesterId)) throw refusal('DEBTOR_ONESELF');
  const mayOwe = new Set([...(isLeft ? [] : await readMemberIds(tx, homeId)), ...known]);
  if (!ids.every((id) => mayOwe.has(id))) throw refusal('MEMBER_NOT_FOUND');
  const split = splitOf(asked);
  const problem = splitProblem(split, asked.totalAmount, ids);
  if (problem) throw refusal(problem);
  await refuseNameless(tx, requesterId);
  await refuseLaterNamesake(tx, homeId, requesterId);
  return { split: split.by, shares: sharesOf(split, asked.totalAmount, ids) };
}
