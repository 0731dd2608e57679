// Seven banks' apps, from a page with stars and loans to a list in a phone's own dark style.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const initials = (name: string) => /^(.)\S*(?: (.))?/.exec(name)?.slice(1).join('') ?? '';
/** The label says which currency the bare figure is in; another currency stands beside its own figure. */
const ringgit = (label: string, amount: string) =>
  /[A-Z]{3}|\$/.test(amount.replace(/<[^>]*>/g, '')) ? label : `${label} (RM)`;

// The page after sending: everything to the left, details unfolded, then stars to give and a loan to take.
const bintangor = look({
  name: 'bintangor-after-sending',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.lower,
  reference: (below) => `BTG${REFERENCES.longDigits(below).slice(1, 12)}`,
  says: {
    success: ['Money transferred', "That's done. Money transferred!", 'Transferred successfully'],
    failed: ["Money wasn't transferred", 'Your transfer failed', "That didn't work. Transfer failed"],
    pending: ['Transfer in progress', "We're still working on your transfer"],
    cancelled: ['You cancelled this transfer'],
    refunded: ['Transfer returned to your account'],
  },
  draw: (p) => {
    const does = (sign: string, name: string) =>
      `<div style="flex:1;text-align:center;font-size:12px"><div style="width:46px;height:46px;border-radius:50%;background:#fdebe0;color:#c5480a;font-size:20px;line-height:46px;margin:0 auto 6px">${sign}</div>${name}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1f2440}.row{display:flex;justify-content:space-between;gap:20px;padding:7px 0;font-size:14px}.k{color:#666b85;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}h3{font-size:12px;font-weight:600;color:#666b85;margin-bottom:2px}`,
      `${phoneBar(p.clock, '#1f2440', 67)}<div style="padding:10px 24px;font-size:22px;display:flex;justify-content:space-between"><span>✕</span><span style="font-size:14px;color:#c5480a;font-weight:600;padding-top:6px">Get help</span></div>
<div style="padding:10px 24px 20px">${badge(p, 52)}<div style="font-size:26px;font-weight:800;line-height:1.2;margin-top:12px">${p.status}</div><div style="font-size:14px;color:#666b85;margin-top:6px">${p.date} at ${p.time}</div></div>
<div style="margin:0 24px;border:1px solid #e2e4ee;border-radius:16px;padding:18px"><h3>Amount</h3><div style="font-size:34px;font-weight:800;line-height:1.15;margin-bottom:16px">${p.amount}</div><h3>To</h3><div style="font-size:16px;font-weight:700">${p.recipient}</div><div style="font-size:13px;color:#4d526b;margin-bottom:14px">${p.bank} · ${p.account}</div><h3>From</h3><div style="font-size:14px">Everyday Saver-i · ${p.ownAccount}</div><div style="border-top:1px dashed #cfd2e0;margin:14px 0 8px"></div><div style="display:flex;justify-content:space-between;font-weight:700;font-size:14px;padding-bottom:5px"><span>Other details</span><span>⌃</span></div>${rowsOf(
        [
          ['Receipt no.', p.reference],
          ['Sent via', 'KilatNow'],
          ['Recipient reference', p.memo],
          ['Transfer fee', 'Free'],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;padding:20px 14px 18px">${does('⇪', 'Share receipt')}${does('÷', 'Split bill')}${does('↻', 'Make it recurring')}${does('☆', 'Add favourite')}</div>
<div style="background:#f4f5fa;padding:16px 24px;text-align:center"><div style="font-size:14px;font-weight:600">How easy was that?</div><div style="font-size:28px;letter-spacing:14px;padding-left:14px;color:#9a9fb8">☆☆☆☆☆</div></div><div style="margin:18px 24px;background:#1f2440;color:#fff;border-radius:16px;padding:16px 18px;display:flex;justify-content:space-between;align-items:center"><div style="font-size:13px"><b style="font-size:15px">Cash Plus Financing</b><br>Up to ${p.money(5_000_000)}, from 3.99% p.a.</div><span style="background:#ff7a2f;color:#1f2440;border-radius:16px;padding:7px 14px;font-size:13px;font-weight:700">Apply</span></div><div style="margin:0 24px 28px;background:#c5480a;color:#fff;border-radius:12px;padding:14px;text-align:center;font-weight:700">Done</div>`,
    );
  },
});

