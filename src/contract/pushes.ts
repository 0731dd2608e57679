import * as z from 'zod';
import { Id } from '#contract/ids.ts';
import { read, write } from '#contract/procedure.ts';
import { MAIL_GROUPS } from '#domain/mail-groups.ts';
import { SHOWN_MAX } from '#domain/pushes.ts';

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`));

const DeviceChoices = z.object({
  /** The kinds of notifications that this device does not show; it shows all others. */
  unwanted: z.array(z.enum(MAIL_GROUPS)),
  /** Whether the morning reminder comes here. */
  morning: z.boolean(),
});
/** The choices of a person for the browser of their session. */
export type DeviceChoices = z.infer<typeof DeviceChoices>;

const Morning = z.object({
  /** A full hour by the clock of the active home. */
  hour: z.int().min(0).max(23),
  /** Whether it comes by email, too. */
  byMail: z.boolean(),
});

export type Morning = z.infer<typeof Morning>;

/** Manages notifications on the session's browser (docs/product/notifications.md 'On this device'). */
export const pushes = {
  /**
   * Returns what this device shows; null if notifications are off. `key` is the server's key for subscribing. `subscription`
   * is the one that the server sends to, null once it ended (docs/product/notifications.md 'A subscription that ended').
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
  /** Switches notifications on for this device. It replaces an earlier subscription of this browser. */
  subscribe: write('user', [], 'PUSH_REFUSED')
    .input(
      z.object({
        endpoint: z.string().max(1000),
        /** The browser's public key and its secret (RFC 8291), from its subscription. */
        p256dh: base64url(87),
        auth: base64url(22),
        /** The server key with which it was subscribed. */
        key: base64url(87),
      }),
    )
    .output(DeviceChoices),
  /** Switches notifications off for this device; succeeds if they are off. */
  unsubscribe: write('user', []).output(z.object({})),
  /** Saves what this device shows, and returns it (docs/product/notifications.md 'What a device is told'). */
  setDeviceChoices: write('user', [], 'PUSH_OFF').input(DeviceChoices).output(DeviceChoices),
  /**
   * Saves the hour of the morning reminder for all devices of the person, and whether it comes by email (docs/product/notifications.md 'The
   * morning reminder').
   */
  setMorning: write('user', []).input(Morning).output(Morning),
  /** Returns which of these notifications are unread. The device removes the others from its screen. */
  listUnread: read('user')
    .input(z.object({ ids: z.array(Id).max(SHOWN_MAX) }))
    .output(z.object({ unread: z.array(Id) })),
};
