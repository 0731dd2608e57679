/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: 'Permohonan anda untuk menyertai',
  askedOn: (day: string) => `Dimohon pada ${day}. Menunggu jawapan pentadbir.`,
  loadFailed: 'Permohonan anda untuk menyertai tidak dapat dimuatkan.',
  takeBack: 'Tarik balik',
  takenBack: (home: string) => `Permohonan anda untuk menyertai ${home} sudah ditarik balik.`,
  takeBackFailed: 'Permohonan tidak dapat ditarik balik. Sila cuba lagi.',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: 'Menunggu untuk menyertai',
  /** Names are whatever people type. */
  text: 'Sesiapa boleh guna apa-apa nama. Jadi, terima hanya orang yang memang anda tunggu.',
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) =>
    `Mulai esok, orang yang anda terima mendapat satu daripada setiap ${members} tugas.`,
  askedOn: (day: string) => `Dimohon pada ${day}`,
  accept: 'Terima',
  decline: 'Tolak',
  accepted: (name: string) => `${name} kini ahli rumah.`,
  declined: (name: string) => `Permohonan ${name} ditolak.`,
  acceptFailed: 'Permohonan tidak dapat diterima. Sila cuba lagi.',
  declineFailed: 'Permohonan tidak dapat ditolak. Sila cuba lagi.',
};
