import { useQuery } from '@tanstack/react-query';
import { waiting } from '#words/menu.ts';
import { api } from '#web/calls/api.ts';
import type { PlaceAddress } from '#web/shell/places.ts';

/**
 * What waits for the reader behind a link: swaps to answer, money to pay or to check. Undefined where nothing does, or it is not known.
 * @param options enabled: whether anybody sees it
 */
export function useWaiting(homeId: string | null, { enabled }: { enabled: boolean }) {
  const isAtHome = homeId !== null;
  const swaps = useQuery(
    api.swaps.countToAnswer.queryOptions({ input: { homeId: homeId ?? '' }, enabled: enabled && isAtHome }),
  );
  const money = useQuery(api.payments.getPaymentSummary.queryOptions({ input: { homeId }, enabled }));
  const toAnswer = isAtHome ? (swaps.data?.toAnswer ?? 0) : 0;
  const toDo = (money.data?.toPay ?? 0) + (money.data?.toCheck ?? 0);
  const counts: Partial<Record<PlaceAddress, { count: number; words: string }>> = {
    '/swap-requests': { count: toAnswer, words: waiting.toAnswer(toAnswer) },
    '/pay-my-money-back': { count: toDo, words: waiting.toPayOrCheck(toDo) },
  };
  return (to: PlaceAddress) => {
    const found = counts[to];
    return found && found.count > 0 ? found : undefined;
  };
}
