import type { Day } from '#domain/days.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import type { OpenAmounts, Sen } from '#domain/money.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SwapEnd } from '#domain/swaps.ts';

/** Rows a page (docs/product/limits.md 'Accounts'). */
export const NOTIFICATIONS_PAGE = 50;
/** How long a notification is stored, read or not, in milliseconds: 180 days. */
export const NOTIFICATION_RETENTION_MS = 180 * 24 * 60 * 60 * 1000;

/** The data of a notification about a swap (docs/product/notifications.md 'What a notification stores'). userId is the person who did it. */
type SwapData = {
  homeId: string;
  userId: string;
  swapRequestId: string;
  choreId: string | null;
  choreType: string;
  choreDueDate: Day;
};

/** The data of a notification about a payment. userId is the person who did it, amount the share in sen. */
type PaymentData = { homeId: string; userId: string; paymentId: string; title: string; amount: Sen };

/** How a request's bill changed (docs/product/money.md 'Changing the bill'). */
export type BillChange = 'attached' | 'replaced' | 'removed';

/**
 * A step of settling up: it was marked, or its receipt verified; a receipt waits; it was confirmed or not received; or it got no answer,
 * which both people are told (docs/product/settling-up.md 'Notifications of settling up').
 */
export type SettlingStep =
  | 'marked'
  | 'verified'
  | 'review'
  | 'confirmed'
  | 'not_received'
  | 'unanswered'
  | 'review_ended';

/**
 * The data of a notification about settling up. userId is the other person, amount the difference in sen, paymentId a request of one of the
 * payer's shares.
 */
type SettlingData = {
  homeId: string;
  userId: string;
  settlementId: string;
  paymentId: string;
  amount: Sen;
  what: SettlingStep;
  /** From 1, if a receipt still waits. */
  again?: number;
};

/**
 * How a member changed the plan, and how many of the reader's chores changed. `names` of the templates; empty if all templates were
 * planned.
 */
export type PlanNotice = {
  homeId: string;
  userId: string;
  how: 'added' | 'planned' | 'deleted' | 'brought_back';
  names: string[];
  /** In the order of `names`; missing in older notifications. */
  templateIds?: string[];
  chores: number;
};

/** How many chores a newcomer has, and the first one. */
type FirstChores = { chores: number; choreId: string; choreType: string; choreDueDate: Day };

/** An act on a housemate's chore. userId is the person who did it. */
type ChoreAct = { userId: string; choreId: string; choreType: string; choreDueDate: Day };
/** The data of a notification about a housemate's chore. */
type ChoreData = { homeId: string } & ChoreAct;

/** One member thanks for one chore. */
export type Thank = ChoreAct;
/** The data of a notification of a day's thanks, newest first. It is about the newest. */
export type ThanksData = ChoreData & { on: Day; thanks: readonly Thank[] };

/** The most thanks that one notification stores. The oldest go. */
const THANKS_MAX = 50;

/** Returns the data of a notification of these thanks, newest first; undefined if there are none. */
export function thanksData(homeId: string, on: Day, thanks: readonly Thank[]): ThanksData | undefined {
  const [newest] = thanks;
  return newest && { homeId, on, ...newest, thanks: thanks.slice(0, THANKS_MAX) };
}

/** Returns the data of both; undefined if they are of different homes or days (docs/product/notifications.md 'Thanks in the bell'). */
export function joinThanks(known: ThanksData, added: ThanksData): ThanksData | undefined {
  const { homeId, on } = added;
  if (known.homeId !== homeId || known.on !== on) return undefined;
  const isAdded = ({ userId, choreId }: Thank) =>
    added.thanks.some((each) => each.userId === userId && each.choreId === choreId);
  return thanksData(homeId, on, [...added.thanks, ...known.thanks.filter((each) => !isAdded(each))]);
}

/** How a member changed an absence. */
export type AbsenceAct = 'made' | 'changed' | 'ended';

/** Returns what an older notification about an absence was about, as its sentence said then. */
export function absenceActOf(chores: number, back: number): AbsenceAct {
  if (chores === 0) return 'ended';
  return back === 0 ? 'made' : 'changed';
}

/**
 * The stored part of a notification; words/ makes the sentence when it is read (docs/product/notifications.md 'What a notification stores').
 */
