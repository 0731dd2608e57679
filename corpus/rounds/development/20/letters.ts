// Sent by mail: a framed Malay PDF with both parties side by side, a foreign bank's note in a dark mail app, a company's
// payment advice with its lines, and a wallet's Malay e-receipt in web mail.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const first = (name: string) => name.split(' ')[0] ?? '';
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

// An Islamic bank's PDF: a frame of two lines, the sum in a band, payer and payee in boxes of the same height.
const mentibu = look({
  name: 'mentibu-slip-berbingkai-pdf',
  language: 'ms',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: ({ hour, minute }: Clock) =>
    `${two(hour % 12 || 12)}.${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: (below) => `MTB-${REFERENCES.dashed(below)}`,
  says: {
    success: ['Pindahan Berjaya', 'Telah Dikreditkan', 'Transaksi Selesai'],
    failed: ['Pindahan Gagal', 'Transaksi Ditolak'],
    pending: ['Pindahan Dalam Proses', 'Menunggu Kelulusan'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Dipulangkan'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const party = (head: string, lines: Row[]) =>
      `<div style="flex:1;border:1px solid #8fb0b5"><div style="background:#e3eff0;padding:7px 14px;font-weight:700;color:#0f4c55">${head}</div><div style="padding:10px 14px 14px">${lines.map(([label, value]) => `<div class="k" style="margin-top:6px">${label}</div><div>${value}</div>`).join('')}</div></div>`;
    const rest: Row[] = [
      ['Status', `<b>${p.status}</b>`],
      ['No. Rujukan Transaksi', p.reference],
      ['Tarikh Transaksi', p.date],
      ['Masa Transaksi', p.time],
      ['Kaedah Pindahan', 'Pindahan Segera Antara Bank'],
      ['Rujukan Penerima', p.memo],
      ['Caj', p.nothing],
      ...p.decoy,
    ];
    return pageOf(
      `body{font-family:${FONTS.book};font-size:13px;background:#fff;color:#182b2e}.k{color:#4d6569;font-size:12px}table{width:100%;border-collapse:collapse;margin-top:18px}td{padding:8px 4px;border-bottom:1px solid #d3e0e2}td.k{width:250px;font-size:13px}`,
      `<div style="margin:30px;border:3px double #0f4c55;padding:32px 38px 40px"><div style="text-align:center"><div style="font-size:26px;color:#0f4c55;letter-spacing:2px">MENTIBU-i</div><div class="k">Mentibu Islamik Berhad &nbsp;·&nbsp; Menara Mentibu, 93100 Bandar Contoh</div><h1 style="font-size:17px;margin:24px 0 18px">Slip Pindahan Dana Dalam Talian</h1></div><div style="background:#0f4c55;color:#fff;display:flex;justify-content:space-between;align-items:center;padding:13px 20px;margin-bottom:18px"><span>Amaun Pindahan</span><b style="font-size:24px">${p.amount}</b></div><div style="display:flex;gap:16px">${party(
        'Pengirim',
        [
          ['Nama', p.sender],
          ['Akaun', p.ownAccount],
          ['Bank', 'Mentibu-i'],
        ],
      )}${party('Penerima', [
        ['Nama', `<b>${p.recipient}</b>`],
        ['Akaun', p.account],
        ['Bank', p.bank],
      ])}</div>${tableOf(rest)}${unseen(p.hiddenText)}<p class="k" style="margin-top:26px">Slip ini ialah cetakan komputer. Sebarang pertanyaan boleh diajukan ke talian 1-800-00-0000 setiap hari, 7.00 pagi hingga 11.00 malam. Simpanan dilindungi sehingga ${p.money(25_000_000)} bagi setiap pendeposit.</p></div>`,
    );
  },
});

const SUBJECT: Record<Outcome, string> = {
  success: 'Your payment has gone through',
  failed: 'Your payment did not go through',
  pending: 'We are working on your payment',
  cancelled: 'Your payment was cancelled',
  refunded: 'Your payment has come back',
};

