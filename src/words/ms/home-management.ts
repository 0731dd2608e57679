import {
  type Role,
  WEEKS_IN_ADVANCE_MAX,
  WEEKS_IN_ADVANCE_MIN,
  type FindByName,
  type HomeEvent,
  type HomeSettings,
} from '#domain/homes.ts';
import { formatAmount, type OpenAmounts, type Sen } from '#domain/money.ts';
import { capital, listed } from './grammar.ts';
import { ROLES, joined, staysOpen } from './homes.ts';
import { dayRange, shortDate } from './days.ts';
import { dealBy, dealByNames } from './balance.ts';

/** docs/product/homes.md 'Administrator and members', 'Removing a member' */
export const members = {
  title: 'Ahli',
  you: '(anda)',
  since: (role: Role, day: string) => `${ROLES[role]} sejak ${day}`,
  remove: (name: string) => `Keluarkan ${name}`,
  removeTitle: (name: string) => `Keluarkan ${name}?`,
  removeText: (openChores: number) =>
    `${openChores === 0 ? 'Dia tiada tugas yang belum siap.' : `${openChores} tugasnya yang belum siap akan diberikan kepada ahli lain.`} Dia hanya boleh kembali selepas anda memilih “Benarkan semula”.`,
  /** What is open between the two. */
  removeAmounts: ({ owed, owes }: OpenAmounts) =>
    `${capital(
      joined([
        owes > 0 && `dia masih berhutang ${formatAmount(owes)} kepada anda`,
        owed > 0 && `anda masih berhutang ${formatAmount(owed)} kepadanya`,
      ]),
    )}. ${staysOpen}`,
  removeTextUnknown:
    'Tugasnya yang belum siap akan diberikan kepada ahli lain. Dia hanya boleh kembali selepas anda memilih “Benarkan semula”.',
  removeYes: 'Keluarkan',
  removed: 'Ahli sudah dikeluarkan!',
  removeFailed: 'Ahli tidak dapat dikeluarkan',
  former: 'Bekas ahli',
  leftOn: (day: string) => `Keluar pada ${day}`,
  removedOn: (day: string) => `Dikeluarkan pada ${day}`,
  allowAgain: 'Benarkan semula',
  allowed: (name: string) => `${name} kini boleh menyertai semula dengan pautan jemputan baharu.`,
  allowFailed: 'Orang ini tidak dapat dibenarkan semula. Sila cuba lagi.',
};

/** docs/product/homes.md 'Handing over' */
export const handOver = {
  open: 'Serahkan peranan',
  text: 'Seorang ahli menjadi pentadbir',
  nobody: 'Belum ada ahli lain di sini',
  title: 'Serahkan peranan',
};

/** docs/product/homes.md 'Deleting a home' */
export const deleteHome = {
  open: 'Padam rumah',
  hint: 'Taip nama rumah ini dahulu',
  title: (home: string) => `Padam ${home}?`,
  text: 'Tugas, sejarah dan tetapannya akan dipadam untuk semua orang. Tindakan ini tidak boleh dibuat asal.',
  amounts: (openAmount: Sen) =>
    `Permintaan bayarannya turut dipadam, termasuk ${formatAmount(openAmount)} yang belum dibayar.`,
  amountsUnknown: 'Permintaan bayarannya turut dipadam, termasuk yang belum dibayar.',
  typeName: (home: string) => `Taip ${home} untuk mengesahkan`,
  nameDiffers: 'Itu bukan nama rumah ini. Taip tepat seperti yang ditunjukkan.',
  yes: 'Padam rumah',
  done: 'Rumah sudah dipadam.',
  failed: 'Rumah tidak dapat dipadam. Sila cuba lagi.',
};

/** The labels of the settings, which the history names too. */
export const settingNames = {
  includeWeekends: 'Termasuk hujung minggu',
  autoGenerate: 'Jadualkan tugas secara automatik',
  weeksInAdvance: 'Tempoh jadual',
  exchangeAutomatically: 'Tukar tugas secara automatik',
  findByName: 'Cari dengan nama',
  timeZone: 'Zon waktu',
};

export const findByNames: Record<FindByName, string> = {
  anyone: 'Sesiapa sahaja',
  ask_first: 'Tanya dahulu',
  off: 'Tidak dibenarkan',
};

export const weeksAhead = (weeks: number) => `${weeks} minggu`;

