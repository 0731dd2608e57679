import { terms } from '#receipts/terms.ts';

/** Words about money that was sent and has not arrived, or came back, whatever the heading says. */
export const TROUBLE = terms(
  `subject to clearing, provisionally, marked by, mark as paid, marked as paid, waiting for the bank, waiting for the other bank,
   waiting for the recipient, waiting for them to, now one of your favourites, now one of your payees, now a saved payee,
   suspense account, under review, under investigation, being investigated, investigating, stuck at, is frozen, was frozen,
   is back with you, is back in your, back in your account, not yet accepted, not yet credited, not yet received,
   must be returned, needs to be returned, returned this payment, returned this transfer, returned the payment,
   returned the money, returned your money, 1 of 2 signatories, 1 of 2 approvers, ready for pickup, ready to collect`,
  `tertakluk kepada penjelasan, ditanda oleh, akaun tergantung, menunggu bank, menunggu pengesahan, menunggu penerima, disiasat,
   dalam siasatan, tersangkut, dibekukan, masuk semula, belum memasukkan, belum dikreditkan, belum sampai, perlu dipulangkan,
   mesti dipulangkan, akan dipulangkan, memulangkan bayaran, memulangkan wang, memulangkan pindahan, sedia untuk diambil`,
);

export const ON_ITS_WAY = terms(
  'money is on its way, money is on the way, payment is on its way',
  'wang dalam perjalanan, wang anda dalam perjalanan',
);

/** Words that a page about money that arrived does not need: beside them no status is implied. */
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
