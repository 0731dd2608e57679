import { terms } from '#receipts/terms.ts';

/** Verbs for paying that most lists share. */
export const PAID = terms('paid, sent, transferred', 'dibayar, dihantar, dipindahkan');

/** Nouns for a payment. */
export const PAYMENT = terms('payment, transfer, transaction', 'bayaran, pembayaran, pindahan, transaksi');
