import { DATES, MONEY, REFERENCES, TIMES, type DateStyle } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const two = (number: number) => String(number).padStart(2, '0');
const DAYS = ['AHD', 'ISN', 'SEL', 'RAB', 'KHA', 'JUM', 'SAB'];

/** As some bilingual slips have it: the day's name cut to three letters and two digits of the year. */
export const shortDots: DateStyle = ({ day, month, year, weekday }) =>
  `${two(day)}.${two(month)}.${two(year % 100)} (${DAYS[weekday] ?? ''})`;

/** The sen smaller than the ringgit. */
export const smallSen = (amount: string) =>
  amount.replace(/\.(\d\d)\b/, '<span style="font-size:55%">.$1</span>');

const kelicap = look({
  name: 'kelicap',
  width: 420,
  scale: 2.5,
  formats: ['jpg', 'png', 'pdf'],
  money: MONEY.spaced,
  date: DATES.short,
  time: ({ hour, minute }) => `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful', 'Successful', 'Transfer successful'],
    failed: ['Unsuccessful', 'Declined', 'Transfer unsuccessful'],
    pending: ['Pending', 'Processing', 'Awaiting approval'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed', 'Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#fff;color:#23272c;max-width:420px;margin:0 auto}.row{padding:9px 0}.k{color:#868c94;font-size:13px}.v{font-size:16px}`,
      `<div style="background:#f2a91c;height:10px"></div><div style="padding:26px 30px 8px;display:flex;justify-content:space-between;align-items:center"><span style="font-weight:900;font-size:22px;color:#3d2b06">kelicap<span style="color:#d98b00">bank</span></span><span style="color:#868c94;font-size:12px">Receipt</span></div>
<div style="padding:6px 30px 16px;border-bottom:1px solid #e6e8eb"><div style="font-size:19px;font-weight:700">KilatNow Transfer</div><div style="font-weight:700;color:${signColour(p)}">${p.status}</div></div><div style="padding:8px 30px">${rowsOf(
        [
          ['Reference ID', p.reference],
          ['Date and time', `${p.date}, ${p.time}`],
        ],
      )}<div style="border-top:1px dashed #c9cdd2;margin:8px 0"></div>${rowsOf([
        ['Beneficiary name', p.recipient],
        ['Beneficiary account number', p.account],
        ['Receiving bank', p.bank],
        ['Recipient’s reference', p.memo],
        ['Transfer from', `${p.sender}<br>${p.ownAccount}`],
        ...p.decoy,
      ])}</div><div style="margin:8px 30px;border-top:2px solid #23272c;padding:14px 0 6px;display:flex;justify-content:space-between;align-items:baseline"><span style="font-weight:700">Amount</span><span style="font-weight:900;font-size:25px">${p.amount}</span></div>
<p style="padding:16px 30px 34px;font-size:11px;color:#868c94">Kelicap Bank Berhad. This receipt is computer generated and no signature is required.</p>`,
    ),
});

const SENDUDUK = {
  success: ['You have successfully transferred', 'You’ve sent', 'Done! You have transferred'],
  failed: ['Sorry, we could not transfer', 'Your transfer was declined', 'Unsuccessful transfer of'],
  pending: [
    'We are still processing your transfer of',
    'Waiting for approval to transfer',
    'Pending transfer',
  ],
  cancelled: ['You cancelled the transfer of', 'Cancelled transfer'],
  refunded: ['This transfer was reversed', 'Reversed transfer of'],
};

const pair = (label: string, value: string) =>
  `<div style="width:50%;padding:10px 8px 10px 0"><div style="font-size:11px;color:#8c6f7f">${label}</div><div style="font-size:14px;font-weight:600;overflow-wrap:anywhere">${value}</div></div>`;

