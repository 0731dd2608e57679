import { terms } from '#receipts/terms.ts';

/**
 * What was done with the money, said of it: what most lists of words of paying have in common, each with some of its own. A list that must
 * not know all of them writes its own.
 */
export const PAID = terms('paid, sent, transferred', 'dibayar, dihantar, dipindahkan');

/** What was made, as a thing. */
export const PAYMENT = terms('payment, transfer, transaction', 'bayaran, pembayaran, pindahan, transaksi');
