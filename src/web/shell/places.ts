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

/** Marks the page that another one belongs to (docs/product/everywhere.md 'The frame'): '/move-out' stands below Home Management. */
export const belowIt = (to: PlaceAddress, shown: string) =>
  to === '/home-management' && shown === '/move-out'
    ? ({ 'data-status': 'active', 'aria-current': true } as const)
    : undefined;

/** What upright phones open from their menu: it has no tab of its own. */
const IN_MENU = new Set(['/home-management', '/move-out', '/profile']);
export const isInMenu = (shown: string) => IN_MENU.has(shown);
