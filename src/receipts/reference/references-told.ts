import type { Terms } from '#receipts/terms.ts';

/** In a title, before the number that the payment has: 'Payment BNB202605245358607244'. */
export const NUMBERED_TITLE: Terms = {
  english: ['payment', 'transaction', 'transfer', 'receipt'],
  malay: ['bayaran', 'pembayaran', 'pindahan', 'transaksi', 'resit'],
};

/** In a sentence: 'Standing Instruction, our reference JA3091153163'. */
export const REFERENCE_TOLD: Terms = {
  english: ['ref', 'reference', 'transaction id'],
  malay: ['ruj', 'rujukan', 'id transaksi'],
};
/** Before it they say that the payer wrote it, or that it is somebody else's: 'your reference'. */
export const NOT_ITS: Terms = {
  english: ['your', 'recipient', "recipient's", 'recipient’s', 'customer', 'beneficiary', 'payment'],
  malay: ['penerima', 'pengirim'],
};
