import { terms } from '#receipts/terms.ts';

/** What was done with the money, said of it: wherever a rule knows words of paying, it knows these, each list with some of its own. */
export const PAID = terms('paid, sent, transferred', 'dibayar, dihantar, dipindahkan');

/** What was made, as a thing. */
export const PAYMENT = terms('payment, transfer, transaction', 'bayaran, pembayaran, pindahan, transaksi');
