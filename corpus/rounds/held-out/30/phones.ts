import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

type Below = (count: number, what: string) => number;
const two = (number: number) => String(number).padStart(2, '0');
const figures = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');
const day = (clock: Clock) => `${clock.year}${two(clock.month)}${two(clock.day)}`;

/** No second charge beside the one that the page is given. */
const charge = (p: Printed, label: string, value: string): Row[] =>
  p.decoy.some(([given]) => /Caj|Charge/.test(given)) ? [] : [[label, value]];

/** The biggest bank's receipt, shared as a picture: labels over values, the sum at the foot. */
const belang = look({
  name: 'belang-resit-kongsi',
  language: 'ms',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Berjaya', 'Transaksi berjaya'],
    failed: ['Tidak berjaya', 'Transaksi tidak berjaya'],
    pending: ['Sedang diproses', 'Menunggu kelulusan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#000;min-height:100vh}.row{padding:0 28px 17px}.k{font-size:12.5px;color:#6f6f6f}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#ffc83d;padding:24px 28px 20px;display:flex;align-items:center;gap:10px"><span style="width:28px;height:28px;border-radius:50%;background:repeating-linear-gradient(60deg,#111 0 4px,#ffc83d 4px 8px);border:3px solid #111"></span><b style="font-size:22px;letter-spacing:-.5px">Belang</b></div>
<div style="padding:26px 28px 18px"><div style="font-size:20px;font-weight:700">Resit</div><div style="font-size:14px;margin-top:3px">Pindahan LajuNow</div><div style="font-size:15px;font-weight:700;color:${signColour(p)};margin-top:8px">${p.status}</div></div>
<div style="border-top:1px solid #cfcfcf;margin:0 28px 18px"></div>${rowsOf([
        ['ID rujukan', p.reference],
        ['Tarikh &amp; masa', `${p.date}, ${p.time}`],
        ['Nama penerima', p.recipient],
        ['Bank penerima', p.bank],
        ['Nombor akaun penerima', p.account],
        ['Rujukan penerima', p.memo],
        ...p.decoy,
      ])}<div style="border-top:1px solid #cfcfcf;margin:2px 28px 0;padding:16px 0;display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:14px">Jumlah</span><b style="font-size:22px">${p.amount}</b></div>
<p style="padding:12px 28px 26px;font-size:11px;color:#6f6f6f">Nota: Resit ini dijana oleh komputer dan tandatangan tidak diperlukan.<br><br>Belang Bank Berhad (Ahli PIDM)</p>`,
    ),
});

/** A regional bank's new app: the sum below the tick, accounts in a card, round keys, an advert. */
const gurita = look({
  name: 'gurita-apl-selesai',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    success: ['Pemindahan Berjaya!', 'Berjaya!', 'Pemindahan berjaya'],
    failed: ['Pemindahan Tidak Berjaya', 'Pemindahan gagal'],
    pending: ['Pemindahan Sedang Diproses', 'Pemindahan Dijadualkan'],
    cancelled: ['Pemindahan Dibatalkan'],
    refunded: ['Pemindahan Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f4f6;color:#22252b}.card{background:#fff;border-radius:14px;margin:0 16px 12px;padding:6px 18px}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 0;font-size:14px}.k{color:#6d7280;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}.act{display:flex;justify-content:space-around;padding:10px 16px 16px;font-size:12px;text-align:center}.act i{display:block;width:44px;height:44px;line-height:42px;border-radius:50%;background:#fff;border:1px solid #e0e1e6;margin:0 auto 6px;color:#b3122a;font-style:normal;font-size:18px}`,
      `${phoneBar(p.clock, '#22252b', 72)}<div style="padding:22px 24px 20px;text-align:center">${badge(p, 60)}<div style="font-size:20px;font-weight:700;margin-top:14px">${p.status}</div><div style="font-size:34px;font-weight:700;margin-top:8px">${p.amount}</div><div style="color:#6d7280;font-size:13px;margin-top:4px">${p.date}, ${p.time}</div></div>
<div class="card" style="padding:14px 18px"><div style="font-size:12px;color:#6d7280">Daripada</div><div style="font-weight:700">${p.sender}</div><div style="font-size:13px;color:#6d7280">Akaun Simpanan ${p.ownAccount}</div><div style="border-top:1px solid #ececf0;margin:12px 0"></div><div style="font-size:12px;color:#6d7280">Kepada</div><div style="font-weight:700">${p.recipient}</div><div style="font-size:13px;color:#6d7280">${p.bank}<br>${p.account}</div></div>
<div class="card">${rowsOf([
        ['No. rujukan', p.reference],
        ['Kaedah pemindahan', 'LajuNow'],
        ['Rujukan penerima', p.memo],
        ...charge(p, 'Caj perkhidmatan', p.nothing),
        ...p.decoy,
      ])}</div><div class="act"><span><i>↗</i>Kongsi resit</span><span><i>☆</i>Tambah kegemaran</span><span><i>↻</i>Pindah lagi</span></div>
<div style="margin:0 16px 14px;background:linear-gradient(110deg,#7d0d21,#c81e3a);color:#fff;border-radius:14px;padding:14px 18px"><b>Pinjaman Peribadi Segera</b><div style="font-size:12.5px">Mohon sehingga ${p.money(10_000_000)} terus di dalam apl.</div></div><div style="margin:0 16px 26px;background:#b3122a;color:#fff;border-radius:26px;text-align:center;padding:14px;font-weight:700">Selesai</div>`,
    ),
});

