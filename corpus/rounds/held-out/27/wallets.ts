import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

type Below = (count: number, what: string) => number;

const digits = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const hex = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(16, `${what} ${index}`).toString(16)).join('');
const compact = ({ year, month, day }: Clock) =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

/** The toll card's wallet in Malay: the result over a blue head, its own long number, an advert below. */
const sentuhan = look({
  name: 'sentuhan-laju',
  language: 'ms',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${compact(clock)}10110000010000SLJOW3MY${digits(below, 15, 'transaksi')}`,
  says: {
    success: ['Pindahan Berjaya', 'Berjaya Dipindahkan', 'Berjaya!'],
    failed: ['Pindahan Tidak Berjaya', 'Pindahan Gagal'],
    pending: ['Pindahan Sedang Diproses', 'Dalam Proses'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Dikembalikan'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f5fa;color:#1b2a41}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;font-size:14px}.k{color:#6b7a90;flex:none;width:112px}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#005abb;height:190px;color:#fff">${phoneBar(p.clock, '#fff', 44)}<div style="padding:12px 18px;text-align:center;font-weight:700;font-size:16px">Pindahan KilatNow</div></div><div style="background:#fff;border-radius:14px;margin:-104px 16px 12px;padding:24px 20px 12px"><div style="text-align:center">${badge(p, 56)}<div style="font-size:18px;font-weight:700;margin-top:10px">${p.status}</div><div style="font-size:34px;font-weight:700;padding:6px 0 16px">${p.amount}</div></div><div style="border-top:1px dashed #cdd6e2;padding-top:8px">${rowsOf(
        [
          ['Penerima', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['No. Akaun', p.account],
          ['Butiran Bayaran', p.memo],
          ['Kaedah Bayaran', 'Baki eDompet'],
          ['Tarikh/Masa', `${p.date} ${p.time}`],
          ['No. Transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="background:#fff3c9;border-radius:12px;margin:0 16px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center;gap:14px"><span style="font-size:13px"><b>Simpan dengan LAJU+</b><br>Mula dengan ${p.money(1_000)}, dapat pulangan harian.</span><span style="background:#ffd02e;border-radius:16px;padding:7px 14px;font-weight:700;font-size:13px">Mula</span></div>
<div style="display:flex;gap:12px;padding:20px 16px 32px"><span style="flex:1;border:1px solid #005abb;color:#005abb;border-radius:24px;text-align:center;padding:12px;font-weight:700;background:#fff">Kongsi</span><span style="flex:1;background:#005abb;color:#fff;border-radius:24px;text-align:center;padding:12px;font-weight:700">Selesai</span></div>`,
    ),
});

