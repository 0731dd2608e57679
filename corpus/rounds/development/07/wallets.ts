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
} from '#test/receipts/drawing/page.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

// The details that a wallet's list opens: the sum with a minus, plain rows, a number of two lines.
const bekal = look({
  name: 'bekal',
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${REFERENCES.longDigits(below)}`,
  says: { ...STATUSES, success: ['Successful', 'Success', 'Completed'] },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:Roboto,${FONTS.sans};background:#f2f4f8;color:#1f2733}.row{display:flex;justify-content:space-between;gap:26px;padding:10px 0;font-size:14px}.k{color:#7b8494;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 64, '#1459c9')}<div style="background:#1459c9;color:#fff;padding:12px 18px 16px;font-size:17px;position:relative;text-align:center"><span style="position:absolute;left:18px">‹</span>Transaction Details</div>
<div style="background:#fff;padding:26px 18px 20px;text-align:center;margin-bottom:9px"><div style="font-size:14px;color:#7b8494">KilatNow Transfer</div><div style="font-size:34px;font-weight:700">-${p.amount}</div></div>
<div style="background:#fff;padding:8px 18px">${rowsOf([
        ['Transaction Type', 'Transfer to Bank'],
        ['Transfer To', p.recipient],
        ['Bank', p.bank],
        ['Account No.', p.account],
        ['Payment Details', p.memo],
        ['Payment Method', 'Bekal Balance'],
        ['Date/Time', `${p.date} ${p.time}`],
        ['Transaction No.', p.reference],
        ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
        ...p.decoy,
      ])}</div><div style="background:#fff;margin-top:9px;padding:14px 18px;display:flex;justify-content:space-between;font-size:14px"><span>Need help with this transaction?</span><span style="color:#9aa3b2">›</span></div><div style="padding:24px 18px"><div style="border:1px solid #1459c9;color:#1459c9;border-radius:6px;text-align:center;padding:12px;font-weight:700">Share</div></div>`,
    ),
});

// The wallet of a company that drives people: a receipt with a breakdown, points and the year in two digits.
const laju = look({
  name: 'laju-pay',
  medium: 'wallet',
  width: 390,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'title',
  date: (clock) => DATES.short(clock).replace(/\d\d(\d\d)$/, '$1'),
  time: TIMES.english,
  reference: (below) => `LJ-2-${REFERENCES.mixed(below)}`,
  says: {
    success: ['Transfer complete', 'Money sent', 'Your transfer is successful'],
    failed: ['Transfer failed', 'Transfer unsuccessful'],
    pending: ['Transfer is processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) => {
    const line = (label: string, value: string, weight = 400) =>
      `<div style="display:flex;justify-content:space-between;gap:20px;padding:5px 0;font-weight:${weight}"><span>${label}</span><span style="text-align:right">${value}</span></div>`;
    const total = { success: 'Total paid', refunded: 'Total refunded' };
    const totalLabel = p.outcome === 'success' || p.outcome === 'refunded' ? total[p.outcome] : 'Total';
    const small = 'font-size:13px;color:#6c7a72';
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c2b23;font-size:15px}section{padding:16px 20px;border-bottom:8px solid #f1f5f2}h3{font-size:16px;margin-bottom:8px}`,
      `${phoneBar(p.clock, '#1c2b23', 46, '#d7f2e0')}<div style="background:#d7f2e0;padding:8px 20px 22px;position:relative"><div style="font-size:22px">✕</div><div style="font-size:25px;font-weight:800;line-height:1.2;margin-top:18px;max-width:230px">${p.status}</div><div style="font-size:13px;margin-top:6px">${p.date}, ${p.time}</div><svg width="92" height="84" viewBox="0 0 92 84" style="position:absolute;right:16px;bottom:0"><path d="M10 84c0-30 14-44 34-44s34 14 34 44z" fill="#0e8f4f"/><circle cx="44" cy="26" r="18" fill="#f4c89b"/><path d="M58 56l26-14-8 26-7-9z" fill="#fff" stroke="#0b6b3b" stroke-width="2"/></svg></div>
<section><div style="${small}">${p.done ? 'Sent to' : 'To'}</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div style="${small}">${p.bank} ${p.account}</div><div style="margin-top:10px;background:#f1f5f2;border-radius:10px;padding:9px 12px;font-size:14px">“${p.memo}”</div></section>
<section><h3>Breakdown</h3>${line('Transfer amount', p.amount)}${line('Transfer fee', p.nothing)}<div style="border-top:1px solid #dfe7e2;margin:6px 0"></div>${line(totalLabel, p.amount, 800)}</section>
<section><h3>Details</h3><div style="font-size:14px">${line('Paid with', 'LajuPay Wallet')}${line('From', p.sender)}${line('Transaction ID', p.reference)}${p.decoy.map(([label, value]) => line(label, value)).join('')}</div></section>
<div style="padding:16px 20px 30px;font-size:14px">${p.done ? '★ You earned <b>12 points</b> with this transfer' : 'Questions? Visit the Help Centre'}<div style="margin-top:16px;background:#0e8f4f;color:#fff;border-radius:28px;text-align:center;padding:13px;font-weight:700">${p.done ? 'Send again' : 'Back to Home'}</div></div>`,
    );
  },
});

