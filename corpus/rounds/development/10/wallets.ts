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
  tableOf,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

/** The most common wallet's kind: a blue detail page of full-width rows, a transaction number of two lines. */
const kupang = look({
  name: 'kupang-ewallet',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef2f6;color:#15304d}.row{display:flex;justify-content:space-between;gap:20px;background:#fff;padding:13px 18px;border-bottom:1px solid #e6ecf2;font-size:13.5px}.k{color:#6c8197;flex:none;width:118px}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#0a4fa3">${phoneBar(p.clock, '#fff', 22)}<div style="color:#fff;padding:10px 18px 16px;font-size:16px"><span style="font-size:20px">←</span><b style="margin-left:18px">Details</b></div></div><div style="background:#fff;padding:22px 18px;display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><div><div style="font-weight:700">KilatNow Transfer</div><div style="font-size:12px;color:#6c8197">eWallet Balance</div></div><div style="font-size:23px;font-weight:700">-${p.amount}</div></div>${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transaction Type', 'Transfer to Bank Account'],
          ['Transfer To', p.recipient],
          ['Account No.', `${p.bank}<br>${p.account}`],
          ['Details', p.memo],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref.', p.otherReference],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;padding:22px;font-size:13px;color:#0a4fa3">Having an issue with this transaction?<br><b>Contact us</b></div>`,
    ),
});

const promised = (p: Printed) =>
  ({
    success: 'The money is in their account.',
    failed: 'No money has left your wallet.',
    pending: 'We will let you know when it is done.',
    cancelled: 'No money has left your wallet.',
    refunded: 'The money is back in your wallet.',
  })[p.outcome];

/** A ride-and-food app's transfer: friendly words on the left, points, stacked details. */
const sorong = look({
  name: 'sorong-superapp',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['Transfer complete', 'Sent!', 'Your transfer is successful'],
    failed: ["Your transfer didn't go through", 'Transfer failed'],
    pending: ['Your transfer is processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Your transfer was refunded'],
  },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c2b22}.row{padding:9px 0}.k{font-size:12px;color:#75857b}.v{font-size:15px;font-weight:500;overflow-wrap:anywhere}`,
      `<div style="background:#d9f5e4">${phoneBar(p.clock, '#1c2b22', 64)}<div style="padding:10px 22px;font-size:22px">×</div><div style="padding:6px 22px 28px;position:relative"><span style="position:absolute;right:26px;top:0;font-size:54px">${p.done ? '💸' : '📭'}</span><div style="font-size:25px;font-weight:800;max-width:250px;line-height:1.2">${p.status}</div><div style="color:#46604f;margin-top:6px">${promised(p)}</div></div></div>
<div style="padding:22px"><div style="display:flex;align-items:center;gap:14px;border:1px solid #dfe8e2;border-radius:14px;padding:16px"><div style="flex:1"><div style="font-size:13px;color:#75857b">${p.done ? 'Sent to' : 'To'}</div><div style="font-size:16px;font-weight:700">${p.recipient}</div></div><div style="font-size:20px;font-weight:800;white-space:nowrap">${p.amount}</div></div><div style="font-weight:700;margin:22px 0 6px">Transfer details <span style="float:right">⌃</span></div>${rowsOf(
        [
          ['Date and time', `${p.date}, ${p.time}`],
          ['Bank account', `${p.bank} ${p.account}`],
          ['Paid with', 'Sorong Wallet'],
          ['Note', p.memo],
          ['Transfer fee', 'Free'],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div>${p.done ? `<div style="margin:0 22px;background:#fff6da;border-radius:12px;padding:13px 16px;font-size:13px">⭐ You earned <b>${20 + p.below(60, 'points')} points</b> with this transfer</div>` : ''}<div style="margin:18px 22px 28px;background:#067a3e;color:#fff;border-radius:26px;text-align:center;padding:14px;font-weight:700">Got it</div>`,
    ),
});

const twoDigitYear = ({ day, month, year }: Clock) =>
  `${day} ${['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1]} ’${String(year).slice(2)}`;

