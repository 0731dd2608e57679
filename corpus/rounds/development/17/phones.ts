import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
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
import { HEADINGS, HEADINGS_MS, SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const shortYear = (year: number) => String(year).slice(2);

const kledang = look({
  name: 'kledang-giro-night',
  dark: true,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.dated,
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#000;color:#f5f3ea}.row{padding:12px 0;border-bottom:1px solid #262626}.k{font-size:12px;color:#8d8b84}.v{font-size:15px;margin-top:2px}`,
      `${phoneBar(p.clock, '#fff', 38)}<div style="display:flex;justify-content:space-between;padding:14px 20px;font-size:20px;color:#f4c531"><span>✕</span><span style="font-size:14px">Save PDF</span></div>
<div style="padding:6px 20px 18px;display:flex;gap:14px;align-items:center">${badge(p, 44)}<div><div style="font-size:19px;font-weight:700">${p.status}</div><div style="font-size:12px;color:#8d8b84">${p.date}, ${p.time}</div></div></div>
<div style="margin:0 20px;background:#181713;border-left:4px solid #f4c531;padding:14px 16px"><div style="font-size:12px;color:#8d8b84">Amount</div><div style="font-size:30px;font-weight:900">${p.amount.replace(/^(RM) /, '<span style="font-size:17px">$1</span> ')}</div></div>
<div style="padding:8px 20px">${rowsOf([
        ['Transfer type', 'Interbank GIRO'],
        ['Beneficiary', `${p.recipient}<br><span style="color:#8d8b84">${p.bank} · ${p.account}</span>`],
        ['From', `Kledang Saver ${p.ownAccount}`],
        ['Recipient reference', p.memo],
        ['Reference no.', p.reference],
        ['Service charge', p.nothing],
        ...p.decoy,
      ])}</div><p style="padding:8px 20px;font-size:11px;color:#8d8b84">GIRO transfers made before 5:00 PM on a business day are credited on the same day.</p>
<div style="padding:14px 20px 30px;display:flex;gap:12px;font-weight:700;text-align:center"><span style="flex:1;border:1px solid #f4c531;color:#f4c531;border-radius:6px;padding:12px">Share receipt</span><span style="flex:1;background:#f4c531;color:#1a1500;border-radius:6px;padding:12px">Done</span></div>`,
    ),
});

