import {
  ArrowLeftRight,
  Ban,
  Banknote,
  BellRing,
  Check,
  CircleSlash,
  ClipboardList,
  Crown,
  Feather,
  Paperclip,
  Pencil,
  ReceiptText,
  Repeat,
  RotateCcw,
  Shuffle,
  Trash2,
  UserMinus,
  UserPlus,
  X,
  type LucideIcon,
} from 'lucide-react';
import type { Notification } from '#domain/notifications.ts';

export type Kind = {
  Sign: LucideIcon;
  isBad?: boolean;
  /** Leads to its page also when the reader does not live in that home any more. */
  isOfTheReader?: boolean;
};

/** Open amounts stay with whoever leaves (docs/product/homes.md 'Money stays open'). */
const ofMoney = { isOfTheReader: true } as const;

/** How each type looks; where it leads stands in domain/notification-places.ts. */
export const KINDS: Record<Notification['type'], Kind> = {
  swap_request: { Sign: ArrowLeftRight },
  swap_accepted: { Sign: Check },
  swap_declined: { Sign: X, isBad: true },
  swap_cancelled: { Sign: Ban },
  swap_ended: { Sign: CircleSlash },
  swap_open_again: { Sign: RotateCcw },
  member_joined: { Sign: UserPlus },
  first_chores: { Sign: ClipboardList },
  join_requested: { Sign: UserPlus },
  join_accepted: { Sign: Check },
  join_declined: { Sign: X, isBad: true, isOfTheReader: true },
  join_request_ended: { Sign: CircleSlash, isOfTheReader: true },
  member_left: { Sign: UserMinus },
  member_removed: { Sign: UserMinus },
  removed_from_home: { Sign: UserMinus, isBad: true, isOfTheReader: true },
  role_handed_over: { Sign: Crown },
  home_deleted: { Sign: Trash2, isBad: true, isOfTheReader: true },
  chores_dealt_anew: { Sign: Shuffle },
  plan_changed: { Sign: Shuffle },
  absence_dealt: { Sign: Shuffle },
  chore_reminder: { Sign: BellRing, isBad: true },
  payment_request: { Sign: Banknote, ...ofMoney },
  payment_changed: { Sign: Pencil, ...ofMoney },
  payment_bill: { Sign: Paperclip, ...ofMoney },
  payment_taken_out: { Sign: Feather, ...ofMoney },
  payment_paid: { Sign: Check, ...ofMoney },
  payment_review: { Sign: ReceiptText, ...ofMoney },
  payment_confirmed: { Sign: Check, ...ofMoney },
  payment_not_received: { Sign: X, ...ofMoney, isBad: true },
  payment_unanswered: { Sign: CircleSlash, ...ofMoney, isBad: true },
  payment_review_ended: { Sign: CircleSlash, ...ofMoney },
  payment_let_go: { Sign: Feather, ...ofMoney },
  payment_reopened: { Sign: RotateCcw, ...ofMoney, isBad: true },
  payment_settling_up: { Sign: ArrowLeftRight, ...ofMoney },
  payment_deleted: { Sign: Trash2, ...ofMoney },
  payment_repeated: { Sign: Repeat, ...ofMoney },
  payment_series_ended: { Sign: CircleSlash, ...ofMoney },
};
