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
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const two = (number: number) => String(number).padStart(2, '0');
/** As a network numbers its messages: the day, the bank's code, the channel, a count. */
const message =
  (code: string): typeof REFERENCES.dated =>
  (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}${code}010ORM${two(below(100, 'a'))}${two(below(100, 'b'))}${two(below(100, 'c'))}${two(below(100, 'd'))}`;
const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';

const petai = look({
  name: 'petai-share-card',
  width: 360,
  money: MONEY.tight,
  reference: REFERENCES.endsInLetter,
  says: { ...HEADINGS, success: ['Transfer successful', 'Successful', 'Money sent successfully'] },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#ffd23f;color:#1b1b1b;padding:20px 16px}.row{margin-bottom:15px}.k{font-size:12px;color:#7b7b7b}.v{font-size:15px;font-weight:700;line-height:1.3}`,
      `<div style="background:#fff;border-radius:14px;overflow:hidden"><div style="padding:18px 18px 14px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px;font-weight:900;letter-spacing:-1px">petai<span style="color:#d69e00">.</span>app</b><span style="background:#1b1b1b;color:#ffd23f;font-size:10px;font-weight:700;border-radius:3px;padding:3px 7px">KilatNow</span></div>
<div style="background:#fff8dc;padding:14px 18px;display:flex;gap:12px;align-items:center">${badge(p, 34)}<div><div style="font-size:16px;font-weight:900">${p.status}</div><div style="font-size:12px;color:#6b6b6b">${p.date}, ${p.time}</div></div></div>
<div style="padding:18px 18px 4px">${rowsOf([
        ['Reference ID', p.reference],
        ['Beneficiary name', p.recipient],
        ['Beneficiary account number', p.account],
        ['Receiving bank', p.bank],
        ['Recipient’s reference', p.memo],
        ...p.decoy,
      ])}</div><div style="border-top:1px solid #eee;margin:0 18px;padding:14px 0 20px;text-align:right"><div class="k">Amount</div><div style="font-size:27px;font-weight:900">${p.amount}</div></div></div>
<p style="font-size:10px;padding:12px 4px 0;color:#5d4a00">This is a computer-generated receipt. Bank Petai Berhad (a licensed bank). Member of the deposit scheme, up to ${p.money(25_000_000)} for each depositor.</p>`,
    ),
});

const tampoi = look({
  name: 'tampoi-steps',
  dark: true,
  width: 393,
  scale: 2.75,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Transfer completed', 'Done. Money received', 'Completed'],
    failed: ['Transfer failed', 'Rejected by the receiving bank', 'Unsuccessful'],
    pending: ['Processing', 'Waiting for the receiving bank', 'Pending'],
    cancelled: ['Cancelled by you'],
    refunded: ['Returned to your account', 'Refunded'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) => {
    const step = (colour: string, title: string, below: string, last = false) =>
      `<div style="display:flex;gap:14px"><div style="width:14px;position:relative"><i style="display:block;width:12px;height:12px;border-radius:50%;background:${colour};margin-top:5px"></i>${last ? '' : '<i style="position:absolute;left:5px;top:20px;bottom:-2px;width:2px;background:#3d4257"></i>'}</div><div style="padding-bottom:14px"><div style="font-weight:600;font-size:15px">${title}</div><div style="font-size:12px;color:#8d93ab">${below}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#10121c;color:#eceefa}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:14px}.k{color:#8d93ab;flex-shrink:0}.v{text-align:right}`,
      `${phoneBar(p.clock, '#eceefa', 37)}<div style="padding:12px 20px;font-size:22px;color:#8d93ab">×</div><div style="padding:4px 22px 20px"><div style="width:46px;height:46px;border-radius:16px;background:#ff7d5c;color:#10121c;font-weight:800;font-size:19px;line-height:46px;text-align:center">${p.recipient.slice(0, 1)}</div><div style="font-size:25px;line-height:1.25;font-weight:700;margin-top:16px">${p.done ? 'You sent' : 'Your transfer of'} ${p.amount} to ${p.recipient}</div></div>
<div style="margin:0 14px 12px;background:#1a1d2c;border-radius:20px;padding:18px 18px 4px">${step('#8d93ab', 'Transfer requested', `${p.date}, ${p.time}`)}${step(signColour(p), p.status, `${p.bank} · ${p.time}`, true)}</div>
<div style="margin:0 14px;background:#1a1d2c;border-radius:20px;padding:8px 18px">${rowsOf([
        ['Account', p.account],
        ['Bank', p.bank],
        ['Note', p.memo],
        ['From', 'Main account'],
        ['Fee', 'Free'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:20px 14px 30px;font-weight:700;text-align:center"><span style="flex:1;background:#2a2e44;border-radius:26px;padding:13px">Get help</span><span style="flex:1;background:#ff7d5c;color:#10121c;border-radius:26px;padding:13px">Share receipt</span></div>`,
    );
  },
});

