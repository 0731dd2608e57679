import type { Terms } from '#receipts/terms.ts';

/** What the first step of a payment is called, and the last one. */
export const FIRST_STEPS: Terms = {
  english: ['requested', 'initiated', 'submitted', 'created', 'received'],
  malay: ['dibuat', 'diserahkan', 'dimulakan', 'diterima'],
};
export const LAST_STEPS: Terms = {
  english: ['complete', 'completed', 'successful', 'sent', 'credited'],
  malay: ['selesai', 'berjaya', 'dihantar', 'dikreditkan'],
};

/** What is set for a later day. */
export const SCHEDULED: Terms = {
  english: [
    'scheduled',
    'schedule',
    'due',
    'next',
    'expected',
    'estimated',
    'pending',
    'held',
    'hold',
    'delayed',
    'queued',
    'awaiting',
    'waiting',
    'postponed',
  ],
  malay: [
    'dijadualkan',
    'jadual',
    'jangkaan',
    'dijangka',
    'seterusnya',
    'akan',
    'ditahan',
    'tertangguh',
    'ditangguhkan',
    'menunggu',
    'tertunda',
  ],
};

/** Labels of a time: 'Tarikh diproses' asks when it was. */
export const TIMES: Terms = { english: ['time', 'date'], malay: ['masa', 'tarikh'] };
export const STEP_ON: Terms = { english: ['processed', 'submitted', 'approved'], malay: ['diproses'] };

/** What the newest line of a table says where all is done: 'Paid', 'Telah dikreditkan'. */
export const LOGGED_DONE: Terms = {
  english: ['paid', 'complete', 'completed', 'credited'],
  malay: ['dibayar', 'selesai', 'berjaya', 'dikreditkan'],
};
