import { AMOUNT_MAX, formatAmount, type AmountFault, type OpenAmounts, type Sen } from '#domain/money.ts';
import type { Day } from '#domain/days.ts';
import {
  PAYMENT_TITLE_MAX,
  type PaidBy,
  type PaymentCategory,
  type PaymentStatus,
} from '#domain/payments.ts';
import { shortDate } from './days.ts';

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

export const paymentLine = {
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
  toCheck: (count: number) => `${count} perlu disemak`,
  markFailed: 'Bahagian anda tidak dapat ditandakan dibayar',
  you: 'Anda',
  upload: 'Hantar bukti',
  checking: (requester: string) => `${requester} sedang menyemak resit anda.`,
  takeBack: 'Tarik balik',
  tookBack: 'Resit anda ditarik balik. Anda boleh memuat naik resit lain.',
  takeBackFailed: 'Resit tidak dapat ditarik balik. Sila cuba lagi.',
};
