import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS } from '#test/receipts/drawing/says.ts';

const panel = (title: string, rows: Row[]) =>
  `<div style="flex:1;border:1px solid #b9c3d3"><div style="background:linear-gradient(#eef2f8,#d5deec);border-bottom:1px solid #b9c3d3;padding:6px 10px;font-weight:700;color:#1e3a6b">${title}</div>${tableOf(rows)}</div>`;

const ketumbar = look({
  name: 'ketumbar-netbank',
  medium: 'portal',
  width: 1060,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Your transaction has been successfully processed.', 'Transfer is successful.'],
    failed: ['Your transaction was unsuccessful.', 'Transfer has been rejected.'],
    pending: ['Your transaction is pending for processing.', 'Transfer is scheduled for a later date.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#e7ebf1;color:#222;font-size:12px}table{width:100%;border-collapse:collapse;font-size:12px}td{padding:5px 10px;vertical-align:top}.k{width:44%;color:#44506a}.b{display:inline-block;border:1px solid #7b8aa5;background:linear-gradient(#fff,#dde4ee);padding:4px 14px;margin-right:8px}`,
      `<div style="width:1000px;margin:0 auto;background:#fff;min-height:640px"><div style="background:#1e3a6b;color:#fff;padding:14px 20px;display:flex;justify-content:space-between"><b style="font:700 22px ${FONTS.serif}">Ketumbar NetBank</b><span style="font-size:11px;text-align:right">Welcome, ${p.sender}<br>Last login: ${p.daysBefore(2)} &nbsp;|&nbsp; Logout</span></div><div style="background:#c7372f;color:#fff;padding:6px 20px;font-size:11px;word-spacing:18px">Home Accounts Transfers Bills Cards Investments Settings</div>
<div style="display:flex"><div style="width:180px;background:#f4f6fa;padding:14px;line-height:2.2;color:#1e3a6b;font-size:11px"><b>Transfers</b><br>Own accounts<br><b style="color:#c7372f">» Other banks</b><br>Overseas<br>Favourites<br>Standing order<br>Limits</div><div style="flex:1;padding:16px 20px"><div style="color:#777;font-size:11px">Transfers &gt; Other banks &gt; 1. Details &gt; 2. TAC &gt; <b>3. Result</b></div><h1 style="font-size:17px;color:#1e3a6b;margin:10px 0">Interbank Transfer</h1>
<div style="border:1px solid ${signColour(p)};background:#fbfcf7;padding:10px 12px;margin-bottom:14px"><b style="color:${signColour(p)}">${p.status}</b><br>Reference number: <b>${p.reference}</b></div><div style="display:flex;gap:14px;margin-bottom:14px">${panel(
        'Transfer From',
        [
          ['Account holder', p.sender],
          ['Account no.', p.ownAccount],
          ['Account type', 'Basic Savings'],
        ],
      )}${panel('Transfer To', [
        ['Beneficiary', p.recipient],
        ['Account no.', p.account],
        ['Bank', p.bank],
      ])}</div>${panel('Transaction Information', [
        ['Transfer mode', 'Instant Transfer'],
        ['Amount', `<b>${p.amount}</b>`],
        ['Service charge', p.nothing],
        ['Effective date', `${p.date} ${p.time}`],
        ['Recipient reference', p.memo],
        ...p.decoy,
      ])}<div style="margin:16px 0"><span class="b">Print</span><span class="b">Save as PDF</span><span class="b">New transfer</span></div></div></div><div style="border-top:1px solid #ccc;padding:10px 20px;font-size:10px;color:#888">Best viewed at 1024 x 768. © Ketumbar Banking Group. All rights reserved.</div></div>`,
    ),
});