// A phone's dark mail app; the bank writes a short letter, and lists with each label over its value.
const chancery = look({
  name: 'chancery-lane-note-dark',
  dark: true,
  medium: 'letter',
  width: 393,
  scale: 2.75,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.long,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Payment made', 'Sent', 'Payment completed'],
    failed: ['Payment not made', 'Not sent'],
    pending: ['Payment pending', 'In progress'],
    cancelled: ['Cancelled'],
    refunded: ['Returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:16px;background:#000;color:#f2f2f4}.row{padding:11px 0;border-bottom:1px solid #3a3a3e}.k{font-size:13px;color:#aeaeb4}.v{font-size:16px}p{margin-bottom:13px}`,
      `${phoneBar(p.clock, '#fff', 47)}<div style="display:flex;justify-content:space-between;padding:10px 16px;color:#5aa9ff;font-size:17px"><span>‹ Inbox</span><span>⌃ &nbsp; ⌄</span></div><div style="padding:8px 16px 14px;display:flex;gap:12px;border-bottom:1px solid #2c2c30"><span style="width:42px;height:42px;border-radius:50%;background:#8c1c2f;text-align:center;line-height:42px;font:400 20px/42px ${FONTS.serif};flex:none">CL</span><span style="flex:1;font-size:14px"><b style="font-size:16px">Chancery Lane Bank</b><br><span style="color:#aeaeb4">To: ${p.sender}</span></span><span style="color:#aeaeb4;font-size:14px">${p.clock}</span></div><div style="padding:16px 16px 6px"><div style="font-size:22px;font-weight:700;margin-bottom:16px">${SUBJECT[p.outcome]}</div><p>Dear ${first(p.sender)},</p><p>${p.done ? 'You have paid' : 'This is about your payment of'} <b>${p.amount}</b> to <b>${p.recipient}</b>. Here are the details for your records.</p>${rowsOf(
        [
          ['Status', p.status],
          ['Amount', p.amount],
          ['Payee', p.recipient],
          ['Payee’s account', `${p.account}, ${p.bank}`],
          ['From', `Premier Account ${p.ownAccount}`],
          ['When', `${p.date}, ${p.time}`],
          ['Message to payee', p.memo],
          ...p.decoy,
          ['Payment reference', p.reference],
        ],
      )}<p style="margin-top:18px">Not you? Ring us at once on +60 3 5555 0142.</p><p>Yours sincerely,<br>Chancery Lane Bank Malaysia</p><p style="font-size:12px;color:#aeaeb4">We never ask for your password by e-mail. Chancery Lane Bank Malaysia Berhad, Kuala Lumpur.</p></div><div style="display:flex;justify-content:space-between;padding:12px 26px 26px;border-top:1px solid #2c2c30;color:#5aa9ff;font-size:20px"><span>⌫</span><span>▭</span><span>↩</span><span>✎</span></div>`,
    ),
});

const ADVICE: Record<Outcome, string> = {
  success: 'We are pleased to advise that the payment below has been credited to your account.',
  failed: 'We regret to advise that the payment below could not be credited to your account.',
  pending: 'We advise that the payment below has been lodged and is not yet credited.',
  cancelled: 'We advise that the payment below was withdrawn by the payer.',
  refunded: 'We advise that the payment below was returned to the payer.',
};

// What a business bank mails to the payee: address block, a box of particulars at the right, the payment's lines, a total.
const rimau = look({
  name: 'rimau-business-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => `RB${REFERENCES.longDigits(below).slice(0, 12)}`,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) => {
    const particulars: Row[] = [
      ['Advice No.', p.reference],
      ['Payment Date', p.date],
      ['Time', p.time],
      ['Payment Type', 'Instant Credit'],
      ['Status', `<b>${p.status}</b>`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#1a1a1a}.a td{padding:4px 8px;border:1px solid #999}.a .k{background:#f1f1f1}table{border-collapse:collapse}.l{width:100%;margin-top:24px}.l th{background:#333;color:#fff;padding:8px 10px;text-align:left}.l td{padding:9px 10px;border-bottom:1px solid #bbb}.l .r{text-align:right}`,
      `<div style="padding:46px 52px"><div style="display:flex;justify-content:space-between;border-bottom:4px solid #e08a00;padding-bottom:14px"><b style="font-size:25px">RIMAU <span style="color:#b86f00;font-weight:400">Business</span></b><span style="font-size:19px;align-self:flex-end">PAYMENT ADVICE</span></div><div style="display:flex;justify-content:space-between;margin-top:26px"><div style="line-height:1.6"><b>${p.recipient}</b><br>${p.bank}<br>Account No. ${p.account}</div><div class="a">${tableOf(particulars)}</div></div><p style="margin-top:26px">Dear Sir / Madam,</p><p style="margin-top:10px">${ADVICE[p.outcome]}</p><table class="l"><tr><th style="width:50px">No.</th><th>Payer</th><th>Payment Details</th><th class="r">Amount</th></tr><tr><td>1</td><td>${p.sender}</td><td>${p.memo}</td><td class="r">${p.amount}</td></tr>${p.decoy.map(([label, value]) => `<tr><td></td><td colspan="2">${label}</td><td class="r">${value}</td></tr>`).join('')}<tr><td colspan="3" class="r"><b>Total Payment</b></td><td class="r"><b>${p.amount}</b></td></tr></table>${unseen(p.hiddenText)}<p style="margin-top:26px">Please contact the payer directly for any question on the details above.</p><p style="margin-top:60px;font-size:11px;color:#555;border-top:1px solid #bbb;padding-top:10px">This is a computer-generated advice; no signature is required. Rimau Bank Berhad, Business Banking, Level 12, Wisma Contoh, Jalan Contoh, 50200 Kuala Lumpur. Tel 03-5555 0177, Monday to Friday, 9.00 a.m. to 6.00 p.m., except public holidays.<span style="float:right">Page 1 of 1</span></p></div>`,
    );
  },
});

