import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProofAnswer } from '#contract/functions.ts';
import type { LinkedShareKey } from '#contract/payments.ts';
import type { ShareBetween } from '#domain/settling-up.ts';
import { proofProblems } from '#words/proof-page.ts';
import { refetchTopics } from '#web/calls/queries.ts';
import { callFunction } from '#web/proofs/callable.ts';
import { NotReached, retryUntilReached } from '#web/calls/connection-errors.ts';
import { kindOf } from '#web/calls/upload.ts';
import { linkTokenHeader } from '#web/device/link-token.ts';

/** The progress of an upload: the part that has left, 0 to 1, and whether the connection was lost and is retried. */
export type Progress = { sent: number; cut: boolean };
const BEGUN: Progress = { sent: 0, cut: false };

/** Returns the content as base64 without a prefix (docs/product/callables.md 'verifyPaymentProof'); undefined if it is empty or cannot be read. */
const base64Of = (file: File) =>
  new Promise<string | undefined>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] || undefined));
    reader.addEventListener('error', () => resolve(undefined));
    reader.readAsDataURL(file);
  });

/** Returns the message of a failed call (docs/product/callables.md 'verifyPaymentProof'), or a sentence for where it failed. */
export function verifyingProblem(error: Error): string {
  if (error instanceof NotReached) return proofProblems.notSent;
  return error.message || proofProblems.notVerified;
}

/** The other person, and the shares as they were shown (docs/product/settling-up.md 'Settling by one receipt'). */
export type Settling = { userId: string; lines: ShareBetween[] };

/** Sends one receipt at a time and waits for the answer. */
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
    const shown = linkTokenHeader(link);
    const onSent = (sent: number) => setProgress({ sent, cut: false });
    return retryUntilReached(() => callFunction('verifyPaymentProof', data, { signal, onSent }, shown), {
      signal,
      onCut: () => setProgress({ sent: 0, cut: true }),
    });
  }

  const queries = useQueryClient();
  const { mutate, reset, ...verifying } = useMutation({
    mutationFn: send,
    onSuccess: () => refetchTopics(queries, ['payments']),
    // The receipt may have been compared with another amount than the page shows.
    onError: () => void refetchTopics(queries, ['payments']),
  });
  return {
    ...verifying,
    progress,
    submit: (file: File, onAnswer: () => void) => mutate(file, { onSuccess: onAnswer }),
    /** Returns to the state before sending and cancels an upload in progress. */
    reset: () => {
      stopping.current?.abort();
      reset();
    },
  };
}
