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
  tableOf,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const two = (number: number) => String(number).padStart(2, '0');

const celepuk = look({
  name: 'celepuk-pay',
  medium: 'wallet',
  width: 390,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: { ...HEADINGS, success: ['Transfer Successful', 'Payment Successful', 'Paid Successfully'] },
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#f1f6fb;color:#10263f}.row{display:flex;justify-content:space-between;gap:12px;padding:10px 0;font-size:13px}.k{color:#6f86a0;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere;max-width:62%}`,
      `<div style="background:linear-gradient(120deg,#0077c8,#00b8b0);padding-bottom:70px">${phoneBar(p.clock, '#fff', 80)}<div style="text-align:right;padding:6px 20px;color:#fff;font-weight:700">Done</div></div>
<div style="background:#fff;border-radius:14px;margin:-60px 16px 0;padding:20px 18px;box-shadow:0 2px 8px #0002"><div style="text-align:center;border-bottom:1px dashed #c4d4e4;padding-bottom:16px">${badge(p, 48)}<div style="font-size:17px;font-weight:700;color:${signColour(p)};margin-top:6px">${p.status}</div><div style="font-size:35px;font-weight:900;margin-top:6px">${p.amount}</div></div><div style="padding-top:8px">${rowsOf(
        [
          ['Transaction Type', 'KilatNow QR'],
          ['Merchant/Recipient', p.recipient],
          ['Recipient Reference', p.memo],
          ['Payment Method', 'Celepuk Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div></div>
<div style="margin:14px 16px;background:#fff;border-radius:14px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:13px">${p.done ? `You earned <b>${p.below(40, 'points') + 2} pts</b>` : 'Your points'}</span><span style="color:#0077c8;font-weight:700;font-size:13px">Redeem ›</span></div><div style="margin:0 16px 24px;border-radius:14px;background:linear-gradient(90deg,#ffcf3f,#ff8a3d);padding:18px;font-weight:900;font-size:18px;color:#4a1d00">RAYA JIMAT!<div style="font-size:12px;font-weight:400">Vouchers up to ${p.money(800)} at 200 outlets</div></div>`,
    ),
});

const kepak = look({
  name: 'kepak-ewallet',
  medium: 'wallet',
  language: 'ms',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  says: HEADINGS_MS,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2b1b22}.row{padding:11px 0;border-bottom:1px solid #f2e4ea}.k{font-size:12px;color:#a07d8b}.v{font-size:15px;margin-top:2px}`,
      `${phoneBar(p.clock, '#2b1b22', 64)}<div style="padding:14px 22px;font-size:17px;font-weight:700;display:flex;justify-content:space-between"><span>‹</span><span>Resit</span><span style="color:#d81b60">⇪</span></div>
<div style="margin:6px 22px;padding:18px 0;border-top:3px solid #d81b60;border-bottom:1px solid #f2e4ea;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#a07d8b">${p.date}, ${p.time}</div></div>${badge(p, 40)}</div>
<div style="padding:0 22px"><div style="font-size:13px;color:#a07d8b;padding-top:8px">${p.done ? 'Jumlah dihantar' : 'Jumlah'}</div><div style="font-size:32px;font-weight:700;color:#d81b60">${p.amount}</div>${rowsOf(
        [
          ['Hantar kepada', p.recipient],
          ['Nombor telefon', `+601${p.below(9, 'phone')}-***${p.below(9000, 'tail') + 1000}`],
          ['Nota', p.memo],
          ['Sumber dana', 'Baki eDompet Kepak'],
          ['Nombor transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:22px;border-radius:26px;background:#d81b60;color:#fff;text-align:center;padding:14px;font-weight:700">Kembali ke Laman Utama</div><p style="text-align:center;font-size:12px;color:#a07d8b;padding-bottom:26px">Ada masalah dengan transaksi ini? <span style="color:#d81b60">Hubungi kami</span></p>`,
    ),
});

const gugus = look({
  name: 'gugus-super',
  medium: 'wallet',
  dark: true,
  width: 393,
  scale: 2.75,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['You sent', 'Sent', 'You’ve paid'],
    failed: ['Transfer failed', 'Not sent'],
    pending: ['Processing', 'Waiting for approval'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded to your wallet'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0e1512;color:#e9f5ef}.row{display:flex;justify-content:space-between;gap:14px;padding:11px 0;font-size:14px}.k{color:#83988d}.v{text-align:right;max-width:60%;font-weight:500}`,
      `${phoneBar(p.clock, '#e9f5ef', 19)}<div style="padding:16px 20px;font-size:20px">←</div><div style="padding:10px 24px 24px;text-align:center"><span style="display:inline-block;width:66px;height:66px;border-radius:50%;background:#1f6b4a;font-size:27px;font-weight:700;line-height:66px">${p.recipient.slice(0, 1)}</span><div style="font-size:16px;color:#b6cabf;margin-top:14px">${p.status}</div><div style="font-size:43px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:16px;margin-top:4px"><span style="color:#b6cabf">to</span> ${p.recipient}</div><div style="display:inline-block;margin-top:14px;background:#1a2621;border-radius:14px 14px 14px 2px;padding:9px 16px;font-size:14px">${p.memo}</div></div>
<div style="margin:0 18px;background:#16201b;border-radius:16px;padding:8px 18px">${rowsOf([
        [
          'Status',
          `<span style="color:${p.done ? '#4fe3a0' : '#ff9c7a'}">● ${p.done ? 'Completed' : p.status}</span>`,
        ],
        ['Date', p.date],
        ['Time', p.time],
        ['From', 'Gugus Wallet'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:16px 18px;display:flex;gap:12px"><span style="flex:1;text-align:center;background:#1a2621;border-radius:12px;padding:13px;font-weight:600">Split this</span><span style="flex:1;text-align:center;background:#2fbf7f;color:#05130c;border-radius:12px;padding:13px;font-weight:700">Send again</span></div><p style="padding:4px 24px 28px;font-size:12px;color:#83988d;text-align:center">Gugus never asks for your PIN by chat or phone.</p>`,
    ),
});

