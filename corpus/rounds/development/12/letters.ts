import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const hidden = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

const dayFirst = ({ day, month, year, weekday }: Clock) =>
  `${WEEKDAYS[weekday] ?? ''}, ${two(day)}-${two(month)}-${year}`;

const merpati = look({
  name: 'merpati-outward-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['Executed', 'Processed Successfully', 'Settled'],
    failed: ['Returned Unpaid', 'Rejected', 'Failed'],
    pending: ['Pending Release', 'In Process'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#16181d;font-size:15px}table{width:100%;border-collapse:collapse}td{padding:5px 10px;vertical-align:top}.k{width:210px;color:#444}h3{font-size:14px;background:#e9e4d6;padding:5px 10px;margin:18px 0 6px}`,
      `<div style="padding:46px 56px;position:relative"><div style="position:absolute;left:150px;top:430px;font-size:92px;color:#16181d;opacity:.05;transform:rotate(-28deg)">MERPATI</div>
<div style="display:flex;justify-content:space-between;border-bottom:2px solid #8a6d2f;padding-bottom:12px"><div><b style="font-size:23px;color:#8a6d2f">Merpati Merchant Bank</b><br><span style="font-size:12px">Company No. 000148-X &nbsp; Licensed bank</span></div><div style="font-size:12px;text-align:right">Level 9, Menara Contoh<br>50450 Kuala Lumpur<br>T +603 5555 0199</div></div>
<h1 style="font-size:19px;margin:20px 0 4px">Outward Funds Transfer Advice</h1><p style="font-size:13px;color:#444">To: ${p.sender}</p><p style="margin-top:12px">We advise on the following instruction received from you through Merpati Online.</p>
<h3>Instruction</h3>${tableOf(
        [
          ['Advice Number', p.reference],
          ['Processing Date', `${p.date} ${p.time}`],
          ['Product', 'Instant Credit Transfer (ICT)'],
          ['Processing Status', p.status],
        ],
        ': ',
      )}<h3>Ordering Party</h3>${tableOf(
        [
          ['Name', p.sender],
          ['Debit Account', p.ownAccount],
        ],
        ': ',
      )}<h3>Beneficiary</h3>${tableOf(
        [
          ['Name', p.recipient],
          ['Credit Account', p.account],
          ['With Bank', p.bank],
          ['Payment Particulars', p.memo],
        ],
        ': ',
      )}<h3>Amounts</h3>${tableOf(
        [
          ['Principal', `<b>${p.amount}</b>`],
          ['Commission', p.nothing],
          ['Total Debit', p.amount],
          ...p.decoy,
        ],
        ': ',
      )}${hidden(p.hiddenText)}<p style="margin-top:40px;font-size:12px;color:#555">This is a computer generated advice. No signature is required. Kindly notify us of any discrepancy within 14 days. E. &amp; O. E.</p></div>`,
    ),
});

const cemara = look({
  name: 'cemara-app-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  money: MONEY.spaced,
  date: ({ day, month, year, weekday }) =>
    `${two(day)} ${MONTHS[month - 1] ?? ''} ${year} (${(WEEKDAYS[weekday] ?? '').slice(0, 3)})`,
  time: TIMES.lower,
  names: 'title',
  reference: REFERENCES.mixed,
  says: {
    success: ['Money sent!', 'Transfer done', 'Sent successfully'],
    failed: ['Money not sent', 'Transfer failed'],
    pending: ['Transfer on the way', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money returned to you'],
  },
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1d2733;font-size:16px}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:2px dotted #ccd6dd}.k{color:#6c7a86}.v{text-align:right;max-width:60%}`,
      `<div style="height:120px;background:linear-gradient(90deg,#0a7d6d,#52c49a);color:#fff;padding:34px 60px;font-size:32px;font-weight:800">cemara<span style="float:right;font-size:15px;font-weight:500;margin-top:14px">KilatNow e-receipt</span></div>
<div style="width:560px;margin:34px auto 0;text-align:center">${badge(p, 64, false)}<div style="font-size:22px;font-weight:700;margin:8px 0 2px">${p.status}</div><div style="font-size:44px;font-weight:800;letter-spacing:-1px">${p.amount}</div><div style="color:#6c7a86">to</div><div style="font-size:20px;font-weight:700">${p.recipient}</div><div style="color:#6c7a86;font-size:14px">${p.bank} · ${p.account}</div>
<div style="margin-top:24px;text-align:left">${rowsOf([
        ['When', `${p.date}, ${p.time}`],
        ['Transaction ID', p.reference],
        ['What for', p.memo],
        ['Sent by', p.sender],
        ['From', `Cemara Main Pot ${p.ownAccount}`],
        ['Fee', 'Free'],
        ...p.decoy,
      ])}</div>${hidden(p.hiddenText)}<p style="font-size:12px;color:#8896a1;margin:34px 0 30px">Deposits up to the usual limit are protected. Questions? Chat with us in the app at any hour.</p></div>`,
    ),
});

