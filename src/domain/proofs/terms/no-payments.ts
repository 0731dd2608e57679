import type { Terms } from '#domain/proofs/terms.ts';

/** What adverts give away; 'coins waiting for you' is no payment that waits. */
export const GIFTS: Terms = {
  english: ['coins', 'points', 'rewards', 'reward', 'voucher', 'vouchers', 'cashback', 'prize', 'prizes'],
  malay: ['syiling', 'mata ganjaran', 'ganjaran', 'baucar', 'hadiah', 'pulangan tunai'],
};

/** What else than money is sent or received. */
export const NO_MONEY: Terms = {
  english: ['link', 'otp', 'tac', 'code', 'request', 'reminder', 'invoice', 'receipt', 'notification'],
  malay: ['pautan', 'kod', 'permintaan', 'peringatan', 'resit', 'notifikasi'],
};

/** What is sent about a payment, and is none. */
export const NOTICES: Terms = {
  english: ['otp', 'tac', 'email', 'e-mail', 'sms', 'notice', 'approval', 'verification'],
  malay: ['notis', 'emel', 'e-mel', 'permintaan', 'kelulusan', 'pengesahan'],
};

/** Money that stays one's own. */
export const TOP_UPS: Terms = {
  english: ['top up', 'topup', 'top-up', 'reload', 'cash in', 'add money'],
  malay: ['tambah nilai', 'isi semula', 'tambah duit'],
};

/** What is kept for later, and no payment: 'Your favourite has been added', 'Arahan tetap telah diwujudkan'. */
export const KEPT_THING: Terms = {
  english: [
    'favourite',
    'favourites',
    'favorite',
    'payee',
    'recipient',
    'beneficiary',
    'contact',
    'template',
    'standing instruction',
    'standing order',
    'recurring transfer',
    'recurring payment',
    'auto debit',
    'autopay',
    'schedule',
    'mandate',
    'limit',
  ],
  malay: ['kegemaran', 'penerima', 'benefisiari', 'templat', 'arahan tetap', 'jadual', 'mandat', 'had'],
};

/** What became of it. */
export const KEPT: Terms = {
  english: [
    'added',
    'saved',
    'registered',
    'created',
    'set up',
    'activated',
    'updated',
    'uploaded',
    'generated',
    'exported',
    'lodged',
  ],
  malay: [
    'ditambah',
    'disimpan',
    'didaftarkan',
    'diwujudkan',
    'ditetapkan',
    'diaktifkan',
    'dikemas kini',
    'dimuat naik',
    'dijana',
  ],
};

/** What else goes well: beside one of them a success word tells of a payment only where one is named. */
export const OTHER_THINGS: Terms = {
  english: [
    'order',
    'parcel',
    'delivery',
    'booking',
    'registration',
    'application',
    'profile',
    'login',
    'log in',
    'verification',
    'sign up',
    'purchase',
    'reservation',
    'checkout',
    'activation',
    'limit',
    'top up',
    'topup',
    'top-up',
    'reload',
    'cash in',
    'points',
    'coins',
    'name check',
    'enquiry',
    'inquiry',
    'lookup',
    'look up',
    'survey',
    'claim',
    'cancellation',
    'undo',
    'rollback',
    'stop payment',
    'recall',
    'reimbursement',
    'promo',
    'promo code',
    'scanned',
    'scan',
    'authentication',
    'review',
    'form',
    'invitation',
    'postponed',
    'upload',
    'download',
    'subscription',
    'complaint',
    'dispute',
  ],
  malay: [
    'semakan',
    'pertanyaan',
    'tuntutan',
    'pembatalan',
    'henti bayar',
    'aduan',
    'pengesahan',
    'pemulangan',
    'promosi',
    'penjadualan',
    'muat naik',
    'muat turun',
    'jemputan',
    'imbasan',
    'borang',
    'tangguh',
    'penangguhan',
    'langganan',
    'pesanan',
    'bungkusan',
    'penghantaran barang',
    'tempahan',
    'pendaftaran',
    'permohonan',
    'profil',
    'log masuk',
    'pembelian',
    'pengaktifan',
    'had',
    'tambah nilai',
    'mata ganjaran',
  ],
};

/** Papers about money that move none: what they say went well is the paper itself. */
export const OTHER_PAPERS: Terms = {
  english: [
    'claim',
    'invoice',
    'quotation',
    'quote',
    'purchase order',
    'mandate',
    'e-mandate',
    'loan application',
    'loan',
    'application',
    'voucher',
    'gift card',
    'name check',
    'account check',
    'refund form',
    'cheque',
    'payslip',
    'pay slip',
    'money request',
    'payment request',
    'request money',
    'courier',
    'delivery note',
    'document',
  ],
  malay: [
    'tuntutan',
    'invois',
    'sebut harga',
    'pesanan belian',
    'mandat',
    'pinjaman',
    'permohonan',
    'baucar',
    'semakan nama',
    'semakan akaun',
    'bantuan',
    'cek',
    'slip gaji',
    'permintaan',
    'dokumen',
    'bayaran semasa hantar',
    'cod',
  ],
};

/** What a bank takes from somebody before any money moves: 'We have received your payment instruction'. */
export const TAKEN: Terms = {
  english: ['instruction', 'application', 'details', 'money', 'funds'],
  malay: ['arahan', 'permohonan', 'butiran', 'wang', 'duit'],
};

export const TAKEN_IN: Terms = { english: ['received', 'accepted'], malay: ['diterima'] };

/** Words of pages that are about a payment and are no receipt of it: a notice, a mandate, an enquiry, the first of several parts. */
export const OTHER_PAGES: Terms = {
  english: [
    'rent notice',
    'collect money',
    'pre-authorisation',
    'pre-authorization',
    'payroll run',
    'payment approval',
    'track payment',
    'payment enquiry',
    'deposit return',
    'max per debit',
    'maximum per debit',
    'instalment 1 of',
    'entry id',
  ],
  malay: [
    'notis sewa',
    'pra-kebenaran',
    'semakan penerima',
    'had baharu',
    'had baru',
    'jejak bayaran',
    'pertanyaan transaksi',
    'buku hutang',
    'kad hadiah',
    'ansuran 1 daripada',
    'bayar semasa daftar masuk',
    'pembiayaan mikro',
  ],
};
