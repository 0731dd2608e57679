// Kept out of sight while the first rules were written, and opened since.
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
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS_MS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const SENTENCES: Record<Outcome, string[]> = {
  success: ['Your transfer was successful', 'Money sent', 'All done! Payment sent', 'Transfer complete'],
  failed: ['Your transfer was not successful', 'We could not send your money', 'Payment declined'],
  pending: ['Your transfer is being processed', 'Your payment is on its way: pending', 'Awaiting approval'],
  cancelled: ['This transfer was cancelled'],
  refunded: ['This payment was refunded', 'Transfer returned'],
};
const SHORT: Record<Outcome, string[]> = {
  success: ['Paid', 'Transferred', 'Success', 'Approved'],
  failed: ['Failed', 'Declined', 'Not successful'],
  pending: ['Pending', 'Processing', 'Scheduled'],
  cancelled: ['Cancelled'],
  refunded: ['Refunded'],
};

const wau = look({
  name: 'wau',
  width: 402,
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: SENTENCES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f7f7fb;color:#18182a}.row{background:#fff;padding:12px 16px;margin-bottom:2px}.k{font-size:12px;color:#77778c}.v{font-size:15px;font-weight:600;margin-top:2px}`,
      `${phoneBar(p.clock, '#18182a', 50)}<div style="padding:20px 20px 26px"><div style="font-size:27px;font-weight:800;line-height:1.15">${p.status}</div><div style="font-size:15px;margin-top:8px;color:#55556a">${p.amount} to ${p.recipient}</div></div>
${rowsOf([
  ['Amount sent', p.amount],
  ['Receiver', p.recipient],
  ['Receiver’s bank', `${p.bank} · ${p.account}`],
  ['Sent on', `${p.date} ${p.time}`],
  ['Receipt number', p.reference],
  ['What’s it for', p.memo],
  ['Sender', p.sender],
  ...p.decoy,
])}<p style="padding:18px 20px;font-size:12px;color:#77778c">Fees: none</p>`,
    ),
});

const kulit = look({
  name: 'kulit-malam',
  language: 'ms',
  dark: true,
  width: 384,
  scale: 2.8125,
  date: DATES.weekdayMalay,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: STATUSES_MS,
  formats: ['jpg', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#000;color:#e9e5df;font-size:12.5px}table{width:100%;border-collapse:collapse}td{padding:10px 0;border-bottom:1px solid #242220;vertical-align:top}.k{color:#97908a;width:40%}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 34)}<div style="padding:18px 20px"><div style="border-left:5px solid ${signColour(p)};padding-left:14px"><div style="color:#97908a">Nilai pindahan</div><div style="font-size:33px;font-weight:700">${p.amount}</div></div><div style="margin-top:20px">${tableOf(
        [
          ['Status transaksi', p.status],
          ['Penerima', p.recipient],
          ['Akaun penerima', p.account],
          ['Bank', p.bank],
          ['Tarikh & masa', `${p.date}<br>${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Catatan', p.memo],
          ['Daripada', p.sender],
          ['Baki akaun', p.balance],
          ...p.decoy,
        ],
      )}</div></div>`,
    ),
});

const gelombang = look({
  name: 'gelombang',
  language: 'mixed',
  width: 375,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: SHORT,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#dfe9e4;color:#12261d;font-size:17px}.row{display:flex;justify-content:space-between;padding:8px 0;border-bottom:1px solid #dfe9e4}.k{color:#5e7569}.v{text-align:right;max-width:60%}`,
      `${phoneBar(p.clock, '#12261d')}<div style="margin:14px;background:#fff;border-radius:6px;padding:18px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:20px;color:#a0522d">Gelombang</b><span style="border:2px solid ${signColour(p)};color:${signColour(p)};padding:1px 12px;border-radius:20px;font-weight:700">${p.status}</span></div><div style="margin:20px 0 14px"><div style="color:#5e7569">Jumlah / Total</div><div style="font-size:40px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Kepada / To', p.recipient],
          ['Bank', p.bank],
          ['Akaun / Account', p.account],
          ['Tarikh / Date', p.date],
          ['Masa / Time', p.time],
          ['Rujukan / Ref.', p.reference],
          ['Nota / Note', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}</div>`,
    ),
});

const layang = look({
  name: 'layang-card',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: SENTENCES,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#d9655b;color:#2b1614;min-height:860px}.row{padding:9px 0}.k{font-size:12px;color:#a1807c}.v{font-weight:700}.two{display:grid;grid-template-columns:1fr 1fr;gap:2px 18px}`,
      `${phoneBar(p.clock, '#fff', 91)}<div style="margin:40px 18px;background:#fff;border-radius:22px;padding:30px 22px;text-align:left"><div style="text-align:center;margin-top:-58px">${badge(p, 58)}</div><div style="text-align:center;font-size:17px;font-weight:700;margin-top:10px">${p.status}</div><div style="text-align:center;font-size:42px;font-weight:700;margin:10px 0 16px">${p.amount}</div><div class="two">${rowsOf(
        [
          ['Sent to', p.recipient],
          ['Sent from', p.sender],
          ['Date', p.date],
          ['Time', p.time],
          ['Payment ID', p.reference],
          ['Method', 'Layang balance'],
          ['Comment', p.memo],
          ['You have left', p.balance],
          ...p.decoy,
        ],
      )}</div></div><p style="text-align:center;color:#fff;font-weight:700">Back to home</p>`,
    ),
});

