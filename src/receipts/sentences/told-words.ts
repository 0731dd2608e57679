import type { Terms } from '#receipts/terms.ts';

/** Between the payment and what became of it: 'Your transfer was sent', 'Wang telah dihantar'. */
export const WAS: Terms = {
  english: ['is', 'was', 'were', 'has been', 'have been', 'had been', 'has', 'have'],
  malay: ['telah', 'sudah', 'dah', 'selamat'],
};

/** What came before the last of it: 'accepted and processed', 'diterima dan diproses'. */
export const AT_FIRST: Terms = {
  english: ['deducted', 'debited', 'accepted', 'approved', 'received', 'processed'],
  malay: ['diterima', 'diluluskan'],
};

/** What a bank's letter says was done: 'Your account has been debited', 'Akaun anda telah didebitkan'. */
export const ADVISED_DONE: Terms = {
  english: ['debited', 'credited', 'effected', 'transferred'],
  malay: [
    'didebitkan',
    'dikreditkan',
    'dipindahkan',
    'dihantar',
    'dibayar',
    'membayar',
    'memindahkan',
    'menghantar',
  ],
};

/** What they to whom a payment was sent for their approval begin with: 'has been sent to your second signatory'. */
export const WHO_APPROVES: Terms = {
  english: [
    'approver',
    'authoriser',
    'checker',
    'maker',
    'manager',
    'director',
    'finance',
    'inbox',
    'second',
    'supervisor',
    'signator',
  ],
  malay: ['pelulus', 'pengurus', 'penyelia'],
};

/** What it was sent for instead: 'telah dihantar untuk kelulusan'. */
export const SENT_FOR: Terms = { english: [], malay: ['kelulusan', 'semakan', 'pengesahan'] };

/** Behind what was done they tell that it was undone, or came to whoever reads it: 'has been credited back', 'to your account'. */
export const BUT_BACK: Terms = {
  english: ['but', 'back', 'to your account', 'into your account', 'to your savings', 'to you'],
  malay: ['tetapi', 'semula', 'kembali', 'balik', 'ke akaun anda'],
};

/** What is said of a payment in a line of its own: 'Your payment is complete', 'Pembayaran anda selesai'. */
export const ALL_DONE: Terms = {
  english: ['successful', 'completed', 'complete', 'done', 'sent', 'made'],
  malay: ['berjaya', 'selesai'],
};

/** Before and behind a sum: 'RM45.00 sent to Aisyah', 'Berjaya dihantar RM45.00 kepada Aisyah'. */
export const SENT: Terms = {
  english: ['sent', 'transferred', 'paid'],
  malay: ['dihantar', 'dipindahkan', 'dibayar'],
};

/** The same, as the payer may say it: 'Paid RM45.00', 'Dah bayar RM45.00'. */
export const SENT_BY_ME: Terms = {
  english: SENT.english,
  malay: [
    'dah hantar',
    'dah bayar',
    'dah pindahkan',
    'telah hantar',
    'telah bayar',
    'telah pindahkan',
    'sudah hantar',
    'sudah bayar',
    'sudah pindahkan',
  ],
};

/** The kind of a payment, and whose it is: the English words stand before it, the Malay ones behind ('DuitNow transfer', 'Pindahan anda'). */
export const KIND_OF_PAYMENT: Terms = {
  english: ['your', 'interbank', 'duitnow', 'instant'],
  malay: ['duitnow', 'anda', 'tunai'],
};

/** What a bank did to an account: 'We have debited your account', 'Kami telah mendebitkan akaun anda'. */
export const DID_TO_ACCOUNT: Terms = {
  english: ['credited', 'debited'],
  malay: ['mengkreditkan'],
};

/** The English words stand before what a letter then tells of, the Malay ones behind: 'the following payment', 'jumlah berikut'. */
export const THIS_ONE: Terms = { english: ['following', 'above', 'said'], malay: ['berikut', 'tersebut'] };

/** Made of a payment, and none: 'You have made a payment plan'. */
export const NOT_MADE: Terms = { english: ['plan', 'promise', 'hold', 'request'], malay: [] };

/** Said of payments as such: 'Successful transfer to other banks within a minute'. */
export const AS_SUCH: Terms = { english: ['other', 'any', 'takes', 'within', 'usually'], malay: [] };

/** Where the money is: 'RM45.00 has landed', 'RM45.00 dah sampai'. */
export const LANDED: Terms = { english: ['landed', 'arrived', 'delivered'], malay: ['sampai'] };

/** What else than the payment may go well on the way to the recipient; beside OTHER_STEPS. */
export const NOT_THE_PAYMENT: Terms = {
  english: ['verification'],
  malay: ['langkah', 'pembatalan', 'semakan'],
};

/** 'Please be advised that', 'Sukacita dimaklumkan bahawa': they ask for nothing. */
export const ADVISING: Terms = {
  english: [
    'please be advised',
    'please be informed',
    'please note',
    'kindly be informed',
    'we are pleased to inform',
    'we are pleased to inform you',
  ],
  malay: ['sila ambil maklum', 'adalah disahkan', 'dimaklumkan', 'sukacita dimaklumkan'],
};

/** By whom, where and why it failed: 'declined by the bank', 'ditolak kerana'. */
export const WHY: Terms = {
  english: ['by', 'at', 'because', 'due', 'for'],
  malay: ['oleh', 'kerana', 'sebab', 'di'],
};

/** Behind 'no money' and 'tiada wang' they tell that none moved: 'No money has left your account', 'Tiada wang yang didebitkan'. */
export const NONE_MOVED: Terms = {
  english: ['has', 'have', 'was', 'were', 'left', 'moved'],
  malay: ['yang', 'telah'],
};
/** What the same begins with: 'Tiada wang dikeluarkan'. */
export const NONE_IS_MOVED: Terms = {
  english: [],
  malay: ['dikeluar', 'didebit', 'dipindah', 'dihantar', 'dikredit', 'dipotong'],
};

/** What adverts ask for: 'Sumbang serendah RM1 kepada Tabung Asnaf'. */
export const FOR_LITTLE: Terms = { english: ['as little as', 'as low as'], malay: ['serendah'] };
