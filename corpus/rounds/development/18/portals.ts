import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const menuOf = (items: string[]) => items.map((item) => `<div class="m">${item}</div>`).join('');

const keruntum = look({
  name: 'keruntum-inet',
  medium: 'portal',
  width: 1080,
  scale: 1,
  money: MONEY.tight,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: ['Successful', 'Transaction Accepted', 'Successful - Transaction has been processed'],
    failed: ['Unsuccessful', 'Rejected by beneficiary bank', 'Failed - Insufficient funds'],
    pending: ['Pending', 'Pending - To be processed on next working day', 'In Progress'],
    cancelled: ['Cancelled by user'],
    refunded: ['Reversed to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font:12px/1.45 ${FONTS.wide};background:#fff;color:#333}.m{padding:8px 14px;border-bottom:1px solid #e3d6bd;color:#6b4d12}table{width:100%;border-collapse:collapse}td{padding:7px 10px;border:1px solid #e9e2d2}.k{background:#fbf7ee;width:36%}.b{display:inline-block;background:#8a6414;color:#fff;padding:6px 18px;margin-right:8px}`,
      `<div style="background:#8a6414;color:#fff;padding:14px 22px"><b style="font-size:20px">keruntum i-net</b><span style="float:right">Welcome, ${p.sender} &nbsp;|&nbsp; Mailbox (2) &nbsp;|&nbsp; Logout</span></div><div style="background:#f0e5cd;padding:7px 22px">Accounts &nbsp;&nbsp; <b>Fund Transfer</b> &nbsp;&nbsp; Bill Payment &nbsp;&nbsp; Cards &nbsp;&nbsp; Apply &nbsp;&nbsp; Settings</div><div style="display:flex"><div style="width:190px;background:#faf6ec;min-height:560px">${menuOf(['Own Account', 'Third Party (Keruntum)', '<b>› Interbank GIRO (IBG)</b>', 'Instant Transfer', 'KilatNow to Mobile/NRIC', 'Standing Instruction', 'Transfer History'])}</div><div style="flex:1;padding:18px 24px"><div style="color:#999;font-size:11px">Home &gt; Fund Transfer &gt; Interbank GIRO &gt; Acknowledgement</div><h1 style="font-size:16px;color:#8a6414;margin:12px 0">Fund Transfer - Acknowledgement</h1>${tableOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Reference Number', p.reference],
          ['Transaction Date / Time', `${p.date} ${p.time}`],
          ['Transfer From', `${p.ownAccount} SAVINGS ACCOUNT-I`],
          ['Transfer To Account', p.account],
          ["Beneficiary's Name", p.recipient],
          ["Beneficiary's Bank", p.bank],
          ['Transfer Amount', `<b>${p.amount}</b>`],
          ['Service Charge', p.nothing],
          ['Recipient Reference', p.memo],
          ['Other Payment Details', '-'],
          ...p.decoy,
        ],
      )}<p style="margin:16px 0;font-size:11px;color:#777">Note: Please print or save this page for your reference. GIRO transfers made before 5.00 pm on a business day reach the beneficiary the same day.</p><span class="b">Print</span><span class="b">Save as PDF</span><span class="b">Another Transfer</span></div></div>`,
    ),
});

const SENTENCES: Record<string, string> = {
  success: "Your money is on its way. There's nothing else you need to do.",
  failed: "We couldn't make this payment. No money has left your account.",
  pending: "We're checking this payment. We'll message you once it has gone.",
  cancelled: 'You stopped this payment. No money has left your account.',
  refunded: 'The money is back in your account.',
};