/** A blue bank: a receipt sheet on a dark ground, the accounts with an arrow between them. */
const redup = look({
  name: 'redup-mobile-helaian',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: (below, clock) => `${day(clock)}RDUPMYKL010ORM${figures(below, 8, 'redup')}`,
  says: {
    success: ['Pemindahan Berjaya', 'Transaksi Berjaya', 'Pemindahan anda berjaya'],
    failed: ['Pemindahan Tidak Berjaya', 'Transaksi Tidak Berjaya'],
    pending: ['Pemindahan Dalam Proses', 'Transaksi Dalam Proses'],
    cancelled: ['Pemindahan Dibatalkan'],
    refunded: ['Pemindahan Dipulangkan'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0a2a6b;color:#10213f;min-height:100vh}.row{padding:10px 0}.k{font-size:12.5px;color:#64718a}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}.end{background:#eef3fb;border-radius:12px;padding:12px 16px}`,
      `${phoneBar(p.clock, '#fff', 54)}<div style="text-align:right;color:#fff;padding:4px 22px 14px;font-size:20px">✕</div><div style="background:#fff;border-radius:24px 24px 0 0;padding:28px 24px 30px;min-height:calc(100vh - 75px)"><div style="display:flex;gap:14px;align-items:center">${badge(p, 46)}<div><div style="font-size:20px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#64718a">${p.date}, ${p.time}</div></div></div>
<div style="margin:22px 0 16px"><div style="font-size:12.5px;color:#64718a">Jumlah pemindahan</div><div style="font-size:34px;font-weight:800;color:#0a4dba;line-height:1.2">${p.amount}</div></div>
<div class="end"><div class="k">Daripada</div><div class="v">Akaun Bijak-i</div><div style="font-size:13px">${p.ownAccount}</div></div><div style="text-align:center;color:#0a4dba;font-size:18px;line-height:26px">↓</div><div class="end" style="margin-bottom:12px"><div class="k">Kepada</div><div class="v">${p.recipient}</div><div style="font-size:13px">${p.bank} | ${p.account}</div></div>${rowsOf(
        [
          ['Jenis pemindahan', 'LajuNow (Akaun)'],
          ['No. rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:18px"><span style="flex:1;border:1.5px solid #0a4dba;color:#0a4dba;border-radius:8px;text-align:center;padding:13px;font-weight:700">Kongsi Resit</span><span style="flex:1;background:#0a4dba;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Selesai</span></div></div>`,
    ),
});

/** A co-operative bank's older app: a bar, a line that tells the outcome, striped pairs. */
const warga = look({
  name: 'iwarga-pindahan-wang',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'BERJAYA'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal', 'GAGAL'],
    pending: ['Dalam Proses', 'Menunggu Pengesahan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan Semula'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:13.5px}.row{display:flex;padding:10px 16px}.row:nth-child(odd){background:#f1f4f9}.k{width:132px;flex:none;color:#4a5568}.v{flex:1;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 39, '#003a80')}<div style="background:#00479d;color:#fff;padding:13px 16px;display:flex;justify-content:space-between;border-bottom:4px solid #f58220"><span>☰</span><b style="font-size:16px">Pindahan Wang</b><span>Keluar</span></div>
<div style="padding:18px 16px;text-align:center">${badge(p, 42)}<div style="font-size:17px;font-weight:700;color:${signColour(p)};margin-top:8px">${p.status}</div></div><div style="background:#00479d;color:#fff;padding:7px 16px;font-weight:700">Butiran Transaksi</div><div>${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh &amp; Masa', `${p.date} ${p.time}`],
          ['Jenis Transaksi', 'Pindahan LajuNow - Nombor Akaun'],
          ['Dari Akaun', `${p.ownAccount}<br>Simpanan Qard-i`],
          ['Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Nama Penerima', p.recipient],
          ['Amaun', p.amount],
          ...charge(p, 'Caj', p.nothing),
          ['Rujukan Penerima', p.memo],
          ['Butiran Lain', '-'],
          ...p.decoy,
        ],
      )}</div><div style="padding:20px 16px 8px;display:flex;gap:10px"><span style="flex:1;background:#f58220;color:#fff;text-align:center;padding:12px;font-weight:700;border-radius:4px">Simpan Resit</span><span style="flex:1;background:#00479d;color:#fff;text-align:center;padding:12px;font-weight:700;border-radius:4px">Menu Utama</span></div><p style="padding:10px 16px 22px;font-size:11.5px;color:#5c6678;text-align:center">Sebarang pertanyaan, hubungi tele-warga di talian <span style="white-space:nowrap">1-300-55-2030</span>.</p>`,
    ),
});

/** The savings bank of the state: turquoise, pairs to both edges, the status among them. */
const simpan = look({
  name: 'mysimpan-status-transaksi',
  language: 'ms',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: (below) => figures(below, 12, 'simpan'),
  says: {
    success: ['Berjaya', 'BERJAYA', 'Transaksi Berjaya'],
    failed: ['Tidak Berjaya', 'GAGAL', 'Transaksi Gagal'],
    pending: ['Sedang Diproses', 'Dalam Proses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dikembalikan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1c2f33;font-size:12.5px}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 20px;border-bottom:1px solid #e1ebec}.k{color:#56696d;flex:none;max-width:136px}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#00a3ad">${phoneBar(p.clock, '#fff', 88)}<div style="color:#fff;padding:12px 20px 16px;font-size:16px;display:flex;gap:16px"><span>‹</span><b>Status Transaksi</b></div></div>${rowsOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['No. Rujukan', p.reference],
          ['Tarikh / Masa', `${p.date}<br>${p.time}`],
          ['Jenis Perkhidmatan', 'Pindahan Dana<br>LajuNow'],
          ['Daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Bank Penerima', p.bank],
          ['Kepada', `<b>${p.recipient}</b><br>${p.account}`],
          ['Amaun', `<b style="font-size:16px">${p.amount}</b>`],
          ...charge(p, 'Fi', p.nothing),
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;justify-content:center;gap:46px;padding:20px;color:#00838b;text-align:center;font-size:11.5px"><span><b style="font-size:18px">⤓</b><br>Muat Turun</span><span><b style="font-size:18px">↗</b><br>Kongsi</span><span><b style="font-size:18px">♡</b><br>Kegemaran</span></div><div style="margin:0 20px 26px;background:#00a3ad;color:#fff;border-radius:6px;text-align:center;padding:13px;font-weight:700">KEMBALI KE LAMAN UTAMA</div>`,
    ),
});

