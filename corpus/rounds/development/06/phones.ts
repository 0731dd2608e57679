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
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const serindit = look({
  name: 'serindit',
  width: 375,
  scale: 2.5,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful', 'Transfer Successful'],
    failed: ['Unsuccessful', 'Transfer Unsuccessful'],
    pending: ['Pending', 'In Progress'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f4f2;color:#1d1d1b}.row{padding:9px 0}.k{font-size:12px;color:#8a8a86}.v{font-size:15px;font-weight:600}`,
      `<div style="background:linear-gradient(100deg,#ffd34d,#f5a623);padding-bottom:54px">${phoneBar(p.clock, '#1d1d1b', 58)}<div style="display:flex;justify-content:space-between;align-items:center;padding:10px 18px"><b style="font-size:18px">serindit</b><span style="font-size:13px">Close ✕</span></div></div>
<div style="margin:-40px 16px 0;background:#fff;border-radius:12px;padding:20px 18px;box-shadow:0 2px 8px #0002"><div style="display:flex;gap:12px;align-items:center;padding-bottom:14px">${badge(p, 38)}<div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:12px;color:#8a8a86">KilatNow Transfer</div></div></div>
<div style="display:flex;justify-content:space-between;border-top:1px solid #eee;border-bottom:1px solid #eee;padding:10px 0;font-size:12px;color:#55554f"><span>Reference ID<br><b style="color:#1d1d1b">${p.reference}</b></span><span style="text-align:right">${p.date}<br>${p.time}</span></div>${rowsOf(
        [
          ['Beneficiary name', p.recipient],
          ['Beneficiary account number', p.account],
          ['Receiving bank', p.bank],
          ['Recipient reference', p.memo],
          ['Amount', `<span style="font-size:21px">${p.amount}</span>`],
          ...p.decoy,
        ],
      )}</div><p style="padding:14px 22px;font-size:10px;color:#8a8a86">Note: This receipt is computer generated and no signature is required.</p><div style="margin:0 16px 18px;background:#1d1d1b;color:#fff;text-align:center;border-radius:24px;padding:12px;font-weight:700">Share Receipt</div>`,
    ),
});