const bracken = look({
  name: 'brackenhall-private',
  medium: 'portal',
  width: 1180,
  scale: 1,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: TIMES.lower,
  reference: (below) => `BRK${below(900, 'a') + 100}-${below(900_000, 'b') + 100_000}`,
  says: {
    success: ['Payment sent', "You've made a payment", 'Thank you, your payment has been made'],
    failed: ['Payment not made', "Sorry, your payment didn't go through", 'Payment declined'],
    pending: ['Payment under review', 'Payment scheduled', 'Payment is being processed'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font:15px/1.5 Lato,${FONTS.sans};background:#f4f4f2;color:#252525}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:24px 36px}.k{font-size:13px;color:#6a6a6a}.v{font-weight:700;font-size:16px}`,
      `<div style="background:#fff;border-bottom:4px solid #274c3a;padding:20px 60px;font:400 24px ${FONTS.book};color:#274c3a">Brackenhall <span style="font-size:14px">Malaysia</span><span style="float:right;font:14px Lato">Contact us &nbsp;&nbsp; Log off</span></div><div style="max-width:940px;margin:30px auto;background:#fff;padding:36px 44px"><div style="display:flex;gap:18px;align-items:center">${badge(p, 44, false)}<h1 style="font:400 30px ${FONTS.book}">${p.status}</h1></div><p style="margin:12px 0 26px 62px">${SENTENCES[p.outcome]}</p><div class="g">${rowsOf(
        [
          ['Amount', p.amount],
          ['Payee', p.recipient],
          ["Payee's account number", p.account],
          ["Payee's bank", p.bank],
          ['From', `Everyday Account<br>${p.ownAccount}`],
          ['Payment type', 'Local payment (KilatNow)'],
          ['Date', p.date],
          ['Time', p.time],
          ['Reference number', p.reference],
          ['Message to payee', p.memo],
          ['Charges', 'None'],
          ...p.decoy,
        ],
      ).replaceAll(
        'class="row"',
        '',
      )}</div><div style="margin-top:34px;border-top:1px solid #ddd;padding-top:22px"><span style="border:2px solid #274c3a;padding:10px 26px;color:#274c3a;font-weight:700">Back to my accounts</span> &nbsp; <span style="background:#274c3a;color:#fff;padding:12px 26px;font-weight:700">Make another payment</span></div></div>`,
    ),
});

const cengkerang = look({
  name: 'cengkerang-laman-malam',
  medium: 'portal',
  language: 'ms',
  dark: true,
  width: 960,
  scale: 1.25,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{font:14px/1.5 ${FONTS.round};background:#12151c;color:#e6e9ef}.row{display:flex;padding:11px 0;border-bottom:1px dashed #343b4a}.k{width:240px;color:#98a2b5}.v{flex:1}`,
      `<div style="padding:18px 40px;display:flex;justify-content:space-between;background:#1a1f2a"><b style="color:#6fd3c0;font-size:18px">◗ cengkerang</b><span style="color:#98a2b5">Akaun &nbsp;&nbsp; <span style="color:#fff">Pindahan</span> &nbsp;&nbsp; Bayaran &nbsp;&nbsp; Pelaburan &nbsp;&nbsp; Log keluar</span></div><div style="display:flex;gap:26px;padding:30px 40px"><div style="flex:1;background:#1a1f2a;border-radius:14px;padding:26px 30px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><div style="color:#98a2b5">${p.done ? 'Anda pindahkan' : 'Amaun pindahan'}</div><div style="font-size:34px;font-weight:700">${p.amount}</div></div><span style="background:${signColour(p)};color:#fff;padding:5px 16px;border-radius:14px;font-weight:600">${p.status}</span></div><div style="margin-top:16px">${rowsOf(
        [
          ['Dipindahkan kepada', `<b>${p.recipient}</b><br>${p.bank} ${p.account}`],
          ['Daripada akaun', p.ownAccount],
          ['Kaedah', 'KilatNow – Pindahan Segera'],
          ['Tarikh dan masa', `${p.date} &nbsp;${p.time}`],
          ['ID transaksi', p.reference],
          ['Rujukan penerima', p.memo],
          ['Caj', 'Tiada'],
          ...p.decoy,
        ],
      )}</div></div><div style="width:230px"><div style="background:linear-gradient(160deg,#2f6f66,#223a6b);border-radius:14px;padding:20px;font-weight:600">Simpan dan menang!<p style="font-weight:400;font-size:12px;margin-top:8px">Setiap ${p.money(10_000)} simpanan memberi satu peluang memenangi motosikal elektrik.</p></div><div style="margin-top:18px;text-align:center;border:1px solid #6fd3c0;border-radius:22px;padding:10px;color:#6fd3c0">Muat turun resit</div><div style="margin-top:12px;text-align:center;background:#6fd3c0;border-radius:22px;padding:10px;color:#12151c;font-weight:700">Selesai</div></div></div>`,
    ),
});

const sauh = look({
  name: 'sauh-bizlink',
  medium: 'portal',
  width: 1280,
  scale: 1,
  money: MONEY.trailing,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font:13px/1.45 ${FONTS.sans};background:#eef2f6;color:#1f2d3d}table{width:100%;border-collapse:collapse;background:#fff}th{background:#dfe7ef;text-align:left;padding:9px 12px;font-weight:700}td{padding:11px 12px;border-bottom:1px solid #e4eaf0;vertical-align:top}.c{background:#fff;padding:18px 22px;margin-bottom:16px;border:1px solid #d6dfe8}`,
      `<div style="background:#10365c;color:#fff;padding:13px 30px;font-size:16px"><b>SAUH</b> BizLink <span style="float:right;font-size:12px">${p.sender} · Maker &amp; Approver · Sign out</span></div><div style="padding:20px 30px"><h1 style="font-size:20px;font-weight:400;margin-bottom:14px">Payment details</h1><div class="c"><div style="display:flex;gap:60px"><div>Transaction ref.<br><b>${p.reference}</b></div><div>Product<br><b>Instant Credit Transfer</b></div><div>Value date<br><b>${p.date}</b></div><div>Debit account<br><b>${p.ownAccount}</b></div><div>Status<br><b style="color:${signColour(p)}">● ${p.status}</b></div></div></div><div class="c" style="padding:0"><table><tr><th>No.</th><th>Beneficiary</th><th>Account / Bank</th><th>Payment reference</th><th style="text-align:right">Amount</th></tr><tr><td>1</td><td>${p.recipient}</td><td>${p.account}<br>${p.bank}</td><td>${p.memo}</td><td style="text-align:right">${p.amount}</td></tr><tr><td colspan="4" style="text-align:right">Total (1 item)</td><td style="text-align:right"><b>${p.amount}</b></td></tr></table></div>${p.decoy.length ? `<div class="c">${p.decoy.map(([label, value]) => `${label}: ${value}`).join('')}</div>` : ''}<div class="c"><b>Audit trail</b><p style="margin-top:8px;line-height:1.9">${p.date} ${p.time} — Created by USER01<br>${p.date} ${p.time} — ${p.outcome === 'cancelled' ? 'Withdrawn' : p.outcome === 'pending' ? 'Sent for release' : 'Released'} by USER01</p></div><span style="background:#10365c;color:#fff;padding:9px 24px">Download advice</span> &nbsp; <span style="color:#10365c">Copy payment</span></div>`,
    ),
});

