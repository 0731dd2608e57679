import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';

const shortYear = (clock: Clock) => DATES.short(clock).replace(/ \d\d(\d\d)$/, " '$1");
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0] ?? '')
    .join('');

const sentuh = look({
  name: 'sentuh-butiran',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya'],
    failed: ['Gagal', 'Tidak Berjaya'],
    pending: ['Dalam Proses', 'Sedang Diproses'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef2f8;color:#1f2a3d}.row{display:flex;justify-content:space-between;gap:22px;padding:9px 0;font-size:13px}.k{color:#7f8aa0;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 47, '#0f4fb8')}<div style="background:#0f4fb8;color:#fff;padding:13px 16px 15px;font-size:16px;text-align:center"><span style="float:left">‹</span>Butiran Transaksi<span style="float:right;font-size:13px">Kongsi</span></div>
<div style="background:#fff;padding:22px 16px 14px;text-align:center;border-bottom:1px solid #e1e7f1"><div style="font-size:13px;color:#7f8aa0">Pindahan KilatNow</div><div style="font-size:34px;font-weight:700;margin-top:3px">-${p.amount}</div></div>
<div style="background:#fff;padding:8px 16px">${rowsOf([
        ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['Jenis Transaksi', 'Pindahan Keluar'],
        ['Penerima', p.recipient],
        ['Butiran Akaun', `${p.bank}<br>${p.account}`],
        ['Rujukan', p.memo],
        ['Kaedah Bayaran', 'Baki eDompet'],
        ['Tarikh/Masa', `${p.date} ${p.time}`],
        ['No. Transaksi', p.reference],
        ['Ruj. Dompet', p.otherReference],
        ...p.decoy,
      ])}</div><div style="background:#fff;margin-top:10px;padding:14px 16px;font-size:14px;display:flex;justify-content:space-between"><span>Ada masalah dengan transaksi ini?</span><span style="color:#7f8aa0">›</span></div><div style="margin:14px 16px;border-radius:10px;background:linear-gradient(90deg,#ffd23f,#ffb100);padding:14px;font-size:13px"><b>Simpan &amp; dapat pulangan harian</b><br>Mula dengan serendah ${p.money(1000)}.</div>`,
    ),
});

const gegar = look({
  name: 'gegar-ticket',
  medium: 'wallet',
  width: 390,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Woohoo! Payment successful', 'Yay! Money transferred', 'Transfer successful!'],
    failed: ['Uh-oh! Payment failed', 'Transfer unsuccessful'],
    pending: ['Hang on, payment processing', 'Transfer pending'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) => {
    const confetti = Array.from({ length: 26 }, (_, index) => {
      const at = `${p.below(390, `left ${index}`)}px;top:${32 + p.below(32, `top ${index}`)}px`;
      const colour = ['#ffd54a', '#fff', '#7fe3ff', '#ff9ab8'][index % 4];
      return `<i style="position:absolute;left:${at};width:7px;height:4px;background:${colour};opacity:.55;transform:rotate(${p.below(180, `turn ${index}`)}deg)"></i>`;
    }).join('');
    const notch = (side: string) =>
      `<i style="position:absolute;${side}:-10px;bottom:-10px;width:20px;height:20px;border-radius:50%;background:#d81e4f"></i>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#d81e4f;color:#3a2530;position:relative;overflow-x:hidden}.row{display:flex;justify-content:space-between;gap:14px;padding:5px 0;font-size:13px}.k{color:#947f88}.v{text-align:right;font-weight:600}`,
      `${p.done ? confetti : ''}${phoneBar(p.clock, '#fff', 71)}<div style="text-align:center;color:#fff;padding:34px 20px 26px;position:relative"><span style="font-size:24px;font-weight:800">${p.status}</span></div>
<div style="margin:0 20px"><div style="background:#fff;border-radius:18px 18px 0 0;padding:24px 20px 18px;text-align:center;position:relative;border-bottom:2px dashed #ecd3db">${notch('left')}${notch('right')}<div style="width:60px;height:60px;line-height:60px;border-radius:50%;background:#ffe3ec;color:#d81e4f;font-size:22px;font-weight:800;margin:0 auto 8px">${initials(p.recipient)}</div><div style="font-size:12px;color:#947f88">To</div><div style="font-size:18px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:12px;color:#947f88">${p.bank} • ${p.account}</div></div>
<div style="background:#fff;border-radius:0 0 18px 18px;padding:16px 20px 20px">${rowsOf([
        ['Amount', p.amount],
        ['Fee', `<s>${p.money(50)}</s> Free`],
        ['Date', `${p.date} ${p.time}`],
        ['Payment method', 'Gegar Wallet'],
        ['Message', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}<div style="display:flex;justify-content:space-between;border-top:1px solid #ecd3db;margin-top:10px;padding-top:12px;font-weight:800;font-size:20px"><span>Total</span><span>${p.amount}</span></div></div></div>
${p.done ? `<div style="margin:16px 20px 0;background:#b5133d;border-radius:14px;padding:12px 16px;color:#fff;font-size:13px">🪙 <b>+${5 + p.below(40, 'coins')} Gegar Coins</b> are waiting. Shake your phone to collect!</div>` : ''}<div style="margin:16px 20px 28px;background:#ffd54a;border-radius:26px;text-align:center;padding:14px;font-weight:800">Done</div>`,
    );
  },
});

