// Bank apps: a success page with an advert, images to share, Islamic, at night, an entry opened, foreign, digital.
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
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const DAYS_LONG = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const initials = (name: string) => name.replace(/^(\S)\S*\s*(\S?).*$/, '$1$2');
const drawn = (path: string, size: number, colour: string) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
const ICONS = {
  share: 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6',
  star: 'M12 4l2.5 5.2 5.5.8-4 4 1 5.8-5-2.8-5 2.8 1-5.8-4-4 5.5-.8z',
  split: 'M12 20v-7M12 13L5 6M12 13l7-7M5 10V6h4M19 10V6h-4',
  again: 'M5 12a7 7 0 0 1 12-5l2 2M19 5v4h-4M19 12a7 7 0 0 1-12 5l-2-2M5 19v-4h4',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c0-4 3-6 7-6s7 2 7 6',
  bank: 'M4 10l8-5 8 5zM6 10v8M10 10v8M14 10v8M18 10v8M4 20h16',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  tag: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  note: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
};

// The page after sending: heading at the left, people with initials, particulars in two columns, four deeds, an advert.
const gapis = look({
  name: 'gapis-mobile',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  reference: (below) => `${REFERENCES.digits(below).slice(0, 9)}Q`,
  says: {
    ...HEADINGS,
    success: ['Transfer Successful', 'Your transfer is done', 'Money transferred'],
    failed: ['Transfer Unsuccessful', 'Your transfer did not go through'],
  },
  draw: (p) => {
    const party = (label: string, name: string, under: string, colour: string) =>
      `<div style="padding:14px 18px 0"><div style="font-size:12px;color:#737883;margin-bottom:6px">${label}</div><div style="display:flex;gap:12px;align-items:center"><span style="flex:none;width:38px;height:38px;border-radius:12px;background:${colour}1f;color:${colour};font-weight:700;text-align:center;line-height:38px">${initials(name)}</span><div><div style="font-size:15px;font-weight:600">${name}</div><div style="font-size:13px;color:#5f6570">${under}</div></div></div></div>`;
    const deed = (icon: string, label: string) =>
      `<div style="text-align:center;font-size:12px;width:84px"><span style="display:block;width:46px;height:46px;border-radius:50%;background:#fff;margin:0 auto 6px;padding:12px">${drawn(icon, 22, '#8c1d4f')}</span>${label}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f4f1f3;color:#221a1f}.grid{display:grid;grid-template-columns:1fr 1fr;gap:14px 16px;padding:16px 18px 20px;margin-top:16px;border-top:1px dashed #d9d2d6}.k{font-size:12px;color:#737883}.v{font-size:14px;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#221a1f', 71)}<div style="display:flex;justify-content:space-between;align-items:center;padding:10px 18px 14px"><span style="width:24px"></span><b style="font-size:16px">Transfer</b>${drawn(ICONS.home, 24, '#221a1f')}</div>
<div style="background:#fff;margin:0 14px;border-radius:16px"><div style="display:flex;gap:13px;align-items:center;padding:18px;border-bottom:1px solid #efeaed">${badge(p, 40)}<div><div style="font-size:18px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#5f6570">${p.date}, ${p.time}</div></div></div><div style="display:flex;justify-content:space-between;align-items:baseline;padding:16px 18px 4px"><span style="font-size:14px;color:#5f6570">Amount</span><span style="font-size:28px;font-weight:700">${p.amount}</span></div>${party('To', p.recipient, `${p.bank} · ${p.account}`, '#8c1d4f')}${party('From', p.sender, `Everyday Savings · ${p.ownAccount}`, '#2c5d8f')}<div class="grid">${rowsOf(
        [
          ['Reference ID', p.reference],
          ['Recipient reference', p.memo],
          ['Transfer method', 'DuitLaju'],
          ['Service fee', p.nothing],
          ...p.decoy,
        ],
      )}</div></div>
<div style="display:flex;justify-content:space-between;padding:20px 14px 6px">${deed(ICONS.share, 'Share receipt')}${deed(ICONS.star, 'Favourite')}${deed(ICONS.split, 'Split bill')}${deed(ICONS.again, 'Repeat')}</div><div style="margin:14px;border-radius:16px;background:linear-gradient(100deg,#8c1d4f,#d8643f);color:#fff;padding:16px 18px"><div style="font-size:16px;font-weight:700">Cash in 10 minutes</div><div style="font-size:13px;margin-top:2px">Gapis EasyPlan, up to RM150,000 from 4.28% p.a.*</div><div style="font-size:13px;font-weight:700;margin-top:8px">Apply now ›</div></div><div style="margin:16px 14px 26px;background:#8c1d4f;color:#fff;border-radius:12px;padding:14px;text-align:center;font-weight:700;font-size:15px">Done</div>`,
    );
  },
});

