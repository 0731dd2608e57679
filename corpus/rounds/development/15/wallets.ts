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
import type { Look } from '#test/receipts/drawing/receipt.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const wallet = (own: Parameters<typeof look>[0]): Look => look({ medium: 'wallet', ...own });

const cengkerik = wallet({
  name: 'cengkerik-pay',
  width: 375,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b2430}.row{display:flex;justify-content:space-between;gap:18px;padding:10px 0;font-size:14px}.k{color:#7b8794;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 47, '#1259c3')}<div style="background:#1259c3;color:#fff;padding:12px 18px 16px;text-align:center;font-size:17px;position:relative"><span style="position:absolute;left:18px">‹</span>Details</div>
<div style="padding:28px 20px 20px;text-align:center;border-bottom:8px solid #f1f4f8"><div style="font-size:15px;color:#7b8794">KilatNow Transfer</div><div style="font-size:36px;font-weight:700">-${p.amount}</div></div><div style="padding:8px 20px">${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transaction Type', 'Send Money'],
          ['Transfer To', `${p.recipient}<br>${p.bank}`],
          ['Payment Method', 'Cengkerik Balance'],
          ['Payment Details', p.memo],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref', p.otherReference],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:14px 20px;background:linear-gradient(90deg,#ffd76b,#ff9d5c);border-radius:10px;padding:14px 16px;font-size:13px"><b>Top up, get lucky!</b><br>Reload three times this month and spin the wheel.</div><div style="text-align:center;color:#1259c3;font-size:14px;padding:10px 0 24px">Need help with this transaction?</div>`,
    ),
});

const labi = wallet({
  name: 'labi-dompet',
  language: 'ms',
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Wang telah dihantar!', 'Berjaya dihantar!'],
    failed: ['Penghantaran gagal', 'Wang tidak berjaya dihantar'],
    pending: ['Sedang dihantar…', 'Dalam proses'],
    cancelled: ['Penghantaran dibatalkan'],
    refunded: ['Wang dikembalikan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff linear-gradient(#ffe3ee,#fff) 0 0/100% 420px no-repeat;color:#43203a}.row{padding:8px 0}.k{font-size:12px;color:#a5799a}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#43203a', 71)}<div style="text-align:center;padding:30px 24px 20px"><div style="font-size:24px;font-weight:800;color:#c2185b">${p.status}</div><div style="font-size:42px;font-weight:800;padding:8px 0 2px">${p.amount}</div><div style="font-size:15px">kepada <b>${p.recipient}</b></div></div>
<div style="margin:0 18px;background:#fff;border-radius:20px;border:1px solid #f6cfe0;padding:12px 20px">${rowsOf(
        [
          ['Akaun penerima', `${p.bank} ${p.account}`],
          ['Nota', p.memo],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Dibayar dengan', 'Baki Labi'],
          ['No. transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;padding:24px 18px;text-align:center;font-weight:700"><span style="flex:1;background:#fff;border:2px solid #c2185b;color:#c2185b;border-radius:26px;padding:11px">Kongsi</span><span style="flex:1;background:#c2185b;color:#fff;border-radius:26px;padding:13px">Selesai</span></div>`,
    ),
});

const todak = wallet({
  name: 'todak-imbas',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.plainTight,
  date: DATES.longMalay,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: STATUSES_MS,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#f26b1d;color:#30231b;font-size:13px}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0}.k{color:#8b7668;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 33)}<div style="color:#fff;text-align:center;font-size:16px;padding:14px">Resit KilatNow QR</div><div style="margin:6px 20px 0;background:#fff;border-radius:18px 18px 0 0;padding:22px 22px 14px"><div style="font-size:12px;color:#8b7668">Dibayar kepada</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div style="font-size:12px;color:#8b7668">${p.bank}</div><div style="display:flex;justify-content:space-between;align-items:center;margin-top:18px"><span style="font-size:29px;font-weight:700">${p.amount}</span><span style="background:${signColour(p)};color:#fff;border-radius:14px;padding:4px 12px;font-size:12px">${p.status}</span></div></div>
<div style="margin:-1px 20px;height:26px;background:radial-gradient(circle at 0 12px,#f26b1d 11px,transparent 12px),radial-gradient(circle at 100% 12px,#f26b1d 11px,#fff 12px);position:relative"><div style="position:absolute;left:22px;right:22px;top:11px;border-top:2px dashed #e5d8cf"></div></div><div style="margin:0 20px;background:#fff;border-radius:0 0 18px 18px;padding:8px 22px 22px">${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['ID rujukan', p.reference],
          ['Catatan', p.memo],
          ['Sumber dana', 'e-Dompet Todak'],
          ['Baki dompet', p.balance],
          ...p.decoy,
        ],
      )}<div style="text-align:center;padding-top:14px">${speckle(p.below, 21, 84)}<div style="font-size:11px;color:#8b7668">Imbas untuk semak resit</div></div></div><div style="text-align:center;color:#fff;padding:24px;font-weight:700">Kongsi &nbsp; | &nbsp; Muat turun</div>`,
    ),
});

const kelah = wallet({
  name: 'kelah-wallet',
  dark: true,
  width: 393,
  scale: 2.75,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['Transfer complete', 'Transferred', 'Paid successfully'],
    failed: ['Transfer failed', 'Payment declined'],
    pending: ['Transfer in progress', 'Waiting for the bank'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#161b19;color:#eef5f0}.row{padding:11px 0;border-bottom:1px dashed #3a4741;display:flex;gap:10px}.k{width:38%;color:#8fa69a}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 58)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:16px"><span>✕</span><b>Receipt</b><span>⋮</span></div><div style="margin:10px 18px;border-radius:18px;background:linear-gradient(135deg,#1f5c43,#123126);padding:20px 22px"><div style="display:flex;align-items:center;gap:10px;font-size:16px">${badge(p, 26)}${p.status}</div><div style="font-size:33px;font-weight:700;margin:14px 0 10px">${p.amount}</div><div style="font-size:14px;color:#b9d6c8">${p.date} at ${p.time}</div></div>
<div style="padding:8px 22px">${rowsOf([
        ['Receiver', p.recipient],
        ['Receiver’s bank', `${p.bank}, ${p.account}`],
        ['Sender', p.sender],
        ['What for', p.memo],
        ['Transaction ID', p.reference],
        ['Transfer fee', 'Free'],
        ...p.decoy,
      ])}</div><div style="margin:20px 18px;background:#d7f26b;color:#1a2400;border-radius:12px;text-align:center;font-weight:700;padding:13px">Send again</div><div style="text-align:center;color:#8fa69a;font-size:13px;padding-bottom:26px">Split this with friends</div>`,
    ),
});

