// Wallets and super-apps: payments among stickers, points and games.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
import { STATUSES_MS } from '#test/receipts/drawing/says.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const SCALLOPS =
  'height:14px;background:radial-gradient(circle at 50% 0,#1f7a4d 13px,#0000 14px) 50% 0/28px 14px repeat-x';

/** A wallet with a mascot: the note as a speech bubble, points and a game below. */
const cendol = look({
  name: 'cendol-send',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Money sent!', 'Transfer successful!', 'Payment successful!'],
    failed: ['Transfer failed', 'Payment unsuccessful'],
    pending: ['Transfer pending', 'Payment in progress'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fdf7ec;color:#2b2a20}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:14px}.k{color:#77725d;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#1f7a4d;color:#fff;text-align:center;padding-bottom:20px">${phoneBar(p.clock, '#fff', 66)}<div style="text-align:left;padding:6px 20px;font-size:20px">✕</div><span style="display:inline-block;background:#fff;border-radius:50%;padding:4px;line-height:0">${badge(p, 50)}</span><div style="font-size:21px;font-weight:800;margin-top:8px">${p.status}</div></div><div style="${SCALLOPS}"></div>
<div style="text-align:center;padding:14px 24px 6px"><div style="font-size:44px;font-weight:800;color:#1f7a4d;line-height:1.15">${p.amount}</div><div style="font-size:17px;margin-top:2px">to <b>${p.recipient}</b></div><div style="font-size:13px;color:#77725d">${p.bank} ${p.account}</div></div><div style="display:flex;gap:12px;align-items:center;padding:10px 30px"><span style="font-size:38px">🍧</span><span style="background:#fff;border:1.5px solid #dccfae;border-radius:4px 18px 18px 18px;padding:9px 16px;font-size:14.5px">${p.memo}</span></div>
<div style="background:#fff;border-radius:18px;margin:8px 18px;padding:8px 18px">${rowsOf([
        ['Paid with', 'Cendol balance'],
        ['Date', p.date],
        ['Time', p.time],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div>${p.done ? `<div style="margin:10px 18px;background:#ffe9b0;border-radius:18px;padding:12px 18px;font-size:13.5px;display:flex;justify-content:space-between"><span>You scooped <b>${5 + p.below(40, 'scoops')} points</b></span><b>🎡 Spin to win ${p.money(8_800)}</b></div>` : ''}<div style="display:flex;gap:10px;padding:10px 18px 30px;text-align:center;font-weight:700;font-size:14px;color:#1f7a4d">${['Split bill', 'Send again', 'Share'].map((name) => `<span style="flex:1;border:1.5px solid #1f7a4d;border-radius:22px;padding:11px 0">${name}</span>`).join('')}</div>`,
    ),
});

/** A mobile operator's wallet in Malay: dotted lines from label to value, data plans advertised. */
const bakul = look({
  name: 'bakul-telko-resit',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => `BT${below(900_000, 'b') + 100_000}W${below(90_000, 't') + 10_000}`,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};font-size:15px;background:#fff;color:#1f1f24}.row{display:flex;align-items:flex-start;gap:6px;padding:8px 18px}.k{color:#63636d;flex:1;display:flex;gap:6px;white-space:nowrap}.k::after{content:'';flex:1;min-width:14px;border-bottom:1.5px dotted #b4b4bd;margin-bottom:5px}.v{text-align:right;max-width:64%;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 18, '#b3001e')}<div style="background:#b3001e;color:#fff;padding:12px 18px 14px;display:flex;justify-content:space-between;font-size:17px"><span>‹</span><b>Butiran Resit</b><span>⇪</span></div><div style="display:flex;justify-content:space-between;align-items:center;padding:20px 18px 16px;background:#faf0f1;margin-bottom:10px"><div><div style="font-size:14px;color:#63636d">Hantar Wang</div><div style="font-size:31px;font-weight:700;line-height:1.2">${p.amount}</div></div><div style="text-align:center;font-weight:700;color:${signColour(p)}">${badge(p, 34)}<div>${p.status}</div></div></div>${rowsOf(
        [
          ['Penerima', p.recipient],
          ['Bank', p.bank],
          ['Nombor akaun', p.account],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Rujukan', p.memo],
          ['Caj', p.nothing],
          ['No. resit', p.reference],
          ['Dibayar dari', 'Dompet Bakul'],
          ...p.decoy,
        ],
      )}<div style="margin:16px 18px;border:1px solid #e2cdd0;border-radius:8px;padding:13px 14px;display:flex;justify-content:space-between;align-items:center"><span><b>Data 30GB, 30 hari</b><br>Hanya ${p.money(2_500)} guna baki dompet</span><span style="background:#b3001e;color:#fff;border-radius:5px;padding:8px 14px">Beli</span></div><p style="padding:4px 18px 0;font-size:13px;color:#63636d">Ada masalah dengan transaksi ini? Hubungi 1-300-88-0123 (9 pagi – 9 malam) atau tekan Bantuan.</p>${tabs(['Utama', 'Imbas', 'Ganjaran', 'Akaun'], '#63636d')}`,
    ),
});

const moment = (words: string, time: string, colour: string, last = false) =>
  `<div style="display:flex;gap:14px"><span style="width:3px;background:${colour};flex:none"></span><div style="padding:5px 0 ${last ? 5 : 12}px"><b>${words}</b><div style="font-size:11px;color:#6d6380">${time}</div></div></div>`;

const ending = ({ outcome }: Printed) =>
  ({
    success: 'Masuk akaun penerima',
    failed: 'Tak lepas, duit masih dalam wallet',
    pending: 'Tengah tunggu bank penerima',
    cancelled: 'Kena cancel',
    refunded: 'Duit balik ke wallet',
  })[outcome];

/** A young wallet that talks as its users do, both tongues in one line. */
const lepak = look({
  name: 'lepak-duit-rojak',
  medium: 'wallet',
  language: 'mixed',
  width: 384,
  scale: 2.8125,
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Settle! Transfer berjaya', 'Transfer berjaya, thank you!', 'Payment dah berjaya'],
    failed: ['Alamak, transfer gagal', 'Transfer tak berjaya'],
    pending: ['Sekejap, transfer tengah diproses', 'Transfer masih pending'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Transfer dah di-refund'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12.5px;background:#ece6fa;color:#2a1f45}.box{background:#fff;border:2px solid #2a1f45;border-radius:10px;margin:0 16px 14px;padding:14px 16px;box-shadow:4px 4px 0 #2a1f45}.row{padding:6px 0}.k{display:inline-block;background:#ffd95a;font-size:10.5px;padding:1px 7px;border-radius:3px}.v{font-size:13.5px;font-weight:700;overflow-wrap:anywhere;margin-top:2px}`,
      `${phoneBar(p.clock, '#2a1f45', 80)}<div style="padding:10px 18px 16px;display:flex;align-items:center;gap:12px"><b style="font-size:18px;flex:1">lepak.duit</b><span>Help</span></div><div class="box" style="background:${p.done ? '#c9f2df' : '#e5e1f0'}"><div style="display:flex;gap:12px;align-items:center">${badge(p, 36)}<b style="font-size:15px;line-height:1.3">${p.status}</b></div><div style="font-size:35px;font-weight:700;margin-top:10px">${p.amount}</div></div><div class="box">${rowsOf(
        [
          ['Bagi siapa', p.recipient],
          ['Masuk mana', `${p.bank}<br>${p.account}`],
          ['Untuk apa', p.memo],
          ['Ref no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div class="box">${moment('Tekan Send dari wallet', `${p.date}, ${p.time}`, '#2a1f45')}${moment(ending(p), p.done ? `${p.date}, ${p.time}` : 'Check semula kat History', signColour(p), true)}</div><div class="box" style="background:#ff8f6b;display:flex;justify-content:space-between;align-items:center"><span><b>Ajak geng join</b><br>Dapat ${p.money(1_000)} setiap sorang</span><b style="font-size:18px">→</b></div><div style="text-align:center;padding:4px 16px 28px"><b style="text-decoration:underline">Save screenshot</b> &nbsp; · &nbsp; <b style="text-decoration:underline">Balik Home</b></div>`,
    ),
});

const tile = (label: string, value: string, wide = false) =>
  `<div style="background:#232036;border-radius:16px;padding:14px 16px;min-width:0;${wide ? 'grid-column:1/3' : ''}"><div style="font-size:12.5px;color:#aaa5c6">${label}</div><div style="font-size:16px;font-weight:600;margin-top:3px;overflow-wrap:anywhere">${value}</div></div>`;
const withSmallSen = (amount: string) =>
  amount.replace(/\.(\d\d)/, '<span style="font-size:24px">.$1</span>');

/** A card start-up's wallet by night: a glowing card with the sum, then tiles. */
const prisma = look({
  name: 'prisma-tiles-night',
  medium: 'wallet',
  dark: true,
  width: 430,
  scale: 2,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.american,
  time: TIMES.minutes,
  reference: (below) => `PRZ-${below(9_000, 'x') + 1_000}-${below(90_000, 'y') + 10_000}`,
  says: {
    success: ['Completed', 'Sent', 'Successful'],
    failed: ['Declined', 'Failed', 'Unsuccessful'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#14121f;color:#f5f3ff}`,
      `${phoneBar(p.clock, '#f5f3ff', 95)}<div style="display:flex;justify-content:space-between;padding:12px 22px 16px;font-size:16px"><span>‹ Activity</span><b>Bank transfer</b><span>⋯</span></div><div style="margin:0 18px;border-radius:22px;background:linear-gradient(130deg,#4326c9,#8a1f9e 60%,#c2346b);padding:20px 22px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:17px">prisma</b><span style="display:flex;gap:8px;align-items:center;background:#fff;color:${signColour(p)};border-radius:20px;padding:4px 14px 4px 5px;font-weight:700">${badge(p, 22)}${p.status}</span></div><div style="font-size:43px;font-weight:700;margin-top:34px;line-height:1.1">${withSmallSen(p.amount)}</div><div style="margin-top:6px;font-size:16px">To ${p.recipient}</div></div>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:14px 18px">${tile('Recipient account', `${p.bank}<br>${p.account}`, true)}${tile('Date', p.date)}${tile('Time', p.time)}${tile('Reference', p.memo)}${tile('Fee', p.nothing)}${tile('Transaction ID', p.reference, true)}${p.decoy.map(([label, value]) => tile(label, value, true)).join('')}</div><div style="margin:0 18px;background:#232036;border-radius:16px;padding:15px 16px;font-size:14px">📊 Transfers this month <span style="float:right;color:#c8b6ff">${4 + p.below(20, 'transfers')} ›</span></div><div style="display:flex;gap:10px;padding:18px 18px 30px;text-align:center;font-weight:600"><span style="flex:1;background:#7b5cff;border-radius:16px;padding:14px">Get receipt</span><span style="flex:1;background:#232036;border-radius:16px;padding:14px">Report a problem</span></div>`,
    ),
});

const yearFirst = (clock: Clock) => `${clock.year}/${two(clock.month)}/${two(clock.day)}`;

/** As the wallets of the islands to the east draw it: a white slip on blue, the name in the middle on top. */
const agila = look({
  name: 'agila-express-send',
  medium: 'wallet',
  width: 375,
  scale: 2.88,
  money: MONEY.code,
  names: 'upper',
  date: yearFirst,
  time: TIMES.secondsEnglish,
  reference: (below) =>
    `${below(9_000, 'a') + 1_000} ${below(900, 'b') + 100} ${below(900_000, 'c') + 100_000}`,
  says: {
    success: ['Successfully sent', 'Express Send Successful', 'Sent successfully'],
    failed: ['Express Send Unsuccessful', 'Sending failed'],
    pending: ['Express Send Processing', 'Sending in progress'],
    cancelled: ['Express Send Cancelled'],
    refunded: ['Express Send Refunded'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0b57d8;color:#0d2350}.row{display:flex;justify-content:space-between;gap:20px;padding:8px 22px;font-size:14px}.k{color:#5a6b8f;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 39)}<div style="color:#fff;text-align:center;padding:10px 18px 34px;font-size:16px;font-weight:700">Express Send</div><div style="background:#fff;border-radius:10px;margin:26px 18px 0;padding-bottom:18px;position:relative"><div style="position:absolute;top:-28px;left:0;right:0;text-align:center;line-height:0">${badge(p, 56)}</div><div style="text-align:center;padding:40px 22px 14px"><div style="font-size:18px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:13.5px;color:#5a6b8f">${p.account} · ${p.bank}</div><div style="font-size:14.5px;font-weight:700;color:${signColour(p)};margin-top:8px">${p.status}</div></div>${rowsOf(
        [['Amount', p.amount], ['Message', p.memo], ['Convenience fee', p.nothing], ...p.decoy],
      )}<div style="margin:8px 22px;border-top:1px dashed #a8b6d3;border-bottom:1px dashed #a8b6d3;padding:12px 0;display:flex;justify-content:space-between;align-items:center"><b>${p.done ? 'Total Amount Sent' : 'Total Amount'}</b><b style="font-size:19px">${p.amount}</b></div><div style="text-align:center;font-size:13px;color:#42537a;padding:4px 22px 0">Ref No. <b>${p.reference}</b><br>${p.date} ${p.time}</div></div>
<div style="margin:14px 18px 0;background:#fff;border-radius:10px;display:flex;gap:14px;align-items:center;padding:13px 18px;font-size:12.5px">${speckle(p.below, 13, 46, '#0b57d8')}<span>Sending online saves paper. You’ve collected <b>${12 + p.below(30, 'leaves')} leaves</b> this week. Plant a mangrove with ${p.money(300)}!</span></div><div style="display:flex;gap:12px;padding:22px 18px 30px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:24px;padding:12px">Download</span><span style="flex:1;background:#fff;color:#0b57d8;border-radius:24px;padding:12px">Done</span></div>`,
    ),
});

export const wallets = [cendol, bakul, lepak, prisma, agila];
