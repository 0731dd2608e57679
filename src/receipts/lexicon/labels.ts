import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** First words of labels and buttons, which are neither values nor names. 'Beneficiary' often loses its last letter. */
export const LABELS = terms(
  `amount, status, reference, ref, date, time, bank, receiving, successful, success, successfully, from, to, note, remark,
   remarks, recipient, receiver, beneficiary, beneficiar, sender, payee, merchant, account, no, wallet, balance, service, name,
   fee, other, purpose, total, details, description, done, share, close, back, received, money, method, mode, type, channel,
   comment, message, memo, when, particulars, processed, value, charge, charges, receipt, trace, approval, result, currency,
   download, save, home, view, print, available, remaining, you have left, transfers, debit, credit, trans, txn, trx, posting,
   effective, execution, settlement, instant, recipients, biller, confirmation, receipts, order, serial, sequence, instruction,
   journal, rrn, stan, utr, payments, gst, tax, sst, subtotal, processing, exchange, rate, created, completed, posted, made,
   executed, cost, cashback, points, rewards, device, location, terminal, branch, product, mobile, email, e-mail, phone, contact,
   report, help, need, more, repeat, again, split, request, export, copy`,
  `amaun, jumlah, tarikh, masa, caj, rujukan, nama, penerima, daripada, kepada, catatan, selesai, akaun, pemindahan, jenis,
   kaedah, saluran, nota, mesej, tujuan, butiran, keterangan, nilai, baki, nombor, no, resit, kongsi, kembali, tutup, cetak,
   simpan, keputusan, pengirim, pembayar, wang, id, yuran, status, ruj, waktu, cawangan, terminal, kod, tel, telefon, emel, e-mel,
   cashback, ganjaran, pulangan, bayar, pindah, hantar, diterima, lihat, muat, maklumat, urus, urusniaga, produk, kategori,
   bantuan, ulang, sahkan, kadar, lokasi, peranti, laporkan, perlu`,
  PAID,
  PAYMENT,
);

/** Words before a word for the recipient: 'Ultimate beneficiary', 'IBG beneficiary name'. */
export const PAYEE_OF = terms(
  `fund, funds, bill, remittance, final, ibg, ibft, rentas, interbank, duitnow, paynow, fast, giro, instant, transfer, payment,
   overseas, foreign, credit, bulk, single`,
  '',
);
export const PAYEE = terms('recipient, beneficiary, payee, receiver', '');

/** Words after such a label that are not a value: 'To acct name', 'Destination account holder'. */
export const TAILS = terms(
  `corp, nickname, acct name, acc name, a/c name, holder, owner, corporation`,
  'akhir, deposit, pihak, pemegang, pemilik, syarikat penerima, pengebil',
);

/** After a label that fits both sides, these words say that it is the payer's: 'Account name (From)'. */
export const OF_PAYER = terms(
  'from, payer, payor, sender, debit, debited, source',
  'daripada, dari, pengirim, pembayar, debit, didebit, didebitkan, sumber',
);
