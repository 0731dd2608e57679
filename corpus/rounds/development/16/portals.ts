import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  rowsOf,
  signColour,
  speckle,
  tableOf,
} from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const buttons = (names: string[], style: string) =>
  names.map((name) => `<span style="display:inline-block;${style}">${name}</span>`).join(' &nbsp;');
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0] ?? '')
    .join('');
const digitsOf = (below: Printed['below'], count: number, what: string) =>
  String(below(10 ** count, what)).padStart(count, '0');

const tasik = look({
  name: 'tasik-netbank-slip',
  medium: 'portal',
  width: 1120,
  scale: 1,
  names: 'upper',
  reference: (below) => `TSK${digitsOf(below, 9, 'tsk')}`,
  date: DATES.short,
  time: TIMES.seconds,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef3f7;color:#1f2d3a;font-size:14px}td{padding:7px 10px;vertical-align:top}.k{width:250px;color:#1f2d3a}.v{font-weight:700}`,
      `<div style="background:#06406f;color:#fff;padding:14px 60px"><b style="font-size:22px">tasik</b><span style="font-size:22px;font-weight:300">netbank</span><span style="float:right;font-size:12px;padding-top:8px">Last login: ${p.daysBefore(2)} &nbsp;|&nbsp; Inbox (3) &nbsp;|&nbsp; Logout</span></div>
<div style="background:#fff;border-bottom:1px solid #cfd9e2;padding:10px 60px;font-size:13px;color:#38617f">Accounts &nbsp;&nbsp;&nbsp; <b style="color:#06406f">Pay &amp; Transfer</b> &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; Loans &nbsp;&nbsp;&nbsp; Investments &nbsp;&nbsp;&nbsp; Settings</div>
<div style="margin:24px 60px;background:#fff;border:1px solid #cfd9e2;padding:22px 30px"><div style="font-size:20px;color:#06406f;border-bottom:2px solid #06406f;padding-bottom:8px">Transfer to Other Bank Account &ndash; Step 3 of 3</div><div style="margin:16px 0 8px">${tableOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Reference number', p.reference],
          ['Transaction date', p.date],
          ['Transaction time', p.time],
          ['Transfer mode', 'Instant Transfer'],
          ['From account', p.ownAccount],
          ["Recipient's account number", p.account],
          ["Recipient's name", p.recipient],
          ["Recipient's bank", p.bank],
          ['Transfer amount', p.amount],
          ['Service charge', p.nothing],
          ['Recipient reference', p.memo],
          ['Other payment details', '-'],
          ...p.decoy,
        ],
        ': &nbsp;',
      )}</div><div style="background:#f4f7fa;padding:10px;font-size:11px;color:#5b6b78"><b>Note:</b> This is a computer generated slip, no signature is required. Crediting of funds is subject to acceptance by the receiving bank.</div><div style="margin-top:18px;text-align:right">${buttons(['Print', 'Add as favourite', 'Make another transfer'], 'background:#06406f;color:#fff;padding:8px 18px;font-size:13px')}</div></div>`,
    ),
});

const CORPORATE: Record<Outcome, string[]> = {
  success: ['Completed', 'Processed Successfully', 'Successful'],
  failed: ['Rejected by Bank', 'Failed', 'Unsuccessful'],
  pending: ['Pending Authorisation', 'Pending Second Approver', 'Processing'],
  cancelled: ['Cancelled by Maker', 'Cancelled'],
  refunded: ['Returned', 'Reversed'],
};

const pair = ([a, b]: [string, string], [c, d]: [string, string]) =>
  `<tr><td class="k">${a}</td><td class="v">${b}</td><td class="k">${c}</td><td class="v">${d}</td></tr>`;

