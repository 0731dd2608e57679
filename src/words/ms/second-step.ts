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
export const goOn = 'Teruskan';
export const checkingCode = 'Menyemak kod...';
