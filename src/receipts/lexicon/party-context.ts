import type { Terms } from '#receipts/terms.ts';

/** Labels of the payer's name, wherever they stand. */
export const PAYER_NAME: Terms = {
  english: ['payer name', 'name of payer'],
  malay: ['nama pelanggan', 'nama pembayar'],
};

/** Labels of a company whose bill was paid: whatever other names stand there, it got the money. */
export const BILLER: Terms = {
  english: ['biller', 'biller name', 'payee corporation'],
  malay: ['pengebil', 'nama pengebil'],
};

/** Behind a biller they ask for something else than its name: 'Biller code', 'Pengebil akaun'. */
export const BILLER_DETAIL: Terms = {
  english: ['code', 'id', 'no', 'number', 'account', 'ref', 'reference', 'category', 'group', 'type'],
  malay: ['kod', 'akaun', 'rujukan'],
};

/** Behind a name, with the sum at the other end of the line: 'Nur Aisyah received'. */
export const RECEIVES: Terms = {
  english: ['received', 'receives', 'gets', 'got', 'will get', 'has it'],
  malay: ['menerima', 'terima'],
};
/** Before it they are no name: 'Recipient received'. */
export const NOBODY_RECEIVES: Terms = {
  english: [
    'recipient',
    'payee',
    'beneficiary',
    'receiver',
    'they',
    'she',
    'he',
    'you',
    'we',
    'amount',
    'money',
  ],
  malay: ['penerima'],
};

/** What stands behind 'to' and names nobody: those whom a title says one may send to ('Transfer to friend'), the end of a translation. */
export const KIND_OF_RECIPIENT: Terms = {
  english: [
    'credited',
    'debited',
    'friend',
    'friends',
    'contact',
    'contacts',
    'others',
    'other bank',
    'other banks',
    'another bank',
    'bank',
    'bank account',
    'local bank',
    'third party',
    'mobile',
    'mobile number',
    'wallet',
    'ewallet',
    'account',
    'other account',
    'individual',
    'merchant',
    'people',
    'person',
    'anyone',
  ],
  malay: [
    'dikreditkan',
    'didebitkan',
    'individu',
    'peniaga',
    'rakan',
    'kenalan',
    'bank lain',
    'akaun bank',
    'akaun lain',
    'orang lain',
    'pihak ketiga',
    'telefon',
    'dompet',
  ],
};

/** Titles over the name of whoever bought something. */
export const SOMEBODY_ELSE: Terms = {
  english: [
    'staff name',
    'staff',
    'employee name',
    'collector name',
    'collected by',
    'delivery address',
    'shipping address',
    'billing address',
    'address',
    'ship to',
    'deliver to',
    'bill to',
    'billed to',
    'customer',
    'member',
    'guest',
    'patient',
    'passenger',
    'policyholder',
    'participant',
    'cashier',
    'served by',
    'family wallet',
    'wallet name',
    'split with',
    'shared with',
    'recent',
    'allowance',
    'tenant',
    'student',
  ],
  malay: [
    'nama kakitangan',
    'kakitangan',
    'alamat',
    'pelanggan',
    'tetamu',
    'pesakit',
    'penumpang',
    'pemegang polisi',
    'peserta',
    'dilayan',
    'dompet keluarga',
    'kongsi dengan',
    'bayar lagi',
    'juruwang',
    'nama dompet',
    'dikongsi dengan',
    'terkini',
    'ahli',
    'penyewa',
    'pelajar',
  ],
};
/** Words of a page about money that goes from one account to another. */
export const TRANSFERS: Terms = {
  english: [
    'transfer',
    'transfers',
    'transferred',
    'transferring',
    'trf',
    'sent',
    'send',
    'remit',
    'remitted',
    'remittance',
    'recipient',
    'beneficiary',
    'bene',
    'payee',
    'duitnow',
    'giro',
    'deposit',
    'credited',
  ],
  malay: [
    'pindah',
    'pindahan',
    'pemindahan',
    'dipindahkan',
    'hantar',
    'hantaran',
    'dihantar',
    'kirim',
    'kiriman',
    'dikirim',
    'penerima',
    'benefisiari',
    'dikreditkan',
  ],
};

/** Words of labels of whosever name an account bears: 'Registered name', 'Pemegang akaun'. */
export const ACCOUNT_NAME: Terms = { english: ['name', 'holder'], malay: ['nama', 'pemegang'] };

/** Those of the payer's name, and of names of things. */
export const OTHER_NAMES: Terms = {
  english: [
    'bank',
    'from',
    'sender',
    'payer',
    'your',
    'my',
    'user',
    'login',
    'customer',
    'company',
    'product',
    'nickname',
  ],
  malay: ['pengirim', 'daripada', 'pembayar', 'anda', 'syarikat', 'pelanggan'],
};
