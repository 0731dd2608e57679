import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';
import { SLIPS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

/** A teller machine's slip laid on a desk: label over value, worn head of the printer. */
const suria = look({
  name: 'damansuria-atm-desk',
  medium: 'paper',
  width: 372,
  scale: 2.2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => `${String(below(9_000, 'seq')).padStart(4, '0')}${below(900_000, 'trace') + 100_000}`,
  says: {
    ...SLIPS,
    success: ['TRANSACTION SUCCESSFUL', 'TRANSFER COMPLETED', 'SUCCESSFUL'],
    failed: ['TRANSACTION DECLINED', 'TRANSFER FAILED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:linear-gradient(160deg,#8a6a4a,#6f5237 60%,#7d5f42);color:#33323a;font:15px/1.35 ${FONTS.condensed}}.row{padding:4px 0}.k{font-size:12px}.v{font-size:16px;font-weight:700}.h{display:flex;justify-content:space-between}`,
      `<div style="margin:26px 24px 30px;background:linear-gradient(100deg,#f6f5f1,#fdfdfb 50%,#ecebe6);padding:26px 24px 34px;transform:rotate(-.7deg);box-shadow:3px 6px 14px #0007">
<div style="text-align:center;font-size:20px;font-weight:700;letter-spacing:2px">DAMANSURIA BANK</div><div style="text-align:center;font-size:12px;margin-bottom:12px">AUTOMATED TELLER MACHINE</div>
<div class="h"><span>DATE</span><span>TIME</span><span>ATM ID</span></div><div class="h" style="font-weight:700"><span>${p.date}</span><span>${p.time}</span><span>DS${p.below(9_000, 'atm') + 1_000}</span></div>
<div style="border-top:2px dashed #55545c;margin:12px 0 10px"></div><div style="text-align:center;font-weight:700">INSTANT INTERBANK TRANSFER</div>
<div style="text-align:center;font-size:26px;font-weight:700;margin:8px 0 0">${p.amount}</div><div style="text-align:center;font-weight:700;margin-bottom:10px">** ${p.status} **</div>
${rowsOf([
  ['TRANSFER TO', p.recipient],
  ['BENEFICIARY BANK / ACCOUNT', `${p.bank.toUpperCase()}<br>${p.account}`],
  ['FROM CARD ACCOUNT', p.ownAccount],
  ['RECORD NO.', p.reference],
  ['REMARKS', p.memo.toUpperCase()],
  ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
])}<div style="border-top:2px dashed #55545c;margin:10px 0"></div><div style="font-size:12px;text-align:center">SHIELD THE KEYPAD WHEN YOU ENTER YOUR PIN<br>ENQUIRIES 03-0000 2121 (24 HOURS)<br>THANK YOU FOR BANKING WITH US</div></div>`,
    ),
});

const holes = `<div style="width:26px;background:radial-gradient(circle at 13px 15px,#9d9c93 6px,#0000 6.5px) 0 0/26px 30px"></div>`;

/** What the counter took, which it gives back where the money was not sent. */
const collected = ({ fee, withFee }: Printed): Row[] => [
  ['CAJ KIRIMAN', fee],
  ['JUMLAH DIKUTIP', withFee],
];

/** A post office's counter receipt: dots of blue ink on striped paper with holes along both sides. */
const pos = look({
  name: 'pejabat-wira-pos-berlubang',
  medium: 'paper',
  language: 'ms',
  width: 640,
  scale: 1.6,
  date: DATES.dashes,
  time: TIMES.malay,
  reference: (below) => `WP${below(90_000_000, 'pos') + 10_000_000}${below(9, 'semak')}MY`,
  says: {
    ...STATUSES_MS,
    success: ['BERJAYA', 'TELAH DIHANTAR', 'SELESAI'],
    failed: ['TIDAK BERJAYA', 'GAGAL', 'DITOLAK'],
    pending: ['DALAM PROSES', 'SEDANG DIPROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN KEPADA PENGIRIM'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#b9b8b0;color:#2b3580;font:15px/28px ${FONTS.mono};padding:18px}table{border-collapse:collapse;width:100%}td{padding:0;font:15px/28px ${FONTS.mono};vertical-align:top}.k{width:205px}`,
      `<div style="display:flex;background:#fbfaf4;box-shadow:0 3px 10px #0005">${holes}<div style="flex:1;padding:28px 22px 34px;background:repeating-linear-gradient(#fbfaf4 0 28px,#e9f3e4 28px 56px)">
<div style="text-align:center;font-weight:700;font-size:18px">PERKHIDMATAN WIRA POS</div><div style="text-align:center">RESIT KIRIMAN WANG KE AKAUN BANK</div><div style="height:28px"></div>
<div style="display:flex;justify-content:space-between"><span>CAWANGAN: 0${p.below(900, 'cawangan') + 100} KAJANG</span><span>KAUNTER: ${p.below(8, 'kaunter') + 1}</span></div><div style="display:flex;justify-content:space-between"><span>TARIKH: ${p.date}</span><span>MASA: ${p.time}</span></div><div style="height:28px"></div>
${tableOf(
  [
    ['NO. KIRIMAN', p.reference],
    ['NAMA PENGIRIM', p.sender],
    ['NAMA PENERIMA', `<b>${p.recipient}</b>`],
    ['BANK PENERIMA', p.bank.toUpperCase()],
    ['NO. AKAUN', p.account],
    ['AMAUN KIRIMAN', `<b style="font-size:18px">${p.amount}</b>`],
    ...(p.done ? collected(p) : []),
    ['TUJUAN', p.memo.toUpperCase()],
    ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
    ['STATUS', `<b>${p.status}</b>`],
  ],
  ': ',
)}<div style="height:28px"></div><div style="font-size:13px">SIMPAN RESIT INI SEBAGAI RUJUKAN. ADUAN DALAM 30 HARI.<br>TALIAN PELANGGAN 1-300-00-7678 &nbsp; SALINAN PELANGGAN</div></div>${holes}</div>`,
    ),
});

/** A corner shop's terminal that serves as a bank's agent: tall print, sides apart, on a thin roll. */
const rapid = look({
  name: 'kiosk-jiran-agent-terminal',
  medium: 'paper',
  width: 350,
  scale: 2.2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below) => `${below(900_000, 'rrn') + 100_000}${below(900_000, 'rrn2') + 100_000}`,
  says: {
    ...SLIPS,
    success: ['APPROVED', 'TRANSFER APPROVED', 'SUCCESSFUL'],
    failed: ['DECLINED', 'TRANSFER DECLINED', 'FAILED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#cfd6da;color:#26262b;font:14px/1.55 ${FONTS.terminal}}.row{display:flex;justify-content:space-between;gap:14px}.v{text-align:right}.c{text-align:center}.l{border-top:1px solid #26262b;margin:9px 0}`,
      `<div style="margin:18px 16px;background:linear-gradient(#fafafa,#f1f1f0);padding:24px 20px 40px;box-shadow:0 2px 8px #0004"><div class="c" style="font-size:17px;font-weight:700">KEDAI JIRAN 24 JAM</div><div class="c" style="font-size:12px">NO 8 JALAN CONTOH 3, KLANG<br>BANKING AGENT OF HUMBERT BANK</div>
<div class="l"></div>${rowsOf([
        ['TERMINAL', `${p.below(90_000_000, 'tid') + 10_000_000}`],
        ['AGENT ID', `HJ-${p.below(9_000, 'agent') + 1_000}`],
        [p.date, p.time],
      ])}<div class="l"></div><div class="c"><b>CASH-IN TRANSFER</b></div>
<div style="margin:8px 0"><div>TO:</div><b style="font-size:16px">${p.recipient}</b><div>${p.bank}</div><div>A/C ${p.account}</div></div>
<div class="row" style="font-size:19px;font-weight:700;align-items:baseline"><span>AMOUNT</span><span>${p.amount}</span></div>
${rowsOf([['AGENT FEE', p.nothing], ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]), ['RRN', p.reference], ['REF', p.memo.toUpperCase()]])}
<div class="l"></div><div class="c" style="font-size:20px;font-weight:700">${p.status}</div><div class="l"></div><div class="c" style="font-size:12px">PLEASE CHECK BEFORE LEAVING THE COUNTER<br>CUSTOMER COPY<br>HUMBERT BANK CARELINE 1-800-00-3434</div></div>`,
    ),
});

export const papers = [suria, pos, rapid];
