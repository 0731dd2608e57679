export const forgotTitle = 'Lupa kata laluan';
export const forgotText =
  'Masukkan e-\u2060mel anda. Kami akan menghantar pautan untuk memilih kata laluan baharu.';
export const sendLink = 'Hantar pautan';
export const sentTitle = 'Semak e-\u2060mel anda';
/** The address stands between the two. */
export const sentBefore = 'Jika';
export const sentAfter =
  'mempunyai akaun, kami sudah menghantar pautan ke alamat itu. Pautan boleh digunakan sekali sahaja, dalam masa satu jam.';
export const nothingThere = 'Tiada e-\u2060mel? Semak folder spam, atau';
export const tryAnother = 'cuba alamat lain';
