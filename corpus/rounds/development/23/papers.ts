// Slips of a cash machine, a counter and an agent, photographed or scanned.
import { MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, type Row } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

const slip = (own: Partial<Look> & Pick<Look, 'name' | 'draw'>) =>
  look({ medium: 'paper', width: 430, scale: 2, formats: ['jpg', 'jpg', 'png'], ...own });

const two = (number: number) => String(number).padStart(2, '0');
const capitals = (rows: Row[]) => rows.map(([label, value]): Row => [label.toUpperCase(), value]);

/** A cash machine's slip on a stone top: bluish print, the sum doubled in height, bilingual lines. */
const keling = slip({
  name: 'tanjung-keling-atm-slip',
  language: 'mixed',
  money: MONEY.tight,
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  time: TIMES.minutes,
  reference: (below) => `${1000 + below(9000, 'keling a')}${10 + below(90, 'keling b')}`,
  says: {
    success: ['TRANSAKSI BERJAYA / SUCCESSFUL', 'BERJAYA / APPROVED', 'PINDAHAN BERJAYA'],
    failed: ['TRANSAKSI GAGAL / FAILED', 'DITOLAK / DECLINED', 'PINDAHAN GAGAL'],
    pending: ['DALAM PROSES / PROCESSING', 'BELUM SELESAI / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  draw: (p) =>
    pageOf(
      `body{background:radial-gradient(circle at 20% 30%,#d9d6d1,#bcb8b2 55%,#a9a59f);font:14px/1.55 ${FONTS.mono};color:#2b3358}.p{width:350px;margin:30px auto 34px 44px;background:linear-gradient(100deg,#fdfdfb,#f1f1ee 70%,#e7e6e2);padding:22px 20px 30px;transform:rotate(.8deg);box-shadow:2px 4px 12px #0006}.row{display:flex;justify-content:space-between;gap:12px}.v{text-align:right}`,
      `<div class="p"><div style="text-align:center"><b style="font-size:18px">TANJUNG KELING BANK</b><br>MESIN ATM / ATM MACHINE<br>CAW. PASAR BESAR</div><br>${rowsOf(
        [
          ['TARIKH/DATE', p.date],
          ['WAKTU/TIME', p.time],
          ['NO ATM', `TK${100 + p.below(900, 'machine')}${p.below(9, 'lane')}`],
          ['NO KAD/CARD', `XXXXXXXXXXXX${1000 + p.below(9000, 'card')}`],
          ['NO RUJ/REF NO', p.reference],
        ],
      )}<div style="margin:12px 0;text-align:center">==============================<br>PINDAHAN WANG / FUND TRANSFER</div><div>KEPADA/TO: ${p.recipient}</div><div>A/K: ${p.account}</div><div>BANK: ${p.bank.toUpperCase()}</div><div style="text-align:center;margin-top:14px">JUMLAH / AMOUNT</div><div style="text-align:center;font-size:24px;font-weight:700;transform:scaleY(1.25);margin:4px 0 12px">${p.amount}</div>${rowsOf(
        [['CAJ/CHARGE', p.nothing], ['BAKI AKAUN/BAL', p.balance], ...capitals(p.decoy)],
      )}<div style="text-align:center;margin-top:14px"><b>${p.status}</b><br><br>TERIMA KASIH / THANK YOU<br>AWAS PENIPUAN! JANGAN KONGSI<br>PIN ANDA. TEL 03-0000 3838</div></div>`,
    ),
});

/** A credit union's counter form, scanned: printed boxes, a printer's text in them, and the till's line at the foot. */
const sepakat = slip({
  name: 'sepakat-borang-kaunter',
  language: 'ms',
  width: 780,
  scale: 1.5,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)}`,
  reference: (below) => `KS${1 + below(8, 'sepakat')}-${100_000 + below(900_000, 'sepakat no')}`,
  says: {
    success: ['BERJAYA', 'SELESAI', 'TELAH DIKREDITKAN'],
    failed: ['GAGAL', 'DITOLAK', 'TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  draw: (p) => {
    const box = (label: string, value: string, span = 1) =>
      `<div style="border:1px solid #b4566a;padding:5px 10px 7px;grid-column:span ${span}"><div style="font:10px ${FONTS.sans};color:#a33b52">${label}</div><div class="t">${value}</div></div>`;
    return pageOf(
      `body{background:#fff;font-family:${FONTS.sans};color:#a33b52}.t{font:700 16px/1.35 ${FONTS.mono};color:#33343c;min-height:22px;padding-left:6px;position:relative;top:2px}.g{display:grid;grid-template-columns:repeat(4,1fr)}`,
      `<div style="margin:26px 30px;background:#fff8f8;border:1px solid #e3c4ca;padding:24px 28px;transform:rotate(-.3deg)"><div style="display:flex;align-items:flex-end;margin-bottom:14px"><div><b style="font-size:19px">KOPERASI SIMPANAN SEPAKAT BERHAD</b><div style="font-size:11px">Cawangan Jalan Pasar, 25000 Kuantan &nbsp; Tel: 09-000 2424</div></div><div style="margin-left:auto;text-align:right;font-size:12px">SLIP PINDAHAN<br><b>Salinan Pelanggan</b></div></div><div class="g">${box('Tarikh', p.date)}${box('Masa', p.time)}${box('No. Transaksi', p.reference, 2)}${box('Nama Ahli / Pemohon', p.sender, 2)}${box('No. Akaun Ahli', p.ownAccount, 2)}${box('Bayar Kepada (Nama Penerima)', p.recipient, 4)}${box('Bank Penerima', p.bank.toUpperCase(), 2)}${box('No. Akaun Penerima', p.account, 2)}${box('Tujuan Bayaran', p.memo, 2)}${box('Amaun', p.amount, 2)}${p.decoy.map(([label, value]) => box(label, value, 4)).join('')}</div><div style="display:flex;gap:28px;margin-top:54px;font-size:11px;align-items:flex-end"><div style="flex:1;border-top:1px solid #b4566a;padding-top:4px;position:relative">Tandatangan Pelanggan<svg width="120" height="40" viewBox="0 0 120 40" style="position:absolute;left:16px;top:-34px"><path d="M4 28C18 2 26 4 22 24S40 8 48 14s-6 20 8 12S76 4 82 16s8 12 32-4" fill="none" stroke="#24408e" stroke-width="2"/></svg></div><div style="flex:1;border-top:1px solid #b4566a;padding-top:4px">Untuk Kegunaan Pejabat: Juruwang <span style="font:700 14px ${FONTS.mono};color:#33343c">K0${1 + p.below(8, 'teller')}</span></div></div><div style="font:700 15px ${FONTS.mono};color:#33343c;margin-top:26px;letter-spacing:-.3px">${p.date} ${p.time} ${p.reference} PINDAHAN ${p.amount}<br>STATUS: ${p.status}</div><div style="font-size:10px;margin-top:14px">Slip ini sah apabila dicetak oleh mesin juruwang. Sila semak sebelum meninggalkan kaunter.</div></div>`,
    );
  },
});

