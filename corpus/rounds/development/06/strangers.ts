// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tabs } from '#test/receipts/drawing/page.ts';

const semak = look({
  name: 'setawar-semak',
  page: 'before sending',
  language: 'ms',
  scale: 2,
  width: 384,
  money: MONEY.tight,
  date: DATES.shortMalay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#f4f6f5;color:#1c2b2a}.row{display:flex;justify-content:space-between;gap:14px;padding:11px 0;border-bottom:1px solid #dfe6e4}.k{color:#6f8280}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#1c2b2a', 71)}<div style="padding:14px 20px;font-size:17px;font-weight:700">‹ &nbsp; Semak butiran pindahan</div><p style="padding:0 20px;color:#6f8280">Langkah 2 daripada 3. Pastikan butiran di bawah betul sebelum anda teruskan.</p><div style="margin:16px;background:#fff;border-radius:12px;padding:16px"><div style="color:#6f8280">Amaun untuk dipindah</div><div style="font-size:34px;font-weight:700;color:#0f7d72">${p.amount}</div>${rowsOf(
        [
          ['Nama penerima', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Tarikh pindahan', `${p.date} (Hari ini)`],
          ['Rujukan', p.memo],
          ['Caj', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="margin:20px 16px;background:#0f7d72;color:#fff;text-align:center;padding:14px;border-radius:6px;font-weight:700">Luluskan dengan KunciSelamat</div><p style="text-align:center;color:#0f7d72">Ubah butiran</p>`,
    ),
});

const rumahBill = look({
  name: 'tirta-bil-air',
  page: 'bill',
  language: 'mixed',
  medium: 'letter',
  width: 740,
  scale: 1.25,
  formats: ['png', 'pdf', 'jpg'],
  date: DATES.dots,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#222}.row{display:flex;justify-content:space-between;padding:7px 12px;border-bottom:1px solid #cfe3ee}`,
      `<div style="background:#1379a8;color:#fff;padding:20px 36px"><b style="font-size:26px">TIRTA NEGERI</b><span style="float:right;text-align:right">BIL AIR / WATER BILL<br>${p.date}</span></div><div style="padding:24px 36px"><p><b>${p.recipient}</b><br>Unit 12-3A, Pangsapuri Contoh<br>No. Akaun / Account No. ${p.account}<br>No. Bil / Bill No. ${p.reference}</p><div style="margin:20px 0;border:1px solid #cfe3ee">${rowsOf(
        [
          ['Baki terdahulu / Previous balance', p.money(p.sen)],
          ['Bayaran diterima, terima kasih / Payment received, thank you', `-${p.money(p.sen)}`],
          ['Caj semasa / Current charges', p.amount],
          ['Pelarasan / Adjustment', p.nothing],
        ],
      )}</div><div style="background:#e4f2f9;padding:16px 20px;font-size:20px;font-weight:700">Jumlah perlu dibayar / Amount due <span style="float:right">${p.amount}</span></div><p style="margin-top:14px">Sila bayar dalam tempoh 14 hari. Please pay within 14 days to avoid disconnection.</p></div>`,
    ),
});

const kedai = look({
  name: 'till-kedai-kopi',
  page: 'shop receipt',
  language: 'mixed',
  medium: 'paper',
  width: 340,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  draw: (p) => {
    const drinks = Math.floor(p.sen * 0.3);
    return pageOf(
      `body{background:#e7e2d8;color:#2f2f35;font:15px/1.6 ${FONTS.terminal}}.row{display:flex;justify-content:space-between;gap:8px}hr{border:0;border-top:1px dashed;margin:8px 0}`,
      `<div style="padding:22px 20px"><div style="text-align:center"><b>KOPI TEPI JALAN</b><br>RESIT JUALAN / SALES RECEIPT<br>${p.date} ${p.time}</div><hr>RCPT# ${p.reference}<br>MEJA/TABLE 7 &nbsp; PAX 4<hr>${rowsOf(
        [
          ['4 KOPI O', p.money(drinks)],
          ['4 NASI LEMAK', p.money(p.sen - drinks)],
        ],
      )}<hr>${rowsOf([
        ['SUBTOTAL', p.money(p.sen)],
        ['SST 0%', p.nothing],
        ['<b>JUMLAH/TOTAL</b>', `<b>${p.amount}</b>`],
        ['E-WALLET', p.amount],
        ['BAKI/CHANGE', p.nothing],
      ])}<hr><div style="text-align:center">CASHIER: ${p.recipient}<br>PAYMENT ACCEPTED<br>TERIMA KASIH, DATANG LAGI</div></div>`,
    );
  },
});

const sembang = look({
  name: 'sembang-rumah',
  page: 'chat',
  language: 'mixed',
  dark: true,
  names: 'title',
  scale: 2,
  width: 400,
  money: MONEY.tight,
  date: DATES.slashes,
  draw: (p) => {
    const lines: [boolean, string][] = [
      [false, `Weh, share bulan ni ${p.amount} tau. Bila nak settle?`],
      [true, 'Jap, tengah bukak app bank'],
      [
        true,
        `Dah transfer ${p.amount} ke ${p.recipient}, ${p.date} ${p.time}. Transaksi berjaya. Ref ${p.reference}`,
      ],
      [false, 'Mana screenshot? Tak nampak masuk pun'],
      [true, 'Kejap lagi aku send'],
    ];
    return pageOf(
      `body{font-family:${FONTS.round};background:#101820;color:#e8eef2}.m{margin:8px 14px;padding:9px 13px;border-radius:16px;max-width:78%;width:fit-content;background:#24313c}.o{margin-left:auto;background:#2f5d50}small{color:#93a5b1;font-size:10px}`,
      `${phoneBar(p.clock, '#fff', 44)}<div style="padding:10px 18px;border-bottom:1px solid #2a3843;font-weight:700;font-size:16px">‹ &nbsp; ${p.recipient}<br><small>online</small></div><div style="text-align:center;margin-top:10px"><small>HARI INI</small></div>${lines
        .map(([own, text]) => `<div class="m${own ? ' o' : ''}">${text} <small>${p.clock}</small></div>`)
        .join('')}`,
    );
  },
});

const baki = look({
  name: 'lokan-baki',
  page: 'balance',
  language: 'ms',
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.malay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#faf7ff;color:#2a2138}.t{display:inline-block;width:31%;text-align:center;padding:14px 0;background:#fff;border-radius:12px;margin-right:2%}`,
      `<div style="background:linear-gradient(120deg,#d4587f,#7b4bd1);color:#fff;padding-bottom:26px">${phoneBar(p.clock, '#fff', 90)}<div style="padding:16px 22px">Hai, <b>${p.recipient}</b></div><div style="padding:0 22px;font-size:13px">Baki dompet anda</div><div style="padding:0 22px;font-size:40px;font-weight:800">${p.amount}</div><div style="padding:2px 22px;font-size:12px">Dikemas kini ${p.date}, ${p.time}</div></div><div style="padding:18px 20px"><span class="t">Tambah nilai</span><span class="t">Hantar</span><span class="t" style="margin:0">Imbas</span><div style="margin-top:18px;background:#fff;border-radius:12px;padding:16px"><b>Tabung Raya</b><br>${p.balance}<br><span style="color:#85799a;font-size:12px">Tambah nilai terakhir berjaya</span></div></div>${tabs(['Utama', 'Bayar', 'Ganjaran', 'Saya'], '#7b4bd1')}`,
    ),
});

const senarai = look({
  name: 'pedada-senarai',
  page: 'history',
  language: 'ms',
  medium: 'portal',
  width: 900,
  scale: 1,
  date: DATES.slashes,
  draw: (p) => {
    const lines: [string, string, string, string][] = [
      [p.date, `KILATNOW KEPADA ${p.recipient}`, p.amount, ''],
      [p.daysBefore(1), 'BELIAN KAD PASAR MINI BUNGA RAYA', p.money(6_435), ''],
      [p.daysBefore(3), 'GAJI BULANAN', '', p.money(345_000)],
      [p.daysBefore(3), 'BAYARAN BIL TIRTA NEGERI', p.money(2_890), ''],
      [p.daysBefore(6), 'PENGELUARAN TUNAI', p.money(20_000), ''],
      [p.daysBefore(8), 'DIVIDEN SIMPANAN', '', p.money(1_215)],
    ];
    const line = (cells: string[]) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#e9eef2;color:#23303b;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}td{padding:9px 12px;border-bottom:1px solid #d8e0e6}tr:first-child td{background:#0b5a86;color:#fff}`,
      `<div style="background:#0b3d5c;color:#fff;padding:16px 30px;font-size:22px;font-weight:700">pedada<span style="font-weight:400">net</span></div><div style="padding:20px 30px"><h1 style="font-size:18px">Sejarah Transaksi</h1><p style="margin:8px 0 14px">Akaun Simpanan ${p.ownAccount} &nbsp; Baki semasa: <b>${p.balance}</b></p><table>${line(['Tarikh', 'Keterangan', 'Debit', 'Kredit'])}${lines.map(line).join('')}</table><p style="margin-top:12px;color:#5b6b79">Memaparkan 1 hingga 6 daripada 48 rekod</p></div>`,
    );
  },
});

