/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: 'Pentadbir baharu boleh menjemput dan mengeluarkan orang, mengubah tetapan dan memadam rumah. Anda kekal sebagai ahli, dan boleh keluar selepas itu.',
  who: 'Pentadbir baharu',
  yes: 'Serahkan',
  done: (name: string) => `${name} kini pentadbir rumah.`,
  failed: 'Peranan tidak dapat diserahkan. Sila cuba lagi.',
};
