import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProofAnswer } from '#contract/functions.ts';
import type { LinkedShareKey } from '#contract/payments.ts';
import type { ShareBetween } from '#domain/settling-up.ts';
import { proofProblems } from '#words/proof-page.ts';
import { readAgain } from '#web/calls/queries.ts';
import { callFunction } from '#web/proofs/callable.ts';
import { NotReached, untilReached } from '#web/calls/reached.ts';
import { kindOf } from '#web/calls/sending.ts';
import { shownLink } from '#web/device/link-token.ts';

/** How far a receipt has come: how much of it has left, 0 to 1, and whether its way was cut and is tried again. */
export type Progress = { sent: number; cut: boolean };
const BEGUN: Progress = { sent: 0, cut: false };

/**
 * The content as base64 without a prefix (docs/product/callables.md 'verifyPaymentProof'); undefined where it cannot be read, or nothing is
 * in it.
 */
const base64Of = (file: File) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] || undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });

/** What a failed call is told as (docs/product/callables.md 'verifyPaymentProof'): its own message, or the sentence for where it failed. */
export function verifyingProblem(error: Error): string {
  if (error instanceof NotReached) return proofProblems.notSent;
  return error.message || proofProblems.notVerified;
}

/** With whom the receipt settles up, and the lines as they were shown (docs/product/settling-up.md 'Settling by one receipt'). */
export type Settling = { userId: string; lines: ShareBetween[] };

/** Sends a receipt and waits for what is read of it; one at a time. */
export function useVerifying(link: LinkedShareKey, settling?: Settling) {
  const [progress, setProgress] = useState(BEGUN);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function send(file: File): Promise<ProofAnswer> {
    stopping.current?.abort();
    const stop = new AbortController();
    stopping.current = stop;
    const { signal } = stop;
    setProgress(BEGUN);
    const { mimeType, problem } = await kindOf(file);
    if (problem !== undefined) throw new Error(problem);
    const fileData = await base64Of(file);
    if (mimeType === undefined || fileData === undefined) throw new Error(proofProblems.unreadable);
    const data = { ...link, ...(settling && { settling }), fileData, mimeType };
    const shown = shownLink(link);
    const onSent = (sent: number) => setProgress({ sent, cut: false });
    return untilReached(() => callFunction('verifyPaymentProof', data, { signal, onSent }, shown), {
      signal,
      onCut: () => setProgress({ sent: 0, cut: true }),
    });
  }

  const queries = useQueryClient();
  const { mutate, reset, ...verifying } = useMutation({
    mutationFn: send,
    onSuccess: () => readAgain(queries, ['payments']),
    // It may have been held against another amount than the page shows.
    onError: () => void readAgain(queries, ['payments']),
  });
  return {
    ...verifying,
    progress,
    submit: (file: File, onAnswer: () => void) => mutate(file, { onSuccess: onAnswer }),
    /** Back to before it was sent; what is under way is given up. */
    reset: () => {
      stopping.current?.abort();
      reset();
    },
  };
}
