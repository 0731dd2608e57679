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
