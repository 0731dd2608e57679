import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
  type Row,
} from '#test/receipts/drawing/page.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const BULAN = 'Jan Feb Mac Apr Mei Jun Jul Ogos Sept Okt Nov Dis'.split(' ');
const HARI = 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' ');
const CODE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A wallet with a drawn sticker and the note in a bubble, the sum in the middle, rewards to scratch below. */
const sticker = `<svg width="96" height="84" viewBox="0 0 96 84"><path d="M16 10l16 14h32l16-14 4 34c0 22-16 34-36 34S12 66 12 44z" fill="#ffb469" stroke="#7a3d12" stroke-width="3"/><circle cx="35" cy="44" r="5" fill="#42210b"/><circle cx="61" cy="44" r="5" fill="#42210b"/><path d="M42 54q6 7 12 0" fill="none" stroke="#42210b" stroke-width="3"/><circle cx="26" cy="56" r="5" fill="#ff8d7a"/><circle cx="70" cy="56" r="5" fill="#ff8d7a"/></svg>`;

const belon = look({
  name: 'belon-pay',
  medium: 'wallet',
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }: Clock) => `${MONTHS[month - 1] ?? ''} ${day}, ${year}`,
  time: TIMES.english,
  reference: (below) =>
    Array.from({ length: 12 }, (_, index) => CODE[below(CODE.length, `belon ${index}`)]).join(''),
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ['Transfer successful', 'Payment sent!', 'Money sent successfully'],
    failed: ['Transfer failed', "Payment didn't go through"],
    pending: ['Transfer pending', 'Payment in progress'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#eaf6ff;color:#15324a}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:14px}.k{color:#5d788c;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#15324a', 58)}<div style="padding:12px 20px;display:flex;justify-content:space-between"><b style="font-size:19px;color:#0f83d6">belon<span style="color:#ff5b7f">pay</span></b><span style="font-size:15px">✕</span></div>
<div style="text-align:center;padding:10px 26px 18px"><div style="display:flex;justify-content:center;align-items:center;gap:10px;margin-bottom:12px">${sticker}<span style="background:#fff;border-radius:16px 16px 16px 2px;padding:10px 15px;font-size:14px;max-width:190px">${p.memo}</span></div><div style="display:flex;justify-content:center;align-items:center;gap:8px">${badge(p, 24)}<span style="font-weight:700;font-size:16px">${p.status}</span></div><div style="font-size:44px;font-weight:800;line-height:1.2;margin-top:4px">${p.amount}</div><div style="font-size:16px">to <b>${p.recipient}</b></div></div>
<div style="background:#fff;border-radius:18px;margin:0 16px;padding:10px 18px">${rowsOf([
        ['Date &amp; time', `${p.date} · ${p.time}`],
        ['Transfer to', `${p.bank}<br>${p.account}`],
        ['Payment method', 'belonpay balance'],
        ['Transaction no.', p.reference],
        ['Transfer fee', p.nothing],
        ...p.decoy,
      ])}</div>
<div style="margin:14px 16px;background:linear-gradient(90deg,#ff5b7f,#ff9457);border-radius:18px;color:#fff;padding:15px 18px;display:flex;align-items:center"><span style="flex:1;font-size:14px"><b style="font-size:16px">Scratch &amp; win</b><br>Up to ${p.money(8_800)} in daily vouchers</span><span style="background:#fff;color:#e0436a;border-radius:16px;padding:7px 15px;font-weight:700">Play</span></div><div style="display:flex;gap:12px;padding:4px 16px 30px;text-align:center;font-weight:700"><span style="flex:1;background:#d3ebfd;color:#0b6cb3;border-radius:24px;padding:13px">Share</span><span style="flex:1;background:#0f83d6;color:#fff;border-radius:24px;padding:13px">OK</span></div>`,
    ),
});

/** A Malay wallet at night: a track of three steps, rows beside, bars of a code to show at a counter. */
const cecawi = look({
  name: 'cecawi-dompet-malam',
  medium: 'wallet',
  language: 'ms',
  dark: true,
  width: 360,
  money: MONEY.spaced,
  date: ({ day, month, year, weekday }: Clock) =>
    `${HARI[weekday] ?? ''}, ${day} ${BULAN[month - 1] ?? ''} ${year}`,
  time: TIMES.malay,
  reference: (below) => `CW-${100_000 + below(900_000, 'cecawi')}-${1000 + below(9000, 'cecawi b')}`,
  formats: ['jpg', 'png', 'png'],
  says: {
    success: ['Pembayaran Berjaya', 'Duit dah sampai!', 'Pemindahan berjaya'],
    failed: ['Pembayaran Gagal', 'Pemindahan tidak berjaya'],
    pending: ['Pembayaran Sedang Diproses', 'Pemindahan dalam proses'],
    cancelled: ['Pembayaran Dibatalkan'],
    refunded: ['Wang Dipulangkan'],
  },
  draw: (p) => {
    const dot = (on: boolean, text: string) =>
      `<div style="width:80px;text-align:center;font-size:11.5px;color:${on ? '#eafaf5' : '#94a8a2'}"><i style="display:block;width:14px;height:14px;border-radius:50%;margin:0 auto 5px;${on ? 'background:#3ddba7' : 'border:2px solid #6b807a'}"></i>${text}</div>`;
    const line = (on: boolean) =>
      `<i style="flex:1;border-top:2px solid ${on ? '#3ddba7' : '#41524d'};margin:6px -24px 0"></i>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0c1715;color:#eafaf5}.row{display:flex;padding:10px 0;border-bottom:1px solid #22332f;font-size:13.5px}.k{width:118px;flex:none;color:#9fb5ae}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#eafaf5', 24)}<div style="padding:10px 16px 4px;font-size:17px;font-weight:700;text-align:center"><span style="float:left">←</span>Resit<span style="float:right">⇪</span></div>
<div style="margin:14px 16px;background:#13231f;border-radius:12px;padding:20px 14px 16px"><div style="text-align:center"><div style="font-size:15px;color:${p.done ? '#3ddba7' : '#ffa585'};font-weight:700">${p.status}</div><div style="font-size:35px;font-weight:700;padding:4px 0 16px">${p.amount}</div></div><div style="display:flex">${dot(true, 'Arahan')}${line(p.done)}${dot(p.done, 'Proses')}${line(p.done)}${dot(p.done, 'Diterima')}</div></div>
<div style="padding:0 16px">${rowsOf([
        ['Penerima', `<b>${p.recipient}</b>`],
        ['Bank', p.bank],
        ['No. akaun', p.account],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Tujuan', p.memo],
        ['No. rujukan', p.reference],
        ...p.decoy,
      ])}</div>
<div style="margin:18px 16px 0;background:#fff;border-radius:8px;padding:12px;text-align:center;color:#222;font-size:11px"><div style="height:40px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 4px,#111 4px 7px,#fff 7px 9px,#111 9px 10px,#fff 10px 13px)"></div><div style="padding-top:6px;letter-spacing:2px">${p.otherReference}</div></div>
<div style="padding:16px;display:flex;gap:10px;text-align:center;font-weight:700"><span style="flex:1;border:1px solid #3ddba7;color:#3ddba7;border-radius:8px;padding:12px">Bayar lagi</span><span style="flex:1;background:#3ddba7;color:#0c1715;border-radius:8px;padding:12px">Selesai</span></div><p style="text-align:center;font-size:12px;color:#9fb5ae;padding-bottom:24px">Tambah nilai ${p.money(5_000)} dan menangi motosikal!</p>`,
    );
  },
});

/** A super-app's receipt of a transfer: Malay headings over English rows, services and food offers under it. */
const kotak = look({
  name: 'kotak-rojak-superapp',
  medium: 'wallet',
  language: 'mixed',
  width: 412,
  scale: 2.625,
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.short,
  time: TIMES.lower,
  reference: (below) => `${100_000_000 + below(900_000_000, 'kotak')}${100 + below(900, 'kotak b')}`,
  formats: ['png', 'jpg', 'gif'],
  says: {
    success: ['Transfer Berjaya!', 'Payment Berjaya', 'Selesai / Completed'],
    failed: ['Transfer Gagal', 'Payment Tidak Berjaya'],
    pending: ['Transfer Sedang Diproses', 'Payment Pending'],
    cancelled: ['Transfer Dibatalkan'],
    refunded: ['Duit Di-refund'],
  },
  draw: (p) => {
    const tile = (text: string, colour: string) =>
      `<span style="width:72px;text-align:center;font-size:12px"><i style="display:block;width:46px;height:46px;border-radius:14px;background:${colour};margin:0 auto 5px"></i>${text}</span>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f4f4f1;color:#24241f}h3{font-size:15px;padding:14px 0 4px}.row{padding:7px 0;display:grid;grid-template-columns:132px 1fr}.k{color:#6b6b61}.v{overflow-wrap:anywhere}.card{background:#fff;padding:2px 18px 12px;margin-bottom:10px}`,
      `${phoneBar(p.clock, '#fff', 80, '#d9480f')}<div style="background:#d9480f;color:#fff;padding:12px 18px 18px"><div style="font-size:18px">‹ <b style="margin-left:10px">KotakPay</b></div><div style="display:flex;align-items:center;gap:14px;margin-top:18px"><div style="flex:1"><div style="font-size:21px;font-weight:700">${p.status}</div><div style="font-size:13px">${p.date}, ${p.time}</div></div><span style="background:#fff;border-radius:50%;padding:4px;display:flex">${badge(p, 44)}</span></div></div>
<div class="card"><h3>Maklumat penerima</h3>${rowsOf([
        ['Transfer to', `<b>${p.recipient}</b>`],
        ['Bank / e-wallet', p.bank],
        ['Account no.', p.account],
      ])}</div><div class="card"><h3>Maklumat bayaran</h3>${rowsOf([
        ['Subtotal', p.amount],
        ['Service fee', `<s style="color:#8b8b80">${p.money(100)}</s> Percuma`],
        ['Payment method', 'KotakPay Wallet'],
        ['Remarks', p.memo],
        ['Reference no.', p.reference],
        ...p.decoy,
      ])}<div style="display:flex;justify-content:space-between;border-top:1px dashed #b9b9ae;margin-top:8px;padding-top:11px;font-weight:700;font-size:19px"><span>Jumlah</span><span>${p.amount}</span></div></div>
<div class="card"><h3>Jom guna lagi</h3><div style="display:flex;justify-content:space-between;padding-top:8px">${tile('Makan', '#ffc078')}${tile('Ride', '#8ce99a')}${tile('Parcel', '#91c9f7')}${tile('Top up', '#d0bfff')}</div></div><div class="card" style="padding:14px 18px;background:#fff3d6;font-size:13.5px"><b>Lapar?</b> Jimat ${p.money(1_200)} untuk order pertama. Code: <b>KOTAKLAPAR</b></div><div style="padding:6px 18px 26px;text-align:center"><div style="background:#d9480f;color:#fff;border-radius:8px;padding:14px;font-weight:700">Back to Home</div><div style="padding-top:14px;color:#b23a0a">Report masalah transaksi ini</div></div>`,
    );
  },
});