// An image to share, in Malay: a striped table and nothing large; the sum is one row among the others.
const rengas = look({
  name: 'rengas-imej-resit',
  language: 'ms',
  width: 420,
  scale: 2,
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock).slice(2)}RGS`,
  says: { ...STATUSES_MS, success: ['Berjaya', 'Transaksi Berjaya', 'Selesai'] },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1f2a24}table{width:100%;border-collapse:collapse}td{padding:11px 22px;vertical-align:top;font-size:14px}tr:nth-child(odd) td{background:#eef5f0}.k{width:43%;color:#4f5f56}.v{font-weight:700;overflow-wrap:anywhere;padding-left:0}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;padding:24px 22px 18px;border-bottom:4px solid #d9a514"><div style="display:flex;gap:10px;align-items:center"><svg width="38" height="38" viewBox="0 0 38 38"><path d="M4 34C4 14 16 4 34 4c0 18-10 30-30 30z" fill="#14693f"/><path d="M6 32L27 11" stroke="#d9a514" stroke-width="2.5"/></svg><div style="font-size:22px;font-weight:700;color:#14693f;letter-spacing:1px;line-height:1">RENGAS<div style="font-size:10px;letter-spacing:3.4px;font-weight:400;margin-top:3px">PERBANKAN</div></div></div><div style="text-align:right;font-size:17px;font-weight:700">Resit<br>Transaksi</div></div>
<div style="padding:16px 22px;font-size:13px;color:#4f5f56">Pindahan Wang Segera kepada akaun bank lain</div>${tableOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nombor Rujukan', p.reference],
          ['Daripada Akaun', `${p.ownAccount}<br>${p.sender}`],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Akaun Penerima', p.account],
          ['Amaun', p.amount],
          ['Butiran Pembayaran', p.memo],
          ...p.decoy,
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
        ],
      )}<div style="padding:22px;font-size:11px;color:#5d6b63;line-height:1.6">Resit ini dijana oleh komputer dan tidak memerlukan tandatangan. Sebarang pertanyaan, sila hubungi Pusat Khidmat Rengas di talian 1300-80-5544 (8.00 pagi hingga 10.00 malam, setiap hari).</div><div style="background:#14693f;color:#fff;text-align:center;font-size:12px;padding:12px">www.rengas.example &nbsp;|&nbsp; Ahli Perlindungan Deposit</div>`,
    ),
});

const STARS = [0, 1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15, 16, 17].map(
  (place) =>
    `<g transform="translate(${(place % 6) * 68 + 18} ${Math.floor(place / 6) * 58 + 10})" fill="none" stroke="#f1d48a"><path d="M-15-15h30v30h-30z"/><path d="M-15-15h30v30h-30z" transform="rotate(45)"/></g>`,
);

