import { ArrowLeftRight, House, ListChecks, Settings2, WalletMinimal, type LucideIcon } from 'lucide-react';
import type { PlaceAddress } from '#web/shell/places.ts';

/** Apart from the names: the bar of wide screens has none, and does not load them. */
export const PLACE_ICONS: Record<PlaceAddress, LucideIcon> = {
  '/dashboard': House,
  '/chores': ListChecks,
  '/swap-requests': ArrowLeftRight,
  '/pay-my-money-back': WalletMinimal,
  '/home-management': Settings2,
};