/** A phone company's wallet, shared as an image: a wavy top, a table with points, a code in the corner. */
const jentik = look({
  name: 'jentik-telko-imej',
  medium: 'wallet',
  language: 'ms',
  width: 400,
  scale: 2.7,
  money: MONEY.tight,
  date: DATES.dots,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'PG' : 'PTG'}`,
  reference: (below, { year, month, day }) =>
    `JTK${two(day)}${two(month)}${year}${10_000 + below(90_000, 'jentik')}`,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['BERJAYA', 'Hantaran Berjaya', 'Telah Dihantar'],
    failed: ['GAGAL', 'Hantaran Tidak Berjaya'],
    pending: ['DALAM PROSES', 'Hantaran Sedang Diproses'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIKEMBALIKAN'],
  },
  draw: (p) => {
    const points: Row[] = p.done ? [['Mata Jentik', `+${3 + p.below(30, 'mata')} mata`]] : [];
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1d2b2b;font-size:12.5px;min-height:100vh;display:flex;flex-direction:column}table{width:100%;border-collapse:collapse}td{padding:9px 0;vertical-align:top;border-bottom:1px solid #d9eae7}.k{color:#4f6a68;width:130px}.v{font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#00857a;color:#fff;padding:24px 24px 8px"><div style="display:flex;align-items:center"><span style="font-size:23px;font-weight:700;font-style:italic">jentik!</span><span style="margin-left:auto;font-size:12px">Resit eDompet</span></div><div style="padding:20px 0 4px;font-size:13px">Jumlah hantaran</div><div style="font-size:36px;font-weight:700;line-height:1.1">${p.amount}</div><div style="margin-top:12px"><span style="background:#fff;color:${signColour(p)};border-radius:4px;padding:4px 12px;font-weight:700">${p.status}</span></div></div><svg style="display:block;margin-top:-1px;flex:none" width="400" height="30" viewBox="0 0 400 30" preserveAspectRatio="none"><path d="M0 0H400V8Q350 34 300 14T200 16T100 14T0 16z" fill="#00857a"/></svg>
<div style="padding:8px 24px 0">${tableOf([
        ['Kepada', p.recipient],
        ['Akaun', `${p.bank}<br>${p.account}`],
        ['Daripada', p.sender],
        ['Tarikh / Masa', `${p.date}<br>${p.time}`],
        ['ID Transaksi', p.reference],
        ['Mesej', p.memo],
        ...points,
        ...p.decoy,
      ])}</div><div style="display:flex;gap:16px;align-items:center;padding:22px 24px">${speckle(p.below, 19, 72, '#00524b')}<span style="font-size:11.5px;color:#4f6a68">Imbas untuk muat turun apl Jentik! dan dapatkan data percuma 5GB.<br>Talian bantuan 1-800-00-0000</span></div><div style="background:#ffd43b;padding:14px 24px;font-size:12px;margin-top:auto"><b>Pelan Jentik 35</b> hanya ${p.money(3_500)} sebulan, tanpa kontrak.</div>`,
    );
  },
});

