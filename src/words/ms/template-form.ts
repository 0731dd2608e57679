import { TEMPLATE_LIMITS } from '#domain/templates.ts';
import { listed } from './lists.ts';
import { howOften, templateProblems } from './templates.ts';

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

/** The fifteen that the form offers (docs/product/templates.md 'Icons of templates'), each with its name for whoever does not see it. */
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
