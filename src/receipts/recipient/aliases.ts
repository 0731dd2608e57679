import { listed } from '#receipts/terms.ts';
import { bestMatch, matchName } from '#receipts/recipient/names.ts';
import { REASONS, type Reason, type ReasonCode } from '#domain/proof-reasons.ts';

/** Words that are in the place of a recipient on some receipts and are not a name. */
const NO_ALIAS: ReadonlySet<string> = new Set(
  listed(`bank, berhad, bhd, wallet, ewallet, account, akaun, savings, simpanan, current, semasa, transfer, pindahan, payment, bayaran,
   duitnow, fpx, qr, merchant`),
);

type Confirmed = {
  /** The recipient as the receipt names it; null if it was not read. */
  recipient: string | null;
  /** Why the requester had to check the receipt. */
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

/** A payment the other way round, or a name of the requester that is only in the payer's remark. */
const TEACHES_NOTHING = new Set<ReasonCode>(['reversed', 'by-remark']);

/** Returns the name to learn from a receipt that the requester confirmed, if any (docs/product/receipts.md 'Learnt names'). */
export function aliasOf({ recipient, reasons, known, debtor }: Confirmed): string | undefined {
  if (recipient === null || !isOfSomebody(recipient)) return undefined;
  if (reasons.some(({ code }) => TEACHES_NOTHING.has(code) || REASONS[code].outcome === 'reject'))
    return undefined;
  if (bestMatch(known, [recipient]) === 'strong' || matchName(debtor, recipient) === 'strong')
    return undefined;
  // A name that does not match itself would never match anything.
  return matchName(recipient, recipient) === 'strong' ? recipient : undefined;
}
