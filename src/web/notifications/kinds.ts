import {
  ArrowLeftRight,
  Ban,
  Banknote,
  Check,
  CircleSlash,
  Crown,
  Feather,
  ReceiptText,
  RotateCcw,
  Shuffle,
  Trash2,
  UserMinus,
  UserPlus,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { Notification } from '#domain/notifications.ts';

type Place = '/swap-requests' | '/chores' | '/home-management' | '/pay-my-money-back';
export type Kind = {
  Sign: LucideIcon;
  /** Where it leads, in the home that it is about. */
  to: Place;
  isBad?: boolean;
  /** Leads there also when the reader does not live in that home any more. */
  isOfTheReader?: boolean;
};

/** Open amounts stay with whoever leaves (docs/product/homes.md 'Money stays open'). */
const ofMoney = { to: '/pay-my-money-back', isOfTheReader: true } as const;

/** How each type looks and where it leads. */
export const KINDS: Record<Notification['type'], Kind> = {
  swap_request: { Sign: ArrowLeftRight, to: '/swap-requests' },
  swap_accepted: { Sign: Check, to: '/swap-requests' },
  swap_declined: { Sign: X, to: '/swap-requests', isBad: true },
  swap_cancelled: { Sign: Ban, to: '/swap-requests' },
  swap_ended: { Sign: CircleSlash, to: '/swap-requests' },
  swap_open_again: { Sign: RotateCcw, to: '/swap-requests' },
  member_joined: { Sign: UserPlus, to: '/home-management' },
  join_requested: { Sign: UserPlus, to: '/home-management' },
  join_accepted: { Sign: Check, to: '/home-management' },
  join_declined: { Sign: X, to: '/home-management', isBad: true, isOfTheReader: true },
  join_request_ended: { Sign: CircleSlash, to: '/home-management', isOfTheReader: true },
  // The board shows what came from them.
  member_left: { Sign: UserMinus, to: '/chores' },
  member_removed: { Sign: UserMinus, to: '/chores' },
  removed_from_home: { Sign: UserMinus, to: '/home-management', isBad: true, isOfTheReader: true },
  role_handed_over: { Sign: Crown, to: '/home-management' },
  home_deleted: { Sign: Trash2, to: '/home-management', isBad: true, isOfTheReader: true },
  chores_dealt_anew: { Sign: Shuffle, to: '/chores' },
  plan_changed: { Sign: Shuffle, to: '/chores' },
  payment_request: { Sign: Banknote, ...ofMoney },
  payment_paid: { Sign: Check, ...ofMoney },
  payment_review: { Sign: ReceiptText, ...ofMoney },
  payment_confirmed: { Sign: Check, ...ofMoney },
  payment_not_received: { Sign: X, ...ofMoney, isBad: true },
  payment_unanswered: { Sign: CircleSlash, ...ofMoney, isBad: true },
  payment_review_ended: { Sign: CircleSlash, ...ofMoney },
  payment_let_go: { Sign: Feather, ...ofMoney },
  payment_reopened: { Sign: RotateCcw, ...ofMoney, isBad: true },
  payment_deleted: { Sign: Trash2, ...ofMoney },
};
