import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedShareKey } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import { api, codeOf } from '#web/calls/api.ts';
import { callFunction, FunctionRefusal } from '#web/proofs/callable.ts';
import { NotReached } from '#web/calls/connection-errors.ts';

const TRIES = 3;

/** How often a visible page refetches. All pages of a network without a session share 600 calls an hour. */
const REFETCH_MS = 5 * 60_000;

/**
 * Loads the state of the share and its bill. It refetches with the payments when one of them changes. Without a
 * session there are no live updates, so it also refetches when the page becomes visible, and every five minutes.
 */
export const useStatus = (link: LinkedShareKey) =>
  useQuery({
    queryKey: [...api.payments.key(), 'checkPaymentStatus', link],
    queryFn: ({ signal }) => callFunction('checkPaymentStatus', link, { signal }),
    retry: (failures, error) => error instanceof NotReached && failures < TRIES,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) => (data?.alreadyPaid || endOf(error) ? false : REFETCH_MS),
  });

/** Returns the amount that the page showed first; undefined while it is still the same. */
export function useAmountBefore(amount: Sen | undefined): Sen | undefined {
  const [first, setFirst] = useState(amount);
  if (first === undefined && amount !== undefined) setFirst(amount);
  return amount === first ? undefined : first;
}

/** Whether the waiting receipt was answered while the page was open. Call `begin` when a receipt is sent. */
export function useAnswered(status: ReturnType<typeof useStatus>['data']) {
  // Counts from the last sent receipt; earlier results know nothing of it.
  const [hasWaited, setHasWaited] = useState(false);
  if (status?.inReview && !hasWaited) setHasWaited(true);
  return {
    isAnswered: status?.alreadyPaid === true || (hasWaited && status?.inReview === false),
    begin: () => setHasWaited(false),
  };
}

const DELETED = new Set(['PAYMENT_NOT_FOUND', 'REQUEST_DELETED']);
const codeOfEither = (error: unknown) => (error instanceof FunctionRefusal ? error.code : codeOf(error));

/** Says why nothing can be uploaded any more, from the error of any call: the request is deleted, or its requester is too. */
export function endOf(error: unknown): 'deleted' | 'gone_with_request' | undefined {
  const code = codeOfEither(error) ?? '';
  if (code === 'REQUESTER_GONE') return 'gone_with_request';
  return DELETED.has(code) ? 'deleted' : undefined;
}

/** Whether the link itself is refused, by any call (docs/product/callables.md 'checkPaymentStatus'). */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /unauthorized/i.test(error.message);
