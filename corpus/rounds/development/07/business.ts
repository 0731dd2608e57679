import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

/** A British-headed bank's internet banking: the last of three steps, with much white around it. */
const wharfedale = look({
  name: 'wharfedale-confirmation',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.trailing,
  date: DATES.short,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    ...HEADINGS,
    success: [
      'Thank you. Your payment has been sent',
      'Your transfer is complete',
      'We’ve completed your payment',
    ],
    failed: ['Sorry, your payment was unsuccessful', 'Your payment has failed'],
    pending: ['Your payment is pending', 'Your payment is scheduled'],
  },
  formats: ['png', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f3f3;color:#333;font-size:15px}.row{display:flex;padding:13px 0;border-bottom:1px solid #d7d8d6}.k{width:290px;color:#767676}.v{flex:1}.s{color:#767676;margin-right:34px;font-size:13px}`,
      `<div style="background:#fff;border-bottom:1px solid #d7d8d6;padding:16px 60px;font-size:13px"><b style="font-size:21px;font-weight:400;letter-spacing:1px"><span style="color:#8a1538">▰</span> WHARFEDALE</b><span style="float:right;padding-top:7px">My banking &nbsp;&nbsp;&nbsp; Move money &nbsp;&nbsp;&nbsp; Messages &nbsp;&nbsp;&nbsp; <b>Log off</b></span></div>
<div style="padding:26px 60px"><div style="font-size:27px;font-weight:300;margin-bottom:14px">Move money</div><div><span class="s">1 Details</span><span class="s">2 Review</span><span class="s" style="color:#333;border-bottom:3px solid #8a1538;padding-bottom:5px"><b>3 Confirmation</b></span></div></div>
<div style="background:#fff;margin:0 60px;padding:30px 40px"><div style="display:flex;gap:18px;align-items:center;border-left:4px solid ${signColour(p)};background:#f9fbfa;padding:14px 20px">${badge(p, 30)}<span style="font-size:19px">${p.status}</span></div>
<div style="display:flex;gap:40px;margin:28px 0 20px"><div style="flex:1"><div style="color:#767676;font-size:13px">From</div><div style="font-size:17px">Everyday Account</div><div style="font-size:13px">${p.ownAccount}</div></div><div style="font-size:24px;color:#8a1538;padding-top:10px">→</div><div style="flex:1"><div style="color:#767676;font-size:13px">To</div><div style="font-size:17px">${p.recipient}</div><div style="font-size:13px">${p.account}, ${p.bank}</div></div></div>
${rowsOf([
  ['Payment amount', `<b>${p.amount}</b>`],
  ['Fee', p.nothing],
  ['Payment date', `${p.date} (${p.time} MYT)`],
  ['Payment method', 'KilatNow instant payment'],
  ['Reference for payee', p.memo],
  ['Confirmation number', p.reference],
  ...p.decoy,
])}<div style="margin-top:28px"><span style="background:#8a1538;color:#fff;padding:12px 30px">Make another payment</span><span style="border:1px solid #333;padding:11px 30px;margin-left:14px">Print</span></div></div><p style="padding:22px 60px 40px;font-size:11px;color:#767676">© Wharfedale Bank Malaysia Berhad. Transfers may take a few minutes to appear in the payee’s account.</p>`,
    ),
});

const quartets = (rows: Row[]) =>
  Array.from({ length: Math.ceil(rows.length / 2) }, (_, line) => {
    const cells = rows.slice(line * 2, line * 2 + 2);
    return `<tr>${cells.map(([label, value]) => `<td class="k">${label}</td><td class="v">${value}</td>`).join('')}${cells.length === 1 ? '<td class="k"></td><td></td>' : ''}</tr>`;
  }).join('');

/** A Singapore-headed bank's business banking: a payment looked up afterwards, with who made and who approved it. */
const kranji = look({
  name: 'kranji-velocity-detail',
  medium: 'portal',
  width: 1280,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    ...STATUSES,
    success: ['Processed', 'Completed', 'Successful', 'Paid'],
    failed: ['Rejected by Bank', 'Failed'],
    pending: ['Pending Approval', 'Processing'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#e9edf2;color:#1c2a3a;font-size:13px}table{width:100%;border-collapse:collapse;font-size:13px}td,th{padding:10px 14px;border-bottom:1px solid #e1e6ec;text-align:left;vertical-align:top}.k{color:#66758a;width:19%}.v{width:31%}h3{font-size:14px;padding:18px 14px 6px;color:#0a3a75}th{background:#f4f7fa;font-weight:400;color:#66758a}`,
      `<div style="background:#0a2547;color:#fff;padding:14px 28px;font-size:16px"><b>Kranji</b> BizConnect <span style="float:right;font-size:12px">${p.sender} ▾ &nbsp; | &nbsp; Last sign-in ${p.daysBefore(2)}</span></div>
<div style="background:#12396c;color:#c9d8ea;padding:10px 28px">Dashboard &nbsp;&nbsp;&nbsp; Accounts &nbsp;&nbsp;&nbsp; <b style="color:#fff">Payments &amp; Transfers</b> &nbsp;&nbsp;&nbsp; Collections &nbsp;&nbsp;&nbsp; Trade &nbsp;&nbsp;&nbsp; Reports</div>
<div style="padding:16px 28px 30px"><div style="color:#66758a;font-size:12px">Payments &amp; Transfers › Transaction Enquiry › View Details</div>
<div style="background:#fff;margin-top:12px;border-radius:4px;border:1px solid #d5dce5"><div style="padding:16px 14px;border-bottom:1px solid #d5dce5;font-size:17px">Domestic Transfer – KilatNow<span style="float:right;background:${signColour(p)}22;color:${signColour(p)};border-radius:11px;padding:2px 14px;font-size:13px">${p.status}</span></div>
<h3>Payment Details</h3><table>${quartets([
        ['Payee Name', p.recipient],
        ['Customer Reference', p.memo],
        ['Payee Account', p.account],
        ['Bank Reference', p.reference],
        ['Payee Bank', p.bank],
        ['Value Date', p.date],
        ['Payment Amount', p.amount],
        ['Debit Account', p.ownAccount],
        ['Charges', `${p.nothing} (OUR)`],
        ['Purpose', 'Fund Transfer'],
        ...p.decoy,
      ])}</table><h3>Activity Log</h3><table><tr><th>Action</th><th>User</th><th>Date / Time</th></tr><tr><td>Created</td><td>MAKER01</td><td>${p.date} ${p.time}</td></tr>${p.done ? `<tr><td>Approved</td><td>CHECKER02</td><td>${p.date} ${p.time}</td></tr>` : ''}</table><div style="padding:16px 14px"><span style="border:1px solid #12396c;color:#12396c;padding:7px 22px;border-radius:3px">Back</span> &nbsp; <span style="border:1px solid #12396c;color:#12396c;padding:7px 22px;border-radius:3px">Download PDF</span> &nbsp; <span style="background:#12396c;color:#fff;padding:8px 22px;border-radius:3px">Copy as new</span></div></div></div>`,
    ),
});

