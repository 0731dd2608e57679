import type { Terms } from '#domain/proofs/terms.ts';

/** Labels of the number that a bank or wallet gives a payment; at the start of a cell, so that 'Your reference' is none. */
export const REFERENCE: Terms = {
  english: [
    'reference',
    'ref',
    'id',
    'trace',
    'approval code',
    'transaction no',
    'transaction number',
    'receipt no',
    'receipt number',
    'trace no',
    'trx no',
    'txn no',
  ],
  malay: ['rujukan', 'no rujukan', 'nombor rujukan', 'no transaksi', 'no resit', 'id transaksi'],
};

/** What may stand before such a label. */
export const REFERENCE_OF: Terms = {
  english: [
    'transaction',
    'trans',
    'txn',
    'trx',
    'transfer',
    'payment',
    'wallet',
    'e-wallet',
    'ewallet',
    'bank',
    'duitnow',
    'paynet',
    'receipt',
    'advice',
    'order',
    'service',
    'channel',
    'instruction',
  ],
  malay: ['bayaran', 'pindahan', 'transaksi', 'resit'],
};

/** What may stand behind it. */
export const NUMBER: Terms = {
  english: ['id', 'no', 'number', 'num', 'code'],
  malay: ['transaksi', 'nombor'],
};
