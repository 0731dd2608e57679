import { listed, terms } from '#receipts/terms.ts';

/** Before what failed they say that it cannot. */
export const NEVER_BE = terms("cannot be, can not be, can't be, may not be", 'tidak boleh, tak boleh');

/** Before what failed they say that it may or may not be so, and not that it is: 'cannot be cancelled', 'perlu dipulangkan'. */
export const MAY_BE = terms('can be, may be, must be, needs to be, need to be', 'boleh, perlu, mesti');

/** Here a paper ends, and nothing has expired. */
export const END_OF_PAPER = terms('', 'tamat laporan, tamat penyata, tamat resit');

/** Turn a success word into a failure. */
export const NEGATIONS = terms(
  `not, un, never, could, couldnt, cannot, cant, wont, isn't, isnt, wasn't, wasnt, didn't, didnt, hasnt, havent, doesnt, couldn't,
   can't, won't, hasn't, haven't, doesn't`,
  'tidak, belum, bukan, tak, tanpa',
);

/** What a word that denies another begins with. */
export const DENYING_STARTS = terms('un, in, non, dis, not, never', 'tidak, belum, tak, bukan');

/** Behind a success word they ask for its time: 'Completed at'. */
export const WHEN_IT_WAS = terms('at, on, by', 'pada, oleh');

/** Behind it they make the name of another field: 'Paid with'. */
export const BEHIND_SUCCESS = terms('with, to, from, using, for', 'dengan, kepada, daripada, dari, untuk');

/** Shortly before a success word they tell that it is still to come: 'being processed'. */
export const ONGOING = terms('being, yet, almost, nearly', 'sedang, masih, hampir');

/** Under way alone, and over behind one of these: 'telah diproses'. What 'telah dijadualkan' is not. */
export const PROCESSED = terms('', 'diproses');
export const OVER = terms('', 'telah, sudah');

/** What waits no more, though a word beside it says so: 'Scheduled transfer completed'. */
export const COMPLETED = terms('completed, successful', 'selesai, berjaya');

/** Money that comes back is no payment, however well it went. */
export const PAID_BACK = terms(
  `refund, refunds, refunded, reversal, reversed, returned, cashback, credited back, sent back, money back`,
  `bayaran balik, pembayaran balik, dibayar balik, dibayar semula, pemulangan, pulangan tunai, dipulangkan, dikreditkan semula,
   dikreditkan kembali, dikembalikan`,
);

/** A sentence with one of them tells what might be, not what is: 'payments made after …', of payments as such, in small print. */
export const CONDITIONS = terms(
  `if, should, would, may, when, shall, unless, until, in case, in the event, whether, provided, payments made after,
   payments accepted after, payments received after, transfers made after, transfers accepted after, transfers received after,
   transactions made after, transactions accepted after`,
  `jika, jikalau, kalau, sekiranya, apabila, sehingga, andai, transaksi yang dibuat selepas, transaksi selepas, pindahan selepas`,
);

/** With one of them success is still to come; a failure that 'will be refunded' has happened. */
export const FUTURE = terms('will, once, after, to be', 'akan, selepas');

/** Near a status word in letters, and none; from 'expire' on what may become of something, or a button. */
export const NO_STATUS: readonly string[] = listed(
  `sending, lending, spending, ending, bending, vending, processor, process, confirm, confirms, deposit, deposits,
   expire, expires, cancel, decline, reject, reverse, refund, refunds, registered, approver`,
);

/** Said before another word, they make it the past: 'berjaya diproses'. */
export const WENT_WELL = terms('successfully', 'selesai, sepenuhnya, berjaya');

/** What sentences call a payment that is not made yet. */
export const TO_COME = terms(
  `future dated, scheduled for, been set up, is set up, was set up, ve set up, have set up, awaiting, pending approval, pending,
   being processed, in progress, queued, standing instruction, will be processed, on its way, on hold, under review, not yet,
   not arrived, not been released`,
  `menunggu, sedang diproses, dijadualkan, dalam proses, menanti kelulusan, arahan tetap, akan diproses, ditangguhkan,
   dalam semakan, belum sampai, belum diterima, belum dilepaskan, belum dikreditkan, disiasat, dibekukan, tersangkut`,
);

/** What they end with where it failed. */
export const CAME_TO_NOTHING = terms(
  `declined, rejected, unsuccessful, failed, cancelled, canceled, not successful, reversed, refunded, not completed,
   not processed, not sent, didn't go through, didn t go through, did not go through, did not succeed, returned, credited back,
   sent back, paid back, voided, expired, put back, taken back, clawed back, recalled`,
  `ditolak, gagal, dibatalkan, tidak berjaya, dipulangkan, tidak dihantar, tidak diproses, dikembalikan, dikreditkan semula,
   dikreditkan kembali, dibayar balik, dibayar semula, luput, dimasukkan semula, dihantar semula, dipulangkan semula,
   ditarik balik`,
);

/** A whole sentence with one of them tells what may be as well. */
export const PERHAPS = terms('where, any, can, some, please, all', 'boleh, mungkin, sebarang, sila, semua');

/** They ask whoever reads for something. */
export const ASKING = terms('please, kindly', 'sila');

/** What is done to a payment instead of making it: 'Stop payment successful'. */
export const STOPPING = terms(
  `placement, consent, fixed deposit, stop, postponed, recall, cancellation`,
  'henti, tangguh, pembatalan, penangguhan',
);
