import { MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS } from '#test/receipts/drawing/says.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

const letter = (own: Partial<Look> & Pick<Look, 'name' | 'draw'>) => look({ medium: 'letter', ...own });

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const BULAN = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const month = (index: number) => MONTHS[index - 1] ?? '';

/** A foreign bank's mail in prose, read in web mail on a computer: folders at the left, the message at the right. */
const folders = (names: string[]) =>
  names
    .map(
      (name, index) =>
        `<div style="padding:7px 18px;${index === 0 ? 'background:#dbe9f7;font-weight:700;' : ''}">${name}</div>`,
    )
    .join('');

const kelso = letter({
  name: 'kelso-webmail-prose',
  width: 1080,
  scale: 1,
  money: MONEY.code,
  names: 'title',
  date: ({ weekday, day, month: index, year }) => `${DAYS[weekday] ?? ''} ${day} ${month(index)} ${year}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} MYT`,
  reference: (below) => `PYT-${100 + below(900, 'kelso a')}-${10_000 + below(90_000, 'kelso b')}-KL`,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: [
      'Your payment has been sent',
      'We have made your payment',
      'Your payment instruction has been completed',
    ],
    failed: [
      'We were unable to make your payment',
      'Your payment was declined',
      'Your payment was not successful',
    ],
    pending: [
      'Your payment is being processed',
      'Your payment is awaiting approval',
      'Your payment is scheduled',
    ],
    cancelled: ['Your payment has been cancelled'],
    refunded: ['Your payment has been returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f5f8;color:#1f2733;font-size:14px}table{border-collapse:collapse;margin:16px 0}th{font-weight:400;color:#5d6775;text-align:left;padding:5px 34px 5px 0;vertical-align:top}td{padding:5px 0;font-weight:700}`,
      `<div style="background:#26466d;color:#fff;padding:11px 20px;font-size:17px">Mailhaus <span style="background:#3c5d86;border-radius:4px;padding:5px 200px 5px 14px;margin-left:70px;font-size:13px;color:#cddaea">Search mail</span></div><div style="display:flex"><div style="width:170px;padding-top:14px;font-size:13px">${folders(['Inbox', 'Drafts', 'Sent', 'Archive', 'Junk', 'Bin'])}</div><div style="flex:1;background:#fff;margin:12px;border:1px solid #dde2e9"><div style="padding:16px 24px;border-bottom:1px solid #e6e9ee"><div style="font-size:19px">${p.status}</div><div style="display:flex;margin-top:14px"><span style="width:38px;height:38px;line-height:38px;border-radius:50%;background:#7b3f61;color:#fff;text-align:center">KC</span><div style="margin-left:12px;font-size:13px">Kelso Chartered Bank &lt;no.reply@mail.kelsochartered.example&gt;<br><span style="color:#6b7482">To: ${p.sender}</span></div><span style="margin-left:auto;font-size:12px;color:#6b7482">Reply &nbsp; Forward &nbsp; ···</span></div></div><div style="padding:22px 24px 30px;max-width:680px"><div style="font:26px ${FONTS.serif};color:#7b3f61;margin-bottom:20px">Kelso Chartered</div><p>Dear ${p.sender},</p><p style="margin:12px 0">${p.done ? `Thank you for banking with us. ${p.status}. We have debited <b>${p.amount}</b> from your account ${p.ownAccount} in favour of <b>${p.recipient}</b> on ${p.date} at ${p.time}.` : `${p.status}. This concerns <b>${p.amount}</b> in favour of <b>${p.recipient}</b>, instructed on ${p.date} at ${p.time}.`}</p><table>${[
        ['Our reference', p.reference],
        ['Payee&rsquo;s bank', `${p.bank}, Malaysia`],
        ['Payee&rsquo;s account', p.account],
        ['Message to payee', p.memo],
        ...p.decoy,
      ]
        .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
        .join(
          '',
        )}</table><p>If you did not authorise this payment, telephone us at once on 03-0000 1865.</p><p style="margin-top:16px">Yours sincerely,<br>Customer Service, Kelso Chartered Bank Malaysia Berhad</p></div></div></div>`,
    ),
});

/** A big local bank's Malay alert with a banner and striped rows, in a phone's mail app at night. */
const striped = (rows: Row[]) =>
  rows
    .map(
      ([label, value], index) =>
        `<tr style="background:${index % 2 ? '#26262a' : '#313137'}"><td class="k">${label}</td><td class="v">${value}</td></tr>`,
    )
    .join('');

