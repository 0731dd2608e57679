import { monthOf, type Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import { absenceActOf, type Notification } from '#domain/notifications.ts';
import { REVIEW_DAYS } from '#domain/payments.ts';
import { capital, listed, listedUpTo, nameInside } from './grammar.ts';
import { dayHeading, dayRange, shortDate } from './days.ts';
import { swapEnds } from './swaps.ts';

const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');

/** 'November' */
const monthOfDay = (day: Day) => LONG_MONTHS[monthOf(day).month] ?? '';

export const notificationList = {
  markAllRead: 'Mark all as read',
  markFailed: 'Failed to mark as read. Please try again.',
  unread: '(unread)',
  empty: "Nothing here yet. You'll see what your housemates ask and answer here.",
  loading: 'Loading notifications…',
  loadFailed: 'Failed to load the notifications',
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
  /** Of several thanks: who thanks, and for which chores, each once. */
  people?: readonly string[];
  chores?: readonly string[];
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
) => `${chore ?? wordsOfType(choreType)} on ${shortDate(choreDueDate)}`;

/** 'Priya Nair, Wei Jie Tan and 2 others thank' */
function whoThanks({ people = [] }: NotificationNames) {
  const [first = 'Someone', ...rest] = people;
  const named = [first, ...rest.map((name) => nameInside(name))];
  if (named.length <= 2) return `${listed(named)} ${named.length === 1 ? 'thanks' : 'thank'}`;
  const others = named.length - 2;
  return `${named.slice(0, 2).join(', ')} and ${others === 1 ? 'one other' : `${others} others`} thank`;
}

/** 'RM 58.00: Electricity bill' */
const theShare = ({ amount, title }: Data<'payment_request'>) => `${formatAmount(amount)}: ${title}`;

/** Of several shares at once. */
const titlesOf = ({ title }: { title: string }, others: readonly { title: string }[]) =>
  listedUpTo(3, [title, ...others.map((other) => other.title)]);

/** What is another now than it was. */
const changedShare = ({ was, amount, title }: Data<'payment_changed'>) => {
  if (was.amount === amount) return `it is now called ${title}`;
  const sum = `${formatAmount(was.amount)} is now ${formatAmount(amount)}`;
  return was.title === title ? sum : `${sum}, and it is now called ${title}`;
};

/** What became of a request's bill. */
const BILLS = {
  attached: { title: 'A bill was attached', did: 'attached the bill of' },
  replaced: { title: 'A bill was replaced', did: 'attached another bill of' },
  removed: { title: 'A bill was removed', did: 'removed the bill of' },
};

/** Chores that a newcomer gets. */
const nowTheirs = (chores: number) => {
  if (chores === 0) return '';
  return chores === 1 ? ' One of your chores is theirs now.' : ` ${chores} of your chores are theirs now.`;
};

/** What became of the chores of somebody who lives here no longer. */
const nowYours = (chores: number) => {
  if (chores === 0) return '';
  return chores === 1 ? ' One of their chores is now yours.' : ` ${chores} of their chores are now yours.`;
};

/** '2 more chores for you', '1 fewer chore for you' or '2 more chores for you, 1 fewer' */
const moreOrFewer = (more: number, fewer: number) => {
  if (more === 0) return `${fewer} fewer ${fewer === 1 ? 'chore' : 'chores'} for you`;
  return `${more} more ${more === 1 ? 'chore' : 'chores'} for you${fewer === 0 ? '' : `, ${fewer} fewer`}`;
};

/** 'Your first: Wash Toilet, Thursday, Dec 03.' */
const yourFirst = (
  { choreType, choreDueDate }: Pick<Data<'join_accepted'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => {
  if (choreType === undefined || choreDueDate === undefined) return '';
  return ` Your first: ${chore ?? wordsOfType(choreType)}, ${dayHeading(choreDueDate)}.`;
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
    message: `${someone(names)} won't take ${theChore(data, names)}.`,
  }),
  swap_cancelled: (data, names) => ({
    title: 'Swap request cancelled',
    message: `${someone(names)} no longer wants to swap ${theChore(data, names)}.`,
  }),
  swap_ended: (data, names) => ({
    title: 'Swap request ended',
    // A chore without its name is called by its type, which begins with a small letter.
    message: capital(
      `${theChore(data, names)} can no longer be swapped as asked: ${swapEnds[data.end](someone(names), theHome(names))}`,
    ),
  }),
  swap_open_again: (data, names) => ({
    title: 'Swap request open again',
    message: capital(
      `${theChore(data, names)} can be swapped as asked again: ${someone(names)} reopened one of the chores.`,
    ),
  }),
  member_joined: ({ chores = 0 }, names) => ({
    title: 'New housemate',
    message: `${someone(names)} joined ${theHome(names)}.${nowTheirs(chores)}`,
  }),
  first_chores: (data, names) => ({
    title: 'Your first chores',
    message: `${data.chores === 1 ? 'One chore' : `${data.chores} chores`} in ${theHome(names)} ${data.chores === 1 ? 'is' : 'are'} yours.${yourFirst(data, names)}`,
  }),
  join_requested: (_, names) => ({
    title: 'Request to join',
    message: `${someone(names)} asked to join ${theHome(names)}.`,
  }),
  join_accepted: (data, names) => ({
    title: "You're in",
    message: `${someone(names)} accepted your request: you now live in ${theHome(names)}.${yourFirst(data, names)}`,
  }),
  join_declined: ({ homeName }) => ({
    title: 'Request to join declined',
    message: `The administrator of ${homeName} declined your request. You can ask again in a day.`,
  }),
  join_request_ended: ({ homeName, because }) => ({
    title: 'Request to join ended',
    message: JOIN_REQUEST_ENDS[because](homeName),
  }),
  member_left: ({ chores }, names) => ({
    title: 'A housemate left',
    message: `${someone(names)} left ${theHome(names)}.${nowYours(chores)}`,
  }),
  member_removed: ({ chores }, names) => ({
    title: 'A housemate was removed',
    message: `${someone(names)} was removed from ${theHome(names)}.${nowYours(chores)}`,
  }),
  removed_from_home: ({ homeName }) => ({
    title: 'Removed from a home',
    message: `The administrator of ${homeName} removed you.`,
  }),
  role_handed_over: (_, names) => ({
    title: "You're now the administrator",
    message: `${someone(names)} made you the administrator of ${theHome(names)}.`,
  }),
  home_deleted: ({ homeName, owed = 0, owes = 0 }) => ({
    title: 'Home deleted',
    message: `The administrator deleted ${homeName}.${owed + owes > 0 ? ` ${openThere({ owed, owes })}` : ''}`,
  }),
  chores_dealt_anew: ({ chores }, names) => ({
    title: 'Chores reassigned',
    message: `${chores} open ${chores === 1 ? 'chore was' : 'chores were'} reassigned in ${theHome(names)}.`,
  }),
  absence_dealt: ({ from, to, chores, back, what = absenceActOf(chores, back) }, names) => {
    const who = someone(names);
    const days = dayRange(from, to);
    const yours = moreOrFewer(chores, back);
    switch (what) {
      case 'made':
        return { title: `${who} is away`, message: `${who} is away ${days}: ${yours}.` };
      case 'changed':
        return { title: 'Days away changed', message: `${who} is now away ${days}: ${yours}.` };
      case 'ended': {
        const here = from === to ? days : `days of ${days}`;
        return { title: `${who} is here`, message: `${who} is here on ${here}: ${yours}.` };
      }
    }
  },
  chore_reminder: (data, names) => ({
    title: 'A chore is overdue',
    message: `${someone(names)} reminds you of ${theChore(data, names)}.`,
  }),
  chore_claimed: (data, names) => ({
    title: 'One chore less for you',
    message: `${someone(names)} does ${theChore(data, names)} for you.`,
  }),
  chore_claim_ended: (data, names) =>
    data.isBack
      ? {
          title: 'A chore went back',
          message: `${someone(names)} does ${theChore(data, names)} after all.`,
        }
      : {
          title: 'A chore is yours again',
          message: `${someone(names)} gave ${theChore(data, names)} back to you.`,
        },
  chore_thanked: ({ choreType }, names) => ({
    title: 'Thank you!',
    message: `${whoThanks(names)} you for ${listedUpTo(2, names.chores ?? [wordsOfType(choreType)])}.`,
  }),
  plan_changed: ({ how, names: templates, chores }, names) => {
    const who = someone(names);
    const what = listed(templates);
    const yours = `${chores} of your chores`;
    switch (how) {
      case 'added':
        return {
          title: 'New chores',
          message: `${who} added ${what} to ${theHome(names)}: ${chores} of its chores ${chores === 1 ? 'is' : 'are'} yours.`,
        };
      case 'deleted':
        return {
          title: 'Chores removed',
          message: `${who} deleted ${what} in ${theHome(names)}: ${yours} ${chores === 1 ? 'was' : 'were'} removed.`,
        };
      case 'planned':
        return {
          title: 'Chores planned again',
          message: `${who} planned ${what} again in ${theHome(names)}: ${yours} changed.`,
        };
      case 'brought_back':
        return {
          title: 'Earlier chores are back',
          message: `${who} brought the earlier chores${what && ` of ${what}`} back in ${theHome(names)}: ${yours} changed.`,
        };
    }
  },
  payment_request: (data, names) => ({
    title: 'Payment request received',
    message: `${someone(names)} asks you for ${theShare(data)}.`,
  }),
  payment_changed: ({ was, ...data }, names) => ({
    title: 'Payment request changed',
    message: `${someone(names)} changed ${was.title}: ${changedShare({ was, ...data })}.`,
  }),
  payment_bill: ({ what, title }, names) => ({
    title: BILLS[what].title,
    message: `${someone(names)} ${BILLS[what].did} ${title}.`,
  }),
  payment_taken_out: (data, names) => ({
    title: 'You are no longer asked to pay',
    message: `${someone(names)} no longer asks you for ${theShare(data)}.`,
  }),
  payment_paid: (data, names) => ({
    title: data.by === 'verified' ? 'Payment verified' : 'Payment marked as paid',
    message:
      data.by === 'verified'
        ? `${someone(names)} sent a receipt that matches ${theShare(data)}.`
        : `${someone(names)} says they paid you ${theShare(data)}.`,
  }),
  payment_review: (data, names) => ({
    title: 'Please check a receipt',
    message: `${someone(names)} ${data.again === undefined ? 'sent a receipt for' : 'is still waiting for you to check a receipt for'} ${theShare(data)}.`,
  }),
  payment_confirmed: (data, names) => ({
    title: 'Payment confirmed',
    message: `${someone(names)} confirmed that you paid ${theShare(data)}.`,
  }),
  payment_not_received: (data, names) => ({
    title: 'Payment not received',
    message: `${someone(names)} hasn't received ${theShare(data)}.`,
  }),
  payment_unanswered: (data, names) => ({
    title: 'Receipt not checked',
    message: `${someone(names)} didn't check your receipt within ${REVIEW_DAYS} days. It no longer counts, and you still owe ${theShare(data)}.`,
  }),
  payment_review_ended: (data, names) => ({
    title: 'Receipt not checked',
    message: `${someone(names)} waited ${REVIEW_DAYS} days for you to check a receipt. It no longer counts, and they still owe you ${theShare(data)}.`,
  }),
  payment_let_go: ({ others = [], ...data }, names) => ({
    title: others.length > 0 ? 'Payments let go' : 'Payment let go',
    message: `${someone(names)} no longer asks you for ${theShare({ ...data, title: titlesOf(data, others) })}. There's nothing left to pay.`,
  }),
  payment_reopened: (data, names) => ({
    title: 'Payment reopened',
    message: `${someone(names)} says you still owe ${theShare(data)}.`,
  }),
  payment_settling_up: ({ what, amount, again }, names) => {
    const who = someone(names);
    const sum = formatAmount(amount);
    switch (what) {
      case 'marked':
      case 'verified':
        return {
          title: 'Settled up',
          message:
            amount === 0
              ? `${who} settled up with you: you are even.`
              : `${who} settled up with you: ${sum}${what === 'verified' ? ', with a receipt that matches' : ''}.`,
        };
      case 'review':
        return {
          title: 'Please check a receipt',
          message: `${who} ${again === undefined ? 'sent a receipt' : 'is still waiting for you to check a receipt'} to settle up with you: ${sum}.`,
        };
      case 'confirmed':
        return {
          title: 'Settled up',
          message: `${who} confirmed that you paid ${sum}. You have settled up.`,
        };
      case 'not_received':
        return {
          title: 'Payment not received',
          message: `${who} hasn't received ${sum}. Nothing was settled.`,
        };
      case 'unanswered':
        return {
          title: 'Receipt not checked',
          message: `${who} didn't check your receipt of ${sum} within ${REVIEW_DAYS} days. It no longer counts, and nothing was settled.`,
        };
      case 'review_ended':
        return {
          title: 'Receipt not checked',
          message: `${who} waited ${REVIEW_DAYS} days for you to check a receipt of ${sum}. It no longer counts, and nothing was settled.`,
        };
    }
  },
  payment_deleted: (data, names) => ({
    title: 'Payment request deleted',
    message: `${someone(names)} no longer asks you for ${theShare(data)}.`,
  }),
  payment_repeated: ({ title, amount, every, day }) => ({
    title: 'Repeating request sent',
    message: `${title} for ${every === 'month' ? monthOfDay(day) : shortDate(day)} was asked for: ${formatAmount(amount)}.`,
  }),
  payment_series_ended: ({ title }, names) => ({
    title: 'Repeating request ended',
    message: `${title} no longer repeats: nobody who was asked for it lives in ${theHome(names)} any more.`,
  }),
};

const JOIN_REQUEST_ENDS: Record<JoinRequestEnd, (home: string) => string> = {
  renamed: (home) => `${home} now has a different name. Ask a housemate for the invite link.`,
  anyone: (home) => `You can now join ${home} by its name. Search for it again.`,
  off: (home) => `You can no longer join ${home} by its name. Ask a housemate for the invite link.`,
  deleted: (home) => `${home} no longer exists.`,
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

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`others owed you ${formatAmount(owed)}`] : []),
    ...(owes > 0 ? [`you owed ${formatAmount(owes)}`] : []),
  ];
  return `${capital(parts.join(', and '))} there.`;
}