const STARS = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='36'%3E%3Cpath d='M18 3l4 9 10-4-4 10 4 10-10-4-4 9-4-9-10 4 4-10-4-10 10 4z' fill='none' stroke='%23ffffff' stroke-opacity='.16'/%3E%3C/svg%3E")`;

// An Islamic bank in Malay: ivory paper, all in the middle, each value above its label.
const kempas = look({
  name: 'kempas-i-gading',
  language: 'ms',
  width: 375,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below, clock) => `KBI${REFERENCES.dated(below, clock).slice(2)}`,
  says: {
    success: ['Alhamdulillah, pindahan anda berjaya', 'Pindahan wang berjaya', 'Pindahan anda telah berjaya'],
    failed: ['Maaf, pindahan anda tidak berjaya', 'Pindahan wang gagal'],
    pending: ['Pindahan anda sedang diproses', 'Pindahan menunggu pengesahan'],
    cancelled: ['Pindahan telah dibatalkan'],
    refunded: ['Wang telah dipulangkan ke akaun anda'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fbf7ea;color:#1d2f27;text-align:center}.head{background:#0b5d46 ${STARS};padding-bottom:46px}.row{display:flex;flex-direction:column-reverse;padding:9px 0}.k{font-size:12px;color:#6d6a54}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `<div class="head">${phoneBar(p.clock, '#fff', 52)}<div style="color:#f0dca0;font:italic 700 22px ${FONTS.book};padding:12px 0 4px">Kempas Islamik</div></div><div style="margin:-30px auto 0;width:64px;height:64px;border-radius:50%;background:#fbf7ea;padding:4px">${badge(p, 56)}</div>
<div style="font:700 18px/1.3 ${FONTS.book};padding:8px 30px 0">${p.status}</div><div style="padding:12px 28px 6px">${rowsOf(
        [
          ['Amaun pindahan', `<span style="font-size:31px;color:#0b5d46;line-height:1.2">${p.amount}</span>`],
          [p.done ? 'Dikreditkan kepada' : 'Penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['Akaun penerima', p.account],
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Tujuan', p.memo],
          ['Akaun Wadiah anda', p.ownAccount],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:10px;padding:10px 24px;font-weight:700"><span style="flex:1;border:1.5px solid #0b5d46;color:#0b5d46;border-radius:8px;padding:11px">Simpan imej</span><span style="flex:1;background:#0b5d46;color:#fff;border-radius:8px;padding:11px">Laman utama</span></div><div style="margin:10px 24px;background:#efe3bd;border-radius:8px;padding:11px 14px;font-size:13px;text-align:left"><b>Wakaf bulan ini</b><br>Serendah ${p.money(500)} sahaja. Ketik untuk menyumbang ›</div><p style="font-size:11px;color:#6d6a54;padding:6px 30px 24px">Sebarang pertanyaan, hubungi 1-300-80-5540 (8.00 pagi – 10.00 malam, setiap hari). Resit ini cetakan komputer.</p>`,
    ),
});

// A digital bank at night: the sum below a round picture, three cards, and what this month's budget is at.
const kulim = look({
  name: 'kulim-pocket-night',
  dark: true,
  width: 393,
  names: 'title',
  money: MONEY.tight,
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.english,
  reference: (below) => `${REFERENCES.mixed(below).toLowerCase()}-${REFERENCES.digits(below).slice(0, 4)}`,
  says: {
    success: ['Completed', 'Sent', 'Successful'],
    failed: ['Failed', 'Declined', "Didn't go through"],
    pending: ['Pending', 'In progress'],
    cancelled: ['Cancelled'],
    refunded: ['Reverted'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) => {
    const card = (rows: [string, string][]) =>
      `<div style="background:#1b2230;border-radius:18px;margin:0 16px 12px;padding:6px 18px">${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#0f141d;color:#f0f3f8}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0;font-size:15px}.k{color:#9aa6ba;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere;font-weight:600}`,
      `${phoneBar(p.clock, '#f0f3f8', 31)}<div style="display:flex;justify-content:space-between;padding:12px 22px;font-size:22px"><span>‹</span><span>⋯</span></div><div style="text-align:center;padding:0 26px 22px"><div style="position:relative;width:72px;margin:0 auto"><div style="width:72px;height:72px;border-radius:50%;background:#2f3d7a;font-size:26px;font-weight:700;line-height:72px;text-transform:uppercase">${initials(p.recipient)}</div><span style="position:absolute;right:-6px;bottom:-8px">${badge(p, 28)}</span></div><div style="font-size:17px;font-weight:600;margin-top:14px">Transfer to ${p.recipient}</div><div style="font-size:40px;font-weight:800;line-height:1.2">${p.done ? '−' : ''}${p.amount}</div><div style="font-size:14px;color:#9aa6ba">${p.date}, ${p.time}</div></div>
${card([
  ['Status', `<span style="color:${p.done ? '#57d69a' : '#ffb35c'}">${p.status}</span>`],
  ['Pocket', 'Main Pocket'],
  ['Category', '🏠 Home ›'],
])}${card([
        ["Recipient's bank", p.bank],
        ['Account', p.account],
        ['Message', p.memo],
      ])}${card([['Transaction ID', p.reference], ['Fee', p.nothing], ...p.decoy])}<div style="margin:0 16px 12px;background:#1b2230;border-radius:18px;padding:16px 18px"><div style="display:flex;justify-content:space-between;font-size:14px"><span>Home budget this month</span><span style="color:#9aa6ba">Edit</span></div><div style="height:8px;border-radius:4px;background:#313c50;margin:10px 0"><div style="height:8px;border-radius:4px;background:#6d8bff;width:64%"></div></div><div style="font-size:13px;color:#9aa6ba">${p.money(96_000)} of ${p.money(150_000)} used</div></div><div style="text-align:center;padding:8px 0 30px;font-weight:700;color:#8fa6ff">Download receipt &nbsp; · &nbsp; Report an issue</div>`,
    );
  },
});

const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';

// What a Malay app makes for sharing: no bar of the phone, pairs in two columns, the sum in a frame at the foot.
const ramin = look({
  name: 'ramin-slip-kongsi',
  language: 'ms',
  width: 400,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: ({ hour, minute }: Clock) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${partOfDay(hour)}`,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Pindahan Berjaya', 'Wang telah dipindahkan', 'Transaksi selesai'],
    failed: ['Pindahan Tidak Berjaya', 'Transaksi gagal'],
    pending: ['Pindahan Dalam Proses', 'Transaksi sedang diproses'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const cell = (label: string, value: string, wide = false) =>
      `<div style="${wide ? 'grid-column:1/3' : ''}"><div style="font-size:11.5px;color:#5d6a85">${label}</div><div style="font-size:14.5px;font-weight:700;overflow-wrap:anywhere">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#27346a;color:#18203f;padding:20px}`,
      `<div style="color:#fff;display:flex;justify-content:space-between;align-items:center;padding:0 4px 16px"><b style="font-size:23px;letter-spacing:-.5px">ramin<span style="color:#7fe0d0">bank</span></b><span style="font-size:13px">Slip pindahan wang</span></div><div style="background:#fff;border-radius:14px;overflow:hidden"><div style="display:flex;gap:12px;align-items:center;padding:16px 20px;border-bottom:1px solid #e1e5f0">${badge(p, 34)}<div style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</div></div><div style="display:grid;grid-template-columns:1fr 1fr;gap:15px 18px;padding:18px 20px">${cell('Nama penerima', p.recipient, true)}${cell('Bank', p.bank)}${cell('No. akaun', p.account)}${cell('Tarikh', p.date)}${cell('Masa', p.time)}${cell('ID transaksi', p.reference, true)}${cell('Nama pengirim', p.sender, true)}${cell('Kaedah', 'KilatNow')}${cell('Butiran', p.memo)}${p.decoy.map(([label, value]) => cell(label, value, true)).join('')}</div><div style="margin:2px 20px 20px;border:2px solid #27346a;border-radius:10px;padding:12px 16px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:14px">Amaun</span><span style="font-size:27px;font-weight:700">${p.amount}</span></div></div><div style="display:flex;gap:16px;align-items:center;background:#334383;border-radius:14px;padding:14px 16px;margin-top:14px;color:#fff;font-size:12.5px"><span style="background:#fff;padding:7px;border-radius:6px;height:86px">${speckle(p.below, 21, 72)}</span><span><b style="font-size:14px">Sahkan slip ini</b><br>Imbas kod ini dengan aplikasi Ramin untuk menyemak sama ada slip ini tulen.</span></div><p style="color:#c9d1ee;font-size:11.5px;padding:14px 4px 0;text-align:center">Dijana oleh aplikasi Ramin. Semak baki akaun anda sebelum menyerahkan barang. Waspada penipuan – hubungi 997.</p>`,
    );
  },
});

const NEXT: Record<Outcome, string> = {
  success: 'The money left your account and was credited straight away.',
  failed: 'No money has left your account. Please check the details and try again.',
  pending: "We're carrying out some checks. We'll text you once they're done.",
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account.',
};

// A bank from abroad with few words: serif heads, hairlines, values beside their labels, what comes next at the foot.
const ravensworth = look({
  name: 'ravensworth-my-mobile',
  width: 430,
  scale: 2,
  names: 'title',
  money: MONEY.code,
  date: (clock) => `${DATES.weekday(clock).slice(0, 3)} ${DATES.long(clock)}`,
  time: (clock) => TIMES.minutes(clock).replace(':', '.'),
  reference: (below) => `${REFERENCES.lettersFirst(below).slice(0, 9)}-MY`,
  says: {
    success: ["You've made a payment", 'Payment confirmed', 'Your payment has gone through'],
    failed: ["Your payment hasn't gone through", 'We were unable to make this payment'],
    pending: ["We're checking your payment", 'Your payment is pending'],
    cancelled: ["You've cancelled this payment"],
    refunded: ['Your payment was returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:16px}.row{display:grid;grid-template-columns:140px 1fr;gap:14px;padding:12px 24px;border-top:1px solid #d8d8d4;font-size:15px}.k{color:#5f5f5b}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 94)}<div style="padding:14px 24px;display:flex;justify-content:space-between;border-bottom:3px solid #14532d"><span style="font:700 19px ${FONTS.serif};letter-spacing:.5px;color:#14532d">RAVENSWORTH</span><span style="font-size:14px;text-decoration:underline">Log off</span></div><div style="padding:26px 24px 22px;display:flex;gap:16px;align-items:flex-start">${badge(p, 34, false)}<h1 style="font:400 27px/1.2 ${FONTS.serif}">${p.status}</h1></div>${rowsOf(
        [
          ['Amount', `<b style="font-size:20px">${p.amount}</b>`],
          ['Payee', `${p.recipient}<br>${p.bank}<br>${p.account}`],
          ['From', `Premier Current<br>${p.ownAccount}`],
          ['Date', `${p.date} at ${p.time}`],
          ['Payment reference', p.memo],
          ['Confirmation no.', p.reference],
          ...p.decoy,
        ],
      )}<div style="border-top:1px solid #d8d8d4;padding:20px 24px"><b>What happens next</b><p style="margin-top:6px">${NEXT[p.outcome]}</p></div><div style="padding:6px 24px 20px"><div style="background:#14532d;color:#fff;text-align:center;padding:14px;border-radius:2px">Make another payment</div><div style="border:1px solid #14532d;color:#14532d;text-align:center;padding:13px;border-radius:2px;margin-top:10px">Save as PDF</div></div><p style="padding:0 24px 28px;font-size:12px;color:#5f5f5b">Ravensworth Bank Malaysia. Lines are open 24 hours: 03-2075 6100, or +603 2075 6100 from abroad.</p>`,
    ),
});

// A building society's app of some years ago in two tongues: a band for the outcome, a ruled table in narrow letters.
const geronggang = look({
  name: 'geronggang-two-tongues',
  language: 'mixed',
  width: 360,
  money: {},
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'TRANSAKSI BERJAYA / TRANSACTION SUCCESSFUL'],
    failed: ['TIDAK BERJAYA / UNSUCCESSFUL', 'TRANSAKSI GAGAL / TRANSACTION FAILED'],
    pending: ['SEDANG DIPROSES / PROCESSING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  draw: (p) => {
    const both = (malay: string, english: string) => `${malay}<br><i>${english}</i>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#eceff1;color:#22292e;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}td{border:1px solid #cdd5da;padding:7px 10px;vertical-align:middle}.k{width:41%;background:#f5f8fa;color:#3c4a54}.k i{font-size:11.5px;color:#5b6972}.v{font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 18, '#6b1524')}<div style="background:linear-gradient(#8f1f33,#741828);color:#fff;padding:13px 16px;font-size:16px;font-weight:700">☰ &nbsp; Pindahan Wang <span style="font-weight:400;font-style:italic">/ Fund Transfer</span></div><div style="background:${signColour(p)};color:#fff;font-weight:700;font-size:14px;text-align:center;padding:10px 8px">${p.status}</div><div style="padding:12px">${tableOf(
        [
          [both('No. Rujukan', 'Reference No.'), p.reference],
          [both('Tarikh &amp; Masa', 'Date &amp; Time'), `${p.date}<br>${p.time}`],
          [both('Dari Akaun', 'From Account'), p.ownAccount],
          [both('Nama Penerima', 'Beneficiary Name'), p.recipient],
          [both('Akaun Penerima', 'Beneficiary Account'), `${p.account}<br>${p.bank}`],
          [
            both(ringgit('Amaun', p.amount), ringgit('Amount', p.amount)),
            `<span style="font-size:19px">${p.amount}</span>`,
          ],
          [both('Caj (RM)', 'Charges (RM)'), p.nothing],
          [both('Butiran', 'Payment Details'), p.memo],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:10px;padding:2px 12px;text-align:center;font-weight:700;color:#fff"><span style="flex:1;background:#5b6972;padding:10px">CETAK / PRINT</span><span style="flex:1;background:#8f1f33;padding:10px">SELESAI / DONE</span></div><p style="padding:14px 12px 0;font-size:11.5px;color:#4c5961">Jangan dedahkan TAC kepada sesiapa. <i>Never disclose your TAC to anyone.</i><br>Geronggang Careline 1-800-22-7788</p>${tabs(['Utama', 'Akaun', 'Bayar', 'Pindah', 'Lain'], '#4c5961')}`,
    );
  },
});

// In the phone's own dark style: rounded groups of lines, small heads in capitals above them.
const melunak = look({
  name: 'melunak-kumpulan-gelap',
  language: 'ms',
  dark: true,
  width: 402,
  money: MONEY.spaced,
  names: 'title',
  date: (clock) => `${DATES.weekdayMalay(clock).replace(/,.*/, '')}, ${DATES.longMalay(clock)}`,
  time: TIMES.minutes,
  reference: (below) => `ML${REFERENCES.endsInLetter(below)}`,
  says: {
    success: ['Berjaya', 'Telah dihantar', 'Selesai'],
    failed: ['Gagal', 'Tidak berjaya', 'Ditolak bank penerima'],
    pending: ['Sedang diproses', 'Dalam semakan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) => {
    const group = (head: string, rows: [string, string][]) =>
      `<div style="font-size:12.5px;color:#9b9ba3;padding:16px 34px 6px">${head}</div><div style="background:#1c1c1f;border-radius:12px;margin:0 18px;padding-left:16px">${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#000;color:#fff}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 16px 11px 0;border-bottom:1px solid #38383d;font-size:15px}.row:last-child{border:0}.k{white-space:nowrap}.v{text-align:right;color:#b3b3bb;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 76)}<div style="display:flex;justify-content:space-between;padding:12px 18px;font-size:16px;color:#4aa8ff"><span>‹ Akaun</span><b style="color:#fff">Butiran Pindahan</b><span>Kongsi</span></div><div style="text-align:center;padding:18px 20px 6px"><div style="font-size:38px;font-weight:700">${p.amount}</div><div style="display:inline-flex;gap:8px;align-items:center;font-size:16px;margin-top:6px">${badge(p, 22)}${p.status}</div></div>${group(
        'PENERIMA',
        [
          ['Nama', `<span style="color:#fff">${p.recipient}</span>`],
          ['Bank', p.bank],
          ['Nombor akaun', p.account],
        ],
      )}${group('TRANSAKSI', [
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Jenis', 'Pindahan segera'],
        ['Rujukan bank', p.reference],
        ['Nota', p.memo],
        ...p.decoy,
      ])}${group('DARIPADA', [['Akaun Simpanan Melunak', p.ownAccount]])}<div style="background:#1c1c1f;border-radius:12px;margin:18px;padding:13px 16px;color:#4aa8ff;font-size:15px">Pindah semula kepada penerima ini</div><p style="text-align:center;color:#9b9ba3;font-size:12px;padding:0 34px 28px">Melunak Bank Berhad ialah ahli perlindungan deposit. Bantuan 24 jam: 03-7490 2200.</p>`,
    );
  },
});

export const phones = [bintangor, kempas, kulim, ramin, ravensworth, geronggang, melunak];