const kijang = look({
  name: 'kijang-sme-online',
  medium: 'portal',
  width: 1280,
  scale: 1,
  names: 'upper',
  money: MONEY.code,
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  time: ({ hour, minute, second }) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  reference: REFERENCES.dated,
  says: CORPORATE,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#2c2c2c;font-size:13px}table{width:100%;border-collapse:collapse}td,th{border:1px solid #ddd;padding:9px 10px;vertical-align:top;text-align:left}.k{background:#faf3ec;color:#6b4a2b;width:18%}.v{width:32%}h3{font-size:14px;background:#7a3d10;color:#fff;padding:7px 12px;margin-top:18px}`,
      `<div style="display:flex"><div style="width:190px;background:#3a2412;color:#e7d3bf;padding:20px 16px;line-height:2.4"><div style="font-size:18px;font-weight:700;color:#fff;line-height:1.3;margin-bottom:14px">KIJANG<br>SME Online</div>Dashboard<br>Account Summary<br><b style="color:#fff">Payments</b><br>Payroll<br>Bulk Upload<br>Trade<br>Reports<br>Administration</div>
<div style="flex:1;padding:20px 28px 30px"><div style="font-size:11px;color:#888">Payments &rsaquo; Transaction Enquiry &rsaquo; View</div><div style="font-size:21px;margin:4px 0 10px">Payment Details</div>
<table><tr>${['Transaction Status', 'Bank Reference', 'Value Date', 'Amount'].map((head) => `<th style="font-weight:400;color:#888;font-size:11px;border-bottom:0">${head}</th>`).join('')}</tr><tr>${[`<b style="color:${signColour(p)}">${p.status}</b>`, p.reference, p.date, `<b>${p.amount}</b>`].map((cell) => `<td style="border-top:0;font-size:15px">${cell}</td>`).join('')}</tr></table>
<h3>Debit Information</h3><table>${pair(['Debit Account', p.ownAccount], ['Account Holder', p.sender])}${pair(['Debit Amount', p.amount], ['Charges Borne By', 'Applicant'])}</table>
<h3>Beneficiary Information</h3><table>${pair(['Beneficiary Name', p.recipient], ['Beneficiary Bank', p.bank])}${pair(['Beneficiary Account', p.account], ['Payment Type', 'Interbank Instant Credit'])}${pair(['Recipient Reference', p.memo], ['Customer Reference', p.otherReference])}${p.decoy.map((each) => pair(each, ['', ''])).join('')}</table>
<h3>Audit Trail</h3><table><tr><td class="k">Initiated</td><td>MAKER01</td><td>${p.date} ${p.time}</td></tr><tr><td class="k">Last action</td><td>SYSTEM</td><td>${p.date} ${p.time}</td></tr></table><p style="margin-top:16px;text-align:right">${buttons(['Back', 'Print Advice'], 'border:1px solid #7a3d10;color:#7a3d10;padding:6px 22px')}</p></div></div>`,
    ),
});

const SENTENCES: Record<Outcome, string[]> = {
  success: ["We've sent your payment", 'Your payment has been made', 'Payment sent'],
  failed: ["We couldn't make your payment", 'Your payment was declined'],
  pending: ["We're processing your payment", 'Your payment is waiting to be sent'],
  cancelled: ['You cancelled this payment'],
  refunded: ['This payment was returned to you'],
};

