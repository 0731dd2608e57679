import { PAID } from '#receipts/lexicon/paying.ts';
import { listed, terms, type Terms } from '#receipts/terms.ts';

/** Between the payment and what became of it: 'Your transfer was sent', 'Wang telah dihantar'. */
export const WAS = terms(
  'is, was, were, has been, have been, had been, has, have',
  'telah, sudah, dah, selamat',
);

/** What came before the last of it: 'accepted and processed', 'diterima dan diproses'. */
export const AT_FIRST = terms(
  'deducted, debited, accepted, approved, received, processed',
  'diterima, diluluskan',
);

/** What a bank's letter says was done: 'Your account has been debited', 'Akaun anda telah didebitkan'. */
export const ADVISED_DONE = terms(
  'debited, credited, effected, transferred',
  `didebitkan, dikreditkan, dipindahkan, dihantar, dibayar, membayar, memindahkan, menghantar`,
);

/** What they to whom a payment was sent for their approval begin with: 'has been sent to your second signatory'. */
export const WHO_APPROVES = terms(
  `approver, authoriser, checker, maker, manager, director, finance, inbox, second, supervisor, signator`,
  'pelulus, pengurus, penyelia',
);

/** What it was sent for instead: 'telah dihantar untuk kelulusan'. */
export const SENT_FOR = terms('', 'kelulusan, semakan, pengesahan');

/** Behind what was done they tell that it was undone, or came to whoever reads it: 'has been credited back', 'to your account'. */
export const BUT_BACK = terms(
  'but, back, to your account, into your account, to your savings, to you',
  'tetapi, semula, kembali, balik, ke akaun anda',
);

/** What is said of a payment in a line of its own: 'Your payment is complete', 'Pembayaran anda selesai'. */
export const ALL_DONE = terms('successful, completed, complete, done, sent, made', 'berjaya, selesai');

/** As the payer may say it: 'Paid RM45.00', 'Dah bayar RM45.00'. */
export const SENT_BY_ME: Terms = {
  english: PAID.english,
  malay: listed(
    'dah hantar, dah bayar, dah pindahkan, telah hantar, telah bayar, telah pindahkan, sudah hantar, sudah bayar, sudah pindahkan',
  ),
};

/** The kind of a payment, and whose it is: the English words stand before it, the Malay ones behind ('DuitNow transfer', 'Pindahan anda'). */
export const KIND_OF_PAYMENT = terms('your, interbank, duitnow, instant', 'duitnow, anda, tunai');

/** What a bank did to an account: 'We have debited your account', 'Kami telah mendebitkan akaun anda'. */
export const DID_TO_ACCOUNT = terms('credited, debited', 'mengkreditkan');

/** The English words stand before what a letter then tells of, the Malay ones behind: 'the following payment', 'jumlah berikut'. */
export const THIS_ONE = terms('following, above, said', 'berikut, tersebut');

/** Made of a payment, and none: 'You have made a payment plan'. */
export const NOT_MADE = terms('plan, promise, hold, request', '');

/** Said of payments as such: 'Successful transfer to other banks within a minute'. */
export const AS_SUCH = terms('other, any, takes, within, usually', '');

/** Where the money is: 'RM45.00 has landed', 'RM45.00 dah sampai'. */
export const LANDED = terms('landed, arrived, delivered', 'sampai');

/** What else than the payment may go well on the way to the recipient; beside OTHER_STEPS. */
export const NOT_THE_PAYMENT = terms('verification', 'langkah, pembatalan, semakan');

/** 'Please be advised that', 'Sukacita dimaklumkan bahawa': they ask for nothing. */
export const ADVISING = terms(
  `please be advised, please be informed, please note, kindly be informed, we are pleased to inform, we are pleased to inform you`,
  'sila ambil maklum, adalah disahkan, dimaklumkan, sukacita dimaklumkan',
);

/** By whom, where and why it failed: 'declined by the bank', 'ditolak kerana'. */
export const WHY = terms('by, at, because, due, for', 'oleh, kerana, sebab, di');

/** Behind 'no money' and 'tiada wang' they tell that none moved: 'No money has left your account', 'Tiada wang yang didebitkan'. */
export const NONE_MOVED = terms('has, have, was, were, left, moved', 'yang, telah');
/** What the same begins with: 'Tiada wang dikeluarkan'. */
export const NONE_IS_MOVED = terms('', 'dikeluar, didebit, dipindah, dihantar, dikredit, dipotong');

/** What adverts ask for: 'Sumbang serendah RM1 kepada Tabung Asnaf'. */
export const FOR_LITTLE = terms('as little as, as low as', 'serendah');
