// Malay internet banks on a computer, and one in a phone's browser.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');

// After the largest bank's portal: a card over the dimmed page, from and to side by side below the sum.
const cakerawala = look({
  name: 'cakerawala-dua-u-web',
  medium: 'portal',
  language: 'ms',
  width: 1180,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Berjaya', 'Pindahan berjaya', 'Transaksi berjaya'],
    failed: ['Tidak berjaya', 'Pindahan tidak berjaya'],
    pending: ['Menunggu kelulusan', 'Sedang diproses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#8d8b86;color:#222}.row{display:flex;padding:11px 0;border-top:1px solid #e6e6e6}.k{width:46%;color:#6b6b6b}.v{flex:1;text-align:right;font-weight:600}nav span{padding:0 18px}.side{flex:1;background:#f6f6f4;border-radius:8px;padding:14px 18px}`,
      `<div style="background:#b89a2c;padding:14px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:24px">cakerawala2u</b><span>Peti masuk &nbsp;&nbsp; Tetapan &nbsp;&nbsp; <b>Log keluar</b></span></div><nav style="background:#6f6d69;color:#d9d8d4;padding:13px 22px;font-weight:600;font-size:13px"><span>AKAUN</span><span>BAYAR &amp; PINDAH</span><span>KAD</span><span>SIMPANAN</span><span>PEMBIAYAAN</span><span>PELABURAN</span><span>INSURANS</span></nav>
<div style="width:640px;margin:30px auto 36px;background:#fff;border-radius:12px;padding:30px 40px 34px"><div style="display:flex;gap:16px;align-items:center"><span style="line-height:0">${badge(p, 46)}</span><div><div style="font-size:23px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#6b6b6b">ID Rujukan: ${p.reference} &nbsp;|&nbsp; ${p.date}, ${p.time}</div></div></div><div style="font-size:36px;font-weight:700;margin:22px 0 18px">${p.amount}</div><div style="display:flex;gap:14px;align-items:center;margin-bottom:18px"><div class="side"><div style="font-size:12px;color:#6b6b6b">Daripada</div><b>Akaun Simpanan</b><br>${p.ownAccount}</div><span style="font-size:22px;color:#999">→</span><div class="side"><div style="font-size:12px;color:#6b6b6b">Kepada</div><b>${p.recipient}</b><br>${p.account}</div></div>${rowsOf(
        [
          ['Bank penerima', p.bank],
          ['Mod pindahan', 'KilatNow'],
          ['Jenis pindahan', 'Pindahan Dana'],
          ['Tarikh berkuat kuasa', `Hari ini, ${p.date}`],
          ['Rujukan penerima', p.memo],
          ['Caj perkhidmatan', p.nothing],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:22px">${p.done ? '<span style="flex:1;text-align:center;border:1px solid #999;border-radius:24px;padding:11px;font-weight:600">Kongsi Resit</span>' : ''}<span style="flex:1;text-align:center;background:#ffc83d;border-radius:24px;padding:12px;font-weight:700">${p.done ? 'Selesai' : 'Kembali ke Akaun'}</span></div></div>`,
    ),
});

const stepsOf = (steps: string[]) =>
  steps
    .map(
      (step, place) =>
        `<span style="margin-right:34px;color:${place === steps.length - 1 ? '#9b1c2e' : '#777'}"><span style="display:inline-block;width:24px;height:24px;line-height:24px;text-align:center;border-radius:50%;background:${place === steps.length - 1 ? '#9b1c2e' : '#bbb'};color:#fff;font-size:13px;margin-right:8px">${place + 1}</span>${step}</span>`,
    )
    .join('');

const told = ({ outcome }: Printed) =>
  ({
    success: 'Sila simpan nombor rujukan ini untuk semakan anda.',
    failed: 'Tiada wang didebit daripada akaun anda. Sila cuba sebentar lagi.',
    pending: 'Kami akan memaklumkan anda setelah transaksi ini selesai.',
    cancelled: 'Transaksi ini dibatalkan atas permintaan anda.',
    refunded: 'Jumlah ini telah dikreditkan semula ke akaun anda.',
  })[outcome];

