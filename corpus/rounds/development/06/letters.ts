import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<p style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</p>` : '';

const rotan = look({
  name: 'rotan-advis-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: {
    success: ['Berjaya / Successful', 'Telah Dikreditkan / Credited', 'Selesai / Completed'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Dalam Proses / In Progress', 'Dijadualkan / Scheduled'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};font-size:15px;background:#fff;color:#1c1c1c}table{width:100%;border-collapse:collapse}td{padding:6px 8px;border:1px solid #8c7a5b;vertical-align:top}.k{width:44%;background:#f7f1e4}i{color:#6b5f4a;font-size:13px}`,
      `<div style="padding:44px 56px"><table style="margin-bottom:26px"><tr><td style="border:0;font-size:25px;font-weight:700;color:#6e4a12">BANK ROTAN</td><td style="border:0;text-align:right;font-size:12px">Tingkat 9, Menara Contoh<br>93000 Kuching, Sarawak<br>Khidmat Pelanggan: 1-300-00-0000</td></tr></table><p>${p.sender}<br>Akaun / <i>Account</i> ${p.ownAccount}</p><h1 style="font-size:18px;margin:22px 0 4px;text-align:center">ADVIS PINDAHAN DANA</h1><p style="text-align:center;margin-bottom:16px"><i>FUND TRANSFER ADVICE</i></p>${tableOf(
        [
          ['Tarikh / <i>Date</i>', `${p.date}`],
          ['Waktu / <i>Time</i>', p.time],
          ['Nombor Rujukan / <i>Reference Number</i>', p.reference],
          ['Dikreditkan kepada / <i>Credited to</i>', p.recipient],
          ['Bank & No. Akaun / <i>Bank & Account No.</i>', `${p.bank}<br>${p.account}`],
          ['Amaun / <i>Amount</i>', `<b>${p.amount}</b>`],
          ['Caj / <i>Charges</i>', p.nothing],
          ['Keterangan / <i>Description</i>', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:24px;font-size:13px">Advis ini dicetak oleh komputer dan tidak memerlukan tandatangan.<br><i>This advice is computer printed and requires no signature.</i></p><p style="margin-top:80px;font-size:11px;text-align:center">Muka surat / <i>Page</i> 1</p></div>`,
    ),
});

