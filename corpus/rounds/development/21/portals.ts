import {
  DATES,
  MONEY,
  REFERENCES,
  TIMES,
  type Clock,
  type ReferenceStyle,
} from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const LONG_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Tuesday, 10 March 2026 */
const wholeDay = (clock: Clock) => `${LONG_DAYS[clock.weekday]}, ${DATES.long(clock)}`;

/** 2.05 ptg */
const malayHour = ({ hour, minute }: Clock) => {
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tgh' : hour < 19 ? 'ptg' : 'mlm';
  return `${hour % 12 || 12}.${two(minute)} ${part}`;
};

const withZone = (clock: Clock) => `${TIMES.seconds(clock)} (GMT+8)`;

/** PRN + day + running number, such as PRN260310/004417. */
const slashed: ReferenceStyle = (below, { year, month, day }) =>
  `PRN${String(year).slice(2)}${two(month)}${two(day)}/${String(below(900_000, 'running') + 100_000)}`;

const hexGroups: ReferenceStyle = (below) =>
  [4, 4, 4]
    .map((count, group) =>
      Array.from(
        { length: count },
        (_, index) => '0123456789ABCDEF'[below(16, `hex ${group} ${index}`)],
      ).join(''),
    )
    .join('-');

// From on the left, to on the right, the money on its way between them.
const perupok = look({
  name: 'perupok-web',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.weekday,
  time: withZone,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Transfer successful', 'Money transferred', 'Your money has been transferred'],
    failed: ['Transfer unsuccessful', 'Transfer could not be completed'],
    pending: ['Transfer in progress', 'Transfer awaiting your approval'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f6fb;color:#1c2440;font-size:15px}.side{flex:1;padding:22px 24px}.s{font-size:13px;color:#5d6785}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;border-top:1px solid #e4e8f3}.row{padding:16px 24px;border-bottom:1px solid #eef0f7}.k{font-size:13px;color:#5d6785}.v{font-weight:600}`,
      `<div style="background:#fff;padding:18px 48px;display:flex;gap:34px;align-items:center;border-bottom:1px solid #e4e8f3"><b style="font-size:23px;color:#3b2fd0">perupok</b>${['Home', 'Accounts', '<b style="color:#3b2fd0">Transfers</b>', 'Bills', 'Cards', 'Invest', 'Rewards'].map((each) => `<span>${each}</span>`).join('')}<span style="margin-left:auto;font-size:13px">${p.sender} &nbsp; <span style="border:1px solid #c5cbdd;border-radius:16px;padding:6px 14px">Log out</span></span></div><div style="display:flex;gap:26px;padding:30px 48px 44px"><div style="flex:1"><div class="s" style="margin-bottom:12px">Transfers › New transfer › Done</div><div style="background:#fff;border-radius:14px;overflow:hidden;border:1px solid #e4e8f3"><div style="display:flex;gap:16px;align-items:center;padding:24px">${badge(p, 44)}<div><div style="font-size:23px;font-weight:700">${p.status}</div><div class="s">${p.date}, ${p.time}</div></div></div><div style="display:flex;align-items:stretch;border-top:1px solid #e4e8f3"><div class="side"><div class="s">From</div><b>Perupok Saver</b><div>${p.ownAccount}</div></div><div style="text-align:center;padding:18px 10px;min-width:190px"><div style="font-size:25px;font-weight:800;white-space:nowrap">${p.amount}</div><svg width="150" height="16" viewBox="0 0 150 16"><path d="M2 8h142M136 2l8 6l-8 6" fill="none" stroke="#3b2fd0" stroke-width="2"/></svg><div class="s">KilatNow</div></div><div class="side"><div class="s">To</div><b>${p.recipient}</b><div>${p.bank}<br>${p.account}</div></div></div><div class="grid">${rowsOf(
        [
          ['Reference no.', p.reference],
          ['Recipient reference', p.memo],
          ['Service charge', p.nothing],
          ['Payment purpose', 'Fund transfer'],
          ['Transfer mode', 'Instant'],
          ['Other payment details', '–'],
          ...p.decoy,
        ],
      )}</div></div><div style="margin-top:18px;display:flex;gap:12px;font-weight:600"><span style="background:#3b2fd0;color:#fff;border-radius:22px;padding:11px 26px">Transfer again</span><span style="border:1px solid #3b2fd0;color:#3b2fd0;border-radius:22px;padding:10px 26px">Download receipt</span><span style="color:#3b2fd0;padding:11px 14px">Add to favourites</span></div></div><div style="width:220px"><div style="background:#1c1656;color:#fff;border-radius:14px;padding:22px 20px"><div style="font-size:13px">12-month eFD</div><div style="font-size:32px;font-weight:800">3.65%</div><div style="font-size:13px;margin-top:6px">a year, from RM 5,000. Ends on the last day of this month.</div></div><div class="s" style="padding:18px 4px">Something wrong? Talk to us on <span style="white-space:nowrap">03-5555 0190</span>, day or night.</div></div></div>`,
    ),
});

