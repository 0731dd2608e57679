import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const COLONS = 26;
const lined = (rows: Row[]) => rows.map(([label, value]) => `${label.padEnd(COLONS)}: ${value}`).join('\n');
const first = (name: string) => name.split(' ')[0] ?? '';

/** The plain-text advice that a bank's old system sends to the payee with a copy to the payer, in a web mail with folders. */
const kundang = look({
  name: 'kundang-payee-advice',
  medium: 'letter',
  width: 1120,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below, { year, month }) =>
    `OP/${year}/${String(month).padStart(2, '0')}/${1_000_000 + below(9_000_000, 'op')}`,
  says: {
    success: [
      'Please be advised that the following payment has been credited to the account below.',
      'We wish to inform you that the payment below has been successfully made to your account.',
    ],
    failed: [
      'Please be advised that the following payment was unsuccessful. No money has been credited to the account below.',
    ],
    pending: ['Please be advised that the following payment is pending and has not been credited yet.'],
    cancelled: ['Please be advised that the following payment was cancelled by the ordering customer.'],
    refunded: [
      'Please be advised that the following payment was returned and refunded to the ordering customer.',
    ],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f2f1;color:#242424}.f{padding:7px 18px;font-size:13px}.on{background:#dfe9f5;font-weight:700}pre{font:13.5px/1.6 ${FONTS.mono};white-space:pre-wrap}`,
      `<div style="background:#0b5d57;color:#fff;padding:11px 18px;font-size:15px">⠿ &nbsp; Surat Web <span style="background:#fff2;border-radius:4px;padding:5px 150px 5px 12px;margin-left:90px;font-size:12px">Search mail and people</span></div>
<div style="display:flex"><div style="width:178px;padding-top:14px">${['Favourites', 'Inbox &nbsp; 14', 'Sent items', 'Drafts', 'Junk', 'Archive', 'Bills 2026'].map((each, place) => `<div class="f${place === 1 ? ' on' : ''}">${each}</div>`).join('')}</div>
<div style="flex:1;background:#fff;margin:10px;border-radius:6px;box-shadow:0 1px 4px #0003;padding:18px 26px 40px"><div style="font-size:12px;color:#0b5d57;border-bottom:1px solid #e4e4e4;padding-bottom:10px">↩ Reply &nbsp;&nbsp; ↪ Forward &nbsp;&nbsp; Delete &nbsp;&nbsp; Print &nbsp;&nbsp; …</div>
<div style="font-size:19px;margin:14px 0">Beneficiary Advice - ${p.reference}</div>
<div style="display:flex;gap:12px;font-size:12px;color:#616161;margin-bottom:20px"><span style="width:38px;height:38px;border-radius:50%;background:#a4262c;color:#fff;text-align:center;line-height:38px;font-size:15px">KB</span><span><b style="color:#242424;font-size:14px">eAdvice Kundang Bank</b> &lt;eadvice@kundang.example&gt;<br>To: ${p.recipient} &nbsp; Cc: ${p.sender}</span></div>
<pre>Dear Sir/Madam,

${p.status}

${lined([
  ['Ordering Customer', p.sender],
  ['Beneficiary Name', p.recipient],
  ['Beneficiary Account No.', p.account],
  ['Beneficiary Bank', p.bank],
  ['Transaction Date', p.date],
  ['Transaction Time', p.time],
  ['Payment Amount', p.amount],
  ['Payment Details', p.memo],
  ['Our Reference', p.reference],
  ...p.decoy,
])}

Please contact the ordering customer directly for any query on this payment.

Thank you.
KUNDANG BANK BERHAD

** This is a system generated e-mail. Please do not reply. **</pre></div></div>`,
    ),
});

