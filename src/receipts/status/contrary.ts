import { terms } from '#receipts/terms.ts';

/**
 * Words that a page about money that did arrive has no need of. Where its status was not read, one of them is enough for a person to
 * look at it.
 */
export const CONTRARY = terms(
  `next bill, expense, expenses, reimbursement, membership, pay later, payday, schedule, every month, starts, to be collected,
   not, cannot, can't, can t, could not, couldn't, wait, waiting, hold, held, stopped, suspended, unclaimed, uncollected, claim,
   dispute, disputed, paused, delayed, until, fail, failed, pending, scheduled, draft, review, queue, queued, expired, expires,
   cancelled, canceled, refund, refunded, return, returned, stuck, frozen, blocked, unable, timeout, timed out, unknown, verify,
   approval, approver, approve, request, requested, invoice, quotation, quote, owe, owes, debt, split, budget, tracker, estimate,
   voucher, gift, courier, parcel, delivery, collect, email, document, link, code, otp, tac, order, booking, loan, financing,
   mandate, pre-authorisation, pre-authorization, payroll, payslip`,
  `jadual, setiap bulan, tidak, tak, belum, tunggu, menunggu, menanti, ditahan, dibekukan, tersangkut, disiasat, terhenti,
   dihentikan, gagal, ditolak, dibatalkan, dijadualkan, draf, semakan, giliran, tamat, dipulangkan, dikembalikan, pemulangan,
   disekat, tertangguh, ditangguhkan, permintaan, pelulus, kelulusan, invois, sebut harga, hutang, berhutang, bahagi, anggaran,
   baucar, hadiah, kurier, bungkusan, penghantaran, ambil, emel, e-mel, dokumen, pautan, kod, pesanan, tempahan, pinjaman,
   pembiayaan, mandat, pra-kebenaran, tuntutan, permohonan`,
);