const senduduk = look({
  name: 'senduduk',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: SENDUDUK,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6eef2;color:#2e1322}`,
      `<div style="background:linear-gradient(160deg,#8b1145,#c63a5a 70%,#ee8157);color:#fff;padding-bottom:62px">${phoneBar(p.clock, '#fff', 48)}<div style="display:flex;justify-content:space-between;padding:12px 22px;font-size:18px"><span>✕</span><span style="font-size:14px">Share ⇪</span></div>
<div style="padding:14px 26px"><div style="font-size:17px">${p.status}</div><div style="font-size:42px;font-weight:800;line-height:1.25">${p.amount}</div><div style="font-size:17px;margin-top:4px">to <b>${p.recipient}</b></div><div style="font-size:13px;opacity:.85">${p.bank} &nbsp;|&nbsp; ${p.account}</div></div></div>
<div style="margin:-40px 18px 0;background:#fff;border-radius:18px;padding:14px 20px;display:flex;flex-wrap:wrap;box-shadow:0 3px 14px #5a102a22">${pair('Date', p.date)}${pair('Time', p.time)}${pair('From', p.sender)}${pair('Account', p.ownAccount)}${pair('Recipient reference', p.memo)}${pair('Transfer type', 'KilatNow to account')}${p.decoy.map(([label, value]) => pair(label, value)).join('')}<div style="width:100%;border-top:1px solid #f0e2e9;padding-top:10px"><div style="font-size:11px;color:#8c6f7f">Transaction reference no.</div><div style="font-size:14px">${p.reference}</div></div></div>
<div style="margin:18px;border-radius:14px;background:#ffe3d2;padding:14px 18px;font-size:13px"><b>Raya Saver is here</b><br>Put aside from ${p.money(500)} a week and watch it grow.</div><div style="padding:6px 18px 30px;text-align:center"><div style="background:#8b1145;color:#fff;border-radius:26px;padding:13px;font-weight:700">Back to home</div><div style="padding:14px;color:#8b1145;font-weight:700">Make another transfer</div></div>`,
    ),
});

const colon = ([label, value]: [string, string]) =>
  `<tr><td style="width:43%">${label}</td><td style="width:10px">:</td><td><b>${value}</b></td></tr>`;

const gemia = look({
  name: 'gemia',
  language: 'mixed',
  width: 384,
  scale: 2.5,
  formats: ['jpg', 'jpg', 'webp'],
  money: MONEY.spaced,
  date: shortDots,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'TRANSAKSI BERJAYA', 'BERJAYA'],
    failed: ['GAGAL / FAILED', 'TRANSAKSI GAGAL', 'DITOLAK / REJECTED'],
    pending: ['SEDANG DIPROSES / PENDING', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};font-size:12.5px;background:#e5eaf3;color:#1b2740}table{width:100%;border-collapse:collapse}td{padding:7px 2px;vertical-align:top;border-bottom:1px dotted #9aa8c2}`,
      `${phoneBar(p.clock, '#fff', 91, '#1f3c7a')}<div style="background:#1f3c7a;color:#fff;padding:12px 16px 14px;font-size:15px;font-weight:700;border-bottom:5px solid #e4b02c">Simpanan Gemia<div style="font-size:11px;font-weight:400">Pengesahan Transaksi / Transaction Acknowledgement</div></div>
<div style="background:#fff;margin:14px 12px;padding:16px 14px;border:1px solid #c2cde2"><div style="text-align:center;padding-bottom:12px"><span style="display:inline-block;border:3px double ${signColour(p)};color:${signColour(p)};font-weight:700;font-size:16px;padding:5px 16px;transform:rotate(-2deg)">${p.status}</span></div><table>${(
        [
          ['Jenis / Type', 'Pindahan Segera'],
          ['No. Rujukan / Ref. No.', p.reference],
          ['Tarikh / Date', p.date],
          ['Masa / Time', p.time],
          ['Dari Akaun / From', `${p.ownAccount}<br>${p.sender}`],
          ['Ke Akaun / To', p.account],
          ['Nama Penerima / Beneficiary', p.recipient],
          ['Bank', p.bank],
          ['Amaun / Amount', p.amount],
          ['Caj / Charge', p.nothing],
          ['Butiran / Details', p.memo],
          ...p.decoy,
        ] as [string, string][]
      )
        .map(colon)
        .join(
          '',
        )}</table><p style="font-size:10.5px;color:#5d6b87;padding-top:12px">Sila simpan rujukan ini. Please retain this for your record.</p></div><div style="display:flex;gap:10px;padding:4px 12px 26px;text-align:center;font-weight:700"><span style="flex:1;background:#fff;border:1px solid #1f3c7a;padding:11px">Kongsi / Share</span><span style="flex:1;background:#e4b02c;padding:12px">Selesai / Done</span></div>`,
    ),
});

