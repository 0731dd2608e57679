import { terms } from '#receipts/terms.ts';

/** Labels of the payer's name, in any place. */
export const PAYER_NAME = terms('payer name, name of payer', 'nama pelanggan, nama pembayar');

/** Labels of a company whose bill was paid: it got the money, whatever other names are there. */
export const BILLER = terms('biller, biller name, payee corporation', 'pengebil, nama pengebil');

/** After a biller, these words ask for something other than its name: 'Biller code', 'Pengebil akaun'. */
export const BILLER_DETAIL = terms(
  'code, id, no, number, account, ref, reference, category, group, type',
  'kod, akaun, rujukan',
);

/** After a name, with the sum at the other end of the line: 'Nur Aisyah received'. */
export const RECEIVES = terms('received, receives, gets, got, will get, has it', 'menerima, terima');
/** Before it, these words are not a name: 'Recipient received'. */
export const NOBODY_RECEIVES = terms(
  `recipient, payee, beneficiary, receiver, they, she, he, you, we, amount, money`,
  'penerima',
);

/** Words after 'to' that name no person: kinds of recipients in a title ('Transfer to friend'), the end of a translation. */
export const KIND_OF_RECIPIENT = terms(
  `credited, debited, friend, friends, contact, contacts, others, other bank, other banks, another bank, bank, bank account,
   local bank, third party, mobile, mobile number, wallet, ewallet, account, other account, individual, merchant, people, person,
   anyone`,
  `dikreditkan, didebitkan, individu, peniaga, rakan, kenalan, bank lain, akaun bank, akaun lain, orang lain, pihak ketiga,
   telefon, dompet`,
);

/** Titles above the name of a buyer. */
export const SOMEBODY_ELSE = terms(
  `staff name, staff, employee name, collector name, collected by, delivery address, shipping address, billing address, address,
   ship to, deliver to, bill to, billed to, customer, member, guest, patient, passenger, policyholder, participant, cashier,
   served by, family wallet, wallet name, split with, shared with, recent, allowance, tenant, student`,
  `nama kakitangan, kakitangan, alamat, pelanggan, tetamu, pesakit, penumpang, pemegang polisi, peserta, dilayan, dompet keluarga,
   kongsi dengan, bayar lagi, juruwang, nama dompet, dikongsi dengan, terkini, ahli, penyewa, pelajar`,
);
/** Words of a page about money that goes from one account to another. */
export const TRANSFERS = terms(
  `transfer, transfers, transferred, transferring, trf, sent, send, remit, remitted, remittance, recipient, beneficiary, bene,
   payee, duitnow, giro, deposit, credited`,
  `pindah, pindahan, pemindahan, dipindahkan, hantar, hantaran, dihantar, kirim, kiriman, dikirim, penerima, benefisiari,
   dikreditkan`,
);

/** Words of labels for the name of an account: 'Registered name', 'Pemegang akaun'. */
export const ACCOUNT_NAME = terms('name, holder', 'nama, pemegang');

/** Words of labels for the payer's name, and for names of things. */
export const OTHER_NAMES = terms(
  `bank, from, sender, payer, your, my, user, login, customer, company, product, nickname`,
  'pengirim, daripada, pembayar, anda, syarikat, pelanggan',
);
