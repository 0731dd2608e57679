// Results and details in banks' own portals: four for businesses, one for anybody.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
import type { Printed } from '#test/receipts/drawing/receipt.ts';

type Below = Printed['below'];

const two = (number: number) => String(number).padStart(2, '0');
const shortDay = ({ year, month, day }: Clock) => `${String(year).slice(2)}${two(month)}${two(day)}`;
const figures = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');

/** Whoever entered it and, where it came so far, whoever approved it. */
const approvals = (p: Printed): [user: string, did: string][] => [
  ['MAKER01', 'Created'],
  ...(p.outcome === 'pending' || p.outcome === 'cancelled'
    ? []
    : [['APPROVER1', 'Approved'] satisfies [string, string]]),
];

// A blue business portal: one payment under Transaction Inquiry, in panels with a grey head.
const cerlang = look({
  name: 'cerlang-biz-transaction-details',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `CB${shortDay(clock)}${figures(below, 8, 'number')}`,
  says: {
    success: ['Successful', 'Completed', 'Processed Successfully'],
    failed: ['Rejected by Bank', 'Unsuccessful'],
    pending: ['Pending Authorization', 'Processing by Bank'],
    cancelled: ['Cancelled'],
    refunded: ['Returned by Beneficiary Bank'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const panel = (head: string, rows: Row[]) =>
      `<section><h2>${head}</h2><div class="g">${rowsOf(rows)}</div></section>`;
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#f3f5f8;color:#24303c}section{background:#fff;border:1px solid #d4dbe3;margin-top:14px}h2{background:#e5ebf2;font-size:13px;padding:8px 16px;color:#005a9c}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 30px;padding:8px 16px 12px}.row{display:flex;padding:6px 0}.k{width:190px;flex:none;color:#5c6a78}.v{font-weight:600}th,td{text-align:left;padding:7px 16px;border-bottom:1px solid #e3e8ee;font-weight:400}th{color:#5c6a78}`,
      `<div style="background:#fff;padding:14px 32px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:21px;color:#005a9c"><b>CERLANG</b> Biz Online</span><span style="color:#5c6a78">Welcome, MAKER01 &nbsp;|&nbsp; ${p.sender} TRADING &nbsp;|&nbsp; Help &nbsp;|&nbsp; <b style="color:#005a9c">Log Out</b></span></div><div style="background:#005a9c;color:#fff;padding:11px 32px;word-spacing:1px">Home &nbsp;&nbsp;&nbsp;&nbsp; Account Services &nbsp;&nbsp;&nbsp;&nbsp; <b>Payments</b> &nbsp;&nbsp;&nbsp;&nbsp; Collections &nbsp;&nbsp;&nbsp;&nbsp; Trade Services &nbsp;&nbsp;&nbsp;&nbsp; Reports &nbsp;&nbsp;&nbsp;&nbsp; Administration</div><div style="padding:16px 32px 28px"><div style="font-size:12px;color:#5c6a78">Payments &gt; Inquiry &gt; Transaction Inquiry &gt; Details</div><h1 style="font-size:20px;font-weight:400;margin-top:8px">Transaction Details</h1>${panel(
        'Transaction Information',
        [
          ['Transaction ID', p.reference],
          ['Transaction Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Payment Type', 'KilatNow / Instant Transfer'],
          ['Transaction Date', `${p.date} ${p.time}`],
          ['Debit Account', `${p.ownAccount} (MYR)`],
          ['Company Name', `${p.sender} TRADING`],
          ['Amount', `<span style="font-size:15px">${p.amount}</span>`],
          ['Charges', p.nothing],
          ...p.decoy,
        ],
      )}${panel('Beneficiary Information', [
        ['Beneficiary Name', p.recipient],
        ['Beneficiary Bank', p.bank],
        ['Beneficiary Account No.', p.account],
        ['Resident Status', 'Resident'],
        ['Recipient Reference', p.memo],
        ['Other Payment Details', '-'],
      ])}<section><h2>Transaction Activity</h2><table style="width:100%;border-collapse:collapse"><tr><th>User ID</th><th>Activity</th><th>Date</th><th>Remarks</th></tr>${approvals(
        p,
      )
        .map(([user, did]) => `<tr><td>${user}</td><td>${did}</td><td>${p.daysBefore(0)}</td><td>-</td></tr>`)
        .join(
          '',
        )}</table></section><div style="margin-top:18px"><span style="border:1px solid #005a9c;background:#fff;color:#005a9c;padding:8px 26px;margin-right:10px">Back</span><span style="background:#005a9c;color:#fff;padding:9px 26px;margin-right:10px">Print</span><span style="background:#005a9c;color:#fff;padding:9px 26px">Payment Advice</span></div></div><div style="padding:14px 32px;font-size:11px;color:#5c6a78;border-top:1px solid #d4dbe3">Cerlang Biz Online Customer Support 03-5550 2828 (Monday to Friday, 8.00am – 7.00pm, except public holidays). © Cerlang Bank Berhad. All rights reserved.</div>`,
    );
  },
});

