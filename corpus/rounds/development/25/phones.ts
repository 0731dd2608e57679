import {
  DATES,
  MONEY,
  REFERENCES,
  TIMES,
  type Clock,
  type ReferenceStyle,
} from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  speckle,
  tableOf,
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');

const dayLast = (clock: Clock) => `${DATES.short(clock)} (${DATES.weekday(clock).slice(0, 3)})`;

/** A boarding pass of a receipt: the sum over the perforation, the facts in two columns under it. */
const kesumba = look({
  name: 'kesumba-go-ticket',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: dayLast,
  time: TIMES.english,
  reference: (below) =>
    `KSB${Array.from({ length: 11 }, (_, index) => below(10, `kesumba ${index}`)).join('')}`,
  says: {
    success: ['Transfer successful', 'Transfer complete', 'All done, money sent'],
    failed: ['Transfer unsuccessful', "We couldn't complete this transfer"],
    pending: ['Transfer in progress', 'Waiting for the other bank'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned to you'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b6e75;color:#123236}.grid{display:grid;grid-template-columns:1fr 1fr;gap:18px 16px;padding:22px 24px 24px}.row:nth-child(1),.row:nth-child(4){grid-column:1/3}.k{font-size:12.5px;color:#5f7f83}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}.cut{display:flex;align-items:center;height:26px;overflow:hidden}.cut i{width:26px;height:26px;border-radius:50%;background:#0b6e75;flex:none}.cut b{flex:1;border-top:2px dashed #b9d3d5}.act{flex:1;text-align:center;font-size:12px;color:#fff}.act span{display:block;width:46px;height:46px;border-radius:50%;background:#ffffff26;margin:0 auto 6px;font-size:20px;line-height:46px}`,
      `${phoneBar(p.clock, '#fff', 68)}<div style="display:flex;justify-content:space-between;align-items:center;color:#fff;padding:12px 22px 18px"><b style="font-size:19px">kesumba <span style="color:#ffd166">GO</span></b><span style="font-size:22px">✕</span></div>
<div style="background:#fff;border-radius:20px;margin:0 18px;overflow:hidden"><div style="text-align:center;padding:26px 24px 12px">${badge(p, 54)}<div style="font-size:18px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:39px;font-weight:800;line-height:1.3">${p.amount}</div><div style="font-size:13px;color:#5f7f83">Kesumba Instant Transfer</div></div><div class="cut"><i style="margin-left:-13px"></i><b></b><i style="margin-right:-13px"></i></div><div class="grid">${rowsOf(
        [
          ['Recipient', p.recipient],
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Date and time', `${p.date}, ${p.time}`],
          ['Recipient reference', p.memo],
          ['Reference ID', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="display:flex;padding:22px 14px 16px">${['⇪ Share', '÷ Split bill', '♡ Favourite', '↻ Repeat'].map((act) => `<div class="act"><span>${act[0]}</span>${act.slice(2)}</div>`).join('')}</div><div style="margin:0 18px 26px;background:#ffd166;border-radius:14px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center"><div><b>Pay bills, win big</b><div style="font-size:12.5px">50 winners of ${p.money(88_800)} every week</div></div><b style="font-size:13px">Join ›</b></div>`,
    ),
});

const GREETING: Record<string, string> = {
  success: 'Syukur, segalanya lancar.',
  failed: 'Tiada potongan dibuat pada akaun anda.',
  pending: 'Kami akan maklumkan apabila selesai.',
  cancelled: 'Tiada potongan dibuat pada akaun anda.',
  refunded: 'Wang telah dikreditkan semula ke akaun anda.',
};

/** An Islamic bank: each value stands over its label, a gold stroke beside the pair. */
const rosela = look({
  name: 'rosela-sari-i',
  language: 'ms',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: ({ hour, minute, second }) =>
    `${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tgh hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.dated,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fbf6e9;color:#26352b}.row{border-left:3px solid #c9a23a;padding:2px 0 2px 14px;margin-bottom:17px}.k{font-size:12px;color:#77705a;margin-top:2px}.v{font-size:15.5px;font-weight:700;overflow-wrap:anywhere}.row{display:flex;flex-direction:column-reverse}`,
      `${phoneBar(p.clock, '#26352b', 54)}<div style="padding:10px 22px 16px;display:flex;align-items:center"><span style="font-size:24px">‹</span><b style="flex:1;text-align:center;font-size:16px">Maklumat Pindahan</b><span style="width:12px"></span></div>
<div style="margin:0 20px;background:#1f5b41;border-radius:6px 40px 6px 40px;color:#fff;padding:24px 24px 22px"><div style="display:flex;gap:14px;align-items:center">${badge(p, 38)}<div><b style="font-size:17px">${p.status}</b><div style="font-size:12.5px;color:#e3efe6">${GREETING[p.outcome]}</div></div></div><div style="font-size:36px;font-weight:700;margin-top:16px;color:#f3d98b">${p.amount}</div></div>
<div style="padding:26px 24px 4px">${rowsOf([
        ['Nama penerima', p.recipient],
        ['Nombor akaun', p.account],
        ['Bank penerima', p.bank],
        ['Tarikh dan masa', `${p.date}, ${p.time}`],
        ['Nombor rujukan', p.reference],
        ['Rujukan penerima', p.memo],
        ['Dari akaun', `Rosela Simpanan-i ${p.ownAccount}`],
        ...p.decoy,
      ])}</div><div style="margin:0 20px;border:1px dashed #c9a23a;border-radius:12px;padding:12px 16px;font-size:12.5px;color:#4f4a38">🌙 <b>Infaq mikro</b> &nbsp;Bulatkan baki harian anda, serendah ${p.money(10)} sehari. <b style="color:#1f5b41">Mula</b></div><div style="display:flex;gap:10px;padding:18px 20px 12px"><span style="flex:1;border:1.5px solid #1f5b41;color:#1f5b41;text-align:center;border-radius:8px;padding:13px;font-weight:700">Simpan resit</span><span style="flex:1;background:#1f5b41;color:#fff;text-align:center;border-radius:8px;padding:13px;font-weight:700">Selesai</span></div><p style="text-align:center;font-size:11.5px;color:#77705a;padding:0 24px 24px">Talian Mesra 1-300-88-5150, 24 jam sehari</p>`,
    ),
});

