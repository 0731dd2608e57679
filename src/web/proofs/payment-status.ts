import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedShareKey } from '#contract/payments.ts';
import type { Sen } from '#domain/money.ts';
import { api, codeOf } from '#web/calls/api.ts';
import { callFunction, FunctionRefusal } from '#web/proofs/callable.ts';
import { NotReached } from '#web/calls/reached.ts';

const TRIES = 3;

/** How often an open page asks again while it is in sight. All pages of a network without a session may ask 600 times an hour together. */
const AGAIN_MS = 5 * 60_000;

/**
 * Whether the share still has to be paid, and what stands on its bill. Read again with the payments, when one of them changes; without a
 * session no live note comes, so also when the page comes back into sight, and every five minutes.
 */
export const useStatus = (link: LinkedShareKey) =>
  useQuery({
    queryKey: [...api.payments.key(), 'checkPaymentStatus', link],
    queryFn: ({ signal }) => callFunction('checkPaymentStatus', link, { signal }),
    retry: (failures, error) => error instanceof NotReached && failures < TRIES,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data, error } }) => (data?.alreadyPaid || endOf(error) ? false : AGAIN_MS),
  });

/** The amount that the page showed first; undefined while it is still that one. */
export function useAmountBefore(amount: Sen | undefined): Sen | undefined {
  const [first, setFirst] = useState(amount);
  if (first === undefined && amount !== undefined) setFirst(amount);
  return amount === first ? undefined : first;
}

/** Whether the receipt that waits was answered while the page stood open; `begin` as one is sent. */
export function useAnswered(status: ReturnType<typeof useStatus>['data']) {
  // Since the last receipt was sent; what was asked before it had come knows nothing of it.
  const [hasWaited, setHasWaited] = useState(false);
  if (status?.inReview && !hasWaited) setHasWaited(true);
  return {
    isAnswered: status?.alreadyPaid === true || (hasWaited && status?.inReview === false),
    begin: () => setHasWaited(false),
  };
}

const DELETED = new Set(['PAYMENT_NOT_FOUND', 'REQUEST_DELETED']);
const codeOfEither = (error: unknown) => (error instanceof FunctionRefusal ? error.code : codeOf(error));

/** Nothing can be uploaded any more, whichever call says so: the request is deleted, or whoever asked is gone with it. */
export function endOf(error: unknown): 'deleted' | 'gone_with_request' | undefined {
  const code = codeOfEither(error) ?? '';
  if (code === 'REQUESTER_GONE') return 'gone_with_request';
  return DELETED.has(code) ? 'deleted' : undefined;
}

/** docs/product/callables.md 'checkPaymentStatus': what the link itself is refused with, whichever call refuses it. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /unauthorized/i.test(error.message);
