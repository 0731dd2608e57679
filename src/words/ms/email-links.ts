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
