import type { ShareKey } from '#server/platform/db/share-key.ts';

/** What a device is to be told, as it waits in the queue: ids, never its text (but for the subject of what a housemate wrote). */
export type PushContent =
  | { kind: 'notification'; notificationId: string }
  /** Shares that are still open. */
  | { kind: 'payment-reminder'; lines: Omit<ShareKey, 'userId'>[] }
  | { kind: 'sent-email'; senderId: string; subject: string }
  /** Nothing once that day has ended, by the clock of the person's home. */
  | { kind: 'morning'; until: string };

/** One push: to one device of one person, of one event. */
export type QueuedPush = PushContent & {
  userId: string;
  subscriptionId: string;
  /** The same for every device that is told of it. */
  event: string;
  /** When it was first promised, where its push service has put it off. */
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
