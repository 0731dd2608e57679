// Banks in a browser: a company's payment with its approvals, an Islamic bank's acknowledgement, a window for printing,
// a drawer at night, and a bank from abroad with from and to side by side.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  rowsOf,
  signColour,
  tableOf,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const trail = (p: Printed): string[][] => [
  ['Created', 'farah.acc (Maker)', `${p.daysBefore(1)} 16:02:41 (GMT+8)`],
  ...(p.outcome === 'pending' || p.outcome === 'cancelled'
    ? []
    : [['Approved', 'kslim.dir (Approver 1)', `${p.date} ${p.time}`]]),
  [`<b>${p.status}</b>`, p.done ? 'System' : '&ndash;', `${p.date} ${p.time}`],
];

// A company's payment: the sum and its payee in a head, three columns of details, then who created and approved it.
const tongkang = look({
  name: 'tongkang-bizdirect',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: ({ hour, minute, second }: Clock) => `${two(hour)}:${two(minute)}:${two(second)} (GMT+8)`,
  reference: (below, clock) =>
    `TKG${String(clock.year).slice(2)}${two(clock.month)}${REFERENCES.digits(below)}`,
  says: {
    success: ['Completed', 'Processed by bank', 'Successful', 'Credited'],
    failed: ['Rejected by bank', 'Failed', 'Not processed'],
    pending: ['Pending second approval', 'Awaiting authoriser'],
    cancelled: ['Withdrawn by maker'],
    refunded: ['Returned by beneficiary bank'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f4;color:#18222e;display:flex;font-size:13px}nav{width:64px;background:#0d2a44;flex:none;padding:18px 0;text-align:center;color:#9fb6cb;font-size:10px;line-height:1.3}nav i{display:block;width:22px;height:22px;border:2px solid;border-radius:5px;margin:22px auto 4px}.card{background:#fff;border:1px solid #d8dfe6;border-radius:4px;margin-bottom:16px}.head{padding:12px 22px;border-bottom:1px solid #e4e9ee;font-weight:700;font-size:14px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:18px 28px;padding:18px 22px 22px}.k{color:#5b6b7b;font-size:12px;margin-bottom:2px}.v{font-size:14px}th{text-align:left;color:#5b6b7b;font-weight:400;font-size:12px;padding:9px 22px;background:#f6f8fa}td{padding:9px 22px;border-top:1px solid #e4e9ee}table{width:100%;border-collapse:collapse}.b{border:1px solid #0b66b0;color:#0b66b0;border-radius:3px;padding:7px 16px;margin-left:10px}`,
      `<nav><b style="font-size:20px;color:#fff">T</b><i></i>Home<div style="color:#fff"><i></i>Payments</div><i></i>Payroll<i></i>Trade<i></i>Reports</nav><div style="flex:1"><div style="background:#fff;border-bottom:1px solid #d8dfe6;padding:13px 26px;display:flex;justify-content:space-between"><b style="font-size:16px;color:#0d2a44">Tongkang BizDirect</b><span style="color:#5b6b7b">Tasks <b style="background:#d9480f;color:#fff;border-radius:8px;padding:1px 6px">4</b> &nbsp;&nbsp; Help &nbsp;&nbsp; ${p.sender} &nbsp;▾</span></div><div style="padding:18px 26px 30px"><div style="color:#5b6b7b;margin-bottom:6px">Payments / Payment Status / <span style="color:#18222e">View transaction</span></div><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:16px"><span style="font-size:22px">Domestic Payment &ndash; Single</span><span><span class="b">Copy</span><span class="b">Print</span><span class="b">Export</span></span></div>
<div class="card" style="display:flex;border-left:5px solid ${signColour(p)}"><div style="padding:18px 22px;flex:1"><div class="k">Pay to</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div>${p.bank}, ${p.account}</div></div><div style="padding:18px 22px;border-left:1px solid #e4e9ee;width:280px"><div class="k">Payment amount</div><div style="font-size:24px;font-weight:700">${p.amount}</div></div><div style="padding:18px 22px;border-left:1px solid #e4e9ee;width:250px"><div class="k">Transaction status</div><div style="font-size:16px;font-weight:700;color:${signColour(p)};margin-top:4px">● ${p.status}</div></div></div>
<div class="card"><div class="head">Payment information</div><div class="grid">${rowsOf([
        ['Bank reference', p.reference],
        ['Value date', p.date],
        ['Last updated', `${p.date} ${p.time}`],
        ['Debit account', `${p.ownAccount} (MYR)`],
        ['Payment rail', 'KilatNow Instant'],
        ['Charges borne by', 'Remitter'],
        ['Customer reference', p.memo],
        ['Batch number', p.otherReference],
        ['Bank charges', p.nothing],
        ...p.decoy,
      ])}</div></div><div class="card"><div class="head">Approval trail</div><table><tr><th>Action</th><th>User</th><th>Date and time</th></tr>${trail(
        p,
      )
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join(
          '',
        )}</table></div><div style="color:#5b6b7b;font-size:11px">Cut-off for same-day GIRO is 5.00 p.m. on business days. Business helpdesk 03-0000 8800, Monday to Friday 8 a.m. to 6 p.m. © 2026 Tongkang Bank Berhad.</div></div></div>`,
    ),
});

const AKUAN: Record<Outcome, string> = {
  success: 'Sila simpan atau cetak halaman ini sebagai bukti pindahan anda.',
  failed: 'Akaun anda tidak didebitkan. Sila cuba sebentar lagi.',
  pending: 'Kami akan memaklumkan anda melalui e-mel sebaik sahaja selesai.',
  cancelled: 'Tiada amaun didebitkan daripada akaun anda.',
  refunded: 'Amaun telah dikreditkan semula ke akaun sumber.',
};

// An Islamic bank in Malay: steps above, a band with the sign, a ruled table, and the bank's alms beside it.
const nurfalah = look({
  name: 'nurfalah-i-akuan',
  language: 'ms',
  medium: 'portal',
  width: 1024,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.secondsEnglish,
  reference: (below) => `NF-${REFERENCES.longDigits(below).slice(0, 11)}`,
  says: {
    success: ['Alhamdulillah, transaksi berjaya', 'Pindahan anda telah berjaya', 'Transaksi selesai'],
    failed: ['Maaf, transaksi tidak berjaya', 'Pindahan ditolak'],
    pending: ['Transaksi sedang diproses', 'Menunggu pengesahan anda'],
    cancelled: ['Transaksi dibatalkan'],
    refunded: ['Amaun telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f7f5ee;color:#20302a}table{width:100%;border-collapse:collapse}td{padding:11px 18px;border-bottom:1px solid #e2ddcc;vertical-align:top}.k{width:42%;color:#55655d}tr:nth-child(odd){background:#fbfaf5}.v{font-weight:700}.b{border-radius:3px;padding:9px 24px;margin-right:10px;display:inline-block}`,
      `<div style="height:8px;background:repeating-linear-gradient(60deg,#0b5d44 0 10px,#c5a253 10px 14px)"></div><div style="background:#fff;padding:16px 34px;display:flex;justify-content:space-between;align-items:center"><span style="font:700 25px ${FONTS.book};color:#0b5d44">Nurfalah <i style="font-weight:400">Islamik</i></span><span style="font-size:12px;color:#55655d">${p.sender}<br>Log masuk terakhir ${p.daysBefore(2)}</span></div><div style="background:#0b5d44;color:#dcebe4;padding:11px 34px;font-size:13px">Laman Utama &nbsp;&nbsp;&nbsp; Akaun-i &nbsp;&nbsp;&nbsp; <b style="color:#fff;border-bottom:3px solid #c5a253;padding-bottom:8px">Pindahan</b> &nbsp;&nbsp;&nbsp; Bayaran &nbsp;&nbsp;&nbsp; Zakat &amp; Sedekah &nbsp;&nbsp;&nbsp; Pembiayaan &nbsp;&nbsp;&nbsp; Log keluar</div>
<div style="padding:22px 34px 36px;display:flex;gap:22px;align-items:flex-start"><div style="flex:1"><div style="font-size:12px;color:#55655d;margin-bottom:14px">① Butiran &nbsp;—&nbsp; ② Semak &nbsp;—&nbsp; <b style="color:#0b5d44">③ Akuan Penerimaan</b></div><div style="background:#fff;border:1px solid #d9d2bb;border-top:4px solid ${signColour(p)}"><div style="display:flex;gap:16px;align-items:center;padding:18px">${badge(p, 40)}<div><div style="font-size:19px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#55655d">${AKUAN[p.outcome]}</div></div></div>${tableOf(
        [
          ['Jenis pindahan', 'Pindahan ke bank lain (KilatNow)'],
          ['Daripada akaun', `Simpanan Wadiah-i ${p.ownAccount}`],
          ['Kepada', `${p.recipient}`],
          ['Akaun / bank penerima', `${p.account}<br>${p.bank}`],
          ['Amaun pindahan', `<span style="font-size:18px;color:#0b5d44">${p.amount}</span>`],
          ['Fi', `${p.nothing}`],
          ['Tujuan bayaran', p.memo],
          ['Tarikh &amp; masa', `${p.date}, ${p.time}`],
          ['No. rujukan bank', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:18px;font-size:13px"><span class="b" style="background:#0b5d44;color:#fff">Pindahan baharu</span><span class="b" style="border:1px solid #0b5d44;color:#0b5d44">Cetak akuan</span></div></div><aside style="width:212px;font-size:12px"><div style="background:#0b5d44;color:#fff;padding:18px;border-radius:4px"><b style="font-size:15px">Infak Jumaat</b><p style="margin-top:6px">Salurkan serendah ${p.money(500)} kepada tabung anak yatim, dengan satu klik.</p></div><div style="background:#fff;border:1px solid #d9d2bb;border-radius:4px;padding:16px;margin-top:14px"><b>Perlukan bantuan?</b><p style="margin-top:6px">Talian 24 jam<br>1-300-00-0144<br>bantuan@nurfalah.example</p></div></aside></div><div style="background:#e9e4d3;padding:12px 34px;font-size:11px;color:#55655d">Nurfalah Bank Syariah Berhad. Dilindungi oleh perbadanan insurans deposit setakat had bagi setiap pendeposit.</div>`,
    ),
});

const DWI: Record<Outcome, string> = {
  success: '#14693f',
  failed: '#a8201a',
  pending: '#8f5a00',
  cancelled: '#555',
  refunded: '#3a4a73',
};

// A small window opened for printing: Malay and English labels one over the other, a colon, and the value.
const perahu = look({
  name: 'perahu-tetingkap-cetak',
  language: 'mixed',
  medium: 'portal',
  width: 800,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => REFERENCES.lettersFirst(below).replace(/^(..)/, '$1/'),
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'DITERIMA / ACCEPTED', 'SELESAI / COMPLETED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PROCESSING', 'MENUNGGU / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const line = (malay: string, english: string, value: string) =>
      `<tr><td style="width:236px"><b>${malay}</b><br><i style="color:#555">${english}</i></td><td style="width:20px">:</td><td style="font-size:15px">${value}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111}table{border-collapse:collapse;width:100%}td{padding:6px 4px;vertical-align:top;line-height:1.25}`,
      `<div style="font:12px ${FONTS.sans};background:#f1f1f1;border-bottom:1px solid #c9c9c9;padding:7px 12px;color:#444"><b>Cetak Resit</b> &nbsp;|&nbsp; https://secure.perahunet.example/ib/print.do</div><div style="padding:24px 40px 30px"><div style="display:flex;justify-content:space-between;border-bottom:3px double #1b3f8b;padding-bottom:10px"><div style="color:#1b3f8b"><b style="font-size:27px">BANK PERAHU</b><br>Perbankan Internet / Internet Banking</div><div style="font:12px ${FONTS.sans};color:#1b3f8b;text-align:right;align-self:flex-end"><u>Cetak | Print</u> &nbsp; <u>Tutup | Close</u></div></div><div style="text-align:center;font-size:18px;font-weight:700;margin:18px 0 14px">${p.done ? 'RESIT' : 'BUTIRAN'} PEMBAYARAN PIHAK KETIGA<br><i style="font-weight:400;font-size:16px">Third Party Payment ${p.done ? 'Receipt' : 'Details'}</i></div><table>${line('Status', 'Status', `<b style="color:${DWI[p.outcome]}">${p.status}</b>`)}${line('Tarikh dan Masa', 'Date and Time', `${p.date} ${p.time}`)}${line('No. Siri', 'Serial No.', p.reference)}${line('Bayar Daripada', 'Pay From', `${p.ownAccount}<br>${p.sender}`)}${line('Bayar Kepada', 'Pay To', `<b>${p.recipient}</b>`)}${line('Nombor Akaun', 'Account Number', p.account)}${line('Bank', 'Bank', p.bank)}${line('Keterangan', 'Description', p.memo)}${p.decoy.map(([label, value]) => `<tr><td><b>${label}</b></td><td>:</td><td style="font-size:15px">${value}</td></tr>`).join('')}</table><div style="display:flex;border:1px solid #111;margin:16px 0 22px;align-items:center"><div style="padding:9px 14px;flex:1"><b>Jumlah Bayaran</b> <i>/ ${p.done ? 'Amount Paid' : 'Amount'}</i></div><div style="padding:9px 18px;border-left:1px solid #111;font-size:21px;font-weight:700">${p.amount}</div></div><div style="font-size:12px;color:#444">Cetakan ini dijana oleh komputer dan tidak memerlukan tandatangan.<br><i>This printout is computer generated and requires no signature.</i><br>Pusat Panggilan / Call Centre: 03-0000 2727 (7 pagi &ndash; 11 malam)</div></div>`,
    );
  },
});

