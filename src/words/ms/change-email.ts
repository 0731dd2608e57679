export const changeEmailText =
  'Kami akan menghantar pautan ke alamat baharu. E-\u2060mel anda bertukar sebaik sahaja anda membuka pautan itu dan mengesahkannya.';
export const newEmail = 'Alamat e-\u2060mel baharu';
export const sendEmailLink = 'Hantar pautan';
/** The same whether or not somebody else has the new address. */
export const emailAsked = (email: string, old: string) =>
  `Jika tiada akaun lain menggunakan ${email}, kami sudah menghantar pautan ke alamat itu. Buka pautan itu dalam masa 24 jam, dalam pelayar tempat anda log masuk. Sehingga itu, e-\u2060mel anda kekal ${old}.`;
export const changeEmailFailed = 'E-\u2060mel tidak dapat dihantar. Sila cuba lagi.';
export const emailUnchanged = 'Ini memang e-\u2060mel anda sekarang.';
