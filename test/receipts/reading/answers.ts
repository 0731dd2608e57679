import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { momentOf } from '#receipts/date/dates.ts';
import type { Decision } from '#receipts/verdict/decision.ts';
import { reuseOf, tracesOf, withReuse } from '#receipts/verdict/reuse.ts';
import { makeProofReader } from '#server/reading/decoders/proof-reader.ts';
import type { Proof } from '#test/receipts/drawing/make.ts';

/** The answer of the whole check to a proof: an outcome, or the reason why its file could not be checked. */
export type Answer = { proof: Proof; outcome: string; reasons: string[] };

/** Lets all proofs wait for as long as a busy machine takes, and uses all its cores. */
const PATIENT = {
  waiting: 10_000,
  waitingOfSender: 10_000,
  waitingMb: 10_000,
  patienceMs: 4 * 3_600_000,
  computedMs: 120_000,
  stuckMs: 600_000,
  givesWayMs: Infinity,
  processes: availableParallelism(),
};

/** Reads every file of a set. A proof that repeats another is compared with that. */
export async function answersTo(folder: string, proofs: readonly Proof[]): Promise<Answer[]> {
  const reader = makeProofReader({ log: pino({ level: 'silent' }), ...PATIENT });
  try {
    const read = await Promise.all(proofs.map((proof) => readingOf(proof)));
    const byId = new Map(proofs.map(({ id }, index) => [id, read[index]]));
    return proofs.map((proof, index) => answerOf(proof, read[index], byId.get(proof.after ?? '')));
  } finally {
    reader.close();
  }

  async function readingOf({ file, due, now }: Proof): Promise<Decision | string> {
    const bytes = readFileSync(path.join(folder, file));
    const [asked, today] = [momentOf(due.askedAt, due.zone), momentOf(now, due.zone)];
    const expected = { due: due.sen, names: [due.requester], asked, now: today };
    const reading = await reader.read({ bytes, expected }, 'here');
    if ('decision' in reading) return reading.decision;
    return 'refused' in reading ? reading.refused : 'busy';
  }
}

function answerOf(
  proof: Proof,
  read: Decision | string | undefined,
  earlier: Decision | string | undefined,
): Answer {
  if (read === undefined || typeof read === 'string')
    return { proof, outcome: read ?? 'not read', reasons: [] };
  // Compares it as another housemate's proof; with the same debtor, more cases would go to the requester.
  const reuse = proof.sameFile
    ? ({ reuse: 'used', rule: 'reuse/same-file' } as const)
    : isRead(earlier) && reuseOf(tracesOf(read), tracesOf(earlier), false);
  const { outcome, reasons } = reuse ? withReuse(read, reuse) : read;
  return { proof, outcome, reasons: reasons.map(({ code }) => code) };
}

const isRead = (decision: Decision | string | undefined): decision is Decision =>
  typeof decision === 'object';

const share = (part: number, whole: number) => `${part}/${whole} (${((100 * part) / whole).toFixed(1)} %)`;

/** Returns two figures: the verified part of the true proofs, and of the others. */
export function figuresOf(answers: readonly Answer[]): string {
  const isTrue = ({ proof }: Answer) => proof.truth === 'true';
  const [real, others] = [answers.filter(isTrue), answers.filter((answer) => !isTrue(answer))];
  const verified = (list: readonly Answer[]) => list.filter(({ outcome }) => outcome === 'verified').length;
  return `true proofs verified: ${share(verified(real), real.length)} · others verified: ${share(verified(others), others.length)}`;
}

/** Returns the proofs that are verified and must not be, without the forgery that no picture reveals. */
export const falselyVerified = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ proof, outcome }) => proof.expected !== 'verified' && outcome === 'verified')
    .filter(({ proof }) => !proof.undetectable)
    .map(({ proof }) => proof.id);