export type Notification =
  | {
      type: 'swap_request';
      data: SwapData & { returnChoreType: string | null; returnChoreDueDate: Day | null };
    }
  | { type: 'swap_accepted'; data: SwapData & { exchanged: boolean } }
  | { type: 'swap_declined'; data: SwapData }
  /** To the target: the requester cancelled (docs/product/swaps.md 'Who may ask'). */
  | { type: 'swap_cancelled'; data: SwapData }
  /** To both: something happened to its chore. userId is null if no person did it. */
  | { type: 'swap_ended'; data: Omit<SwapData, 'userId'> & { userId: string | null; end: SwapEnd } }
  /** To both: userId undid what had ended it (docs/product/swaps.md 'Requests that come back'). */
  | { type: 'swap_open_again'; data: SwapData }
  /** chores: how many of the reader's chores are the newcomer's now; missing in older notifications. */
  | { type: 'member_joined'; data: { homeId: string; userId: string; chores?: number } }
  /** To a newcomer: how many chores they have, and the first one. */
  | { type: 'first_chores'; data: { homeId: string } & FirstChores }
  /** To the administrator: userId waits. */
  | { type: 'join_requested'; data: { homeId: string; userId: string } }
  /** To the person who waited, with their first chores if they have some. Only people who live there get the home's id. */
  | { type: 'join_accepted'; data: { homeId: string; userId: string } & Partial<FirstChores> }
  | { type: 'join_declined'; data: { homeName: string } }
  | { type: 'join_request_ended'; data: { homeName: string; because: JoinRequestEnd } }
  /** To the remaining members. chores: how many of the leaver's the reader has now. */
  | { type: 'member_left'; data: { homeId: string; userId: string; chores: number } }
  | { type: 'member_removed'; data: { homeId: string; userId: string; chores: number } }
  | { type: 'removed_from_home'; data: { homeId: string; homeName: string } }
  /** userId is null if the host did it. */
  | { type: 'role_handed_over'; data: { homeId: string; userId: string | null } }
  /** With what was open there for the reader. */
  | { type: 'home_deleted'; data: { homeName: string } & Partial<OpenAmounts> }
  | { type: 'chores_dealt_anew'; data: { homeId: string; chores: number } }
  /**
   * userId created, changed or deleted an absence: how many chores the reader gains and loses (docs/product/absences.md 'Notifications of
   * an absence'). Older ones have no `what`.
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
  /** To the member of a late chore: userId reminds them. */
  | { type: 'chore_reminder'; data: ChoreData }
  /** To the member of a chore: userId took it over. */
  | { type: 'chore_claimed'; data: ChoreData }
  /** To the other one of the two: userId gave it back, or took it back (`isBack`). */
  | { type: 'chore_claim_ended'; data: ChoreData & { isBack: boolean } }
  /** To the member who did the chores: several housemates may thank for several of them. */
  | { type: 'chore_thanked'; data: ThanksData }
  /** To a debtor: userId asks for their share. */
  | { type: 'payment_request'; data: PaymentData }
  /** To a debtor: userId changed the title or their share. `was` is before, the rest after. */
  | { type: 'payment_changed'; data: PaymentData & { was: { title: string; amount: Sen } } }
  /** To a debtor: userId attached, replaced or removed the bill. */
  | { type: 'payment_bill'; data: PaymentData & { what: BillChange } }
  /** To a former debtor: userId no longer asks them. */
  | { type: 'payment_taken_out'; data: PaymentData }
  /** To the requester: userId paid. */
  | { type: 'payment_paid'; data: PaymentData & { by: 'marked' | 'verified' } }
  /** To the requester: userId's proof waits for their answer; `again`, from 1, if it still does. */
  | { type: 'payment_review'; data: PaymentData & { again?: number } }
  /** To the debtor: how userId answered their proof. */
  | { type: 'payment_confirmed'; data: PaymentData }
  | { type: 'payment_not_received'; data: PaymentData }
  /** To the debtor: userId did not answer their proof in time. */
  | { type: 'payment_unanswered'; data: PaymentData }
  /** To the requester: they did not answer userId's proof in time. */
  | { type: 'payment_review_ended'; data: PaymentData }
  /** To the debtor: userId let their share go. If there were several, amount is their sum, and `others` are named beside the first. */
  | { type: 'payment_let_go'; data: PaymentData & { others?: { paymentId: string; title: string }[] } }
  /** To the debtor: userId reopened their settled share. */
  | { type: 'payment_reopened'; data: PaymentData }
  | { type: 'payment_settling_up'; data: SettlingData }
  /** To a debtor: userId deleted the request. */
  | { type: 'payment_deleted'; data: PaymentData }
  /** To the requester, about their own request: it was made again. The amount is the total. */
  | { type: 'payment_repeated'; data: PaymentData & { every: Repeats; day: Day } }
  /** To the requester: userId was its last debtor, and has left. */
  | { type: 'payment_series_ended'; data: Pick<PaymentData, 'homeId' | 'userId' | 'title'> };

/**
 * Returns whether such a notification says that the reader owes the other person (docs/product/payment-details.md 'Where the notes are shown').
 */
export const settlingAsksForMoney = (what: SettlingStep): boolean =>
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
  'hand',
  'heart',
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