/** 'Kuala Lumpur (Asia)': the city first, because that is what people look for in a long list. */
export const timeZoneName = (zone: string) => {
  const parts = zone.replaceAll('_', ' ').split('/');
  const city = parts.pop() ?? zone;
  return parts.length === 0 ? city : `${city} (${parts.join(', ')})`;
};

export const homeSettings = {
  /** Above what concerns the home as a whole. */
  thisHome: 'Rumah ini',
  title: 'Tetapan',
  hint: 'Disimpan sebaik sahaja anda mengubahnya',
  includeWeekendsHint: 'Jadualkan tugas pada hari Sabtu dan Ahad juga',
  autoGenerateHint: 'Minggu baharu ditambah dari semasa ke semasa',
  weeksInAdvanceHint: `Dari ${WEEKS_IN_ADVANCE_MIN} hingga ${WEEKS_IN_ADVANCE_MAX} minggu ke hadapan`,
  exchangeAutomaticallyHint: 'Tugas bertukar tangan apabila permintaan tukar diterima',
  findByNameHints: {
    anyone: 'Sesiapa yang menaip nama rumah dengan tepat terus menjadi ahli',
    ask_first: 'Sesiapa yang menaip nama rumah dengan tepat perlu menunggu kelulusan',
    off: 'Tiada sesiapa boleh menyertai tanpa pautan jemputan',
  } satisfies Record<FindByName, string>,
  timeZoneHint: 'Menentukan bila hari bermula di rumah ini',
  administratorOnly: (name: string) => `Hanya pentadbir, ${name}, boleh mengubah tetapan ini:`,
  failed: 'Tetapan tidak dapat disimpan. Sila cuba lagi.',
};

/** In the question before somebody is removed: what keeps them from coming back under another name. */
export const removalCloses = (findByName: FindByName) =>
  `Pautan jemputan akan bertukar: pautan yang sudah anda hantar tidak akan berfungsi lagi.${findByName === 'anyone' ? ` “${settingNames.findByName}” bertukar kepada “${findByNames.ask_first}”.` : ''}`;

/** The rows of Home Management, each with what is in it (docs/product/homes.md 'The pages of a home'). */
export const homeRows = {
  /** Names the list of rows. */
  title: 'Bahagian rumah ini',
  membersAndInvite: 'Ahli dan jemputan',
  inviteText: 'Kod QR, pautan baharu',
  membersText: 'Siapa tinggal di sini',
  waiting: (people: number) => `${people} orang menunggu untuk menyertai`,
  administrator: (name: string) => `${name} ialah pentadbir dan memegang pautan jemputan.`,
  chores: 'Tugas',
  choresText: (all: number, own: number) =>
    `${all} tugas${own === 0 ? '' : `, ${own} daripadanya buatan sendiri`}`,
  settingsText: ({ includeWeekends, autoGenerate, weeksInAdvance }: HomeSettings) =>
    `Hujung minggu ${includeWeekends ? 'termasuk' : 'tidak termasuk'}${autoGenerate ? `, jadual ${weeksAhead(weeksInAdvance)}` : ''}`,
  /** The newest entry, with its time or day. */
  historyText: (entry: string, when: string) => `${entry}, ${when}`,
  homesText: (homes: number) => `${homes} rumah. Beralih, cipta atau sertai`,
  moveOut: 'Pindah keluar',
  moveOutText: 'Hutang anda, dan tugas anda untuk siapa',
};

/** The form by which the role is handed over (docs/product/homes.md 'Handing over'). */
export const handingOver = {
  text: 'Pentadbir baharu boleh menjemput dan mengeluarkan orang, mengubah tetapan dan memadam rumah. Anda kekal sebagai ahli, dan boleh keluar selepas itu.',
  who: 'Pentadbir baharu',
  yes: 'Serahkan',
  done: (name: string) => `${name} kini pentadbir rumah.`,
  failed: 'Peranan tidak dapat diserahkan. Sila cuba lagi.',
};

/** The home's history on Home Management (docs/product/homes.md 'History'). */
export const history = {
  title: 'Sejarah',
  you: 'Anda',
  youAfterVerb: 'anda',
  somebody: 'bekas rakan serumah',
  empty: 'Belum ada apa-apa di sini.',
  loading: 'Memuatkan sejarah…',
  loadFailed: 'Sejarah tidak dapat dimuatkan',
  showMore: 'Tunjukkan lagi',
};

/** Undo under the entry of a Regenerate; what comes of it is said in words/plan.ts. */
export const bringBack = {
  title: 'Kembalikan tugas terdahulu?',
  text: 'Tugas terdahulu menggantikan tugas yang dilihat semua orang sekarang. Tugas yang sudah siap sejak itu kekal siap.',
  yes: 'Kembalikan',
  cancel: 'Batal',
};

