import { bestMatch, matchName } from '#receipts/recipient/names.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';
import { NO_ALIAS } from '#receipts/recipient/alias-words.ts';

type Confirmed = {
  /** The recipient as the receipt names it; null where it was not read. */
  recipient: string | null;
  /** Why the requester had to look at it. */
  reasons: readonly Reason[];
  /** The requester's display name and aliases. */
  known: readonly string[];
  debtor: string;
};

const isOfSomebody = (name: string) =>
  !name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => NO_ALIAS.has(word));

/** The other way, or to somebody whom the payer's remark alone calls by the requester's name. */
const TEACHES_NOTHING = new Set<ReasonCode>(['reversed', 'by-remark']);

/**
 * The name that a requester is called by on a receipt that they have confirmed, to be known again on the next (docs/product/money.md 'Names
 * on receipts'). To confirm says that the money came, not that every word of the receipt is right, so nothing is learned from one that had
 * been refused, that shows the money going the other way, or that names a bank or the debtor.
 * @returns undefined where nothing is to be learned
 */
export function aliasOf({ recipient, reasons, known, debtor }: Confirmed): string | undefined {
  if (recipient === null || !isOfSomebody(recipient)) return undefined;
  if (reasons.some(({ code }) => TEACHES_NOTHING.has(code) || REASONS[code].outcome === 'reject'))
    return undefined;
  if (bestMatch(known, [recipient]) === 'strong' || matchName(debtor, recipient) === 'strong')
    return undefined;
  // What does not even match itself would never match anything.
  return matchName(recipient, recipient) === 'strong' ? recipient : undefined;
}
