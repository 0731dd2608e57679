// E-mails that tell of a transfer, each in another mail program.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

const listed = (from: string, subject: string, when: string, isOpen = false) =>
  `<div style="padding:11px 14px;border-bottom:1px solid #e3e1df;${isOpen ? 'background:#dbeaf7;border-left:3px solid #2b6cb0' : ''}"><div style="display:flex;justify-content:space-between"><b style="font-weight:${isOpen ? 400 : 700}">${from}</b><span style="font-size:11px;color:#777">${when}</span></div><div style="color:#555;font-size:12px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${subject}</div></div>`;

// A desk computer's mail with its list of letters beside the open one.
const readingPane = look({
  name: 'keruing-reading-pane',
  medium: 'letter',
  width: 1120,
  scale: 1,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#f3f2f1;color:#252423}td{padding:7px 12px;vertical-align:top}tr:nth-child(odd){background:#faf4d9}.k{width:190px;color:#444}table{border-collapse:collapse;width:100%}`,
      `<div style="background:#2b6cb0;color:#fff;padding:11px 18px;display:flex"><b style="width:270px">Mail</b><span style="background:#5b92c9;border-radius:3px;padding:2px 240px 2px 12px;font-size:12px">Search</span></div><div style="display:flex"><div style="width:290px;background:#fff;border-right:1px solid #ddd;flex:none">${listed('Keruing eAlert', `Interbank Funds Transfer : ${p.status}`, p.clock, true)}${listed('Keruing eAlert', 'Your e-Statement is ready to view', p.daysBefore(1))}${listed('Perpustakaan Awam', 'Peringatan: 2 buku perlu dipulangkan', p.daysBefore(2))}${listed('Toko Lampin', 'Payday sale, up to 70% off', p.daysBefore(2))}${listed('HR Helpdesk', 'Medical claim form 2026', p.daysBefore(5))}</div><div style="flex:1;padding:16px 22px"><div style="font-size:18px;margin-bottom:12px">Interbank Funds Transfer : ${p.status}</div><div style="background:#fff;padding:16px 20px 22px"><div style="display:flex;margin-bottom:18px"><span style="background:#8a6d00;color:#fff;border-radius:50%;width:36px;height:36px;line-height:36px;text-align:center;margin-right:12px">KE</span><span><b>Keruing eAlert</b> &lt;ealert@keruing.example&gt;<br><span style="color:#777;font-size:12px">To: You</span></span><span style="margin-left:auto;color:#777;font-size:12px">${p.clock}</span></div><div style="background:#1c1c1c;color:#f5cf3a;padding:12px 16px;font:700 19px ${FONTS.book}">Keruing<span style="font-weight:400;color:#fff"> on the web</span></div><p style="margin:18px 0 12px">Dear ${p.sender},<br><br>${p.done ? 'The following transaction has been performed via Keruing on the web.' : 'This is to inform you about the following request made via Keruing on the web.'}</p>${tableOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['Reference number', p.reference],
          ['Transaction date', `${p.date} ${p.time}`],
          ['Transfer from', `${p.ownAccount} Savings Account-i`],
          ['To account', p.account],
          ['Beneficiary name', p.recipient],
          ['Receiving bank', p.bank],
          ['Amount', p.amount],
          ['Recipient reference', p.memo],
          ['Transfer mode', 'Instant Transfer (KilatNow)'],
          ...p.decoy,
        ],
        ': ',
      )}<p style="margin-top:16px;font-size:11px;color:#666">Note: This receipt is computer generated and no signature is required. If you did not perform this transaction, please call our 24-hour hotline at once. Please do not reply to this email.</p></div></div></div>`,
    ),
});

const ENDINGS = {
  success: ['has been completed', 'was successful', 'has been processed successfully', 'was completed'],
  failed: ['was not successful', 'could not be completed', 'was rejected by the receiving bank'],
  pending: ['is being processed', 'is pending your approval', 'has been scheduled'],
  cancelled: ['has been cancelled'],
  refunded: ['has been reversed'],
};

