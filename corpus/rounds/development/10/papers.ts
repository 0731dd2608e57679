// PDF receipts and advices, and slips of paper that were photographed.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, speckle } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string, ground = '#fff') =>
  text ? `<div style="color:${ground};font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

// An app's "save as PDF": a coloured band, a stamp askew, label above value in two columns.
const sekunar = look({
  name: 'sekunar-stamped-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: {
    success: ['SUCCESSFUL', 'PAID', 'BERJAYA'],
    failed: ['UNSUCCESSFUL', 'FAILED', 'GAGAL'],
    pending: ['PENDING', 'DALAM PROSES'],
    cancelled: ['CANCELLED', 'DIBATALKAN'],
    refunded: ['REVERSED', 'DIPULANGKAN'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c2440}.grid{display:grid;grid-template-columns:1fr 1fr;gap:20px 40px}.k{font-size:11px;color:#7d86a5}.v{font-size:16px;font-weight:600}`,
      `<div style="background:#13235b;color:#fff;padding:32px 54px 86px;display:flex;justify-content:space-between"><b style="font-size:24px">⛵ Bank Sekunar</b><span style="text-align:right;font-size:12px">e-Receipt / e-Resit<br>sekunar.example</span></div><div style="margin:-58px 44px 0;background:#fff;border:1px solid #d5daea;border-radius:14px;padding:34px 40px 40px;position:relative"><div style="position:absolute;right:44px;top:36px;transform:rotate(-9deg);border:4px double ${signColour(p)};color:${signColour(p)};font-weight:800;font-size:22px;letter-spacing:2px;padding:8px 18px;border-radius:8px">${p.status}</div><div class="k">Amount / Amaun</div><div style="font-size:40px;font-weight:800;margin-bottom:26px">${p.amount}</div><div class="grid">${rowsOf(
        [
          ['Beneficiary / Benefisiari', p.recipient],
          ['Bank &amp; account / Bank &amp; akaun', `${p.bank}<br>${p.account}`],
          ['Date / Tarikh', p.date],
          ['Time / Masa', p.time],
          ['Transfer type / Jenis', 'KilatNow to Account'],
          ['From / Daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Transaction ID / ID transaksi', p.reference],
          ['Details / Butiran', p.memo],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}</div><div style="display:flex;gap:20px;align-items:center;margin:30px 54px;font-size:11px;color:#7d86a5">${speckle(p.below, 17, 68, '#13235b')}<span>Scan to verify this receipt at sekunar.example/verify. This document is computer generated; no signature is required.<br>Dokumen ini dijana komputer; tandatangan tidak diperlukan.</span></div>`,
    ),
});

// A company's payment file: one line below its column heads.
const layar = look({
  name: 'layarbiz-batch-report-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: { commas: true },
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Completed', 'Successful', 'Bank Processed – Success'],
    failed: ['Rejected by Bank', 'Failed'],
    pending: ['Pending Approval', 'Pending Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) => {
    // The head names the currency, unless the sum itself does because it is another's.
    const bare = /^[\d,.]+$/.test(p.amount.replace(/<[^>]*>/g, ''));
    const sum = bare ? 'Amount (MYR)' : 'Amount';
    const heads = ['No.', 'Beneficiary Name / Account', 'Beneficiary Bank', 'Payment Details', sum, 'Status'];
    const cells = [
      '1',
      `${p.recipient}<br>${p.account}`,
      p.bank,
      p.memo,
      `<span style="white-space:nowrap">${p.amount}</span>`,
      p.status,
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#111;font-size:12px}table{width:100%;border-collapse:collapse;margin-top:14px}th{background:#5d1f3a;color:#fff;padding:8px;text-align:left;font-size:11px}td{padding:9px 8px;border-bottom:1px solid #999;vertical-align:top}th:nth-child(5),td:nth-child(5){text-align:right}.row{display:flex;padding:3px 0}.k{width:170px;font-weight:700}`,
      `<div style="padding:40px 42px"><div style="display:flex;justify-content:space-between;border-bottom:2px solid #5d1f3a;padding-bottom:10px"><b style="font-size:18px;color:#5d1f3a">LayarBiz</b><span>Payment Detail Report</span></div><div style="margin-top:18px">${rowsOf(
        [
          ['Company Name', `${p.sender} ENTERPRISE`],
          ['Debiting Account', p.ownAccount],
          ['Product', 'Domestic Payment – IBG / Third Party'],
          ['Customer Reference No.', p.reference],
          ['Payment Date', p.date],
          ['Report Generated', `${p.date} ${p.time}`],
        ],
      )}</div><table><tr>${heads.map((each) => `<th>${each}</th>`).join('')}</tr><tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr><tr><td colspan="4" style="text-align:right"><b>Total (1 record)</b></td><td style="text-align:right"><b>${p.amount}</b></td><td></td></tr></table>${p.decoy.map(([label, value]) => `<p style="margin-top:10px">${label}: ${value}</p>`).join('')}${unseen(p.hiddenText)}<p style="margin-top:40px">Maker: USER01 &nbsp;&nbsp; Approver: USER02</p><p style="margin-top:60px;border-top:1px solid #999;padding-top:6px;color:#555;font-size:10px">Confidential. LayarBiz accepts no liability for payments credited on the strength of details given by the customer. <span style="float:right">Page 1 of 1</span></p></div>`,
    );
  },
});

