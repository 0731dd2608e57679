import { DATES, MONEY, REFERENCES, TIMES, type ReferenceStyle } from '#test/receipts/drawing/formats.ts';
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

const figures = (below: Parameters<ReferenceStyle>[0], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');
const padded = (number: number) => String(number).padStart(2, '0');

/** A shop group's Islamic digital bank: the sum and the payee in the middle, one card of pairs, points below. */
const senjaUngu = look({
  name: 'senja-ungu-i',
  width: 393,
  scale: 3,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transfer successful', 'Transfer successful!', 'Money sent successfully'],
    failed: ['Transfer unsuccessful', 'Transfer failed'],
    pending: ['Transfer in progress', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fbf7fc linear-gradient(#f3e3f7,#fbf7fc 320px) no-repeat;color:#2a1633}.row{display:flex;justify-content:space-between;gap:18px;padding:10px 0;font-size:14px}.k{color:#786a80;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}.row small{display:block;font-size:13px;font-weight:400;color:#5b4c63}`,
      `${phoneBar(p.clock, '#2a1633', 68)}<div style="text-align:right;padding:8px 22px;font-size:22px">×</div>
<div style="text-align:center;padding:6px 28px 22px">${badge(p, 62)}<div style="font-size:19px;font-weight:700;margin-top:16px">${p.status}</div><div style="font-size:38px;font-weight:800;color:#8d1b8f;line-height:1.3">${p.amount}</div><div style="font-size:15px;font-weight:600">to ${p.recipient}</div></div>
<div style="background:#fff;border-radius:18px;margin:0 16px;padding:10px 18px;box-shadow:0 3px 14px #6b1b7a14">${rowsOf(
        [
          ['To', `${p.recipient}<small>${p.bank}</small><small>${p.account}</small>`],
          ['From', `Savings Account-i<small>${p.ownAccount}</small>`],
          ['Transfer method', 'KilatNow'],
          ['Recipient reference', p.memo],
          ['Fee', 'Free'],
          ['Date &amp; time', `${p.date}, ${p.time}`],
          ['Reference ID', p.reference],
          ...p.decoy,
        ],
      )}</div>${
        p.done
          ? `<div style="margin:12px 16px 0;background:#fff;border-radius:14px;padding:13px 18px;font-size:13.5px">🌸 You’ve earned <b>${1 + p.below(30, 'points')} Senja Points</b> from this transaction</div>`
          : ''
      }
<div style="display:flex;gap:12px;margin:22px 16px 12px"><span style="flex:1;border:1.5px solid #8d1b8f;color:#8d1b8f;border-radius:26px;text-align:center;padding:13px;font-weight:700">Share receipt</span><span style="flex:1;background:#8d1b8f;color:#fff;border-radius:26px;text-align:center;padding:13px;font-weight:700">Done</span></div><p style="text-align:center;font-size:11.5px;color:#786a80;padding:4px 30px 26px">Senja Bank Berhad is a member of the deposit insurance scheme. Protected up to RM250,000 for each depositor.</p>`,
    ),
});

/** A bank that is talked to: the order as a bubble, the answer with a card for a receipt, by night. */
const pintar = look({
  name: 'pintar-ai-assistant',
  dark: true,
  width: 402,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.lower,
  reference: (below, { year, month, day }) =>
    `PB${String(year).slice(2)}${padded(month)}${padded(day)}${figures(below, 9, 'pintar')}`,
  says: {
    success: ['Done! Your transfer was successful.', 'Your transfer is successful.', 'Transfer successful!'],
    failed: ['Sorry, your transfer was unsuccessful.', 'Your transfer has failed.'],
    pending: ['Your transfer is still being processed.', 'Your transfer is pending.'],
    cancelled: ['Okay, your transfer has been cancelled.'],
    refunded: ['Your transfer has been refunded to your account.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b1020;color:#f3f5ff}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0;font-size:14px}.k{color:#a4acc8;flex:none}.v{text-align:right;font-weight:500;overflow-wrap:anywhere}svg{flex:none}.chip{display:inline-block;border:1px solid #46507a;border-radius:18px;padding:8px 15px;font-size:13px;margin:0 8px 8px 0}`,
      `${phoneBar(p.clock, '#fff', 54)}<div style="display:flex;align-items:center;padding:12px 20px;border-bottom:1px solid #222a45"><span style="font-size:22px">‹</span><span style="flex:1;text-align:center;font-weight:700;font-size:16px">✦ Pintar AI</span><span style="font-size:18px">⋯</span></div>
<div style="text-align:center;font-size:12px;color:#a4acc8;padding:16px">Today</div>
<div style="display:flex;justify-content:flex-end;padding:0 16px"><div style="background:#2f54ff;border-radius:18px 18px 4px 18px;padding:11px 16px;max-width:280px;font-size:15px">Transfer ${p.amount} to ${p.recipient} for ${p.memo}</div></div>
<div style="padding:20px 16px 8px;display:flex;gap:10px"><span style="width:30px;height:30px;border-radius:50%;background:linear-gradient(135deg,#2f54ff,#21d0c3);text-align:center;line-height:30px;flex:none">✦</span><div style="flex:1"><div style="font-size:15px;padding:4px 0 12px">${p.status}</div>
<div style="background:#171e36;border-radius:20px;padding:20px 18px"><div style="display:flex;align-items:center;gap:14px;padding-bottom:14px;border-bottom:1px solid #2b3454;margin-bottom:8px">${badge(p, 40)}<div><div style="font-size:27px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:14px">to <b>${p.recipient}</b></div></div></div>${rowsOf(
        [
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['From', 'Main Account'],
          ['Transfer via', 'KilatNow'],
          ['Reference', p.memo],
          ['Date', `${p.date}, ${p.time}`],
          ['Ref. ID', p.reference],
          ...p.decoy,
        ],
      )}<div style="border-top:1px solid #2b3454;margin-top:8px;padding-top:14px;text-align:center;color:#8ea4ff;font-weight:600">View receipt</div></div>
<div style="padding-top:16px"><span class="chip">Transfer again</span><span class="chip">Check my balance</span><span class="chip">Show my spending</span></div></div></div>
<div style="margin:14px 16px 6px;background:#171e36;border-radius:26px;padding:13px 20px;display:flex;justify-content:space-between;color:#a4acc8"><span>Ask me to pay, transfer or anything</span><span>🎙</span></div><p style="font-size:11px;color:#a4acc8;text-align:center;padding:6px 20px 24px">Pintar AI may make mistakes. Please check the details.</p>`,
    ),
});

const section = (title: string) =>
  `<div style="font-size:13px;font-weight:700;color:#0057a8;padding:18px 22px 2px">${title}</div>`;

/** A commercial bank's app: label over value, in parts of from, to and details. */
const sentosa = look({
  name: 'sentosa-sentiasa',
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Transaction Successful', 'Successful', 'Transfer Successful'],
    failed: ['Transaction Unsuccessful', 'Transaction Failed'],
    pending: ['Transaction Pending', 'Transaction In Progress'],
    cancelled: ['Transaction Cancelled'],
    refunded: ['Transaction Reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c2733}.row{padding:8px 22px}.k{font-size:12.5px;color:#66727f}.v{font-size:15px;overflow-wrap:anywhere}`,
      `<div style="background:#0057a8;color:#fff">${phoneBar(p.clock, '#fff', 45)}<div style="padding:12px 22px 18px;font-size:18px;text-align:center;font-weight:700">Transfer</div></div>
<div style="text-align:center;padding:26px 22px 20px;border-bottom:8px solid #eef3f8">${badge(p, 58)}<div style="font-size:19px;font-weight:700;color:${signColour(p)};margin-top:12px">${p.status}</div><div style="font-size:13px;color:#66727f;margin-top:14px">Transfer Amount</div><div style="font-size:31px;font-weight:700">${p.amount}</div><div style="font-size:13px;color:#66727f">${p.date}, ${p.time}</div></div>
${section('Transfer From')}${rowsOf([
        ['Account Name', p.sender],
        ['Account Number', `Sentosa Basic Savings Account-i<br>${p.ownAccount}`],
      ])}${section('Transfer To')}${rowsOf([
        ['Recipient Name', p.recipient],
        ['Recipient Bank', p.bank],
        ['Account Number', p.account],
      ])}${section('Transaction Details')}${rowsOf([
        ['Reference Number', p.reference],
        ['Transfer Method', 'KilatNow Instant Transfer'],
        ['Recipient Reference', p.memo],
        ['Transaction Fee', p.nothing],
        ...p.decoy,
      ])}<div style="padding:20px 22px 28px"><div style="background:#0057a8;color:#fff;text-align:center;border-radius:6px;padding:14px;font-weight:700">Share Receipt</div><div style="color:#0057a8;text-align:center;padding:16px 0 0;font-weight:700">Back to Home</div></div>`,
    ),
});

/** An online bank's acknowledgement on a phone: a sentence, then a table with rules, sums with the currency's code. */
const kinabatangan = look({
  name: 'kinabatangan-mobile-ack',
  width: 375,
  scale: 3,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Your transaction is successful.', 'Your fund transfer has been processed successfully.'],
    failed: ['Your transaction is unsuccessful.', 'Transaction Rejected'],
    pending: ['Your transaction is being processed.', 'Your transaction is pending approval.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f5f8;color:#202c3a;font-size:13.5px}.row{display:flex;gap:14px;padding:11px 16px;border-bottom:1px solid #e2e8ee;background:#fff}.k{width:128px;flex:none;color:#5c6b7c}.v{flex:1;overflow-wrap:anywhere}`,
      `<div style="background:#00255e">${phoneBar(p.clock, '#fff', 88)}<div style="color:#fff;display:flex;justify-content:space-between;padding:10px 16px 14px;font-size:16px"><span>☰</span><b>Fund Transfer</b><span style="font-size:13px">Logout</span></div></div>
<div style="background:#fff;padding:10px 16px;font-size:12px;color:#5c6b7c;border-bottom:1px solid #e2e8ee">1. Details &nbsp;›&nbsp; 2. Confirm &nbsp;›&nbsp; <b style="color:#00255e">3. Acknowledgement</b></div>
<div style="display:flex;gap:12px;align-items:center;padding:16px">${badge(p, 34)}<b style="flex:1;font-size:15.5px">${p.status}</b></div>
${rowsOf([
  ['Transaction Ref. No.', p.reference],
  ['Transaction Date', `${p.date} ${p.time}`],
  ['From Account', `${p.ownAccount}<br>SAVELINK ACCOUNT`],
  ['To Account', p.account],
  ['Beneficiary Name', `<b>${p.recipient}</b>`],
  ['Beneficiary Bank', p.bank],
  ['Amount', `<b style="font-size:17px">${p.amount}</b>`],
  ['Transfer Via', 'KilatNow Account Transfer'],
  ['Recipient Reference', p.memo],
  ['Other Payment Details', '-'],
  ...p.decoy,
])}
<div style="display:flex;gap:10px;padding:18px 16px 6px"><span style="flex:1;border:1px solid #00255e;color:#00255e;text-align:center;padding:12px;border-radius:4px;background:#fff">Save / Share</span><span style="flex:1;background:#00255e;color:#fff;text-align:center;padding:12px;border-radius:4px">New Transfer</span></div><p style="padding:12px 16px;font-size:11.5px;color:#5c6b7c">Add this account as a favourite beneficiary?&nbsp; <b style="color:#0b5cc4">Add to favourites</b></p>${tabs(['Accounts', 'Transfer', 'Pay', 'KilatQR', 'More'], '#33455a')}`,
    ),
});

const STARS = `background:#7a1f2b url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='44'%3E%3Cpath d='M22 5l5 12 12 5-12 5-5 12-5-12-12-5 12-5z' fill='none' stroke='%238d3440' stroke-width='1.5'/%3E%3C/svg%3E")`;

/** An Islamic bank's app in Malay. */
const muafakat = look({
  name: 'muafakat-i-apl',
  language: 'ms',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `${year}${padded(month)}${padded(day)}BMFK${figures(below, 8, 'muafakat')}`,
  says: {
    success: ['Transaksi Berjaya', 'Transaksi anda telah berjaya', 'Pindahan Berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Transaksi Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f7f3ee;color:#2d2220}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 0;font-size:14px;border-bottom:1px solid #efe6dc}.row:last-child{border:0}.k{color:#7b6a62;flex:none;max-width:140px}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}.stars{${STARS}}`,
      `<div class="stars" style="color:#fff;padding-bottom:64px">${phoneBar(p.clock, '#fff', 39)}<div style="padding:10px 20px 0;font-size:17px;text-align:center"><span style="float:left">‹</span>Pindahan Wang</div></div>
<div style="background:#fff;border-radius:14px;margin:-44px 16px 0;padding:24px 18px 8px;box-shadow:0 2px 10px #0001"><div style="text-align:center;padding-bottom:16px;border-bottom:1px dashed #cdbfb2">${badge(p, 50)}<div style="font-size:18px;font-weight:700;margin-top:10px">${p.status}</div><div style="font-size:31px;font-weight:700;color:#c8641b">${p.amount}</div><div style="font-size:13px;color:#7b6a62">${p.date} ${p.time}</div></div>${rowsOf(
        [
          ['Jenis Transaksi', 'Pindahan KilatNow'],
          ['Daripada Akaun', `${p.ownAccount}<br><span style="font-weight:400">Akaun Simpanan-i</span>`],
          ['Nama Penerima', p.recipient],
          ['Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Rujukan Penerima', p.memo],
          ['No. Rujukan', p.reference],
          ...p.decoy,
        ],
      )}</div>
<div style="display:flex;justify-content:center;gap:52px;text-align:center;font-size:12.5px;color:#7a1f2b;padding:20px 0"><span><span style="font-size:20px">⇩</span><br>Simpan Resit</span><span><span style="font-size:20px">↗</span><br>Kongsi</span><span><span style="font-size:20px">☆</span><br>Kegemaran</span></div><div style="margin:0 16px 28px;background:#c8641b;color:#fff;border-radius:8px;text-align:center;padding:14px;font-weight:700">Selesai</div>`,
    ),
});

/** A farmers' bank's older app in Malay: pairs with colons under green bars. */
const padi = look({
  name: 'padi-mobil-bendang',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: (below) => figures(below, 12, 'padi'),
  says: {
    success: ['Berjaya', 'BERJAYA', 'Transaksi Berjaya'],
    failed: ['Tidak Berjaya', 'Gagal'],
    pending: ['Dalam Proses', 'Sedang Diproses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#1f2a20;font-size:13px}.row{display:flex;padding:8px 14px;border-bottom:1px solid #e3e9df}.k{width:134px;flex:none;color:#4f5f50}.v{flex:1;padding-left:12px;position:relative;overflow-wrap:anywhere}.v::before{content:':';position:absolute;left:0}`,
      `<div style="background:#00713a">${phoneBar(p.clock, '#fff', 31)}<div style="color:#fff;padding:11px 14px;display:flex;justify-content:space-between;font-size:15px"><span>←</span><b>Pindahan Dana</b><span>⌂</span></div></div><div style="height:4px;background:#f4c400"></div>
<div style="padding:14px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:16px;font-weight:700;color:#00713a">Bank Bendang</div><div style="font-size:12px;color:#4f5f50">Resit Transaksi</div></div>${badge(p, 36)}</div>
<div style="background:#e4f0e4;padding:8px 14px;font-weight:700">Pindahan ke Akaun Bank Lain</div>${rowsOf([
        ['Status Transaksi', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['No. Rujukan', p.reference],
        ['Tarikh &amp; Masa', `${p.date} ${p.time}`],
        ['Kaedah Pindahan', 'KilatNow (Segera)'],
        ['Daripada Akaun', `${p.ownAccount}<br>${p.sender}`],
        ['Kepada Akaun', p.account],
        ['Nama Penerima', p.recipient],
        ['Bank Penerima', p.bank],
        ['Amaun', `<b style="font-size:16px">${p.amount}</b>`],
        ['Caj Transaksi', p.nothing],
        ['Rujukan Penerima', p.memo],
        ...p.decoy,
      ])}<div style="display:flex;gap:8px;padding:18px 14px 10px"><span style="flex:1;background:#f4c400;padding:11px;text-align:center;font-weight:700">Simpan Resit</span><span style="flex:1;background:#00713a;color:#fff;padding:11px;text-align:center;font-weight:700">Transaksi Baharu</span></div><p style="padding:6px 14px 24px;font-size:11.5px;color:#4f5f50">Resit ini adalah cetakan komputer dan tidak memerlukan tandatangan. Sebarang pertanyaan, sila hubungi Pusat Khidmat Bendang di 1-300-80-1234 (24 jam).</p>`,
    ),
});

/** A bank's receipt as its share button makes it: a logo, one column in two languages, a disclaimer. */
const lestari = look({
  name: 'lestari-perjalanan-share',
  language: 'mixed',
  width: 400,
  scale: 2.7,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['Transaksi Berjaya / Transaction Successful', 'Berjaya / Successful', 'Transaction Successful'],
    failed: ['Transaksi Gagal / Transaction Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Reversed'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1e1f2b}.row{padding:10px 26px}.k{font-size:12px;color:#676a7b}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="padding:28px 26px 16px;display:flex;align-items:center;gap:10px"><span style="width:28px;height:28px;background:#d3202f;border-radius:50% 50% 50% 0"></span><b style="font-size:20px;color:#1d2d6b">Lestari Bank</b><span style="margin-left:auto;font-size:12px;color:#676a7b">Perjalanan</span></div><div style="height:3px;background:linear-gradient(90deg,#1d2d6b 70%,#d3202f 70%)"></div>
<div style="padding:20px 26px 12px"><div style="font-size:18px;font-weight:700">Resit / Receipt</div><div style="display:flex;align-items:center;gap:10px;margin-top:12px">${badge(p, 26)}<span style="font-weight:700;color:${signColour(p)};font-size:15px">${p.status}</span></div></div>
<div style="margin:0 26px 8px;background:#f1f3fa;border-radius:10px;padding:14px 16px"><div style="font-size:12px;color:#676a7b">Amaun / Amount</div><div style="font-size:27px;font-weight:700;color:#1d2d6b">${p.amount}</div></div>${rowsOf(
        [
          ['Penerima / Recipient', p.recipient],
          ['Bank Penerima / Recipient Bank', p.bank],
          ['No. Akaun / Account No.', p.account],
          ['Daripada / From', `${p.sender}<br><span style="font-weight:400">${p.ownAccount}</span>`],
          ['Jenis Transaksi / Transaction Type', 'KilatNow Transfer'],
          ['Rujukan Penerima / Recipient Reference', p.memo],
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date}, ${p.time}`],
          ['No. Rujukan / Reference No.', p.reference],
          ...p.decoy,
        ],
      )}<p style="padding:16px 26px 28px;font-size:11px;color:#676a7b;border-top:1px solid #e2e4ee;margin-top:12px">Ini adalah resit janaan komputer, tandatangan tidak diperlukan. / This is a computer-generated receipt, no signature is required.</p>`,
    ),
});

export const phones = [senjaUngu, pintar, sentosa, kinabatangan, muafakat, padi, lestari];
