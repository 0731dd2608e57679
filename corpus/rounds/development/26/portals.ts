// Web banking: results of transfers on wide pages.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (part: number) => String(part).padStart(2, '0');

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

// A retail bank: status panel, three small sections, adverts in a column at the right.
const tamarind = look({
  name: 'tamarind-netbank-sidebar',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: (below) => `TN${below(900_000, 'front') + 100_000}-${below(9_000, 'rear') + 1_000}`,
  says: {
    success: ['Transfer successful', 'Your transfer was successful', 'Transfer completed successfully'],
    failed: ['Transfer unsuccessful', 'Your transfer was not successful'],
    pending: ['Transfer in progress', 'Your transfer has been scheduled'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const section = (head: string, rows: Row[]) =>
      `<h2 style="font-size:15px;color:#7a3420;margin:22px 0 4px">${head}</h2>${rowsOf(rows)}`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f4f0ec;color:#2c2522}.row{display:flex;padding:9px 0;border-bottom:1px solid #eadfd7}.k{width:230px;color:#6d6059}.v{flex:1}nav span{padding:13px 22px}aside div{background:#fff;padding:18px;margin-bottom:16px}`,
      `<div style="background:#fff;padding:16px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px;color:#7a3420">◖ tamarind<span style="font-weight:400"> netbank</span></b><span style="font-size:12px;color:#6d6059;text-align:right">${p.sender}<br>Secure session · Log out</span></div>
<nav style="background:#7a3420;color:#f7e7df;display:flex;padding:0 18px"><span>Overview</span><span style="background:#5b2413;color:#fff;font-weight:700">Transfers</span><span>Bills</span><span>Top-up</span><span>Invest</span><span>Apply</span></nav>
<div style="display:flex;gap:24px;padding:24px 40px 10px"><main style="flex:1;background:#fff;padding:28px 34px 34px"><div style="display:flex;align-items:center;gap:16px;background:#faf6f3;padding:18px 20px">${badge(p, 46)}<div><h1 style="font-size:22px">${p.status}</h1><span style="color:#6d6059">Reference ID ${p.reference}</span></div></div>
${section('Transfer from', [
  ['Account', `Tamarind Saver ${p.ownAccount}`],
  ['Account holder', p.sender],
])}${section('Transfer to', [
        ['Beneficiary name', `<b>${p.recipient}</b>`],
        ['Beneficiary bank', p.bank],
        ['Account number', p.account],
      ])}${section('Transfer details', [
        ['Amount', `<b style="font-size:17px">${p.amount}</b>`],
        ['Date and time', `${p.date}, ${p.time}`],
        ['Recipient reference', p.memo],
        ['Service', 'KilatNow Instant Transfer'],
        ...p.decoy,
      ])}<div style="margin-top:28px"><span style="background:#7a3420;color:#fff;padding:11px 24px;border-radius:4px;margin-right:12px">Make another transfer</span><span style="border:1px solid #7a3420;color:#7a3420;padding:10px 24px;border-radius:4px">Print receipt</span></div></main>
<aside style="width:270px;flex:none;font-size:13px"><div style="background:#f2b84b"><b style="font-size:17px">Fixed Deposit<br>3.80% p.a.</b><p style="margin-top:8px">6 months, from ${p.money(500_000)}. Until 31 December. Terms apply.</p></div><div><b>Quick links</b><p style="line-height:2.1;color:#7a3420">Manage favourites<br>Change transfer limits<br>Transaction history<br>Scheduled transfers</p></div><div><b>Stay alert</b><p style="margin-top:6px">Never share your TAC. Suspect a scam? Call the National Scam Response Centre at 997, 8am – 8pm.</p></div></aside></div>
<p style="padding:6px 40px 22px;font-size:12px;color:#6d6059">© Tamarind Bank Berhad. Member of the deposit insurance scheme, up to ${p.money(25_000_000)} for each depositor. Helpdesk 03-5550 2277.</p>`,
    );
  },
});

const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
const wordedHour = ({ hour, minute, second }: Clock) =>
  `${hour % 12 || 12}.${two(minute)}.${two(second)} ${partOfDay(hour)}`;

