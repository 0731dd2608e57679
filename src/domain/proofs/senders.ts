import { conclude, type Decision } from '#domain/proofs/decision.ts';
import { bestMatch, matchName } from '#domain/proofs/names.ts';
import { DROPPED } from '#domain/proofs/terms/names.ts';

/** Somebody of the home, by the name that they go by there. */
export type Housemate = { userId: string; name: string };

/**
 * Whose transfer a receipt shows, where that is somebody else of the home than whoever uploads it (decisions 'Money'). A sender who fits
 * the uploader only a little is taken for them, and one who fits nobody for a name that nobody here goes by.
 * @param own the uploader's display name, then the names under which they are known to be paid
 * @param others everybody else of the home and of the request, but for its requester (recipient.ts sees a payment that is reversed)
 */
export function otherSender(
  { findings }: Decision,
  own: readonly string[],
  others: readonly Housemate[],
): Housemate | undefined {
  const { senders } = findings.recipient;
  const fit = bestMatch(own, senders);
  if (fit === 'strong' || fit === 'weak') return undefined;
  return others.find(({ name }) => senders.some((sender) => isWholeIn(name, sender)));
}

/** Each part of the name stands there: 'LIM PEI SHAN' is not Stephanie Yeoh Pei Shan. */
const isWholeIn = (name: string, sender: string): boolean =>
  matchName(name, sender) === 'strong' &&
  name
    .split(/\s+/)
    .filter((part) => /\p{L}{2}/u.test(part) && !DROPPED.has(part.toLowerCase()))
    .every((part) => matchName(part, sender) !== 'none');

/** The decision on a proof of a transfer that somebody else made. */
export const withSender = (decision: Decision, { userId, name }: Housemate): Decision =>
  conclude({
    ...decision.findings,
    sender: { reasons: [{ code: 'sender-other', userId, name }], points: 0 },
  });