// After the red bank's clicks: three steps, the result's sentence, two plain columns, an advert at the right.
const songket = look({
  name: 'songket-klik-web',
  medium: 'portal',
  language: 'ms',
  width: 1200,
  scale: 1.2,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: {
    success: ['Pindahan anda berjaya', 'Pindahan wang telah berjaya', 'Transaksi anda telah berjaya'],
    failed: ['Pindahan anda tidak berjaya', 'Transaksi anda gagal diproses'],
    pending: ['Pindahan anda sedang diproses', 'Pindahan anda telah dijadualkan'],
    cancelled: ['Pindahan anda telah dibatalkan'],
    refunded: ['Pindahan anda telah dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f3f3;color:#2b2b2b}.row{padding:9px 0;width:50%;padding-right:20px}.k{font-size:12.5px;color:#6d6d6d}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}.cols{display:flex;flex-wrap:wrap}`,
      `<div style="background:#9b1c2e;color:#fff;padding:15px 46px;display:flex;justify-content:space-between"><b style="font-size:21px">songket klik</b><span style="font-size:13px;padding-top:5px">EN | <b>BM</b> &nbsp;&nbsp;&nbsp; Hai, ${p.sender} &nbsp;&nbsp;&nbsp; Log Keluar</span></div><div style="background:#fff;border-bottom:1px solid #ddd;padding:13px 46px;color:#555">Laman Utama &nbsp;&nbsp;&nbsp;&nbsp; Akaun Saya &nbsp;&nbsp;&nbsp;&nbsp; <b style="color:#9b1c2e">Pindahan Wang</b> &nbsp;&nbsp;&nbsp;&nbsp; Bayar Bil &nbsp;&nbsp;&nbsp;&nbsp; Tambah Nilai &nbsp;&nbsp;&nbsp;&nbsp; e-Tempatan &nbsp;&nbsp;&nbsp;&nbsp; Perkhidmatan</div>
<div style="display:flex;gap:24px;padding:24px 46px 30px;align-items:flex-start"><main style="flex:1;background:#fff;padding:26px 34px 32px"><div style="font-size:13px">${stepsOf(['Butiran Pindahan', 'Semak & Sahkan', 'Keputusan'])}</div><div style="display:flex;gap:14px;align-items:center;border:1px solid ${signColour(p)};padding:14px 18px;margin:22px 0 16px"><span style="line-height:0">${badge(p, 32)}</span><div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#666">${told(p)}</div></div></div><div class="cols">${rowsOf(
        [
          ['Jumlah', `<span style="font-size:22px">${p.amount}</span>`],
          ['No. Rujukan', p.reference],
          ['Daripada', `Akaun Semasa Songket<br>${p.ownAccount}`],
          ['Kepada', `${p.recipient}<br>${p.account}`],
          ['Bank Penerima', p.bank],
          ['Jenis Pindahan', 'KilatNow – Nombor Akaun'],
          ['Tarikh dan Masa', `${p.date} ${p.time}`],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:22px;font-size:13px"><span style="background:#9b1c2e;color:#fff;padding:11px 22px;margin-right:10px">Pindahan Lain</span><span style="border:1px solid #9b1c2e;color:#9b1c2e;padding:10px 22px;margin-right:10px">Muat Turun Resit</span><span style="border:1px solid #9b1c2e;color:#9b1c2e;padding:10px 22px">Tambah Kegemaran</span></div></main><aside style="width:226px;font-size:13px"><div style="background:#fff;padding:18px"><b>Tip Keselamatan</b><p style="margin-top:8px;color:#666">Jangan sekali-kali dedahkan kata laluan atau TAC anda kepada sesiapa.</p></div><div style="background:#fbe3d0;padding:18px;margin-top:14px"><b>Duit ekspres sehingga ${p.money(1_000_000)}</b><p style="margin-top:8px">Kelulusan dalam 10 minit. Tertakluk kepada terma dan syarat.</p></div></aside></div><div style="padding:0 46px 22px;font-size:11.5px;color:#777">Hak Cipta Terpelihara © 2026 Songket Bank Berhad</div>`,
    ),
});

// After the Islamic bank's older internet banking: side menu, a framed table with grey heads.
const gemilang = look({
  name: 'gemilang-i-internet-web',
  medium: 'portal',
  language: 'ms',
  width: 1024,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) =>
    `${String(clock.year).slice(2)}${two(clock.month)}${two(clock.day)}GBI${below(900_000, 'g') + 100_000}`,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'BERJAYA'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal', 'DITOLAK'],
    pending: ['Dalam Proses', 'Menunggu Pengesahan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan Semula'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#222}table{border-collapse:collapse;width:100%}td{border:1px solid #c9c9c9;padding:8px 12px}.k{background:#f0ebe4;width:40%}aside div{padding:9px 14px;border-bottom:1px solid #e2d8cc}`,
      `<div style="padding:16px 26px;display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #a3123f"><span><b style="font-size:22px;color:#a3123f">GEMILANG-i</b> <span style="color:#666">Perbankan Internet</span></span><span>Selamat Datang <b>${p.sender}</b> | Log Keluar</span></div><div style="display:flex"><aside style="width:196px;flex:none;background:#faf6f0"><div>Akaun Saya</div><div style="background:#a3123f;color:#fff;font-weight:700">Pindahan Wang</div><div style="padding-left:26px">Akaun Sendiri</div><div style="padding-left:26px">Akaun Pihak Ketiga</div><div style="padding-left:26px;font-weight:700;color:#a3123f">Pindahan KilatNow</div><div style="padding-left:26px">Pindahan Antara Bank (IBG)</div><div>Bayaran Bil</div><div>Zakat &amp; Sedekah</div><div>Haji &amp; Umrah</div><div>Penyata</div><div>Profil</div></aside><main style="flex:1;padding:20px 30px 30px"><div style="color:#777">Pindahan Wang &gt; Pindahan KilatNow &gt; Penerimaan</div><h1 style="font-size:17px;color:#a3123f;margin:12px 0 14px">Pindahan KilatNow</h1>${tableOf(
        [
          ['Status Transaksi', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Nombor Rujukan', p.reference],
          ['Tarikh / Masa Transaksi', `${p.date} ${p.time}`],
          ['Dari Akaun', `${p.ownAccount} SIMPANAN WADIAH`],
          ['Nama Penerima', `<b>${p.recipient}</b>`],
          ['Nombor Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Caj Perkhidmatan', p.nothing],
          ['Rujukan Penerima', p.memo],
          ['Butiran Pembayaran Lain', '-'],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:22px"><span style="background:#a3123f;color:#fff;padding:8px 26px;margin-right:8px">Cetak</span><span style="background:#a3123f;color:#fff;padding:8px 26px;margin-right:8px">Simpan Resit</span><span style="background:#777;color:#fff;padding:8px 26px">Kembali</span></div><p style="margin-top:24px;color:#777;font-size:11px">Nota: Sila cetak atau simpan resit ini sebagai rujukan. Sebarang pertanyaan, hubungi Pusat Panggilan 03-5550 2600 (24 jam).</p></main></div>`,
    ),
});

