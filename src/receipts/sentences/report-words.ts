import { PAID } from '#receipts/lexicon/paying.ts';
import { listed, terms, type Terms } from '#receipts/terms.ts';

/** Between the payment and what happened to it: 'Your transfer was sent', 'Wang telah dihantar'. */
export const WAS = terms(
  'is, was, were, has been, have been, had been, has, have',
  'telah, sudah, dah, selamat',
);

/** Before the last word for it: 'accepted and processed', 'diterima dan diproses'. */
export const AT_FIRST = terms(
  'deducted, debited, accepted, approved, received, processed',
  'diterima, diluluskan',
);

/** Verbs in a bank's letter: 'Your account has been debited', 'Akaun anda telah didebitkan'. */
export const ADVISED_DONE = terms(
  'debited, credited, effected, transferred',
  `didebitkan, dikreditkan, dipindahkan, dihantar, dibayar, membayar, memindahkan, menghantar`,
);

/** The beginning of those whose approval a payment needs: 'has been sent to your second signatory'. */
export const WHO_APPROVES = terms(
  `approver, authoriser, checker, maker, manager, director, finance, inbox, second, supervisor, signator`,
  'pelulus, pengurus, penyelia',
);

/** The purpose for which it was sent instead: 'telah dihantar untuk kelulusan'. */
export const SENT_FOR = terms('', 'kelulusan, semakan, pengesahan');

/** After what was done, these words say that it was undone, or that the reader got it: 'has been credited back', 'to your account'. */
export const BUT_BACK = terms(
  'but, back, to your account, into your account, to your savings, to you',
  'tetapi, semula, kembali, balik, ke akaun anda',
);

/** A report about a payment in a line of its own: 'Your payment is complete', 'Pembayaran anda selesai'. */
export const ALL_DONE = terms('successful, completed, complete, done, sent, made', 'berjaya, selesai');

/** How the payer may say it: 'Paid RM45.00', 'Dah bayar RM45.00'. */
export const SENT_BY_ME: Terms = {
  english: PAID.english,
  malay: listed(
    'dah hantar, dah bayar, dah pindahkan, telah hantar, telah bayar, telah pindahkan, sudah hantar, sudah bayar, sudah pindahkan',
  ),
};

/** The kind and the owner of a payment: the English words come before it, the Malay ones after it ('DuitNow transfer', 'Pindahan anda'). */
export const KIND_OF_PAYMENT = terms('your, interbank, duitnow, instant', 'duitnow, anda, tunai');

/** Verbs for what a bank did to an account: 'We have debited your account', 'Kami telah mendebitkan akaun anda'. */
export const DID_TO_ACCOUNT = terms('credited, debited', 'mengkreditkan');

/** The English words come before the payment that a letter reports, the Malay ones after it: 'the following payment', 'jumlah berikut'. */
export const THIS_ONE = terms('following, above, said', 'berikut, tersebut');

/** Things that contain the word payment and are not one: 'You have made a payment plan'. */
export const NOT_MADE = terms('plan, promise, hold, request', '');

/** Words about payments in general: 'Successful transfer to other banks within a minute'. */
export const AS_SUCH = terms('other, any, takes, within, usually', '');

/** Verbs for the arrival of the money: 'RM45.00 has landed', 'RM45.00 dah sampai'. */
export const LANDED = terms('landed, arrived, delivered', 'sampai');

/** Other things than the payment that may succeed on the way to the recipient, beside OTHER_STEPS. */
export const NOT_THE_PAYMENT = terms('verification', 'langkah, pembatalan, semakan');

/** 'Please be advised that', 'Sukacita dimaklumkan bahawa': these ask for nothing. */
export const ADVISING = terms(
  `please be advised, please be informed, please note, kindly be informed, we are pleased to inform, we are pleased to inform you`,
  'sila ambil maklum, adalah disahkan, dimaklumkan, sukacita dimaklumkan',
);

/** By whom, where and why it failed: 'declined by the bank', 'ditolak kerana'. */
export const WHY = terms('by, at, because, due, for', 'oleh, kerana, sebab, di');

/** After 'no money' and 'tiada wang' these words say that none moved: 'No money has left your account', 'Tiada wang yang didebitkan'. */
export const NONE_MOVED = terms('has, have, was, were, left, moved', 'yang, telah');
/** The beginning of the same: 'Tiada wang dikeluarkan'. */
export const NONE_IS_MOVED = terms('', 'dikeluar, didebit, dipindah, dihantar, dikredit, dipotong');

/** How adverts ask for money: 'Sumbang serendah RM1 kepada Tabung Asnaf'. */
export const FOR_LITTLE = terms('as little as, as low as', 'serendah');
