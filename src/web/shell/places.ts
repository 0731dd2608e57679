import { ArrowLeftRight, House, ListChecks, Settings2, WalletMinimal, type LucideIcon } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { layout, waitingInTabs as waiting } from '#words/layout.ts';
import { api } from '#web/calls/api.ts';

export const PLACES = [
  { to: '/dashboard', label: layout.dashboard },
  { to: '/chores', label: layout.chores },
  { to: '/swap-requests', label: layout.swapRequests },
  { to: '/pay-my-money-back', label: layout.payMyMoneyBack },
  { to: '/home-management', label: layout.homeManagement },
] as const;

type PlaceAddress = (typeof PLACES)[number]['to'];

/**
 * Marks the navigation link of the page that the shown page belongs to (docs/product/everywhere.md 'The frame'):
 * '/move-out' belongs to Home Management.
 */
export const currentPage = (to: PlaceAddress, shown: string) =>
  to === '/home-management' && shown === '/move-out'
    ? ({ 'data-status': 'active', 'aria-current': true } as const)
    : undefined;

/** Pages without a tab of their own, which phones in portrait open from the menu. */
const IN_MENU = /^\/(home-management|move-out|profile)(\/|$)/;
export const isInMenu = (shown: string) => IN_MENU.test(shown);

/** Separate from the names, because the bar of wide screens shows no icons and does not load them. */
export const PLACE_ICONS: Record<PlaceAddress, LucideIcon> = {
  '/dashboard': House,
  '/chores': ListChecks,
  '/swap-requests': ArrowLeftRight,
  '/pay-my-money-back': WalletMinimal,
  '/home-management': Settings2,
};

/**
 * Returns what waits for the reader on a page: swaps to answer, or money to pay or check. Undefined if nothing waits or
 * it is not known yet.
 * @param options enabled: whether it is visible
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
