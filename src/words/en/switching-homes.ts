/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: 'Home switched successfully!',
  failed: 'Failed to switch home',
};
