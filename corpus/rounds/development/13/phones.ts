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
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0])
    .join('');

const serunai = look({
  name: 'serunai-share-image',
  width: 400,
  scale: 2.5,
  money: MONEY.code,
  time: TIMES.secondsEnglish,
  reference: (below) => `SRN${100_000_000 + below(900_000_000, 'serunai')}`,
  says: STATUSES,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#fff;color:#1e1e1e}.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px 14px;padding:18px 24px}.k{font-size:11px;color:#8a8a8a}.v{font-size:14px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#f6b81a;padding:22px 24px;display:flex;align-items:center;gap:12px"><span style="width:34px;height:34px;border-radius:50%;background:#1e1e1e;box-shadow:inset 9px 0 0 #fff"></span><b style="font-size:20px">Serunai Bank</b></div>
<div style="padding:20px 24px 0;display:flex;justify-content:space-between;align-items:center"><span style="font-size:16px;font-weight:700">Transfer receipt</span><span style="border:1.5px solid ${signColour(p)};color:${signColour(p)};border-radius:20px;padding:2px 12px;font-size:12px;font-weight:700">${p.status}</span></div>
<div style="margin:16px 24px 0;background:#fff6dc;border-left:4px solid #f6b81a;padding:12px 16px"><div class="k">Amount</div><div style="font-size:27px;font-weight:800">${p.amount}</div></div>
<div class="grid">${rowsOf([
        ['Beneficiary name', p.recipient],
        ['Beneficiary account', p.account],
        ['Beneficiary bank', p.bank],
        ['Transfer mode', 'KilatNow Instant'],
        ['Date', p.date],
        ['Time', p.time],
        ['Reference no.', p.reference],
        ['Recipient reference', p.memo],
        ['From', p.sender],
        ['Service fee', p.nothing],
        ...p.decoy,
      ])}</div><div style="background:#f4f4f4;padding:12px 24px 16px;font-size:10px;color:#7a7a7a">Shared from the Serunai app. This is an auto-generated receipt; no signature is needed. Serunai Bank Berhad is a member of the national deposit scheme.</div>`,
    ),
});

const jerai = look({
  name: 'jerai-mobil',
  language: 'ms',
  width: 384,
  scale: 2.8,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Pemindahan wang anda telah berjaya', 'Pindahan Berjaya', 'Transaksi anda berjaya!'],
    failed: ['Pemindahan wang anda tidak berjaya', 'Pindahan Gagal', 'Transaksi anda tidak dapat diproses'],
    pending: ['Pemindahan wang anda sedang diproses', 'Pindahan Menunggu Kelulusan'],
    cancelled: ['Pemindahan wang anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#eef4f7;color:#12303f}.row{padding:11px 0;border-bottom:1px solid #e3ecf0}.row:last-child{border:0}.k{font-size:12px;color:#6b8795}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}a{display:block;text-align:center;border-radius:26px;padding:13px;font-weight:700;font-size:15px;margin:10px 18px 0}`,
      `<div style="background:linear-gradient(115deg,#0a7c8c,#1b4fa0);color:#fff;padding-bottom:96px">${phoneBar(p.clock, '#fff', 62)}<div style="text-align:center;padding:22px 30px 0">${badge(p, 58)}<div style="font-size:19px;font-weight:700;margin-top:12px">${p.status}</div></div></div>
<div style="margin:-74px 18px 0;background:#fff;border-radius:16px;padding:18px 18px 6px;box-shadow:0 4px 18px #0a3a5022"><div style="text-align:center;padding-bottom:14px;border-bottom:1px solid #e3ecf0"><div class="k">Jumlah Pindahan</div><div style="font-size:33px;font-weight:800;color:#0a5f86">${p.amount}</div></div>
<div style="display:flex;gap:12px;align-items:center;padding:14px 0;border-bottom:1px solid #e3ecf0"><span style="flex:none;width:42px;height:42px;border-radius:50%;background:#d8ecf1;color:#0a7c8c;font-weight:700;display:grid;place-items:center">${initials(p.recipient)}</span><div><div class="k">Pindah kepada</div><div class="v">${p.recipient}</div><div style="font-size:13px;color:#4d6a78">${p.bank} · ${p.account}</div></div></div>${rowsOf(
        [
          ['Tarikh & Masa', `${p.date} · ${p.time}`],
          ['Jenis Pindahan', 'KilatNow – Pindahan Segera'],
          ['No. Rujukan Transaksi', p.reference],
          ['Rujukan Penerima', p.memo],
          ['Dari Akaun', `Simpanan-i Jerai ${p.ownAccount}<br>${p.sender}`],
          ...p.decoy,
        ],
      )}</div><a style="background:#0a7c8c;color:#fff">Kongsi Resit</a><a style="border:2px solid #0a7c8c;color:#0a7c8c">Buat Pindahan Lain</a><a style="color:#0a7c8c;padding-bottom:26px">Simpan ke Kegemaran</a>`,
    ),
});

