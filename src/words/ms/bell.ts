/** The bell in the top bar of every screen; the list's own words are in notifications.ts. */
export const bell = {
  title: 'Pemberitahuan',
  name: (unread: number) => (unread === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${unread} belum dibaca`),
};
