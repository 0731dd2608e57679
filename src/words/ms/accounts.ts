import {
  DISPLAY_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  displayNameProblem,
  isEmail,
  passwordProblem,
} from '#domain/users.ts';

/**
 * What is wrong with a field of an account, by the code that the domain's predicates and the server name it with (docs/product/accounts.md
 * 'Names and passwords').
 */
export const accountProblems = {
  FIELDS_MISSING: 'Sila isi semua ruangan',
  PASSWORD_TOO_SHORT: 'Kata laluan mesti sekurang-kurangnya 6 aksara',
  PASSWORD_TOO_LONG: `Kata laluan tidak boleh melebihi ${PASSWORD_MAX} aksara`,
  EMAIL_INVALID: 'Sila masukkan alamat e-\u2060mel yang sah',
  DISPLAY_NAME_MISSING: 'Nama paparan diperlukan',
  DISPLAY_NAME_TOO_SHORT: 'Nama paparan mesti sekurang-kurangnya 2 aksara',
  DISPLAY_NAME_RESERVED: 'Nama ini digunakan oleh Serumah. Sila pilih nama anda sendiri.',
  DISPLAY_NAME_TOO_LONG: `Nama paparan tidak boleh melebihi ${DISPLAY_NAME_MAX} aksara`,
  NAME_TAKEN: 'Ada rakan serumah yang sudah guna nama ini. Tambah satu huruf untuk membezakannya.',
} as const;