// The older regional kind: small letters, a tree of menus at the left, a colon after every label.
const belida = look({
  name: 'belida-2biz-payment-inquiry',
  medium: 'portal',
  width: 1120,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below) => `2BMY${figures(below, 12, 'number')}`,
  says: {
    success: ['Payment Successful', 'Bank Processed - Successful', 'Successful'],
    failed: ['Bank Rejected', 'Payment Unsuccessful'],
    pending: ['Pending Authorization', 'Sent to Bank'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const menu = [
      'Payment',
      '&nbsp;&nbsp;› Create Payment',
      '&nbsp;&nbsp;› Upload File',
      '&nbsp;&nbsp;› Authorization List',
      '&nbsp;&nbsp;<b>› Payment Inquiry</b>',
      '&nbsp;&nbsp;› Beneficiary',
      'Payroll &amp; Statutory',
      'Collection',
      'Reports',
      'User Profile',
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#222}table{width:100%;border-collapse:collapse}td{padding:6px 8px;vertical-align:top;border-bottom:1px dotted #ccc}.k{width:230px;color:#444}h2{font-size:12px;background:#ffd21f;padding:6px 8px;margin-top:16px}`,
      `<div style="background:#ffc800;padding:14px 22px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">Belida2Biz</b><span style="font-size:11px">${p.sender} RESOURCES &nbsp;|&nbsp; Corporate ID: B2B${p.below(90_000, 'corporate') + 10_000} &nbsp;|&nbsp; <b>Logout</b></span></div><div style="background:#222;color:#fff;padding:7px 22px;font-size:11px">Home &nbsp; | &nbsp; Account Information &nbsp; | &nbsp; <span style="color:#ffc800">Cash Management</span> &nbsp; | &nbsp; Trade &nbsp; | &nbsp; Administration &nbsp; | &nbsp; Contact Us</div><div style="display:flex"><div style="width:210px;background:#f4f4f4;padding:14px 16px;line-height:2.2;flex:none;font-size:11px">${menu.join('<br>')}</div><div style="flex:1;padding:16px 24px 26px"><div style="font-size:11px;color:#555">Cash Management / Payment / Payment Inquiry</div><div style="font-size:16px;font-weight:700;margin-top:6px">Payment Inquiry - Payment Details</div><h2>Payment Information</h2>${tableOf(
        [
          ['Transaction Reference No.', p.reference],
          ['Product', 'Inter Bank Transfer - KilatNow'],
          ['Debiting Account', `${p.ownAccount} - ${p.sender} RESOURCES`],
          ['Payment Date', p.date],
          ['Payment Amount', `<b>${p.amount}</b>`],
          ['Customer Reference', p.memo],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Last Updated', `${p.date} ${p.time}`],
          ...p.decoy,
        ],
        ': ',
      )}<h2>Beneficiary Information</h2>${tableOf(
        [
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Bank', p.bank.toUpperCase()],
          ['Country', 'Malaysia'],
          ['Email Payment Advice', 'No'],
        ],
        ': ',
      )}<h2>Audit Trail</h2>${tableOf(
        approvals(p).map(([user, did]): Row => [`${did} by`, `${user} (${p.daysBefore(0)})`]),
        ': ',
      )}<div style="margin-top:18px;text-align:center"><span style="background:#ffc800;padding:7px 30px;font-weight:700;margin-right:8px">Back</span><span style="background:#ffc800;padding:7px 30px;font-weight:700;margin-right:8px">Print</span><span style="background:#ffc800;padding:7px 30px;font-weight:700">Save as PDF</span></div></div></div><div style="background:#eee;padding:10px 22px;font-size:10px;color:#444">Best viewed at 1280 x 1024 resolution. Client Service Hotline: 1-300-55-2020 (Mon – Fri, 8.00 a.m. to 6.00 p.m.). © Belida Bank Berhad</div>`,
    );
  },
});