// A foreign house's alert in bare sentences, on a phone.
const alertText = look({
  name: 'halden-ibanking-alert',
  medium: 'letter',
  width: 390,
  scale: 3,
  money: MONEY.tightCode,
  date: DATES.short,
  time: (clock) => `${TIMES.minutes(clock)} (MYT)`,
  reference: REFERENCES.longDigits,
  says: ENDINGS,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#000;font-size:16px;line-height:1.38}.b{color:#0a6cff}p{margin-bottom:17px}`,
      `${phoneBar(p.clock, '#000', 71)}<div class="b" style="padding:8px 16px 10px;display:flex;justify-content:space-between;font-size:17px"><span>‹ Inbox</span><span>∧ &nbsp; ∨</span></div><div style="padding:6px 16px;border-bottom:1px solid #ddd;display:flex"><span style="background:#a9b1bd;color:#fff;width:40px;height:40px;border-radius:50%;text-align:center;line-height:40px;font-weight:600;margin-right:11px;flex:none">HB</span><span style="flex:1;padding-bottom:10px"><b>ibanking.alert@halden.example</b><br><span style="font-size:14px;color:#777">To: <span style="color:#333">${p.sender.split(' ')[0] ?? ''}</span> ›</span></span><span style="font-size:14px;color:#888">${p.clock}</span></div><div style="padding:14px 16px 60px"><div style="font-size:21px;font-weight:700;margin-bottom:16px">iBanking Alerts: Transfer to Another Bank</div><p>Dear Valued Customer,</p><p>We refer to your fund transfer dated ${p.date}, ${p.time}. Your transfer of ${p.amount} to ${p.recipient} ${p.status}.</p><p>Please see the details below.</p><p>Amount: ${p.amount}<br>From: Everyday Account ${p.ownAccount}<br>To: ${p.recipient}, ${p.bank} ${p.account}<br>Comments: ${p.memo}<br>Reference No.: ${p.reference}${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</p><p>To view this transaction, log in to iBanking and select View Transaction History.</p><p>Thank you for banking with us.</p><p>Yours faithfully<br>Halden Banking Group, Malaysia</p><p style="font-size:13px;color:#777">Please do not reply to this e-mail as it is sent from an unattended mailbox.</p></div><div class="b" style="border-top:1px solid #ddd;padding:13px 28px 30px;display:flex;justify-content:space-between;font-size:19px"><span>⌫</span><span>▭</span><span>↩</span><span>✎</span></div>`,
    ),
});

const ARRIVALS = {
  success: ['Your transfer is complete', 'Your money has arrived', 'All done, your money is sent'],
  failed: ['Your transfer didn’t go through', 'Your transfer has failed', 'We couldn’t send your money'],
  pending: ['Your money is on its way', 'Your transfer is processing', 'We’re waiting for your bank'],
  cancelled: ['Your transfer was cancelled'],
  refunded: ['Your money has been returned'],
};
const step = (text: string, when: string, isReached: boolean) =>
  `<div style="display:flex;padding-bottom:20px;border-left:2px solid ${isReached ? '#7fd37a' : '#555'};margin-left:7px;padding-left:18px;position:relative;color:${isReached ? '#e6e6e6' : '#8b8b8b'}"><span style="position:absolute;left:-7px;top:4px;width:12px;height:12px;border-radius:50%;background:${isReached ? '#7fd37a' : '#555'}"></span><span>${text}<br><span style="color:#9b9b9b;font-size:13px">${when}</span></span></div>`;