const radnor = look({
  name: 'radnor-personal-banking',
  medium: 'portal',
  width: 1024,
  scale: 1.25,
  names: 'title',
  money: MONEY.trailing,
  date: ({ day, month, year, weekday }) =>
    `${WEEKDAYS[weekday] ?? ''} ${DATES.long({ day, month, year, weekday, hour: 0, minute: 0, second: 0 })}`,
  time: TIMES.lower,
  reference: (below) => `RN-${digitsOf(below, 4, 'a')}-${digitsOf(below, 5, 'b')}`,
  says: SENTENCES,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c1c1c;font-size:15px}.row{display:grid;grid-template-columns:230px 1fr;padding:13px 0;border-bottom:1px solid #e6e6e6}.k{color:#5f5f5f}`,
      `<div style="border-top:6px solid #8f1537;padding:18px 80px;display:flex;justify-content:space-between;border-bottom:1px solid #e6e6e6"><span style="font:700 22px ${FONTS.book};color:#8f1537">Radnor</span><span style="font-size:13px;color:#5f5f5f">Malaysia &nbsp; | &nbsp; English ▾ &nbsp; | &nbsp; Log off</span></div>
<div style="padding:34px 80px 20px;max-width:860px"><div style="font-size:13px;color:#5f5f5f">Move money &nbsp;›&nbsp; Confirmation</div><h1 style="font-size:31px;font-weight:300;margin:10px 0 6px">${p.status}</h1><p style="color:#5f5f5f">${p.date} at ${p.time} (Malaysia time)</p>
<div style="display:flex;justify-content:space-between;background:#f6f3ef;padding:20px 24px;margin:22px 0 8px"><div><div style="font-size:13px;color:#5f5f5f">Paying</div><div style="font-size:19px;font-weight:600">${p.recipient}</div><div style="font-size:13px">${p.bank}, ${p.account}</div></div><div style="text-align:right"><div style="font-size:13px;color:#5f5f5f">Amount</div><div style="font-size:25px;font-weight:600">${p.amount}</div></div></div>${rowsOf(
        [
          ['Paid from', `${p.sender} (${p.ownAccount})`],
          ['Reference for payee', p.memo],
          ['Our reference', p.reference],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="margin-top:26px">${buttons(['Make another payment'], 'background:#8f1537;color:#fff;padding:12px 24px')} ${buttons(['Save as PDF', 'Go to my accounts'], 'border-bottom:1px solid #1c1c1c;margin-left:18px')}</div></div><div style="background:#333;color:#bbb;font-size:11px;padding:16px 80px;margin-top:24px">Radnor Banking Group (Malaysia) Berhad. Member of the deposit protection scheme. Privacy · Security · Accessibility</div>`,
    ),
});

const AYAT: Record<Outcome, string[]> = {
  success: [
    'Transaksi anda telah berjaya.',
    'Pindahan wang anda berjaya dilakukan.',
    'Transaksi anda telah berjaya diproses.',
  ],
  failed: ['Transaksi anda tidak berjaya.', 'Pindahan wang anda gagal.'],
  pending: ['Transaksi anda sedang diproses.', 'Transaksi anda menunggu kelulusan.'],
  cancelled: ['Transaksi anda telah dibatalkan.'],
  refunded: ['Wang telah dipulangkan ke akaun anda.'],
};

const lenggong = look({
  name: 'lenggong-perbankan-internet',
  medium: 'portal',
  language: 'ms',
  width: 980,
  scale: 1.25,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.lettersFirst,
  says: AYAT,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#f7f7f2;color:#223;font-size:12px}table{width:100%;border-collapse:collapse}td{padding:10px 14px}tr:nth-child(odd){background:#edf3e6}.k{width:38%;color:#45543a}`,
      `<div style="background:linear-gradient(90deg,#2f6b1f,#9cc24b);color:#fff;padding:18px 30px;font-size:18px;font-weight:700">Bank Lenggong <span style="font-weight:400;font-size:12px">Perbankan Internet Peribadi</span></div>
<div style="background:#fff;padding:8px 30px;color:#2f6b1f;border-bottom:1px solid #d8e2cc">Laman Utama › Pindahan › KilatNow ke Akaun › Penerimaan</div>
<div style="margin:18px 30px;background:#fff;border:1px solid #d8e2cc"><div style="border-left:6px solid ${signColour(p)};padding:14px 18px;font-size:14px;font-weight:700;color:${signColour(p)}">${p.status}</div>${tableOf(
        [
          ['Nombor Rujukan Transaksi', p.reference],
          ['Tarikh / Masa', `${p.date} &nbsp;${p.time}`],
          ['Dari Akaun', `${p.ownAccount} - Akaun Simpanan-i`],
          ['Jenis Pindahan', 'KilatNow'],
          ['Nama Pemegang Akaun', p.recipient],
          ['Bank Benefisiari', p.bank],
          ['No. Akaun Benefisiari', p.account],
          ['Jumlah Pindahan', `<b>${p.amount}</b>`],
          ['Caj', p.nothing],
          ['Butiran Pembayaran', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="padding:0 30px 26px">${buttons(['CETAK', 'SIMPAN PDF', 'PINDAHAN LAIN'], 'background:#2f6b1f;color:#fff;padding:9px 20px;border-radius:3px')}<p style="margin-top:16px;color:#7b8471;font-size:10px">Sila simpan nombor rujukan untuk semakan. Jangan dedahkan kata laluan anda kepada sesiapa.</p></div>`,
    ),
});