/** A digital bank's cheerful mail, read in the mail app of a phone. */
const pandan = look({
  name: 'pandan-money-sent',
  medium: 'letter',
  width: 412,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Your money has been sent', 'Transfer successful', 'Your transfer went through!'],
    failed: ['Your transfer didn’t go through', 'Transfer unsuccessful'],
    pending: ['Your transfer is being processed', 'Transfer pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['Your transfer has been refunded'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1f1b2d;font-size:14px}.row{padding:11px 0;border-bottom:1px dashed #d9d3ea}.k{font-size:12px;color:#7b7391}.v{font-size:15px;font-weight:600}`,
      `<div style="display:flex;justify-content:space-between;padding:14px 18px;font-size:19px;color:#444"><span>←</span><span style="letter-spacing:14px">⤓✉⋮</span></div>
<div style="padding:4px 18px 14px;font:20px ${FONTS.sans}">${p.status} <span style="font-size:11px;background:#e8eaed;border-radius:4px;padding:2px 6px;vertical-align:3px">Inbox</span></div>
<div style="padding:0 18px 16px;font:13px ${FONTS.sans};display:flex;gap:12px;align-items:center"><span style="background:#3aa17e;color:#fff;border-radius:50%;width:36px;height:36px;text-align:center;line-height:36px;font-size:17px">p</span><span style="color:#5f6368"><b style="color:#202124">pandan bank</b> &nbsp;${p.clock}<br>to me ⌄</span></div>
<div style="background:linear-gradient(140deg,#12735a,#48b98f 70%,#c4e86b);color:#fff;padding:26px 24px 30px"><div style="font-weight:800;font-size:17px;letter-spacing:-.5px">pandan</div><div style="font-size:26px;font-weight:800;line-height:1.15;margin-top:30px">${p.status}</div><div style="margin-top:10px">Hey ${first(p.sender)}, here’s what you need to know about your KilatNow transfer.</div></div>
<div style="margin:18px 18px 0;padding:8px 18px;border:1px solid #e4dff2;border-radius:14px">${rowsOf([
        ['How much', p.amount],
        ['Who it’s for', p.recipient],
        ['Their account', `${p.bank} · ${p.account}`],
        ['From', `Main Pocket (${p.ownAccount})`],
        ['When', `${p.date} at ${p.time}`],
        ['What it’s for', p.memo],
        ['Reference number', p.reference],
        ...p.decoy,
      ])}</div><p style="padding:18px 24px 6px">Wasn’t you? Freeze your account in the app straight away and call us, day or night.</p><p style="padding:8px 24px 28px;font-size:11px;color:#8b859c">Pandan Bank Berhad, Kuala Lumpur. Eligible deposits up to ${p.money(25_000_000)} are protected.</p>`,
    ),
});

/** A two-language notification with a striped table, in a free web mail with an advert beside it. */
const kelubi = look({
  name: 'kelubi-pemberitahuan',
  medium: 'letter',
  language: 'mixed',
  width: 1000,
  scale: 1.25,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: (below) => `KLB${below(90_000, 'k') + 10_000}${below(90_000_000, 'l') + 10_000_000}`,
  says: {
    ...STATUSES_MS,
    success: ['BERJAYA / SUCCESSFUL', 'Berjaya / Successful', 'SELESAI / COMPLETED'],
    failed: ['GAGAL / FAILED', 'TIDAK BERJAYA / UNSUCCESSFUL'],
    pending: ['DALAM PROSES / PENDING', 'MENUNGGU KELULUSAN / PENDING APPROVAL'],
  },
  formats: ['jpg', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#232a31;font-size:12px}table{width:100%;border-collapse:collapse;font-size:12px}td{padding:8px 12px;border:1px solid #cfdcc4;vertical-align:top}tr:nth-child(odd){background:#f1f6ea}.k{width:43%;color:#3d5326}`,
      `<div style="padding:12px 20px;background:#f5f0fb;font-size:12px"><b style="color:#5b1fa6;font-size:16px">melur!mail</b> &nbsp; Back &nbsp; Archive &nbsp; Move &nbsp; Delete &nbsp; Spam</div>
<div style="display:flex"><div style="flex:1;padding:18px 24px 30px"><h2 style="font-size:17px;font-weight:600">[Kelubi i-Net] Pemberitahuan Transaksi / Transaction Notification</h2><p style="color:#6e7780;margin:8px 0 18px">Kelubi i-Net &lt;makluman@kelubi.example&gt; · To: You</p>
<div style="border-top:6px solid #5c8a2b;padding-top:14px"><p>Pelanggan yang dihormati / <i>Dear Valued Customer</i>,</p><p style="margin:10px 0 14px">Butiran transaksi anda di Kelubi i-Net adalah seperti berikut: / <i>The details of your transaction at Kelubi i-Net are as follows:</i></p>${tableOf(
        [
          [
            'Jenis Transaksi / <i>Transaction Type</i>',
            'Pindahan Antara Bank (GIRO) / <i>Interbank GIRO</i>',
          ],
          ['No. Rujukan / <i>Reference No.</i>', p.reference],
          ['Tarikh &amp; Masa / <i>Date &amp; Time</i>', `${p.date} ${p.time}`],
          ['Akaun Pembayar / <i>Payer’s Account</i>', p.ownAccount],
          ['Nama Benefisiari / <i>Beneficiary’s Name</i>', p.recipient],
          ['Bank Benefisiari / <i>Beneficiary’s Bank</i>', `${p.bank}<br>${p.account}`],
          ['Amaun / <i>Amount</i>', p.amount],
          ['Caj / <i>Charges</i>', p.nothing],
          ['Rujukan Penerima / <i>Recipient Reference</i>', p.memo],
          ['Status', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}<p style="margin-top:14px">Terima kasih kerana berbank dengan kami. / <i>Thank you for banking with us.</i></p></div></div>
<div style="width:170px;border-left:1px solid #e6e6e6;padding:20px 14px;color:#6e7780;font-size:11px">Ad<div style="background:#ffe9b8;margin-top:8px;padding:70px 12px;text-align:center;color:#7a4a00;font-size:15px;font-weight:700">Cuti sekolah?<br>Tiket bas dari ${p.money(2_490)}</div></div></div>`,
    ),
});

