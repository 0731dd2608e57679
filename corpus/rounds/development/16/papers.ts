import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const digitsOf = (below: Printed['below'], count: number, what: string) =>
  String(below(10 ** count, what)).padStart(count, '0');

const duyung = look({
  name: 'duyung-atm-slip',
  medium: 'paper',
  width: 360,
  scale: 2,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => digitsOf(below, 6, 'seq'),
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.mono};background:#fbfbf8;color:#2a2a30;font-size:15px;line-height:1.5}td{vertical-align:top}.k{width:128px}`,
      `<div style="padding:26px 22px 34px"><div style="text-align:center;font-weight:700">BANK DUYUNG BHD<br>JALAN TEPIAN, KUANTAN</div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;margin:14px 0 2px"><span>DATE</span><span>TIME</span><span>ATM ID</span><span>${p.date}</span><span>${p.time}</span><span>0${p.below(900, 'atm') + 100}27</span></div><div style="border-top:1px dashed #555;margin:10px 0"></div><div style="text-align:center">FUNDS TRANSFER<br><b>TRANSACTION ${p.status}</b></div><div style="border-top:1px dashed #555;margin:10px 0"></div>${tableOf(
        [
          ['CARD NO', `XXXXXXXXXXXX${p.below(9000, 'card') + 1000}`],
          ['SEQ NO', p.reference],
          ['TO BANK', p.bank.toUpperCase()],
          ['TO ACCT', p.account],
          ['NAME', p.recipient],
          ['AMOUNT', p.amount],
          ['CHARGE', p.nothing],
          ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value]),
        ],
      )}<div style="text-align:center;margin-top:18px;font-size:13px">PLEASE RETAIN THIS SLIP<br>BEWARE OF PHONE SCAMS<br>*** THANK YOU ***</div></div>`,
    ),
});

const dorang = look({
  name: 'dorang-ejen-terminal',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2,
  names: 'upper',
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)} ${MONTHS[month - 1] ?? ''} ${String(year).slice(2)}`,
  time: TIMES.minutes,
  reference: (below) => `${digitsOf(below, 6, 'x')} ${digitsOf(below, 6, 'y')}`,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'DILULUSKAN / APPROVED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / DECLINED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#cfcac0;color:#3b3a45;font-size:18px}.row{margin-top:9px}.k{font-size:14px;color:#6a6874}.v{font-size:20px;font-weight:700}`,
      `<div style="margin:26px 34px;background:#f6f5f3;padding:24px 22px 40px;box-shadow:2px 4px 10px #0004;transform:rotate(-.6deg)"><div style="text-align:center"><b style="font-size:23px">DORANG EJEN BANK</b><br>KEDAI RUNCIT PAK SAMAD<br>KG. PARIT HILIR, BATU PAHAT<br><span style="font-size:14px">TID ${digitsOf(p.below, 8, 'tid')} &nbsp; MID ${digitsOf(p.below, 9, 'mid')}</span></div><div style="display:flex;justify-content:space-between;margin-top:16px;border-bottom:2px solid #3b3a45;padding-bottom:6px"><span>${p.date}</span><span>${p.time}</span></div><div style="text-align:center;font-size:21px;font-weight:700;margin:12px 0 4px">PINDAHAN TUNAI<br>${p.status}</div>${rowsOf(
        [
          ['NAMA PENERIMA / RECEIVER', p.recipient],
          ['NO. AKAUN / ACCOUNT NO.', `${p.account}<br>${p.bank}`],
          ['JUMLAH / AMOUNT', `<span style="font-size:27px">${p.amount}</span>`],
          ['RRN / TRACE', p.reference],
          ['RUJUKAN / REF', p.memo],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:20px;font-size:15px">SALINAN PELANGGAN<br>CUSTOMER COPY</div></div>`,
    ),
});

const COUNTER: Record<Outcome, string[]> = {
  success: ['TRANSACTION COMPLETED', 'SUCCESSFUL', 'PROCESSED'],
  failed: ['TRANSACTION REJECTED', 'UNSUCCESSFUL'],
  pending: ['PENDING', 'PENDING PROCESSING'],
  cancelled: ['TRANSACTION CANCELLED'],
  refunded: ['TRANSACTION REVERSED'],
};

const box = (label: string, value: string, width = '1') =>
  `<div style="flex:${width};border:1px solid #b2607a;margin:-1px 0 0 -1px;padding:4px 8px 8px;min-height:52px"><div style="font-size:10px;color:#b2607a">${label}</div><div style="font:15px ${FONTS.terminal};color:#24244a">${value}</div></div>`;
const boxes = (...each: string[]) => `<div style="display:flex;padding-left:1px">${each.join('')}</div>`;

