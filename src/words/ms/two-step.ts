import { RECOVERY_CODES } from '#domain/two-step.ts';

export const off =
  'Selepas kata laluan, anda akan diminta kod daripada aplikasi di telefon anda. Jadi, kata laluan sahaja tidak cukup untuk log masuk.';
export const on = (codesLeft: number) =>
  `Dihidupkan: log masuk memerlukan kod daripada aplikasi pengesah anda. Anda ada ${codesLeft} kod pemulihan lagi.`;
export const setUp = 'Sediakan';
export const newCodes = 'Kod pemulihan baharu';
export const turnOff = 'Matikan';

// set-up
export const setUpTitle = 'Sediakan log masuk dua langkah';
export const proveText = 'Mula-mula, sahkan bahawa ini memang anda.';
export const next = 'Teruskan';
export const scanText =
  'Imbas kod ini dengan aplikasi pengesah (Google Authenticator, Microsoft Authenticator, 1Password, Aegis …), atau taip kunci ke dalam aplikasi itu.';
export const qrName = 'Kod QR untuk aplikasi pengesah anda';
export const keyLabel = 'Kunci';
export const copyKey = 'Salin kunci';
export const keyCopied = 'Kunci disalin';
export const keyNotCopied = 'Kunci tidak dapat disalin. Pilih kunci itu dan salin sendiri.';
export const thenText = 'Kemudian masukkan kod yang dipaparkan.';
export const turnOn = 'Hidupkan';
export const turningOn = 'Menghidupkan...';
export const setUpFailed = 'Log masuk dua langkah tidak dapat disediakan. Sila cuba lagi.';
export const turnedOn = 'Log masuk dua langkah sudah dihidupkan. Peranti anda yang lain sudah dilog keluar.';

// recovery codes
export const codesTitle = 'Kod pemulihan anda';
export const codesText = `Simpan ${RECOVERY_CODES} kod ini di tempat yang selamat. Jika telefon anda hilang, setiap kod boleh digunakan sekali untuk log masuk. Kod ini tidak akan ditunjukkan lagi.`;
export const copyCodes = 'Salin kod';
export const codesCopied = 'Kod pemulihan disalin';
export const codesNotCopied = 'Kod tidak dapat disalin. Simpan sebagai fail, atau pilih dan salin sendiri.';
export const saveCodes = 'Simpan sebagai fail';
export const codesFile = 'serumah-kod-pemulihan.txt';
export const codesFileText = (email: string, codes: readonly string[]) =>
  `Serumah: kod pemulihan untuk ${email}. Setiap kod boleh digunakan sekali untuk log masuk.\n\n${codes.join('\n')}\n`;
export const kept = 'Saya sudah simpan';
export const renewTitle = 'Kod pemulihan baharu?';
export const renewText = 'Kod yang sudah anda simpan tidak akan berfungsi lagi.';
export const renew = 'Buat kod';
export const renewFailed = 'Kod baharu tidak dapat dibuat. Sila cuba lagi.';

// the end
export const endTitle = 'Matikan log masuk dua langkah?';
export const endText =
  'Kata laluan sahaja sudah cukup untuk log masuk. Peranti anda yang lain akan dilog keluar.';
export const endFailed = 'Log masuk dua langkah tidak dapat dimatikan. Sila cuba lagi.';
export const ended = 'Log masuk dua langkah sudah dimatikan.';
export const working = 'Sebentar...';

export const secondStepTitle = 'Log masuk dua langkah';
export const codeText = 'Masukkan kod untuk Serumah daripada aplikasi pengesah anda.';
export const codeField = {
  label: 'Kod',
  recoveryLabel: 'Kod pemulihan',
  recoveryHint: 'Satu daripada kod yang anda simpan. Setiap kod boleh digunakan sekali sahaja.',
  toRecovery: 'Guna kod pemulihan',
  toApp: 'Guna kod daripada aplikasi',
};
export const codeMissing = 'Sila masukkan kod';
export const codeGoOn = 'Teruskan';
export const checkingCode = 'Menyemak kod...';

/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const provingTitle = 'Adakah ini anda?';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const provingWhenNeeded =
  'Jika sudah lama anda log masuk, anda akan diminta log masuk semula dengan Google.';
export const provingThanks = 'Terima kasih. Sekarang anda boleh teruskan.';