const HEADS: Record<Outcome, string[]> = {
  success: ['Transfer complete', 'Transferred!', 'Money sent'],
  failed: ['Transfer failed', 'Transfer unsuccessful'],
  pending: ['Transfer in progress', 'Transfer pending'],
  cancelled: ['Transfer cancelled'],
  refunded: ['Transfer reversed'],
};

const puyu = look({
  name: 'puyu-web-modal-night',
  medium: 'portal',
  dark: true,
  width: 1180,
  scale: 1,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.american,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: HEADS,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0c1118;color:#e6edf3;font-size:14px;min-height:760px}.row{width:50%;padding:10px 0}.k{font-size:12px;color:#8b98a8}.v{font-size:15px;padding-right:14px}`,
      `<div style="position:absolute;inset:0;padding:24px 36px;color:#303a46"><b style="font-size:20px">puyu</b><div style="display:flex;gap:20px;margin-top:26px"><div style="flex:1;height:140px;background:#121922;border-radius:12px;padding:18px">Everyday account</div><div style="flex:1;height:140px;background:#121922;border-radius:12px;padding:18px">Goals</div></div><div style="height:440px;background:#121922;border-radius:12px;margin-top:20px;padding:18px">Recent activity</div></div>
<div style="position:relative;width:620px;margin:56px auto;background:#1a2330;border-radius:18px;box-shadow:0 20px 60px #000;padding:28px 34px"><div style="display:flex;align-items:center;gap:16px">${badge(p, 44)}<div style="flex:1"><div style="font-size:20px;font-weight:700">${p.status}</div><div style="color:#8b98a8;font-size:13px">${p.date} · ${p.time}</div></div><span style="color:#8b98a8;font-size:22px">✕</span></div><div style="margin:22px 0 12px;padding:18px 0;border-top:1px solid #2d3948;border-bottom:1px solid #2d3948"><span style="font-size:36px;font-weight:700;color:#7ee0c3">${p.amount}</span><div style="color:#8b98a8;margin-top:2px">to <span style="color:#e6edf3;font-weight:600">${p.recipient}</span></div></div><div style="display:flex;flex-wrap:wrap">${rowsOf(
        [
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Sent from', p.ownAccount],
          ['Sender', p.sender],
          ['Reference', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;margin-top:16px">${['Download receipt', 'Close'].map((name, place) => `<span style="flex:1;text-align:center;padding:12px;border-radius:10px;font-weight:600;${place ? 'border:1px solid #3b4a5c' : 'background:#7ee0c3;color:#0c1118'}">${name}</span>`).join('')}</div></div>`,
    ),
});

const ringgitLabel = (label: string, p: Printed) =>
  /[A-Z$]/.test(p.amount.replace(/<[^>]*>/g, '')) ? label : `${label} (RM)`;