const kedidi = look({
  name: 'kedidi-qr',
  medium: 'wallet',
  language: 'ms',
  width: 390,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.malay,
  reference: REFERENCES.digits,
  says: HEADINGS_MS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#1f1f1f}.row{display:flex;gap:8px;padding:10px 22px}.row:nth-child(odd){background:#f5f3d9}.k{width:38%;color:#6f6b3a}.v{flex:1;font-weight:700}`,
      `${phoneBar(p.clock, '#1f1f1f', 18)}<div style="background:#e6dd8a;padding:22px;display:flex;gap:16px;align-items:center">${badge(p, 46)}<div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:30px;font-weight:700">${p.amount}</div></div></div>${rowsOf(
        [
          ['Bayaran kepada', p.recipient],
          ['Jenis', 'Bayaran QR'],
          ['Tarikh', `${p.date} ${p.time}`],
          ['No. transaksi', p.reference],
          ['Mesej', p.memo],
          ['Pembayar', p.sender],
          ...p.decoy,
        ],
      )}<div style="margin:20px 22px;display:flex;gap:14px;border:1px solid #ddd;border-radius:10px;padding:12px;font-size:12px">${speckle(p.below, 17, 52)}<span>Ganjaran minggu ini: rebat sehingga ${p.money(500)} di kedai terpilih</span></div>`,
    ),
});

const pijar = look({
  name: 'pijar',
  medium: 'wallet',
  dark: true,
  width: 360,
  scale: 3,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.iso,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  says: SHORT,
  formats: ['webp', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#23272f;color:#dfe4ea}.row{display:flex;justify-content:space-between;padding:12px 18px;font-size:14px}.k{color:#97a1ad}.v{text-align:right;max-width:62%}`,
      `${phoneBar(p.clock, '#fff')}<div style="padding:14px 18px;font-weight:700">✕ &nbsp; Receipt</div><div style="text-align:center;padding:24px"><div style="display:inline-block;background:${signColour(p)};color:#fff;font-size:12px;font-weight:700;padding:3px 12px;border-radius:12px">${p.status}</div><div style="font-size:40px;font-weight:300;margin-top:12px">${p.amount}</div><div style="color:#97a1ad;margin-top:4px">Payment to ${p.recipient}</div></div><div style="background:#2d323c;margin:0 12px;border-radius:12px">${rowsOf(
        [
          ['Payee', p.recipient],
          ['Payment status', p.status],
          ['Completed at', `${p.date} ${p.time}`],
          ['Trace no.', p.reference],
          ['Remark', p.memo],
          ['Payer', p.sender],
          ...p.decoy,
        ],
      )}</div>`,
    ),
});

export const screens = [wau, kulit, gelombang, layang, kedidi, pijar];
