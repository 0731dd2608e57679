import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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

const two = (number: number) => String(number).padStart(2, '0');
const BULAN = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A big local bank's page after sending: hills on top, a sheet of label over value, a loan advert and stars below. */
const kelupis = look({
  name: 'kelupis-mobile',
  money: MONEY.spaced,
  date: ({ day, month, year, weekday }: Clock) =>
    `${DAYS[weekday] ?? ''}, ${two(day)} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.secondsEnglish,
  reference: (below) => `${1_000_000 + below(9_000_000, 'kelupis')}${below(900, 'kelupis b') + 100}Q`,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Transfer successful', 'Your transfer is successful', 'Transfer completed'],
    failed: ['Transfer unsuccessful', 'Sorry, your transfer was not successful'],
    pending: ['Transfer is being processed', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#22242a}.row{padding:11px 0;border-bottom:1px solid #ececf0}.k{font-size:12.5px;color:#6f7480}.v{font-size:15.5px;font-weight:600;line-height:1.35}.v small{display:block;font-weight:400;font-size:13px;color:#5b606c}`,
      `<div style="background:linear-gradient(#fdd45b,#fbe7a6);position:relative;padding-bottom:70px">${phoneBar(p.clock, '#22242a', 77)}<svg style="position:absolute;bottom:0;left:0" width="390" height="74" viewBox="0 0 390 74"><path d="M0 50Q70 6 150 44T300 30T390 46V74H0z" fill="#f2b93a"/><path d="M0 64Q90 34 190 60T390 56V74H0z" fill="#e3a018"/></svg><div style="display:flex;gap:14px;align-items:center;padding:18px 22px 26px"><div style="flex:1;font-size:24px;font-weight:800;line-height:1.2">${p.status}</div>${badge(p, 52)}</div></div>
<div style="background:#fff;border-radius:22px 22px 0 0;margin-top:-20px;position:relative;padding:16px 22px 8px">${rowsOf(
        [
          ['Recipient', `${p.recipient}<small>${p.bank}</small><small>${p.account}</small>`],
          ['Amount', `<span style="font-size:25px;font-weight:800">${p.amount}</span>`],
          ['Reference ID', p.reference],
          ['Date and time', `${p.date}, ${p.time}`],
          ['Recipient reference', p.memo],
          ['From', `Kelupis Saver-i<small>${p.ownAccount}</small>`],
          ...p.decoy,
        ],
      )}</div>
<div style="display:flex;gap:10px;padding:14px 22px"><span style="flex:1;border:1.5px solid #22242a;border-radius:26px;padding:12px;text-align:center;font-weight:700">Share receipt</span><span style="flex:1;background:#fdc72f;border-radius:26px;padding:13px;text-align:center;font-weight:700">Done</span></div>
<div style="margin:8px 22px;background:#eef3fb;border-radius:14px;padding:14px 16px;display:flex;gap:12px;align-items:center"><span style="width:42px;height:42px;border-radius:12px;background:#3a6fd0;color:#fff;text-align:center;line-height:42px;font-weight:800;flex:none">%</span><span style="font-size:13px"><b>Cash when you need it</b><br>Borrow up to ${p.money(1_500_000)} from 3.88% a year.</span></div>
<div style="text-align:center;padding:14px 0 30px;font-size:13px;color:#5b606c">How was your experience today?<div style="font-size:28px;letter-spacing:8px;color:#c3c7d0">☆☆☆☆☆</div></div>`,
    ),
});

