import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

/** A bank from overseas: much white, a plain sentence for a heading, three steps above it. */
const beaumaris = look({
  name: 'beaumaris-web',
  medium: 'portal',
  width: 1080,
  scale: 1.25,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: [
      'Your payment has been made',
      "We've sent your payment",
      'Thank you. Your transfer is complete',
    ],
    failed: ["We couldn't make your payment", 'Your payment has not been made'],
    pending: ["We've received your instruction and are processing it", 'Your payment has been scheduled'],
    cancelled: ['Your payment has been cancelled'],
    refunded: ['Your payment was returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2f36;font-size:16px}.row{display:flex;padding:13px 0;border-bottom:1px solid #dfe3e8}.k{width:300px;color:#59636f}.v{flex:1}`,
      `<div style="border-bottom:5px solid #14506b;padding:20px 60px;display:flex;justify-content:space-between;align-items:center"><span style="font:400 25px ${FONTS.serif};color:#14506b">Beaumaris <span style="font-size:15px">Malaysia</span></span><span style="font-size:14px;color:#59636f">Accounts &nbsp;&nbsp;&nbsp; Pay &amp; transfer &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; <b>Log off</b></span></div>
<div style="padding:30px 60px 40px;max-width:880px"><div style="font-size:14px;color:#8a93a0">1 Details &nbsp;—&nbsp; 2 Review &nbsp;—&nbsp; <b style="color:#14506b">3 Confirmation</b></div><div style="display:flex;gap:16px;align-items:center;margin:26px 0 22px">${badge(p, 38, false)}<h1 style="font:400 31px/1.25 ${FONTS.serif}">${p.status}</h1></div>${rowsOf(
        [
          ['Amount', `<b>${p.amount}</b>`],
          ['Pay from', `Everyday Global Account ${p.ownAccount}`],
          ['Pay to', `<b>${p.recipient}</b><br>${p.bank}<br>${p.account}`],
          ['When', `${p.date} at ${p.time} (GMT+8)`],
          ['Payee reference', p.memo],
          ['Fees', p.nothing],
          ['Confirmation number', p.reference],
          ...p.decoy,
        ],
      )}<div style="margin-top:28px"><span style="background:#14506b;color:#fff;padding:12px 26px;margin-right:14px">Make another payment</span><span style="border:1px solid #14506b;color:#14506b;padding:11px 26px">Print this page</span></div></div><div style="background:#f1f3f5;padding:18px 60px;font-size:13px;color:#59636f">© Beaumaris Bank Malaysia Berhad. All rights reserved. &nbsp; Privacy &nbsp; Terms of use</div>`,
    ),
});

const told = ({ outcome }: Printed) =>
  ({
    success: 'Your transaction has been processed successfully. Please keep the reference for your records.',
    failed: 'Your transaction could not be completed. Your account has not been debited.',
    pending: 'Your transaction has been submitted and is awaiting processing.',
    cancelled: 'This transaction was cancelled at your request.',
    refunded: 'This transaction was reversed. The amount has been credited back to your account.',
  })[outcome];

// What stands in a column headed with the currency has no currency of its own, unless it is another one.
const amountHead = ({ amount }: Printed) =>
  /^[\d,.]+$/.test(amount.replace(/<[^>]+>/g, '')) ? 'Amount (RM)' : 'Amount';

