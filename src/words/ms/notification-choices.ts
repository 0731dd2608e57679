import type { MailGroup } from '#domain/mail-groups.ts';

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

/** Which letters somebody gets: the profile's card, and the page that the stop link of a letter opens. */
export const always =
  'Anda sentiasa menerima e-\u2060mel tentang akaun anda, dan apabila anda dikeluarkan dari rumah.';
export const failed = 'Tetapan e-\u2060mel anda tidak dapat diubah. Sila cuba lagi.';

type Choice = { title: string; hint: string; stopped: string };
export const groups: Record<MailGroup, Choice> = {
  swaps: {
    title: 'Permintaan tukar dan jawapannya',
    hint: 'Apabila ada yang mahu bertukar tugas dengan anda, atau menjawab permintaan anda',
    stopped: 'Serumah tidak lagi menghantar e-\u2060mel tentang permintaan tukar dan jawapannya.',
  },
  payments: {
    title: 'Permintaan bayaran dan jawapannya',
    hint: 'Apabila rakan serumah meminta bayaran, atau membayar anda',
    stopped:
      'Serumah tidak lagi menghantar e-\u2060mel tentang permintaan bayaran dan jawapannya. Anda masih boleh melihatnya dalam aplikasi, dan peringatan masih dihantar.',
  },
  reminders: {
    title: 'Peringatan bayaran',
    hint: 'Apabila bahagian anda belum dibayar',
    stopped: 'Serumah tidak lagi menghantar peringatan bayaran melalui e-\u2060mel.',
  },
  home: {
    title: 'Ahli baharu di rumah anda',
    hint: 'Apabila rakan serumah baharu menyertai',
    stopped: 'Serumah tidak lagi menghantar e-\u2060mel apabila ada yang menyertai rumah anda.',
  },
  housemates: {
    title: 'Mesej daripada rakan serumah',
    hint: 'Mesej rakan serumah kepada anda; pada peranti ini, termasuk peringatan tugas lewat',
    stopped: 'Serumah tidak lagi menghantar mesej daripada rakan serumah anda.',
  },
};

// /unsubscribe
/** Of the morning reminder, which no group has. */
export const morningStopped = 'Serumah tidak lagi menghantar peringatan pagi melalui e-\u2060mel.';
/** Of an address that somebody else may have registered with. */
export const all = {
  stopTitle: 'Hentikan semua e-\u2060mel?',
  stopText:
    'Ada orang mendaftar akaun dengan e-\u2060mel anda. Serumah tidak akan menghantar apa-apa lagi ke alamat ini.',
  stop: 'Hentikan semua e-\u2060mel',
  stoppedTitle: 'Semua e-\u2060mel sudah dihentikan',
  stopped: 'Serumah tidak akan menghantar apa-apa lagi ke alamat ini.',
  allow: 'Benarkan e-\u2060mel semula',
  allowedTitle: 'E-\u2060mel dibenarkan semula',
  allowed: 'Serumah boleh menghantar e-\u2060mel ke alamat ini semula.',
  allowFailed: 'E-\u2060mel tidak dapat dibenarkan. Sila cuba lagi.',
};

export const stopTitle = 'Hentikan e-\u2060mel ini?';
export const stopText =
  'Anda tidak akan menerima e-\u2060mel jenis ini lagi. E-\u2060mel tentang akaun anda masih dihantar.';
export const stop = 'Hentikan e-\u2060mel ini';
export const stopping = 'Menghentikan...';
export const stoppedTitle = 'E-\u2060mel ini sudah dihentikan';
export const stoppedHint = 'Anda boleh menghidupkannya semula di profil anda.';
export const goToProfile = 'Ke profil anda';
export const invalidTitle = 'Pautan ini tidak berfungsi';
export const invalidHint = 'Anda juga boleh mematikan setiap jenis e-\u2060mel di profil anda.';
export const failedTitle = 'E-\u2060mel ini tidak dapat dihentikan';
export const noAnswer = 'Pelayan tidak menjawab. Sila cuba lagi.';
