import { listed } from '#receipts/terms.ts';
/** Words of what is nobody's name: places of a receipt where a recipient may be looked for and something else stands. */
export const NO_ALIAS: ReadonlySet<string> = new Set(
  listed(`bank, berhad, bhd, wallet, ewallet, account, akaun, savings, simpanan, current, semasa, transfer, pindahan, payment, bayaran,
   duitnow, fpx, qr, merchant`),
);