const pelepah = look({
  name: 'pelepah-apl',
  language: 'ms',
  width: 360,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  formats: ['jpg', 'png', 'webp'],
  says: {
    ...HEADINGS_MS,
    success: ['Wang anda telah dihantar', 'Pindahan berjaya!', 'Transaksi anda berjaya'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#eef5ea;color:#24331d}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0;font-size:13px}.k{color:#748a68;white-space:nowrap}.v{text-align:right;font-weight:600}`,
      `<div style="background:linear-gradient(120deg,#2f7d32,#93b52a);padding-bottom:80px">${phoneBar(p.clock, '#fff', 91)}<div style="color:#fff;padding:12px 18px;font-weight:700;font-size:16px">‹ &nbsp;Resit Pindahan</div></div>
<div style="margin:-64px 16px 0;background:#fff;border-radius:20px;padding:22px 18px;box-shadow:0 4px 14px #2f7d3222"><div style="text-align:center">${badge(p, 50)}<div style="font-size:18px;font-weight:700;margin:8px 0 2px">${p.status}</div><div style="font-size:12px;color:#748a68">${p.date} | ${p.time}</div></div>
<div style="border-top:1px dashed #b9cbae;margin:16px 0 10px"></div><div style="font-size:12px;color:#748a68">Dihantar kepada</div><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="font-size:13px;color:#748a68">${p.bank}, ${p.account}</div>
<div style="border-top:1px dashed #b9cbae;margin:14px 0 8px"></div>${rowsOf([
        ['Jumlah pindahan', `<span style="font-size:19px;color:#2f7d32">${p.amount}</span>`],
        ['Kaedah', 'KilatNow'],
        ['Daripada', p.sender],
        ['Butiran', p.memo],
        ['No. rujukan', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-around;padding:20px 16px;font-size:12px;color:#2f7d32;font-weight:600"><span>Kongsi</span><span>Simpan ke Kegemaran</span><span>Pindah lagi</span></div>
<div style="margin:0 16px 16px;background:#24331d;color:#dff0c8;border-radius:14px;padding:14px;font-size:12px">Takaful motosikal serendah ${p.money(900)} sebulan. Semak sekarang ›</div>${tabs(['Utama', 'Akaun', 'Imbas', 'Bayar', 'Lain'], '#748a68')}`,
    ),
});

const rawang = look({
  name: 'rawang-malam',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0c1a33;color:#e8eefb}.row{display:flex;padding:9px 16px;font-size:14px}.row:nth-child(even){background:#12254a}.k{width:42%;color:#8fa6d0}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 22)}<div style="text-align:center;padding:16px;font-size:17px;font-weight:700;border-bottom:2px solid #2fb4d8">Butiran Pindahan Segera</div><p style="padding:14px 16px;font-size:12px;color:#8fa6d0">Bank Rawang Berhad &nbsp;•&nbsp; Salinan pelanggan</p>
${rowsOf([
  ['No. Rujukan', p.reference],
  [
    'Status',
    `<b style="color:${p.done ? '#5fe0a0' : p.outcome === 'failed' ? '#ff8f80' : '#ffca5c'}">${p.status}</b>`,
  ],
  ['Tarikh / Masa', `${p.date} ${p.time}`],
  ['Dari Akaun', `${p.ownAccount}<br>${p.sender}`],
  ['Bank Penerima', p.bank],
  ['Ke Akaun', p.account],
  ['Nama Penerima', p.recipient],
  ['Amaun', `<b>${p.amount}</b>`],
  ['Caj Transaksi', p.nothing],
  ['Ruj. Penerima', p.memo],
  ['Lain-lain Butiran', '-'],
  ...p.decoy,
])}<div style="padding:26px 16px;text-align:center"><div style="background:#2fb4d8;color:#06152c;font-weight:700;padding:13px;border-radius:4px">KEMBALI KE MENU UTAMA</div><div style="padding:16px;color:#2fb4d8;font-size:14px">Muat turun resit</div></div>`,
    ),
});

const hollingworth = look({
  name: 'hollingworth-mobile',
  width: 375,
  money: MONEY.tightCode,
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Your payment has been made', 'Thank you, your payment is complete', 'We’ve sent your payment'],
    failed: ['Sorry, we couldn’t make your payment', 'Your payment was declined'],
    pending: ['We’re still processing your payment', 'Your payment has been set up for a later date'],
    cancelled: ['You cancelled this payment'],
    refunded: ['This payment was returned to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}.row{padding:13px 0;border-bottom:1px solid #d7d8d6}.k{font-size:12px;color:#767676}.v{font-size:16px}h2{font-weight:400;font-size:14px;background:#f3f3f3;margin:0 -20px;padding:10px 20px}`,
      `${phoneBar(p.clock, '#333', 77)}<div style="display:flex;justify-content:space-between;padding:14px 20px;border-bottom:3px solid #7a1631;font-size:16px"><span style="color:#7a1631">Back</span><b>Confirmation</b><span style="color:#7a1631">Log off</span></div>
<div style="padding:26px 20px 20px"><div style="display:flex;gap:12px"><div>${badge(p, 30, false)}</div><div style="font-size:23px;line-height:1.25;font-weight:300">${p.status}</div></div></div>
<div style="padding:0 20px"><h2>Payment summary</h2>${rowsOf([
        ['To', `${p.recipient}<br><span style="font-size:13px;color:#767676">${p.bank} ${p.account}</span>`],
        ['Amount to pay', p.amount],
        ['Payment date', `${p.date}, ${p.time} MYT`],
        ['From', `Everyday Global Account<br>${p.ownAccount}`],
      ])}<h2>More details</h2>${rowsOf([
        ['Fee', p.nothing],
        ['Payment reference', p.memo],
        ['Confirmation number', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:22px 20px 34px;text-align:center"><div style="background:#7a1631;color:#fff;padding:13px">Make another payment</div><div style="border:1px solid #333;padding:12px;margin-top:10px">Share details</div></div>`,
    ),
});

const tengkolok = look({
  name: 'tengkolok-share',
  language: 'mixed',
  width: 420,
  scale: 2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fffdf7;color:#2b2417;font-size:12px;position:relative;overflow:hidden}.row{display:grid;grid-template-columns:43% 1fr;padding:8px 0}.k i{display:block;font-size:10px;color:#9b8a66}.v{padding-left:10px;border-left:1px solid #d8c48f}.w{position:absolute;left:-20px;font:700 52px ${FONTS.book};color:#b8953a14;transform:rotate(-24deg);white-space:nowrap}`,
      `${[170, 380, 590].map((top) => `<div class="w" style="top:${top}px">tengkolok tengkolok</div>`).join('')}<div style="position:relative;padding:26px 26px 20px"><div style="display:flex;justify-content:space-between;align-items:center"><div style="font:700 22px ${FONTS.book};color:#97731c">Tengkolok Bank</div><div style="border:2px solid ${signColour(p)};color:${signColour(p)};font-weight:700;padding:3px 9px;transform:rotate(-4deg)">${p.status}</div></div>
<div style="margin:18px 0 10px;padding:7px 0;border-top:1px solid #97731c;border-bottom:1px solid #97731c;text-align:center;letter-spacing:1px">FUND TRANSFER TO TENGKOLOK ACCOUNT</div>
${rowsOf([
  ['Transaction Date<i>Tarikh Transaksi</i>', `${p.date}<br>${p.time}`],
  ['Transaction ID<i>ID Transaksi</i>', p.reference],
  ['Credited Account Name<i>Nama Akaun Dikreditkan</i>', p.recipient],
  ['Credited Account<i>Akaun Dikreditkan</i>', p.account],
  ['Sender<i>Pengirim</i>', p.sender],
  ['Recipient Reference<i>Rujukan Penerima</i>', p.memo],
  ['Fee<i>Caj</i>', p.nothing],
  ...p.decoy,
])}<div style="display:flex;justify-content:space-between;align-items:baseline;background:#f4e9c9;margin-top:12px;padding:12px 14px"><span>Total Amount<br><i style="font-size:10px;color:#9b8a66">Jumlah Keseluruhan</i></span><b style="font-size:21px">${p.amount}</b></div>
<p style="font-size:9px;color:#9b8a66;padding-top:14px;text-align:center">This is a computer-generated receipt. Ini adalah resit cetakan komputer.<br>Tengkolok Bank Berhad (member of the Tengkolok Group)</p></div>`,
    ),
});