const HARBOUR = {
  success: ['Your payment has been sent', 'Payment complete', 'We’ve made your payment'],
  failed: ['We couldn’t make your payment', 'Your payment has been declined', 'Payment not made'],
  pending: ['Your payment is being processed', 'Your payment is awaiting authorisation'],
  cancelled: ['This payment has been cancelled'],
  refunded: ['This payment has been returned'],
};

const harbourline = look({
  name: 'harbourline',
  width: 375,
  scale: 3,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: HARBOUR,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}.row{display:flex;justify-content:space-between;gap:20px;padding:13px 0;border-bottom:1px solid #d7d8d6;font-size:14px}.k{color:#666;white-space:nowrap}.v{text-align:right}svg{flex:none}h2{font-size:15px;padding:24px 0 4px}`,
      `${phoneBar(p.clock, '#333', 34)}<div style="text-align:center;padding:14px;border-bottom:1px solid #d7d8d6;font-weight:700">Confirmation</div><div style="padding:26px 20px 0"><div style="display:flex;gap:14px;align-items:center">${badge(p, 36, false)}<span style="font:400 22px/1.25 ${FONTS.sans}">${p.status}</span></div>
<h2>Payment details</h2>${rowsOf([
        ['Amount', `<b>${p.amount}</b>`],
        ['Pay to', `<b>${p.recipient}</b><br>${p.bank}<br>${p.account}`],
        ['Pay from', `${p.sender}<br>Everyday Account-i ${p.ownAccount}`],
        ['Fee', p.nothing],
        ['Payment date', p.date],
        ['Time', `${p.time} (GMT+8)`],
        ['Reference for payee', p.memo],
        ['Our reference', p.reference],
        ...p.decoy,
      ])}<p style="font-size:12px;color:#666;padding:18px 0">Harbourline Bank Malaysia Berhad is regulated in Malaysia. Eligible deposits are protected up to the limit set by law.</p></div>
<div style="padding:6px 20px 34px;text-align:center;font-weight:700"><div style="background:#00566b;color:#fff;padding:14px">Make another payment</div><div style="border:1px solid #333;padding:13px;margin-top:10px">Save as payee</div></div>`,
    ),
});

/** The digital bank's dark card; strangers of its design stand on it too. */
export const REBAB_STYLE = `body{font-family:${FONTS.round};background:#120f1d;color:#f3f0fb}.row{display:flex;justify-content:space-between;gap:24px;padding:9px 0;font-size:14px}.k{color:#9d94b8;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}.card{margin:12px 16px;background:#1f1a30;border-radius:20px;padding:14px 18px}`;
export const rebabInitials = (name: string) =>
  `<div style="width:62px;height:62px;border-radius:50%;background:#b7f04a;color:#1c2a04;font:700 24px/62px ${FONTS.sans};text-align:center;margin:0 auto">${name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')}</div>`;
const pill = (p: Printed) =>
  `<span style="display:inline-block;border-radius:14px;padding:3px 14px;font-size:13px;font-weight:600;color:#fff;background:${signColour(p)}">${p.status}</span>`;

