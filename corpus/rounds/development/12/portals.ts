import { MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const ENDINGS: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd', 21: 'st', 22: 'nd', 23: 'rd', 31: 'st' };

const ordinal = ({ day, month, year }: Clock) =>
  `${day}${ENDINGS[day] ?? 'th'} ${MONTHS[month - 1] ?? ''} ${year}`;

const tab = (title: string, address: string) =>
  `<div style="background:#dfe3e8;padding:7px 12px 0;font:12px ${FONTS.sans};color:#333"><span style="display:inline-block;background:#fff;padding:6px 40px 6px 14px;border-radius:8px 8px 0 0">${title}</span></div><div style="background:#fff;padding:6px 14px;border-bottom:1px solid #cfd4da;font:12px ${FONTS.sans};color:#555">← &nbsp; → &nbsp; ⟳ &nbsp;<span style="display:inline-block;background:#eef1f4;border-radius:14px;padding:4px 14px;width:70%">${address}</span></div>`;

const gading = look({
  name: 'gading-direct',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: MONEY.spaced,
  date: ordinal,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Thank you. Your transfer has gone through.', 'Your fund transfer is successful.'],
    failed: ['We could not complete your transfer.', 'Your fund transfer was unsuccessful.'],
    pending: ['Your fund transfer is awaiting processing.', 'Your transfer is pending approval.'],
    cancelled: ['Your fund transfer has been cancelled.'],
    refunded: ['This fund transfer has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f5f7;color:#1f2a37;font-size:14px}.side div{padding:10px 18px;color:#4b5a6b}.box{flex:1;border:1px solid #d6dde5;border-radius:4px;padding:14px 18px;background:#fff}.cap{font-size:11px;letter-spacing:.6px;text-transform:uppercase;color:#7a8794}table{width:100%;border-collapse:collapse;background:#fff;border:1px solid #d6dde5;margin-top:16px}td{padding:9px 18px;border-bottom:1px solid #edf0f3}.k{width:220px;color:#5c6b7a}`,
      `${tab('Gading Direct | Acknowledgement', 'gadingdirect.example/transfer/acknowledge')}<div style="background:#0d3b55;color:#fff;padding:14px 26px;display:flex;justify-content:space-between"><b style="font-size:20px">Gading Direct</b><span style="font-size:12px;line-height:28px">Welcome, ${p.sender} &nbsp;|&nbsp; Inbox (2) &nbsp;|&nbsp; Log out</span></div>
<div style="display:flex"><div class="side" style="width:190px;background:#e7ebf0;padding:12px 0 80px"><div>Accounts</div><div style="background:#fff;color:#0d3b55;font-weight:700;border-left:4px solid #d8a21b">Pay &amp; Transfer</div><div>Cards</div><div>Loans</div><div>eFixed Deposit</div><div>Settings</div></div>
<div style="flex:1;padding:20px 28px"><div style="font-size:12px;color:#7a8794">1 Enter details &nbsp;›&nbsp; 2 Authorise &nbsp;›&nbsp; <b style="color:#0d3b55">3 Acknowledgement</b></div>
<div style="display:flex;align-items:center;gap:12px;margin:16px 0;font-size:17px;font-weight:700;color:${signColour(p)}">${badge(p, 30)}<span>${p.status}</span></div>
<div style="display:flex;gap:14px;align-items:center"><div class="box"><div class="cap">${p.done ? 'Debited from' : 'Debit account'}</div><b>${p.sender}</b><br>${p.ownAccount}<br><span style="color:#5c6b7a">Savings Account-i</span></div><div style="font-size:26px;color:#d8a21b">➜</div><div class="box"><div class="cap">${p.done ? 'Credited to' : 'Credit account'}</div><b>${p.recipient}</b><br>${p.account}<br><span style="color:#5c6b7a">${p.bank}</span></div></div>
${tableOf([
  ['Amount', `<b style="font-size:17px">${p.amount}</b>`],
  ['Service fee', p.nothing],
  ['Transfer mode', 'KilatNow to Account (Instant)'],
  ['Effective date', p.date],
  ['Time of request', p.time],
  ['Confirmation no.', p.reference],
  ['Recipient reference', p.memo],
  ...p.decoy,
])}<div style="margin-top:18px;text-align:right"><span style="border:1px solid #0d3b55;color:#0d3b55;padding:8px 18px;border-radius:3px">Print</span> &nbsp;<span style="border:1px solid #0d3b55;color:#0d3b55;padding:8px 18px;border-radius:3px">Add to favourites</span> &nbsp;<span style="background:#d8a21b;padding:9px 18px;border-radius:3px;font-weight:700">New transfer</span></div></div></div>`,
    ),
});

const kelempayan = look({
  name: 'kelempayan-pelayar',
  medium: 'portal',
  language: 'ms',
  width: 412,
  scale: 2.5,
  formats: ['png', 'jpg', 'webp'],
  money: MONEY.tight,
  date: ({ day, month, year, weekday }) =>
    `${['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'][weekday] ?? ''} ${two(day)}/${two(month)}/${year}`,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Pindahan wang anda berjaya', 'Transaksi anda telah berjaya diproses'],
    failed: ['Pindahan wang anda tidak berjaya', 'Transaksi anda telah ditolak'],
    pending: ['Pindahan wang anda sedang diproses', 'Transaksi menunggu kelulusan'],
    cancelled: ['Transaksi anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#222;font-size:13px}.row{padding:9px 18px;border-bottom:1px dotted #b9c4b4}.k{font-size:11px;color:#6b7a66}.v{font-size:14px;margin-top:1px}`,
      `${phoneBar(p.clock, '#333', 58, '#f6f6f6')}<div style="background:#f6f6f6;padding:4px 14px 10px;border-bottom:1px solid #ddd"><div style="background:#e4e6e4;border-radius:16px;padding:6px 16px;font:13px ${FONTS.sans};color:#444;text-align:center">kelempayan.example</div></div>
<div style="padding:14px 18px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:17px;color:#2d6a2f">Bank Kelempayan</b><span style="font-size:20px">☰</span></div>
<div style="background:${p.done ? '#e3f3e0' : '#fbeee0'};border-left:5px solid ${signColour(p)};padding:13px 16px;margin:0 18px 8px;font-weight:700">${p.status}</div>
<div style="padding:6px 18px;font-size:15px;color:#2d6a2f;font-weight:700">Butiran Pindahan Pihak Ketiga</div>${rowsOf(
        [
          ['Dari Akaun', `${p.ownAccount}<br>${p.sender}`],
          ['Kepada Akaun', p.account],
          ['Nama Pemegang Akaun', p.recipient],
          ['Nama Bank', p.bank],
          ['Jumlah Pindahan', `<b>${p.amount}</b>`],
          ['Caj Perkhidmatan', p.nothing],
          ['Tarikh dan Masa', `${p.date}, ${p.time}`],
          ['Rujukan Transaksi', p.reference],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}<div style="padding:18px;display:flex;gap:10px"><span style="flex:1;text-align:center;border:1px solid #2d6a2f;color:#2d6a2f;padding:11px;border-radius:4px">Cetak Resit</span><span style="flex:1;text-align:center;background:#2d6a2f;color:#fff;padding:12px;border-radius:4px">Selesai</span></div><p style="padding:0 18px 18px;font-size:10px;color:#888">Hak cipta terpelihara. Paparan terbaik menggunakan pelayar terkini. Talian pelanggan 03-5555 0148.</p>`,
    ),
});

const serambi = look({
  name: 'serambi-modal',
  medium: 'portal',
  language: 'mixed',
  width: 1000,
  scale: 1.4,
  money: MONEY.code,
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${two(year % 100)}`,
  time: TIMES.seconds,
  names: 'title',
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Berjaya / Successful', 'Diterima / Accepted', 'Selesai / Completed'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Ditolak / Rejected'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#6d6a75;color:#2b2633;font-size:14px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:0 34px}.row{padding:10px 0;border-bottom:1px solid #e7e3ee}.k{font-size:12px;color:#7d7489}.v{font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#3a2250;color:#c9bcd6;padding:14px 30px;font-size:17px">serambi<b>net</b> <span style="float:right;font-size:12px">Utama &nbsp; Akaun &nbsp; Bayar &amp; Pindah &nbsp; Pelaburan</span></div>
<div style="padding:34px 0 60px"><div style="width:760px;margin:0 auto;background:#fff;border-radius:10px;box-shadow:0 10px 40px #0008"><div style="display:flex;justify-content:space-between;padding:16px 26px;border-bottom:1px solid #ddd;font-size:16px;font-weight:700"><span>Resit Transaksi / Transaction Receipt</span><span style="color:#999">✕</span></div>
<div style="padding:18px 26px 8px"><div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:10px"><div><div style="color:#7d7489;font-size:12px">Amaun / Amount</div><div style="font-size:28px;color:#3a2250">${p.amount}</div></div><div style="text-align:right"><div style="color:#7d7489;font-size:12px">Status</div><span style="display:inline-block;background:${signColour(p)};color:#fff;border-radius:12px;padding:3px 14px;font-size:13px">${p.status}</span></div></div>
<div class="grid">${rowsOf([
        ['Penerima / Recipient', p.recipient],
        ['Akaun Penerima / Recipient Account', p.account],
        ['Bank Penerima / Receiving Bank', p.bank],
        ['Jenis Bayaran / Payment Type', 'Pindahan Segera / Instant Transfer'],
        ['Tarikh / Date', p.date],
        ['Masa / Time', p.time],
        ['No. Rujukan / Reference No.', p.reference],
        ['Butiran Bayaran / Payment Details', p.memo],
        ['Dari / From', p.sender],
        ['Akaun Anda / Your Account', p.ownAccount],
        ...p.decoy,
      ])}</div></div><div style="padding:14px 26px 22px;text-align:right"><span style="color:#3a2250;padding:9px 16px">Simpan PDF</span><span style="background:#3a2250;color:#fff;border-radius:20px;padding:9px 24px">Tutup / Close</span></div></div></div>`,
    ),
});

export const portals = [gading, kelempayan, serambi];
