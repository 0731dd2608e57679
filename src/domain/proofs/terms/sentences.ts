import type { Terms } from '#domain/proofs/terms.ts';

/** Words that no sentence ends with: the line that does goes on in the next one. */
export const CONNECTING: Terms = {
  english: [
    'to',
    'of',
    'for',
    'from',
    'on',
    'at',
    'the',
    'your',
    'has',
    'have',
    'been',
    'is',
    'was',
    'were',
    'and',
    'with',
    'that',
    'not',
    'successfully',
    'rm',
    'myr',
    'yet',
    'being',
    'never',
    'no',
    'fully',
    'could',
    'cannot',
    'did',
    'be',
    'un',
  ],
  malay: [
    'kepada',
    'ke',
    'daripada',
    'dari',
    'pada',
    'sebanyak',
    'berjumlah',
    'telah',
    'sudah',
    'dan',
    'yang',
    'dengan',
    'tidak',
    'untuk',
    'anda',
    'belum',
    'tak',
    'masih',
    'sedang',
    'akan',
    'gagal',
    'drpd',
    'kpd',
    'tlh',
  ],
};

/** What is sent, in sentences. */
export const PAID_THING: Terms = {
  english: [
    'transfer',
    'payment',
    'transaction',
    'remittance',
    'money',
    'fund',
    'funds',
    'amount',
    'sum',
    'trf',
    'deposit',
    'standing order payment',
  ],
  malay: [
    'pindahan',
    'pemindahan',
    'bayaran',
    'pembayaran',
    'transaksi',
    'urus niaga',
    'kiriman',
    'wang',
    'duit',
    'dana',
    'amaun',
    'derma',
    'sumbangan',
    'hantaran',
  ],
};

/** What became of it. */
export const WENT_THROUGH: Terms = {
  english: [
    'sent',
    'transferred',
    'paid',
    'made',
    'remitted',
    'successful',
    'completed',
    'complete',
    'approved',
    'processed',
    'executed',
    'settled',
    'delivered',
    'deposited',
    'debited',
    'credited',
    'posted',
    'arrived',
    'performed',
    'effected',
    'carried out',
    'done',
    'concluded',
    'actioned',
    'released',
    'finalised',
    'finalized',
    'reached the recipient',
    'reached the beneficiary',
  ],
  malay: [
    'dijelaskan',
    'berjaya',
    'selesai',
    'dipindahkan',
    'dihantar',
    'dibayar',
    'dikirim',
    'diproses',
    'dilakukan',
    'dibuat',
    'diterima',
    'diluluskan',
    'didebitkan',
    'dikreditkan',
    'disalurkan',
    'dimasukkan',
    'sampai',
    'tiba',
    'masuk',
    'terkirim',
    'dilaksanakan',
    'dijalankan',
    'disempurnakan',
    'disiapkan',
    'disahkan',
    'berhasil',
    'ditransfer',
  ],
};

/** What whoever pays did. */
export const DID: Terms = {
  english: ['sent', 'transferred', 'paid', 'remitted', 'moved'],
  malay: ['memindahkan', 'menghantar', 'membayar', 'mengirim', 'mengirimkan', 'hantar', 'bayar', 'pindahkan'],
};

/** Parts of names that are written small. */
export const NAME_SMALL: readonly string[] = [
  'bin',
  'binti',
  'bt',
  'bte',
  'anak',
  'a/l',
  'a/p',
  's/o',
  'd/o',
  'al',
  'ap',
  'b',
  'van',
  'de',
  'der',
  'so',
  'do',
  '@',
  'ak',
];

/** What a bank is asked by, and what it did with it when the money moved. */
export const ORDERS: Terms = {
  english: ['request', 'instruction', 'order'],
  malay: ['permintaan', 'arahan'],
};
export const CARRIED_OUT: Terms = {
  english: ['processed', 'completed', 'executed', 'carried out', 'performed', 'successful'],
  malay: ['dijalankan', 'diproses', 'selesai', 'dilaksanakan', 'berjaya'],
};

/** What the last step of a payment says, and before where it is. */
export const ARRIVED_AT: Terms = {
  english: ['received', 'delivered', 'credited', 'arrived'],
  malay: ['diterima', 'dikreditkan', 'sampai'],
};
export const PLACES: Terms = {
  english: ['at', 'by', 'in', 'to recipient', 'to beneficiary', 'to payee'],
  malay: ['di', 'oleh', 'kepada penerima', 'ke akaun penerima'],
};

/** 'Amount sent', 'Jumlah dipindahkan'. */
export const SUM_OF: Terms = { english: ['amount', 'total', 'sum'], malay: ['amaun', 'jumlah'] };

/** What was done with the money: before 'to' they name whom it went to, and say that it went. */
export const DONE_TO: Terms = {
  english: ['sent', 'paid', 'transferred', 'money sent', 'remitted', 'delivered', 'paid out'],
  malay: [
    'dihantar',
    'dibayar',
    'dipindahkan',
    'dikirim',
    'wang dihantar',
    'telah dihantar',
    'telah dibayar',
  ],
};
