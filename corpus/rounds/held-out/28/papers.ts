// Slips of machines, counters and agents, photographed or scanned.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const slip = (desk: string, paper: string, tilt: number, body: string) =>
  `<div style="background:${desk};padding:40px 34px"><div style="background:${paper};transform:rotate(${tilt}deg);box-shadow:3px 6px 14px #0007;padding:26px 22px 32px">${body}</div></div>`;

/** The notes that were fed in; coins do not go into such a machine, and no notes of abroad. */
function notes({ sen, amount, money }: Printed): string[] {
  if (sen % 100 || !amount.includes('RM')) return [];
  let left = sen / 100;
  const counted = [100, 50, 20, 10, 5, 1].flatMap((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return count
      ? [`  RM${String(note).padStart(3)} X ${String(count).padStart(3)} = ${money(note * count * 100)}`]
      : [];
  });
  return ['PECAHAN WANG KERTAS:', ...counted, ''];
}

// A cash deposit machine's slip in Malay: money put into somebody's account.
const bakti = look({
  name: 'bakti-cdm-deposit-tunai',
  medium: 'paper',
  language: 'ms',
  width: 430,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => `${below(9_000, 'a') + 1_000}${below(90_000, 'b') + 10_000}`,
  says: {
    success: ['TRANSAKSI BERJAYA', 'DEPOSIT BERJAYA', 'TRANSAKSI DITERIMA'],
    failed: ['TRANSAKSI GAGAL', 'TRANSAKSI TIDAK BERJAYA'],
    pending: ['TRANSAKSI DALAM PROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const row = (label: string, value: string) => `${label.padEnd(12)}: ${value}`;
    const lines = [
      `${p.date}     ${p.time}`,
      row('NO. MESIN', `CDM0${p.below(9_000, 'machine') + 1_000}`),
      row('LOKASI', 'CAW. TAMAN CONTOH'),
      row('NO. RUJUKAN', p.reference),
      '',
      '       <b>DEPOSIT TUNAI</b>',
      '',
      row('NO. AKAUN', p.account),
      'NAMA PENERIMA:',
      `  ${p.recipient}`,
      row('RUJUKAN', p.memo.toUpperCase()),
      '',
      ...notes(p),
      row('JUMLAH', `<b>${p.amount}</b>`),
      ...p.decoy.map(([label, value]) => `${label.toUpperCase()}: ${value}`),
      '',
      `<b>    ${p.status}</b>`,
      '',
      'SILA SIMPAN SLIP INI SEBAGAI',
      'RUJUKAN ANDA. TERIMA KASIH.',
      'TALIAN: 1-300-88-0707',
    ];
    return pageOf(
      `body{background:#7d7469}pre{font:14.5px/1.6 ${FONTS.mono};color:#2f3038;white-space:pre-wrap}`,
      slip(
        'linear-gradient(160deg,#8d8377,#6f665b)',
        'linear-gradient(#fbfaf7,#efede6)',
        0.8,
        `<div style="text-align:center;font:700 20px ${FONTS.sans};color:#2f3038;margin-bottom:14px">BANK BAKTI<div style="font:12px ${FONTS.sans}">Mesin Deposit Tunai</div></div><pre>${lines.join('\n')}</pre>`,
      ),
    );
  },
});

const put = (label: string, value: string) =>
  `<div style="display:flex;justify-content:space-between;gap:14px"><span style="flex:none">${label}</span><span style="text-align:right">${value}</span></div>`;
const rule = '<div style="border-top:1px dashed #444;margin:9px 0"></div>';

// A post office's counter: both tongues, the fee, the cash taken and the change.
const pos = look({
  name: 'pos-perdana-kiriman-wang',
  medium: 'paper',
  language: 'mixed',
  width: 440,
  scale: 2,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.english,
  reference: (below) =>
    `${below(900, 'branch') + 100}-${below(900_000, 'number') + 100_000}-${below(90, 'check') + 10}`,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'DITERIMA / ACCEPTED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const total = p.sen + 200;
    const cash = Math.ceil(total / 5_000) * 5_000;
    // Only where the sum is in ringgit can the till add to it.
    const till = p.amount.includes('RM')
      ? `${put('FI / FEE', p.money(200))}${put('JUMLAH / TOTAL', p.money(total))}${put('TUNAI / CASH', p.money(cash))}${put('BAKI / CHANGE', p.money(cash - total))}`
      : put('FI / FEE', p.nothing);
    return pageOf(
      `body{background:#cfd3d6;font:13.5px/1.55 ${FONTS.terminal};color:#26272d}`,
      slip(
        '#cfd3d6',
        '#fdfdfb',
        -0.6,
        `<div style="text-align:center"><b style="font:700 20px ${FONTS.sans}">POS PERDANA BERHAD</b><br>PEJABAT POS TAMAN CONTOH<br>43000 KAJANG, SELANGOR<br>TEL: 1-300-300-000</div>${rule}<div style="text-align:center;font-weight:700">RESIT RASMI / OFFICIAL RECEIPT</div>${rule}${put('TARIKH / DATE', `${p.date} ${p.time}`)}${put('NO. RESIT', p.reference)}${put('KAUNTER', `0${p.below(8, 'counter') + 1}`)}${rule}<b>KIRIMAN WANG KE AKAUN<br>MONEY TRANSFER TO ACCOUNT</b><div style="margin-top:7px">PENGIRIM / SENDER:</div><div>${p.sender}</div><div style="margin-top:7px">PENERIMA / RECEIVER:</div><div><b>${p.recipient}</b></div><div>${p.bank.toUpperCase()}</div><div>${p.account}</div><div style="margin-top:7px">RUJUKAN / REF: ${p.memo}</div>${rule}<div style="font-size:17px;font-weight:700">${put('AMAUN / AMOUNT', p.amount)}</div>${till}${p.decoy.map(([label, value]) => put(label, value)).join('')}${rule}${put('STATUS', `<b>${p.status}</b>`)}${rule}<div style="text-align:center">TERIMA KASIH / THANK YOU<br>SILA SEMAK RESIT SEBELUM<br>MENINGGALKAN KAUNTER</div>`,
      ),
    );
  },
});