const kurau = look({
  name: 'kurau-counter-carbon-form',
  medium: 'paper',
  width: 860,
  scale: 1.25,
  names: 'upper',
  money: MONEY.code,
  date: ({ day, month, year }) => `${two(day)}${MONTHS[month - 1] ?? ''}${year}`,
  time: TIMES.seconds,
  reference: (below) => `KT${digitsOf(below, 4, 'br')}/${digitsOf(below, 6, 'no')}`,
  says: COUNTER,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fbe9ee;color:#7d2f49;font-size:12px}`,
      `<div style="padding:28px 34px 34px"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:12px"><span style="font:700 24px ${FONTS.book}">Kurau Savings Bank</span><span style="font-size:15px;font-weight:700">FUND TRANSFER FORM &ndash; Customer's Copy</span></div>
${boxes(box('BRANCH / TELLER', '0417 / T09'), box('DATE', p.date), box('TIME', p.time), box('SERIAL NO.', p.reference, '1.3'))}${boxes(box('APPLICANT NAME', p.sender, '2'), box('DEBIT ACCOUNT NO.', p.ownAccount))}${boxes(box('BENEFICIARY NAME', p.recipient, '2'), box('BENEFICIARY ACCOUNT NO.', p.account))}${boxes(box('BENEFICIARY BANK', p.bank, '2'), box('AMOUNT', `<b style="font-size:18px">${p.amount}</b>`))}${boxes(box('PURPOSE / DETAILS OF PAYMENT', p.memo, '2'), box('COMMISSION', p.nothing))}${p.decoy.map(([label, value]) => boxes(box(label.toUpperCase(), value))).join('')}
<div style="margin-top:22px;display:flex;gap:30px;align-items:flex-end"><div style="flex:1"><div style="font-size:10px">FOR BANK USE ONLY (machine validation)</div><div style="font:16px ${FONTS.terminal};color:#24244a;letter-spacing:1px;margin-top:6px">${p.status}<br>${p.date} ${p.time} ${p.amount}</div></div><div style="width:220px;border-top:1px solid #b2607a;text-align:center;padding-top:4px;font-size:11px">Officer's signature</div></div><p style="font-size:10px;margin-top:18px">Valid only with machine validation. The Bank is not responsible for errors in the particulars given by the applicant.</p></div>`,
    ),
});

const kerisi = look({
  name: 'kerisi-kiosk-thermal',
  medium: 'paper',
  language: 'ms',
  width: 420,
  scale: 1.75,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.dashes,
  time: ({ hour, minute }) => `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'PAGI' : 'PTG'}`,
  reference: REFERENCES.dashed,
  says: {
    success: ['TRANSAKSI BERJAYA', 'BERJAYA'],
    failed: ['TRANSAKSI GAGAL', 'TIDAK BERJAYA'],
    pending: ['TRANSAKSI SEDANG DIPROSES', 'DALAM PROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fdfdfd;color:#55555c;font-size:15px}.row{display:flex;justify-content:space-between;gap:16px;padding:5px 0}.v{text-align:right}`,
      `<div style="padding:24px 26px 30px;background:linear-gradient(90deg,#fdfdfd 70%,#f0f0ef)"><div style="display:flex;align-items:center;gap:14px">${speckle(p.below, 7, 40, '#55555c')}<div><b style="font-size:19px">Bank Kerisi Rakyat</b><br>Terminal Layan Diri</div></div><div style="background:#55555c;color:#fff;text-align:center;font-size:17px;font-weight:700;padding:7px;margin:18px 0 10px">${p.status}</div>${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. Siri', p.reference],
          ['Lokasi', 'TASIK GELUGOR 02'],
          ['Daripada', p.ownAccount],
          ['Kepada', p.recipient],
          ['Bank', p.bank],
          ['No. Akaun', p.account],
          ['Rujukan', p.memo],
          ...p.decoy,
        ],
      )}<div style="border-top:2px solid #55555c;border-bottom:2px solid #55555c;margin:12px 0;padding:8px 0;display:flex;justify-content:space-between;font-size:22px;font-weight:700"><span>JUMLAH</span><span>${p.amount}</span></div><p style="text-align:center;font-size:13px">Simpan slip ini untuk rujukan anda.<br>Terima kasih, sila datang lagi.</p></div>`,
    ),
});

const star = '*'.repeat(32);
const tamban = look({
  name: 'tamban-remit-desk-slip',
  medium: 'paper',
  width: 440,
  scale: 1.75,
  names: 'title',
  money: MONEY.tightCode,
  date: DATES.weekday,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['PAID - SENT', 'COMPLETED', 'TRANSFER DONE'],
    failed: ['NOT SENT', 'FAILED', 'DECLINED'],
    pending: ['IN PROCESS', 'PENDING'],
    cancelled: ['CANCELLED'],
    refunded: ['REFUNDED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.terminal};background:#6b5844;color:#222;font-size:13px}`,
      `<div style="margin:30px 38px;background:#fffef4;padding:28px 24px;transform:rotate(.9deg);box-shadow:0 6px 18px #0007"><div style="text-align:center;font-size:17px;font-weight:700">TAMBAN EXPRESS COUNTER</div><div style="text-align:center">Lot 5, Arked Bas Sentosa<br>Bill pay . Transfer . Top up</div><div style="text-align:center;margin:8px 0;overflow:hidden">${star}</div><p>Slip no : ${p.reference}</p><p>${p.date} ${p.time}</p><p>Cashier : MIRA &nbsp; Counter : 2</p><div style="text-align:center;margin:8px 0;overflow:hidden">${star}</div><p style="margin-bottom:6px">Service : BANK TRANSFER</p><p>Sender &nbsp;: ${p.sender}</p><p>Payee &nbsp; : ${p.recipient}</p><p>Bank &nbsp; &nbsp;: ${p.bank}</p><p>A/C no &nbsp;: ${p.account}</p><p>Note &nbsp; &nbsp;: ${p.memo}</p><div style="display:flex;justify-content:space-between;margin-top:12px"><span>Transfer amount</span><span>${p.amount}</span></div><div style="display:flex;justify-content:space-between"><span>Counter fee</span><span>${p.fee}</span></div><div style="display:flex;justify-content:space-between;font-weight:700;border-top:1px solid #222;margin-top:4px;padding-top:4px"><span>TOTAL COLLECTED</span><span>${p.withFee}</span></div>${p.decoy.map(([label, value]) => `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`).join('')}<div style="border:2px solid #222;text-align:center;font-size:17px;font-weight:700;padding:6px;margin:16px 30px 10px">${p.status}</div><div style="text-align:center;font-size:12px">Fees are not refundable.<br>Keep this slip. Jumpa lagi!</div></div>`,
    ),
});

export const papers = [duyung, dorang, kurau, kerisi, tamban];
