import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
  type NoReminder,
  type WhyNoEmail,
} from '#domain/payments.ts';
import { shortDate, plainDate } from './days.ts';
import type { PaymentSide } from '#domain/payment-sides.ts';
import { listed } from './grammar.ts';
import { HOME_FILES_MAX_BYTES, PROOF_MAX_BYTES } from '#domain/files.ts';
import type { Repeats } from '#domain/repeating.ts';
import type { SplitKind } from '#domain/splits.ts';

/** Each by its code. */
export const paymentProblems = {
  DEBTORS_MISSING: 'Sila pilih sekurang-kurangnya seorang yang berhutang',
  PAYMENT_TITLE_MISSING: 'Sila nyatakan bayaran ini untuk apa',
  PAYMENT_TITLE_TOO_LONG: `Tujuan bayaran tidak boleh melebihi ${PAYMENT_TITLE_MAX} aksara`,
  AMOUNT_MISSING: 'Jumlah mesti lebih daripada sifar',
  AMOUNT_INVALID: 'Sila masukkan jumlah yang sah',
  PROOF_TYPE: 'Sila muat naik gambar (JPEG, PNG, GIF, WEBP) atau fail PDF yang sah',
  PROOF_TOO_LARGE: 'Saiz fail mesti kurang daripada 10 MB',
};

/** Pay My Money Back (docs/product/money.md 'The list'). */
export const paymentPage = {
  title: 'Pay My Money Back',
  text: 'Minta bayaran daripada rakan serumah',
  noHome: 'Sertai atau cipta rumah dahulu untuk menggunakan ciri ini.',
  owed: 'Hutang kepada anda',
  owes: 'Anda berhutang',
  unknown: 'tidak diketahui',
  list: 'Permintaan bayaran',
  empty: 'Belum ada permintaan bayaran',
  emptyHint:
    'Anda membayar bil elektrik untuk semua? Pilih siapa yang berkongsi, taip jumlahnya, dan setiap orang menerima pautan untuk membayar anda.',
  loading: 'Memuatkan permintaan bayaran…',
  loadFailed: 'Permintaan bayaran tidak dapat dimuatkan',
  showMore: 'Tunjukkan lagi',
  completed: (count: number) => `${count} selesai`,
  /** What is open in another home, on the button that shows it. */
  elsewhere: ({ owed, owes }: OpenAmounts, home: string) => {
    const youOwe = `anda berhutang ${formatAmount(owes)}`;
    const theyOwe = `rakan serumah berhutang ${formatAmount(owed)} kepada anda`;
    if (owed === 0) return `Di ${home}, ${youOwe}`;
    if (owes === 0) return `Di ${home}, ${theyOwe}`;
    return `Di ${home}, ${youOwe} dan ${theyOwe}`;
  },
  elsewhereName: 'Belum selesai di rumah anda yang lain',
};

export const paymentForm = {
  name: 'Permintaan bayaran baharu',
  who: 'Siapa berhutang kepada anda? *',
  search: 'Cari nama',
  nobodyFound: 'Tiada sesiapa dijumpai',
  everyone: 'Semua orang',
  everyoneChosen: (count: number) => `Semua orang (${count})`,
  changeChosen: 'Ubah',
  everybodyChosen: 'Semua orang sudah dipilih',
  readingPeople: 'Memuatkan rakan serumah anda…',
  people: 'Rakan serumah',
  chosen: 'Rakan serumah yang dipilih',
  remove: (name: string) => `Buang ${name}`,
  alone: 'Hanya anda di sini setakat ini.',
  invite: 'Jemput rakan serumah',
  what: 'Bayaran untuk apa? *',
  examples: 'cth. bil elektrik, barang dapur, sabun cuci',
  category: 'Kategori (tidak wajib)',
  total: 'Jumlah keseluruhan (RM) *',
  currency: 'RM',
  noAmount: '0.00',
  /** Of a number with spaces in other places than between thousands. */
  meant: (amount: string) => `Adakah maksud anda ${amount}?`,
  takeMeant: (amount: string) => `Guna ${amount}`,
  perPerson: 'Jumlah seorang',
  ownShare: 'Bahagian anda sendiri tidak termasuk.',
  /** What the requester gains (above 0) or bears by the rounding of the shares. */
  rounding: (share: Sen, people: number, gain: Sen) =>
    `${people} × ${formatAmount(share)} ialah ${formatAmount(share * people)}: anda ${gain > 0 ? 'untung' : 'rugi'} ${Math.abs(gain)} sen.`,
  submit: 'Minta balik wang saya',
  whoMissing: 'Sila pilih sekurang-kurangnya seorang',
  noUser: 'Maklumat pengguna tiada',
  created: 'Permintaan bayaran dibuat dan pemberitahuan dihantar!',
  failed: 'Permintaan bayaran tidak dapat dibuat',
};

