import { HOME_FILES_MAX_BYTES } from '#domain/files.ts';

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: 'Nama anda sama dengan ahli lain. Tukar nama di profil anda, kemudian minta lagi.',
  NAME_NEEDED: 'Sila pilih nama anda sendiri di profil anda dahulu, kemudian minta lagi.',
  DEBTOR_ONESELF: 'Anda tidak boleh meminta wang daripada diri sendiri. Sila pilih orang lain.',
  PAYMENT_NOT_FOUND: 'Permintaan bayaran tidak dijumpai',
  PAYMENT_PAID: 'Sudah ada yang membayar, jadi permintaan ini tidak boleh dipadam.',
  PAYMENT_OPEN: 'Bahagian ini belum dibayar.',
  PAYMENT_SETTLED: 'Bahagian ini sudah dibayar.',
  PAYMENT_TOLD: 'Sudah terlambat untuk buat asal. Minta bahagian anda dibuka semula.',
  PROOF_WAITS: 'Ada resit menunggu jawapan anda. Jawab dahulu, kemudian padam permintaan ini.',
  PROOF_IN_REVIEW: 'Resit anda sedang disemak. Tarik balik dahulu sebelum menandakan dibayar.',
  PROOF_ANSWERED: 'Bukti ini sudah dijawab.',
  PROOF_GONE: 'Resit itu sudah tiada. Sila muat naik semula.',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized: pautan ini tidak sah atau tamat tempoh. Sila buka e-\u2060mel terbaharu.',
  REQUEST_DELETED: 'unauthorized: permintaan ini sudah dipadam. Anda tidak perlu membayarnya lagi.',
  REQUESTER_GONE: 'Akaun peminta sudah dipadam. Anda tidak perlu membayarnya lagi.',
  PROOF_TOO_MANY_TRIES: 'Terlalu banyak percubaan. Sila tunggu sebentar dan cuba lagi.',
  HOME_FILES_FULL: `Ruang resit rumah (${HOME_FILES_MAX_BYTES / MB} MB) penuh. Hantar fail lebih kecil, atau pilih “Tandakan dibayar”.`,
  PROOFS_BUSY: 'Kami sedang menyemak banyak resit. Sila cuba lagi selepas seminit.',
};
