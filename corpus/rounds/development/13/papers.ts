import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import { SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const RULE = '<div style="border-top:2px dashed currentColor;margin:10px 0"></div>';
const centred = (text: string, size = 1) =>
  `<div style="text-align:center;font-size:${size}em">${text}</div>`;
const capitals = (rows: Row[]) => rows.map(([label, value]): Row => [label.toUpperCase(), value]);

/** A slip that lies on a table, a little askew. */
const lying = (ground: string, paper: string, angle: number, slip: string) =>
  `<div style="background:${ground};padding:36px 30px;overflow:hidden"><div style="background:${paper};transform:rotate(${angle}deg);box-shadow:2px 5px 14px #0006">${slip}</div></div>`;

const atm = look({
  name: 'undan-cash-point',
  medium: 'paper',
  width: 430,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => `${below(9000, 'trace') + 1000}${below(90_000, 'tail') + 10_000}`,
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#8d7b66;color:#35353d;font:15px/1.55 ${FONTS.mono}}.row{display:flex}.k{width:140px;flex:none}.v{overflow-wrap:anywhere}.three{display:flex;justify-content:space-between}`,
      lying(
        'linear-gradient(120deg,#8d7b66,#a8967e)',
        '#f3f1ea',
        -0.7,
        `<div style="padding:24px 20px">${centred('<b>UNDAN BANK BERHAD</b>', 1.2)}${centred('CASH POINT @ JALAN CONTOH 8')}<div class="three" style="margin-top:14px"><span>DATE</span><span>TIME</span><span>MACHINE</span></div><div class="three"><span>${p.date}</span><span>${p.time}</span><span>UND00417</span></div><div style="margin-top:10px">CARD NO &nbsp; XXXXXXXXXXXX${p.below(9000, 'card') + 1000}</div><div>TRACE NO &nbsp;${p.reference}</div>${RULE}${centred('<b>TRANSFER TO 3RD PARTY ACCOUNT</b>')}<br>${rowsOf(
          [
            ['FR ACCT', p.ownAccount],
            ['TO ACCT', p.account],
            ['ACCT NAME', p.recipient],
            ['TRF AMT', `<b>${p.amount}</b>`],
            ['CHARGES', p.nothing],
            ['RESULT', p.status],
            ...capitals(p.decoy),
          ],
        )}${RULE}${centred('KEEP YOUR PIN SECRET')}${centred('THANK YOU FOR BANKING WITH US', 0.9)}</div>`,
      ),
    ),
});

