import { terms } from '#receipts/terms.ts';

/** What is left, allowed or owed, not paid. */
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

/** What a bank or shop adds, gives back or hands out. */
export const FEE = terms(
  `fee, fees, charge, charges, chg, sst, gst, tax, duty, rounding, cashback, rebate, reward, rewards, point, points, discount,
   voucher, saved, change, tendered, interest, exchange rate, goal, commission, levy, refund, refunded, bonus, coins, earned,
   save, per day, up to, spend, spent, rebates, stamp duty, service tax, cash back, promo, promotion, earn, surcharge,
   deposit fee, markup, profit rate, indicative rate, fx rate`,
  `caj, cukai, duti, pembundaran, ganjaran, mata, diskaun, baucar, kadar, yuran, komisen, levi, bonus, rebat, pulangan tunai,
   upah, jimat, percuma, promosi, hadiah, cukai perkhidmatan, duti setem, fi, syiling, tebus, menang, dapatkan, peroleh, surcaj,
   biaya, penjimatan, pelarasan`,
);

/** What was handed over in notes. */
export const CASH = terms('cash, tendered', 'tunai');

/** What is given back of the notes; in English it counts as a fee. */
export const CHANGE = terms('', 'baki pulang, baki pulangan, wang baki, baki tunai');

/** What is taken off a sum before it is paid. */
export const REDUCTIONS = terms(
  `discount, voucher, points, promo, promotion, coupon, rebate, redeemed, redemption, you saved`,
  'diskaun, baucar, mata, promosi, rebat, tebus, potongan, anda jimat',
);
