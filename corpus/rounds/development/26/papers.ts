// Slips of a machine, of a counter and of an agent.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, type Row } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

// A cash machine's slip in Malay, dots leading from label to value.
const pasak = look({
  name: 'pasak-mesin-titik-titik',
  medium: 'paper',
  language: 'ms',
  width: 400,
  scale: 2.2,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => `${below(9_000, 'machine') + 1_000} ${below(900_000, 'trace') + 100_000}`,
  says: {
    success: ['PINDAHAN BERJAYA', 'TRANSAKSI BERJAYA', 'BERJAYA'],
    failed: ['PINDAHAN GAGAL', 'TRANSAKSI TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font:14px/1.5 ${FONTS.mono};background:linear-gradient(120deg,#b9c0c4,#9aa4aa);color:#33343c;padding:26px 22px}.row{display:flex;align-items:baseline;padding:3px 0}.k{flex:none}.row::before{content:'';order:1;flex:1;min-width:16px;border-bottom:2px dotted #8a8a92;margin:0 6px}.v{order:2;text-align:right;font-weight:700}`,
      `<div style="background:linear-gradient(#fbfbf8,#f1f1ec);padding:24px 20px 28px;box-shadow:2px 5px 12px #0005"><div style="text-align:center"><b style="font:700 21px ${FONTS.sans};letter-spacing:2px">BANK PASAK</b><br>MESIN LAYAN DIRI<br>SEK. 7, SHAH ALAM</div><div style="border-top:1px dashed #666;margin:12px 0"></div><div style="display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span></div><div style="border-top:1px dashed #666;margin:12px 0"></div>PINDAHAN KE BANK LAIN<div style="margin-top:8px">${rowsOf(
        [
          ['DARI AKAUN', p.ownAccount],
          ['KE AKAUN', p.account],
          ['BANK', p.bank.toUpperCase()],
          ['AMAUN', `<span style="font-size:17px">${p.amount}</span>`],
          ['CAJ', p.nothing],
          ['NO. RUJ', p.reference],
          ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
        ],
      )}</div><div style="margin-top:6px">PENERIMA<br><b>${p.recipient}</b></div><div style="margin-top:6px">BUTIRAN: ${p.memo.toUpperCase()}</div><div style="border-top:1px dashed #666;margin:14px 0 12px"></div><div style="text-align:center"><b style="font-size:17px">${p.status}</b><div style="margin-top:12px">TERIMA KASIH<br>TALIAN 1-300-55-7711</div></div></div>`,
    ),
});

// A counter's form that a customer filled in, with the teller's line printed across its foot, as a scanner shows it.
const lembangan = look({
  name: 'lembangan-borang-bercetak-juruwang',
  medium: 'paper',
  language: 'mixed',
  width: 780,
  scale: 1.6,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => `LB${below(900, 'branch') + 100}T${below(9_000_000, 'serial') + 1_000_000}`,
  says: SLIPS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) => {
    const box = (english: string, malay: string, value: string, span = 1) =>
      `<div style="grid-column:span ${span};border:1px solid #23406e;margin:-1px 0 0 -1px;padding:6px 10px 8px"><div style="font:11px ${FONTS.sans};color:#23406e">${english} / <i>${malay}</i></div><div style="font:italic 700 19px/1.3 ${FONTS.serif};color:#1d2a8c">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fdfdfb;color:#23406e;font-size:13px}`,
      `<div style="padding:34px 40px 40px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:16px"><div style="font:700 22px ${FONTS.serif}">BANK LEMBANGAN<div style="font:12px ${FONTS.sans}">Cawangan Taiping Branch</div></div><div style="text-align:right"><b style="font-size:16px">Funds Transfer Form</b><br><i>Borang Pemindahan Wang</i><br><span style="font-size:11px">Customer’s copy / Salinan pelanggan</span></div></div>
<div style="display:grid;grid-template-columns:1fr 1fr 1fr;padding-left:1px">${box('Date', 'Tarikh', p.date)}${box('Type of transfer', 'Jenis pindahan', 'Instant / Segera', 2)}${box('Applicant’s name', 'Nama pemohon', p.sender, 2)}${box('Account to debit', 'Akaun didebit', p.ownAccount)}${box('Beneficiary’s name', 'Nama penerima', p.recipient, 3)}${box('Beneficiary’s bank', 'Bank penerima', p.bank, 2)}${box('Account no.', 'No. akaun', p.account)}${box('Payment details', 'Butiran bayaran', p.memo, 2)}${box('Amount', 'Amaun', p.amount)}</div>
<div style="border:1px solid #23406e;margin-top:16px"><div style="background:#dfe6f2;padding:5px 10px;font-size:11px">FOR BANK USE / UNTUK KEGUNAAN BANK – Teller’s validation / Pengesahan juruwang</div><div style="font:700 15px/1.6 ${FONTS.mono};color:#2b2b33;padding:12px 14px">TXN ${p.reference} &nbsp; ${p.date} ${p.time} &nbsp; TLR ${p.below(90, 'teller') + 10}<br>IFT TO ${p.recipient}<br>AMT ${p.amount} &nbsp; CHG ${p.nothing}<br>STATUS: ${p.status}${p.decoy.map(([label, value]) => `<br>${label.toUpperCase()} ${value}`).join('')}</div></div>
<div style="display:flex;justify-content:space-between;margin-top:44px;font-size:11px"><span style="border-top:1px solid #23406e;padding-top:4px;width:230px">Applicant’s signature / Tandatangan pemohon</span><span style="max-width:340px;text-align:right">Subject to the terms overleaf. / Tertakluk kepada syarat di muka sebelah. Enquiries / Pertanyaan: 05-555 2020</span></div></div>`,
    );
  },
});

