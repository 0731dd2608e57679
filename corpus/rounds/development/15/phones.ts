import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
  tabs,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS_MS, SLIPS, STATUSES } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('');

const cellsOf = (rows: Row[]) =>
  rows.map(([label, value]) => `<div class="cell"><small>${label}</small>${value}</div>`).join('');

const nyatoh = look({
  name: 'nyatoh-mobile',
  money: MONEY.code,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#eef3f1;color:#17302a}.cell{width:50%;padding:10px 8px 10px 0;font-size:14px;overflow-wrap:anywhere}.cell small{display:block;font-size:12px;color:#6c827b}`,
      `<div style="background:linear-gradient(160deg,#0b7a5c,#0f4f6b);color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 62)}<div style="text-align:right;padding:4px 22px;font-size:22px">×</div><div style="display:flex;gap:14px;align-items:center;padding:6px 24px">${badge(p, 44)}<div style="font-size:22px;font-weight:700">${p.status}</div></div></div>
<div style="margin:-52px 16px 0;background:#fff;border-radius:16px;padding:20px;box-shadow:0 4px 14px #0002"><div style="display:flex;gap:12px;align-items:center"><span style="flex:none;width:46px;height:46px;border-radius:50%;background:#d9ece5;color:#0b7a5c;font:700 16px/46px ${FONTS.sans};text-align:center">${initials(p.recipient)}</span><div><div style="font-weight:700;font-size:16px">${p.recipient}</div><div style="font-size:13px;color:#6c827b">${p.bank} · ${p.account}</div></div></div>
<div style="font-size:34px;font-weight:300;padding:16px 0 12px;border-bottom:1px solid #e2ebe8">${p.amount}</div><div style="display:flex;flex-wrap:wrap">${cellsOf(
        [
          ['When', `${p.date}<br>${p.time}`],
          ['Reference no.', p.reference],
          ['Transfer type', 'KilatNow Instant'],
          ["Recipient's reference", p.memo],
          ['From', `${p.sender}<br>${p.ownAccount}`],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div></div>
<div style="padding:22px 16px;text-align:center;font-weight:700"><div style="background:#0b7a5c;color:#fff;border-radius:28px;padding:13px">Share receipt</div><div style="color:#0b7a5c;padding:14px">Make another transfer</div><div style="color:#0b7a5c;padding:4px">☆ Save as favourite</div></div>`,
    ),
});

