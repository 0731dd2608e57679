// /change-email
export const newEmailTitle = 'Adakah ini e-mel baharu anda?';
export const newEmailText = (email: string, old: string) =>
  `${email} akan menggantikan ${old} sebagai e-mel anda. Peranti anda yang lain akan dilog keluar.`;
export const newEmailSignedOut = 'Log masuk dengan e-mel semasa anda untuk mengesahkan e-mel baharu.';
export const newEmailAsOther = (other: string) =>
  `Pautan ini untuk akaun lain, tetapi anda log masuk sebagai ${other}.`;
export const confirmNewEmail = 'Sahkan e-mel baharu';
export const newEmailDone = 'E-mel sudah ditukar';
export const newEmailDoneText = (email: string) => `Mulai sekarang, log masuk dengan ${email}.`;
export const newEmailExpired =
  'Pautan e-mel baharu sah selama 24 jam, dan hanya sehingga e-mel anda ditukar. Anda boleh mendapatkan pautan baharu di profil anda.';
export const newEmailFailed = 'E-mel anda tidak dapat ditukar. Sila cuba lagi.';

// /keep-email
export const keepTitle = 'Bukan anda yang buat?';
export const keepText =
  'Jika orang lain menukar e-mel anda atau menghidupkan log masuk dua langkah, ambil semula akaun anda. Perubahan itu akan dibatalkan, semua peranti akan dilog keluar, dan anda boleh memilih kata laluan baharu.';
export const keepEmail = 'Ambil semula akaun saya';
export const keeping = 'Mengambil semula...';
export const keptTitle = 'Akaun anda sudah kembali';
export const keptText = (email: string) =>
  `E-mel anda kembali kepada ${email}, dan semua peranti sudah dilog keluar. Kami sudah menghantar pautan ke alamat itu untuk anda memilih kata laluan baharu.`;
export const keepExpired = 'Pautan boleh digunakan sekali sahaja, dalam masa 7 hari selepas perubahan itu.';
export const keepFailed = 'Akaun anda tidak dapat diambil semula. Sila cuba lagi.';
