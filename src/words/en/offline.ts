import { listed } from './grammar.ts';

/** What the app says of itself: of the connection and of a new version (docs/product/everywhere.md 'When the connection is lost'). */
export const connectionWords = {
  offline: 'You are offline.',
  offlineSince: (time: string) => `You are offline. This is how it was at ${time}.`,
  /** Not today. */
  offlineSinceDay: (day: string, time: string) => `You are offline. This is how it was on ${day} at ${time}.`,
  /** A page or a part was asked for that has not been loaded yet. */
  offlineWaiting: 'You are offline. It opens as soon as you are connected.',
  partOffline: 'You are offline. This comes as soon as you are connected.',
  reconnecting: 'Reconnecting…',
  serverFailed: 'The server had a problem. Try again in a moment.',
  /** A proxy, or the network, in place of the server. */
  notOurs:
    'Something on the way answered instead of the server, such as a sign-in page of your network. Reload the page and sign in there.',
  tooMany: 'That was too much at once. Wait a minute and try again.',
  appFailed: 'Something in the app went wrong. Reload the page and try again.',
  partMissing: 'The server does not have this part of the app. Reload the page.',
  newVersion: 'A new version is ready',
  reload: 'Reload',
};

/** Of whatever the database does not answer in time; each page has it, and no other sentence beside it. */
export const catchingUp = 'The server is catching up. Please try again in a moment.';

/** In a row whose act has not been sent yet (docs/product/board.md 'Completing without a connection'). */
export const waits = 'Will be sent when you are online';

/** What is said of acts that waited for a connection (docs/product/board.md 'Completing without a connection'). */
export const refused = {
  completeChore: (names: readonly string[]) => `Not completed: ${listed(names)}`,
  reopenChore: (names: readonly string[]) => `Not undone: ${listed(names)}`,
};

/** Any other act of the kind names its own reason: only the home itself is closed to somebody who has left. */
export const leftMeanwhile = 'You no longer live in this home.';

export const signedOutBefore = 'You were signed out before what you did offline could be sent.';

/** Over a form that was left before it was sent (docs/product/everywhere.md 'Drafts'). */
export const drafts = {
  left: (time: string) => `You left this unfinished at ${time}.`,
  /** Not today. */
  leftOn: (day: string, time: string) => `You left this unfinished on ${day} at ${time}.`,
  goOn: 'Continue',
  discard: 'Discard',
};
