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
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const figures = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');

/** A shared slip torn off at the foot: facts flush left beside narrow labels, the sum boxed between them. */
const cenangau = look({
  name: 'cenangau-share-slip',
  width: 384,
  scale: 2.5,
  date: DATES.weekday,
  reference: (below, { year, month, day }) =>
    `CNG${String(year).slice(2)}${two(month)}${two(day)}-${figures(below, 7, 'slip')}`,
  says: {
    success: ['Transfer successful', 'Successful', 'Money transferred'],
    failed: ['Transfer unsuccessful', 'Unsuccessful', 'Transfer rejected'],
    pending: ['Transfer in progress', 'Being processed'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#0d5c63;color:#17292b;padding:24px 16px 30px;font-size:12.5px}.paper{background:#fff;padding:24px 22px 34px;-webkit-mask:conic-gradient(from -45deg at bottom,#0000,#000 1deg 89deg,#0000 90deg) 50%/16px 100%}.row{display:flex;gap:12px;padding:8px 0}.k{width:104px;flex:none;color:#5b7375}.v{flex:1;overflow-wrap:anywhere;font-weight:700}.cut{border-top:2px dashed #b5c7c8;margin:12px 0}`,
      `<div class="paper"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:17px;color:#0d5c63">◓ cenangau</b><span style="font-size:11px;color:#5b7375">Transaction slip</span></div><div class="cut"></div><div style="display:flex;align-items:center;gap:12px;padding:6px 0">${badge(p, 34)}<span style="font-size:16px;font-weight:700;color:${signColour(p)}">${p.status}</span></div>${rowsOf(
        [
          ['When', `${p.date}<br>${p.time}`],
          ['Slip no.', p.reference],
          ['From', `${p.sender}<br>Cenangau Saver<br>${p.ownAccount}`],
        ],
      )}<div style="border:2px solid #0d5c63;border-radius:6px;padding:13px 14px;margin:10px 0;display:flex;justify-content:space-between;align-items:center"><span style="color:#5b7375">Amount</span><b style="font-size:23px">${p.amount}</b></div>${rowsOf(
        [
          ['To', p.recipient],
          ['Bank', p.bank],
          ['Account', p.account],
          ['Via', 'KilatNow'],
          ['Reference', p.memo],
          ...p.decoy,
        ],
      )}<div class="cut"></div><p style="font-size:10.5px;color:#5b7375;line-height:1.6">No signature needed on this slip. Check with your recipient, or call 03-2727 1188 (24 hours).</p></div><p style="text-align:center;color:#cfe5e6;font-size:11px;margin-top:16px">Cenangau Bank Berhad · Made with the Cenangau app</p>`,
    ),
});

const partOfDay = ({ hour, minute }: Clock) =>
  `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`;

/** What the app shows right after sending, in Malay: a curved head, quick actions, a loan's advert, tabs. */
const paya = look({
  name: 'paya-bunga-apl',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: partOfDay,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Pindahan anda berjaya', 'Pemindahan wang berjaya', 'Pindahan selesai'],
    failed: ['Pindahan anda tidak berjaya', 'Pemindahan wang gagal'],
    pending: ['Pindahan anda sedang diproses', 'Pindahan menunggu pengesahan'],
    cancelled: ['Pindahan anda telah dibatalkan'],
    refunded: ['Wang pindahan telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f7ef;color:#1e2b18}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;font-size:14px}.k{color:#6b7a62;flex:none}.v{text-align:right;overflow-wrap:anywhere;font-weight:600}.act{display:flex;justify-content:space-around;font-size:12px;text-align:center;margin:18px 10px}.act i{display:block;width:46px;height:46px;border-radius:50%;background:#dcebcd;font:20px/46px ${FONTS.sans};margin:0 auto 5px}`,
      `<div style="background:#3f7d20;border-radius:0 0 50% 50%/0 0 70px 70px;color:#fff;padding-bottom:56px">${phoneBar(p.clock, '#fff', 71)}<div style="display:flex;justify-content:space-between;padding:10px 22px"><b>Bank Paya Bunga</b><span>Tutup ✕</span></div></div><div style="text-align:center;margin-top:-42px">${badge(p, 72)}<h1 style="font-size:21px;margin-top:10px">${p.status}</h1><p style="color:#6b7a62;font-size:13px">${p.date}, ${p.time}</p></div>
<div style="background:#fff;border-radius:16px;margin:18px 16px 0;padding:16px 20px 10px"><div style="display:flex;gap:14px;align-items:center;border-bottom:1px solid #e3ebdb;padding-bottom:14px;margin-bottom:6px"><span style="width:44px;height:44px;border-radius:12px;background:#f6c445;font-size:20px;line-height:44px;text-align:center;flex:none">${p.recipient[0]}</span><div><div style="font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:12.5px;color:#6b7a62">${p.bank} · ${p.account}</div></div></div>${rowsOf(
        [
          ['Amaun', `<span style="font-size:19px">${p.amount}</span>`],
          ['Caj', 'Percuma'],
          ['Dari akaun', `Simpanan Plus<br>${p.ownAccount}`],
          ['Rujukan penerima', p.memo],
          ['No. rujukan', p.reference],
          ...p.decoy,
        ],
      )}</div><div class="act"><span><i>↗</i>Kongsi resit</span><span><i>÷</i>Bahagi bil</span><span><i>♡</i>Kegemaran</span><span><i>↻</i>Pindah lagi</span></div><div style="margin:0 16px;background:#173f0a;color:#fff;border-radius:14px;padding:15px 18px;display:flex;justify-content:space-between;align-items:center"><div><b>Pembiayaan Peribadi Mesra</b><div style="font-size:12px;margin-top:3px">Sehingga RM150,000 serendah 3.99% setahun</div></div><span style="background:#f6c445;color:#173f0a;border-radius:16px;padding:6px 14px;font-weight:700;font-size:12px">Mohon</span></div>${tabs(['Utama', 'Akaun', 'Imbas', 'Bayar', 'Lagi'], '#3f7d20')}`,
    ),
});

const reached = (p: Printed) => ({ success: 3, pending: 2, refunded: 2, failed: 1, cancelled: 0 })[p.outcome];
const track = (p: Printed) =>
  ['From you', 'At the bank', 'To them']
    .map((step, place) => {
      const lit = place < reached(p);
      return `<span style="flex:1;border-top:4px solid ${lit ? '#c8f250' : '#3a3f45'};padding-top:7px;font-size:12px;color:${lit ? '#e9f7c4' : '#8d949c'}">${step}</span>`;
    })
    .join('');

/** A digital bank by night: the two people side by side, the transfer's way in three bars, stars to rate it. */
const rusuk = look({
  name: 'rusuk-digital',
  dark: true,
  width: 390,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.lower,
  reference: (below) =>
    Array.from({ length: 16 }, (_, index) => '0123456789ABCDEF'[below(16, `hex ${index}`)]).join(''),
  says: {
    success: ['Done! Your money has landed', 'Transfer completed', 'Sent successfully'],
    failed: ['Transfer failed', "Oh no, this didn't go through"],
    pending: ['Transfer pending', 'Hang on, still processing'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) => {
    const disc = (name: string, ground: string) =>
      `<span style="width:58px;height:58px;border-radius:50%;background:${ground};color:#14171a;font-size:24px;font-weight:800;line-height:58px;text-align:center">${name[0]}</span>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#14171a;color:#f4f6f8}.box{background:#1f2428;border-radius:18px;margin:12px 16px;padding:8px 18px}.row{display:grid;grid-template-columns:112px 1fr;gap:10px;padding:9px 0}.k{color:#a3abb3;font-size:13px}.v{font-size:14.5px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f4f6f8', 47)}<div style="display:flex;justify-content:space-between;padding:10px 20px;color:#c8f250"><b>rusuk</b><span>Close</span></div><div style="display:flex;justify-content:center;align-items:center;gap:18px;margin:16px 0 14px">${disc(p.sender, '#9bd0ff')}<span style="font-size:22px;color:#c8f250">→</span>${disc(p.recipient, '#c8f250')}</div><div style="text-align:center;padding:0 20px"><div style="font-size:15px">${p.recipient}</div><div style="font-size:44px;font-weight:800;letter-spacing:-1px;line-height:1.2">${p.amount}</div><div style="font-size:17px;font-weight:700;color:${p.done ? '#c8f250' : '#ffb08a'}">${p.status}</div></div><div style="display:flex;gap:6px;margin:22px 20px 16px">${track(p)}</div><div class="box">${rowsOf(
        [
          ['To', `${p.bank}<br>${p.account}`],
          ['From', 'Everyday Account'],
          ['Date', `${p.date}, ${p.time}`],
          ['Note', p.memo],
          ['Reference ID', p.reference],
          ...p.decoy,
        ],
      )}</div><div class="box" style="text-align:center;padding:14px 18px"><div style="font-size:13px;color:#c6ccd2">How was this transfer?</div><div style="font-size:25px;letter-spacing:9px;color:#c8f250">☆☆☆☆☆</div></div><div class="box" style="background:#2b3a10;padding:13px 18px;font-size:13px">🌱 Tuck ${p.money(5_000)} into a Sprout pot and earn 3.2% p.a., paid daily.</div><div style="margin:16px 16px 30px;background:#c8f250;color:#14171a;border-radius:14px;text-align:center;padding:14px;font-weight:800">Share receipt</div>`,
    );
  },
});

const STARS = `background:#3b1d5a url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='44'%3E%3Cpath d='M12 12h20v20H12zM22 8l14 14-14 14L8 22z' fill='none' stroke='%23573280' stroke-width='1.3'/%3E%3C/svg%3E")`;

/** An Islamic bank's picture to share: each value stands over its label, in the middle, gold on violet. */
const wafi = look({
  name: 'al-wafi-mudah-i',
  language: 'ms',
  width: 400,
  scale: 2.5,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['BERJAYA', 'TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA'],
    failed: ['TIDAK BERJAYA', 'TRANSAKSI GAGAL', 'PINDAHAN DITOLAK'],
    pending: ['SEDANG DIPROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};${STARS};color:#2b2036;padding:0 18px 26px;text-align:center}.row{display:flex;flex-direction:column-reverse;padding:10px 0;border-bottom:1px solid #ece4d0}.row:last-child{border:0}.k{font-size:11.5px;color:#7d6f52}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="color:#f0d489;padding:26px 0 18px"><div style="font:700 25px ${FONTS.book}">al-Wafi</div><div style="font-size:11px;letter-spacing:3px">PERBANKAN MUDAH-i</div></div><div style="background:#fffdf7;border:2px solid #d2ad4a;border-radius:10px;padding:22px 22px 14px"><div style="font:17px ${FONTS.book}">Resit Pindahan Wang</div><div style="margin:14px -24px;background:${signColour(p)};color:#fff;padding:8px;font-weight:700;letter-spacing:1.5px">${p.status}</div><div style="font:700 34px ${FONTS.book};color:#3b1d5a">${p.amount}</div>${rowsOf(
        [
          ['Nama penerima', p.recipient],
          ['Bank &amp; nombor akaun penerima', `${p.bank}<br>${p.account}`],
          ['Daripada', p.sender],
          ['Tarikh dan masa', `${p.date} · ${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Butiran pindahan', p.memo],
          ...p.decoy,
        ],
      )}</div>${p.done ? '<p style="color:#f0d489;font:15px ${FONTS.serif};margin-top:16px">Alhamdulillah, urusan anda selesai.</p>' : ''}<p style="color:#e2d8ee;font-size:11px;margin-top:12px;line-height:1.6">Resit ini dijana oleh komputer. <br>Pertanyaan: 1-300-80-4455, setiap hari 8 pagi – 10 malam.<br>al-Wafi Islamic Bank Berhad</p>`,
    ),
});

/** A foreign bank's Malaysian app: sharp corners, sections with hairlines, the sum after its figure's code. */
const wolstanbury = look({
  name: 'wolstanbury-my',
  width: 430,
  scale: 2.5,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: (clock) => `${TIMES.minutes(clock)} MYT`,
  reference: (below) =>
    `WB${figures(below, 4, 'one')} ${figures(below, 4, 'two')} ${figures(below, 4, 'three')}`,
  says: {
    success: ['Your payment has been made', 'Payment made', 'Your payment is complete'],
    failed: ['Your payment could not be made', 'Payment not made', 'Your payment was rejected'],
    pending: ['Your payment is being processed', 'Payment scheduled'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['Your payment was returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const head = (words: string) =>
      `<h2 style="font:400 19px ${FONTS.serif};padding:22px 0 6px;border-bottom:2px solid #1b1b1b">${words}</h2>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b1b1b}.row{display:flex;justify-content:space-between;gap:24px;padding:12px 0;border-bottom:1px solid #d5d5d5;font-size:14.5px}.k{color:#595959;flex:none;max-width:150px}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#1b1b1b', 66)}<div style="display:flex;justify-content:space-between;align-items:center;padding:12px 22px;border-bottom:4px solid #a5152a"><span style="font-size:21px">‹</span><b style="font:700 17px ${FONTS.serif}">WOLSTANBURY</b><span style="font-size:13px">Log off</span></div><div style="padding:20px 22px;background:#f4f2ef;display:flex;gap:14px;align-items:flex-start">${badge(p, 32, false)}<div><div style="font:400 24px/1.2 ${FONTS.serif}">${p.status}</div><div style="font-size:13px;color:#595959;margin-top:5px">${p.date}, ${p.time}</div></div></div><div style="padding:0 22px 26px">${head('Payment to')}${rowsOf(
        [
          ['Payee', `<b>${p.recipient}</b>`],
          ['Account number', p.account],
          ['Bank', p.bank],
        ],
      )}${head('Payment details')}${rowsOf([
        ['Amount', `<b>${p.amount}</b>`],
        ['Bank charge', p.nothing],
        ['Payment method', 'Instant local transfer'],
        ['Reference for payee', p.memo],
        ['Our reference', p.reference],
      ])}${head('Payment from')}${rowsOf([['Everyday Global Account', p.ownAccount], ...p.decoy])}<div style="border:1px solid #1b1b1b;text-align:center;padding:13px;margin-top:24px">Make another payment</div><div style="background:#a5152a;color:#fff;text-align:center;padding:14px;margin-top:10px">Go to accounts</div><p style="font-size:11.5px;color:#595959;margin-top:18px">Wolstanbury Bank Malaysia Berhad (Incorporated in Malaysia). Never share your Secure Key codes with anyone.</p></div>`,
    );
  },
});

/** An older app in two languages: a ruled table with striped rows, the outcome in the midst of it. */
const tembaga = look({
  name: 'tembaga-dwibahasa',
  language: 'mixed',
  width: 360,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Berjaya / Successful', 'Selesai / Completed'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fbf6f1;color:#33241a;font-size:13px}table{width:336px;margin:0 12px;border-collapse:collapse;background:#fff}td{border:1px solid #d9c3b0;padding:8px 9px;vertical-align:top}tr:nth-child(odd){background:#f8ede2}.k{width:138px;color:#6b4d36}.v{font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 29, '#7b3f14')}<div style="background:#9a5220;color:#fff;padding:11px 14px;display:flex;justify-content:space-between"><b>☰ &nbsp;Tembaga Mobile</b><span>Keluar / Logout</span></div><div style="padding:13px 14px 10px"><b style="font-size:15px;color:#7b3f14">Pemindahan Antara Bank</b><br><span style="color:#6b4d36">Interbank Transfer</span></div>${tableOf(
        [
          ['Tarikh / Date', p.date],
          ['Masa / Time', p.time],
          ['Akaun Asal / From Account', p.ownAccount],
          ['Akaun Penerima / To Account', p.account],
          ['Bank Penerima / Receiving Bank', p.bank],
          ['Nama Penerima / Beneficiary Name', p.recipient],
          ['Jumlah / Amount', p.amount],
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Fi / Fee', p.nothing],
          ['No. Rujukan / Reference No.', p.reference],
          ['Tujuan / Purpose', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:10px;padding:16px 12px 12px;text-align:center;color:#fff"><span style="flex:1;background:#9a5220;padding:10px;border-radius:4px">Simpan / Save</span><span style="flex:1;background:#9a5220;padding:10px;border-radius:4px">Kembali / Back</span></div><p style="padding:0 14px 20px;font-size:11.5px;color:#6b4d36">Nota: Sila simpan salinan ini untuk rujukan. / Please keep a copy for your records. Talian: 1-300-22-9090</p>`,
    ),
});

/** A sheet drawn up over the dimmed accounts: three sums in a line, then who and when. */
const sesiku = look({
  name: 'sesiku-receipt-sheet',
  width: 393,
  scale: 2.75,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: {
    success: ['Transaction successful', 'Transfer completed', 'Funds transferred'],
    failed: ['Transaction failed', 'Transfer was not successful', 'Transaction declined'],
    pending: ['Transaction pending', 'Transfer is processing'],
    cancelled: ['Transaction cancelled'],
    refunded: ['Funds returned to you'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) => {
    const third = (label: string, value: string, bold = false) =>
      `<div><div style="font-size:12px;color:#626a80">${label}</div><div style="font-size:${bold ? 20 : 15}px;font-weight:${bold ? 700 : 500};color:#1a2036;white-space:nowrap">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#3d4256;color:#1a2036}.row{padding:9px 0;border-bottom:1px solid #e6e8f0}.k{font-size:12.5px;color:#626a80}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#c4c8d6', 88)}<div style="padding:12px 22px 26px;color:#b4b9ca"><div style="font-size:18px">Good day, ${p.sender.split(' ')[0] ?? ''}</div><div style="font-size:12.5px;margin-top:10px">Total balance</div><div style="font-size:21px">${p.balance}</div></div><div style="background:#fff;border-radius:24px 24px 0 0;padding:10px 22px 28px;min-height:690px"><div style="width:44px;height:5px;border-radius:3px;background:#c9cddb;margin:0 auto 20px"></div><div style="display:flex;justify-content:space-between;align-items:center;gap:14px"><div><div style="font-size:22px;font-weight:700;line-height:1.2">${p.status}</div><div style="font-size:13px;color:#626a80;margin-top:3px">${p.date} · ${p.time}</div></div>${badge(p, 48)}</div><div style="display:flex;align-items:flex-end;justify-content:space-between;background:#eef0fb;border-radius:14px;padding:14px 16px;margin:18px 0 10px">${third('Amount', p.amount, true)}${third('Fee', p.fee)}${third('Total', p.withFee)}</div>${rowsOf(
        [
          ['Transfer to', `${p.recipient}<div style="font-weight:400">${p.bank}, ${p.account}</div>`],
          ['Transfer from', `Sesiku Current<div style="font-weight:400">${p.ownAccount}</div>`],
          ['Transaction reference', p.reference],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:22px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #3346c9;color:#3346c9;border-radius:24px;padding:12px">Add to favourites</span><span style="flex:1;background:#3346c9;color:#fff;border-radius:24px;padding:13px">Share receipt</span></div></div>`,
    );
  },
});

export const phones = [cenangau, paya, rusuk, wafi, wolstanbury, tembaga, sesiku];