const dayThenFigures = (below: Below, clock: Clock) => `${shortDay(clock)}CF${figures(below, 10, 'number')}`;

// A newer business portal: a tick, the sum from one account to another, the rest below.
const tautan = look({
  name: 'tautan-first-acknowledgement',
  medium: 'portal',
  width: 1000,
  scale: 1.3,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.short,
  time: TIMES.english,
  reference: dayThenFigures,
  says: {
    success: ['Transaction Successful', 'Transaction Completed', 'Your transaction is successful'],
    failed: ['Transaction Unsuccessful', 'Transaction Failed'],
    pending: ['Submitted for Approval', 'Transaction Processing'],
    cancelled: ['Transaction Cancelled'],
    refunded: ['Transaction Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const side = (head: string, name: string, below: string) =>
      `<div style="flex:1"><div style="font-size:12px;color:#6d7787">${head}</div><div style="font-weight:700;font-size:16px;margin:3px 0">${name}</div><div style="color:#48525f">${below}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f0f2f7;color:#1d2733;font-size:14px}.row{display:flex;padding:11px 0;border-bottom:1px solid #e7eaf0}.k{width:270px;color:#6d7787}.v{flex:1;font-weight:700}`,
      `<div style="background:#0b2d6b;color:#fff;padding:16px 34px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:20px">Tautan<span style="color:#7fb2ff">First</span></b><span style="font-size:13px">Dashboard &nbsp;&nbsp; Accounts &nbsp;&nbsp; <b>Transfer &amp; Pay</b> &nbsp;&nbsp; Payroll &nbsp;&nbsp; Trade &nbsp;&nbsp; Admin &nbsp;&nbsp; Log Out</span></div><div style="width:760px;margin:26px auto 0;background:#fff;border-radius:10px;padding:32px 44px 30px"><div style="text-align:center">${badge(p, 54)}<h1 style="font-size:23px;font-weight:700;margin-top:10px">${p.status}</h1><div style="color:#6d7787;margin-top:4px">Reference No. ${p.reference}</div><div style="font-size:34px;font-weight:700;margin:16px 0 20px;color:#0b2d6b">${p.amount}</div></div><div style="display:flex;gap:24px;align-items:center;background:#f5f7fb;border-radius:8px;padding:16px 22px;margin-bottom:14px">${side('From', `${p.sender} ENTERPRISE`, `Business Current Account<br>${p.ownAccount}`)}<span style="font-size:24px;color:#0b2d6b">→</span>${side('To', p.recipient, `${p.bank}<br>${p.account}`)}</div>${rowsOf(
        [
          ['Transfer Type', 'KilatNow – Account Number'],
          ['Transaction Date &amp; Time', `${p.date}, ${p.time}`],
          ['Recipient Reference', p.memo],
          ['Other Payment Details', '–'],
          ['Transaction Fee', p.nothing],
          ...p.decoy,
          ...approvals(p).map(([user, did]): Row => [`${did} By`, user]),
        ],
      )}<div style="display:flex;gap:12px;justify-content:center;margin-top:26px"><span style="border:1px solid #0b2d6b;color:#0b2d6b;border-radius:22px;padding:10px 30px;font-weight:700">Download Receipt</span><span style="background:#0b2d6b;color:#fff;border-radius:22px;padding:11px 30px;font-weight:700">Make Another Transfer</span></div></div><p style="text-align:center;font-size:12px;color:#6d7787;padding:20px 0 24px">Need help? Call our Business Contact Centre at 03-5550 8833, Monday – Friday 8.30am – 6.00pm<br>© Tautan Bank Berhad. All rights reserved.</p>`,
    );
  },
});

