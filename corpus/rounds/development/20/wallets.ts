// Wallets and super-apps: coupons after sending, a receipt between two faces, a shop's wallet, a card with a sticker, hardly anything.
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
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const first = (name: string) => name.slice(0, 1);

// After sending from a wallet: a blue cap, the sum in a ticket, then coupons and points.
const pipit = look({
  name: 'pipit-wallet',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${REFERENCES.longDigits(below)}`,
  says: {
    success: ['Transfer Successful', 'Money Sent', 'Successful'],
    failed: ['Transfer Failed', 'Transfer Unsuccessful'],
    pending: ['Transfer Pending', 'Processing'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const coupon = (big: string, small: string, colour: string) =>
      `<div style="flex:1;background:#fff;border-radius:10px;border-left:5px solid ${colour};padding:11px 12px"><div style="font-size:16px;font-weight:700;color:${colour}">${big}</div><div style="font-size:12px;color:#5b6474">${small}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#e9f1fb;color:#1c2635}.row{display:flex;justify-content:space-between;gap:20px;padding:8px 0}.k{font-size:13px;color:#66707f;white-space:nowrap}.v{font-size:13px;text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#0a58c2;border-radius:0 0 26px 26px;padding-bottom:96px;color:#fff">${phoneBar(p.clock, '#fff', 34)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:15px"><span>Pipit</span><span>Done</span></div></div><div style="background:#fff;border-radius:14px;margin:-84px 16px 0;padding:20px 18px 12px"><div style="display:flex;align-items:center;gap:10px;justify-content:center">${badge(p, 28)}<b style="font-size:17px">${p.status}</b></div><div style="text-align:center;font-size:36px;font-weight:700;padding:12px 0 2px">${p.amount}</div><div style="text-align:center;font-size:14px;color:#414b5a;padding-bottom:16px;border-bottom:1px dashed #b9c6d8;margin-bottom:8px">To <b>${p.recipient}</b></div>${rowsOf(
        [
          ['Transfer to', `${p.bank}<br>${p.account}`],
          ['Remark', p.memo],
          ['Date &amp; time', `${p.date} ${p.time}`],
          ['Payment method', 'Pipit Balance'],
          ['Reference no.', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;color:#0a58c2;font-weight:700;font-size:14px;padding:12px 0 6px;border-top:1px solid #e4eaf2;margin-top:8px">Share receipt</div></div>
<div style="padding:18px 16px 8px;font-weight:700;font-size:15px">Deals for you <span style="float:right;color:#0a58c2;font-size:13px;font-weight:400">View all</span></div><div style="display:flex;gap:10px;padding:0 16px">${coupon('RM5 OFF', 'Min. spend RM40 at Kedai Kopi Senja', '#c2410c')}${coupon('3X Points', 'Reload RM100 this weekend', '#0f766e')}</div><div style="margin:14px 16px 26px;background:#ffd84a;border-radius:10px;padding:13px 14px;font-size:13px;display:flex;justify-content:space-between"><span><b>Pipit Invest</b> Start from ${p.money(1_000)}</span><b>Try it ›</b></div>`,
    );
  },
});

// A super-app's receipt of one activity: two faces and an arrow, how the sum adds up, stars to give.
const kuali = look({
  name: 'kuali-super',
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  names: 'title',
  date: ({ weekday, day, month, year }: Clock) =>
    `${WEEKDAYS[weekday] ?? ''} ${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.minutes,
  reference: (below) =>
    `SM-${REFERENCES.dashed(below).slice(0, 9)}-${REFERENCES.endsInLetter(below).slice(5)}`,
  says: { ...STATUSES, success: ['Completed', 'Successful', 'Sent'], failed: ['Failed', 'Unsuccessful'] },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const face = (name: string, label: string, colour: string) =>
      `<div style="width:122px;text-align:center"><div style="width:52px;height:52px;border-radius:50%;background:${colour};color:#fff;font-size:22px;font-weight:700;line-height:52px;margin:0 auto 6px">${first(name)}</div><div style="font-size:12px;color:#6b6560">${label}</div><div style="font-size:14px;font-weight:600;line-height:1.25">${name}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f6f3ef;color:#26211d}.card{background:#fff;margin:0 0 10px;padding:18px 20px}.row{display:flex;justify-content:space-between;gap:20px;padding:6px 0;font-size:14px}.k{color:#6b6560;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#26211d', 80)}<div style="display:flex;align-items:center;gap:16px;padding:10px 20px 14px;font-size:20px">←<b style="font-size:18px">Receipt</b><span style="margin-left:auto;font-size:14px;color:#b4460f;font-weight:600">Get help</span></div></div><div class="card"><div style="display:flex;justify-content:space-between;align-items:center;padding-bottom:18px"><span style="font-size:14px">Send money<br><span style="color:#6b6560;font-size:13px">${p.date}, ${p.time}</span></span><span style="font-size:13px;font-weight:700;color:${signColour(p)};background:${signColour(p)}1c;border-radius:14px;padding:4px 12px">${p.status}</span></div><div style="display:flex;justify-content:space-between;align-items:flex-start">${face(p.sender, 'From', '#6b6560')}<span style="font-size:26px;color:#b4460f;padding-top:8px">→</span>${face(p.recipient, 'To', '#b4460f')}</div></div>
<div class="card"><b style="font-size:15px">Payment summary</b>${rowsOf([
        ['Transfer amount', p.amount],
        ['Convenience fee', p.nothing],
      ])}<div style="display:flex;justify-content:space-between;align-items:baseline;border-top:1px solid #e5dfd8;margin-top:6px;padding-top:10px"><b>Total</b><b style="font-size:24px">${p.amount}</b></div></div><div class="card">${rowsOf(
        [
          ['Paid using', 'KualiPay wallet'],
          ['Sent to', `${p.bank} ${p.account}`],
          ['Message', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div><div class="card" style="text-align:center"><div style="font-size:14px;font-weight:600">Enjoying KualiPay?</div><div style="font-size:26px;letter-spacing:8px;color:#b4460f">☆☆☆☆☆</div></div><div class="card" style="display:flex;gap:14px;align-items:center"><span style="font-size:30px">🍗</span><span style="font-size:13px"><b>Hungry?</b> RM8 off your first Kuali Eats order above RM25, code LAPAR8</span></div>`,
    );
  },
});

const WARES: [string, string, number][] = [
  ['🧴', 'Pencuci Pinggan 3L', 1_290],
  ['🪣', 'Mop Putar + Baldi', 3_990],
  ['🔌', 'Soket Sambungan 5M', 2_450],
];

// A shop's wallet in Malay: a band in the colour of what became of it, plain rows, then wares to buy.
const tebu = look({
  name: 'tebu-dompet',
  language: 'ms',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: (below) => `${REFERENCES.longDigits(below)}${REFERENCES.digits(below).slice(0, 3)}`,
  says: {
    ...HEADINGS_MS,
    success: ['Pemindahan Selesai', 'Pindahan Berjaya', 'Wang Berjaya Dihantar'],
    failed: ['Pindahan Gagal', 'Pemindahan Tidak Berjaya'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const ware = ([sign, name, sen]: [string, string, number]) =>
      `<div style="background:#fff;border-radius:4px;width:103px"><div style="height:70px;background:#f3efe6;font-size:34px;text-align:center;line-height:70px">${sign}</div><div style="padding:6px 8px 9px;font-size:12px;line-height:1.3">${name}<div style="color:#c2360b;font-size:14px;margin-top:3px">${p.money(sen)}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f2f2f2;color:#222}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 16px}.k{font-size:13px;color:#6c6c6c;white-space:nowrap}.v{font-size:13px;text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 15, '#fff')}<div style="background:#fff;padding:10px 16px 12px;font-size:17px;display:flex;align-items:center"><span style="color:#c2360b;font-size:21px;width:34px">←</span>Butiran Transaksi</div><div style="background:${signColour(p)};color:#fff;padding:16px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:13px;margin-top:2px">${p.date} ${p.time}</div></div>${badge(p, 40)}</div>
<div style="background:#fff;padding:16px 16px 14px;margin-bottom:8px;display:flex;align-items:center;gap:12px"><span style="flex:none;width:44px;height:44px;border-radius:50%;background:#f7d7c8;color:#c2360b;font-size:19px;font-weight:700;text-align:center;line-height:44px">${first(p.recipient)}</span><div style="flex:1"><div style="font-size:12px;color:#6c6c6c">Pindah kepada</div><div style="font-size:15px;font-weight:700;line-height:1.25">${p.recipient}</div></div><div style="font-size:20px;font-weight:700;white-space:nowrap">${p.amount}</div></div><div style="background:#fff;padding:8px 0;margin-bottom:8px">${rowsOf(
        [
          ['Bank', p.bank],
          ['No. Akaun', p.account],
          ['Catatan', p.memo],
          ['Kaedah Bayaran', 'Baki Dompet Tebu'],
          ['Jumlah Bayaran', `<b>${p.amount}</b>`],
          ['ID Transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="background:#fff;padding:13px 16px;font-size:14px;display:flex;justify-content:space-between;margin-bottom:14px"><span>Pusat Bantuan</span><span style="color:#6c6c6c">›</span></div><div style="text-align:center;font-size:13px;color:#c2360b;padding-bottom:10px">Anda Mungkin Suka</div><div style="display:flex;justify-content:space-between;padding:0 16px">${WARES.map(ware).join('')}</div>${tabs(['Utama', 'Kedai', 'Dompet', 'Saya'], '#5c5c5c')}`,
    );
  },
});

const LINES: Record<Outcome, string> = {
  success: 'Selamat sampai',
  failed: 'Tak sampai',
  pending: 'Dalam perjalanan',
  cancelled: 'Tak jadi hantar',
  refunded: 'Dah dipulangkan',
};

// At night, half Malay and half English: a card with a sticker and the message on it, particulars below.
const kelkatu = look({
  name: 'kelkatu-pay',
  language: 'mixed',
  dark: true,
  medium: 'wallet',
  width: 412,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.short,
  time: TIMES.lower,
  reference: (below) => `KLK${REFERENCES.lettersFirst(below)}`,
  says: {
    success: ['Berjaya! Money sent', 'Transfer berjaya', 'Payment successful'],
    failed: ['Transfer gagal', 'Payment failed, sorry'],
    pending: ['Transfer sedang diproses', 'Payment pending'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Refund: duit dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#1a1523;color:#f4effb}.row{padding:9px 0}.k{font-size:12px;color:#b3a8c6}.v{font-size:14px;overflow-wrap:anywhere}.grid{display:grid;grid-template-columns:1fr 1fr;gap:4px 18px;padding:10px 22px}`,
      `${phoneBar(p.clock, '#f4effb', 88)}<div style="padding:10px 22px 16px;display:flex;gap:12px;align-items:center">${badge(p, 30)}<b style="font-size:17px">${p.status}</b></div><div style="margin:0 18px;border-radius:22px;background:linear-gradient(140deg,#f6b042,#e8604c);color:#2a1206;padding:20px 22px 22px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><span style="font-size:12px">Kepada / To<br><b style="font-size:16px">${p.recipient}</b></span><span style="font-size:46px;line-height:1">${p.below(2, 'sticker') ? '🍜' : '🏠'}</span></div><div style="background:#fff6e8;border-radius:4px 16px 16px;padding:9px 14px;font-size:14px;margin:14px 0 18px;width:fit-content">“${p.memo}”</div><div style="font-size:32px;font-weight:700;line-height:1.1">${p.amount}</div><div style="font-size:12px;margin-top:6px">${LINES[p.outcome]} · ${p.date}, ${p.time}</div></div>
<div class="grid">${rowsOf([
        ['From', p.sender],
        ['Dari', 'Kelkatu eWallet'],
        ['Bank penerima', p.bank],
        ['Account no.', p.account],
        ['Transaction ID', p.reference],
        ['Caj', 'Percuma'],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:8px 18px 0;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #f6b042;color:#f6b042;border-radius:14px;padding:12px">Share resit</span><span style="flex:1;background:#f6b042;color:#2a1206;border-radius:14px;padding:13px">Hantar lagi</span></div><div style="margin:18px;background:#2a2238;border-radius:16px;padding:14px 16px;display:flex;gap:14px;align-items:center"><span style="background:#fff;padding:5px;border-radius:6px;line-height:0">${speckle(p.below, 11, 44)}</span><span style="font-size:12px">Ajak kawan guna Kelkatu, dua-dua dapat <b>RM3</b>. Tunjuk QR ni je!</span></div>`,
    ),
});

// A wallet from abroad: a small word in green, the name, a very large sum, three grey lines and a button far below.
const kipas = look({
  name: 'kipas-wallet',
  medium: 'wallet',
  width: 430,
  scale: 2,
  money: MONEY.tight,
  date: DATES.iso,
  time: ({ hour, minute, second }: Clock) => `${two(hour)}:${two(minute)}:${two(second)}`,
  reference: (below, clock) => `${REFERENCES.longDigits(below)}${REFERENCES.dated(below, clock).slice(0, 8)}`,
  says: {
    success: ['Payment Successful', 'Transferred', 'Paid'],
    failed: ['Payment Failed', 'Not Transferred'],
    pending: ['Payment Processing', 'Awaiting Confirmation'],
    cancelled: ['Payment Cancelled'],
    refunded: ['Payment Refunded'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#111}.row{display:flex;padding:7px 0;font-size:15px}.k{color:#7a7a7a;width:138px;flex:none}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#111', 40)}<div style="text-align:center;padding:44px 24px 0"><div style="display:flex;justify-content:center;align-items:center;gap:8px;color:${signColour(p)};font-size:17px">${badge(p, 24)}${p.status}</div><div style="font-size:18px;padding-top:40px">${p.recipient}</div><div style="font-size:48px;font-weight:700;line-height:1.2">${p.amount}</div></div><div style="margin:34px 30px 0;border-top:1px solid #e3e3e3;padding-top:16px">${rowsOf(
        [
          ['Payee account', `${p.bank} ${p.account}`],
          ['Payment method', 'Balance'],
          ['Transfer time', `${p.date} ${p.time}`],
          ['Transaction no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:28px 30px 0;border-top:1px solid #e3e3e3;padding:16px 0;display:flex;gap:12px;align-items:center"><span style="width:40px;height:40px;border-radius:8px;background:#e9f5ec;font-size:22px;line-height:40px;text-align:center">🎋</span><span style="flex:1;font-size:14px">Kipas Rewards<br><span style="color:#7a7a7a;font-size:13px">Follow for weekly vouchers</span></span><span style="color:#158a5a;border:1px solid #158a5a;border-radius:4px;padding:5px 14px;font-size:14px">Follow</span></div><div style="text-align:center;padding-top:130px"><span style="display:inline-block;width:184px;background:#f0f0f0;color:#158a5a;font-weight:700;font-size:17px;border-radius:8px;padding:11px">Done</span></div>`,
    ),
});

export const wallets = [pipit, kuali, tebu, kelkatu, kipas];