/** A story to be shared: one gradient, white words in the middle, an invitation at the foot. */
const letup = look({
  name: 'letup-story',
  medium: 'wallet',
  dark: true,
  width: 375,
  scale: 2.88,
  money: MONEY.tight,
  date: twoDigitYear,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['PAID', 'Payment successful', 'Money sent'],
    failed: ['NOT PAID', 'Payment unsuccessful', 'Payment failed'],
    pending: ['PENDING', 'Payment in progress'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  formats: ['jpg', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:linear-gradient(160deg,#8a1457,#c2185b 45%,#c2410c);color:#fff;min-height:788px;padding:34px 28px;text-align:center}.row{margin-top:11px}.k{font-size:12px;opacity:.85}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="font-size:21px;font-weight:900;letter-spacing:2px">letup!</div><div style="margin:34px auto 14px;width:82px;height:82px;border-radius:50%;background:#fff;color:#c2185b;font-size:36px;font-weight:800;line-height:82px">${p.recipient[0]}</div><div style="font-size:14px">Payment to</div><div style="font-size:20px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:50px;font-weight:900;letter-spacing:-1.5px;margin:12px 0 8px">${p.amount}</div><span style="display:inline-block;background:#fff;color:${signColour(p)};border-radius:22px;padding:6px 20px;font-weight:800">${p.status}</span>
<div style="border-top:1px solid #ffffff66;margin-top:26px;padding-top:8px">${rowsOf([
        ['From', p.sender],
        ['When', `${p.date}, ${p.time}`],
        ['Transaction ID', p.reference],
        ['For', p.memo],
        ...p.decoy,
      ])}</div><div style="margin-top:30px;background:#00000038;border-radius:14px;padding:12px 16px;display:flex;gap:14px;align-items:center;text-align:left;font-size:12.5px"><span style="background:#fff;padding:5px;line-height:0;border-radius:6px">${speckle(p.below, 15, 50, '#8a1457')}</span><span>Scan to join Letup and get ${p.money(500)} on your first scan-and-pay.</span></div>`,
    ),
});

/** English as an app from further east has it: Payee, Order No., a time of creation in ISO form. */
const rangkong = look({
  name: 'rangkong-global',
  medium: 'wallet',
  width: 384,
  scale: 2.8125,
  money: MONEY.spaced,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    ...HEADINGS,
    success: ['Payment Success', 'Transfer Success', 'Pay Successfully'],
    failed: ['Payment Failure', 'Transfer Failed'],
    pending: ['Payment Processing', 'Waiting for Bank to Process'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#2b2b2b;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:8px 0;vertical-align:top}.k{color:#9a9a9a;width:38%}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2b2b2b', 49)}<div style="text-align:right;padding:10px 22px;color:#0a8f6a;font-weight:700">Done</div><div style="padding:16px 24px 26px;text-align:center"><div style="display:flex;justify-content:center;align-items:center;gap:8px;color:${signColour(p)};font-size:15px;font-weight:700">${badge(p, 24)} ${p.status}</div><div style="font-size:33px;margin-top:22px">${p.amount}</div></div>
<div style="height:9px;background:#f3f3f3"></div><div style="padding:14px 24px">${tableOf([
        ['Payee', p.recipient],
        ['Payee Account', `${p.bank} (${p.account.slice(-4)})`],
        ['Payment Method', 'Account Balance'],
        ['Remarks', p.memo],
        ['Creation Time', `${p.date} ${p.time}`],
        ['Order No.', p.reference],
        ...p.decoy,
      ])}</div><div style="height:9px;background:#f3f3f3"></div><div style="padding:4px 24px">${['Transfer Records', 'Apply for Electronic Receipt', 'Any Doubts About This Order?'].map((line) => `<div style="padding:13px 0;border-bottom:1px solid #f0f0f0">${line}<span style="float:right;color:#bbb">›</span></div>`).join('')}</div>`,
    ),
});

const WHEN = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
const malayHour = ({ hour, minute }: Clock) =>
  `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${WHEN(hour)}`;

const steps = (lines: string[], last: string) =>
  lines
    .map(
      (line, place) =>
        `<div style="flex:1;text-align:center;font-size:11px;line-height:1.3"><span style="display:block;width:16px;height:16px;border-radius:50%;margin:0 auto 6px;background:${place < lines.length - 1 ? '#e8590c' : last}"></span>${line}</div>`,
    )
    .join('');

/** A market place's wallet in Malay: a track of three steps, coins and vouchers round the payment. */
const genggam = look({
  name: 'genggam-pay',
  medium: 'wallet',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: malayHour,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Pindahan Berjaya', 'Wang berjaya dihantar', 'Pemindahan Selesai'],
    failed: ['Pindahan Gagal', 'Wang tidak berjaya dihantar'],
    pending: ['Pindahan Sedang Diproses', 'Menunggu pengesahan bank'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f6f6f6;color:#2d2420}.box{background:#fff;margin:10px 12px;border-radius:6px;padding:16px}.row{display:flex;justify-content:space-between;gap:20px;padding:7px 0;font-size:13.5px}.k{color:#8b807a;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#2d2420', 71)}<div style="padding:10px 16px 14px;font-size:17px;text-align:center;border-bottom:1px solid #eee"><span style="float:left;color:#e8590c">←</span>Butiran Transaksi</div></div><div class="box" style="text-align:center"><div style="color:#8b807a;font-size:13px">Pindah ke ${p.recipient}</div><div style="font-size:34px;font-weight:700;color:#e8590c;margin:4px 0">${p.amount}</div><div style="font-weight:700;color:${signColour(p)};margin-bottom:16px">${p.status}</div><div style="display:flex;background:linear-gradient(#f0cdb8,#f0cdb8) center 7px/62% 2px no-repeat">${steps(
        [
          'Arahan anda',
          'Genggam Pay',
          {
            success: 'Akaun penerima',
            failed: 'Tidak diterima',
            pending: 'Bank penerima',
            cancelled: 'Dihentikan',
            refunded: 'Kembali ke dompet',
          }[p.outcome],
        ],
        signColour(p),
      )}</div></div>
<div class="box">${rowsOf([
        ['Nama penerima', p.recipient],
        ['Akaun', `${p.bank}<br>${p.account}`],
        ['Masa', `${p.date}, ${p.time}`],
        ['Nota', p.memo],
        ['Kaedah bayaran', 'Baki Genggam Pay'],
        ['No. transaksi', `${p.reference} <span style="color:#e8590c">Salin</span>`],
        ...p.decoy,
      ])}</div><div class="box" style="background:#fff3ea;display:flex;justify-content:space-between;align-items:center;font-size:12.5px"><span>🎟️ Baucar penghantaran percuma, belanja minimum ${p.money(1_500)}</span><b style="background:#e8590c;color:#fff;border-radius:4px;padding:7px 12px">Tuntut</b></div><div style="display:flex;gap:10px;padding:10px 12px 26px"><span style="flex:1;border:1px solid #e8590c;color:#e8590c;text-align:center;padding:12px;border-radius:4px">Kongsi</span><span style="flex:1;background:#e8590c;color:#fff;text-align:center;padding:12px;border-radius:4px">OK</span></div>`,
    ),
});

export const wallets = [kupang, sorong, letup, rangkong, genggam];