const NIGHT: Record<Outcome, string> = {
  success: '#4fd6a2',
  failed: '#ff8a7a',
  pending: '#f5c35b',
  cancelled: '#b6bcc8',
  refunded: '#9db7f5',
};

// A digital bank at night: a drawer with the payment over the dimmed list of the month.
const zamrud = look({
  name: 'zamrud-drawer-night',
  dark: true,
  medium: 'portal',
  width: 1140,
  scale: 1.25,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }: Clock) => `${day} ${(LONG_MONTHS[month - 1] ?? '').slice(0, 3)} ${year}`,
  time: TIMES.lower,
  reference: (below) => `zmr_${REFERENCES.mixed(below).toLowerCase()}`,
  says: {
    success: ['Completed', 'Sent', 'Money delivered'],
    failed: ['Didn’t go through', 'Failed', 'Declined'],
    pending: ['Processing', 'Scheduled'],
    cancelled: ['Cancelled by you'],
    refunded: ['Refunded', 'Sent back'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) => {
    const entry = (name: string, days: number, sum: string) =>
      `<div style="display:flex;justify-content:space-between;padding:15px 0;border-bottom:1px solid #20242c"><span>${name}<br><small>${p.daysBefore(days)}</small></span><span>${sum}</span></div>`;
    const rows: Row[] = [
      ['When', `${p.date}, ${p.time}`],
      ['Account number', p.account],
      ['Bank', p.bank],
      ['From', `Main account ${p.ownAccount}`],
      ['Your note', p.memo],
      ['Fee', 'Free'],
      ['Reference', p.reference],
      ...p.decoy,
    ];
    return pageOf(
      `body{font-family:${FONTS.round};background:#0b0d11;color:#f0f2f6;display:flex;min-height:740px}.row{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-bottom:1px solid #2d333e}.k{color:#a5aebd}.v{text-align:right;font-weight:500}`,
      `<div style="width:190px;padding:28px 26px;color:#6b7380;line-height:3;border-right:1px solid #1a1d23"><b style="font-size:21px;color:#2f8b69">zamrud</b><br>Home<br>Payments<br>Pockets<br>Cards<br>Rewards</div><div style="flex:1;padding:30px 34px;color:#6b7380"><div style="font-size:13px">Main account</div><div style="font-size:28px;font-weight:700;color:#7d8592;margin-bottom:22px">${p.balance}</div>${entry('Kedai Gunting Abang Mat', 1, `−${p.money(2_500)}`)}${entry('Interest earned', 2, `+${p.money(41)}`)}${entry('Warung Tepi Sawah', 3, `−${p.money(1_380)}`)}${entry('Salary', 5, `+${p.money(386_000)}`)}${entry('Prepaid top-up', 6, `−${p.money(3_000)}`)}</div>
<div style="width:460px;background:#1a1e26;padding:24px 32px 30px;box-shadow:-20px 0 60px #000;flex:none"><div style="display:flex;justify-content:space-between;color:#a5aebd;margin-bottom:26px"><span>Transfer details</span><span>✕</span></div><div style="width:54px;height:54px;border-radius:18px;background:#2b4a68;text-align:center;line-height:54px;font-size:22px;font-weight:700">${p.recipient.slice(0, 1)}</div><div style="font-size:15px;color:#a5aebd;margin-top:14px">${p.done ? 'Sent to' : 'Transfer to'}</div><div style="font-size:20px;font-weight:700">${p.recipient}</div><div style="font-size:42px;font-weight:800;margin:10px 0 8px">${p.amount}</div><div style="display:inline-block;color:${NIGHT[p.outcome]};border:1px solid ${NIGHT[p.outcome]};border-radius:20px;padding:3px 14px;font-weight:600;margin-bottom:20px">${p.status}</div>${rowsOf(rows)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:24px;text-align:center;font-weight:700"><span style="background:#4fd6a2;color:#0b0d11;border-radius:10px;padding:12px">${p.done ? 'Download receipt' : 'Back to account'}</span><span style="background:#2d333e;border-radius:10px;padding:12px">Get help</span></div></div>`,
    );
  },
});

