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
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

const wider = (own: Parameters<typeof look>[0]) => look({ ...own, medium: 'wallet' });

const loncat = wider({
  name: 'loncat',
  width: 393,
  scale: 2.75,
  formats: ['jpg', 'jpg', 'png'],
  money: MONEY.plainTight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${REFERENCES.digits(below)}`,
  says: { ...STATUSES, success: ['Success', 'Successful', 'Completed'] },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f4f6;color:#25252b;font-size:14px}.row{display:flex;justify-content:space-between;padding:11px 0}.k{color:#8a8a94;white-space:nowrap;padding-right:18px}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#25252b', 35)}<div style="padding:10px 18px;font-size:17px;font-weight:700;text-align:center"><span style="float:left;font-weight:400">‹</span>Transaction Details<span style="float:right;font-weight:400;font-size:14px">⋯</span></div></div>
<div style="background:#fff;margin:10px 0;padding:20px 18px;text-align:center"><div style="color:#8a8a94">Transfer to Wallet</div><div style="font-size:33px;font-weight:700;padding:6px 0 2px">-${p.amount}</div><span style="color:${signColour(p)}">${p.status}</span></div>
<div style="background:#fff;padding:8px 18px">${rowsOf([
        ['Transaction Type', 'Transfer to Wallet'],
        ['Transfer To', p.recipient],
        ['Account Ref.', p.account],
        ['Payment Method', 'Loncat Balance'],
        ['Date/Time', `${p.date} ${p.time}`],
        ['Transaction No.', p.reference],
        ['Remarks', p.memo],
        ...p.decoy,
      ])}</div>
<div style="margin:12px 14px;background:linear-gradient(90deg,#ff8b1f,#ff5a3c);border-radius:10px;color:#fff;padding:14px;display:flex;justify-content:space-between;align-items:center"><span><b>${p.below(900, 'coins') + 12} coins</b> waiting for you<br><small>Use them before they expire</small></span><span style="background:#fff;color:#ff5a3c;border-radius:14px;padding:5px 14px;font-weight:700">Go</span></div><p style="text-align:center;color:#5a7bd8;padding:10px">Report a problem</p>`,
    ),
});

const flake = (at: string, colour: string, turn: number) =>
  `<span style="position:absolute;${at};width:9px;height:14px;background:${colour};transform:rotate(${turn}deg)"></span>`;
const CONFETTI =
  flake('left:30px;top:16px', '#ffd84d', 20) +
  flake('right:44px;top:10px', '#ff7ab8', 60) +
  flake('left:14px;top:108px', '#b6f56a', -35) +
  flake('right:18px;top:112px', '#ffd84d', 15);

