/** docs/product/limits.md 'Devices that are told'. */
export const DEVICES_MAX = 20;
/** The hour at which the morning reminder comes where nobody chose another. */
export const MORNING_HOUR = 8;
/** The full hour of a time of day, '08:15'. */
export const hourOfTime = (time: string): number => Number(time.slice(0, 2));
/** How many notifications a device asks about at once: more than it shows. */
export const SHOWN_MAX = 50;

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
