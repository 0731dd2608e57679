import { terms } from '#receipts/terms.ts';

export const PENDING = terms(
  `pending, processing, scheduled, awaiting, queued, submitted, authorise, authorisation, authorization, approval, clearance,
   batched, initiated, draft, unpaid, upcoming, requested, reviewing, verifying, confirming, deferred, delayed, held, unsettled,
   uncleared, unconfirmed, ongoing, partial, partially`,
  `menunggu, kelulusan, dijadualkan, berjadual, tertunda, tertangguh, ditangguhkan, ditahan, belum, diproses, dirancang, disemak,
   tergantung`,
);

export const PENDING_PHRASES = terms(
  `to be collected, in progress, in process, under review, on hold, on its way, on the way, in transit, in queue, under process,
   under verification, being verified, being reviewed, being sent, being transferred, future dated, post dated, not yet,
   for processing, in review, in the queue, working on it, takes a while, next working day, next batch, next business day,
   following business day, accepted for, received for, approved for, to be claimed, to be accepted, yet to, sent for approval,
   sent for authorisation, sent for authorization`,
  `tengah dihantar, tengah diproses, tengah hantar, diluluskan sebahagian, dibayar sebahagian, dalam proses, sedang diproses,
   menanti kelulusan, menanti pengesahan, dalam tindakan, dalam giliran, dalam perjalanan, dalam semakan, dalam pengesahan,
   dalam penghantaran, akan diproses, akan dihantar, akan dipindahkan, sedang dihantar, sedang disemak, sedang dipindahkan,
   dalam urusan, hari bekerja berikutnya, diterima untuk, kelompok seterusnya, hari berikutnya, belum dituntut,
   dihantar untuk kelulusan, dihantar untuk semakan`,
);

/** These are also names of fields: without a label they are a status only beside a word that needs it. */
export const PENDING_NOUNS = terms(
  'approval, authorise, authorisation, authorization, clearance',
  'kelulusan',
);
export const PENDING_ASKED = terms(
  'for, pending, awaiting, waiting, need, requires, require',
  'menunggu, perlu',
);

/** Pending words that count in a heading of any length; the others count only in one of four words. */
export const PENDING_IN_SENTENCES = terms(
  `approval, authorise, authorisation, authorization, submitted, requested, processing, scheduled`,
  'diproses, kelulusan',
);

/** Labels of a time, which are not a status: 'Processing date', 'Tarikh diproses'; the others before 'on' and 'pada'. */
export const DATE_OF_PENDING = terms(
  'processing date, request date',
  'tarikh diproses, tarikh tamat, tarikh tamat tempoh',
);
export const PENDING_ON = terms('requested, initiated', 'diproses');
