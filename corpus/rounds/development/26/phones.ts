// Bank apps: what stands on the phone after a transfer, and what the app shares of it.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS_MS = 'Januari,Februari,Mac,April,Mei,Jun,Julai,Ogos,September,Oktober,November,Disember'.split(
  ',',
);
const DAYS_MS = 'Ahad,Isnin,Selasa,Rabu,Khamis,Jumaat,Sabtu'.split(',');

const ordinal = (day: number) =>
  `${day}${day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;
const ordinalDate = (clock: Clock) => {
  const [month, year] = DATES.long(clock).split(' ').slice(1);
  return `${ordinal(clock.day)} ${month} ${year}`;
};
const stopped = ({ hour, minute }: Clock) => `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'am' : 'pm'}`;
const dayOfWeekMalay = ({ weekday, day, month, year }: Clock) =>
  `${DAYS_MS[weekday]}, ${day} ${MONTHS_MS[month - 1]} ${year}`;
const malayPart = ({ hour, minute }: Clock) =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tgh hari' : hour < 19 ? 'ptg' : 'mlm'}`;

const account = (title: string, first: string, second: string) =>
  `<div style="flex:1;background:#18283c;border-radius:4px;padding:14px 14px 16px"><div style="font-size:12px;color:#9fb2c8">${title}</div><div style="font-size:15px;font-weight:700;margin:4px 0 6px;line-height:1.25">${first}</div><div style="font-size:13px;color:#c4d0de">${second}</div></div>`;

/** A bank of abroad by night: both accounts side by side, then each fact over its name. */
const ashcombe = look({
  name: 'ashcombe-move-money-night',
  dark: true,
  width: 393,
  scale: 2.75,
  money: MONEY.code,
  names: 'title',
  date: ordinalDate,
  time: stopped,
  reference: (below) => `ASH${below(9_000, 'a') + 1_000}-${below(900_000, 'b') + 100_000}`,
  says: {
    success: ["Your payment's been sent", 'Payment sent', 'Payment completed'],
    failed: ["Your payment wasn't made", 'Payment unsuccessful'],
    pending: ['Your payment is being processed', 'Payment scheduled'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['Your payment has been returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0c1724;color:#f4f7fa}.row{display:flex;flex-direction:column-reverse;padding:12px 20px;border-bottom:1px solid #223347}.k{font-size:12px;color:#9fb2c8}.v{font-size:16px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f4f7fa', 54)}<div style="display:flex;justify-content:space-between;padding:10px 20px 16px;border-bottom:1px solid #223347"><span style="font-size:18px">✕</span><b style="font-size:16px">Move money</b><span style="width:18px"></span></div>
<div style="display:flex;gap:14px;align-items:center;padding:24px 20px 20px">${badge(p, 38, false)}<h1 style="font-size:22px;font-weight:400;line-height:1.2">${p.status}</h1></div>
<div style="display:flex;gap:8px;padding:0 20px;position:relative">${account('From', 'Everyday Account', p.ownAccount)}${account('To', p.recipient, `${p.bank}<br>${p.account}`)}</div>
<div style="margin-top:14px;border-top:1px solid #223347">${rowsOf([
        ['Amount', `<span style="font-size:27px">${p.amount}</span>`],
        ['Date and time', `${p.date}, ${p.time}`],
        ['Reference number', p.reference],
        ["Payee's reference", p.memo],
        ['Fee', p.nothing],
        ...p.decoy,
      ])}</div><div style="padding:22px 20px 30px"><div style="background:#d7263d;border-radius:4px;text-align:center;padding:14px;font-weight:700">Make another payment</div><div style="border:1px solid #f4f7fa;border-radius:4px;text-align:center;padding:13px;margin-top:10px">Share confirmation</div><p style="font-size:12px;color:#9fb2c8;margin-top:18px">Ashcombe Bank Malaysia Berhad. Questions? Chat with us or call 1-300-80-4411 (+603 from overseas).</p></div>`,
    ),
});

const TEETH =
  'background:conic-gradient(from 135deg at top,#0000,#fff 1deg 89deg,#0000 90deg) 50%/18px 9px repeat-x;height:9px';

/** A shared picture in Malay: a torn strip of paper on olive, each label over its value. */
const pelangai = look({
  name: 'pelangai-resit-koyak',
  language: 'ms',
  width: 420,
  scale: 2.4,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `PLG${String(year).slice(2)}${two(month)}${two(day)}${below(90_000_000, 'p') + 10_000_000}`,
  says: HEADINGS_MS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#66742c;color:#23270f;padding:26px 22px}.row{padding:9px 0;border-bottom:1px dotted #a9b07f}.row:last-child{border:0}.k{font-size:12px;color:#666d45}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="${TEETH}"></div><div style="background:#fff;padding:20px 26px 18px"><div style="display:flex;align-items:center;gap:10px"><span style="width:26px;height:26px;background:#66742c;border-radius:0 70% 0 70%"></span><span style="font-size:19px;font-weight:700;color:#66742c">Bank Pelangai</span><span style="margin-left:auto;font-size:12px;color:#666d45">Resit Rasmi</span></div>
<div style="text-align:center;margin:22px 0 16px">${badge(p, 44)}<div style="font-size:19px;font-weight:700;color:${signColour(p)};margin-top:8px">${p.status}</div></div>
<div style="border:1.5px solid #66742c;text-align:center;padding:10px;margin-bottom:10px"><div style="font-size:12px;color:#666d45">Amaun Pindahan</div><div style="font-size:29px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Pindahan kepada', p.recipient],
          ['Akaun penerima', `${p.account}<br><span style="font-weight:400">${p.bank}</span>`],
          ['Daripada', p.sender],
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Tujuan pembayaran', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="${TEETH};transform:scaleY(-1)"></div><p style="color:#fff;font-size:12px;text-align:center;margin-top:16px">Dijana oleh komputer, tandatangan tidak diperlukan.<br>Sebarang pertanyaan: 1-300-22-7070</p>`,
    ),
});

