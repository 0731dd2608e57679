import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

const wider = (own: Parameters<typeof look>[0]) => look({ medium: 'portal', scale: 1, ...own });

const NEXT: Record<Outcome, string> = {
  success: 'Your payee should see the money straight away.',
  failed: 'No money has left your account. Please check the details and try again.',
  pending: "We'll let you know when it has gone through.",
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account.',
};
const column = (title: string, lines: string[]) =>
  `<div style="flex:1;border-left:3px solid #8a0f2b;padding:4px 0 4px 18px"><div style="color:#6b6b6b;font-size:13px">${title}</div>${lines.map((line, index) => `<div style="${index ? 'font-size:14px' : 'font-size:18px'}">${line}</div>`).join('')}</div>`;

const harbourne = wider({
  name: 'harbourne-web',
  width: 1180,
  formats: ['png', 'png', 'jpg'],
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: (clock) => `${TIMES.minutes(clock)} MYT`,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transfer complete', 'Payment sent', 'Your transfer was successful'],
    failed: ["We couldn't complete your transfer", 'Transfer unsuccessful'],
    pending: ['Transfer scheduled', 'We are processing your transfer'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:16px}`,
      `<div style="display:flex;align-items:center;gap:34px;border-bottom:1px solid #ddd;padding:18px 60px"><b style="font:700 24px ${FONTS.serif};color:#8a0f2b;letter-spacing:1px">HARBOURNE</b><span>My accounts</span><span style="border-bottom:3px solid #8a0f2b;padding-bottom:4px">Move money</span><span>Invest</span><span>Borrow</span><span style="margin-left:auto;color:#6b6b6b;font-size:14px">Log off</span></div>
<div style="padding:40px 60px"><div style="display:flex;gap:16px;align-items:center">${badge(p, 42)}<h1 style="font-size:30px;font-weight:400">${p.status}</h1></div><p style="padding:10px 0 34px 58px;color:#555">${NEXT[p.outcome]}</p>
<div style="display:flex;gap:20px">${column('From', ['Everyday Global Account', p.ownAccount])}${column('To', [p.recipient, p.bank, p.account])}${column('Amount', [`<b>${p.amount}</b>`, `Fee ${p.nothing}`])}</div>
<div style="display:flex;gap:20px;padding-top:32px">${column('Date', [p.date, p.time])}${column('Your reference', [p.memo])}${column('Transaction ID', [p.reference])}</div>${p.decoy.map(([label, value]) => `<p style="padding-top:26px">${label} <b>${value}</b></p>`).join('')}
<div style="padding-top:44px"><span style="background:#8a0f2b;color:#fff;padding:14px 30px">Make another transfer</span><span style="margin-left:26px;text-decoration:underline">Print</span><span style="margin-left:26px;text-decoration:underline">Add to saved payees</span></div></div><div style="background:#f3f3f3;padding:20px 60px;font-size:12px;color:#666">Harbourne Bank Malaysia Berhad. Deposits are protected up to ${p.money(25_000_000)} for each depositor.</div>`,
    ),
});

const perwira = wider({
  name: 'perwira-net',
  language: 'mixed',
  width: 940,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.tight,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    ...STATUSES,
    success: ['Successful', 'Transaction Approved', 'Successful (00)'],
    failed: ['Unsuccessful', 'Rejected (51)', 'Failed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#003;font-size:11px}table{border-collapse:collapse;width:100%}td{border:1px solid #9ab;padding:5px 8px}.k{background:#dfe8f3;width:34%;font-weight:700}`,
      `<div style="background:#00337f;color:#fff;padding:10px 16px;display:flex;justify-content:space-between"><b style="font-size:17px">PERWIRANET</b><span>Selamat datang, ${p.sender}</span></div><div style="background:#ffcc00;padding:4px 16px">Home | Account | <b>Transfer</b> | Bill Payment | Cards | Services | Logout</div>
<div style="display:flex"><div style="width:170px;background:#eef2f8;padding:12px;line-height:2.1">&raquo; Own Account<br>&raquo; Third Party<br><b>&raquo; KilatNow Transfer</b><br>&raquo; Interbank GIRO<br>&raquo; Favourites<br>&raquo; Transfer Limit</div>
<div style="flex:1;padding:14px 18px"><div style="color:#777;padding-bottom:12px">1. Fill in details &gt; 2. Confirm &gt; <b style="color:#00337f">3. Acknowledgement</b></div><div style="font-size:14px;font-weight:700;color:#00337f;padding-bottom:8px">KilatNow Transfer - Acknowledgement / Pengesahan</div>${tableOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Transaction Date / Tarikh', `${p.date} ${p.time}`],
          ['Reference No. / No. Rujukan', p.reference],
          ['From Account / Dari Akaun', `${p.ownAccount} Savings`],
          ['Transfer Mode', 'KilatNow Transfer (Instant)'],
          ['Beneficiary Bank', p.bank],
          ['To Account / Ke Akaun', p.account],
          ['Beneficiary Name / Nama', p.recipient],
          ['Amount / Amaun', p.amount],
          ['Service Charge', p.nothing],
          ['Recipient Reference', p.memo],
          ['Other Payment Details', ''],
          ...p.decoy,
        ],
      )}<div style="padding:14px 0;text-align:center"><span style="background:#00337f;color:#fff;padding:5px 20px;margin-right:8px">Print</span><span style="background:#00337f;color:#fff;padding:5px 20px;margin-right:8px">Add to Favourite</span><span style="background:#00337f;color:#fff;padding:5px 20px">New Transfer</span></div><p style="color:#c00">Note: Please do not use the Back button of your browser. Kindly keep this page for your record.</p></div></div><div style="border-top:1px solid #9ab;padding:8px 16px;color:#777;font-size:10px">Best viewed at 1024 x 768. Copyright reserved.</div>`,
    ),
});