const acknowledged = (p: Printed) =>
  ({
    success: 'Your payment has been processed.',
    failed: 'Your payment could not be processed.',
    pending: 'Your payment has been submitted.',
    cancelled: 'Your payment instruction has been withdrawn.',
    refunded: 'Your payment has been returned by the beneficiary bank.',
  })[p.outcome];

// The details of one payment laid over the list of them, opened from a company's transaction status.
const arca = look({
  name: 'arca-maksima-view-transaction',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: { before: 'MYR ', commas: true },
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => figures(below, 14, 'number').replace(/^0/, '1'),
  says: {
    success: ['Success', 'Successful', 'Completed'],
    failed: ['Failed', 'Rejected'],
    pending: ['Pending Approval', 'In Progress'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#767c84;color:#2b2f36;font-size:14px;padding-bottom:40px}.row{display:flex;padding:8px 0}.k{width:220px;flex:none;color:#69707a}.v{flex:1}h2{font-size:14px;color:#0072ba;border-bottom:1px solid #d9dde2;padding:14px 0 6px;margin-bottom:4px}`,
      `<div style="background:#4b5560;color:#c9ced4;padding:15px 30px;display:flex;justify-content:space-between"><b style="font-size:19px">ARCA MAKSIMA</b><span>Payments ▾ &nbsp;&nbsp; Accounts ▾ &nbsp;&nbsp; Transaction Status &nbsp;&nbsp; ${p.sender}</span></div><div style="width:800px;margin:26px auto 0;background:#fff;border-radius:4px;box-shadow:0 6px 30px #0006"><div style="background:#0072ba;color:#fff;padding:14px 26px;border-radius:4px 4px 0 0;display:flex;justify-content:space-between"><b style="font-size:17px">View Transaction</b><span style="font-size:20px;line-height:1">×</span></div><div style="padding:16px 26px 24px"><div style="background:#f1f7fb;border-left:4px solid ${signColour(p)};padding:10px 14px"><b style="color:${signColour(p)}">${p.status}</b><br>${acknowledged(p)}</div><h2>Payment Details</h2>${rowsOf(
        [
          ['Transaction Reference No.', p.reference],
          ['Transaction Date/Time', `${p.date} ${p.time}`],
          ['Payment Mode', 'KilatNow'],
          ['Pay From', `${p.ownAccount}<br>${p.sender} SDN. BHD.`],
          ['Amount', `<b style="font-size:17px">${p.amount}</b>`],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<h2>Pay To</h2>${rowsOf([
        ['Name', `<b>${p.recipient}</b>`],
        ['Account No.', p.account],
        ['Bank', p.bank],
        ['Recipient Reference', p.memo],
        ['Payment Description', '-'],
      ])}<div style="border-top:1px solid #d9dde2;margin-top:14px;padding-top:18px;text-align:right"><span style="color:#0072ba;border:1px solid #0072ba;border-radius:3px;padding:8px 24px;margin-right:10px">Print</span><span style="color:#0072ba;border:1px solid #0072ba;border-radius:3px;padding:8px 24px;margin-right:10px">Duplicate</span><span style="background:#0072ba;color:#fff;border-radius:3px;padding:9px 24px">Close</span></div></div></div>`,
    ),
});

// Anybody's internet banking of a bank from the island: the outcome, the sum, two cards, few lines.
const overbrook = look({
  name: 'overbrook-personal-web',
  medium: 'portal',
  width: 1140,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `PIB${shortDay(clock)}${figures(below, 9, 'number')}`,
  says: {
    success: ['Transfer successful', 'Your transfer is successful', 'Transfer completed'],
    failed: ['Transfer unsuccessful', 'Your transfer was not successful'],
    pending: ['Transfer submitted', 'Your transfer is being processed'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned'],
  },
  formats: ['png', 'webp', 'png'],
  draw: (p) => {
    const card = (head: string, name: string, below: string) =>
      `<div style="flex:1;border:1px solid #dcdfe6;border-radius:6px;padding:16px 20px"><div style="font-size:12px;color:#6a7080;margin-bottom:6px">${head}</div><b style="font-size:16px">${name}</b><div style="color:#4d5463;margin-top:2px">${below}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b2130;font-size:14px}.row{display:flex;padding:13px 0;border-bottom:1px solid #e8eaef}.k{width:300px;color:#6a7080}`,
      `<div style="border-bottom:1px solid #e0e3e9;padding:16px 60px;display:flex;justify-content:space-between;align-items:center"><span style="font:700 23px ${FONTS.serif};color:#002469">▦ Overbrook</span><span style="font-size:13px;color:#4d5463">Messages &nbsp;&nbsp; Settings &nbsp;&nbsp; <b style="color:#002469">Log out</b></span></div><div style="background:#002469;color:#fff;padding:12px 60px;font-size:14px">Accounts &nbsp;&nbsp;&nbsp;&nbsp; <b style="border-bottom:3px solid #e4002b;padding-bottom:9px">Pay &amp; Transfer</b> &nbsp;&nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp;&nbsp; Invest &nbsp;&nbsp;&nbsp;&nbsp; Rewards &nbsp;&nbsp;&nbsp;&nbsp; Services</div><div style="width:780px;margin:32px auto"><div style="display:flex;gap:16px;align-items:center">${badge(p, 42)}<h1 style="font-size:27px;font-weight:400;color:#002469">${p.status}</h1></div><p style="margin:8px 0 22px;color:#6a7080">Reference number ${p.reference}</p><div style="color:#6a7080;font-size:13px">Amount</div><div style="font-size:32px;margin-bottom:20px">${p.amount}</div><div style="display:flex;gap:20px;margin-bottom:14px">${card('From', 'One Account', `${p.ownAccount}`)}${card('To', p.recipient, `${p.bank}<br>${p.account}`)}</div>${rowsOf(
        [
          ['Transfer date', `${p.date}, ${p.time}`],
          ['Transfer method', 'KilatNow (instant)'],
          ['Recipient’s reference', p.memo],
          ['Purpose of transfer', 'Fund transfer'],
          ...p.decoy,
        ],
      )}<div style="margin-top:26px"><span style="background:#002469;color:#fff;border-radius:4px;padding:12px 28px;margin-right:12px">Make another transfer</span><span style="border:1px solid #002469;color:#002469;border-radius:4px;padding:11px 28px;margin-right:12px">Save as PDF</span><span style="color:#002469;padding:11px 10px">Back to accounts</span></div></div><div style="background:#f4f5f8;padding:16px 60px;font-size:12px;color:#6a7080">Terms of Use &nbsp; | &nbsp; Privacy Notice &nbsp; | &nbsp; Fraud hotline 03-5550 9922 (24 hours) &nbsp; | &nbsp; © Overbrook Bank (Malaysia) Bhd. Deposits insured up to MYR 250,000 per depositor.</div>`,
    );
  },
});

export const portals = [cerlang, belida, tautan, arca, overbrook];
