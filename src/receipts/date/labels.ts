import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** Labels before dates only. */
export const DAY_LABELS = terms('date, dated', 'tarikh, tkh, bertarikh');

/** May belong to the payment, although the label also speaks of something else: 'Last transfer', 'Invoice paid on'. */
export const EARLIER = terms('remitted, credited', 'dikreditkan', PAID, PAYMENT);

/** The day of printing or sending says nothing about the payment. */
export const PRINTED = terms(
  `printed, visit, check-in, check in, complaint, shared, enquiry, inquiry, generated, print date, exported, date of export,
   as at, statement, issued, sending, downloaded, last login, last logged in, last payment, last transfer, next payment,
   next transfer, due date, due by, due on, expiry, expires, valid until, valid till, valid thru, since, bill date, date of birth,
   request date, requested on, ends on, statement date, printing, print, download date, report date, date printed, created by,
   as of, last updated, updated on, updated, expires on, expiring, until, member since, joined, scheduled for, scheduled on,
   scheduled date, recurring, next due, registered on, issue date, issued on, requested, request sent, asked on, bill, billing,
   invoice`,
  `dicetak, lawatan, aduan, semakan, salinan, jangka, jangkaan, dijana, tarikh cetak, setakat, dimuat turun, log masuk terakhir,
   bayaran terakhir, tarikh akhir, tarikh luput, tamat tempoh, sah sehingga, sehingga, sejak, tarikh bil, tarikh lahir,
   dikeluarkan, tarikh penyata, tarikh muat turun, kemas kini, dikemas kini, terakhir, seterusnya, bil, invois, tarikh tamat,
   tarikh dikeluarkan, ahli sejak, diminta pada, bayar sebelum`,
);

export const WHEN = terms(
  `date, time, when, value date, posted, paid on, paid at, sent on, sent at, transferred on, completed on, completed at, made on,
   processed on, executed on, debited on, credited on, received on, settled on, transacted, dated, transferred, effective,
   posting, executed, completed, successful on, done on, done at, initiated on, created on, created at, submitted on, timestamp,
   settlement, booking, recorded on, happened, datetime, day, credit date, debit date, arrived, delivered, deposited, sent, paid,
   released`,
  `tarikh, masa, waktu, bertarikh, dibayar pada, dihantar pada, dipindahkan pada, diterima pada, selesai pada, pada,
   dilakukan pada, dibuat pada, berjaya pada, diproses pada, dikreditkan pada, hari, ketika, saat, tkh, dikutip pada`,
);

/** When the money moves: on a future day it has not moved yet. */
export const EFFECT = terms(
  `effective date, effective on, value date, payment date, transfer date, deduction date, debit date, credit date, execution date,
   will be sent on, will be paid on, will be debited on, starts on, start date, starting, first payment`,
  `tarikh berkuat kuasa, tarikh kuat kuasa, berkuat kuasa, tarikh nilai, tarikh bayaran, tarikh pembayaran, tarikh pindahan,
   tarikh pemindahan, tarikh debit, tarikh kredit, tarikh mula, bermula`,
);

/** Labels before times only. */
export const TIME_OF_DAY = terms(
  `time, transaction time, payment time, transfer time, time of transfer, time of payment, time of transaction, local time,
   posting time, completion time, completed time, sent time, time paid, time completed, processing time, execution time,
   time stamp, paid time, time of debit, time of credit, credit time, debit time, crediting time, debiting time, time released,
   released time, approval time, time of approval, effective time, payout time`,
  `masa, masa transaksi, masa bayaran, masa pindahan, waktu, waktu transaksi, jam, pukul, masa pembayaran, masa pemindahan,
   masa urus niaga, waktu pembayaran, waktu urus niaga`,
);
