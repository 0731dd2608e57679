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
  turnFailed: 'Tidak dapat memuatkan giliran sebelum dan selepas ini.',
  letGoMeans: 'Dikeluarkan terus daripada papan tugas dan dikira tidak siap.',
};