// An Islamic bank: stars on green, labels in Malay with their English beneath, a gift to charity offered.
const bungur = look({
  name: 'bungur-i-app',
  language: 'mixed',
  width: 375,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: (below) => `BI${REFERENCES.longDigits(below).slice(2)}`,
  says: {
    ...HEADINGS_MS,
    success: ['Pindahan Berjaya', 'Transaksi Berjaya', 'Transfer Successful'],
    failed: ['Pindahan Gagal', 'Transaksi Tidak Berjaya', 'Transfer Failed'],
  },
  draw: (p) => {
    const both = (ms: string, en: string) => `${ms}<br><i>${en}</i>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fbf8f0;color:#20302b}.row{display:flex;gap:14px;padding:10px 0;border-bottom:1px solid #e8e0cb}.k{width:128px;flex:none;font-size:13px;line-height:1.3;color:#20302b}.k i{font-size:12px;color:#6e7a72}.v{font-size:14px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="position:relative;background:#0b5f4e;height:150px;overflow:hidden"><svg width="375" height="150" style="position:absolute;left:0;top:0;opacity:.22">${STARS.join('')}</svg><div style="position:relative">${phoneBar(p.clock, '#fff', 46)}<div style="text-align:center;color:#f1d48a;font:700 20px ${FONTS.book};padding-top:16px">Bungur-i</div><div style="text-align:center;color:#fff;font-size:12px">Perbankan Islam · Islamic Banking</div></div></div>
<div style="text-align:center;margin-top:-34px;position:relative"><span style="display:inline-block;background:#fbf8f0;border-radius:50%;padding:5px;line-height:0">${badge(p, 58)}</span><div style="font-size:19px;font-weight:700;margin-top:6px">${p.status}</div><div style="font-size:31px;font-weight:700;color:#0b5f4e;margin-top:4px">${p.amount}</div></div><div style="margin:16px 20px 0;border-top:1px solid #e8e0cb">${rowsOf(
        [
          [both('Penerima', 'Recipient'), p.recipient],
          [both('Bank Penerima', 'Recipient Bank'), p.bank],
          [both('No. Akaun', 'Account No.'), p.account],
          [both('Tarikh &amp; Masa', 'Date &amp; Time'), `${p.date}<br>${p.time}`],
          [both('No. Rujukan', 'Reference No.'), p.reference],
          [both('Rujukan Penerima', 'Recipient Ref.'), p.memo],
          [both('Dari Akaun', 'From Account'), `Simpanan Wadiah-i<br>${p.ownAccount}`],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 20px;background:#f1e6c6;border-radius:10px;padding:13px 15px;font-size:13px"><b>Jom bersedekah</b> · Tabung Wakaf Pendidikan, serendah RM1 sehari.</div><div style="display:flex;gap:12px;margin:0 20px 28px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #0b5f4e;color:#0b5f4e;border-radius:24px;padding:11px">Kongsi Resit</span><span style="flex:1;background:#0b5f4e;color:#fff;border-radius:24px;padding:12px">Selesai</span></div>`,
    );
  },
});

