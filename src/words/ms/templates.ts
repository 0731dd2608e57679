import { TEMPLATE_LIMITS, type ChoreTemplate, type Frequency } from '#domain/templates.ts';
import { listed } from './grammar.ts';

const { minutes, iconLength } = TEMPLATE_LIMITS;

/** What is wrong with a template (docs/product/templates.md 'The form'), under the codes of contract/errors.ts. */
export const templateProblems = {
  TEMPLATE_FIELDS_MISSING: 'Sila isi semua ruangan yang wajib',
  TEMPLATE_TEXT_TOO_LONG: 'Teks ini terlalu panjang. Sila pendekkan.',
  MINUTES_INVALID: `Sila masukkan ${minutes.min} hingga ${minutes.max} minit, dalam gandaan ${minutes.step}`,
  ICON_INVALID: `Ikon tidak boleh melebihi ${iconLength} aksara`,
};

export const templatesFull = `Rumah boleh ada paling banyak ${TEMPLATE_LIMITS.perHome} templat. Padam yang tidak diperlukan lagi.`;

/** The chore template manager on Home Management (docs/product/templates.md 'Chore templates'). */
export const templateList = {
  title: 'Templat tugas',
  hint: 'Tugas yang berulang, dan kekerapannya',
  add: 'Tambah templat',
  suggested: 'Cadangan',
  addSuggested: 'Tambah',
  addSuggestedName: (name: string) => `Tambah ${name} ke rumah ini`,
  suggestedDone: 'Templat sudah ditambah!',
  suggestedFailed: 'Templat tidak dapat ditambah',
  loading: 'Memuatkan templat tugas…',
  loadFailed: 'Templat tugas tidak dapat dimuatkan',
  custom: 'Buatan sendiri',
  changed: 'Diubah',
  minutes: (count: number) => `${count} min`,
  priority: 'Keutamaan',
  edit: (name: string) => `Edit ${name}`,
  cancel: 'Batal',
  reset: (name: string) => `Tetapkan semula ${name}`,
  resetTitle: (name: string) => `Tetapkan semula ${name}?`,
  resetText: 'Semua perubahan pada templat ini akan hilang, termasuk nama baharunya.',
  resetYes: 'Tetapkan semula',
  resetDone: 'Templat sudah ditetapkan semula!',
  resetFailed: 'Templat tidak dapat ditetapkan semula',
  delete: (name: string) => `Padam ${name}`,
  deleteTitle: (name: string) => `Padam ${name}?`,
  deleteText: 'Tiada lagi tugas baharu akan dijadualkan daripadanya.',
  removeOpenChores: (count: number | undefined) =>
    `Buang juga tugasnya yang belum siap${count === undefined ? '' : ` (${count})`}`,
  deleteYes: 'Padam',
  deleteDone: 'Templat dipadam!',
  deleteFailed: 'Templat tidak dapat dipadam',
};

export const frequencies: Record<Frequency, string> = {
  daily: 'Setiap hari',
  biennial: 'Setiap 2 hari',
  triennial: 'Setiap 3 hari',
  weekly: 'Setiap minggu',
  biweekly: 'Setiap 2 minggu',
  monthly: 'Setiap bulan',
  multiple: 'Beberapa kali seminggu',
};

/** 'Setiap minggu', '3 kali seminggu' */
export const howOften = ({
  frequency,
  occurrencesPerWeek,
  once,
}: Pick<ChoreTemplate, 'frequency' | 'occurrencesPerWeek' | 'once'>) =>
  once
    ? 'Sekali sahaja'
    : occurrencesPerWeek === undefined
      ? frequencies[frequency]
      : `${occurrencesPerWeek} kali seminggu`;

/** 1 to 5 (docs/product/templates.md 'The form') */
export const priorities = ['Terendah', 'Rendah', 'Biasa', 'Tinggi', 'Kritikal'];

const { timesPerWeek } = TEMPLATE_LIMITS;

/** The template form (docs/product/templates.md 'The form'), which is loaded when it is first opened: so are its words. */
export const templateForm = {
  add: 'Tambah templat',
  edit: (name: string) => `Edit ${name}`,
  close: 'Tutup',
  icon: 'Ikon',
  otherIcon: 'Lain',
  name: 'Nama',
  description: 'Keterangan',
  frequency: 'Kekerapan',
  /** Its days come from the template that leads its same-day group. */
  frequencyOf: (leader: string) =>
    `Sentiasa pada hari yang sama dengan ${leader}, walau apa pun pilihan anda di sini.`,
  timesPerWeek: 'Berapa kali seminggu',
  fewerTimes: 'Kurangkan bilangan kali',
  moreTimes: 'Tambah bilangan kali',
  timesInvalid: `Sila masukkan nombor dari ${timesPerWeek.min} hingga ${timesPerWeek.max}`,
  minutes: 'Anggaran masa (minit)',
  lessTime: 'Kurangkan masa',
  moreTime: 'Tambah masa',
  priority: 'Keutamaan',
  togetherWith: 'Bersama tugas',
  togetherHint:
    'Tugas yang anda pilih akan jatuh pada hari yang sama dengan tugas ini, untuk orang yang sama.',
  thisChore: 'Tugas ini',
  /** Of a same-day group, the one first that gives the days. */
  together: (names: readonly string[], leader: Parameters<typeof howOften>[0]) =>
    `${listed(names)} akan dijadualkan ${howOften(leader).toLowerCase()}, untuk orang yang sama.`,
  flexible: 'Fleksibel',
  flexibleHint:
    'Memberitahu semua orang bahawa sehari lebih awal atau lewat pun boleh. Jadual tidak berubah.',
  cancel: 'Batal',
  save: 'Simpan',
  fieldsMissing: templateProblems.TEMPLATE_FIELDS_MISSING,
  updated: 'Templat dikemas kini!',
  created: 'Templat tugas anda dibuat!',
  failed: 'Templat tidak dapat disimpan',
};

/** The fifteen that the form offers (docs/product/templates.md 'The form'), each with its name for whoever does not see it. */
export const templateIcons: Record<string, string> = {
  '🧹': 'Penyapu',
  '🫧': 'Buih',
  '🚽': 'Tandas',
  '🗑️': 'Tong sampah',
  '🍽️': 'Pinggan dan sudu garpu',
  '🧺': 'Bakul pakaian',
  '👕': 'Baju-T',
  '🪴': 'Pokok dalam pasu',
  '🐈': 'Kucing',
  '🛒': 'Troli beli-belah',
  '🛏️': 'Katil',
  '🪟': 'Tingkap',
  '🚿': 'Pancuran mandi',
  '🧊': 'Ais',
  '🚗': 'Kereta',
};
