import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { callFunction, NotReached } from '#web/proof/callable.ts';

/** What a letter's link names; without the token, only who is signed in as that debtor gets in. */
export type ProofLink = { paymentId: string; userId: string; token?: string | undefined };

const TRIES = 3;

/** Whether the line still has to be paid, and what stands on its bill. Read again with the payments, when one of them changes. */
export const useStatus = (link: ProofLink) =>
  useQuery({
    queryKey: [...api.payments.key(), 'checkPaymentStatus', link],
    queryFn: ({ signal }) => callFunction('checkPaymentStatus', link, { signal }),
    retry: (failures, error) => error instanceof NotReached && failures < TRIES,
  });

/** spec §8: what the link itself is refused with, whichever call refuses it. */
export const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && /unauthorized/i.test(error.message);