// An Islamic bank's print window: labels to the left of a spine, values to the right of it.
const sirih = look({
  name: 'sirih-gading-i-cetak',
  medium: 'portal',
  language: 'ms',
  width: 840,
  scale: 1.5,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.longMalay,
  time: wordedHour,
  reference: (below, clock) =>
    `SGI/${two(clock.year % 100)}${two(clock.month)}/${below(90_000_000, 'serial') + 10_000_000}`,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'Berjaya Dikreditkan'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Sedang Diproses', 'Menunggu Tarikh Pindahan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#1c1c1c;font-size:13.5px}.row{display:flex;gap:26px;padding:6px 0}.k{width:44%;text-align:right;color:#5a5a5a}.v{flex:1;font-weight:700}`,
      `<div style="background:#e9ecea;padding:9px 24px;text-align:right;font:13px ${FONTS.sans}"><span style="border:1px solid #8b9a92;background:#fff;padding:4px 18px;margin-left:8px">Cetak</span><span style="border:1px solid #8b9a92;background:#fff;padding:4px 18px;margin-left:8px">Tutup</span></div>
<div style="padding:34px 60px 40px"><div style="text-align:center"><svg width="46" height="46" viewBox="0 0 46 46"><g fill="none" stroke="#0e6a4c" stroke-width="2.5"><rect x="9" y="9" width="28" height="28"/><rect x="9" y="9" width="28" height="28" transform="rotate(45 23 23)"/></g></svg><div style="font-size:19px;font-weight:700;color:#0e6a4c;margin-top:6px">Bank Sirih Gading Islam Berhad</div><div style="font-size:12px;color:#5a5a5a">Perbankan Internet-i</div><h1 style="font-size:16px;letter-spacing:1px;margin:22px 0 14px">SLIP TRANSAKSI PINDAHAN DANA</h1></div>
<div style="border-top:2px solid #0e6a4c;border-bottom:2px solid #0e6a4c;padding:14px 0;position:relative">${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['No. rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Jenis transaksi', 'Pindahan Segera'],
          ['Daripada akaun', `Simpanan-i ${p.ownAccount}`],
          ['Nama penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['No. akaun penerima', p.account],
          ['Amaun', `<span style="font-size:17px">${p.amount}</span>`],
          ['Butiran bayaran', p.memo],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}
<p style="font-size:12px;color:#5a5a5a;margin-top:18px;text-align:center">Akaun Simpanan-i dikendalikan di bawah kontrak Tawarruq. Slip ini cetakan komputer dan tidak memerlukan tandatangan.<br>Sebarang pertanyaan: 1-300-55-4422 (7.00 pagi – 11.00 malam).</p></div><div style="padding:0 24px 14px;font:11px ${FONTS.serif};display:flex;justify-content:space-between"><span>https://net.sirihgading.example/dana/slip</span><span>1/1</span></div>`,
    ),
});

// An old internet bank that nobody has redrawn: frames, bevels, both tongues, two pairs to each line.
const pairs = (rows: Row[]) => {
  const cells = rows.map(([label, value]) => `<td class="k">${label}</td><td class="v">${value}</td>`);
  return cells
    .map((cell, place) =>
      place % 2 ? '' : `<tr>${cell}${cells[place + 1] ?? '<td class="k"></td><td class="v"></td>'}</tr>`,
    )
    .join('');
};
const both = (english: string, malay: string) => `${english}<br><i>${malay}</i>`;

const kotaLama = look({
  name: 'kota-lama-two-tongues-web',
  medium: 'portal',
  language: 'mixed',
  width: 1000,
  scale: 1.4,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['SUCCESSFUL / BERJAYA', 'ACCEPTED / DITERIMA', 'COMPLETED / SELESAI'],
    failed: ['UNSUCCESSFUL / TIDAK BERJAYA', 'REJECTED / DITOLAK'],
    pending: ['PROCESSING / SEDANG DIPROSES', 'PENDING / MENUNGGU'],
    cancelled: ['CANCELLED / DIBATALKAN'],
    refunded: ['REVERSED / DIPULANGKAN'],
  },
  formats: ['png', 'gif', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:11.5px;background:#fff;color:#15234a}table{border-collapse:separate;border-spacing:2px;width:100%}td{padding:7px 9px;vertical-align:top}.k{background:#cfdcf2;width:19%;font-size:11px}.v{background:#f1f5fc;width:31%;font-weight:700}.m div{border:2px outset #dfe7f5;background:#dbe5f5;padding:7px 10px;margin-bottom:3px}`,
      `<div style="background:linear-gradient(#27468f,#122555);color:#fff;padding:12px 18px;display:flex;justify-content:space-between;align-items:flex-end"><span style="font:700 24px ${FONTS.serif};color:#f5cf5b">Kota Lama Bank</span><span>KLB-Direct Internet Banking / Perbankan Internet</span></div><div style="background:#f5cf5b;padding:4px 18px">Welcome / Selamat datang: ${p.sender} <span style="float:right">English | Bahasa Malaysia | Logout / Log Keluar</span></div>
<div style="display:flex"><div class="m" style="width:172px;flex:none;padding:12px 8px;background:#eef2fa"><div>Account / Akaun</div><div style="background:#27468f;color:#fff">Transfer / Pindahan</div><div>Bills / Bil</div><div>Cheque / Cek</div><div>Loan / Pinjaman</div><div>Settings / Tetapan</div></div>
<div style="flex:1;padding:14px 16px 26px"><b style="font-size:14px">Interbank Transfer – Result / Pindahan Antara Bank – Keputusan</b><div style="border:1px solid ${signColour(p)};padding:9px 12px;margin:12px 2px;display:flex;gap:12px;align-items:center">${badge(p, 26)}<span>Status: <b style="font-size:13px">${p.status}</b></span></div><table>${pairs(
        [
          [both('Transaction Date', 'Tarikh Transaksi'), `${p.date} ${p.time}`],
          [both('Reference No.', 'No. Rujukan'), p.reference],
          [both('From Account', 'Daripada Akaun'), p.ownAccount],
          [both('Amount', 'Amaun'), `<span style="font-size:15px">${p.amount}</span>`],
          [both('Beneficiary Name', 'Nama Penerima'), p.recipient],
          [both('Beneficiary Account', 'Akaun Penerima'), p.account],
          [both('Beneficiary Bank', 'Bank Penerima'), p.bank],
          [both('Payment Details', 'Butiran Bayaran'), p.memo],
          ...p.decoy,
        ],
      )}</table><div style="text-align:center;margin-top:18px"><span style="border:2px outset #ddd;background:#e4e4e4;color:#000;padding:4px 16px;margin:0 4px">Print / Cetak</span><span style="border:2px outset #ddd;background:#e4e4e4;color:#000;padding:4px 16px;margin:0 4px">Back / Kembali</span></div><p style="margin-top:20px;font-size:10.5px;color:#4d5a7c">Please keep the reference number for enquiries. / Sila simpan nombor rujukan untuk sebarang pertanyaan. Tel: 03-5550 6600. Best viewed at 1024 × 768.</p></div></div>`,
    ),
});

