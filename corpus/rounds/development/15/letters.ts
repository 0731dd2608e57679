import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';

/** An address, a reference line, a sentence and a ruled table, as head offices write. */
const jelapang = look({
  name: 'jelapang-confirmation-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'pdf', 'png'],
  money: MONEY.code,
  date: DATES.long,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};font-size:15px;color:#1c1c1c;background:#fff}table{width:100%;border-collapse:collapse;margin:18px 0}td{border:1px solid #999;padding:8px 12px}.k{width:42%;background:#f3f0f7}`,
      `<div style="padding:46px 58px"><div style="display:flex;justify-content:space-between;border-bottom:1px solid #4a2f7a;padding-bottom:12px"><b style="font-size:25px;color:#4a2f7a">Jelapang Bank</b><span style="text-align:right;font-size:12px">Menara Jelapang, 8 Jalan Contoh<br>30000 Ipoh, Perak</span></div><p style="margin:24px 0 18px">${p.sender}<br>A/C ${p.ownAccount}<span style="float:right">${p.date}</span></p><p><b><u>FUND TRANSFER ADVICE</u></b></p><p style="margin-top:12px">Dear Customer,</p><p style="margin-top:8px">We refer to the instruction given through Jelapang Online. The particulars are set out below.</p>${tableOf(
        [
          ['Our Reference', p.reference],
          ['Value Date / Time', `${p.date} / ${p.time}`],
          ['Payment Type', 'Interbank GIRO'],
          ['In Favour Of', p.recipient],
          ['Credit Account', `${p.account}, ${p.bank}`],
          ['Amount', `<b>${p.amount}</b>`],
          ['Commission', p.nothing],
          ['Payment Details', p.memo],
          ['Transaction Status', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p>Should you have any enquiry, please quote our reference above.</p><p style="margin-top:22px">Yours faithfully,<br><b>Jelapang Bank Berhad</b><br>Payment Operations</p><p style="margin-top:40px;font-size:11px;color:#777">This is a computer-generated advice. No signature is required. E. &amp; O. E.</p></div>`,
    ),
});