// Dark, in Malay: the sum large at the left with its state as a pill; two cards; the app's own bar at the foot.
const merpauh = look({
  name: 'merpauh-hantar',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: {
    ...HEADINGS_MS,
    success: ['Pindahan berjaya', 'Berjaya dihantar', 'Wang telah dipindahkan'],
    failed: ['Pindahan tidak berjaya', 'Gagal dihantar'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0c1220;color:#edf1fa}.card{background:#172036;border-radius:18px;margin:0 16px 14px;padding:16px 18px 8px}.row{display:flex;justify-content:space-between;gap:24px;padding:11px 0;border-top:1px solid #26314d}.k{font-size:14px;color:#9fabc6;white-space:nowrap}.v{font-size:14px;font-weight:500;text-align:right;overflow-wrap:anywhere}h3{font-size:15px;padding-bottom:10px}`,
      `${phoneBar(p.clock, '#edf1fa', 58)}<div style="padding:12px 20px 22px;display:flex;justify-content:space-between;font-size:15px"><span style="font-size:20px;line-height:1">←</span><b>Butiran pindahan</b>${drawn(ICONS.share, 21, '#edf1fa')}</div>
<div style="padding:0 20px 22px"><div style="font-size:42px;font-weight:700;letter-spacing:-1px;line-height:1.1">${p.amount}</div><div style="font-size:16px;margin-top:6px">kepada <b>${p.recipient}</b></div><div style="display:inline-flex;align-items:center;gap:8px;background:#202c49;border-radius:20px;padding:5px 14px 5px 6px;margin-top:12px;font-size:14px;font-weight:600">${badge(p, 22)}${p.status}</div></div><div class="card"><h3>Penerima</h3>${rowsOf(
        [
          ['Nama', p.recipient],
          ['Bank', p.bank],
          ['Nombor akaun', p.account],
        ],
      )}</div><div class="card"><h3>Transaksi</h3>${rowsOf([
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Jenis', 'Pindahan segera'],
        ['Akaun anda', p.ownAccount],
        ['Rujukan', p.memo],
        ['ID transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:0 20px;font-size:12px;color:#9fabc6;display:flex;gap:8px;align-items:center">${drawn(ICONS.clock, 16, '#9fabc6')}Disahkan dengan KunciMerpauh pada peranti ini</div>${tabs(['Utama', 'Bayar', 'Imbas', 'Kad', 'Lagi'], '#9fabc6')}`,
    ),
});

// One entry of the account opened: signs at the left, each value above what it is.
const penawar = look({
  name: 'penawar-entry',
  width: 360,
  money: MONEY.code,
  date: ({ weekday, ...rest }: Clock) => `${DAYS_LONG[weekday] ?? ''}, ${DATES.long({ weekday, ...rest })}`,
  time: ({ hour, minute }: Clock) => `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'am' : 'pm'}`,
  reference: REFERENCES.mixed,
  says: {
    ...STATUSES,
    success: ['Successful', 'Completed', 'Paid out'],
    failed: ['Failed', 'Unsuccessful', 'Rejected'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) => {
    const line = (icon: string, value: string, label: string) =>
      `<div style="display:flex;gap:18px;padding:11px 20px;align-items:center"><span style="flex:none;width:22px;line-height:0">${drawn(icon, 22, '#5b3fa8')}</span><div style="min-width:0"><div style="font-size:15px;overflow-wrap:anywhere">${value}</div><div style="font-size:12px;color:#6d6a78">${label}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#201c2b}`,
      `${phoneBar(p.clock, '#fff', 22, '#43298c')}<div style="background:#5b3fa8;color:#fff;padding:15px 20px;font-size:18px">←<span style="padding-left:24px">Transaction details</span><span style="float:right">⋮</span></div><div style="padding:22px 20px 18px;border-bottom:1px solid #e4e0ee;background:#f7f5fc"><div style="font-size:14px;color:#4c465c">Funds transfer to</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div style="font-size:29px;font-weight:700;margin-top:8px">${p.amount}</div><div style="display:inline-block;margin-top:10px;border:1px solid ${signColour(p)};color:${signColour(p)};border-radius:4px;padding:2px 9px;font-size:13px;font-weight:700">${p.status}</div></div><div style="padding:8px 0">${line(ICONS.clock, `${p.date}<br>${p.time}`, 'Transaction date and time')}${line(ICONS.person, `${p.account}`, 'Recipient account')}${line(ICONS.bank, p.bank, 'Recipient bank')}${line(ICONS.note, p.memo, 'Recipient reference')}${line(ICONS.flag, p.reference, 'Transaction reference')}${p.decoy.map(([label, value]) => line(ICONS.tag, value, label)).join('')}${line(ICONS.tag, 'Transfers &nbsp;<span style="color:#5b3fa8;font-size:13px">Change</span>', 'Spending category')}</div>
<div style="border-top:8px solid #f1eef7;padding:6px 20px"><div style="padding:13px 0;border-bottom:1px solid #e4e0ee;display:flex;justify-content:space-between"><span>Report a problem</span><span>›</span></div><div style="padding:13px 0;display:flex;justify-content:space-between"><span>Download PDF receipt</span><span>›</span></div></div>`,
    );
  },
});

const NEXT: Record<Outcome, string> = {
  success: 'The money is normally in the recipient’s account within seconds.',
  failed: 'No money has left your account. Please check the details and try again.',
  pending: 'We are checking this payment. You do not need to send it again.',
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account. Please check the details with the recipient.',
};

// A foreign bank: much white, a heading with serifs, thin rules, underlined links.
const eastcheap = look({
  name: 'eastcheap-malaysia-app',
  width: 402,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} MYT`,
  reference: (below) => `EC${REFERENCES.lettersFirst(below)}`,
  says: {
    success: ['Your payment has been sent', 'Payment sent', 'Your payment is complete'],
    failed: ['Your payment was not sent', 'Payment unsuccessful', 'Your payment was declined'],
    pending: ['Your payment is pending', 'Payment is being processed'],
    cancelled: ['Your payment was cancelled'],
    refunded: ['Your payment was returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#13202e}.row{padding:13px 0;border-bottom:1px solid #d6dade}.k{font-size:13px;color:#56616c}.v{font-size:16px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#13202e', 95)}<div style="display:flex;justify-content:space-between;align-items:center;padding:12px 24px 10px;border-bottom:3px solid #b3122b"><span style="font:700 17px ${FONTS.serif};letter-spacing:.5px">EASTCHEAP</span><span style="font-size:14px">Log off</span></div><div style="padding:28px 24px 0">${badge(p, 40, false)}<h1 style="font:400 27px/1.2 ${FONTS.serif};margin:12px 0 8px">${p.status}</h1><p style="font-size:15px;color:#3c4854">${NEXT[p.outcome]}</p>
<div style="margin-top:22px;border-top:1px solid #13202e">${rowsOf([
        ['Payee', `<b>${p.recipient}</b>`],
        ['Payee’s account', `${p.bank}<br>${p.account}`],
        ['Amount', `<b>${p.amount}</b>`],
        ['Paid from', `Premier Current ${p.ownAccount}`],
        ['Date', `${p.date}, ${p.time}`],
        ['Payment reference', p.memo],
        ['Bank reference', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-between;padding:22px 0 0;font-size:15px;text-decoration:underline"><span>Save or share</span><span>Pay someone else</span></div><div style="background:#13202e;color:#fff;text-align:center;padding:14px;margin:26px 0 18px;font-size:16px">Back to accounts</div><p style="font-size:11px;color:#6a747e;padding-bottom:26px">Issued by Eastcheap Bank Malaysia Berhad. Lost card or suspicious payment: +60 3-2711 0090, 24 hours.</p></div>`,
    ),
});