const LEADS: Record<string, string> = {
  success: 'Pemindahan wang anda telah berjaya. / Your fund transfer was successful.',
  failed: 'Pemindahan wang anda tidak berjaya. / Your fund transfer was unsuccessful.',
  pending: 'Pemindahan wang anda sedang diproses. / Your fund transfer is being processed.',
  cancelled: 'Pemindahan wang anda telah dibatalkan. / Your fund transfer was cancelled.',
  refunded: 'Wang telah dipulangkan. / The money has been returned.',
};

const tenggara = look({
  name: 'tenggara-cetak-skrin',
  medium: 'portal',
  language: 'mixed',
  width: 860,
  scale: 1.25,
  date: DATES.capitals,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['BERJAYA / SUCCESSFUL'],
    failed: ['TIDAK BERJAYA / UNSUCCESSFUL', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PROCESSING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font:14px/1.35 ${FONTS.serif};background:#fff;color:#000}table{width:100%;border-collapse:collapse;margin-top:12px}td{padding:5px 8px;vertical-align:top}.k{width:46%}.k::after{content:''}tr:nth-child(odd){background:#eef3ee}`,
      `<div style="display:flex;justify-content:space-between;font:10px ${FONTS.sans};padding:14px 26px"><span>${p.date}, ${p.clock}</span><span>Tenggara Dalam Talian - Resit</span><span></span></div><div style="padding:14px 60px"><div style="display:flex;align-items:center;gap:14px"><span style="width:46px;height:46px;background:#1d6b35;border-radius:8px 23px;display:inline-block"></span><div><b style="font-size:19px;color:#1d6b35">Bank Kerjasama Tenggara</b><br><i>Perbankan Internet</i></div></div><p style="margin:20px 0 4px;font-size:15px;font-weight:700">${LEADS[p.outcome]}</p>${tableOf(
        [
          ['Status Transaksi / Transaction Status', `<b>${p.status}</b>`],
          ['No. Rujukan / Reference No.', p.reference],
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['Jenis Transaksi / Transaction Type', 'Pindahan Antara Bank / Interbank Transfer'],
          ['Daripada Akaun / From Account', `${p.ownAccount}<br>${p.sender}`],
          ['Kepada Akaun / To Account', p.account],
          ['Nama Penerima / Recipient Name', p.recipient],
          ['Bank Penerima / Recipient Bank', p.bank],
          ['Amaun / Amount', p.amount],
          ['Caj Perkhidmatan / Service Fee', p.fee],
          ['Jumlah Didebit / Total Debited', p.withFee],
          ['Butiran / Description', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}<p style="margin:20px 0;font-size:12px">* Resit ini adalah cetakan komputer. / This is a computer generated receipt.</p></div><div style="display:flex;justify-content:space-between;font:10px ${FONTS.sans};padding:40px 26px 14px"><span>https://online.tenggara.example/pindahan/resit.do</span><span>1/1</span></div>`,
    ),
});

export const portals = [keruntum, bracken, cengkerang, sauh, tenggara];
