import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
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

const WATERMARK = `<svg xmlns='http://www.w3.org/2000/svg' width='170' height='110'><text x='12' y='88' transform='rotate(-24 12 88)' font-family='Liberation Sans' font-size='17' font-weight='700' fill='%23eef3f7'>BERTAM BANK</text></svg>`;

/** A picture made for sharing: no phone around it, two columns of label above value, the sum at the foot. */
const bertam = look({
  name: 'bertam-share',
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below, clock) => `BTM${REFERENCES.longDigits(below).slice(0, 11)}${String(clock.day)}`,
  says: {
    success: ['Successful', 'Completed'],
    failed: ['Unsuccessful', 'Failed'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff url("data:image/svg+xml,${WATERMARK}");color:#1c2b39}.grid{display:grid;grid-template-columns:1fr 1fr;gap:24px 16px}.k{font-size:11px;color:#5d7183}.v{font-size:14px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="height:8px;background:linear-gradient(90deg,#0a5c9e,#21b6a8)"></div><div style="display:flex;justify-content:space-between;align-items:center;padding:20px 24px 14px"><span style="font-size:20px;font-weight:700;color:#0a5c9e"><span style="display:inline-block;width:18px;height:18px;background:#21b6a8;border-radius:50% 50% 50% 0;margin-right:8px;vertical-align:-2px"></span>Bertam Bank</span><span style="font-size:12px;color:#5d7183">e-Receipt</span></div>
<div style="display:flex;justify-content:space-between;align-items:center;margin:0 24px;padding:12px 0;border-top:1px solid #c9d6e0;border-bottom:1px solid #c9d6e0"><b style="font-size:17px">KilatNow Transfer</b><span style="border:1px solid ${signColour(p)};color:${signColour(p)};border-radius:12px;padding:2px 12px;font-size:12px;font-weight:700">${p.status}</span></div>
<div class="grid" style="padding:20px 24px">${rowsOf([
        ["Recipient's name", p.recipient],
        ["Recipient's bank", p.bank],
        ["Recipient's account no.", p.account],
        ['Transfer mode', 'Instant'],
        ['Date', p.date],
        ['Time', p.time],
        ['Recipient reference', p.memo],
        ['Other payment details', '-'],
        ['Transaction ID', p.reference],
        ['Transferred from', `${p.sender}<br>${p.ownAccount}`],
        ...p.decoy,
      ])}</div><div style="margin:0 24px;border-top:2px solid #0a5c9e;padding:14px 0;display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:14px;font-weight:700">Amount</span><span style="font-size:25px;font-weight:700;color:#0a5c9e">${p.amount}</span></div><p style="padding:10px 24px 26px;font-size:10px;color:#5d7183">This is a computer-generated receipt. For enquiries, call us at 03-0000 1188 or write to help@bertam.example.</p>`,
    ),
});

const kundasang = look({
  name: 'kundasang',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.dated,
  says: {
    success: [
      'Pemindahan anda telah berjaya',
      'Duit anda telah selamat dipindahkan',
      'Transaksi telah berjaya',
    ],
    failed: ['Pemindahan anda tidak berjaya', 'Maaf, transaksi anda gagal'],
    pending: ['Pemindahan anda sedang diproses', 'Transaksi anda menunggu kelulusan'],
    cancelled: ['Pemindahan anda telah dibatalkan'],
    refunded: ['Wang telah dipulangkan ke akaun anda'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fbf4ef;color:#33231a}.row{padding:11px 0;border-bottom:1px solid #f2e4da}.row:last-child{border:0}.k{font-size:12px;color:#95786a}.v{font-size:15px;font-weight:600}`,
      `<div style="background:linear-gradient(160deg,#d5431f,#f08a3c);color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 38)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:15px"><span>Bank Kundasang</span><span>✕</span></div><div style="padding:14px 24px;display:flex;gap:14px;align-items:center">${badge(p, 46)}<div style="font-size:20px;font-weight:700;line-height:1.25">${p.status}</div></div></div>
<div style="margin:-56px 18px 0;background:#fff;border-radius:18px;box-shadow:0 4px 18px #d5431f22;padding:18px 20px 8px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font-size:12px;color:#95786a">Jumlah pindahan</div><div style="font-size:34px;font-weight:800;color:#c23a18">${p.amount}</div></div><span style="font-size:11px;background:#fdebdf;color:#a84a20;border-radius:8px;padding:3px 8px">Segera</span></div>${rowsOf(
        [
          [
            'Dipindahkan kepada',
            `${p.recipient}<div style="font-weight:400;font-size:13px">${p.bank} · ${p.account}</div>`,
          ],
          [
            'Daripada',
            `${p.sender}<div style="font-weight:400;font-size:13px">Akaun Simpanan ${p.ownAccount}</div>`,
          ],
          ['Pada', `${p.date}, ${p.time}`],
          ['Tujuan', p.memo],
          ['Nombor rujukan transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:10px;padding:20px 18px 30px;font-weight:700;text-align:center;font-size:14px"><span style="flex:1;border:1.5px solid #d5431f;color:#d5431f;border-radius:26px;padding:12px">Kongsi Resit</span><span style="flex:1;background:#d5431f;color:#fff;border-radius:26px;padding:12px">Selesai</span></div>`,
    ),
});

