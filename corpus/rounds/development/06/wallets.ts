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
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const kantung = look({
  name: 'kantung',
  medium: 'wallet',
  width: 375,
  scale: 2.25,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) =>
    `${REFERENCES.dated(below, clock)}${REFERENCES.digits((count, what) => below(count, `${what} more`))}`,
  says: {
    ...HEADINGS,
    success: ['Transferred Successfully', 'Transfer Successful', 'Money Transferred'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef2f8;color:#1b2b45}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0;font-size:13px}.k{color:#7787a1;white-space:nowrap}.v{text-align:right;word-break:break-all}`,
      `${phoneBar(p.clock, '#fff', 77, '#1455c0')}<div style="background:#1455c0;color:#fff;text-align:center;padding:10px 20px 70px;font-size:16px;font-weight:600">Kantung eWallet</div>
<div style="margin:-54px 14px 0;background:#fff;border-radius:8px;padding:20px 16px 10px"><div style="text-align:center;padding-bottom:16px">${badge(p, 46)}<div style="font-weight:600;font-size:16px;margin-top:8px">${p.status}</div><div style="font-size:34px;font-weight:700;margin-top:4px">-${p.amount}</div></div><div style="border-top:1px solid #e2e8f2;padding-top:8px">${rowsOf(
        [
          ['Transaction Type', 'Transfer to Wallet'],
          ['Transfer To', `<span style="word-break:normal">${p.recipient}</span>`],
          ['Remarks', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref', p.otherReference],
          ['Transaction No.', `<span style="font-size:12px">${p.reference}</span>`],
          ...p.decoy,
        ],
      )}</div></div><div style="margin:14px;background:linear-gradient(90deg,#ffb703,#fb8500);border-radius:8px;color:#402200;padding:16px"><b style="font-size:15px">Kantung Jimat+</b><br><span style="font-size:12px">Earn 3.6% a year on every ringgit, from ${p.money(1000)}.</span></div><div style="text-align:center;color:#1455c0;font-weight:600;padding:6px 0 24px">Done</div>`,
    ),
});

const celengan = look({
  name: 'celengan-butiran',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 2.5,
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: REFERENCES.dashed,
  says: STATUSES_MS,
  formats: ['webp', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#1e2a1f;font-size:16px}.row{padding:9px 0 10px;border-bottom:1px solid #eceeea}.k{font-size:14px;color:#82907f}.v{font-size:17px}`,
      `${phoneBar(p.clock, '#1e2a1f', 49)}<div style="padding:14px 18px;font-size:19px;font-weight:700;border-bottom:1px solid #dfe4dc">←&nbsp; Butiran Transaksi</div>
<div style="display:flex;gap:14px;align-items:center;padding:18px;background:#f2f8ef"><span style="width:44px;height:44px;border-radius:50%;background:#3f9142;color:#fff;text-align:center;line-height:44px;font-size:20px;font-weight:700;flex:none">${p.recipient.slice(0, 1)}</span><span style="flex:1"><b>${p.recipient}</b><br><span style="font-size:14px;color:#82907f">Hantar Wang</span></span><span style="font-size:20px;font-weight:700;white-space:nowrap">${p.amount}</span></div>
<div style="padding:6px 18px">${rowsOf([
        ['Status', `<span style="color:${signColour(p)};font-weight:700">● ${p.status}</span>`],
        ['Masa Transaksi', `${p.date} ${p.time}`],
        ['Nombor Transaksi', p.reference],
        ['Kaedah Bayaran', 'Baki Celengan'],
        ['Nota', p.memo],
        ['Yuran', 'Percuma'],
        ...p.decoy,
      ])}</div><div style="padding:16px 18px 26px;color:#3f9142;font-weight:700;display:flex;justify-content:space-between"><span>Ada masalah? Hubungi kami</span><span>Muat turun</span></div>`,
    ),
});