/** A shared image: a white ticket on navy, its foot cut in teeth, label at the left and value at the right. */
const beting = look({
  name: 'beting-share-receipt',
  width: 430,
  scale: 2,
  money: MONEY.tight,
  date: ({ day, month, year }: Clock) => `${two(day)}-${MONTHS[month - 1] ?? ''}-${year}`,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  reference: (below, { year, month, day }) =>
    `BT${String(year).slice(2)}${two(month)}${two(day)}${10_000_000 + below(90_000_000, 'beting')}`,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['Successful', 'Accepted', 'Completed'],
    failed: ['Unsuccessful', 'Rejected'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#14274a;color:#1c2433;padding:26px 24px;min-height:100vh;display:flex;flex-direction:column;justify-content:center}table{width:100%;border-collapse:collapse}td{padding:9px 0;vertical-align:top;font-size:14px}.k{color:#5e687a;width:42%;padding-right:10px}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#fff;padding:26px 26px 12px;border-radius:8px 8px 0 0"><div style="display:flex;align-items:center;gap:10px"><svg width="34" height="34" viewBox="0 0 34 34"><path d="M2 24Q9 16 17 24T32 24V32H2z" fill="#14274a"/><circle cx="17" cy="11" r="8" fill="#f0662d"/></svg><span style="font-size:21px;font-weight:700;color:#14274a">Beting Bank</span><span style="margin-left:auto;font-size:12px;color:#5e687a;text-align:right">KilatNow<br>Instant Transfer</span></div>
<div style="border-top:2px solid #14274a;margin:16px 0 12px"></div><div style="display:flex;align-items:center;justify-content:space-between;margin-bottom:10px"><span style="font-size:18px;font-weight:700">Transaction Receipt</span><span style="background:${signColour(p)};color:#fff;border-radius:4px;padding:5px 12px;font-size:13px;font-weight:700">${p.status}</span></div>${tableOf(
        [
          ['Date', p.date],
          ['Time', p.time],
          ['Transaction Reference', p.reference],
          ["Sender's Name", p.sender],
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Account', p.account],
          ['Receiving Bank', p.bank],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="background:#f1f4fa;margin:14px -26px 0;padding:16px 26px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:15px">Amount</span><b style="font-size:27px;color:#14274a">${p.amount}</b></div><p style="font-size:11.5px;color:#5e687a;padding:16px 0 6px;text-align:center">This is a computer-generated receipt. No signature is required.<br>Beting Contact Centre 1-300-00-0000 (7am to 11pm daily)</p></div><div style="height:12px;background:radial-gradient(circle at 8px 12px,#14274a 7px,#fff 7.5px) 0 0/16px 12px"></div>`,
    ),
});

/** An Islamic bank's page: a sentence, then cells with the value over its label, the prayer time and a gift to make. */
const serendah = look({
  name: 'tasbih-serendah-i',
  language: 'ms',
  width: 375,
  money: MONEY.spaced,
  date: ({ day, month, year }: Clock) => `${day} ${BULAN[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) => `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'pagi' : 'petang'}`,
  reference: (below) => `TSI${100_000 + below(900_000, 'tasbih')}${100_000 + below(900_000, 'tasbih b')}`,
  formats: ['png', 'png', 'webp'],
  says: {
    success: ['Pindahan berjaya', 'Pindahan anda telah berjaya', 'Alhamdulillah, pindahan berjaya'],
    failed: ['Pindahan tidak berjaya', 'Maaf, pindahan anda gagal'],
    pending: ['Pindahan sedang diproses', 'Pindahan menunggu pengesahan'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Pindahan telah dikembalikan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fbf8f0;color:#22342d}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 14px}.row{display:flex;flex-direction:column-reverse;justify-content:flex-end;padding:11px 0;border-bottom:1px dotted #b9b193}.k{font-size:12px;color:#6c7468}.v{font-size:14.5px;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#22342d', 54)}<div style="display:flex;justify-content:space-between;align-items:center;padding:10px 18px"><span style="font:700 18px ${FONTS.book};color:#146b4c">Tasbih<span style="color:#b5862b">-i</span></span><span style="font-size:12px;color:#6c7468">Asar 4:38 PTG · Gombak</span></div>
<div style="margin:8px 18px 0;background:#146b4c;border-radius:4px 40px 4px 4px;color:#fff;padding:20px 20px 22px"><div style="display:flex;gap:12px;align-items:center">${badge(p, 36)}<b style="font-size:17px;flex:1;line-height:1.3">${p.status}</b></div><p style="font-size:18px;line-height:1.5;margin-top:14px">${
        p.done
          ? `<b>${p.amount}</b> telah dipindahkan kepada <b>${p.recipient}</b>.`
          : `Amaun <b>${p.amount}</b> kepada <b>${p.recipient}</b>.`
      }</p></div>
<div style="margin:8px 18px" class="g">${rowsOf([
        ['Bank penerima', p.bank],
        ['No. akaun penerima', p.account],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Nombor rujukan', p.reference],
        ['Catatan', p.memo],
        ['Daripada akaun', p.ownAccount],
        ['Caj perkhidmatan', p.nothing],
        ...p.decoy,
      ])}</div>
<div style="margin:16px 18px 0;border:1px solid #d9c89a;border-radius:10px;padding:13px 15px;display:flex;align-items:center;gap:12px;background:#fff"><svg width="34" height="34" viewBox="0 0 34 34"><path d="M17 30S3 21 3 12a7 7 0 0114-2 7 7 0 0114 2c0 9-14 18-14 18z" fill="#b5862b"/></svg><span style="font-size:13px;flex:1"><b>Infaq Jumaat</b><br>Sumbang serendah ${p.money(200)} kepada tabung pilihan.</span><span style="color:#146b4c;font-weight:700;font-size:13px">Infaq ›</span></div>
<div style="padding:18px 18px 0"><div style="background:#146b4c;color:#fff;text-align:center;padding:14px;border-radius:6px;font-weight:700">Kongsi resit</div><div style="color:#146b4c;text-align:center;padding:14px;font-weight:700">Kembali ke laman utama</div></div><p style="font-size:11px;color:#6c7468;text-align:center;padding:0 30px 26px">Berasaskan kontrak Wakalah. Bank Tasbih Islam Berhad.</p>`,
    ),
});

/** A digital bank at night: the sum large at the left, cards of one subject each, what was spent this month. */
const lumba = look({
  name: 'lumba-neo',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }: Clock) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.lower,
  reference: (below) =>
    `lmb_${Array.from({ length: 14 }, (_, index) => '0123456789abcdefghjkmnpqrstvwxyz'[below(32, `lumba ${index}`)]).join('')}`,
  formats: ['png', 'jpg', 'webp'],
  says: {
    success: ['Completed', 'Money sent', 'Successful'],
    failed: ['Failed', 'Unsuccessful', 'Not sent'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded', 'Returned'],
  },
  draw: (p) => {
    const head = (text: string) =>
      `<div style="font-size:13px;font-weight:700;color:#b7a8f5;padding:14px 0 2px">${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#0e0d15;color:#f3f1fa}.card{background:#1b1927;border-radius:18px;margin:0 16px 12px;padding:0 18px 10px}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0}.k{color:#a5a1b8;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f3f1fa', 92)}<div style="display:flex;justify-content:space-between;padding:14px 20px;font-size:20px"><span>‹</span><span style="font-size:15px;font-weight:600;padding-top:3px">Transfer</span><span style="font-size:14px;color:#b7a8f5;padding-top:4px">Get help</span></div>
<div style="padding:14px 20px 22px"><div style="display:flex;align-items:center;gap:12px"><span style="width:46px;height:46px;border-radius:16px;background:#ff7a59;color:#1b1927;text-align:center;line-height:46px;font-weight:800;font-size:18px">${p.recipient[0] ?? ''}</span><span style="flex:1"><span style="font-size:13px;color:#a5a1b8">To</span><br><b style="font-size:18px;line-height:1.2">${p.recipient}</b></span></div><div style="font-size:46px;font-weight:800;letter-spacing:-1px;margin-top:16px">${p.amount}</div><span style="display:inline-block;background:${signColour(p)};color:#fff;border-radius:20px;padding:4px 14px;font-size:13px;font-weight:700">${p.status}</span><span style="font-size:13px;color:#a5a1b8;margin-left:12px">${p.date}, ${p.time}</span></div>
<div class="card">${head('Recipient account')}${rowsOf([
        ['Bank', p.bank],
        ['Account number', p.account],
      ])}</div><div class="card">${head('Transfer')}${rowsOf([
        ['From', 'Main pot'],
        ['Note', p.memo],
        ['Fee', 'Free'],
        ...p.decoy,
        ['Transaction ID', `<span style="font:13px ${FONTS.terminal}">${p.reference}</span>`],
      ])}</div>
<div class="card" style="padding:14px 18px"><div style="font-size:14px">Spent on <b>Home</b> this month</div><div style="display:flex;gap:5px;align-items:flex-end;height:44px;margin-top:8px">${[20, 34, 12, 40, 26, 8, 30, 17, 42, 24].map((height) => `<i style="flex:1;height:${height}px;border-radius:4px;background:#4d3fa8"></i>`).join('')}</div></div>
<div style="display:flex;gap:10px;padding:6px 16px 30px;text-align:center;font-weight:700"><span style="flex:1;background:#2a2740;border-radius:16px;padding:14px">Split bill</span><span style="flex:1;background:#b7a8f5;color:#1b1927;border-radius:16px;padding:14px">Share</span></div>`,
    );
  },
});

/** A savings bank's old app: a blue bar, a striped table with colons, buttons across the foot. */
const rembunai = look({
  name: 'rembunai-simpan-resit',
  language: 'ms',
  width: 360,
  money: MONEY.plainTight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => String(10_000_000 + below(90_000_000, 'rembunai')),
  formats: ['jpg', 'jpg', 'png'],
  says: {
    success: ['Transaksi Berjaya', 'BERJAYA', 'Transaksi telah berjaya dilaksanakan'],
    failed: ['Transaksi Tidak Berjaya', 'TRANSAKSI GAGAL'],
    pending: ['Transaksi Sedang Diproses', 'DALAM PROSES'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#eceff3;color:#20262e;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}td{padding:10px 8px;vertical-align:top}tr:nth-child(odd){background:#f2f6fc}.k{width:41%;padding-left:14px;color:#3d4856}.v{font-weight:700;padding-right:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 31, '#0d3f86')}<div style="background:#0d3f86;color:#fff;padding:13px 16px;font-size:16px;font-weight:700">☰ &nbsp; Pindahan Wang<span style="float:right;font-size:12px;font-weight:400;padding-top:3px">Log Keluar</span></div><div style="background:#ffc20e;padding:7px 16px;font-size:12px">Tahap 3: Pengakuan</div>
<div style="display:flex;align-items:center;gap:12px;padding:16px">${badge(p, 34)}<b style="font-size:16px;color:${signColour(p)}">${p.status}</b></div>${tableOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Jenis Pindahan', 'Segera (KilatNow)'],
          ['Dari Akaun', p.ownAccount],
          ['Ke Akaun', p.account],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Jumlah', `<span style="font-size:15px">${p.amount}</span>`],
          ['Caj', p.nothing],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}<div style="display:flex;gap:8px;padding:16px;text-align:center;font-size:12.5px;font-weight:700;color:#fff"><span style="flex:1;background:#0d3f86;padding:12px 4px">SIMPAN RESIT</span><span style="flex:1;background:#0d3f86;padding:12px 4px">PINDAHAN LAIN</span></div><p style="padding:0 16px;font-size:11.5px;color:#4d5764">Nota: Sila simpan nombor rujukan untuk sebarang pertanyaan. Waspada penipuan! Hubungi Pusat Respons 997.</p>${tabs(['Utama', 'Akaun', 'Bayar', 'Profil'], '#0d3f86')}`,
    ),
});

/** A British bank's Malaysian app: three steps on top, from and to in boxes with an arrow, pairs of label over value. */
const pair = (label: string, value: string) =>
  `<div style="flex:1"><div class="k">${label}</div><div class="v">${value}</div></div>`;
const between = '<div style="display:flex;gap:18px;padding:12px 0;border-bottom:1px solid #dcdcdc">';

const whinfell = look({
  name: 'whinfell-my-app',
  width: 393,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} MYT`,
  reference: (below) => `WF-${1000 + below(9000, 'whin')}-${10_000 + below(90_000, 'whin b')}`,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ["We've sent your payment", 'Payment complete', 'Your payment was successful'],
    failed: ["We couldn't send your payment", 'Your payment was declined'],
    pending: ["We're processing your payment", 'Your payment is awaiting approval'],
    cancelled: ["You've cancelled this payment"],
    refunded: ['Your payment was returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#262626}.k{font-size:12.5px;color:#666}.v{font-size:15px;overflow-wrap:anywhere}.box{border:1px solid #b8b8b8;padding:13px 15px}`,
      `${phoneBar(p.clock, '#262626', 88)}<div style="display:flex;justify-content:space-between;padding:12px 18px;border-bottom:3px solid #8a1538"><span style="font:700 20px ${FONTS.serif};color:#8a1538">Whinfell</span><span style="font-size:14px;padding-top:4px">Close ✕</span></div>
<div style="display:flex;padding:16px 18px 4px;font-size:12px;color:#666;gap:6px;align-items:center"><span>1 Details</span><i style="flex:1;border-top:1px solid #b8b8b8"></i><span>2 Review</span><i style="flex:1;border-top:1px solid #b8b8b8"></i><b style="color:#8a1538">3 Confirmation</b></div>
<div style="padding:18px 18px 0"><h1 style="font:400 27px/1.2 ${FONTS.serif}">${p.status}</h1><p style="color:#666;margin:6px 0 18px">Confirmation number <b style="color:#262626">${p.reference}</b></p><div class="box"><div class="k">From</div><b>Premier Current Account</b><div>${p.ownAccount}</div></div><div style="text-align:center;padding:8px 0;font-size:20px"><span style="color:#8a1538">↓</span> &nbsp;<b style="font-size:24px">${p.amount}</b></div><div class="box"><div class="k">To</div><b>${p.recipient}</b><div>${p.account}</div><div>${p.bank}</div></div>
<div style="height:10px"></div>${between}${pair('Date', p.date)}${pair('Time', p.time)}</div>${between}${pair('Payment method', 'Instant transfer')}${pair("Payee's reference", p.memo)}</div>${between}${pair('Our charges', p.nothing)}${p.decoy.map(([label, value]) => pair(label, value)).join('')}</div></div>
<div style="padding:20px 18px 10px"><div style="background:#8a1538;color:#fff;text-align:center;padding:14px">Make another payment</div><div style="color:#8a1538;text-align:center;padding:14px;text-decoration:underline">Save as image</div></div><div style="background:#f3f1ee;padding:16px 18px 28px;font-size:13px"><b>Going abroad?</b> Hold 12 currencies in one Whinfell Global account. Minimum placement applies.</div>`,
    ),
});

/** A bank's page in two tongues, everything centred, label over value, hairlines between. */
const gaung = look({
  name: 'gaung-dwibahasa-tengah',
  language: 'mixed',
  width: 384,
  scale: 2.8,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.english,
  reference: (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}GNG${100_000 + below(900_000, 'gaung')}`,
  formats: ['jpg', 'png', 'png'],
  says: {
    success: ['Pindahan Berjaya / Transfer Successful', 'Transaksi Berjaya / Successful'],
    failed: ['Pindahan Gagal / Transfer Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Menunggu Kelulusan / Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:linear-gradient(#5b2a86,#8d3f8f);min-height:100vh;color:#2d2436;font-size:13px}.row{padding:9px 0;border-bottom:1px solid #eee6f2;text-align:center}.row:last-child{border:0}.k{font-size:11px;color:#786b83}.v{font-size:13.5px;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 66)}<div style="text-align:center;color:#fff;padding:12px 0 18px;font-size:18px;font-weight:700;letter-spacing:.5px">gaung <span style="font-weight:400">bank</span></div>
<div style="background:#fff;border-radius:16px;margin:0 16px;padding:22px 18px 10px"><div style="text-align:center">${badge(p, 58, false)}<div style="font-size:15px;font-weight:700;padding:8px 0 2px">${p.status}</div><div style="font-size:30px;font-weight:700;color:#5b2a86;padding-bottom:10px">${p.amount}</div></div>${rowsOf(
        [
          ['Kepada / To', `${p.recipient}<br><span style="font-weight:400">${p.bank} ${p.account}</span>`],
          ['Daripada / From', p.sender],
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['No. Rujukan / Reference No.', p.reference],
          ['Rujukan Penerima / Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}</div>
<div style="display:flex;gap:10px;margin:16px;text-align:center;color:#fff"><span style="flex:1;border:1.5px solid #fff;border-radius:10px;padding:11px 2px">Kongsi / Share</span><span style="flex:1;background:#fff;color:#5b2a86;border-radius:10px;padding:12px 2px;font-weight:700">Selesai / Done</span></div><div style="color:#fff;text-align:center;font-size:11px;padding:0 24px 24px">Dilindungi PIDM sehingga RM250,000 bagi setiap pendeposit<br>Protected by PIDM up to RM250,000 for each depositor</div>`,
    ),
});

export const phones = [kelupis, beting, serendah, lumba, rembunai, whinfell, gaung];
