// Receipts on paper and those made to be printed.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, speckle, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS, SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<p style="color:#fff;font-size:2px">${`${text} `.repeat(4)}</p>` : '';

const band = (title: string, pairs: Row[]) =>
  `<div style="background:#6d1f3d;color:#fff;font-weight:700;padding:6px 10px;margin-top:16px">${title}</div><div style="display:grid;grid-template-columns:20% 30% 20% 30%;border:1px solid #d9c3cc;border-top:0">${pairs.map(([label, value]) => `<span style="padding:8px 10px;color:#6b6b6b">${label}</span><span style="padding:8px 10px">${value}</span>`).join('')}</div>`;

// A bank's PDF with two pairs of label and value in each row, under coloured bands.
const bands = look({
  name: 'kemuning-bands-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:12px;color:#222;background:#fff}`,
      `<div style="padding:42px 46px"><div style="display:flex;justify-content:space-between;border-bottom:3px solid #c9a24b;padding-bottom:12px"><b style="font:700 23px ${FONTS.book};color:#6d1f3d">Kemuning Bank</b><span style="text-align:right;color:#666;font-size:11px">Kemuning Bank Berhad<br>Kemuning Connect Internet Banking</span></div><h1 style="font-size:16px;margin-top:22px">Funds Transfer Acknowledgement</h1>${band(
        'Transaction Information',
        [
          ['Transaction Date', p.date],
          ['Transaction Time', p.time],
          ['Reference No', p.reference],
          ['Transaction Status', `<b>${p.status}</b>`],
          ['Transfer Type', 'KilatNow to Account'],
          ['Channel', 'Internet Banking'],
        ],
      )}${band('From', [
        ['Account Holder', p.sender],
        ['Account No', p.ownAccount],
        ['Debit Amount', p.amount],
        ['Service Fee', p.nothing],
      ])}${band('To', [
        ['Name', `<b>${p.recipient}</b>`],
        ['Account No', p.account],
        ['Bank', p.bank],
        ['Amount', `<b>${p.amount}</b>`],
        ['Recipient Ref', p.memo],
        ['Other Details', '-'],
      ])}${p.decoy.length > 0 ? band('Account', p.decoy) : ''}${unseen(p.hiddenText)}<p style="margin-top:20px;color:#666;font-size:11px">This is a computer generated document. No signature is required. Deposits are protected up to the limit set by law for each depositor.</p><p style="margin-top:160px;text-align:right;color:#888;font-size:11px">Page 1 of 1</p></div>`,
    ),
});

const box = (label: string, value: string, span: number, extra = '') =>
  `<div style="grid-column:span ${span};border:1px solid #1f4e3d;margin:-1px 0 0 -1px;padding:3px 8px 8px;min-height:50px;${extra}"><div style="font-size:9px;color:#1f4e3d">${label}</div><div style="font-size:15px;padding-top:4px">${value}</div></div>`;

// A cooperative's Malay form: every value in a box of its own with the label small on top.
const boxes = look({
  name: 'damai-borang-kotak-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.4,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below) => `DMI/${REFERENCES.digits(below)}`,
  says: STATUSES_MS,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};color:#111;background:#fff}`,
      `<div style="padding:46px 52px"><div style="display:flex;align-items:center;gap:18px;margin-bottom:20px"><svg width="58" height="58" viewBox="0 0 24 24"><path d="M12 1l10 6v10l-10 6-10-6V7z" fill="none" stroke="#1f4e3d" stroke-width="1.6"/><path d="M12 6l5 3v6l-5 3-5-3V9z" fill="#1f4e3d"/></svg><div><b style="font-size:22px;letter-spacing:1px">BANK KERJASAMA DAMAI</b><br>Slip Pindahan Wang Elektronik &nbsp;•&nbsp; Salinan Pelanggan</div></div><div style="display:grid;grid-template-columns:repeat(6,1fr);padding-left:1px">${box('TARIKH', p.date, 2)}${box('MASA', p.time, 1)}${box('NOMBOR RUJUKAN', p.reference, 3)}${box('NAMA PENGIRIM', p.sender, 4)}${box('AKAUN DIDEBIT', p.ownAccount, 2)}${box('DIBAYAR KEPADA', `<b>${p.recipient}</b>`, 6)}${box('BANK PENERIMA', p.bank, 3)}${box('NOMBOR AKAUN PENERIMA', p.account, 3)}${box('TUJUAN BAYARAN', p.memo, 4)}${box('AMAUN', `<b style="font-size:19px">${p.amount}</b>`, 2, 'background:#eaf3ee')}${box('JENIS PINDAHAN', 'Pindahan Segera KilatNow', 3)}${box('STATUS TRANSAKSI', `<b>${p.status}</b>`, 3)}${p.decoy.map(([label, value]) => box(label.toUpperCase(), value, 6)).join('')}</div>${unseen(p.hiddenText)}<p style="margin-top:16px;font-size:12px">Sila simpan slip ini sebagai bukti transaksi anda. Sebarang pertanyaan hendaklah dikemukakan dalam tempoh 14 hari.</p></div>`,
    ),
});