// A shop's wallet in Malay: when it was begun and when it ended.
const troli = look({
  name: 'troli-pay',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: (below) => `${REFERENCES.digits(below)}${REFERENCES.longDigits(below).slice(0, 8)}`,
  says: {
    success: ['Pemindahan Wang Berjaya', 'Wang Berjaya Dihantar', 'Berjaya Dipindahkan'],
    failed: ['Pemindahan Wang Gagal', 'Wang Tidak Dapat Dihantar'],
    pending: ['Pemindahan Sedang Diproses', 'Menunggu Pengesahan Bank'],
    cancelled: ['Pemindahan Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#f5f5f5;color:#222;font-size:12.5px}.row{display:flex;justify-content:space-between;gap:18px;padding:7px 0}.k{color:#888;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 18, '#fff')}<div style="background:#fff;padding:10px 16px 12px;font-size:16px;border-bottom:1px solid #e6e6e6"><span style="color:#e8562a">←</span>&nbsp; Maklumat Transaksi</div>
<div style="background:#fff;padding:22px 16px 16px;text-align:center">${badge(p, 44)}<div style="margin-top:8px;color:${signColour(p)};font-size:14px">${p.status}</div><div style="font-size:29px;color:#e8562a;margin-top:4px">${p.amount}</div></div>
<div style="background:#fff;margin-top:8px;padding:9px 16px">${rowsOf([
        [p.done ? 'Dipindahkan Kepada' : 'Kepada', p.recipient],
        ['Akaun Bank', `${p.bank}<br>${p.account}`],
        ['Nota', p.memo],
        ['Kaedah Pembayaran', 'Baki TroliPay'],
        ['Fi Pemindahan', 'PERCUMA'],
      ])}</div><div style="background:#fff;margin-top:8px;padding:9px 16px">${rowsOf([
        ['No. Siri Transaksi', `${p.reference} <span style="color:#e8562a">SALIN</span>`],
        ['Masa Dicipta', `${p.date} ${p.time}`],
        ...(p.done ? ([['Masa Selesai', `${p.date} ${p.time}`]] as [string, string][]) : []),
        ...p.decoy,
      ])}</div><div style="margin:8px 0;background:#fff4ef;padding:11px 16px;display:flex;gap:10px;align-items:center"><b style="background:#e8562a;color:#fff;border-radius:4px;padding:6px 8px">BAUCAR</b><span>Penghantaran percuma tanpa belanja minimum. Tebus sekarang!</span></div><div style="padding:12px 16px 26px"><div style="background:#e8562a;color:#fff;text-align:center;padding:12px;border-radius:3px;font-size:14px">OK</div></div>`,
    ),
});

// A playful wallet's picture for sharing, dark, with confetti and the payee's code.
const denai = look({
  name: 'denai-kad',
  medium: 'wallet',
  language: 'mixed',
  dark: true,
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Yeay, duit dah sampai!', 'Berjaya! Money sent', 'Payment successful, terima kasih!'],
    failed: ['Alamak, transfer gagal', 'Payment failed, cuba lagi'],
    pending: ['Sekejap ya, sedang diproses', 'Payment still processing'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dah dipulangkan (refunded)'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const bits = Array.from({ length: 26 }, (_, index) => {
      const [x, y] = [p.below(400, `x ${index}`), p.below(90, `y ${index}`)];
      const colour = ['#ff5fa2', '#ffd34d', '#53e0c1', '#8f7bff'][index % 4] ?? '';
      return `<rect x="${x}" y="${y}" width="9" height="4" fill="${colour}" transform="rotate(${p.below(180, `turn ${index}`)} ${x} ${y})"/>`;
    });
    return pageOf(
      `body{font-family:${FONTS.round};background:#24103f;color:#fff;min-height:840px}.row{padding:7px 0;display:flex;gap:14px;font-size:14px}.k{width:108px;color:#bda8dd;flex:none}.v{flex:1;font-weight:600}`,
      `<svg width="400" height="94" style="display:block">${p.done ? bits.join('') : ''}</svg><div style="text-align:center;padding:0 26px"><div style="font-size:14px;font-weight:800;color:#ff8fc0;letter-spacing:.5px">denai</div><div style="font-size:25px;font-weight:800;line-height:1.2;margin-top:10px">${p.status}</div></div>
<div style="margin:22px 24px 0;background:linear-gradient(120deg,#ff4f93,#8a3ffc);border-radius:22px;padding:20px 22px"><div style="font-size:13px">Kepada</div><div style="font-size:18px;font-weight:800;line-height:1.25">${p.recipient}</div><div style="font-size:13px">${p.bank} • ${p.account}</div><div style="font-size:40px;font-weight:900;margin-top:14px;line-height:1.1">${p.amount}</div></div>
<div style="margin:16px 24px 0;border:1px solid #4c3272;border-radius:18px;padding:12px 18px">${rowsOf([
        ['Dari / From', p.sender],
        ['Tarikh', `${p.date}, ${p.time}`],
        ['Nota / Note', p.memo],
        ['Kaedah', 'KilatNow QR'],
        ['Ref no.', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:14px;align-items:center;padding:22px 24px 30px;font-size:12px;color:#bda8dd"><div style="background:#fff;padding:5px;border-radius:6px;line-height:0">${speckle(p.below, 21, 62)}</div><span>Download Denai dan dapatkan ${p.money(500)} cashback bila anda daftar. Promo code KAWAN.</span></div>`,
    );
  },
});

export const wallets = [bekal, laju, troli, denai];
