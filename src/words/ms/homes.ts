import type { Role } from '#domain/homes.ts';
import { formatAmount, type OpenAmounts } from '#domain/money.ts';
import { capital, listedUpTo } from './grammar.ts';

export const ROLES: Record<Role, string> = { administrator: 'Pentadbir', member: 'Ahli' };

export const joined = (parts: (string | false)[]) => parts.filter(Boolean).join(', dan ');

/** 'Orang lain masih berhutang RM 58.00 kepada anda, dan anda masih berhutang RM 12.00.' One of the two at least is above zero. */
export const openAmounts = ({ owed, owes }: OpenAmounts) =>
  `${capital(
    joined([
      owed > 0 && `orang lain masih berhutang ${formatAmount(owed)} kepada anda`,
      owes > 0 && `anda masih berhutang ${formatAmount(owes)}`,
    ]),
  )}.`;
export const staysOpen = 'Jumlah ini kekal di Pay My Money Back.';

/** Home Management (docs/product/homes.md 'Several homes', 'Creating a home', 'Joining by name'). */
export const homePage = {
  title: 'Urus rumah',
  text: 'Ahli, tugas dan tetapan rumah anda',
  loading: 'Memuatkan…',
  loadFailed: 'Rumah anda tidak dapat dimuatkan',
  cancel: 'Batal',
  close: 'Tutup',
};

export const homeList = {
  title: 'Rumah anda',
  active: 'Aktif',
  roleAndMembers: (role: Role, members: number) => `${ROLES[role]} · ${members} ahli`,
  /** After role and members, where another home was made the active one elsewhere. */
  shownHere: 'dipaparkan di sini',
  switch: 'Beralih',
  leave: 'Keluar',
  left: 'Anda sudah keluar dari rumah itu!',
  leaveFailed: 'Tidak dapat keluar dari rumah',
};

export const noHomeFound = {
  title: 'Belum ada rumah',
  startOrJoin: 'Cipta rumah, atau sertai yang sedia ada',
  manageHomes: 'Urus rumah',
  /** To somebody who left the one that was shown, and lives in others. */
  noneShown: (homes: number) => `Anda ada ${homes} rumah lain. Beralih di sini.`,
};

export const homeDetails = {
  loadFailed: 'Ahli rumah tidak dapat dimuatkan',
  renameTitle: 'Tukar nama rumah',
  newName: 'Nama baharu',
  save: 'Simpan',
  renamed: 'Nama rumah sudah ditukar!',
  renameFailed: 'Nama rumah tidak dapat ditukar. Sila cuba lagi.',
};

export const inviteLink = {
  title: 'Pautan jemputan',
  text: 'Sesiapa yang ada pautan ini boleh menyertai.',
  /** In the share sheet, with the link behind it. */
  shareTitle: (home: string) => `Sertai ${home}`,
  shareText: (home: string) =>
    `Jom sertai ${home} di Serumah, tempat kita berkongsi tugas dan belanja rumah.`,
  copy: 'Salin pautan',
  copied: 'Pautan jemputan disalin',
  copyFailed: 'Pautan tidak dapat disalin',
  code: 'Kod QR pautan jemputan',
  scan: 'Orang di sebelah anda boleh mengimbas kod ini dengan kamera telefon.',
  makeNew: 'Buat pautan baharu',
  makeNewTitle: 'Buat pautan jemputan baharu?',
  makeNewText: 'Pautan sekarang tidak akan berfungsi lagi. Ahli sedia ada kekal.',
  makeNewYes: 'Buat pautan',
  made: 'Pautan jemputan baharu sudah dibuat. Pautan lama tidak lagi berfungsi.',
  makeFailed: 'Pautan jemputan baharu tidak dapat dibuat. Sila cuba lagi.',
};

/** The name is required (docs/product/homes.md 'Creating a home'). */
export const createHome = {
  title: 'Cipta rumah',
  hint: 'Anda akan menjadi pentadbirnya',
  label: 'Nama rumah',
  button: 'Cipta rumah',
  done: 'Rumah anda sudah dicipta!',
  failed: 'Rumah tidak dapat dicipta',
};

export const joinByName = {
  title: 'Sertai rumah',
  hint: 'Atau minta pautan jemputan daripada rakan serumah',
  label: 'Nama rumah yang tepat',
  button: 'Sertai rumah',
  done: 'Anda sudah menyertai rumah ini!',
  failed: 'Tidak dapat menyertai rumah',
  cancel: 'Batal',
  asked: (home: string) =>
    `Anda memohon untuk menyertai ${home}. Pentadbirnya akan menerima atau menolak permohonan anda.`,
};

export const homeNameMissing = 'Sila masukkan nama rumah';

