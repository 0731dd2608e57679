import { DATES, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, signColour, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { STATUSES_MS } from '#test/receipts/drawing/says.ts';

// The label has the currency, unless the sum brings another one.
const inRinggit = (label: string, { amount }: Printed) =>
  /[A-Z$]/.test(amount.replaceAll(/<[^>]*>/g, '')) ? label : `${label} (RM)`;

const STEPS = ['Fill in details', 'Confirm', 'Acknowledgement'];
const MENU = [
  'Account summary',
  'Pay bills',
  'Transfer money',
  'Prepaid reload',
  'Fixed deposits',
  'e-Statement',
];
const told: Record<Outcome, string> = {
  success: 'An advice has been sent to your registered e-mail address.',
  failed: 'Your account has not been debited. Please try again or call our contact centre.',
  pending: 'You can follow this transaction under Transfer money > Transaction history.',
  cancelled: 'No further action is needed.',
  refunded: 'The sum has been credited to the account it came from.',
};

// Internet banking on a desktop: menu, steps, a coloured message, and parts in boxes.
const selat = look({
  name: 'selat-ebank',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: {},
  date: DATES.short,
  time: TIMES.seconds,
  reference: (below) => `EB${REFERENCES.digits(below)}`,
  says: {
    success: [
      'Your transaction is successful.',
      'Your transfer has been processed successfully.',
      'Transaction successful',
    ],
    failed: ['Your transaction is unsuccessful.', 'Your transfer has been rejected.', 'Transaction failed'],
    pending: ['Your transaction is pending approval.', 'Your transfer is being processed.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transfer has been reversed.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const box = (title: string, rows: Row[]) =>
      `<div style="border:1px solid #cdd5d9;margin-top:14px"><div style="background:#eef2f3;padding:8px 16px;font-weight:700;color:#12525c">${title}</div>${tableOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2d3436}table{width:100%;border-collapse:collapse}td{padding:8px 16px;vertical-align:top}.k{width:230px;color:#636e72}`,
      `<div style="background:#12525c;color:#fff;padding:14px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">SelatBank <span style="font-weight:400;font-size:15px">e-banking</span></b><span style="font-size:13px">Welcome, ${p.sender} &nbsp;|&nbsp; Inbox (3) &nbsp;|&nbsp; Log out</span></div>
<div style="display:flex"><div style="width:210px;flex:none;background:#f6f8f8;padding:20px 0;font-size:14px;border-right:1px solid #dde3e5">${MENU.map((name, place) => `<div style="padding:11px 40px 11px 34px;${place === 2 ? 'background:#fff;border-left:6px solid #e5793b;color:#12525c;font-weight:700' : 'border-left:6px solid transparent'}">${name}</div>`).join('')}</div>
<div style="flex:1;padding:20px 34px 40px"><div style="font-size:12px;color:#8a9599">Home › Transfer money › Other bank account</div><h1 style="font-size:22px;font-weight:400;color:#12525c;margin:8px 0 14px">Transfer to other bank account</h1>
<div style="display:flex;margin-bottom:16px">${STEPS.map((name, place) => `<span style="flex:1;font-size:13px;padding:8px 0;border-bottom:4px solid ${place === 2 ? '#e5793b' : '#cdd5d9'};color:${place === 2 ? '#2d3436' : '#8a9599'}">${place + 1}. ${name}</span>`).join('')}</div>
<div style="display:flex;gap:14px;align-items:center;border:1px solid ${signColour(p)};background:${signColour(p)}14;padding:12px 16px">${badge(p, 34)}<div><b>${p.status}</b><div style="font-size:13px">${told[p.outcome]}</div></div></div>
${box('Transaction', [
  ['Reference number', p.reference],
  ['Transaction date and time', `${p.date} ${p.time}`],
  ['Transfer mode', 'Instant Transfer (KilatNow)'],
  [inRinggit('Amount', p), `<b>${p.amount}</b>`],
  ['Service fee (RM)', p.nothing],
  ...p.decoy.map(([label, value]): Row => [`${label} (RM)`, value]),
])}${box('Transfer from', [['Account', `${p.ownAccount} &nbsp; Statement Savings`]])}${box('Transfer to', [
        ['Account holder’s name', p.recipient],
        ['Account number', p.account],
        ['Bank', p.bank],
        ['Recipient reference', p.memo],
      ])}<div style="margin-top:20px;display:flex;gap:12px;font-size:14px"><span style="background:#e5793b;color:#fff;padding:10px 24px">Print receipt</span><span style="border:1px solid #12525c;color:#12525c;padding:9px 24px">Make another transfer</span><span style="border:1px solid #12525c;color:#12525c;padding:9px 24px">Add to favourites</span></div></div>
<div style="width:200px;flex:none;padding:20px 22px 0 0"><div style="background:#fdf0e6;border-top:4px solid #e5793b;padding:16px;font-size:13px"><b style="font-size:16px">Home Solar Financing</b><br><br>From 3.88% a year. Borrow up to RM 80,000 with nothing to pay at the start.<br><br><u>Apply now</u></div><div style="background:#eef2f3;padding:16px;font-size:12px;margin-top:14px">Be careful of scams. We never ask for your password or TAC over the phone.</div></div></div>`,
    );
  },
});

// An interbank GIRO in a phone's browser, on a Malay page with a ruled table that was made for no phone.
const warisan = look({
  name: 'warisan-pelayar',
  medium: 'portal',
  language: 'ms',
  width: 390,
  scale: 2.5,
  money: { before: 'RM ' },
  date: (clock) =>
    DATES.shortMalay(clock)
      .replaceAll(' ', '-')
      .replace(/^(\d)-/, '0$1-'),
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: { ...STATUSES_MS, success: ['BERJAYA', 'Transaksi Diterima', 'Berjaya'] },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:Tahoma,${FONTS.condensed};background:#fff;color:#000;font-size:12px;min-height:820px}table{width:100%;border-collapse:collapse}td{border:1px solid #9a8fb0;padding:6px 8px;vertical-align:top}.k{width:42%;background:#efeaf6;font-weight:700}`,
      `<div style="display:flex;justify-content:space-between;padding:8px 20px 4px;font:600 14px ${FONTS.sans}"><span>${p.clock}</span><span style="font-size:12px">5G ▮▮▯</span></div><div style="padding:6px 12px 10px;background:#f1f1f3;border-bottom:1px solid #cfcfd4"><div style="background:#fff;border-radius:20px;padding:8px 14px;font:14px ${FONTS.sans};display:flex;justify-content:space-between;color:#333"><svg width="12" height="16" viewBox="0 0 12 16"><path d="M3 7V4a3 3 0 016 0v3" fill="none" stroke="#333" stroke-width="1.6"/><path d="M1 7h10v8H1z" fill="#333"/></svg><span>inet.bankwarisan.example</span><span>⟳</span></div></div>
<div style="padding:10px 12px;border-bottom:3px solid #4b2e83;display:flex;justify-content:space-between;align-items:flex-end"><b style="font:700 19px ${FONTS.serif};color:#4b2e83">Bank Warisan</b><span style="font-size:10px;text-align:right">Perbankan Internet Peribadi<br><u>Log Keluar</u></span></div>
<div style="padding:12px"><div style="font-weight:700;color:#4b2e83;font-size:13.5px">Pindahan Dana Antara Bank (GIRO)</div><p style="margin:8px 0 10px">${p.done ? 'Pindahan dana anda telah diterima oleh bank. Sila cetak atau simpan halaman ini untuk rujukan.' : 'Sila semak status pindahan dana anda di bawah.'}</p>${tableOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['No. Rujukan Transaksi', p.reference],
          ['Tarikh / Masa', `${p.date} ${p.time}`],
          ['Dari Akaun', `${p.ownAccount}<br>${p.sender}`],
          ['Ke Akaun', p.account],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Amaun', p.amount],
          ['Caj Perkhidmatan', p.fee],
          [p.done ? 'Jumlah Didebit' : 'Jumlah', p.withFee],
          ['Rujukan Penerima', p.memo],
          ['Jenis Bayaran', 'Pindahan Dana'],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin:14px 0"><span style="border:1px solid #777;background:#e4e4e4;padding:5px 16px">Cetak</span> &nbsp; <span style="border:1px solid #777;background:#e4e4e4;padding:5px 16px">Transaksi Lain</span></div><p style="font-size:10px;color:#444">Nota: Transaksi GIRO selepas 5.00 petang akan diproses pada hari bekerja berikutnya. Dana diterima oleh bank penerima mengikut jadual pemprosesan.</p></div><div style="background:#4b2e83;color:#fff;font-size:10px;padding:10px 12px;text-align:center">Hak cipta terpelihara © Bank Warisan Berhad. Polisi Privasi | Terma & Syarat</div>`,
    ),
});

export const portals = [selat, warisan];