// After the cooperative bank's portal: blue head, orange line, label and colon in two blocks.
const warga = look({
  name: 'warga-koperasi-web',
  medium: 'portal',
  language: 'ms',
  width: 1100,
  scale: 1.2,
  money: MONEY.code,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.lettersFirst,
  says: {
    success: [
      'Transaksi anda telah berjaya.',
      'Transaksi Berjaya',
      'Pemindahan anda telah berjaya diproses.',
    ],
    failed: ['Transaksi anda tidak berjaya.', 'Transaksi Tidak Berjaya'],
    pending: ['Transaksi anda sedang diproses.', 'Transaksi menunggu kelulusan'],
    cancelled: ['Transaksi telah dibatalkan.'],
    refunded: ['Amaun transaksi telah dipulangkan.'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const block = (title: string, rows: [string, string][]) =>
      `<div style="background:#e8eef7;color:#0d3c80;font-weight:700;padding:8px 14px;margin-top:16px">${title}</div><table>${rows.map(([label, value]) => `<tr><td class="k">${label}</td><td style="width:14px">:</td><td class="v">${value}</td></tr>`).join('')}</table>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#26303c;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:7px 14px 7px;vertical-align:top}.k{width:250px;color:#586575}td:nth-child(2){padding:7px 0}`,
      `<div style="background:#0d3c80;color:#fff;padding:14px 36px;display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #f08a1d"><b style="font-size:22px">iWarga</b><span style="font-size:12.5px">Log masuk terakhir: ${p.daysBefore(2)} &nbsp; | &nbsp; Bahasa Melayu ▾ &nbsp; | &nbsp; Log Keluar</span></div><div style="background:#f4f6f9;padding:11px 36px;font-size:13px;color:#45515f">Ringkasan Akaun &nbsp; &nbsp; <b style="color:#0d3c80">Pemindahan</b> &nbsp; &nbsp; Pembayaran &nbsp; &nbsp; Pembiayaan-i &nbsp; &nbsp; Ar-Rahnu &nbsp; &nbsp; Kad &nbsp; &nbsp; Anggota Koperasi &nbsp; &nbsp; Khidmat Diri</div><div style="padding:22px 36px 30px;max-width:860px"><h1 style="font-size:19px;color:#0d3c80">Pemindahan Segera ke Bank Lain</h1><div style="display:flex;gap:12px;align-items:center;margin-top:14px;background:#fbfbfb;border:1px solid #dde3ea;padding:12px 16px"><span style="line-height:0">${badge(p, 28)}</span><b style="font-size:16px;color:${signColour(p)}">${p.status}</b></div>${block(
        'Maklumat Transaksi',
        [
          ['No. Rujukan Transaksi', p.reference],
          ['Tarikh dan Masa', `${p.date} ${p.time}`],
          ['Dari Akaun', `${p.ownAccount} – SIMPANAN WARGA-i`],
          ['Amaun Pemindahan', `<b>${p.amount}</b>`],
          ['Caj Transaksi', p.nothing],
          ...p.decoy,
        ],
      )}${block('Maklumat Penerima', [
        ['Nama Penerima', `<b>${p.recipient}</b>`],
        ['Bank Penerima', p.bank],
        ['No. Akaun Penerima', p.account],
        ['Rujukan Penerima', p.memo],
      ])}<div style="margin-top:20px"><span style="background:#f08a1d;color:#fff;padding:9px 24px;border-radius:4px;margin-right:10px;font-weight:700">Cetak Resit</span><span style="background:#0d3c80;color:#fff;padding:9px 24px;border-radius:4px;font-weight:700">Transaksi Baharu</span></div></div><div style="background:#0d3c80;color:#c6d3e6;font-size:11.5px;padding:12px 36px">© Bank Kerjasama Warga Berhad. Khidmat pelanggan 1-300-55-7080 (24 jam). Had insurans deposit ${p.money(25_000_000)} bagi setiap pendeposit.</div>`,
    );
  },
});