/** An Islamic bank's app: a ticket over a maroon ground, torn where the sum ends. */
const nurani = look({
  name: 'go-nurani-tiket',
  language: 'ms',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: {
    success: ['Transaksi Berjaya', 'Pindahan Berjaya', 'Transaksi anda telah berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Pindahan Tidak Berjaya'],
    pending: ['Transaksi Sedang Diproses', 'Transaksi Dalam Proses'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Wang Dikembalikan'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f1f2 linear-gradient(#8c1d40,#8c1d40) 0 0/100% 250px no-repeat;color:#2b2226}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:13.5px}.k{color:#75686d;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 65)}<div style="color:#fff;text-align:center;font-weight:700;font-size:16px;padding:10px 0 44px">Resit Transaksi</div><div style="background:#fff;border-radius:16px;margin:0 18px;box-shadow:0 4px 16px #0002;padding:0 22px 14px"><div style="text-align:center"><div style="margin-top:-28px;display:inline-block;border:5px solid #fff;border-radius:50%;line-height:0">${badge(p, 54)}</div><div style="font-size:17px;font-weight:700;color:${signColour(p)};margin-top:6px">${p.status}</div><div style="font-size:32px;font-weight:700;margin:8px 0 2px">${p.amount}</div><div style="font-size:13px;color:#75686d">${p.date}, ${p.time}</div></div><div style="border-top:2px dashed #e3d7da;margin:18px 0 10px"></div>${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Jenis Transaksi', 'Pindahan LajuNow'],
          ['Daripada', `Al-Barakah-i<br>${p.ownAccount}`],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['No. Akaun', p.account],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin:16px 18px;display:flex;gap:12px"><span style="flex:1;border:1.5px solid #8c1d40;color:#8c1d40;background:#fff;border-radius:24px;padding:12px;text-align:center;font-weight:700">Kongsi</span><span style="flex:1;border:1.5px solid #8c1d40;color:#8c1d40;background:#fff;border-radius:24px;padding:12px;text-align:center;font-weight:700">Muat turun</span></div><div style="margin:0 18px 26px;background:#8c1d40;color:#fff;border-radius:24px;padding:14px;text-align:center;font-weight:700">Selesai</div>`,
    ),
});