const STAGES: Record<Outcome, string> = {
  success: 'Released to bank',
  failed: 'Returned by bank',
  pending: 'Waiting for second approver',
  cancelled: 'Withdrawn by maker',
  refunded: 'Returned by bank',
};
const field = (label: string, value: string) =>
  `<div style="padding:8px 0"><div style="font-size:12px;color:#5f6c7b">${label}</div><div>${value}</div></div>`;

const usaha = wider({
  name: 'usaha-biz',
  width: 1240,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: {
    ...STATUSES,
    success: ['Executed Successfully', 'Processed', 'Completed', 'Successful'],
    pending: ['Pending Authorisation', 'Submitted for approval'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f5f7f9;color:#1d2733;font-size:14px}h2{font-size:14px;border-bottom:2px solid #0f7b8a;padding:18px 0 6px;color:#0f7b8a}.g{display:grid;grid-template-columns:1fr 1fr 1fr;column-gap:30px}table{width:100%;border-collapse:collapse;margin-top:8px}td,th{text-align:left;padding:7px;border-bottom:1px solid #d7dee6;font-size:13px}`,
      `<div style="background:#12303d;color:#fff;padding:12px 30px">usaha<b>BIZ</b> &nbsp; Payments &nbsp; Collections &nbsp; Reports<span style="float:right">Session 09:41 left</span></div><div style="padding:18px 30px"><div style="font-size:12px;color:#5f6c7b">Payments / Transaction inquiry / Detail</div><div style="display:flex;justify-content:space-between;align-items:center;padding-top:6px"><b style="font-size:20px">Instant payment ${p.reference}</b><span style="background:${signColour(p)};color:#fff;border-radius:3px;padding:5px 16px">${p.status}</span></div>
<div style="background:#fff;padding:4px 24px 20px;margin-top:14px"><h2>Payment information</h2><div class="g">${field('Payment amount', `<b style="font-size:18px">${p.amount}</b>`)}${field('Value date', p.date)}${field('Payment type', 'Single - KilatNow')}${field('Debit account', `${p.ownAccount} / ${p.sender}`)}${field('Purpose', 'Others')}${field('Charges borne by', 'Ordering customer')}</div>
<h2>Beneficiary particulars</h2><div class="g">${field('Beneficiary name', p.recipient)}${field('Beneficiary account', p.account)}${field('Beneficiary bank', p.bank)}${field('Payment description', p.memo)}${field('Beneficiary e-mail', '-')}${p.decoy.map(([label, value]) => field(label, value)).join('')}</div>
<h2>Activity</h2><table><tr><th>Stage</th><th>User</th><th>Date and time</th></tr><tr><td>Created</td><td>MAKER01</td><td>${p.date} ${p.time}</td></tr><tr><td>${STAGES[p.outcome]}</td><td>SYSTEM</td><td>${p.date}</td></tr></table></div></div>`,
    ),
});

const straits = wider({
  name: 'straitsway-web',
  width: 1080,
  formats: ['jpg', 'png', 'webp'],
  money: MONEY.spaced,
  date: (clock) => DATES.long(clock).replace(/^\d+/, (day) => day.padStart(2, '0')),
  time: (clock) => `${TIMES.seconds(clock)} (GMT +8)`,
  reference: REFERENCES.datedLetters,
  says: {
    success: [
      'Your funds transfer request has been completed.',
      'Your transaction has been processed successfully.',
      'Thank you. Your transfer was successful.',
    ],
    failed: ['Your funds transfer request was unsuccessful.', 'Your transaction has been rejected.'],
    pending: ['Your funds transfer request is being processed.', 'Your transfer is pending approval.'],
    cancelled: ['Your funds transfer request has been cancelled.'],
    refunded: ['Your funds transfer has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#eaf0ee;color:#1a2f2a;font-size:15px}table{border-collapse:collapse;width:100%;background:#fff}th{background:#1f6f5c;color:#fff;text-align:left;padding:9px;font-weight:400}td{padding:11px 9px;border-bottom:1px solid #cfdcd8;vertical-align:top}`,
      `<div style="background:#fff;padding:16px 40px;font-size:22px;color:#1f6f5c">straits<b>way</b><span style="float:right;font-size:14px;padding-top:8px">Last login ${p.daysBefore(3)}</span></div><div style="padding:26px 40px"><h1 style="font-size:21px;font-weight:400">Funds Transfer</h1><div style="margin:14px 0 20px;border:1px solid ${signColour(p)};background:#fff;padding:14px 18px;font-size:17px">${p.status}<div style="font-size:14px;padding-top:4px">Transaction reference number: <b>${p.reference}</b><br>${p.date} ${p.time}</div></div>
<table><tr><th>Pay from</th><th>Pay to</th><th>Bank</th><th>Account no.</th><th>Details</th><th style="text-align:right">Amount</th></tr><tr><td>${p.ownAccount}</td><td style="width:220px">${p.recipient}</td><td>${p.bank}</td><td style="white-space:nowrap">${p.account}</td><td>${p.memo}</td><td style="text-align:right;white-space:nowrap">${p.amount}</td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="5">${label}</td><td style="text-align:right">${value}</td></tr>`).join('')}</table>
<p style="padding:16px 0;font-size:13px;color:#587069">Transfers are usually credited within minutes, and latest on the next working day. Please contact us within 14 days if you did not make this transfer.</p><span style="background:#1f6f5c;color:#fff;padding:10px 26px">Another transfer</span> <span style="background:#fff;border:1px solid #1f6f5c;padding:9px 26px;margin-left:8px">Print this page</span></div>`,
    ),
});

const pelita = wider({
  name: 'pelita-cetak',
  language: 'ms',
  width: 794,
  scale: 1.25,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.spaced,
  date: DATES.slashes,
  time: (clock) => TIMES.malay(clock).replace(' ', '').toLowerCase(),
  reference: REFERENCES.dashed,
  says: {
    success: ['BERJAYA', 'TRANSAKSI BERJAYA', 'SELESAI'],
    failed: ['GAGAL', 'TIDAK BERJAYA'],
    pending: ['SEDANG DIPROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#000;font-size:16px}td{padding:5px 10px 5px 0;vertical-align:top}.k{width:230px}`,
      `<div style="padding:16px 30px;display:flex;justify-content:space-between;font-size:11px"><span>${p.date}, ${p.clock}</span><span>PelitaNet - Resit Pindahan</span></div><div style="padding:20px 70px 30px"><div style="text-align:center"><b style="font-size:21px">BANK KOPERASI PELITA</b><br><span style="font-size:13px">Perbankan Internet PelitaNet</span></div><hr style="margin:16px 0"><p style="padding-bottom:12px;text-decoration:underline">BUTIRAN PINDAHAN WANG ANTARA BANK</p>${tableOf(
        [
          ['Status Transaksi', p.status],
          ['Tarikh Transaksi', p.date],
          ['Masa', p.time],
          ['Nombor Rujukan', p.reference],
          ['Akaun Dipindah Dari', p.ownAccount],
          ['Nama Pemegang Akaun', p.sender],
          ['Dipindahkan Kepada', p.recipient],
          ['Nombor Akaun Penerima', p.account],
          ['Bank', p.bank],
          ['Amaun Pindahan', `<b>${p.amount}</b>`],
          ['Caj Pindahan', p.fee],
          ['Jumlah Keseluruhan', p.withFee],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}<hr style="margin:18px 0"><p style="font-size:12px;font-style:italic">Cetakan ini adalah janaan komputer. Sila simpan untuk rujukan anda.</p></div><div style="padding:30px 30px 14px;display:flex;justify-content:space-between;font-size:11px"><span>https://www.pelitanet.example/pindahan/resit</span><span>1/1</span></div>`,
    ),
});

export const portals = [harbourne, perwira, usaha, straits, pelita];
