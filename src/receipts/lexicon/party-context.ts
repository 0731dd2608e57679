import { terms } from '#receipts/terms.ts';

/** Labels of the payer's name, wherever they stand. */
export const PAYER_NAME = terms('payer name, name of payer', 'nama pelanggan, nama pembayar');

/** Labels of a company whose bill was paid: whatever other names stand there, it got the money. */
export const BILLER = terms('biller, biller name, payee corporation', 'pengebil, nama pengebil');

/** Behind a biller they ask for something else than its name: 'Biller code', 'Pengebil akaun'. */
export const BILLER_DETAIL = terms(
  'code, id, no, number, account, ref, reference, category, group, type',
  'kod, akaun, rujukan',
);

/** Behind a name, with the sum at the other end of the line: 'Nur Aisyah received'. */
export const RECEIVES = terms('received, receives, gets, got, will get, has it', 'menerima, terima');
/** Before it they are no name: 'Recipient received'. */
export const NOBODY_RECEIVES = terms(
  `recipient, payee, beneficiary, receiver, they, she, he, you, we, amount, money`,
  'penerima',
);

/** What stands behind 'to' and names nobody: those whom a title says one may send to ('Transfer to friend'), the end of a translation. */
export const KIND_OF_RECIPIENT = terms(
  `credited, debited, friend, friends, contact, contacts, others, other bank, other banks, another bank, bank, bank account,
   local bank, third party, mobile, mobile number, wallet, ewallet, account, other account, individual, merchant, people, person,
   anyone`,
  `dikreditkan, didebitkan, individu, peniaga, rakan, kenalan, bank lain, akaun bank, akaun lain, orang lain, pihak ketiga,
   telefon, dompet`,
);

/** Titles over the name of whoever bought something. */
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

/** Words of labels of whosever name an account bears: 'Registered name', 'Pemegang akaun'. */
export const ACCOUNT_NAME = terms('name, holder', 'nama, pemegang');

/** Those of the payer's name, and of names of things. */
export const OTHER_NAMES = terms(
  `bank, from, sender, payer, your, my, user, login, customer, company, product, nickname`,
  'pengirim, daripada, pembayar, anda, syarikat, pelanggan',
);
