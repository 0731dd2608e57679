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

const two = (number: number) => String(number).padStart(2, '0');

const catOf = (done: boolean) =>
  `<svg width="120" height="104" viewBox="0 0 120 104"><path d="M22 46L24 10l24 16h24L96 10l2 36z" fill="#ff9f1c"/><ellipse cx="60" cy="60" rx="46" ry="40" fill="#ffb84d"/><circle cx="43" cy="55" r="5"/><circle cx="77" cy="55" r="5"/><path d="M52 ${done ? '68q8 9' : '73q8 -9'} 16 0M6 60h24M90 60h24" fill="none" stroke="#000" stroke-width="3"/></svg>`;

const tapau = look({
  name: 'tapau-wallet',
  medium: 'wallet',
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Money sent!', 'Sent! That was quick', 'Transfer successful'],
    failed: ['Money not sent', 'Transfer failed'],
    pending: ['Transfer is being processed', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fffdf5;color:#2a1d05;text-align:center}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:14px;text-align:left}.k{color:#7d6a3e;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2a1d05', 64, '#ffd43b')}<div style="background:#ffd43b;padding:14px 20px 58px;border-radius:0 0 50% 50%/0 0 36px 36px;font-weight:700;font-size:20px">${p.status}</div><div style="margin-top:-48px">${catOf(p.done)}</div><div style="font-size:43px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:17px;padding:2px 20px">to <b>${p.recipient}</b></div><div style="color:#7d6a3e;font-size:13px">${p.bank} · ${p.account}</div><div style="display:inline-block;background:#fff3c4;border-radius:16px 16px 16px 4px;padding:9px 18px;margin:14px 0;font-size:15px">“${p.memo}”</div><div style="margin:0 18px;border-top:2px dashed #e7d9a8;padding-top:8px">${rowsOf(
        [
          ['Date &amp; time', `${p.date}, ${p.time}`],
          ['Pay from', 'Tapau Balance'],
          ['Transaction no.', p.reference],
          ['Status', `<span style="color:${signColour(p)}">${p.status.replace('!', '')}</span>`],
          ...p.decoy,
        ],
      )}</div>${p.done ? '<div style="margin:14px 18px 0;background:#e9f9ee;color:#146c3a;border-radius:12px;padding:11px;font-weight:700;font-size:14px">+15 Tapau Points earned</div>' : ''}<div style="margin:14px 18px 0;border:1px solid #eadfb8;border-radius:12px;padding:13px 16px;display:flex;justify-content:space-between;font-size:14px"><span>How was it? Rate us</span><span style="letter-spacing:4px;color:#c99b00">☆☆☆☆☆</span></div><div style="display:flex;gap:10px;margin:16px 18px 30px;font-weight:700"><div style="flex:1;border-radius:24px;border:2px solid #2a1d05;padding:12px">Send sticker</div><div style="flex:1;border-radius:24px;background:#2a1d05;color:#ffd43b;padding:14px">Back home</div></div>`,
    ),
});

const bumbung = look({
  name: 'bumbung-superapp',
  medium: 'wallet',
  language: 'ms',
  width: 412,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortMalay,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Selesai', 'Berjaya dihantar', 'Berjaya'],
    failed: ['Tidak berjaya', 'Gagal'],
    pending: ['Sedang diproses', 'Belum selesai'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#edf1f4;color:#15232e}.card{background:#fff;margin:10px 12px;border-radius:8px;padding:14px 16px}table{width:100%;border-collapse:collapse}td{padding:7px 0;vertical-align:top}.k{width:40%;color:#5d6f7c}.v{overflow-wrap:anywhere}.tile{width:25%;text-align:center;font-size:12px}.tile i{display:block;width:40px;height:40px;border-radius:10px;background:#d2ecf1;margin:0 auto 5px}`,
      `${phoneBar(p.clock, '#fff', 35, '#00788c')}<div style="background:#00788c;color:#fff;padding:12px 16px 16px;display:flex;gap:16px;font-size:18px"><span>←</span><b>Resit Hantar Duit</b></div><div class="card" style="display:flex;align-items:center;gap:14px">${badge(p, 40)}<div><div style="font-weight:700;font-size:17px">${p.status}</div><div style="color:#5d6f7c;font-size:13px">${p.date}, ${p.time}</div></div></div><div class="card"><div style="color:#5d6f7c">Hantar duit kepada</div><div style="font-weight:700;font-size:16px">${p.recipient}</div><div style="font-weight:700;font-size:34px;color:#00788c">${p.amount}</div><div style="border-top:1px solid #dde5ea;margin:10px 0 5px"></div>${tableOf(
        [
          ['Bank / eDompet', p.bank],
          ['No. akaun', p.account],
          ['Pengirim', p.sender],
          ['Nota', p.memo],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
        ': ',
      )}</div><div class="card" style="display:flex;padding:14px 4px"><span class="tile"><i></i>Hantar lagi</span><span class="tile"><i></i>Kongsi</span><span class="tile"><i></i>Bahagi bil</span><span class="tile"><i></i>Bantuan</span></div><div class="card" style="background:linear-gradient(100deg,#b3271f,#c9541c);color:#fff"><b style="font-size:16px">Bumbung Makan: baucar RM8</b><div>Pesan sebelum Ahad. Belanja minimum RM25.</div></div><div class="card"><b>Servis untuk anda</b><div style="display:flex;padding-top:12px"><span class="tile"><i></i>Teksi</span><span class="tile"><i></i>Parkir</span><span class="tile"><i></i>Top up</span><span class="tile"><i></i>Bas</span></div></div>${tabs(['Utama', 'Aktiviti', 'Bayar', 'Ganjaran', 'Saya'], '#4b5d69')}`,
    ),
});

