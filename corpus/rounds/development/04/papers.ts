import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { SLIPS, STATUSES } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';

const teller = look({
  name: 'kaunter-lestari',
  medium: 'paper',
  language: 'mixed',
  width: 620,
  scale: 1.6,
  formats: ['jpg', 'jpg', 'png'],
  money: { before: '***RM' },
  date: (clock) => DATES.capitals(clock).replaceAll(' ', ''),
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: SLIPS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fbfaf4;color:#1c4a34;font-size:12px}.m{font:15px ${FONTS.mono};color:#2a2a38}.f{border:1px solid #1c4a34;padding:4px 10px 6px;margin:-1px 0 0 -1px}`,
      `<div style="padding:26px 28px"><div style="display:flex;justify-content:space-between;align-items:center;padding-bottom:12px"><b style="font-size:20px">LESTARI BANK BERHAD</b><span>SLIP PINDAHAN WANG / FUNDS TRANSFER SLIP</span></div>
<div style="display:grid;grid-template-columns:1fr 1fr;padding-left:1px"><div class="f">Nama Penerima / Name of Beneficiary<div class="m">${p.recipient}</div></div><div class="f">No. Akaun / Account No.<div class="m">${p.account}</div></div><div class="f">Bank Penerima / Beneficiary's Bank<div class="m">${p.bank}</div></div><div class="f">Jumlah / Amount<div class="m">${p.amount}</div></div><div class="f">Nama Pengirim / Name of Applicant<div class="m">${p.sender}</div></div><div class="f">Butiran / Particulars<div class="m">${p.memo}</div></div></div>
<p style="padding:16px 0 4px">Untuk kegunaan bank / For bank's use only</p><div class="m" style="border:1px dashed #1c4a34;padding:10px 12px;white-space:pre-wrap">BR 0${14 + p.below(70, 'branch')}  TLR 0${1 + p.below(9, 'teller')}  SEQ ${100 + p.below(880, 'sequence')}
${p.date} ${p.time}  KILATNOW TRF
REF ${p.reference}  ${p.amount}
TXN ${p.status}${p.decoy.map(([label, value]) => `\n${label} ${value}`).join('')}</div><div style="display:flex;justify-content:space-between;padding-top:34px"><span>________________________<br>Tandatangan / Signature</span><span style="text-align:right">Salinan Pelanggan<br>Customer's Copy</span></div></div>`,
    ),
});

const line = (label: string, value: string) =>
  `<div style="display:flex;justify-content:space-between;gap:10px"><span>${label}</span><span style="text-align:right">${value}</span></div>`;

const agent = look({
  name: 'ejen-kampung',
  medium: 'paper',
  width: 330,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.dashed(below).replaceAll('-', ''),
  says: SLIPS,
  draw: (p) =>
    pageOf(
      `body{font:13px/1.45 ${FONTS.terminal};background:#fdfdfb;color:#33343a}`,
      `<div style="padding:22px 18px 34px"><div style="text-align:center">${speckle(p.below, 5, 30, '#33343a')}<br><b style="font-size:16px">RIAK BANK AGENT</b><br>KEDAI HASNAH JAYA<br>KG CONTOH, 35900 TG MALIM</div><br>
${line(`TID 3${100_000 + p.below(800_000, 'terminal')}`, `TRACE ${1000 + p.below(8999, 'trace')}`)}${line(`DATE ${p.date}`, `TIME ${p.time}`)}<div style="border-top:1px dashed;margin:8px 0"></div><b>CASH TO ACCOUNT TRANSFER</b><br>${line('RRN', p.reference)}${line('BANK', p.bank.toUpperCase())}${line('ACC', p.account)}BENEFICIARY<br><div style="text-align:right">${p.recipient}</div>${line('REMARK', p.memo)}<div style="border-top:1px dashed;margin:8px 0"></div>
<div style="font-size:17px;font-weight:700">${line('AMOUNT', p.amount)}</div>${line('FEE', p.fee)}${line('TOTAL', p.withFee)}${p.decoy.map(([label, value]) => line(label.toUpperCase(), value)).join('')}<div style="text-align:center;font-size:19px;font-weight:700;padding:14px 0 6px">** ${p.status} **</div><div style="text-align:center">NO SIGNATURE REQUIRED<br>PLEASE KEEP THIS SLIP<br>--- CUSTOMER COPY ---</div></div>`,
    ),
});