const dedap = look({
  name: 'dedap-ebank-lama',
  medium: 'portal',
  language: 'mixed',
  width: 800,
  scale: 1.25,
  names: 'upper',
  money: {},
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: (below) => digitsOf(below, 8, 'ref'),
  says: {
    success: ['SUCCESSFUL / BERJAYA', 'Successful / Berjaya'],
    failed: ['UNSUCCESSFUL / TIDAK BERJAYA', 'Failed / Gagal'],
    pending: ['PENDING / DALAM PROSES', 'Processing / Sedang Diproses'],
    cancelled: ['CANCELLED / DIBATALKAN'],
    refunded: ['REVERSED / DIPULANGKAN'],
  },
  formats: ['png', 'gif', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#000;font-size:11px}table{width:100%;border-collapse:separate;border-spacing:2px;background:#c9d4ea}td{background:#f2f5fb;padding:6px 8px}.k{background:#dfe6f4;font-weight:700;width:46%}`,
      `<div style="background:#27408b;color:#ffd54a;padding:10px 16px;font:700 20px ${FONTS.serif}">Dedap e-Bank<span style="float:right;font:11px ${FONTS.wide};color:#fff;padding-top:8px">Welcome, ${p.sender}</span></div><div style="background:#ffd54a;padding:4px 16px">Home | Enquiry | <b>Fund Transfer</b> | Bill Payment | Cheque Services | Sign Out</div>
<div style="padding:16px"><p style="font-size:14px;font-weight:700;color:#27408b;margin-bottom:10px">Third Party Transfer - Acknowledgement / Akuan Terima</p>${tableOf(
        [
          ['Date / Tarikh', p.date],
          ['Time / Masa', p.time],
          ['Reference No. / No. Rujukan', p.reference],
          ['From Account / Dari Akaun', p.ownAccount],
          ['To Account / Ke Akaun', p.account],
          ["Beneficiary's Name / Nama Penerima", p.recipient],
          ["Beneficiary's Bank / Bank Penerima", p.bank],
          [ringgitLabel('Amount / Amaun', p), p.amount],
          [ringgitLabel('Service Fee / Caj Perkhidmatan', p), p.nothing],
          ['Payment Details / Butir Bayaran', p.memo],
          ['Transaction Status / Status Transaksi', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}<p style="text-align:center;margin:14px 0">${buttons(['Print / Cetak', 'OK'], 'border:2px outset #aab;background:#e3e3e3;padding:3px 18px')}</p><p style="font-size:9px;color:#555">Best viewed at 1024 x 768. Copyright Dedap Bank Berhad. All rights reserved.</p></div>`,
    ),
});

const STEPS = ['Details', 'Review', 'Approve', 'Result'];
const pelandok = look({
  name: 'pelandok-tablet-bank',
  medium: 'portal',
  width: 768,
  scale: 2,
  names: 'upper',
  money: MONEY.tightCode,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Transaction Approved & Completed', 'Funds transferred successfully', 'Success'],
    failed: ['Transaction Declined', 'Funds not transferred', 'Failed'],
    pending: ['Transaction awaiting processing', 'Funds transfer scheduled'],
    cancelled: ['Transaction cancelled'],
    refunded: ['Transaction reversed'],
  },
  formats: ['jpg', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#fdf6f0;color:#32241b;font-size:15px}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px dotted #cdb6a4}.k{color:#8a7261}.v{text-align:right;max-width:62%;font-weight:600}`,
      `<div style="padding:18px 34px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px;color:#d6541a">pelandok<span style="color:#32241b">.</span></b><span style="font-size:13px;color:#8a7261">☰ Menu</span></div><div style="display:flex;padding:0 34px 20px;gap:8px;font-size:12px">${STEPS.map((step, place) => `<span style="flex:1;border-top:4px solid #d6541a;padding-top:6px;${place === 3 ? 'font-weight:700' : 'color:#8a7261'}">${place + 1} ${step}</span>`).join('')}</div>
<div style="margin:0 34px;background:#fff;border-radius:14px;padding:26px"><div style="display:flex;gap:14px;align-items:center"><span style="width:54px;height:54px;border-radius:50%;background:#f6d9c6;display:flex;align-items:center;justify-content:center;font-weight:700;color:#d6541a">${initials(p.recipient)}</span><span style="flex:1"><b>${p.recipient}</b><br><span style="font-size:13px;color:#8a7261">${p.bank} &nbsp; ${p.account}</span></span><span style="font-size:24px;font-weight:700">${p.amount}</span></div><div style="margin:20px 0 6px;background:${signColour(p)}1c;color:${signColour(p)};border-radius:8px;padding:11px 16px;font-weight:700">${p.status}</div>${rowsOf(
        [
          ['Effective date', p.date],
          ['Timestamp', p.time],
          ['Sequence no.', p.reference],
          ['Debiting', `${p.sender}<br>${p.ownAccount}`],
          ['Purpose', p.memo],
          ['Channel', 'Web'],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 34px 26px;background:#32241b;color:#f6d9c6;border-radius:14px;padding:16px 22px;display:flex;justify-content:space-between;align-items:center"><span>Fixed deposit promo: 3.65% p.a. for 6 months, from ${p.money(500_000)}</span>${speckle(p.below, 9, 46, '#f6d9c6')}</div>`,
    ),
});

export const portals = [tasik, kijang, radnor, lenggong, puyu, dedap, pelandok];
