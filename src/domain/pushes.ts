import type { MailGroup } from '#domain/mail-groups.ts';
import type { Notification } from '#domain/notifications.ts';

/** docs/product/limits.md 'Devices that are told'. */
export const DEVICES_MAX = 20;
/** The hour at which the morning reminder comes where nobody chose another. */
export const MORNING_HOUR = 8;
/** The full hour of a time of day, '08:15'. */
export const hourOfTime = (time: string): number => Number(time.slice(0, 2));
/** How many notifications a device asks about at once: more than it shows. */
export const SHOWN_MAX = 50;

/**
 * The notifications that a device is told of at once, each with the kind by which its person chooses: those that an email tells of, too,
 * and a housemate's reminder of a chore (docs/product/notifications.md 'What a device is told').
 */
const PUSHED_KINDS = {
  swap_request: 'swaps',
  swap_accepted: 'swaps',
  swap_declined: 'swaps',
  member_joined: 'home',
  chore_reminder: 'housemates',
  payment_request: 'payments',
  payment_changed: 'payments',
  payment_taken_out: 'payments',
  payment_paid: 'payments',
  payment_review: 'payments',
  payment_confirmed: 'payments',
  payment_not_received: 'payments',
  payment_unanswered: 'payments',
  payment_review_ended: 'payments',
  payment_let_go: 'payments',
  payment_reopened: 'payments',
  payment_settling_up: 'payments',
} as const satisfies Partial<Record<Notification['type'], MailGroup>>;
export type PushedType = keyof typeof PUSHED_KINDS;
export type PushedNotification = Extract<Notification, { type: PushedType }>;
/** Those that wait in the bell until somebody looks. */
export type QuietNotification = Exclude<Notification, PushedNotification>;

/** The kind of a pushed notification; undefined for one that only the bell tells of. */
export const pushedKind = (type: string): MailGroup | undefined =>
  Object.hasOwn(PUSHED_KINDS, type) ? PUSHED_KINDS[type as PushedType] : undefined;

/** What the worker in the browser gets, as JSON, and shows. */
export type PushMessage = {
  /** Of the event: the same one twice is shown once. */
  event: string;
  /** What it is about; a later one about the same takes its place on the screen. */
  about: string;
  /** The notification of the bell that it tells of. */
  notificationId?: string;
  title: string;
  line: string;
  /** The page that it opens, from the '/' on. */
  path: string;
  /** In this language the two are written. */
  language: string;
  /** Unread notifications, for the icon. */
  unread: number;
  /** Notifications that were read meanwhile, elsewhere: they go from the screen. */
  read: string[];
};

/** What the worker tells the pages that are open: it has shown something, or somebody wants a page; who goes there answers by the port. */
export type FromWorker = { pushed: true } | { open: string };
