/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: 'Diketepikan demi keselamatan',
  text: 'Mungkin orang lain yang menetapkan perkara ini, jadi ia tidak lagi berfungsi dengan sendiri:',
  paymentDetails:
    'Butiran pembayaran anda: rakan serumah tidak melihatnya sehingga anda mengesahkannya di bawah “Cara membayar saya” di profil anda.',
  payeeNames: (count: number) =>
    `${count} nama pada resit: tidak lagi dikira sebagai nama anda. Resit seterusnya atas nama itu akan bertanya lagi.`,
  repeating: (count: number) =>
    `${count} permintaan berulang dijeda. Anda boleh menyambungnya di bawah “Berulang”.`,
  mail: 'E-\u2060mel yang dimatikan kini dihidupkan semula. Anda boleh memilih di profil anda.',
  home: 'Rumah yang baru disertai bukan lagi rumah aktif anda. Anda boleh menukarnya di bawah “Rumah anda”.',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: 'Masih ditetapkan: adakah ini milik anda?',
  text: 'Ini ditetapkan lebih lama dahulu, jadi ia kekal. Buang apa yang anda tidak kenali:',
  paymentDetails: (ending: string) =>
    ending === ''
      ? 'Butiran pembayaran anda: kod QR. Lihat “Cara membayar saya” di profil anda.'
      : `Butiran pembayaran anda yang berakhir dengan ${ending}. Lihat “Cara membayar saya” di profil anda.`,
  payeeNames: 'Nama pada resit yang dikira sebagai nama anda. Lihat profil anda.',
  repeating: 'Permintaan berulang. Lihat “Berulang” di Pay My Money Back.',
  mail: 'Sebahagian e-\u2060mel dimatikan. Lihat “Pemberitahuan dan e-\u2060mel” di profil anda.',
};