const ciku = look({
  name: 'ciku-i-resit',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: ({ hour, minute, second }) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  reference: message('CIKUMYKI'),
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#17301f;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:8px 0;vertical-align:top;border-bottom:1px solid #dfe9e1;overflow-wrap:anywhere}.k{width:41%;color:#4d6655;padding-right:8px}.v{font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 62, '#14532d')}<div style="background:linear-gradient(90deg,#14532d,#2e8b57);color:#fff;padding:14px 18px 18px;display:flex;justify-content:space-between"><div><div style="font:700 20px ${FONTS.book}">Bank Ciku-i</div><div style="font-size:11px;opacity:.85">Perbankan Islam di hujung jari</div></div><span style="font-size:22px">⌂</span></div>
<div style="position:relative;padding:16px 18px 8px"><div style="position:absolute;left:60px;top:170px;font:700 74px ${FONTS.book};color:#14532d;opacity:.045;transform:rotate(-24deg)">CIKU-i</div><div style="font-size:17px;font-weight:700;margin-bottom:8px">Resit Pindahan Dana</div>${tableOf(
        [
          ['Tarikh Transaksi', `${p.date} ${p.time}`],
          ['No. Rujukan', `<span style="word-break:break-all">${p.reference}</span>`],
          ['Jenis Transaksi', 'Pindahan Segera KilatNow'],
          ['Daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Bank Penerima', p.bank],
          ['No. Akaun Penerima', p.account],
          ['Nama Pemegang Akaun', p.recipient],
          ['Amaun Pindahan', p.amount],
          ['Fi Perkhidmatan', p.nothing],
          ['Rujukan Penerima', p.memo],
          ['Status Transaksi', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ...p.decoy,
        ],
        ': ',
      )}</div><div style="padding:12px 18px 22px"><div style="display:flex;gap:10px;text-align:center;font-weight:700"><span style="flex:1;border:1px solid #14532d;color:#14532d;padding:11px;border-radius:4px">Kongsi</span><span style="flex:1;border:1px solid #14532d;color:#14532d;padding:11px;border-radius:4px">Simpan PDF</span></div><div style="background:#14532d;color:#fff;text-align:center;font-weight:700;padding:12px;border-radius:4px;margin-top:10px">Buat Pindahan Lain</div></div>`,
    ),
});

const salak = look({
  name: 'salak-dua-bahasa',
  language: 'mixed',
  width: 375,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transaksi Berjaya / Transaction Successful', 'Berjaya / Successful'],
    failed: ['Transaksi Gagal / Transaction Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const both = (ms: string, en: string) => `<b>${ms}</b><br><i>${en}</i>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#eef1f6;color:#1f2a44;font-size:13px}.row{display:flex;gap:10px;padding:9px 14px}.row:nth-child(even){background:#f5f7fb}.k{width:43%;font-size:11px;line-height:1.3;color:#55617e}.k b{color:#1f2a44}.v{flex:1;align-self:center;text-align:right}`,
      `<div style="background:#a3122b;padding-bottom:70px">${phoneBar(p.clock, '#fff', 91)}<div style="color:#fff;text-align:center;padding:8px 20px 0;font-size:16px;font-weight:700">Bank Salak Warga</div></div>
<div style="margin:-52px 14px 0;background:#fff;border-radius:8px;box-shadow:0 2px 10px #1f2a4426;overflow:hidden"><div style="text-align:center;padding:20px 14px 16px;border-bottom:4px solid #f2c14e">${badge(p, 44)}<div style="font-size:15px;font-weight:700;margin-top:8px;color:${signColour(p)}">${p.status}</div><div style="font-size:12px;color:#55617e;margin-top:10px">Jumlah / <i>Amount</i></div><div style="font-size:25px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          [both('Nama Penerima', 'Recipient Name'), p.recipient],
          [both('Bank Penerima', 'Recipient Bank'), p.bank],
          [both('Nombor Akaun', 'Account Number'), p.account],
          [both('Tarikh', 'Date'), p.date],
          [both('Masa', 'Time'), p.time],
          [both('Nombor Rujukan', 'Reference Number'), p.reference],
          [both('Rujukan Penerima', 'Recipient Reference'), p.memo],
          [both('Kaedah Pindahan', 'Transfer Mode'), 'KilatNow'],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 14px 24px;background:#a3122b;color:#fff;border-radius:6px;text-align:center;padding:12px;font-size:15px">Selesai / <i>Done</i></div>`,
    );
  },
});