const keranji = look({
  name: 'keranji-makluman',
  medium: 'letter',
  language: 'ms',
  width: 760,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.dots,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  says: {
    success: [
      'Pindahan wang anda telah berjaya',
      'Wang anda telah selamat dihantar',
      'Transaksi anda telah diluluskan',
    ],
    failed: ['Pindahan wang anda tidak berjaya', 'Transaksi anda telah ditolak'],
    pending: ['Pindahan wang anda sedang diproses', 'Transaksi anda menunggu kelulusan'],
    cancelled: ['Pindahan wang anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  formats: ['jpg', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#202124}.row{display:flex;padding:3px 0}.k{width:190px}.v::before{content:':  ';white-space:pre}`,
      `<div style="padding:16px 28px;border-bottom:1px solid #dadce0"><h2 style="font-weight:400;font-size:21px">Makluman Transaksi KilatNow <span style="font-size:11px;background:#ddd;padding:2px 6px;border-radius:4px">Peti masuk</span></h2><p style="margin-top:12px;font-size:13px"><b>Bank Keranji</b> &lt;makluman@keranji.example&gt; <span style="float:right;color:#5f6368">${p.date} ${p.clock}</span><br><span style="color:#5f6368">kepada saya</span></p></div><div style="padding:22px 28px"><p>Assalamualaikum dan salam sejahtera ${p.sender},</p><p style="margin:14px 0">${p.status}. Berikut adalah butirannya:</p>${rowsOf(
        [
          ['Tarikh Transaksi', p.date],
          ['Masa Transaksi', p.time],
          ['No. Rujukan', p.reference],
          ['Dari Akaun', p.ownAccount],
          ['Ke Akaun', `${p.account} (${p.bank})`],
          ['Nama Pemilik Akaun', p.recipient],
          ['Jumlah Dipindahkan', p.amount],
          ['Catatan', p.memo],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin:16px 0">Sekiranya anda tidak membuat transaksi ini, sila hubungi talian 24 jam kami di 03-0000 0000 dengan segera.</p><p>Sekian, terima kasih.<br><b>Bank Keranji</b></p><p style="margin-top:18px;font-size:11px;color:#80868b">E-mel ini dihantar secara automatik. Sila jangan balas.</p></div>`,
    ),
});

const calder = look({
  name: 'calder-remittance-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  money: MONEY.code,
  date: (clock) => DATES.shortDashes(clock).toUpperCase(),
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  says: {
    ...STATUSES,
    success: ['Executed', 'Completed', 'Payment processed', 'Settled to beneficiary'],
    pending: ['Pending Authorisation', 'In Progress', 'Submitted for approval'],
  },
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#111;font-size:15px}.row{padding:5px 0}.k{font-size:11px;text-transform:uppercase;color:#666}.v{font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px 40px;border-top:1px solid #111;padding:12px 0 18px}`,
      `<div style="padding:50px 60px"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:34px"><span style="font-size:30px;letter-spacing:6px">CALDER</span><span style="font-size:13px">Calder Pacific Bank, Malaysia Branch</span></div><h1 style="font-size:22px;margin-bottom:14px">Remittance Advice</h1><div class="g">${rowsOf(
        [
          ['Ordering customer', p.sender],
          ['Beneficiary customer', p.recipient],
          ['Debit account', p.ownAccount],
          ['Beneficiary account', p.account],
          ['Our reference', p.reference],
          ['Beneficiary bank', p.bank],
        ],
      )}</div><div class="g">${rowsOf([
        ['Value date', p.date],
        ['Processed at', `${p.time} MYT`],
        ['Transaction currency / amount', `<b style="font-size:20px">${p.amount}</b>`],
        ['Charges (SHA)', p.nothing],
        ['Remittance information', p.memo],
        ['Transaction status', `<b>${p.status}</b>`],
        ...p.decoy,
      ])}</div>${unseen(p.hiddenText)}<p style="font-size:12px;color:#555;border-top:1px solid #111;padding-top:12px">This advice is issued for information only. Please examine it and advise us of any discrepancy within 14 days.</p></div>`,
    ),
});

const lokan = look({
  name: 'lokan-mel',
  medium: 'letter',
  language: 'mixed',
  dark: true,
  width: 420,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Transfer berjaya!', 'Payment successful, duit dah sampai', 'Duit dah dihantar'],
    failed: ['Transfer gagal', 'Payment tak berjaya'],
    pending: ['Transfer masih pending', 'Payment sedang diproses'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dah direfund'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#17151c;color:#eee9f6}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px dashed #453f54}.k{color:#a79fba;white-space:nowrap}.v{text-align:right}`,
      `<div style="padding:14px 20px;color:#a79fba">‹ &nbsp; Inbox</div><div style="padding:0 20px 12px"><div style="font-size:19px;font-weight:600">Resit: ${p.status}</div><div style="font-size:12px;color:#a79fba">Lokan Wallet &lt;hai@lokan.example&gt; to you</div></div><div style="margin:0 14px 18px;background:#242030;border-radius:14px;overflow:hidden"><div style="background:linear-gradient(100deg,#d4587f,#7b4bd1);padding:24px;text-align:center"><b style="letter-spacing:2px">lokan</b></div><div style="padding:22px 20px;text-align:center">${badge(p, 46)}<div style="margin-top:10px">Hai ${p.sender.split(' ')[0] ?? ''}, ${p.done ? 'you dah bayar' : 'ini pasal bayaran'}</div><div style="font-size:38px;font-weight:800;color:${p.done ? '#7fe0b0' : '#f0b27a'}">${p.amount}</div><div>kepada <b>${p.recipient}</b></div></div><div style="padding:0 20px 18px;font-size:13px">${rowsOf(
        [
          ['Status', p.status],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Sent to', `${p.bank} ${p.account}`],
          ['Transaction ID', p.reference],
          ['Nota', p.memo],
          ['Payment method', 'Lokan balance'],
          ...p.decoy,
        ],
      )}</div></div><p style="padding:0 24px 20px;font-size:11px;color:#867d99;text-align:center">Ajak kawan guna Lokan, dua-dua dapat ${p.money(500)}. T&amp;C apply.<br>Lokan Wallet Sdn Bhd</p>`,
    ),
});

export const letters = [rotan, keranji, calder, lokan];