export type HistoryNames = {
  /** How the person is named after a verb: 'anda', or the whole display name. */
  person: (userId: string) => string;
  chore: (type: string) => string;
};

const openChores = (count: number) => `${count} tugas yang belum siap`;
const switched = (name: string) => (on: boolean) => `${on ? 'menghidupkan' : 'mematikan'} “${name}”`;
const set = (name: string, value: string) => `menetapkan “${name}” kepada ${value}`;

const SETTINGS: { [K in keyof HomeSettings]: (value: HomeSettings[K]) => string } = {
  includeWeekends: switched(settingNames.includeWeekends),
  autoGenerate: switched(settingNames.autoGenerate),
  weeksInAdvance: (weeks) => set(settingNames.weeksInAdvance, weeksAhead(weeks)),
  exchangeAutomatically: switched(settingNames.exchangeAutomatically),
  findByName: (who) => set(settingNames.findByName, `“${findByNames[who]}”`),
  dealBy: (way) => set(dealBy.title, `“${dealByNames[way]}”`),
  timeZone: (zone) => set(settingNames.timeZone, timeZoneName(zone)),
};

function changedSettings(changed: Partial<HomeSettings>): string {
  const say = <K extends keyof HomeSettings>(name: K) =>
    changed[name] === undefined ? [] : [SETTINGS[name](changed[name])];
  return listed((Object.keys(SETTINGS) as (keyof HomeSettings)[]).flatMap(say));
}

type Data<Type extends HomeEvent['type']> = Extract<HomeEvent, { type: Type }>['data'];

type By = string | null;