const hours = ({ hour, minute }: Clock) =>
  `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'pagi' : hour < 19 ? 'petang' : 'malam'}`;

// After the farmers' bank's portal in a phone's browser: one sheet of plain lines below a green head.
const tani = look({
  name: 'tani-net-pelayar',
  medium: 'portal',
  language: 'ms',
  width: 412,
  scale: 2.4,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.longMalay,
  time: hours,
  reference: REFERENCES.digits,
  says: {
    success: ['Berjaya', 'Berjaya Diproses', 'Transaksi Berjaya'],
    failed: ['Tidak Berjaya', 'Gagal'],
    pending: ['Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1e2a1f}.row{display:flex;padding:10px 0;border-bottom:1px solid #dfe7dc}.k{width:146px;flex:none;color:#566556;font-size:13px;padding-right:10px}.v{flex:1;font-size:14.5px;overflow-wrap:anywhere}`,
      `<div style="background:#e9ecef">${phoneBar(p.clock, '#222', 38)}<div style="padding:4px 12px 10px;display:flex;gap:10px;align-items:center;color:#444"><span style="flex:1;background:#fff;border-radius:20px;padding:9px 16px;font-size:13.5px">🔒 www.taninet.example</span><span>⋮</span></div></div><div style="background:#23682f;color:#fff;padding:13px 18px;display:flex;justify-content:space-between"><b style="font-size:18px">☰ &nbsp; TANInet</b><span style="font-size:13px;padding-top:3px">Log Keluar</span></div><div style="background:#f3b61f;height:5px"></div><div style="padding:16px 18px 26px"><div style="font-size:12px;color:#566556">Pemindahan Dana / KilatNow</div><h1 style="font-size:18px;color:#23682f;margin:4px 0 10px">Akuan Transaksi</h1>${rowsOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['No. Rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Dari Akaun', p.ownAccount],
          ['Ke Akaun', p.account],
          ['Bank Penerima', p.bank],
          ['Nama Penerima', `<b>${p.recipient}</b>`],
          ['Jumlah Pindahan', `<b style="font-size:18px">${p.amount}</b>`],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:10px;margin-top:22px"><span style="flex:1;text-align:center;border:1px solid #23682f;color:#23682f;padding:11px;border-radius:4px">Simpan PDF</span><span style="flex:1;text-align:center;background:#23682f;color:#fff;padding:11px;border-radius:4px">Transaksi Lain</span></div><p style="font-size:12px;color:#667466;margin-top:18px">Jika anda mengesyaki sebarang penipuan, hubungi Pusat Respons Scam Kebangsaan di talian 997 atau Tani Bank di 03-5550 9000.</p></div>`,
    ),
});

export const portals = [cakerawala, songket, gemilang, warga, tani];