const langkasuka = look({
  name: 'langkasuka-notifikasi-emel',
  medium: 'letter',
  language: 'ms',
  width: 400,
  scale: 2.2,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: ({ hour, minute, second }) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'PG' : 'PTG'}`,
  reference: REFERENCES.longDigits,
  says: {
    success: ['telah berjaya dilaksanakan', 'telah berjaya', 'telah selesai'],
    failed: ['tidak berjaya', 'telah gagal'],
    pending: ['sedang diproses', 'masih menunggu kelulusan'],
    cancelled: ['telah dibatalkan'],
    refunded: ['telah dikembalikan'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#202124;font-size:15px}.row{padding:8px 0}.k{color:#8b1e3f;font-size:12px;font-weight:700}`,
      `${phoneBar(p.clock, '#202124', 41)}<div style="padding:10px 18px;color:#5f6368;font-size:20px">‹ <span style="float:right;letter-spacing:10px">⌫✉⋯</span></div>
<div style="padding:6px 18px 20px"><div style="font-size:21px">Makluman Pemindahan Wang</div><div style="display:flex;gap:12px;margin:14px 0;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#8b1e3f;color:#fff;text-align:center;line-height:38px;font-size:18px">L</span><span style="font-size:13px"><b>Bank Langkasuka</b><br><span style="color:#5f6368">kepada saya ▾</span></span></div>
<p>Pelanggan yang dihormati,</p><p style="margin:10px 0">Pemindahan wang anda ke akaun di bawah <b>${p.status}</b>.</p><div style="border:1px solid #e3cdd5;border-radius:8px;padding:8px 16px;background:#fdf8fa">${rowsOf(
        [
          ['NAMA BENEFISIARI', p.recipient],
          ['NO. AKAUN BENEFISIARI', `${p.account} (${p.bank})`],
          ['JUMLAH', p.amount],
          ['TARIKH / MASA TRANSAKSI', `${p.date}<br>${p.time}`],
          ['NOMBOR RUJUKAN', p.reference],
          ['KETERANGAN', p.memo],
          ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value]),
        ],
      )}</div><p style="margin-top:14px">Jika anda tidak membuat transaksi ini, sila hubungi Pusat Panggilan kami dengan segera.</p><p style="margin-top:12px;color:#5f6368;font-size:12px">E-mel ini dijana secara automatik. Sila jangan balas.</p></div>
<div style="display:flex;gap:10px;padding:0 18px 24px"><span style="flex:1;border:1px solid #bbb;border-radius:20px;text-align:center;padding:9px">↩ Balas</span><span style="flex:1;border:1px solid #bbb;border-radius:20px;text-align:center;padding:9px">↪ Majukan</span></div>`,
    ),
});

const twin = ([english, malay, value]: [string, string, string]) =>
  `<tr><td class="k">${english}<br><i>${malay}</i></td><td class="v">${value}</td></tr>`;