// A convenience shop that sends money for the bankless: a narrow strip, each label above its value.
const bars = (reference: string) =>
  [...reference.repeat(3)]
    .map(
      (sign, place) =>
        `<i style="display:inline-block;height:46px;width:${1 + (sign.charCodeAt(0) % 3)}px;margin-right:${1 + (place % 3)}px;background:#26262b"></i>`,
    )
    .join('');

const kedai = look({
  name: 'minimart-kilat-agent-tape',
  medium: 'paper',
  width: 350,
  scale: 2.4,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.english,
  reference: (below) =>
    `${below(9_000, 'a') + 1_000} ${below(9_000, 'b') + 1_000} ${below(9_000, 'c') + 1_000}`,
  says: {
    success: ['SUCCESSFUL', 'APPROVED', 'TRANSFER COMPLETED'],
    failed: ['FAILED', 'DECLINED'],
    pending: ['PENDING', 'PROCESSING'],
    cancelled: ['CANCELLED'],
    refunded: ['REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#f7f6f2;color:#26262b;font-size:16px;padding:20px 22px 30px}.row{padding:5px 0}.k{font-size:14px}.v{font-weight:700;font-size:18px;line-height:1.25}`,
      `<div style="background:#26262b;color:#fff;text-align:center;padding:10px;font-size:24px;font-weight:700">KilatMart 24</div><div style="text-align:center;margin:10px 0 12px">Store 0417 Taman Contoh, Klang<br>BANK SERAMPANG AGENT<br>Send Money</div><div style="border:2px solid #26262b;text-align:center;padding:7px;font-weight:700;font-size:20px">${p.status}</div><div style="margin-top:10px">${rowsOf(
        [
          ['Date / time', `${p.date} ${p.time}`],
          ['Send to', p.recipient],
          ['Bank', p.bank],
          ['Account', p.account],
          ['Amount to recipient', `<span style="font-size:26px">${p.amount}</span>`],
          ['Agent fee', p.fee],
          ['Total', p.withFee],
          ['Sender', p.sender],
          ['Note', p.memo],
          ['Transaction no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;margin-top:14px;white-space:nowrap;overflow:hidden">${bars(p.reference)}</div><div style="text-align:center;font-size:14px;margin-top:10px">CUSTOMER COPY<br>Keep this slip for 60 days.<br>Careline 1-800-55-3366, 7am – 11pm<br>Hot coffee RM2.90 with any purchase!</div>`,
    ),
});

export const papers = [pasak, lembangan, kedai];