// The roll of a shop that is a bank's agent, from a card terminal, scanned straight.
const kedai = look({
  name: 'wakil-niaga-agent-banking-slip',
  medium: 'paper',
  width: 384,
  scale: 2.2,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: { ...SLIPS, success: ['APPROVED', 'SUCCESSFUL', 'TRANSACTION APPROVED'] },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f7f7f4;font:14px/1.5 ${FONTS.mono};color:#222;padding:26px 22px 34px}`,
      `<div style="text-align:center"><b style="font:700 19px ${FONTS.sans}">Bank Wakil Niaga</b><br>AGENT BANKING<br>KEDAI RUNCIT CONTOH JAYA<br>68100 BATU CAVES</div><div style="margin:12px 0">${put('TERMINAL ID', `7${p.below(9_000_000, 'terminal') + 1_000_000}`)}${put('AGENT ID', `WN${p.below(90_000, 'agent') + 10_000}`)}${put('DATE', p.date)}${put('TIME', p.time)}${put('TRACE NO', String(p.below(900_000, 'trace') + 100_000))}${put('REF NO', p.reference)}</div><div style="text-align:center;font-weight:700;font-size:17px;border-top:1px solid #222;border-bottom:1px solid #222;padding:4px">CASH TRANSFER</div><div style="margin:12px 0"><div>TRANSFER TO:</div><div><b>${p.recipient}</b></div>${put('A/C NO', p.account)}${put('BANK', p.bank.toUpperCase())}${put('DETAILS', p.memo)}</div><div style="font-size:18px;font-weight:700">${put('AMOUNT', p.amount)}</div>${put('AGENT FEE', p.nothing)}${p.decoy.map(([label, value]) => put(label.toUpperCase(), value)).join('')}<div style="text-align:center;font-weight:700;font-size:18px;margin:16px 0">*** ${p.status} ***</div><div style="text-align:center;font-size:12.5px">NO SIGNATURE REQUIRED<br>PLEASE KEEP THIS SLIP FOR REFERENCE<br>CALL CENTRE 1-300-88-2265<br><br>- CUSTOMER COPY -</div>`,
    ),
});

export const papers = [bakti, pos, kedai];
