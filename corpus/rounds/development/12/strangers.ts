// Pages that tell of the person and of the sum, and of no money that has reached the person.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const standingOrder = look({
  name: 'arahan-tetap-rebana',
  page: 'before sending',
  language: 'ms',
  width: 384,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f3f6f4;color:#1c2a25}.row{display:flex;justify-content:space-between;gap:18px;padding:10px 0;border-bottom:1px dashed #d7dfda;font-size:14px}.row:last-child{border:0}.k{color:#6d7d75;flex:none;max-width:46%}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 58, '#0b6b57')}<div style="background:#0b6b57;color:#fff;padding:12px 20px 64px;font-size:17px;font-weight:700">✕ &nbsp; Arahan Tetap</div>
<div style="background:#fff;border-radius:18px;margin:-46px 16px 0;padding:22px 18px 8px;box-shadow:0 2px 10px #0b6b5722"><div style="text-align:center"><svg width="46" height="46" viewBox="0 0 24 24" fill="none" stroke="#0b6b57" stroke-width="2"><rect x="3" y="5" width="18" height="16" rx="3"/><path d="M3 10h18M8 3v4M16 3v4M8 15l3 3 5-5"/></svg><div style="font-size:19px;font-weight:800;margin-top:6px">Arahan tetap berjaya disediakan</div><div style="color:#6d7d75;font-size:13px;margin-top:14px">Amaun setiap bulan</div><div style="font-size:30px;font-weight:800;margin-bottom:10px">${p.amount}</div></div>${rowsOf(
        [
          ['Kepada', p.recipient],
          ['No. akaun', p.account],
          ['Bank', p.bank],
          ['Kekerapan', 'Bulanan'],
          ['Bayaran pertama', p.daysBefore(-5 - p.below(20, 'first'))],
          ['Tamat', 'Sehingga dibatalkan'],
          ['Rujukan penerima', p.memo],
          ['Disediakan pada', `${p.date}<br>${p.time}`],
          ['ID arahan', p.reference],
        ],
      )}</div><p style="margin:14px 22px;font-size:12px;color:#6d7d75">Wang akan ditolak dari akaun ${p.ownAccount} pada tarikh bayaran sahaja. Sila pastikan baki mencukupi.</p><div style="margin:0 16px 12px;background:#0b6b57;color:#fff;text-align:center;border-radius:12px;padding:13px;font-weight:700">Selesai</div><div style="text-align:center;color:#0b6b57;font-weight:700;padding:4px 0 24px">Lihat semua arahan</div>`,
    ),
});

const approval = look({
  name: 'secure-approve-gelam',
  page: 'before sending',
  dark: true,
  width: 412,
  scale: 2.6,
  date: DATES.weekday,
  time: TIMES.lower,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0d1020;color:#eef0fa}.row{padding:9px 0}.k{font-size:12px;color:#8e95b8}.v{font-size:16px}`,
      `${phoneBar(p.clock, '#fff', 27)}<div style="padding:18px 24px 4px;font-size:15px;color:#a9b4ff;font-weight:700">Gelam SecureApprove</div><div style="padding:0 24px;font-size:24px;font-weight:700">Do you approve this transfer?</div>
<div style="margin:20px 16px;background:#181d36;border-radius:20px;padding:20px 20px 12px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:13px;color:#8e95b8">Instant Transfer</div><div style="font-size:31px;font-weight:700">${p.amount}</div></div><div style="width:62px;height:62px;border:4px solid #6f7dff;border-left-color:#2b3157;border-radius:50%;line-height:54px;text-align:center;font-size:15px;flex:none">0:${10 + p.below(49, 'left')}</div></div><div style="border-top:1px solid #2b3157;margin-top:14px;padding-top:8px">${rowsOf(
        [
          ['Transfer to', p.recipient],
          ['Bank and account', `${p.bank}, ${p.account}`],
          ['Transfer from', p.ownAccount],
          ['Recipient reference', p.memo],
          ['Requested on', `${p.date}, ${p.time}`],
          ['Requested from', 'Chrome on Windows, Petaling Jaya'],
        ],
      )}</div></div><p style="padding:0 26px;font-size:12px;color:#8e95b8">Reject at once if you did not make this request. Nobody from Gelam will ever ask you to approve one.</p><div style="display:flex;gap:12px;padding:22px 16px 30px;font-weight:700;text-align:center"><div style="flex:1;border:1.5px solid #ff7a85;color:#ff7a85;border-radius:14px;padding:14px">Reject</div><div style="flex:1;background:#6f7dff;color:#fff;border-radius:14px;padding:15px">Approve</div></div>`,
    ),
});