const line = (cells: string[], tag: 'td' | 'th') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** The payment as the one line of a wide table, the currency in its head. */
const resak = look({
  name: 'resak-online',
  medium: 'portal',
  width: 1240,
  scale: 1.2,
  money: {},
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: STATUSES,
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#eceff1;color:#263038;font-size:14px}table{width:100%;border-collapse:collapse;background:#fff}th{background:#51616d;color:#fff;text-align:left;font-size:13px;padding:10px 12px}td{padding:12px;border-bottom:1px solid #d5dbe0;vertical-align:top}td:last-child,th:last-child{text-align:right}.row{display:flex;padding:4px 0}.k{width:190px;color:#6b7882}nav div{padding:12px 20px;border-bottom:1px solid #3d4a54}`,
      `<div style="background:#fff;padding:14px 24px;display:flex;justify-content:space-between"><b style="font-size:20px;color:#7a4a12">Resak Online Banking</b><span style="color:#6b7882">Welcome, ${p.sender} &nbsp;|&nbsp; Logout</span></div><div style="display:flex"><nav style="width:200px;background:#2c3840;color:#d7dee3;min-height:560px;flex:none"><div>My Accounts</div><div style="background:#7a4a12;color:#fff">Funds Transfer</div><div>Bill Payment</div><div>Prepaid Reload</div><div>Fixed Deposit</div><div>Settings</div></nav>
<main style="flex:1;padding:20px 26px"><div style="font-size:12px;color:#6b7882">Home &gt; Funds Transfer &gt; Interbank GIRO / Instant &gt; Result</div><h1 style="font-size:20px;font-weight:400;margin:8px 0 14px">Funds Transfer Result</h1><div style="border-left:5px solid ${signColour(p)};background:#fff;padding:12px 16px;margin-bottom:16px">${told(p)}</div><div style="margin-bottom:16px">${rowsOf(
        [
          ['Transaction Date', `${p.date} ${p.time}`],
          ['Debit Account', `${p.ownAccount} / ${p.sender}`],
          ['Transfer Method', 'Instant Transfer'],
          ...p.decoy,
        ],
      )}</div><table>${line(['No.', 'Beneficiary', 'Bank / Account No.', 'Recipient Ref.', 'Reference No.', 'Status', amountHead(p)], 'th')}${line(['1', p.recipient, `${p.bank}<br>${p.account}`, p.memo, p.reference, `<b style="color:${signColour(p)}">${p.status}</b>`, `<b>${p.amount}</b>`], 'td')}<tr><td colspan="6" style="text-align:right">Total</td><td><b>${p.amount}</b></td></tr></table><div style="margin-top:20px;text-align:right"><span style="border:1px solid #7a4a12;color:#7a4a12;padding:8px 22px;background:#fff;margin-right:10px">Save as PDF</span><span style="background:#7a4a12;color:#fff;padding:9px 22px">New Transfer</span></div></main></div>`,
    ),
});

const field = (label: string, value: string) =>
  `<div style="margin-top:11px"><div style="font-size:12.5px;color:#4b4453">${label}</div><div style="background:#eeebf2;border:1px solid #cfc8d8;border-radius:3px;padding:8px 10px;font-size:15px;overflow-wrap:anywhere">${value}</div></div>`;
const hours = ({ hour, minute, second }: Clock) =>
  [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('.');

/** A portal in a phone's browser: the form once more, each answer in its locked box. */
const keladi = look({
  name: 'keladi-pelayar',
  medium: 'portal',
  language: 'ms',
  width: 390,
  scale: 2.6,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: hours,
  reference: REFERENCES.digits,
  says: STATUSES_MS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#221c2b}`,
      `<div style="background:#f4f4f6">${phoneBar(p.clock, '#222', 55)}<div style="margin:4px 12px 0;padding-bottom:10px"><div style="background:#fff;border-radius:18px;padding:8px 16px;font-size:13px;color:#555">🔒 ebank.keladi.example<span style="float:right">⟳</span></div></div></div><div style="background:#54306e;color:#fff;padding:13px 18px;font-size:17px;font-weight:700">Keladi e-Bank<span style="float:right;font-weight:400;font-size:13px">BM | EN</span></div>
<div style="padding:16px 18px 24px"><h1 style="font-size:18px">Pindahan ke Bank Lain: Pengesahan</h1>${field('Status Transaksi', `<b style="color:${signColour(p)}">${p.status}</b>`)}${field('No. Rujukan Transaksi', p.reference)}${field('Tarikh dan Masa Transaksi', `${p.date} ${p.time}`)}${field('Daripada Akaun', p.ownAccount)}${field('Akaun Penerima', `${p.account} (${p.bank})`)}${field('Nama Pemegang Akaun Penerima', p.recipient)}${field('Jumlah Pindahan', p.amount)}${field('Rujukan Penerima', p.memo)}${p.decoy.map(([label, value]) => field(label, value)).join('')}<div style="display:flex;gap:8px;margin-top:20px"><span style="flex:1;background:#54306e;color:#fff;text-align:center;padding:11px;border-radius:3px">Cetak</span><span style="flex:1;background:#54306e;color:#fff;text-align:center;padding:11px;border-radius:3px">Simpan Kegemaran</span></div><p style="font-size:12px;color:#7b7384;margin-top:16px">Sila log keluar selepas selesai menggunakan Keladi e-Bank.</p></div>`,
    ),
});

export const portals = [beaumaris, resak, keladi];
