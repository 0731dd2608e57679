import { formatAmount, type Sen } from '#domain/money.ts';

/** What whoever uploads a receipt hears where it is not read. */
export const proofAnswers = {
  paid: 'Bahagian ini sudah dibayar. Tiada apa-apa lagi yang perlu dibuat.',
  gone: 'Peminta bayaran ini sudah memadam akaunnya, jadi tiada sesiapa dapat menyemak resit. Anda boleh menandakan bahagian anda dibayar di Pay My Money Back.',
  letGo: (requester: string) => `${requester} melepaskan bayaran ini. Tiada apa-apa lagi yang perlu dibayar.`,
  inReview: (requester: string) => `${requester} sedang menyemak resit anda.`,
  changed: (amount: Sen) =>
    `Bahagian anda ditukar kepada ${formatAmount(amount)} semasa resit anda dibaca, jadi resit itu tidak dikira. Sila semak jumlahnya dan muat naik resit sekali lagi.`,
  asked: (requester: string) =>
    `Kami sudah meminta ${requester} menyemaknya – anda tidak perlu memuat naik lagi.`,
};