const WIDTH = 34;
const apart = (left: string, right: string) =>
  left + ' '.repeat(Math.max(1, WIDTH - left.length - right.length)) + right;

// A cash machine's slip on a desk: heads above values, thin blue-black ink.
const machine = look({
  name: 'tembusu-atm-curl',
  medium: 'paper',
  language: 'mixed',
  width: 470,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => String(below(9_000, 'sequence') + 1_000) + String(below(90_000, 'trace') + 10_000),
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const lines = [
      apart('TARIKH/DATE', 'MASA/TIME'),
      apart(p.date, p.time),
      apart('TERMINAL', 'NO. REK/REC'),
      apart(`TBS0${p.below(900, 'terminal') + 100}`, p.reference),
      '',
      `KAD/CARD  : ************${p.below(9_000, 'card') + 1_000}`,
      '',
      '  PINDAHAN WANG / FUND TRANSFER',
      '',
      `DARI/FROM : ${p.ownAccount}`,
      `KE/TO     : ${p.account}`,
      `BANK      : ${p.bank.toUpperCase()}`,
      'NAMA/NAME :',
      `  ${p.recipient}`,
      '',
      `JUMLAH/AMT: <b>${p.amount}</b>`,
      `CAJ/FEE   : ${p.nothing}`,
      ...p.decoy.map(([label, value]) => `${label.toUpperCase()}: ${value}`),
      '',
      `STATUS    : <b>${p.status}</b>`,
    ];
    return pageOf(
      `body{background:linear-gradient(160deg,#4e535b,#747a83);padding:38px 34px 46px}pre{font:15.5px/1.55 ${FONTS.mono};white-space:pre-wrap}`,
      `<div style="transform:rotate(-.8deg);background:linear-gradient(178deg,#fbfaf5,#f1efe8 70%,#dfdcd2);color:#39415c;padding:22px 30px 30px;box-shadow:4px 10px 26px #0009"><div style="font:800 27px ${FONTS.condensed};color:#9aa3b8;text-align:center;letter-spacing:3px;border-bottom:1px solid #b9bfce;margin-bottom:14px">tembusu</div><pre>${lines.join('\n')}</pre><div style="text-align:center;font:13px/1.5 ${FONTS.mono};margin-top:18px">TERIMA KASIH / THANK YOU<br>JAGA PIN ANDA / PROTECT YOUR PIN</div></div>`,
    );
  },
});

const RESULTS = {
  success: ['Executed', 'Paid', 'Effected', 'Successful'],
  failed: ['Not executed', 'Rejected', 'Unsuccessful', 'Failed'],
  pending: ['Awaiting execution', 'Pending', 'In process'],
  cancelled: ['Cancelled'],
  refunded: ['Returned'],
};

