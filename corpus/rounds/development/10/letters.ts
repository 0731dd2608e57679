// Mails that tell of a transfer, as they look in the reader's own mail app or web mail.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const initial = (name: string, ground: string, size = 38) =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;width:${size}px;height:${size}px;border-radius:50%;background:${ground};color:#fff;font-size:${Math.round(size / 2)}px;flex:none">${name[0]}</span>`;

// A money-transfer start-up's mail in a wide web mail: the steps of the transfer, then the sums.
const steps = (p: Printed) => {
  const last = { success: 2, pending: 1, failed: 0, cancelled: 0, refunded: 1 }[p.outcome];
  return ['You paid us', 'We sent your money', `${p.recipient} has it`]
    .map(
      (step, place) =>
        `<div style="display:flex;align-items:center;gap:12px;padding:5px 0;color:${place <= last ? '#163300' : '#a9afa3'}"><span style="width:13px;height:13px;border-radius:50%;border:3px solid ${place <= last ? '#54a61c' : '#d3d8ce'}"></span>${step}</div>`,
    )
    .join('');
};

const rantau = look({
  name: 'rantau-steps-mail',
  medium: 'letter',
  width: 900,
  scale: 1.25,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `#${below(900, 'first') + 100}${below(900_000, 'second') + 100_000}`,
  says: {
    success: ['Your transfer is complete', 'Your money has arrived', 'Transfer complete'],
    failed: ["Your transfer didn't go through", 'We couldn’t complete your transfer'],
    pending: ['Your transfer is on its way', 'We’re working on your transfer'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['We’ve refunded your transfer'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6f8fc;color:#1f1f1f}.row{display:flex;justify-content:space-between;padding:8px 0}.k{color:#5d6358}.v{font-weight:600}`,
      `<div style="display:flex;align-items:center;gap:20px;padding:12px 22px;color:#555"><span style="font-size:20px">☰</span><b style="font-size:19px;font-weight:500">Surat</b><span style="flex:1;background:#eaf1fb;border-radius:22px;padding:11px 20px">Search mail</span></div><div style="background:#fff;border-radius:16px;margin:0 16px 16px 76px;padding:20px 28px 34px"><div style="font-size:22px">${p.status} <span style="font-size:11px;background:#ddd;border-radius:4px;padding:2px 6px;vertical-align:3px">Inbox</span></div><div style="display:flex;gap:14px;margin:20px 0 24px">${initial('Rantau', '#9fe870')}<div style="flex:1;font-size:13px"><b>Rantau</b> <span style="color:#666">&lt;noreply@rantau.example&gt;</span><br><span style="color:#666">to me ▾</span></div><span style="font-size:12px;color:#666">${p.clock} (2 hours ago) ☆ ↩ ⋮</span></div><div style="width:520px;margin-left:52px"><div style="font-size:20px;font-weight:800;color:#163300">⇗ rantau</div><p style="margin:20px 0 10px">Hi ${p.sender},</p><h1 style="font-size:30px;font-weight:800;color:#163300;line-height:1.15">${p.status}</h1><div style="margin:18px 0">${steps(p)}</div><h2 style="font-size:17px;border-bottom:1px solid #ddd;padding-bottom:6px;margin-top:22px">Transfer details</h2>${rowsOf(
        [
          ['Transfer number', p.reference],
          [p.done ? 'Sent on' : 'Set up on', `${p.date} at ${p.time} MYT`],
          [p.done ? `${p.recipient} received` : `${p.recipient} gets`, p.amount],
          ['Our fee', p.fee],
          ['Total debit', p.withFee],
          ['Account', `${p.bank} ${p.account}`],
          ['Reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="margin-top:22px"><span style="background:#9fe870;color:#163300;border-radius:22px;padding:11px 26px;font-weight:600">View transfer</span></div><p style="font-size:12px;color:#777;margin-top:26px">Invite a friend and you both get a fee-free transfer of up to ${p.money(250_000)}.</p></div></div>`,
    ),
});

// A branchless bank's notification in a phone's mail app by night.
const semarak = look({
  name: 'semarak-mail-app-night',
  medium: 'letter',
  dark: true,
  width: 412,
  scale: 2,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['sent', 'successfully sent', 'sent successfully'],
    failed: ['not sent', 'unsuccessful'],
    pending: ['still processing', 'scheduled'],
    cancelled: ['cancelled'],
    refunded: ['returned to you'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#111316;color:#e3e3e8}.row{padding:7px 0}.k{color:#9a9aa6;font-size:12px}.v{font-size:15px}`,
      `${phoneBar(p.clock, '#e3e3e8', 41)}<div style="display:flex;justify-content:space-between;padding:12px 18px;font-size:20px;color:#c4c7cc"><span>←</span><span>⤓ &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:8px 18px;font-size:21px">Money ${p.status}: ${p.amount} to ${p.recipient} <span style="font-size:11px;background:#33363b;border-radius:4px;padding:2px 6px">Inbox</span></div><div style="display:flex;gap:12px;padding:12px 18px;align-items:center">${initial('Semarak', '#b0469b')}<div style="flex:1;font-size:14px"><b>Semarak Bank</b> <span style="color:#9a9aa6;font-size:12px">${p.clock}</span><br><span style="color:#9a9aa6;font-size:12px">to me ⌄</span></div>↩ ⋮</div><div style="margin:6px 12px;background:#1d1b26;border-radius:14px;overflow:hidden"><div style="background:linear-gradient(100deg,#6a2f8f,#d5497f);padding:16px 20px;color:#fff;font-weight:800;font-size:18px">semarak</div><div style="padding:22px 20px"><p>Hey ${p.sender.split(' ')[0] ?? ''} 👋</p><p style="margin:10px 0 16px">${p.done ? `Your KilatNow transfer has been ${p.status}. Here’s what we moved out of your Main Account:` : `About your KilatNow transfer (${p.status}):`}</p><div style="font-size:36px;font-weight:700">${p.amount}</div><div style="border-top:1px dashed #4b465c;margin:14px 0 8px"></div>${rowsOf(
        [
          ['Who to', `${p.recipient}<br>${p.bank} · ${p.account}`],
          ['When', `${p.date}, ${p.time}`],
          ['What for', p.memo],
          ['Ref no.', p.reference],
          ...p.decoy,
        ],
      )}<p style="margin-top:14px;font-size:12px;color:#9a9aa6">Wasn’t you? Freeze your account in the app under Profile › Kill switch, or call 03-5550 1188 any time.</p></div></div><div style="display:flex;gap:14px;padding:18px">${['↩ Reply', '↪ Forward'].map((each) => `<span style="border:1px solid #55585e;border-radius:20px;padding:9px 22px;flex:1;text-align:center">${each}</span>`).join('')}</div>`,
    ),
});

// A bank of abroad: its alert in an office web mail with folders at the left.
const lindis = look({
  name: 'lindisfarne-alert-webmail',
  medium: 'letter',
  width: 1080,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: [
      'has been successfully processed',
      'has been successfully completed',
      'was executed successfully',
    ],
    failed: ['could not be processed', 'was unsuccessful'],
    pending: ['has been received and is being processed', 'is pending authorisation'],
    cancelled: ['has been cancelled'],
    refunded: ['has been reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#242424}table{border-collapse:collapse;width:100%;font-size:13px}td{border:1px solid #b9c3cc;padding:7px 10px;vertical-align:top}.k{background:#e9eef2;width:38%;font-weight:700}`,
      `<div style="background:#0f6cbd;color:#fff;padding:10px 18px;font-weight:600">⋮⋮⋮ &nbsp; Mail <span style="float:right">⚙ &nbsp; ? &nbsp; ${p.sender.slice(0, 2)}</span></div><div style="display:flex"><div style="width:190px;padding:18px;background:#f5f5f5;font-size:13px;line-height:2.3;color:#444">▾ Favourites<br><b>Inbox &nbsp; 12</b><br>Sent Items<br>Drafts<br>▾ Folders<br>Archive<br>Junk Email<br>Deleted Items</div><div style="flex:1;padding:18px 26px"><div style="font-size:18px;font-weight:600">Lindisfarne Alert: Third Party Funds Transfer</div><div style="display:flex;gap:12px;margin:14px 0 18px;align-items:center;font-size:13px">${initial('L', '#8a5a2b', 34)}<div>LINDISFARNE ALERTS &lt;alerts@lindisfarne.example&gt;<br><span style="color:#666">To: ${p.sender}</span></div></div><div style="border-top:5px solid #0a3a5c;padding-top:16px;max-width:620px"><div style="font:700 20px ${FONTS.serif};color:#0a3a5c">Lindisfarne &amp; Overseas Bank</div><p style="margin:16px 0">Dear Valued Customer,</p><p style="margin-bottom:16px">We wish to inform you that the following funds transfer from your account ${p.ownAccount} ${p.status}.</p>${tableOf(
        [
          ['Transaction Type', 'Interbank GIRO – Third Party'],
          ['Payee Name', p.recipient],
          ['Payee Account Number', p.account],
          ['Payee Bank', p.bank],
          ['Transaction Amount', p.amount],
          ['Transaction Date', p.date],
          ['Transaction Time', `${p.time} (GMT+8)`],
          ['Confirmation Number', p.reference],
          ['Payment Details', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin:16px 0">Should you have any query, please contact our 24-hour CitizenLine quoting the confirmation number above.</p><p>Yours sincerely,<br>Head, Digital Channels</p><p style="font-size:11px;color:#888;margin-top:18px">This is an auto-generated message. Please do not reply. Lindisfarne &amp; Overseas Bank (Malaysia) Berhad is a member of the deposit insurance scheme; protected up to ${p.money(25_000_000)} per depositor.</p></div></div></div>`,
    ),
});

// A standing instruction that ran, told in Malay, in a phone's plain white mail app.
const kelingkong = look({
  name: 'kelingkong-arahan-tetap',
  medium: 'letter',
  language: 'ms',
  width: 393,
  scale: 2,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below) => `AT/${below(90_000, 'a') + 10_000}/${below(9_000_000, 'b') + 1_000_000}`,
  says: {
    success: ['telah berjaya dilaksanakan', 'telah dilaksanakan dengan jayanya'],
    failed: ['tidak berjaya dilaksanakan', 'gagal dilaksanakan'],
    pending: ['sedang diproses', 'akan dilaksanakan'],
    cancelled: ['telah dibatalkan'],
    refunded: ['telah dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#000;font-size:15px}.row{display:flex;padding:4px 0}.k{width:128px;flex:none}.v::before{content:': '}.v{padding-left:10px;text-indent:-8px}`,
      `${phoneBar(p.clock, '#000', 67)}<div style="display:flex;justify-content:space-between;color:#0a7aff;padding:8px 14px;font-size:16px"><span>‹ Peti Masuk</span><span>⌃ &nbsp; ⌄</span></div><div style="display:flex;gap:10px;padding:10px 16px;border-bottom:1px solid #ddd">${initial('K', '#8e98a5', 36)}<div style="flex:1"><b>Bank Kelingkong</b><span style="float:right;color:#888;font-size:13px">${p.clock}</span><br><span style="font-size:13px;color:#666">Kepada: ${p.sender.split(' ')[0] ?? ''} &rsaquo;</span></div></div><div style="padding:14px 16px"><h1 style="font-size:20px">Makluman Arahan Tetap</h1><p style="margin:14px 0">Assalamualaikum dan salam sejahtera,</p><p style="margin-bottom:14px">${p.done ? 'Sukacita' : 'Adalah'} dimaklumkan bahawa arahan tetap tuan/puan ${p.status} pada ${p.date} jam ${p.time}.</p>${rowsOf(
        [
          ['Penama akaun', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Amaun pindahan', p.amount],
          ['Kekerapan', 'Sekali sahaja'],
          ['Butiran', p.memo],
          ['No. rujukan', p.reference],
          ...p.decoy,
        ],
      )}<p style="margin:16px 0">Sila semak penyata akaun anda di laman perbankan kami.</p><p>Sekian, terima kasih.</p><p style="margin-top:12px;color:#7b1e2b;font-weight:700">BANK KELINGKONG BERHAD<br><span style="font-weight:400;font-size:12px">Rakan Kewangan Desa Anda</span></p></div><div style="display:flex;justify-content:space-between;padding:16px 26px 26px;color:#0a7aff;border-top:1px solid #ddd;font-size:19px"><span>🗑</span><span>📁</span><span>↩</span><span>✎</span></div>`,
    ),
});

// One mail in both tongues, one below the other, as older local banks write it.
const listed = (rows: string[], values: string[]) =>
  tableOf(
    rows.map((label, place): [string, string] => [label, values[place] ?? '']),
    ': ',
  );

const bakawali = look({
  name: 'bakawali-two-tongues',
  medium: 'letter',
  language: 'mixed',
  width: 760,
  scale: 1.5,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Rejected / Ditolak'],
    pending: ['Processing / Sedang Diproses', 'Pending / Menunggu Kelulusan'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Reversed / Dipulangkan'],
  },
  formats: ['jpg', 'png', 'pdf'],
  draw: (p) => {
    const [english, malay] = p.status.split(' / ');
    const values = [
      `${p.date} ${p.time}`,
      p.reference,
      p.recipient,
      `${p.account} (${p.bank})`,
      p.amount,
      p.memo,
    ];
    const more = p.decoy.map(([, value]) => value);
    const labels = p.decoy.map(([label]) => label);
    return pageOf(
      `body{font-family:${FONTS.condensed};font-size:13px;background:#ece7f1;color:#222}td{padding:3px 6px 3px 0;vertical-align:top}.k{width:190px;color:#444}`,
      `<div style="background:#fff;padding:14px 24px;border-bottom:1px solid #ccc"><span style="color:#6d4aff;font-size:18px">←</span> &nbsp; <b style="font-size:17px">Transaction Notification / Makluman Transaksi</b><div style="color:#777;margin-top:8px">From <b style="color:#222">Bakawali Online</b> ebanking@bakawali.example &nbsp; 🔒 To ${p.sender}</div></div><div style="background:#fff;margin:18px;padding:0 0 24px"><div style="background:#00695c;color:#fff;padding:14px 28px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px">BAKAWALI</b><span style="font-size:12px">Bank for All · Bank untuk Semua</span></div><div style="padding:20px 28px"><div style="display:flex;align-items:center;gap:12px;border:1px solid ${signColour(p)};padding:10px 14px;margin-bottom:18px">${badge(p, 30)}<span>Status: <b>${p.status}</b></span></div><p>Dear Customer,</p><p style="margin:8px 0">Below is your KilatNow transfer made through Bakawali Online${p.done ? ', which was successful' : ` (${english})`}:</p>${listed(['Date &amp; Time', 'Reference No.', 'Transfer To', 'Account No.', 'Amount', 'Recipient Reference', ...labels], [...values, ...more])}<div style="border-top:1px solid #ccc;margin:16px 0"></div><p>Pelanggan yang dihormati,</p><p style="margin:8px 0">Berikut adalah pemindahan KilatNow anda melalui Bakawali Online${p.done ? ' yang telah berjaya' : ` (${malay})`}:</p>${listed(['Tarikh &amp; Masa', 'No. Rujukan', 'Pindah Kepada', 'No. Akaun', 'Jumlah', 'Rujukan Penerima'], values)}<p style="margin-top:16px;font-size:11px;color:#777">If you did not perform this transaction, call 1-300-55-0101 immediately. / Jika anda tidak melakukan transaksi ini, sila hubungi 1-300-55-0101 dengan segera.</p></div></div>`,
    );
  },
});

export const letters = [rantau, semarak, lindis, kelingkong, bakawali];
