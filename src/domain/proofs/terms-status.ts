import type { Terms } from '#domain/proofs/terms.ts';

export const FAILED: Terms = {
  english: [
    'failed',
    'failure',
    'unsuccessful',
    'unsuccessfully',
    'declined',
    'rejected',
    'cancelled',
    'canceled',
    'reversed',
    'refunded',
    'refund',
    'expired',
    'void',
    'voided',
    'error',
    'returned',
    'insufficient',
    'terminated',
  ],
  malay: ['gagal', 'ditolak', 'dibatalkan', 'batal', 'dipulangkan', 'dikembalikan', 'tamat'],
};

export const FAILED_PHRASES: Terms = {
  english: ['not successful', 'could not', 'unable to', 'did not go through'],
  malay: ['tidak berjaya', 'tidak dapat'],
};

export const PENDING: Terms = {
  english: [
    'pending',
    'processing',
    'scheduled',
    'awaiting',
    'queued',
    'submitted',
    'authorise',
    'authorisation',
    'authorization',
    'approval',
    'clearance',
    'batched',
    'initiated',
    'draft',
    'unpaid',
    'upcoming',
    'requested',
  ],
  malay: ['menunggu', 'kelulusan', 'dijadualkan', 'tertunda', 'tertangguh', 'belum', 'diproses'],
};

export const PENDING_PHRASES: Terms = {
  english: ['in progress', 'under review', 'on hold'],
  malay: ['dalam proses', 'sedang diproses'],
};

export const SUCCESS: Terms = {
  english: [
    'successful',
    'successfully',
    'success',
    'completed',
    'complete',
    'paid',
    'approved',
    'processed',
    'accepted',
    'executed',
    'sent',
    'done',
    'credited',
    'transferred',
    'settled',
    'received',
  ],
  malay: ['berjaya', 'sukses', 'selesai', 'dihantar', 'diterima', 'dibayar', 'lulus', 'diluluskan'],
};

/** Also buttons and headings ('Done', 'Amount paid'): they tell a status only after a label, or beside words of a payment. */
export const SUCCESS_AFTER_LABEL: Terms = {
  english: [
    'done',
    'approved',
    'processed',
    'accepted',
    'received',
    'complete',
    'sent',
    'paid',
    'transferred',
    'credited',
    'settled',
    'executed',
  ],
  malay: ['diterima', 'dihantar', 'dibayar', 'lulus', 'diluluskan'],
};

/** Those of them that are a whole heading: 'Paid!'. */
export const SUCCESS_ALONE: Terms = {
  english: ['sent', 'paid', 'transferred', 'credited', 'settled', 'executed'],
  malay: ['dihantar', 'dibayar'],
};

/** Turn a success word without a label into the success of a payment. */
export const PAYMENT_WORDS: Terms = {
  english: ['you', 'youve', 'transfer', 'payment', 'money', 'transaction'],
  malay: ['bayaran', 'pembayaran', 'pindahan', 'pemindahan', 'transaksi', 'wang', 'duit'],
};

/** Also names of fields: without a label they are a status only beside a word that asks for it. */
export const PENDING_NOUNS: Terms = {
  english: ['approval', 'authorise', 'authorisation', 'authorization', 'clearance'],
  malay: ['kelulusan'],
};
export const PENDING_ASKED: Terms = {
  english: ['for', 'pending', 'awaiting', 'waiting', 'need', 'requires', 'require'],
  malay: ['menunggu', 'perlu'],
};

/** Pending words that are believed in a heading of any length; the others only in one of four words. */
export const PENDING_IN_SENTENCES: Terms = {
  english: [
    'approval',
    'authorise',
    'authorisation',
    'authorization',
    'submitted',
    'requested',
    'processing',
    'scheduled',
  ],
  malay: ['diproses', 'kelulusan'],
};

/** Turn a success word into a failure. */
export const NEGATIONS: Terms = {
  english: ['not', 'un', 'never', 'could', 'cannot', "isn't", "wasn't", "didn't"],
  malay: ['tidak', 'belum', 'bukan'],
};

/** A sentence with one of them tells what might be, not what is. */
export const CONDITIONS: Terms = {
  english: ['if', 'should', 'would', 'may', 'when', 'shall', 'unless', 'until'],
  malay: ['jika', 'sekiranya', 'apabila', 'sehingga'],
};

/** With one of them success is still to come; a failure that 'will be refunded' has happened. */
export const FUTURE: Terms = { english: ['will', 'once', 'after'], malay: ['akan', 'selepas'] };

/** Near a status word in letters, and none. */
export const NO_STATUS: readonly string[] = [
  'sending',
  'lending',
  'spending',
  'ending',
  'bending',
  'vending',
  'processor',
  'complex',
  'accessed',
];
