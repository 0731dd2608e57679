/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const title = 'Adakah ini anda?';
export const forOthers =
  'Tindakan ini tidak boleh dibuat asal, dan melibatkan rakan serumah anda. Sila sahkan sekali lagi bahawa ini anda.';
export const payeeName =
  'Resit atas nama ini akan dikira sebagai dibayar kepada anda. Sila sahkan sekali lagi bahawa ini anda.';
