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
