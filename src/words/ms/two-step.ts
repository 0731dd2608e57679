export const twoStepTitle = 'Log masuk dua langkah';

export const off =
  'Selepas kata laluan, anda akan diminta kod daripada aplikasi di telefon anda. Jadi, kata laluan sahaja tidak cukup untuk log masuk.';
export const on = (codesLeft: number) =>
  `Dihidupkan: log masuk memerlukan kod daripada aplikasi pengesah anda. Anda ada ${codesLeft} kod pemulihan lagi.`;
export const setUp = 'Sediakan';
export const newCodes = 'Kod pemulihan baharu';
export const turnOff = 'Matikan';
