import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES_MS } from '#test/receipts/drawing/says.ts';

const steps = (names: string[]) =>
  `<div style="display:flex;gap:30px;font-size:13px;color:#8794a5;margin-bottom:20px">${names
    .map(
      (name, index) =>
        `<span${index === names.length - 1 ? ' style="color:#0b6fa4;font-weight:700"' : ''}>${index + 1}. ${name}</span>`,
    )
    .join('')}</div>`;

const bayu = look({
  name: 'bayu-net',
  medium: 'portal',
  width: 1120,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: ['Your transfer was successful.', 'Transfer completed successfully.'],
    failed: ['Your transfer was not successful.', 'Transfer failed. Your account has not been debited.'],
    pending: ['Your transfer is being processed.', 'Your transfer is pending approval.'],
    cancelled: ['Your transfer has been cancelled.'],
    refunded: ['Your transfer has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef3f7;color:#25313d}table{width:100%;border-collapse:collapse;background:#fff}td{padding:12px 18px;border-bottom:1px solid #e3eaf0}.k{width:34%;color:#62717f}.v{font-weight:700}.menu div{padding:11px 20px;border-bottom:1px solid #0a5b88;font-size:13px}`,
      `<div style="background:#fff;padding:16px 30px;display:flex;justify-content:space-between;border-bottom:3px solid #0b6fa4"><b style="font-size:22px;color:#0b6fa4">bayu<span style="font-weight:400">net</span></b><span style="font-size:12px;padding-top:8px">Welcome, ${p.sender} &nbsp;|&nbsp; Profile &nbsp;|&nbsp; Log out</span></div><div style="display:flex"><div class="menu" style="width:200px;background:#0b6fa4;color:#fff">${['Accounts', '<b>Pay &amp; Transfer</b>', 'Bills &amp; Reload', 'Cards', 'Loans', 'Services', 'Mailbox (2)'].map((each) => `<div>${each}</div>`).join('')}</div><div style="flex:1;padding:24px 34px 40px"><div style="font-size:20px;margin-bottom:14px">Transfer to other bank (KilatNow)</div>${steps(['Fill in details', 'Confirm', 'Acknowledgement'])}<div style="background:${signColour(p)};color:#fff;padding:12px 18px;font-weight:700;border-radius:4px 4px 0 0">${p.status}</div>${tableOf(
        [
          ['Reference number', p.reference],
          ['Transaction date and time', `${p.date} ${p.time}`],
          ['Amount', p.amount],
          ['From', `Bayu Basic Savings ${p.ownAccount}`],
          ['To', `${p.recipient}<div style="font-weight:400">${p.bank} | ${p.account}</div>`],
          ['Recipient reference', p.memo],
          ['Service fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="margin-top:20px;text-align:right">${['Print receipt', 'Save as favourite', 'Make another transfer'].map((each) => `<span style="border:1px solid #0b6fa4;color:#0b6fa4;border-radius:4px;padding:9px 16px;margin-left:10px;font-size:13px;background:#fff">${each}</span>`).join('')}</div></div></div>`,
    ),
});