const jelawat = look({
  name: 'jelawat-go-qr',
  width: 393,
  scale: 2.75,
  money: MONEY.plainTight,
  date: ({ day, month, year }) =>
    `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${shortYear(year)}`,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: { ...STATUSES, success: ['Paid', 'Payment done', 'Payment successful'] },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f4f4fb;color:#1b1b33}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px dotted #b9b9d6;font-size:14px}.k{color:#6c6c90;flex-shrink:0}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(160deg,#3c2bd1,#c13fa8);color:#fff;padding-bottom:30px;text-align:center">${phoneBar(p.clock, '#fff', 64)}<div style="padding:20px 20px 4px;font-size:13px;opacity:.85">Jelawat Go · KilatNow QR</div><div style="font-size:42px;font-weight:700">${p.amount}</div><span style="background:#fff;color:${signColour(p)};border-radius:20px;padding:4px 16px;font-size:13px;font-weight:700">${p.status}</span></div>
<div style="height:10px;background:radial-gradient(circle at 7px 0,#a23ab2 6px,transparent 6.5px) 0 0/14px 10px"></div>
<div style="margin:14px 18px;background:#fff;border-radius:8px;padding:8px 16px">${rowsOf([
        ['Paid to', `<b>${p.recipient}</b>`],
        ['QR issued by', p.bank],
        ['Date', `${p.date} &nbsp;${p.time}`],
        ['Charged to', `Jelawat Current ${p.ownAccount}`],
        ['Remarks', p.memo],
        ['Txn no.', p.reference],
        ['KilatNow ref.', p.otherReference],
        ...p.decoy,
      ])}</div><div style="text-align:center;padding:14px;color:#3c2bd1;font-weight:700">⤴ Share &nbsp;&nbsp;&nbsp; ⌂ Home</div>`,
    ),
});

const lembing = look({
  name: 'lembing-digital',
  dark: true,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year, ...clock }) => DATES.weekday({ day, month, year, ...clock }).replace(',', ''),
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transfer received by their bank', 'Delivered', 'Transfer complete'],
    failed: ['Transfer failed', 'Not sent'],
    pending: ['Still processing', 'Waiting for their bank'],
    cancelled: ['Cancelled by you'],
    refunded: ['Returned to you', 'Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#101614;color:#eaf3ef}.row{padding:10px 0}.k{font-size:12px;color:#7f958c}.v{font-size:15px;overflow-wrap:anywhere}.s{border-left:2px solid #2f4a40;margin-left:7px;padding:0 0 16px 18px;position:relative;font-size:14px}.s:last-child:before{background:${p.done ? '#38e0a0' : '#ffb454'}!important}.s:before{content:'';position:absolute;left:-7px;top:4px;width:12px;height:12px;border-radius:50%;background:#38e0a0}`,
      `${phoneBar(p.clock, '#fff', 58)}<div style="padding:18px 22px 8px;font-size:22px">‹</div><div style="padding:0 22px"><div style="width:54px;height:54px;border-radius:50%;background:#2a3f8f;display:grid;place-items:center;font-weight:700;font-size:20px">${p.recipient.slice(0, 1)}</div><div style="font-size:20px;font-weight:700;margin-top:12px">${p.recipient} · ${p.bank}</div><div style="font-size:40px;font-weight:800;letter-spacing:-1px">−${p.amount}</div></div>
<div style="margin:18px 22px;background:#18211e;border-radius:18px;padding:18px 16px 4px"><div class="s">Transfer started<br><span style="color:#7f958c;font-size:12px">${p.date}, ${p.time}</span></div><div class="s" style="border-color:transparent;font-weight:700;color:${p.done ? '#38e0a0' : '#ffb454'}">${p.status}</div></div>
<div style="margin:0 22px;background:#18211e;border-radius:18px;padding:8px 16px">${rowsOf([
        ['To account', p.account],
        ['Note to recipient', p.memo],
        ['From', 'Main Pocket'],
        ['Transfer ID', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:22px"><span style="flex:1;background:#38e0a0;color:#07251a;font-weight:700;text-align:center;border-radius:26px;padding:13px">Send again</span><span style="flex:1;background:#24302c;font-weight:700;text-align:center;border-radius:26px;padding:13px">Get receipt</span></div>`,
    ),
});

export const phones = [kledang, pelepah, rawang, hollingworth, tengkolok, jelawat, lembing];
