import { listed, terms } from '#receipts/terms.ts';

/** Before a failure word, these words say that it cannot happen. */
export const NEVER_BE = terms("cannot be, can not be, can't be, may not be", 'tidak boleh, tak boleh');

/** Before a failure word, these words say that it may happen, not that it did: 'cannot be cancelled', 'perlu dipulangkan'. */
export const MAY_BE = terms('can be, may be, must be, needs to be, need to be', 'boleh, perlu, mesti');

/** The end of a document, not an expiry. */
export const END_OF_PAPER = terms('', 'tamat laporan, tamat penyata, tamat resit');

/** Words that turn a success word into a failure. */
export const NEGATIONS = terms(
  `not, un, never, could, couldnt, cannot, cant, wont, isn't, isnt, wasn't, wasnt, didn't, didnt, hasnt, havent, doesnt, couldn't,
   can't, won't, hasn't, haven't, doesn't`,
  'tidak, belum, bukan, tak, tanpa',
);

/** Beginnings of words that negate another. */
export const DENYING_STARTS = terms('un, in, non, dis, not, never', 'tidak, belum, tak, bukan');

/** After a success word, these words ask for its time: 'Completed at'. */
export const WHEN_IT_WAS = terms('at, on, by', 'pada, oleh');

/** After it, these words make the name of another field: 'Paid with'. */
export const BEHIND_SUCCESS = terms('with, to, from, using, for', 'dengan, kepada, daripada, dari, untuk');

/** Shortly before a success word, these words say that it is still to come: 'being processed'. */
export const ONGOING = terms('being, yet, almost, nearly', 'sedang, masih, hampir');

/** Alone it is under way, and over after one of these: 'telah diproses'. 'telah dijadualkan' is not over. */
export const PROCESSED = terms('', 'diproses');
export const OVER = terms('', 'telah, sudah');

/** Words for an end, although a word beside them waits: 'Scheduled transfer completed'. */
export const COMPLETED = terms('completed, successful', 'selesai, berjaya');

/** Money that comes back is not a payment, however successful. */
export const PAID_BACK = terms(
  `refund, refunds, refunded, reversal, reversed, returned, cashback, credited back, sent back, money back`,
  `bayaran balik, pembayaran balik, dibayar balik, dibayar semula, pemulangan, pulangan tunai, dipulangkan, dikreditkan semula,
   dikreditkan kembali, dikembalikan`,
);

/** A sentence with one of these says what might be, not what is: 'payments made after …', about payments in general, in small print. */
export const CONDITIONS = terms(
  `if, should, would, may, when, shall, unless, until, in case, in the event, whether, provided, payments made after,
   payments accepted after, payments received after, transfers made after, transfers accepted after, transfers received after,
   transactions made after, transactions accepted after`,
  `jika, jikalau, kalau, sekiranya, apabila, sehingga, andai, transaksi yang dibuat selepas, transaksi selepas, pindahan selepas`,
);

/** With one of these, success is still to come; a failure that 'will be refunded' has happened. */
export const FUTURE = terms('will, once, after, to be', 'akan, selepas');

/** Similar in letters to a status word, but not one; from 'expire' on, what may happen to something, or a button. */
export const NO_STATUS: readonly string[] = listed(
  `sending, lending, spending, ending, bending, vending, processor, process, confirm, confirms, deposit, deposits,
   expire, expires, cancel, decline, reject, reverse, refund, refunds, registered, approver`,
);

/** Before another word, these words put it in the past: 'berjaya diproses'. */
export const WENT_WELL = terms('successfully', 'selesai, sepenuhnya, berjaya');

/** Words for a payment that has not been made yet. */
export const TO_COME = terms(
  `future dated, scheduled for, been set up, is set up, was set up, ve set up, have set up, awaiting, pending approval, pending,
   being processed, in progress, queued, standing instruction, will be processed, on its way, on hold, under review, not yet,
   not arrived, not been released`,
  `menunggu, sedang diproses, dijadualkan, dalam proses, menanti kelulusan, arahan tetap, akan diproses, ditangguhkan,
   dalam semakan, belum sampai, belum diterima, belum dilepaskan, belum dikreditkan, disiasat, dibekukan, tersangkut`,
);

/** The end of a sentence about a failure. */
export const CAME_TO_NOTHING = terms(
  `declined, rejected, unsuccessful, failed, cancelled, canceled, not successful, reversed, refunded, not completed,
   not processed, not sent, didn't go through, didn t go through, did not go through, did not succeed, returned, credited back,
   sent back, paid back, voided, expired, put back, taken back, clawed back, recalled`,
  `ditolak, gagal, dibatalkan, tidak berjaya, dipulangkan, tidak dihantar, tidak diproses, dikembalikan, dikreditkan semula,
   dikreditkan kembali, dibayar balik, dibayar semula, luput, dimasukkan semula, dihantar semula, dipulangkan semula,
   ditarik balik`,
);

/** A sentence with one of these may also say what might be. */
export const PERHAPS = terms('where, any, can, some, please, all', 'boleh, mungkin, sebarang, sila, semua');

/** Words that ask the reader for something. */
export const ASKING = terms('please, kindly', 'sila');

/** What is done to a payment instead of making it: 'Stop payment successful'. */
export const STOPPING = terms(
  `placement, consent, fixed deposit, stop, postponed, recall, cancellation`,
  'henti, tangguh, pembatalan, penangguhan',
);
