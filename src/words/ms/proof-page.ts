import { formatAmount, type Sen } from '#domain/money.ts';
import { capital } from './grammar.ts';

/** The proof page (docs/product/callables.md 'verifyPaymentProof'). */
export const proofPage = {
  loading: 'Memuatkan permintaan bayaran…',
  upload: 'Hantar bukti bayaran',
  submit: 'Hantar untuk disemak',
  verifying: 'Menyemak bukti bayaran anda…',
  verifyingText: 'Ini mungkin mengambil masa sebentar',
  alreadyPaid: 'Sudah dibayar',
  verified: 'Bayaran disahkan!',
  notified: 'Peminta sudah diberitahu. Anda tidak akan menerima peringatan lagi.',
  failed: 'Semakan tidak berjaya',
  review: 'Dihantar untuk disemak',
  tryAgain: 'Cuba lagi',
  toRequests: 'Ke permintaan bayaran',
  back: 'Kembali ke permintaan bayaran',
};

/** What is wrong with the link or with the sending. */
export const proofProblems = {
  linkIncomplete: 'Pautan bayaran tidak sah. Maklumat bayaran tiada.',
  tokenMissing:
    'Pautan ini tidak lengkap atau tidak sah. Demi keselamatan, sila buka pautan dalam e-\u2060mel terbaharu.',
  linkExpired:
    'Pautan anda tidak sah atau sudah tamat tempoh. Sila buka e-\u2060mel terbaharu untuk meneruskan.',
  fileMissing: 'Sila pilih fail untuk dimuat naik',
  unreadable: 'Fail tidak dapat dibaca. Sila cuba lagi.',
  notSent: 'Bukti tidak dapat dihantar. Sila cuba lagi.',
  notVerified: 'Bukti bayaran tidak dapat disemak. Sila cuba lagi.',
  refused: 'Bayaran tidak dapat disahkan. Sila semak bukti anda dan cuba lagi.',
  notAsked: 'Permintaan semakan tidak dapat dihantar. Sila cuba lagi.',
};

export const badLink = {
  title: 'Pautan ini tidak berfungsi',
  hint: 'Setiap e-\u2060mel ada pautan baharu; pautan lama tidak lagi berfungsi.',
};

/** Nothing can be uploaded any more. */
export const ended = {
  deleted: 'Permintaan ini sudah dipadam',
  deletedText: 'Anda tidak perlu membayarnya lagi.',
  letGo: 'Dilepaskan',
  letGoText: 'Peminta melepaskan bayaran ini. Tiada apa-apa lagi yang perlu dibayar.',
  letGoBy: (requester: string, amount: Sen, title: string) =>
    `${requester} tidak lagi meminta ${formatAmount(amount)} daripada anda: ${title}. Tiada apa-apa lagi yang perlu dibayar.`,
  gone: 'Tiada sesiapa dapat menyemak resit',
  goneText:
    'Peminta bayaran ini sudah memadam akaunnya. Anda boleh menandakan bahagian anda dibayar di Pay My Money Back.',
  goneDeletedText: 'Peminta bayaran ini sudah memadam akaunnya, jadi anda tidak perlu membayarnya lagi.',
};

/** The page may not know who asked: the request itself could not be read. */
const THE_REQUESTER = 'peminta';

/** The name of whoever asked stands below the first two. */
export const slip = {
  /** While the page stands open. */
  amountChanged: (requester: string, before: Sen, now: Sen) =>
    `${requester} menukar jumlah daripada ${formatAmount(before)} kepada ${formatAmount(now)}.`,
  owe: (debtor: string) => `${debtor}, anda berhutang kepada`,
  paidBy: (debtor: string) => `${debtor}, anda sudah membayar kepada`,
  /** A receipt waits for the requester. */
  inReview: 'Menunggu semakan',
  shareOf: (total: Sen, people: number) =>
    people === 1 ? 'Hanya anda yang diminta' : `Bahagian anda daripada ${formatAmount(total)}`,
  askedOn: 'Diminta pada',
  between: 'Dibahagi antara',
  people: (count: number) => `${count} orang`,
  home: 'Rumah',
};

export const proofField = {
  what: 'Tangkapan skrin atau PDF pindahan wang anda.',
  whatFor: (amount: Sen, requester: string) =>
    `Tangkapan skrin atau PDF yang menunjukkan ${formatAmount(amount)}, nama ${requester}, tarikh dan rujukan.`,
  drop: 'Seret resit ke sini, atau pilih fail',
  choose: 'Pilih resit anda',
  dropNow: 'Letakkan di sini',
  kinds: 'PNG, JPG, GIF, WEBP atau PDF (maks.\u00a010\u00a0MB)',
  previewOf: (name: string) => `Pratonton ${name}`,
  pdf: 'PDF',
  change: 'Tukar',
  remove: 'Buang fail',
};

const KB = 1024;
export const fileSize = (bytes: number) =>
  bytes < KB * KB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;

export const sending = {
  progress: 'Menghantar resit',
  sent: 'Resit dihantar',
  partOf: (part: number, bytes: number) => `${Math.floor(part * 100)}% daripada ${fileSize(bytes)}`,
  reading: 'Membaca jumlah, nama, tarikh dan rujukan',
  comparing: 'Membandingkan dengan bahagian anda',
  cut: 'Sambungan terputus. Kami akan terus mencuba sehingga 10 minit. Sila jangan tutup halaman ini.',
  stop: 'Berhenti mencuba',
};

export const settled = (amount: Sen | undefined) =>
  `Bahagian anda${amount === undefined ? '' : ` sebanyak ${formatAmount(amount)}`} sudah selesai. Tiada apa-apa lagi yang perlu dibuat. Anda tidak akan menerima peringatan lagi.`;

export const waiting = {
  text: (requester = THE_REQUESTER) =>
    `${capital(requester)} sedang menyemak resit anda. Anda tidak perlu memuat naik lagi.`,
  uploaded: 'Resit dimuat naik',
  now: 'Baru sahaja',
  looking: (requester = THE_REQUESTER) => `${capital(requester)} menyemaknya`,
  mayClose: 'Anda boleh menutup halaman ini',
  marked: 'Bahagian anda ditandakan dibayar',
  letter: 'Anda akan menerima e-\u2060mel',
  wrongShare: 'Tersilap pilih permintaan?',
  together: (requester = THE_REQUESTER) =>
    `${capital(requester)} sedang menyemak resit anda, yang turut menyelesaikan bahagian ini.`,
  yoursToCheck: 'Ada resit menunggu semakan anda',
  theirs: (requester = THE_REQUESTER) =>
    `${capital(requester)} menghantar resit yang turut menyelesaikan bahagian ini. Semak di tempat dia berhutang kepada anda.`,
};

export const difference = {
  share: 'Bahagian anda',
  shown: 'Pada resit',
  missing: 'Kurang',
  tooMuch: 'Lebih',
};

export const askToCheck = {
  sure: 'Pasti resit ini betul?',
  ask: (requester = THE_REQUESTER) => `Minta ${requester} menyemak`,
};

/** The bill of a request, large (docs/product/money.md 'Who sees the bill'). */
export const openBill = {
  open: 'Buka bil',
  title: (title: string) => `Bil: ${title}`,
  alt: (title: string) => `Bil untuk ${title}`,
  close: 'Tutup',
  loading: 'Memuatkan bil…',
  notLoaded: 'Bil tidak dapat dimuatkan.',
  again: 'Cuba lagi',
};
