import { finding } from '#receipts/findings.ts';
import { conclude, type Decision } from '#receipts/verdict/decision.ts';
import { matchName } from '#receipts/recipient/names.ts';
import { DROPPED } from '#receipts/lexicon/names.ts';

/** A member of the home, by their name there. */
export type Housemate = { userId: string; name: string };

/** How long a member who left counts as a possible sender (docs/decisions/057-checks-against-reused-receipts.md). */
export const SENDER_KNOWN_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Returns the housemate other than the uploader whom the receipt names as its sender
 * (docs/decisions/057-checks-against-reused-receipts.md).
 */
export function otherSender({ findings }: Decision, others: readonly Housemate[]): Housemate | undefined {
  const { senders } = findings.recipient;
  return others.find(({ name }) => senders.some((sender) => isWholeIn(name, sender)));
}

/** Every part of the name must be there: 'LIM PEI SHAN' is not Stephanie Yeoh Pei Shan. */
const isWholeIn = (name: string, sender: string): boolean =>
  matchName(name, sender) === 'strong' &&
  name
    .split(/\s+/)
    .filter((part) => /\p{L}{2}/u.test(part) && !DROPPED.has(part.toLowerCase()))
    .every((part) => matchName(part, sender) !== 'none');

/** Changes the decision on a proof of another person's transfer. */
export const withSender = (decision: Decision, { userId, name }: Housemate): Decision =>
  conclude({
    ...decision.findings,
    sender: finding(
      [{ rule: 'sender/housemate', on: name, reason: { code: 'sender-other', userId, name } }],
      0,
    ),
  });