const bongsu = letter({
  name: 'bongsu-makluman-malam',
  language: 'ms',
  dark: true,
  width: 400,
  scale: 2.5,
  money: MONEY.tight,
  date: ({ day, month: index, year }) => `${two(day)} ${BULAN[index - 1] ?? ''} ${year}`,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'pagi' : 'petang'}`,
  reference: REFERENCES.dated,
  formats: ['jpg', 'png', 'webp'],
  says: {
    success: ['BERJAYA', 'Transaksi anda telah berjaya', 'Telah berjaya dikreditkan'],
    failed: ['TIDAK BERJAYA', 'Transaksi anda gagal', 'DITOLAK'],
    pending: ['DALAM PROSES', 'Transaksi anda sedang diproses', 'MENUNGGU PENGESAHAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIKEMBALIKAN KE AKAUN ANDA'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#131316;color:#ececf0;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:10px 12px;vertical-align:top;font-size:13px}.k{color:#b5b5bf;width:38%}.v{overflow-wrap:anywhere}`,
      `<div style="padding:14px 16px;display:flex;gap:24px;font-size:19px"><span>←</span><span style="margin-left:auto">▢</span><span>✉</span><span>⋮</span></div><div style="padding:4px 16px 12px;font-size:21px">Makluman Pindahan Wang KilatNow <span style="white-space:nowrap;font-size:11px;background:#3b3b42;border-radius:4px;padding:2px 6px">Peti Masuk</span></div><div style="display:flex;padding:4px 16px 14px;gap:12px;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#b4531f;text-align:center;line-height:38px;font-weight:700">B</span><div><b>Bongsu Online</b> <span style="color:#9a9aa5;font-size:12px">${p.clock}</span><div style="color:#9a9aa5;font-size:12px">kepada saya ▾</div></div></div><div style="margin:0 12px;border-radius:6px;overflow:hidden;background:#26262a"><div style="background:linear-gradient(90deg,#b4531f,#6d2a4d);padding:20px 16px;font-weight:800;font-size:19px">Bank Bongsu<div style="font-weight:400;font-size:12px">Bersama setiap keluarga</div></div><div style="padding:16px 12px"><p>Pelanggan yang dihormati,</p><p style="margin-top:8px">${p.done ? 'Terima kasih kerana menggunakan Bongsu Online. Maklumat transaksi anda adalah seperti berikut:' : 'Sila ambil maklum tentang status transaksi anda seperti berikut:'}</p></div><table>${striped(
        [
          ['Jenis Transaksi', 'Pindahan KilatNow ke Akaun'],
          ['Status Transaksi', `<b>${p.status}</b>`],
          ['Tarikh Transaksi', p.date],
          ['Waktu Transaksi', p.time],
          ['Nombor Rujukan', p.reference],
          ['Dari Akaun', p.ownAccount],
          ['Ke Akaun', `${p.account}<br>${p.bank}`],
          ['Nama Pemilik Akaun', p.recipient],
          ['Amaun Transaksi', p.amount],
          ['Butiran Pembayaran', p.memo],
          ...p.decoy,
        ],
      )}</table><p style="padding:14px 12px;font-size:11px;color:#9a9aa5">Ini ialah e-mel janaan sistem. Sila jangan balas e-mel ini. Kami tidak akan sesekali meminta TAC atau kata laluan anda.</p></div><div style="display:flex;gap:10px;padding:18px 12px 26px"><span style="flex:1;border:1px solid #55555e;border-radius:20px;padding:9px;text-align:center">Balas</span><span style="flex:1;border:1px solid #55555e;border-radius:20px;padding:9px;text-align:center">Majukan</span></div>`,
    ),
});

/** A money app's mail: one large sentence, a track of steps, a small summary. */
const step = (done: boolean, colour: string, text: string, small: string) =>
  `<div style="display:flex;gap:14px;padding-bottom:16px"><span style="flex:none;width:16px;height:16px;border-radius:50%;margin-top:3px;${done ? `background:${colour}` : `border:2px solid #c3cbc9`}"></span><div><b>${text}</b><div style="color:#66736f;font-size:13px">${small}</div></div></div>`;

