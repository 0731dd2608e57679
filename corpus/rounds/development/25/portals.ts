// Web banking: a bank from overseas, a digital one by night, a company's desk, an Islamic one, an old window.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** The day's number in its year, as core systems put it into their references. */
const dayOfYear = ({ year, month, day }: Clock) =>
  String((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000).padStart(3, '0');

const chars = (below: Printed['below'], count: number, what: string, of: string) =>
  Array.from({ length: count }, (_, place) => of[below(of.length, `${what} ${place}`)]).join('');

/** Half past two in the afternoon as Malay writes it. */
const malayHours = ({ hour, minute }: Clock) => {
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
  return `${hour % 12 || 12}.${two(minute)} ${part}`;
};

// The sum on the right of the heading, the rows below, and a column of what the bank would sell beside it.
const tideswell = look({
  name: 'tideswell-my-web',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) =>
    `FT${String(clock.year).slice(2)}${dayOfYear(clock)}${chars(below, 5, 'tail', '0123456789BCDFGHJKLMNPQRSTVWXYZ')}`,
  says: {
    success: ['Transfer complete', 'Your transfer went through', 'Money sent'],
    failed: ['Your transfer didn’t go through', 'Transfer failed'],
    pending: ['Your transfer is being processed', 'Transfer scheduled'],
    cancelled: ['You cancelled this transfer'],
    refunded: ['This transfer was returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f5f4f7;color:#26202e;font-size:15px}.row{display:flex;padding:12px 0;border-top:1px solid #ebe8ef}.k{width:210px;color:#6a6273}.v{flex:1}.side{background:#fff;border-radius:12px;padding:20px;margin-bottom:16px;font-size:14px}`,
      `<div style="background:#fff;border-bottom:1px solid #e2dee7;padding:18px 48px;display:flex;align-items:center;gap:36px;color:#6a6273"><b style="font-size:23px;color:#5b1a6e;letter-spacing:-.5px">tideswell</b><span>Overview</span><b style="color:#5b1a6e">Transfer &amp; pay</b><span>Cards</span><span>Borrow</span><span>Wealth</span><span style="margin-left:auto">✉ 2 &nbsp;&nbsp; ${p.sender} ▾</span></div>
<div style="display:flex;gap:24px;padding:22px 48px 44px"><div style="flex:1"><div style="font-size:13px;color:#6a6273;margin-bottom:12px">Transfer &amp; pay › Someone in Malaysia › Result</div><div style="background:#fff;border-radius:12px;padding:28px 32px"><div style="display:flex;align-items:center;gap:16px;margin-bottom:22px">${badge(p, 44)}<h1 style="font-size:24px;font-weight:700;flex:1;line-height:1.2">${p.status}</h1><span style="font-size:34px;font-weight:700;letter-spacing:-.5px">${p.amount}</span></div>${rowsOf(
        [
          ['Payee', `<b>${p.recipient}</b>`],
          ['Payee’s bank', `${p.bank}<br><span style="color:#6a6273">${p.account}</span>`],
          ['From', `Tideswell Everyday · ${p.ownAccount}`],
          ['Date', `${p.date}, ${p.time}`],
          ['Recipient reference', p.memo],
          ['Tideswell reference', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:24px;font-weight:600"><span style="background:#5b1a6e;color:#fff;border-radius:8px;padding:11px 22px">Done</span><span style="border:1px solid #5b1a6e;color:#5b1a6e;border-radius:8px;padding:10px 22px">Share receipt</span><span style="color:#5b1a6e;padding:11px 10px">New transfer</span></div></div><p style="font-size:12px;color:#6a6273;margin-top:16px">Tideswell Bank Malaysia Berhad 199501000000. Protected up to RM250,000 for each depositor. Lost card or fraud: 03-8800 0199, 24 hours.</p></div>
<div style="width:290px;padding-top:31px"><div class="side" style="background:#5b1a6e;color:#fff"><b style="font-size:18px;line-height:1.25;display:block">Grow your savings at 3.85% a year</b><p style="margin:8px 0 14px">Open a Saver Plus with RM500 or more before the month ends.</p><span style="background:#fff;color:#5b1a6e;border-radius:8px;padding:8px 16px;font-weight:600">Find out more</span></div><div class="side"><b>Your transfer limit</b><div style="height:8px;border-radius:4px;background:#ebe8ef;margin:12px 0 8px"><div style="width:22%;height:8px;border-radius:4px;background:#9b59b0"></div></div><span style="color:#6a6273">Daily limit RM10,000</span></div><div class="side"><b>How did we do?</b><div style="font-size:26px;color:#9b59b0;letter-spacing:5px">☆☆☆☆☆</div></div></div></div>`,
    ),
});

// A branchless bank by night: a ticket in the middle, label above value in three columns.
const kelarai = look({
  name: 'kelarai-web-gelap',
  medium: 'portal',
  language: 'ms',
  dark: true,
  width: 1080,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.weekdayMalay,
  time: malayHours,
  reference: (below) =>
    `KLR-${chars(below, 4, 'first', 'ABCDEFGHJKMNPQRSTUVWXYZ23456789')}-${chars(below, 6, 'second', '0123456789')}`,
  says: {
    success: ['Wang telah berjaya dihantar', 'Pindahan berjaya', 'Berjaya dihantar'],
    failed: ['Wang tidak berjaya dihantar', 'Pindahan gagal'],
    pending: ['Pindahan sedang diproses', 'Pindahan dijadualkan'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang dipulangkan kepada anda'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0c1413;color:#e9f2ef;font-size:15px}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:24px 28px;padding:28px 36px}.k{color:#8fa8a1;font-size:13px;margin-bottom:3px}.v{font-size:16px;line-height:1.35}`,
      `<div style="display:flex;align-items:center;gap:30px;padding:20px 44px;color:#8fa8a1"><b style="font-size:21px;color:#39e0b0">▚ kelarai</b><span style="background:#1b2927;color:#e9f2ef;border-radius:18px;padding:7px 18px">Bayar</span><span>Tabung</span><span>Kad</span><span>Pelaburan</span><span style="margin-left:auto">BM ▾ &nbsp;&nbsp; Log keluar</span></div>
<div style="width:820px;margin:26px auto 0;background:#15211f;border-radius:22px"><div style="display:flex;align-items:center;gap:18px;padding:30px 36px 26px">${badge(p, 52)}<div><div style="font-size:15px;color:${p.done ? '#39e0b0' : '#e9f2ef'};font-weight:700">${p.status}</div><div style="font-size:40px;font-weight:700;line-height:1.15">${p.amount}</div></div></div><div style="border-top:2px dashed #31423f;margin:0 22px"></div><div class="grid">${rowsOf(
        [
          ['Penerima', `<b>${p.recipient}</b>`],
          ['Bank penerima', p.bank],
          ['Nombor akaun', p.account],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Jenis', 'Pindahan segera'],
          ['Daripada', `Akaun Utama ${p.ownAccount}`],
          ['Nota', p.memo],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="display:flex;justify-content:center;gap:14px;margin:26px 0 30px;font-weight:700"><span style="background:#39e0b0;color:#06251c;border-radius:24px;padding:13px 34px">Muat turun resit</span><span style="border:1px solid #39e0b0;color:#39e0b0;border-radius:24px;padding:12px 34px">Hantar lagi</span></div><div style="text-align:center;color:#8fa8a1;font-size:12px;padding-bottom:30px">Ajak kawan, dapat RM10 seorang. Kod anda: LARAI88 &nbsp;·&nbsp; Talian bantuan 1-800-88-5527, 7 pagi – 11 malam</div>`,
    ),
});

// A company's desk: two pairs of label and value in each line, and who did what below.
const unapproved = ({ outcome }: Printed) => outcome === 'pending' || outcome === 'cancelled';

const trail = (p: Printed): [string, string, string][] => [
  ['Created', 'LEE.SF (Maker)', `${p.date} ${p.time}`],
  ['Approved', unapproved(p) ? '—' : 'MDIRECTOR1 (Approver)', unapproved(p) ? '—' : p.date],
  ['Latest status', 'SYSTEM', `<b style="color:${signColour(p)}">${p.status}</b>`],
];

const nakhoda = look({
  name: 'nakhoda-bizdesk',
  medium: 'portal',
  width: 1160,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.iso,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `NKB${String(year).slice(2)}${two(month)}${two(day)}${chars(below, 7, 'run', '0123456789')}`,
  says: {
    success: ['Completed', 'Successful', 'Processed Successfully'],
    failed: ['Rejected by Bank', 'Unsuccessful'],
    pending: ['Pending Approval', 'In Process'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned by Beneficiary Bank'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#e8ecf0;color:#1c2733;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}td,th{border:1px solid #cdd5dd;padding:8px 11px;text-align:left;vertical-align:top}th{background:#dfe6ee;font-size:12px}.g{display:grid;grid-template-columns:180px 1fr 180px 1fr;background:#fff;border:1px solid #cdd5dd}.row{display:contents}.k{padding:9px 11px;background:#f2f5f8;border-bottom:1px solid #dde3e9;color:#46535f}.v{padding:9px 11px;border-bottom:1px solid #dde3e9;font-weight:700}h2{font-size:14px;margin:20px 0 7px;color:#0d3b66}`,
      `<div style="background:#0d3b66;color:#fff;padding:11px 24px;display:flex;justify-content:space-between"><b style="font-size:17px">NAKHODA BizDesk</b><span>${p.sender.toUpperCase()} TRADING &nbsp;|&nbsp; Last login ${p.daysBefore(1)} &nbsp;|&nbsp; Sign out</span></div><div style="background:#fff;padding:9px 24px;border-bottom:1px solid #cdd5dd;color:#46535f">Dashboard &nbsp;&nbsp; Accounts &nbsp;&nbsp; <b style="color:#0d3b66;border-bottom:3px solid #f2a900;padding-bottom:7px">Payments</b> &nbsp;&nbsp; Collections &nbsp;&nbsp; Payroll &nbsp;&nbsp; Trade &nbsp;&nbsp; Reports</div>
<div style="padding:16px 24px 34px"><div style="color:#46535f">Payments / Single payment / View</div><div style="display:flex;align-items:center;gap:14px;margin:10px 0 14px"><h1 style="font-size:20px">Payment ${p.reference}</h1><span style="background:${signColour(p)};color:#fff;border-radius:3px;padding:3px 10px;font-weight:700">${p.status}</span><span style="margin-left:auto;border:1px solid #0d3b66;color:#0d3b66;background:#fff;padding:6px 14px">Print</span><span style="border:1px solid #0d3b66;color:#0d3b66;background:#fff;padding:6px 14px">Copy as template</span></div><div class="g">${rowsOf(
        [
          ['Payment Product', 'Instant Credit Transfer'],
          ['Amount', `<span style="font-size:16px">${p.amount}</span>`],
          ['Beneficiary Name', p.recipient],
          ['Value Date', p.date],
          ['Beneficiary Account', p.account],
          ['Beneficiary Bank', p.bank],
          ['Debit Account', p.ownAccount],
          ['Payment Time', `${p.time} (UTC+8)`],
          ['Recipient Reference', p.memo],
          ['Payment Purpose', 'Others'],
          ...p.decoy,
        ],
      )}</div><h2>Activity log</h2><table><tr><th>Event</th><th>User</th><th>Detail</th></tr>${trail(p)
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join(
          '',
        )}</table><p style="margin-top:20px;color:#5d6a76;font-size:12px">© Nakhoda Bank Berhad. BizDesk Helpdesk 03-7710 4400 (Mon–Fri, 8.30 am – 6.00 pm). Cut-off for same-day GIRO: 5.00 pm.</p></div>`,
    ),
});

// An Islamic bank: each answer stands large above its small label, after four numbered steps.
const cindai = look({
  name: 'cindai-i-perbankan',
  medium: 'portal',
  language: 'ms',
  width: 960,
  scale: 1.5,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below) => chars(below, 12, 'digits', '0123456789'),
  says: {
    success: [
      'Alhamdulillah, pindahan anda berjaya',
      'Transaksi anda telah berjaya',
      'Pindahan berjaya dilaksanakan',
    ],
    failed: ['Harap maaf, pindahan anda tidak berjaya', 'Transaksi anda gagal'],
    pending: ['Pindahan anda sedang diproses', 'Transaksi anda menunggu kelulusan'],
    cancelled: ['Pindahan anda telah dibatalkan'],
    refunded: ['Wang pindahan telah dipulangkan'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const step = (name: string, place: number) =>
      `<span style="flex:1;text-align:center;font-size:13px;color:${place === 4 ? '#7a5b12' : '#857c66'}"><span style="display:block;width:30px;height:30px;line-height:30px;border-radius:50%;margin:0 auto 5px;background:${place === 4 ? '#b8891f' : '#e3d9bf'};color:${place === 4 ? '#fff' : '#6b6047'};font-weight:700">${place}</span>${name}</span>`;
    return pageOf(
      `body{font-family:${FONTS.book};background:#faf5e8;color:#2c2616;font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 40px}.row{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:13px 0;border-bottom:1px solid #e6dcc3}.k{font:13px ${FONTS.sans};color:#76694a}.v{font-size:17px}`,
      `<div style="background:#1f4d3a;color:#f6e7bd;padding:20px 56px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:23px">❖ Bank Cindai-i</span><span style="font:14px ${FONTS.sans}">Utama &nbsp;·&nbsp; Pindahan &nbsp;·&nbsp; Zakat &amp; Wakaf &nbsp;·&nbsp; Tabung Korban &nbsp;·&nbsp; Keluar</span></div><div style="font-family:${FONTS.sans};display:flex;padding:24px 120px 8px">${['Butiran', 'Semakan', 'Pengesahan', 'Keputusan'].map((name, place) => step(name, place + 1)).join('')}</div>
<div style="background:#fffdf6;border:1px solid #e0d3b0;margin:18px 56px;padding:30px 40px 34px"><div style="text-align:center;margin-bottom:20px">${badge(p, 48, false)}<h1 style="font-size:23px;font-weight:400;margin-top:8px">${p.status}</h1></div><div class="g">${rowsOf(
        [
          ['Amaun pindahan', `<b style="font-size:22px">${p.amount}</b>`],
          ['Nama penerima', `<b>${p.recipient}</b>`],
          ['Bank dan nombor akaun penerima', `${p.bank}, ${p.account}`],
          ['Akaun pengirim (Wadiah Simpanan-i)', p.ownAccount],
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ['Caj perkhidmatan', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;margin-top:38px;font:700 14px ${FONTS.sans}"><span style="background:#1f4d3a;color:#fff;padding:12px 28px">Cetak resit</span> &nbsp; <span style="border:1px solid #1f4d3a;color:#1f4d3a;padding:11px 28px">Pindahan lain</span></div></div><p style="font:12px ${FONTS.sans};color:#76694a;text-align:center;padding:6px 56px 28px">Sumbang serendah RM1 kepada Tabung Asnaf Cindai. Pusat khidmat pelanggan 1-300-22-7474.</p>`,
    );
  },
});

// The small window that an old internet bank opens for its receipt, in both tongues.
const lesung = look({
  name: 'lesung-receipt-window',
  medium: 'portal',
  language: 'mixed',
  width: 720,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.secondsEnglish,
  reference: (below) => `${chars(below, 8, 'run', '0123456789')}-${chars(below, 2, 'check', 'ABCDEFGHJK')}`,
  says: {
    success: ['Successful / Berjaya', 'Transaction Accepted / Transaksi Diterima'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Transaction Rejected / Transaksi Ditolak'],
    pending: ['Pending / Dalam Proses', 'Awaiting Approval / Menunggu Kelulusan'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Reversed / Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1a1a1a;font-size:12px}.row{display:flex;padding:7px 12px}.row:nth-child(odd){background:#f3f0e4}.k{width:250px;color:#333}.k::after{content:' :';float:right;padding-right:14px}.v{flex:1;font-weight:700}`,
      `<div style="background:#dfe3e8;padding:8px 14px;font:12px ${FONTS.sans};color:#333">Lesung i-Net – Receipt<span style="float:right">— &nbsp; ☐ &nbsp; ✕</span></div><div style="background:#f4f5f7;padding:6px 14px;border-bottom:1px solid #c9ced4;font:12px ${FONTS.sans};color:#555">https://inet.lesung.example/ft/receipt.do</div><div style="padding:22px 28px 30px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #8c1d18;padding-bottom:9px"><b style="font:700 22px ${FONTS.serif};color:#8c1d18">BANK LESUNG</b><span>Fund Transfer Receipt / Resit Pindahan Dana</span></div><div style="margin:18px 0">${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Reference No. / No. Rujukan', p.reference],
          ['Date &amp; Time / Tarikh &amp; Masa', `${p.date} ${p.time}`],
          ['From Account / Dari Akaun', p.ownAccount],
          ['To Account / Ke Akaun', p.account],
          ['Receiving Bank / Bank Penerima', p.bank.toUpperCase()],
          ['Beneficiary / Penerima', p.recipient],
          ['Amount / Amaun', `<span style="font-size:15px">${p.amount}</span>`],
          ['Recipient Ref. / Ruj. Penerima', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="font-size:11px;color:#555;border:1px solid #d8d2ba;padding:10px 12px">Note: Please print this page for your record. / Nota: Sila cetak halaman ini untuk simpanan anda.<br>Enquiries / Pertanyaan: 03-4455 2020</div><div style="text-align:center;margin-top:18px">${['Print / Cetak', 'Close / Tutup'].map((name) => `<span style="background:linear-gradient(#fff,#ddd);border:1px solid #999;border-radius:3px;padding:6px 20px;margin:0 6px">${name}</span>`).join('')}</div></div>`,
    ),
});

export const portals = [tideswell, kelarai, nakhoda, cindai, lesung];
