import { PAID, PAYMENT } from '#receipts/lexicon/paying.ts';
import { terms } from '#receipts/terms.ts';

/** The amount with its fee. */
export const TOTAL = terms(
  `total, total amount, total debit, total paid, grand total, total payment, total transfer, total sent, total amount paid,
   total deducted, total debited, total payable`,
  `jumlah debit, jumlah keseluruhan, jumlah besar, jumlah amaun, jumlah ditolak, jumlah semua, keseluruhan`,
);

/** The amount paid. */
export const AMOUNT = terms(
  `amount, moved, remittance, debited, received, you pay, sum, value, pay, credited, deducted, payments, transferring, sending,
   remitted, money out, outgoing, withdrawal, withdrawn, sent out, settlement, principal, amt, deposited, charged, disbursed,
   recipient gets, recipient receives, cash out, net amount, payout, paid out, trf, tfr, gets, got, receives, they received,
   sum paid, went`,
  `amaun, jumlah, nilai, diterima, pemindahan, kiriman, didebitkan, dikreditkan, wang dihantar, memindahkan, menghantar, membayar,
   mengirim, sebanyak, berjumlah, ditransfer, dikirim, duit keluar, wang keluar, pengeluaran, ditolak dari akaun, urus niaga,
   urusniaga, hantaran, penghantaran, disalurkan, prinsipal, debit, anda bayar, anda hantar, anda pindahkan, anda kirim, masuk ke`,
  PAID,
  PAYMENT,
);

/** After a sum, these words say that it was paid: 'RM45.00 sent to Aisyah', 'RM45.00 telah dipindahkan kepada Aisyah'. */
export const PAID_BEHIND = terms(
  'remitted, debited, deducted',
  'dikirim, didebitkan, ditransfer, dikreditkan, sampai',
  PAID,
);

/** Words before such a word. */
export const HAS_BEEN = terms(
  'is, was, were, has been, have been, successfully, being',
  `telah, sudah, dah, berjaya, telah berjaya, selamat, telah selamat, dah selamat`,
);

/** A debt that was paid: 'Tunggakan dibayar'. */
export const SETTLED = terms('paid, settled, cleared', 'dibayar, dijelaskan');
/** A debt that is or may be still to pay: 'Balance to be paid', 'Belum dibayar'. */
export const NOT_SETTLED = terms('not, to be, before, if, once', 'belum, perlu, jika');

/** Words that include or exclude a part of a sum: the words after them do not describe the sum. */
export const COUNTED_IN = terms(
  `excl, excluding, exclusive of, incl, including, inclusive of, includes, before, after, less, without, net of, plus, with`,
  'tidak termasuk, termasuk, sebelum, selepas, tolak, tanpa, campur',
);

/** After a sum, these words say that it is paid repeatedly. */
export const EVERY = terms(
  'and above, every, each month, monthly, per month, weekly, a month',
  'setiap, sebulan, seminggu, bulanan',
);

/** Beside the sum that arrived at the recipient: 'Recipient gets'. */
export const ARRIVED = terms(
  `receive, receives, received, get, gets, got, payout, paid out, delivered, credited, arrives, arrived`,
  'terima, menerima, diterima, dapat, dikreditkan, sampai',
);

/** After the sum that is still in the account: '(RM 204.37 left)'. */
export const LEFT_BEHIND = terms('left, remaining, available', 'berbaki, lagi tinggal, masih ada, baki');

/** 'RM45.50/month'. */
export const UNIT = terms(
  'month, mo, mth, week, year, day, person, pax, head',
  'bulan, bln, minggu, tahun, hari, orang',
);

/** Sums that are left, allowed or owed, and not paid. */
export const BALANCE = terms(
  `alert, alerts, balance, bal, available, can still, you can, avail, outstanding, overdue, amount due, total bill, bill total,
   total due, due date, minimum, previous, limit, credit line, statement, you have left, left, remaining, estimated, estimate,
   contract value, loan amount, order value, collected so far, opening, closing, maximum, target, budget, savings, you owe, owed,
   requested, remaining balance, new balance, current balance, ledger, before transfer, credit limit, daily limit, allowance,
   quota, unpaid, still owing, amount owing, default, every month, monthly, declared value, worth, worth about, per person,
   per pax, per head, goal, next payment, original amount, original price, insured value, hold amount`,
  `baki, anggaran, nilai pesanan, nilai barang, terkumpul, jumlah pinjaman, baki semasa, tinggal, masih boleh, boleh memindahkan,
   hutang, maksimum, simpanan, sasaran, had, had harian, tertunggak, tunggakan, jumlah perlu dibayar, jumlah bil, penyata,
   baki tersedia, baki akaun, baki selepas, baki dompet, kuota, belum dibayar, perlu dibayar, lalai, seorang, setiap orang,
   bayaran seterusnya, jumlah asal, harga asal, saldo`,
);

/** Sums that a bank or shop adds, gives back or gives away. */
export const FEE = terms(
  `fee, fees, charge, charges, chg, sst, gst, tax, duty, rounding, cashback, rebate, reward, rewards, point, points, discount,
   voucher, saved, change, tendered, interest, exchange rate, goal, commission, levy, refund, refunded, bonus, coins, earned,
   save, per day, up to, spend, spent, rebates, stamp duty, service tax, cash back, promo, promotion, earn, surcharge,
   deposit fee, markup, profit rate, indicative rate, fx rate`,
  `caj, cukai, duti, pembundaran, ganjaran, mata, diskaun, baucar, kadar, yuran, komisen, levi, bonus, rebat, pulangan tunai,
   upah, jimat, percuma, promosi, hadiah, cukai perkhidmatan, duti setem, fi, syiling, tebus, menang, dapatkan, peroleh, surcaj,
   biaya, penjimatan, pelarasan`,
);

/** Deductions from a sum before it is paid. */
export const REDUCTIONS = terms(
  `discount, voucher, points, promo, promotion, coupon, rebate, redeemed, redemption, you saved`,
  'diskaun, baucar, mata, promosi, rebat, tebus, potongan, anda jimat',
);