const mengkuang = look({
  name: 'mengkuang-app',
  language: 'ms',
  width: 360,
  money: MONEY.tight,
  date: DATES.dots,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  formats: ['jpg', 'png', 'webp'],
  says: {
    success: ['telah berjaya', 'berjaya dihantar'],
    failed: ['tidak berjaya', 'telah gagal'],
    pending: ['sedang diproses', 'menunggu kelulusan'],
    cancelled: ['telah dibatalkan'],
    refunded: ['telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2412}table{width:100%;border-collapse:collapse;font-size:13px}td{padding:8px 0;vertical-align:top}.k{width:41%;color:#6f6648}`,
      `${phoneBar(p.clock, '#2a2412', 29, '#ffcb2b')}<div style="background:#ffcb2b;padding:12px 18px 14px;font-weight:700;font-size:16px">Mengkuang<span style="font-weight:400"> | Pindahan Wang</span></div>
<div style="display:flex;gap:12px;padding:20px 18px 16px;border-bottom:6px solid #f5f1e2">${badge(p, 38)}<div style="flex:1;font-size:17px;line-height:1.3">Pindahan wang anda <b style="color:${signColour(p)}">${p.status}</b>.</div></div>
<div style="padding:12px 18px">${tableOf(
        [
          ['Amaun', `<b>${p.amount}</b>`],
          ['Dikreditkan kepada', `${p.recipient}<br>${p.account}`],
          ['Bank penerima', p.bank],
          ['Didebitkan daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Jenis pindahan', 'KilatNow ke Akaun'],
          ['Rujukan penerima', p.memo],
          ['Tarikh &amp; masa', `${p.date} ${p.time}`],
          ['ID urus niaga', p.reference],
          ...p.decoy,
        ],
        ': ',
      )}</div><div style="display:flex;gap:10px;padding:18px;text-align:center;font-weight:700;font-size:13px"><span style="flex:1;border:1px solid #2a2412;padding:12px 4px">KONGSI RESIT</span><span style="flex:1;background:#2a2412;color:#ffcb2b;padding:12px 4px">SELESAI</span></div><p style="padding:4px 18px 20px;font-size:11px;color:#8c8468">Sila semak baki akaun anda sebelum keluar daripada aplikasi. Jangan kongsi kata laluan dengan sesiapa.</p>`,
    ),
});

const kapur = look({
  name: 'kapur-barus-mobil',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: HEADINGS_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#0c1730;color:#e9eefb;font-size:13px}.row{padding:9px 0;border-bottom:1px solid #24355f}.k{font-size:11px;color:#8ea2d3}.v{font-size:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 18)}<div style="text-align:center;padding:26px 24px 18px">${badge(p, 60, false)}<div style="font-size:19px;font-weight:700;margin-top:12px">${p.status}</div><div style="color:#8ea2d3;margin-top:4px">${p.date} • ${p.time}</div></div>
<div style="margin:0 18px;background:#14234a;border-radius:6px;padding:8px 18px 16px">${rowsOf([
        ['Penerima', `<b>${p.recipient}</b>`],
        ['Bank / No. Akaun', `${p.bank}<br>${p.account}`],
        ['Pengirim', `${p.sender} (${p.ownAccount})`],
        ['Tujuan bayaran', p.memo],
        ['Nombor rujukan', p.reference],
        ['Caj', p.nothing],
        ...p.decoy,
      ])}<div style="display:flex;justify-content:space-between;align-items:baseline;padding-top:16px"><span>Jumlah keseluruhan</span><b style="font-size:23px;color:#ffd479">${p.amount}</b></div></div>
<div style="display:flex;justify-content:center;gap:44px;padding:26px;font-size:12px;color:#ffd479;text-align:center"><span>⇪<br>Kongsi</span><span>⇩<br>Simpan</span><span>★<br>Kegemaran</span></div><div style="margin:0 18px 24px;border:1px solid #ffd479;border-radius:6px;padding:13px;text-align:center;color:#ffd479">Kembali ke Laman Utama</div>`,
    ),
});

const both = (english: string, malay: string) => `${english}<br><i>${malay}</i>`;

const sentang = look({
  name: 'sentang-go',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Failed / Gagal'],
    pending: ['Processing / Sedang Diproses', 'Pending / Belum Selesai'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Reversed / Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#2b1b1d;font-size:14px}.row{display:flex;gap:12px;padding:8px 20px}.row:nth-child(even){background:#fbf3f3}.k{width:40%;font-size:13px;line-height:1.25;color:#5e4446}.k i{font-size:11.5px;color:#957b7d}.v{flex:1;font-weight:600;text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#a4161a;color:#fff;border-radius:0 0 50% 50%/0 0 26px 26px;padding-bottom:26px">${phoneBar(p.clock, '#fff', 90)}<div style="text-align:center;font-size:17px;padding:10px">Transaction Receipt<div style="font-size:13px">Resit Transaksi</div></div></div><div style="text-align:center;margin:-20px 0 14px">${badge(p, 48)}</div>
${rowsOf([
  [both('Status', 'Status'), `<span style="color:${signColour(p)}">${p.status}</span>`],
  [both('Date / Time', 'Tarikh / Masa'), `${p.date}<br>${p.time}`],
  [both('Beneficiary', 'Nama Penerima'), p.recipient],
  [both('Beneficiary Bank', 'Bank Penerima'), p.bank],
  [both('Account No.', 'No. Akaun'), p.account],
  [both('Transfer Amount', 'Amaun Pindahan'), p.amount],
  [both('Service Fee', 'Caj Perkhidmatan'), p.nothing],
  [both('Recipient Ref.', 'Ruj. Penerima'), p.memo],
  [both('Transaction ID', 'ID Transaksi'), p.reference],
  [both('From', 'Daripada'), `${p.sender}<br>${p.ownAccount}`],
  ...p.decoy,
])}<div style="margin:18px 20px;background:#a4161a;color:#fff;text-align:center;border-radius:6px;padding:12px">Done / Selesai</div>${tabs(['Home', 'KilatNow', 'QR', 'Me'], '#a4161a')}`,
    ),
});