const TOLD: Record<Outcome, string> = {
  success: 'The money has left your account and reached the payee’s bank.',
  failed: 'No money has left your account.',
  pending: 'We will send you a message as soon as it is done.',
  cancelled: 'You stopped this payment. No money has left your account.',
  refunded: 'The money is back in your account.',
};

// A bank from abroad: from and to in two panels with an arrow, the sum between; a summary of lines below.
const marchmont = look({
  name: 'marchmont-my-confirmation',
  medium: 'portal',
  width: 1000,
  scale: 1.25,
  money: { before: 'MYR ' },
  date: ({ day, month, year, weekday }: Clock) =>
    `${DAYS[weekday] ?? ''} ${day} ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) => `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'am' : 'pm'} MYT`,
  reference: (below) => `MMT ${REFERENCES.dashed(below).replaceAll('-', ' ')}`,
  says: {
    success: ['Your payment has been made', 'All done – payment sent', 'Payment confirmed'],
    failed: ['We couldn’t make this payment', 'Payment not made'],
    pending: ['We’re working on your payment', 'Payment awaiting approval'],
    cancelled: ['You cancelled this payment'],
    refunded: ['This payment was returned to you'],
  },
  draw: (p) => {
    const panel = (head: string, name: string, more: string) =>
      `<div style="flex:1;border:1px solid #cfd3d6;padding:18px 20px"><div style="font-size:13px;color:#596066;border-bottom:1px solid #e4e6e8;padding-bottom:8px;margin-bottom:10px">${head}</div><b>${name}</b><div style="color:#596066;margin-top:4px">${more}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#25282b;font-size:15px}.row{display:flex;padding:11px 0;border-bottom:1px solid #e4e6e8}.k{width:300px;color:#596066}.b{padding:12px 28px;font-weight:700;font-size:14px;margin-right:12px}`,
      `<div style="background:#f3f3f3;padding:7px 50px;font-size:12px;color:#596066;text-align:right">Malaysia &nbsp;|&nbsp; English ▾ &nbsp;|&nbsp; Find a branch &nbsp;|&nbsp; <b>Log off</b></div><div style="padding:16px 50px;border-bottom:3px solid #7a1437;display:flex;gap:40px;align-items:baseline"><span style="font:700 25px ${FONTS.serif};color:#7a1437">Marchmont</span><span>My accounts</span><b>Move money</b><span>Statements</span><span>Offers</span></div><div style="padding:30px 50px 34px"><div style="font-size:13px;color:#596066;margin-bottom:18px">Details &nbsp;›&nbsp; Check &nbsp;›&nbsp; <b>${p.done ? 'Confirmation' : 'Result'}</b></div><div style="display:flex;gap:18px;align-items:center;margin-bottom:26px">${badge(p, 50, false)}<div><h1 style="font-weight:400;font-size:28px">${p.status}</h1>${TOLD[p.outcome]}</div></div><div style="display:flex;align-items:center;gap:16px">${panel('From', p.sender, `Everyday Account<br>${p.ownAccount}`)}<div style="text-align:center;font-size:30px;color:#7a1437">→</div>${panel('To', p.recipient, `${p.bank}<br>${p.account}`)}</div>
<h2 style="font-weight:400;font-size:20px;margin:30px 0 8px">Payment summary</h2>${rowsOf([
        ['Amount', `<b style="font-size:19px">${p.amount}</b>`],
        ['Payment date', `${p.date}, ${p.time}`],
        [p.done ? 'Confirmation number' : 'Reference number', p.reference],
        ['Payment reference', p.memo],
        ['Fees', p.nothing],
        ...p.decoy,
      ])}<div style="margin:28px 0"><span class="b" style="background:#7a1437;color:#fff">Make another payment</span><span class="b" style="border:1px solid #25282b">Print</span></div><div style="background:#f3f3f3;padding:16px 20px;font-size:13px"><b>Stay safe.</b> Marchmont staff never ask for your security code. If a caller hurries you to pay, hang up and ring the number on the back of your card. A new payee can be paid up to ${p.money(300_000)} on the first day.</div></div><div style="font-size:11px;color:#596066;padding:0 50px 24px">© Marchmont Bank Malaysia Berhad 2026. All rights reserved. Privacy · Terms of use · Accessibility</div>`,
    );
  },
});

export const portals = [tongkang, nurfalah, perahu, zamrud, marchmont];
