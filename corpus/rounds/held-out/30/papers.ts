// Slips of a deposit machine, a cash machine and a cooperative bank's counter.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';

const NOTES = [100, 50, 20, 10, 5, 1];

/** The notes that a machine counted, where the sum is one of whole ringgit. */
function counted({ sen, amount }: Printed): string[] {
  if (sen % 100 !== 0 || !amount.includes('RM')) return [];
  let left = sen / 100;
  return NOTES.flatMap((note) => {
    const count = Math.floor(left / note);
    left -= count * note;
    return count > 0 ? [`RM${note}`.padEnd(8) + `X ${count}`.padEnd(8)] : [];
  });
}

const line = (label: string, value: string, width = 15) => `${label.padEnd(width)}: ${value}`;
const extra = (p: Printed, width?: number) =>
  p.decoy.map(([label, value]) => line(label.toUpperCase(), value, width ?? Math.max(15, label.length + 1)));

// After the yellow bank's deposit machine: a head of two languages, the account's holder, notes by kind.
const saga = look({
  name: 'saga-mesin-deposit-tunai',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2.4,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => String(below(900_000, 'cdm') + 100_000),
  says: {
    success: ['DEPOSIT BERJAYA / SUCCESSFUL', 'TRANSAKSI BERJAYA / SUCCESSFUL'],
    failed: ['TRANSAKSI GAGAL / UNSUCCESSFUL', 'DITOLAK / DECLINED'],
    pending: ['DALAM PROSES / PROCESSING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / RETURNED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const notes = counted(p);
    return pageOf(
      `body{background:#6e6a64;padding:22px 20px}pre{font:13.5px/1.62 ${FONTS.mono};background:#faf9f5;color:#2b2b30;padding:26px 20px 30px;white-space:pre-wrap;box-shadow:0 3px 12px #0006}`,
      `<pre>${[
        '<center><b style="font-size:19px">SAGA BANK</b>',
        'MESIN DEPOSIT TUNAI',
        'CASH DEPOSIT MACHINE</center>',
        `TARIKH/DATE    MASA/TIME   MESIN/ID`,
        `${p.date}     ${p.time}    CDM${p.below(9_000, 'machine') + 1_000}`,
        'LOKASI: TAMAN CONTOH, KLANG',
        '',
        line('NO RUJ/REF NO', p.reference),
        line('URUSNIAGA', 'DEPOSIT TUNAI'),
        line('KE AKAUN/TO AC', p.account),
        'NAMA/NAME      :',
        `<b>${p.recipient}</b>`,
        line('BUTIRAN', p.memo.toUpperCase()),
        '',
        ...(notes.length > 0 ? ['WANG KERTAS / NOTES', ...notes, ''] : []),
        `<b style="font-size:16px">JUMLAH/TOTAL ${p.amount}</b>`,
        ...extra(p),
        '',
        `<b>${p.status}</b>`,
        ...(p.done ? [] : ['SILA HUBUNGI CAWANGAN BERHAMPIRAN']),
        '',
        '<center>SILA SIMPAN RESIT INI',
        'PLEASE KEEP THIS RECEIPT',
        'HOTLINE 1-300-55-8668</center>',
      ].join('\n')}</pre>`,
    );
  },
});

const CLOSING: Record<Outcome, string> = {
  success: 'TERIMA KASIH KERANA BERURUSAN',
  failed: 'SILA CUBA SEKALI LAGI',
  pending: 'SILA SEMAK PENYATA AKAUN ANDA',
  cancelled: 'URUSNIAGA DIHENTIKAN',
  refunded: 'SILA SEMAK BAKI AKAUN ANDA',
};

// After the national savings bank's cash machine: short capitals in Malay, balance after the transfer.
const rumpun = look({
  name: 'rumpun-atm-pindahan',
  medium: 'paper',
  language: 'ms',
  width: 370,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA', 'URUSNIAGA BERJAYA'],
    failed: ['TRANSAKSI GAGAL', 'PINDAHAN TIDAK BERJAYA'],
    pending: ['PINDAHAN SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['AMAUN DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#b79a78;padding:24px 22px}pre{font:14px/1.6 ${FONTS.terminal};background:#fdfdfb;color:#333;padding:22px 18px;white-space:pre-wrap;transform:rotate(-.6deg);box-shadow:0 2px 10px #0005}`,
      `<pre>${[
        '<b style="font-size:17px">BANK RUMPUN</b>',
        'TARIKH    MASA   NO ATM',
        `${p.date}  ${p.time}  ${p.below(90_000, 'atm') + 10_000}`,
        `KAD  5264XXXXXXXX${p.below(9_000, 'card') + 1_000}`,
        '',
        '<b>PINDAHAN KE BANK LAIN</b>',
        line('DARI AKAUN', p.ownAccount, 11),
        line('KE AKAUN', p.account, 11),
        line('BANK', p.bank.toUpperCase(), 11),
        line('NAMA', p.recipient, 11),
        line('RUJUKAN', p.reference, 11),
        '',
        `<b>${line('AMAUN', p.amount, 11)}</b>`,
        line('CAJ', p.nothing, 11),
        line('BAKI', p.balance, 11),
        ...extra(p, 11),
        '',
        `<b>${p.status}</b>`,
        '',
        CLOSING[p.outcome],
      ].join('\n')}</pre>`,
    ),
});

// After a cooperative bank's counter: a form of half a sheet, the teller's machine prints into the boxes, a stamp.
const kerjasama = look({
  name: 'kerjasama-desa-slip-kaunter',
  medium: 'paper',
  language: 'ms',
  width: 760,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => `KT${below(900, 'branch') + 100}-${below(900_000, 'slip') + 100_000}`,
  says: {
    success: ['BERJAYA', 'SELESAI', 'DITERIMA DAN DIPROSES'],
    failed: ['TIDAK BERJAYA', 'DITOLAK'],
    pending: ['DALAM PROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const box = (label: string, value: string, wide = 1) =>
      `<div style="grid-column:span ${wide};border:1px solid #7d93b5;padding:5px 10px 7px;min-height:50px"><div style="font:11px ${FONTS.sans};color:#2d4f86">${label}</div><div style="font:700 16px/1.35 ${FONTS.mono};color:#222">${value}</div></div>`;
    return pageOf(
      `body{background:#d8d4cc;padding:20px}.g{display:grid;grid-template-columns:repeat(6,1fr);gap:0}`,
      `<div style="background:#fdfcf7;padding:26px 30px;font-family:${FONTS.sans}"><div style="display:flex;justify-content:space-between;align-items:center;color:#2d4f86"><div><b style="font-size:19px">BANK KERJASAMA DESA</b><div style="font-size:12px">Bank Koperasi Anggota Desa Malaysia</div></div><div style="text-align:right"><b style="font-size:16px">SLIP TRANSAKSI KAUNTER</b><div style="font-size:12px">Salinan Pelanggan</div></div></div><div class="g" style="margin-top:16px">${[
        box('Tarikh', p.date, 2),
        box('Masa', p.time, 2),
        box('Cawangan / Juruwang', 'KUALA PILAH / 07', 2),
        box('Jenis Transaksi', 'PINDAHAN KREDIT', 3),
        box('No. Rujukan', p.reference, 3),
        box('Nama Pembayar', p.sender, 6),
        box('Nama Penerima', p.recipient, 6),
        box('Bank Penerima', p.bank.toUpperCase(), 3),
        box('No. Akaun Penerima', p.account, 3),
        box('Amaun', `<span style="font-size:20px">${p.amount}</span>`, 3),
        box('Status Transaksi', p.status, 3),
        box('Butiran', p.memo.toUpperCase(), 6),
        ...p.decoy.map(([label, value]) => box(label, value, 6)),
      ].join(
        '',
      )}</div><div style="display:flex;justify-content:space-between;margin-top:20px;align-items:flex-end;font-size:12px;color:#2d4f86"><div>Tandatangan pelanggan<div style="border-bottom:1px solid #7d93b5;width:190px;height:38px"></div></div><div style="border:2px solid #4a3f8f;color:#4a3f8f;padding:8px 14px;text-align:center;font-weight:700;transform:rotate(-3deg)">BANK KERJASAMA DESA<br>KUALA PILAH<br>${p.date}</div></div><p style="font-size:11px;color:#5b6c85;margin-top:16px">Sila semak butiran di atas sebelum meninggalkan kaunter. Pusat Panggilan: 1-300-55-4545 (8.30 pagi – 5.30 petang, Isnin hingga Jumaat).</p></div>`,
    );
  },
});

export const papers = [saga, rumpun, kerjasama];