const hex: ReferenceStyle = (below) =>
  ['a', 'b', 'c'].map((part) => (below(61_440, `hex ${part}`) + 4096).toString(16).toUpperCase()).join('-');

/** A British bank's screen at night: large words on the left, hairlines, the sum among the rows too. */
const northwick = look({
  name: 'northwick-malaysia-night',
  dark: true,
  width: 402,
  scale: 2.7,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: hex,
  says: {
    success: ['Payment sent', 'Your payment has been made', 'Paid'],
    failed: ['Payment not made', 'Your payment was declined'],
    pending: ['Payment submitted', 'Your payment is being checked'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#1a1a1c;color:#f2f2f0}.row{display:flex;justify-content:space-between;gap:24px;padding:14px 0;border-bottom:1px solid #3b3b40;font-size:15px}.k{color:#b4b4b8;flex:none;width:112px}.v{text-align:right;overflow-wrap:anywhere}h2{font-size:14px;color:#ff9d8a;margin:24px 0 4px}`,
      `${phoneBar(p.clock, '#f2f2f0', 31)}<div style="display:flex;align-items:center;gap:10px;padding:14px 24px"><span style="width:0;height:0;border:9px solid transparent;border-bottom:16px solid #e0452c;margin-top:-8px"></span><b style="letter-spacing:.5px">Northwick</b></div><div style="padding:12px 24px 30px"><h1 style="font-size:31px;line-height:1.15;font-weight:400;max-width:290px">${p.status}</h1><p style="color:#b4b4b8;margin-top:10px;font-size:15px">${p.amount} to ${p.recipient}</p>
<h2>Payee</h2>${rowsOf([
        ['Name', p.recipient],
        ['Bank', p.bank],
        ['Account', p.account],
      ])}<h2>Payment</h2>${rowsOf([
        ['Amount', `<b>${p.amount}</b>`],
        ['Date', p.date],
        ['Time', `${p.time} MYT`],
        ['Payee reference', p.memo],
        ['Northwick ref', p.reference],
        ...p.decoy,
      ])}<div style="margin-top:26px;background:#f2f2f0;color:#1a1a1c;text-align:center;padding:15px;font-weight:700">Make another payment</div><div style="text-align:center;padding:17px 0;text-decoration:underline">Share details</div><div style="border:1px solid #3b3b40;padding:13px 16px;font-size:13px;color:#cfcfd2;margin-top:6px">Asked to move money to a "safe account"? It is a scam. Call us on 03-5550 1234, any hour.</div></div>`,
    ),
});

const WEAVE = `background:#e2a72e url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='28' height='18'%3E%3Cpath d='M0 18L14 2l14 16z' fill='%23b3261e'/%3E%3Cpath d='M8 18l6-7 6 7z' fill='%23101c3d'/%3E%3C/svg%3E")`;

/** A bank of Borneo shares a picture: everything in the middle on navy, Malay and English side by side. */
const sumazau = look({
  name: 'sumazau-share-tengah',
  language: 'mixed',
  dark: true,
  width: 380,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transaksi Berjaya | Successful', 'Berjaya (Successful)', 'Transfer Berjaya'],
    failed: ['Transaksi Gagal | Unsuccessful', 'Transfer Tidak Berjaya'],
    pending: ['Sedang Diproses | Pending', 'Transfer Dalam Proses'],
    cancelled: ['Dibatalkan | Cancelled'],
    refunded: ['Dikembalikan | Reversed'],
  },
  formats: ['jpg', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#101c3d;color:#fff;text-align:center}.weave{height:18px;${WEAVE}}.row{padding:9px 26px}.k{font-size:11.5px;color:#c3cdea}.v{font-size:14px;font-weight:700;overflow-wrap:anywhere;margin-top:1px}`,
      `<div class="weave"></div><div style="font-size:19px;font-weight:700;padding:24px 0 4px;color:#f4c55c">Sumazau Bank</div><div style="font-size:12px;color:#c3cdea">Resit Transaksi / Transaction Receipt</div><div style="padding:24px 26px 6px">${badge(p, 50)}<div style="font-size:15px;font-weight:700;margin-top:12px">${p.status}</div></div>
${rowsOf([
  ['Jumlah / Amount', `<span style="font-size:29px;color:#f4c55c">${p.amount}</span>`],
  ['Kepada / To', p.recipient],
  ['Akaun / Account', `${p.bank}<br>${p.account}`],
  ['Daripada / From', p.sender],
  ['Tarikh & Masa / Date & Time', `${p.date} ${p.time}`],
  ['No. Rujukan / Ref No.', p.reference],
  ['Tujuan / Details', p.memo],
  ...p.decoy,
])}<p style="font-size:10.5px;color:#c3cdea;padding:20px 30px 22px">Simpan resit ini untuk rekod anda.<br>Keep this receipt for your records.</p><div class="weave" style="transform:scaleY(-1)"></div>`,
    ),
});