const cells = (tag: 'td' | 'th', values: string[]) =>
  `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;

const binari = look({
  name: 'binari-corporate',
  medium: 'portal',
  width: 1240,
  scale: 1.2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below, clock) => `BNR/${clock.year}/${REFERENCES.digits(below)}`,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ['Executed', 'Completed', 'Bank Processed - Successful'],
    failed: ['Rejected by Bank', 'Failed'],
    pending: ['Pending Authoriser', 'Bank Processing', 'Pending Release'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned', 'Reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f7f7f5;color:#26282b;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}th{background:#34495a;color:#fff;text-align:left;font-weight:600;padding:9px 10px;font-size:12px}td{padding:11px 10px;border-bottom:1px solid #dcdfe1;vertical-align:top}.row{padding:5px 0;display:flex}.k{width:150px;color:#6c757d}.g{display:grid;grid-template-columns:1fr 1fr;column-gap:40px;background:#fff;border:1px solid #dcdfe1;padding:14px 18px;margin-bottom:18px}`,
      `<div style="background:#26282b;color:#fff;padding:12px 28px;display:flex;justify-content:space-between"><span><b style="color:#f2a33a;font-size:17px">BINARI</b> &nbsp; Corporate Cash Management</span><span style="font-size:12px">${p.sender} (MAKER01) &nbsp; ⚙ &nbsp; Sign out</span></div><div style="padding:22px 28px"><div style="font-size:12px;color:#6c757d">Payments / Transaction enquiry / Detail</div><h1 style="font-size:21px;font-weight:500;margin:8px 0 16px">Domestic Payment</h1>
<div class="g">${rowsOf([
        ['Batch reference', p.reference],
        ['Product', 'Interbank GIRO - same day'],
        ['Debit account', `${p.ownAccount} MYR`],
        ['Value date', p.date],
        ['Ordering party', p.sender],
        ['Last updated', `${p.date} ${p.time}`],
        ...p.decoy,
      ])}</div><table>${cells('th', ['#', 'Beneficiary', 'Account / Bank', 'Details', 'Amount', 'Status'])}${cells(
        'td',
        [
          '1',
          `<b>${p.recipient}</b>`,
          `${p.account}<br>${p.bank}`,
          p.memo,
          `<b style="white-space:nowrap">${p.amount}</b>`,
          `<span style="color:${signColour(p)};font-weight:700">${p.status}</span>`,
        ],
      )}<tr><td colspan="4" style="text-align:right">Total (1 record)</td><td><b>${p.amount}</b></td><td></td></tr></table>
<h2 style="font-size:14px;margin:20px 0 8px">Audit trail</h2><table>${cells('th', ['Action', 'User', 'Date'])}${cells('td', ['Created', 'MAKER01', `${p.date} ${p.time}`])}${p.done ? cells('td', ['Released to bank', 'AUTH02', `${p.date} ${p.time}`]) : ''}</table><div style="margin-top:18px;display:flex;gap:10px;justify-content:flex-end"><span style="border:1px solid #34495a;padding:8px 22px">Back</span><span style="background:#f2a33a;padding:8px 22px;font-weight:700">Download advice</span></div></div>`,
    ),
});

const sesumpah = look({
  name: 'sesumpah-laman',
  language: 'ms',
  medium: 'portal',
  width: 375,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.dots,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  formats: ['jpg', 'png', 'webp'],
  says: HEADINGS_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{padding:8px 18px}.row:nth-child(even){background:#f2f7f2}.k{font-size:12px;color:#5f6b5f}.v{font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#e9e9ec;padding:10px 14px;display:flex;align-items:center;gap:10px;font-size:13px;color:#444"><b style="font-weight:600">${p.clock}</b><span style="flex:1;background:#fff;border-radius:10px;text-align:center;padding:7px">ebank.sesumpah.example</span><span>↻</span></div>
<div style="padding:14px 18px;display:flex;justify-content:space-between;border-bottom:3px solid #57a639"><b style="font-size:18px;color:#2f6b1a">eBank Sesumpah</b><span>☰</span></div><div style="padding:16px 18px 4px;font-size:13px;color:#5f6b5f">Pindah Wang › KilatNow › Pengakuan</div><h1 style="padding:0 18px 12px;font-size:22px;color:${signColour(p)}">${p.status}</h1><div>${rowsOf(
        [
          ['ID Transaksi', p.reference],
          ['Tarikh Transaksi', `${p.date} ${p.time}`],
          ['Jenis ID KilatNow', 'Nombor Akaun'],
          ['ID KilatNow / No. Akaun', p.account],
          ['Nama Pemegang Akaun', p.recipient],
          ['Nama Bank', p.bank],
          ['Amaun Dipindahkan', p.amount],
          ['Caj Transaksi', p.nothing],
          ['Akaun Didebit', `${p.ownAccount} – ${p.sender}`],
          ['Rujukan', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="padding:16px 18px"><span style="display:block;background:#2f6b1a;color:#fff;text-align:center;padding:12px;margin-bottom:10px">Cetak Resit</span><span style="display:block;border:1px solid #2f6b1a;color:#2f6b1a;text-align:center;padding:11px">Pindahan Baharu</span></div><div style="background:#e9e9ec;display:flex;justify-content:space-around;padding:12px;font-size:18px;color:#3478c6"><span>‹</span><span>›</span><span>⇪</span><span>❐</span></div>`,
    ),
});

export const portals = [ketumbar, binari, sesumpah];