const merbok = look({
  name: 'merbok-butiran-gelap',
  language: 'ms',
  dark: true,
  width: 390,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: ({ hour, minute }) => `${hour % 12 || 12}.${two(minute)} ${partOfDay(hour)}`,
  reference: REFERENCES.digits,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#000;color:#f2f2f7}.row{padding:11px 16px;border-top:.5px solid #38383a}.k{font-size:13px;color:#98989f}.v{font-size:16px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f2f2f7', 58)}<div style="display:flex;justify-content:space-between;padding:10px 16px;font-size:17px;color:#35c2d6"><span>‹ Kembali</span><b style="color:#f2f2f7">Butiran</b><span>Kongsi</span></div>
<div style="padding:22px 16px 18px;text-align:center"><div style="font-size:15px;color:#98989f">Pindahan kepada</div><div style="font-size:18px;font-weight:700;padding:2px 20px">${p.recipient}</div><div style="font-size:40px;margin-top:10px">- ${p.amount}</div><div style="display:inline-block;margin-top:12px;border:1px solid ${signColour(p)};border-radius:14px;padding:4px 14px;font-size:13px">${p.status}</div></div>
<div style="margin:0 16px;background:#1c1c1e;border-radius:12px;overflow:hidden"><div style="margin-top:-1px">${rowsOf(
        [
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['Akaun penerima', `${p.bank}<br>${p.account}`],
          ['Butiran pembayaran', p.memo],
          ['Dibayar daripada', `Akaun Simpanan ${p.ownAccount}`],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="margin:14px 16px 30px;background:#1c1c1e;border-radius:12px;color:#35c2d6;font-size:16px"><div style="padding:12px 16px">Simpan sebagai kegemaran</div><div style="padding:12px 16px;border-top:.5px solid #38383a">Laporkan masalah</div></div>`,
    ),
});

const camar = look({
  name: 'camar-harbour-bank',
  width: 414,
  scale: 2,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: ({ hour, minute }) => `${two(hour)}:${two(minute)} MYT`,
  reference: (below) =>
    `NXB-${1000 + below(9000, 'a')}${1000 + below(9000, 'b')}-${'ACDEFHK'[below(7, 'c')] ?? 'A'}${100 + below(900, 'd')}`,
  says: {
    success: ['Your payment has been made', 'We’ve sent your payment', 'Payment complete'],
    failed: ['We couldn’t make your payment', 'Your payment was declined', 'Payment not made'],
    pending: ['Your payment is being processed', 'We’re reviewing your payment', 'Your payment is scheduled'],
    cancelled: ['You’ve cancelled this payment'],
    refunded: ['This payment has been returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#f7f7f5;color:#333}.row{padding:13px 0;border-bottom:1px solid #d9d8d3}.k{font-size:13px;color:#6f6e69}.v{font-size:16px;margin-top:1px}h2{font-size:15px;font-weight:700;margin:22px 0 2px}`,
      `<div style="background:#fff;border-bottom:1px solid #d9d8d3">${phoneBar(p.clock, '#333', 70)}<div style="display:flex;justify-content:space-between;padding:10px 20px 14px;font-size:15px"><span style="color:#004d6e;font:700 17px ${FONTS.serif};letter-spacing:2px">CAMAR &amp; ORIENT</span><span style="color:#004d6e">Log off</span></div></div>
<div style="padding:24px 20px 10px"><div style="display:flex;gap:14px;align-items:center">${badge(p, 40, false)}<h1 style="font-weight:300;font-size:25px;line-height:1.2">${p.status}</h1></div>
<h2>Payee</h2>${rowsOf([
        ['Name', p.recipient],
        ['Account', `${p.account}<br>${p.bank}`],
      ])}<h2>Payment</h2>${rowsOf([
        ['Amount', p.amount],
        ['From', `Everyday Account ${p.ownAccount}`],
        ['When', `${p.date} at ${p.time}`],
        ['Payee’s reference', p.memo],
        ['Service', 'Instant transfer (KilatNow)'],
        ['Confirmation number', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:10px 20px 30px"><div style="background:#004d6e;color:#fff;text-align:center;padding:13px;font-size:16px">Make another payment</div><div style="border:1px solid #004d6e;color:#004d6e;text-align:center;padding:12px;font-size:16px;margin-top:10px">Back to accounts</div></div>`,
    ),
});

export const phones = [petai, tampoi, ciku, salak, merbok, camar];