const shortYear = (clock: Clock) => DATES.short(clock).replace(/\d\d(\d\d)$/, '$1');

/** An older bank's dense screen: a striped table down to the total with the fee, an advert under it. */
const belibis = look({
  name: 'belibis-transfer-result',
  width: 360,
  scale: 3,
  money: MONEY.trailing,
  date: shortYear,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#2b2233;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:9px 16px;vertical-align:top}tr:nth-child(odd){background:#f4eff8}.k{width:42%;color:#5e5169}.v{font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#4b1f6f">${phoneBar(p.clock, '#fff', 88)}<div style="display:flex;justify-content:space-between;color:#fff;padding:10px 16px 14px;font-size:15px"><span>☰</span><b>Interbank Transfer</b><span>Exit</span></div></div><div style="display:flex;justify-content:space-between;font-size:11.5px;padding:10px 16px;color:#5e5169"><span>1 Details</span><span>2 Confirm</span><b style="color:#4b1f6f;border-bottom:2px solid #4b1f6f">3 Result</b></div><div style="display:flex;align-items:center;gap:10px;padding:8px 16px 14px">${badge(p, 30, false)}<span style="font-size:15px">Your request: <b style="color:${signColour(p)}">${p.status}</b></span></div>
${tableOf([
  ['Transaction no.', p.reference],
  ['Value date', `${p.date} ${p.time}`],
  ['Debit account', p.ownAccount],
  ['Beneficiary', p.recipient],
  ['Beneficiary bank', p.bank],
  ['Credit account', p.account],
  ['Transfer amount', p.amount],
  ['Transfer fee', p.fee],
  ['Total', p.withFee],
  ['Recipient ref.', p.memo],
  ...p.decoy,
])}<div style="display:flex;gap:1px;margin:16px;background:#4b1f6f;color:#fff;text-align:center;font-weight:700"><span style="flex:1;padding:11px;border-right:1px solid #fff">Save PDF</span><span style="flex:1;padding:11px;border-right:1px solid #fff">Share</span><span style="flex:1;padding:11px">Home</span></div><div style="margin:0 16px;background:linear-gradient(100deg,#ffe3b0,#ffc2d1);padding:13px 15px;border-radius:6px"><b>Fixed Deposit 3.65% p.a.</b><div style="font-size:12px">Place from ${p.money(500_000)} for 6 months. T&amp;C apply.</div></div>${tabs(['Accounts', 'Transfer', 'Bills', 'Cards', 'More'], '#4b1f6f')}`,
    ),
});

const ENDS: Record<string, string> = {
  success: 'Wang sampai di bank penerima',
  failed: 'Ditolak oleh bank penerima',
  pending: 'Menunggu bank penerima',
  cancelled: 'Dihentikan',
  refunded: 'Wang kembali ke akaun anda',
};

/** A digital bank at night: two faces with an arrow between them, then what happened in turn. */
const kuntum = look({
  name: 'kuntum-digital-malam',
  language: 'ms',
  dark: true,
  width: 393,
  scale: 2.75,
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    success: ['Berjaya dihantar', 'Pindahan selesai', 'Wang dah sampai'],
    failed: ['Tak berjaya dihantar', 'Pindahan gagal'],
    pending: ['Sedang dihantar', 'Pindahan diproses'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#09131a;color:#eaf6f4}.card{background:#13232c;border-radius:22px;margin:0 16px 12px;padding:18px 20px}.face{width:58px;height:58px;border-radius:50%;font-size:24px;font-weight:800;line-height:58px;text-align:center;color:#09131a;flex:none}.row{padding:8px 0}.k{font-size:12.5px;color:#9ab4b8}.v{font-size:15.5px;font-weight:600;overflow-wrap:anywhere}.step{display:flex;gap:12px;padding:6px 0;font-size:14px;align-items:baseline}.step i{width:10px;height:10px;border-radius:50%;flex:none;background:#37e0c1}`,
      `${phoneBar(p.clock, '#eaf6f4', 42)}<div style="display:flex;justify-content:space-between;padding:12px 22px 18px;font-size:20px"><span>←</span><span style="font-size:14px;color:#37e0c1;font-weight:600">Perlu bantuan?</span></div><div style="display:flex;justify-content:center;align-items:center;gap:16px"><span class="face" style="background:#8bd3ff">${p.sender[0]}</span><span style="color:#37e0c1;font-size:22px;letter-spacing:-2px">───→</span><span class="face" style="background:#37e0c1">${p.recipient[0]}</span></div>
<div style="text-align:center;padding:18px 20px 22px"><div style="font-size:44px;font-weight:800;letter-spacing:-1px;line-height:1.15">${p.amount}</div><div style="font-size:16px;margin-top:4px">kepada <b>${p.recipient}</b></div><div style="display:inline-flex;align-items:center;gap:8px;background:#13232c;border-radius:20px;padding:5px 16px 5px 6px;margin-top:14px;font-weight:600">${badge(p, 24)}${p.status}</div></div>
<div class="card">${rowsOf([
        ['Ke akaun', `${p.bank} · ${p.account}`],
        ['Bila', `${p.date}, ${p.time}`],
        ['Nota', p.memo],
        ['ID transaksi', p.reference],
        ...p.decoy,
      ])}</div><div class="card"><b style="font-size:15px">Perjalanan wang</b><div class="step" style="margin-top:6px"><i></i><span style="flex:1">Anda sahkan pindahan</span><span>${p.time}</span></div><div class="step"><i style="background:${p.done ? '#37e0c1' : '#ffb28a'}"></i><span>${ENDS[p.outcome]}</span></div></div><div class="card" style="display:flex;justify-content:space-between;align-items:center;background:#1d3a33"><span style="font-size:13.5px">🌱 Tabung Kuntum kini 4.00% setahun</span><b style="color:#37e0c1">Buka</b></div><div style="margin:18px 16px 28px;background:#37e0c1;color:#09131a;border-radius:28px;text-align:center;padding:15px;font-weight:800">Kongsi resit</div>`,
    ),
});