/** A wallet's entry opened from its history: a small sign before each row, label over value, a question at the foot. */
const rama = look({
  name: 'rama-wallet-entry',
  medium: 'wallet',
  width: 430,
  scale: 2,
  money: { before: 'RM ', commas: false },
  names: 'title',
  date: ({ day, month, year }: Clock) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  time: TIMES.minutes,
  reference: (below) =>
    `${10_000 + below(90_000, 'rama')} ${10_000 + below(90_000, 'rama b')} ${10_000 + below(90_000, 'rama c')}`,
  formats: ['png', 'webp', 'jpg'],
  says: {
    success: ['Success', 'Completed', 'Paid'],
    failed: ['Failed', 'Declined'],
    pending: ['Pending', 'In progress'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) => {
    const entries: Row[] = [
      ['Transferred to', `${p.recipient}<br><small>${p.bank}, ${p.account}</small>`],
      ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
      ['Date', `${p.date} at ${p.time}`],
      ['Description', p.memo],
      ['Wallet reference', p.reference],
      ...p.decoy,
    ];
    if (!p.done) entries[0] = ['Transfer to', entries[0]?.[1] ?? ''];
    return pageOf(
      `body{font-family:${FONTS.round};background:#fffdf9;color:#31261d}.e{display:flex;gap:16px;padding:13px 22px;border-bottom:1px solid #efe7dc}.e i{flex:none;width:36px;height:36px;border-radius:50%;border:9px solid #f7d9c4;background:#c4602a}.k{font-size:13px;color:#7c6a5b}.v{font-size:17px;line-height:1.35;overflow-wrap:anywhere}.v small{font-size:14px;color:#63564a}`,
      `${phoneBar(p.clock, '#31261d', 45)}<div style="padding:14px 22px;font-size:19px;font-weight:700">‹ &nbsp; Transfer to bank</div><div style="margin:8px 22px 14px;border-radius:20px;background:#c4602a;color:#fff;padding:20px 22px;display:flex;align-items:center;gap:14px"><span style="flex:1"><span style="font-size:14px">Amount</span><br><b style="font-size:36px;line-height:1.15">${p.amount}</b></span><span style="background:#fff;border-radius:50%;padding:5px;display:flex">${badge(p, 48)}</span></div>
${entries.map(([label, value]) => `<div class="e"><i></i><div><div class="k">${label}</div><div class="v">${value}</div></div></div>`).join('')}<div style="display:flex;gap:12px;padding:20px 22px 4px;text-align:center;font-weight:700"><span style="flex:1;border:2px solid #c4602a;color:#a94c1b;border-radius:14px;padding:12px">Download receipt</span><span style="flex:1;border:2px solid #c4602a;color:#a94c1b;border-radius:14px;padding:12px">Transfer again</span></div><p style="padding:18px 22px 0;font-size:14px;color:#63564a">Something not right? <u>Chat with Rama Help</u> (8am–10pm)</p><div style="margin:18px 22px 0;border:1px dashed #c4602a;border-radius:14px;padding:13px 16px;font-size:14px">Refer a friend and you both get ${p.money(1_000)}. Ends 31 Dec.</div>${tabs(['Home', 'Scan', 'Activity', 'Me'], '#7c6a5b')}`,
    );
  },
});

export const wallets = [belon, cecawi, kotak, jentik, rama];
