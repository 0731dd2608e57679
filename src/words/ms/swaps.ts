import { SWAP_MESSAGE_MAX, type SwapEnd, type SwapStatus } from '#domain/swaps.ts';
import { capital } from './grammar.ts';

export const swapProblems = {
  MESSAGE_TOO_LONG: `Mesej tidak boleh melebihi ${SWAP_MESSAGE_MAX} aksara`,
  SWAP_WITH_ONESELF: 'Sila pilih rakan serumah, bukan diri anda.',
  SWAP_USER_MISSING: 'Maklumat pengguna untuk pertukaran ini tidak dijumpai.',
  SWAP_NOT_FOUND: 'Permintaan tukar ini tidak wujud lagi.',
  SWAP_ANSWERED: 'Permintaan tukar ini sudah dijawab atau dibatalkan.',
  SWAP_PENDING: 'Tugas ini sudah ada permintaan tukar yang belum dijawab.',
  SWAP_CHORE_GONE: 'Tugas asal tidak wujud!',
  SWAP_RETURN_GONE: 'Tugas ganti tidak wujud!',
};

/** Swap Requests (docs/product/swaps.md 'The swaps page'). */
export const swapPage = {
  title: 'Permintaan tukar tugas',
  text: 'Tukar tugas apabila harinya tidak sesuai',
  loading: 'Memuatkan permintaan tukar…',
  loadFailed: 'Permintaan tukar tidak dapat dimuatkan',
  showMore: 'Tunjukkan lagi',
  noHome: 'Sertai rumah dahulu untuk bertukar tugas.',
  incoming: 'Permintaan untuk anda',
  noIncoming: 'Tiada permintaan tukar untuk anda.',
  outgoing: 'Permintaan anda',
  howToAsk: 'Untuk meminta tukar, ketik ikon anak panah pada tugas anda.',
  noOutgoing: 'Anda belum menghantar permintaan tukar.',
};

/** What became of the request's chore or of the one in return, or of one of its two people: the bell and the card say the same. */
export const swapEnds: Record<SwapEnd, (who: string, home: string) => string> = {
  completed: () => 'salah satu tugas sudah siap.',
  deleted: () => 'salah satu tugas tidak lagi dijadualkan.',
  moved: () => 'salah satu tugas kini diberikan kepada orang lain.',
  another_day: () => 'salah satu tugas dipindahkan ke hari lain.',
  left: (who, home) => `${who} tidak lagi tinggal di ${home}.`,
};

const owned = (chore: string, name: string | undefined) => (name ? `${chore} (${name})` : chore);

/** One request, as its reader sees it. */
export const swapCard = {
  incoming: (name = 'Seseorang') => `${name} mahu bertukar tugas dengan anda.`,
  outgoing: (name = 'seseorang') => `Anda minta bertukar tugas dengan ${name}.`,
  youTake: 'Anda ambil',
  youHandOver: 'Anda serahkan',
  favour: (name = 'seseorang') => `Tiada, sebagai pertolongan kepada ${name}`,
  nothingInReturn: 'Tiada ganti',
  quoted: (message: string) => `“${message}”`,
  day: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} min`,
  named: (chore: string, day: string) => `${chore}, ${day}`,
  nothingMoves: 'Di rumah ini, tugas tidak ditukar secara automatik: bincangkan siapa buat apa.',
  /** 'Sapu, 24 Nov (anda) dengan Mop, 25 Nov (Ben Tan)' */
  askedByYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : `${owned(chore, 'anda')} dengan ${owned(inReturn, name)}`,
  askedOfYou: (chore: string, inReturn: string | undefined, name: string | undefined) =>
    inReturn === undefined ? chore : `${owned(chore, name)} dengan ${owned(inReturn, 'anda')}`,
  ended: (because: SwapEnd, who: string | undefined, home: string) =>
    capital(swapEnds[because](who ?? 'Seseorang', home)),
  endedByYou: (home: string) => `Anda sudah keluar dari ${home}.`,
  moved: 'Sudah ditukar',
  movedOne: 'Sudah diserahkan',
  notMoved: 'Tidak ditukar secara automatik',
  accept: 'Terima',
  reject: 'Tolak',
  cancel: 'Batalkan permintaan',
};

export const swapStatuses: Record<SwapStatus, string> = {
  pending: 'Menunggu',
  accepted: 'Diterima',
  declined: 'Ditolak',
  cancelled: 'Dibatalkan',
};

/** What answers a press of Accept, Reject or 'Cancel Request' (docs/product/swaps.md 'Accepting', 'Rejecting and cancelling'). */
export const swapAnswers = {
  exchanged: 'Permintaan diterima! Kedua-dua tugas sudah ditukar.',
  takenOver: 'Permintaan diterima! Tugas itu kini tugas anda.',
  acceptedOnly: 'Permintaan diterima! Sila uruskan sendiri pertukaran tugas.',
  rejected: 'Permintaan tukar ditolak.',
  cancelled: 'Permintaan tukar dibatalkan.',
  acceptFailed: 'Permintaan tukar tidak dapat diterima. Sila cuba lagi.',
  acceptOnlyFailed: 'Permintaan tukar tidak dapat diterima. Ciri ini masih dibangunkan.',
  rejectFailed: 'Permintaan tukar tidak dapat ditolak.',
  cancelFailed: 'Permintaan tidak dapat dibatalkan.',
};

/** Asking a housemate to take a chore (docs/product/swaps.md 'The swap dialog'). */
export const swapDialog = {
  title: 'Minta tukar tugas',
  close: 'Tutup',
  due: (day: string) => `Perlu siap ${day}`,
  minutes: (minutes: number) => `kira-kira ${minutes} min`,
  housemate: 'Rakan serumah',
  choose: 'Pilih rakan serumah',
  chooseMissing: 'Sila pilih rakan serumah.',
  inReturn: 'Tugas sebagai ganti',
  optional: 'Tidak wajib',
  favour: 'Tiada, sebagai pertolongan',
  thisWeek: 'Minggu ini',
  nextWeek: 'Minggu depan',
  laterWeeks: 'Tunjukkan minggu seterusnya',
  inReturnHint: 'Pilih rakan serumah dahulu.',
  readingChores: 'Memuatkan tugas rakan serumah…',
  wouldDo: (name: string) => `Tugas ${name} yang akan anda buat.`,
  away: 'Tiada di rumah',
  nameAway: (name: string) => `${name} (tiada di rumah)`,
  noOpenChores: (name: string) => `${name} tiada tugas untuk diberi sebagai ganti.`,
  choresFailed: 'Tugas rakan serumah tidak dapat dimuatkan.',
  choreGone: 'Tugas itu tidak lagi boleh ditukar. Pilih tugas lain, atau tanpa ganti.',
  chore: (name: string, day: string) => `${name}, ${day}`,
  facts: (day: string, minutes: number | undefined) =>
    minutes === undefined ? day : `${day} · ${minutes} min`,
  message: 'Mesej',
  left: (count: number) => `${count} aksara lagi`,
  nothingMoves:
    'Di rumah ini, tugas tidak ditukar secara automatik: selepas diterima, bincangkan siapa buat apa.',
  cancel: 'Batal',
  send: 'Hantar',
  sending: 'Menghantar…',
  sent: 'Permintaan tukar dihantar!',
  failed: 'Permintaan tukar tidak dapat dihantar.',
};
