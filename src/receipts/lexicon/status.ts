import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms, type Terms } from '#receipts/terms.ts';

export const FAILED = terms(
  `failed, failure, unsuccessful, unsuccessfully, declined, rejected, cancelled, canceled, reversed, refunded, refund, expired,
   void, voided, error, returned, insufficient, terminated, incomplete, denied, aborted, reversal, chargeback, blocked, bounced,
   revoked, recalled, reverted, dishonoured, undelivered, unprocessed, invalid, disapproved, lapsed, unable`,
  `gagal, ditolak, dibatalkan, batal, dipulangkan, dikembalikan, tamat, kegagalan, ralat, terbatal, dihentikan, disekat, dipulang,
   dibalikkan, diterbalikkan, pembalikan, tergendala, tergagal, penolakan`,
);

export const FAILED_PHRASES = terms(
  `not successful, could not, unable to, did not go through, timed out, couldn't, couldn t, did not succeed, not completed,
   not processed, not sent, not approved, not accepted, went wrong, try again, no money was, not enough, not debited,
   not transferred, not paid, didn't go through, didn t go through, didn't succeed, money back, back in your account,
   credited back, charged back, limit exceeded, exceeds limit, account closed, account not found, account frozen`,
  `tidak berjaya, tidak dapat, tidak lengkap, ditarik balik, bayaran balik, pembayaran balik, pemulangan wang,
   bayar balik berjaya, melebihi had, akaun ditutup, tidak diproses, tidak selesai, tidak diluluskan, tidak diterima,
   tidak dihantar, tidak dipindahkan, tidak dibayar, tak berjaya, tak dapat, tidak mencukupi, cuba lagi, kurang berjaya,
   dikreditkan semula, wang dikembalikan, duit dikembalikan`,
);

/** Also buttons and headings: a status only after a label, or beside words about a payment. OCR reads 'Paid' beside a tick as 'raid'. */
export const SUCCESS_AFTER_LABEL = terms(
  `succeeded, finalised, done, approved, processed, accepted, received, complete, raid, credited, settled, executed, confirmed,
   delivered, deposited, debited, posted, cleared, disbursed, finished, fulfilled, made, arrived, performed, effected, collected,
   remitted, validated`,
  `tuntas, dijelaskan, lunas, beres, diagihkan, diterima, lulus, diluluskan, dikreditkan, didebitkan, disahkan, dikirim, terkirim,
   dikutip, dilaksanakan, disalurkan, dimasukkan, sampai, ditunaikan, lengkap`,
  PAID,
);

export const SUCCESS: Terms = {
  english: ['successful', 'successfully', 'success', 'completed', ...SUCCESS_AFTER_LABEL.english],
  malay: ['berjaya', 'sukses', 'selesai', 'disempurnakan', 'berhasil', ...SUCCESS_AFTER_LABEL.malay],
};

/** Those that are a whole heading: 'Paid!'. */
export const SUCCESS_ALONE = terms('raid, credited, settled, executed, delivered, remitted', '', PAID);

/** Slips of machines have these alone, in capitals. */
export const SUCCESS_ON_SLIPS = terms(
  'approved, accepted, processed, confirmed, validated',
  'lulus, diluluskan, diterima, disahkan',
);

/** Malay has one word for refused and for deducted: 'jumlah ditolak', 'ditolak daripada akaun anda'. */
export const DEDUCTED = terms(
  '',
  `jumlah ditolak, total ditolak, duit ditolak, jumlah yang ditolak, amaun ditolak, amaun yang ditolak, wang ditolak,
   ditolak daripada akaun, ditolak dari akaun, ditolak daripada dompet, ditolak dari dompet`,
);

/** Words that turn a success word without a label into the success of a payment. */
export const PAYMENT_WORDS = terms(
  `payout, ibg, ibft, trf, tfr, money, fund, funds, txn, trx, remittance, deposit`,
  `pemindahan, wang, duit, dana, telah, sudah, dah, kiriman, urusniaga, tlh`,
  PAYMENT,
);

/** Words that say nothing beside a success word: 'Paid out', 'All sent'. */
export const SUCCESS_PARTICLES = terms(
  `yay, boom, nice, hooray, woohoo, great, okay, it's, that's, fully, out, through, now, just, all, already, over`,
  'dah, sudah, telah, siap, selamat',
);

/** Words for the payer in a headline: 'You've sent'. */
export const TO_THE_PAYER = terms('you, youve', 'anda');