const kiosk = look({
  name: 'betik-kiosk-strip',
  language: 'mixed',
  medium: 'paper',
  width: 400,
  scale: 2,
  date: DATES.dashes,
  time: TIMES.minutes,
  names: 'upper',
  reference: REFERENCES.dated,
  says: {
    ...SLIPS,
    success: ['TRANSAKSI BERJAYA / SUCCESSFUL', 'BERJAYA (APPROVED)'],
    failed: ['TRANSAKSI GAGAL / FAILED', 'DITOLAK (DECLINED)'],
    pending: ['DALAM PROSES / PENDING'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#fbfaf6;color:#1f2024;font:13px/1.5 ${FONTS.condensed}}.row{padding:5px 0}.k{font-size:11px;color:#55565c}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="padding:20px 26px 30px"><div style="background:#1f2024;color:#fbfaf6;text-align:center;padding:10px;font-weight:700;font-size:19px">BETIK KIOSK</div>${centred('Layan Diri / Self Service &middot; Terminal K-22')}${RULE}${centred(`<b>${p.status}</b>`, 1.3)}${centred(`<b>${p.amount}</b>`, 2)}${RULE}${rowsOf(
        [
          ['Jenis / Type', 'PINDAHAN KILATNOW'],
          ['Dibayar Kepada / Paid To', p.recipient],
          ['Bank &amp; Akaun / Account', `${p.bank} ${p.account}`],
          ['Tarikh Masa / Date Time', `${p.date} ${p.time}`],
          ['No. Siri / Serial No.', p.reference],
          ['Nota / Note', p.memo],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:12px">${speckle(p.below, 21, 96, '#1f2024')}</div>${centred('Simpan resit ini / Keep this slip')}${centred('Talian 1-300-00-0000', 0.9)}</div>`,
    ),
});

const kaunter = look({
  name: 'kundur-borang-kaunter',
  language: 'ms',
  medium: 'paper',
  width: 760,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: STATUSES_MS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#e8efe6;color:#1d4a33;font-size:16px}table{width:100%;border-collapse:collapse}td{border:1px solid #6b947e;padding:7px 10px}.k{width:32%;font-size:14px}.v{font:600 16px ${FONTS.terminal};color:#25253a}`,
      `<div style="padding:30px 34px"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:12px"><div><b style="font-size:25px">Bank Rakan Kundur</b><br>Cawangan Pekan Contoh</div><div style="text-align:right"><b style="font-size:19px">SLIP PINDAHAN WANG</b><br>Salinan Pelanggan</div></div>${tableOf(
        [
          ['Tarikh &amp; Masa', `${p.date} &nbsp; ${p.time}`],
          ['Nama Pengirim', p.sender],
          ['No. Akaun Pengirim', p.ownAccount],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['No. Akaun Penerima', p.account],
          ['Amaun Dipindahkan', p.amount],
          ['Komisen', p.nothing],
          ['Tujuan', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;margin-top:18px;gap:20px"><div style="flex:1;border:1px solid #6b947e;padding:10px 14px;min-height:112px"><span style="font-size:13px">UNTUK KEGUNAAN BANK</span><div style="font:15px/1.7 ${FONTS.terminal};color:#25253a;margin-top:4px">NO RUJ ${p.reference}<br>JURUWANG 07 &nbsp; KAUNTER 2<br>STATUS: ${p.status.toUpperCase()}</div></div><div style="width:200px;border-bottom:1px solid #1d4a33;height:112px"><span style="font:italic 25px ${FONTS.serif};color:#34439a;display:block;padding:66px 0 0 30px">R. Contoh</span></div></div><div style="text-align:right;font-size:13px;padding-right:54px">Tandatangan Pegawai</div></div>`,
    ),
});

const terminal = look({
  name: 'kekabu-shop-agent',
  medium: 'paper',
  width: 380,
  scale: 2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.lettersFirst,
  says: SLIPS,
  formats: ['jpg', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#4a5560;color:#3a3350;font:14px/1.5 ${FONTS.terminal}}.row{display:flex;justify-content:space-between;gap:12px}.k{flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      lying(
        '#4a5560',
        'linear-gradient(#fdfcfa,#eceaf0)',
        1,
        `<div style="padding:22px 18px">${centred('kekabu <b>agent</b>', 1.5)}${centred('KEDAI SERBANEKA PUTRI MAYANG')}${centred('AGENT ID 30091 &middot; CUSTOMER COPY', 0.85)}${RULE}${centred('MONEY TRANSFER')}${centred(`*** ${p.status} ***`, 1.15)}${RULE}${rowsOf(
          [
            ['DATE', p.date],
            ['TIME', p.time],
            ['TXN ID', p.reference],
            ['SENDER', p.sender],
            ['RECEIVER', p.recipient],
            ['BANK', p.bank.toUpperCase()],
            ['ACC', p.account],
          ],
        )}${RULE}${rowsOf([
          ['PRINCIPAL', p.amount],
          ['AGENT FEE', p.fee],
          ['CASH TAKEN', p.withFee],
          ...capitals(p.decoy),
        ])}${RULE}${centred('Fee is inclusive of service tax.<br>Query: call 1-300-00-0000 within 14 days', 0.85)}</div>`,
      ),
    ),
});

const printout = look({
  name: 'sena-printed-page',
  medium: 'paper',
  width: 794,
  scale: 1.25,
  money: MONEY.plainTight,
  date: DATES.long,
  time: TIMES.lower,
  names: 'title',
  reference: REFERENCES.digits,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#f7f6f3;color:#2a2a2a;font-size:17px}.row{display:flex;padding:7px 0;border-bottom:1px dotted #9a9a9a}.k{width:250px}.v{font-weight:700}`,
      `<div style="padding:30px 52px 60px"><div style="display:flex;justify-content:space-between;font:11px ${FONTS.sans};color:#444"><span>${p.daysBefore(0)}, ${p.clock}</span><span>Sena Online - Transaction Details</span></div><div style="margin:40px 0 6px;font-size:27px">Sena <i>Online</i></div><div style="border-top:4px solid #2a2a2a;margin-bottom:22px"></div><p style="margin-bottom:20px">Transaction details for payment to ${p.recipient}</p>${rowsOf(
        [
          ['Transaction type', 'Interbank GIRO'],
          ['Transaction status', p.status],
          ['Payee', p.recipient],
          ['Payee bank', p.bank],
          ['Payee account', p.account],
          ['Debited from', p.ownAccount],
          ['Transaction amount', p.amount],
          [p.done ? 'Processed on' : 'Instruction date', `${p.date} at ${p.time}`],
          ['Confirmation number', p.reference],
          ['Payment description', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin-top:26px;font-size:14px">Payments made after 5.00pm or on a public holiday follow the bank's published crediting times.</p><div style="margin-top:150px;display:flex;justify-content:space-between;font:11px ${FONTS.sans};color:#444"><span>https://online.sena.example/txn/print?id=${p.otherReference}</span><span>1/1</span></div></div>`,
    ),
});

export const papers = [atm, kiosk, kaunter, terminal, printout];
