// Pages that people upload in place of a receipt; none of them proves that the money went to that person.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';

// A portal's second step: the details to be checked, the approval in the app still to come.
const semak = look({
  name: 'rebung-emas-semak-butiran',
  page: 'before sending',
  medium: 'portal',
  language: 'ms',
  width: 1100,
  scale: 1.2,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.spaced,
  date: DATES.shortMalay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f5f7;color:#25252d}.row{display:flex;padding:12px 0;border-bottom:1px solid #e6e6ea}.k{width:230px;color:#6a6a76}.v{flex:1;font-weight:600}`,
      `<div style="background:#fff;border-bottom:3px solid #1a4fa3;padding:15px 44px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px;color:#1a4fa3">Rebung Emas <span style="font-weight:400">Dalam Talian</span></b><span style="font-size:13px">BM ▾ &nbsp;&nbsp; Log keluar</span></div><div style="width:760px;margin:26px auto 34px;background:#fff;border-radius:8px;padding:28px 38px 34px"><div style="font-size:13px;color:#6a6a76;margin-bottom:10px">Pindahan › Akaun bank lain › Langkah 2 daripada 3</div><h1 style="font-size:22px;margin-bottom:4px">Semak butiran pindahan</h1><p style="color:#6a6a76;margin-bottom:14px">Pastikan butiran di bawah adalah betul sebelum anda meneruskan.</p>${rowsOf(
        [
          ['Daripada', `Akaun Simpanan ${p.ownAccount}`],
          ['Kepada', `${p.recipient}<br>${p.bank} ${p.account}`],
          ['Jumlah', `<span style="font-size:20px">${p.amount}</span>`],
          ['Bila', `Hari ini, ${p.date}`],
          ['Kaedah', 'KilatNow (serta-merta)'],
          ['Rujukan penerima', p.memo],
          ['Caj', p.nothing],
          ...p.decoy,
        ],
      )}<div style="background:#eef3fb;border-radius:6px;padding:14px 18px;margin:20px 0;font-size:13px">Luluskan permintaan ini dengan RebungSelamat dalam telefon anda selepas menekan Sahkan. Permintaan luput dalam 3 minit.</div><div style="text-align:right"><span style="border:1px solid #1a4fa3;color:#1a4fa3;padding:11px 30px;border-radius:22px;margin-right:12px">Kembali</span><span style="background:#1a4fa3;color:#fff;padding:12px 40px;border-radius:22px;font-weight:700">Sahkan</span></div></div>`,
    ),
});

// The half-yearly bill for sewerage, in both languages, with a slip to be torn off.
const kumbahan = look({
  name: 'alir-bersih-bil-kumbahan',
  page: 'bill',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  money: MONEY.tight,
  names: 'upper',
  date: DATES.slashes,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1f2a30;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:9px 12px;border:1px solid #b9c9d0}.v{text-align:right;width:34%}`,
      `<div style="padding:44px 52px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><b style="font-size:22px;color:#0e7490">Alir Bersih</b><div style="font-size:11px">Alir Bersih Konsortium Sdn Bhd<br>Jalan Contoh, 50490 Kuala Lumpur</div></div><div style="text-align:right"><b style="font-size:17px">BIL PERKHIDMATAN PEMBETUNGAN</b><br><i>Sewerage Services Bill</i></div></div><div style="display:flex;justify-content:space-between;margin:26px 0 20px"><div><b>${p.recipient}</b><br>22 JALAN MELUR 4<br>TAMAN CONTOH<br>43000 KAJANG</div><div style="text-align:right">No. Akaun / <i>Account No.</i>: <b>${p.account}</b><br>No. Bil / <i>Bill No.</i>: ${p.reference}<br>Tarikh Bil / <i>Bill Date</i>: ${p.date}<br>Tempoh / <i>Period</i>: 6 bulan / months</div></div>${tableOf(
        [
          ['Baki Terdahulu / <i>Previous Balance</i>', p.money(4_800)],
          ['Bayaran Diterima, Terima Kasih / <i>Payment Received, Thank You</i>', `- ${p.money(4_800)}`],
          ['Caj Semasa / <i>Current Charges</i>', p.amount],
          ['Pelarasan / <i>Adjustment</i>', p.nothing],
          [
            '<b>JUMLAH PERLU DIBAYAR / <i>TOTAL AMOUNT DUE</i></b>',
            `<b style="font-size:17px">${p.amount}</b>`,
          ],
        ],
      )}<p style="margin:16px 0">Sila jelaskan bil ini dalam tempoh 30 hari. / <i>Please settle this bill within 30 days.</i></p><p style="font-size:11px;color:#4b5a62">Bayaran boleh dibuat di bank, pejabat pos, portal dan aplikasi kami. Pertanyaan: 03-5550 7777 (8.30 pagi – 5.30 petang).</p><div style="border-top:1px dashed #555;margin:34px 0 16px"></div><div style="display:flex;justify-content:space-between"><span><b>SLIP BAYARAN / <i>PAYMENT SLIP</i></b><br>${p.account}<br>${p.recipient}</span><span style="text-align:right">Jumlah / <i>Amount</i><br><b style="font-size:17px">${p.amount}</b></span></div></div>`,
    ),
});