const TEAR = `background:linear-gradient(135deg,#fff 8px,transparent 0) 0 0/16px 16px repeat-x,linear-gradient(-135deg,#fff 8px,transparent 0) 0 0/16px 16px repeat-x`;

/** A private bank's card of paper with a torn edge: serif values under small capitals, a code to verify it. */
const stonecroft = look({
  name: 'stonecroft-torn-card',
  width: 428,
  scale: 2.4,
  money: MONEY.tightCode,
  date: DATES.capitals,
  time: ({ hour, minute, second }) => `${two(hour)}:${two(minute)}:${two(second)} (GMT+8)`,
  reference: (below, { year, month, day }) =>
    `STC/${year}${two(month)}${two(day)}/${String(below(900_000, 'stonecroft') + 100_000)}`,
  says: {
    success: ['COMPLETED', 'Successfully executed', 'TRANSFER COMPLETED'],
    failed: ['NOT COMPLETED', 'Rejected', 'TRANSFER FAILED'],
    pending: ['IN PROGRESS', 'Pending release'],
    cancelled: ['CANCELLED'],
    refunded: ['REVERSED'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#8c9a94;color:#22302b;padding:26px 22px 30px}.row{padding:10px 0}.k{font:600 11px ${FONTS.sans};letter-spacing:.8px;text-transform:uppercase;color:#5f6f68}.v{font-size:15px;overflow-wrap:anywhere}`,
      `<div style="background:#fff;padding:28px 28px 14px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font-size:21px;letter-spacing:1px">Stonecroft</div><div style="font:11.5px ${FONTS.sans};color:#5f6f68">Private Banking, Kuala Lumpur</div></div>${badge(p, 36)}</div><div style="border-top:3px double #22302b;margin:18px 0 8px"></div>${rowsOf(
        [
          ['Transfer status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Amount', `<span style="font-size:28px">${p.amount}</span>`],
          ['Beneficiary', p.recipient],
          ['Beneficiary bank and account', `${p.bank}, ${p.account}`],
          ['Ordering client', p.sender],
          ['Order date and time', `${p.date}, ${p.time}`],
          ['Our reference', p.reference],
          ['Narrative', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:16px;align-items:center;border-top:1px solid #c9d2cd;margin-top:12px;padding-top:16px;font:12px/1.45 ${FONTS.sans};color:#4b5a53"><span style="line-height:0">${speckle(p.below, 21, 74, '#22302b')}</span><span>Scan to check this slip on our site. It stays valid for 90 days from the date above.</span></div></div><div style="height:16px;${TEAR}"></div>`,
    ),
});

export const phones = [kesumba, rosela, northwick, sumazau, belibis, kuntum, stonecroft];
