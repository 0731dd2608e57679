// Mails that tell of a transfer, and advices and receipts that come as PDF.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  speckle,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const unseen = (text: string, ground = '#fff') =>
  text ? `<div style="color:${ground};font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

// A bank's mail in a phone: prose first, then a tinted card.
const lead = ({ outcome, amount, recipient }: Printed) =>
  ({
    success: `We've sent ${amount} to ${recipient}. Here's a copy of the details for your records.`,
    failed: `We were unable to send ${amount} to ${recipient}. No money has left your account.`,
    pending: `We're still working on your payment of ${amount} to ${recipient}. We'll write again soon.`,
    cancelled: `Your payment of ${amount} to ${recipient} was cancelled, as you asked.`,
    refunded: `Your payment of ${amount} to ${recipient} came back and is in your account again.`,
  })[outcome];

const ashbourne = look({
  name: 'ashbourne-payment-update-mail',
  medium: 'letter',
  width: 402,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.long,
  time: TIMES.english,
  reference: (below) => `ASB-${below(9_000, 'a') + 1_000}-${below(90_000, 'b') + 10_000}`,
  says: {
    success: ['Your payment was successful', 'Your payment has been sent', 'Payment complete'],
    failed: ['Your payment failed', 'Your payment was unsuccessful'],
    pending: ['Your payment is being processed'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['Your payment was returned'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b1f23;font-size:15px}.row{padding:8px 0;border-bottom:1px solid #dcd3c5}.row:last-child{border:0}.k{font-size:12.5px;color:#6c6253}.v{font-size:15.5px}`,
      `${phoneBar(p.clock, '#111', 58)}<div style="display:flex;justify-content:space-between;padding:8px 16px;color:#2563d8;font-size:17px"><span>‹ All inboxes</span><span>∧ &nbsp; ∨</span></div><div style="padding:10px 18px;border-bottom:1px solid #e3e3e3"><div style="display:flex;justify-content:space-between"><b>Ashbourne Bank</b><span style="color:#777;font-size:13px">${p.clock}</span></div><div style="color:#777;font-size:13px">To: ${p.sender}</div><div style="font-size:20px;font-weight:700;margin-top:8px">${p.status}</div></div><div style="padding:20px 18px"><div style="font:700 21px ${FONTS.serif};color:#7a3b12;letter-spacing:3px">ASHBOURNE</div><p style="margin:18px 0 10px">Hello ${p.sender},</p><p>${lead(p)}</p><div style="background:#f7f1e7;border-radius:10px;padding:14px 18px;margin:18px 0">${rowsOf(
        [
          ['Amount', `<b style="font-size:22px">${p.amount}</b>`],
          ['Payee', `<b>${p.recipient}</b>`],
          ['Payee’s bank', `${p.bank}, ${p.account}`],
          ['Date and time', `${p.date}, ${p.time}`],
          ['From account', p.ownAccount],
          ['Your reference', p.memo],
          ['Payment number', p.reference],
          ...p.decoy,
        ],
      )}</div><p style="font-size:13px;color:#555">Not you? Call us straight away on 03-5550 7710 (24 hours). Ashbourne will never send you a link asking for your password.</p><p style="font-size:12px;color:#777;margin-top:16px;border-top:1px solid #ddd;padding-top:12px">Ashbourne Bank (Malaysia) Berhad, Level 8, Menara Contoh, 50250 Kuala Lumpur. You get this mail because payment alerts of ${p.money(100)} and above are on.</p></div><div style="display:flex;justify-content:space-around;padding:14px 0 24px;border-top:1px solid #ddd;color:#2563d8;font-weight:600"><span>Reply</span><span>Move</span><span>Delete</span></div>`,
    ),
});

