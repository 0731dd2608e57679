import { terms } from '#receipts/terms.ts';

/** Beginnings of a cell whose row contains the payer's remark: it never has the amount paid. */
export const MEMO = terms(
  `recipient ref, recipient reference, payment details, payment reference, payment ref, transfer remark, transfer remarks,
   transfer details, transfer note, other payment, other payment details, other details, your ref, your reference, customer ref,
   customer reference, remark, remarks, note, notes, memo, message, description, desc, purpose, whats it for, reference 2,
   reference 3, remark to recipient, message to recipient, note to recipient, note to self, personal note, comment, comments,
   narrative, narration, particulars of payment, details of payment, payment remark, payment remarks, payment note,
   payment description, payment purpose, payment message, purpose of transfer, purpose of payment, reason, transaction remark,
   transaction remarks, transaction description, transaction note, transaction details for recipient, beneficiary reference,
   beneficiary ref, receiver reference, receiver ref, payee reference, payee ref, sender reference, sender ref, my reference,
   my note, your note, your message, reference to recipient, recipient message, recipient note, what for, for what, reference 1,
   ref 1, ref 2`,
  `rujukan penerima, rujukan pembayaran, catatan, nota, butiran, mesej, keterangan, tujuan, rujukan pengirim, rujukan anda,
   rujukan pelanggan, butiran bayaran, butiran pembayaran, butiran pindahan, perihal, sebab, tujuan bayaran, tujuan pindahan,
   nota kepada penerima, mesej kepada penerima, ulasan, rujukan lain, butiran bayaran lain, butiran lain, perkara, komen`,
);

/** Labels of a number that some banks give, and others let the payer write. */
export const PERHAPS_OWN = terms(
  'reference, ref, details, detail, particulars, information',
  'rujukan, butiran, maklumat',
);

/** Words anywhere in labels of the payer's remark. */
export const OWN_WORDS = terms(
  `note, notes, message, description, remark, remarks, memo, comment, comments, purpose, for, text, title, subject, narrative,
   to recipient, to payee`,
  'nota, catatan, mesej, keterangan, tujuan, untuk, ucapan, pesanan',
);

/** Words that banks use for their own fields, whatever is around them: 'Current status', 'STATUS TRANSAKSI'. */
export const FIELD_WORDS = terms(
  `status, amount, total, date, time, bank, account, fee, fees, type, method`,
  'amaun, jumlah, tarikh, masa, akaun, caj, jenis, kaedah',
);
