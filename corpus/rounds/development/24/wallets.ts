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
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const figures = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');

/** A wallet with a mascot: the note as a speech bubble, points for the sender. */
const ketam = look({
  name: 'ketam-dompet',
  medium: 'wallet',
  language: 'ms',
  width: 375,
  scale: 2.88,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: (below) => `KTM-${figures(below, 5, 'left')}-${figures(below, 6, 'right')}`,
  says: {
    success: ['Wang dah dihantar!', 'Hantaran berjaya', 'Bayaran berjaya!'],
    failed: ['Hantaran gagal', 'Maaf, bayaran tidak berjaya'],
    pending: ['Hantaran sedang diproses', 'Sebentar, bayaran dalam proses'],
    cancelled: ['Hantaran dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#ffe6dc;color:#47201a}.row{display:flex;align-items:baseline;padding:8px 0;font-size:14px}.k{color:#8a5a4e;white-space:nowrap;flex:none}.v{flex:1;text-align:right;font-weight:600;overflow-wrap:anywhere;margin-left:22px}`,
      `${phoneBar(p.clock, '#47201a', 53)}<div style="display:flex;justify-content:space-between;padding:8px 20px;font-weight:800;color:#d3381c"><span>✕</span><span>ketam</span><span>⤴</span></div><div style="display:flex;align-items:flex-end;gap:8px;padding:14px 24px 0"><span style="font-size:60px;line-height:1.1">🦀</span><div style="background:#fff;border-radius:18px 18px 18px 3px;padding:10px 16px;margin-bottom:22px;font-size:15px">“${p.memo}”</div></div><div style="background:#fff;border-radius:22px;margin:0 16px;padding:22px 20px 14px"><div style="display:flex;align-items:center;gap:10px">${badge(p, 28)}<b style="font-size:18px">${p.status}</b></div><div style="font-size:40px;font-weight:800;letter-spacing:-1px;color:#d3381c;margin-top:6px">${p.amount}</div><div style="font-size:14px;color:#8a5a4e;padding-bottom:12px;border-bottom:2px dotted #f2c7b8;margin-bottom:8px">kepada <b style="color:#47201a">${p.recipient}</b></div>${rowsOf(
        [
          ['Bank', p.bank],
          ['Akaun', p.account],
          ['Guna', 'Baki Ketam'],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
      )}</div>${p.done ? `<div style="margin:12px 16px 0;background:#ffcf5c;border-radius:16px;padding:12px 18px;font-size:13.5px">🐚 Anda kutip <b>${5 + p.below(40, 'shells')} cengkerang</b>. 500 cengkerang = baucar RM5</div>` : ''}<div style="display:flex;gap:10px;margin:14px 16px 26px;text-align:center;font-weight:700"><span style="flex:1;background:#fff;color:#d3381c;border-radius:24px;padding:13px">${p.done ? 'Bahagi bil' : 'Bantuan'}</span><span style="flex:1;background:#d3381c;color:#fff;border-radius:24px;padding:13px">OK</span></div>`,
    ),
});

/** A payment app's plain entry: a picture, the name, the sum with its minus, and what can be done about it. */
const halilintar = look({
  name: 'halilintar-super',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  names: 'title',
  date: ({ year, month, day }) => `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${figures(below, 10, 'tail')}`,
  says: {
    success: ['Transaction successful', 'Success', 'Completed'],
    failed: ['Transaction failed', 'Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Transaction closed – cancelled'],
    refunded: ['Refunded in full'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f3f5;color:#222}.row{display:flex;gap:16px;padding:9px 0;font-size:14px}.k{color:#767b82;flex:none;width:126px}.v{flex:1;text-align:right;overflow-wrap:anywhere}.card{background:#fff;border-radius:12px;margin:10px 12px;padding:8px 16px}.line{display:flex;justify-content:space-between;padding:11px 0;font-size:14px}.line+.line{border-top:1px solid #eceef0}.line i{font-style:normal;color:#767b82}`,
      `${phoneBar(p.clock, '#222', 19)}<div style="display:flex;justify-content:space-between;padding:10px 18px 14px;font-size:17px"><span>‹</span><span>Transfer Details</span><span>···</span></div><div class="card" style="padding:24px 16px 12px"><div style="text-align:center;padding-bottom:16px;border-bottom:1px solid #eceef0;margin-bottom:6px"><span style="display:inline-block;width:46px;height:46px;border-radius:50%;background:#1777ff;color:#fff;font-size:21px;line-height:46px">${p.recipient[0]}</span><div style="font-size:16px;margin-top:8px">${p.recipient}</div><div style="font-size:32px;font-weight:700;margin:2px 0">- ${p.amount}</div><div style="color:${signColour(p)};font-size:14px">${p.status}</div></div>${rowsOf(
        [
          ['Payment method', 'Halilintar Balance'],
          ['Remark', p.memo],
          ['Receiving account', `${p.bank}<br>${p.account}`],
          ['Created at', `${p.date} ${p.time}`],
          ['Order no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div class="card"><div class="line"><span>Category</span><i>Transfers to people ›</i></div><div class="line"><span>Tags and notes</span><i>Add ›</i></div><div class="line"><span>Include in monthly spending</span><i style="color:#1777ff">On</i></div></div><div class="card"><div class="line"><span>Transfer history with this person</span><i>›</i></div><div class="line"><span>Request an electronic receipt</span><i>›</i></div><div class="line"><span>Question this order</span><i>›</i></div></div><p style="text-align:center;color:#767b82;font-size:12px;padding:10px 0 24px">Halilintar Payments · Help centre 24/7</p>`,
    ),
});

/** A game-like wallet's ticket by night: capitals in two columns, a notch, the code, a lucky draw below. */
const bintik = look({
  name: 'bintik-neon',
  medium: 'wallet',
  dark: true,
  width: 402,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    success: ['PAID', 'PAYMENT SUCCESSFUL', 'TRANSFER COMPLETE'],
    failed: ['PAYMENT FAILED', 'NOT PAID', 'TRANSFER DECLINED'],
    pending: ['PENDING', 'PAYMENT PROCESSING'],
    cancelled: ['CANCELLED'],
    refunded: ['REFUNDED'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const tint = p.done ? '#3df5c4' : '#ff9c7a';
    const hole = (side: string) =>
      `<span style="position:absolute;${side}:-11px;top:-11px;width:22px;height:22px;border-radius:50%;background:#120a2a"></span>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#120a2a;color:#f3efff}.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px 18px}.row:nth-child(-n+2){grid-column:1/3}.k{font-size:11px;letter-spacing:1.2px;text-transform:uppercase;color:#b3a4e0}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f3efff', 95)}<div style="display:flex;justify-content:space-between;align-items:center;padding:12px 20px"><b style="font-size:20px;color:#ff5fd2">:: bintik</b><span style="border:1px solid #6c56b8;border-radius:16px;padding:4px 14px;font-size:12.5px">Split bill</span></div><div style="background:#241550;border:1px solid #5b42b0;border-radius:20px;margin:14px 20px 0"><div style="padding:22px 22px 20px"><div style="display:inline-block;border:2px solid ${tint};color:${tint};border-radius:6px;font-weight:800;padding:4px 12px;margin-bottom:18px">${p.status}</div><div class="grid">${rowsOf(
        [
          ['To', p.recipient],
          ['Into', `${p.bank} ${p.account}`],
          ['Date', p.date],
          ['Time', p.time],
          ['Ref. no.', p.reference],
          ['Message', p.memo],
          ...p.decoy,
        ],
      )}</div></div><div style="position:relative;border-top:2px dashed #5b42b0;padding:18px 22px 20px;display:flex;justify-content:space-between;align-items:center">${hole('left')}${hole('right')}<div><div class="k">Amount</div><div style="font-size:31px;font-weight:800">${p.amount}</div></div><span style="background:#fff;padding:5px;border-radius:6px;line-height:0">${speckle(p.below, 17, 54, '#120a2a')}</span></div></div><div style="margin:16px 20px;background:linear-gradient(90deg,#b3228f,#5b2bd6);border-radius:16px;padding:14px 18px;display:flex;gap:14px;align-items:center"><span style="font-size:30px">🎁</span><div><b>Spin &amp; win up to RM888</b><div style="font-size:12.5px">One free spin a day until the month ends. T&amp;Cs apply.</div></div></div>${tabs(['Home', 'Games', 'Scan', 'Deals', 'Me'], '#c9bdf0')}`,
    );
  },
});

/** A telephone company's wallet: a sentence says what happened; its facts are listed under plain headings. */
const selular = look({
  name: 'selular-maju-dompet',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.english,
  reference: (below) => figures(below, 12, 'telco').replace(/^0/, '6'),
  says: {
    success: ['telah berjaya dihantar kepada', 'berjaya dipindahkan kepada', 'telah dihantar kepada'],
    failed: ['tidak berjaya dihantar kepada', 'gagal dipindahkan kepada'],
    pending: ['sedang diproses untuk dihantar kepada', 'masih dalam proses pindahan kepada'],
    cancelled: ['telah dibatalkan daripada dihantar kepada'],
    refunded: ['telah dipulangkan; tidak diterima oleh'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#26262b}.row{padding:8px 0}.k{font-size:12px;color:#6f6f78}.v{font-size:14.5px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 34, '#e0520a')}<div style="background:#e0520a;color:#fff;padding:12px 18px 14px;display:flex;gap:16px"><span>←</span><b>Pindahan ke Akaun Bank</b></div><div style="padding:22px 20px 20px;display:flex;gap:16px;background:#fff4ec">${badge(p, 42)}<p style="flex:1;font-size:16.5px;line-height:1.45"><b style="font-size:21px">${p.amount}</b> ${p.status} <b>${p.recipient}</b>.</p></div><div style="padding:12px 20px 4px">${rowsOf(
        [
          ['Bank penerima', p.bank],
          ['No. akaun penerima', p.account],
          ['Tarikh &amp; masa', `${p.date} ${p.time}`],
          ['No. transaksi', p.reference],
          ['Catatan', p.memo],
          ['Caj perkhidmatan', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="margin:10px 20px;border:1px solid #f0c9ae;border-radius:10px;display:flex;overflow:hidden"><div style="background:#5b2a86;color:#fff;width:84px;font-size:12px;font-weight:700;display:flex;align-items:center;justify-content:center;text-align:center">MAJU<br>5G 60</div><div style="padding:11px 14px;font-size:12.5px;flex:1"><b>Internet 60GB hanya RM35 sebulan</b><br>Langgan dengan dompet, dapat pulangan tunai RM3.50.</div></div><div style="margin:16px 20px 10px;background:#e0520a;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Kembali ke laman utama</div><p style="text-align:center;color:#e0520a;font-size:13px;padding-bottom:26px">Muat turun resit</p>`,
    ),
});

/** A super-app that talks as its users do, half Malay and half English; a driver's map behind the card. */
const tokek = look({
  name: 'tokek-go',
  medium: 'wallet',
  language: 'mixed',
  width: 412,
  scale: 2.4,
  money: MONEY.tight,
  names: 'title',
  date: DATES.american,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`,
  reference: (below) => `TG${figures(below, 3, 'a')}-${figures(below, 8, 'b')}`,
  says: {
    success: ['Transfer berjaya!', 'Settle! Transfer dah berjaya', 'Payment berjaya'],
    failed: ['Alamak, transfer gagal', 'Transfer tak berjaya'],
    pending: ['Transfer tengah diproses', 'Sekejap ya, transfer masih pending'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dah dipulangkan'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12.5px;background:#eaf6f8;color:#123a44}.map{background:#cfe9ee url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='130'%3E%3Cpath d='M0 40h200M0 96h200M48 0v130M140 0v130M0 130L90 0' stroke='%23fff' stroke-width='7' fill='none'/%3E%3C/svg%3E");padding-bottom:66px}.row{display:flex;gap:14px;justify-content:space-between;padding:9px 0;border-bottom:1px solid #e3eff1}.k{color:#54737b;flex:none}.v{text-align:right;font-weight:700;overflow-wrap:anywhere}`,
      `<div class="map">${phoneBar(p.clock, '#123a44', 62)}<div style="padding:10px 18px"><span style="background:#fff;border-radius:50%;display:inline-block;width:36px;height:36px;line-height:36px;text-align:center;font-size:16px">✕</span></div></div><div style="background:#fff;border-radius:20px;margin:-44px 14px 0;padding:20px 20px 10px;box-shadow:0 3px 14px #123a4422"><div style="display:flex;justify-content:space-between;align-items:center;gap:12px"><div><div style="font-size:18px;font-weight:700;line-height:1.3">${p.status}</div><div style="color:#54737b">${p.date}, ${p.time}</div></div>${badge(p, 42)}</div><div style="background:#e2f4f0;border-radius:12px;margin:16px 0 8px;padding:14px 16px"><div style="color:#54737b">Transfer kepada</div><div style="font-size:15px;font-weight:700">${p.recipient}</div><div style="font-size:29px;font-weight:700;color:#00808f;margin-top:4px">${p.amount}</div></div>${rowsOf(
        [
          ['Bank penerima', p.bank],
          ['Account no.', p.account],
          ['Bayar guna', 'TokekPay Wallet'],
          ['Note', p.memo],
          ['Ref no.', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:flex;justify-content:space-around;padding:14px 0 6px;color:#00808f;font-weight:700"><span>Share resit</span><span>Split bill</span><span>Get help</span></div></div><div style="display:flex;gap:10px;margin:14px"><div style="flex:1;background:#ffdf6b;border-radius:14px;padding:13px"><b>Lapar?</b><div style="margin-top:3px">Diskaun RM6 untuk order makanan pertama</div></div><div style="flex:1;background:#ffc2d1;border-radius:14px;padding:13px"><b>Nak balik?</b><div style="margin-top:3px">Ride ke rumah dari RM4.50</div></div></div><div style="margin:6px 14px 26px;background:#00808f;color:#fff;border-radius:14px;text-align:center;padding:15px;font-weight:700">Okay</div>`,
    ),
});

export const wallets = [ketam, halilintar, bintik, selular, tokek];
