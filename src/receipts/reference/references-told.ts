import { PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** In a title, before the number that the payment has: 'Payment BNB202605245358607244'. */
export const NUMBERED_TITLE = terms('receipt', 'resit', PAYMENT);

/** In a sentence: 'Standing Instruction, our reference JA3091153163'. */
export const REFERENCE_TOLD = terms('ref, reference, transaction id', 'ruj, rujukan, id transaksi');
/** Before it they say that the payer wrote it, or that it is somebody else's: 'your reference'. */
export const NOT_ITS = terms(
  `your, recipient, recipient's, recipient’s, customer, beneficiary, payment`,
  'penerima, pengirim',
);