/** What follows the name of whoever did it. */
const EVENT_SENTENCES: {
  [Type in HomeEvent['type']]: (data: Data<Type>, names: HistoryNames, by: By) => string;
} = {
  home_created: ({ name }) => `mencipta ${name}`,
  home_renamed: ({ from, to }) => `menukar nama ${from} kepada ${to}`,
  member_joined: () => 'menyertai rumah ini',
  member_left: () => 'keluar dari rumah ini',
  member_removed: ({ userId }, { person }) => `mengeluarkan ${person(userId)}`,
  member_allowed_again: ({ userId }, { person }) => `membenarkan ${person(userId)} menyertai semula`,
  join_request_accepted: ({ userId }, { person }) => `menerima ${person(userId)} sebagai ahli`,
  join_request_declined: () => 'menolak satu permohonan untuk menyertai',
  role_handed_over: ({ userId }, { person }) => `melantik ${person(userId)} sebagai pentadbir`,
  invite_link_made: () => 'membuat pautan jemputan baharu',
  settings_changed: changedSettings,
  chores_dealt_anew: ({ chores }) => `mengagihkan semula ${openChores(chores)}`,
  absence_made: ({ from, to }) => `tiada di rumah ${dayRange(from, to)}`,
  absence_changed: ({ from, to }) => `menukar hari tiada di rumah kepada ${dayRange(from, to)}`,
  absence_ended: () => 'ada di rumah semula',
  chores_regenerated: () => 'menyusun semula tugas',
  plan_brought_back: () => 'mengembalikan tugas terdahulu',
  chores_shared: ({ userIds, chores }, { person }, by) => {
    const others = userIds.filter((userId) => userId !== by);
    // Who joins mostly asks for their own share.
    if (others.length === 0) return `membahagikan semula ${openChores(chores)}`;
    return `berkongsi ${openChores(chores)} dengan ${listed(others.map(person))}`;
  },
  template_created: ({ name }) => `menambah templat ${name}`,
  template_changed: ({ name }) => `mengubah templat ${name}`,
  template_reset: ({ name }) => `menetapkan semula templat ${name}`,
  template_deleted: ({ name }) => `memadam templat ${name}`,
  templates_planned: ({ templateIds, chores }, { chore }) =>
    `menjadualkan semula ${listed(templateIds.map(chore))} (${openChores(chores)})`,
  chore_completed: ({ type }, { chore }) => `menyiapkan ${chore(type)}`,
  chore_reopened: ({ type }, { chore }) => `membuka semula ${chore(type)}`,
  chore_let_go: ({ type, dueDate, userId }, { person, chore }) => {
    const what = `melepaskan ${chore(type)} (${shortDate(dueDate)})`;
    return userId === null ? what : `${what}, iaitu tugas ${person(userId)}`;
  },
  once_added: ({ name, dueDate, userId }, { person }) =>
    userId === null
      ? `menambah ${name} sekali sahaja (${shortDate(dueDate)})`
      : `menambah ${name} sekali sahaja (${shortDate(dueDate)}), untuk ${person(userId)}`,
  once_deleted: ({ name, dueDate }) => `memadam ${name} (${shortDate(dueDate)}), tugas sekali sahaja`,
  chore_claimed: ({ type, dueDate, userId }, { person, chore }) =>
    `mengambil alih ${chore(type)} (${shortDate(dueDate)}) daripada ${person(userId)}`,
  chore_claim_ended: ({ type, dueDate, userId, isBack }, { person, chore }) =>
    isBack
      ? `mengambil semula ${chore(type)} (${shortDate(dueDate)}) daripada ${person(userId)}`
      : `memulangkan ${chore(type)} (${shortDate(dueDate)}) kepada ${person(userId)}`,
  chore_put_back: ({ type, dueDate }, { chore }) =>
    `mengembalikan ${chore(type)} (${shortDate(dueDate)}) ke papan tugas`,
  late_chores_let_go: ({ chores, others, from, to }) => {
    const what = `melepaskan ${chores} tugas yang lewat (${dayRange(from, to)})`;
    return others === 0 ? what : `${what}, ${others} daripadanya tugas rakan serumah`;
  },
  late_chores_put_back: ({ chores }) => `mengembalikan ${chores} tugas yang lewat ke papan tugas`,
  chore_moved: ({ type, from, dueDate }, { chore }) =>
    `memindahkan ${chore(type)} dari ${shortDate(from)} ke ${shortDate(dueDate)}`,
  swap_accepted: ({ userId, type, dueDate, returnType, returnDueDate, exchanged }, { person, chore }) => {
    const asked = `${chore(type)} (${shortDate(dueDate)})`;
    if (!exchanged) return `bersetuju menukar ${asked} dengan ${person(userId)}`;
    const taken = `mengambil ${asked} daripada ${person(userId)}`;
    if (returnType === null || returnDueDate === null) return taken;
    return `${taken} dan memberikan ${chore(returnType)} (${shortDate(returnDueDate)})`;
  },
  money_asked: ({ debtors, again }) =>
    `meminta bayaran daripada ${debtors} rakan serumah${again ? ' sekali lagi (berulang)' : ''}`,
  money_changed: () => 'mengubah permintaan bayaran',
  money_paid: ({ userId }, { person }) => `membayar ${person(userId)}`,
  money_settled_up: ({ userId }, { person }) => `menyelesaikan hutang dengan ${person(userId)}`,
  money_unmarked: ({ userId }, { person }) =>
    `menandakan bayaran kepada ${person(userId)} sebagai belum dibayar`,
  money_let_go: ({ userId }, { person }) => `melepaskan hutang ${person(userId)}`,
  money_reopened: ({ userId, letGo }, { person }) =>
    letGo
      ? `meminta semula bahagian ${person(userId)} yang sudah dilepaskan`
      : `membuka semula bayaran daripada ${person(userId)}`,
};

/** What the app did by itself, or whoever runs it, with nobody's name before it. */
const BY_ITSELF: { [Type in HomeEvent['type']]?: (data: Data<Type>, names: HistoryNames) => string } = {
  chores_dealt_anew: ({ chores }) => `${openChores(chores)} diagihkan semula kepada semua ahli`,
  role_handed_over: ({ userId }, { person }) =>
    `Pengendali pelayan ini melantik ${person(userId)} sebagai pentadbir`,
};

type Entry = { type: string; data: Record<string, unknown> };
type Say = (data: Entry['data'], names: HistoryNames, by: By) => string;

/**
 * The sentence of an entry, without the name of whoever did it; `by` is null where nobody did. Undefined for a type that a newer
 * server writes and this page does not know.
 */
export function historySentence(entry: Entry, names: HistoryNames, by: By): string | undefined {
  const table: Partial<Record<string, unknown>> = by === null ? BY_ITSELF : EVENT_SENTENCES;
  // What the server wrote for a type always fits the type: both are HomeEvent.
  const say = Object.hasOwn(table, entry.type) ? (table[entry.type] as Say) : undefined;
  return say?.(entry.data, names, by);
}

/** Asks the administrator to prove who they are, before an act that cannot be undone and that housemates notice. */
export const provingForOthers =
  'Tindakan ini tidak boleh dibuat asal, dan melibatkan rakan serumah anda. Sila sahkan sekali lagi bahawa ini anda.';