const pinang = look({
  name: 'pinang-corporate',
  medium: 'portal',
  width: 1200,
  scale: 1,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: REFERENCES.dated,
  says: {
    success: ['Successful', 'Processed Successfully', 'Completed'],
    failed: ['Rejected by Bank', 'Failed'],
    pending: ['Pending Approval', 'Awaiting Verification'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned', 'Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#222;font-size:13px}th{background:#3e3a52;color:#fff;text-align:left;padding:9px 10px;font-size:12px;font-weight:400}td{padding:11px 10px;border-bottom:1px solid #d9d7e2;vertical-align:top}table{width:100%;border-collapse:collapse}.row{display:flex;width:50%;padding:6px 0}.k{width:190px;color:#6b6780}`,
      `<div style="background:#3e3a52;color:#fff;padding:12px 26px;font-size:17px">Pinang <b>Corporate Access</b><span style="float:right;font-size:12px;padding-top:4px">Last login ${p.daysBefore(1)}</span></div><div style="padding:10px 26px;background:#f0eff5;font-size:12px;color:#6b6780">Home &gt; Payments &gt; Transaction enquiry &gt; Transaction details</div><div style="padding:20px 26px"><div style="font-size:18px;margin-bottom:12px">Transaction Details</div><div style="display:flex;flex-wrap:wrap;border:1px solid #d9d7e2;padding:10px 16px;margin-bottom:22px">${rowsOf(
        [
          ['Transaction ID', p.reference],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Debit Account', p.ownAccount],
          ['Debit Account Name', p.sender],
          ['Value Date', p.date],
          ['Created', `${p.date} ${p.time}`],
          ['Product', 'KilatNow / Instant Transfer'],
          ['Charge Borne By', 'Applicant'],
          ...p.decoy,
        ],
      )}</div><table><tr>${['No.', 'Beneficiary Name', 'Bank / Account No.', 'Payment Details', 'Amount'].map((head) => `<th>${head}</th>`).join('')}</tr><tr><td>1</td><td>${p.recipient}</td><td>${p.bank}<br>${p.account}</td><td>${p.memo}</td><td style="text-align:right;white-space:nowrap">${p.amount}</td></tr><tr><td colspan="4" style="text-align:right">Total (1 transaction)</td><td style="text-align:right;white-space:nowrap"><b>${p.amount}</b></td></tr></table><p style="font-size:11px;color:#6b6780;margin-top:24px">Pinang Bank Berhad. Member of the deposit insurance scheme. Best viewed at 1280 x 1024.</p></div>`,
    ),
});

// A bank with its seat abroad: long sentences, 'payee', the currency's code behind the figure.
const lomond = look({
  name: 'lomond-online',
  medium: 'portal',
  width: 1040,
  scale: 1.5,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.long,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Your payment has been made', 'Thank you. Your payment has been sent'],
    failed: ['Sorry, your payment could not be made', 'Your payment has been declined'],
    pending: ['Your payment is awaiting authorisation', 'Your payment is being processed'],
    cancelled: ['Your payment has been cancelled'],
    refunded: ['Your payment has been returned to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333;font-size:16px}.row{padding:14px 0;border-bottom:1px solid #d7d8d6;display:flex}.k{width:300px;font-weight:700}.v{flex:1}`,
      `<div style="border-bottom:1px solid #d7d8d6;padding:18px 60px;display:flex;gap:40px;align-items:center"><span style="width:30px;height:30px;background:#7a0019;clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%)"></span><span style="font:400 22px ${FONTS.serif}">Lomond &amp; Orient</span><span style="font-size:14px">Banking</span><span style="font-size:14px">Borrowing</span><span style="font-size:14px">Investing</span></div><div style="padding:36px 60px 50px"><div style="font-size:13px;color:#767676">Move money</div><h1 style="font-size:32px;font-weight:300;margin:4px 0 22px">Confirmation</h1><div style="border:1px solid #d7d8d6;border-left:6px solid ${signColour(p)};padding:16px 20px;display:flex;gap:16px;align-items:center;margin-bottom:26px">${badge(p, 34)}<div><b>${p.status}</b><div style="font-size:14px">Reference number: ${p.reference}</div></div></div>${rowsOf(
        [
          [
            'Payee',
            `${p.recipient}<br><span style="font-size:14px;color:#767676">${p.bank}, ${p.account}</span>`,
          ],
          ['Amount', p.amount],
          ['Payment date', `${p.date}, ${p.time} MYT`],
          ['From', `Everyday Account ${p.ownAccount}`],
          ['Message to payee', p.memo],
          ['Fees', 'None'],
          ...p.decoy,
        ],
      )}<div style="margin-top:30px;font-size:15px"><span style="background:#7a0019;color:#fff;padding:12px 30px">Make another payment</span><span style="border:1px solid #333;padding:11px 30px;margin-left:14px">Print</span></div></div><div style="background:#f3f3f3;padding:20px 60px;font-size:12px;color:#767676">© Lomond &amp; Orient Bank Malaysia Berhad. All rights reserved.</div>`,
    ),
});

const selasih = look({
  name: 'selasih-perbankan',
  medium: 'portal',
  language: 'ms',
  width: 980,
  scale: 1.25,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#e9efe2;color:#27331c;font-size:14px}.grid{display:grid;grid-template-columns:1fr 1fr;background:#fff;border:1px solid #b9c9a3}.row{padding:12px 18px;border-bottom:1px solid #e2ead8}.k{font-size:12px;color:#6f8355}.v{font-size:16px;font-weight:700}`,
      `<div style="background:linear-gradient(90deg,#55752c,#8fb04f);color:#fff;padding:18px 40px;font-size:22px;font-weight:700">Selasih <span style="font-weight:400">Perbankan Internet</span></div><div style="padding:26px 40px 40px"><div style="font-size:20px;font-weight:700;margin-bottom:4px">Pindahan Wang Antara Bank</div><p style="margin-bottom:16px;color:#6f8355">Slip transaksi. Sila cetak atau simpan untuk rujukan anda.</p><div class="grid">${rowsOf(
        [
          ['Status transaksi', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Nombor rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nama pemilik akaun penerima', p.recipient],
          ['Amaun pindahan', p.amount],
          ['Bank penerima', p.bank],
          ['Nombor akaun penerima', p.account],
          ['Dari akaun', `${p.ownAccount}`],
          ['Keterangan', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:20px">${['Cetak', 'Pindahan lain', 'Menu utama'].map((each) => `<span style="background:#55752c;color:#fff;padding:10px 24px;border-radius:20px;margin-right:10px">${each}</span>`).join('')}</div></div>`,
    ),
});