const TELLS: Record<Outcome, [before: string, between: string]> = {
  success: ['You sent', 'to'],
  failed: ["We couldn't send", 'to'],
  pending: ['Sending', 'to'],
  cancelled: ['You cancelled', 'to'],
  refunded: ['We returned', 'sent to'],
};
const told = ({ outcome, amount, recipient }: Printed) => {
  const [before, between] = TELLS[outcome];
  return `${before} <b>${amount}</b> ${between} <b>${recipient}</b>`;
};

const halban = look({
  name: 'halban-neo',
  dark: true,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }) => `${day}/${month}/${String(year).slice(2)}`,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: STATUSES,
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#000;color:#f5f5f7}.group{background:#1c1c1e;border-radius:14px;margin:0 16px 16px;padding:2px 16px}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 0;font-size:15px}.row+.row{border-top:1px solid #38383a}.k{color:#98989f;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 100)}<div style="padding:10px 20px;color:#7fe3c4;font-size:16px">‹ Activity</div><div style="padding:20px 22px 26px"><span style="display:inline-block;background:#7fe3c4;color:#00251b;border-radius:12px;width:44px;height:44px;font:700 22px/44px ${FONTS.sans};text-align:center">↗</span><div style="font-size:25px;line-height:1.25;margin-top:16px">${told(p)}</div></div>
<div class="group">${rowsOf([
        ['Status', p.status],
        ['Made on', `${p.date}, ${p.time}`],
        ['Category', 'Transfers'],
      ])}</div><div class="group">${rowsOf([
        ['Bank', p.bank],
        ['Account', p.account],
        ['Message', p.memo],
        ['Paid from', `${p.sender}<br>Main pot ${p.ownAccount}`],
        ['Reference', p.reference],
        ...p.decoy,
      ])}</div><div class="group" style="text-align:center;padding:13px;color:#7fe3c4">Download receipt</div><div class="group" style="text-align:center;padding:13px;color:#ff6961">Report a problem</div>`,
    ),
});

const penarahan = look({
  name: 'penarahan-share',
  width: 400,
  scale: 2.7,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#f7f5ef;color:#222;position:relative;overflow-x:hidden}.row{display:flex;align-items:flex-end;padding:6px 0;font-size:15px}.k{flex:1;display:flex;white-space:nowrap;color:#555}.k:after{content:'';flex:1;border-bottom:2px dotted #bbb;margin:0 6px 5px}.v{max-width:62%;text-align:right;overflow-wrap:anywhere}`,
      `<div style="position:absolute;top:290px;left:24px;font:700 46px ${FONTS.serif};letter-spacing:4px;color:#1d3f7216;transform:rotate(-32deg)">PENARAHAN</div><div style="margin:18px;background:#fffffff0;border:1px solid #d8d2c2;padding:22px 20px"><div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px double #1d3f72;padding-bottom:14px"><div style="color:#1d3f72;font-weight:700;font-size:20px;line-height:1.1">Penarahan<br><span style="font-size:12px;font-weight:400;letter-spacing:2px">BANK BERHAD</span></div><span style="border:2px solid ${signColour(p)};color:${signColour(p)};border-radius:4px;padding:3px 9px;font:700 14px ${FONTS.sans};transform:rotate(-4deg)">${p.status}</span></div>
<h1 style="font-size:18px;font-weight:400;padding:16px 0 8px">Third Party Transfer Receipt</h1>${rowsOf([
        ['Transaction date', p.date],
        ['Transaction time', p.time],
        ['Payer', p.sender],
        ['Payer account', p.ownAccount],
        ['Payee', p.recipient],
        ['Payee bank', p.bank],
        ['Payee account', p.account],
        ['Payment details', p.memo],
        ...p.decoy,
      ])}<div style="margin:14px 0;background:#1d3f72;color:#fff;padding:12px 14px;display:flex;justify-content:space-between;align-items:center"><span>Transfer amount</span><b style="font-size:21px">${p.amount}</b></div><div style="font-size:13px;color:#555">KilatNow reference number<div style="font:14px ${FONTS.mono};color:#222">${p.reference}</div></div></div><p style="padding:0 22px 22px;font-size:11px;color:#777">Shared from the Penarahan app. This is a computer-generated receipt and does not require a signature. For help call our contact centre, 24 hours a day.</p>`,
    ),
});

export const phones = [nyatoh, mengkuang, kapur, sentang, halban, penarahan];
