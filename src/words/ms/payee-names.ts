/** The profile's card of names that receipts may bear. */
export const title = 'Nama pada resit';
export const hint =
  'Anda mengesahkan nama ini milik anda. Resit atas nama ini dikira sebagai bayaran kepada anda.';
export const loadFailed = 'Nama-nama ini tidak dapat dimuatkan.';
export const since = (day: string) => `Sejak ${day}`;
export const forget = 'Lupakan';
export const forgetName = (name: string) => `Lupakan: ${name}`;
export const forgotten = (name: string) => `Kami akan bertanya semula tentang resit kepada ${name}.`;
export const failed = 'Nama itu tidak dapat dilupakan. Sila cuba lagi.';