const petik = look({
  name: 'petik',
  medium: 'wallet',
  width: 402,
  scale: 2,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.lower,
  reference: (below) => `A-${REFERENCES.mixed((count, what) => below(count, `${what} petik`))}`,
  says: STATUSES,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f7f7f7;color:#1c1c1c}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;font-size:14px}.k{color:#676767;white-space:nowrap}.v{text-align:right;font-weight:500}`,
      `${phoneBar(p.clock, '#1c1c1c', 12)}<div style="padding:6px 20px;display:flex;justify-content:space-between;font-size:20px"><span>✕</span><span style="font-size:14px;color:#0a8f4d;font-weight:700;padding-top:5px">Get help</span></div>
<div style="padding:14px 20px 18px;background:#fff"><div style="font-size:13px;color:#676767">${p.date}, ${p.time}</div><h1 style="font-size:26px;font-weight:800;line-height:1.25;margin-top:6px">${p.done ? 'You sent' : 'Transfer of'} ${p.amount} to ${p.recipient}</h1><span style="display:inline-block;margin-top:12px;background:${signColour(p)}22;color:${signColour(p)};font-weight:700;font-size:13px;padding:4px 12px;border-radius:14px">${p.status}</span></div>
<div style="background:#fff;margin-top:8px;padding:10px 20px">${rowsOf([
        ['Recipient', p.recipient],
        ['Message', `“${p.memo}”`],
        [p.done ? 'Paid with' : 'Payment method', 'Petik Wallet'],
        ['Transaction ID', p.reference],
      ])}<div style="border-top:1px solid #e5e5e5;margin-top:6px;padding-top:6px;font-size:16px">${rowsOf([
        ['Transfer fee', 'Free'],
        ['Total', `<b style="font-size:17px">${p.amount}</b>`],
        ...p.decoy,
      ])}</div></div><div style="background:#fff;margin-top:8px;padding:16px 20px;display:flex;gap:12px;align-items:center"><span style="width:40px;height:40px;border-radius:10px;background:#ffe08a;flex:none"></span><span style="font-size:13px">Hungry? Order dinner with Petik Food and ride home for less this weekend.</span></div>
<div style="margin:16px 20px 26px;background:#0a8f4d;color:#fff;border-radius:26px;padding:13px;text-align:center;font-weight:700">Share details</div>`,
    ),
});

const nadi = look({
  name: 'nadi',
  medium: 'wallet',
  dark: true,
  width: 393,
  scale: 2.25,
  money: MONEY.spaced,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: { ...STATUSES, success: ['Completed', 'Success', 'Paid'] },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:linear-gradient(160deg,#3d1670,#120524 60%);color:#fff;min-height:826px;font-size:13px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:18px 16px}.k{font-size:10px;letter-spacing:.8px;color:#b49bd6;text-transform:uppercase}.v{font-size:13px;margin-top:2px}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="padding:18px 22px 0;font-size:15px;font-weight:700">nadi<span style="color:#ff7ac6">pay</span></div>
<div style="margin:20px 16px;border:1px solid #7a52b0;border-radius:18px;background:#ffffff12;padding:22px 18px"><div style="display:flex;justify-content:space-between;align-items:flex-start;padding-bottom:20px"><div><div class="k">${p.done ? 'Total paid' : 'Total'}</div><div style="font-size:26px;font-weight:700">${p.amount}</div></div><div style="text-align:center">${badge(p, 30)}<div style="font-size:11px">${p.status}</div></div></div><div style="border-top:1px solid #7a52b0;padding-top:18px"><div class="k">Receiver</div><div class="v" style="font-size:15px;font-weight:700;padding-bottom:18px">${p.recipient}</div><div class="grid">${rowsOf(
        [
          ['Date', p.date],
          ['Time', p.time],
          ['Ref. no.', p.reference],
          ['Type', 'Friend transfer'],
          ['Sender', p.sender],
          ['For', p.memo],
          ...p.decoy,
        ],
      )}</div></div></div><div style="text-align:center;padding:8px 0 20px;color:#ff7ac6;font-weight:700">Save to gallery</div>`,
    ),
});

const sempoi = look({
  name: 'sempoi-kad',
  medium: 'wallet',
  language: 'mixed',
  width: 400,
  scale: 2,
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Berjaya dihantar!', 'Duit dah sampai!', 'Transfer berjaya'],
    failed: ['Alamak, transfer gagal', 'Tidak berjaya dihantar'],
    pending: ['Sedang diproses', 'Transfer belum selesai'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#ffe9d6;color:#43230f;padding:22px}.row{display:flex;gap:10px;font-size:12px;padding:4px 0}.k{width:104px;color:#a4714f}.v{flex:1}`,
      `<div style="background:#fff;border-radius:20px 20px 0 0;padding:22px 22px 18px;text-align:center"><div style="font-size:20px;font-weight:700;color:#e4572e">sempoi</div><div style="font-size:16px;margin-top:12px">${p.status}</div><div style="font-size:36px;font-weight:700">${p.amount}</div></div>
<div style="background:#fff;border-top:3px dotted #ffe9d6;padding:18px 22px"><div style="font-size:11px;color:#a4714f">Daripada / From</div><div style="font-size:14px">${p.sender}</div><div style="color:#e4572e;font-size:18px;line-height:1.5">↓</div><div style="font-size:11px;color:#a4714f">Kepada / To</div><div style="font-size:14px;font-weight:700">${p.recipient}</div></div>
<div style="background:#fff;border-top:3px dotted #ffe9d6;padding:16px 22px 20px;border-radius:0 0 20px 20px">${rowsOf(
        [['Tarikh', `${p.date} ${p.time}`], ['Untuk', p.memo], ['No. resit', p.reference], ...p.decoy],
      )}<div style="display:flex;gap:14px;align-items:center;margin-top:14px">${speckle(p.below, 13, 64, '#43230f')}<span style="font-size:11px;color:#a4714f">Imbas untuk sertai Sempoi.<br>Jom belanja kawan!</span></div></div>`,
    ),
});

