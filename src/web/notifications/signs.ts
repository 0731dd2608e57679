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
import type { NotificationSign } from '#domain/notifications.ts';

export const SIGNS: Partial<Record<NotificationSign, LucideIcon>> = {
  back: RotateCcw,
  ban: Ban,
  bell: BellRing,
  bin: Trash2,
  check: Check,
  cross: X,
  crown: Crown,
  end: CircleSlash,
  feather: Feather,
  list: ClipboardList,
  money: Banknote,
  paperclip: Paperclip,
  pencil: Pencil,
  'person-in': UserPlus,
  'person-out': UserMinus,
  receipt: ReceiptText,
  repeat: Repeat,
  shuffle: Shuffle,
  swap: ArrowLeftRight,
} satisfies Record<NotificationSign, LucideIcon>;

/** For signs that only another version of the server knows. */
export const OTHER_SIGN = BellRing;
