import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';

const wibawa = look({
  name: 'wibawa-enet',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.code,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`,
  time: TIMES.seconds,
  reference: (below) => `IBFT${REFERENCES.digits(below)}`,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ['Your transaction has been successfully completed.', 'Your fund transfer was successful.'],
    failed: ['Your transaction was unsuccessful.', 'Your fund transfer has been rejected.'],
    pending: ['Your transaction is pending approval.', 'Your fund transfer is being processed.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed and the amount returned to your account.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f5;color:#23303f;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}th{background:#21466f;color:#fff;text-align:left;font-size:12px;padding:8px 10px}td{padding:10px;border:1px solid #d5dde6;vertical-align:top}.m p{padding:9px 16px;border-bottom:1px solid #dbe2ea}`,
      `<div style="background:#fff;padding:14px 28px;border-bottom:4px solid #e0a52a"><span style="font:700 24px ${FONTS.book};color:#21466f">Wibawa Bank</span><span style="color:#6b7a8b;margin-left:10px">e-Net Personal</span><span style="float:right;text-align:right;font-size:11px;color:#6b7a8b">Welcome, ${p.sender}<br>Last login: ${p.daysBefore(4)} &nbsp;|&nbsp; <u>Logout</u></span></div>
<div style="background:#21466f;color:#fff;padding:9px 28px;word-spacing:1px">Accounts &nbsp;&nbsp;&nbsp; <b style="border-bottom:2px solid #e0a52a">Fund Transfer</b> &nbsp;&nbsp;&nbsp; Bill Payment &nbsp;&nbsp;&nbsp; Prepaid &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; Services</div>
<div style="display:flex;gap:20px;padding:20px 28px 30px"><div class="m" style="width:190px;background:#fff;align-self:flex-start;font-size:12px"><p style="background:#dfe7f0;font-weight:700">Fund Transfer</p><p>Own Account</p><p>Third Party Account</p><p style="color:#b8801a;font-weight:700">Other Bank (KilatNow)</p><p>Interbank GIRO</p><p>Manage Favourites</p></div>
<div style="flex:1"><p style="font-size:11px;color:#6b7a8b">Fund Transfer &gt; Other Bank &gt; Acknowledgement</p><h1 style="font-size:19px;font-weight:400;margin:4px 0 12px">Step 3 of 3: Acknowledgement</h1><div style="border:1px solid ${signColour(p)};border-left-width:6px;background:#fff;padding:11px 14px;margin-bottom:14px;font-weight:700;color:${signColour(p)}">${p.status}</div>
<p style="margin-bottom:8px">Reference No: <b>${p.reference}</b><span style="float:right">${p.date} ${p.time}</span></p><table><tr><th>From</th><th>To</th><th>Mode</th><th>Recipient Reference</th><th style="text-align:right">Amount</th></tr><tr><td>Savings Account-i<br>${p.ownAccount}</td><td><b>${p.recipient}</b><br>${p.bank}<br>${p.account}</td><td>Instant Transfer</td><td>${p.memo}</td><td style="text-align:right;white-space:nowrap">${p.amount}</td></tr><tr><td colspan="4" style="text-align:right">Service Charge</td><td style="text-align:right">${p.nothing}</td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="4" style="text-align:right">${label}</td><td style="text-align:right">${value}</td></tr>`).join('')}<tr style="background:#f4f7fa;font-weight:700"><td colspan="4" style="text-align:right">Total</td><td style="text-align:right;white-space:nowrap">${p.amount}</td></tr></table>
<div style="margin-top:16px;text-align:right"><span style="border:1px solid #21466f;color:#21466f;padding:7px 18px;margin-right:8px">Print Receipt</span><span style="border:1px solid #21466f;color:#21466f;padding:7px 18px;margin-right:8px">Add to Favourites</span><span style="background:#21466f;color:#fff;padding:8px 18px">Make Another Transfer</span></div></div></div>`,
    ),
});

const pauh = look({
  name: 'pauh-web-telefon',
  medium: 'portal',
  language: 'ms',
  width: 390,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.lettersFirst,
  formats: ['jpg', 'png', 'webp'],
  says: {
    success: ['Pindahan anda berjaya!', 'Wang anda telah berjaya dipindahkan'],
    failed: ['Pindahan anda tidak berjaya', 'Maaf, pindahan ini gagal'],
    pending: ['Pindahan anda sedang diproses', 'Pindahan anda menunggu kelulusan'],
    cancelled: ['Pindahan anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fffdf7;color:#3a2b12}.row{padding:11px 0;border-bottom:1px dotted #d8c79a}.k{font-size:12px;color:#92783c}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 38, '#f1f1f3')}<div style="background:#f1f1f3;padding:6px 14px 10px"><div style="background:#fff;border-radius:12px;padding:9px 14px;text-align:center;font:14px ${FONTS.sans};color:#333">pauhnet.example<span style="float:right">↻</span><span style="float:left">aA</span></div></div>
<div style="padding:13px 18px;background:#f5b921;font-weight:800;font-size:18px">pauh<span style="font-weight:400">net</span><span style="float:right">☰</span></div><div style="display:flex;gap:6px;padding:14px 18px 0;font-size:11px;color:#92783c"><span style="flex:1;border-top:4px solid #f5b921;padding-top:4px">Butiran</span><span style="flex:1;border-top:4px solid #f5b921;padding-top:4px">Sahkan</span><span style="flex:1;border-top:4px solid #f5b921;padding-top:4px;font-weight:700;color:#3a2b12">Selesai</span></div>
<div style="padding:20px 18px 6px;display:flex;gap:14px;align-items:center">${badge(p, 42, false)}<h1 style="font-size:19px;flex:1;line-height:1.25">${p.status}</h1></div><div style="padding:4px 18px 10px">${rowsOf(
        [
          ['Jumlah pindahan', p.amount],
          ['Kepada', `${p.recipient}<br><span style="font-weight:400">${p.bank} · ${p.account}</span>`],
          [
            'Daripada akaun',
            `${p.ownAccount}<br><span style="font-weight:400;font-size:13px">Akaun Simpanan Pauh</span>`,
          ],
          ['Jenis pindahan', 'Pindahan Segera KilatNow'],
          ['Rujukan penerima', p.memo],
          ['Tarikh & masa', `${p.date}, ${p.time}`],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="padding:8px 18px 6px"><div style="background:#3a2b12;color:#fff;border-radius:6px;text-align:center;padding:13px;font-weight:700">Muat turun resit</div><div style="text-align:center;padding:13px;text-decoration:underline">Simpan sebagai kegemaran</div></div><p style="padding:10px 18px 26px;font-size:11px;color:#92783c">Jangan dedahkan kata laluan anda kepada sesiapa. Talian khidmat pelanggan 03-5550 0142, setiap hari.</p>`,
    ),
});