const steppedIn = (p: Printed): [who: string, what: string][] => [
  ['MSGADMIN01 (Maker)', 'Created'],
  ...(p.outcome === 'pending' || p.outcome === 'cancelled'
    ? []
    : ([['MSGDIR02 (Approver)', 'Approved']] as [string, string][])),
  ['Mersing Bank', `<b style="color:${signColour(p)}">${p.status}</b>`],
];

// A company's portal: panels under grey bars, and who has done what.
const mersing = look({
  name: 'mersing-bizlink',
  medium: 'portal',
  width: 1160,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: slashed,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Completed', 'Processed', 'Credited to Beneficiary'],
    failed: ['Rejected by Bank', 'Failed', 'Unsuccessful'],
    pending: ['Pending Approval', 'Partially Approved'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned by Beneficiary Bank', 'Reversed'],
  },
  draw: (p) => {
    const bar = (text: string) =>
      `<div style="background:#dbe3e2;padding:8px 16px;font-weight:700;color:#20403d;margin-top:18px">▾ ${text}</div>`;
    const cells = (all: string[]) => `<tr>${all.map((each) => `<td>${each}</td>`).join('')}</tr>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#26302f;font-size:13px}.two{display:grid;grid-template-columns:1fr 1fr;border:1px solid #dbe3e2;border-top:0}.row{display:flex;padding:8px 16px;border-bottom:1px solid #eef2f1}.k{width:180px;color:#5b6b69}.v{flex:1}table{width:100%;border-collapse:collapse;border:1px solid #dbe3e2}td{padding:8px 16px;border-bottom:1px solid #eef2f1}`,
      `<div style="background:#0d5c55;color:#fff;padding:14px 30px;display:flex;justify-content:space-between"><span style="font-size:19px"><b>MERSING</b> BizLink</span><span style="font-size:12px;padding-top:6px">SINAR MAJU ENTERPRISE &nbsp;|&nbsp; MSGADMIN01 &nbsp;|&nbsp; Session 08:41 &nbsp;|&nbsp; Sign off</span></div><div style="background:#0a4741;color:#d6e8e6;padding:9px 30px;font-size:12px;display:flex;gap:30px"><span>Dashboard</span><span>Accounts</span><b style="color:#fff">Payments</b><span>Payroll</span><span>Collections</span><span>Reports</span><span>Administration</span></div><div style="padding:18px 30px 30px"><div style="font-size:12px;color:#5b6b69">Payments / Transaction Status / Details</div><div style="display:flex;justify-content:space-between;align-items:center;margin-top:8px"><div style="font-size:20px">Single Payment – ${p.reference}</div><span style="border:1px solid ${signColour(p)};color:${signColour(p)};padding:6px 16px;font-weight:700">${p.status}</span></div>${bar('Payment Information')}<div class="two">${rowsOf(
        [
          ['Payment Type', 'Instant Transfer (KilatNow)'],
          ['Value Date', p.date],
          ['Debit Account', p.ownAccount],
          ['Debit Account Name', p.sender],
          ['Payment Amount', `<b>${p.amount}</b>`],
          ['Bank Charges', p.fee],
          ['Total Debit Amount', p.withFee],
          ['Customer Reference', p.reference],
          ...p.decoy,
        ],
      )}</div>${bar('Beneficiary Information')}<div class="two">${rowsOf([
        ['Beneficiary Name', `<b>${p.recipient}</b>`],
        ['Beneficiary Bank', p.bank],
        ['Beneficiary Account', p.account],
        ['Resident Status', 'Resident'],
        ['Payment Description', p.memo],
        ['Advice Sent By', 'None'],
      ])}</div>${bar('Audit Trail')}<table>${cells(['<b>User</b>', '<b>Action</b>', '<b>Date</b>', '<b>Remarks</b>'])}${steppedIn(
        p,
      )
        .map(([who, what]) => cells([who, what, `${p.date} ${p.time}`, '–']))
        .join(
          '',
        )}</table><div style="text-align:right;margin-top:16px">${['Back', 'Print', 'Export'].map((each) => `<span style="background:#0d5c55;color:#fff;padding:8px 26px;margin-left:8px">${each}</span>`).join('')}</div></div>`,
    );
  },
});

