import { terms } from '#receipts/terms.ts';

/** Words of banks, wallets and kinds of accounts: what has one of them at a recipient's label is where the money went, not to whom. */
export const INSTITUTION = terms(
  `bank, banking, berhad, bhd, savings, saving, current account, account, e-wallet, ewallet, wallet, cooperative, credit union,
   mobile number, maybank, cimb, rhb, hong leong, ambank, affin, alliance, muamalat, agrobank, bsn, uob, ocbc, hsbc,
   standard chartered, citibank, mbsb, al rajhi, gxbank, aeon, boost, bigpay, touch n go, tng, grabpay, shopeepay, mae, dbs, posb,
   wise, revolut, nric, passport, duitnow, other bank, another bank, own account, third party, ic number`,
  `simpanan, semasa, akaun, koperasi, dompet, e-dompet, kooperatif, akaun lain, bank lain, mykad, nombor telefon, pihak ketiga`,
);