const tupai = wallet({
  name: 'tupai-hantar',
  width: 360,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: {
    success: ['Yay! Your transfer is successful', 'Success! Money sent'],
    failed: ['Sorry, your transfer was unsuccessful', 'Oops! Transfer failed'],
    pending: ['Hang on, your transfer is being processed', 'Your transfer is pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['Your transfer has been refunded'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#f4f0fb;color:#2c2440;font-size:15px}.row{display:flex;justify-content:space-between;gap:16px;padding:7px 0}.k{color:#81779a;white-space:nowrap}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2c2440', 81)}<div style="text-align:center;padding:24px 30px 14px">${badge(p, 66)}<div style="font-size:20px;font-weight:700;padding-top:12px">${p.status}</div></div><div style="margin:0 16px;background:#fff;border-radius:12px;overflow:hidden;box-shadow:0 2px 8px #2c244022"><div style="background:#6a3fd1;color:#fff;padding:12px 18px;display:flex;justify-content:space-between;align-items:center"><span>Total amount</span><span style="font-size:24px;font-weight:700">${p.amount}</span></div><div style="padding:12px 18px">${rowsOf(
        [
          ['Recipient name', p.recipient],
          ['Recipient bank', p.bank],
          ['Account number', p.account],
          ['Transfer via', 'KilatNow'],
          ['Recipient reference', p.memo],
          ['Transaction date', `${p.date} ${p.time}`],
          ['Reference ID', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="margin:16px;background:#fff;border-radius:12px;padding:14px 18px;display:flex;justify-content:space-between"><span>Add to favourites</span><span style="width:40px;height:22px;border-radius:11px;background:#cfc6e4"></span></div><div style="display:flex;gap:12px;padding:8px 16px 26px;text-align:center;font-weight:700"><span style="flex:1;color:#6a3fd1;padding:12px;background:#e6dcfa;border-radius:8px">Share receipt</span><span style="flex:1;background:#6a3fd1;color:#fff;padding:12px;border-radius:8px">Back to home</span></div>`,
    ),
});

const bilis = wallet({
  name: 'bilis-lite',
  language: 'mixed',
  money: MONEY.spaced,
  date: DATES.shortSlashes,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#e8eef0;color:#12262b;font-size:14px}h2{font-size:12px;font-weight:400;color:#5b7278;padding:16px 18px 6px;text-transform:uppercase}.row{background:#fff;padding:9px 18px;border-bottom:1px solid #e3eaec}.k{font-size:12px;color:#5b7278}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#12262b', 12, '#5fd0c5')}<div style="background:#5fd0c5;padding:10px 18px 20px"><div style="font-size:15px">← &nbsp;Butiran Transaksi</div><div style="display:flex;justify-content:space-between;align-items:flex-end;padding-top:20px"><div><div style="font-size:13px">Send Money · ${p.status}</div><div style="font-size:28px;font-weight:700">${p.amount}</div></div><div style="font-size:12px;text-align:right">${p.date}<br>${p.time}</div></div></div>
<h2>Penerima</h2>${rowsOf([
        ['Nama / Name', p.recipient],
        ['Bank', p.bank],
        ['No. akaun / Account no.', p.account],
      ])}<h2>Maklumat bayaran</h2>${rowsOf([
        ['Amount sent', p.amount],
        ['Fee', p.nothing],
        ['Mesej', p.memo],
        ['KilatNow ref.', p.reference],
        ...p.decoy,
      ])}<div style="margin:22px 18px;border-radius:4px;background:#12262b;color:#fff;text-align:center;padding:13px">Kongsi resit</div>`,
    ),
});

export const wallets = [cengkerik, labi, todak, kelah, tupai, bilis];