const gemar = wider({
  name: 'gemar-scan',
  width: 360,
  formats: ['png', 'webp', 'jpg'],
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    ...HEADINGS,
    success: ['Payment successful', 'Paid!', 'Payment completed'],
    pending: ['Payment pending', 'Payment is being processed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:linear-gradient(160deg,#19b3a6,#0b6fb8 60%);color:#fff;font-size:14px;min-height:756px}.row{padding:8px 0;display:grid;grid-template-columns:126px 1fr}.k{color:#7a8894}.v{color:#14212c;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 64)}<div style="position:relative;text-align:center;padding:26px 20px 18px">${p.done ? CONFETTI : ''}<div style="font-size:21px;font-weight:700">${p.status}</div><div style="font-size:46px;font-weight:800;letter-spacing:-1px;line-height:1.25">${p.amount}</div><div style="opacity:.85">${p.date} | ${p.time}</div></div>
<div style="background:#fff;margin:0 16px;border-radius:16px 16px 0 0;padding:16px 18px">${rowsOf([
        [p.done ? 'Paid to' : 'Pay to', p.recipient],
        ['Via', `KilatNow QR<br><span style="font-weight:400">${p.bank}</span>`],
        ['Payment method', 'Gemar balance'],
        ['What for', p.memo],
        ['Receipt no.', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:0 16px;height:12px;background:linear-gradient(135deg,#fff 50%,transparent 50%) 0 0/12px 12px,linear-gradient(225deg,#fff 50%,transparent 50%) 0 0/12px 12px"></div>
<div style="margin:22px 16px;background:#ffffff2b;border:1px dashed #fff;border-radius:12px;padding:12px;display:flex;gap:12px;align-items:center">${speckle(p.below, 7, 42, '#ffd84d')}<span>Scratch &amp; win up to ${p.money(888)}!<br><small>1 card earned. Play within 7 days.</small></span></div><div style="text-align:center;padding:0 16px 26px"><span style="display:block;background:#fff;color:#0b6fb8;border-radius:24px;padding:12px;font-weight:700">Back to Home</span></div>`,
    ),
});

const cell = (label: string, value: string, wide = false) =>
  `<div style="${wide ? 'grid-column:1/3;' : ''}overflow-wrap:anywhere"><div style="font-size:11px;color:#72818c;letter-spacing:.4px">${label}</div><div style="font-size:15px">${value}</div></div>`;

const bayu = wider({
  name: 'bayu-pay',
  dark: true,
  width: 430,
  formats: ['png', 'png', 'webp'],
  money: MONEY.code,
  names: 'title',
  date: (clock) => DATES.shortDashes(clock).replaceAll('-', ' ').replace(' 20', " '"),
  time: TIMES.minutes,
  reference: (below) => `BP-${REFERENCES.mixed(below)}`,
  says: {
    success: ['Sent', 'Completed', 'Delivered'],
    failed: ['Not sent', 'Failed', 'Declined'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0f12;color:#eef3f6;font-weight:400}`,
      `${phoneBar(p.clock, '#eef3f6', 47)}<div style="padding:20px 26px"><div style="font-size:22px">←</div><div style="display:flex;align-items:center;gap:16px;margin:26px 0 10px"><span style="width:64px;height:64px;border-radius:20px;background:linear-gradient(135deg,#57e3c1,#2176d2);display:flex;align-items:center;justify-content:center;font-size:24px;font-weight:700;color:#04211d">${p.recipient
        .split(' ')
        .slice(0, 2)
        .map((word) => word.slice(0, 1))
        .join('')
        .toUpperCase()}</span><div style="flex:1"><div style="font-size:13px;color:#72818c">To</div><div style="font-size:19px;font-weight:600;line-height:1.25">${p.recipient}</div></div></div>
<div style="font-size:40px;font-weight:300;padding:16px 0 6px">${p.amount}</div><span style="display:inline-block;background:${signColour(p)};color:#fff;border-radius:7px;padding:4px 12px;font-size:13px;font-weight:700">${p.status}</span>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:18px 14px;border-top:1px solid #222c33;margin-top:24px;padding-top:22px">${cell('Date', p.date)}${cell('Time', p.time)}${cell('Bank', p.bank)}${cell('Account', p.account)}${cell('Category', 'Transfers')}${cell('From', 'Main pot')}${cell('Reference', p.reference, true)}${cell('Note', p.memo, true)}${p.decoy.map(([label, value]) => cell(label, value)).join('')}</div></div>
<div style="display:flex;gap:12px;padding:20px 26px 40px;text-align:center"><span style="flex:1;background:#1b242a;border-radius:14px;padding:14px">⤴ Share</span><span style="flex:1;background:#1b242a;border-radius:14px;padding:14px">↻ Repeat</span><span style="flex:1;background:#1b242a;border-radius:14px;padding:14px">÷ Split</span></div>`,
    ),
});

const leader = (label: string, value: string) =>
  `<div style="display:flex;align-items:baseline;padding:6px 0"><span>${label}</span><span style="flex:1;border-bottom:2px dotted #9fb3d6;margin:0 6px;min-width:14px"></span><b style="max-width:66%;text-align:right">${value}</b></div>`;
const CUKUP: Record<Outcome, string> = {
  success: 'Wang telah dihantar. Penerima akan menerima pemberitahuan.',
  failed: 'Tiada wang ditolak daripada dompet anda.',
  pending: 'Kami akan memaklumkan anda apabila selesai.',
  cancelled: 'Tiada wang ditolak daripada dompet anda.',
  refunded: 'Wang telah dikreditkan semula ke dompet anda.',
};

const cukup = wider({
  name: 'cukup-dompet',
  language: 'ms',
  width: 384,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  date: DATES.dots,
  time: TIMES.malay,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Pindahan ke Bank Berjaya', 'Penghantaran Berjaya', 'Pindahan Selesai'],
    failed: ['Pindahan ke Bank Gagal', 'Penghantaran Tidak Berjaya'],
    pending: ['Pindahan ke Bank Sedang Diproses', 'Dalam Proses'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#e8eefb;color:#17233d;font-size:13px}`,
      `${phoneBar(p.clock, '#fff', 18, '#2446a8')}<div style="background:#2446a8;color:#fff;padding:10px 18px 70px;font-size:16px">cukup<b>.</b></div>
<div style="margin:-54px 16px 0;background:#fff;border-radius:10px;box-shadow:0 2px 10px #2446a833;padding:18px"><div style="display:flex;gap:12px;align-items:center;padding-bottom:12px">${badge(p, 38)}<div><b style="font-size:17px">${p.status}</b><div style="font-size:11px;color:#5c6a88">${CUKUP[p.outcome]}</div></div></div>
${leader('Nama', p.recipient)}${leader('Bank', p.bank)}${leader('No. Akaun', p.account)}${leader('Tarikh', p.date)}${leader('Masa', p.time)}${leader('No. Transaksi', p.reference)}${leader('Tujuan', p.memo)}${leader('Amaun', p.amount)}${leader('Caj', p.fee)}${p.decoy.map(([label, value]) => leader(label, value)).join('')}<div style="border-top:2px solid #17233d;margin-top:10px;padding-top:8px;display:flex;justify-content:space-between;font-size:16px"><span>Jumlah ditolak</span><b>${p.withFee}</b></div></div>
<div style="margin:18px 16px;border-radius:10px;background:#ffe9a8;padding:12px 14px">Jemput kawan, dapat ${p.money(500)} seorang. <b style="color:#2446a8">Jemput sekarang</b></div>${tabs(['Utama', 'Imbas', 'Hantar', 'Saya'], '#2446a8')}`,
    ),
});

const OPENING: Record<Outcome, string> = {
  success: 'You sent money to',
  failed: 'You tried to send money to',
  pending: 'You are sending money to',
  cancelled: 'You stopped sending money to',
  refunded: 'You got back the money sent to',
};

const tekan = wider({
  name: 'tekan',
  width: 375,
  scale: 2,
  formats: ['webp', 'png', 'jpg'],
  money: MONEY.tight,
  names: 'upper',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) =>
    [1, 2, 3].map((part) => REFERENCES.mixed((count, what) => below(count, `${what} ${part}`))).join('-'),
  says: {
    ...STATUSES,
    success: ['Successful', 'Sent', 'Received by recipient'],
    refunded: ['Refunded', 'Returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff0f4;color:#3a1624;font-size:12px}.row{border-bottom:1px solid #f6d5df;padding:9px 0}.k{color:#a76a80;font-size:11px}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#3a1624', 82)}<div style="padding:14px 20px;font-weight:700;font-size:15px">Receipt <span style="float:right">✕</span></div><div style="margin:0 16px;background:linear-gradient(120deg,#d61f5e,#8a1f9a);border-radius:20px;color:#fff;padding:22px 20px"><div>${OPENING[p.outcome]}</div><div style="font-size:16px;font-weight:700;padding:2px 0 22px">${p.recipient}</div><div style="display:flex;justify-content:space-between;align-items:flex-end"><span style="font-size:27px;font-weight:700">${p.amount}</span><span style="font-size:10px">tekan✦</span></div></div>
<div style="margin:14px 16px;background:#fff;border-radius:20px;padding:10px 20px 18px">${rowsOf([
        ['Payment status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['Date', `${p.date} at ${p.time}`],
        ['From', `Tekan wallet (${p.sender})`],
        ['Message', p.memo],
        ['Transaction reference', p.reference],
        ...p.decoy,
      ])}</div><div style="text-align:center;padding:6px 16px 30px;color:#d61f5e;font-weight:700">Save image &nbsp;&nbsp;|&nbsp;&nbsp; Send again</div>`,
    ),
});

export const wallets = [loncat, gemar, bayu, cukup, tekan];
