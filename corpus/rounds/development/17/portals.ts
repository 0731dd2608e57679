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
import { STATUSES } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";

const bayan = look({
  name: 'bayan-sutera-online',
  medium: 'portal',
  width: 1240,
  scale: 1,
  date: DATES.capitals,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Your transaction is successful.', 'Your transfer has been completed successfully.'],
    failed: ['Your transaction is unsuccessful.', 'We are unable to complete your transfer.'],
    pending: ['Your transaction is being processed.', 'Your transfer is pending approval.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef3f3;color:#20302f;font-size:13px;min-height:740px}table{border-collapse:collapse;width:100%;background:#fff}td{padding:9px 16px;border-bottom:1px dotted #b9c8c7;vertical-align:top}.k{width:38%;text-align:right;color:#4f6664}.s{padding:8px 22px;background:#d5e2e1;margin-right:3px}`,
      `<div style="background:linear-gradient(90deg,#0d4f4c,#2a8a7c);color:#fff;padding:16px 44px;display:flex;justify-content:space-between"><b style="font-size:21px">Bayan Sutera Online</b><span style="font-size:12px">Welcome, ${p.sender}<br>Your last sign-in was ${p.daysBefore(2)}</span></div>
<div style="background:#0b3f3d;color:#cfe5e3;padding:9px 44px;font-size:12px">My Accounts &nbsp; | &nbsp; <b style="color:#fff">Pay &amp; Transfer</b> &nbsp; | &nbsp; Cards &nbsp; | &nbsp; Loans &nbsp; | &nbsp; Services</div>
<div style="width:900px;margin:22px auto"><h2 style="font-size:18px;font-weight:400;margin-bottom:12px">Pay to Other Banks (KilatNow)</h2><div style="display:flex;font-size:12px;margin-bottom:16px"><span class="s">1 Enter Details</span><span class="s">2 Confirm</span><span class="s" style="background:#0d4f4c;color:#fff">3 Acknowledgement</span></div>
<div style="background:#fff;border-left:5px solid ${signColour(p)};padding:12px 16px;margin-bottom:14px;display:flex;align-items:center;gap:14px">${badge(p, 34)}<b style="font-size:15px">${p.status}</b></div>${tableOf(
        [
          ['Reference Number', p.reference],
          ['Date &amp; Time', `${p.date}, ${p.time}`],
          ['Pay From', `Basic Savings-i<br>${p.ownAccount}`],
          ['Payee Name', p.recipient],
          ['Payee Bank', p.bank],
          ['Payee Account Number', p.account],
          ['Amount to Pay', `<b>${p.amount}</b>`],
          ['Service Charge', p.nothing],
          ['Payee Reference', p.memo],
          ...p.decoy,
        ],
      )}<p style="text-align:right;margin-top:18px"><span style="border:1px solid #0d4f4c;padding:8px 20px">Download PDF</span> &nbsp; <span style="background:#0d4f4c;color:#fff;padding:9px 20px">Make Another Payment</span></p></div>`,
    ),
});