// Interbank GIRO on a portal of the years before: frames, small letters, blue lines.
const helang = look({
  name: 'helang-giro',
  medium: 'portal',
  width: 800,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Accepted', 'Successful'],
    failed: ['Rejected', 'Unsuccessful'],
    pending: ['Pending', 'Pending Verification'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#000;font-size:15px}table{width:100%;border-collapse:collapse}td{border:1px solid #7f9db9;padding:6px 10px}.k{background:#dfe9f5;width:38%}`,
      `<div style="padding:18px 24px"><div style="border-bottom:2px solid #003a78;padding-bottom:6px;display:flex;justify-content:space-between"><b style="font-size:22px;color:#003a78">HELANG BANK</b><i style="padding-top:8px">helang2u.example</i></div><h1 style="font-size:18px;margin:14px 0 8px;color:#003a78">Interbank GIRO (IBG) – Transaction Receipt</h1>${tableOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['Reference Number', p.reference],
          ['Transaction Date', p.date],
          ['Transaction Time', p.time],
          ['Transferred From', p.ownAccount],
          ['Transferred To (Account Number)', p.account],
          ['Account Holder', p.recipient],
          ['Receiving Bank', p.bank],
          ['Amount Transferred', p.amount],
          ['Charges', p.fee],
          ['Description', p.memo],
          ...p.decoy,
        ],
      )}<p style="font-size:12px;margin-top:10px">Note: Transfers made before 5.00 p.m. on a business day are credited on the same day. You may contact us at 03-5555 0100.</p><div style="text-align:center;margin-top:12px;font:13px ${FONTS.sans}"><span style="border:1px outset #888;background:#ddd;padding:3px 14px">Print</span> &nbsp; <span style="border:1px outset #888;background:#ddd;padding:3px 14px">Close Window</span></div></div>`,
    ),
});

export const portals = [bayu, pinang, lomond, selasih, helang];
