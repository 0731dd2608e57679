import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** Words for the thing that moves, which make labels with 'to' and 'from' longer ('Fund transfer to', 'Wang dihantar kepada'). */
export const SENDING = terms(
  `amount, cash, fund, funds, money, sum, transfer, trf, tfr, transferring, payment, pay, send, credit, credited, deposit,
   deposited, remit, remitted, remittance, instant, interbank, duitnow, qr, online, successfully, you, youve, have, has been, was,
   been, made, bank, delivered, we, just, is, were, has, now`,
  `wang, duit, dana, amaun, jumlah, pindah, pindahan, pemindahan, bayar, bayaran, pembayaran, hantar, hantaran, penghantaran,
   kirim, kiriman, dikirim, kredit, dikreditkan, segera, antara bank, telah, sudah, berjaya, anda, disalurkan, dimasukkan,
   ditransfer, tlh, dah, kami, baru`,
  PAID,
);

/** The words that matter in such a label: the recipient, and the source. */
export const TOWARDS = terms('to, into', 'kepada, ke, pada akaun, kpd');
export const AWAY = terms('from', 'daripada, dari, drpd, drp');

/** Labels of a name that fit both sides: the heading above decides whose it is. */
export const ANYBODY = terms(
  `name, full name, account name, account holder, account holder name, account owner, bank account name, name on account,
   registered name, holder name, customer name`,
  `nama, nama penuh, nama akaun, pemegang akaun, nama pemegang akaun, pemilik akaun, nama pemilik akaun, nama berdaftar`,
);

/** Words that turn a person's label into the heading of a part: 'Recipient details'. */
export const PARTICULARS = terms(
  `detail, details, information, info, particulars, account, account details, account information, party, section, summary`,
  'maklumat, butiran, butir, akaun, keterangan, perincian',
);

/** Headings of parts that belong to neither side. */
export const COMMON_PARTS = terms(
  `details, amount, summary, receipt, other, fees, charges, reference, status, date, remarks`,
  `pemindahan, butiran, amaun, ringkasan, resit, lain, caj, rujukan, tarikh, catatan`,
  PAYMENT,
);

/** Labels that begin like a recipient's and ask for something else about the recipient. */
export const NOT_TO = terms(
  `bank, sees, will see, reference, ref, account no, account number, acc no, email, e-mail, id, address, code, mobile, phone,
   type, bank name, account type, iban, swift, bic, country, nickname, nick name, message, remark, remarks, relationship,
   contact no, ic, ic no, nric, tel, institution, category, currency, amount, receives, receive, received, will receive, gets,
   got, will get`,
  `no akaun, rujukan, alamat, telefon, nombor akaun, no tel, emel, e-mel, no telefon, nombor telefon, jenis, alias, mesej, nota,
   catatan, bank, kod, id, no ic, no pengenalan, terima, dapat, menerima, kerap, kegemaran, disimpan`,
);

/** After 'to' these words begin a sentence, or name the reader: 'To view your receipt', 'kepada saya'. */
export const NOBODY = terms(
  `view, check, know, continue, me, see, learn, find, report, your, you, my, do, make, help, ensure, avoid, confirm, print,
   download, share, save, keep, complete, proceed, get, be, the, a, this, date, anyone, anybody, someone`,
  'saya, anda, kami, sesiapa, orang',
);