const NAMED = 2;

/** Who else lives in the home: two whole names at most, then how many more. */
export const youLiveWith = (names: readonly string[]) =>
  names.length === 0 ? 'Hanya anda di sini setakat ini.' : `Anda serumah dengan ${listedUpTo(NAMED, names)}`;

/** Join Home, which opens from an invite link (docs/product/homes.md 'Opening the link'). */
export const joinHome = {
  joining: 'Menyertai rumah…',
  oneMoment: 'Sebentar ya',
  joined: 'Anda sudah menyertai rumah ini!',
  joinedToast: 'Anda sudah menyertai rumah ini!',
  already: 'Anda sudah menjadi ahli rumah ini. Rumah ini kini aktif.',
  /** A newcomer's first chore; `day` with its weekday. */
  first: (chore: string, day: string) => `Tugas pertama anda: ${chore}, ${day}.`,
  goToDashboard: 'Ke laman utama',
  manageHomes: 'Urus rumah',
  unable: 'Tidak dapat menyertai',
  missing: 'Pautan jemputan tidak sah: tiada homeId.',
  gone: 'Rumah ini tidak wujud lagi.',
  failed: 'Tidak dapat menyertai rumah ini. Sila cuba lagi kemudian.',
  returnToApp: 'Kembali ke aplikasi',
  askForNewLink: 'Minta pautan jemputan baharu daripada rakan serumah anda.',
};

/** In the card 'Join Home': what one waits for. */
export const ownJoinRequests = {
  title: 'Permohonan anda untuk menyertai',
  askedOn: (day: string) => `Dimohon pada ${day}. Menunggu jawapan pentadbir.`,
  loadFailed: 'Permohonan anda untuk menyertai tidak dapat dimuatkan.',
  takeBack: 'Tarik balik',
  takenBack: (home: string) => `Permohonan anda untuk menyertai ${home} sudah ditarik balik.`,
  takeBackFailed: 'Permohonan tidak dapat ditarik balik. Sila cuba lagi.',
};

/** On the administrator's Home Management: who asks to join by the home's name. */
export const waiting = {
  title: 'Menunggu untuk menyertai',
  /** Names are whatever people type. */
  text: 'Sesiapa boleh guna apa-apa nama. Jadi, terima hanya orang yang memang anda tunggu.',
  /** What accepting somebody moves; `members` with the newcomer. */
  share: (members: number) =>
    `Mulai esok, orang yang anda terima mendapat satu daripada setiap ${members} tugas.`,
  askedOn: (day: string) => `Dimohon pada ${day}`,
  accept: 'Terima',
  decline: 'Tolak',
  accepted: (name: string) => `${name} kini ahli rumah.`,
  declined: (name: string) => `Permohonan ${name} ditolak.`,
  acceptFailed: 'Permohonan tidak dapat diterima. Sila cuba lagi.',
  declineFailed: 'Permohonan tidak dapat ditolak. Sila cuba lagi.',
};

/** Asked before one joins (docs/product/homes.md 'Warning about similar names'). */
export const joiningDoubts = {
  JOIN_SAME_HOME: 'Anda tinggal di rumah lain dengan nama ini. Sertai yang ini juga?',
  JOIN_NAMESAKE: 'Seseorang di sana senama dengan orang yang anda kenal dari rumah lain. Sertai juga?',
};

/** What an invite link shows before one joins (docs/product/homes.md 'What a link shows'). */
export const invitation = {
  invited: 'Anda dijemput',
  /** Where the link works; a home may have been made before its creator gave their name. */
  invitedBy: (person: string, home: string) =>
    person === '' ? `Anda dijemput ke ${home}` : `${person} menjemput anda ke ${home}`,
  opening: 'Membuka jemputan…',
  whoLivesThere: 'Siapa tinggal di situ',
  signIn: 'Sila log masuk untuk menyertai rumah ini.',
  /** Asked where nothing says that the person opened the link; the home is unknown where the link opens nothing. */
  question: (home: string | undefined) => `Sertai ${home ?? 'rumah ini'}?`,
  whyAsked: 'Anda belum menjadi ahli. Jika bukan anda yang membuka pautan jemputan, kembali ke aplikasi.',
  join: 'Sertai rumah ini',
  goToLogin: 'Log masuk',
  createAccount: 'Daftar akaun',
  about: 'Serumah membantu rakan serumah berkongsi tugas dan belanja rumah.',
};

/** What a chat shows of an invite link (docs/product/homes.md 'What a link shows'). */
export const linkPreview = {
  title: (home: string) => `Sertai ${home} di Serumah`,
  text: 'Buka pautan untuk berkongsi tugas dan belanja dengan rakan serumah anda.',
};