const ADVICE: Record<Outcome, string> = {
  success: 'We confirm having debited your account and paid the beneficiary named below.',
  failed: 'We regret that we were unable to effect the payment instructed below.',
  pending: 'We acknowledge your instruction below, which has yet to be effected.',
  cancelled: 'As instructed, we have cancelled the payment described below.',
  refunded: 'The payment below was returned, and your account has been credited with it.',
};

const advice = look({
  name: 'merchant-oriental-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  formats: ['pdf', 'pdf', 'png'],
  money: MONEY.code,
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `MO${REFERENCES.dashed(below).replaceAll('-', '/')}`,
  says: {
    success: ['PAID', 'PAYMENT EFFECTED', 'COMPLETED'],
    failed: ['UNPAID - REJECTED', 'NOT EFFECTED', 'PAYMENT REJECTED'],
    pending: ['PENDING', 'AWAITING EXECUTION'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};color:#1a1a1a;background:#fff;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:5px 0;vertical-align:top}.k{width:42%}`,
      `<div style="padding:36px 54px"><div style="text-align:right;line-height:1.3"><b style="font-size:18px;letter-spacing:2px;color:#6b1420">THE MERCHANT ORIENTAL BANK</b><br><span style="font-size:11px">Malaysia Branch (Incorporated in London with limited liability)<br>Level 9, Menara Contoh, 50250 Kuala Lumpur</span></div>
<div style="padding:34px 0 28px;line-height:1.5">${p.sender}<br>12-3A JALAN CONTOH 5<br>47500 SUBANG JAYA</div><div style="display:flex;justify-content:space-between"><span>Our ref: ${p.reference}</span><span>${p.date}</span></div><p style="padding:20px 0 12px"><b>DEBIT ADVICE - OUTWARD PAYMENT (RENTAS/KILATNOW)</b></p><p style="padding-bottom:16px">Dear Customer,<br>${ADVICE[p.outcome]}</p>
<div style="border-top:1px solid #1a1a1a;border-bottom:1px solid #1a1a1a;padding:10px 0">${tableOf([
        ['Payment amount', p.amount],
        ['Value date', `${p.date} at ${p.time} hours`],
        ['In favour of', p.recipient],
        ["Beneficiary's account", p.account],
        ["Beneficiary's bank", p.bank],
        ['By order of', `${p.sender}, a/c ${p.ownAccount}`],
        ['Details of payment', p.memo],
        ['Our charges', p.nothing],
        ['Payment status', p.status],
        ...p.decoy,
      ])}</div>${unseen(p.hiddenText)}<p style="padding-top:20px">Should you have any queries, kindly contact your branch quoting our reference.</p><p style="padding-top:22px">Yours faithfully,<br><b>The Merchant Oriental Bank</b><br><span style="font-size:10px">This is a computer-generated advice. No signature is required.</span></p></div>`,
    ),
});

const NEWS: Record<Outcome, string> = {
  success: 'has been transferred successfully',
  failed: 'could not be transferred',
  pending: 'is still being processed',
  cancelled: 'was cancelled',
  refunded: 'was returned to you',
};

const mail = look({
  name: 'juru-mail-dark',
  medium: 'letter',
  dark: true,
  width: 412,
  scale: 2,
  formats: ['png', 'jpg', 'webp'],
  money: MONEY.tight,
  date: (clock) => DATES.shortDashes(clock).replace(/-20(\d\d)$/, '-$1'),
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['Transfer successful', 'Your KilatNow transfer is successful', 'Funds transferred'],
    failed: ['Transfer unsuccessful', 'Your KilatNow transfer has failed'],
    pending: ['Transfer pending', 'Your KilatNow transfer is being processed'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#1f1f1f;color:#e3e3e3;font-size:15px}`,
      `<div style="padding:16px 18px;font-size:18px">←<span style="float:right;letter-spacing:16px">⌫✉⋮</span></div><div style="padding:6px 18px"><div style="font-size:22px;line-height:1.3">${p.status} <span style="font-size:11px;background:#3a3a3a;border-radius:4px;padding:2px 6px;vertical-align:3px">Inbox</span></div><div style="display:flex;gap:12px;align-items:center;padding:18px 0"><span style="width:38px;height:38px;border-radius:50%;background:#3d7a5a;display:flex;align-items:center;justify-content:center;font-size:18px">J</span><span><b>Juru Bank</b> <span style="font-size:12px;color:#a5a5a5">${p.date}</span><br><span style="font-size:12px;color:#a5a5a5">to me ⌄</span></span></div>
<div style="background:#2b2b2b;border-top:5px solid #3d7a5a;padding:22px 20px;line-height:1.6"><p style="font-size:19px;font-weight:700;padding-bottom:14px">juru</p><p>Dear ${p.sender},</p><p style="padding:14px 0">Your money ${NEWS[p.outcome]}. Here is what you asked us to do on <b>${p.date}</b> at <b>${p.time}</b>:</p><p style="padding-left:14px;border-left:3px solid #3d7a5a">Transfer <b>${p.amount}</b><br>to <b>${p.recipient}</b><br>${p.bank} account ${p.account}<br>for “${p.memo}”${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</p><p style="padding:14px 0">Your reference number is ${p.reference}.</p><p style="font-size:12px;color:#a5a5a5">If you did not do this, use the kill switch in the app or call 03-0000 0000 right away. Juru Bank never sends links by SMS.</p></div><div style="display:flex;gap:12px;padding:20px 0 30px;text-align:center"><span style="flex:1;border:1px solid #6b6b6b;border-radius:20px;padding:9px">Reply</span><span style="flex:1;border:1px solid #6b6b6b;border-radius:20px;padding:9px">Forward</span></div></div>`,
    ),
});

