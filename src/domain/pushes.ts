/** The most devices of a person (docs/product/limits.md 'Accounts'). */
export const DEVICES_MAX = 20;
/** The hour of the morning reminder, unless the person chose another. */
export const MORNING_HOUR = 8;
/** Returns the full hour of a time of day such as '08:15'. */
export const hourOfTime = (time: string): number => Number(time.slice(0, 2));
/** The most notifications about which a device asks at once; it shows fewer. */
export const SHOWN_MAX = 50;

/** The JSON that the browser's worker gets and shows. */
export type PushMessage = {
  /** The id of the event, which is shown once. */
  event: string;
  /** Its subject: a later message about the same replaces it on the screen. */
  about: string;
  /** The notification in the bell. */
  notificationId?: string;
  title: string;
  line: string;
  /** The page that it opens, from the '/' on. */
  path: string;
  /** The language of title and text. */
  language: string;
  /** The number of unread notifications, for the icon. */
  unread: number;
  /** Notifications that were read elsewhere meanwhile, to remove from the screen. */
  read: string[];
};

/** Messages from the worker to open pages: it has shown something, or a page is wanted; the page that goes there answers by the port. */
export type FromWorker = { pushed: true } | { open: string };
