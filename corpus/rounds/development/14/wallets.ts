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
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const two = (number: number) => String(number).padStart(2, '0');
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

const duku = look({
  name: 'duku-send-money',
  medium: 'wallet',
  width: 360,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f5fa;color:#20304a}.row{display:flex;justify-content:space-between;gap:12px;padding:10px 0;font-size:13px}.k{color:#7486a3;flex-shrink:0}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(160deg,#0a4fd0,#2aa6ff);color:#fff;padding-bottom:46px">${phoneBar(p.clock, '#fff', 49)}<div style="text-align:center;font-size:16px;font-weight:700;padding:8px">Details</div><div style="text-align:center;padding:14px 20px"><div style="font-size:13px;opacity:.9">Transfer to DukuPay User</div><div style="font-size:34px;font-weight:700">-${p.amount}</div></div></div>
<div style="margin:-34px 14px 0;background:#fff;border-radius:10px;padding:14px 16px"><div style="display:flex;gap:12px;align-items:center;padding-bottom:12px;border-bottom:1px dashed #cfd9e8"><span style="width:42px;height:42px;flex-shrink:0;border-radius:50%;background:#ffe08a;color:#7a5200;font-weight:700;line-height:42px;text-align:center">${initials(p.recipient)}</span><div style="font-weight:700">${p.recipient}</div></div>${rowsOf(
        [
          ['Transaction Type', 'P2P Transfer'],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref', p.reference],
          ['Transaction No.', p.otherReference],
          ['Payment Method', 'DukuPay Balance'],
          ['Payment Details', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin:14px;border-radius:10px;background:#fff3d1;padding:14px 16px;font-size:12px"><b>Pay bills, earn stars</b><br>Get ${p.money(300)} back on your first electricity bill. T&amp;C apply.</div><p style="text-align:center;font-size:11px;color:#7486a3;padding-bottom:26px">Need help with this transaction? Contact us</p>`,
    ),
});

const limau = look({
  name: 'limau-imbas-bayar',
  medium: 'wallet',
  language: 'ms',
  width: 390,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: ({ hour, minute }) => `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'pg' : 'ptg'}`,
  reference: REFERENCES.longDigits,
  says: { ...HEADINGS_MS, success: ['Bayaran Berjaya!', 'Pembayaran berjaya', 'Berjaya dibayar'] },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#c9e265;color:#25330a}.row{display:flex;justify-content:space-between;gap:14px;padding:6px 0;font-size:13px}.k{color:#74805c;flex-shrink:0}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#25330a', 22)}<div style="padding:14px 22px;font-size:20px;font-weight:800">limau <span style="float:right;font-weight:400">✕</span></div>
<div style="margin:6px 22px 0;background:#fff;border-radius:18px 18px 0 0;padding:24px 20px 18px;text-align:center">${badge(p, 60)}<div style="font-size:19px;font-weight:800;margin-top:10px">${p.status}</div><div style="font-size:13px;color:#74805c">${p.date} • ${p.time}</div><div style="font-size:40px;font-weight:800;margin-top:14px;letter-spacing:-1px">${p.amount}</div></div>
<div style="margin:0 22px;height:20px;background:radial-gradient(circle at 0 10px,#c9e265 9px,transparent 10px),radial-gradient(circle at 100% 10px,#c9e265 9px,transparent 10px),#fff"><div style="margin:0 18px;height:10px;border-bottom:2px dotted #c3cbb0"></div></div>
<div style="margin:0 22px;background:#fff;border-radius:0 0 18px 18px;padding:10px 20px 20px">${rowsOf([
        ['Dibayar kepada', p.recipient],
        ['Kaedah', 'KilatNow QR'],
        ['Bank', p.bank],
        ['Sumber', 'Baki Limau'],
        ['Nota', p.memo],
        ['No. transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:12px;padding:22px;text-align:center;font-weight:700"><span style="flex:1;background:#fff8;border-radius:12px;padding:13px">Kongsi Resit</span><span style="flex:1;background:#25330a;color:#fff;border-radius:12px;padding:13px">Kembali ke Utama</span></div>`,
    ),
});

const binjai = look({
  name: 'binjai-superapp-night',
  medium: 'wallet',
  dark: true,
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: (below) =>
    `${['IN', 'TF', 'PX'][below(3, 'kind')] ?? 'TF'}-${10_000 + below(90_000, 'a')}-${100_000 + below(900_000, 'b')}`,
  says: { ...STATUSES, success: ['Completed', 'Successful', 'Sent'] },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#17171a;color:#f5f5f5}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 0;font-size:15px;border-bottom:1px solid #2c2c31}.k{color:#a1a1aa;flex-shrink:0}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#f5f5f5', 15)}<div style="padding:12px 18px;font-size:18px;font-weight:700">←&nbsp;&nbsp; Transaction details</div>
<div style="display:flex;justify-content:space-between;align-items:flex-end;padding:22px 20px 18px;gap:12px"><div><div style="font-size:14px;color:#a1a1aa">Paid to</div><div style="font-size:18px;font-weight:700;line-height:1.25">${p.recipient}</div></div><div style="font-size:32px;font-weight:900;white-space:nowrap;line-height:1.1">${p.amount.replace(/\.(\d\d)/, '.<span style="font-size:22px">$1</span>')}</div></div>
<div style="height:8px;background:#0c0c0e"></div><div style="padding:8px 20px">${rowsOf([
        [
          'Status',
          `<i style="display:inline-block;width:9px;height:9px;border-radius:50%;background:${signColour(p)};margin-right:7px"></i>${p.status}`,
        ],
        ['Paid on', `${p.date}<br>${p.time}`],
        ['Via', 'Binjai Wallet'],
        ['Recipient’s bank', p.bank],
        ['Account ending', p.account.slice(-4)],
        ['Remarks', p.memo],
        [
          'Transaction ID',
          `${p.reference} <i style="display:inline-block;width:10px;height:12px;border:1.5px solid #a1a1aa;border-radius:2px;box-shadow:3px -3px 0 -1px #a1a1aa;margin-left:6px"></i>`,
        ],
        ...p.decoy,
      ])}</div><div style="margin:16px 20px;border-radius:14px;background:linear-gradient(100deg,#5b2be0,#d02b8f);padding:14px 18px;font-size:13px"><b style="font-size:15px">Hungry, ${p.sender.split(' ')[0] ?? ''}?</b><br>Order in before 10 and take ${p.money(800)} off with TAPAU8.</div>${tabs(['Home', 'Food', 'Ride', 'Pay', 'Me'], '#a1a1aa')}`,
    ),
});

const rambai = look({
  name: 'rambai-hantar-wang',
  medium: 'wallet',
  language: 'ms',
  width: 375,
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${two(year % 100)}`,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    ...STATUSES_MS,
    success: ['Wang telah dihantar', 'Penghantaran berjaya', 'Wang selamat diterima'],
    failed: ['Wang tidak dapat dihantar', 'Penghantaran gagal'],
    pending: ['Penghantaran sedang diproses', 'Menunggu pengesahan bank'],
  },
  formats: ['jpg', 'webp', 'png'],
  draw: (p) => {
    const cell = ([label, value]: [string, string], wide = false) =>
      `<div style="grid-column:span ${wide ? 2 : 1}"><div style="font-size:12px;color:#9a6f80">${label}</div><div style="font-size:14px;font-weight:700">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff5f8;color:#40202d;font-size:13px}`,
      `${phoneBar(p.clock, '#40202d', 88)}<div style="padding:16px 20px 6px;color:#d6336c;font-weight:700;font-size:18px">Dompet Rambai</div>
<div style="margin:10px 16px;background:#d6336c;color:#fff;border-radius:20px;padding:20px"><div style="font-size:12px;opacity:.9">${p.date} ${p.time}</div><div style="font-size:17px;font-weight:700;margin:6px 0 14px">${p.status}</div><div style="font-size:12px">Jumlah</div><div style="font-size:31px;font-weight:700;line-height:1.2">${p.amount}</div><div style="margin-top:14px;font-size:13px">kepada <b>${p.recipient}</b></div></div>
<div style="margin:12px 16px;background:#fff;border:1px solid #f5cfdc;border-radius:20px;padding:18px 20px;display:grid;grid-template-columns:1fr 1fr;gap:15px 12px">${cell(['Bank', p.bank])}${cell(['No. akaun', p.account])}${cell(['Daripada', p.sender], true)}${cell(['Catatan', p.memo])}${cell(['Caj', 'Percuma'])}${cell(['Kod rujukan', p.reference], true)}${p.decoy.map((each) => cell(each, true)).join('')}</div>
<div style="text-align:center;padding:10px 16px"><span style="display:block;border-radius:26px;background:#40202d;color:#fff;padding:13px;font-weight:700">Selesai</span><span style="display:block;padding:14px;color:#d6336c">Hantar lagi kepada orang ini</span></div>`,
    );
  },
});

const nangka = look({
  name: 'nangka-go-slip',
  medium: 'wallet',
  width: 384,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.mono};background:#fff;color:#111;font-size:13px;padding:26px 24px}table{width:100%;border-collapse:collapse}td{padding:5px 0;vertical-align:top}.v{text-align:right}hr{border:0;border-top:1px dashed #888;margin:14px 0}`,
      `<div style="text-align:center"><div style="font:900 26px ${LATO};color:#e8590c">nangkaGO</div><div>E-WALLET TRANSFER SLIP</div></div><hr><div style="text-align:center"><div>${p.done ? 'PAID TO' : 'PAY TO'}</div><div style="font-size:18px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:27px;font-weight:700;margin:10px 0 12px">${p.amount}</div><div style="display:inline-block;border:3px solid ${signColour(p)};color:${signColour(p)};font-size:19px;font-weight:700;letter-spacing:3px;padding:2px 14px;transform:rotate(-3deg)">${p.status}</div></div><hr>${tableOf(
        [
          ['Date', p.date],
          ['Time', p.time],
          ['Slip no.', p.reference],
          ['Channel', 'KilatNow'],
          ['To a/c', p.account],
          ['Bank', p.bank],
          ['Memo', p.memo],
          ['Sender', p.sender],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<hr><div style="display:flex;gap:14px;align-items:center">${speckle(p.below, 21, 84, '#111')}<div style="font-size:11px">Scan to get nangkaGO. New users receive ${p.money(500)} in credits.</div></div>`,
    ),
});

const kelulut = look({
  name: 'kelulut-keluar-bank',
  medium: 'wallet',
  language: 'mixed',
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    ...HEADINGS,
    success: ['Transfer berjaya!', 'Yay, transfer berjaya', 'Duit dah sampai – Successful'],
    failed: ['Transfer gagal', 'Alamak, transfer tak berjaya'],
    pending: ['Transfer sedang diproses', 'Pending – tunggu sekejap'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dipulangkan – Refunded'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fffdf5;color:#33260a;font-size:15px}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0}.k{color:#8b7a52;flex-shrink:0}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#33260a', 76, '#f7b500')}<div style="background:#f7b500;padding:10px 20px 20px;border-radius:0 0 28px 28px"><div style="font-size:14px;font-weight:600">Kelulut › Wallet ke Bank</div><div style="display:flex;align-items:center;gap:14px;margin-top:16px"><span style="background:#fff;border-radius:50%;width:56px;height:56px;flex-shrink:0">${badge(p, 56)}</span><div style="font-size:23px;font-weight:800;line-height:1.2">${p.status}</div></div></div>
<div style="padding:18px 22px 0"><div style="color:#8b7a52">Penerima</div><div style="font-size:18px;font-weight:700;line-height:1.3">${p.recipient}</div><div>${p.bank} · ${p.account}</div><hr style="border:0;border-top:1px solid #efe3bf;margin:14px 0 8px">${rowsOf(
        [
          ['Transfer amount', p.amount],
          ['Processing fee', p.fee],
          ['<b style="color:#33260a">Total ditolak</b>', `<b>${p.withFee}</b>`],
        ],
      )}<hr style="border:0;border-top:1px solid #efe3bf;margin:8px 0">${rowsOf([
        ['Tarikh & masa', `${p.date}, ${p.time}`],
        ['Ref ID', p.reference],
        ['Nota', p.memo],
        ['Madu points', p.done ? '+3 pts' : '–'],
        ...p.decoy,
      ])}</div><div style="padding:18px 22px 30px;display:flex;gap:12px;text-align:center;font-weight:700"><span style="flex:1;border:2px solid #f7b500;border-radius:14px;padding:12px">Share</span><span style="flex:1;background:#33260a;color:#fff;border-radius:14px;padding:12px">Okay, done</span></div>`,
    ),
});

export const wallets = [duku, limau, binjai, rambai, nangka, kelulut];