/** What is wrong with an address, a name or a password as it was typed; undefined where nothing is. */
export const emailMessage = (typed: string) => (isEmail(typed) ? undefined : accountProblems.EMAIL_INVALID);
export const displayNameMessage = (typed: string) => {
  const problem = displayNameProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordMessage = (typed: string) => {
  const problem = passwordProblem(typed);
  return problem && accountProblems[problem];
};
export const passwordsDiffer = 'Kata laluan tidak sepadan';
export const nobodySignedIn = 'Tiada pengguna yang log masuk';

// beside the card
export const headline = 'Tugas dan belanja rumah, dikongsi dengan adil.';
export const subline = 'Semua orang nampak apa yang perlu siap, giliran siapa, dan siapa masih berhutang.';
export const sampleChore = { icon: '🧹', title: 'Sapu lantai', text: 'Wei Jie Tan', badge: 'Siap' };
export const sampleCost = { icon: '💡', title: 'RM 59.60', text: 'Elektrik', badge: 'Dibayar' };

// fields
export const emailLabel = 'E-\u2060mel';
export const passwordLabel = 'Kata laluan';
export const newPasswordLabel = 'Kata laluan baharu';
export const displayNameLabel = 'Nama paparan';
export const showPassword = 'Tunjukkan kata laluan';
export const hidePassword = 'Sembunyikan kata laluan';
export const newPassword = {
  confirmLabel: 'Sahkan kata laluan',
  hint: `Sekurang-kurangnya ${PASSWORD_MIN} aksara`,
  showLabel: showPassword,
  hideLabel: hidePassword,
};

// /login
export const loginTitle = 'Selamat kembali';
export const signIn = 'Log masuk';
export const signingIn = 'Sedang log masuk...';
export const forgottenPassword = 'Lupa kata laluan?';
export const newHere = 'Pengguna baharu?';
export const createOne = 'Daftar akaun';
export const loggedIn = 'Berjaya log masuk!';
export const nameNeeded = 'Sila lengkapkan profil anda!';
export const loginFailed = 'Tidak dapat log masuk';
export const googleLoginFailed = 'Tidak dapat log masuk dengan Google';

// /register
export const registerTitle = 'Daftar akaun';
export const createAccount = 'Daftar akaun';
export const creatingAccount = 'Mendaftar akaun...';
export const haveOne = 'Sudah ada akaun?';
export const accountCreated = 'Akaun anda berjaya didaftarkan!';
export const registerFailed = 'Akaun tidak dapat didaftarkan';
export const googleRegisterFailed = 'Tidak dapat mendaftar dengan Google';
export const onlyInvited =
  'Akaun baharu memerlukan pautan jemputan. Minta daripada rakan serumah, kemudian buka pautan itu dahulu.';

// Google
export const or = 'atau';
export const withGoogle = 'Teruskan dengan Google';
export const connectingToGoogle = 'Menyambung ke Google...';
export const googleNotSetUp = 'Log masuk dengan Google tidak disediakan di pelayan ini.';
export const googleClosed = (failed: string) => `${failed}: tetingkap ditutup. Sila cuba lagi.`;
export const googleBlocked = (failed: string) =>
  `${failed}: tetingkap timbul disekat. Benarkannya untuk laman ini dan cuba lagi.`;
export const googleNotJoined =
  'E-\u2060mel ini ada kata laluan. Log masuk dengannya; sahkan e-\u2060mel untuk guna Google juga.';
export const googleAddressKept = 'Sudah ada akaun dengan e-\u2060mel ini.';
export const invitationNeeded = 'Akaun baharu memerlukan pautan jemputan. Minta daripada rakan serumah.';

// /complete-profile
export const completeTitle = 'Apa nama panggilan anda?';
export const completeText = 'Rakan serumah akan nampak nama ini pada tugas dan bayaran.';
export const nameMissing = 'Sila masukkan nama paparan';
export const changeLater = 'Anda boleh menukar nama paparan kemudian dalam tetapan.';
export const previewChore = { icon: '🪴', title: 'Siram pokok' };
export const previewName = 'Nama anda';
export const goOn = 'Teruskan';
export const saving = 'Menyimpan...';
export const signedInAs = 'Anda log masuk sebagai';
/** After what stands in a sentence and is no word of ours, or a button. */
export const fullStop = '.';
export const profileCompleted = 'Profil anda sudah lengkap!';
export const completeFailed = 'Profil tidak dapat dikemas kini';

// /forgot-password
export const sending = 'Menghantar...';
export const sendFailed = 'E-\u2060mel tidak dapat dihantar. Sila cuba lagi.';
export const backToSignIn = 'Kembali ke log masuk';

// /reset-password
export const resetTitle = 'Pilih kata laluan baharu';
export const resetText = 'Peranti anda yang lain akan dilog keluar.';
export const savePassword = 'Simpan';
export const passwordChanged = 'Kata laluan sudah ditukar, dan anda kini log masuk.';
export const resetFailed = 'Kata laluan tidak dapat ditukar. Sila cuba lagi.';
export const checkingLink = 'Menyemak pautan...';
export const expiredTitle = 'Pautan ini sudah tamat tempoh';
export const expiredText = 'Setiap pautan boleh digunakan sekali sahaja, dalam masa satu jam.';
export const sendNewLink = 'Hantar pautan baharu';
export const checkFailedTitle = 'Pautan ini tidak dapat disemak';
export const checkFailed = 'Pelayan tidak menjawab. Sila cuba lagi.';

// letters about an address
export const confirmingEmail = 'Mengesahkan...';
export const unconfirmedTitle = 'Pautan ini tidak lagi berfungsi';
export const sentAgain = (email: string) => `E-\u2060mel baharu sedang dihantar ke ${email}.`;

export const forgotTitle = 'Lupa kata laluan';
export const forgotText =
  'Masukkan e-\u2060mel anda. Kami akan menghantar pautan untuk memilih kata laluan baharu.';
export const sendLink = 'Hantar pautan';
export const sentTitle = 'Semak e-\u2060mel anda';
/** The address stands between the two. */
export const sentBefore = 'Jika';
export const sentAfter =
  'mempunyai akaun, kami sudah menghantar pautan ke alamat itu. Pautan boleh digunakan sekali sahaja, dalam masa satu jam.';
export const nothingThere = 'Tiada e-\u2060mel? Semak folder spam, atau';
export const tryAnother = 'cuba alamat lain';

export const confirmTitle = 'Adakah ini e-\u2060mel anda?';
export const confirmText = (email: string) => `Sila sahkan bahawa ${email} milik anda.`;
export const confirmSignedOut = (email: string) => `Log masuk untuk mengesahkan bahawa ${email} milik anda.`;
export const confirmAsOther = (email: string, other: string) =>
  `Pautan ini untuk ${email}, tetapi anda log masuk sebagai ${other}.`;
export const confirmEmail = 'Sahkan e-\u2060mel';
export const confirmedTitle = 'E-\u2060mel disahkan';
export const confirmedText = (email: string, google: boolean) =>
  `Terima kasih kerana mengesahkan ${email}. ${google ? 'Kini anda boleh log masuk dengan Google juga.' : 'Semuanya sudah selesai.'}`;
export const expiredSignedIn = 'Pautan pengesahan sah selama 7 hari. Kami boleh hantar pautan baharu.';
export const expiredSignedOut =
  'Pautan pengesahan sah selama 7 hari. Log masuk untuk mendapatkan pautan baharu di profil anda.';
export const expiredNotNeeded = 'E-\u2060mel anda sudah disahkan.';
export const confirmFailedTitle = 'E-\u2060mel anda tidak dapat disahkan';
export const confirmFailed = 'E-\u2060mel anda tidak dapat disahkan. Sila cuba lagi.';

// /change-email
export const newEmailTitle = 'Adakah ini e-\u2060mel baharu anda?';
export const newEmailText = (email: string, old: string) =>
  `${email} akan menggantikan ${old} sebagai e-\u2060mel anda. Peranti anda yang lain akan dilog keluar.`;
export const newEmailSignedOut =
  'Log masuk dengan e-\u2060mel semasa anda untuk mengesahkan e-\u2060mel baharu.';
export const newEmailAsOther = (other: string) =>
  `Pautan ini untuk akaun lain, tetapi anda log masuk sebagai ${other}.`;
export const confirmNewEmail = 'Sahkan e-\u2060mel baharu';
export const newEmailDone = 'E-\u2060mel sudah ditukar';
export const newEmailDoneText = (email: string) => `Mulai sekarang, log masuk dengan ${email}.`;
export const newEmailExpired =
  'Pautan e-\u2060mel baharu sah selama 24 jam, dan hanya sehingga e-\u2060mel anda ditukar. Anda boleh mendapatkan pautan baharu di profil anda.';
export const newEmailFailed = 'E-\u2060mel anda tidak dapat ditukar. Sila cuba lagi.';

// /keep-email
export const keepTitle = 'Bukan anda yang buat?';
export const keepText =
  'Jika orang lain menukar e-\u2060mel anda atau menghidupkan log masuk dua langkah, ambil semula akaun anda. Perubahan itu akan dibatalkan, semua peranti akan dilog keluar, dan anda boleh memilih kata laluan baharu.';
export const keepEmail = 'Ambil semula akaun saya';
export const keeping = 'Mengambil semula...';
export const keptTitle = 'Akaun anda sudah kembali';
export const keptText = (email: string) =>
  `E-\u2060mel anda kembali kepada ${email}, dan semua peranti sudah dilog keluar. Kami sudah menghantar pautan ke alamat itu untuk anda memilih kata laluan baharu.`;
export const keepExpired = 'Pautan boleh digunakan sekali sahaja, dalam masa 7 hari selepas perubahan itu.';
export const keepFailed = 'Akaun anda tidak dapat diambil semula. Sila cuba lagi.';

/** Below a new password that others would soon guess; it is taken all the same. */
export const guessablePasswords = {
  COMMON_PASSWORD:
    'Ramai orang menggunakan kata laluan ini, jadi mudah diteka. Beberapa perkataan pilihan sendiri lebih selamat.',
  OWN_NAME:
    'Kata laluan ini hampir sama dengan nama yang diketahui orang, jadi mudah diteka. Beberapa perkataan pilihan sendiri lebih selamat.',
} as const;

/** What was set aside as an owner took an account back (docs/product/accounts.md 'What an owner gets back'). */
export const setAside = {
  title: 'Diketepikan demi keselamatan',
  text: 'Mungkin orang lain yang menetapkan perkara ini, jadi ia tidak lagi berfungsi dengan sendiri:',
  paymentDetails:
    'Butiran pembayaran anda: rakan serumah tidak melihatnya sehingga anda mengesahkannya di bawah “Cara membayar saya” di profil anda.',
  payeeNames: (count: number) =>
    `${count} nama pada resit: tidak lagi dikira sebagai nama anda. Resit seterusnya atas nama itu akan bertanya lagi.`,
  repeating: (count: number) =>
    `${count} permintaan berulang dijeda. Anda boleh menyambungnya di bawah “Berulang”.`,
  mail: 'E-\u2060mel yang dimatikan kini dihidupkan semula. Anda boleh memilih di profil anda.',
  home: 'Rumah yang baru disertai bukan lagi rumah aktif anda. Anda boleh menukarnya di bawah “Rumah anda”.',
};

/** What was set longer ago, so that it stays (docs/product/accounts.md 'Still set'). */
export const stillSet = {
  title: 'Masih ditetapkan: adakah ini milik anda?',
  text: 'Ini ditetapkan lebih lama dahulu, jadi ia kekal. Buang apa yang anda tidak kenali:',
  paymentDetails: (ending: string) =>
    ending === ''
      ? 'Butiran pembayaran anda: kod QR. Lihat “Cara membayar saya” di profil anda.'
      : `Butiran pembayaran anda yang berakhir dengan ${ending}. Lihat “Cara membayar saya” di profil anda.`,
  payeeNames: 'Nama pada resit yang dikira sebagai nama anda. Lihat profil anda.',
  repeating: 'Permintaan berulang. Lihat “Berulang” di Pay My Money Back.',
  mail: 'Sebahagian e-\u2060mel dimatikan. Lihat “Pemberitahuan dan e-\u2060mel” di profil anda.',
};
