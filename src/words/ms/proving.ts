/** The dialog that asks who it is (docs/product/accounts.md 'What takes proof'). */
export const title = 'Adakah ini anda?';
export const forOthers =
  'Tindakan ini tidak boleh dibuat asal, dan melibatkan rakan serumah anda. Sila sahkan sekali lagi bahawa ini anda.';
export const payeeName =
  'Resit atas nama ini akan dikira sebagai dibayar kepada anda. Sila sahkan sekali lagi bahawa ini anda.';

/** To a person without a password: beside the button that signs in with Google, and once they did. */
export const whenNeeded = 'Jika sudah lama anda log masuk, anda akan diminta log masuk semula dengan Google.';
export const thanks = 'Terima kasih. Sekarang anda boleh teruskan.';
