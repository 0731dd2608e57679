import type { Day } from '#domain/days.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import type { OpenAmounts, Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SwapEnd } from '#domain/swaps.ts';

/** docs/product/limits.md 'Pages of lists'. */
export const NOTIFICATIONS_PAGE = 50;
/** How long a notification is kept, read or not, in milliseconds (180 days): what is older concerns nobody any more. */
export const NOTIFICATION_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** What a notification of a swap keeps (docs/product/notifications.md 'What a notification keeps'); userId is whoever did it. */
type SwapData = {
  homeId: string;
  userId: string;
  swapRequestId: string;
  choreId: string | null;
  choreType: string;
  choreDueDate: Day;
};

/** What a notification of a payment keeps; userId is whoever did it, the amount the share in sen. */
type PaymentData = { homeId: string; userId: string; paymentId: string; title: string; amount: Sen };

/** What became of a request's bill (docs/product/money.md 'Told of a bill'). */
export type BillChange = 'attached' | 'replaced' | 'removed';

/**
 * What became of settling up: it was marked, or a receipt of it verified; a receipt waits; it was confirmed, or not received; nobody
 * answered it, which both are told (docs/product/settling-up.md 'Told of settling up').
 */
export type SettlingWord =
  | 'marked'
  | 'verified'
  | 'review'
  | 'confirmed'
  | 'not_received'
  | 'unanswered'
  | 'review_ended';

/**
 * What a notification of settling up keeps; userId is the other of the two, the amount the difference in sen, paymentId a share of the
 * payer's.
 */
type SettlingData = {
  homeId: string;
  userId: string;
  settlementId: string;
  paymentId: string;
  amount: Sen;
  what: SettlingWord;
  /** From 1, where a receipt still waits. */
  again?: number;
};

/**
 * What somebody did to the plan, and how many of the reader's chores that changed; `names` of the templates, none where it was all of them.
 */
export type PlanNotice = {
  homeId: string;
  userId: string;
  how: 'added' | 'planned' | 'deleted' | 'brought_back';
  names: string[];
  /** Of each name, in the same order; older ones have none. */
  templateIds?: string[];
  chores: number;
};

/** How many chores a newcomer has, and the first of them. */
type FirstChores = { chores: number; choreId: string; choreType: string; choreDueDate: Day };

/** What a member did with days away. */
export type AbsenceAct = 'made' | 'changed' | 'ended';

/** Returns what an older notification about days away was about, as its sentence said then. */
export function absenceActOf(chores: number, back: number): AbsenceAct {
  if (chores === 0) return 'ended';
  return back === 0 ? 'made' : 'changed';
}