/** A Malay mail in a desktop reader, its sum in a coloured panel. */
const sungkai = look({
  name: 'sungkai-emel-panel',
  medium: 'letter',
  language: 'ms',
  width: 740,
  scale: 1.5,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.plainTight,
  date: ({ day, month, year }) => `${day}/${month}/${year}`,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: {
    ...STATUSES_MS,
    success: [
      'Pindahan wang anda telah berjaya',
      'Transaksi anda berjaya',
      'Wang anda telah berjaya dihantar',
    ],
    failed: ['Pindahan wang anda tidak berjaya', 'Transaksi anda telah ditolak'],
    pending: ['Transaksi anda sedang diproses', 'Pindahan wang anda menunggu kelulusan'],
    cancelled: ['Transaksi anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{display:flex;padding:8px 0;border-bottom:1px solid #e6eaf0}.k{width:200px;color:#667}.v{flex:1}`,
      `<div style="padding:16px 26px;border-bottom:1px solid #ddd"><div style="font-size:20px">Makluman Transaksi <span style="font-size:11px;background:#eee;padding:2px 6px;color:#555">Peti masuk ×</span></div><div style="font-size:12px;color:#666;margin-top:8px"><b style="color:#222">Bank Sungkai</b> &lt;makluman@sungkai.example&gt;<span style="float:right">${p.date}, ${p.time} ☆ ↩</span><br>kepada saya ▾</div></div><div style="width:600px;margin:18px auto"><div style="background:#0b3d91;padding:16px 24px;color:#fff;font:700 19px ${FONTS.wide}">✦ Bank Sungkai</div><div style="border:1px solid #dfe5ee;border-top:0;padding:22px 24px"><p>Yth. ${p.sender},</p><p style="margin:10px 0 16px">${p.status}. Butirannya adalah seperti yang berikut:</p><div style="background:#eaf1ff;border-radius:6px;padding:16px;text-align:center;margin-bottom:12px"><span style="color:#556;font-size:12px">AMAUN</span><br><b style="font-size:27px;color:#0b3d91">${p.amount}</b></div>${rowsOf(
        [
          ['Kepada', p.recipient],
          ['No. Akaun Penerima', p.account],
          ['Bank', p.bank],
          ['Tarikh Transaksi', p.date],
          ['Masa', p.time],
          ['No. Rujukan Transaksi', p.reference],
          ['Keterangan', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin-top:16px;font-size:12px;color:#667">Jika transaksi ini bukan dilakukan oleh anda, sila hubungi kami dengan segera. E-mel ini dijana secara automatik; usah balas.</p></div></div>`,
    ),
});

/** An app's receipt as PDF, in two tongues, with the bank's name across the paper. */
const belait = look({
  name: 'belait-watermark-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 680,
  scale: 1.5,
  formats: ['pdf', 'png', 'pdf'],
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Transaksi Berjaya / Transaction Successful', 'Bayaran Berjaya / Payment Successful'],
    failed: ['Transaksi Gagal / Transaction Failed', 'Bayaran Ditolak / Payment Declined'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Transaksi Dibatalkan / Transaction Cancelled'],
    refunded: ['Wang Dipulangkan / Payment Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};color:#20303c;background:#fff}.mark{position:absolute;left:0;right:0;top:250px;text-align:center;font-size:90px;font-weight:800;color:#0a7f8c;opacity:.06;transform:rotate(-24deg)}.row{display:flex;justify-content:space-between;padding:11px 0;border-bottom:1px dotted #9ab}.k{color:#5d7280;font-size:13px;line-height:1.25}.k i{font-size:11px}.v{text-align:right;font-weight:600;max-width:330px}`,
      `<div style="position:relative;padding:36px 54px"><div class="mark">BELAIT</div><div style="display:flex;justify-content:space-between"><b style="font-size:24px;color:#0a7f8c">belait<span style="color:#f2784b">•</span></b><span style="text-align:right;font-size:12px;color:#5d7280">Resit Rasmi<br>Official Receipt</span></div><div style="text-align:center;margin:26px 0 20px">${badge(p, 46, false)}<div style="font-weight:700;color:${signColour(p)};margin-top:8px">${p.status}</div><div style="font-size:34px;font-weight:800;margin-top:4px">${p.amount}</div><div style="color:#5d7280;font-size:13px">${p.date} · ${p.time}</div></div>${rowsOf(
        [
          ['Penerima<br><i>Recipient</i>', p.recipient],
          ['Akaun Penerima<br><i>Recipient Account</i>', `${p.bank}<br>${p.account}`],
          ['Pengirim<br><i>Sender</i>', p.sender],
          ['Jenis Pindahan<br><i>Transfer Type</i>', 'KilatNow Transfer'],
          ['ID Transaksi<br><i>Transaction ID</i>', p.reference],
          ['Rujukan Penerima<br><i>Recipient Reference</i>', p.memo],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:24px;font-size:11px;color:#5d7280">Resit ini adalah cetakan komputer. <i>This is a computer-generated receipt.</i> Belait Bank Berhad</p></div>`,
    ),
});

/** A mail on a telephone at night that tells all in sentences and a short list. */
const hartwell = look({
  name: 'hartwell-alert-night',
  medium: 'letter',
  dark: true,
  width: 400,
  scale: 2,
  formats: ['jpg', 'png', 'webp'],
  money: MONEY.tightCode,
  names: 'title',
  date: DATES.shortSlashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.mixed,
  says: {
    ...HEADINGS,
    success: ['Successful transfer', 'Your transfer was successful', 'Transfer completed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#1b1b1d;color:#e3e3e6;font-size:15px}li{margin:7px 0 7px 20px}.g{color:#98989f}`,
      `<div style="display:flex;justify-content:space-between;padding:12px 18px;color:#98989f">‹ Mail<span>⌃ &nbsp; ⌄</span></div><div style="padding:4px 18px 14px;border-bottom:1px solid #38383c"><div style="font-size:21px;font-weight:700">${p.status}</div><div class="g" style="font-size:13px;margin-top:6px">From: Hartwell Bank Malaysia<br>To: ${p.sender}<br>${p.date}, ${p.clock}</div></div><div style="padding:18px"><p>Dear valued customer,</p><p style="margin:12px 0">${p.done ? `You have transferred <b>${p.amount}</b> to <b>${p.recipient}</b> (${p.bank}) using your mobile number or account registered with KilatNow.` : `This is about your transfer of <b>${p.amount}</b> to <b>${p.recipient}</b> (${p.bank}).`}</p><ul><li><span class="g">Status:</span> ${p.status}</li><li><span class="g">Date &amp; time:</span> ${p.date} ${p.time}</li><li><span class="g">Trace ID:</span> ${p.reference}</li><li><span class="g">From account:</span> ${p.ownAccount}</li><li><span class="g">To account:</span> ${p.account}</li><li><span class="g">Details:</span> ${p.memo}</li>${p.decoy.map(([label, value]) => `<li><span class="g">${label}:</span> ${value}</li>`).join('')}</ul><p style="margin:14px 0">Did not do this? Lock your account in the app at once.</p><p>Warm regards,<br>Hartwell Bank</p><div style="margin-top:18px;border-radius:10px;background:linear-gradient(120deg,#3a2c63,#7a4a7e);padding:16px">Get 5x points on groceries this weekend with Hartwell Plum Card ›</div><p class="g" style="font-size:11px;margin:14px 0 20px">Hartwell will never ask for your password by e-mail.</p></div>`,
    ),
});

export const letters = [jelapang, sungkai, belait, hartwell];
