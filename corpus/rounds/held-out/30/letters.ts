// A receipt and an advice in PDF, a mail and a browser's print, in Malay or in both languages.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';

const unseen = (text: string, ground = '#fff') =>
  text ? `<div style="color:${ground};font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

const two = (number: number) => String(number).padStart(2, '0');

// After the national savings bank's receipt: logo and date on top, a centred title, both tongues in each label.
const padi = look({
  name: 'padi-simpanan-resit-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Berjaya / Successful', 'BERJAYA / SUCCESSFUL', 'Transaksi Berjaya / Transaction Successful'],
    failed: ['Tidak Berjaya / Unsuccessful', 'GAGAL / FAILED'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d2733;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:11px 8px;border-bottom:1px solid #d9dee4;vertical-align:top}.k{width:44%;color:#4c5967}.v{font-weight:700}`,
      `<div style="padding:46px 56px 60px"><div style="display:flex;justify-content:space-between;align-items:flex-end"><b style="font-size:25px;color:#00897b">padi<span style="color:#f39200">simpan</span></b><span style="font-size:12px;color:#4c5967">PadiSimpan Online</span></div><div style="height:3px;background:linear-gradient(90deg,#00897b 70%,#f39200 70%);margin:10px 0 28px"></div><h1 style="font-size:19px;text-align:center">RESIT TRANSAKSI</h1><div style="text-align:center;font-style:italic;margin-bottom:22px">Transaction Receipt</div>${tableOf(
        [
          [
            'Status Transaksi / <i>Transaction Status</i>',
            `<span style="color:${signColour(p)}">${p.status}</span>`,
          ],
          ['Tarikh &amp; Masa / <i>Date &amp; Time</i>', `${p.date} ${p.time}`],
          ['No. Rujukan / <i>Reference No.</i>', p.reference],
          ['Jenis Transaksi / <i>Transaction Type</i>', 'Pindahan KilatNow / KilatNow Transfer'],
          ['Dari Akaun / <i>From Account</i>', `${p.ownAccount}<br>${p.sender}`],
          ['Nama Penerima / <i>Recipient Name</i>', p.recipient],
          ['Bank Penerima / <i>Recipient Bank</i>', p.bank],
          ['No. Akaun Penerima / <i>Recipient Account No.</i>', p.account],
          ['Amaun / <i>Amount</i>', `<span style="font-size:17px">${p.amount}</span>`],
          ['Rujukan Penerima / <i>Recipient Reference</i>', p.memo],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:34px;font-size:11px;color:#5a6672">Ini adalah cetakan komputer. Tandatangan tidak diperlukan.<br><i>This is a computer generated receipt. No signature is required.</i></p><p style="margin-top:14px;font-size:11px;color:#5a6672">Untuk sebarang pertanyaan, sila hubungi Pusat Khidmat Pelanggan kami di 1-300-55-1900 (7.00 pagi – 11.00 malam setiap hari).<br><i>For enquiries, please contact our Customer Service Centre at 1-300-55-1900 (7.00 am – 11.00 pm daily).</i></p></div>`,
    ),
});

