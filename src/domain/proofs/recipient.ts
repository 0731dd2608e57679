import { hasName, isInstitution, isOfName } from '#domain/proofs/name-likeness.ts';
import { bestMatch, standsIn, type NameMatch } from '#domain/proofs/names.ts';
import type { Row } from '#domain/proofs/pages.ts';
import type { Parties } from '#domain/proofs/parties.ts';
import type { Finding, Reason } from '#domain/proofs/reasons.ts';

export type RecipientFinding = Finding & {
  /** The recipient as the receipt names it, without account numbers: what a requester's alias is learned from. */
  name: string | undefined;
  /** Whoever sent the money, as the receipt names them. */
  senders: string[];
};

/**
 * Compares whom the receipt names with the requester.
 * @param names the requester's display name, then the names that confirmed receipts bore
 */
export function checkRecipient(
  parties: Parties,
  rows: readonly Row[],
  names: readonly string[],
): RecipientFinding {
  const named = parties.to.map(({ text }) => text).filter(hasName);
  // A nickname in the payer's list ('Favourite name') stands above the name that the bank knows. One word may be the rest of the name above.
  const isSomebodyElse = ({ text, isName }: Parties['to'][number]) =>
    isName &&
    / /.test(text.trim()) &&
    isOfName(text) &&
    !isInstitution(text) &&
    bestMatch(names, [text]) === 'none';
  const best = parties.to.some(isSomebodyElse) ? 'none' : bestMatch(names, named);
  const to = best === 'none' && named.every(isInstitution) ? 'absent' : best;
  const isSender = bestMatch(names, parties.from) === 'strong';
  const match = to === 'absent' && !isSender ? matchWithoutLabel(parties, rows, names) : to;
  return {
    name: nameOf(parties),
    senders: parties.from.map(firstPart).filter((text) => isOfName(text) && !isInstitution(text)),
    reasons: isSender && to !== 'strong' ? [{ code: 'reversed' }] : REASON_OF[match],
    points: POINTS[match],
  };
}

const REASON_OF: Record<NameMatch, Reason[]> = {
  strong: [],
  weak: [{ code: 'name-weak' }],
  none: [{ code: 'name-mismatch' }],
  absent: [{ code: 'name-missing' }],
};
const POINTS: Record<NameMatch, number> = { strong: 20, weak: 8, none: 0, absent: 0 };

function matchWithoutLabel(parties: Parties, rows: readonly Row[], names: readonly string[]): NameMatch {
  if (bestMatch(names, parties.alone) === 'strong') return 'strong';
  return standsIn(names, rows.map((row) => row.text).join(' ')) ? 'weak' : 'absent';
}

/** 'Ken, your RM28.00 has been sent to Azri' names Ken, and an account begins with a figure or is masked. */
const firstPart = (text: string) => (text.split(/[\d*•,(]/)[0] ?? '').trim();

const NAME_MAX = 80;

function nameOf({ to }: Parties): string | undefined {
  const names = to
    .toSorted((a, b) => Number(b.isName) - Number(a.isName))
    // An account number, masked or not, and what frames it.
    .map(({ text }) => text.replaceAll(/[^\p{L}\p{M}@.'’/ -]|\S*\d\S*/gu, ' ').replaceAll(/\s+/g, ' '))
    .map((text) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  return names.find(hasName)?.slice(0, NAME_MAX);
}