const step = (number: number, name: string, last = false) =>
  `<span style="flex:1;text-align:center;font-size:10.5px;color:${last ? '#00585c' : '#5d7476'};font-weight:${last ? 700 : 400}"><span style="display:block;width:22px;height:22px;line-height:22px;border-radius:50%;background:${last ? '#00797e' : '#a5c9ca'};color:#fff;font-weight:700;margin:0 auto 3px">${number}</span>${name}</span>`;

/** An older app: three numbered steps, the status as a row of a striped table. */
const tengar = look({
  name: 'tengar-three-steps',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#123032}.row{display:flex;gap:10px;padding:10px 14px}.row:nth-child(odd){background:#e8f3f3}.k{width:38%;flex:none;color:#41595b}.v{flex:1;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 29, '#00585c')}<div style="background:#00797e;color:#fff;padding:13px 14px;font-size:15px"><span style="margin-right:16px">❮</span>Transfer to Other Banks</div><div style="display:flex;padding:14px 20px 12px">${step(1, 'Fill in')}${step(2, 'Confirm')}${step(3, 'Result', true)}</div><div>${rowsOf(
        [
          [
            'Transaction status',
            `<span style="color:${signColour(p)};font-size:13px;display:flex;gap:8px;align-items:center">${badge(p, 20)}${p.status}</span>`,
          ],
          ['Reference ID', p.reference],
          ['Transaction date', `${p.date}<br>${p.time}`],
          ['From account', `${p.ownAccount}<br>SAVINGS PLUS`],
          ['Beneficiary name', p.recipient],
          ['Beneficiary account', p.account],
          ['Beneficiary bank', p.bank.toUpperCase()],
          ['Amount', p.amount],
          ['Service charge', p.fee],
          ['Total amount', p.withFee],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:10px;padding:18px 14px"><span style="flex:1;border:1px solid #00797e;color:#00585c;text-align:center;padding:11px">SAVE AS IMAGE</span><span style="flex:1;background:#00797e;color:#fff;text-align:center;padding:11px">DONE</span></div><div style="margin:0 14px 24px;background:#fdebc8;padding:12px 14px;color:#5b3d00"><b>Need extra cash?</b><br>Personal financing of up to ${p.money(15_000_000)} from 4.88% p.a. Apply now ›</div>`,
    ),
});

