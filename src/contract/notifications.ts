import * as z from 'zod';
import { Member } from '#contract/homes.ts';
import { Id } from '#contract/ids.ts';
import { PayeeNote } from '#contract/payee-notes.ts';
import { read, write } from '#contract/procedure.ts';
import { NOTIFICATION_PAGES, NOTIFICATION_SIGNS, NOTIFICATIONS_PAGE } from '#domain/notifications.ts';

/**
 * docs/product/notifications.md 'What a notification keeps'. Title and message are made of type and data when it is read, and so is what
 * they name.
 */
export const NotificationEntry = z.object({
  id: Id,
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.date(),
  /** The home that it is about, as it is called now; null where it is gone, or the reader no longer lives there. */
  home: z.object({ id: Id, name: z.string() }).nullable(),
  /** Whoever did it (data.userId). */
  actor: Member.pick({ userId: true, displayName: true, photoURL: true, tone: true }).nullable(),
  /** Where it leads: a page, and a place on it, '' for its top. Null if the reader no longer lives there. */
  leadsTo: z.object({ page: z.enum(NOTIFICATION_PAGES), place: z.string() }).nullable(),
  /** The small drawing beside it, and whether it is bad news. */
  sign: z.enum(NOTIFICATION_SIGNS),
  isBad: z.boolean(),
  /** The name of the chore that it is about (data.choreType), as the home calls it now. */
  choreName: z.string().nullable(),
  /** About the actor, where it says that the reader owes them so much (docs/product/payment-details.md 'Where the notes stand'). */
  notes: z.array(PayeeNote),
});
export type NotificationEntry = z.infer<typeof NotificationEntry>;

const Done = z.object({});

/** The bell (docs/product/notifications.md 'The bell'). One's own only, whatever the home. */
export const notifications = {
  /** How many are unread, in all homes (docs/product/notifications.md 'The bell in the top bar'). */
  countUnread: read('user').output(z.object({ unread: z.int() })),
  /** Newest first, 50 a page; `before` is the id of the last that was read. */
  listNotifications: read('user')
    .input(z.object({ before: Id.optional() }))
    .output(z.object({ notifications: z.array(NotificationEntry), next: Id.nullable() })),
  /**
   * Marks those of the reader that were seen, a page at most; ids that are nobody's or another's change nothing
   * (docs/product/notifications.md 'Reading marks as read').
   */
  markNotificationsRead: write('user', [])
    .input(z.object({ ids: z.array(Id).max(NOTIFICATIONS_PAGE) }))
    .output(Done),
  /** Marks all of the reader's as read (docs/product/notifications.md 'Reading marks as read'). */
  markAllNotificationsRead: write('user', []).output(Done),
};
