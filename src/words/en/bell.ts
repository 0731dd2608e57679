/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: 'Notifications',
  name: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
};
