import { DATES, MONEY, REFERENCES, TIMES, type ReferenceStyle } from '#test/receipts/drawing/formats.ts';
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

const figures = (below: Parameters<ReferenceStyle>[0], count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const two = (number: number) => String(number).padStart(2, '0');

/** A prepaid card's app: the transfer as an entry, with its category and its help. */
const gajah = look({
  name: 'gajah-biru-pay',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `GB${figures(below, 10, 'gajah')}`,
  says: {
    success: ['Completed', 'Successful', 'Sent'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f7fb;color:#10243e}.card{background:#fff;border-radius:16px;margin:0 16px 12px;padding:6px 18px}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 0;font-size:14.5px}.row+.row{border-top:1px solid #edf1f6}.k{color:#62748c;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}.link{display:flex;justify-content:space-between;padding:14px 0;color:#0a6cff;font-weight:600}`,
      `${phoneBar(p.clock, '#10243e', 67)}<div style="display:flex;padding:12px 20px;font-size:17px;font-weight:700"><span style="font-size:22px;line-height:1">‹</span><span style="flex:1;text-align:center">Transaction details</span><span>&nbsp;</span></div><div style="text-align:center;padding:16px 24px 22px"><div style="width:60px;height:60px;border-radius:50%;background:#d9e9ff;color:#0a6cff;font-size:26px;font-weight:700;line-height:60px;margin:0 auto 12px">${p.recipient[0]}</div><div style="color:#62748c">Bank transfer to</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div style="font-size:38px;font-weight:800;margin-top:4px">-${p.amount}</div><div style="display:inline-flex;gap:8px;align-items:center;color:${signColour(p)};font-weight:700">${badge(p, 20)}${p.status}</div></div>
<div class="card">${rowsOf([
        ['Date', `${p.date}, ${p.time}`],
        ['Recipient bank', p.bank],
        ['Account number', p.account],
        ['Reference', p.memo],
        ['Fee', 'Free'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div class="card"><div class="link"><span>Category</span><span>Transfers ›</span></div></div><div class="card"><div class="link"><span>Share receipt</span><span>›</span></div><div class="link" style="border-top:1px solid #edf1f6"><span>Get help with this transaction</span><span>›</span></div></div>`,
    ),
});

/** The wallet in a bank's app: a code was scanned and paid. Yellow, few rows, in Malay. */
const ria = look({
  name: 'ria-imbas-bayar',
  medium: 'wallet',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Pembayaran berjaya', 'Berjaya!', 'Imbas & Bayar berjaya'],
    failed: ['Pembayaran tidak berjaya', 'Pembayaran gagal'],
    pending: ['Pembayaran sedang diproses'],
    cancelled: ['Pembayaran dibatalkan'],
    refunded: ['Pembayaran dikembalikan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f8f5f3;color:#1b1b1b;display:flex;flex-direction:column;min-height:100vh}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:14.5px}.k{color:#4f4f4f;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#ffc83d">${phoneBar(p.clock, '#111', 49)}<div style="height:26px"></div></div><div style="padding:0 26px;margin-top:-22px">${badge(p, 62)}<h1 style="font-size:22px;margin:16px 0 2px">${p.status}</h1><div style="font-size:34px;font-weight:700;letter-spacing:-.5px">${p.amount}</div><div style="font-size:14.5px;color:#4f4f4f;padding-bottom:16px;border-bottom:1px solid #d8d3cf;margin-bottom:10px">kepada <b style="color:#1b1b1b">${p.recipient}</b></div>${rowsOf(
        [
          ['ID rujukan', p.reference],
          ['Tarikh & masa', `${p.date}, ${p.time}`],
          ['Jenis pembayaran', 'QR KilatNow'],
          ['Bank penerima', p.bank],
          ['Kaedah bayaran', 'Dompet RIA'],
          ['Nota', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin:20px 26px;background:#fff;border-radius:10px;padding:14px 16px;display:flex;gap:14px;align-items:center;font-size:13px"><span style="width:44px;height:44px;border-radius:8px;background:#1b1b1b;color:#ffc83d;font-weight:700;line-height:44px;text-align:center;flex:none">-20%</span><span><b>Jiran Lokal</b><br>Makan tengah hari lebih jimat. Diskaun sehingga ${p.money(800)} setiap pesanan.</span></div>
<div style="margin-top:auto;padding:10px 26px 28px;text-align:center;font-weight:700"><div style="border:1px solid #b8b3af;background:#fff;border-radius:26px;padding:14px">Kongsi resit</div><div style="background:#ffc83d;border-radius:26px;padding:15px;margin-top:12px">Selesai</div></div>`,
    ),
});

const GOODS: [name: string, sen: number][] = [
  ['Wireless Earbuds Pro 5.3', 3_990],
  ['Botol Air 1.2L Tahan Panas', 1_250],
];

/** A shop's wallet: result, rows of a time stamp and long numbers, and goods below. */
const lazuardi = look({
  name: 'lazuardi-shop-wallet',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}${figures(below, 16, 'lazuardi')}`,
  says: {
    success: ['Transfer Successful', 'Transaction Successful', 'Success'],
    failed: ['Transfer Failed', 'Transaction Failed'],
    pending: ['Processing', 'Transfer in Progress'],
    cancelled: ['Transaction Closed'],
    refunded: ['Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f3f7;color:#22242b}.card{background:#fff;border-radius:10px;margin:0 10px 10px;padding:8px 14px}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0;font-size:13px}.k{color:#70747f;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(100deg,#ff7a18,#f5156c);color:#fff;padding-bottom:44px">${phoneBar(p.clock, '#fff', 31)}<div style="display:flex;padding:8px 16px;font-size:16px"><span style="font-size:22px;line-height:1">‹</span><b style="flex:1;text-align:center">Transfer Details</b><span>•••</span></div></div><div class="card" style="margin-top:-34px;text-align:center;padding:20px 14px">${badge(p, 42)}<div style="font-size:15px;font-weight:700;margin-top:6px">${p.status}</div><div style="font-size:30px;font-weight:700">${p.amount}</div><div style="font-size:13px;color:#70747f">Transfer to ${p.recipient}</div></div>
<div class="card">${rowsOf([
        ['Recipient Name', p.recipient],
        ['Recipient Bank', p.bank],
        ['Bank Account', p.account],
        ['Payment Method', 'Lazuardi Wallet Balance'],
        ['Service Fee', p.nothing],
        ['Remark', p.memo],
        ['Created Time', `${p.date} ${p.time}`],
        [
          'Transaction No.',
          `${p.reference} <span style="border:1px solid #c9ccd4;border-radius:8px;padding:0 7px;font-size:11px;color:#555">Copy</span>`,
        ],
        ...p.decoy,
      ])}</div><div class="card" style="display:flex;justify-content:space-between;padding:13px 14px;font-size:13px"><span>Need help? Contact Customer Care</span><span>›</span></div><div style="text-align:center;font-weight:700;padding:8px 0 10px;font-size:14px">Just For You</div><div style="display:flex;gap:8px;padding:0 10px 20px">${GOODS.map(
        ([name, sen], index) =>
          `<div style="flex:1;background:#fff;border-radius:8px;overflow:hidden;padding-bottom:8px"><div style="height:104px;background:${index ? '#dbe9df' : '#e4e0f2'};padding:26px 0 0;text-align:center">${index ? '<span style="display:inline-block;width:22px;height:56px;border-radius:6px;background:#4c8a63"></span>' : '<span style="display:inline-block;width:46px;height:46px;border-radius:14px;background:#6a5aa8"></span>'}</div><div style="padding:6px 8px 0;font-size:12px">${name}</div><div style="padding:0 8px;color:#f5156c;font-size:14px">${p.money(sen)}</div></div>`,
      ).join('')}</div>`,
    ),
});

/** A money changer's wallet: a tall card of stacked facts on blue. */
const saudagar = look({
  name: 'saudagar-money',
  medium: 'wallet',
  width: 412,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: (below) => `SGM${figures(below, 11, 'saudagar')}`,
  says: {
    success: ['Transaction Successful', 'Transfer Successful!', 'Success'],
    failed: ['Transaction Failed', 'Transfer Unsuccessful'],
    pending: ['Transaction Pending', 'Transaction In Process'],
    cancelled: ['Transaction Cancelled'],
    refunded: ['Transaction Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#0d3c82;color:#16263f}.row{padding:9px 0;border-bottom:1px solid #e6eaf1}.row:last-child{border:0}.k{font-size:11.5px;color:#5f6f88}.v{font-size:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 76)}<div style="color:#fff;text-align:center;font-size:16px;font-weight:700;padding:14px 20px 20px">Fund Transfer</div><div style="background:#fff;border-radius:12px;margin:0 18px;padding:22px 20px 12px"><div style="text-align:center;padding-bottom:14px">${badge(p, 60)}<div style="font-size:17px;font-weight:700;margin-top:10px;color:${signColour(p)}">${p.status}</div></div><div style="background:#eef3fb;border-radius:8px;padding:12px 16px;display:flex;justify-content:space-between;align-items:center;margin-bottom:8px"><span>Amount</span><b style="font-size:21px">${p.amount}</b></div>${rowsOf(
        [
          ['Transaction ID', p.reference],
          ['Date & Time', `${p.date} ${p.time}`],
          ['Transfer From', `Saudagar Money Account<br>${p.sender}`],
          ['Beneficiary Name', `<b>${p.recipient}</b>`],
          ['Beneficiary Bank / Account No.', `${p.bank}<br>${p.account}`],
          ['Transfer Type', 'KilatNow Transfer'],
          ['Recipient Reference', p.memo],
          ['Transaction Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;padding:20px 18px 16px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:8px;padding:13px">Share</span><span style="flex:1;background:#ffb81c;border-radius:8px;padding:13px">Back to Home</span></div><p style="color:#d4e1f5;text-align:center;font-size:11px;padding:0 24px 24px">For enquiries, call 03-9212 4400 (Mon - Sun, 9am - 9pm)</p>`,
    ),
});

/** The toll wallet after a person's code was scanned: result in Malay, the long number, offers below. */
const lalu = look({
  name: 'lalu-terus-qr-orang',
  medium: 'wallet',
  language: 'ms',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}10110000010000TNL${figures(below, 10, 'lalu')}`,
  says: {
    success: ['Pindahan Berjaya', 'Pembayaran Berjaya', 'Transaksi Berjaya!'],
    failed: ['Pindahan Gagal', 'Pembayaran Tidak Berjaya'],
    pending: ['Pindahan Sedang Diproses'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Pindahan Dikembalikan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f1f4f9;color:#1c2b3f}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:14px}.k{color:#66778d;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#005abb;color:#fff;padding-bottom:14px">${phoneBar(p.clock, '#fff', 80)}<div style="padding:8px 20px;text-align:center;font-size:17px;font-weight:700">QR KilatNow</div></div><div style="background:#fff;padding:26px 22px 18px;text-align:center">${badge(p, 58)}<div style="font-size:18px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:40px;font-weight:800;line-height:1.25">${p.amount}</div></div><div style="background:#fff;padding:4px 22px 14px"><div style="border-top:1px dashed #c4cfdd;padding-top:10px">${rowsOf(
        [
          ['Penerima', p.recipient],
          ['Bank / eDompet', p.bank],
          ['Butiran', p.memo],
          ['Kaedah Pembayaran', 'Baki eDompet'],
          ['Tarikh/Masa', `${p.date} ${p.time}`],
          ['No. Transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="margin:14px 16px;background:linear-gradient(95deg,#fff3c4,#ffe07a);border-radius:14px;padding:14px 16px;display:flex;justify-content:space-between;align-items:center;gap:14px"><span style="font-size:13px"><b style="font-size:15px">LALU+ pulangan harian</b><br>Mula melabur serendah ${p.money(1_000)}. Keluarkan bila-bila masa.</span>${speckle(p.below, 7, 46, '#c88a00')}</div><div style="display:flex;gap:12px;padding:8px 16px 30px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #005abb;color:#005abb;background:#fff;border-radius:10px;padding:13px">Kongsi</span><span style="flex:1;background:#005abb;color:#fff;border-radius:10px;padding:13px">Selesai</span></div>`,
    ),
});

export const wallets = [gajah, ria, lazuardi, saudagar, lalu];
