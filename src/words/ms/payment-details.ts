import { ACCOUNT_NAME_MAX, MALAYSIAN_BANKS, type BankId } from '#domain/payment-details.ts';

export const title = 'Cara membayar saya';
export const hint = 'Hanya rakan serumah yang berhutang kepada anda boleh melihatnya.';
export const loading = 'Memuatkan butiran pembayaran anda';
export const loadFailed = 'Butiran pembayaran anda tidak dapat dimuatkan.';
/** The way to the details while there are none. */
export const add = 'Tambah cara membayar anda';
export const addHint = 'DuitNow QR anda disertakan dalam setiap permintaan';
/** The question after the first request. */
export const asked = 'Bagaimana mereka boleh membayar anda?';
export const askedText = 'Permintaan anda sudah dihantar, tetapi mereka belum nampak cara membayar anda.';
export const askedOnce =
  'Hanya rakan serumah yang berhutang kepada anda boleh melihatnya. Kami bertanya sekali sahaja: selepas ini, anda boleh menambahnya di profil anda.';
export const notNow = 'Bukan sekarang';
export const back = 'Kembali';
export const yourQr = 'DuitNow QR anda';
export const yourQrHint =
  'Tangkapan skrin “terima wang” dalam MAE, TNG atau mana-mana bank. Kami isikan jumlah bagi setiap orang.';
export const typeAccount = 'Taip nombor akaun';
export const typeAccountHint = 'Bank, nombor akaun dan nama';
export const typeDuitNowId = 'Taip ID DuitNow';
export const typeDuitNowIdHint = 'Nombor telefon atau MyKad';

const otherBank = 'Lain-lain';
/** A bank's own name; of another there is none. */
export const bankName = (bank: BankId) => (bank === 'other' ? otherBank : MALAYSIAN_BANKS[bank]);
export const bank = 'Bank';
export const noBank = 'Pilih bank atau e-dompet anda';
export const accountNumber = 'Nombor akaun';
export const accountName = 'Nama akaun';
export const accountNameHint =
  'Seperti yang ditulis oleh bank anda. Resit atas nama ini dikira sebagai bayaran kepada anda.';
export const duitNowId = 'ID DuitNow';
export const duitNowIdExample = 'Nombor telefon, MyKad atau pasport';

export const qr = 'DuitNow QR';
export const ownQr = 'DuitNow QR saya';
export const qrHint = 'Gambar kod QR yang digunakan oleh bank atau e-dompet anda untuk menerima wang.';
export const choosePicture = 'Pilih gambar';
export const change = 'Tukar';
export const remove = 'Buang';
export const reading = 'Membaca kod QR…';
export const notRead = 'Gambar itu tidak dapat dihantar. Sila cuba lagi.';
export const removed = 'DuitNow QR dibuang';
/** What a code says of itself. */
export const readOf = (name: string | undefined, issuer: string | undefined) =>
  `Dibaca: ${[name, issuer].filter(Boolean).join(', ') || 'kod DuitNow QR'}.`;
export const fillsIn = 'Setiap bahagian diisi secara automatik.';
export const sealed =
  'Kod ini dilindungi daripada perubahan, jadi jumlah tidak dapat diisi: rakan serumah menaipnya sendiri.';
export const notSaved = 'Belum disimpan.';

export const whyProve =
  'Demi keselamatan, kami meminta kata laluan anda sekali lagi dan menghantar e-\u2060mel bagi setiap perubahan.';
export const whyGoogle =
  'Demi keselamatan, kami meminta anda log masuk dengan Google sekali lagi dan menghantar e-\u2060mel bagi setiap perubahan.';
export const save = 'Simpan butiran pembayaran';
export const setAside =
  'Rakan serumah tidak melihat butiran ini. Ia ditetapkan semasa orang lain mungkin berada dalam akaun anda.';
export const areMine = 'Ini butiran saya';
export const saved = 'Butiran pembayaran disimpan';
export const unchanged = 'Tiada apa-apa yang berubah.';
export const failed = 'Butiran pembayaran anda gagal disimpan. Sila cuba lagi.';
export const proveText =
  'Sesiapa yang menukar butiran ini akan menerima wangnya. Sila sahkan sekali lagi bahawa ini anda.';

export const detailsProblems = {
  ACCOUNT_NUMBER_INVALID:
    'Nombor akaun mempunyai 5 hingga 20 digit. Ruang dan sengkang boleh diletakkan di antaranya.',
  ACCOUNT_NAME_TOO_LONG: `Nama akaun boleh mempunyai paling banyak ${ACCOUNT_NAME_MAX} aksara.`,
  DUITNOW_ID_INVALID: 'ID DuitNow ialah nombor telefon, MyKad, pasport atau perniagaan.',
  PAYMENT_CODE_MISSING: 'Tiada kod QR dalam gambar ini. Sila cuba gambar yang lebih jelas dan lengkap.',
  PAYMENT_CODE_SEVERAL: 'Ada beberapa kod QR dalam gambar ini. Sila potong gambar kepada satu kod.',
  PAYMENT_CODE_OTHER: 'Ini bukan DuitNow QR. Sila gunakan kod bank anda untuk menerima wang.',
  PAYMENT_CODE_DAMAGED:
    'Kod QR ini terpotong atau telah diubah. Sila simpan semula daripada aplikasi bank anda.',
  PAYMENT_CODE_CURRENCY: 'Kod QR ini untuk mata wang selain ringgit.',
  PAYMENT_CODE_ONCE: 'Kod QR ini untuk satu bayaran sahaja. Sila gunakan kod tanpa jumlah.',
  PAYMENT_CODE_FEES: 'Kod QR ini menambah caj atau tip. Sila gunakan kod anda, bukan kod kedai.',
  PAYMENT_CODE_AMOUNT: 'Kod QR ini ada jumlah tetap. Sila gunakan kod tanpa jumlah.',
  PASSWORD_NEEDED: 'Sila masukkan kata laluan anda.',
};

/** The profile's card of names that receipts may bear. */
export const payeeNamesTitle = 'Nama pada resit';
export const payeeNamesHint =
  'Anda mengesahkan nama ini milik anda. Resit atas nama ini dikira sebagai bayaran kepada anda.';
export const payeeNamesLoadFailed = 'Nama-nama ini tidak dapat dimuatkan.';
export const payeeNamesSince = (day: string) => `Sejak ${day}`;
export const payeeNamesForget = 'Lupakan';
export const payeeNamesForgetName = (name: string) => `Lupakan: ${name}`;
export const payeeNamesForgotten = (name: string) =>
  `Kami akan bertanya semula tentang resit kepada ${name}.`;
export const payeeNamesFailed = 'Nama itu tidak dapat dilupakan. Sila cuba lagi.';