const STAMPS: Record<Outcome, string> = {
  success: 'DITERIMA',
  failed: 'DITOLAK',
  pending: 'DALAM PROSES',
  cancelled: 'BATAL',
  refunded: 'DIPULANGKAN',
};

const gerbang = look({
  name: 'gerbang-eresit-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'jpg', 'pdf'],
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.weekdayMalay,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: {
    ...STATUSES,
    success: ['Berjaya (Successful)', 'Selesai (Completed)', 'Diluluskan (Approved)'],
    failed: ['Gagal (Failed)', 'Ditolak (Rejected)'],
    pending: ['Dalam Proses (Processing)', 'Tertangguh (Pending)'],
    cancelled: ['Dibatalkan (Cancelled)'],
    refunded: ['Dipulangkan (Refunded)'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};color:#222;background:#fff;font-size:14px}.row{padding:7px 12px;border-bottom:1px solid #e2e2ee}.k{font-size:11px;color:#6a6a88}.v{overflow-wrap:anywhere;font-weight:600}.h{background:#3b3a8c;color:#fff;padding:6px 12px;font-size:13px}`,
      `<div style="padding:34px 44px;position:relative"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><b style="font-size:24px;color:#3b3a8c">gerbang</b><br><span style="font-size:12px">Gerbang Bayaran Nasional Berhad (000000-X)</span></div><div style="text-align:right;font-size:12px">${speckle(p.below, 17, 84)}<br>Imbas untuk sahkan / Scan to verify</div></div>
<h1 style="font-size:19px;padding:8px 0 16px">E-RESIT PINDAHAN / TRANSFER E-RECEIPT</h1><div style="display:grid;grid-template-columns:1fr 1fr;gap:18px"><div style="border:1px solid #3b3a8c"><div class="h">Transaksi / Transaction</div>${rowsOf(
        [
          ['No. Rujukan / Reference No.', p.reference],
          ['Tarikh / Date', p.date],
          ['Masa / Time', p.time],
          ['Jenis / Type', 'Pindahan Segera / Instant Transfer'],
          ['Status', p.status],
        ],
      )}</div><div style="border:1px solid #3b3a8c"><div class="h">Penerima / Payee</div>${rowsOf([
        ['Nama / Name', p.recipient],
        ['Bank', p.bank],
        ['No. Akaun / Account No.', p.account],
        ['Rujukan Penerima / Recipient Reference', p.memo],
        ['Pengirim / Sender', p.sender],
      ])}</div></div><div style="border:2px solid #3b3a8c;margin-top:18px;padding:14px 16px;display:flex;justify-content:space-between;align-items:center"><span>Jumlah Bayaran<br><span style="font-size:11px;color:#6a6a88">Total Payment</span></span><b style="font-size:26px">${p.amount}</b></div>${p.decoy.map(([label, value]) => `<p style="padding:12px 16px 0">${label}: ${value}</p>`).join('')}${unseen(p.hiddenText)}
<div style="margin:30px 60px 0 auto;width:210px;text-align:center;transform:rotate(-9deg);border:4px double ${signColour(p)};color:${signColour(p)};border-radius:8px;padding:8px;font:700 21px ${FONTS.serif};letter-spacing:2px;opacity:.8">${STAMPS[p.outcome]}</div><p style="font-size:10px;color:#6a6a88;padding-top:30px">Dokumen ini dijana secara elektronik. / This document is generated electronically.</p></div>`,
    ),
});

export const papers = [teller, agent, advice, mail, gerbang];
