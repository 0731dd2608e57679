import { terms } from '#receipts/terms.ts';

/** Whose id or serial it is where more words stand before: 'DuitNow merchant id', 'Mobile serial'. */
export const NUMBERED = terms(
  `wallet, qr, paynow, partner, gateway, swift, account, bank, merchant, mobile, switch, channel, service, duitnow, network, host,
   platform, fast, official, electronic, unique`,
  '',
);
/** Whose reference it is, and not the payment's: 'Payment account reference'. */
export const REFERRED = terms('account, merchant, wallet, mobile', '');

/** Labels of numbers that are the same for each payment: of people, machines and shops. */
export const CONSTANT_NUMBERS = terms(
  `wallet id, merchant id, qr id, id no, id number, duitnow id, terminal id, machine id, agent id, customer id, user id,
   member id, account id, store id, device id, staff id, teller id, corporate id, company id, beneficiary id, sender id, id type`,
  `id peniaga, id pedagang, id terminal, id mesin, id ejen, id pelanggan, id pengguna, id dompet, id akaun, id ahli, id penerima,
   id pengirim, id duitnow, id syarikat, id pengebil, id juruwang, id kakitangan, id cawangan, id kedai`,
);
