import type { ShareKey } from '#server/platform/db/share-key.ts';

/** The content of a push as it waits in the queue: ids, without text, except for the subject of a housemate's email. */
export type PushContent =
  | { kind: 'notification'; notificationId: string }
  /** Shares that are still open. */
  | { kind: 'payment-reminder'; lines: Omit<ShareKey, 'userId'>[] }
  | { kind: 'sent-email'; senderId: string; subject: string }
  /** It is dropped once that day has ended by the clock of the person's home. */
  | { kind: 'morning'; until: string };

/** One push about one event, to one device of one person. */
export type QueuedPush = PushContent & {
  userId: string;
  subscriptionId: string;
  /** The same for all devices that get the event. */
  event: string;
  /** When it was first queued, if its push service has postponed it. */
  since?: string;
};

declare module '#server/platform/queue/queues.ts' {
  interface Jobs {
    push: QueuedPush;
  }
}

declare module '#server/telling/channels/channel.ts' {
  interface Notice {
    push?: PushContent;
  }
}
