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
