import type { PaidBy } from '#domain/payments.ts';

/** 'My data': the rows of the profile and of Home Management, and the head of the table. */
export const myData = {
  everything: 'Semuanya',
  hint: 'Semua maklumat Serumah tentang anda, sebagai teks. Gambar dan resit disenaraikan tetapi tidak disertakan.',
  label: 'Muat turun data saya',
  paymentsTitle: 'Bayaran saya',
  paymentsHint: 'Apa yang anda minta dan hutang anda, sebagai hamparan',
  paymentsLabel: 'Muat turun bayaran saya',
  download: 'Muat turun',
  preparing: 'Menyediakan…',
  failed: 'Fail tidak dapat disediakan. Sila cuba lagi.',
};

export const homeData = {
  open: 'Muat turun data rumah',
  text: 'Tugas, ahli dan sejarah, dalam satu fail',
};

export const paymentColumns = [
  'Tarikh',
  'Rumah',
  'Tajuk',
  'Kategori',
  'Diminta oleh',
  'Penghutang',
  'Jumlah (RM)',
  'Jumlah keseluruhan (RM)',
  'Status',
  'Dibayar pada',
  'Cara',
];

export const paymentStates = {
  paid: 'Dibayar',
  pending: 'Belum dibayar',
  letGo: 'Dilepaskan',
  deleted: 'Dipadam',
};

export const howPaid: Record<PaidBy, string> = {
  marked: 'Ditandakan dibayar',
  verified: 'Disahkan dengan resit',
  confirmed: 'Disahkan oleh peminta',
  settled_up: 'Diselesaikan bersama',
};