const teratak = look({
  name: 'teratak-seri-web',
  medium: 'portal',
  language: 'ms',
  width: 1120,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  names: 'title',
  reference: REFERENCES.mixed,
  says: {
    success: ['Wang anda telah dihantar', 'Pindahan wang berjaya', 'Selesai! Pindahan berjaya'],
    failed: ['Pindahan wang tidak berjaya', 'Maaf, pindahan gagal'],
    pending: ['Pindahan anda sedang diproses', 'Pindahan menunggu kelulusan'],
    cancelled: ['Pindahan telah dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fbf4ee;color:#3a2a20;font-size:14px}.row{display:flex;justify-content:space-between;padding:10px 0;gap:30px}.k{color:#917c6d}.v{font-weight:600;text-align:right;max-width:300px}`,
      `<div style="padding:18px 60px;font-size:22px;font-weight:800;color:#c2562d">teratak<span style="color:#3a2a20">seri</span><span style="float:right;font-size:13px;font-weight:500;color:#3a2a20">Utama &nbsp;&nbsp; Pindahan &nbsp;&nbsp; Bil &nbsp;&nbsp; Simpanan &nbsp;&nbsp; Log Keluar</span></div>
<div style="display:flex;gap:30px;padding:16px 60px 50px;align-items:flex-start"><div style="flex:1;background:#fff;border-radius:18px;padding:30px 36px;box-shadow:0 4px 18px #c2562d1c"><div style="text-align:center;padding-bottom:18px;border-bottom:2px dashed #ead8cb">${badge(p, 62, false)}<div style="font-size:19px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:38px;font-weight:800;margin:6px 0">${p.amount}</div><div class="k">${p.date} · ${p.time}</div></div><div style="padding-top:14px">${rowsOf(
        [
          [p.done ? 'Dihantar kepada' : 'Kepada', p.recipient],
          ['Bank / No. Akaun', `${p.bank}<br>${p.account}`],
          ['Daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Jenis pindahan', 'KilatNow Segera'],
          ['Tujuan', p.memo],
          ['ID Transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div></div>
<div style="width:290px"><div style="background:#c2562d;color:#fff;border-radius:18px;padding:22px"><b style="font-size:17px">Simpan lebih, untung lebih</b><p style="margin-top:8px;font-size:13px">Kadar sehingga 3.75% setahun dengan Akaun Tabur. Tertakluk pada terma dan syarat.</p></div><div style="margin-top:16px;text-align:center;background:#fff;border-radius:18px;padding:14px;color:#c2562d;font-weight:700">Kongsi resit</div><div style="margin-top:10px;text-align:center;background:#fff;border-radius:18px;padding:14px;color:#c2562d;font-weight:700">Simpan sebagai kegemaran</div></div></div>`,
    ),
});

const whitcombe = look({
  name: 'whitcombe-global-web',
  medium: 'portal',
  width: 1366,
  scale: 1,
  money: MONEY.trailing,
  date: DATES.long,
  time: TIMES.minutes,
  names: 'title',
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Payment sent', 'Your payment has been made', 'Payment complete'],
    failed: ['Payment not sent', 'Your payment could not be made', 'Payment rejected'],
    pending: ['Payment in progress', 'Your payment is scheduled'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};font-weight:400;background:#fff;color:#333;min-height:700px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:28px 50px;padding:26px 0}.k{font-size:13px;color:#6f6f6f}.v{font-size:16px;color:#111}`,
      `<div style="padding:14px 90px;border-bottom:1px solid #ddd;display:flex;align-items:center;gap:12px"><span style="width:0;height:0;border:12px solid transparent;border-left-color:#7a0f2b;border-right-color:#7a0f2b"></span><b style="font-size:19px">Whitcombe</b><span style="color:#777">Malaysia</span><span style="margin-left:auto;font-size:13px">Banking &nbsp;&nbsp; Borrowing &nbsp;&nbsp; Investing &nbsp;&nbsp; Insurance &nbsp;&nbsp; <u>Log off</u></span></div>
<div style="padding:30px 90px;width:1120px"><div style="font-size:13px;color:#7a0f2b">‹ Move money</div><h1 style="font-size:32px;font-weight:300;margin:10px 0 18px">${p.status}</h1><div style="background:#f3f3f3;padding:20px 24px;display:flex;align-items:center;gap:22px">${badge(p, 44)}<div><div class="k">${p.done ? 'You paid' : 'Amount'}</div><div style="font-size:26px">${p.amount}</div></div></div><div class="g">${rowsOf(
        [
          ['Payee', p.recipient],
          ["Payee's bank", p.bank],
          ["Payee's account", p.account],
          ['From', `Everyday Account<br>${p.ownAccount}`],
          ['When', `${p.date} at ${p.time} MYT`],
          ['Our fee', p.nothing],
          ['Reference for payee', p.memo],
          ['Confirmation number', p.reference],
          ['Payment type', 'Local instant payment'],
          ...p.decoy,
        ],
      )}</div><p style="border-top:1px solid #ddd;padding-top:18px"><span style="background:#7a0f2b;color:#fff;padding:10px 30px">Finish</span> &nbsp; <span style="border:1px solid #333;padding:9px 30px">Print</span></p><p style="font-size:12px;color:#777;margin-top:26px">Whitcombe Bank Malaysia Berhad. Member of the deposit protection scheme. © Whitcombe Group.</p></div>`,
    ),
});

