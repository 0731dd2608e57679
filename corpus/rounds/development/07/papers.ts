import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  rowsOf,
  signColour,
  speckle,
  tableOf,
  type Row,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

/** An internet bank's e-receipt as a PDF: grey bars over groups of two columns, a watermark, a code to check it with. */
const bentara = look({
  name: 'bentara-group-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  date: DATES.long,
  time: TIMES.secondsEnglish,
  reference: (below) =>
    `BG${below(900, 'b') + 100}${'ACEHKMT'[below(7, 'g')]}${below(90_000_000, 'c') + 10_000_000}`,
  says: { ...STATUSES, success: ['Successful', 'Transaction Successful', 'Completed'] },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const group = (title: string, rows: Row[]) =>
      `<div style="background:#e6e7e8;padding:7px 14px;font-weight:700;margin-top:18px">${title}</div><div class="g">${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2b2b2b;font-size:13px}.g{display:grid;grid-template-columns:1fr 1fr;gap:14px 30px;padding:14px}.k{font-size:11px;color:#77787b}.v{font-size:14px}`,
      `<div style="padding:0 46px 40px;position:relative;overflow:hidden"><div style="position:absolute;top:440px;left:110px;font-size:110px;font-weight:700;color:#f4f4f2;transform:rotate(-32deg);z-index:-1">BENTARA</div><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #e0a100;padding:40px 0 12px"><span style="font-size:28px;font-weight:700;letter-spacing:-1px;color:#1b3a57">bentara<span style="color:#e0a100">›</span></span><span style="text-align:right;font-size:11px;color:#77787b">Bentara Bank Berhad (Fictional)<br>Bentara Online 24-hour line: 1-300-00-0000</span></div>
<div style="display:flex;justify-content:space-between;margin-top:24px"><span style="font-size:21px">Fund Transfer Receipt</span><span style="border:1px solid ${signColour(p)};color:${signColour(p)};border-radius:3px;padding:4px 16px;font-weight:700">${p.status}</span></div>
${group('Transaction Details', [
  ['Transaction Type', 'Instant Transfer'],
  ['Transaction No.', p.reference],
  ['Transaction Date', p.date],
  ['Transaction Time', p.time],
])}${group('Transfer From', [
        ['Account Name', p.sender],
        ['Account Number', p.ownAccount],
      ])}${group('Transfer To', [
        ['Account Holder Name', p.recipient],
        ['Account Number', p.account],
        ['Bank', p.bank],
        ['Recipient Reference', p.memo],
      ])}${group('Amount', [['Transfer Amount', `<b style="font-size:17px">${p.amount}</b>`], ['Service Fee', `${p.nothing} (waived)`], ...p.decoy])}
${unseen(p.hiddenText)}<div style="display:flex;gap:18px;align-items:center;border-top:1px solid #bbb;margin-top:26px;padding-top:16px;font-size:11px;color:#77787b">${speckle(p.below, 21, 84)}<span>Scan to check that this receipt is genuine.<br>This is a computer-generated document. No signature is required.<br>Page 1 of 1</span></div></div>`,
    );
  },
});

const ONES =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
function inWords(count: number): string {
  if (count >= 1_000)
    return `${inWords(Math.floor(count / 1_000))} thousand ${inWords(count % 1_000)}`.trim();
  if (count >= 100) return `${ONES[Math.floor(count / 100)]} hundred ${inWords(count % 100)}`.trim();
  return (count < 20 ? ONES[count] : `${TENS[Math.floor(count / 10)]} ${ONES[count % 10]}`.trim()) ?? '';
}

