/** Before a form closes in which something was typed. */
export const discarding = {
  title: 'Buang perubahan anda?',
  text: 'Perubahan ini belum disimpan.',
  yes: 'Buang',
  keep: 'Terus mengedit',
};