// A tool shop's till: items, rounding, paid by card.
const alatan = look({
  name: 'alatan-rumah-till-member',
  page: 'shop receipt',
  medium: 'paper',
  language: 'en',
  width: 350,
  scale: 2.4,
  formats: ['jpg', 'jpg', 'png'],
  money: {},
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  draw: (p) => {
    const first = Math.round(p.sen * 0.48);
    const second = Math.round(p.sen * 0.31);
    const item = (name: string, code: string, sum: string) =>
      `${name}\n  ${code.padEnd(17)}${sum.padStart(13)}`;
    const total = (label: string, sum: string) => label.padEnd(19) + sum.padStart(13);
    return pageOf(
      `body{background:#f3f1ec;color:#2f2f33}pre{font:13.5px/1.6 ${FONTS.mono};padding:22px 20px;white-space:pre-wrap}`,
      `<pre>${[
        '<center><b style="font-size:16px">ALATAN RUMAH SDN BHD</b>',
        'LOT 8, PLAZA CONTOH, SHAH ALAM',
        'TAX INVOICE</center>',
        `${p.date} ${p.time}   TILL 3 CASHIER AINA`,
        `INVOICE NO ${p.reference}`,
        `MEMBER ${p.recipient}`,
        '--------------------------------',
        item('SHELF RACK 4 TIER', '1 x', p.money(first)),
        item('LED BULB 9W 4PCS', '2 x', p.money(second)),
        item('EXTENSION CORD 5M', '1 x', p.money(p.sen - first - second)),
        '--------------------------------',
        total('SUBTOTAL', p.amount),
        total('ROUNDING', p.nothing),
        `<b>${total('TOTAL RM', p.amount)}</b>`,
        total('DEBIT CARD', p.amount),
        total('CHANGE', p.nothing),
        '--------------------------------',
        `POINTS EARNED ${Math.floor(p.sen / 100)}`,
        '<center>APPROVED - PIN VERIFIED',
        'EXCHANGE WITHIN 7 DAYS WITH RECEIPT',
        'THANK YOU, COME AGAIN</center>',
      ].join('\n')}</pre>`,
    );
  },
});

