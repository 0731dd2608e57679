import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const merbau = look({
  name: 'merbau-online',
  medium: 'portal',
  width: 1280,
  scale: 1,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: STATUSES,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;min-height:760px}table{margin-top:16px;border-collapse:collapse;width:780px;font-size:14px}td{padding:8px 12px}tr:nth-child(odd){background:#f7f3ee}.k{width:230px;color:#555}`,
      `<div style="background:#6b3e1f;color:#fff;padding:13px 30px;font-weight:700">Merbau Online<span style="font-weight:400;font-size:13px;margin-left:30px">Accounts &nbsp; Transfer &nbsp; Pay Bills &nbsp; Settings<span style="float:right">Last login ${p.daysBefore(3)} &nbsp; Logout</span></span></div><div style="display:flex"><div style="width:240px;background:#f4f1ec;height:720px;padding:20px;font-size:13px"><b>My Accounts</b><p style="margin-top:12px">Savings Account<br>${p.ownAccount}</p><p style="margin-top:8px;color:#666">Available Balance<br><b>${p.balance}</b></p></div>
<div style="padding:24px 40px;flex:1"><h2 style="font-size:20px">Interbank Transfer - Receipt</h2>${tableOf(
        [
          ['Transaction Status', p.status],
          ['Reference No.', p.reference],
          ['Transaction Date', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} / ${p.sender}`],
          ['Transfer To', `${p.account} / ${p.recipient}`],
          ['Beneficiary Bank', p.bank],
          ['Amount', p.amount],
          ['Transaction Charges', p.fee],
          ['Total Debit Amount', p.withFee],
          ['Recipient Reference', p.memo],
          ['Other Payment Details', '-'],
          ...p.decoy,
        ],
        ': &nbsp;',
      )}<p style="margin-top:18px;font-size:11px;color:#777">This is a computer-generated receipt. Should the transfer be rejected by the beneficiary bank the amount will be refunded within 3 working days.</p></div></div>`,
    ),
});

const seroja = look({
  name: 'seroja-net',
  medium: 'portal',
  language: 'ms',
  width: 1100,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.dated,
  says: STATUSES_MS,
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f6f4fa;color:#28223a}.grid{display:grid;grid-template-columns:1fr 1fr;gap:18px 40px}.k{font-size:12px;color:#7a7392}.v{font-size:15px;font-weight:700}`,
      `<div style="display:flex;justify-content:space-between;padding:18px 40px;background:#fff;border-bottom:4px solid #7b5ea7"><b style="font-size:20px;color:#7b5ea7">Seroja Net</b><span style="font-size:13px">Selamat datang, ${p.sender} &nbsp;|&nbsp; Log keluar</span></div>
<div style="margin:26px auto;width:860px;background:#fff;padding:28px 34px;border-radius:6px"><h1 style="font-size:19px;margin-bottom:18px">Pindahan Dana Segera &mdash; Pengesahan</h1><div class="grid">${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['No. Rujukan', p.reference],
          ['Tarikh Transaksi', `${p.date} ${p.time}`],
          ['Amaun Pindahan', p.amount],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Akaun Penerima', p.account],
          ['Daripada Akaun', p.ownAccount],
          ['Rujukan Penerima', p.memo],
          ['Caj', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:26px"><span style="background:#7b5ea7;color:#fff;padding:9px 24px;border-radius:4px">Cetak</span> &nbsp; <span style="border:1px solid #7b5ea7;padding:8px 24px;border-radius:4px">Pindahan lain</span></div></div>`,
    ),
});

const kelana = look({
  name: 'kelana-business',
  medium: 'portal',
  width: 1366,
  scale: 1,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1e2530;font-size:13px;min-height:640px}th{background:#2f4a57;color:#fff;text-align:left;padding:9px 10px;font-size:12px}table{border-collapse:collapse;width:100%}td{padding:11px 10px;border-bottom:1px solid #d8dfe3}.k{width:220px;color:#66727a}`,
      `<div style="padding:16px 36px;border-bottom:1px solid #d8dfe3"><b style="font-size:18px;color:#2f4a57">kelana</b> business banking</div><div style="padding:24px 36px"><h1 style="font-size:18px;margin-bottom:16px">Payment Advice</h1>
<table><tr><th>Date</th><th>Beneficiary Name</th><th>Bank</th><th>Account No.</th><th>Amount</th><th>Status</th></tr><tr><td>${p.date}</td><td>${p.recipient}</td><td>${p.bank}</td><td>${p.account}</td><td>${p.amount}</td><td>${p.status}</td></tr></table>
<div style="width:720px;margin-top:24px">${tableOf([
        ['Transaction Reference', p.reference],
        ['Transaction Time', `${p.date} ${p.time}`],
        ['Debit From', `${p.sender} ${p.ownAccount}`],
        ['Payment Details', p.memo],
        ['Charges Borne By', 'Sender'],
        ...p.decoy,
      ])}</div><p style="margin-top:20px;font-size:11px;color:#66727a">Printed on ${p.daysBefore(-1)} 09:12:44</p></div>`,
    ),
});

export const portals = [merbau, seroja, kelana];