const arnab = letter({
  name: 'arnab-money-mail',
  width: 430,
  scale: 2,
  money: MONEY.trailing,
  names: 'title',
  date: ({ day, month: index, year }) => `${month(index).slice(0, 3)} ${day}, ${year}`,
  time: TIMES.lower,
  reference: (below) => `#${100_000_000 + below(900_000_000, 'arnab')}`,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Your money has arrived', 'Your transfer is complete', 'Money sent successfully'],
    failed: ['Your transfer didn&rsquo;t go through', 'Your transfer failed'],
    pending: ['Your transfer is on hold', 'We&rsquo;re processing your transfer', 'Your transfer is pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['We&rsquo;ve refunded your transfer'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#12211d}.row{display:flex;justify-content:space-between;gap:20px;padding:8px 0}.k{color:#66736f}.v{text-align:right;font-weight:600}`,
      `<div style="display:flex;padding:14px 18px;color:#2f6fe0;font-size:15px;border-bottom:1px solid #e8e8e8"><span>‹ Inbox</span><span style="margin-left:auto">⌃ &nbsp; ⌄</span></div><div style="padding:12px 18px;border-bottom:1px solid #e8e8e8"><b>Arnab</b><span style="float:right;color:#8b9390;font-size:13px">${p.clock}</span><div style="font-size:13px;color:#8b9390">To: ${p.sender}</div></div><div style="padding:26px 26px 10px"><div style="font-weight:900;font-size:22px;letter-spacing:-1px;color:#0a5c46">arnab</div><h1 style="font-size:31px;line-height:1.15;font-weight:800;letter-spacing:-.6px;margin:22px 0 12px">${p.status}</h1><p style="font-size:16px;margin-bottom:24px">${p.done ? `${p.recipient} has received your <b>${p.amount}</b> in their ${p.bank} account.` : `It&rsquo;s about the <b>${p.amount}</b> for ${p.recipient} at ${p.bank}.`}</p>${step(true, '#0a5c46', 'You set up your transfer', `${p.date}, from ${p.ownAccount}`)}${step(p.done, '#0a5c46', p.done ? 'We paid it out' : 'Pay out', p.done ? `${p.date} at ${p.time}` : 'Not yet')}</div><div style="background:#e9f3ee;padding:20px 26px"><b style="font-size:17px">Summary</b><div style="height:8px"></div>${rowsOf(
        [
          ['Transfer number', p.reference],
          [p.done ? 'You sent' : 'You asked to send', p.amount],
          ['Our fee', p.nothing],
          ['Recipient', p.recipient],
          ['Account', p.account],
          ['Your reference', p.memo],
          ['When', `${p.date}, ${p.time}`],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:24px"><span style="background:#0a5c46;color:#fff;border-radius:24px;padding:13px 40px;font-weight:700">View in the app</span></div><p style="padding:0 26px 26px;font-size:11px;color:#8b9390">Arnab Payments Sdn. Bhd. is an approved issuer of e-money. You&rsquo;re getting this e-mail because of activity in your account.</p>`,
    ),
});

/** A government-linked bank's bilingual mail in plain text, its colons under one another, in a mail program. */
const column = (rows: Row[]) => rows.map(([label, value]) => `${label.padEnd(28)}: ${value}`).join('\n');

const rakit = letter({
  name: 'rakit-plain-text',
  language: 'mixed',
  width: 860,
  scale: 1.25,
  money: MONEY.plainTight,
  date: ({ day, month: index, year }) => `${two(day)}-${two(index)}-${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: (below, { year, month: index, day }) =>
    `EB${String(year).slice(2)}${two(index)}${two(day)}${100_000 + below(900_000, 'rakit')}`,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Berjaya / Successful', 'Berjaya / Completed', 'Diterima / Accepted'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#222;font-size:12px}pre{font:14px/1.65 ${FONTS.mono};padding:22px 26px 30px;white-space:pre-wrap}.h{display:flex;padding:3px 18px}.h b{width:74px;text-align:right;margin-right:12px;color:#777;font-weight:400}`,
      `<div style="background:#e6e6ea;padding:8px 14px;color:#555">Get Messages &nbsp;|&nbsp; Write &nbsp;|&nbsp; Tag <span style="float:right">Reply &nbsp; Forward &nbsp; Archive &nbsp; Junk &nbsp; Delete</span></div><div style="background:#f7f7f9;border-bottom:1px solid #ccc;padding:9px 0"><div class="h"><b>From</b>Rakit Net Banking &lt;notis@rakit.example&gt;</div><div class="h"><b>To</b>${p.sender}</div><div class="h"><b>Subject</b>Notis Transaksi / Transaction Notice</div></div><pre>Tuan/Puan, / Dear Sir/Madam,

Butiran pindahan antara bank anda:
Details of your interbank transfer:

${column([
  ['Tarikh / Date', `${p.date} ${p.time}`],
  ['No. Rujukan / Ref. No.', p.reference],
  ['Akaun Asal / From', p.ownAccount],
  ['Akaun Penerima / To', p.account],
  ['Bank Penerima / Bank', p.bank],
  ['Nama Penerima / Name', p.recipient],
  ['Jumlah / Amount', p.amount],
  ['Caj / Charges', p.fee],
  ['Jumlah Besar / Total', p.withFee],
  ['Rujukan Lain / Other Ref.', p.memo],
  ['Status', p.status],
  ...p.decoy,
])}

Sekian, terima kasih. / Thank you.
-- 
Bank Rakit Nasional Berhad
Pusat Panggilan / Call Centre 1-300-00-0000</pre>`,
    ),
});

