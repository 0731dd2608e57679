/** The profile's card: what somebody is told, by mail and on this device. The kinds stand in mail-choices.ts. */
export const title = 'Pemberitahuan dan e-\u2060mel';
export const hint = 'Apa yang Serumah maklumkan kepada anda, dan di mana';

export const here = 'Pemberitahuan pada peranti ini';
export const hereHint = 'Tukar tugas, bayaran dan rakan serumah baharu, sebaik sahaja berlaku';
/** Why they cannot be switched on here. */
export const whyNot = {
  insecure: 'Ini memerlukan sambungan selamat: buka Serumah di alamat yang bermula dengan https.',
  ios: 'Pada iPhone atau iPad, tambah Serumah ke Skrin Utama dahulu, kemudian buka dari situ.',
  unsupported: 'Pelayar ini tidak dapat memaparkan pemberitahuan.',
  denied: 'Pelayar ini menyekat pemberitahuan daripada Serumah. Benarkan dalam tetapan pelayar.',
};
export const notReady = 'Serumah belum bersedia untuk ini. Muat semula halaman dan cuba lagi.';
export const dismissed = 'Pelayar anda meminta kebenaran, tetapi tidak mendapatnya.';
export const unreachable =
  'Pelayar ini tidak dapat mencapai perkhidmatan pemberitahuan. Sila cuba lagi kemudian.';
export const loadFailed = 'Pemberitahuan peranti ini tidak dapat disemak';
export const switchFailed = 'Pemberitahuan pada peranti ini tidak dapat diubah. Sila cuba lagi.';

export const morning = 'Peringatan pagi';
export const morningHint = 'Sekali sehari, apabila ada tugas untuk anda';
export const at = 'Pukul';

/** The same as a row of the table. */
export const chores = { title: 'Tugas anda setiap pagi', hint: 'Peringatan pagi' };

export const kind = 'Jenis';
export const email = 'E-\u2060mel';
export const device = 'Peranti ini';
/** The name of a box of the table. */
export const box = (kindTitle: string, column: string) => `${kindTitle}: ${column}`;
/** Described by this while the column is off. */
export const offHere = 'Pemberitahuan pada peranti ini dimatikan';
