import { terms } from '#receipts/terms.ts';

/** What is said of money that was sent and has not arrived, or came back, whatever the heading says. */
export const TROUBLE = terms(
  `subject to clearing, provisionally, marked by, mark as paid, marked as paid, waiting for the bank, waiting for the other bank,
   waiting for the recipient, waiting for them to, now one of your favourites, now one of your payees, now a saved payee,
   suspense account, under review, under investigation, being investigated, investigating, stuck at, is frozen, was frozen,
   is back with you, is back in your, back in your account, not yet accepted, not yet credited, not yet received,
   must be returned, needs to be returned, returned this payment, returned this transfer, returned the payment,
   returned the money, returned your money, 1 of 2 signatories, 1 of 2 approvers, ready for pickup, ready to collect`,
  `tertakluk kepada penjelasan, ditanda oleh, akaun tergantung, menunggu bank, menunggu pengesahan, menunggu penerima, disiasat,
   dalam siasatan, tersangkut, dibekukan, masuk semula, belum memasukkan, belum dikreditkan, belum sampai, perlu dipulangkan,
   mesti dipulangkan, akan dipulangkan, memulangkan bayaran, memulangkan wang, memulangkan pindahan, sedia untuk diambil`,
);

export const ON_ITS_WAY = terms(
  'money is on its way, money is on the way, payment is on its way',
  'wang dalam perjalanan, wang anda dalam perjalanan',
);