// A mail of text alone, in a wide web mail that shows it in a typewriter's letters.
const gerigis = look({
  name: 'gerigis-emel-teks',
  medium: 'letter',
  language: 'ms',
  width: 980,
  scale: 1.4,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  says: {
    success: ['BERJAYA', 'TELAH BERJAYA', 'SELESAI'],
    failed: ['GAGAL', 'TIDAK BERJAYA'],
    pending: ['SEDANG DIPROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const row = (label: string, value: string) => `  ${label.padEnd(22)}: ${value}`;
    const text = [
      'Pelanggan yang dihormati,',
      '',
      'Dimaklumkan bahawa arahan pindahan wang melalui Gerigis Dalam Talian',
      'telah diterima dengan butiran berikut:',
      '',
      row('Status Pindahan', `<b>${p.status}</b>`),
      row('Nama Penerima', p.recipient),
      row('Bank Penerima', p.bank),
      row('No. Akaun Penerima', p.account),
      row('Amaun Pindahan', p.amount),
      row('Tarikh', p.date),
      row('Masa', p.time),
      row('Tujuan', p.memo),
      row('No. Rujukan Bank', p.reference),
      ...p.decoy.map(([label, value]) => row(label, value)),
      '',
      'Jika transaksi ini bukan daripada anda, hubungi talian 1-300-55-4400',
      'dengan segera. E-mel ini dijana secara automatik; jangan balas.',
      '',
      'Sekian, terima kasih.',
      'Bank Gerigis Berhad',
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d1d1f}pre{font:15px/1.55 ${FONTS.mono};white-space:pre-wrap}`,
      `<div style="display:flex"><div style="width:176px;flex:none;background:#2a2340;color:#d8d3e8;padding:20px 18px;line-height:2.4;min-height:640px"><span style="background:#7c5cff;color:#fff;border-radius:6px;padding:8px 22px">Tulis e-mel</span><br><br><b style="color:#fff">Peti masuk (4)</b><br>Draf<br>Dihantar<br>Berbintang<br>Arkib<br>Spam</div><div style="flex:1;padding:18px 30px 26px"><div style="color:#666;border-bottom:1px solid #e2e2e8;padding-bottom:12px">← &nbsp;&nbsp; Arkib &nbsp;&nbsp; Padam &nbsp;&nbsp; Tandakan belum baca <span style="float:right">2 daripada 318</span></div><h1 style="font-size:20px;margin:16px 0 12px">Makluman Pindahan Wang ke Akaun Pihak Ketiga</h1><div style="font-size:13px;color:#555;margin-bottom:20px"><b style="color:#1d1d1f">Gerigis Dalam Talian</b> &lt;makluman@gerigis.example&gt;<br>Kepada: saya &nbsp; · &nbsp; ${p.date}, ${p.clock}</div><pre>${text.join('\n')}</pre><div style="margin-top:24px"><span style="border:1px solid #aaa;border-radius:6px;padding:8px 24px;margin-right:8px">↩ Balas</span><span style="border:1px solid #aaa;border-radius:6px;padding:8px 24px">↪ Majukan</span></div></div></div>`,
    );
  },
});

// A commercial bank's advice: the two parties side by side, the payment as a table of one line.
const dunbarton = look({
  name: 'dunbarton-two-parties-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.3,
  money: { commas: true },
  names: 'upper',
  date: DATES.dots,
  time: TIMES.minutes,
  reference: (below) => `DB/TT/${below(900_000, 'a') + 100_000}/${below(90, 'b') + 10}`,
  says: {
    success: ['Executed', 'Successfully executed', 'Completed'],
    failed: ['Not executed', 'Rejected'],
    pending: ['Awaiting execution', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const bare = /^[\d,.]+$/.test(p.amount.replace(/<[^>]+>/g, ''));
    const party = (head: string, lines: string[]) =>
      `<div style="flex:1;border:1px solid #8b95a7"><div style="background:#e8ecf3;padding:6px 12px;font-weight:700;font-size:12px">${head}</div><div style="padding:10px 12px;min-height:84px">${lines.join('<br>')}</div></div>`;
    const heads = ['Our reference', 'Value date', 'Details of payment', bare ? 'Amount MYR' : 'Amount'];
    const cells = [p.reference, p.date, p.memo, `<b style="font-size:16px">${p.amount}</b>`];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#16202f}table{width:100%;border-collapse:collapse;margin-top:24px}th{text-align:left;border-bottom:2px solid #1d3a6e;padding:8px 6px;font-size:12px}td{padding:11px 6px;border-bottom:1px solid #c4cbd7;vertical-align:top}th:last-child,td:last-child{text-align:right;white-space:nowrap}.row{display:flex;padding:4px 6px}.k{width:190px;color:#4c586c}`,
      `<div style="padding:50px 56px"><div style="display:flex;justify-content:space-between"><div><b style="font:700 24px ${FONTS.serif};color:#1d3a6e">Dunbarton</b><div style="font-size:11px;color:#4c586c">Commercial Banking, Malaysia</div></div><div style="text-align:right;font-size:11px;color:#4c586c">Suite 14-1, Wisma Contoh, 50400 Kuala Lumpur<br>Tel 03-5550 9100 &nbsp; Swift DUNBMYKX</div></div><h1 style="font-size:21px;margin:40px 0 4px">Payment Advice</h1><p style="color:#4c586c;margin-bottom:22px">Generated ${p.date} ${p.time}</p><div style="display:flex;gap:18px">${party('Ordering customer', [p.sender, `Account ${p.ownAccount}`, 'Dunbarton Bank Malaysia'])}${party('Beneficiary', [`<b>${p.recipient}</b>`, `Account ${p.account}`, p.bank])}</div><table><tr>${heads.map((each) => `<th>${each}</th>`).join('')}</tr><tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr></table><div style="margin-top:18px">${rowsOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Channel', 'Instant transfer, online'],
          ['Charges', `Shared; own charge ${p.nothing}`],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}<p style="margin-top:60px;font-size:11px;color:#4c586c;border-top:1px solid #c4cbd7;padding-top:10px">Please examine this advice and tell us of any discrepancy within 14 days. This document was produced electronically and is valid without signature. <span style="float:right">1 of 1</span></p></div>`,
    );
  },
});

