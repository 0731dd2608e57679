/** Why a week of the board is empty. */
export const emptyWeek = {
  past: 'Minggu ini sudah berlalu. Tiada tugas yang tinggal.',
  beforeStart: 'Rumah ini belum wujud pada minggu itu.',
  notYetPlanned: (weeks: number) =>
    `Tugas dijadualkan ${weeks} minggu lebih awal. Minggu ini akan dijadualkan kemudian.`,
  planningOff:
    'Di rumah ini, tugas setiap bulan dijadualkan pada hari pertama bulan itu. Pentadbir boleh menjadualkannya lebih awal.',
  free: 'Semua sudah siap!',
  nothingElse: 'Tiada tugas lain minggu ini.',
  noneMine: 'Tiada tugas anda pada minggu ini.',
  nextDue: (day: string) => `Tiada lagi tugas minggu ini. Tugas seterusnya pada ${day}.`,
  showNext: (day: string) => `Lihat ${day}`,
};
