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
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const CODE = 'display:inline-block;background:#fff;padding:6px;border-radius:8px;line-height:0';

const guli = look({
  name: 'guli-pay',
  medium: 'wallet',
  width: 375,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#eaf2f7 linear-gradient(#0aa3c2,#0a6fb5) 0 0/100% 420px no-repeat;color:#10283a}.row{display:flex;justify-content:space-between;gap:12px;padding:8px 0;font-size:13px}.k{color:#6d8494;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 59)}<div style="color:#fff;display:flex;justify-content:space-between;padding:8px 20px;font-weight:700"><span>GuliPay</span><span>✕</span></div>
<div style="margin:34px 18px 0;background:#fff;border-radius:16px;padding:0 20px 14px;text-align:center"><div style="margin-bottom:8px;transform:translateY(-26px);height:36px">${badge(p, 58)}</div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:38px;font-weight:800;margin:6px 0 2px">${p.amount}</div><div style="font-size:13px;color:#6d8494">${p.done ? 'Paid to' : 'Payment to'}</div><div style="font-size:16px;font-weight:700">${p.recipient}</div><div style="position:relative;border-top:2px dashed #cfdde6;margin:16px -6px 8px"></div>${rowsOf(
        [
          ['Transaction type', 'KilatNow QR'],
          ['Payment method', 'GuliPay Balance'],
          ['Date & time', `${p.date} ${p.time}`],
          ['Remarks', p.memo],
          ['Receipt no.', p.reference],
          ['eWallet ref.', p.otherReference],
          ...p.decoy,
        ],
      )}</div><div style="margin:16px 18px;background:#fff;border-radius:14px;padding:12px 16px;display:flex;gap:12px;align-items:center;font-size:13px">${speckle(p.below, 5, 38, '#f2a33a')}<span>${p.done ? '<b>+12 Guli Coins</b> are yours. Redeem them at over 5,000 shops.' : '<b>Guli Coins</b> can be redeemed at over 5,000 shops.'}</span></div><div style="margin:0 18px 26px;background:#0a6fb5;color:#fff;border-radius:10px;text-align:center;padding:13px;font-weight:700">Back to Home</div>`,
    ),
});

/** An entry of the activity opened: the sum with its minus, as money that went out. */
const cicak = look({
  name: 'dompet-cicak',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.longDigits,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid #f0f0f0;font-size:14px}.k{color:#888;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 16)}<div style="padding:12px 18px;font-size:16px;border-bottom:1px solid #eee">‹ &nbsp; <b>Butiran Transaksi</b></div><div style="padding:24px 18px 10px;display:flex;gap:14px;align-items:center"><span style="width:48px;height:48px;border-radius:50%;background:#d8f0c2;color:#4c8a12;font-size:20px;font-weight:700;line-height:48px;text-align:center">${p.recipient.slice(0, 1)}</span><div><div style="font-size:13px;color:#888">Hantar duit</div><div style="font-size:27px;font-weight:700">-${p.amount}</div></div></div>
<div style="padding:0 18px">${rowsOf([
        ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['Penerima', p.recipient],
        ['Dihantar ke', `${p.bank}<br>${p.account}`],
        ['Kaedah bayaran', 'Baki Dompet Cicak'],
        ['Tarikh', `${p.date}, ${p.time}`],
        ['Nota', p.memo],
        ['No. transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:20px 18px;display:flex;gap:10px;text-align:center;font-size:14px;font-weight:700;color:#4c8a12"><span style="flex:1;background:#eef7e5;border-radius:8px;padding:11px">Muat turun resit</span><span style="flex:1;background:#eef7e5;border-radius:8px;padding:11px">Ada masalah?</span></div><div style="margin:0 18px;background:#4c8a12;color:#fff;border-radius:12px;padding:14px 16px;font-size:13px"><b>Tambah nilai ${p.money(5000)}</b><br>dan dapatkan baucar minyak percuma sehingga hujung bulan!</div>${tabs(['Laman', 'Imbas', 'Aktiviti', 'Saya'], '#777')}`,
    ),
});