const rebab = look({
  name: 'rebab',
  dark: true,
  width: 412,
  scale: 2.625,
  formats: ['png', 'webp', 'jpg'],
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}RBB${REFERENCES.digits(below)}`,
  says: {
    success: ['Completed', 'Successful', 'Sent'],
    failed: ['Failed', 'Declined', 'Not sent'],
    pending: ['Pending', 'Processing', 'In progress'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded', 'Returned'],
  },
  draw: (p) =>
    pageOf(
      REBAB_STYLE,
      `${phoneBar(p.clock, '#fff', 62)}<div style="padding:12px 20px;font-size:20px">←</div><div style="text-align:center;padding:4px 20px 14px">${rebabInitials(p.recipient)}<div style="font-size:17px;font-weight:600;margin-top:10px">${p.recipient}</div><div style="font-size:40px;font-weight:700">-${smallSen(p.amount)}</div>${pill(p)}<div style="color:#9d94b8;font-size:13px;margin-top:8px">${p.date} · ${p.time}</div></div>
<div class="card">${rowsOf([
        ['Category', 'Transfer out'],
        ['Recipient’s account', p.account],
        ['Recipient’s bank', p.bank],
        ['Sent from', `Main account, ${p.sender}`],
      ])}</div><div class="card">${rowsOf([
        ['Note', p.memo],
        ['Method', 'KilatNow'],
        ['Fee', 'Free'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:12px;padding:12px 16px 8px;text-align:center;font-weight:700;font-size:14px"><span style="flex:1;background:#2d2644;border-radius:24px;padding:13px">Get help</span><span style="flex:1;background:#b7f04a;color:#1c2a04;border-radius:24px;padding:13px">Share receipt</span></div>`,
    ),
});

const mark = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="190" height="120"><text x="12" y="66" transform="rotate(-24 95 60)" font-family="DejaVu Serif" font-size="18" fill="#0a5a3c" fill-opacity=".07">MEDANG ONLINE</text></svg>',
);

const medang = look({
  name: 'medang-rawa',
  language: 'ms',
  width: 360,
  scale: 3,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.spaced,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Pindahan wang anda telah berjaya', 'Transaksi anda berjaya', 'Pindahan Segera Berjaya'],
    failed: ['Pindahan wang anda tidak berjaya', 'Maaf, transaksi anda gagal', 'Pindahan Segera Ditolak'],
    pending: ['Pindahan wang anda sedang diproses', 'Transaksi menunggu kelulusan'],
    cancelled: ['Pindahan wang anda dibatalkan'],
    refunded: ['Wang pindahan telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};font-size:13px;background:#fdfcf6 url("data:image/svg+xml,${mark}");color:#1f2f28}.row{display:flex;gap:14px;padding:8px 0}.k{width:41%;color:#5c7268}.v{flex:1;text-align:right}.line{border-top:1px solid #bcd0c6;margin:6px 0}`,
      `${phoneBar(p.clock, '#fff', 19, '#0a5a3c')}<div style="background:#0a5a3c;color:#f5e9c0;padding:14px 20px 18px;text-align:center;font-size:17px;font-weight:700;border-radius:0 0 22px 22px">Bank Medang Berhad</div><div style="text-align:center;padding:22px 24px 8px">${badge(p, 46)}<div style="font-weight:700;font-size:16px;padding-top:10px">${p.status}</div><div style="color:#5c7268;font-size:12px;padding-top:4px">${p.date} pada ${p.time}</div></div>
<div style="padding:4px 22px"><div class="line"></div>${rowsOf([
        ['Dikreditkan kepada', `<b>${p.recipient}</b>`],
        ['Akaun', `${p.account}<br>${p.bank}`],
        ['Amaun dipindahkan', `<b style="font-size:17px">${p.amount}</b>`],
      ])}<div class="line"></div>${rowsOf([
        ['Didebit daripada', `${p.sender}<br>${p.ownAccount}`],
        ['Tujuan', 'Pindahan dana'],
        ['Rujukan penerima', p.memo],
        ['ID transaksi', p.reference],
        ...p.decoy,
      ])}<div class="line"></div><p style="font-size:10.5px;color:#5c7268;padding:10px 0;text-align:center">Cetakan komputer. Tiada tandatangan diperlukan.</p></div><div style="margin:6px 22px 30px;text-align:center;font-weight:700;color:#0a5a3c;display:flex;justify-content:space-around"><span>Simpan Gambar</span><span>Tambah Kegemaran</span></div>`,
    ),
});

export const phones = [kelicap, senduduk, gemia, harbourline, rebab, medang];
