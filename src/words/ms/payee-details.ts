import { formatAmount, type Sen } from '#domain/money.ts';

export const payeeDetails = {
  added: (day: string) => `Ditambah ${day}.`,
  changed: (day: string, name: string) => `Ditukar ${day}. Tidak pasti? Tanya ${name} sebelum anda bayar.`,
  accountNumber: 'Nombor akaun',
  duitNowId: 'ID DuitNow',
  copy: 'Salin',
  copyAccountNumber: 'Salin nombor akaun',
  copyDuitNowId: 'Salin ID DuitNow',
  accountNumberCopied: 'Nombor akaun disalin',
  duitNowIdCopied: 'ID DuitNow disalin',
  qr: 'DuitNow QR',
  qrFor: (amount: Sen) => `DuitNow QR untuk ${formatAmount(amount)}`,
  amountIsIn: (amount: Sen) =>
    `${formatAmount(amount)} sudah diisi. Simpan dan buka dalam aplikasi bank anda.`,
  /** Of a code that cannot be filled in. */
  typeIt: (share: Sen) => `Tiada jumlah di dalamnya. Taip ${formatAmount(share)} dalam aplikasi bank anda.`,
  scan: 'Imbas dengan aplikasi bank anda',
  saveQr: 'Simpan QR',
  saveFailed: 'Kod QR itu tidak dapat disimpan.',
  copyFailed: 'Gagal disalin',
  copyByHand: 'Tandakan nombor itu dan salin sendiri.',
  loading: 'Memuatkan cara membayar',
  loadFailed: 'Cara membayar tidak dapat dimuatkan.',
  none: (name: string) => `${name} belum menyatakan cara membayarnya. Sila tanya dia.`,
};

/** Above how to pay somebody, and on what opens it. */
export const payeeDetailsTitle = (name: string) => `Cara membayar ${name}`;
/** In place of payment details, for whoever has only the letter to an address that nobody has confirmed. */
export const signInToPay = 'Log masuk untuk melihat cara membayar';