const serantau = look({
  name: 'serantau-dwi-web',
  medium: 'portal',
  language: 'mixed',
  width: 1024,
  scale: 1.25,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Berjaya / Successful', 'Transaksi Berjaya / Transaction Successful'],
    failed: ['Gagal / Failed', 'Transaksi Tidak Berjaya / Transaction Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#8b9490;color:#1f2a26;font-size:14px;padding:36px 0}table{width:100%;border-collapse:collapse}td{padding:7px 18px;vertical-align:top}.k{width:44%;background:#f0f5f2;text-align:right}.k i{color:#6d8078;font-size:12px;display:block}.v{border-bottom:1px solid #e4ebe7}`,
      `<div style="width:720px;margin:0 auto;background:#fff;box-shadow:0 6px 30px #0006"><div style="background:linear-gradient(90deg,#0b5d44,#31a06f);color:#fff;padding:13px 20px;font-size:17px">e-Resit / e-Receipt<span style="float:right">✕</span></div><div style="padding:16px 20px 12px;display:flex;justify-content:space-between;align-items:flex-end"><span style="font:700 22px ${FONTS.wide};color:#0b5d44">SERANTAU<span style="color:#e07b1d">bank</span></span><span style="font-size:12px;text-align:right">Pemindahan Dana Antara Bank<br>Interbank Fund Transfer</span></div>${tableOf(
        [
          ['Status Transaksi<i>Transaction Status</i>', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Tarikh dan Masa<i>Date and Time</i>', `${p.date} ${p.time}`],
          ['Nombor Rujukan<i>Reference Number</i>', p.reference],
          ['Dari Akaun<i>From Account</i>', `${p.ownAccount}<br>${p.sender}`],
          ['Ke Akaun<i>To Account</i>', p.account],
          ['Nama Pemegang Akaun<i>Account Holder Name</i>', p.recipient],
          ['Bank Penerima<i>Receiving Bank</i>', p.bank],
          ['Amaun<i>Amount</i>', `<b style="font-size:17px">${p.amount}</b>`],
          ['Caj<i>Charges</i>', p.nothing],
          ['Butiran Pembayaran<i>Payment Details</i>', p.memo],
          ...p.decoy,
        ],
      )}<p style="padding:14px 20px;font-size:11px;color:#6d8078">Ini ialah cetakan komputer, tandatangan tidak diperlukan. This is a computer printout; no signature is required.</p><div style="padding:0 20px 20px;text-align:center"><span style="background:#e07b1d;color:#fff;padding:9px 30px">Cetak / Print</span> &nbsp; <span style="background:#dfe6e2;padding:9px 30px">Tutup / Close</span></div></div>`,
    ),
});

