import * as z from 'zod';
import { Member } from '#contract/homes.ts';
import { Id } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { read, write } from '#contract/procedure.ts';
import { NOTIFICATION_PAGES, NOTIFICATION_SIGNS, NOTIFICATIONS_PAGE } from '#domain/notifications.ts';

/**
 * A notification (docs/product/notifications.md 'What a notification stores'). Title, message and names are made when it is read, from type
 * and data.
 */
export const NotificationEntry = z.object({
  id: Id,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.date(),
  /** The home that it is about, by its name of now; null if it is gone or the reader no longer lives there. */
  home: z.object({ id: Id, name: z.string() }).nullable(),
  /** The person who did it (data.userId). */
  actor: Member.pick({ userId: true, displayName: true, photoURL: true, tone: true }).nullable(),
  /** A page and a place on it, '' for its top. Null if the reader no longer lives there. */
  leadsTo: z.object({ page: z.enum(NOTIFICATION_PAGES), place: z.string() }).nullable(),
  /** The small drawing beside it, and whether it is bad news. */
  sign: z.enum(NOTIFICATION_SIGNS),
  isBad: z.boolean(),
  /** The current name of the chore that it is about (data.choreType). */
  choreName: z.string().nullable(),
  /** About the actor, if the reader owes them this amount (docs/product/payment-details.md 'Where the notes are shown'). */
  notes: z.array(PayeeNote),
});
export type NotificationEntry = z.infer<typeof NotificationEntry>;

const Done = z.object({});

/** Reads the reader's own notifications of all homes (docs/product/notifications.md 'The bell'). */
export const notifications = {
  /** Returns how many are unread, in all homes (docs/product/notifications.md 'The bell in the top bar'). */
  countUnread: read('user').output(z.object({ unread: z.int() })),
  /** Returns the newest first, 50 a page. `before` is the id of the last one that was read. */
  listNotifications: read('user')
    .input(z.object({ before: Id.optional() }))
    .output(z.object({ notifications: z.array(NotificationEntry), next: Id.nullable() })),
  /**
   * Marks notifications as read, at most a page. Ids that are unknown or another person's change nothing (docs/product/notifications.md
   * 'The bell in the top bar').
   */
  markNotificationsRead: write('user', [])
    .input(z.object({ ids: z.array(Id).max(NOTIFICATIONS_PAGE) }))
    .output(Done),
  /** Marks all of the reader's notifications as read (docs/product/notifications.md 'The bell in the top bar'). */
  markAllNotificationsRead: write('user', []).output(Done),
};