const ARCH = 'border-radius:50% 50% 0 0/110px 110px 0 0';

/** An Islamic bank: two tongues in one label, everything in the middle under an arch. */
const safiya = look({
  name: 'safiya-i-gerbang',
  language: 'mixed',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Pindahan Berjaya · Transfer Successful', 'Berjaya · Successful', 'Selesai · Completed'],
    failed: ['Pindahan Gagal · Transfer Failed', 'Tidak Berjaya · Unsuccessful'],
    pending: ['Sedang Diproses · Processing', 'Menunggu Kelulusan · Pending'],
    cancelled: ['Dibatalkan · Cancelled'],
    refunded: ['Dipulangkan · Reversed'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#4b2a63;color:#35214a}.row{padding:9px 0}.row+.row{border-top:1px solid #e4d3a8}.k{font-size:11px;color:#7d6a8c}.v{font-size:14.5px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="color:#f0d999;text-align:center;padding:12px 0 18px;font-size:17px">Bank Safiya-i</div><div style="background:#fffaf0;${ARCH};text-align:center;padding:34px 36px 24px;margin:0 10px">${badge(p, 48)}<div style="font-size:16px;font-weight:700;margin-top:12px">${p.status}</div>${p.done ? '<div style="font-size:12.5px;color:#7d6a8c;margin-top:3px">Alhamdulillah, terima kasih.</div>' : ''}<div style="font-size:33px;font-weight:700;color:#4b2a63;margin:12px 0 10px">${p.amount}</div>${rowsOf(
        [
          ['Nama Penerima · Recipient', `<b>${p.recipient}</b>`],
          ['Bank &amp; Akaun · Bank &amp; Account', `${p.bank}, ${p.account}`],
          ['Tarikh · Date', `${p.date}, ${p.time}`],
          ['No. Rujukan · Reference No.', p.reference],
          ['Catatan · Notes', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:10px;margin-top:18px;font-size:13px"><span style="flex:1;border:1px solid #4b2a63;border-radius:22px;padding:11px 0">Kongsi · Share</span><span style="flex:1;background:#4b2a63;color:#fff;border-radius:22px;padding:11px 0">Utama · Home</span></div></div><div style="background:#f0d999;margin:0 10px 20px;padding:13px 20px;font-size:12.5px;text-align:center;border-radius:0 0 14px 14px">🌙 Infaq serendah ${p.money(100)} di Amal Safiya</div>`,
    ),
});

const fact = (icon: string, value: string, below: string) =>
  `<div style="display:flex;gap:14px;padding:11px 18px;align-items:center"><span style="width:34px;height:34px;border-radius:10px;background:#2c332a;text-align:center;line-height:34px;flex:none">${icon}</span><div style="min-width:0"><div style="font-size:15px;font-weight:600;overflow-wrap:anywhere">${value}</div><div style="font-size:12.5px;color:#a8b3a2">${below}</div></div></div>`;

/** A branchless bank in Malay: one sentence in large letters tells it all. */
const geliga = look({
  name: 'geliga-neo-ayat',
  language: 'ms',
  dark: true,
  width: 402,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: (below) => `gl_${below(900_000, 'g') + 100_000}${below(900_000, 'h') + 100_000}`,
  says: {
    success: ['berjaya dihantar kepada', 'telah selamat dihantar kepada', 'sudah berjaya dipindahkan kepada'],
    failed: ['gagal dihantar kepada', 'tidak berjaya dihantar kepada'],
    pending: ['sedang diproses untuk', 'dijadualkan untuk dihantar kepada'],
    cancelled: ['dibatalkan sebelum dihantar kepada'],
    refunded: ['dipulangkan dan tidak diterima oleh'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#11150f;color:#f3f7ee}`,
      `${phoneBar(p.clock, '#f3f7ee', 62)}<div style="padding:10px 22px;display:flex;justify-content:space-between"><span style="font-size:22px">×</span><span style="color:#c6f24e;font-weight:600">Bantuan</span></div><div style="padding:14px 22px 22px">${badge(p, 42)}<div style="font-size:27px;line-height:1.25;font-weight:500;margin-top:18px"><b style="color:#c6f24e">${p.amount}</b> ${p.status} <b>${p.recipient}</b></div></div>
<div style="background:#1c211a;border-radius:20px;margin:0 14px;padding:8px 0">${fact('🏦', `${p.bank} · ${p.account}`, 'Akaun penerima')}${fact('🗓', `${p.date}, ${p.time}`, 'Tarikh dan masa')}${fact('💬', p.memo, 'Rujukan penerima')}${fact('#', p.reference, 'ID transaksi')}${fact('👛', 'Akaun Geliga', `Dari ${p.ownAccount}`)}${p.decoy.map(([label, value]) => fact('i', value, label)).join('')}</div>
<div style="margin:14px;background:#c6f24e;color:#1b220f;border-radius:20px;padding:15px 18px;font-size:14px"><b>Tabung Cuti-cuti</b><br>Simpan ${p.money(500)} seminggu, jadi ${p.money(26_000)} setahun. <u>Mula</u></div><div style="display:flex;gap:10px;padding:6px 14px 30px;text-align:center;font-weight:600"><span style="flex:1;background:#2c332a;border-radius:24px;padding:13px">Muat turun resit</span><span style="flex:1;background:#f3f7ee;color:#11150f;border-radius:24px;padding:13px">Tutup</span></div>`,
    ),
});

/** A receipt opened in the app's own viewer: a small ruled sheet under a toolbar. */
const tamarind = look({
  name: 'tamarind-e-slip-viewer',
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  names: 'upper',
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: REFERENCES.dated,
  says: {
    ...STATUSES,
    success: ['Successful', 'Completed', 'Executed Successfully', 'Settled'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#5b5e63;color:#1c1c1c}.sheet{background:#fff;margin:16px 12px;padding:24px 22px 20px;box-shadow:0 2px 9px #0007}.row{display:flex;border:1px solid #8d8d8d;border-top:0;font-size:13px}.row:first-child{border-top:1px solid #8d8d8d}.k{width:40%;flex:none;padding:6px 9px;border-right:1px solid #8d8d8d;background:#f4efe8}.v{padding:6px 9px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 45, '#2d3035')}<div style="background:#2d3035;color:#fff;padding:11px 16px 14px;display:flex;gap:18px;font:500 15px ${FONTS.sans}"><span>←</span><span style="flex:1">e-Slip ${p.reference.slice(-6)}.pdf</span><span>⤓</span><span>⋮</span></div><div class="sheet"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px double #7a3b12;padding-bottom:9px"><div style="font-size:21px;font-weight:700;color:#7a3b12">Tamarind Bank</div><div style="font-size:11px;text-align:right">TAMARIND BANK BERHAD<br>Co. No. 198401006226</div></div><div style="text-align:center;font-weight:700;font-size:15.5px;margin:18px 0 4px;letter-spacing:.5px">FUND TRANSFER e-SLIP</div><div style="text-align:center;font-size:13px;margin-bottom:16px">Transaction status: <b style="color:${signColour(p)}">${p.status}</b></div><div>${rowsOf(
        [
          ['Reference No.', p.reference],
          ['Value Date / Time', `${p.date} / ${p.time}`],
          ['Paid By', `${p.sender}<br>${p.ownAccount}`],
          ['Pay To', `<b>${p.recipient}</b>`],
          ['Account No.', p.account],
          ['Bank', p.bank],
          ['Amount', `<b>${p.amount}</b>`],
          ['Charges', p.nothing],
          ['Payment Details', p.memo],
          ...p.decoy,
        ],
      )}</div><p style="font-size:11px;margin-top:16px;color:#444">This e-Slip is issued electronically at the request of the account holder and bears no signature. Please verify with your account statement. Tamarind Contact Centre: 03-2610 0080, daily 8.00 a.m. – 10.00 p.m.</p></div><div style="text-align:center;padding-bottom:26px"><span style="background:#2d3035;color:#fff;border-radius:14px;padding:5px 16px;font:13px ${FONTS.sans}">1 / 1</span></div>`,
    ),
});

const round = (icon: string, name: string) =>
  `<span style="width:76px;text-align:center;font-size:12px;line-height:1.25"><span style="display:block;width:44px;height:44px;border-radius:50%;background:#fff1e3;font-size:18px;line-height:44px;margin:0 auto 5px;color:#c2500a">${icon}</span>${name}</span>`;

/** A people's savings bank: the name at the left and the sum at the right of one card; stars and a prize draw. */
const setambun = look({
  name: 'setambun-apl-bintang',
  language: 'ms',
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  names: 'upper',
  date: dayOfWeekMalay,
  time: malayPart,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Pindahan anda berjaya', 'Transaksi berjaya', 'Wang berjaya dipindahkan'],
    failed: ['Pindahan anda tidak berjaya', 'Transaksi gagal'],
    pending: ['Pindahan anda sedang diproses', 'Menunggu kelulusan'],
    cancelled: ['Pindahan anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f7f4f1;color:#2a211b}.row{display:flex;justify-content:space-between;gap:22px;padding:9px 16px;font-size:13.5px}.k{color:#7b6c61;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(120deg,#d85f0e,#b23c06);color:#fff;padding-bottom:64px">${phoneBar(p.clock, '#fff', 73)}<div style="display:flex;gap:14px;align-items:center;padding:18px 20px 10px">${badge(p, 40)}<div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:12.5px">${p.date}, ${p.time}</div></div></div></div>
<div style="background:#fff;border-radius:12px;margin:-50px 14px 0;padding-bottom:8px;box-shadow:0 2px 10px #0001"><div style="display:flex;justify-content:space-between;align-items:center;gap:14px;padding:18px 16px 14px;border-bottom:1px solid #eee5dd;margin-bottom:6px"><div><div style="font-size:12px;color:#7b6c61">Kepada</div><b style="font-size:15px;line-height:1.25;display:block">${p.recipient}</b><div style="font-size:13px">${p.bank}<br>${p.account}</div></div><b style="font-size:21px;white-space:nowrap;color:#b23c06">${p.amount}</b></div>${rowsOf(
        [
          ['Dari akaun', p.ownAccount],
          ['Jenis pindahan', 'Segera'],
          ['Rujukan', p.memo],
          ['No. transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;justify-content:space-around;padding:18px 10px 14px">${round('⇪', 'Kongsi')}${round('♡', 'Simpan kegemaran')}${round('↻', 'Pindah lagi')}${round('÷', 'Bahagi bil')}</div><div style="background:#fff;margin:0 14px;border-radius:12px;padding:14px;text-align:center;font-size:13px">Puas hati dengan aplikasi kami?<div style="font-size:24px;letter-spacing:8px;color:#d8a20e">☆☆☆☆☆</div></div><div style="margin:12px 14px;background:#3a1d0c;color:#ffe2b8;border-radius:12px;padding:14px 16px;font-size:13px">🎁 <b>Cabutan Sijil Tuah</b><br>Setiap baki ${p.money(10_000)} = 1 peluang menang <span style="white-space:nowrap">${p.money(5_000_000)}</span></div><div style="margin:6px 14px 28px;background:#c2500a;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Kembali ke Utama</div>`,
    ),
});

export const phones = [ashcombe, pelangai, tengar, safiya, geliga, tamarind, setambun];
