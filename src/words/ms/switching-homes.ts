/** Another home becomes the active one, on Home Management or by a notification that tells of it. */
export const switching = {
  switched: 'Berjaya beralih ke rumah lain!',
  failed: 'Tidak dapat beralih ke rumah itu',
  /** Another tab or device switched; this one still shows its own home. */
  elsewhere: (home: string) => `Anda beralih ke ${home} di tetingkap lain.`,
  showIt: 'Tunjukkan',
  notNow: 'Bukan sekarang',
};

/** A link of a letter or notification whose home or thing cannot be shown. */
export const linkWords = {
  notYourHome: 'Pautan ini untuk rumah yang bukan rumah anda.',
  notFound: 'Kandungan pautan ini tidak wujud lagi.',
};