const bawa = look({
  name: 'bawa-pay',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.plainTight,
  date: DATES.short,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.mixed(below).toLowerCase(),
  says: {
    success: ['Completed', 'Sent'],
    failed: ['Failed', 'Not sent'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c1c1c}.card{border:1px solid #e4e4e4;border-radius:8px;margin:0 16px 14px;padding:14px 16px}.row{display:flex;justify-content:space-between;gap:20px;padding:6px 0}.k{color:#5c5c5c}.v{text-align:right}h3{font-size:16px;margin-bottom:6px}`,
      `${phoneBar(p.clock, '#1c1c1c', 64)}<div style="padding:12px 16px;font-size:20px">←<span style="float:right;font-size:14px;color:#007a3d;font-weight:700">Help Centre</span></div>
<div style="padding:6px 16px 18px;display:flex;gap:14px"><div style="flex:1"><div style="font-size:13px;color:#5c5c5c">Transfer to</div><div style="font-size:20px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:13px;color:#5c5c5c;margin-top:4px">${p.date}, ${p.time}</div></div><div><span style="background:${p.done ? '#d6f3e1' : '#f1f1f1'};color:${signColour(p)};border-radius:4px;padding:4px 9px;font-size:12px;font-weight:700">${p.status}</span></div></div>
<div class="card"><h3>Payment summary</h3>${rowsOf([
        ['Transfer amount', p.amount],
        ['Processing fee', p.nothing],
      ])}<div class="row" style="border-top:1px solid #e4e4e4;margin-top:6px;padding-top:12px;font-weight:700;font-size:18px"><span>Total</span><span>${p.amount}</span></div></div>
<div class="card"><h3>Details</h3>${rowsOf([
        ['Paid with', 'BawaPay Wallet'],
        ["Recipient's bank", p.bank],
        ['Account', p.account],
        ['Note', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:0 16px 14px;background:#eaf7ef;border-radius:8px;padding:13px 16px;font-size:13px"><b>Hungry?</b> Get ${p.money(500)} off your next food order.<br><span style="color:#5c5c5c">Use code LAPAR. T&amp;Cs apply.</span></div><div style="margin:0 16px 30px;background:#007a3d;color:#fff;text-align:center;border-radius:26px;padding:13px;font-weight:700">Send again</div>`,
    ),
});

const kembara = look({
  name: 'kembara-kad',
  medium: 'wallet',
  dark: true,
  width: 375,
  money: MONEY.spaced,
  names: 'title',
  date: shortYear,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Transfer completed', 'Completed', 'Transfer successful'],
    failed: ['Transfer failed', 'Declined'],
    pending: ['Transfer in progress', 'Pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['png', 'png', 'gif'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#101417;color:#eef3f4}.row{padding:12px 18px;border-bottom:1px solid #242c31;display:flex;align-items:baseline}.k{width:118px;flex:none;font-size:13px;color:#84949b}.v{font-size:14.5px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 29)}<div style="height:110px;background:repeating-linear-gradient(45deg,#0f6f78,#0f6f78 14px,#0d646c 14px,#0d646c 28px);padding:12px 18px;font-size:20px">✕<span style="float:right">⋯</span></div>
<div style="padding:0 18px 18px"><div style="width:68px;height:68px;line-height:60px;text-align:center;border:4px solid #101417;border-radius:50%;background:#f2b94b;color:#101417;font-size:24px;font-weight:700;margin-top:-34px">${initials(p.recipient)}</div><div style="font-size:19px;font-weight:700;margin-top:8px">${p.recipient}</div><div style="font-size:33px;margin-top:6px">${p.amount}</div><div style="font-size:13px;color:#84949b">${p.date} at ${p.time}</div></div>
<div style="border-top:1px solid #242c31">${rowsOf([
        ['Status', `<span style="color:${p.done ? '#4fd1a1' : '#ffa06b'}">${p.status}</span>`],
        ['To account', `${p.bank}<br>${p.account}`],
        ['From', `Kembara account (${p.sender})`],
        ['Category', 'Friends &amp; family'],
        ['Reference', p.memo],
        ['Transaction no.', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:20px 18px 30px;text-align:center;font-size:13px"><span style="flex:1;background:#1d262b;border-radius:10px;padding:12px">Split this</span><span style="flex:1;background:#1d262b;border-radius:10px;padding:12px">Share receipt</span></div>`,
    ),
});

const kenyalang = look({
  name: 'kenyalang-pay',
  medium: 'wallet',
  language: 'mixed',
  width: 384,
  scale: 2.5,
  money: MONEY.tightCode,
  date: DATES.dots,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Bayaran Berjaya / Payment Successful', 'Pindahan Berjaya / Transfer Successful'],
    failed: ['Bayaran Gagal / Payment Failed', 'Pindahan Gagal / Transfer Failed'],
    pending: ['Bayaran Sedang Diproses / Payment Processing'],
    cancelled: ['Bayaran Dibatalkan / Payment Cancelled'],
    refunded: ['Bayaran Dipulangkan / Payment Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const border = `<div style="height:16px;background:repeating-linear-gradient(135deg,#c8102e 0 8px,#f6c500 8px 12px,#111 12px 20px)"></div>`;
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fffbe9;color:#241f12;font-size:12px}.row{padding:7px 0;border-bottom:1px dotted #b9a869}.k{font-size:10.5px;color:#7a6c3c}.k i{color:#a5986a}.v{font-size:13.5px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 88, '#111')}${border}<div style="display:flex;align-items:center;gap:14px;padding:18px">${badge(p, 44)}<div style="flex:1;font-size:15px;font-weight:700;line-height:1.3">${p.status}</div></div><div style="background:#111;color:#f6c500;padding:12px 18px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:11px">Jumlah<br>Amount</span><span style="font-size:25px;font-weight:700">${p.amount}</span></div>
<div style="padding:10px 18px 16px">${rowsOf([
        ['Bayar kepada <i>Pay to</i>', p.recipient],
        ['Bank / Akaun <i>Account</i>', `${p.bank}, ${p.account}`],
        ['Daripada <i>From</i>', p.sender],
        ['Tarikh &amp; Masa <i>Date &amp; Time</i>', `${p.date} ${p.time}`],
        ['No. Pesanan <i>Order No.</i>', p.reference],
        ['Catatan <i>Remarks</i>', p.memo],
        ['Kaedah <i>Method</i>', 'Baki Kenyalang Pay / Wallet Balance'],
        ...p.decoy,
      ])}</div>${border}<div style="display:flex;gap:10px;padding:16px 18px 26px;text-align:center;font-weight:700"><span style="flex:1;background:#c8102e;color:#fff;padding:12px;border-radius:4px">Selesai</span><span style="flex:1;border:2px solid #c8102e;color:#c8102e;padding:10px;border-radius:4px">Kongsi</span></div>`,
    );
  },
});

export const wallets = [sentuh, gegar, bawa, kembara, kenyalang];
