/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: '通知',
  name: (unread: number) => (unread === 0 ? '通知' : `通知，${unread} 条未读`),
};