const batchLine = (cells: string[], tag = 'td') =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const rejectedBatch = look({
  name: 'batch-kelisa-biz',
  page: 'before sending',
  medium: 'portal',
  width: 1140,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const rent = 90_000 + p.below(60_000, 'rent');
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#eef1f5;color:#27313f;min-height:720px}.box{background:#fff;border:1px solid #d5dbe3;margin:14px 28px;padding:16px 20px}h2{font-size:14px;color:#8a1f3d;margin-bottom:10px}table{width:100%;border-collapse:collapse}th{background:#f4e9ec;text-align:left;font-size:12px}th,td{padding:8px 10px;border:1px solid #e0e4ea}.g{display:grid;grid-template-columns:150px 1fr 150px 1fr;gap:8px 14px}.g b{font-weight:400;color:#6b7686}`,
      `<div style="background:#8a1f3d;color:#fff;padding:14px 28px;font-size:18px;font-weight:700">Kelisa BizConnect<span style="float:right;font-size:12px;font-weight:400">Welcome, ${p.sender} &nbsp;|&nbsp; Log out</span></div><div style="padding:12px 28px 0;color:#6b7686">Payments &rsaquo; Bulk Payment &rsaquo; Batch Details</div>
<div class="box"><h2>Batch Summary</h2><div class="g"><b>Batch ID</b><span>${p.reference}</span><b>Batch Status</b><span style="color:#b3261e;font-weight:700">Rejected by Approver</span><b>File Name</b><span>PAY_${p.otherReference.slice(0, 6)}.csv</span><b>Payment Type</b><span>Interbank GIRO</span><b>Debit Account</b><span>${p.ownAccount}</span><b>Requested Value Date</b><span>${p.date}</span><b>No. of Records</b><span>2</span><b>Batch Total</b><span>${p.money(p.sen + rent)}</span></div></div>
<div class="box"><h2>Records</h2><table>${batchLine(['No.', 'Beneficiary Name', 'Account No.', 'Beneficiary Bank', 'Reference', 'Amount', 'Validation'], 'th')}${batchLine(['1', p.recipient, p.account, p.bank, p.memo, p.amount, 'Passed'])}${batchLine(['2', 'HARTA SERI RIMBA SDN BHD', '8801 2245 0917', 'Rimbun Bank', 'office rent', p.money(rent), 'Passed'])}</table></div>
<div class="box"><h2>Audit Trail</h2><table>${batchLine(['Action', 'User', 'Date / Time', 'Remarks'], 'th')}${batchLine(['File uploaded successfully', 'MAKER01', `${p.daysBefore(1)} 16:42:07`, '2 of 2 records valid'])}${batchLine(['Submitted for approval', 'MAKER01', `${p.daysBefore(1)} 16:44:51`, '-'])}${batchLine(['Rejected', 'CHECKER02', `${p.date} ${p.time}`, 'Invoice not attached, please resubmit'])}</table></div><div style="padding:2px 28px 26px"><span style="background:#8a1f3d;color:#fff;padding:9px 24px">Back</span> &nbsp; <span style="border:1px solid #8a1f3d;color:#8a1f3d;padding:8px 24px;background:#fff">Copy to New Batch</span></div>`,
    );
  },
});

const step = (done: boolean, text: string, under: string) =>
  `<div style="display:flex;gap:12px;padding:7px 0"><span style="flex:none;width:22px;height:22px;border-radius:50%;border:2px solid ${done ? '#e2620e' : '#c9c2bb'};background:${done ? '#e2620e' : '#fff'};color:#fff;font-size:13px;line-height:18px;text-align:center">${done ? '✓' : ''}</span><div><b style="color:${done ? '#2b211a' : '#948a81'}">${text}</b><div style="font-size:12px;color:#8b8178">${under}</div></div></div>`;