const kasuarina = look({
  name: 'kasuarina-gelap',
  language: 'ms',
  dark: true,
  width: 360,
  scale: 3,
  date: DATES.slashes,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: { ...STATUSES_MS, success: ['Berjaya', 'Selesai', 'Telah Diterima'] },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#0d1410;color:#e6efe8}.row{display:flex;align-items:baseline;padding:8px 0;font-size:13px}.k{color:#8fa596;flex:1;border-bottom:1px dotted #33463a;margin-right:6px}.v{max-width:62%;text-align:right}`,
      `${phoneBar(p.clock, '#e6efe8', 28)}<div style="display:flex;justify-content:space-between;padding:14px 18px;font-size:15px"><span style="color:#8fa596">✕</span><b>Butiran Resit</b><span style="color:#6fd39a">Kongsi</span></div>
<div style="margin:8px 16px;padding:18px;border-radius:12px;background:#16221b"><div style="font-size:12px;color:#8fa596">${p.done ? 'Anda telah memindahkan' : 'Amaun pindahan'}</div><div style="font-size:34px;font-weight:700;color:#6fd39a;padding:2px 0 10px">${p.amount}</div><div style="font-size:12px;color:#8fa596">kepada</div><div style="font-size:16px;font-weight:700">${p.recipient}</div><div style="font-size:13px">${p.account}<br>${p.bank}</div></div>
<div style="padding:8px 18px">${rowsOf([
        ['Status', `<b>${p.status}</b>`],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['ID Rujukan', p.reference],
        ['Tujuan', p.memo],
        ['Pengirim', p.sender],
        ['Akaun debit', p.ownAccount],
        ['Caj', 'Percuma'],
        ...p.decoy,
      ])}</div><p style="padding:10px 18px;font-size:11px;color:#70867a">Sebarang pertanyaan? Hubungi Meja Bantuan Kasuarina 24 jam sehari.</p>${tabs(['Laman', 'Bayar', 'Kad', 'Profil'], '#8fa596')}`,
    ),
});

const bilingual = (rows: [english: string, malay: string, value: string][]) =>
  rows
    .map(
      ([english, malay, value]) =>
        `<tr><td class="k">${english}<br><i>${malay}</i></td><td class="v">${value}</td></tr>`,
    )
    .join('');

const beringin = look({
  name: 'beringin-connect',
  language: 'mixed',
  width: 411,
  scale: 2.625,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below) => `${10_000_000 + below(90_000_000, 'beringin')}`,
  says: {
    ...HEADINGS,
    success: ['Transaction Successful / Transaksi Berjaya', 'Successful / Berjaya'],
    failed: ['Transaction Failed / Transaksi Gagal', 'Unsuccessful / Tidak Berjaya'],
    pending: ['Pending Approval / Menunggu Kelulusan', 'Processing / Sedang Diproses'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2a33;font-size:13px}table{width:100%;border-collapse:collapse}td{border:1px solid #d9d9e2;padding:7px 10px;vertical-align:middle}.k{width:43%;background:#f3f3f8;font-size:12px}i{font-size:11px;color:#7c7c8c}.v{font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 90, '#8b1c2f')}<div style="background:#8b1c2f;color:#fff;padding:12px 16px 14px;display:flex;justify-content:space-between;font-weight:700;font-size:16px"><span>☰</span><span>Beringin Connect</span><span style="font-size:12px;font-weight:400;padding-top:3px">EN | BM</span></div>
<div style="padding:16px 14px 12px;display:flex;gap:10px;align-items:center;color:${signColour(p)};font-size:15px;font-weight:700">${badge(p, 30)}<span>${p.status}</span></div>
<div style="padding:0 14px"><table>${bilingual([
        ['Reference No.', 'No. Rujukan', p.reference],
        ['Transaction Date', 'Tarikh Transaksi', `${p.date} ${p.time}`],
        ['Transaction Type', 'Jenis Transaksi', 'Interbank GIRO'],
        ['From Account', 'Daripada Akaun', `${p.ownAccount}<br>${p.sender}`],
        ['To Account', 'Kepada Akaun', p.account],
        ['Beneficiary Name', 'Nama Penerima', p.recipient],
        ['Beneficiary Bank', 'Bank Penerima', p.bank],
        ['Payment Details', 'Butiran Bayaran', p.memo],
        ['Amount', 'Jumlah', p.amount],
        ...p.decoy.map(([label, value]): [string, string, string] => [label, '&nbsp;', value]),
      ])}</table></div><p style="padding:12px 16px;font-size:11px;color:#7c7c8c">Please keep this for your record. <i>Sila simpan untuk rekod anda.</i></p><div style="display:flex;gap:10px;padding:6px 14px 24px"><span style="flex:1;background:#8b1c2f;color:#fff;text-align:center;padding:11px;border-radius:4px">Print / Cetak</span><span style="flex:1;border:1px solid #8b1c2f;color:#8b1c2f;text-align:center;padding:11px;border-radius:4px">Main Menu</span></div>`,
    ),
});

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const AFTERWARDS = {
  success: 'Funds usually arrive within minutes. You can find this payment in your statement.',
  failed: 'No money has left your account. Please check the details and try again.',
  pending: "We'll let you know once it's on its way.",
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account.',
};

const mossbridge = look({
  name: 'mossbridge-mobile',
  width: 393,
  scale: 2.75,
  names: 'title',
  money: MONEY.trailing,
  date: (clock) => `${DAYS[clock.weekday]} ${DATES.long(clock)}`,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ["We've sent your payment", 'Payment sent', 'Thank you. Your payment has been made'],
    failed: ["We couldn't make your payment", 'Payment not sent', 'Sorry, your payment was declined'],
    pending: ["We're processing your payment", 'Payment awaiting approval'],
    cancelled: ["You've cancelled this payment"],
    refunded: ['This payment was returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#242b33}h1{font:400 27px/1.25 ${FONTS.serif}}h2{font-size:13px;background:#eceff1;padding:8px 22px;margin-top:18px}.row{padding:10px 22px;border-bottom:1px solid #eceff1;display:flex;gap:14px}.k{width:38%;color:#5f6b76;font-size:14px}.v{flex:1;font-size:15px}`,
      `${phoneBar(p.clock, '#242b33', 49)}<div style="display:flex;justify-content:space-between;align-items:center;padding:10px 22px;border-bottom:3px solid #1e5a4a"><b style="letter-spacing:3px;color:#1e5a4a">MOSSBRIDGE</b><span style="font-size:13px;color:#1e5a4a">Log off</span></div>
<div style="padding:24px 22px 4px"><h1>${p.status}</h1><p style="margin-top:8px;color:#5f6b76;font-size:14px">${AFTERWARDS[p.outcome]}</p></div>
<h2>Payment details</h2>${rowsOf([
        ['Payee', p.recipient],
        ["Payee's bank", p.bank],
        ['Account number', p.account],
        ['Amount', `<b>${p.amount}</b>`],
        ['Payment date', `${p.date}, ${p.time}`],
        ['Reference for payee', p.memo],
        ...p.decoy,
      ])}<h2>From</h2>${rowsOf([
        ['Account name', p.sender],
        ['Account', `Everyday Global ${p.ownAccount}`],
        ['Confirmation number', p.reference],
      ])}<div style="padding:22px"><div style="background:#1e5a4a;color:#fff;text-align:center;padding:14px;font-weight:700">Make another payment</div><div style="text-align:center;padding:16px;color:#1e5a4a;text-decoration:underline">Save or share confirmation</div></div>`,
    ),
});