// A money mover's mail with the steps of the way, read at night.
const moneyMoved = look({
  name: 'sawi-money-mover',
  medium: 'letter',
  dark: true,
  width: 412,
  scale: 2.6,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => `#${below(900_000_000, 'number') + 100_000_000}`,
  says: ARRIVALS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#121212;color:#e6e6e6;font-size:15px}.s{display:flex;justify-content:space-between;padding:9px 0}.s b{text-align:right}`,
      `${phoneBar(p.clock, '#ddd', 38)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:20px;color:#bbb"><span>←</span><span>⊡ &nbsp; ⌫ &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:4px 20px 14px;font-size:21px">${p.status} <span style="background:#333;border-radius:4px;font-size:11px;padding:3px 6px;color:#bbb">Inbox</span></div><div style="padding:0 20px 16px;display:flex;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#9ee870;color:#1b3a12;font-weight:700;text-align:center;line-height:38px;margin-right:12px">S</span><span>Sawi <span style="color:#999;font-size:12px">&nbsp;${p.clock}</span><br><span style="font-size:12px;color:#999">to me ⌄</span></span></div><div style="margin:0 12px;background:#1e1e1e;padding:24px 20px;border-radius:6px"><div style="color:#9ee870;font:700 22px ${FONTS.wide}">sawi</div><div style="font:800 29px/1.1 ${FONTS.round};margin:22px 0 14px">${p.status}</div><p>Hi ${p.sender.split(' ')[0] ?? ''}, ${p.done ? `the <b>${p.amount}</b> you sent to <b>${p.recipient}</b> is now in their ${p.bank} account.` : `here is the latest on your <b>${p.amount}</b> to <b>${p.recipient}</b>.`}</p><div style="margin:26px 0 6px">${step('You set up your transfer', p.date, true)}${p.outcome === 'failed' ? '' : step('We received your money', p.date, true)}${step(p.done ? `Paid out to ${p.recipient}` : p.status, `${p.date} at ${p.time}`, p.done)}</div><div style="border-top:1px solid #3a3a3a;padding-top:10px"><div class="s"><span>Transfer number</span><b>${p.reference}</b></div><div class="s"><span>Our fee</span><b>${p.nothing}</b></div><div class="s"><span>Their account</span><b>${p.account}</b></div><div class="s"><span>Reference</span><b>${p.memo}</b></div>${p.decoy.map(([label, value]) => `<div class="s"><span>${label}</span><b>${value}</b></div>`).join('')}<div class="s"><span>${p.done ? 'Total they received' : 'Total amount'}</span><b>${p.amount}</b></div></div><div style="background:#9ee870;color:#163300;border-radius:24px;text-align:center;font-weight:700;padding:13px;margin-top:18px">View transfer details</div><p style="font-size:12px;color:#8b8b8b;margin-top:22px">Invite a friend and you both get a fee-free transfer of up to ${p.money(200_000)}.</p></div><div style="height:30px"></div>`,
    ),
});

const CREDITED = {
  success: ['BERJAYA / SUCCESSFUL', 'TELAH DIKREDITKAN / CREDITED', 'SELESAI / COMPLETED'],
  failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED', 'TIDAK BERJAYA / UNSUCCESSFUL'],
  pending: ['DALAM PROSES / IN PROCESS', 'BELUM SELESAI / PENDING'],
  cancelled: ['DIBATALKAN / CANCELLED'],
  refunded: ['DIPULANGKAN / RETURNED'],
};

// The advice that a state's bank mails to the payee, in two languages, forwarded in an old web mail.
const forwarded = look({
  name: 'makmur-majukan-emel',
  medium: 'letter',
  language: 'mixed',
  width: 880,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: CREDITED,
  formats: ['png', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#111}td{border:1px solid #9aa7b5;padding:6px 9px;vertical-align:top}.k{background:#e9f1e6;width:44%}table{border-collapse:collapse;width:640px}`,
      `<div style="background:#40505f;color:#fff;padding:8px 14px">Surat Web &nbsp;|&nbsp; Peti Masuk (12) &nbsp;|&nbsp; Buku Alamat &nbsp;|&nbsp; Tetapan <span style="float:right">Log keluar</span></div><div style="background:#eef1f4;border-bottom:1px solid #c5ccd3;padding:8px 14px;color:#345">Balas &nbsp; Majukan &nbsp; Padam &nbsp; Cetak &nbsp; Lagi ▾</div><div style="padding:16px 22px"><b style="font-size:15px">Fwd: Nasihat Pembayaran / Payment Advice</b><p style="color:#555;margin:6px 0 14px">Daripada: ${p.sender} &nbsp; Kepada: saya</p><p>Salam, ini resit dari bank ya.</p><p style="margin:12px 0;color:#555">---------- Mesej dimajukan ----------<br>Daripada: &lt;noreply@makmur.example&gt;<br>Subjek: Nasihat Pembayaran / Payment Advice</p><div style="border-left:2px solid #a8b4c0;padding-left:16px"><div style="font:700 17px ${FONTS.serif};color:#1e6a34;margin-bottom:10px">BANK MAKMUR NEGERI BERHAD</div><p style="margin-bottom:10px">Tuan/Puan / Dear Sir/Madam,<br><br>${p.done ? 'Dimaklumkan bahawa pembayaran berikut telah dibuat kepada penerima. / Please be advised that the payment below has been made to the beneficiary.' : 'Dimaklumkan kedudukan pembayaran berikut. / Please be advised of the position of the payment below.'}</p>${tableOf(
        [
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['Nama Pembayar / Payer Name', p.sender],
          ['Nama Penerima / Beneficiary Name', p.recipient],
          ['Bank Penerima / Beneficiary Bank', p.bank],
          ['No. Akaun Penerima / Beneficiary A/C No.', p.account],
          ['Amaun Bayaran / Payment Amount', `<b>${p.amount}</b>`],
          ['No. Rujukan / Reference No.', p.reference],
          ['Butiran Bayaran / Payment Details', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}<p style="margin:14px 0 6px;font-size:11px;color:#555">Ini adalah cetakan komputer, tandatangan tidak diperlukan.<br>This is a computer generated advice, no signature is required.</p></div></div>`,
    ),
});

