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
    'incomplete',
    'denied',
    'aborted',
    'reversal',
    'chargeback',
  ],
  malay: ['gagal', 'ditolak', 'dibatalkan', 'batal', 'dipulangkan', 'dikembalikan', 'tamat'],
};

export const FAILED_PHRASES: Terms = {
  english: ['not successful', 'could not', 'unable to', 'did not go through', 'timed out'],
  malay: [
    'tidak berjaya',
    'tidak dapat',
    'tidak lengkap',
    'ditarik balik',
    'bayaran balik',
    'pembayaran balik',
    'pemulangan wang',
    'bayar balik berjaya',
  ],
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
  malay: [
    'menunggu',
    'kelulusan',
    'dijadualkan',
    'tertunda',
    'tertangguh',
    'ditangguhkan',
    'ditahan',

    'belum',
    'diproses',
  ],
};

export const PENDING_PHRASES: Terms = {
  english: [
    'in progress',
    'in process',
    'under review',
    'on hold',
    'on its way',
    'on the way',
    'in transit',
    'in queue',
  ],
  malay: [
    'dalam proses',
    'sedang diproses',
    'menanti kelulusan',
    'dalam tindakan',
    'dalam giliran',
    'dalam perjalanan',
  ],
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
    'confirmed',
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
    'confirmed',
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
  english: ['you', 'youve', 'transfer', 'payment', 'money', 'fund', 'funds', 'transaction'],
  malay: [
    'bayaran',
    'pembayaran',
    'pindahan',
    'pemindahan',
    'transaksi',
    'wang',
    'duit',
    'dana',
    'telah',
    'sudah',
  ],
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
  english: [
    'not',
    'un',
    'never',
    'could',
    'couldnt',
    'cannot',
    'cant',
    'wont',
    "isn't",
    'isnt',
    "wasn't",
    'wasnt',
    "didn't",
    'didnt',
    'hasnt',
    'havent',
    'doesnt',
    "couldn't",
    "can't",
    "won't",
    "hasn't",
    "haven't",
    "doesn't",
  ],
  malay: ['tidak', 'belum', 'bukan', 'tak', 'tanpa'],
};

/** What a word that denies another begins with. */
export const DENYING_STARTS: Terms = {
  english: ['un', 'in', 'non', 'dis', 'not', 'never'],
  malay: ['tidak', 'belum', 'tak', 'bukan'],
};

/** Behind a success word they ask for its time: 'Completed at'. */
export const WHEN_IT_WAS: Terms = { english: ['at', 'on', 'by'], malay: ['pada', 'oleh'] };

/** Behind it they make the name of another field: 'Paid with'. */
export const BEHIND_SUCCESS: Terms = {
  english: ['with', 'to', 'from', 'using', 'for'],
  malay: ['dengan', 'kepada', 'daripada', 'dari', 'untuk'],
};

/** Labels of the status. */
export const STATUS_LABEL: Terms = { english: ['status', 'result', 'outcome'], malay: ['keputusan'] };

/** What stands before or behind such a label. */
export const STATUS_OF: Terms = {
  english: ['payment', 'transaction', 'transfer', 'item', 'approval', 'current', 'of payment', 'of transfer'],
  malay: ['transaksi', 'bayaran', 'pembayaran', 'pindahan', 'pemindahan', 'urus niaga', 'semasa'],
};

/** Shortly before a success word they tell that it is still to come: 'being processed'. */
export const ONGOING: Terms = {
  english: ['being', 'yet', 'almost', 'nearly'],
  malay: ['sedang', 'masih', 'hampir'],
};

/** Under way alone, and over behind one of these: 'telah diproses'. What 'telah dijadualkan' is not. */
export const PROCESSED: Terms = { english: [], malay: ['diproses'] };
export const OVER: Terms = { english: [], malay: ['telah', 'sudah'] };

/** Money that comes back is no payment, however well it went. */
export const PAID_BACK: Terms = {
  english: ['refund', 'refunds', 'refunded', 'reversal', 'reversed', 'returned', 'cashback'],
  malay: ['bayaran balik', 'pembayaran balik', 'pemulangan', 'pulangan tunai', 'dipulangkan'],
};

/** What else than money is sent or received. */
export const NO_MONEY: Terms = {
  english: ['link', 'otp', 'tac', 'code', 'request', 'reminder', 'invoice', 'receipt', 'notification'],
  malay: ['pautan', 'kod', 'permintaan', 'peringatan', 'resit', 'notifikasi'],
};

/** A sentence with one of them tells what might be, not what is. */
export const CONDITIONS: Terms = {
  english: ['if', 'should', 'would', 'may', 'when', 'shall', 'unless', 'until'],
  malay: ['jika', 'sekiranya', 'apabila', 'sehingga'],
};

/** With one of them success is still to come; a failure that 'will be refunded' has happened. */
export const FUTURE: Terms = { english: ['will', 'once', 'after', 'to be'], malay: ['akan', 'selepas'] };

/** Near a status word in letters, and none. */
export const NO_STATUS: readonly string[] = [
  'sending',
  'lending',
  'spending',
  'ending',
  'bending',
  'vending',
  'processor',
  'process',
  'confirm',
  'confirms',
  'complex',
  'accessed',
];
