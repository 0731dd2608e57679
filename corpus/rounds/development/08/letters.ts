// E-mailed advices: prose in two languages, a wallet's e-receipt, plain text forwarded, web mail in Malay, a mail printed.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');
const first = (name: string) => name.split(' ')[0] ?? '';
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

const MALAY: Record<Outcome, string> = {
  success: 'telah berjaya',
  failed: 'tidak berjaya',
  pending: 'sedang diproses',
  cancelled: 'telah dibatalkan',
  refunded: 'telah dipulangkan ke akaun anda',
};

// Wide web mail of a desktop; the bank tells everything in one sentence, and again in Malay.
const pulai = look({
  name: 'pulai-prose-mail',
  medium: 'letter',
  language: 'mixed',
  width: 960,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: {
    success: ['was successful', 'has been successfully completed', 'is successful'],
    failed: ['was unsuccessful', 'has been declined', 'could not be completed'],
    pending: ['is being processed', 'is pending your approval'],
    cancelled: ['has been cancelled'],
    refunded: ['has been reversed and refunded to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f6f8fc;color:#202124}.sheet{margin:14px 16px 16px 76px;background:#fff;border-radius:16px;padding:20px 26px 34px 66px;position:relative}.bar{position:absolute;left:18px;top:20px;width:40px}.bar i{display:block;height:15px;width:20px;border:2px solid #5f6368;border-radius:4px;margin:0 10px 26px}p{margin:0 0 13px;line-height:1.6}.chip{font-size:11px;background:#e3e5e8;border-radius:4px;padding:2px 6px;margin-left:10px;vertical-align:3px}`,
      `<div class="bar"><i></i><i></i><i></i><i></i><i></i></div><div style="margin:14px 16px 0 76px;background:#e9eef6;border-radius:24px;padding:11px 20px;color:#5f6368;width:560px">Search mail</div><div class="sheet"><div style="color:#5f6368;font-size:12px;margin-bottom:14px">Archive &nbsp; · &nbsp; Delete &nbsp; · &nbsp; Mark as unread <span style="float:right">3 of 1,204 &nbsp;‹ &nbsp;›</span></div><h2 style="font-weight:400;font-size:22px;margin-bottom:18px">KilatNow Transfer / Pindahan KilatNow<span class="chip">Inbox ×</span></h2><div style="position:relative"><span style="position:absolute;left:-52px;width:38px;height:38px;border-radius:50%;background:#7b4b94;color:#fff;text-align:center;line-height:38px;font-size:18px">P</span><b>Pulai Bank e-Alert</b> <span style="color:#5f6368;font-size:12px">&lt;ealert@pulai.example&gt;</span><span style="float:right;font-size:12px;color:#5f6368">☆ &nbsp;↩ &nbsp;⋮</span><div style="font-size:12px;color:#5f6368;margin-bottom:22px">to me ▾</div></div>
<p>Dear Valued Customer,</p><p>We wish to inform you that your KilatNow Transfer of ${p.amount} to ${p.recipient} (${p.bank}, account no. ${p.account}) on ${p.date} at ${p.time} ${p.status}. Your reference number is ${p.reference}. Recipient reference: ${p.memo}.</p>${p.decoy.map(([label, value]) => `<p>${label}: ${value}</p>`).join('')}<p>Should you not have made this request, please call our 24-hour line immediately.</p><p>Yours sincerely,<br>Pulai Bank Berhad</p><hr style="border:0;border-top:1px dashed #aaa;margin:18px 0"><p><i>Pelanggan yang dihargai,</i></p><p><i>Dimaklumkan bahawa Pindahan KilatNow anda sebanyak ${p.amount} kepada ${p.recipient} ${MALAY[p.outcome]}. Nombor rujukan anda ialah ${p.reference}.</i></p><p style="font-size:11px;color:#80868b;margin:20px 0 0">This is an auto-generated e-mail. Please do not reply. / E-mel ini dijana secara automatik.</p></div>`,
    ),
});

const HERO: Record<Outcome, string> = {
  success: '#006e52',
  failed: '#8a2b20',
  pending: '#7a5b12',
  cancelled: '#555',
  refunded: '#3c4a66',
};

// A super-app's e-receipt on a phone: a big sum on colour, then from and to on a line of dots, then how it adds up.
const gerak = look({
  name: 'gerak-e-receipt',
  medium: 'letter',
  width: 412,
  scale: 2.5,
  names: 'title',
  money: MONEY.spaced,
  date: ({ day, month, year }: Clock) => `${two(day)} ${MONTHS[month - 1] ?? ''} ${String(year).slice(2)}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} (GMT+8)`,
  reference: (below) => `GP-${REFERENCES.mixed(below)}-5`,
  says: {
    success: ['Thanks! Your money was sent', 'Money sent', 'Sent successfully'],
    failed: ['Sorry, your money was not sent', 'Transfer failed', 'We could not send it'],
    pending: ['Your transfer is on its way', 'Transfer in progress', 'Still processing'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Your money has been returned', 'Transfer refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#24272b}.sum{display:flex;justify-content:space-between;padding:7px 0}.dot{position:relative;padding:0 0 18px 26px}.dot::before{content:'';position:absolute;left:3px;top:5px;width:10px;height:10px;border-radius:50%;background:#00a77a}.dot.to::before{background:#e8772e}.dot.from::after{content:'';position:absolute;left:7px;top:18px;bottom:-2px;border-left:2px dotted #b9c0c6}h3{font-size:13px;color:#7a838b;font-weight:600;margin:18px 0 10px}`,
      `${phoneBar(p.clock, '#222', 38)}<div style="display:flex;justify-content:space-between;padding:8px 18px 14px;font-size:19px;color:#444"><span>←</span><span style="letter-spacing:16px">⌫✉⋮</span></div><div style="padding:0 18px 12px;font-size:19px">Your Gerak E-Receipt</div><div style="padding:0 18px 14px;display:flex;gap:12px;font-size:13px"><span style="width:36px;height:36px;border-radius:50%;background:#00a77a;color:#fff;text-align:center;line-height:36px;font-weight:700">G</span><span><b>Gerak</b> &nbsp;<span style="color:#777">${p.clock}</span><br><span style="color:#777">to me ▾</span></span></div>
<div style="margin:0 10px;border:1px solid #e3e6e8"><div style="background:${HERO[p.outcome]};color:#fff;padding:20px"><div style="display:flex;justify-content:space-between;font-size:12px"><b style="font-size:20px">gerak</b><span style="text-align:right">${p.date}<br>${p.time}</span></div><div style="font-size:17px;margin:18px 0 4px">${p.status}</div><div style="font-size:36px;font-weight:800">${p.amount}</div></div><div style="padding:4px 20px 20px"><h3>Transfer details</h3><div class="dot from"><span style="color:#7a838b;font-size:12px">From</span><br>${p.sender}<br><span style="font-size:12px">Gerak Wallet</span></div><div class="dot to" style="padding-bottom:2px"><span style="color:#7a838b;font-size:12px">To</span><br><b>${p.recipient}</b><br><span style="font-size:12px">${p.bank} ${p.account}</span></div><h3>Breakdown</h3><div class="sum"><span>Transfer</span><span>${p.amount}</span></div><div class="sum"><span>Fee</span><span>${p.nothing}</span></div><div class="sum" style="border-top:1px solid #ddd;font-weight:700"><span>Total</span><span>${p.amount}</span></div>${p.decoy.map(([label, value]) => `<div class="sum"><span>${label}</span><span>${value}</span></div>`).join('')}<h3>Notes</h3>${p.memo}<h3>Booking code</h3>${p.reference}</div></div>
<div style="margin:12px 10px 26px;background:#fff3e8;padding:14px 20px;font-size:12px">Hungry, ${first(p.sender)}? Take ${p.money(800)} off your next lunch with code MAKAN8.</div>`,
    ),
});

const plain = (label: string, value: string) => `${label.padEnd(26, ' ')}: ${value}`;

/** What an interbank payment's advice says of it, in one line. */
const TOLD: Record<Outcome, string> = {
  success: 'Please be advised that the following payment has been made to you.',
  failed: 'Please be advised that the following payment could not be made.',
  pending: 'Please be advised that the following payment has been lodged.',
  cancelled: 'Please be advised that the following payment has been withdrawn.',
  refunded: 'Please be advised that the following payment has been returned.',
};

// A mail program of old: the interbank GIRO advice in plain text, which the payer forwards.
const belangkas = look({
  name: 'belangkas-giro-text',
  medium: 'letter',
  width: 780,
  scale: 1.5,
  money: MONEY.code,
  date: ({ day, month, year }: Clock) => `${two(day)}-${(MONTHS[month - 1] ?? '').toUpperCase()}-${year}`,
  time: ({ hour, minute, second }: Clock) => `${two(hour)}:${two(minute)}:${two(second)} MYT`,
  reference: (below) => `BLK${REFERENCES.longDigits(below)}`,
  says: {
    success: ['ACCEPTED', 'SUCCESSFUL', 'COMPLETED'],
    failed: ['REJECTED BY RECEIVING BANK', 'UNSUCCESSFUL'],
    pending: ['PENDING', 'IN PROGRESS'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#111;font-size:13px}pre{font:14px/1.55 ${FONTS.mono};padding:20px 24px 40px;white-space:pre-wrap}.h{background:#ececec;border-bottom:1px solid #bbb;padding:10px 18px;line-height:1.8}.h span{display:inline-block;width:62px;color:#666;text-align:right;margin-right:10px}`,
      `<div style="background:#d7dde5;padding:7px 18px;font-size:12px">File &nbsp; Edit &nbsp; View &nbsp; Go &nbsp; Message &nbsp; Tools &nbsp; Help</div><div class="h"><span>From</span><b>${p.sender}</b><br><span>Subject</span><b>Fwd: Interbank GIRO Payment Notification</b><br><span>To</span>Me</div><pre>fyi

-------- Forwarded Message --------
Subject: Interbank GIRO Payment Notification
From:    Belangkas Online &lt;notify@belangkas.example&gt;

Dear Sir/Madam,

${TOLD[p.outcome]}

${[
  plain('Payment Mode', 'Interbank GIRO (IBG)'),
  plain('Transaction Status', p.status),
  plain('Transaction Reference No.', p.reference),
  plain('Transaction Date/Time', `${p.date} ${p.time}`),
  plain('Paid By', p.sender),
  plain('Beneficiary Name', p.recipient),
  plain('Beneficiary Bank', p.bank.toUpperCase()),
  plain('Beneficiary Account', p.account),
  plain('Payment Amount', p.amount),
  plain('Payment Details', p.memo),
  ...p.decoy.map(([label, value]) => plain(label, value)),
].join('\n')}

Kindly contact the paying party should you have any query on this
payment.

This message is computer generated. No signature is required.
*****************************************************************
Belangkas Bank Berhad accepts no liability for any loss arising from
the use of this message.</pre>`,
    ),
});

const folders = ['Peti Masuk <b>12</b>', 'Draf', 'Item Dihantar', 'Arkib', 'Sampah', 'Bil rumah'];
// Only a bare figure stands below 'RM', unless the sum is in another currency.
const amountHead = (amount: string) =>
  /[A-Z$]/.test(amount.replace(/<[^>]*>/g, '')) ? 'Amaun' : 'Amaun (RM)';
const HEAD_MS: Record<Outcome, string> = {
  success: 'Pemindahan dana anda telah berjaya dilaksanakan.',
  failed: 'Harap maaf, pemindahan dana anda tidak berjaya.',
  pending: 'Pemindahan dana anda telah diterima dan sedang diproses.',
  cancelled: 'Pemindahan dana anda telah dibatalkan.',
  refunded: 'Pemindahan dana anda telah dipulangkan.',
};

// Web mail with its folders at the side; a Malay letter with a ruled table whose heads stand above the values.
const inderaloka = look({
  name: 'inderaloka-mel-jadual',
  medium: 'letter',
  language: 'ms',
  width: 1040,
  scale: 1.25,
  money: {},
  date: ({ day, month, year }: Clock) => `${two(day)}/${two(month)}/${year}`,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: STATUSES_MS,
  draw: (p) => {
    const columns: [string, string][] = [
      ['Kepada', `${p.recipient}<br><span style="color:#666">${p.bank}<br>${p.account}</span>`],
      [amountHead(p.amount), `<b>${p.amount}</b>`],
      ['Tarikh / Masa', `${p.date}<br>${p.time}`],
      ['Status', `<b>${p.status}</b>`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#faf9f8;color:#242424;display:flex;font-size:14px}.side{width:190px;padding:64px 14px;background:#f0f0f0;line-height:2.6;font-size:13px}.side b{float:right;color:#0f6cbd}table{border-collapse:collapse;width:100%;margin:18px 0}th,td{border:1px solid #9fb8a8;padding:9px 10px;text-align:left;vertical-align:top}th{background:#1f6b45;color:#fff;font-weight:600}p{margin-bottom:12px}`,
      `<div class="side">${folders.map((name) => `<div>${name}</div>`).join('')}</div><div style="flex:1;padding:0 0 30px"><div style="background:#0f5c3a;color:#fff;padding:11px 22px;font-size:13px">Mel &nbsp; | &nbsp; Cari dalam mel</div><div style="background:#fff;margin:16px 18px;padding:20px 26px;border:1px solid #e0e0e0"><div style="font-size:18px;font-weight:600">Makluman Pemindahan Dana</div><div style="font-size:12px;color:#616161;margin:8px 0 22px">makluman@inderaloka.example<br>Kepada: ${p.sender}</div><p>Tuan/Puan,</p><p>${HEAD_MS[p.outcome]} Butiran adalah seperti berikut:</p><table><tr>${columns.map(([head]) => `<th>${head}</th>`).join('')}</tr><tr>${columns.map(([, value]) => `<td>${value}</td>`).join('')}</tr></table>${tableOf([['No. Rujukan Transaksi', p.reference], ['Jenis Transaksi', 'Pemindahan Segera'], ['Akaun Sumber', p.ownAccount], ['Butiran Pembayaran', p.memo], ...p.decoy])}<p>Sekian, terima kasih.</p><p><b>Bank Inderaloka Islamik</b><br><span style="font-size:12px;color:#616161">Jangan kongsi kata laluan dan TAC anda dengan sesiapa.</span></p></div></div>`,
    );
  },
});

const RESULTS: Record<Outcome, string> = {
  success: 'Your money has been transferred.',
  failed: 'Your money has not been transferred.',
  pending: 'Your instruction is with us.',
  cancelled: 'Your instruction was withdrawn.',
  refunded: 'Your money is back in your account.',
};
const stack = (p: Printed): string =>
  [
    ['Reference No', p.reference],
    ['Status', p.status],
    ['Transaction Date &amp; Time', `${p.date}, ${p.time}`],
    ['Transfer From', `${p.ownAccount}<br>${p.sender}`],
    ['Transfer To', `${p.account}<br>${p.recipient}<br>${p.bank}`],
    ['Amount', p.amount],
    ["Recipient's Reference", p.memo],
    ...p.decoy,
  ]
    .map(
      ([label, value]) =>
        `<tr><td class="k">${label}</td><td style="padding:6px 8px">:</td><td class="v">${value}</td></tr>`,
    )
    .join('');

// A mail that its reader printed into a PDF: the mail program's own head and foot around the bank's letter.
const pinggir = look({
  name: 'pinggir-printed-mail-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.plainTight,
  date: ({ day, month, year }: Clock) => `${two(day)}-${MONTHS[month - 1] ?? ''}-${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};color:#000;background:#fff;font-size:13px}.wrap{padding:26px 34px}table.t{border-collapse:collapse;margin:14px 0}td.k,td.v{padding:6px 0;vertical-align:top}td.k{width:200px}tr{vertical-align:top}hr{border:0;border-top:1px solid #aaa;margin:10px 0}`,
      `<div class="wrap"><div style="display:flex;justify-content:space-between;align-items:flex-end"><span style="font-size:22px;color:#777">mel<b>Pos</b></span><b style="font-size:12px">${p.sender} &lt;me@melpos.example&gt;</b></div><hr><b style="font-size:17px">Pinggir Bank: Fund Transfer Notification</b><div style="font-size:12px">1 message</div><hr><div style="display:flex;justify-content:space-between"><b>Pinggir Bank &lt;donotreply@pinggir.example&gt;</b><span>${p.date} ${p.clock}</span></div><div style="font-size:12px">To: me@melpos.example</div><div style="margin:26px 30px"><div style="border-left:6px solid #a8324a;padding:4px 14px;font:700 20px ${FONTS.book};color:#a8324a;margin-bottom:22px">Pinggir Bank</div><p>Dear ${p.sender},</p><p style="margin:12px 0">${RESULTS[p.outcome]} Thank you for banking with us.</p><table class="t">${stack(p)}</table>${unseen(p.hiddenText)}<p style="margin-top:16px">Keep this e-mail for your reference. The transfer limit for new recipients is ${p.money(100_000)} for the first 12 hours.</p><p style="margin-top:16px">Pinggir Bank Contact Centre</p></div><hr><div style="font-size:10px;color:#555;display:flex;justify-content:space-between"><span>https://melpos.example/u/0/?view=pt&amp;search=all</span><span>1/1</span></div></div>`,
    ),
});

export const letters = [pulai, gerak, belangkas, inderaloka, pinggir];
