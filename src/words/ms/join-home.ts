/** Join Home, which opens from an invite link (docs/product/homes.md 'Opening the link'). */
export const joinHome = {
  joining: 'Menyertai rumah…',
  oneMoment: 'Sebentar ya',
  joined: 'Anda sudah menyertai rumah ini!',
  joinedToast: 'Anda sudah menyertai rumah ini!',
  already: 'Anda sudah menjadi ahli rumah ini. Rumah ini kini aktif.',
  /** A newcomer's first chore; `day` with its weekday. */
  first: (chore: string, day: string) => `Tugas pertama anda: ${chore}, ${day}.`,
  goToDashboard: 'Ke laman utama',
  manageHomes: 'Urus rumah',
  unable: 'Tidak dapat menyertai',
  missing: 'Pautan jemputan tidak sah: tiada homeId.',
  gone: 'Rumah ini tidak wujud lagi.',
  failed: 'Tidak dapat menyertai rumah ini. Sila cuba lagi kemudian.',
  returnToApp: 'Kembali ke aplikasi',
  askForNewLink: 'Minta pautan jemputan baharu daripada rakan serumah anda.',
};