// The letter after a standing instruction was carried out, folded for its envelope and photographed.
const standing = look({
  name: 'greystead-standing-letter',
  medium: 'paper',
  width: 900,
  scale: 1.3,
  names: 'title',
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  says: RESULTS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};font-size:17px;color:#1d1d22;background:#8b7355;padding:34px 40px}th,td{border-top:1px solid #444;border-bottom:1px solid #444;padding:9px 8px;text-align:left;vertical-align:top;font-size:16px}table{border-collapse:collapse;width:100%;margin:18px 0}.r{text-align:right}`,
      `<div style="background:linear-gradient(#fdfcf8 0,#fbfaf5 32.6%,#e4e1d8 33%,#fbfaf5 33.8%,#faf8f2 65.8%,#dedbd2 66.2%,#f8f6ef 67%);padding:54px 58px 90px;box-shadow:0 6px 22px #0008"><div style="text-align:right;font-size:14px;line-height:1.35"><b style="font-size:21px;letter-spacing:.5px">Greystead &amp; Malaya Bank</b><br>Payments Operations, Level 9<br>Menara Contoh, 10250 George Town</div><p style="margin:34px 0 26px">${p.sender}<br>No. 8, Lorong Contoh 2<br>11900 Bayan Lepas</p><p>${p.date}</p><p style="margin:18px 0 12px">Dear Customer,</p><p><b>Standing Instruction, our reference ${p.reference}</b></p><p style="margin-top:12px">${p.done ? 'In accordance with your instruction we have debited your account and made the following payment on your behalf.' : 'We write to advise you of the position of the following payment under your instruction.'}</p><table><tr><th>Processed</th><th>In favour of</th><th>Particulars</th><th>Result</th><th class="r">Amount</th></tr><tr><td>${p.date}<br>${p.time}</td><td>${p.recipient}<br>${p.bank}<br>${p.account}</td><td>${p.memo}</td><td>${p.status}</td><td class="r">${p.amount}</td></tr></table><p>Account: ${p.ownAccount}${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</p><p style="margin:16px 0 34px">Should you wish to amend or end this instruction, please let us know five working days before the next due date.</p><p>Yours faithfully,<br>for Greystead &amp; Malaya Bank Berhad</p><p style="margin-top:44px;font-size:13px;color:#555">This letter is produced by computer and bears no signature.</p></div>`,
    ),
});

// A wallet's receipt saved as a PDF: a ticket in the middle of the page, with a code to look it up.
const ticket = look({
  name: 'lapis-tiket-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.5,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  says: HEADINGS,
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#20242e}.row{padding:9px 0}.k{color:#7a8194;font-size:12px}.v{font-size:15px;font-weight:600}`,
      `<div style="width:430px;margin:44px auto 0;border:1px solid #ccd3e4;border-radius:18px;overflow:hidden"><div style="background:#0d3bb0;color:#fff;padding:20px 28px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">lapis</b><span style="font-size:13px">Transaction Receipt</span></div><div style="padding:22px 28px 12px;border-bottom:2px dashed #ccd3e4"><b style="color:${signColour(p)};font-size:17px">${p.status}</b><div style="color:#7a8194;font-size:13px">${p.date} ${p.time}</div></div><div style="padding:12px 28px;position:relative"><div style="position:absolute;right:28px;top:26px">${speckle(p.below, 19, 92, '#0d3bb0')}</div>${rowsOf(
        [
          ['Transferred To', `<div style="max-width:250px">${p.recipient}</div>`],
          ['Bank / eWallet', p.bank],
          ['Account Number', p.account],
          ['Transaction No.', p.reference],
          ['Wallet Ref', p.otherReference],
          ['Payment Details', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ...p.decoy,
        ],
      )}</div><div style="background:#eef2fc;padding:16px 28px;display:flex;justify-content:space-between;align-items:baseline"><span>Total Amount</span><b style="font-size:25px">${p.amount}</b></div></div>${unseen(p.hiddenText)}<p style="text-align:center;color:#7a8194;font-size:11px;margin-top:18px">Lapis Digital Sdn. Bhd. This receipt is system generated. Scan the code to look it up.</p>`,
    ),
});

export const papers = [bands, boxes, machine, standing, ticket];
