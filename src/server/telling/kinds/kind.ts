import type { RawBuilder } from 'kysely';
import type { HomeEvent } from '#domain/homes.ts';
import type { MailGroup } from '#domain/mail-groups.ts';
import type { Notification, NotificationPage, NotificationSign } from '#domain/notifications.ts';
import type { Change } from '#server/platform/live/publish.ts';
import type { QueuedLetter } from '#server/telling/letters/kinds.ts';

export type NotificationType = Notification['type'];
export type DataOf<T extends NotificationType> = Extract<Notification, { type: T }>['data'];

/** A reader of an event, with the data of their notification. */
export type Notified<T extends NotificationType> = { userId: string; data: DataOf<T> };

/** An entry of a home's history: what `actorId` did; null if the host or the app acted. */
export type Entry = { homeId: string; actorId: string | null; event: HomeEvent };

type Bell<T extends NotificationType, Facts> = {
  /** The page that it leads to. */
  page: NotificationPage;
  /** The place on that page; the page's top if left out. */
  place?: (data: DataOf<T>) => string;
  sign: NotificationSign;
  /** It is bad news for its reader, and looks like it. */
  isBad?: true;
  /** It leads to its page even if the reader no longer lives in that home. */
  isOfTheReader?: true;
  /** It says that the reader owes the actor money, so it shows notes about who asks. */
  asksForMoney?: (data: DataOf<T>) => boolean;
  /** Returns each reader with the data of their notification, from the facts of the event. */
  to: (facts: Facts) => readonly Notified<T>[];
  /** Returns the entry of the home's history; undefined for none. */
  history?: (facts: Facts) => Entry | undefined;
  /** Returns other changes for open pages, beside the readers' bells. */
  changes?: (facts: Facts) => readonly Change[];
};

type Email<T extends NotificationType, Facts> = {
  /** The email that says the same; undefined if this reader gets none. */
  email?: (facts: Facts, notified: Notified<T>) => QueuedLetter | undefined;
};

/** A kind that only the bell shows. If it has an email, that email cannot be switched off. */
export type QuietKind<T extends NotificationType, Facts> = Bell<T, Facts> &
  Email<T, Facts> & {
    setting: null;
    /** While a notification is unread, later ones join it: returns the data of both, or undefined if they stay apart. */
    join?: (known: DataOf<T>, added: DataOf<T>) => DataOf<T> | undefined;
  };

/** A kind with a push, and mostly an email, both checked again when they leave. */
export type LoudKind<T extends NotificationType, Facts> = Bell<T, Facts> &
  Email<T, Facts> & {
    /** The setting that switches off its push and its email. */
    setting: MailGroup;
    /** SQL condition: whether it is still true when its push leaves. */
    isStillTrue: (data: DataOf<T>, readerId: string) => RawBuilder<unknown>;
  };

/** `to` takes all facts of the event, also those that it ignores. */
type WithFacts<K, T extends NotificationType, Facts> = Omit<K, 'to'> & Pick<Bell<T, Facts>, 'to'>;

/** Declares a kind that only the bell shows. */
export const quiet =
  <T extends NotificationType, Facts>() =>
  <K extends Omit<QuietKind<T, Facts>, 'setting'>>(kind: K): WithFacts<K, T, Facts> & { setting: null } => ({
    ...kind,
    setting: null,
  });

/** Declares a kind with a push. */
export const loud =
  <T extends NotificationType, Facts>() =>
  <K extends LoudKind<T, Facts>>(kind: K): WithFacts<K, T, Facts> =>
    kind;