const STEPS = {
  success: ['Sent from your account', 'Received by their bank'],
  failed: ['Payment started', 'Not completed – nothing was deducted'],
  pending: ['Payment started', 'Waiting for their bank'],
  cancelled: ['Payment started', 'Cancelled by you'],
  refunded: ['Sent from your account', 'Returned to your account'],
};

const pelampung = look({
  name: 'pelampung-digital',
  dark: true,
  width: 402,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below) =>
    `plp_${(below(2_000_000_000, 'one') + 100_000_000).toString(36)}${below(9999, 'two')}`,
  says: { ...STATUSES, success: ['Completed', 'Successful', 'Sent'] },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0d1a;color:#eef0ff}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:14px}.k{color:#8b90b8;flex:none}.v{text-align:right;overflow-wrap:anywhere}.card{margin:12px 16px 0;background:#171a2e;border-radius:20px;padding:10px 18px}.step{border-left:2px solid ${signColour(p)};padding:0 0 10px 16px;font-size:14px}`,
      `${phoneBar(p.clock, '#eef0ff', 71)}<div style="padding:12px 20px;font-size:22px">←</div>
<div style="padding:4px 20px 8px;display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font-size:15px;color:#8b90b8">To ${p.recipient}</div><div style="font-size:44px;font-weight:300;letter-spacing:-1px">${p.amount}</div><div style="font-size:13px;color:#8b90b8">${p.date} at ${p.time}</div></div><span style="flex:none;width:52px;height:52px;border-radius:18px;background:#4b3bff;display:grid;place-items:center;font-size:18px;font-weight:700">${initials(p.recipient)}</span></div>
<div class="card" style="padding:16px 18px 8px"><div class="step">${STEPS[p.outcome][0]}</div><div class="step" style="border-color:transparent">${STEPS[p.outcome][1]}</div></div>
<div class="card">${rowsOf([
        ['Status', `<b>${p.status}</b>`],
        ['Recipient', p.recipient],
        ['Bank', p.bank],
        ['Account no.', p.account],
        ['Method', 'KilatNow transfer'],
        ['Note', p.memo],
      ])}</div><div class="card">${rowsOf([
        ['From', `${p.sender}<br><span style="color:#8b90b8">Main pot ${p.ownAccount}</span>`],
        ['Transaction ID', p.reference],
        ['Fees', 'Free'],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:20px 16px 30px;text-align:center;font-weight:600"><span style="flex:1;background:#262a4a;border-radius:18px;padding:14px">Get receipt</span><span style="flex:1;background:#4b3bff;border-radius:18px;padding:14px">Send again</span></div>`,
    ),
});

export const phones = [serunai, jerai, kasuarina, beringin, mossbridge, pelampung];
