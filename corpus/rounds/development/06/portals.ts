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

const DAYS_MS = ['AHAD', 'ISNIN', 'SELASA', 'RABU', 'KHAMIS', 'JUMAAT', 'SABTU'];
const dayFirst = (clock: Clock) => `${DATES.slashes(clock)} (${DAYS_MS[clock.weekday]})`;

const pedada = look({
  name: 'pedada-net',
  medium: 'portal',
  language: 'ms',
  width: 1080,
  scale: 1,
  money: MONEY.spaced,
  date: dayFirst,
  time: TIMES.seconds,
  reference: (below) => `KN${REFERENCES.digits(below)}`,
  says: {
    success: ['Transaksi anda telah berjaya dilakukan.', 'Pindahan dana anda telah berjaya.'],
    failed: ['Transaksi anda tidak berjaya.', 'Pindahan dana anda gagal diproses.'],
    pending: ['Transaksi anda sedang diproses.', 'Pindahan dana anda menunggu kelulusan.'],
    cancelled: ['Transaksi anda telah dibatalkan.'],
    refunded: ['Transaksi ini telah dipulangkan ke akaun anda.'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#e9eef2;color:#23303b;font-size:13px}.row{display:flex;padding:7px 0}.k{width:46%;color:#5b6b79}.v{flex:1;font-weight:700}.nav span{margin-right:26px}h3{font-size:13px;color:#0b5a86;border-bottom:2px solid #0b5a86;padding-bottom:5px;margin-bottom:6px}.c{flex:1}`,
      `<div style="background:#0b3d5c;color:#fff;padding:16px 34px;font-size:22px;font-weight:700">pedada<span style="font-weight:400">net</span><span style="float:right;font-size:12px;font-weight:400">Selamat datang, ${p.sender} &nbsp;|&nbsp; Log Keluar</span></div><div class="nav" style="background:#0b5a86;color:#d7ebf7;padding:9px 34px"><span>Akaun Saya</span><span><b style="color:#fff">Pindahan</b></span><span>Bayaran Bil</span><span>Kad</span><span>Pelaburan</span><span>Khidmat Diri</span></div>
<div style="margin:20px 34px;background:#fff;padding:20px 28px"><p style="color:#7b8a96;font-size:12px">Pindahan &gt; KilatNow ke Akaun Lain &gt; <b>Resit</b></p><div style="margin:14px 0 18px;border:1px solid ${signColour(p)};border-left-width:8px;padding:12px 16px;font-size:15px;color:${signColour(p)};font-weight:700">${p.status}</div><div style="display:flex;gap:44px"><div class="c"><h3>DARIPADA</h3>${rowsOf(
        [
          ['Akaun', p.ownAccount],
          ['Nama Pemegang Akaun', p.sender],
          ['Caj Perkhidmatan', p.fee],
          ['Jumlah Debit', p.withFee],
          ...p.decoy,
        ],
      )}</div><div class="c"><h3>KEPADA</h3>${rowsOf([
        ['Bank Penerima', p.bank],
        ['No. Akaun Penerima', p.account],
        ['Nama Penerima', p.recipient],
        ['Amaun Pindahan', p.amount],
        ['Rujukan Penerima', p.memo],
      ])}</div></div><h3 style="margin-top:18px">MAKLUMAT TRANSAKSI</h3><div style="width:60%">${rowsOf([
        ['No. Rujukan KilatNow', p.reference],
        ['Tarikh / Masa', `${p.date} ${p.time}`],
        ['Jenis Pindahan', 'Serta-merta'],
      ])}</div><div style="text-align:right;margin-top:12px;color:#0b5a86"><u>Cetak Resit</u> &nbsp; <u>Simpan sebagai Kegemaran</u> &nbsp; <span style="background:#0b5a86;color:#fff;padding:8px 18px">Pindahan Baharu</span></div></div><p style="padding:0 34px 18px;font-size:11px;color:#7b8a96">Hak cipta terpelihara Pedada Bank Berhad. Paparan terbaik 1280 x 800. Jangan dedahkan kata laluan anda.</p>`,
    ),
});

const northmoor = look({
  name: 'northmoor-payments',
  medium: 'portal',
  width: 960,
  scale: 1.25,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  says: {
    success: ["We've sent your payment", 'Your payment has been made', 'All done. Your money has been sent'],
    failed: ["We couldn't send your payment", 'Your payment was not made'],
    pending: ['Your payment is waiting for approval', "We're still processing your payment"],
    cancelled: ['You cancelled this payment'],
    refunded: ['This payment was returned to you'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1b1b1b;font-size:16px}.row{display:flex;padding:13px 0;border-bottom:1px solid #ddd}.k{width:260px}.v{flex:1}`,
      `<div style="border-bottom:6px solid #6b1d2a;padding:18px 60px;font:700 24px ${FONTS.book};color:#6b1d2a">Northmoor<span style="float:right;font:400 14px ${FONTS.sans};color:#444;padding-top:8px">Payments &nbsp;&nbsp; Cards &nbsp;&nbsp; Help &nbsp;&nbsp; <b>Log off</b></span></div>
<div style="padding:34px 60px 20px"><div style="display:flex;gap:18px;align-items:center">${badge(p, 44, false)}<h1 style="font:400 30px ${FONTS.book}">${p.status}</h1></div><div style="background:#f5f1ec;padding:20px 24px;margin:24px 0 14px;font-size:18px"><b style="font-size:26px">${p.amount}</b> to <b>${p.recipient}</b></div>${rowsOf(
        [
          ['Payee account', `${p.account}, ${p.bank}`],
          ['From', `Everyday Current Account ${p.ownAccount}`],
          ['Payment date', `${p.date}, ${p.time} (Kuala Lumpur)`],
          ['Payment method', 'KilatNow Faster Transfer'],
          ['Fee', 'None'],
          ['Payment reference', p.memo],
          ['Confirmation number', p.reference],
          ...p.decoy,
        ],
      )}<p style="margin:22px 0;font-size:14px;color:#555">You may wish to print or save this page for your records.</p><span style="border:2px solid #6b1d2a;color:#6b1d2a;padding:10px 26px;font-weight:700">Print</span> &nbsp; <span style="background:#6b1d2a;color:#fff;padding:12px 28px;font-weight:700">Make another payment</span></div><div style="background:#2b2b2b;color:#ccc;font-size:12px;padding:18px 60px;margin-top:20px">© Northmoor Bank (Asia) Berhad, a member of the Northmoor Group. Protected up to MYR 250,000 per depositor.</div>`,
    ),
});

const bidara = look({
  name: 'bidara-niaga',
  medium: 'portal',
  language: 'mixed',
  width: 1160,
  scale: 1,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: {
    success: [
      'Berjaya / Successful',
      'Selesai / Completed',
      'Diluluskan dan Berjaya / Approved and Successful',
    ],
    failed: ['Gagal / Failed', 'Ditolak / Rejected'],
    pending: ['Menunggu Kelulusan / Pending Approval', 'Dalam Proses / Processing'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Returned'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const cells = (list: string[]) => list.map((text) => `<td>${text}</td>`).join('');
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fafafa;color:#2d2d2d;font-size:11.5px}table{border-collapse:collapse;width:100%;background:#fff}td{border:1px solid #cfcfcf;padding:8px 9px;vertical-align:top}.h td{background:#3d5a45;color:#fff}.k{width:32%;background:#eef3ef;color:#40584a}h2{font-size:13px;margin:20px 0 8px;color:#3d5a45}`,
      `<div style="display:flex"><div style="width:170px;background:#26382c;color:#c8d8cd;padding:20px 16px;line-height:2.7"><b style="font-size:16px;color:#fff">Bidara<br>Niaga</b><br>Papan Pemuka<br><b style="color:#ffd98a">Bayaran</b><br>Gaji / Payroll<br>Penyata<br>Kelulusan<br>Tetapan</div><div style="flex:1;padding:22px 28px"><h1 style="font-size:18px">Resit Transaksi / Transaction Receipt</h1><h2>A. Maklumat Am / General</h2>${tableOf(
        [
          ['No. Rujukan / Reference No.', p.reference],
          ['Tarikh & Masa / Date & Time', `${p.date} ${p.time}`],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Akaun Didebit / Debiting Account', `${p.ownAccount}<br>${p.sender}`],
          ...p.decoy,
        ],
      )}<h2>B. Butiran Benefisiari / Beneficiary Details</h2><table><tr class="h">${cells(['Bil.', 'Nama Benefisiari<br>Beneficiary Name', 'No. Akaun<br>Account No.', 'Bank', 'Butiran<br>Details', 'Amaun<br>Amount'])}</tr><tr>${cells(['1', p.recipient, p.account, p.bank, p.memo, `<b>${p.amount}</b>`])}</tr><tr><td colspan="5" style="text-align:right">Jumlah / Total</td><td><b>${p.amount}</b></td></tr></table><p style="margin-top:16px;font-size:10px;color:#777">Resit ini dijana oleh sistem. This is a system-generated receipt; no signature is needed.</p></div></div>`,
    );
  },
});

const setawar = look({
  name: 'setawar-laman',
  medium: 'phone',
  language: 'ms',
  dark: true,
  width: 384,
  scale: 2,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Duit telah dihantar', 'Pindahan selesai', 'Bayaran telah diterima'],
    failed: ['Pindahan tidak dapat diselesaikan', 'Bayaran tidak berjaya'],
    pending: ['Pindahan masih diproses', 'Menunggu pengesahan bank'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Duit telah dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#0c1b1e;color:#e6f1f0}.row{padding:9px 0}.k{font-size:11px;color:#7fa3a2}.v{font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 18px}`,
      `${phoneBar(p.clock, '#fff', 38)}<div style="margin:4px 14px;background:#1d3337;border-radius:18px;padding:8px 16px;font-size:12px;color:#9dbcbb;text-align:center">m.setawar.example/pindah</div><div style="padding:18px 22px 0;display:flex;justify-content:space-between"><b style="font-size:18px;color:#62d6c7">setawar</b><span>Menu ≡</span></div>
<div style="padding:22px"><h1 style="font-size:22px">${p.status}</h1><p style="margin:4px 0 16px;color:#9dbcbb">${p.date} · ${p.time}</p><div class="k">Amaun</div><div style="font-size:36px;font-weight:700;color:#62d6c7;margin-bottom:12px">${p.amount}</div><div style="border-top:1px solid #2d484c;border-bottom:1px solid #2d484c;padding:6px 0;margin-bottom:8px">${rowsOf(
        [
          ['Penerima', `${p.recipient}`],
          ['Bank & nombor akaun', `${p.bank} · ${p.account}`],
        ],
      )}</div><div class="g">${rowsOf([
        ['No. transaksi', p.reference],
        ['Cara', 'KilatNow'],
        ['Pengirim', p.sender],
        ['Tujuan', p.memo],
        ['Caj', 'Percuma'],
        ...p.decoy,
      ])}</div><div style="margin-top:20px;background:#62d6c7;color:#07292a;text-align:center;padding:13px;border-radius:6px;font-weight:700">Kongsi resit</div><div style="margin-top:10px;border:1px solid #62d6c7;color:#62d6c7;text-align:center;padding:12px;border-radius:6px">Kembali ke laman utama</div></div>`,
    ),
});

export const portals = [pedada, northmoor, bidara, setawar];
