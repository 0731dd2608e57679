import type { DealBy } from '#domain/plan/even-minutes.ts';

/** The part 'Balance' of Home Management (docs/product/fair.md 'Balance'). */
export const balance = {
  title: 'Keseimbangan',
  /** Names the tabs. */
  period: 'Tempoh',
  weeks: (weeks: number) => `${weeks} minggu`,
  loadFailed: 'Keseimbangan tidak dapat dimuatkan',
  /** In place of the reader's name. */
  you: 'Anda',
  former: 'Bekas ahli',
  minutes: (count: number) => `${count} min`,
  percent: (count: number) => `${count}%`,
  more: (count: number) => `lebih ${count} min`,
  less: (count: number) => `kurang ${count} min`,
  even: 'sama rata',
  away: (days: number, of: number) => `Tiada di rumah ${days} daripada ${of} hari`,
  awayLong: (days: number, of: number) =>
    `Tiada di rumah ${days} daripada ${of} hari, jadi bahagian sama ratanya kurang.`,
  here: (days: number, of: number) => `Tinggal di sini ${days} daripada ${of} hari`,
  hereLong: (days: number, of: number) =>
    `Tinggal di sini ${days} daripada ${of} hari, jadi bahagian sama ratanya kurang.`,
  done: 'Siap',
  evenShare: 'Bahagian sama rata bagi hari berada di rumah',
  waiting: 'Menunggu dalam 4 minggu akan datang',
  note: 'Minit dikira mengikut anggaran tugas semasa dijadualkan. Hari tiada di rumah tidak menguntungkan atau merugikan sesiapa.',
  showTable: 'Tunjukkan sebagai jadual',
  hideTable: 'Sembunyikan jadual',
  /** Names the table. */
  table: (weeks: number) => `Keseimbangan ${weeks} minggu lalu`,
};

export const balanceColumns = {
  housemate: 'Rakan serumah',
  minutes: 'Minit',
  share: 'Bahagian',
  evenShare: 'Sama rata',
  late: 'Siap lewat',
  swapsTaken: 'Tukar masuk',
  swapsHandedOn: 'Tukar keluar',
  waiting: 'Menunggu',
};

/** What the numbers come to, in a few words and a sentence after them (docs/product/fair.md 'Verdict and bars'). */
export const verdict = {
  alone: {
    lead: 'Anda tinggal seorang di sini.',
    text: 'Apabila ada rakan serumah, bahagian ini menunjukkan siapa buat berapa banyak.',
  },
  nothing: (weeks: number) => ({
    lead: 'Belum ada yang siap.',
    text: `Tiada tugas yang siap dalam ${weeks} minggu lalu.`,
  }),
  even: (furthest: number) => ({
    lead: 'Setakat ini sama rata.',
    text:
      furthest === 0
        ? 'Semua yang tinggal di sini membuat bahagian sama rata bagi hari mereka ada di rumah.'
        : `Tiada sesiapa yang tinggal di sini berbeza melebihi ${furthest} minit daripada bahagian sama rata bagi hari mereka ada di rumah.`,
  }),
  uneven: 'Belum begitu sama rata.',
  ahead: (name: string, count: number) =>
    `${name} membuat ${count} minit lebih banyak daripada bahagian sama rata bagi hari mereka ada di rumah.`,
  youAhead: (count: number) =>
    `Anda membuat ${count} minit lebih banyak daripada bahagian sama rata bagi hari anda ada di rumah.`,
  behind: (name: string, count: number) => `${name} boleh mengejar ${count} minit lagi.`,
  youBehind: (count: number) => `Anda boleh mengejar ${count} minit lagi.`,
};

export const dealByNames: Record<DealBy, string> = {
  turns: 'Giliran',
  even_minutes: 'Minit sama rata',
};

/** The choice 'Deal by' on Home Management (docs/product/fair.md 'Even minutes'). */
export const dealBy = {
  title: 'Agih tugas mengikut',
  hint: `Dengan “${dealByNames.turns}”, tugas bergilir mengikut nama. Dengan “${dealByNames.even_minutes}”, tugas seterusnya diberikan kepada orang yang paling sedikit membuat tugas bagi setiap hari dia ada di rumah.`,
  plannedHint: 'Tugas yang sudah dijadualkan kekal sehingga anda menyusunnya semula.',
  administratorOnly: (name: string) => `Hanya pentadbir, ${name}, boleh mengubahnya.`,
};
