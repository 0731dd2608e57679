import { terms } from '#receipts/terms.ts';

/** What the first step of a payment is called, and the last one. */
export const FIRST_STEPS = terms(
  'requested, initiated, submitted, created, received',
  'dibuat, diserahkan, dimulakan, diterima',
);
export const LAST_STEPS = terms(
  'complete, completed, successful, sent, credited',
  'selesai, berjaya, dihantar, dikreditkan',
);

/** What is set for a later day. */
export const SCHEDULED = terms(
  `scheduled, schedule, due, next, expected, estimated, pending, held, hold, delayed, queued, awaiting, waiting, postponed`,
  `dijadualkan, jadual, jangkaan, dijangka, seterusnya, akan, ditahan, tertangguh, ditangguhkan, menunggu, tertunda`,
);

/** Labels of a time: 'Tarikh diproses' asks when it was. */
export const TIMES = terms('time, date', 'masa, tarikh');
/** What the newest line of a table says where all is done: 'Paid', 'Telah dikreditkan'. */
export const LOGGED_DONE = terms(
  'paid, complete, completed, credited',
  'dibayar, selesai, berjaya, dikreditkan',
);