// A super-app's e-receipt with the total in front, in a browser's web mail on a phone.
const superReceipt = look({
  name: 'rusa-e-resit',
  medium: 'letter',
  width: 430,
  scale: 2.5,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: (below, clock) => `P2P-${clock.day}${REFERENCES.mixed(below)}`,
  says: HEADINGS,
  formats: ['jpg', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f4f4f4;color:#2d2d2d;font-size:13px}.h{color:#8c8c8c;font-size:11px;letter-spacing:.5px}.c{padding:14px 20px}`,
      `<div style="background:#e9e9ee;padding:9px 14px"><div style="background:#fff;border-radius:18px;padding:7px 16px;color:#555">webmail.example/m/inbox/8841</div></div><div style="background:#5a1fa8;color:#fff;padding:11px 16px">☰ &nbsp; Inbox <span style="float:right">Delete &nbsp; Move</span></div><div style="background:#fff;padding:12px 16px;border-bottom:1px solid #e2e2e2"><b style="font-size:15px">Your Rusa E-Receipt</b><br><span class="h">Rusa &lt;receipts@rusa.example&gt; &nbsp; ${p.date}</span></div><div style="background:#fff;margin:12px"><div style="background:linear-gradient(100deg,#d4541c,#f08a24);color:#fff;padding:18px 20px;display:flex;justify-content:space-between;align-items:flex-end"><b style="font:800 25px ${FONTS.round}">rusa</b><span style="text-align:right;font-size:12px">RECEIPT<br>${p.date} &nbsp;${p.time}</span></div><div class="c" style="display:flex;justify-content:space-between;border-bottom:2px dotted #ccc"><span><span class="h">TOTAL</span><br><span style="font:700 31px ${FONTS.round}">${p.amount}</span></span><span style="text-align:right"><span class="h">STATUS</span><br><span style="display:inline-flex;align-items:center;gap:6px;margin-top:7px;color:${signColour(p)};font-weight:700">${p.status} ${badge(p, 20)}</span></span></div><div class="c" style="display:grid;grid-template-columns:1fr 1fr;gap:16px 14px"><span><span class="h">SENT TO</span><br><b>${p.recipient}</b></span><span><span class="h">SENT BY</span><br>${p.sender}</span><span><span class="h">TO ACCOUNT</span><br>${p.bank}<br>${p.account}</span><span><span class="h">REFERENCE ID</span><br>${p.reference}</span><span><span class="h">SERVICE</span><br>Wallet to Bank</span><span><span class="h">NOTE</span><br>${p.memo}</span></div><div class="c" style="background:#fbf6f1"><b>Breakdown</b><div style="display:flex;justify-content:space-between;margin-top:9px"><span>Transfer</span><span>${p.amount}</span></div><div style="display:flex;justify-content:space-between;margin-top:6px"><span>Fees</span><span>${p.nothing}</span></div>${p.decoy.map(([label, value]) => `<div style="display:flex;justify-content:space-between;margin-top:6px"><span>${label}</span><span>${value}</span></div>`).join('')}<div style="display:flex;justify-content:space-between;margin-top:6px"><span>Paid from</span><span>Rusa Wallet</span></div></div><div class="c" style="border-top:1px solid #eee;font-size:11px;color:#888">Something wrong? Report it in the app under Activity within 7 days.<br>Rusa Money Sdn Bhd, Lot 3, Jalan Contoh, Shah Alam.</div></div>`,
    ),
});

export const letters = [readingPane, alertText, moneyMoved, forwarded, superReceipt];
