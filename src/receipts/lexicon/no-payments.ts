import { terms } from '#receipts/terms.ts';

/** Things that adverts give away. 'coins waiting for you' is not a payment that waits. */
export const GIFTS = terms(
  `coins, points, rewards, reward, voucher, vouchers, cashback, prize, prizes`,
  'syiling, mata ganjaran, ganjaran, baucar, hadiah, pulangan tunai',
);

/** Things other than money that are sent or received. */
export const NO_MONEY = terms(
  `link, otp, tac, code, request, reminder, invoice, receipt, notification`,
  'pautan, kod, permintaan, peringatan, resit, notifikasi',
);

/** Messages about a payment that are not one. */
export const NOTICES = terms(
  `application, otp, tac, email, e-mail, sms, notice, approval, verification`,
  'permohonan, notis, emel, e-mel, permintaan, kelulusan, pengesahan',
);

/** Money that stays with its owner. */
export const TOP_UPS = terms(
  'top up, topup, top-up, reload, cash in, add money',
  'tambah nilai, isi semula, tambah duit',
);

/** Things that are saved for later, and are not a payment: 'Your favourite has been added', 'Arahan tetap telah diwujudkan'. */
export const KEPT_THING = terms(
  `favourite, favourites, payee, recipient, beneficiary, contact, template, standing instruction, standing order,
   recurring transfer, recurring payment, auto debit, autopay, schedule, mandate, limit`,
  `kegemaran, penerima, benefisiari, templat, arahan tetap, jadual, mandat, had`,
);

/** Verbs for saving such things. */
export const KEPT = terms(
  `added, saved, registered, created, set up, activated, updated, uploaded, generated, exported, lodged, copied`,
  `ditambah, disimpan, didaftarkan, diwujudkan, ditetapkan, diaktifkan, dikemas kini, dimuat naik, dijana, disalin`,
);

/** Other things that succeed: beside them a success word counts for a payment only if the text names a payment. */
export const OTHER_THINGS = terms(
  `exchange, conversion, withdrawal, cash out, pin, device, referral, account opened, statement, insurance, bill split,
   fixed deposit, direct debit, order, parcel, delivery, booking, registration, application, profile, login, log in, verification,
   sign up, purchase, reservation, checkout, activation, limit, top up, topup, top-up, reload, cash in, points, coins, name check,
   verified, pledge, packet, enquiry, inquiry, lookup, look up, survey, claim, cancellation, undo, rollback, stop payment, recall,
   reimbursement, promo, promo code, scanned, scan, authentication, review, form, invitation, postponed, upload, download,
   subscription, complaint, dispute`,
  `pengeluaran, peranti, insurans, kongsi bil, penyata, rujuk rakan, semakan, pertanyaan, tuntutan, pembatalan, henti bayar,
   aduan, pengesahan, pemulangan, promosi, penjadualan, muat naik, muat turun, jemputan, imbasan, borang, tangguh, penangguhan,
   langganan, pesanan, bungkusan, penghantaran barang, tempahan, pendaftaran, permohonan, profil, log masuk, pembelian,
   pengaktifan, had, tambah nilai, mata ganjaran`,
);

/** Documents about money that move none: their success is that of the document. */
export const OTHER_PAPERS = terms(
  `claim, invoice, quotation, quote, purchase order, mandate, e-mandate, loan application, loan, application, voucher, gift card,
   name check, account check, refund form, cheque, payslip, pay slip, money request, payment request, request money, courier,
   delivery note, document`,
  `tuntutan, invois, sebut harga, pesanan belian, mandat, pinjaman, permohonan, baucar, semakan nama, semakan akaun, bantuan, cek,
   slip gaji, permintaan, dokumen, bayaran semasa hantar, cod`,
);

/** Words of pages about a payment that are not its receipt: a notice, a mandate, an enquiry, the first of several parts. */
export const OTHER_PAGES = terms(
  `rent notice, now send, to be paid at, present this slip, collect money, pre-authorisation, pre-authorization, payroll run,
   payment approval, track payment, payment enquiry, deposit return, max per debit, maximum per debit, instalment 1 of, entry id`,
  `notis sewa, pra-kebenaran, semakan penerima, had baharu, had baru, jejak bayaran, pertanyaan transaksi, buku hutang,
   kad hadiah, ansuran 1 daripada, bayar semasa daftar masuk, pembiayaan mikro`,
);