/** A payment company's mail with the sum in the middle and two columns below, cut from web mail. */
const pair = ([label, value]: Row) =>
  `<div style="flex:1"><b style="display:block;margin-bottom:3px">${label}</b>${value}</div>`;

const tempayan = letter({
  name: 'tempayan-sent-summary',
  width: 720,
  scale: 1.5,
  money: { before: 'RM', after: ' MYR' },
  names: 'title',
  date: ({ day, month: index, year }) => `${month(index)} ${day}, ${year}`,
  time: ({ hour, minute, second }: Clock) => `${two(hour)}:${two(minute)}:${two(second)} GMT+8`,
  reference: (below) =>
    Array.from(
      { length: 17 },
      (_, index) => '0123456789ABCDEFGHJKLMNPRSTUVWXY'[below(32, `tempayan ${index}`)],
    ).join(''),
  formats: ['png', 'pdf', 'jpg'],
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2c2e2f;font-size:14px}.l{display:flex;justify-content:space-between;padding:7px 0}.c{display:flex;gap:30px;padding:14px 0}`,
      `<div style="padding:18px 60px 6px;color:#5f6368;font-size:12px">Tempayan Pay &lt;service@tempayan.example&gt;<span style="float:right">☆ &nbsp; ↩ &nbsp; ⋮</span></div><div style="padding:0 60px 40px"><div style="background:#f5f7fa;text-align:center;padding:16px 0;font-size:13px">Hello, ${p.sender}</div><div style="text-align:center;padding:26px 0"><div style="font-weight:800;font-style:italic;font-size:24px;color:#143a8c">Tempayan</div><div style="margin:16px 0">${badge(p, 46, false)}</div><div style="font-size:25px;color:${signColour(p)}">${p.status}</div><p style="margin-top:12px;font-size:17px">${p.done ? `You sent ${p.amount} to ${p.recipient}` : `${p.amount} to ${p.recipient}`}</p></div><div style="background:#fff8e1;border-left:4px solid #e0b03a;padding:10px 16px"><b>Your note to ${p.recipient.split(' ')[0] ?? ''}</b><br>&ldquo;${p.memo}&rdquo;</div><div class="c" style="border-bottom:1px solid #d9dde2">${pair(['Transaction ID', `<span style="color:#143a8c">${p.reference}</span>`])}${pair(['Transaction date', `${p.date} ${p.time}`])}</div><div class="c">${pair(['Payment to', `${p.recipient}<br>${p.bank} ${p.account}`])}${pair(['Paid with', `Tempayan balance<br>${p.ownAccount}`])}</div><div style="border-top:1px solid #d9dde2;padding-top:8px">${(
        [
          [p.done ? 'Money sent' : 'Money to send', p.amount],
          ['Fee', p.nothing],
          ['<b>Total</b>', `<b>${p.amount}</b>`],
          ...p.decoy,
        ] as Row[]
      )
        .map(([label, value]) => `<div class="l"><span>${label}</span><span>${value}</span></div>`)
        .join(
          '',
        )}</div><p style="font-size:11px;color:#6c7378;margin-top:18px">Don&rsquo;t see the payment in their account? It can take a few moments. Help &amp; Contact | Security | Apps</p></div>`,
    ),
});

export const letters = [kelso, bongsu, arnab, rakit, tempayan];
