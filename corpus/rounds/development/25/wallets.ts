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
} from '#test/receipts/drawing/page.ts';
import { STATUSES_MS } from '#test/receipts/drawing/says.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');

const STICKERS: Record<Outcome, string> = {
  success: '🌶️',
  failed: '🧊',
  pending: '⏳',
  cancelled: '🍃',
  refunded: '🪃',
};

/** A young wallet: a sticker, the note as a speech bubble, a bill to split, five stars to give. */
const lada = look({
  name: 'lada-pay-sticker',
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.american,
  time: TIMES.lower,
  reference: (below) =>
    Array.from({ length: 12 }, (_, i) => 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[below(31, `lada ${i}`)]).join(''),
  says: {
    success: ['Sent!', 'Money sent', 'Sent successfully'],
    failed: ['Not sent', 'Sending failed'],
    pending: ['Still sending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded to you'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff0ee;color:#3a1512}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0;font-size:14px}.k{color:#8d625d;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}.btn{flex:1;border-radius:16px;text-align:center;padding:13px;font-weight:700}`,
      `${phoneBar(p.clock, '#3a1512', 19)}<div style="display:flex;justify-content:space-between;padding:8px 22px;font-size:20px"><span>✕</span><b style="color:#d7263d">lada</b><span>⋯</span></div><div style="text-align:center;padding:8px 24px 0"><div style="font-size:66px;line-height:1.2">${STICKERS[p.outcome]}</div><div style="display:inline-flex;gap:8px;align-items:center;font-weight:800;font-size:18px">${badge(p, 22)}${p.status}</div><div style="font-size:46px;font-weight:900;letter-spacing:-1px;line-height:1.2;color:#d7263d">${p.amount}</div><div style="font-size:15px">to <b>${p.recipient}</b></div><div style="font-size:13px;color:#8d625d;margin-top:2px">${p.date} at ${p.time}</div></div>
<div style="position:relative;background:#fff;border-radius:20px;margin:24px 40px 20px;padding:12px 18px;text-align:center"><span style="position:absolute;top:-9px;left:50%;width:18px;height:18px;background:#fff;transform:translateX(-50%) rotate(45deg)"></span><span style="position:relative">“${p.memo}”</span></div>
<div style="background:#fff;border-radius:22px;margin:0 16px;padding:12px 20px">${rowsOf([
        ['Bank account', `${p.bank}<br>${p.account}`],
        ['From', 'Lada balance'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:16px"><span class="btn" style="background:#ffd9d4;color:#b01a2f">Split bill</span><span class="btn" style="background:#d7263d;color:#fff">Done</span></div><div style="text-align:center;padding:4px 20px 28px"><div style="font-size:13.5px">How are we doing? Rate Lada</div><div style="font-size:28px;letter-spacing:8px;color:#e5989b">☆☆☆☆☆</div><div style="font-size:12px;color:#8d625d">Invite a friend and you both get ${p.money(800)}</div></div>`,
    ),
});

const entry = (icon: string, label: string, value: string) =>
  `<div style="display:flex;gap:14px;padding:10px 0;align-items:flex-start"><span style="width:36px;height:36px;border-radius:10px;background:#ece6ff;font-size:18px;line-height:36px;text-align:center;flex:none">${icon}</span><div style="min-width:0"><div style="font-size:12.5px;color:#6c6682">${label}</div><div style="font-size:15px;font-weight:700;overflow-wrap:anywhere">${value}</div></div></div>`;

/** A super-app: a little picture before each fact, points to collect, other services under it. */
const tenun = look({
  name: 'tenun-super-ikon',
  medium: 'wallet',
  language: 'ms',
  width: 400,
  scale: 2.7,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Bayaran Berjaya', 'Hantar Wang Berjaya', 'Transaksi anda berjaya'],
    failed: ['Bayaran Gagal', 'Transaksi anda tidak berjaya'],
    pending: ['Bayaran Sedang Diproses', 'Transaksi anda dalam proses'],
    cancelled: ['Bayaran Dibatalkan'],
    refunded: ['Bayaran Telah Dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f1fa;color:#1f1933}.box{background:#fff;border-radius:14px;margin:12px 14px;padding:12px 18px}.svc{flex:1;text-align:center;font-size:11.5px}.svc span{display:block;font-size:24px}`,
      `<div style="background:#5b34d6;color:#fff;border-radius:0 0 50% 50%/0 0 34px 34px;padding-bottom:34px;text-align:center">${phoneBar(p.clock, '#fff', 95)}<div style="padding:10px 18px;text-align:left;font-size:16px">‹ &nbsp;Hantar Wang</div><div style="padding-top:8px">${badge(p, 48)}</div><div style="font-size:19px;font-weight:700;margin-top:8px">${p.status}</div></div>
<div class="box" style="margin-top:14px"><div style="display:flex;justify-content:space-between;align-items:baseline;border-bottom:1px solid #e4e0f0;padding-bottom:10px"><span style="color:#6c6682">Jumlah bayaran</span><b style="font-size:25px">${p.amount}</b></div>${entry('👤', 'Penerima', p.recipient)}${entry('🏦', 'Akaun penerima', `${p.bank} ${p.account}`)}${entry('📅', 'Tarikh &amp; masa', `${p.date} ${p.time}`)}${entry('🧾', 'No. rujukan transaksi', p.reference)}${entry('✏️', 'Catatan', p.memo)}${p.decoy.map(([label, value]) => entry('📌', label, value)).join('')}</div>
<div class="box" style="background:#e9fbd0;display:flex;justify-content:space-between;align-items:center"><span style="font-size:13px">${p.done ? `Anda dapat <b>${10 + p.below(80, 'mata')} mata Tenun</b>` : 'Kumpul mata Tenun setiap kali berbelanja'}</span><span style="background:#5b34d6;color:#fff;border-radius:16px;padding:6px 16px;font-size:13px;font-weight:700">Tebus</span></div><div class="box"><div style="font-size:13px;font-weight:700;margin-bottom:8px">Lagi dengan Tenun</div><div style="display:flex">${(
        [
          ['🍜', 'Makan'],
          ['🛵', 'Hantar'],
          ['📶', 'Tambah nilai'],
          ['🎬', 'Wayang'],
        ] as const
      )
        .map(([icon, name]) => `<div class="svc"><span>${icon}</span>${name}</div>`)
        .join(
          '',
        )}</div></div><div style="display:flex;gap:12px;padding:6px 14px 28px;font-weight:700;text-align:center"><span style="flex:1;border:1.5px solid #5b34d6;color:#5b34d6;border-radius:24px;padding:12px">Muat turun resit</span><span style="flex:1;background:#5b34d6;color:#fff;border-radius:24px;padding:12px">Laman utama</span></div>`,
    ),
});

/** A telephone company's wallet at night, in the speech of the street; the sum large on the left. */
const jeram = look({
  name: 'jeram-telco-rojak',
  medium: 'wallet',
  language: 'mixed',
  dark: true,
  width: 384,
  scale: 2.8125,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.dots,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Transfer dah berjaya!', 'Settle! Transfer berjaya', 'Payment berjaya'],
    failed: ['Alamak, transfer gagal', 'Payment tak berjaya'],
    pending: ['Transfer tengah diproses', 'Payment masih pending'],
    cancelled: ['Transfer dah dibatalkan'],
    refunded: ['Duit dah di-refund'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#121417;color:#f4f5f2;font-size:13px}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 0}.row+.row{border-top:1px dashed #3c4149}.k{color:#aab0b8;flex:none;max-width:126px}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f4f5f2', 73)}<div style="display:flex;justify-content:space-between;align-items:center;padding:14px 22px"><b style="color:#c6f135;font-size:17px">jeram<span style="color:#fff">wallet</span></b><span style="border:1px solid #6b727c;border-radius:14px;padding:3px 12px;font-size:11.5px">Help</span></div><div style="padding:14px 22px 20px;border-left:6px solid #c6f135;margin-left:0"><div style="font-size:14px;font-weight:700">${p.status}</div><div style="font-size:37px;font-weight:700;letter-spacing:-1px;line-height:1.35">${p.amount}</div><div>Kepada <b>${p.recipient}</b></div></div>
<div style="background:#1e2227;margin:8px 16px;border-radius:10px;padding:8px 18px">${rowsOf([
        ['Bank penerima', p.bank],
        ['No. akaun', p.account],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Cara bayar', 'Wallet balance'],
        ['Transaction ref', p.reference],
        ['Remark', p.memo],
        ...p.decoy,
      ])}</div><div style="margin:14px 16px;background:#c6f135;color:#1c2205;border-radius:10px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center"><div><b>Data nak habis?</b><div style="font-size:12px">30GB untuk 30 hari, ${p.money(3_500)} je</div></div><b>Top up ›</b></div><div style="display:flex;justify-content:space-around;text-align:center;padding:14px 10px 30px;font-size:11.5px"><span>⤓<br>Save resit</span><span>↗<br>Share</span><span>↺<br>Transfer lagi</span><span>⌂<br>Home</span></div>`,
    ),
});

const party = (colour: string, letter: string, name: string, below: string) =>
  `<div style="display:flex;gap:14px;align-items:center;padding:8px 0"><span style="width:42px;height:42px;border-radius:50%;background:${colour};color:#fff;font-weight:700;font-size:17px;line-height:42px;text-align:center;flex:none">${letter}</span><div style="min-width:0"><div style="font-weight:700;font-size:14.5px;overflow-wrap:anywhere">${name}</div><div style="font-size:12.5px;color:#59677a">${below}</div></div></div>`;

/** A slip as the neighbours to the north draw it: sender over receiver, the sum beside a code at the foot. */
const sagu = look({
  name: 'sagu-e-slip',
  medium: 'wallet',
  width: 420,
  scale: 2.5,
  money: MONEY.trailing,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below, { year, month, day }) =>
    `${year}${two(month)}${two(day)}SGU${Array.from({ length: 9 }, (_, index) => below(10, `sagu ${index}`)).join('')}`,
  says: {
    success: ['Transfer completed', 'Successful transfer', 'Transfer success'],
    failed: ['Transfer not completed', 'Unsuccessful transfer'],
    pending: ['Transfer pending', 'Transfer under process'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:linear-gradient(170deg,#bfe6f5,#e8f6ea 60%,#fdf3cf);color:#16283d;padding:30px 20px 26px;min-height:100vh}.row{display:flex;gap:10px;padding:7px 0}.k{font-size:13px;color:#59677a;width:124px;flex:none}.v{font-size:13.5px;overflow-wrap:anywhere}`,
      `<div style="background:#ffffffd9;border-radius:16px;padding:20px 22px"><div style="display:flex;justify-content:space-between;align-items:center"><div style="display:flex;gap:10px;align-items:center">${badge(p, 34)}<div><b style="font-size:17px;color:${signColour(p)}">${p.status}</b><div style="font-size:12.5px;color:#59677a">${p.date} - ${p.time}</div></div></div><b style="font-size:18px;color:#0a7ea4">sagu°</b></div><div style="border-top:1px solid #cfdbe4;margin:16px 0 8px"></div><div style="font-size:12.5px;color:#59677a">From</div>${party('#0a7ea4', 'S', p.sender, `Sagu Wallet &nbsp;${p.ownAccount}`)}<div style="color:#0a7ea4;padding-left:15px;font-size:17px;line-height:1">↓</div><div style="font-size:12.5px;color:#59677a;margin-top:6px">To</div>${party('#c77d0a', p.bank[0] ?? 'B', p.recipient, `${p.bank} &nbsp;${p.account}`)}<div style="border-top:1px solid #cfdbe4;margin:14px 0 10px"></div>${rowsOf(
        [['Slip no.', p.reference], ['Memo', p.memo], ['Fee', p.nothing], ...p.decoy],
      )}<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:14px"><div><div style="font-size:12.5px;color:#59677a">Amount</div><div style="font-size:28px;font-weight:700;line-height:1.2">${p.amount}</div></div><div style="background:#fff;padding:6px;line-height:0">${speckle(p.below, 23, 84, '#16283d')}</div></div></div><div style="text-align:center;font-size:11.5px;color:#3f5064;padding-top:14px">Receiver may scan this code to check the slip &nbsp;|&nbsp; Sagu Wallet Malaysia</div>`,
    ),
});

const MALAY_MONTHS =
  'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const officialDay = ({ day, month, year }: Clock) => `${day}hb ${MALAY_MONTHS[month - 1]} ${year}`;

const told = (p: Printed) =>
  ({
    success: `Anda telah menghantar <b>${p.amount}</b> kepada <b>${p.recipient}</b> pada ${p.date}, jam ${p.time}. Terima kasih kerana menggunakan Rintik.`,
    failed: `Penghantaran <b>${p.amount}</b> kepada <b>${p.recipient}</b> pada ${p.date}, jam ${p.time} tidak dapat diselesaikan. Baki anda tidak terjejas.`,
    pending: `Penghantaran <b>${p.amount}</b> kepada <b>${p.recipient}</b> pada ${p.date}, jam ${p.time} masih diproses oleh bank penerima.`,
    cancelled: `Penghantaran <b>${p.amount}</b> kepada <b>${p.recipient}</b> pada ${p.date}, jam ${p.time} telah dibatalkan.`,
    refunded: `Penghantaran <b>${p.amount}</b> kepada <b>${p.recipient}</b> pada ${p.date}, jam ${p.time} telah dipulangkan ke dompet anda.`,
  })[p.outcome];

/** A message in the wallet's own inbox: told in a sentence first, then a short table in a frame. */
const rintik = look({
  name: 'rintik-peti-masuk',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: officialDay,
  time: ({ hour, minute }) => `${two(hour)}.${two(minute)}`,
  reference: REFERENCES.digits,
  says: STATUSES_MS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#212b36}table{width:100%;border-collapse:collapse;border:1px solid #b9c4ce;margin-top:18px}td{padding:9px 12px;border:1px solid #d5dce2;font-size:13.5px;vertical-align:top}.k{width:37%;background:#eef6fb;color:#44535f}.v{overflow-wrap:anywhere}`,
      `<div style="background:#e9f4fb">${phoneBar(p.clock, '#212b36', 61)}<div style="padding:10px 16px 14px;display:flex;gap:14px;align-items:center;font-size:17px"><span>←</span><b>Peti Masuk</b><span style="margin-left:auto;font-size:15px">🗑</span></div></div><div style="display:flex;border-bottom:1px solid #d5dce2;font-size:13.5px;text-align:center"><span style="flex:1;padding:11px">Promosi</span><b style="flex:1;padding:11px;color:#0b6fb8;border-bottom:3px solid #0b6fb8">Transaksi</b><span style="flex:1;padding:11px">Sistem</span></div>
<div style="padding:20px 18px"><div style="display:flex;gap:12px;align-items:center">${badge(p, 36)}<b style="font-size:18px">Hantar wang: ${p.status}</b></div><p style="font-size:15px;line-height:1.55;margin-top:14px">${told(p)}</p>${tableOf(
        [
          ['Amaun', p.amount],
          ['Penerima', p.recipient],
          ['Bank', `${p.bank}<br>${p.account}`],
          ['Tarikh', p.date],
          ['No. rujukan', p.reference],
          ['Butiran', p.memo],
          ...p.decoy,
        ],
      )}<p style="font-size:12.5px;color:#55636f;margin-top:16px">Bukan anda? Hubungi 03-2788 4400 (8 pagi hingga 10 malam) dengan segera.</p></div><div style="margin:0 18px 12px;background:#fff4d6;border-radius:10px;padding:12px 14px;font-size:13px">🎁 Kad Rintik percuma! Tambah nilai ${p.money(2_000)} dan dapatkan pulangan 5%.</div><div style="margin:16px 18px 28px;background:#0b6fb8;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Lihat resit penuh</div>`,
    ),
});

export const wallets = [lada, tenun, jeram, sagu, rintik];