const kunang = look({
  name: 'kunang-wallet',
  medium: 'wallet',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: (below) => `KN-${REFERENCES.lettersFirst(below)}`,
  says: {
    success: ['Money sent!', 'Transfer complete', 'Sent successfully'],
    failed: ['Money not sent', 'Transfer failed'],
    pending: ['Transfer in progress', 'Waiting for the bank'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#171717 radial-gradient(circle at 88% 96px,#facc1555,#17171700 190px) no-repeat;color:#fafafa;font-size:13px}.row{padding:10px 0}.k{font-size:11px;color:#a3a3a3;margin-bottom:2px}.v{font-size:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fafafa', 71)}<div style="padding:26px 24px 18px"><div style="color:#facc15;font-size:13px;font-weight:700;margin-bottom:22px">kunang</div><div style="font-size:24px;font-weight:700">${p.status}</div><div style="color:#a3a3a3;margin-top:4px">${p.date} ${p.time}</div></div>
<div style="margin:0 16px;background:#262626;border-radius:20px;padding:18px 20px"><div style="display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #404040;padding-bottom:14px"><div style="max-width:56%"><div style="font-weight:700">${p.recipient}</div><div style="font-size:11px;color:#a3a3a3">${p.bank} ${p.account}</div></div><div style="font-size:20px;font-weight:700;color:#facc15;white-space:nowrap">${p.amount}</div></div><div style="display:grid;grid-template-columns:1fr 1fr;column-gap:12px;padding-top:6px">${rowsOf(
        [
          ['Sent by', p.sender],
          ['Paid with', 'Wallet balance'],
          ['Recipient reference', p.memo],
          ['Fee', 'Free'],
          ...p.decoy,
        ],
      )}</div>${rowsOf([['Transaction reference', p.reference]])}</div><div style="text-align:center;padding:26px 0 10px"><span style="background:#facc15;color:#171717;border-radius:30px;padding:13px 92px;font-weight:700">OK</span></div><p style="text-align:center;color:#a3a3a3;padding:16px">Split this with friends &nbsp;›</p><div style="margin:14px 16px;border:1px solid #404040;border-radius:16px;padding:14px 18px"><b>Glow Rewards</b><div style="font-size:12px;color:#a3a3a3;margin-top:3px">Top up ${p.money(10_000)} this weekend and enjoy a free movie ticket. While stocks last.</div></div>${tabs(['Home', 'Scan', 'Rewards', 'Me'], '#a3a3a3')}`,
    ),
});

/** A sheet drawn up over the map of a super-app, with a code that the payee can scan. */
const bahulu = look({
  name: 'bahulu-app',
  medium: 'wallet',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: { before: 'RM ' },
  names: 'title',
  date: DATES.weekday,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};font-size:16px;background:#9b7bb0;color:#2b1935}.row{display:grid;grid-template-columns:132px 1fr;padding:7px 0}.k{color:#7d6a88}.k::after{content:' :'}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2b1935', 88)}<div style="height:96px;text-align:right;padding:10px 20px;color:#fff9">Bahulu · Makan · Jalan · Bayar</div><div style="background:#fff;border-radius:24px 24px 0 0;padding:10px 22px 30px;min-height:700px"><div style="width:44px;height:4px;border-radius:2px;background:#d9cfe0;margin:0 auto 18px"></div><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font-size:18px;font-weight:700">Resit Pindahan</div><div style="font-size:14px;color:#7d6a88">${p.date}, ${p.time}</div></div><span style="${CODE}">${speckle(p.below, 15, 62)}</span></div>
<div style="background:#f6eefa;border-radius:14px;padding:14px 16px;margin:16px 0 12px"><div style="font-size:14px;color:#7d6a88">${p.done ? 'Jumlah dibayar / Amount paid' : 'Jumlah / Amount'}</div><div style="font-size:36px;font-weight:700;color:#6b2a8c;line-height:1.2">${p.amount}</div></div>${rowsOf(
        [
          ['Kepada', `<b>${p.recipient}</b>`],
          ['Bank / eWallet', p.bank],
          ['No. akaun', p.account],
          ['Daripada', `${p.sender} (Bahulu)`],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Catatan', p.memo],
          ['Ref ID', p.reference],
          ...p.decoy,
        ],
      )}<div style="border-top:1px solid #e7dcec;margin-top:14px;padding-top:14px;text-align:center;font-weight:700;color:#6b2a8c">Share resit &nbsp;&nbsp;|&nbsp;&nbsp; Simpan sebagai favourite</div></div>`,
    ),
});

/** To a bank account, which costs the wallet's fee: the sum that arrives, the fee, the sum that was taken. */
const terompah = look({
  name: 'terompah-cash-out',
  medium: 'wallet',
  width: 400,
  scale: 2,
  money: MONEY.code,
  names: 'upper',
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.dashed,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#d7f24b;color:#17210a;padding:26px 20px}.brand{font:800 27px ${FONTS.round}}.row{display:flex;align-items:baseline;padding:9px 0;font-size:13px}.k{color:#56633e;white-space:nowrap}.v{flex:1;text-align:right;padding-left:14px;overflow-wrap:anywhere}.sum{border-top:1px dotted #8d9a72;border-bottom:1px dotted #8d9a72;margin:8px 0;padding:6px 0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;padding-bottom:18px"><span class="brand">terompah</span><span style="font-size:11px">Send to bank account</span></div><div style="background:#fff;border:2px solid #17210a;border-radius:6px;padding:18px"><div style="display:flex;align-items:center;gap:12px">${badge(p, 40, false)}<div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:12px;color:#56633e">${p.date} ${p.time}</div></div></div><div class="sum" style="margin-top:16px">${rowsOf(
        [
          ['Transfer amount', `<b style="font-size:17px">${p.amount}</b>`],
          ['Transfer fee', p.fee],
          ['Total deducted', p.withFee],
        ],
      )}</div>${rowsOf([
        ['Account holder name', p.recipient],
        ['Bank name', p.bank],
        ['Account number', p.account],
        ['Transfer from', p.sender],
        ['Reference', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><p style="text-align:center;font-size:11px;padding:16px 10px 0">Licensed e-money issuer. Keep this receipt for your own record.</p><div style="display:flex;gap:14px;align-items:center;justify-content:center;padding-top:34px;font-size:12px"><span style="${CODE}">${speckle(p.below, 17, 78)}</span><span>New here?<br>Scan to get the app<br>and <b>${p.money(500)}</b> on us.</span></div>`,
    ),
});

export const wallets = [guli, cicak, kunang, bahulu, terompah];