// A digital bank for small firms, dark: each value stands above its label.
const halcyon = look({
  name: 'halcyon-desk-payment-dark',
  medium: 'portal',
  dark: true,
  width: 1120,
  scale: 1.25,
  money: MONEY.code,
  names: 'title',
  date: DATES.american,
  time: TIMES.minutes,
  reference: (below) => `hd-${below(90_000, 'one') + 10_000}-${below(90_000, 'two') + 10_000}`,
  says: {
    success: ['Paid', 'Completed', 'Payment sent'],
    failed: ['Failed', 'Payment failed', 'Declined'],
    pending: ['Processing', 'Awaiting approval'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0e1116;color:#edf0f4;font-size:15px}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:28px 26px}.row{display:flex;flex-direction:column-reverse;justify-content:flex-end}.k{font-size:13px;color:#98a3b3}.v{font-size:17px;font-weight:600;overflow-wrap:anywhere}nav p{padding:9px 14px;border-radius:8px;color:#b3bdca}`,
      `<div style="display:flex;min-height:690px"><nav style="width:210px;flex:none;padding:24px 16px;border-right:1px solid #222832"><b style="font-size:20px;color:#7fe0d0;padding:0 14px">halcyon</b><div style="margin-top:26px"><p>Home</p><p style="background:#1d2430;color:#fff">Payments</p><p>Cards</p><p>Invoices</p><p>Team</p><p>Integrations</p></div></nav>
<main style="flex:1;padding:26px 40px"><div style="color:#98a3b3;font-size:14px">Payments &nbsp;/&nbsp; Outgoing &nbsp;/&nbsp; ${p.reference}</div><div style="background:#171c24;border:1px solid #29313d;border-radius:16px;margin-top:20px"><div style="display:flex;justify-content:space-between;align-items:flex-start;padding:30px 34px 26px;border-bottom:1px solid #29313d"><div><div style="color:#98a3b3">To ${p.recipient}</div><div style="font-size:42px;font-weight:700;line-height:1.2">${p.amount}</div></div><span style="display:flex;align-items:center;gap:10px;background:#232b37;border-radius:24px;padding:8px 18px 8px 8px;font-weight:600">${badge(p, 26)}${p.status}</span></div><div class="grid" style="padding:30px 34px">${rowsOf(
        [
          ['Recipient', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
          ['Date', p.date],
          ['Time (MYT)', p.time],
          ['Payment ID', p.reference],
          ['Paid from', `Main ${p.ownAccount}`],
          ['Note to recipient', p.memo],
          ['Method', 'KilatNow'],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;padding:20px 34px;border-top:1px solid #29313d;font-weight:600"><span style="background:#7fe0d0;color:#0e1116;border-radius:9px;padding:10px 20px">Download receipt</span><span style="background:#29313d;border-radius:9px;padding:10px 20px">Attach invoice</span><span style="background:#29313d;border-radius:9px;padding:10px 20px">Pay again</span></div></div><p style="color:#98a3b3;font-size:13px;margin-top:20px">Category: Household &nbsp;·&nbsp; Synced to your books &nbsp;·&nbsp; Free plan: 18 of 30 payments left this month. Upgrade from MYR 29.00 a month.</p></main></div>`,
    ),
});

// A merchant bank's corporate portal: tabs, two columns of details, the trail of who did what.
const trail = (p: Printed) =>
  [
    ['1', 'Created', 'MAKER01', p.date, 'Single payment'],
    ['2', 'Bank response', 'SYSTEM', `${p.date} ${p.time}`, p.status],
  ]
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('');

const portcullis = look({
  name: 'portcullis-transact-detail',
  medium: 'portal',
  width: 1200,
  scale: 1.2,
  money: MONEY.trailing,
  names: 'upper',
  date: ({ day, month, year }) => `${year}/${two(month)}/${two(day)}`,
  time: TIMES.seconds,
  reference: (below) => `PT-OUT-${below(9_000, 'a') + 1_000}-${below(900_000, 'b') + 100_000}`,
  says: {
    success: ['Processed by Bank – Successful', 'Completed', 'Successfully Processed'],
    failed: ['Rejected by Bank', 'Unsuccessful'],
    pending: ['Pending Authorisation', 'Processing by Bank'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned by Beneficiary Bank'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const column = (rows: Row[]) => `<div style="flex:1">${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#22303a;font-size:14px}.row{display:flex;padding:6px 0}.k{width:170px;flex:none;color:#56646f}.k::after{content:':';float:right;padding-right:14px}.v{flex:1}h2{font-size:14px;background:#e3ebf0;padding:8px 14px;margin-top:20px}table{width:100%;border-collapse:collapse;font-size:13px}th,td{text-align:left;padding:8px 14px;border-bottom:1px solid #ccd6dc}`,
      `<div style="background:#0f3d4c;color:#fff;display:flex;justify-content:space-between;padding:14px 30px"><b style="font-size:19px;letter-spacing:1px">PORTCULLIS <span style="font-weight:400">transact</span></b><span style="font-size:13px">${p.sender} &nbsp;|&nbsp; Tasks (3) &nbsp;|&nbsp; Help &nbsp;|&nbsp; Sign out</span></div><div style="background:#165668;color:#d8e8ee;padding:9px 30px">Dashboard &nbsp;&nbsp;&nbsp; Accounts &nbsp;&nbsp;&nbsp; <b style="color:#fff">Payments</b> &nbsp;&nbsp;&nbsp; Collections &nbsp;&nbsp;&nbsp; Trade &nbsp;&nbsp;&nbsp; Reports</div>
<div style="padding:18px 30px 30px"><div style="font-size:12px;color:#56646f">Home » Payments » Payment Enquiry » View Details</div><div style="display:flex;justify-content:space-between;align-items:center;margin-top:10px"><h1 style="font-size:21px;font-weight:400">Domestic Payment – Third Party</h1><span style="border:1px solid #0f3d4c;padding:6px 18px">Export PDF</span></div><h2>Payment Information</h2><div style="display:flex;gap:40px;padding:10px 14px">${column(
        [
          ['Customer Reference', p.reference],
          ['Payment Date', p.date],
          ['Payment Amount', `<b>${p.amount}</b>`],
          ['Charges', p.nothing],
          ['Transaction Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ],
      )}${column([
        ['Debit Account', p.ownAccount],
        ['Debit Account Name', p.sender],
        ['Payment Product', 'Instant Payment'],
        ['Purpose', 'Fund transfer – resident'],
        ...p.decoy,
      ])}</div><h2>Beneficiary Information</h2><div style="display:flex;gap:40px;padding:10px 14px">${column([
        ['Beneficiary Name', `<b>${p.recipient}</b>`],
        ['Beneficiary Account', p.account],
      ])}${column([
        ['Beneficiary Bank', p.bank],
        ['Payment Details', p.memo],
      ])}</div><h2>Activity Log</h2><table><tr><th>No.</th><th>Action</th><th>User</th><th>Date / Time</th><th>Remarks</th></tr>${trail(p)}</table><div style="margin-top:22px"><span style="background:#0f3d4c;color:#fff;padding:9px 26px">Back</span></div><p style="font-size:11.5px;color:#56646f;margin-top:26px">Portcullis Bank (Malaysia) Berhad. Service desk 03-5550 8100, Mondays to Fridays, 8.30am – 6.00pm. Cut-off for same-day interbank GIRO: 5.00pm.</p></div>`,
    );
  },
});

export const portals = [tamarind, sirih, kotaLama, halcyon, portcullis];