/** The ride app's wallet: a transaction as its activity tells it, from the left. */
const garisan = look({
  name: 'garisan-hijau',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => hex(below, 32, 'transaction'),
  says: {
    success: ['Completed', 'Successful'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c1c1c}.row{display:flex;justify-content:space-between;gap:24px;padding:10px 0;font-size:14.5px}.k{color:#676767;flex:none;width:124px}.v{text-align:right;overflow-wrap:anywhere}section{padding:14px 20px;border-top:8px solid #f4f5f5}h3{font-size:16px;padding-bottom:4px}`,
      `${phoneBar(p.clock, '#1c1c1c', 69)}<div style="display:flex;padding:12px 20px;font-size:17px"><span style="width:30px">←</span><b style="flex:1">Transaction details</b><span style="color:#00804a;font-size:14px">Help</span></div>
<div style="padding:16px 20px 20px;display:flex;gap:14px"><span style="width:44px;height:44px;border-radius:50%;background:#d7f3e3;color:#00804a;text-align:center;font:700 19px/44px ${FONTS.round};flex:none">${p.recipient[0]}</span><div><div style="font-size:15px">Transfer to <b>${p.recipient}</b></div><div style="font-size:34px;font-weight:700;line-height:1.25">${p.amount}</div><div style="font-size:14px;color:#676767">${p.date}, ${p.time}</div><span style="display:inline-flex;gap:6px;align-items:center;margin-top:8px;font-size:14px;font-weight:600;color:${signColour(p)}">${badge(p, 18)}${p.status}</span></div></div>
<section><h3>Transfer details</h3>${rowsOf([
        ['Recipient', p.recipient],
        ['Bank / eWallet', p.bank],
        ['Account number', p.account],
        ['Notes', p.memo],
        ['Transaction ID', p.reference],
      ])}</section><section><h3>Payment details</h3>${rowsOf([
        ['Paid with', 'Garisan Wallet'],
        ['Transfer amount', p.amount],
        ['Transfer fee', 'Free'],
        ...p.decoy,
      ])}</section><section><div style="display:flex;justify-content:space-between;padding:6px 0">Report an issue with this transfer<span>›</span></div></section><div style="padding:12px 20px 32px;display:flex;gap:12px"><span style="flex:1;background:#eaf6f0;color:#00804a;border-radius:26px;text-align:center;padding:13px;font-weight:700">Share receipt</span><span style="flex:1;background:#00a45a;color:#fff;border-radius:26px;text-align:center;padding:13px;font-weight:700">Send again</span></div>`,
    ),
});

const stars = (p: Printed) =>
  p.done
    ? `<div style="background:#fff1e3;border-radius:12px;margin:0 18px 14px;padding:12px 16px;font-size:13.5px">★ You’ve collected <b>${p.below(40, 'stars') + 5} Rangsang Stars</b> for this transaction.</div>`
    : '';

/** The red wallet: hearty words, a ticket with the sum, stars for every spend. */
const rangsang = look({
  name: 'rangsang-wallet',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `${compact(clock).slice(2)}${digits(below, 10, 'transaction')}`,
  says: {
    success: ['Transfer Successful!', 'Yay! Your transfer is successful', 'Money Sent!'],
    failed: ['Transfer Unsuccessful', 'Oops! Your transfer failed'],
    pending: ['Transfer Pending', 'Your transfer is being processed'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Refunded'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f7f7f8;color:#26252b}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0;font-size:13.5px}.k{color:#76747e;flex:none;width:112px}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#ee2e3a;color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 33)}<div style="padding:10px 18px;font-size:18px;text-align:right">✕</div><div style="text-align:center;padding:0 24px"><span style="display:inline-flex;background:#fff;border-radius:50%;padding:4px">${badge(p, 50)}</span><div style="font-size:20px;font-weight:800;margin-top:10px">${p.status}</div></div></div>
<div style="background:#fff;border-radius:16px;margin:-50px 18px 14px;padding:20px;box-shadow:0 2px 10px #00000014"><div style="text-align:center;font-size:13px;color:#76747e">Amount</div><div style="text-align:center;font-size:34px;font-weight:800">${p.amount}</div><div style="border-top:2px dashed #e4e3e7;margin:14px 0 8px"></div>${rowsOf(
        [
          ['Transfer to', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
          ['Reference', p.memo],
          ['Transaction ID', p.reference],
          ['Date &amp; time', `${p.date}, ${p.time}`],
          ['Payment method', 'Rangsang Wallet'],
          ...p.decoy,
        ],
      )}</div>${stars(p)}<div style="padding:6px 18px 30px"><div style="background:#ee2e3a;color:#fff;border-radius:26px;text-align:center;padding:13px;font-weight:700">Done</div><div style="text-align:center;color:#ee2e3a;font-weight:700;padding-top:16px">Share Receipt</div></div>`,
    ),
});

/** A market's wallet in Malay: the transaction's page, orange head, small grey labels. */
const oren = look({
  name: 'oren-pay-butiran',
  language: 'ms',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  names: 'title',
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: (below) => `1${digits(below, 17, 'id')}`,
  says: {
    success: ['Selesai', 'Pemindahan Berjaya', 'Berjaya'],
    failed: ['Gagal', 'Pemindahan Gagal'],
    pending: ['Sedang Diproses', 'Dalam Proses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dikembalikan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f5f5;color:#222}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 16px;font-size:14px}.k{color:#757575;flex:none;width:128px}.v{text-align:right;overflow-wrap:anywhere}.box{background:#fff;margin-bottom:8px;padding:6px 0}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#222', 81)}<div style="display:flex;padding:12px 16px;font-size:17px;border-bottom:1px solid #eee"><span style="color:#ee4d2d;width:32px;font-size:19px">←</span><span>Butiran Transaksi</span><span style="margin-left:auto;color:#ee4d2d;font-size:14px">Bantuan</span></div></div>
<div class="box" style="text-align:center;padding:24px 16px 20px"><div style="font-size:14px;color:#555">Pindah ke Akaun Bank</div><div style="font-size:32px;font-weight:700;margin:4px 0 8px">-${p.amount}</div><div style="display:inline-flex;gap:7px;align-items:center;color:${signColour(p)};font-size:15px">${badge(p, 20)}<span>${p.status}</span></div></div>
<div class="box">${rowsOf([
        ['Nama Penerima', p.recipient],
        ['Bank Penerima', p.bank],
        ['No. Akaun Bank', p.account],
        ['Catatan', p.memo],
      ])}</div><div class="box">${rowsOf([
        ['Jumlah Pemindahan', p.amount],
        ['Yuran Transaksi', p.nothing],
        ['Kaedah Pembayaran', 'Baki OrenPay'],
        ...p.decoy,
      ])}</div><div class="box">${rowsOf([
        ['ID Transaksi', `${p.reference} &nbsp;<span style="color:#0a6bd1">SALIN</span>`],
        ['Masa Transaksi', `${p.date} ${p.time}`],
      ])}</div><div style="padding:14px 16px 36px"><div style="background:#ee4d2d;color:#fff;text-align:center;padding:13px;border-radius:3px;font-size:15px">Kongsi Resit</div><div style="text-align:center;font-size:12.5px;color:#757575;padding-top:16px">Dikendalikan oleh OrenPay Malaysia Sdn. Bhd.</div></div>`,
    ),
});

/** The petrol station's app: a code payment's receipt with points, between navigation bars. */
const minyakku = look({
  name: 'minyakku-app',
  medium: 'wallet',
  width: 384,
  scale: 2.8,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => hex(below, 24, 'transaction').toUpperCase(),
  says: {
    success: ['Payment successful', 'Transaction successful', 'Paid'],
    failed: ['Payment failed', 'Transaction unsuccessful'],
    pending: ['Payment pending', 'Payment is processing'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f3fa;color:#24205c}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:14px}.k{color:#6f6c93;flex:none;width:120px}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#24205c', 57)}<div style="display:flex;align-items:center;padding:10px 20px 16px"><span style="font-size:20px;width:28px">‹</span><b style="flex:1;font-size:17px;text-align:center;padding-right:28px">Receipt</b></div>
<div style="background:#fff;border-radius:16px;margin:0 16px 12px;padding:22px 20px 14px"><div style="display:flex;gap:14px;align-items:center">${badge(p, 40, false)}<div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#6f6c93">${p.date}, ${p.time}</div></div></div><div style="border-top:1px solid #e6e4f2;margin:18px 0 14px"></div><div style="font-size:13px;color:#6f6c93">KilatNow QR to</div><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="font-size:33px;font-weight:800;color:#00a19c;margin:8px 0 12px">${p.amount}</div>${rowsOf(
        [
          ['Bank', p.bank],
          ['Payment method', 'Minyakku Wallet'],
          ['Payment details', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
          ['Total', p.amount],
        ],
      )}</div><div style="background:#fff;border-radius:16px;margin:0 16px;padding:14px 20px;display:flex;justify-content:space-between;font-size:14px"><span>Need help with this transaction?</span><b style="color:#00a19c">Chat</b></div><div style="background:linear-gradient(90deg,#24205c,#00a19c);color:#fff;border-radius:16px;margin:12px 16px 0;padding:16px 20px;font-size:14px"><b>Collect 3× Ria Points</b><br>when you fuel up with at least ${p.money(4_000)} this weekend.</div>${tabs(['Home', 'Wallet', 'Fuel', 'Rewards', 'Account'], '#4d4984')}`,
    ),
});

export const wallets = [sentuhan, garisan, rangsang, oren, minyakku];
