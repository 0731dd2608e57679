// Slips of two machines, and the form that a counter keeps one copy of.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const figures = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');

// A savings bank's cash machine, in Malay: its slip lies on a pale desk.
const pesisir = look({
  name: 'pesisir-slip-atm-pindahan',
  medium: 'paper',
  language: 'ms',
  width: 430,
  scale: 2.25,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => figures(below, 12, 'number'),
  says: {
    success: ['TRANSAKSI BERJAYA', 'BERJAYA', 'PINDAHAN BERJAYA'],
    failed: ['TRANSAKSI TIDAK BERJAYA', 'TRANSAKSI DITOLAK'],
    pending: ['TRANSAKSI SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['TRANSAKSI DITERBALIKKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const row = (label: string, value: string) => `${label.padEnd(13)}: ${value}`;
    const lines = [
      `TARIKH       MASA       ATM ID`,
      `${p.date}   ${p.time}   S${p.below(9_000, 'machine') + 1_000}`,
      '',
      row('NO. KAD', `601500XXXXXX${p.below(9_000, 'card') + 1_000}`),
      row('JENIS', 'PINDAHAN KILATNOW'),
      row('DARI AKAUN', 'SIMPANAN'),
      row('BANK PENERIMA', ''),
      `  ${p.bank.toUpperCase()}`,
      row('KE AKAUN', p.account),
      'NAMA PENERIMA:',
      `  ${p.recipient}`,
      row('AMAUN', p.amount),
      row('CAJ', p.nothing),
      row('NO. RUJUKAN', p.reference),
      ...p.decoy.map(([label, value]) => `${label.toUpperCase()}: ${value}`),
      '',
      `<span style="display:block;text-align:center">${p.status}</span>`,
      `<span style="display:block;text-align:center">TERIMA KASIH</span>`,
    ];
    return pageOf(
      `body{background:linear-gradient(140deg,#cfc6b8,#b9ae9d 70%,#c7bdad);padding:40px 34px}pre{font:15px/1.6 ${FONTS.mono};color:#33343c;white-space:pre-wrap}`,
      `<div style="background:linear-gradient(178deg,#fcfbf8,#efede7);transform:rotate(.9deg);padding:24px 22px 30px;box-shadow:3px 6px 14px #0005"><div style="text-align:center;color:#33343c;font:700 18px ${FONTS.sans}">BANK SIMPANAN PESISIR</div><div style="text-align:center;font:12px ${FONTS.sans};color:#33343c;margin:2px 0 16px">Simpan Slip Ini Untuk Rujukan Anda</div><pre>${lines.join('\n')}</pre></div>`,
    );
  },
});

/** The fewest notes that make a sum, where notes can make it. */
function notesOf(sen: number): [note: number, pieces: number][] {
  if (sen % 100 !== 0) return [];
  let left = sen / 100;
  return [100, 50, 20, 10, 5, 1].flatMap((note) => {
    const pieces = Math.floor(left / note);
    left -= pieces * note;
    return pieces > 0 ? [[note, pieces] satisfies [number, number]] : [];
  });
}

// A cash deposit machine's slip in both tongues, with the notes that it counted.
const malaran = look({
  name: 'malaran-cash-deposit-slip',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => figures(below, 6, 'number'),
  says: {
    success: ['TRANSACTION SUCCESSFUL', 'DEPOSIT SUCCESSFUL', 'TRANSAKSI BERJAYA'],
    failed: ['TRANSACTION UNSUCCESSFUL', 'TRANSAKSI TIDAK BERJAYA'],
    pending: ['TRANSACTION PENDING', 'TRANSAKSI DALAM PROSES'],
    cancelled: ['TRANSACTION CANCELLED'],
    refunded: ['CASH RETURNED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const notes = notesOf(p.sen);
    const row = (label: string, value: string) => `${label.padEnd(13)}: ${value}`;
    const lines = [
      row('DATE/TARIKH', p.date),
      row('TIME/MASA', p.time),
      row('TERMINAL', `CDM${p.below(90_000, 'machine') + 10_000}`),
      row('SEQ NO.', p.reference),
      '--------------------------------',
      '  CASH DEPOSIT / DEPOSIT TUNAI',
      '--------------------------------',
      row('ACCOUNT NO.', p.account),
      'NAME / NAMA',
      p.recipient,
      row('REFERENCE', p.memo.toUpperCase()),
      ...(notes.length > 0
        ? [
            '',
            'NOTE        PCS         AMOUNT',
            ...notes.map(
              ([note, pieces]) =>
                `${String(note).padEnd(10)}${String(pieces).padStart(5)}${`${note * pieces}.00`.padStart(15)}`,
            ),
          ]
        : []),
      '',
      'TOTAL AMOUNT / JUMLAH',
      `<b style="font-size:19px">${p.amount}</b>`,
      ...p.decoy.flatMap(([label, value]) => [label.toUpperCase(), value]),
      '',
      `<b>${p.status}</b>`,
      '',
      'PLEASE RETAIN THIS SLIP',
      'SILA SIMPAN SLIP INI',
    ];
    return pageOf(
      `body{background:linear-gradient(200deg,#6d7177,#55595f);padding:34px 36px}pre{font:15px/1.55 ${FONTS.terminal};letter-spacing:-.2px;color:#3b3a48;white-space:pre-wrap}`,
      `<div style="background:#f7f6f4;transform:rotate(-1.1deg);padding:24px 20px 34px;box-shadow:4px 7px 16px #0008"><div style="text-align:center;font:700 21px ${FONTS.sans};color:#3b3a48;margin-bottom:12px">▲ MALARAN BANK</div><pre>${lines.join('\n')}</pre></div>`,
    );
  },
});

// A cooperative bank's form of both tongues, filled in type, validated by the teller's printer, scanned.
const dusun = look({
  name: 'dusun-remittance-application-form',
  medium: 'paper',
  language: 'mixed',
  width: 800,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: (below, clock) => `RT${two(clock.year % 100)}${figures(below, 8, 'number')}`,
  says: {
    success: ['SUCCESSFUL / BERJAYA', 'COMPLETED / SELESAI', 'TRANSACTION SUCCESSFUL'],
    failed: ['REJECTED / DITOLAK', 'UNSUCCESSFUL / TIDAK BERJAYA'],
    pending: ['PENDING / DALAM PROSES'],
    cancelled: ['CANCELLED / DIBATALKAN'],
    refunded: ['RETURNED / DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const field = (label: string, value: string) =>
      `<tr><td class="k">${label}</td><td class="v">${value}</td></tr>`;
    const head = (text: string) =>
      `<tr><td colspan="2" style="background:#1d5a3c;color:#fff;font-weight:700">${text}</td></tr>`;
    const tick = (text: string, ticked: boolean) =>
      `<span style="margin-right:22px"><span style="display:inline-block;width:15px;height:15px;border:1px solid #1d5a3c;text-align:center;line-height:14px;color:#20243a;font-weight:700;margin-right:6px;vertical-align:-2px">${ticked ? 'X' : ''}</span>${text}</span>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fbfaf6;color:#1d5a3c;font-size:12px;padding:34px 42px}table{width:100%;border-collapse:collapse}td{border:1px solid #1d5a3c;padding:6px 10px}.k{width:37%;line-height:1.25}.v{font:700 16px/1.3 ${FONTS.mono};color:#20243a}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-start;margin-bottom:12px"><div><b style="font-size:21px">BANK KOPERASI DUSUN</b><br>Cawangan / Branch: <b style="color:#20243a;font-family:${FONTS.mono}">BANDAR CONTOH</b></div><div style="text-align:right"><b style="font-size:15px">BORANG PERMOHONAN KIRIMAN WANG<br>REMITTANCE APPLICATION FORM</b><br>Salinan Pelanggan / Customer's Copy</div></div><div style="margin-bottom:12px">${tick('IBG', false)}${tick('Pindahan Telegraf / TT', false)}${tick('KilatNow', true)}${tick('Draf Bank / Demand Draft', false)}</div><table>${head('BUTIRAN PEMOHON / APPLICANT DETAILS')}${field('Nama / Name', p.sender)}${field('No. Akaun / Account No.', p.ownAccount)}${head('BUTIRAN PENERIMA / BENEFICIARY DETAILS')}${field('Nama Penerima / Beneficiary Name', p.recipient)}${field('Bank Penerima / Beneficiary Bank', p.bank.toUpperCase())}${field('No. Akaun Penerima / Beneficiary Account No.', p.account)}${field('Tujuan / Purpose of Payment', p.memo.toUpperCase())}${head('BUTIRAN BAYARAN / PAYMENT DETAILS')}${field('Amaun / Amount', p.amount)}${field('Komisen / Commission', p.fee)}${field('Jumlah / Total', p.withFee)}${p.decoy.map(([label, value]) => field(label, value)).join('')}</table><div style="border:1px solid #1d5a3c;margin-top:14px;padding:8px 12px 12px"><div style="margin-bottom:6px">UNTUK KEGUNAAN BANK SAHAJA / FOR BANK USE ONLY</div><div style="font:700 15px/1.5 ${FONTS.mono};color:#20243a">${p.date} ${p.time} &nbsp; TELLER ${p.below(90, 'teller') + 10} &nbsp; REF ${p.reference}<br>KILATNOW OUT ${p.amount}<br>STATUS: ${p.status}</div></div><div style="display:flex;justify-content:space-between;margin-top:46px"><span style="border-top:1px solid #1d5a3c;padding:4px 30px 0">Tandatangan Pemohon / Applicant's Signature</span><span style="border-top:1px solid #1d5a3c;padding:4px 30px 0">Pegawai Bank / Authorised Officer</span></div><p style="margin-top:16px;font-size:10.5px">Bank tidak bertanggungjawab atas kelewatan akibat maklumat yang tidak tepat. / The Bank shall not be liable for delay arising from inaccurate information given by the applicant.</p>`,
    );
  },
});

export const papers = [pesisir, malaran, dusun];
