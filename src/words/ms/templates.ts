import { TEMPLATE_LIMITS, type ChoreTemplate, type Frequency } from '#domain/templates.ts';

const { minutes, iconLength } = TEMPLATE_LIMITS;

/** What is wrong with a template (docs/product/templates.md 'The form'), under the codes of contract/errors.ts. */
export const templateProblems = {
  TEMPLATE_FIELDS_MISSING: 'Sila isi semua ruangan yang wajib',
  TEMPLATE_TEXT_TOO_LONG: 'Teks ini terlalu panjang. Sila pendekkan.',
  MINUTES_INVALID: `Sila masukkan ${minutes.min} hingga ${minutes.max} minit, dalam gandaan ${minutes.step}`,
  ICON_INVALID: `Ikon tidak boleh melebihi ${iconLength} aksara`,
};

export const templatesFull = `Rumah boleh ada paling banyak ${TEMPLATE_LIMITS.perHome} templat. Padam yang tidak diperlukan lagi.`;

/** The chore template manager on Home Management (docs/product/templates.md 'Templates of a home'). */
export const templateList = {
  title: 'Templat tugas',
  add: 'Tambah templat',
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
}: Pick<ChoreTemplate, 'frequency' | 'occurrencesPerWeek'>) =>
  occurrencesPerWeek === undefined ? frequencies[frequency] : `${occurrencesPerWeek} kali seminggu`;

/** 1 to 5 (docs/product/templates.md 'Priority of a template') */
export const priorities = ['Terendah', 'Rendah', 'Biasa', 'Tinggi', 'Kritikal'];