/** A merchant bank's letter to the payee: addressed, ruled, the sum in words. */
const tanglung = look({
  name: 'tanglung-credit-advice',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: ({ day, month, year, ...rest }) => DATES.capitals({ day, month, year, ...rest }).replaceAll(' ', '-'),
  time: TIMES.minutes,
  // The form of a core banking system: the year, the day of the year, five signs.
  reference: (below, { year, month, day }) =>
    `FT${String(year).slice(2)}${String((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000).padStart(3, '0')}${Array.from({ length: 5 }, (_, place) => 'BCDFGHJKLMNPQRST3456789'[below(23, `t${place}`)]).join('')}`,
  says: {
    ...HEADINGS,
    success: [
      'We confirm that we have today transferred the following sum as instructed.',
      'We are pleased to confirm that the following payment has been made successfully.',
    ],
    failed: ['We regret that the following payment was unsuccessful and has been rejected.'],
    pending: ['The following payment is pending and has not been released.'],
    cancelled: ['The following payment has been cancelled at the request of our customer.'],
    refunded: ['The following payment has been returned and refunded to our customer.'],
  },
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111;font-size:15px}table{width:100%;border-collapse:collapse}th,td{border:1px solid #111;padding:8px 9px;text-align:left;font-weight:400;vertical-align:top;font-size:14px}th{font-style:italic}`,
      `<div style="padding:48px 64px"><div style="text-align:right"><b style="font-size:20px;letter-spacing:3px;font-variant:small-caps">Tanglung Merchant Bank Berhad</b><br><span style="font-size:12px">Remittance Centre, Level 9, Menara Contoh, 50450 Kuala Lumpur</span></div>
<div style="display:flex;justify-content:space-between;margin-top:34px"><div>${p.recipient}<br>${p.bank}<br>A/C ${p.account}</div><div>Date: ${p.date}<br>Time: ${p.time}<br>Our Ref: ${p.reference}</div></div>
<p style="margin:28px 0 16px">Dear Sir / Madam,</p><p style="text-decoration:underline;font-weight:700;margin-bottom:14px">PAYMENT ADVICE</p><p style="margin-bottom:16px">${p.status} The order was given by our customer, ${p.sender}.</p>
<table><tr><th>Payee</th><th>Payment particulars</th><th style="width:25%;text-align:right">Amount</th></tr><tr><td>${p.recipient}</td><td>${p.memo}</td><td style="text-align:right">${p.amount}</td></tr><tr><td colspan="2" style="text-align:right">Less: bank charges</td><td style="text-align:right">${p.nothing}</td></tr><tr><td colspan="2" style="text-align:right"><b>Net amount</b></td><td style="text-align:right"><b>${p.amount}</b></td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="2" style="text-align:right">${label}</td><td style="text-align:right">${value}</td></tr>`).join('')}</table>
<p style="margin:14px 0;text-transform:capitalize">Sum of: ${inWords(Math.floor(p.sen / 100))} and ${String(p.sen % 100).padStart(2, '0')}/100 only</p>${unseen(p.hiddenText)}<p style="margin-top:30px">Yours faithfully,<br>for Tanglung Merchant Bank Berhad</p><p style="margin-top:40px;font-size:12px;font-style:italic">This advice is printed by computer; no signature is needed.</p></div>`,
    ),
});

/** The slip of a machine that takes notes and coins, in Malay, on thin grey paper. */
const cdm = look({
  name: 'nibung-deposit-syiling',
  medium: 'paper',
  language: 'ms',
  width: 348,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) =>
    String(below(900_000, 'cdm') + 100_000).padStart(8, '0') + String(below(9_000, 'n') + 1_000),
  says: {
    ...STATUSES_MS,
    success: ['TRANSAKSI BERJAYA', 'DEPOSIT BERJAYA', 'BERJAYA'],
    failed: ['TRANSAKSI GAGAL', 'TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'SEDANG DIPROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const wide = 30;
    const line = (label: string, value: string) => label.padEnd(12) + value;
    const ends = (label: string, value: string) => label + value.padStart(wide - label.length);
    const plain = (sen: number) => (sen / 100).toFixed(2);
    const coins = p.sen % 500;
    return pageOf(
      `body{background:#d8d9dc;color:#3d4048}pre{font:14.5px/1.5 ${FONTS.terminal};white-space:pre-wrap}`,
      `<div style="background:linear-gradient(95deg,#f1f1ef,#fbfbf9 45%,#e9e9ea);padding:30px 26px 40px;margin:14px 12px"><pre><center><b style="font-size:19px">BANK NIBUNG</b>
MESIN DEPOSIT TUNAI & SYILING</center>
${ends(p.date, p.time)}
MESIN  CDM0${p.below(80, 'machine') + 10} PUSAT BANDAR
NO. JEJAK  ${p.reference}

<center>* DEPOSIT PIHAK KETIGA *</center>
${line('KE AKAUN', p.account)}
NAMA PENERIMA
${p.recipient}
${line('RUJUKAN', p.memo.toUpperCase())}

${ends('WANG KERTAS', plain(p.sen - coins))}
${ends('SYILING', plain(coins))}
${'-'.repeat(wide)}
<b>JUMLAH      ${p.amount}</b>
${p.decoy.map(([label, value]) => `${label.toUpperCase()} ${value}\n`).join('')}
STATUS      ${p.status}

<center>SILA SIMPAN RESIT INI
SEBAGAI RUJUKAN ANDA</center></pre></div>`,
    );
  },
});