const unclaimed = look({
  name: 'tuntut-dompet-jingga',
  page: 'before sending',
  language: 'mixed',
  medium: 'wallet',
  width: 375,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff7ef;color:#2b211a}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0;font-size:13px}.k{color:#8b8178;flex:none}.v{text-align:right;font-weight:600}`,
      `<div style="background:linear-gradient(160deg,#ff9a3d,#e2620e);color:#fff;text-align:center;padding-bottom:28px">${phoneBar(p.clock, '#fff', 92)}<div style="font-weight:700;padding:10px 0 18px">Hantar via SMS</div><svg width="54" height="54" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.8"><rect x="2" y="5" width="20" height="14" rx="2"/><path d="M2 7l10 7L22 7"/></svg><div style="font-size:36px;font-weight:800">${p.amount}</div><div style="font-size:16px;font-weight:700">Link sent to ${p.recipient}</div><div style="font-size:13px;margin-top:3px">Menunggu penerima menuntut wang</div></div>
<div style="background:#fff;border-radius:16px;margin:-14px 14px 0;padding:14px 18px">${step(true, 'Wang dikunci dari e-dompet anda', `${p.date}, ${p.time}`)}${step(true, 'SMS dihantar', `+60 1${p.below(9, 'mobile')}-•••• ${1000 + p.below(8999, 'end')}`)}${step(false, 'Penerima tuntut wang', `Before ${p.daysBefore(-3)}, 11:59 PM`)}${step(false, 'Masuk akaun penerima', 'Belum')}</div>
<div style="background:#fff;border-radius:16px;margin:12px 14px;padding:10px 18px">${rowsOf([
        ['Penerima', p.recipient],
        ['Nota', p.memo],
        ['Ref No.', p.reference],
      ])}</div><p style="padding:0 24px;font-size:12px;color:#8b8178">Unclaimed money goes back to your e-wallet automatically after 3 days.</p><div style="display:flex;gap:10px;padding:18px 14px 26px;font-weight:700;text-align:center"><div style="flex:1;border:1.5px solid #e2620e;color:#e2620e;border-radius:24px;padding:11px">Batalkan</div><div style="flex:1;background:#e2620e;color:#fff;border-radius:24px;padding:12px">Hantar semula SMS</div></div>`,
    ),
});

const moneyIn = look({
  name: 'money-in-nilam-pay',
  page: 'refund',
  dark: true,
  medium: 'wallet',
  width: 393,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.datedLetters,
  formats: ['webp', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#081a24;color:#e6f2f6}.row{padding:11px 0;border-top:1px solid #17323f}.k{font-size:12px;color:#7f9eab}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#e6f2f6', 66)}<div style="padding:14px 20px;color:#7f9eab">‹ &nbsp;<span style="color:#fff;font-weight:700">Transaction details</span></div><div style="margin:10px 16px;background:#0f2935;border-radius:18px;padding:24px 20px 8px"><div style="display:flex;align-items:center;gap:14px;padding-bottom:20px"><div style="width:52px;height:52px;border-radius:50%;background:#1f7a6b;font-size:22px;font-weight:700;line-height:52px;text-align:center;flex:none">${p.recipient.slice(0, 1)}</div><div><div style="font-size:13px;color:#7f9eab">Money received</div><div style="font-size:29px;font-weight:700;color:#4fd6a8">+ ${p.amount}</div></div></div>${rowsOf(
        [
          ['From', p.recipient],
          ['Sender’s bank', p.bank],
          ['Received in', `Nilam Pay wallet of ${p.sender}`],
          ['Date &amp; time', `${p.date} at ${p.time}`],
          ['Status', 'Completed'],
          ['Message', p.memo],
          ['Transaction no.', p.reference],
        ],
      )}</div><div style="display:flex;gap:12px;padding:16px;text-align:center;font-weight:700"><div style="flex:1;background:#17323f;border-radius:12px;padding:13px">Say thanks</div><div style="flex:1;background:#4fd6a8;color:#04231b;border-radius:12px;padding:13px">Send money</div></div>`,
    ),
});

const columns = (label: string, sum: string) => label.padEnd(19) + sum.padStart(15);

const hardware = look({
  name: 'resit-kedai-perkakas',
  page: 'shop receipt',
  language: 'ms',
  medium: 'paper',
  width: 372,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const paint = Math.round(p.sen * 0.55);
    const brushes = Math.round(p.sen * 0.15);
    const lines = [
      '<center><b>PERKAKASAN SRI CEMPAKA</b>\nNo. 18, Jalan Dato Onn 3\n70200 Seremban\nRESIT JUALAN</center>',
      columns(`${p.date} ${p.time}`, 'KAUNTER 2'),
      `NO. RESIT : ${p.reference}`,
      `PELANGGAN :\n${p.recipient}`,
      '-'.repeat(34),
      columns('CAT DINDING', p.money(paint)),
      columns('BERUS + ROLLER', p.money(brushes)),
      columns('SKRU / PAKU / PAM', p.money(p.sen - paint - brushes)),
      '-'.repeat(34),
      `<b>${columns('JUMLAH', p.amount)}</b>`,
      columns('BAYARAN QR', p.amount),
      columns('BAKI', p.nothing),
      `STATUS : BERJAYA\nKOD KELULUSAN : ${p.otherReference.slice(0, 6)}`,
      '-'.repeat(34),
      '<center>BARANG YANG DIJUAL\nTIDAK BOLEH DIPULANGKAN\nTERIMA KASIH, SILA DATANG LAGI</center>',
    ];
    return pageOf(
      `body{background:#f4f3ef;color:#35343a}pre{font:15.5px/1.65 ${FONTS.mono};padding:26px 26px 34px;white-space:pre-wrap}center{font-size:14px}`,
      `<pre>${lines.join('\n')}</pre>`,
    );
  },
});