// A group of one flat in a messenger, dark, where somebody says that he has paid.
const sewa = look({
  name: 'geng-lot-tujuh-chat',
  page: 'chat',
  medium: 'phone',
  language: 'ms',
  dark: true,
  width: 393,
  scale: 2.5,
  formats: ['png', 'jpg', 'webp'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.minutes,
  draw: (p) => {
    const said: [mine: boolean, who: string, text: string][] = [
      [false, p.recipient, `Salam semua. Bil bulan ni dah keluar, ${p.memo}. Seorang ${p.amount} ya.`],
      [false, 'Abang Zul', 'Ok noted, lepas gaji aku bank in'],
      [true, '', `Dah transfer ${p.amount} kat ${p.recipient} tadi. Berjaya 👍`],
      [false, p.recipient, 'Aku check belum masuk lagi. Hantar resit boleh?'],
      [true, '', 'Kejap, nanti aku screenshot'],
      [false, 'Abang Zul', '😂😂'],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0b141a;color:#e9edef;font-size:15px;min-height:825px}.m{border-radius:10px;padding:7px 11px;max-width:78%;margin:7px 12px;background:#202c33;width:fit-content}.me{margin-left:auto;background:#005c4b}`,
      `<div style="background:#1f2c34">${phoneBar(p.clock, '#e9edef', 44)}<div style="display:flex;gap:12px;align-items:center;padding:8px 14px 12px"><span>←</span><span style="width:36px;height:36px;border-radius:50%;background:#6a7a83"></span><div><b>Geng Lot 7 🏠</b><div style="font-size:12px;color:#aebac1">Abang Zul, ${p.recipient.split(' ')[0] ?? ''}, Anda</div></div></div></div><div style="text-align:center;margin:10px"><span style="background:#1d282f;border-radius:8px;padding:5px 12px;font-size:12px;color:#aebac1">${p.date}</span></div>${said.map(([mine, who, text]) => `<div class="m${mine ? ' me' : ''}">${who ? `<div style="color:#53bdeb;font-size:13px;font-weight:600">${who}</div>` : ''}${text} <span style="font-size:11px;color:#aebac1">${p.time}</span></div>`).join('')}<div style="margin:26px 12px 20px;background:#202c33;border-radius:24px;padding:12px 18px;color:#8696a0">Mesej</div>`,
    );
  },
});

// An account's movements in a portal: two columns of sums, the balance after each.
const sejarah = look({
  name: 'kuntau-sejarah-akaun-web',
  page: 'history',
  medium: 'portal',
  language: 'ms',
  width: 1140,
  scale: 1.2,
  formats: ['png', 'png', 'jpg'],
  money: {},
  names: 'upper',
  date: DATES.slashes,
  draw: (p) => {
    const items: [day: string, text: string, out: string, into: string][] = [
      [p.date, 'BELIAN DEBIT PASAR MINI BUNGA RAYA', p.money(4_360), ''],
      [p.date, `PINDAHAN KILATNOW ${p.recipient}`, p.amount, ''],
      [p.daysBefore(1), 'PENGELUARAN ATM KAJANG', p.money(20_000), ''],
      [p.daysBefore(2), 'KREDIT GAJI SYARIKAT CONTOH SDN BHD', '', p.money(285_000)],
      [p.daysBefore(3), 'BAYARAN BIL TELEKOM', p.money(12_900), ''],
      [p.daysBefore(5), 'HIBAH', '', p.money(112)],
    ];
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#26262b;font-size:14px}table{width:100%;border-collapse:collapse}th{background:#3d2c6b;color:#fff;text-align:left;padding:10px 12px;font-size:13px}td{padding:10px 12px;border-bottom:1px solid #e0dde8}th:nth-child(n+3),td:nth-child(n+3){text-align:right}`,
      `<div style="background:#3d2c6b;color:#fff;padding:15px 40px;display:flex;justify-content:space-between"><b style="font-size:20px">Kuntau Bank Net</b><span>Akaun &nbsp;&nbsp; Pindahan &nbsp;&nbsp; Bayaran &nbsp;&nbsp; Log Keluar</span></div><div style="padding:24px 40px 40px"><h1 style="font-size:20px;color:#3d2c6b">Sejarah Transaksi</h1><div style="display:flex;gap:60px;margin:16px 0 20px"><div><span style="color:#6c6880">Akaun</span><br><b>Simpanan-i ${p.ownAccount}</b></div><div><span style="color:#6c6880">Baki Tersedia</span><br><b>RM ${p.balance}</b></div><div><span style="color:#6c6880">Tempoh</span><br><b>30 hari terakhir ▾</b></div></div><table><tr><th>Tarikh</th><th>Keterangan</th><th>Debit (RM)</th><th>Kredit (RM)</th></tr>${items.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><p style="margin-top:16px;font-size:12px;color:#6c6880">Memaparkan 6 rekod terkini. &nbsp; <u>Muat turun CSV</u> &nbsp; <u>Cetak</u></p></div>`,
    );
  },
});

// An airline gives the fare back to whoever booked.
const penerbangan = look({
  name: 'sayap-airline-refund-case',
  page: 'refund',
  medium: 'phone',
  language: 'en',
  width: 390,
  scale: 2.5,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.code,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f4f4;color:#222}.row{display:flex;justify-content:space-between;gap:18px;padding:10px 0;border-bottom:1px solid #eee;font-size:14px}.k{color:#6b6b6b;flex:none}.v{text-align:right;font-weight:600}`,
      `<div style="background:#c4161c;color:#fff">${phoneBar(p.clock, '#fff', 76)}<div style="padding:12px 18px 16px;font-size:17px;font-weight:700">‹ &nbsp; My refund</div></div><div style="background:#fff;padding:22px 18px"><div style="font-size:21px;font-weight:800">Your refund is complete</div><p style="color:#555;margin:6px 0 14px">We have sent the money back to the account you paid with. Your bank may need 3 to 5 days to show it.</p><div style="font-size:13px;color:#6b6b6b">Refund amount</div><div style="font-size:32px;font-weight:800;color:#167a4a">+ ${p.amount}</div></div><div style="background:#fff;margin-top:10px;padding:14px 18px"><b>Case details</b>${rowsOf(
        [
          ['Case number', p.reference],
          ['Booking', `SY${p.below(9_000, 'booking') + 1_000}K`],
          ['Flight', 'Kuala Lumpur – Kota Bharu'],
          ['Guests', `${p.sender}<br>${p.recipient}`],
          ['Reason', 'Flight cancelled by airline'],
          ['Refunded to', p.ownAccount],
          ['Completed', `${p.date}, ${p.time}`],
        ],
      )}</div><div style="background:#fff;margin-top:10px;padding:16px 18px;display:flex;justify-content:space-between"><span>Was this helpful?</span><span>👍 &nbsp; 👎</span></div><div style="margin:20px 18px 30px;border:1px solid #c4161c;color:#c4161c;border-radius:26px;text-align:center;padding:13px;font-weight:700">Chat with us</div>`,
    ),
});

export const strangers = [semak, kumbahan, alatan, sewa, sejarah, penerbangan];
