import type { CalendarShows } from '#domain/calendar.ts';

/** The profile's part 'Calendar'. */
export const title = 'Kalendar';
export const hint = 'Tugas anda dalam aplikasi kalendar di telefon atau komputer anda';
export const loading = 'Memuatkan kalendar anda…';
export const loadFailed = 'Kalendar anda tidak dapat dimuatkan.';
export const show = 'Paparkan';
export const shows: Record<CalendarShows, string> = { mine: 'Tugas saya', home: 'Tugas seisi rumah' };
export const showFailed = 'Paparan kalendar anda tidak dapat ditukar. Sila cuba lagi.';
export const copy = 'Salin pautan kalendar';
export const copied = 'Pautan kalendar disalin';
export const copyFailed = 'Pautan tidak dapat disalin';
export const copyByHand = 'Sila pilih pautan itu dan salin sendiri.';
export const linkLabel = 'Pautan kalendar';
export const linkHint =
  'Dalam aplikasi kalendar anda, tambah kalendar melalui URL dan tampal pautan ini. Sesiapa yang ada pautan ini boleh melihat tugas tersebut. Pautan ini dipaparkan sekarang sahaja.';
export const madeOn = (day: string) =>
  `Pautan kalendar anda dibuat pada ${day}. Pautan itu tidak dapat dipaparkan semula.`;
export const makeNew = 'Buat pautan baharu';
export const makeNewTitle = 'Buat pautan kalendar baharu?';
export const makeNewText =
  'Pautan sekarang tidak akan berfungsi lagi, dan kalendar yang menggunakannya tidak akan dikemas kini.';
export const makeNewYes = 'Buat pautan';
export const cancel = 'Batal';
export const makeFailed = 'Pautan kalendar tidak dapat dibuat. Sila cuba lagi.';

// The calendar itself
type ChoreOfDay = {
  chore: string;
  isDone: boolean;
  /** Where it shows more than one's own. */
  person: string | undefined;
  /** Where one lives in more than one. */
  home: string | undefined;
};
/** 'Mop', '✓ Mop · Aisyah (Seri Pandan 12A)' */
export const choreOfDay = ({ chore, isDone, person, home }: ChoreOfDay) =>
  [isDone && '✓ ', chore, person !== undefined && ` · ${person}`, home !== undefined && ` (${home})`]
    .filter((part) => part !== false)
    .join('');