const pulang = look({
  name: 'warung-pulangan',
  page: 'refund',
  language: 'mixed',
  medium: 'wallet',
  scale: 2,
  width: 376,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#333}.row{padding:9px 22px}.k{color:#8a8a8a;font-size:11px}.v{font-size:13px}`,
      `${phoneBar(p.clock, '#333', 25)}<div style="margin:14px 16px;background:#fff4e2;border-radius:10px;padding:20px;text-align:center"><div style="font-size:15px;font-weight:700">Bayaran balik berjaya</div><div style="font-size:29px;font-weight:700;color:#b36a00">+ ${p.amount}</div><div>Refund dah masuk ke wallet anda.</div></div>${rowsOf(
        [
          ['Refund daripada', p.recipient],
          ['Tarikh & masa', `${p.date}, ${p.time}`],
          ['Refund ID', p.reference],
          ['Original payment', p.otherReference],
          ['Sebab', 'Pesanan dibatalkan'],
        ],
      )}`,
    ),
});

const nota = look({
  name: 'nota-peti-ais',
  page: 'note',
  language: 'ms',
  names: 'title',
  scale: 2,
  width: 420,
  date: DATES.shortMalay,
  draw: (p) =>
    pageOf(
      `body{font:italic 21px/1.8 ${FONTS.book};background:#fdf3b4;color:#2c2c54;min-height:560px}`,
      `<div style="padding:46px 34px">Nota untuk ${p.recipient}:<br><br>Saya dah bayar ${p.amount} pada ${p.date}, tunai, saya letak atas peti ais.<br><br>Rujukan: ${p.memo}<br><br>Dah selesai ya. Terima kasih!<br>- ${p.sender}</div>`,
    ),
});

export const strangers = [semak, rumahBill, kedai, sembang, baki, senarai, pulang, nota];
