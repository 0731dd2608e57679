import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import { SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const pairs = (rows: [string, string][], width: number) =>
  rows.map(([label, value]) => `${label.padEnd(width)} : ${value}`).join('\n');

/** A cash machine's slip: capitals in a narrow strip, the sum among the rest. */
const gelugor = look({
  name: 'gelugor-cash-machine',
  medium: 'paper',
  width: 400,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: SLIPS,
  draw: (p) =>
    pageOf(
      `body{background:#cfc9bd;padding:22px}pre{font:14px/1.65 ${FONTS.mono};color:#33333c;white-space:pre-wrap;overflow-wrap:anywhere}.paper{background:#fbfaf6;padding:24px 20px 34px;box-shadow:2px 4px 12px #0003}`,
      `<div class="paper"><pre style="text-align:center"><b>GELUGOR BANK</b>
SELF SERVICE TERMINAL</pre><pre>

DATE      TIME      TERMINAL
${p.date}  ${p.time}  GLG0${p.below(900, 'terminal') + 100}

CARD NO   ${p.ownAccount}
SEQ NO    ${p.reference}
----------------------------------
3RD PARTY TRANSFER
----------------------------------
TO ACCOUNT
  ${p.account}
  ${p.recipient}
  ${p.bank.toUpperCase()}
REF       ${p.memo.toUpperCase()}
AMOUNT    <b>${p.amount}</b>
${p.decoy.map(([label, value]) => `${label.toUpperCase()}\n          ${value}\n`).join('')}
TRANSACTION ${p.status}
</pre><pre style="text-align:center">

PLEASE KEEP THIS SLIP
THANK YOU FOR BANKING WITH US</pre></div>`,
    ),
});

/** A counter's form, filled in by the printer, with the teller's stamp in a corner. */
const tapah = look({
  name: 'tapah-resit-kaunter',
  medium: 'paper',
  language: 'ms',
  width: 720,
  scale: 1.5,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: {
    ...STATUSES_MS,
    success: ['BERJAYA', 'DITERIMA', 'SELESAI'],
    failed: ['GAGAL', 'DITOLAK', 'TIDAK BERJAYA'],
    pending: ['DALAM PROSES', 'MENUNGGU KELULUSAN'],
  },
  draw: (p) =>
    pageOf(
      `body{background:#b9b4a8;padding:24px}.paper{background:#fff;padding:28px 34px;color:#26314d;font:14px ${FONTS.sans}}table{width:100%;border-collapse:collapse}td{border:1px solid #7d89a8;padding:8px 10px}.k{width:210px;font-size:12px;background:#eef1f8}.v{font:15px ${FONTS.terminal};color:#111}`,
      `<div class="paper"><div style="display:flex;justify-content:space-between;margin-bottom:14px"><div><b style="font-size:22px">BANK TAPAH MAJU</b><br><span style="font-size:12px">Cawangan Jalan Stesen &nbsp; Kaunter ${p.below(8, 'counter') + 1}</span></div><div style="text-align:right"><b>SLIP PINDAHAN WANG</b><br><span style="font-size:12px">Salinan Pelanggan</span></div></div>${tableOf(
        [
          ['Tarikh / Masa', `${p.date}  ${p.time}`],
          ['No. Resit', p.reference],
          ['Nama Pengirim', p.sender],
          ['Nama Penerima', p.recipient],
          ['No. Akaun Penerima', p.account],
          ['Bank Penerima', p.bank.toUpperCase()],
          ['Amaun Dipindahkan', p.amount],
          ['Fi Perkhidmatan', p.nothing],
          ['Butir Bayaran', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;justify-content:space-between;margin-top:26px"><div style="font-size:12px;padding-top:44px">________________________<br>Tandatangan Pelanggan</div><div style="border:3px double #a8324a;color:#a8324a;padding:10px 20px;text-align:center;transform:rotate(-4deg);font-weight:700">BANK TAPAH MAJU<br><span style="font-size:20px">${p.status}</span><br>${p.date}</div></div></div>`,
    ),
});

/** A machine in a bank's hall that speaks both tongues, with a code beneath. */
const bidor = look({
  name: 'bidor-mesin-layan-diri',
  medium: 'paper',
  language: 'mixed',
  width: 380,
  scale: 2,
  formats: ['png', 'jpg', 'jpg'],
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  time: TIMES.english,
  reference: REFERENCES.dated,
  says: {
    success: ['BERJAYA / SUCCESS', 'DILULUSKAN / APPROVED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / DECLINED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  draw: (p) =>
    pageOf(
      `body{background:#fffefb;color:#24242c;font:14px/1.35 ${FONTS.condensed}}.row{display:flex;justify-content:space-between;gap:14px;padding:5px 0}.k{color:#45454f;white-space:nowrap}.v{text-align:right;font-weight:700}`,
      `<div style="padding:24px 20px 30px"><div style="text-align:center"><b style="font-size:20px;letter-spacing:2px">BIDOR ISLAMIK</b><br>MESIN LAYAN DIRI / SELF-SERVICE<br>RESIT TRANSAKSI / TRANSACTION SLIP</div><div style="border-top:2px dashed #555;margin:14px 0 8px"></div>${rowsOf(
        [
          ['Tarikh/Date', p.date],
          ['Masa/Time', p.time],
          ['Mesin/Machine', `BDR-${p.below(9000, 'machine') + 1000}`],
          ['Rujukan/Ref', p.reference],
          ['Transaksi', 'PINDAHAN SEGERA'],
          ['Kepada/To', p.recipient],
          ['Akaun/Acc', p.account],
          ['Bank', p.bank],
          ['Catatan/Remark', p.memo],
          ...p.decoy,
        ],
      )}<div style="border-top:2px dashed #555;border-bottom:2px dashed #555;margin:10px 0;padding:10px 0;text-align:center">JUMLAH / AMOUNT<br><b style="font-size:25px">${p.amount}</b></div><div style="text-align:center"><b style="font-size:17px">** ${p.status} **</b><div style="margin:16px 0 8px">${speckle(p.below, 21, 96)}</div><span style="font-size:12px">Imbas untuk maklum balas<br>Scan to give feedback</span></div></div>`,
    ),
});

/** What a post counter's needle printer hammers onto paper with holes. */
const marang = look({
  name: 'marang-agent-printout',
  medium: 'paper',
  width: 640,
  scale: 1.5,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: STATUSES,
  draw: (p) => {
    const holes = `repeating-radial-gradient(circle at 11px 16px,#9a978e 0 5px,transparent 5.5px 40px)`;
    const side = `<div style="width:22px;background:${holes};background-size:22px 32px"></div>`;
    return pageOf(
      `body{background:#f4f2ea}.sheet{display:flex}pre{flex:1;font:15px/1.7 ${FONTS.terminal};color:#3a3560;padding:24px 22px 30px;white-space:pre-wrap;border-left:1px dashed #bbb;border-right:1px dashed #bbb}`,
      `<div class="sheet">${side}<pre>MARANG KIRIMAN                 CUSTOMER COPY
Outlet 0${p.below(90, 'outlet') + 10}  Kampung Contoh

<b>MONEY TRANSFER TO BANK ACCOUNT</b>

${pairs(
  [
    ['Receipt No', p.reference],
    ['Date', `${p.date}  ${p.time}`],
    ['Sender', p.sender],
    ['Beneficiary', p.recipient],
    ['Bank', p.bank],
    ['Account', p.account],
    ['Purpose', p.memo],
    ['Transfer Amt', p.amount],
    ['Agent Fee', p.fee],
    ['Cash Recvd', p.withFee],
    ...p.decoy,
    ['Result', p.status],
  ],
  13,
)}

Served by: operator ${p.below(90, 'operator') + 10}
Enquiries must be made within 30 days.</pre>${side}</div>`,
    );
  },
});

export const papers = [gelugor, tapah, bidor, marang];
