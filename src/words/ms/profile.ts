export const profileTitle = 'Profil saya';
export const signedOut = 'Sila log masuk untuk melihat profil anda.';
export const goToLogin = 'Log masuk';

// its groups of rows, and what the rows show at the right
export const meGroup = 'Saya';
export const devicesGroup = 'Pemberitahuan dan peranti';
export const securityGroup = 'Keselamatan dan akaun';
/** Titles of rows whose windows have their other words in files of their own. */
export const rowTitles = {
  away: 'Tiada di rumah',
  notifications: 'Pemberitahuan dan e-\u2060mel',
  twoStep: 'Log masuk dua langkah',
  data: 'Data saya',
};
export const deviceCount = (count: number) => `${count} peranti`;
export const passwordUnset = 'Belum ditetapkan';
export const onValue = 'Dihidupkan';
export const offValue = 'Dimatikan';
/** Payment details that nobody sees until their owner confirms them. */
export const setAsideValue = 'Sila semak';

// who
export const edit = 'Edit profil';
/** What shows of it on phones. */
export const editShort = 'Edit';
export const namePlaceholder = 'Masukkan nama paparan anda';
export const save = 'Simpan';
export const cancel = 'Batal';
export const updated = 'Profil anda sudah dikemas kini!';
export const updateFailed = 'Profil tidak dapat dikemas kini. Sila cuba lagi.';
export const confirmed = 'Disahkan';
export const notConfirmed = 'Belum disahkan';
export const notConfirmedHint = 'Buka pautan dalam e-\u2060mel yang kami hantar kepada anda.';
/** Where none was sent, or its 7 days are over. */
export const noLinkHint =
  'Kami belum menghantar pautan yang masih berfungsi. Pilih “Hantar semula”. Jika e-\u2060mel hari ini sudah habis, cuba lagi esok.';
export const sendAgain = 'Hantar semula';

// another address
export const changeEmail = 'Tukar alamat e-\u2060mel';

// sessions
export const sessionsTitle = 'Peranti yang log masuk';
export const loadingSessions = 'Memuatkan peranti anda...';
export const sessionsFailed = 'Senarai ini tidak dapat dimuatkan.';
/** 'Chrome di Windows', from what is known of the two. */
export const deviceName = (browser?: string, system?: string) =>
  browser && system ? `${browser} di ${system}` : (browser ?? system ?? 'Peranti tidak dikenali');
export const thisDevice = 'Peranti ini';
/** 'Terakhir digunakan: Semalam' */
export const lastUsed = (day: string) => `Terakhir digunakan: ${day}`;
export const signOut = 'Log keluar';
export const signOutOf = (device: string) => `Log keluar: ${device}`;
export const signOutOthers = 'Log keluar dari peranti lain';
export const signedOutOf = (device: string) => `${device} sudah dilog keluar.`;
export const signedOutOthers = 'Semua peranti lain sudah dilog keluar.';
export const signOutFailed = 'Peranti itu tidak dapat dilog keluar. Sila cuba lagi.';

// account
export const password = 'Kata laluan';
export const passwordHint = 'Peranti anda yang lain dilog keluar apabila kata laluan ditukar.';
export const passwordMissing =
  'Anda log masuk dengan Google. Dengan kata laluan, anda boleh log masuk tanpa Google.';
export const change = 'Tukar';
export const currentPassword = 'Kata laluan semasa';
export const passwordChanged = 'Kata laluan sudah ditukar. Peranti anda yang lain sudah dilog keluar.';
export const passwordSet = 'Kata laluan sudah ditetapkan. Kini anda boleh log masuk dengannya.';
export const passwordFailed = 'Kata laluan tidak dapat ditukar. Sila cuba lagi.';
export const deleteTitle = 'Padam akaun';

// deletion
export const deleteText =
  'Tindakan ini tidak boleh dibuat asal. Orang lain akan melihat “Bekas rakan serumah”, bukan nama anda.';
/** After what is open (words/homes.ts 'openAmounts'). */
export const deleteAmounts = (amounts: string) =>
  `${amounts} Selepas akaun dipadam, tiada peringatan akan dihantar, dan permintaan anda yang belum dibayar oleh sesiapa akan dipadam.`;
export const deleteAmountsUnknown =
  'Permintaan anda yang belum dibayar oleh sesiapa akan dipadam, dan tiada peringatan akan dihantar tentang hutang anda atau hutang kepada anda.';
/** Above the homes that stand in the way, each a link. */
export const handOverFirst = (homes: number) =>
  `Anda pentadbir ${homes} rumah yang ada ahli lain. Serahkan peranan atau padam rumah itu, kemudian kembali ke sini.`;
export const keepAccount = 'Kekalkan akaun';
export const deleting = 'Memadam...';
export const deleted = 'Akaun anda sudah dipadam.';
export const deleteFailed = 'Akaun anda tidak dapat dipadam. Sila cuba lagi.';

/** Profile pictures (docs/product/accounts.md 'Profile pictures'). */
export const pictureProblems = {
  PICTURE_INVALID: 'Sila pilih fail gambar yang sah',
  PICTURE_TOO_LARGE: 'Saiz gambar mesti kurang daripada 5 MB',
};
export const uploadFailed = 'Gambar profil tidak dapat dimuat naik';
export const nobodyFound = 'Tiada pengguna yang log masuk';

export const changePicture = 'Tukar gambar';
export const removePicture = 'Buang gambar';
export const pictureHint = 'Hingga 5 MB';
/** Continues the hint where there is a mouse. */
export const orDrop = ', atau seret ke sini';
export const dropNow = 'Letakkan gambar di sini';
export const chosen = 'Gambar baharu, belum disimpan';
export const removed = 'Gambar dibuang apabila anda menyimpan';
export const sendingPicture = 'Menghantar gambar';
export const cut =
  'Sambungan terputus. Kami akan terus mencuba sehingga 10 minit. Sila jangan tutup halaman ini.';

export const changeEmailText =
  'Kami akan menghantar pautan ke alamat baharu. E-\u2060mel anda bertukar sebaik sahaja anda membuka pautan itu dan mengesahkannya.';
export const newEmail = 'Alamat e-\u2060mel baharu';
export const sendEmailLink = 'Hantar pautan';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `Jika tiada akaun lain menggunakan ${email}, kami sudah menghantar pautan ke alamat itu. Buka pautan itu dalam masa 24 jam, dalam pelayar tempat anda log masuk. Sehingga itu, e-\u2060mel anda kekal ${old}.`;
export const changeEmailFailed = 'E-\u2060mel tidak dapat dihantar. Sila cuba lagi.';
export const emailUnchanged = 'Ini memang e-\u2060mel anda sekarang.';

/** The profile's card: Serumah among the apps of the device. */
export const installTitle = 'Pasang Serumah';
export const installHint = 'Dengan ikon sendiri, dan boleh dibuka tanpa sambungan';
export const installInstalled = 'Serumah sudah dipasang. Anda boleh menemuinya dalam senarai aplikasi anda.';
/** On an iPhone or iPad, where the browser offers nothing by itself; what is in quotes is what stands there. */
export const installOnApple = 'Ketik Kongsi dalam pelayar anda, kemudian “Tambah ke Skrin Utama”.';
export const installInsecure =
  'Ini memerlukan sambungan selamat: buka Serumah di alamat yang bermula dengan https.';
