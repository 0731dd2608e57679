import { formatAmount, type Sen } from '#domain/money.ts';

/** What two people owe each other, as one of them reads it. */
export const bothWays = (owes: Sen, owed: Sen): string =>
  `Anda berhutang ${formatAmount(owes)}, dia berhutang ${formatAmount(owed)}`;

/** docs/product/settling-up.md 'Between us' */
export const betweenUs = {
  title: 'Antara kita',
  loadFailed: 'Hutang antara anda tidak dapat dimuatkan',
  owes: 'Anda berhutang',
  owed: 'Berhutang kepada anda',
  both: bothWays,
  even: 'Tiada hutang',
  settleUp: 'Selesaikan',
  settleUpWith: (name: string) => `Selesaikan dengan ${name}`,
  remind: 'Ingatkan',
  remindThem: (name: string) => `Ingatkan ${name}`,
};

/** docs/product/settling-up.md 'The sheet', and the page for its receipt. */
export const settling = {
  close: 'Tutup',
  you: 'Anda',
  pays: (payer: string | undefined, amount: Sen, payee: string | undefined) =>
    payee === undefined
      ? `${payer ?? 'Rakan serumah'} membayar anda ${formatAmount(amount)}`
      : `Anda membayar ${payee} ${formatAmount(amount)}`,
  even: 'Hutang anda berdua sama banyak',
  youOwe: 'Anda berhutang',
  theyOwe: (name: string) => `${name} berhutang kepada anda`,
  minus: (amount: Sen) => `− ${formatAmount(amount)}`,
  youPay: 'Anda bayar',
  settles: (amount: Sen, lines: number) =>
    `Satu resit ${formatAmount(amount)} menyelesaikan ${lines} bahagian ini sahaja.`,
  settlesEven: 'Tiada sesiapa perlu membayar. “Tandakan dibayar” menyelesaikan bahagian ini sahaja.',
  waits: (title: string) => `“${title}” tidak termasuk: resitnya sedang disemak.`,
  waitMany: (count: number) => `${count} bahagian tidak termasuk: resitnya sedang disemak.`,
  isGone: (name: string) => `${name} sudah memadam akaun, jadi tiada sesiapa dapat menyemak resit.`,
  nothing: 'Tiada apa-apa lagi untuk anda selesaikan di sini.',
  changed: 'Ada yang berubah. Beginilah keadaannya sekarang.',
  markAsPaid: 'Tandakan dibayar',
  upload: 'Hantar bukti',
  settled: (name: string) => `Hutang dengan ${name} sudah selesai! Kami sudah memberitahunya.`,
  failed: 'Tidak dapat diselesaikan. Sila cuba lagi.',
  /** On a line that a receipt of settling up waits for. */
  ownProof: (other: string) => `${other} sedang menyemak resit anda, yang turut menyelesaikan bahagian ini.`,
  theirProof: (sender: string) =>
    `Resit ${sender} turut menyelesaikan bahagian ini. Semak di tempat dia berhutang kepada anda.`,
  /** To whoever looks at such a receipt. */
  together: 'Resit ini menyelesaikan semua bahagian ini:',
  ofTheirs: (name: string) => `${name} berhutang kepada anda`,
  ofYours: 'Anda berhutang',
  homeUnknown: 'Rumah dan rakan serumah tidak diketahui. Sila mula dari Pay My Money Back.',
  slip: (payer: string) => `${payer}, anda perlu membayar`,
  /** The lines in one row of the slip. */
  lines: (count: number) => `${count} bahagian`,
};
