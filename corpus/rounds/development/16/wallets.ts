import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';
import { smallSen } from './phones.ts';

/** A mobile number as wallets show it to others. */
export const mobile = (p: Printed) => `+60 1${p.below(9, 'network')}-*** ${1_000 + p.below(9_000, 'mobile')}`;

const kolek = look({
  name: 'kolek-pay',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Successful', 'Success', 'Completed'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2f3a}.row{display:flex;justify-content:space-between;gap:26px;padding:10px 20px;font-size:14px}.k{color:#7b8494;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 77, '#0a58c9')}<div style="background:#0a58c9;color:#fff;padding:12px 20px;text-align:center;font-size:17px;position:relative"><span style="position:absolute;left:20px">‹</span>Details</div><div style="display:flex;justify-content:space-between;align-items:center;padding:22px 20px;border-bottom:8px solid #f1f3f7"><span><span style="font-size:14px;color:#7b8494">Transfer to</span><br><b style="font-size:16px">${p.recipient}</b></span><span style="font-size:22px;font-weight:700;white-space:nowrap;padding-left:14px">-${p.amount}</span></div>
${rowsOf([
  ['Transaction Type', 'KilatNow Transfer'],
  ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
  ['Transfer to Bank', p.bank],
  ['Account No.', p.account],
  ['Payment Details', p.memo],
  ['Payment Method', 'eWallet Balance'],
  ['Date/Time', `${p.date} ${p.time}`],
  ['Wallet Ref', p.reference],
  ['Transaction No.', p.otherReference],
  ...p.decoy,
])}<div style="margin:20px;border-radius:10px;background:#e8f0fd;padding:14px;font-size:13px;color:#0a58c9">Got a question about this transaction? <b>Ask us</b></div><div style="text-align:center;color:#0a58c9;font-weight:700;padding:10px 0 30px">Share Receipt</div>`,
    ),
});

const JENTAYU = {
  success: ['Yay! Money sent', 'Woohoo, transfer successful!', 'Sent! Payment successful'],
  failed: ['Alamak, transfer failed', 'Oh no! Payment unsuccessful'],
  pending: ['Hang on, transfer is processing', 'Almost there… payment pending'],
  cancelled: ['Transfer cancelled'],
  refunded: ['Money’s back, transfer refunded'],
};

/** The torn slip on the wallet's warm ground. */
export const jentayuSlip = (clock: string, top: string, rest: string) =>
  pageOf(
    `body{font-family:${FONTS.round};background:linear-gradient(#ff4b5c,#ff9166);color:#3a1420;min-height:819px}.row{padding:8px 0;text-align:center}.k{font-size:12px;color:#a3808a}.v{font-size:15px;font-weight:600}`,
    `${phoneBar(clock, '#fff', 88)}<div style="margin:34px 22px 0;background:#fff;border-radius:22px 22px 0 0;padding:26px 22px 18px;text-align:center">${top}</div><div style="margin:0 22px;height:22px;background:radial-gradient(circle at 0 11px,transparent 11px,#fff 11.5px) left/51% 100% no-repeat,radial-gradient(circle at 100% 11px,transparent 11px,#fff 11.5px) right/51% 100% no-repeat"><div style="border-top:2px dashed #f3ccd0;margin:0 18px;position:relative;top:10px"></div></div><div style="margin:0 22px;background:#fff;border-radius:0 0 22px 22px;padding:10px 22px 22px">${rest}</div>`,
  );

const jentayu = look({
  name: 'jentayu',
  medium: 'wallet',
  width: 390,
  scale: 3,
  formats: ['png', 'jpg', 'webp'],
  money: MONEY.spaced,
  names: 'title',
  date: DATES.american,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: JENTAYU,
  draw: (p) =>
    jentayuSlip(
      p.clock,
      `${badge(p, 58)}<div style="font-size:21px;font-weight:800;margin-top:12px">${p.status}</div><div style="font-size:40px;font-weight:800;color:#ff4b5c;line-height:1.35">${smallSen(p.amount)}</div><div style="font-size:13px;color:#a3808a">${p.date} at ${p.time}</div>`,
      `${rowsOf([
        [p.done ? 'Sent to' : 'To', `${p.recipient}<br><span style="font-weight:400">${mobile(p)}</span>`],
        ['From', p.sender],
        ['What’s it for?', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}<div style="background:#fff1ee;border-radius:12px;padding:10px;text-align:center;font-size:12px;margin-top:8px">★ You’re ${3 + p.below(40, 'stars')} stars away from a free bubble tea</div></div><div style="margin:24px 22px 36px;text-align:center;font-weight:700"><div style="background:#fff;color:#ff4b5c;border-radius:26px;padding:13px">Okay, done</div><div style="color:#fff;padding:14px">Send again</div>`,
    ),
});

const step = (title: string, small: string, colour: string, last = false) =>
  `<div style="display:flex;gap:14px"><div style="width:12px;text-align:center"><div style="width:12px;height:12px;border-radius:50%;background:${colour};margin-top:5px"></div>${last ? '' : '<div style="width:2px;height:34px;background:#d5ddd8;margin:2px auto 0"></div>'}</div><div><b>${title}</b><div style="font-size:12px;color:#6f7c75">${small}</div></div></div>`;

const lekas = look({
  name: 'lekas-wallet',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Transfer completed', 'Transfer successful', 'Money transferred'],
    failed: ['Transfer failed', 'Transfer unsuccessful'],
    pending: ['Transfer in progress', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#fff;color:#1c2420;font-size:15px}.row{display:flex;justify-content:space-between;gap:20px;padding:7px 0}.k{color:#6f7c75}.v{text-align:right}.b{padding:18px 22px;border-bottom:1px solid #e3e8e5}`,
      `${phoneBar(p.clock, '#1c2420', 53)}<div style="padding:10px 22px;display:flex;justify-content:space-between;font-size:17px"><span>✕</span><span style="font-size:14px;color:#0b8f4d;font-weight:700">Help</span></div><div class="b"><div style="font-size:13px;color:#6f7c75">${p.date}, ${p.time}</div><div style="font-size:24px;font-weight:900;margin:4px 0 14px">${p.status}</div>${step('LekasPay Wallet', `${p.sender}`, '#9fb3a8')}${step(p.recipient, `${p.bank} ${p.account}`, signColour(p), true)}</div>
<div class="b"><b>Payment summary</b>${rowsOf([
        ['Transfer amount', p.amount],
        ['Service fee', p.nothing],
        ...p.decoy,
      ])}<div style="display:flex;justify-content:space-between;font-weight:900;font-size:18px;padding-top:6px"><span>${p.done ? 'Total paid' : 'Total'}</span><span>${p.amount}</span></div></div><div class="b">${rowsOf(
        [
          ['Note', p.memo],
          ['Reference', p.reference],
        ],
      )}</div><div style="padding:18px 22px;display:flex;gap:14px;align-items:center;background:#eef8f2"><div style="width:46px;height:46px;border-radius:10px;background:#0b8f4d"></div><div style="font-size:13px"><b>Hungry after all that typing?</b><br>Get ${p.money(800)} off your next LekasMakan order.</div></div>${tabs(['Home', 'Activity', 'Payment', 'Account'], '#6f7c75')}`,
    ),
});

const petola = look({
  name: 'petola',
  medium: 'wallet',
  language: 'mixed',
  width: 360,
  scale: 3,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: {
    success: ['Pindahan Berjaya', 'Transfer Berjaya', 'Bayaran Berjaya'],
    failed: ['Pindahan Gagal', 'Transfer Tidak Berjaya'],
    pending: ['Pindahan Diproses', 'Dalam Proses'],
    cancelled: ['Pindahan Dibatalkan'],
    refunded: ['Bayaran Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#f5f5f5;color:#333}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0}.k{color:#888;white-space:nowrap}.v{text-align:right}.b{background:#fff;margin-top:8px;padding:12px 16px}`,
      `${phoneBar(p.clock, '#333', 66, '#fff')}<div style="background:#fff;padding:10px 16px;font-size:16px;color:#e8590c">← <span style="color:#333;padding-left:10px">Butiran Transaksi</span></div><div style="background:#e8590c;color:#fff;padding:18px 16px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:16px;font-weight:700">${p.status}</div><div style="opacity:.9">PetolaPay · KilatNow QR</div></div>${badge(p, 40, true)}</div>
<div class="b" style="margin-top:0"><div class="row" style="align-items:center"><span>Jumlah</span><b style="font-size:20px;color:#e8590c">${p.amount}</b></div></div><div class="b">${rowsOf(
        [
          ['Bayar kepada', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['Kaedah bayaran', 'Baki PetolaPay'],
          ['Transaction time', `${p.date} ${p.time}`],
          ['Transaction SN', `${p.reference}  <span style="color:#2673c2">SALIN</span>`],
          ['Mesej', p.memo],
          ['Pengirim', p.sender],
          ...p.decoy,
        ],
      )}</div><div class="b" style="color:#888">Masa yang dipaparkan ialah waktu Malaysia. <span style="color:#2673c2">Hubungi kami</span></div><div style="margin:18px 16px;display:flex;gap:10px;text-align:center"><span style="flex:1;border:1px solid #ccc;background:#fff;padding:11px">Kongsi</span><span style="flex:1;background:#e8590c;color:#fff;padding:12px">OK</span></div>`,
    ),
});

/** The dark wallet's chrome, which strangers of its design have too. */
export const BUIH_STYLE = `body{font-family:${FONTS.round};background:#06262b;color:#e9fbfa}.row{padding:11px 0;border-bottom:1px solid #17474d}.k{font-size:12px;color:#7fb5b6}.v{font-size:15px}`;

const BUIH = {
  success: ['telah berjaya dihantar', 'sudah selamat dihantar', 'berjaya dipindahkan'],
  failed: ['gagal dihantar', 'tidak berjaya dihantar'],
  pending: ['sedang diproses untuk dihantar', 'menunggu kelulusan untuk dihantar'],
  cancelled: ['tidak dihantar: dibatalkan'],
  refunded: ['telah dipulangkan kepada anda'],
};

const buih = look({
  name: 'buih',
  medium: 'wallet',
  language: 'ms',
  dark: true,
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: BUIH,
  draw: (p) =>
    pageOf(
      BUIH_STYLE,
      `${phoneBar(p.clock, '#e9fbfa', 29)}<div style="padding:14px 22px;display:flex;justify-content:space-between;color:#5ce0d2;font-weight:700"><span>buih</span><span>Tutup</span></div><div style="padding:20px 22px 24px;font-size:25px;line-height:1.35;font-weight:300"><b style="font-weight:800;color:#5ce0d2">${p.amount}</b> ${p.status}${p.outcome === 'refunded' ? ', asalnya untuk' : ' kepada'} <b style="font-weight:600">${p.recipient}</b></div>
<div style="padding:0 22px">${rowsOf([
        ['Tarikh & masa', `${p.date}, ${p.time}`],
        ['Nombor telefon penerima', mobile(p)],
        ['Daripada', p.sender],
        ['Nota', p.memo],
        ['Nombor rujukan', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:26px 22px;background:#5ce0d2;color:#06262b;border-radius:12px;text-align:center;font-weight:800;padding:14px">Kongsi resit</div><div style="margin:0 22px 30px;border-radius:12px;background:linear-gradient(90deg,#0f4c52,#1c6d5a);padding:14px 16px;font-size:13px">Ajak kawan guna Buih, dapat ${p.money(500)} setiap seorang.</div>`,
    ),
});

export const wallets = [kolek, jentayu, lekas, petola, buih];