const tikar = look({
  name: 'tikar-pocket',
  medium: 'wallet',
  width: 360,
  money: MONEY.code,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  says: STATUSES,
  formats: ['png', 'webp', 'png'],
  draw: (p) => {
    const cell = (label: string, value: string) =>
      `<div style="flex:1;min-width:0"><div style="font-size:11px;color:#8c7a5b">${label}</div><div style="font-weight:600;overflow-wrap:anywhere">${value}</div></div>`;
    const pair = (...cells: string[]) =>
      `<div style="display:flex;gap:16px;padding:9px 0">${cells.join('')}</div>`;
    return pageOf(
      `body{font-family:${FONTS.narrow};background:#f2c230;color:#2d2410;font-size:16px}.row{display:flex;justify-content:space-between;font-size:14px;padding:4px 0}`,
      `${phoneBar(p.clock, '#2d2410', 73)}<div style="padding:12px 20px;font-size:22px;font-weight:700">tikar<span style="font-weight:400">pocket</span></div><div style="margin:6px 18px;background:#fffdf5;border-radius:16px;padding:20px 20px 10px"><div style="display:flex;justify-content:space-between;align-items:center"><span style="font-size:17px;font-weight:700">Pay to bank account</span><span style="background:${signColour(p)};color:#fff;border-radius:12px;padding:3px 11px;font-size:13px">${p.status}</span></div>${pair(cell('Payee', p.recipient))}${pair(cell('Bank', p.bank), cell('Account no.', p.account))}${pair(cell('Date', p.date), cell('Time', p.time))}${pair(cell('Purpose', p.memo))}</div>
<div style="margin:0 36px;border-top:3px dotted #c9a85a"></div><div style="margin:0 18px;background:#fffdf5;border-radius:16px;padding:16px 20px"><div style="display:flex;justify-content:space-between;align-items:baseline;border-bottom:1px solid #eee3c4;padding-bottom:8px;margin-bottom:6px"><span>${p.done ? 'Total paid' : 'Total'}</span><span style="font-size:27px;font-weight:700">${p.amount}</span></div>${rowsOf([['Fee', p.nothing], ['Ref. no.', p.reference], ...p.decoy])}<div style="text-align:center;padding-top:12px">${speckle(p.below, 21, 92, '#2d2410')}</div></div><div style="text-align:center;padding:20px;font-weight:700;text-decoration:underline">Save to gallery</div>`,
    );
  },
});

const sebarau = look({
  name: 'sebarau-wallet',
  medium: 'wallet',
  language: 'mixed',
  width: 375,
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: {
    success: ['Berjaya', 'Successful', 'Berjaya Dihantar'],
    failed: ['Gagal', 'Failed', 'Tidak Berjaya'],
    pending: ['Sedang Diproses', 'Processing'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan', 'Refunded'],
  },
  formats: ['jpg', 'png', 'gif'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fbfbfd;color:#25203a;font-size:12px}table{width:100%;border-collapse:collapse}td{padding:10px 4px;vertical-align:top;border-bottom:1px solid #ececf3}.k{color:#75708c;width:38%}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 88, '#3b2a7a')}<div style="background:#3b2a7a;color:#fff;padding:12px 18px 16px;display:flex;justify-content:space-between"><b style="font-size:15px">Butiran / Details</b><span>Kongsi</span></div><div style="display:flex;align-items:center;gap:12px;padding:18px"><span style="width:42px;height:42px;border-radius:10px;background:#e6e0fa;color:#3b2a7a;font-size:20px;line-height:42px;text-align:center">⇄</span><div style="flex:1"><b style="font-size:14px">KilatNow Transfer</b><div style="color:#75708c">${p.date} ${p.time}</div></div><b style="font-size:17px;white-space:nowrap">- ${p.amount}</b></div>
<div style="margin:0 14px;background:#fff;border:1px solid #ececf3;border-radius:10px;padding:4px 12px">${tableOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Penerima', `<b>${p.recipient}</b>`],
          ['Akaun Bank', `${p.bank} (${p.account})`],
          ['Catatan', p.memo],
          ['No. Rujukan', p.reference],
          ['Wallet ID', p.otherReference],
          ['Pengirim', p.sender],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 14px;border:1px dashed #b7a9ea;border-radius:10px;padding:12px;color:#3b2a7a">Ajak kawan guna Sebarau &amp; dapat ${p.money(500)} setiap seorang!</div>`,
    ),
});

export const wallets = [celepuk, kepak, gugus, tikar, sebarau];
