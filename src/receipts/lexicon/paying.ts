import { terms } from '#receipts/terms.ts';

/** What was done with the money: the words that most lists of paying share. */
export const PAID = terms('paid, sent, transferred', 'dibayar, dihantar, dipindahkan');

/** What was made, as a thing. */
export const PAYMENT = terms('payment, transfer, transaction', 'bayaran, pembayaran, pindahan, transaksi');