// A digital bank on a wide screen, in the dark.
const gelora = look({
  name: 'gelora-web-malam',
  medium: 'portal',
  language: 'ms',
  dark: true,
  width: 980,
  scale: 1.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: malayHour,
  reference: hexGroups,
  formats: ['png', 'webp', 'jpg'],
  says: {
    success: ['Wang dah dihantar', 'Pindahan selesai', 'Pindahan berjaya'],
    failed: ['Pindahan tak berjaya', 'Pindahan gagal'],
    pending: ['Pindahan sedang diproses'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang dipulangkan ke akaun anda'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0c1117;color:#e9eef4;font-size:15px}.row{display:flex;justify-content:space-between;gap:30px;padding:13px 0;border-bottom:1px solid #26303b}.k{color:#9fb0c2}.v{text-align:right;font-weight:600}.menu span{display:block;padding:12px 16px;border-radius:10px;color:#b5c2d0}`,
      `<div style="display:flex"><div class="menu" style="width:210px;padding:26px 16px"><b style="display:block;font-size:24px;color:#4be3b4;padding:0 16px 22px">gelora~</b>${['Utama', 'Simpanan', '<b style="color:#fff">Pindahan</b>', 'Bil &amp; tambah nilai', 'Kad', 'Tetapan'].map((each) => `<span>${each}</span>`).join('')}</div><div style="flex:1;padding:34px 60px 40px 30px"><div style="background:#151d26;border-radius:20px;padding:30px 40px 22px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:16px;color:#b5c2d0">${p.status}</div><div style="font-size:42px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:17px">kepada <b>${p.recipient}</b></div></div>${badge(p, 60, false)}</div><div style="height:20px"></div>${rowsOf(
        [
          ['Bank penerima', p.bank],
          ['Akaun penerima', p.account],
          ['Daripada', `Akaun Gelora ${p.ownAccount}`],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nota', p.memo],
          ...p.decoy,
          ['No. rujukan', p.reference],
        ],
      )}<div style="display:flex;gap:12px;margin-top:24px;font-weight:700"><span style="background:#4be3b4;color:#06251b;border-radius:24px;padding:12px 30px">Kongsi resit</span><span style="border:1px solid #4a5a6b;border-radius:24px;padding:11px 30px">Pindah lagi</span></div></div><p style="font-size:12px;color:#9fb0c2;margin-top:18px">Ajak kawan guna Gelora dan anda berdua dapat RM8 setiap seorang. Tertakluk pada terma.</p></div></div>`,
    ),
});

const SENTENCES: Record<Printed['outcome'], string> = {
  success: 'The money has left your account.',
  failed: 'No money has left your account.',
  pending: 'We will let you know as soon as there is news.',
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account.',
};

const arundel = look({
  name: 'arundel-my-payment-summary',
  medium: 'portal',
  width: 1000,
  scale: 1.5,
  names: 'title',
  money: MONEY.code,
  date: wholeDay,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Payment sent', 'Your payment is complete', 'We have sent your payment'],
    failed: ['Payment not sent', 'We could not make your payment'],
    pending: ['Payment under review', 'Payment scheduled'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:16px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:0 60px}.row{padding:13px 0;border-bottom:1px solid #d5d0c6}.k{font-size:14px;color:#6a6458;margin-bottom:2px}h1{font:400 36px ${FONTS.book}}`,
      `<div style="background:#14213b;color:#fff;padding:18px 70px;display:flex;align-items:baseline;gap:36px"><span style="font:700 22px ${FONTS.book}">Arundel</span><span style="font-size:14px">Malaysia</span><span style="font-size:14px;margin-left:auto">Messages (1) &nbsp;&nbsp; Help &nbsp;&nbsp; Log off</span></div><div style="padding:40px 70px 46px"><div style="display:flex;gap:18px;align-items:center">${badge(p, 42)}<h1>${p.status}</h1></div><p style="margin:14px 0 28px;font-size:18px">${p.amount} to ${p.recipient}. ${SENTENCES[p.outcome]}</p><div style="font-weight:700;font-size:18px;border-bottom:2px solid #14213b;padding-bottom:6px">Payment summary</div><div class="grid">${rowsOf(
        [
          ['Pay to', `<b>${p.recipient}</b>`],
          ['Pay from', `Advance Account<br>${p.ownAccount}`],
          ['Payee account', `${p.account}<br>${p.bank}`],
          ['Payment amount', `<b>${p.amount}</b>`],
          ['Date', p.date],
          ['Time', p.time],
          ['Your reference', p.memo],
          ['Confirmation number', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:30px;font-size:15px"><span style="background:#14213b;color:#fff;padding:13px 34px">Done</span><span style="padding:13px 24px;text-decoration:underline">Pay someone else</span><span style="padding:13px 24px;text-decoration:underline">Print this page</span></div></div><div style="background:#f1eee8;padding:22px 70px;font-size:12px;color:#6a6458">Arundel Bank Malaysia Berhad. We will never ask for your password or security code by phone, e-mail or text message.</div>`,
    ),
});

// What the browser prints of an old portal: its own lines above and below the page.
const lanjut = look({
  name: 'lanjut-i-cetakan',
  medium: 'portal',
  language: 'mixed',
  width: 840,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Berjaya / Successful', 'Diterima / Accepted'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Ditolak / Rejected'],
    pending: ['Sedang Diproses / Processing'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Returned'],
  },
  draw: (p) => {
    const label = (ms: string, en: string) => `${ms}<br><i>${en}</i>`;
    const edge = (left: string, right: string) =>
      `<div style="display:flex;justify-content:space-between;font:12px ${FONTS.sans};color:#333;padding:14px 34px">${`<span>${left}</span><span>${right}</span>`}</div>`;
    return pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111;font-size:16px;line-height:1.25}table{width:100%;border-collapse:collapse}td{padding:7px 12px;border-top:1px solid #8a6d1d;vertical-align:middle}.k{width:43%;font-size:15px}.v{font-weight:700}`,
      `${edge(`${p.date}, ${p.clock}`, 'Lanjut-i Online | Resit Transaksi')}<div style="padding:8px 54px 26px"><div style="text-align:center;color:#1d5b33"><div style="font-size:27px;font-weight:700">LANJUT ISLAMIC</div><div style="font-size:14px">Perbankan Internet / <i>Internet Banking</i></div></div><div style="text-align:center;font-size:18px;font-weight:700;margin:18px 0 12px">RESIT PINDAHAN DANA / <i>FUND TRANSFER RECEIPT</i></div>${tableOf(
        [
          [label('Penerima', 'Beneficiary'), p.recipient],
          [label('Amaun', 'Amount'), p.amount],
          [label('No. Akaun Penerima', 'Beneficiary Account No.'), p.account],
          [label('Bank Penerima', 'Beneficiary Bank'), p.bank],
          [label('Akaun Pembayar', 'Payer Account'), p.ownAccount],
          [label('Tarikh dan Masa', 'Date and Time'), `${p.date} ${p.time}`],
          [label('No. Rujukan', 'Reference No.'), p.reference],
          [label('Rujukan Penerima', 'Recipient Reference'), p.memo],
          [label('Caj', 'Charge'), p.nothing],
          ...p.decoy,
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
        ],
        ': ',
      )}<div style="border-top:1px solid #8a6d1d;padding-top:12px;font-size:13px">Resit ini adalah cetakan komputer dan tidak memerlukan tandatangan.<br><i>This receipt is computer generated and needs no signature.</i></div></div>${edge('https://www.lanjut-i.example/ib/resit.do?cetak=1', '1/1')}`,
    );
  },
});

export const portals = [perupok, mersing, gelora, arundel, lanjut];
