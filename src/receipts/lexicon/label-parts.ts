import { terms } from '#receipts/terms.ts';

/** What stands before a word for whoever gets the money: 'Ultimate beneficiary', 'IBG beneficiary name'. */
export const PAYEE_OF = terms(
  `fund, funds, bill, remittance, final, ibg, ibft, rentas, interbank, duitnow, paynow, fast, giro, instant, transfer, payment,
   overseas, foreign, credit, bulk, single`,
  '',
);
export const PAYEE = terms('recipient, beneficiary, payee, receiver', '');

/** What else stands behind such a label and is no value: 'To acct name', 'Destination account holder'. */
export const TAILS = terms(
  `corp, nickname, acct name, acc name, a/c name, holder, owner, corporation`,
  'akhir, deposit, pihak, pemegang, pemilik, syarikat penerima, pengebil',
);

/** Behind anybody's label they say that it is the payer's: 'Account name (From)'. */
export const OF_PAYER = terms(
  'from, payer, payor, sender, debit, debited, source',
  'daripada, dari, pengirim, pembayar, debit, didebit, didebitkan, sumber',
);