const pulasan = look({
  name: 'pulasan',
  language: 'ms',
  width: 393,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: (below, clock) => `PL${REFERENCES.dated(below, clock)}`,
  says: {
    success: ['BERJAYA'],
    failed: ['TIDAK BERJAYA', 'GAGAL'],
    pending: ['DALAM PROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#2b1216;font-size:12px}.row{display:flex;gap:10px;padding:9px 0;border-bottom:1px dotted #caa9ae}.k{width:38%;color:#8c5f66}.v{flex:1;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 91, '#a3182f')}<div style="background:#a3182f;color:#fff;padding:12px 20px 16px"><div style="font-size:11px">‹ Kembali</div><div style="font-size:17px;font-weight:700;margin-top:6px">Resit Pindahan Wang</div></div>
<div style="padding:18px 20px 6px;display:flex;justify-content:space-between;align-items:center"><div><div style="color:#8c5f66">Jumlah Pindahan</div><div style="font-size:25px;font-weight:700">${p.amount}</div></div><div style="border:3px solid ${signColour(p)};color:${signColour(p)};border-radius:6px;padding:4px 9px;font-size:14px;font-weight:700;transform:rotate(-6deg)">${p.status}</div></div>
<div style="padding:4px 20px">${rowsOf([
        [
          p.done ? 'Dipindahkan kepada' : 'Pindah kepada',
          `${p.recipient}<br><span style="font-weight:400">${p.bank} – ${p.account}</span>`,
        ],
        ['Dari', `${p.sender}<br><span style="font-weight:400">Simpanan-i ${p.ownAccount}</span>`],
        ['Tarikh & Masa', `${p.date}<br>${p.time}`],
        ['Jenis pindahan', 'KilatNow ke akaun'],
        ['Rujukan Penerima', p.memo],
        ['Caj', p.nothing],
        ['ID Rujukan', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:20px"><span style="flex:1;border:1px solid #a3182f;color:#a3182f;padding:11px 4px;text-align:center">Simpan Kegemaran</span><span style="flex:1;background:#a3182f;color:#fff;padding:11px 4px;text-align:center">Kongsi Resit</span></div>`,
    ),
});

const rembia = look({
  name: 'rembia',
  dark: true,
  width: 412,
  scale: 2,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: (below) => `${REFERENCES.mixed(below)}${below(90_000, 'tail') + 10_000}`,
  says: {
    success: ['Money sent!', 'Transfer complete', 'All done. Your money has been sent.'],
    failed: ["We couldn't send your money", 'Transfer failed'],
    pending: ['Your transfer is being processed', 'Transfer pending'],
    cancelled: ['You cancelled this transfer'],
    refunded: ['This transfer was returned to you'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0e0b16;color:#f6f3ff;min-height:860px}.row{display:flex;justify-content:space-between;gap:24px;padding:13px 0;font-size:14px}.k{color:#978fb0;white-space:nowrap}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 36)}<div style="padding:10px 24px;font-size:22px">✕</div><div style="padding:8px 24px 24px"><div style="width:52px;height:52px;border-radius:16px;background:#7d4dff;font-size:22px;font-weight:800;text-align:center;line-height:52px">${p.recipient.slice(0, 1)}</div><div style="font-size:15px;color:#c8bfe6;margin-top:16px">${p.status}</div><div style="font-size:46px;font-weight:800;letter-spacing:-1px;line-height:1.2">${p.amount}</div><div style="font-size:17px;margin-top:4px">to <b>${p.recipient}</b></div></div>
<div style="margin:0 16px;background:#1a1527;border-radius:20px;padding:8px 18px">${rowsOf([
        ['Bank', p.bank],
        ['Account no.', p.account],
        ['From', `Main account<br><span style="color:#978fb0">${p.ownAccount}</span>`],
        ['Date and time', `${p.date}, ${p.time}`],
        ['Transfer method', 'KilatNow'],
        ['Note to recipient', p.memo],
        ['Transaction ID', `<span style="font-size:12px">${p.reference}</span>`],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:12px;padding:22px 16px"><span style="flex:1;background:#251e38;border-radius:28px;padding:14px;text-align:center;font-weight:600">Share</span><span style="flex:1;background:#7d4dff;border-radius:28px;padding:14px;text-align:center;font-weight:600">Done</span></div>`,
    ),
});

const kekwa = look({
  name: 'kekwa-imej',
  language: 'mixed',
  width: 430,
  scale: 2,
  money: MONEY.code,
  date: ({ day, month, year }) => `${String(day).padStart(2, '0')}-${MONTHS[month - 1] ?? ''}-${year % 100}`,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#24313d;font-size:13px;position:relative}table{width:100%;border-collapse:collapse}td{padding:8px 4px;border-bottom:1px solid #d7e0e8;vertical-align:top}.k{width:44%;color:#5a6c7d}.k i{display:block;font-size:11px;color:#8c9aa8}`,
      `<div style="position:absolute;inset:0;overflow:hidden;font-size:30px;font-weight:700;color:#eef3f7;line-height:150px;transform:rotate(-18deg);z-index:-1;word-spacing:30px">kekwa kekwa kekwa kekwa kekwa kekwa kekwa kekwa kekwa kekwa kekwa kekwa</div>
<div style="border-top:8px solid #1b6ca8;padding:20px 24px 4px;display:flex;justify-content:space-between;align-items:flex-end"><span style="font-size:24px;font-weight:700;color:#1b6ca8">kekwa<span style="color:#e0a100">.</span></span><span style="text-align:right;font-size:12px">Resit Transaksi<br><i>Transaction Receipt</i></span></div>
<div style="padding:14px 24px">${tableOf([
        ['Status Transaksi<i>Transaction Status</i>', `<b>${p.status}</b>`],
        ['Tarikh & Masa<i>Date & Time</i>', `${p.date} ${p.time}`],
        ['No. Rujukan<i>Reference No.</i>', p.reference],
        ['Jenis Transaksi<i>Transaction Type</i>', 'Instant Transfer'],
        ['Nama Penerima<i>Recipient Name</i>', p.recipient],
        ['No. Akaun Penerima<i>Recipient Account No.</i>', p.account],
        ['Bank Penerima<i>Recipient Bank</i>', p.bank],
        ['Amaun<i>Amount</i>', `<b>${p.amount}</b>`],
        ['Butiran Pembayaran<i>Payment Details</i>', p.memo],
        ['Daripada Akaun<i>From Account</i>', p.ownAccount],
        ...p.decoy,
      ])}</div><p style="padding:6px 24px 22px;font-size:10px;color:#8c9aa8">Resit ini dijana oleh komputer, tiada tandatangan diperlukan. <i>This is a computer generated receipt, no signature is required.</i></p>`,
    ),
});

const aldwych = look({
  name: 'aldwych-mobile',
  width: 390,
  scale: 2.25,
  money: MONEY.trailing,
  names: 'title',
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: (clock) => `${TIMES.minutes(clock)} MYT`,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ["We've sent your payment", 'Your transfer is complete', 'Payment made'],
    failed: ["We couldn't make your payment", 'Your transfer was unsuccessful'],
    pending: ['Your transfer is scheduled', 'Your payment is awaiting approval'],
    cancelled: ['Your payment has been cancelled'],
    refunded: ['Your payment has been returned'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#333;font-size:16px}.row{padding:12px 0;border-bottom:1px solid #e3e3e3}.k{font:13px ${FONTS.sans};color:#767676}.v{font-size:17px}`,
      `${phoneBar(p.clock, '#333', 64)}<div style="display:flex;justify-content:space-between;padding:12px 20px;border-bottom:1px solid #d0d0d0;font:700 15px ${FONTS.sans}"><span>Move money</span><span style="color:#00664f">Log off</span></div>
<div style="padding:22px 20px 4px"><div style="display:flex;gap:14px;align-items:flex-start">${badge(p, 30, false)}<h1 style="font-size:24px;font-weight:500;line-height:1.2">${p.status}</h1></div></div>
<div style="padding:10px 20px">${rowsOf([
        [
          'Payee',
          `${p.recipient}<br><span style="font:13px ${FONTS.sans};color:#767676">${p.bank} | ${p.account}</span>`,
        ],
        ['Payment amount', `<b>${p.amount}</b>`],
        [
          'Debit account',
          `Everyday Global Account<br><span style="font:13px ${FONTS.sans};color:#767676">${p.ownAccount}</span>`,
        ],
        ['Payment date', `${p.date}, ${p.time}`],
        ['Your reference', p.memo],
        ['Confirmation number', p.reference],
        ['Fees', p.nothing],
        ...p.decoy,
      ])}</div><div style="padding:16px 20px 26px;font:700 15px ${FONTS.sans};text-align:center"><div style="background:#00664f;color:#fff;padding:13px">Make another payment</div><div style="border:1px solid #333;padding:12px;margin-top:10px">Back to accounts</div></div>`,
    ),
});

const cendawan = look({
  name: 'cendawan-qr',
  width: 360,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: { ...HEADINGS, success: ['Payment Successful', 'Paid Successfully', 'Payment Approved'] },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:linear-gradient(#0b7a75,#19535f);color:#fff;min-height:756px}.row{padding:8px 0;text-align:center}.k{font-size:12px;color:#6d8589}.v{font-size:14px;color:#12313a;word-break:break-word}`,
      `${phoneBar(p.clock, '#fff', 20)}<div style="text-align:center;padding:8px;font-size:15px">KilatNow QR</div>
<div style="margin:34px 20px 0;background:#fff;border-radius:18px;padding:0 20px 14px;text-align:center;color:#12313a"><div style="margin-top:-28px;display:inline-block">${badge(p, 56)}</div><div style="font-size:17px;font-weight:700;margin:8px 0 2px;color:${signColour(p)}">${p.status}</div><div style="font-size:12px;color:#6d8589">${p.date} ${p.time}</div><div style="border-top:1px dashed #b9c8ca;border-bottom:1px dashed #b9c8ca;margin:14px 0 8px;padding:14px 0"><div style="font-size:16px;font-weight:700">${p.recipient}</div><div style="font-size:32px;font-weight:700;margin-top:4px">${p.amount}</div></div>${rowsOf(
        [
          ['Payment details', p.memo],
          [p.done ? 'Paid from' : 'Pay from', p.ownAccount],
          ['Transaction reference', `<span style="font-size:12px">${p.reference}</span>`],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;justify-content:center;gap:46px;padding:24px;font-size:12px"><span>⇪ Share</span><span>⌂ Home</span><span>↻ Scan again</span></div>`,
    ),
});

export const phones = [serindit, pulasan, rembia, kekwa, aldwych, cendawan];