/** A foreign bank's alert of one paragraph, in a phone's own mail app at night. */
const strand = look({
  name: 'strand-alert-night',
  medium: 'letter',
  dark: true,
  width: 390,
  scale: 3,
  money: MONEY.tightCode,
  date: DATES.long,
  time: ({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} hrs`,
  reference: REFERENCES.lettersFirst,
  says: {
    ...HEADINGS,
    success: ['has been completed successfully', 'was successful', 'has been successfully processed'],
    failed: ['was unsuccessful', 'has been rejected'],
    pending: ['is pending your approval', 'has been scheduled and is pending'],
    cancelled: ['has been cancelled'],
    refunded: ['has been reversed and refunded to your account'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#000;color:#f2f2f2;font-size:16px;line-height:1.45}`,
      `<div style="display:flex;justify-content:space-between;padding:12px 26px 6px;font-weight:700;font-size:15px"><span>${p.clock}</span><span style="font-size:12px">5G ▮▮▯</span></div>
<div style="color:#3b8cff;padding:8px 14px 12px;font-size:17px">‹ Inbox <span style="float:right">⌃ &nbsp; ⌄</span></div>
<div style="padding:10px 18px;border-bottom:1px solid #2c2c2e;display:flex;gap:12px"><span style="background:#4a4a4f;width:42px;height:42px;border-radius:50%;text-align:center;line-height:42px">SC</span><div style="flex:1"><b>Strand &amp; Colony Bank</b><div style="font-size:13px;color:#98989f">To: ${first(p.sender)} ›</div></div></div>
<div style="padding:14px 18px"><div style="font-size:22px;font-weight:700;margin-bottom:14px">Funds Transfer Alert</div>
<p>Dear Customer,</p><p style="margin:14px 0">Your KilatNow transfer of <b>${p.amount}</b> to ${p.recipient} (${p.bank} account ${p.account}) ${p.status}.</p>
<p style="margin:14px 0">Transaction date: ${p.date}, ${p.time}<br>Transaction reference: ${p.reference}<br>Your note: ${p.memo}${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</p>
<p style="margin:14px 0">If you did not authorise this instruction, please call the number on the back of your card immediately.</p><p>Yours sincerely,<br>Strand &amp; Colony Bank Malaysia Berhad</p><p style="font-size:12px;color:#8e8e93;margin-top:20px">Please do not reply to this email. We will never ask for your password or one-time PIN.</p></div>
<div style="display:flex;justify-content:space-around;padding:18px 0 30px;color:#3b8cff;font-size:20px;border-top:1px solid #2c2c2e;margin-top:30px"><span>⌫</span><span>▤</span><span>↩</span><span>✎</span></div>`,
    ),
});

export const letters = [kundang, pandan, kelubi, strand];