const request = look({
  name: 'permintaan-bayaran-pautan',
  page: 'bill',
  language: 'mixed',
  medium: 'letter',
  width: 720,
  scale: 1.5,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#fff;color:#26233a}table{width:100%;border-collapse:collapse;margin:22px 0}td{padding:10px 4px;border-bottom:1px solid #e4e1f0;vertical-align:top}.k{width:44%;color:#716c8c}.v{font-weight:700}`,
      `<div style="padding:36px 44px"><div style="border-bottom:3px solid #5b3fd0;padding-bottom:12px;font-size:20px;font-weight:700;color:#5b3fd0">PautanBayar</div><p style="margin-top:24px">Hai ${p.sender},</p><h1 style="font-size:20px;margin:12px 0 6px">${p.recipient} meminta bayaran ${p.amount}</h1><p>You have a new payment request. Sila bayar sebelum pautan ini tamat tempoh.</p>
${tableOf([
  ['Diminta oleh / Requested by', p.recipient],
  ['Jumlah / Amount', p.amount],
  ['Tujuan / Purpose', p.memo],
  ['Tarikh permintaan / Requested on', `${p.date} ${p.time}`],
  ['Sah sehingga / Valid until', p.daysBefore(-7)],
  ['Bayar ke / Pay into', `${p.bank}<br>${p.account}`],
  ['No. permintaan / Request no.', p.reference],
])}
<div style="display:flex;align-items:center;gap:28px"><div style="border:1px solid #cfc9e6;padding:8px;line-height:0">${speckle(p.below, 21, 116, '#26233a')}</div><div><p style="margin-bottom:18px">Imbas kod QR dengan mana-mana aplikasi bank,<br>or pay online:</p><span style="background:#5b3fd0;color:#fff;padding:12px 34px;border-radius:6px;font-weight:700">Bayar sekarang / Pay now</span></div></div><p style="margin-top:30px;font-size:11px;color:#716c8c">E-mel ini dijana secara automatik. If you do not know this person, please ignore this e-mail.</p></div>`,
    ),
});

const face = (name: string, colour: string) =>
  `<span style="display:inline-block;width:58px;height:58px;border-radius:50%;background:${colour};font-size:24px;font-weight:700;line-height:58px">${name.slice(0, 1)}</span>`;

const settledUp = (p: Printed) =>
  `<div style="text-align:center;padding:26px 24px 18px">${face(p.sender, '#7a4a8c')}<span style="padding:0 14px;font-size:24px;color:#9aa39a">→</span>${face(p.recipient, '#a0702a')}<div style="font-size:17px;margin-top:16px">Anda membayar <b>${p.recipient}</b></div><div style="font-size:38px;font-weight:700;margin-top:2px">${p.amount}</div><div style="color:#9aa39a;font-size:13px">Direkod oleh anda pada ${p.date}, ${p.time}</div></div>`;

const splitBill = look({
  name: 'kongsi-bil-rekod-tunai',
  page: 'note',
  language: 'ms',
  dark: true,
  width: 390,
  scale: 2.5,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  formats: ['jpg', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#171b18;color:#edf1ed}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 0;border-bottom:1px solid #2b322d}.k{color:#9aa39a;flex:none}.v{text-align:right}`,
      `${phoneBar(p.clock, '#edf1ed', 35)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:16px"><span>‹ Kumpulan</span><b>Penyelesaian hutang</b><span>Ubah</span></div>${settledUp(p)}
<div style="margin:0 16px;background:#212723;border-radius:14px;padding:6px 18px">${rowsOf([
        ['Kumpulan', 'Rumah Sewa ’26'],
        ['Untuk', p.memo],
        ['Cara bayaran', 'Tunai'],
        ['Disahkan penerima', 'Belum'],
        ['Hutang anda sebelum', p.amount],
        ['Hutang anda kini', p.nothing],
      ])}</div><div style="margin:14px 16px;border:1px solid #3c463f;border-radius:14px;padding:13px 18px;font-size:13px;color:#b9c2b9">Ini rekod sahaja. KongsiBil tidak memindahkan wang antara ahli kumpulan.</div><div style="padding:10px 20px;color:#9aa39a;font-size:13px">Komen</div><div style="margin:0 16px 16px;border-radius:22px;background:#212723;padding:12px 18px;color:#6f786f">Tulis komen…</div><div style="text-align:center;color:#ff8d7f;padding:6px 0 26px">Padam rekod</div>`,
    ),
});

export const strangers = [
  standingOrder,
  approval,
  rejectedBatch,
  unclaimed,
  moneyIn,
  hardware,
  request,
  splitBill,
];