// The slip of a cash machine, a little crooked on a dark table.
const kuala = look({
  name: 'kuala-sireh-machine-photo',
  medium: 'paper',
  language: 'ms',
  width: 440,
  scale: 2,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => String(below(900_000, 'trace') + 100_000),
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA', 'TRANSAKSI DILULUSKAN'],
    failed: ['TRANSAKSI GAGAL', 'TRANSAKSI DITOLAK'],
    pending: ['TRANSAKSI DALAM PROSES', 'MENUNGGU PENGESAHAN'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'webp'],
  draw: (p) => {
    const row = (label: string, value: string) => `${label.padEnd(11)}: ${value}`;
    const lines = [
      'TARIKH    MASA      NO. MESIN',
      `${p.date}  ${p.time}  KS${p.below(9_000, 'machine') + 1_000}`,
      `NO. KAD   : ${p.ownAccount}`,
      '',
      '  PINDAHAN WANG ANTARA BANK',
      '',
      row('KE BANK', p.bank.toUpperCase()),
      row('KE AKAUN', p.account),
      row('NAMA', ''),
      `  ${p.recipient}`,
      row('AMAUN', `<b>${p.amount}</b>`),
      row('CAJ', p.nothing),
      row('RUJUKAN', p.memo.toUpperCase()),
      row('NO. JEJAK', p.reference),
      ...p.decoy.map(([label, value]) => `${label.toUpperCase()}: ${value}`),
      '',
      `<b>   *** ${p.status} ***</b>`,
      '',
      'SIMPAN SLIP INI UNTUK RUJUKAN.',
      'JANGAN DEDAHKAN NO. PIN ANDA.',
    ];
    return pageOf(
      `body{background:linear-gradient(150deg,#4d3a2a,#2f2319 60%,#3d2d20);padding:46px 40px}pre{font:14px/1.65 ${FONTS.terminal};color:#3a3a44;white-space:pre-wrap}`,
      `<div style="background:linear-gradient(175deg,#f6f5f1,#e6e4dd);transform:rotate(-1.6deg);padding:26px 22px 34px;box-shadow:5px 9px 18px #0009"><div style="text-align:center;font:700 19px ${FONTS.sans};color:#3a3a44;margin-bottom:14px">Bank Kuala Sireh</div><pre>${lines.join('\n')}</pre></div>`,
    );
  },
});