const seal = (words: string) =>
  `<svg width="128" height="128" viewBox="0 0 128 128" fill="none" stroke="#c62828" opacity=".75"><circle cx="64" cy="64" r="60" stroke-width="3"/><circle cx="64" cy="64" r="36" stroke-width="1"/><path id="arc" d="M64 64m-45 0a45 45 0 0 1 90 0" stroke="none"/><text font-size="11" fill="#c62828" stroke="none" font-family="Liberation Serif" letter-spacing="1"><textPath href="#arc" startOffset="50%" text-anchor="middle">${words}</textPath></text><path d="M64 46l5 13h14l-11 8 4 14-12-9-12 9 4-14-11-8h14z" fill="#c62828" stroke="none"/><text x="64" y="116" font-size="9" fill="#c62828" stroke="none" text-anchor="middle" font-family="Liberation Sans">E-BANKING</text></svg>`;

/** A Chinese-headed bank's electronic receipt: payer and payee side by side in a ruled form with a red seal, saved as a picture. */
const jinhe = look({
  name: 'jinhe-electronic-receipt',
  medium: 'portal',
  width: 920,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: (below) =>
    `${below(9_000, 'j') + 1_000}-${below(9_000_000, 'h') + 1_000_000}-${below(900, 'i') + 100}`,
  says: {
    ...STATUSES,
    success: ['Transaction Successful', 'Processed successfully', 'Remittance successful'],
    failed: ['Transaction Failed', 'Rejected'],
    pending: ['Processing', 'Pending'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const cell = (label: string, value: string, across = 1) =>
      `<td class="k">${label}</td><td colspan="${across}">${value}</td>`;
    const side = (word: string) =>
      `<td rowspan="3" style="width:30px;text-align:center;color:#8c1d18">${[...word].join('<br>')}</td>`;
    return pageOf(
      `body{font-family:${FONTS.serif};background:#fffdf7;color:#1a1a1a;font-size:15px}table{width:100%;border-collapse:collapse}td{border:1px solid #8c1d18;padding:8px 10px;font-size:15px;line-height:1.25}.k{color:#8c1d18;width:118px}`,
      `<div style="padding:30px 34px;position:relative"><div style="text-align:center;color:#8c1d18"><span style="font-size:19px">Jinhe Commercial Bank (Malaysia) Berhad</span><div style="font-size:25px;font-weight:700;margin-top:4px;letter-spacing:2px">ELECTRONIC RECEIPT</div></div>
<div style="display:flex;justify-content:space-between;margin:16px 0 6px;font-size:14px"><span>Receipt No.: ${p.reference}</span><span>Transaction Date: ${p.date}</span></div>
<table><tr>${side('PAYER')}${cell('Full Name', p.sender)}${side('PAYEE')}${cell('Full Name', p.recipient)}</tr><tr>${cell('Account No.', p.ownAccount)}${cell('Account No.', p.account)}</tr><tr>${cell('Bank', 'Jinhe Commercial Bank')}${cell('Bank', p.bank)}</tr>
<tr><td colspan="2" class="k">Amount in Figures</td><td colspan="4" style="font-size:18px">${p.amount}</td></tr><tr><td colspan="2" class="k">Service Charge</td><td colspan="4">${p.nothing}</td></tr><tr><td colspan="2" class="k">Business Type</td><td colspan="4">Interbank Transfer (KilatNow)</td></tr><tr><td colspan="2" class="k">Postscript</td><td colspan="4">${p.memo}</td></tr><tr><td colspan="2" class="k">Time Stamp</td><td colspan="4">${p.date} ${p.time}</td></tr><tr><td colspan="2" class="k">Result</td><td colspan="4">${p.status}</td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="2" class="k">${label}</td><td colspan="4">${value}</td></tr>`).join('')}</table>
<div style="display:flex;justify-content:space-between;margin-top:12px;font-size:12px;color:#555"><span style="width:600px">Important notice: this receipt is for reference. To avoid repeated entries please check the receipt number. Print count: 1. Verification code: ${p.otherReference}</span>${p.done ? seal('JINHE BANK MALAYSIA') : ''}</div></div>`,
    );
  },
});

export const business = [wharfedale, kranji, jinhe];