const TAJUK: Record<Outcome, string> = {
  success: 'Wang anda dah sampai!',
  failed: 'Wang anda tak dapat dihantar',
  pending: 'Wang anda dalam perjalanan',
  cancelled: 'Penghantaran dibatalkan',
  refunded: 'Wang anda dah dipulangkan',
};

// A wallet's e-receipt, opened in web mail: everything in a narrow ticket in the middle of the sheet.
const pedati = look({
  name: 'pedati-e-resit-mel-web',
  language: 'ms',
  medium: 'letter',
  width: 980,
  scale: 1.25,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Berjaya', 'Selesai', 'Telah Dihantar'],
    failed: ['Gagal', 'Tidak Berjaya'],
    pending: ['Dalam Proses', 'Sedang Diproses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1f1b2e}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:15px}.k{color:#655f78;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="display:flex;gap:18px;padding:13px 24px;border-bottom:1px solid #ddd;font:14px ${FONTS.sans};color:#444"><b style="color:#5b2bd6">✉ MelKita</b><span>← Kembali</span><span>Balas</span><span>Majukan</span><span>Padam</span><span>Spam</span><span style="margin-left:auto">7 / 312</span></div><div style="padding:20px 24px 14px;font-family:${FONTS.sans}"><div style="font-size:19px;font-weight:700">[Pedati] E-resit hantar wang</div><div style="font-size:13px;color:#555;margin-top:8px"><b>Pedati</b> &lt;resit@pedati.example&gt; &nbsp; kepada saya &nbsp; · &nbsp; ${p.date}, ${p.clock}</div></div><div style="background:#efeaff;padding:30px 0 40px"><div style="width:470px;margin:0 auto;background:#fff;border-radius:18px;overflow:hidden"><div style="background:#5b2bd6;color:#fff;padding:22px 32px;text-align:center"><div style="font-size:21px;font-weight:800;letter-spacing:-.5px">pedati</div><div style="font-size:18px;margin-top:8px">${TAJUK[p.outcome]}</div></div><div style="padding:24px 32px 10px;text-align:center"><div style="color:#655f78">${p.done ? 'Anda hantar' : 'Jumlah'}</div><div style="font-size:36px;font-weight:800">${p.amount}</div><div style="font-size:16px">kepada <b>${p.recipient}</b></div><span style="display:inline-block;margin-top:12px;border-radius:14px;padding:4px 18px;color:#fff;font-weight:700;font-size:14px;background:${signColour(p)}">${p.status}</span></div><div style="border-top:2px dashed #cfc6ea;margin:14px 0 6px"></div><div style="padding:4px 32px 22px">${rowsOf([['Tarikh', p.date], ['Masa', p.time], ['Bank', p.bank], ['Akaun', p.account], ['Daripada', p.sender], ['Nota', p.memo], ...p.decoy, ['ID Transaksi', p.reference]])}</div><div style="background:#fff3c9;padding:14px 32px;font-size:13px">Ajak kawan guna Pedati. Ganjaran ${p.money(500)} untuk setiap seorang, tertakluk pada terma.</div></div><div style="width:470px;margin:16px auto 0;font-size:12px;color:#655f78;text-align:center">E-mel ini dihantar secara automatik. Bantuan: buka Pedati &gt; Saya &gt; Pusat Bantuan.</div></div>`,
    ),
});

export const letters = [mentibu, chancery, rimau, pedati];