/** What is wrong with an amount, said as soon as its field is left. */
export const amountFaults: Record<AmountFault | 'small', string> = {
  negative: 'Jumlah mesti lebih daripada sifar, tanpa tanda tolak.',
  words: 'Sila taip jumlah dalam angka, contohnya 12.50.',
  zero: 'Jumlah mesti lebih daripada sifar.',
  decimals: 'Paling banyak dua tempat perpuluhan, contohnya 12.50. Tulis ribu tanpa titik: 1234.',
  large: `Jumlah tidak boleh melebihi ${formatAmount(AMOUNT_MAX)}.`,
  small: 'Kurang daripada satu sen seorang. Sila masukkan jumlah yang lebih besar.',
};

/** The short labels. */
export const categories: Record<PaymentCategory, string> = {
  groceries: 'Barang dapur',
  utilities: 'Utiliti',
  rent: 'Sewa',
  subscriptions: 'Langganan',
  maintenance: 'Pembaikan',
  other: 'Lain-lain',
};

/** How a request stands, on its head. */
export const statusWords = (status: PaymentStatus, paid: number, total: number): string =>
  ({ unpaid: 'Belum dibayar', partly: `${paid}/${total} dibayar`, completed: 'Selesai' })[status];

export const paymentShare = {
  shares: 'Bahagian',
  paid: 'Dibayar',
  pending: 'Belum dibayar',
  letGo: 'Dilepaskan',
  markAsPaid: 'Tandakan dibayar',
  marked: 'Bahagian anda ditandakan dibayar!',
  undo: 'Buat asal',
  unmarked: 'Bahagian anda dibuka semula.',
  undoFailed: 'Tidak dapat buat asal. Sila cuba lagi.',
  /** Beside Paid: how, and when. */
  how: (
    by: PaidBy,
    day: Day,
    { debtor, requester }: { debtor: string | undefined; requester: string | undefined },
  ) =>
    `${
      {
        marked: `Ditandakan oleh ${debtor ?? 'anda'}`,
        verified: 'Disahkan dengan resit',
        confirmed: `Disahkan oleh ${requester ?? 'anda'}`,
        settled_up: `Selesai dengan ${requester ?? debtor}`,
      }[by]
    } · ${shortDate(day)}`,
  letGoBy: (requester: string | undefined, day: Day) => `Oleh ${requester ?? 'anda'} · ${shortDate(day)}`,
  ofTotal: (total: Sen) => `daripada ${formatAmount(total)}`,
  sentReceipt: 'menghantar resit',
  open: (sum: Sen) => `${formatAmount(sum)} belum dibayar`,
  face: (name: string, amount: Sen, state: string) => `${name}: ${formatAmount(amount)}, ${state}`,
  markFailed: 'Bahagian anda tidak dapat ditandakan dibayar',
  you: 'Anda',
  upload: 'Hantar bukti',
  checking: (requester: string) => `${requester} sedang menyemak resit anda.`,
  takeBack: 'Tarik balik',
  tookBack: 'Resit anda ditarik balik. Anda boleh memuat naik resit lain.',
  takeBackFailed: 'Resit tidak dapat ditarik balik. Sila cuba lagi.',
};

/** What the list of payment requests shows of all, and what of a request is folded (docs/product/money.md 'One side of the list'). */
export const paymentList = {
  show: 'Tunjukkan',
  all: 'Semua',
  /** Stands there where a side is empty. */
  none: {
    owes: 'Anda tiada hutang sekarang.',
    owed: 'Tiada sesiapa berhutang kepada anda sekarang.',
  } satisfies Record<PaymentSide, string>,
  showAll: 'Tunjukkan semua',
  /** The other debtors' shares, folded to a line. */
  others: (count: number, paid: number) => {
    if (paid === 0) return `${count} orang lain`;
    return `${count} orang lain, ${paid === count ? 'semua' : paid} sudah membayar`;
  },
};

