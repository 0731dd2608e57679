import { listed } from '#receipts/terms.ts';
import { bestMatch, matchName } from '#receipts/recipient/names.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';

/** Words of what is nobody's name: places of a receipt where a recipient may be looked for and something else stands. */
const NO_ALIAS: ReadonlySet<string> = new Set(
  listed(`bank, berhad, bhd, wallet, ewallet, account, akaun, savings, simpanan, current, semasa, transfer, pindahan, payment, bayaran,
   duitnow, fpx, qr, merchant`),
);

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

/** The name to learn from a receipt that the requester confirmed (docs/product/receipts.md 'Learnt names'), if there is one. */
export function aliasOf({ recipient, reasons, known, debtor }: Confirmed): string | undefined {
  if (recipient === null || !isOfSomebody(recipient)) return undefined;
  if (reasons.some(({ code }) => TEACHES_NOTHING.has(code) || REASONS[code].outcome === 'reject'))
    return undefined;
  if (bestMatch(known, [recipient]) === 'strong' || matchName(debtor, recipient) === 'strong')
    return undefined;
  // What does not even match itself would never match anything.
  return matchName(recipient, recipient) === 'strong' ? recipient : undefined;
}
