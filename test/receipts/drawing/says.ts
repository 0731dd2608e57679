import type { Outcome } from '#test/receipts/drawing/receipt.ts';

type Says = Record<Outcome, string[]>;

/** Headings of screens in English. */
export const HEADINGS: Says = {
  success: ['Transfer Successful', 'Payment Successful', 'Transaction Successful', 'Transfer completed'],
  failed: ['Transfer Failed', 'Transaction Unsuccessful', 'Payment failed', 'Transfer Declined'],
  pending: ['Transfer Pending', 'Payment is being processed', 'Transfer Scheduled', 'Pending Approval'],
  cancelled: ['Transfer Cancelled', 'Payment cancelled'],
  refunded: ['Payment Refunded', 'Transfer Reversed'],
};

/** Values of status rows in English. */
export const STATUSES: Says = {
  success: [
    'Successful',
    'Completed',
    'Success',
    'Processed',
    'Accepted',
    'Executed Successfully',
    'Settled',
  ],
  failed: ['Failed', 'Unsuccessful', 'Declined', 'Rejected', 'Not Successful'],
  pending: [
    'Pending',
    'Processing',
    'In Progress',
    'Scheduled',
    'Pending Authorisation',
    'Submitted for approval',
  ],
  cancelled: ['Cancelled'],
  refunded: ['Refunded', 'Reversed', 'Returned'],
};

/** Headings of screens in Malay. */
export const HEADINGS_MS: Says = {
  success: ['Pemindahan Berjaya', 'Transaksi Berjaya', 'Pembayaran Berjaya', 'Bayaran telah berjaya'],
  failed: ['Pemindahan Gagal', 'Transaksi Tidak Berjaya', 'Pembayaran Gagal', 'Transaksi Ditolak'],
  pending: ['Pemindahan Sedang Diproses', 'Menunggu Kelulusan', 'Transaksi Dijadualkan', 'Dalam Proses'],
  cancelled: ['Pemindahan Dibatalkan', 'Transaksi Dibatalkan'],
  refunded: ['Bayaran Dipulangkan', 'Wang Dipulangkan'],
};

/** Values of status rows in Malay. */
export const STATUSES_MS: Says = {
  success: ['Berjaya', 'Selesai', 'Diterima', 'Diluluskan', 'Telah Dihantar'],
  failed: ['Gagal', 'Tidak Berjaya', 'Ditolak'],
  pending: ['Sedang Diproses', 'Menunggu Kelulusan', 'Dalam Proses', 'Dijadualkan'],
  cancelled: ['Dibatalkan'],
  refunded: ['Dipulangkan'],
};

/** Texts that a machine or a counter prints. */
export const SLIPS: Says = {
  success: ['SUCCESSFUL', 'APPROVED', 'SUCCESS', 'COMPLETED'],
  failed: ['DECLINED', 'FAILED', 'UNSUCCESSFUL', 'REJECTED'],
  pending: ['PENDING', 'PROCESSING'],
  cancelled: ['CANCELLED'],
  refunded: ['REVERSED'],
};

const DECOYS = {
  en: {
    balance: 'Available Balance',
    cashback: 'Cashback Earned',
    limit: 'Remaining Daily Limit',
    fee: 'Service Charge',
  },
  ms: {
    balance: 'Baki Semasa',
    cashback: 'Pulangan Tunai',
    limit: 'Baki Had Harian',
    fee: 'Caj Perkhidmatan',
  },
};

export const decoyLabel = (language: 'en' | 'ms' | 'mixed', as: keyof (typeof DECOYS)['en']) =>
  DECOYS[language === 'ms' ? 'ms' : 'en'][as];
