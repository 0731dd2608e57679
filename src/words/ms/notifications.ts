import { monthOf, type Day } from '#domain/days.ts';
import { wordsOfType } from '#domain/home-templates.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import type { JoinRequestEnd } from '#domain/homes.ts';
import { absenceActOf, type Notification } from '#domain/notifications.ts';
import { REVIEW_DAYS } from '#domain/payments.ts';
import { capital, listed, listedUpTo, nameInside } from './grammar.ts';
import { dayHeading, dayRange, shortDate } from './days.ts';
import { swapEnds } from './swaps.ts';

const LONG_MONTHS = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(
  ' ',
);

/** 'November' */
const monthOfDay = (day: Day) => LONG_MONTHS[monthOf(day).month] ?? '';

export const notificationList = {
  markAllRead: 'Tandakan semua dibaca',
  markFailed: 'Pemberitahuan tidak dapat ditandakan dibaca. Sila cuba lagi.',
  unread: '(belum dibaca)',
  empty: 'Belum ada apa-apa di sini. Permintaan dan jawapan rakan serumah anda muncul di sini.',
  loading: 'Memuatkan pemberitahuan…',
  loadFailed: 'Pemberitahuan tidak dapat dimuatkan',
  showMore: 'Tunjukkan lagi',
  switchesTo: (home: string) => `Beralih ke ${home}`,
};

export type NotificationNames = {
  /** Whoever did it; undefined where nobody knows their name any more. */
  who: string | undefined;
  /** The home's name; undefined where the reader does not live there any more. */
  home: string | undefined;
  /** The chore's name as the home calls it; undefined where it does not any more. */
  chore: string | undefined;
  /** Of several thanks: who thanks, and for which chores, each once. */
  people?: readonly string[];
  chores?: readonly string[];
};

type Said = { title: string; message: string };
type Data<Type extends Notification['type']> = Extract<Notification, { type: Type }>['data'];
type Says<Type extends Notification['type']> = (data: Data<Type>, names: NotificationNames) => Said;

