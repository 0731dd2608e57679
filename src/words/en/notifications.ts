import { typeInWords } from '#domain/home-templates.ts';
import { formatAmount } from '#domain/money.ts';
import type { Notification, SwapEnd } from '#domain/notifications.ts';
import { shortDate } from '#words/days.ts';

export const notificationList = {
  markAllRead: 'Mark all as read',
  markFailed: 'Failed to mark as read',
  unread: '(unread)',
  empty: 'Nothing new so far. What your housemates ask and answer shows here.',
  loading: 'Loading notifications…',
  loadFailed: 'Failed to load the notifications',
  tryAgain: 'Try again',
  showMore: 'Show more',
  switchesTo: (home: string) => `Switches to ${home}`,
};

export type NotificationNames = {
  /** Whoever did it; undefined where nobody knows their name any more. */
  who: string | undefined;
  /** The home's name; undefined where the reader does not live there any more. */
  home: string | undefined;
  /** The chore's name as the home calls it; undefined where it does not any more. */
  chore: string | undefined;
};

type Said = { title: string; message: string };
type Data<Type extends Notification['type']> = Extract<Notification, { type: Type }>['data'];
type Says<Type extends Notification['type']> = (data: Data<Type>, names: NotificationNames) => Said;

const someone = (names: NotificationNames) => names.who ?? 'Someone';
const theHome = (names: NotificationNames) => names.home ?? 'a former home of yours';
/** 'Wash Toilet on Nov 24' */
const theChore = (
  { choreType, choreDueDate }: Pick<Data<'swap_request'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => `${chore ?? typeInWords(choreType)} on ${shortDate(choreDueDate)}`;

/** 'RM 58.00: Electricity bill' */
const theShare = ({ amount, title }: Data<'payment_request'>) => `${formatAmount(amount)}: ${title}`;

/** A chore without its name is called by its type, which begins with a small letter. */
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** What became of the request's chore or of the one in return, or of one of its two people. */
const ENDS: Record<SwapEnd, (names: NotificationNames) => string> = {
  completed: () => 'a chore of the request was completed.',
  deleted: () => 'a chore of the request is not planned any more.',
  moved: () => "a chore of the request is somebody else's now.",
  left: (names) => `${someone(names)} does not live in ${theHome(names)} any more.`,
};

const SENTENCES: { [Type in Notification['type']]: Says<Type> } = {
  swap_request: (data, names) => ({
    title: 'Swap request received',
    message: `${someone(names)} wants to swap chores with you: ${theChore(data, names)}.`,
  }),
  swap_accepted: (data, names) => ({
    title: 'Swap accepted',
    message: data.exchanged
      ? `${someone(names)} takes ${theChore(data, names)}.`
      : `${someone(names)} agreed to swap ${theChore(data, names)}. Please coordinate the chore change manually.`,
  }),
  swap_declined: (data, names) => ({
    title: 'Swap declined',
    message: `${someone(names)} does not take ${theChore(data, names)}.`,
  }),
  swap_cancelled: (data, names) => ({
    title: 'Swap request cancelled',
    message: `${someone(names)} no longer wants to swap ${theChore(data, names)}.`,
  }),
  swap_ended: (data, names) => ({
    title: 'Swap request ended',
    message: capital(`${theChore(data, names)} can no longer be swapped as asked: ${ENDS[data.end](names)}`),
  }),
  member_joined: (_, names) => ({
    title: 'New housemate',
    message: `${someone(names)} joined ${theHome(names)}.`,
  }),
  removed_from_home: ({ homeName }) => ({
    title: 'Removed from a home',
    message: `You do not live in ${homeName} any more: its administrator removed you.`,
  }),
  role_handed_over: (_, names) => ({
    title: 'You are the administrator now',
    message: `${someone(names)} handed ${theHome(names)} over to you.`,
  }),
  home_deleted: ({ homeName }) => ({
    title: 'Home deleted',
    message: `The administrator deleted ${homeName}.`,
  }),
  chores_dealt_anew: ({ chores }, names) => ({
    title: 'Chores dealt anew',
    message: `${chores} open ${chores === 1 ? 'chore was' : 'chores were'} dealt anew in ${theHome(names)}.`,
  }),
  payment_request: (data, names) => ({
    title: 'Payment request received',
    message: `${someone(names)} asks you for ${theShare(data)}.`,
  }),
  payment_paid: (data, names) => ({
    title: data.by === 'verified' ? 'Payment verified' : 'Payment marked as paid',
    message:
      data.by === 'verified'
        ? `${someone(names)} sent a receipt that fits ${theShare(data)}.`
        : `${someone(names)} says that you were paid ${theShare(data)}.`,
  }),
  payment_review: (data, names) => ({
    title: 'Please check a receipt',
    message: `${someone(names)} sent a receipt for ${theShare(data)}.`,
  }),
  payment_confirmed: (data, names) => ({
    title: 'Payment confirmed',
    message: `${someone(names)} confirmed that you paid ${theShare(data)}.`,
  }),
  payment_not_received: (data, names) => ({
    title: 'Payment not received',
    message: `${someone(names)} has not received ${theShare(data)}.`,
  }),
  payment_reopened: (data, names) => ({
    title: 'Payment reopened',
    message: `${someone(names)} says that this is still to be paid, ${theShare(data)}.`,
  }),
  payment_deleted: (data, names) => ({
    title: 'Payment request deleted',
    message: `${someone(names)} no longer asks you for ${theShare(data)}.`,
  }),
};

type Entry = { type: string; data: Record<string, unknown> };

/** Title and sentence of a notification; undefined for a type that a newer server writes and this page does not know. */
export function notificationWords(entry: Entry, names: NotificationNames): Said | undefined {
  const table: Partial<Record<string, unknown>> = SENTENCES;
  // What the server wrote for a type always fits the type: both are Notification.
  const says = Object.hasOwn(table, entry.type)
    ? (table[entry.type] as (data: Entry['data'], names: NotificationNames) => Said)
    : undefined;
  return says?.(entry.data, names);
}