const mentaulu = look({
  name: 'mentaulu-bizhub',
  medium: 'portal',
  width: 1300,
  scale: 1,
  money: MONEY.code,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f2f4f8;color:#1c2742;font-size:13px;min-height:720px}table{border-collapse:collapse;width:100%}td,th{padding:8px 12px;border:1px solid #ccd3e2;text-align:left}th{background:#e4e9f4;font-weight:600}.k{width:170px;background:#f7f9fd;color:#56617e}h3{font-size:13px;background:#273c75;color:#fff;padding:7px 12px;margin-top:16px}`,
      `<div style="display:flex"><div style="width:190px;background:#192a56;color:#c8d2ec;min-height:720px;padding:20px 18px;line-height:2.3"><b style="color:#fff;font-size:17px">Mentaulu<br>BizHub</b><br>Dashboard<br>Balances<br><b style="color:#fbc531">Payments</b><br>Payroll<br>Approvals (0)<br>Reports</div>
<div style="flex:1;padding:22px 30px"><div style="color:#56617e">Payments › Transaction Enquiry › ${p.reference}</div><h1 style="font-size:19px;margin:8px 0 0">Transaction Details <span style="float:right;background:${signColour(p)};color:#fff;font-size:12px;padding:4px 14px;border-radius:12px">${p.status}</span></h1><h3>Payment Information</h3>${tableOf(
        [
          ['Customer Reference', p.memo],
          ['Bank Reference', p.reference],
          ['Product', 'KilatNow / Instant Credit'],
          ['Payment Amount', p.amount],
          ['Value Date', p.date],
          ['Debit Account', `${p.ownAccount} - ${p.sender}`],
          ...p.decoy,
        ],
      )}<h3>Credit Party</h3>${tableOf([
        ['Credit Party Name', p.recipient],
        ['Account / Bank', `${p.account} - ${p.bank}`],
        ['Resident Status', 'Malaysian / Resident'],
      ])}<h3>Audit Trail</h3><table><tr><th>Action</th><th>User</th><th>Date / Time</th></tr><tr><td>Created</td><td>MAKER01</td><td>${p.date} ${p.time}</td></tr><tr><td>Bank Status: ${p.status}</td><td>SYSTEM</td><td>${p.date} ${p.time}</td></tr></table><p style="margin-top:16px">Back &nbsp;|&nbsp; Export &nbsp;|&nbsp; Print Advice</p></div></div>`,
    ),
});

const dual = (english: string, malay: string) => `${english}<br><i style="font-size:11px">${malay}</i>`;

const kelumbayan = look({
  name: 'kelumbayan-dwi-malam',
  medium: 'portal',
  language: 'mixed',
  dark: true,
  width: 430,
  scale: 2.5,
  date: DATES.shortSlashes,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Failed / Gagal'],
    pending: ['Processing / Sedang Diproses', 'Pending / Menunggu'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Refunded / Dipulangkan'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#191622;color:#ece8f6}.row{display:flex;justify-content:space-between;gap:16px;padding:11px 0;border-bottom:1px solid #352f47}.k{color:#a79fc0;font-size:13px;width:150px}.v{flex:1;text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#2a2438;padding:10px 16px;font-size:13px;color:#cfc8e4;display:flex;gap:10px"><span style="flex:1;background:#191622;border-radius:16px;padding:6px 14px">web.kelumbayan.example/transfer</span><span>⋮</span></div><div style="padding:20px 22px"><b style="font-size:18px;color:#b79bff">kelumbayan</b><h1 style="font-size:17px;font-weight:400;margin:16px 0 4px">Fund Transfer Receipt</h1><div style="color:#a79fc0;font-size:13px;font-style:italic">Resit Pindahan Dana</div><div style="margin-top:12px">${rowsOf(
        [
          [dual('Status', 'Status'), `<b style="color:${p.done ? '#58d99a' : '#ffb454'}">${p.status}</b>`],
          [dual('Date &amp; Time', 'Tarikh &amp; Masa'), `${p.date} ${p.time}`],
          [dual('Recipient', 'Penerima'), `<b>${p.recipient}</b>`],
          [dual('Account', 'Akaun'), `${p.account}<br>${p.bank}`],
          [dual('Amount', 'Amaun'), `<b style="font-size:20px">${p.amount}</b>`],
          [dual('Charges', 'Caj'), p.nothing],
          [dual('Details', 'Butiran'), p.memo],
          [dual('Reference No.', 'No. Rujukan'), p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;align-items:center;margin-top:18px;color:#a79fc0;font-size:11px"><span style="background:#fff;padding:6px;line-height:0">${speckle(p.below, 20, 64)}</span><span>Scan to verify this receipt.<br>Imbas untuk mengesahkan resit ini.</span></div><div style="text-align:center;background:#b79bff;color:#191622;border-radius:6px;padding:13px;font-weight:700;margin:22px 0 30px">Done / Selesai</div></div>`,
    ),
});

export const portals = [bayan, teratak, whitcombe, mentaulu, kelumbayan];
