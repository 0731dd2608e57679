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
  newVersion: 'A new version is ready',
  reload: 'Reload',
};
