// Paper from a deposit machine, a cash machine and a counter.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const WIDTH = 34;
const ends = (left: string, right: string) =>
  `<div style="display:flex;justify-content:space-between;gap:12px"><span style="white-space:nowrap">${left}</span><span style="text-align:right">${right}</span></div>`;

const NOTES = [10_000, 5_000, 2_000, 1_000, 500, 100];

/** The notes that went in, where the sum is one that notes can make. */
function notesOf(sen: number): [value: number, count: number][] {
  if (sen % 100 > 0) return [];
  let left = sen;
  return NOTES.map((value): [number, number] => {
    const count = Math.floor(left / value);
    left -= count * value;
    return [value / 100, count];
  }).filter(([, count]) => count > 0);
}

/** Cash paid in at a machine for somebody's account; the machine says the holder's name. */
const gombak = look({
  name: 'seri-gombak-cash-deposit-slip',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => String(below(900_000, 'trace') + 100_000),
  says: {
    success: ['TRANSACTION SUCCESSFUL', 'DEPOSIT SUCCESSFUL', 'DEPOSIT ACCEPTED'],
    failed: ['TRANSACTION UNSUCCESSFUL', 'TRANSACTION FAILED'],
    pending: ['TRANSACTION PENDING', 'PENDING VERIFICATION'],
    cancelled: ['TRANSACTION CANCELLED'],
    refunded: ['CASH RETURNED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const notes = notesOf(p.sen).map(([value, count]) => ends(`${value} X ${count}`, `${value * count}.00`));
    return pageOf(
      `body{background:#b9b4aa;padding:26px 24px;font:14px/1.6 ${FONTS.mono};color:#2b2b30}hr{border:0;border-top:1px dashed #55555c;margin:9px 0}`,
      `<div style="background:#fbfaf6;padding:24px 24px 34px;box-shadow:2px 4px 10px #0005;transform:rotate(0.5deg)"><div style="text-align:center"><b style="font:700 20px ${FONTS.sans}">Bank Seri Gombak</b><br><b>CASH DEPOSIT / DEPOSIT TUNAI</b></div><hr>${ends('DATE/TARIKH', p.date)}${ends('TIME/MASA', p.time)}${ends('TERMINAL', `CDM0${p.below(900, 'terminal') + 100}`)}${ends('TRACE NO/NO JEJAK', p.reference)}<hr><div>TO ACCOUNT / KE AKAUN</div><div><b>${p.account}</b></div><div>NAME / NAMA</div><div><b>${p.recipient}</b></div>${ends('BANK', p.bank.toUpperCase())}<hr>${notes.join('')}${ends('<b>AMOUNT/AMAUN</b>', `<b style="font-size:17px">${p.amount}</b>`)}${ends('FEE/CAJ', p.nothing)}${p.decoy.map(([label, value]) => ends(label.toUpperCase(), value)).join('')}${ends('REF/RUJUKAN', p.memo.toUpperCase())}<hr><div style="text-align:center"><b>${p.status}</b><br>PLEASE KEEP THIS SLIP<br>SILA SIMPAN SLIP INI<br>CALL 1-300-55-7070</div></div>`,
    );
  },
});

const centred = (text: string) => ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;
const labelled = (label: string, value: string) => `${label.padEnd(13)}: ${value}`;

/** A cash machine's slip in Malay, scanned flat. */
const tambun = look({
  name: 'tambun-atm-pindahan-segera',
  medium: 'paper',
  language: 'ms',
  width: 380,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => String(below(900_000, 'sequence') + 100_000),
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA', 'TRANSAKSI DILULUSKAN'],
    failed: ['TRANSAKSI TIDAK BERJAYA', 'TRANSAKSI DITOLAK'],
    pending: ['TRANSAKSI SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIKREDITKAN SEMULA'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const lines = [
      'TARIKH    MASA   NO. TERMINAL',
      `${p.date}  ${p.time}  TB${p.below(90_000, 'terminal') + 10_000}`,
      'LOKASI: TAMBUN JAYA CAWANGAN',
      '',
      labelled('NO. KAD', p.ownAccount),
      labelled('NO. TURUTAN', p.reference),
      '',
      centred('PINDAHAN SEGERA ANTARA BANK'),
      '',
      labelled('DARI', 'AKAUN SIMPANAN'),
      labelled('KE BANK', p.bank.toUpperCase()),
      labelled('NO. AKAUN', p.account),
      'NAMA PENERIMA:',
      `<b>${p.recipient}</b>`,
      `<b>${labelled('AMAUN', p.amount)}</b>`,
      labelled('CAJ', p.nothing),
      ...p.decoy.map(([label, value]) => `${label.toUpperCase()}: ${value}`),
      '',
      `<b>${centred(p.status)}</b>`,
      '',
      centred('TERIMA KASIH'),
      centred('AWAS! JANGAN DEDAHKAN PIN ANDA'),
    ];
    return pageOf(
      `body{background:#fff;padding:22px 20px 34px;color:#26262c}pre{font:14px/1.6 ${FONTS.terminal};white-space:pre-wrap;overflow-wrap:anywhere}`,
      `<div style="border-bottom:2px solid #26262c;text-align:center;padding-bottom:8px;margin-bottom:12px;font:700 20px ${FONTS.sans}">BANK TAMBUN</div><pre>${lines.join('\n')}</pre>`,
    );
  },
});

/** What the counter's printer leaves on a pre-printed half sheet, with the teller's stamp beside it. */
const dagang = look({
  name: 'dagang-counter-transaction-slip',
  medium: 'paper',
  language: 'mixed',
  width: 800,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: (below) => `${below(900, 'branch') + 100}-${below(9_000_000, 'journal') + 1_000_000}`,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const row = (english: string, malay: string, value: string) =>
      `<tr><td class="l">${english}<br><i>${malay}</i></td><td class="p">${value}</td></tr>`;
    return pageOf(
      `body{background:#fff;padding:34px 40px;color:#222}table{width:100%;border-collapse:collapse}td{padding:5px 8px;vertical-align:middle;border-bottom:1px solid #b9c4d6}.l{width:230px;font:11px/1.35 ${FONTS.sans};color:#2b4a80}.p{font:700 15px/1.35 ${FONTS.mono};color:#222}`,
      `<div style="border:1px solid #2b4a80;padding:22px 26px"><div style="display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:14px;color:#2b4a80;font-family:${FONTS.sans}"><div><b style="font-size:22px">Bank Dagang Negeri</b><div style="font-size:11px">Cawangan Taman Contoh, 43000 Kajang, Selangor</div></div><div style="text-align:right"><b style="font-size:15px">TRANSACTION SLIP / SLIP TRANSAKSI</b><div style="font-size:11px">Customer's Copy / Salinan Pelanggan</div></div></div><table>${row('Transaction', 'Urus niaga', 'FUND TRANSFER - INSTANT')}${row('Date / Time', 'Tarikh / Masa', `${p.date} ${p.time}`)}${row('Reference No.', 'No. Rujukan', p.reference)}${row('Debit Account', 'Akaun Debit', `${p.ownAccount}<br>${p.sender}`)}${row('Beneficiary Name', 'Nama Benefisiari', p.recipient)}${row('Beneficiary Bank / Account', 'Bank / Akaun Benefisiari', `${p.bank.toUpperCase()}<br>${p.account}`)}${row('Amount', 'Amaun', `<span style="font-size:19px">${p.amount}</span>`)}${row('Commission / Charges', 'Komisen / Caj', p.nothing)}${row('Payment Details', 'Butiran Bayaran', p.memo.toUpperCase())}${p.decoy.map(([label, value]) => `<tr><td class="l">${label}</td><td class="p">${value}</td></tr>`).join('')}<tr><td class="l">Status</td><td class="p">${p.status}</td></tr></table><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:22px;font:11px ${FONTS.sans};color:#2b4a80"><div style="width:320px;border-top:1px solid #2b4a80;padding-top:4px">Customer's signature / Tandatangan pelanggan</div><div style="border:2px solid #7a3aa0;color:#7a3aa0;border-radius:4px;padding:8px 18px;text-align:center;transform:rotate(-3deg);font-weight:700">BANK DAGANG NEGERI<br>KAJANG<br>TELLER ${p.below(90, 'teller') + 10}</div></div><p style="font:10px ${FONTS.sans};color:#2b4a80;margin-top:16px">This slip is valid only when printed by the Bank's machine. Please check before leaving the counter. / Slip ini sah hanya jika dicetak oleh mesin Bank. Sila semak sebelum meninggalkan kaunter.</p></div>`,
    );
  },
});

export const papers = [gombak, tambun, dagang];
