import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { PROOF_FILE_PROBLEMS, PROOF_MAX_BYTES, type ProofFileProblem } from '#domain/files.ts';
import { conclude, type Decision } from '#receipts/verdict/decision.ts';
import { makeDecoders, type Answer, type DecoderOptions } from '#server/reading/decoders/pool.ts';
import type { DecodeRequest, DecodeResult } from '#server/reading/opening/messages.ts';

/**
 * The result of reading a proof: a decision, or why there is none. `busy`: it was not opened; `amongOwn`: its sender had other files there.
 */
export type ProofReading =
  | (Omit<DecodeResult<'proof'>, 'findings'> & { decision: Decision })
  | { refused: Exclude<ProofFileProblem, 'busy'> }
  | { busy: true; amongOwn: boolean };

export type ProofReader = Omit<ReturnType<typeof makeProofReader>, 'decode'>;

declare module '#server/platform/calls/calls.ts' {
  interface CallDeps {
    proofReader: ProofReader;
  }
}

const cores = availableParallelism();

const READER_LIMITS = {
  computedMs: 20_000,
  stuckMs: 30_000,
  // One core stays free for answers.
  processes: cores <= 2 ? 1 : Math.min(4, cores - 1),
  waiting: 40,
  waitingOfSender: 20,
  // Together with the time for one file, this is less than a caller waits.
  patienceMs: 35_000,
  restingMb: 240,
  keepsOne: true,
};

/** Reads proofs of payment, in separate processes. Text of a proof is never logged. */
export function makeProofReader({ log, ...given }: DecoderOptions) {
  const decoders = makeDecoders('proof', { ...READER_LIMITS, ...given, log });
  return Object.assign(decoders, {
    /** Reads a proof. Refuses with BUSY if no process starts. Waiting proofs of different senders (`from`) take turns. */
    async read(proof: DecodeRequest<'proof'>, from: string): Promise<ProofReading> {
      if (proof.bytes.length > PROOF_MAX_BYTES) return { refused: 'size' };
      return readingOf(await decoders.decode(proof, from), log);
    },
  });
}

const isProblem = (text: string): text is ProofFileProblem =>
  (PROOF_FILE_PROBLEMS as readonly string[]).includes(text);

function readingOf(outcome: Answer<'proof'>, log: Logger): ProofReading {
  if ('made' in outcome) {
    const { findings, ...made } = outcome.made;
    return { ...made, decision: conclude(findings) };
  }
  if ('busy' in outcome) return outcome;
  // A decoder that crashes was mostly refused more memory.
  if ('killed' in outcome) return { refused: outcome.killed === 'answer' ? 'damaged' : 'slow' };
  if (isProblem(outcome.refused) && outcome.refused !== 'busy') return { refused: outcome.refused };
  // The error's text may quote the proof.
  log.error('a proof was not read, for a reason that is not the file’s');
  return { refused: 'damaged' };
}