/** What a notification keeps; words/ makes the sentence when it is read (docs/product/notifications.md 'What a notification keeps'). */
export type Notification =
  | {
      type: 'swap_request';
      data: SwapData & { returnChoreType: string | null; returnChoreDueDate: Day | null };
    }
  | { type: 'swap_accepted'; data: SwapData & { exchanged: boolean } }
  | { type: 'swap_declined'; data: SwapData }
  /** By its requester; told to the target (docs/product/swaps.md 'Who may ask'). */
  | { type: 'swap_cancelled'; data: SwapData }
  /** By what became of its chore; userId is null where nobody did it. */
  | { type: 'swap_ended'; data: Omit<SwapData, 'userId'> & { userId: string | null; end: SwapEnd } }
  /** Undo of the completion that ended it, by userId (docs/product/swaps.md 'Requests that come back'). */
  | { type: 'swap_open_again'; data: SwapData }
  /** chores: how many of the reader's are the newcomer's now; older ones have none. */
  | { type: 'member_joined'; data: { homeId: string; userId: string; chores?: number } }
  /** To a newcomer: how many chores are theirs, and the first of them. */
  | { type: 'first_chores'; data: { homeId: string } & FirstChores }
  /** To the administrator: userId waits. */
  | { type: 'join_requested'; data: { homeId: string; userId: string } }
  /** To whoever waited, with their first chores if they have some; only who lives there learns the home's id. */
  | { type: 'join_accepted'; data: { homeId: string; userId: string } & Partial<FirstChores> }
  | { type: 'join_declined'; data: { homeName: string } }
  | { type: 'join_request_ended'; data: { homeName: string; because: JoinRequestEnd } }
  /** To who stays; chores: how many of theirs the reader has now. */
  | { type: 'member_left'; data: { homeId: string; userId: string; chores: number } }
  | { type: 'member_removed'; data: { homeId: string; userId: string; chores: number } }
  | { type: 'removed_from_home'; data: { homeId: string; homeName: string } }
  /** By nobody where the host did it. */
  | { type: 'role_handed_over'; data: { homeId: string; userId: string | null } }
  /** With what was open there for the reader. */
  | { type: 'home_deleted'; data: { homeName: string } & Partial<OpenAmounts> }
  | { type: 'chores_dealt_anew'; data: { homeId: string; chores: number } }
  /**
   * userId is away on these days, now on these, or no more: how many chores the reader gains and loses by it
   * (docs/product/absences.md 'Notifications of an absence'). Older ones have no `what`.
   */
  | {
      type: 'absence_dealt';
      data: {
        homeId: string;
        userId: string;
        from: Day;
        to: Day;
        chores: number;
        back: number;
        what?: AbsenceAct;
      };
    }
  | { type: 'plan_changed'; data: PlanNotice }
  /** To whoever has not done a chore that is late: userId reminds them of it. */
  | {
      type: 'chore_reminder';
      data: { homeId: string; userId: string; choreId: string; choreType: string; choreDueDate: Day };
    }
  /** To a debtor: userId asks for their share. */
  | { type: 'payment_request'; data: PaymentData }
  /** To a debtor: userId changed what it is called, or their share; `was` before, the rest says now. */
  | { type: 'payment_changed'; data: PaymentData & { was: { title: string; amount: Sen } } }
  /** To a debtor: userId attached a bill to what they ask for, put another in its place, or took it off. */
  | { type: 'payment_bill'; data: PaymentData & { what: BillChange } }
  /** To whoever was a debtor: userId changed whom they ask. */
  | { type: 'payment_taken_out'; data: PaymentData }
  /** To the requester: userId paid. */
  | { type: 'payment_paid'; data: PaymentData & { by: 'marked' | 'verified' } }
  /** To the requester: userId's proof waits for their word; `again`, from 1, where it still does. */
  | { type: 'payment_review'; data: PaymentData & { again?: number } }
  /** To the debtor, what userId says of their proof. */
  | { type: 'payment_confirmed'; data: PaymentData }
  | { type: 'payment_not_received'; data: PaymentData }
  /** To the debtor: userId did not answer their proof. */
  | { type: 'payment_unanswered'; data: PaymentData }
  /** To the requester: userId's proof waited too long for their word. */
  | { type: 'payment_review_ended'; data: PaymentData }
  /** To the debtor: userId forgives them their share; of several at once the amount is of all, and `others` are named beside the first. */
  | { type: 'payment_let_go'; data: PaymentData & { others?: { paymentId: string; title: string }[] } }
  /** To the debtor: userId opened their settled share again. */
  | { type: 'payment_reopened'; data: PaymentData }
  | { type: 'payment_settling_up'; data: SettlingData }
  /** To a debtor: userId asks for nothing any more. */
  | { type: 'payment_deleted'; data: PaymentData }
  /** To the requester, of their own: it was asked for again, of all together so much. */
  | { type: 'payment_repeated'; data: PaymentData & { every: Repeats; day: Day } }
  /** To the requester: userId was the last who was asked for it, and has left. */
  | { type: 'payment_series_ended'; data: Pick<PaymentData, 'homeId' | 'userId' | 'title'> };

/** Whether it says that the reader owes the other so much (docs/product/payment-details.md 'Where the notes stand'). */
export const settlingAsksForMoney = (what: SettlingWord): boolean =>
  what === 'not_received' || what === 'unanswered';

/** The pages that a notification can lead to (docs/product/notifications.md 'Where a notification leads'). */
export const NOTIFICATION_PAGES = [
  '/swap-requests',
  '/chores',
  '/home-management',
  '/pay-my-money-back',
] as const;
export type NotificationPage = (typeof NOTIFICATION_PAGES)[number];

/** The small drawings beside a notification. */
export const NOTIFICATION_SIGNS = [
  'back',
  'ban',
  'bell',
  'bin',
  'check',
  'cross',
  'crown',
  'end',
  'feather',
  'list',
  'money',
  'paperclip',
  'pencil',
  'person-in',
  'person-out',
  'receipt',
  'repeat',
  'shuffle',
  'swap',
] as const;
export type NotificationSign = (typeof NOTIFICATION_SIGNS)[number];