// An Islamic bank's receipt on A4: a narrow column in the middle, label above value, all centred.
const cemperai = look({
  name: 'cemperai-i-resit-tengah-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: {
    success: ['Pindahan Berjaya', 'Bayaran Berjaya', 'Transaksi anda telah berjaya'],
    failed: ['Pindahan Gagal', 'Transaksi anda tidak berjaya'],
    pending: ['Pindahan Sedang Diproses', 'Menunggu Pengesahan'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#2d1f33;font-size:14px;text-align:center}.row{padding:9px 0}.k{font:12px ${FONTS.sans};color:#7d6a86}.v{font-size:16px}`,
      `<div style="height:14px;background:repeating-linear-gradient(45deg,#6a1b5d 0 10px,#a8508f 10px 20px)"></div><div style="width:460px;margin:36px auto 0;padding-bottom:40px"><div style="font-size:25px;font-weight:700;color:#6a1b5d">Cemperai <span style="font-weight:400">Islamic</span></div><div style="font:12px ${FONTS.sans};color:#7d6a86">Resit Transaksi Elektronik</div><div style="margin:26px 0 8px">${badge(p, 52, false)}</div><h1 style="font-size:20px">${p.status}</h1><div style="border-top:1px solid #d9cddd;border-bottom:1px solid #d9cddd;margin:18px 0 12px;padding:12px"><div class="k">Jumlah Pindahan</div><div style="font-size:34px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          [p.done ? 'Dibayar kepada' : 'Penerima', `<b>${p.recipient}</b>`],
          ['Bank dan nombor akaun', `${p.bank}<br>${p.account}`],
          ['Daripada akaun', `${p.sender}<br>${p.ownAccount}`],
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['Tujuan bayaran', p.memo],
          ['ID rujukan', p.reference],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<div style="margin:20px 0 8px">${speckle(p.below, 19, 76, '#6a1b5d')}</div><p style="font:11px ${FONTS.sans};color:#7d6a86">Imbas untuk menyemak resit ini di cemperai.example/semak. Akad: Tawarruq / Wakalah. Sebarang pertanyaan, hubungi 03-5550 6262 (8.30 pagi hingga 6.00 petang).</p></div>`,
    ),
});

export const letters = [ashbourne, gerigis, dunbarton, cemperai];
