import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { read, write } from '#contract/procedure.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import { SHOWN_MAX } from '#domain/pushes.ts';

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

const DeviceChoices = z.object({
  /** The kinds that this device is not told of, all others are. */
  unwanted: z.array(z.enum(MAIL_GROUPS)),
  /** Whether the morning reminder comes here. */
  morning: z.boolean(),
});
/** What a person has chosen for the browser that they are signed in with. */
export type DeviceChoices = z.infer<typeof DeviceChoices>;

const Morning = z.object({
  /** A full hour on the clock of the home that is open. */
  hour: z.int().min(0).max(23),
  /** Whether it comes by mail, too. */
  byMail: z.boolean(),
});

export type Morning = z.infer<typeof Morning>;

/** Notifications on this device: of the browser that the session is in (docs/product/notifications.md 'On this device'). */
export const pushes = {
  /**
   * Returns what this device is told, null if it is told nothing. `key` is the server's, by which a browser subscribes. `subscription` is the
   * one that the server sends to, null once it ended (docs/product/notifications.md 'A subscription that ended').
   */
  getDevice: read('user').output(
    z.object({
      key: z.string(),
      device: DeviceChoices.extend({
        subscription: z.object({ endpoint: z.string(), key: z.string() }).nullable(),
      }).nullable(),
      morning: Morning,
    }),
  ),
  /** Tells this device from now on, in the place of whatever the browser had subscribed to before. */
  subscribe: write('user', [], 'PUSH_REFUSED')
    .input(
      z.object({
        endpoint: z.string().max(1000),
        /** The browser's public key and its secret (RFC 8291), as its subscription gives them. */
        p256dh: base64url(87),
        auth: base64url(22),
        /** The server's key that it was subscribed with. */
        key: base64url(87),
      }),
    )
    .output(DeviceChoices),
  /** Tells this device nothing more; nothing where it was told nothing. */
  unsubscribe: write('user', []).output(z.object({})),
  /** What this device is told, as it is kept (docs/product/notifications.md 'What a device is told'). */
  setDeviceChoices: write('user', [], 'PUSH_OFF').input(DeviceChoices).output(DeviceChoices),
  /** When the morning reminder comes, on every device of the person, and whether by mail (docs/product/notifications.md 'The morning reminder'). */
  setMorning: write('user', []).input(Morning).output(Morning),
  /** Which of these notifications are still to be read: those that a device shows and that are not go from it. */
  listUnread: read('user')
    .input(z.object({ ids: z.array(Id).max(SHOWN_MAX) }))
    .output(z.object({ unread: z.array(Id) })),
};
