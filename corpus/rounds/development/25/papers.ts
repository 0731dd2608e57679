// Slips: a cash machine's on stone, a village agent's roll, a counter's form of half a sheet.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (part: number) => String(part).padStart(2, '0');
const run = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');

/** As a terminal's roll has the day: without a gap, and the month in letters. */
const rollDate = ({ day, month, year }: Clock) =>
  `${two(day)}-${['JAN', 'FEB', 'MAC', 'APR', 'MEI', 'JUN', 'JUL', 'OGOS', 'SEP', 'OKT', 'NOV', 'DIS'][month - 1] ?? ''}-${year}`;

// A newer machine prints in a narrow sans, the sum larger than the rest; laid on a stone top, nearly straight.
const sumpit = look({
  name: 'sumpit-atm-granite',
  medium: 'paper',
  width: 430,
  scale: 2.2,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => run(below, 8, 'trace'),
  says: {
    success: ['TRANSFER SUCCESSFUL', 'TRANSACTION APPROVED', 'TRANSACTION COMPLETED'],
    failed: ['TRANSFER UNSUCCESSFUL', 'TRANSACTION DECLINED'],
    pending: ['TRANSFER PENDING', 'TRANSACTION PROCESSING'],
    cancelled: ['TRANSACTION CANCELLED'],
    refunded: ['TRANSFER REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:radial-gradient(circle at 30% 20%,#8b8f92,#63676b 70%);padding:40px 46px;font-family:${FONTS.narrow};font-size:16px;color:#34343c}.row{display:flex;justify-content:space-between;gap:14px;padding:3px 0}.k{flex:none}.v{text-align:right}`,
      `<div style="background:linear-gradient(178deg,#fbfbf8,#ecebe6);transform:rotate(.8deg);box-shadow:3px 6px 14px #0007;padding:26px 24px 34px"><div style="text-align:center;border-bottom:1px solid #34343c;padding-bottom:12px;margin-bottom:12px"><b style="font-size:23px;letter-spacing:1px">SUMPIT BANK</b><br>Self Service Terminal<br>Plaza Contoh, Seremban 2</div>${rowsOf(
        [
          ['Date', p.date],
          ['Time', p.time],
          ['Terminal ID', `SB${p.below(90_000, 'terminal') + 10_000}`],
          ['Sequence No.', p.reference],
          ['Card No.', `6012 •••• •••• ${p.below(9_000, 'card') + 1_000}`],
        ],
      )}<div style="text-align:center;font-weight:700;font-size:18px;margin:14px 0 8px">INSTANT TRANSFER</div>${rowsOf(
        [
          ['To Bank', p.bank],
          ['Account No.', p.account],
          ['Name', p.recipient],
          ['Recipient Ref.', p.memo],
        ],
      )}<div style="display:flex;justify-content:space-between;align-items:baseline;margin-top:6px"><span>Amount</span><b style="font-size:25px">${p.amount}</b></div>${rowsOf([['Fee', p.nothing], ...p.decoy])}<div style="text-align:center;border:2px solid #34343c;font-weight:700;font-size:18px;padding:7px;margin:16px 0">${p.status}</div><div style="text-align:center;font-size:14px">Please keep this slip for your records.<br>Beware of anyone who offers to help you.<br>24-hour line 1-300-80-6161</div></div>`,
    ),
});

// What an agent's hand-held terminal prints for a customer without a bank near by.
const kompang = look({
  name: 'kompang-gerai-ejen',
  medium: 'paper',
  language: 'ms',
  width: 400,
  scale: 2.2,
  money: MONEY.tight,
  names: 'upper',
  date: rollDate,
  time: TIMES.minutes,
  reference: (below) => `KG${run(below, 10, 'run')}`,
  says: {
    success: ['BERJAYA', 'DILULUSKAN', 'PINDAHAN BERJAYA'],
    failed: ['GAGAL', 'TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'BELUM SELESAI'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const middle = (text: string, size = 15) =>
      `<div style="text-align:center;font-size:${size}px">${text}</div>`;
    const rule = '<div style="border-top:2px dotted #4b4a55;margin:11px 0"></div>';
    return pageOf(
      `body{background:#cdbfa6;padding:30px 34px}.p{font:15px/1.5 ${FONTS.mono};color:#3d3c47;background:#fdfcf9;padding:24px 20px 30px;box-shadow:0 4px 12px #0005}.k::after{content:':'}.v{padding-left:24px;font-weight:700;overflow-wrap:anywhere}`,
      `<div class="p">${middle('<b>KOMPANG GERAI BANK</b>', 19)}${middle('EJEN SAH BANK KOMPANG')}${middle('KEDAI SERBANEKA MAWAR')}${middle('KAMPUNG CONTOH, PASIR MAS')}${rule}<div style="display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span></div><div style="display:flex;justify-content:space-between"><span>ID EJEN ${p.below(9_000, 'agent') + 1_000}</span><span>RESIT ${p.below(900, 'slip') + 100}</span></div>${rule}${middle('PINDAHAN WANG KE AKAUN')}${middle(`<b>${p.amount}</b>`, 29)}${middle(`<b>** ${p.status} **</b>`, 17)}${rule}${rowsOf(
        [
          ['NAMA PENERIMA', p.recipient],
          ['BANK PENERIMA', p.bank.toUpperCase()],
          ['AKAUN PENERIMA', p.account],
          ['NAMA PENGIRIM', p.sender.toUpperCase()],
          ['TUJUAN', p.memo.toUpperCase()],
          ['NO. RUJUKAN', p.reference],
          ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value]),
        ],
      )}${rule}${middle('SALINAN PELANGGAN')}${middle('SEMAK NAMA SEBELUM BERLALU.', 13)}${middle('ADUAN: 09-744 1210 (9 PG - 5 PTG)', 13)}</div>`,
    );
  },
});

// Half a sheet from a branch, scanned: green print of the house, black print of the machine, in both tongues.
const tepak = look({
  name: 'tepak-slip-kaunter',
  medium: 'paper',
  language: 'mixed',
  width: 840,
  scale: 1.5,
  money: MONEY.code,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.english,
  reference: (below) => `${run(below, 4, 'branch')}-${run(below, 3, 'teller')}-${run(below, 5, 'slip')}`,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'SELESAI / COMPLETED'],
    failed: ['TIDAK BERJAYA / UNSUCCESSFUL', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PROCESSING', 'MENUNGGU / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / RETURNED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f4f3ef;padding:18px;font-family:${FONTS.sans};color:#1c6a45}table{width:100%;border-collapse:collapse}td{border:1px solid #5fa383;padding:7px 10px;vertical-align:middle}.k{width:37%;font-size:12px;line-height:1.25}.v{font:700 15px/1.35 ${FONTS.mono};color:#1d1d24;overflow-wrap:anywhere}`,
      `<div style="background:#fdfefb;border:1px solid #ddd;padding:26px 30px"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:14px"><div><b style="font-size:24px">✤ BANK TEPAK SIRIH</b><div style="font-size:12px">Cawangan Contoh / Example Branch, 05000 Alor Setar</div></div><div style="text-align:right"><b>SLIP PINDAHAN DANA</b><br><span style="font-size:13px">FUND TRANSFER SLIP</span></div></div><div style="display:flex;gap:22px"><div style="flex:1">${tableOf(
        [
          ['Tarikh / Date', `${p.date} ${p.time}`],
          ['Nama pembayar / Payer', p.sender.toUpperCase()],
          ['Bayar kepada / Pay to', p.recipient],
          ['Bank &amp; No. akaun<br>Bank &amp; account no.', `${p.bank.toUpperCase()}<br>${p.account}`],
          ['Amaun / Amount', `<span style="font-size:20px">${p.amount}</span>`],
          ['Butiran / Particulars', p.memo.toUpperCase()],
          ['No. siri / Serial no.', p.reference],
          ['Keputusan / Result', p.status],
          ...p.decoy,
        ],
      )}</div><div style="width:205px;font-size:11.5px;line-height:1.45"><b>Untuk kegunaan bank<br>For bank use</b><div style="border:1px solid #5fa383;height:96px;margin:8px 0 16px;padding:8px;font:13px/1.5 ${FONTS.mono};color:#1d1d24">CTR 02<br>TLR ${p.below(900, 'teller') + 100}<br>${p.date}</div>Bank tidak bertanggungjawab atas butiran yang salah diberikan oleh pembayar.<br><br>The bank is not liable for wrong details given by the payer.<br><br>Pertanyaan / Enquiries<br>04-730 2288</div></div><div style="display:flex;justify-content:space-between;font-size:11px;margin-top:14px"><span>Salinan pelanggan / Customer’s copy</span><span>BTS-217 (Pin. 3/24)</span></div></div>`,
    ),
});

export const papers = [sumpit, kompang, tepak];
