import { layout } from '#words/layout.ts';

/** The five pages, with their names. */
export const PLACES = [
  { to: '/dashboard', label: layout.dashboard },
  { to: '/chores', label: layout.chores },
  { to: '/swap-requests', label: layout.swapRequests },
  { to: '/pay-my-money-back', label: layout.payMyMoneyBack },
  { to: '/home-management', label: layout.homeManagement },
] as const;

export type PlaceAddress = (typeof PLACES)[number]['to'];