// After an Islamic bank's notification, read by night in the phone's mail app.
const dian = look({
  name: 'dian-i-emel-makluman',
  medium: 'letter',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.4,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.digits,
  says: {
    success: ['telah berjaya', 'telah berjaya dilaksanakan', 'berjaya diproses'],
    failed: ['tidak berjaya', 'gagal diproses'],
    pending: ['sedang diproses', 'menunggu kelulusan'],
    cancelled: ['telah dibatalkan'],
    refunded: ['telah dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#131314;color:#e3e3e3;font-size:15px}table{width:100%;border-collapse:collapse}td{padding:7px 0;vertical-align:top}.k{width:132px;color:#b4b8bd}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#e3e3e3', 57)}<div style="display:flex;justify-content:space-between;padding:12px 18px;font-size:19px;color:#c4c7c5"><span>←</span><span>⤓ &nbsp; 🗑 &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:6px 18px;font-size:21px">Makluman Transaksi KilatNow <span style="font-size:12px;background:#3c4043;border-radius:4px;padding:2px 7px;vertical-align:2px">Peti masuk</span></div><div style="display:flex;gap:12px;padding:14px 18px;align-items:center"><span style="width:40px;height:40px;border-radius:50%;background:#7c4dff;color:#fff;text-align:center;line-height:40px;font-size:19px">D</span><div style="flex:1"><b>Bank Dian-i</b> <span style="color:#a8abad;font-size:12.5px">${p.clock}</span><br><span style="color:#a8abad;font-size:13px">kepada saya ⌄</span></div><span>↩ &nbsp; ⋮</span></div><div style="padding:10px 18px 24px"><p>Assalamualaikum ${p.sender},</p><p style="margin:14px 0">Dimaklumkan bahawa transaksi KilatNow anda melalui Dian-i Online <b>${p.status}</b>. Butiran transaksi adalah seperti berikut:</p>${tableOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Dari akaun', p.ownAccount],
          ['Kepada', `<b>${p.recipient}</b>`],
          ['No. akaun', p.account],
          ['Bank', p.bank],
          ['No. rujukan', p.reference],
          ['Butiran', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}<p style="margin:16px 0">Jika anda tidak melakukan transaksi ini, sila hubungi kami dengan segera di talian 03-5550 2626 atau tekan butang Sekat Akaun di dalam aplikasi.</p><p>Terima kasih,<br>Bank Dian-i Berhad</p><p style="font-size:12.5px;color:#9aa0a6;margin-top:18px">E-mel ini dijana oleh komputer. Sila jangan balas e-mel ini. Bank tidak akan meminta nama pengguna, kata laluan atau TAC anda melalui e-mel.</p></div><div style="display:flex;gap:12px;padding:12px 18px 26px">${['↩ Balas', '↪ Majukan'].map((each) => `<span style="flex:1;text-align:center;border:1px solid #5f6368;border-radius:22px;padding:11px">${each}</span>`).join('')}</div>`,
    ),
});

// After a portal's receipt window as the browser prints it: the browser's own head and foot, black on white.
const kandil = look({
  name: 'kandil-cetak-web',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.4,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'Berjaya Diproses'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Dalam Proses', 'Menunggu Kelulusan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#000;font-size:15px}.row{display:flex;padding:6px 0}.k{width:250px}.v{flex:1}.v::before{content:':\\00a0\\00a0'}.b{font:11px ${FONTS.sans};display:flex;justify-content:space-between;padding:18px 30px}`,
      `<div class="b"><span>${p.date}, ${p.clock}</span><span>KandilOnline - Resit Transaksi</span><span></span></div><div style="padding:20px 56px 40px"><b style="font:700 22px ${FONTS.sans}">Bank Kandil</b><div style="font:12px ${FONTS.sans};margin-bottom:18px">KandilOnline Perbankan Internet</div><hr style="border:0;border-top:1px solid #000"><h1 style="font:700 17px ${FONTS.sans};margin:18px 0 12px">Resit Pemindahan KilatNow</h1>${rowsOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['Nombor Rujukan', p.reference],
          ['Tarikh Transaksi', p.date],
          ['Masa Transaksi', p.time],
          ['Dari Akaun', p.ownAccount],
          ['Nama Pengirim', p.sender],
          ['Ke Akaun', p.account],
          ['Nama Benefisiari', `<b>${p.recipient}</b>`],
          ['Bank Benefisiari', p.bank],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Butiran Transaksi', p.memo],
          ...p.decoy,
        ],
      )}<hr style="border:0;border-top:1px solid #000;margin-top:16px">${unseen(p.hiddenText)}<p style="font-size:13px;margin-top:14px">Nota: Resit ini dicetak daripada KandilOnline dan tidak memerlukan tandatangan. Sila semak penyata akaun anda untuk pengesahan.</p><p style="font-size:13px;margin-top:10px"><u>Cetak</u> &nbsp;&nbsp; <u>Tutup</u></p></div><div style="height:150px"></div><div class="b"><span>https://online.kandil.example/txn/receiptPrint.do</span><span>1/1</span></div>`,
    ),
});

const adviceNumber = (below: (count: number, what: string) => number, { year, month }: Clock) =>
  `DA/${String(year).slice(2)}${two(month)}/${below(900_000, 'advice') + 100_000}`;

// After a branch's posted advice: letterhead, the customer's address, a ruled table, no signature.
const obor = look({
  name: 'obor-nasihat-transaksi-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: adviceNumber,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'SELESAI / COMPLETED', 'DIPROSES / PROCESSED'],
    failed: ['DITOLAK / REJECTED', 'TIDAK BERJAYA / UNSUCCESSFUL'],
    pending: ['DALAM PROSES / IN PROCESS'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / RETURNED'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111;font-size:14px}table{width:100%;border-collapse:collapse}td{border:1px solid #444;padding:8px 10px;vertical-align:top}.k{width:42%}.v{font-weight:700}`,
      `<div style="padding:52px 60px"><div style="display:flex;justify-content:space-between"><div><b style="font-size:22px;color:#7a1f1f;letter-spacing:1px">BANK OBOR BERHAD</b><div style="font-size:12px">Cawangan Seremban (041), 12 Jalan Contoh, 70000 Seremban<br>Tel: 06-555 0141 &nbsp; Faks: 06-555 0142</div></div><div style="font-size:12px;text-align:right">Tarikh / Date: ${p.date}<br>Muka / Page: 1</div></div><div style="margin:34px 0 26px">${p.sender}<br>18 LORONG CONTOH 3<br>TAMAN MELUR, 70300 SEREMBAN</div><h1 style="font-size:17px;text-decoration:underline;margin-bottom:14px">NASIHAT PINDAHAN DANA / FUNDS TRANSFER ADVICE</h1><p>Tuan / Puan,<br><i>Dear Sir / Madam,</i></p><p style="margin:12px 0 14px">Kami merujuk kepada arahan pindahan dana tuan/puan dengan butiran seperti berikut:<br><i>We refer to your funds transfer instruction with particulars as follows:</i></p>${tableOf(
        [
          ['No. Rujukan / Reference No.', p.reference],
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['Dari Akaun / From Account', p.ownAccount],
          ['Benefisiari / Beneficiary', p.recipient],
          ['Bank Benefisiari / Beneficiary Bank', p.bank],
          ['No. Akaun Benefisiari / Beneficiary A/C No.', p.account],
          ['Jumlah / Amount', p.amount],
          ['Komisen / Commission', p.nothing],
          ['Butiran / Details', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:20px">Sekian, terima kasih.<br><i>Thank you.</i></p><p style="margin-top:30px;font-size:12px;color:#333">Ini adalah janaan komputer dan tidak memerlukan tandatangan. Sebarang percanggahan hendaklah dimaklumkan dalam tempoh 14 hari.<br><i>This is computer generated and requires no signature. Any discrepancy must be reported within 14 days.</i></p></div>`,
    ),
});

export const letters = [padi, dian, kandil, obor];