const someone = (names: NotificationNames) => names.who ?? 'Seseorang';
const theHome = (names: NotificationNames) => names.home ?? 'rumah lama anda';
/** 'Cuci tandas (24 Nov)' */
const theChore = (
  { choreType, choreDueDate }: Pick<Data<'swap_request'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => `${chore ?? wordsOfType(choreType)} (${shortDate(choreDueDate)})`;

/** 'Priya Nair, Wei Jie Tan dan 2 orang lagi' */
function whoThanks({ people = [] }: NotificationNames) {
  const [first = 'Seseorang', ...rest] = people;
  const named = [first, ...rest.map((name) => nameInside(name))];
  if (named.length <= 2) return listed(named);
  return `${named.slice(0, 2).join(', ')} dan ${named.length - 2} orang lagi`;
}

/** 'RM 58.00: Bil elektrik' */
const theShare = ({ amount, title }: Data<'payment_request'>) => `${formatAmount(amount)}: ${title}`;

/** 'meminta RM 58.00 daripada anda: Bil elektrik' */
const asksYou = ({ amount, title }: Data<'payment_request'>) =>
  `meminta ${formatAmount(amount)} daripada anda: ${title}`;

/** Of several shares at once. */
const titlesOf = ({ title }: { title: string }, others: readonly { title: string }[]) =>
  listedUpTo(3, [title, ...others.map((other) => other.title)]);

/** What is another now than it was. */
const changedShare = ({ was, amount, title }: Data<'payment_changed'>) => {
  if (was.amount === amount) return `kini dinamakan ${title}`;
  const sum = `${formatAmount(was.amount)} kini ${formatAmount(amount)}`;
  return was.title === title ? sum : `${sum}, dan kini dinamakan ${title}`;
};

/** What became of a request's bill. */
const BILLS = {
  attached: { title: 'Bil dilampirkan', did: 'melampirkan bil untuk' },
  replaced: { title: 'Bil diganti', did: 'mengganti bil untuk' },
  removed: { title: 'Bil dibuang', did: 'membuang bil untuk' },
};

/** What became of the chores of somebody who lives here no longer. */
const nowYours = (chores: number) => (chores === 0 ? '' : ` ${chores} tugasnya kini tugas anda.`);

/** 'tugas anda bertambah 2', 'tugas anda berkurang 1' or both */
const moreOrFewer = (more: number, fewer: number) => {
  if (more === 0) return `tugas anda berkurang ${fewer}`;
  return `tugas anda bertambah ${more}${fewer === 0 ? '' : ` dan berkurang ${fewer}`}`;
};

/** 'Tugas pertama anda: Cuci tandas, Khamis, 03 Dis.' */
const yourFirst = (
  { choreType, choreDueDate }: Pick<Data<'join_accepted'>, 'choreType' | 'choreDueDate'>,
  { chore }: NotificationNames,
) => {
  if (choreType === undefined || choreDueDate === undefined) return '';
  return ` Tugas pertama anda: ${chore ?? wordsOfType(choreType)}, ${dayHeading(choreDueDate)}.`;
};

const SENTENCES: { [Type in Notification['type']]: Says<Type> } = {
  swap_request: (data, names) => ({
    title: 'Permintaan tukar baharu',
    message: `${someone(names)} mahu bertukar tugas dengan anda: ${theChore(data, names)}.`,
  }),
  swap_accepted: (data, names) => ({
    title: 'Permintaan tukar diterima',
    message: data.exchanged
      ? `${someone(names)} mengambil ${theChore(data, names)}.`
      : `${someone(names)} bersetuju menukar ${theChore(data, names)}. Sila uruskan sendiri pertukaran tugas.`,
  }),
  swap_declined: (data, names) => ({
    title: 'Permintaan tukar ditolak',
    message: `${someone(names)} tidak dapat mengambil ${theChore(data, names)}.`,
  }),
  swap_cancelled: (data, names) => ({
    title: 'Permintaan tukar dibatalkan',
    message: `${someone(names)} tidak lagi mahu menukar ${theChore(data, names)}.`,
  }),
  swap_ended: (data, names) => ({
    title: 'Permintaan tukar tamat',
    // A chore without its name is called by its type, which begins with a small letter.
    message: capital(
      `${theChore(data, names)} tidak lagi boleh ditukar seperti yang diminta: ${swapEnds[data.end](someone(names), theHome(names))}`,
    ),
  }),
  swap_open_again: (data, names) => ({
    title: 'Permintaan tukar dibuka semula',
    message: capital(
      `${theChore(data, names)} kembali boleh ditukar seperti yang diminta: ${someone(names)} membuka semula salah satu tugas itu.`,
    ),
  }),
  member_joined: ({ chores = 0 }, names) => ({
    title: 'Rakan serumah baharu',
    message: `${someone(names)} menyertai ${theHome(names)}.${chores === 0 ? '' : ` ${chores} tugas anda kini tugas ahli baharu itu.`}`,
  }),
  first_chores: (data, names) => ({
    title: 'Tugas pertama anda',
    message: `Anda ada ${data.chores} tugas di ${theHome(names)}.${yourFirst(data, names)}`,
  }),
  join_requested: (_, names) => ({
    title: 'Permohonan untuk menyertai',
    message: `${someone(names)} memohon untuk menyertai ${theHome(names)}.`,
  }),
  join_accepted: (data, names) => ({
    title: 'Permohonan anda diterima',
    message: `${someone(names)} menerima anda: kini anda ahli ${theHome(names)}.${yourFirst(data, names)}`,
  }),
  join_declined: ({ homeName }) => ({
    title: 'Permohonan anda ditolak',
    message: `Pentadbir ${homeName} menolak permohonan anda. Anda boleh memohon lagi selepas sehari.`,
  }),
  join_request_ended: ({ homeName, because }) => ({
    title: 'Permohonan anda tamat',
    message: JOIN_REQUEST_ENDS[because](homeName),
  }),
  member_left: ({ chores }, names) => ({
    title: 'Rakan serumah keluar',
    message: `${someone(names)} keluar dari ${theHome(names)}.${nowYours(chores)}`,
  }),
  member_removed: ({ chores }, names) => ({
    title: 'Rakan serumah dikeluarkan',
    message: `${someone(names)} dikeluarkan dari ${theHome(names)}.${nowYours(chores)}`,
  }),
  removed_from_home: ({ homeName }) => ({
    title: 'Dikeluarkan dari rumah',
    message: `Pentadbir ${homeName} mengeluarkan anda.`,
  }),
  role_handed_over: (_, names) => ({
    title: 'Anda kini pentadbir',
    message: `${someone(names)} melantik anda sebagai pentadbir ${theHome(names)}.`,
  }),
  home_deleted: ({ homeName, owed = 0, owes = 0 }) => ({
    title: 'Rumah dipadam',
    message: `Pentadbir memadam ${homeName}.${owed + owes > 0 ? ` ${openThere({ owed, owes })}` : ''}`,
  }),
  chores_dealt_anew: ({ chores }, names) => ({
    title: 'Tugas diagihkan semula',
    message: `${chores} tugas yang belum siap diagihkan semula di ${theHome(names)}.`,
  }),
  absence_dealt: ({ from, to, chores, back, what = absenceActOf(chores, back) }, names) => {
    const who = someone(names);
    const days = dayRange(from, to);
    const yours = moreOrFewer(chores, back);
    switch (what) {
      case 'made':
        return { title: `${who} tiada di rumah`, message: `${who} tiada di rumah ${days}: ${yours}.` };
      case 'changed':
        return {
          title: 'Hari tiada di rumah berubah',
          message: `Kini ${who} tiada di rumah ${days}: ${yours}.`,
        };
      case 'ended': {
        const here = from === to ? days : `beberapa hari dalam ${days}`;
        return { title: `${who} ada di rumah`, message: `${who} ada di rumah pada ${here}: ${yours}.` };
      }
    }
  },
  chore_reminder: (data, names) => ({
    title: 'Ada tugas yang lewat',
    message: `${someone(names)} mengingatkan anda tentang ${theChore(data, names)}.`,
  }),
  chore_claimed: (data, names) => ({
    title: 'Kurang satu tugas untuk anda',
    message: `${someone(names)} akan buat ${theChore(data, names)} untuk anda.`,
  }),
  chore_claim_ended: (data, names) =>
    data.isBack
      ? {
          title: 'Satu tugas diambil semula',
          message: `${someone(names)} akan buat ${theChore(data, names)} sendiri.`,
        }
      : {
          title: 'Tugas ini milik anda semula',
          message: `${someone(names)} memulangkan ${theChore(data, names)} kepada anda.`,
        },
  chore_thanked: ({ choreType }, names) => ({
    title: 'Terima kasih!',
    message: `${whoThanks(names)} berterima kasih kepada anda atas tugas ${listedUpTo(2, names.chores ?? [wordsOfType(choreType)])}.`,
  }),
  plan_changed: ({ how, names: templates, chores }, names) => {
    const who = someone(names);
    const home = theHome(names);
    const what = listed(templates);
    switch (how) {
      case 'added':
        return {
          title: 'Tugas baharu',
          message: `${who} menambah ${what} di ${home}: ${chores} tugas baharu untuk anda.`,
        };
      case 'deleted':
        return {
          title: 'Tugas dipadam',
          message: `${who} memadam ${what} di ${home}: ${chores} tugas anda turut dipadam.`,
        };
      case 'planned':
        return {
          title: 'Tugas dijadualkan semula',
          message: `${who} menjadualkan semula ${what} di ${home}: ${chores} tugas anda berubah.`,
        };
      case 'brought_back':
        return {
          title: 'Tugas terdahulu dikembalikan',
          message: `${who} mengembalikan tugas terdahulu${what && ` (${what})`} di ${home}: ${chores} tugas anda berubah.`,
        };
    }
  },
  payment_request: (data, names) => ({
    title: 'Permintaan bayaran baharu',
    message: `${someone(names)} ${asksYou(data)}.`,
  }),
  payment_changed: ({ was, ...data }, names) => ({
    title: 'Permintaan bayaran diubah',
    message: `${someone(names)} mengubah ${was.title}: ${changedShare({ was, ...data })}.`,
  }),
  payment_bill: ({ what, title }, names) => ({
    title: BILLS[what].title,
    message: `${someone(names)} ${BILLS[what].did} ${title}.`,
  }),
  payment_taken_out: (data, names) => ({
    title: 'Anda tidak lagi diminta membayar',
    message: `${someone(names)} tidak lagi ${asksYou(data)}.`,
  }),
  payment_paid: (data, names) => ({
    title: data.by === 'verified' ? 'Bayaran disahkan dengan resit' : 'Bahagian ditandakan dibayar',
    message:
      data.by === 'verified'
        ? `${someone(names)} menghantar resit yang sepadan dengan ${theShare(data)}.`
        : `${someone(names)} berkata dia sudah membayar anda ${theShare(data)}.`,
  }),
  payment_review: (data, names) => ({
    title: 'Sila semak resit',
    message: `${someone(names)} ${data.again === undefined ? 'menghantar resit untuk' : 'masih menunggu anda menyemak resit untuk'} ${theShare(data)}.`,
  }),
  payment_confirmed: (data, names) => ({
    title: 'Bayaran disahkan',
    message: `${someone(names)} mengesahkan bahawa anda sudah membayar ${theShare(data)}.`,
  }),
  payment_not_received: (data, names) => ({
    title: 'Bayaran belum diterima',
    message: `${someone(names)} belum menerima ${theShare(data)}.`,
  }),
  payment_unanswered: (data, names) => ({
    title: 'Resit tidak disemak',
    message: `${someone(names)} tidak menyemak resit anda dalam masa ${REVIEW_DAYS} hari. Resit itu tidak lagi dikira, dan anda masih berhutang ${theShare(data)}.`,
  }),
  payment_review_ended: (data, names) => ({
    title: 'Resit tidak disemak',
    message: `${someone(names)} menunggu ${REVIEW_DAYS} hari untuk anda menyemak resit. Resit itu tidak lagi dikira, dan dia masih berhutang kepada anda ${theShare(data)}.`,
  }),
  payment_let_go: ({ others = [], ...data }, names) => ({
    title: 'Bayaran dilepaskan',
    message: `${someone(names)} tidak lagi ${asksYou({ ...data, title: titlesOf(data, others) })}. Tiada apa-apa lagi yang perlu dibayar.`,
  }),
  payment_reopened: (data, names) => ({
    title: 'Bayaran dibuka semula',
    message: `${someone(names)} berkata anda masih berhutang ${theShare(data)}.`,
  }),
  payment_settling_up: ({ what, amount, again }, names) => {
    const who = someone(names);
    const sum = formatAmount(amount);
    switch (what) {
      case 'marked':
      case 'verified':
        return {
          title: 'Hutang selesai',
          message:
            amount === 0
              ? `${who} menyelesaikan hutang dengan anda: tiada sesiapa perlu membayar.`
              : `${who} menyelesaikan hutang dengan anda: ${sum}${what === 'verified' ? ', dengan resit yang sepadan' : ''}.`,
        };
      case 'review':
        return {
          title: 'Sila semak resit',
          message: `${who} ${again === undefined ? 'menghantar resit' : 'masih menunggu anda menyemak resit'} untuk menyelesaikan hutang dengan anda: ${sum}.`,
        };
      case 'confirmed':
        return {
          title: 'Hutang selesai',
          message: `${who} mengesahkan bahawa anda sudah membayar ${sum}. Hutang anda berdua sudah selesai.`,
        };
      case 'not_received':
        return {
          title: 'Bayaran belum diterima',
          message: `${who} belum menerima ${sum}. Tiada apa-apa yang diselesaikan.`,
        };
      case 'unanswered':
        return {
          title: 'Resit tidak disemak',
          message: `${who} tidak menyemak resit ${sum} anda dalam masa ${REVIEW_DAYS} hari. Resit itu tidak lagi dikira, dan tiada apa-apa yang diselesaikan.`,
        };
      case 'review_ended':
        return {
          title: 'Resit tidak disemak',
          message: `${who} menunggu ${REVIEW_DAYS} hari untuk anda menyemak resit ${sum}. Resit itu tidak lagi dikira, dan tiada apa-apa yang diselesaikan.`,
        };
    }
  },
  payment_deleted: (data, names) => ({
    title: 'Permintaan bayaran dipadam',
    message: `${someone(names)} tidak lagi ${asksYou(data)}.`,
  }),
  payment_repeated: ({ title, amount, every, day }) => ({
    title: 'Permintaan berulang dihantar',
    message: `${title} untuk ${every === 'month' ? monthOfDay(day) : shortDate(day)} telah diminta: ${formatAmount(amount)}.`,
  }),
  payment_series_ended: ({ title }, names) => ({
    title: 'Permintaan berulang tamat',
    message: `${title} tidak lagi berulang: semua yang diminta membayarnya sudah keluar dari ${theHome(names)}.`,
  }),
};

const JOIN_REQUEST_ENDS: Record<JoinRequestEnd, (home: string) => string> = {
  renamed: (home) => `${home} sudah bertukar nama. Minta pautan jemputan daripada rakan serumah.`,
  anyone: (home) => `Anda kini boleh menyertai ${home} dengan namanya. Cari sekali lagi.`,
  off: (home) =>
    `Anda tidak lagi boleh menyertai ${home} dengan namanya. Minta pautan jemputan daripada rakan serumah.`,
  deleted: (home) => `${home} tidak wujud lagi.`,
};

type Entry = { type: string; data: Record<string, unknown> };

/** Title and sentence of a notification; undefined for a type that a newer server writes and this page does not know. */
export function notificationWords(entry: Entry, names: NotificationNames): Said | undefined {
  const table: Partial<Record<string, unknown>> = SENTENCES;
  // What the server wrote for a type always fits the type: both are Notification.
  const says = Object.hasOwn(table, entry.type)
    ? (table[entry.type] as (data: Entry['data'], names: NotificationNames) => Said)
    : undefined;
  return says?.(entry.data, names);
}

/** What was open for somebody in a home that is gone. */
export function openThere({ owed, owes }: OpenAmounts): string {
  const parts = [
    ...(owed > 0 ? [`orang lain berhutang ${formatAmount(owed)} kepada anda`] : []),
    ...(owes > 0 ? [`anda berhutang ${formatAmount(owes)}`] : []),
  ];
  return `Di situ, ${parts.join(', dan ')}.`;
}