/** Between two cards an arrow: from whom, to whom. */
const sipadan = look({
  name: 'sipadan-i',
  language: 'ms',
  dark: true,
  width: 360,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.weekdayMalay,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  says: HEADINGS_MS,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0b1d1b;color:#e9f3f0}.card{background:#14302c;border-radius:12px;padding:13px 16px;margin:0 16px}.s{font-size:12px;color:#8fb3aa}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0;font-size:13px}.k{color:#8fb3aa;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#e9f3f0', 21)}<div style="padding:10px 16px 4px;font-size:13px;color:#d9b765">Sipadan-i &nbsp;|&nbsp; Pindahan KilatNow</div><h1 style="padding:6px 16px 2px;font-size:23px">${p.status}</h1><div class="s" style="padding:0 16px 16px">${p.date} ${p.time}</div>
<div class="card"><div class="s">Dari</div><b>${p.sender}</b><div class="s">${p.ownAccount}</div></div><div style="text-align:center;color:#d9b765;font-size:20px;line-height:1.5">↓</div><div class="card"><div class="s">Ke</div><b>${p.recipient}</b><div class="s">${p.account}<br>${p.bank}</div></div>
<div class="card" style="margin-top:16px"><div class="row" style="align-items:baseline;border-bottom:1px solid #2a4d47;padding-bottom:12px;margin-bottom:6px"><div class="k">Amaun</div><div class="v" style="font-size:24px;font-weight:700;color:#f3d58b">${p.amount}</div></div>${rowsOf(
        [
          ['Caj', p.nothing],
          ['ID rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ['Akad', 'Wadiah'],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:22px 0 6px;color:#d9b765;font-weight:700">Simpan ke Kegemaran &nbsp; · &nbsp; Kongsi</div>${tabs(['Utama', 'Bayar', 'Zakat', 'Profil'], '#8fb3aa')}`,
    ),
});

const both = (malay: string, english: string) =>
  `<b>${malay}</b><br><i style="color:#6b7280;font-size:11px">${english}</i>`;

const penyengat = look({
  name: 'penyengat',
  language: 'mixed',
  width: 412,
  scale: 2.625,
  money: { before: 'RM ', commas: true },
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below) => `${REFERENCES.digits(below).slice(0, 9)}P`,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'Berjaya (Successful)', 'DITERIMA / ACCEPTED'],
    failed: ['GAGAL / FAILED', 'Tidak Berjaya (Unsuccessful)'],
    pending: ['DALAM PROSES / PROCESSING', 'Menunggu Kelulusan (Pending Approval)'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#1f2430;font-size:13px}table{width:100%;border-collapse:collapse}td{border:1px solid #cfd4dd;padding:7px 10px;vertical-align:middle;line-height:1.3}.k{width:44%;background:#f3f5f9}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 90, '#1e3a8a')}<div style="background:#1e3a8a;color:#fff;padding:10px 16px 14px"><div style="font-size:17px;font-weight:700">PENYENGAT MOBILE</div><div style="font-size:11px;color:#fcd34d">Koperasi &amp; Simpanan Penyengat Berhad</div></div><div style="background:#fcd34d;padding:7px 16px;font-weight:700">Pemindahan Antara Bank (IBG / Segera)</div>
<div style="padding:14px 12px">${tableOf([
        [both('Jenis Transaksi', 'Transaction Type'), 'Instant Transfer'],
        [both('Tarikh / Masa', 'Date / Time'), `${p.date} ${p.time}`],
        [both('No. Rujukan', 'Reference No.'), p.reference],
        [both('Dari Akaun', 'From Account'), `${p.ownAccount}<br>${p.sender}`],
        [both('Ke Akaun', 'To Account'), p.account],
        [both('Nama Penerima', 'Beneficiary Name'), p.recipient],
        [both('Bank Penerima', 'Beneficiary Bank'), p.bank],
        [both('Jumlah (RM)', 'Amount (RM)'), `<b style="font-size:16px">${p.amount}</b>`],
        [both('Caj Perkhidmatan', 'Service Charge'), p.nothing],
        [both('Butiran Bayaran', 'Payment Details'), p.memo],
        [both('Status Transaksi', 'Transaction Status'), `<b style="color:${signColour(p)}">${p.status}</b>`],
        ...p.decoy,
      ])}</div><div style="text-align:center;padding:6px 12px 24px"><span style="display:inline-block;background:#1e3a8a;color:#fff;padding:9px 26px;border-radius:4px;margin:0 4px">CETAK / PRINT</span><span style="display:inline-block;border:1px solid #1e3a8a;color:#1e3a8a;padding:8px 26px;border-radius:4px;margin:0 4px">MENU UTAMA</span></div>`,
    ),
});

/** A bank from abroad: its English, its currency code, its section heads. */
const cheviot = look({
  name: 'cheviot-mobile',
  dark: true,
  width: 390,
  money: { after: ' MYR' },
  names: 'title',
  date: DATES.long,
  time: (clock) => `${TIMES.minutes(clock)} (GMT+8)`,
  reference: (below) => `CHV ${REFERENCES.dashed(below).replaceAll('-', ' ')}`,
  says: {
    success: ["We've made your payment", 'Your payment has been made', 'Payment complete'],
    failed: ["We couldn't make your payment", 'Your payment was rejected'],
    pending: ["We're processing your payment", 'Your payment is awaiting authorisation'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['This payment was returned to your account'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#000;color:#f2f2f2}h2{font-size:13px;font-weight:700;color:#9ea3a8;padding:20px 20px 8px}.box{background:#1b1d1f;padding:2px 20px}.row{padding:11px 0;border-bottom:1px solid #303336}.row:last-child{border:0}.k{font-size:12px;color:#9ea3a8}.v{font-size:16px}`,
      `${phoneBar(p.clock, '#fff', 64)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:15px"><span>✕</span><b>Confirmation</b><span style="color:#6fb1ff">Share</span></div><div style="padding:16px 20px 4px;display:flex;gap:12px;align-items:center">${badge(p, 34)}<h1 style="font-size:20px;font-weight:500">${p.status}</h1></div>
<h2>Payee</h2><div class="box">${rowsOf([
        ['Name', p.recipient],
        ['Account number', p.account],
        ['Beneficiary bank', p.bank],
      ])}</div><h2>Payment details</h2><div class="box">${rowsOf([
        ['Amount', p.amount],
        ['Charges', p.nothing],
        ['Paying from', `Everyday Account ${p.ownAccount}`],
        ['Payment date', `${p.date}, ${p.time}`],
        ['Frequency', 'One-off'],
        ['Message to payee', p.memo],
        ['Our reference', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:24px 20px 10px;background:#f2f2f2;color:#000;text-align:center;padding:14px;font-weight:700">Done</div><div style="text-align:center;padding:8px 0 26px;color:#6fb1ff;font-weight:700">Make another payment</div>`,
    ),
});

/** The sum and the payee in one sentence, the rest folded in below. */
const gerimis = look({
  name: 'gerimis',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  names: 'upper',
  date: (clock) => DATES.short(clock).replace(/ 20(\d\d)$/, " '$1"),
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: { ...STATUSES, success: ['Completed', 'Successful', 'Received'] },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f1f0fb;color:#1d1a38}.row{display:flex;gap:12px;padding:10px 0;font-size:14px}.k{width:98px;color:#7e7a9c}.v{flex:1;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#1d1a38', 47)}<div style="padding:8px 22px;font-size:22px;display:flex;justify-content:space-between"><span>←</span><span style="font-size:14px;font-weight:600;color:#5a3fd6">Need help?</span></div><div style="padding:16px 24px 6px;font-size:29px;font-weight:800;line-height:1.2">${p.done ? 'You sent' : 'Your transfer of'} <span style="color:#5a3fd6">${p.amount}</span> to ${p.recipient}</div><div style="padding:8px 24px 20px"><span style="background:${signColour(p)};color:#fff;border-radius:6px;padding:3px 10px;font-size:13px;font-weight:700">${p.status}</span> <span style="font-size:13px;color:#7e7a9c;margin-left:6px">${p.date}, ${p.time}</span></div>
<div style="margin:0 16px;background:#fff;border-radius:20px;padding:10px 20px">${rowsOf([
        ['Sent via', 'KilatNow to account'],
        ['Account', `${p.account}<br>${p.bank}`],
        ['From', `Main Account<br>${p.ownAccount}`],
        ['Note', p.memo],
        ['Ref. no.', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-around;padding:20px 10px;font-size:12px;font-weight:600;color:#5a3fd6;text-align:center">${['Share receipt', 'Add to favourites', 'Send again'].map((name) => `<span><span style="display:block;width:42px;height:42px;border-radius:50%;background:#dfdbf8;margin:0 auto 6px"></span>${name}</span>`).join('')}</div><div style="margin:0 16px 28px;background:#1d1a38;color:#fff;border-radius:16px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center;font-size:13px"><span><b>Rainy Day Pot</b><br>Earn 3.25% p.a., credited daily. From just ${p.money(1000)}.</span>${speckle(p.below, 6, 40, '#b9a8ff')}</div>`,
    ),
});

export const phones = [bertam, kundasang, sipadan, penyengat, cheviot, gerimis];