/** What a requester sees beside a request of theirs, at once. */
export const ownRequest = {
  stillOpen: 'Belum dibayar',
  change: 'Ubah',
  remind: 'Ingatkan sekarang',
  reminded: (count: number) => `${count} peringatan dihantar.`,
  nobodyReminded: {
    paid: 'Tiada peringatan dihantar: semua orang sudah membayar.',
    recent: 'Tiada peringatan dihantar: e-\u2060mel terakhir dihantar kurang daripada sejam lalu.',
    review: 'Tiada peringatan dihantar: ada resit yang menunggu jawapan anda.',
    full: 'Tiada peringatan dihantar: e-\u2060mel tidak sampai kepadanya hari ini. Minta dia sahkan alamatnya, atau cuba lagi esok.',
    stopped: 'Tiada peringatan dihantar: orang yang berhutang sudah menghentikannya.',
    gone: 'Tiada peringatan dihantar: tiada sesiapa lagi untuk diingatkan.',
  } satisfies Record<NoReminder, string>,
  remindFailed: 'Peringatan tidak dapat dihantar. Sila cuba lagi.',
  /** Below a debtor whom no email reaches. */
  noEmail: {
    stopped: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: e-\u2060mel ini sudah dihentikan. Sila beritahunya dengan cara lain.`,
    unconfirmed: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name} hari ini: alamatnya belum disahkan dan menerima sedikit sahaja sehari. Minta dia sahkannya.`,
    full: (name: string) =>
      `Tiada lagi e-\u2060mel sampai kepada ${name} hari ini: had sehari rumah ini sudah dicapai. Cuba lagi esok.`,
    failed: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: peti melnya menolak e-\u2060mel terakhir. Minta dia semak alamatnya.`,
    unsent: (name: string) =>
      `Tiada e-\u2060mel sampai kepada ${name}: e-\u2060mel terakhir melebihi had hari itu. Hantar peringatan sekarang.`,
  } satisfies Record<WhyNoEmail, (name: string) => string>,
  noReminder: 'Belum ada peringatan dihantar',
  stoppedBy: (names: readonly string[]) => `Tiada peringatan: dihentikan oleh ${listed(names)}`,
  nobodyLeft: 'Tiada peringatan: akaun sudah dipadam',
  firstReminder: (day: Day) => `Peringatan pertama pada ${shortDate(day)}`,
  lastReminder: (last: Day) => `Peringatan terakhir ${shortDate(last)}`,
  nextReminder: (last: Day, next: Day) =>
    `Peringatan terakhir ${shortDate(last)} · seterusnya ${shortDate(next)}`,
  noMoreReminders: (last: Day) => `Peringatan terakhir ${shortDate(last)} · tiada lagi selepas itu`,
  letGo: 'Lepaskan',
  reopen: 'Buka semula',
  more: (what: string) => `Lagi untuk ${what}`,
  delete: 'Padam',
};

/** The way to a proof. */
export const proofCheck = {
  check: 'Semak bukti',
  see: 'Lihat bukti',
  seeOwn: 'Lihat resit',
  proof: (name: string) => `Resit daripada ${name}`,
  notLoaded: 'Resit tidak dapat dimuatkan.',
  close: 'Tutup',
};

const MB = 1024 * 1024;

/** What the server alone refuses, each by its code. */
export const paymentRefusals = {
  SAME_NAME: 'Nama anda sama dengan ahli lain. Tukar nama di profil anda, kemudian minta lagi.',
  NAME_NEEDED: 'Sila pilih nama anda sendiri di profil anda dahulu, kemudian minta lagi.',
  DEBTOR_ONESELF: 'Anda tidak boleh meminta wang daripada diri sendiri. Sila pilih orang lain.',
  PAYMENT_NOT_FOUND: 'Permintaan bayaran tidak dijumpai',
  PAYMENT_PAID: 'Sudah ada yang membayar, jadi permintaan ini tidak boleh dipadam.',
  PAYMENT_OPEN: 'Bahagian ini belum dibayar.',
  PAYMENT_SETTLED: 'Bahagian ini sudah dibayar.',
  PAYMENT_TOLD: 'Sudah terlambat untuk buat asal. Minta bahagian anda dibuka semula.',
  PROOF_WAITS: 'Ada resit menunggu jawapan anda. Jawab dahulu, kemudian padam permintaan ini.',
  PROOF_IN_REVIEW: 'Resit anda sedang disemak. Tarik balik dahulu sebelum menandakan dibayar.',
  PROOF_ANSWERED: 'Bukti ini sudah dijawab.',
  PROOF_GONE: 'Resit itu sudah tiada. Sila muat naik semula.',
  // The proof page looks for the first word.
  UNAUTHORIZED_LINK: 'unauthorized: pautan ini tidak sah atau tamat tempoh. Sila buka e-\u2060mel terbaharu.',
  REQUEST_DELETED: 'unauthorized: permintaan ini sudah dipadam. Anda tidak perlu membayarnya lagi.',
  REQUESTER_GONE: 'Akaun peminta sudah dipadam. Anda tidak perlu membayarnya lagi.',
  PROOF_TOO_MANY_TRIES: 'Terlalu banyak percubaan. Sila tunggu sebentar dan cuba lagi.',
  HOME_FILES_FULL: `Ruang resit rumah (${HOME_FILES_MAX_BYTES / MB} MB) penuh. Hantar fail lebih kecil, atau pilih “Tandakan dibayar”.`,
  PROOFS_BUSY: 'Kami sedang menyemak banyak resit. Sila cuba lagi selepas seminit.',
};

/** What a requester is asked, and told, as they do something to a request of theirs. */
export const ownActs = {
  cancel: 'Batal',
  letGoTitle: (name: string) => `Lepaskan bahagian ${name}?`,
  letGoText: (amount: Sen, request: string) =>
    `Anda tidak akan meminta ${formatAmount(amount)} untuk “${request}” lagi. Bahagian ini dikira selesai, bukan dibayar.`,
  letGoTold: (name: string) => `Kami akan memberitahu ${name}.`,
  letGoProof: 'Resit yang menunggu jawapan anda tidak diperlukan lagi.',
  letGoDone: 'Bahagian itu dilepaskan.',
  letGoFailed: 'Bahagian itu tidak dapat dilepaskan. Sila cuba lagi.',
  reopenTitle: (name: string) => `Buka semula bahagian ${name}?`,
  reopenText: (amount: Sen, request: string) =>
    `${formatAmount(amount)} untuk “${request}” akan dikira belum dibayar.`,
  reopenTold: (name: string, reminds: boolean) =>
    `Kami akan memberitahu ${name}${reminds ? ', dan peringatan diteruskan' : ''}.`,
  reopened: 'Bahagian dibuka semula. Kami sudah memberitahu rakan serumah anda.',
  reopenedUntold: 'Bahagian dibuka semula.',
  reopenFailed: 'Bahagian itu tidak dapat dibuka semula. Sila cuba lagi.',
  deleteTitle: 'Padam permintaan ini?',
  deleteText: (title: string, total: Sen, names: readonly string[]) =>
    `“${title}”, ${formatAmount(total)}. ${listed(names)} tidak perlu membayarnya lagi, dan pautan dalam e-\u2060mel terdahulu tidak akan berfungsi lagi.`,
  deleteWaits: 'Ada resit yang menunggu jawapan anda',
  deleteWaitsText: (names: readonly string[]) =>
    `${listed(names)} sudah menghantar resit. Pilih “Sahkan” atau “Belum terima”, kemudian padam permintaan ini.`,
  deleteYes: 'Padam',
  deleted: 'Permintaan bayaran dipadam.',
  deleteFailed: 'Permintaan bayaran tidak dapat dipadam. Sila cuba lagi.',
};

/** The requester's look at a proof. */
export const proofReview = {
  from: (name: string) => `Bukti daripada ${name}`,
  enlarge: (name: string) => `Besarkan resit daripada ${name}`,
  notKept: 'Resit ini sudah tiada.',
  uploaded: (day: Day, time: string) => `Dimuat naik ${plainDate(day)}, ${time}`,
  amount: 'Jumlah',
  recipient: 'Penerima',
  date: 'Tarikh',
  status: 'Status',
  reference: 'Rujukan',
  notFound: 'Tidak dijumpai',
  isThisYou: 'Adakah ini anda?',
  isMyName: 'Ini nama saya',
  myNameFits: 'Mulai sekarang, resit atas nama ini akan sepadan.',
  /** '20 Nov 2026, 21:14' */
  moment: (day: Day, time: string | undefined) =>
    time === undefined ? plainDate(day) : `${plainDate(day)}, ${time}`,
  fits: { fits: 'sepadan', unsure: 'tidak pasti', contradicts: 'tidak sepadan' },
  noBankAccount: 'Kami tidak dapat melihat akaun bank anda.',
  arrived: (amount: Sen) => `Adakah ${formatAmount(amount)} sudah masuk?`,
  confirm: 'Sahkan',
  /** Where the receipt is the sum of several open shares. */
  alsoPays: 'Resit ini meliputi semua bahagian berikut:',
  confirmAll: 'Sahkan semua',
  onlyThis: 'Yang ini sahaja',
  confirmedAll: (count: number, name: string) => `${count} bayaran disahkan. Kami sudah memberitahu ${name}.`,
  notReceived: 'Belum terima',
  notReceivedTitle: (name: string) => `Belum terima bayaran daripada ${name}?`,
  notReceivedText: (name: string, amount: Sen) =>
    `${formatAmount(amount)} kekal belum dibayar, dan resit ini tidak dikira lagi. Kami akan memberitahu ${name}.`,
  confirmed: (name: string) => `Bayaran disahkan. Kami sudah memberitahu ${name}.`,
  declined: (name: string) => `Kami sudah memberitahu ${name} bahawa wang belum masuk.`,
  confirmFailed: 'Bayaran tidak dapat disahkan. Sila cuba lagi.',
  declineFailed: 'Jawapan anda tidak dapat dihantar. Sila cuba lagi.',
};

/** Why a request could not be changed, each by its code. */
export const changeProblems = {
  PAYMENT_CHANGED: 'Permintaan ini sudah diubah. Sila lihat semula, kemudian buat keputusan.',
  CHANGE_PAID: 'Sudah ada yang membayar, jadi jumlah dan orangnya kekal.',
  CHANGE_WAITS: 'Ada resit menunggu jawapan anda. Jawab dahulu, kemudian ubah jumlahnya.',
  CHANGE_PROOF: 'Orang yang anda keluarkan sudah menghantar resit. Lepaskan bahagiannya sahaja.',
};

/** The window in which a requester changes a request (docs/product/money.md 'Changing a request'). */
export const changing = {
  title: 'Ubah permintaan bayaran',
  close: 'Tutup',
  cancel: 'Batal',
  save: 'Simpan',
  told: 'Sesiapa yang bahagiannya berubah akan diberitahu. Jika bil berubah, sesiapa yang masih berhutang akan diberitahu.',
  CHANGE_PAID: (total: Sen) =>
    `Sudah ada yang membayar atau bahagiannya dilepaskan, jadi ${formatAmount(total)} dan orangnya kekal.`,
  CHANGE_WAITS: (total: Sen) =>
    `Ada resit menunggu jawapan anda. Sehingga dijawab, ${formatAmount(total)} dan orangnya kekal.`,
  /** It was changed elsewhere since the window opened. */
  meanwhile:
    'Permintaan ini sudah diubah di tetingkap lain. Apa yang anda taip masih ada, tetapi tidak dapat disimpan.',
  startAgain: 'Tunjukkan yang terkini',
  done: 'Permintaan bayaran sudah diubah.',
  failed: 'Permintaan bayaran tidak dapat diubah. Sila cuba lagi.',
};

/** What a requester asks before they let go of all that somebody owes them (docs/product/moving-out.md 'Letting all of it go'). */
export const lettingAllGo = {
  title: (name: string, lines: number) => `Lepaskan ${lines} bahagian ${name}?`,
  text: (amount: Sen) =>
    `Anda tidak akan meminta ${formatAmount(amount)} lagi. Jumlah itu dikira selesai, bukan dibayar.`,
  stays: (amount: Sen) => `Hutang anda kepadanya, ${formatAmount(amount)}, masih belum selesai.`,
  told: (name: string) => `Kami akan memberitahu ${name}.`,
  cancel: 'Batal',
  done: (lines: number) => `${lines} bahagian dilepaskan.`,
  failed: 'Tidak dapat dilepaskan. Sila cuba lagi.',
};

/** What stands on a request of one's own about its bill. */
export const ownBill = {
  attach: 'Lampirkan bil',
  change: 'Ubah bil',
  sending: 'Melampirkan bil…',
  cut: 'Tiada sambungan. Bil akan dihantar sebaik sahaja sambungan ada.',
};

/** The bill that a requester attaches (docs/product/money.md 'Changing the bill'). */
export const attachBill = {
  file: 'Bil (tidak wajib)',
  fileHere: 'Bil',
  hint: `Gambar atau PDF, paling besar ${PROOF_MAX_BYTES / 1024 / 1024} MB. Semua orang yang anda minta membayar boleh membukanya.`,
  choose: 'Pilih fail',
  other: 'Pilih fail lain',
  takeOut: (file: string) => `Keluarkan ${file}`,
  submit: 'Lampirkan',
  replace: 'Ganti bil',
  remove: 'Buang bil',
  missing: 'Sila pilih gambar atau PDF bil',
  isThere: 'Bil sudah dilampirkan. Bil lain akan menggantikannya.',
  kept: 'Disimpan sehingga 90 hari selepas semua orang membayar.',
  attached: 'Bil telah dilampirkan.',
  failed: 'Bil tidak dilampirkan. Sila cuba lagi.',
  unreadable: 'Fail ini tidak lagi dapat dibaca. Sila pilih semula.',
  removed: 'Bil telah dibuang.',
  removeFailed: 'Bil gagal dibuang. Sila cuba lagi.',
};

export const splits: Record<SplitKind, string> = { equally: 'Sama rata', amounts: 'Jumlah berbeza' };

const often: Record<Repeats, string> = {
  month: 'setiap bulan',
  two_weeks: 'setiap 2 minggu',
  week: 'setiap minggu',
};

/** What is folded in the form (docs/product/money.md 'The form'). */
export const moreOptions = {
  title: 'Pilihan lain',
  /** While it is folded: what holds. */
  holds: ({ by, repeats, hasBill }: { by: SplitKind; repeats: Repeats | ''; hasBill: boolean }) =>
    [splits[by], repeats === '' ? 'sekali' : often[repeats], ...(hasBill ? ['dengan bil'] : [])].join(', '),
  split: 'Cara membahagikannya',
  withOwn: 'Termasuk bahagian saya',
  divided: (total: Sen, people: number, each: Sen) =>
    `${formatAmount(total)} ÷ ${people} = ${formatAmount(each)} seorang, termasuk anda.`,
  divides: 'Jumlah dibahagikan antara semua, termasuk anda.',
  amountFor: (name: string) => `Jumlah untuk ${name}`,
  nobodyYet: 'Pilih dahulu siapa yang berhutang kepada anda.',
  totalAsked: 'Jumlah yang diminta',
  ownShare: (own: Sen) => `Bahagian anda sendiri: ${formatAmount(own)}`,
  /** Of an equal split with one's own share, what is left over of the division; `others` of the debtors pay it too. */
  senMore: (others: number) =>
    others === 0
      ? 'Lebih satu sen daripada yang lain, supaya jumlahnya tepat.'
      : `Anda dan ${others} daripada mereka membayar lebih satu sen, supaya jumlahnya tepat.`,
};

/** The part 'Spending' of Pay My Money Back (docs/product/spending.md 'Where it is'). */
export const spending = {
  title: 'Perbelanjaan',
  text: 'Jumlah yang anda minta daripada orang lain, dan jumlah yang anda bayar, dalam 12 bulan lalu.',
  asked: 'Diminta',
  paid: 'Dibayar',
  month: 'Bulan',
  category: 'Kategori',
  all: 'Semua',
  /** Names the table. */
  table: 'Perbelanjaan mengikut bulan dan kategori',
  showTable: 'Tunjukkan sebagai jadual',
  hideTable: 'Sembunyikan jadual',
  nothing: 'Tiada',
  download: 'Muat turun CSV',
  downloadFailed: 'Fail tidak dapat disediakan. Sila cuba lagi.',
  empty: 'Anda tidak meminta dan tidak membayar apa-apa dalam 12 bulan lalu.',
  failed: 'Perbelanjaan anda tidak dapat dimuatkan',
};

/** 'Nov 2026', of a month's first day. */
export const monthYear = (first: Day) => `${shortDate(first).slice(3)} ${first.slice(0, 4)}`;

/** The head of the table to keep. */
export const spendingColumns = ['Bulan', 'Kategori', 'Diminta (RM)', 'Dibayar (RM)'];

/** Asks the requester to prove who they are, before receipts in another name count as paid to them. */
export const provingPayeeName =
  'Resit atas nama ini akan dikira sebagai dibayar kepada anda. Sila sahkan sekali lagi bahawa ini anda.';
