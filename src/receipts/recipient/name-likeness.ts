import { phrase, terms } from '#receipts/terms.ts';

/** Words of banks, wallets and kinds of accounts: at a recipient's label they say where the money went, not to whom. */
const INSTITUTION = terms(
  `bank, banking, berhad, bhd, savings, saving, current account, account, e-wallet, ewallet, wallet, cooperative, credit union,
   mobile number, maybank, cimb, rhb, hong leong, ambank, affin, alliance, muamalat, agrobank, bsn, uob, ocbc, hsbc,
   standard chartered, citibank, mbsb, al rajhi, gxbank, aeon, boost, bigpay, touch n go, tng, grabpay, shopeepay, mae, dbs, posb,
   wise, revolut, nric, passport, duitnow, other bank, another bank, own account, third party, ic number`,
  `simpanan, semasa, akaun, koperasi, dompet, e-dompet, kooperatif, akaun lain, bank lain, mykad, nombor telefon, pihak ketiga`,
);

const NAME_ALONE = /^[\p{L}@.'’/ -]{4,60}$/u;
const COMPARED_WORDS = 7;

/** Returns whether a text may be nothing but a name. */
export const isOfName = (text: string): boolean =>
  NAME_ALONE.test(text) && text.trim().split(/\s+/).length <= COMPARED_WORDS;

/** A number with a hidden part: '107XXXXX1914'. */
const MASKED = /\b(?=\w*x{2})[\dx]+\b/gi;

/** Returns whether the text has letters other than the currency sign and those that hide a number. */
export const hasName = (text: string): boolean =>
  /\p{L}{2}/u.test(text.replaceAll(/\b(?:RM|MYR)(?![a-z])/gi, '').replaceAll(MASKED, ''));

/** The initials in a round picture beside the name. */
export const INITIALS = /^\W*\p{L}{1,2}\W*$/u;

const OF_INSTITUTIONS = phrase(INSTITUTION);
const INSTITUTION_WORDS = 4;

/** 'Transferred to: Rimbun Bank 4545…' says where the money went; the recipient is named elsewhere. */
export function isInstitution(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  // 'Amanjaya-i' is an account by Islamic rules.
  return words.length <= INSTITUTION_WORDS && (OF_INSTITUTIONS.test(text) || /\p{L}-i\b/u.test(text));
}