/** An agent's card terminal in a village shop: narrow grey roll on a wooden counter, customer's copy. */
const kilau = slip({
  name: 'kilau-agent-chit',
  width: 400,
  money: MONEY.spaced,
  date: ({ day, month, year }) =>
    `${'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')[month - 1] ?? ''} ${two(day)}, ${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: (below) =>
    String(100_000_000_000 + below(900_000, 'kilau a') * 1_000_000 + below(900_000, 'kilau b')),
  says: { ...SLIPS, success: ['APPROVED', 'TRANSFER SUCCESSFUL', 'SUCCESSFUL'] },
  draw: (p) =>
    pageOf(
      `body{background:repeating-linear-gradient(2deg,#a9835c,#a9835c 60px,#9c764f 62px,#b08b64 120px);font:15px/1.5 ${FONTS.narrow};color:#3a3a3f}.p{width:310px;margin:26px auto;background:#f2f2f0;padding:20px 18px 26px;transform:rotate(-.9deg);box-shadow:2px 3px 12px #0007}.row{display:flex;justify-content:space-between;gap:12px}.v{text-align:right}hr{border:0;border-top:1px solid #777;margin:9px 0}`,
      `<div class="p"><div style="text-align:center"><b style="font-size:21px;letter-spacing:1px">KILAU AGENT BANKING</b><br>KEDAI RUNCIT HJ MANSOR<br>BATU 9, JALAN KUALA KRAI<br>17600 JELI, KELANTAN</div><hr>${rowsOf(
        [
          ['DATE/TIME', `${p.date} &nbsp;${p.time}`],
          ['TERMINAL ID', `88${100_000 + p.below(900_000, 'terminal')}`],
          ['BATCH / TRACE', `0${100 + p.below(900, 'batch')} / 00${1000 + p.below(9000, 'trace')}`],
          ['RRN', p.reference],
        ],
      )}<hr><div style="text-align:center;font-weight:700;font-size:18px">FUND TRANSFER</div><div style="text-align:center;margin-bottom:6px">${p.bank.toUpperCase()}</div>${rowsOf(
        [
          ['RECEIVER', `<b>${p.recipient}</b>`],
          ['ACCT NO', p.account],
          ['REF', p.memo],
        ],
      )}<hr>${rowsOf([
        ['<b style="font-size:19px">AMOUNT</b>', `<b style="font-size:19px">${p.amount}</b>`],
        ['AGENT FEE', p.fee],
        [p.done ? 'TOTAL CASH PAID' : 'TOTAL', p.withFee],
        ...capitals(p.decoy),
      ])}<hr><div style="text-align:center"><b style="font-size:19px">${p.status}</b><br>NO SIGNATURE REQUIRED<br><br>*** CUSTOMER COPY ***<br>Helpline 1-800-00-5452 (8am - 10pm)</div></div>`,
    ),
});

export const papers = [keling, sepakat, kilau];