const bertam = look({
  name: 'bertam-dwibahasa-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.2,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: {
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Declined / Ditolak'],
    pending: ['Pending / Dalam Proses'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Refunded / Dipulangkan'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#111;font-size:14px}table{width:100%;border-collapse:collapse}td{border:1px solid #9fb3c8;padding:6px 12px}.k{width:270px;background:#eef4fa;line-height:1.25}.k i{color:#55677a;font-size:12px}`,
      `<div style="padding:44px 54px"><div style="text-align:center;color:#0b4f8a"><b style="font-size:25px;letter-spacing:2px">BANK BERTAM</b><br><span style="font-size:12px">BERHAD (000731-K)</span></div><div style="background:#0b4f8a;color:#fff;padding:8px 14px;margin:20px 0 14px;display:flex;justify-content:space-between"><b>INTERBANK FUND TRANSFER / <i>PINDAHAN ANTARA BANK</i></b><span>e-Slip</span></div><table>${(
        [
          ['Status of Transaction', 'Status Transaksi', `<b>${p.status}</b>`],
          ['Transaction Date', 'Tarikh Transaksi', p.date],
          ['Transaction Time', 'Masa Transaksi', p.time],
          ['Reference Number', 'Nombor Rujukan', p.reference],
          ['From Account', 'Daripada Akaun', `${p.ownAccount}<br>${p.sender}`],
          ['Account Holder to be Credited', 'Pemegang Akaun Dikreditkan', `${p.recipient}<br>${p.account}`],
          ['Beneficiary Bank', 'Bank Benefisiari', p.bank],
          ['Amount', 'Amaun', p.amount],
          ['Fee', 'Fi', p.nothing],
          ['Other Payment Details', 'Butiran Bayaran Lain', p.memo],
          ...p.decoy.map(([label, value]): [string, string, string] => [label, '', value]),
        ] as [string, string, string][]
      )
        .map(twin)
        .join(
          '',
        )}</table>${hidden(p.hiddenText)}<p style="font-size:11px;color:#555;margin-top:22px">Note / <i>Nota</i>: Please retain this slip for your records. / <i>Sila simpan slip ini untuk rujukan anda.</i></p></div>`,
    ),
});

const ellesmere = look({
  name: 'ellesmere-webmail-payment',
  medium: 'letter',
  width: 900,
  scale: 1.3,
  money: MONEY.tightCode,
  date: dayFirst,
  time: ({ hour, minute }) => `${two(hour)}:${two(minute)} MYT`,
  names: 'title',
  reference: REFERENCES.dashed,
  says: {
    success: ['Your payment has been made', 'We’ve made your payment', 'Your payment is complete'],
    failed: ['Your payment couldn’t be made', 'Your payment was declined'],
    pending: ['Your payment is being processed', 'Your payment is scheduled'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['Your payment was returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#222;font-size:14px}table{border-collapse:collapse;width:100%}td{padding:9px 0;border-top:1px solid #ddd}.k{color:#666}.v{text-align:right}`,
      `<div style="font:13px ${FONTS.sans};color:#444;padding:14px 26px;border-bottom:1px solid #ddd"><b style="font-size:19px;font-weight:500;color:#111">Payment to ${p.recipient}</b> <span style="background:#eee;border-radius:4px;padding:1px 7px;font-size:11px">Inbox</span><br><span style="display:inline-block;margin-top:8px"><b>Ellesmere Bank Malaysia</b> &lt;service@ellesmere.example&gt;</span><span style="float:right;margin-top:8px">☆ &nbsp; ↩ &nbsp; ⋮</span></div>
<div style="width:600px;margin:22px auto 30px"><div style="border-top:6px solid #111;padding:22px 0"><b style="font-size:21px">Ellesmere</b></div><h1 style="font-size:25px;font-weight:400;color:${p.done ? '#111' : signColour(p)}">${p.status}</h1><p style="margin:14px 0">Dear ${p.sender},</p><p style="margin-bottom:18px">${p.done ? `${p.amount} has left your account ending ${p.ownAccount.slice(-4)} and reached ${p.recipient}.` : `Here is where your payment of ${p.amount} to ${p.recipient} stands.`} Keep this e-mail for your records.</p>${tableOf(
        [
          ['Payee', p.recipient],
          ['Payee’s account', p.account],
          ['Payee’s bank', p.bank],
          [p.done ? 'You paid' : 'Payment amount', `<b>${p.amount}</b>`],
          ['On', `${p.date}<br>${p.time}`],
          ['Our reference', p.reference],
          ['Your message', p.memo],
          ...p.decoy,
        ],
      )}<p style="font-size:11px;color:#777;margin-top:24px;border-top:1px solid #ddd;padding-top:12px">Ellesmere Bank Malaysia will never ask for your security code. Please do not reply to this e-mail. © Ellesmere Group.</p></div>`,
    ),
});

export const letters = [merpati, cemara, langkasuka, bertam, ellesmere];