/** A cash machine's slip of a transfer, laid on a wooden table and photographed. */
const atm = look({
  name: 'penaga-atm-table',
  medium: 'paper',
  width: 430,
  scale: 2,
  date: ({ day, month, year }) =>
    `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${String(year).slice(2)}`,
  time: TIMES.minutes,
  reference: (below) => `${below(9_000, 'seq') + 1_000} ${below(900_000, 'trace') + 100_000}`,
  says: { ...SLIPS, success: ['TRANSACTION APPROVED', 'APPROVED', 'TRANSFER SUCCESSFUL'] },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:repeating-linear-gradient(2deg,#7b5233 0 26px,#85593a 26px 29px,#70492c 29px 58px);padding:38px 34px 54px;color:#33323a}table{width:100%;border-collapse:collapse;font:14px/1.5 ${FONTS.narrow};letter-spacing:.6px}td{padding:1px 0;vertical-align:top}.k{width:44%}`,
      `<div style="background:linear-gradient(170deg,#fdfcf8,#f3f0e8 60%,#dedad0);box-shadow:3px 6px 14px #0008;padding:26px 30px 30px;transform:rotate(-1.3deg);font:14px/1.5 ${FONTS.narrow};letter-spacing:.6px"><div style="text-align:center;font-size:24px;font-weight:700">◆ PENAGA</div><div style="text-align:center;border-bottom:1px dashed #555;padding-bottom:8px;margin-bottom:8px">SELF SERVICE TERMINAL<br>CUSTOMER ADVICE</div>
<div style="display:flex;justify-content:space-between"><span>DATE<br>${p.date}</span><span>TIME<br>${p.time}</span><span>TERMINAL<br>S1A0${p.below(90, 'terminal') + 10}</span></div><div style="height:10px"></div>${tableOf(
        [
          ['CARD NO', `XXXXXXXXXXXX${p.below(9_000, 'card') + 1_000}`],
          ['SEQ / TRACE', p.reference],
          ['TRANSACTION', 'INTERBANK TRANSFER'],
          ['FROM', 'SAVINGS'],
          ['TO BANK', p.bank.toUpperCase()],
          ['TO ACCOUNT', p.account],
          ['ACCOUNT NAME', p.recipient],
          ['AMOUNT', `<b>${p.amount}</b>`],
          ['FEE', p.fee],
          ['REF', p.memo.toUpperCase()],
          ['AVAIL BALANCE', p.balance],
          ...p.decoy
            .filter(([, value]) => value !== p.balance)
            .map(([label, value]): Row => [label.toUpperCase(), value]),
        ],
      )}<div style="text-align:center;font-weight:700;font-size:17px;margin:14px 0">${p.status}</div><div style="text-align:center;font-size:12px">BEWARE OF SCAMS. NEVER TELL YOUR PIN.<br>THANK YOU FOR USING PENAGA</div></div>`,
    ),
});

/** A counter's form, printed beforehand in blue, filled by a dot printer and stamped by the teller. */
const counter = look({
  name: 'setia-warisan-counter-form',
  medium: 'paper',
  language: 'mixed',
  width: 720,
  scale: 1.5,
  date: DATES.dashes,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    ...SLIPS,
    success: ['TRANSFERRED', 'PAID', 'BERJAYA / SUCCESSFUL'],
    failed: ['REJECTED', 'GAGAL / FAILED'],
    pending: ['PENDING', 'DALAM PROSES / PROCESSING'],
    cancelled: ['CANCELLED / BATAL'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const box = (label: string, value: string, width: string) =>
      `<div style="width:${width};border:1px solid #5b79b8;padding:3px 8px 6px;margin:-1px 0 0 -1px"><div style="font-size:9.5px;color:#3d5ea6">${label}</div><div style="font:16px/1.25 ${FONTS.mono};color:#26242b;padding-left:6px;letter-spacing:-.4px">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f6f8ef;color:#3d5ea6}`,
      `<div style="padding:26px 30px"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:10px"><span><b style="font-size:20px">SETIA WARISAN BANK</b><br><span style="font-size:11px">BORANG PINDAHAN WANG / FUNDS TRANSFER FORM</span></span><span style="font-size:11px;text-align:right">SALINAN PELANGGAN<br>CUSTOMER’S COPY</span></div>
<div style="display:flex;flex-wrap:wrap;padding-left:1px">${box('Tarikh / Date', p.date, '25%')}${box('Masa / Time', p.time, '25%')}${box('No. Rujukan / Reference No.', p.reference, '50%')}${box('Nama Pemohon / Applicant', p.sender, '100%')}${box('Nama Penerima / Beneficiary', p.recipient, '100%')}${box('No. Akaun Penerima / Beneficiary’s Account', p.account, '50%')}${box('Bank Penerima / Beneficiary’s Bank', p.bank.toUpperCase(), '50%')}${box('Butiran / Details', p.memo.toUpperCase(), '50%')}${box('Amaun / Amount', `<b>${p.amount}</b>`, '50%')}${box('Komisen / Commission', p.nothing, '50%')}${box('Cara Bayaran / Mode', 'DEBIT AKAUN', '50%')}${p.decoy.map(([label, value]) => box(label, value, '100%')).join('')}</div>
<div style="display:flex;justify-content:space-between;margin-top:22px"><div style="width:260px;font-size:10px;line-height:1.5">Saya/Kami mengesahkan butiran di atas adalah betul.<br>I/We confirm that the above details are correct.<div style="border-bottom:1px solid #5b79b8;height:50px"></div>Tandatangan / Signature</div><div style="transform:rotate(-4deg);border:3px solid #7a2f77;border-radius:6px;color:#7a2f77;padding:8px 22px;text-align:center;white-space:nowrap;align-self:flex-start;margin:4px 14px 0 0"><div style="font-size:11px">SETIA WARISAN · TELLER 0${p.below(8, 'teller') + 1}</div><div style="font-size:21px;font-weight:700;line-height:1.5">${p.status}</div><div style="font-size:13px">${p.date}</div></div></div></div>`,
    );
  },
});

export const papers = [bentara, tanglung, cdm, atm, counter];