// A housemate's own code, scanned from the screen of his phone.
const seriMuka = look({
  name: 'seri-muka-pay',
  medium: 'wallet',
  dark: true,
  width: 384,
  scale: 2.8,
  money: MONEY.spaced,
  date: ({ day, month, year, ...clock }: Clock) =>
    DATES.shortDashes({ day, month, year, ...clock })
      .replaceAll('-', ' ')
      .toUpperCase(),
  time: TIMES.secondsEnglish,
  reference: (below) => `SM${REFERENCES.mixed(below)}`,
  says: {
    success: ['Payment successful', 'Paid', 'QR payment successful'],
    failed: ['Payment unsuccessful', 'Payment failed'],
    pending: ['Payment processing', 'Payment pending'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#10231b;color:#eafff4;font-size:13px}.row{padding:9px 0}.k{color:#94bda9;font-size:12px}.v{font-size:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#eafff4', 100)}<div style="display:flex;justify-content:space-between;align-items:center;padding:14px 20px"><b style="font-size:17px;color:#59e39b">SeriMuka Pay</b><span style="border:1px solid #59e39b;color:#59e39b;border-radius:4px;padding:2px 8px;font-size:11px">QR SEGERA</span></div><div style="margin:6px 20px;background:#1b3a2d;border-radius:14px 14px 0 0;padding:20px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:15px;font-weight:700">${p.status}</div><div style="font-size:27px;font-weight:700;margin-top:4px;white-space:nowrap">${p.amount}</div></div>${badge(p, 44)}</div><div style="margin:-6px 20px 0;background:#16302580;border:1px solid #1b3a2d;padding:10px 20px 14px">${rowsOf(
        [
          ['Recipient', `<b style="font-size:16px">${p.recipient}</b>`],
          ['QR issued by', p.bank],
          ['Date / Time', `${p.date} ${p.time}`],
          ['Payment note', p.memo],
          ['Payment method', 'eWallet balance'],
          ['Reference no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 20px;border-radius:12px;background:#59e39b;color:#08301c;padding:14px 16px;display:flex;gap:14px;align-items:center"><svg width="46" height="46" viewBox="0 0 46 46" style="flex:none"><circle cx="23" cy="23" r="22" fill="#08301c"/><path d="M23 23V3a20 20 0 0 1 17 10zM23 23l17 10a20 20 0 0 1-17 10zM23 23L6 33a20 20 0 0 1 0-20z" fill="#ffd43b"/></svg><div><b>Spin &amp; Win up to RM888</b><div style="font-size:12px">1 spin with every QR payment this month</div></div></div><div style="padding:6px 20px 30px;text-align:center;font-weight:700"><div style="border-radius:8px;background:#eafff4;color:#10231b;padding:13px">OK</div><div style="padding:16px;color:#59e39b">Download receipt</div></div>`,
    ),
});

// A sheet drawn up over the wallet's first screen.
const serikaya = look({
  name: 'serikaya-dompet',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.english,
  reference: (below) => `TRX-${REFERENCES.digits(below)}`,
  says: {
    success: ['Pemindahan Berjaya!', 'Duit Telah Dihantar', 'Transaksi Berjaya'],
    failed: ['Pemindahan Gagal', 'Duit Tidak Dapat Dihantar'],
    pending: ['Pemindahan Diproses', 'Pemindahan Belum Selesai'],
    cancelled: ['Pemindahan Dibatalkan'],
    refunded: ['Duit Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#3d3449;color:#251b33}.row{display:flex;justify-content:space-between;gap:14px;padding:10px 0;border-bottom:1px solid #ece6f3}.k{color:#6f6580;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#cfc6da', 58)}<div style="padding:12px 18px 30px;color:#b5abc2"><div style="font-size:17px;font-weight:700">Serikaya</div><div style="background:#4a3f59;border-radius:12px;padding:14px;margin-top:12px">Baki dompet<div style="font-size:21px">${p.balance}</div></div></div><div style="background:#fff;border-radius:22px 22px 0 0;min-height:560px;padding:10px 20px 24px"><div style="width:44px;height:5px;border-radius:3px;background:#d6cde0;margin:0 auto 20px"></div><div style="text-align:center">${badge(p, 60, false)}<div style="font-size:20px;font-weight:700;margin-top:8px">${p.status}</div><div style="font-size:13px;color:#6f6580">${p.date} | ${p.time}</div></div><div style="background:#f5effb;border-radius:14px;padding:13px 16px;margin:16px 0 8px;text-align:center"><div style="font-size:31px;font-weight:700;color:#6b2fb3">${p.amount}</div><div style="font-size:13px;color:#6f6580">kepada</div><div style="font-weight:700">${p.recipient}</div></div>${rowsOf(
        [
          ['Bank penerima', p.bank],
          ['Akaun', p.account],
          ['Tujuan', p.memo],
          ['Kaedah bayaran', 'Baki Dompet'],
          ['Rujukan', p.reference],
          ...p.decoy,
        ],
      )}<div style="background:#6b2fb3;color:#fff;text-align:center;font-weight:700;padding:14px;border-radius:12px;margin-top:20px">Tutup</div><div style="text-align:center;color:#6b2fb3;font-weight:700;padding:16px 0 6px">Lihat resit penuh</div></div>`,
    ),
});

const both = (english: string, malay: string) =>
  `${english}<div style="font-size:11.5px;color:#5f6b85;font-weight:400">${malay}</div>`;

const bars = (below: (count: number, what: string) => number) => {
  const widths = Array.from({ length: 46 }, (_, index) => 1 + below(3, `bar ${index}`));
  let at = 0;
  const drawn = widths.map((width) => {
    const bar = `M${at} 0h${width}v44h-${width}z`;
    at += width + 2;
    return bar;
  });
  return `<svg width="270" height="46" viewBox="0 0 ${at} 44" preserveAspectRatio="none"><path d="${drawn.join('')}" fill="#14203a"/></svg>`;
};

const gelembung = look({
  name: 'gelembung-ewallet',
  medium: 'wallet',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: MONEY.tightCode,
  date: DATES.slashes,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  reference: REFERENCES.dated,
  says: {
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Unsuccessful / Tidak Berjaya', 'Failed / Gagal'],
    pending: ['Processing / Sedang Diproses', 'Pending / Belum Selesai'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Refunded / Dipulangkan'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#dbe7ff;color:#14203a;padding-bottom:26px}.row{display:flex;justify-content:space-between;gap:16px;padding:9px 0;border-bottom:1px solid #e3e9f6}.k{flex:none;width:142px;font-weight:600;line-height:1.25}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#14203a', 77)}<div style="padding:10px 20px 16px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:22px">‹</span><b style="font-size:17px">eReceipt / eResit</b><span style="color:#2456d6;font-weight:700">Save</span></div><div style="margin:0 18px;background:#fff;border-radius:18px;padding:20px 18px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px;color:#2456d6">gelembung</b>${speckle(p.below, 13, 46, '#14203a')}</div><div style="padding:16px 0 10px"><div style="color:${signColour(p)};font-weight:700;font-size:15px">${p.status}</div><div style="font-size:34px;font-weight:800;line-height:1.25">${p.amount}</div></div>${rowsOf(
        [
          [both('Transfer to', 'Pindahan kepada'), `<b>${p.recipient}</b>`],
          [both('Receiving bank', 'Bank penerima'), `${p.bank}<br>${p.account}`],
          [both('Transfer from', 'Pindahan daripada'), p.sender],
          [both('Date &amp; time', 'Tarikh &amp; masa'), `${p.date}<br>${p.time}`],
          [both('Remarks', 'Catatan'), p.memo],
          ...p.decoy,
          [both('Transaction ID', 'ID transaksi'), p.reference],
        ],
      )}<div style="text-align:center;padding-top:18px">${bars(p.below)}<div style="font:12px ${FONTS.mono};letter-spacing:2px">${p.otherReference}</div></div></div><p style="text-align:center;font-size:12px;padding:16px 34px 0;color:#46546f">Keep this receipt for your own record. Simpan resit ini sebagai rujukan. Careline: 1-800-55-0166</p>`,
    ),
});

export const wallets = [tapau, bumbung, seriMuka, serikaya, gelembung];