/** English only, red over white: what became of it and its number on top, then from, to and the rest. */
const suar = look({
  name: 'suar-online-result',
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => figures(below, 11, 'suar'),
  says: {
    success: ['Transfer Successful', 'Successful', 'Transaction Successful'],
    failed: ['Transfer Unsuccessful', 'Unsuccessful', 'Transaction Unsuccessful'],
    pending: ['Transfer Pending', 'Transaction In Progress'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#272727}h2{font-size:12px;letter-spacing:.6px;color:#d71f28;padding:16px 22px 4px}.row{padding:7px 22px}.k{font-size:12.5px;color:#707070}.v{font-size:15px;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#272727', 47)}<div style="padding:12px 22px 18px;display:flex;gap:14px;align-items:center;border-bottom:6px solid #f4f4f4">${badge(p, 48, false)}<div><div style="font-size:20px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#707070">Reference No. ${p.reference}</div></div></div>
<h2>TRANSFER FROM</h2>${rowsOf([['Bright Savers Account-i', p.ownAccount]])}<h2>TRANSFER TO</h2>${rowsOf([
        ['Recipient Name', p.recipient],
        ['Bank', p.bank],
        ['Account Number', p.account],
      ])}<h2>TRANSFER DETAILS</h2>${rowsOf([
        ['Amount', `<b style="font-size:20px">${p.amount}</b>`],
        ['Date &amp; Time', `${p.date}, ${p.time}`],
        ['Transfer Via', 'LajuNow'],
        ["Recipient's Reference", p.memo],
        ...p.decoy,
      ])}<div style="display:flex;gap:12px;padding:20px 22px 12px"><span style="flex:1;border:1.5px solid #d71f28;color:#d71f28;border-radius:6px;text-align:center;padding:12px;font-weight:700">Share</span><span style="flex:1;background:#d71f28;color:#fff;border-radius:6px;text-align:center;padding:12px;font-weight:700">Done</span></div><div style="text-align:center;color:#d71f28;font-weight:600;font-size:13.5px;padding:4px 0 26px">Make Another Transfer</div>`,
    ),
});

export const phones = [belang, gurita, redup, warga, simpan, nurani, suar];