const holbeck = look({
  name: 'holbeck-browser-night',
  medium: 'portal',
  dark: true,
  width: 960,
  scale: 1.5,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  formats: ['png', 'webp', 'png'],
  says: {
    success: ['Payment complete', 'Your payment has been made', 'Payment sent'],
    failed: ['We could not make your payment', 'Payment declined'],
    pending: ['Payment awaiting authorisation', 'Payment scheduled'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#14171c;color:#e9ebee;font-size:15px}.row{display:grid;grid-template-columns:260px 1fr;padding:11px 0;border-top:1px solid #2c323b}.k{color:#98a1ae}`,
      `<div style="background:#262b33;padding:9px 16px 0;font:12px ${FONTS.sans};color:#b4bcc8"><span style="display:inline-block;background:#3a414c;border-radius:8px 8px 0 0;padding:8px 18px;width:210px">Payment receipt &nbsp;✕</span> &nbsp; Inbox (4) &nbsp;✕ &nbsp;&nbsp; +</div><div style="background:#3a414c;padding:7px 16px;font:13px ${FONTS.sans};color:#d5dae2">← &nbsp;→ &nbsp;⟳ &nbsp;<span style="background:#262b33;border-radius:14px;padding:4px 16px;display:inline-block;width:600px">https://online.holbeck-my.example/pay/receipt</span></div>
<div style="padding:20px 60px;border-bottom:1px solid #2c323b"><span style="font:24px ${FONTS.serif};letter-spacing:4px">HOLBECK</span><span style="float:right;color:#98a1ae">Overview &nbsp;&nbsp; <b style="color:#fff">Payments</b> &nbsp;&nbsp; Wealth &nbsp;&nbsp; Support</span></div>
<div style="padding:34px 60px 16px"><h1 style="font-size:29px;font-weight:300">${p.status}</h1><p style="margin:8px 0 24px;color:#c3c9d2;font-size:16px">${p.done ? `You paid <b style="color:#fff">${p.recipient}</b> ${p.amount} on ${p.date} at ${p.time}.` : `${p.amount} to <b style="color:#fff">${p.recipient}</b>, ${p.date} at ${p.time}.`}</p>${rowsOf(
        [
          ['Payee', p.recipient],
          ["Payee's bank", p.bank],
          ['Account number', p.account],
          [p.done ? 'You sent' : 'Amount', p.amount],
          ['Fee', 'None'],
          ['Paid from', `Everyday Saver ${p.ownAccount}`],
          ["Reference on payee's statement", p.memo],
          ['Holbeck reference', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="padding:10px 60px 36px"><span style="background:#d9c27c;color:#14171c;padding:11px 28px;font-weight:700">Back to payments</span> &nbsp; <span style="border:1px solid #98a1ae;padding:10px 28px">Save as PDF</span></div><div style="background:#0d0f13;color:#7d8694;padding:16px 60px;font-size:11px">Holbeck Bank Malaysia Berhad. Deposits are protected up to ${p.money(25_000_000)} per depositor. © All rights reserved. Terms and conditions apply.</div>`,
    ),
});

export const portals = [wibawa, pauh, serantau, holbeck];
