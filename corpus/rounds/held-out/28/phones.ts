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
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const two = (number: number) => String(number).padStart(2, '0');

const shareIcon = (colour: string) =>
  `<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" style="vertical-align:-4px"><path d="M12 3v12M7 8l5-5 5 5M5 13v8h14v-8"/></svg>`;

/** A savings bank of the state: turquoise head, the sum in the middle, Malay rows on a white card. */
const melati = look({
  name: 'melati-simpanan-apl',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transaksi Berjaya', 'Pindahan Berjaya', 'Transaksi anda telah berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Transaksi Sedang Diproses', 'Transaksi Dijadualkan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Telah Dibalikkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef4f5;color:#20373b}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:13.5px;border-bottom:1px solid #e8eeef}.row:last-child{border:0}.k{color:#62777b;width:120px;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#00838f;color:#fff;padding-bottom:92px">${phoneBar(p.clock, '#fff', 64)}<div style="padding:12px 20px;text-align:center;font-size:17px;font-weight:700">Pindahan Wang</div></div>
<div style="background:#fff;border-radius:14px;margin:-78px 16px 14px;padding:22px 18px 10px;box-shadow:0 2px 10px #00505722"><div style="text-align:center;padding-bottom:16px;border-bottom:1px dashed #b9cdd0;margin-bottom:6px">${badge(p, 54)}<div style="font-size:18px;font-weight:700;margin-top:8px">${p.status}</div><div style="font-size:30px;font-weight:700;color:#00707b;margin-top:4px">${p.amount}</div><div style="font-size:12.5px;color:#62777b">${p.date} ${p.time}</div></div>${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Daripada', `GIRO Melati<br>${p.ownAccount}`],
          ['Nama Penerima', p.recipient],
          ['Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Jenis Pindahan', 'KilatNow - Pindahan Segera'],
          ['Rujukan Penerima', p.memo],
          ['Caj Transaksi', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;padding:6px 16px 14px;font-weight:700;text-align:center"><span style="flex:1;border:1.5px solid #00838f;color:#00707b;border-radius:8px;padding:12px">${shareIcon('#00707b')} Kongsi Resit</span><span style="flex:1;background:#f58220;color:#fff;border-radius:8px;padding:12px">Selesai</span></div><p style="text-align:center;font-size:11.5px;color:#62777b;padding:0 24px 22px">Sebarang pertanyaan, sila hubungi Pusat Khidmat Pelanggan Melati di 1300-22-7700.</p>`,
    ),
});

const both = (malay: string, english: string) =>
  `${malay}<br><span style="font-size:11px;color:#7a8aa3;font-weight:400">${english}</span>`;

/** A co-operative bank's e-receipt: logo, title, pairs with a colon, Malay over English. */
const irukun = look({
  name: 'irukun-mobile',
  language: 'mixed',
  width: 400,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, { year, month, day }) =>
    `${String(year).slice(2)}${two(month)}${two(day)}${figures(below, 8, 'irukun')}`,
  says: {
    success: ['Berjaya / Successful', 'Transaksi Berjaya / Transaction Successful'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Transaksi Gagal / Transaction Failed'],
    pending: ['Sedang Diproses / In Progress'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#152a4e}.row{display:flex;gap:12px;padding:9px 24px;font-size:14px;line-height:1.3}.k{width:142px;flex:none;color:#3a4e73}.v{flex:1;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="height:8px;background:linear-gradient(90deg,#0a3d91 68%,#f47b20 68%)"></div><div style="padding:20px 24px 14px;display:flex;justify-content:space-between;align-items:center"><div style="font-size:25px;font-weight:800;color:#0a3d91"><span style="color:#f47b20">i</span>Rukun</div><div style="text-align:right;font-size:11px;color:#5c6d8c">Bank Rukun Rakan Berhad<br>(Koperasi Perbankan Islam)</div></div>
<div style="background:#edf2fb;padding:18px 24px;text-align:center"><div style="font-size:12.5px;color:#3a4e73">Resit Transaksi / Transaction Receipt</div><div style="display:flex;gap:10px;justify-content:center;align-items:center;margin:10px 0 4px">${badge(p, 26)}<b style="font-size:16px;color:${signColour(p)}">${p.status}</b></div><div style="font-size:33px;font-weight:800;color:#0a3d91">${p.amount}</div></div><div style="padding:12px 0">${rowsOf(
        [
          [both('No. Rujukan', 'Reference No.'), p.reference],
          [both('Tarikh & Masa', 'Date & Time'), `${p.date}, ${p.time}`],
          [both('Jenis Transaksi', 'Transaction Type'), 'Pindahan KilatNow'],
          [both('Dari Akaun', 'From Account'), `Akaun Simpanan-i Rukun<br>${p.ownAccount}`],
          [both('Nama Penerima', 'Beneficiary Name'), p.recipient],
          [both('Bank Penerima', 'Beneficiary Bank'), p.bank],
          [both('No. Akaun', 'Account No.'), p.account],
          [both('Rujukan Penerima', 'Recipient Reference'), p.memo],
          ...p.decoy,
        ],
      )}</div><p style="border-top:1px solid #d5deec;margin:0 24px;padding:14px 0 24px;font-size:11px;color:#5c6d8c;text-align:center">Ini adalah cetakan komputer. Tandatangan tidak diperlukan.<br>This is a computer generated receipt. No signature is required.<br>tele-RUKUN 1-300-80-6622</p>`,
    ),
});

/** An international bank: thin lines, square buttons, the time with its zone. */
const hexham = look({
  name: 'hexham-malaysia-app',
  width: 390,
  scale: 3,
  money: MONEY.code,
  date: DATES.short,
  time: (clock) => `${TIMES.minutes(clock)} MYT`,
  reference: (below) => `N${figures(below, 11, 'hexham')}`,
  says: {
    success: ['Transfer successful', 'Your money has been sent', 'Your transfer is complete'],
    failed: ['Transfer unsuccessful', 'Your transfer could not be completed'],
    pending: ['Your transfer is being processed', 'We’ve received your transfer instruction'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Your transfer has been returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}.row{padding:13px 0;border-bottom:1px solid #d7d8d6}.k{font-size:13px;color:#666}.v{font-size:16px;overflow-wrap:anywhere}.b{text-align:center;padding:14px;font-size:16px;margin-top:12px}`,
      `${phoneBar(p.clock, '#222', 71)}<div style="padding:12px 20px;text-align:center;font-size:16px;font-weight:700;border-bottom:1px solid #d7d8d6">Confirmation</div><div style="padding:28px 20px 0">${badge(p, 48, false)}<h1 style="font-size:25px;font-weight:400;line-height:1.25;margin:14px 0 18px">${p.status}</h1><div style="border-top:1px solid #d7d8d6">${rowsOf(
        [
          ['Amount', `<span style="font-size:24px">${p.amount}</span>`],
          ['To', `${p.recipient}<br><span style="font-size:14px;color:#555">${p.bank}, ${p.account}</span>`],
          [
            'From',
            `Everyday Global Account<br><span style="font-size:14px;color:#555">${p.ownAccount}</span>`,
          ],
          ['Date and time', `${p.date}, ${p.time}`],
          ['Payment method', 'KilatNow to account'],
          ['Recipient reference', p.memo],
          ['Fee', p.nothing],
          ['Reference number', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="padding:18px 0 4px;display:flex;justify-content:space-between;font-size:16px"><span>${shareIcon('#333')} &nbsp;Share details</span><span>›</span></div><div class="b" style="background:#c8102e;color:#fff">Done</div><div class="b" style="border:1px solid #333;margin-bottom:28px">Make another transfer</div></div>`,
    ),
});

const round = (sign: string, name: string) =>
  `<span><span style="display:block;width:44px;height:44px;border-radius:50%;background:#2d3238;margin:0 auto 6px;color:#ff6b6b;font-size:21px;line-height:44px">${sign}</span>${name}</span>`;

/** An old Chinese bank, at night: the sum first, then from whom to whom. */
const orientCove = look({
  name: 'orient-cove-app-night',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.lower,
  reference: (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}OCOVMYKL010O${figures(below, 8, 'cove')}`,
  says: {
    success: ['Transfer successful', 'Your transfer is successful', 'Successful'],
    failed: ['Transfer unsuccessful', 'Your transfer was not successful'],
    pending: ['Transfer in progress', 'Transfer scheduled'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#15171a;color:#f3f4f6}.card{background:#22262b;border-radius:14px;margin:0 18px 12px;padding:6px 18px}.row{padding:11px 0}.k{font-size:13px;color:#a9b0ba}.v{font-size:15.5px;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 42)}<div style="text-align:right;padding:8px 22px;color:#ff6b6b;font-weight:600">Done</div><div style="text-align:center;padding:6px 24px 24px">${badge(p, 58)}<div style="font-size:19px;font-weight:600;margin-top:14px">${p.status}</div><div style="font-size:36px;font-weight:700">${p.amount}</div><div style="font-size:14px;color:#a9b0ba">${p.date}, ${p.time}</div></div>
<div class="card">${rowsOf([
        ['From', `Cove 360 Account<br><span style="color:#c6ccd4;font-size:14px">${p.ownAccount}</span>`],
        [
          'To',
          `${p.recipient}<br><span style="color:#c6ccd4;font-size:14px">${p.bank} &nbsp;${p.account}</span>`,
        ],
      ])}</div><div class="card">${rowsOf([
        ['Transfer type', 'KilatNow (immediate)'],
        ['Recipient reference', p.memo],
        ['Transaction reference no.', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:center;gap:56px;text-align:center;font-size:13px;padding:14px 0 30px">${round('↑', 'Share')}${round('☆', 'Save payee')}${round('↻', 'New transfer')}</div>`,
    ),
});

const CONFETTI = `background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='375' height='104'%3E%3Cpath d='M62 24l8 4-4 8-8-4zM272 90l8 4-4 8-8-4z' fill='%23ffd24d'/%3E%3Cpath d='M104 66l8 4-4 8-8-4zM298 70l8 4-4 8-8-4z' fill='%237cd6ff'/%3E%3Cpath d='M268 22l8 4-4 8-8-4z' fill='%23ff8fa3'/%3E%3C/svg%3E") center/375px 104px no-repeat`;

/** A young bank of an old one: blue with paper confetti, a card, and an advert with another sum. */
const besok = look({
  name: 'besok-digital-app',
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below) => `BT${figures(below, 12, 'besok')}`,
  says: {
    success: ['Transfer successful!', "You've transferred", 'All done! Transfer successful'],
    failed: ['Transfer unsuccessful', "Sorry, we couldn't complete your transfer"],
    pending: ['Your transfer is being processed', 'Your transfer is scheduled'],
    cancelled: ['Your transfer is cancelled'],
    refunded: ['Your transfer was returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f3f6fb;color:#14264a}.top{height:104px;${p.done ? CONFETTI : ''}}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:14px}.k{color:#61708c;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#0b4fb3;color:#fff;text-align:center;padding-bottom:30px;border-radius:0 0 26px 26px">${phoneBar(p.clock, '#fff', 88)}<div class="top"><div style="padding-top:22px">${badge(p, 64)}</div></div><div style="font-size:18px;font-weight:600;padding:0 20px">${p.status}</div><div style="font-size:38px;font-weight:800;line-height:1.3">${p.amount}</div><div style="padding:0 26px;font-size:15px">to <b>${p.recipient}</b><br>${p.bank} • ${p.account}</div></div>
<div style="background:#fff;border-radius:16px;margin:16px;padding:8px 16px">${rowsOf([
        ['From', `Besok One Account<br><span style="font-weight:400">${p.ownAccount}</span>`],
        ['Date', `${p.date}<br>${p.time}`],
        ['Transfer via', 'KilatNow'],
        ["Recipient's reference", p.memo],
        ['Transaction ref. no.', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:0 16px;background:#dfeaff;border-radius:16px;padding:14px 16px;font-size:13px"><b>Save in a Besok Stash</b><br>Earn up to 3.30% p.a. when you keep your balance growing. Start from ${p.money(10_000)}.</div><div style="display:flex;gap:12px;padding:18px 16px 26px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #0b4fb3;color:#0b4fb3;border-radius:26px;padding:13px">Share</span><span style="flex:1;background:#0b4fb3;color:#fff;border-radius:26px;padding:13px">Done</span></div>`,
    ),
});

/** A chartered bank: a heading that is a sentence, then rows on a grey ground with bold group names. */
const chartwell = look({
  name: 'chartwell-mobile',
  width: 414,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: (below, { year, month, day }) =>
    `MYP${String(year).slice(2)}${two(month)}${two(day)}${figures(below, 7, 'chart')}`,
  says: {
    success: [
      'Your transfer was successful.',
      'Transaction Successful',
      'Your transaction has been completed successfully.',
    ],
    failed: [
      'Your transfer was unsuccessful.',
      'Transaction Failed',
      'We are unable to complete your transfer.',
    ],
    pending: ['Your transfer is being processed.', 'Transaction Pending'],
    cancelled: ['Your transfer has been cancelled.'],
    refunded: ['Your transfer has been reversed.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f6f8;color:#1f2d3d}h2{font-size:14px;padding:16px 20px 8px;color:#0473ea}.g{background:#fff;border-top:1px solid #e0e5ea;border-bottom:1px solid #e0e5ea;padding:4px 20px}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;font-size:14px}.row+.row{border-top:1px solid #eef1f4}.k{color:#5b6b7c;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(100deg,#0473ea 40%,#38d200);color:#fff">${phoneBar(p.clock, '#fff', 53)}<div style="padding:10px 20px 16px;font-size:18px;font-weight:700;display:flex;justify-content:space-between"><span>Local Transfer</span>${shareIcon('#fff')}</div></div><div style="background:#fff;padding:20px;display:flex;gap:16px;align-items:center"><span style="flex:none;height:46px">${badge(p, 46)}</span><div style="font-size:18px;font-weight:700;line-height:1.3">${p.status}</div></div>
<h2>Payment to</h2><div class="g">${rowsOf([
        ['Payee Name', `<b>${p.recipient}</b>`],
        ['Payee Account', p.account],
        ['Payee Bank', p.bank],
      ])}</div><h2>Payment from</h2><div class="g">${rowsOf([['Chartwell Saver Account', p.ownAccount]])}</div><h2>Payment details</h2><div class="g">${rowsOf(
        [
          ['Amount', `<b style="font-size:18px">${p.amount}</b>`],
          ['Transfer Method', 'KilatNow Transfer'],
          ['Transaction Date', `${p.date} ${p.time}`],
          ['Transaction Reference No.', p.reference],
          ['Recipient Reference', p.memo],
          ['Purpose of Transfer', 'Fund Transfer'],
          ...p.decoy,
        ],
      )}</div><div style="padding:22px 20px 6px;text-align:center;font-weight:700"><div style="background:#0473ea;color:#fff;border-radius:6px;padding:14px">Back to Home</div><div style="color:#0473ea;padding:16px">Make Another Transfer</div></div>${tabs(['Home', 'Pay & Transfer', 'Wealth', 'Services'], '#5b6b7c')}`,
    ),
});

/** A branchless bank of a ride-hailing group: violet night, white words, few facts. */
const galah = look({
  name: 'galah-bank-ungu',
  dark: true,
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.lower,
  reference: (below) => {
    const signs = '0123456789ABCDEF';
    return Array.from({ length: 20 }, (_, index) => signs[below(16, `galah ${index}`)]).join('');
  },
  says: {
    success: ['Money sent', 'Transfer successful', 'Money sent!'],
    failed: ['Transfer failed', "Your transfer didn't go through"],
    pending: ['Transfer processing', 'Your transfer is on its way'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#1e0b46;color:#fff}.row{display:flex;justify-content:space-between;gap:22px;padding:11px 0;font-size:14.5px}.k{color:#bfb0e3;flex:none}.v{text-align:right;font-weight:500;overflow-wrap:anywhere}`,
      `<div style="background:radial-gradient(circle at 80% 0,#7a2ff2,#1e0b46 68%)">${phoneBar(p.clock, '#fff', 95)}<div style="padding:14px 24px;font-size:20px">✕</div><div style="padding:22px 24px 30px">${badge(p, 60)}<div style="font-size:27px;font-weight:800;margin-top:20px">${p.status}</div><div style="font-size:46px;font-weight:800;letter-spacing:-1px;line-height:1.25">${p.amount}</div><div style="font-size:16px;color:#dcd2f5">to ${p.recipient}</div></div></div>
<div style="background:#2e1763;border-radius:18px;margin:0 18px;padding:10px 18px">${rowsOf([
        ['Date & time', `${p.date}, ${p.time}`],
        ['From', 'Main Account'],
        ['To', `${p.bank}<br>${p.account}`],
        ['Recipient reference', p.memo],
        ['Transfer method', 'KilatNow'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:26px 18px 30px;text-align:center;font-weight:700"><div style="border:1.5px solid #bfb0e3;border-radius:28px;padding:14px">Share receipt</div><div style="background:#fff;color:#3c1593;border-radius:28px;padding:15px;margin-top:12px">Done</div></div>`,
    ),
});

export const phones = [melati, irukun, hexham, orientCove, besok, chartwell, galah];