// What a post office's counter prints for money sent to somebody, in columns on a wide form.
const pejabat = look({
  name: 'wisma-pos-counter-form',
  medium: 'paper',
  width: 720,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: (below) =>
    `WP ${below(9_000, 'a') + 1_000} ${below(9_000, 'b') + 1_000} ${below(900, 'c') + 100} MY`,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const row = (label: string, value: string) => `<tr><td>${label}</td><td class="t">${value}</td></tr>`;
    return pageOf(
      `body{background:#d9d6cf;padding:26px}table{border-collapse:collapse;width:100%}td{border:1px solid #c65b4a;padding:5px 9px;font:11px ${FONTS.sans};color:#b04434;width:32%}.t{font:700 15px/1.35 ${FONTS.mono};color:#26283a;width:68%}.s td{width:25%}`,
      `<div style="background:#fdf6ea;border-left:16px dotted #d9d6cf;border-right:16px dotted #d9d6cf;padding:22px 26px"><div style="display:flex;justify-content:space-between;color:#b04434;font-family:${FONTS.sans};margin-bottom:12px"><div><b style="font-size:19px">WISMA POS NASIONAL</b><br><span style="font-size:11px">MONEY REMITTANCE – CUSTOMER'S COPY</span></div><div style="border:1px solid #c65b4a;padding:4px 12px;font-size:11px;text-align:center">SERIAL NO.<br><span style="font:700 15px ${FONTS.mono};color:#26283a">${p.reference}</span></div></div><table>${row('Remitter', p.sender)}${row('Pay to (full name as in I.C.)', p.recipient)}${row('Credit to', `${p.bank.toUpperCase()} ${p.account}`)}${row('Purpose', p.memo)}${row('Amount remitted', p.amount)}${row('Service fee', p.fee)}${row('Total collected', p.withFee)}${p.decoy.map(([label, value]) => row(label, value)).join('')}</table><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:16px"><div style="font:700 15px/1.5 ${FONTS.mono};color:#26283a">${p.date} ${p.time}<br>CTR 03 TELLER ${p.below(900, 'teller') + 100}<br>REMITTANCE ${p.status}</div><div style="width:150px;height:84px;border:3px solid #4a5fa388;border-radius:50%;color:#4a5fa3aa;transform:rotate(-8deg);text-align:center;font:700 11px ${FONTS.sans};padding-top:22px">PEJABAT POS<br>${p.date}<br>KAUNTER 3</div></div><p style="font:10px ${FONTS.sans};color:#b04434;margin-top:14px">Enquiries within 30 days with this copy. Not transferable.</p></div>`,
    );
  },
});

// A merchant bank's typed debit advice: framed blocks, terms of the trade.
const galleon = look({
  name: 'galleon-debit-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  says: {
    success: ['EXECUTED', 'SETTLED', 'PAYMENT COMPLETED'],
    failed: ['REJECTED', 'NOT EXECUTED'],
    pending: ['AWAITING SETTLEMENT', 'PENDING RELEASE'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED'],
  },
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) => {
    const box = (head: string, body: string) =>
      `<div style="border:1px solid #222;padding:8px 12px;margin-top:-1px"><div style="font:11px ${FONTS.serif}">${head}</div><div style="margin-top:2px">${body}</div></div>`;
    return pageOf(
      `body{font:14px/1.5 ${FONTS.mono};background:#fff;color:#111}`,
      `<div style="padding:54px 64px"><div style="display:flex;justify-content:space-between;font-family:${FONTS.serif}"><div><b style="font-size:21px;letter-spacing:1px">GALLEON MERCHANT BANK</b><br><span style="font-size:12px">Kuala Lumpur Branch, Menara Contoh, Jalan Contoh, 50450 Kuala Lumpur</span></div><span style="font-size:12px;text-align:right">Company No.<br>199901000000</span></div><h1 style="font:700 18px ${FONTS.serif};text-align:center;margin:34px 0 20px;text-decoration:underline">DEBIT ADVICE</h1><p style="margin-bottom:18px">${p.sender}<br>A/C ${p.ownAccount}</p><p style="margin-bottom:14px">${p.done ? 'We have today debited your account and paid as follows:' : 'We refer to your payment instruction as follows:'}</p>${box('OUR REFERENCE', p.reference)}${box('VALUE DATE', `${p.date} &nbsp; ${p.time} HRS`)}${box('IN FAVOUR OF', `${p.recipient}<br>A/C ${p.account}<br>${p.bank.toUpperCase()}`)}${box('AMOUNT', `<b style="font-size:17px">${p.amount}</b>`)}${box('CHARGES', p.nothing)}${box('DETAILS OF PAYMENT', p.memo.toUpperCase())}${box('STATUS', p.status)}${p.decoy.map(([label, value]) => box(label.toUpperCase(), value)).join('')}${unseen(p.hiddenText)}<p style="margin-top:34px;font:12px ${FONTS.serif}">For and on behalf of Galleon Merchant Bank. This advice is produced by computer and bears no signature. E. &amp; O. E.</p></div>`,
    );
  },
});

export const papers = [sekunar, layar, kuala, pejabat, galleon];
