import type { RawBuilder } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { Notification, NotificationPage, NotificationSign } from '#domain/notifications.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

export type NotificationType = Notification['type'];
type DataOf<T extends NotificationType> = Extract<Notification, { type: T }>['data'];

/** One reader of an event, with what their notification keeps. */
export type Told<T extends NotificationType> = { userId: string; data: DataOf<T> };

/** An entry of a home's history: what `actorId` did; null if the host or nobody did it. */
export type Entry = { homeId: string; actorId: string | null; event: HomeEvent };

type Bell<T extends NotificationType, Facts> = {
  /** The page that it leads to. */
  page: NotificationPage;
  /** The place on that page; the page's top if left out. */
  place?: (data: DataOf<T>) => string;
  sign: NotificationSign;
  /** It is bad news for its reader, and looks like it. */
  isBad?: true;
  /** It leads to its page also if the reader no longer lives in that home. */
  isOfTheReader?: true;
  /** It says that the reader owes the actor money, so it shows the notes about who asks. */
  asksForMoney?: (data: DataOf<T>) => boolean;
  /** Who gets it: each reader with what the notification keeps, from the facts of the event. */
  to: (facts: Facts) => readonly Told<T>[];
  /** What the home's history says of the event; undefined if nothing. */
  history?: (facts: Facts) => Entry | undefined;
  /** What else the event changes for open pages, beside the bell of its readers. */
  changes?: (facts: Facts) => readonly Change[];
};

type Email<T extends NotificationType, Facts> = {
  /** The email that says the same; undefined if this reader gets none. */
  email?: (facts: Facts, told: Told<T>) => QueuedLetter | undefined;
};

/** A kind that waits in the bell until its reader looks. An email, if it has one, cannot be switched off. */
export type QuietKind<T extends NotificationType, Facts> = Bell<T, Facts> &
  Email<T, Facts> & { setting: null };

/** A kind that leaves the app at once: its push is checked again before it leaves, as its email is. */
export type LoudKind<T extends NotificationType, Facts> = Bell<T, Facts> &
  Email<T, Facts> & {
    /** The setting that switches off its push and its email. */
    setting: MailGroup;
    /** Whether it is still true when its push leaves, as an SQL condition. */
    isTrueStill: (data: DataOf<T>, readerId: string) => RawBuilder<unknown>;
  };

/** `to` takes all facts of the event, also those that it does not look at. */
type WithFacts<K, T extends NotificationType, Facts> = Omit<K, 'to'> & Pick<Bell<T, Facts>, 'to'>;

/** Declares a kind that waits in the bell. */
export const quiet =
  <T extends NotificationType, Facts>() =>
  <K extends Omit<QuietKind<T, Facts>, 'setting'>>(kind: K): WithFacts<K, T, Facts> & { setting: null } => ({
    ...kind,
    setting: null,
  });

/** Declares a kind that leaves the app. */
export const loud =
  <T extends NotificationType, Facts>() =>
  <K extends LoudKind<T, Facts>>(kind: K): WithFacts<K, T, Facts> =>
    kind;
