import type { Terms } from '#domain/proofs/terms.ts';

/** Starts a cell whose row holds what the payer wrote: never an amount paid. */
export const MEMO: Terms = {
  english: [
    'recipient ref',
    'recipient reference',
    'payment details',
    'payment reference',
    'payment ref',
    'transfer remark',
    'transfer remarks',
    'transfer details',
    'transfer note',
    'other payment',
    'other payment details',
    'your ref',
    'your reference',
    'customer ref',
    'customer reference',
    'remark',
    'remarks',
    'note',
    'notes',
    'memo',
    'message',
    'description',
    'desc',
    'purpose',
    'whats it for',
    'reference 2',
    'reference 3',
  ],
  malay: [
    'rujukan penerima',
    'rujukan pembayaran',
    'catatan',
    'nota',
    'butiran',
    'mesej',
    'keterangan',
    'tujuan',
  ],
};

/** What is left, allowed or owed, not paid. */
export const BALANCE: Terms = {
  english: [
    'balance',
    'bal',
    'available',
    'avail',
    'outstanding',
    'overdue',
    'amount due',
    'total due',
    'due date',
    'minimum',
    'previous',
    'limit',
    'credit line',
    'statement',
  ],
  malay: ['baki', 'had', 'had harian', 'tertunggak', 'tunggakan', 'jumlah perlu dibayar', 'penyata'],
};

/** What a bank or shop adds, gives back or hands out. */
export const FEE: Terms = {
  english: [
    'fee',
    'fees',
    'charge',
    'charges',
    'sst',
    'gst',
    'tax',
    'duty',
    'rounding',
    'cashback',
    'rebate',
    'reward',
    'rewards',
    'point',
    'points',
    'discount',
    'voucher',
    'saved',
    'change',
    'tendered',
    'interest',
    'exchange rate',
    'goal',
  ],
  malay: ['caj', 'cukai', 'duti', 'pembundaran', 'ganjaran', 'mata', 'diskaun', 'baucar', 'kadar', 'yuran'],
};

/** The amount with its fee. */
export const TOTAL: Terms = {
  english: ['total', 'total amount', 'total debit', 'total paid', 'grand total'],
  malay: ['jumlah debit', 'jumlah keseluruhan', 'jumlah besar'],
};

/** The amount paid. */
export const AMOUNT: Terms = {
  english: [
    'amount',
    'transfer',
    'transferred',
    'paid',
    'payment',
    'sent',
    'remittance',
    'debit',
    'debited',
    'received',
    'you pay',
  ],
  malay: [
    'amaun',
    'jumlah',
    'nilai',
    'bayaran',
    'dibayar',
    'pindahan',
    'dipindahkan',
    'dihantar',
    'diterima',
  ],
};

export const RINGGIT = ['RM', 'MYR'];
/** How readers misread the ringgit's sign; believed only before decimals. */
export const RINGGIT_SLIPS = ['R M', 'RIM', 'RN', 'FM'];

/** Signs of other currencies. */
export const FOREIGN = [
  'SGD',
  'USD',
  'US$',
  'S$',
  'A$',
  'AUD',
  'EUR',
  'GBP',
  'IDR',
  'Rp',
  'THB',
  'PHP',
  'INR',
  'CNY',
  'RMB',
  'HKD',
  'JPY',
  'TWD',
  'VND',
  '€',
  '£',
  '¥',
  '₹',
  '฿',
  '₱',
  '$',
];