const PART = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';

// A digital bank that speaks as its customers do: a slice of melon, one sentence, a short list, a rate us.
const tembikai = look({
  name: 'tembikai-neo',
  language: 'ms',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: ({ hour, minute }: Clock) => `${hour % 12 || 12}:${two(minute)} ${PART(hour)}`,
  reference: (below) => `TMB-${REFERENCES.mixed(below)}${REFERENCES.digits(below).slice(0, 5)}`,
  says: {
    success: ['Siap! Duit dah dihantar', 'Berjaya dihantar!', 'Bayaran anda berjaya'],
    failed: ['Maaf, duit gagal dihantar', 'Bayaran tidak berjaya'],
    pending: ['Sabar ya, sedang diproses', 'Bayaran masih diproses'],
    cancelled: ['Bayaran dibatalkan'],
    refunded: ['Duit dipulangkan kepada anda'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) => {
    const seed = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="3.5" ry="6" fill="#2b1d1d"/>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#23302a}.row{display:flex;justify-content:space-between;gap:20px;padding:8px 0}.k{color:#65736b;font-size:14px;white-space:nowrap}.v{font-size:14px;text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#ffe3e3;padding-bottom:34px">${phoneBar(p.clock, '#23302a', 67)}<div style="padding:8px 22px 0;font-size:20px">✕</div><div style="text-align:center"><svg width="172" height="96" viewBox="0 0 172 96"><path d="M0 6a86 86 0 0 0 172 0z" fill="#2f8f57"/><path d="M9 6a77 77 0 0 0 154 0z" fill="#e8f6d5"/><path d="M16 6a70 70 0 0 0 140 0z" fill="#f2545b"/>${seed(36, 40)}${seed(60, 62)}${seed(86, 40)}${seed(112, 62)}${seed(136, 40)}</svg></div><div style="text-align:center;font-size:24px;font-weight:800;padding:12px 24px 0">${p.status}</div></div>
<div style="background:#fff;border-radius:24px 24px 0 0;margin-top:-20px;padding:22px 24px 0"><div style="text-align:center;padding-bottom:18px"><div style="font-size:38px;font-weight:800;color:#c9303a;line-height:1.15">${p.amount}</div><div style="font-size:16px">kepada <b>${p.recipient}</b></div><div style="font-size:13px;color:#65736b;margin-top:4px">${p.date}, ${p.time}</div></div>${rowsOf(
        [
          ['Untuk', p.memo],
          ['Akaun penerima', `${p.bank}<br>${p.account}`],
          ['Guna duit dari', 'Akaun Utama'],
          ['Rujukan', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin:18px 0;text-align:center;font-weight:700;font-size:15px"><span style="flex:1;background:#ffe3e3;color:#a81f29;border-radius:14px;padding:13px">Kongsi resit</span><span style="flex:1;background:#c9303a;color:#fff;border-radius:14px;padding:13px">Okey</span></div><div style="border:1px solid #d8e4dc;border-radius:14px;padding:14px 16px;font-size:13px;display:flex;gap:12px;align-items:center"><span style="font-size:26px">🐷</span><span><b>Tabung Biji</b><br>Simpan ${p.money(500)} seminggu, dapat sehingga 3.6% setahun.</span></div><div style="text-align:center;font-size:13px;color:#65736b;padding:20px 0 28px">Macam mana pengalaman anda?<div style="font-size:24px;letter-spacing:10px;color:#d9a514">☆☆☆☆☆</div></div></div>`,
    );
  },
});

export const phones = [gapis, rengas, bungur, merpauh, penawar, eastcheap, tembikai];
