import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  speckle,
  tabs,
} from '#test/receipts/drawing/page.ts';
import { strip } from './phones.ts';
import { HEADINGS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

/** The country's most used wallet: a blue head, a card over it, savings and gift packets offered below. */
const titian = look({
  name: 'titian-ewallet',
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) =>
    `${REFERENCES.dated(below, clock)}${REFERENCES.dated(below, clock).slice(8)}0171`,
  says: { ...HEADINGS, success: ['Transfer Successful', 'Successful', 'Transferred successfully'] },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f1f4f9;color:#20293a}.row{display:flex;justify-content:space-between;gap:24px;padding:9px 0;font-size:13.5px}.k{color:#687386;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(#0a56d6,#1f7bf2);height:196px;color:#fff">${phoneBar(p.clock, '#fff', 77)}<div style="text-align:center;font-size:17px;padding:10px 0">Transfer Details</div></div>
<div style="margin:-104px 14px 0;background:#fff;border-radius:12px;padding:22px 18px 12px"><div style="text-align:center">${badge(p, 48)}<div style="font-size:16px;margin-top:4px">${p.status}</div><div style="font-size:33px;font-weight:700;margin:2px 0 14px">${p.amount}</div></div><div style="border-top:1px dashed #c9d2df;padding-top:8px">${rowsOf(
        [
          ['Transfer To', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['Account Number', p.account],
          ['Remark', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date &amp; Time', `${p.date} ${p.time}`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div></div>
<div style="margin:12px 14px;display:flex;gap:10px"><div style="flex:1;background:#fff;border-radius:12px;padding:12px"><b style="color:#0a56d6">T+ Savings</b><div style="font-size:12px;color:#566172">Daily returns up to 3.45% p.a. from just ${p.money(1_000)}</div></div><div style="flex:1;background:#fff;border-radius:12px;padding:12px"><b style="color:#c22c2c">Money Packet</b><div style="font-size:12px;color:#566172">Send a surprise with your own e-card</div></div></div>
<div style="padding:8px 14px 30px"><div style="background:#0a56d6;color:#fff;text-align:center;padding:13px;border-radius:24px;font-weight:700">Done</div></div>`,
    ),
});

const firstLetter = (name: string) => name.slice(0, 1);

/** A super-app in Malay: two faces and an arrow between them, then stars to rate it by. */
const dodol = look({
  name: 'dodol-super',
  medium: 'wallet',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: (below) => `DDL-${REFERENCES.lettersFirst(below)}`,
  says: {
    success: ['Wang selamat dihantar!', 'Pindahan berjaya', 'Wang anda telah dihantar'],
    failed: ['Pindahan gagal', 'Wang tidak berjaya dihantar'],
    pending: ['Pindahan sedang diproses', 'Menunggu pengesahan bank'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) => {
    const face = (name: string, colour: string) =>
      `<span style="width:58px;height:58px;border-radius:50%;background:${colour};color:#fff;font-size:24px;font-weight:700;line-height:58px;text-align:center">${firstLetter(name)}</span>`;
    const stars = Array.from(
      { length: 5 },
      () =>
        '<svg width="30" height="30" viewBox="0 0 24 24" fill="none" stroke="#b08a2e" stroke-width="1.6"><path d="M12 3l2.7 6 6.3.6-4.8 4.3 1.4 6.4L12 17l-5.6 3.3 1.4-6.4L3 9.6l6.3-.6z"/></svg>',
    );
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#262019;font-size:15px}.row{padding:9px 0;display:flex;gap:16px}.k{width:126px;flex:none;color:#756a5c}.v{flex:1;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#fff3dd">${strip(p.clock, '#262019', 12)}<div style="padding:6px 22px;font-size:20px">✕</div><div style="display:flex;justify-content:center;align-items:center;gap:14px;padding:6px 0 14px">${face(p.sender, '#b4552d')}<span style="font-size:24px;color:#b4552d">→</span>${face(p.recipient, '#2f7d6b')}</div>
<div style="text-align:center;padding:0 24px 24px"><div style="font-size:38px;font-weight:800;line-height:1.1">${p.amount}</div><div style="font-size:16px;margin-top:6px">kepada <b>${p.recipient}</b></div><div style="display:inline-flex;gap:8px;align-items:center;background:#fff;border-radius:20px;padding:6px 16px 6px 7px;margin-top:12px">${badge(p, 24)}<b>${p.status}</b></div></div></div>
<div style="padding:14px 24px 6px">${rowsOf([
        ['Bank penerima', p.bank],
        ['No. akaun', p.account],
        ['Tarikh', `${p.date}, ${p.time}`],
        ['Nota', p.memo],
        [p.done ? 'Dibayar guna' : 'Sumber dana', 'Baki DodolPay'],
        ['Caj', 'Percuma'],
        ['ID transaksi', p.reference],
        ...p.decoy,
      ])}</div>
<div style="margin:8px 24px;border:1px solid #eadfcb;border-radius:14px;padding:14px;text-align:center"><div style="margin-bottom:6px">Macam mana pengalaman anda hari ini?</div>${stars.join(' ')}</div>
<div style="margin:12px 24px;background:#2f7d6b;color:#fff;border-radius:14px;padding:13px 16px;font-size:13px"><b style="font-size:15px">Lapar? Diskaun ${p.money(800)} untuk pesanan makanan</b><br>Kod: DODOLJIMAT, belanja minimum ${p.money(2_500)}</div>${tabs(['Utama', 'Makanan', 'Dompet', 'Akaun'], '#756a5c')}`,
    );
  },
});

/** A wallet of the young, dark: a bird's sticker, and tiles in two columns; made to be sent on. */
const merak = look({
  name: 'merak-pelekat',
  medium: 'wallet',
  language: 'mixed',
  dark: true,
  width: 400,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: (below) => `MRK${REFERENCES.digits(below)}`,
  says: {
    success: ['Settle! Transfer berjaya', 'Duit dah masuk, berjaya!', 'Berjaya dihantar / Sent successfully'],
    failed: ['Transfer gagal', 'Alamak, transfer tak berjaya'],
    pending: ['Tengah proses… pending', 'Transfer sedang diproses'],
    cancelled: ['Transfer dah dibatalkan'],
    refunded: ['Duit dah dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const feathers = Array.from(
      { length: 7 },
      (_, index) =>
        `<g transform="rotate(${index * 26 - 78} 60 92)"><ellipse cx="60" cy="34" rx="12" ry="30" fill="#14a39a"/><circle cx="60" cy="20" r="7" fill="#ffd166"/><circle cx="60" cy="20" r="3.5" fill="#2b2d8f"/></g>`,
    );
    return pageOf(
      `body{font-family:${FONTS.round};background:#101c2e;color:#fff;min-height:840px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:10px}.row{background:#1a2a42;border-radius:14px;padding:11px 14px;min-width:0}.row:first-child{grid-column:1/3}.k{font-size:12px;color:#a6b8d1}.v{font-weight:700;font-size:14.5px;line-height:1.3;overflow-wrap:anywhere}`,
      `<div style="padding:22px 24px 0;display:flex;justify-content:space-between;align-items:center"><b style="font-size:20px;color:#3fe0d0">merak</b><span style="font-size:13px;color:#a6b8d1">${p.date}, ${p.time}</span></div>
<div style="text-align:center;padding:14px 24px 0"><svg width="180" height="122" viewBox="-26 0 172 116">${feathers.join('')}<ellipse cx="60" cy="92" rx="15" ry="22" fill="#2b4de0"/><circle cx="60" cy="64" r="12" fill="#2b4de0"/><circle cx="56" cy="62" r="2.5" fill="#fff"/><circle cx="65" cy="62" r="2.5" fill="#fff"/><path d="M57 68h6l-3 5z" fill="#ffd166"/></svg>
<div style="display:flex;gap:10px;justify-content:center;align-items:center;margin-top:8px">${badge(p, 26)}<span style="font-size:18px;font-weight:700">${p.status}</span></div><div style="font-size:46px;font-weight:900;line-height:1.2;margin-top:6px;color:#ffd166">${p.amount}</div></div>
<div class="grid" style="padding:18px 20px 0">${rowsOf([
        ['Kepada / To', `<span style="font-size:17px">${p.recipient}</span>`],
        ['Bank', p.bank],
        ['Akaun', p.account],
        ['Dari / From', p.sender],
        ['Untuk apa', p.memo],
        ['Via', 'KilatNow'],
        ['Ref No.', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:14px;align-items:center;padding:20px 22px 28px"><span style="background:#fff;border-radius:8px;padding:6px;line-height:0">${speckle(p.below, 19, 58)}</span><span style="font-size:12.5px;color:#a6b8d1">Belum ada Merak? Scan, sign up dan claim ${p.money(300)} free. 18 tahun ke atas sahaja.</span></div>`,
    );
  },
});

/** A code scanned at somebody's: a slip with a torn edge, labels over the values, coins and vouchers under it. */
const timun = look({
  name: 'timun-qr-pay',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: (below) => `${REFERENCES.longDigits(below)}${below(9_000, 'ti') + 1_000}`,
  says: {
    success: ['Payment Successful', 'Paid', 'Payment completed'],
    failed: ['Payment Failed', 'Payment unsuccessful'],
    pending: ['Payment is being processed', 'Payment pending'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const teeth = `M0 0h332v6${Array.from({ length: 23 }, (_, index) => `L${332 - index * 14.43 - 7.2} 14L${332 - (index + 1) * 14.43} 6`).join('')}z`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0f6b3c;color:#22312a}.row{padding:8px 0}.k{font-size:12px;color:#6a7a71}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 52)}<div style="color:#fff;padding:8px 18px 16px;display:flex;justify-content:space-between;font-size:16px"><span>←</span><span>Scan &amp; Pay</span><span>?</span></div>
<div style="margin:0 14px;background:#fff;border-radius:12px 12px 0 0;padding:20px 20px 6px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:17px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="font-size:13px;color:#6a7a71">${p.date} ${p.time}</div></div>${badge(p, 42)}</div>
<div style="background:#eef7f1;border-radius:10px;margin:16px 0 8px;padding:12px 16px"><div style="font-size:12px;color:#546259">Amount</div><div style="font-size:31px;font-weight:700;line-height:1.2">${p.amount}</div></div>
${rowsOf([
  [p.done ? 'Paid to' : 'Pay to', `<b>${p.recipient}</b>`],
  ['Payee bank', p.bank],
  ['Payment method', `Timun Balance (${p.sender})`],
  ['Recipient reference', p.memo],
  ['Transaction ID', p.reference],
  ...p.decoy,
])}<div style="font-size:12px;color:#6a7a71;border-top:1px solid #dfe7e2;padding:10px 0 4px">KilatQR · National QR standard</div></div><svg width="332" height="14" viewBox="0 0 332 14" style="display:block;margin:-1px 14px 0"><path d="${teeth}" fill="#fff"/></svg>
<div style="margin:16px 14px 0;background:#fff8dc;border-radius:12px;padding:12px 16px;display:flex;gap:12px;align-items:center"><span style="width:34px;height:34px;border-radius:50%;background:#f2b600;border:4px solid #ffdf70;flex:none"></span><span style="font-size:13px">${p.done ? '<b>+45 coins</b> collected from this payment. ' : ''}Swap 500 coins for ${p.money(500)} off at selected shops.</span></div>
<div style="display:flex;gap:10px;padding:16px 14px 30px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:8px;padding:11px">Split bill</span><span style="flex:1;background:#fff;color:#0f6b3c;border-radius:8px;padding:11px">OK</span></div>`,
    );
  },
});

/** The wallet of a telephone company in Malay: the payee first, a ruled list, the sum in a bar at its end. */
const sapaan = look({
  name: 'sapaan-telco-pay',
  medium: 'wallet',
  language: 'ms',
  width: 390,
  scale: 2,
  money: MONEY.tight,
  date: DATES.dashes,
  time: (clock) => TIMES.malay(clock).toLowerCase().replace('ptg', 'petang').replace('pg', 'pagi'),
  reference: (below, clock) => `SP${clock.year % 100}${REFERENCES.digits(below)}`,
  says: { ...STATUSES_MS, success: ['Berjaya', 'Berjaya Dihantar', 'Selesai'] },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fdf2f7;color:#2b1a24;font-size:13px}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 18px;border-bottom:1px solid #f0dbe6}.k{color:#7d6272;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#c4126c">${phoneBar(p.clock, '#fff', 95)}<div style="color:#fff;padding:12px 18px 18px;font-size:18px;font-weight:700">‹ &nbsp;Resit Hantar Wang</div></div>
<div style="padding:18px 18px 14px;display:flex;justify-content:space-between;align-items:center;gap:12px;background:#fff"><div><div style="color:#7d6272">Penerima</div><div style="font-size:16px;font-weight:700;line-height:1.3">${p.recipient}</div><div style="margin-top:2px">${p.bank} · ${p.account}</div></div></div>
<div style="background:#fff;border-top:8px solid #fdf2f7">${rowsOf([
        ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Pengirim', p.sender],
        ['Tujuan', p.memo],
        ['Kaedah', 'Dompet Sapaan'],
        ['Caj perkhidmatan', p.nothing],
        ['No. rujukan', p.reference],
        ...p.decoy,
      ])}</div><div style="background:#4a0b2e;color:#fff;padding:16px 18px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:15px">${p.done ? 'Jumlah Dihantar' : 'Jumlah'}</span><b style="font-size:26px">${p.amount}</b></div>
<div style="margin:16px 18px;border:2px dashed #c4126c;border-radius:10px;padding:13px 16px;display:flex;gap:14px;align-items:center"><b style="font-size:24px;color:#c4126c">5GB</b><span>Tambah nilai ${p.money(1_000)} hari ini dan dapatkan data percuma 7 hari!</span></div>
<div style="display:flex;gap:12px;padding:6px 18px 30px;text-align:center;font-weight:700"><span style="flex:1;border:1px solid #c4126c;color:#c4126c;border-radius:8px;padding:12px">Muat turun</span><span style="flex:1;background:#c4126c;color:#fff;border-radius:8px;padding:13px 12px">Kembali</span></div>`,
    ),
});

export const wallets = [titian, dodol, merak, timun, sapaan];