const lintas = look({
  name: 'lintas',
  medium: 'wallet',
  width: 384,
  scale: 2.25,
  money: MONEY.trailing,
  date: DATES.american,
  time: TIMES.minutes,
  reference: (below) => `#${REFERENCES.digits(below)}`,
  says: {
    success: ['Paid out', 'Completed', 'Delivered'],
    failed: ['Failed', 'Rejected by the bank'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) => {
    const step = (colour: string, title: string, below: string) =>
      `<div style="display:flex;gap:14px;padding-bottom:14px"><span style="width:14px;height:14px;border-radius:50%;background:${colour};margin-top:4px;flex:none"></span><span><b>${title}</b><br><span style="font-size:12px;color:#6a7a72">${below}</span></span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f3f8ee;color:#12281c}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0;font-size:14px}.k{color:#6a7a72}.v{text-align:right;max-width:62%}`,
      `${phoneBar(p.clock, '#12281c', 70)}<div style="padding:10px 20px;font-size:20px">‹</div><div style="padding:0 20px"><div style="font-size:13px;color:#6a7a72">Transfer ${p.reference}</div><div style="font-size:24px;font-weight:700;line-height:1.25;margin-top:4px">${p.recipient}</div><div style="font-size:22px;margin-top:6px">${p.amount}</div></div>
<div style="margin:18px 16px;background:#fff;border-radius:16px;padding:18px 18px 6px">${step('#9fc5ad', 'Set up', `${p.date} at ${p.time}`)}${step(signColour(p), p.status, p.done ? `Arrived at ${p.bank}, account ${p.account}` : `${p.bank}, account ${p.account}`)}</div>
<div style="margin:0 16px;background:#fff;border-radius:16px;padding:12px 18px"><div style="font-weight:700;padding-bottom:4px">Transfer details</div>${rowsOf(
        [
          [p.done ? 'Recipient gets' : 'Amount', p.amount],
          ['Our fee', p.nothing],
          ['Reference', p.memo],
          [p.done ? 'Paid with' : 'Payment method', 'Lintas balance'],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;padding:20px 16px 28px"><span style="flex:1;background:#b6f09c;border-radius:24px;padding:12px;text-align:center;font-weight:700">Repeat transfer</span><span style="flex:1;background:#dfe9d8;border-radius:24px;padding:12px;text-align:center;font-weight:700">Get receipt</span></div>`,
    );
  },
});

export const wallets = [kantung, celengan, petik, nadi, sempoi, lintas];
