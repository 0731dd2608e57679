/** A chore that was opened (docs/product/board.md 'A chore opens'). */
export const choreSheet = {
  close: 'Tutup',
  flexible: 'Fleksibel',
  turn: 'Giliran siapa',
  last: 'Sebelum ini',
  now: 'Sekarang',
  next: 'Seterusnya',
  noLast: 'Belum ada',
  noNext: 'Belum dijadualkan',
  readingTurn: 'Memuatkan…',
  turnFailed: 'Giliran sebelum dan selepas ini tidak dapat dimuatkan.',
  letGoMeans: 'Dikeluarkan dari papan tugas untuk selamanya dan dikira tidak siap.',
};
