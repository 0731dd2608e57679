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
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";

const selipar = look({
  name: 'selipar-pay',
  medium: 'wallet',
  width: 360,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f6f8;color:#1f2733;font-size:13px}.row{display:flex;justify-content:space-between;padding:11px 0;gap:18px}.k{color:#7b8594;flex-shrink:0}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#ff6b35;color:#fff">${phoneBar(p.clock, '#fff', 47)}<div style="text-align:center;padding:12px;font-size:16px;font-weight:600"><span style="float:left">‹</span>Transaction Details</div></div>
<div style="background:#fff;text-align:center;padding:26px 20px 18px;margin-bottom:8px"><div style="color:#7b8594">Transfer to Wallet</div><div style="font-size:32px;font-weight:700;margin-top:4px">-${p.amount}</div></div>
<div style="background:#fff;padding:8px 20px">${rowsOf([
        ['Transaction Type', 'Transfer to Friend'],
        ['Receiver', p.recipient],
        ['Transfer Details', p.memo],
        ['Payment Method', 'Selipar Balance'],
        ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
        ['Date/Time', `${p.date} ${p.time}`],
        ['Wallet Ref', p.otherReference],
        ['Transaction No.', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:16px 20px;padding:14px;border-radius:10px;background:linear-gradient(90deg,#ffe1d4,#fff3c9);font-size:12px"><b>Ride more, pay less</b><br>50 points for your next bus trip with Selipar.</div><p style="text-align:center;color:#ff6b35;padding:8px 0 28px">Need help with this transaction?</p>`,
    ),
});

const bubu = look({
  name: 'bubu-wallet',
  medium: 'wallet',
  dark: true,
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  formats: ['png', 'jpg', 'webp'],
  says: {
    success: ['Money sent!', 'Yay, it’s sent!', 'Sent successfully'],
    failed: ['Oops, transfer failed', 'Money not sent'],
    pending: ['Hang on, still processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money returned', 'Refunded to your wallet'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#1b1030;color:#f4eeff;text-align:center}.row{display:flex;justify-content:space-between;gap:16px;padding:9px 0;font-size:13px;text-align:right}.k{color:#a692cc;flex-shrink:0}.v{overflow-wrap:anywhere}.d{position:absolute;width:9px;height:9px;border-radius:2px}`,
      `${phoneBar(p.clock, '#fff', 80)}<div style="position:relative;padding:34px 24px 8px">${p.done ? ['#ff5fa2', '#ffd24a', '#5fd6ff', '#8cff9a'].map((colour, index) => `<span class="d" style="background:${colour};left:${34 + index * 92}px;top:${20 + p.below(60, `bit ${index}`)}px;transform:rotate(${index * 27}deg)"></span>`).join('') : ''}${badge(p, 70)}<div style="font-size:25px;font-weight:800;margin-top:14px">${p.status}</div></div>
<div style="margin:14px 20px;background:#2a1b48;border-radius:24px;padding:22px 20px 12px"><div style="font-size:36px;font-weight:800;color:#ffd24a">${p.amount}</div><div style="margin:4px 0 14px;font-size:15px">to <b>${p.recipient}</b></div><div style="background:#1b1030;border-radius:14px;padding:10px;font-size:13px;color:#cdbdf0;margin-bottom:10px">“${p.memo}”</div>${rowsOf(
        [
          ['When', `${p.date} ${p.time}`],
          ['Sent through', 'KilatNow'],
          ['To', `${p.bank} ${p.account}`],
          ['Bubu ref.', p.reference],
          ['Wallet balance', p.decoy.length > 0 ? '••••••' : p.balance],
          ...p.decoy,
        ],
      )}</div><div style="margin:20px;background:#ff5fa2;border-radius:30px;padding:14px;font-weight:700">Back to home</div><p style="color:#a692cc;font-size:13px;padding-bottom:30px">Share &nbsp;·&nbsp; Split this &nbsp;·&nbsp; Send again</p>`,
    ),
});

const limpah = look({
  name: 'limpah-ewang',
  medium: 'wallet',
  language: 'ms',
  width: 384,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#0a8f8a;color:#20302f}.row{padding:7px 0}.k{font-size:11px;color:#7d918f}.v{font-size:15px;font-weight:700}.g{display:grid;grid-template-columns:1fr 1fr;column-gap:16px}`,
      `${phoneBar(p.clock, '#fff', 33)}<div style="color:#fff;padding:16px 20px 20px;font-size:20px;font-weight:900">limpah<span style="float:right;font-size:13px;font-weight:400">Tutup</span></div>
<div style="margin:0 18px;background:#fff;border-radius:16px;overflow:hidden"><div style="padding:20px 20px 12px;display:flex;justify-content:space-between;align-items:flex-start"><div><div class="k">Wang keluar</div><div style="font-size:29px;font-weight:900">${p.amount}</div></div><span style="background:${signColour(p)};color:#fff;border-radius:6px;padding:3px 10px;font-size:13px;font-weight:700">${p.status}</span></div>
<div style="padding:0 20px 8px">${rowsOf([['Kepada', p.recipient]])}</div><div style="display:flex;align-items:center"><span style="width:11px;height:22px;border-radius:0 11px 11px 0;background:#0a8f8a"></span><span style="flex:1;border-top:2px dashed #b8d3d1"></span><span style="width:11px;height:22px;border-radius:11px 0 0 11px;background:#0a8f8a"></span></div>
<div style="padding:8px 20px 4px"><div class="g">${rowsOf([
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Jenis', 'Pindahan KilatNow'],
        ['Caj', 'Percuma'],
      ])}</div>${rowsOf([
        ['Bank / e-dompet penerima', `${p.bank} (${p.account})`],
        ['Nota', p.memo],
        ['No. transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="text-align:center;padding:8px 0 18px">${speckle(p.below, 17, 74, '#20302f')}</div></div>
<div style="display:flex;gap:12px;padding:20px 18px 34px;text-align:center;font-weight:700"><span style="flex:1;border:2px solid #fff;color:#fff;border-radius:10px;padding:11px">Kongsi resit</span><span style="flex:1;background:#ffe27a;border-radius:10px;padding:11px">Selesai</span></div>`,
    ),
});

const GROUNDS = {
  success: '#0c7a43',
  failed: '#a02a22',
  pending: '#a86200',
  cancelled: '#555b63',
  refunded: '#3f5680',
};

const gasing = look({
  name: 'gasing-qr',
  medium: 'wallet',
  language: 'mixed',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Bayaran Berjaya', 'Paid!', 'Payment Successful'],
    failed: ['Bayaran Gagal', 'Payment Failed'],
    pending: ['Sedang Diproses', 'Payment Pending'],
    cancelled: ['Dibatalkan', 'Payment Cancelled'],
    refunded: ['Bayaran Dipulangkan', 'Payment Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:${GROUNDS[p.outcome]};color:#fff;min-height:865px}.row{display:flex;justify-content:space-between;gap:14px;padding:10px 0;border-top:1px solid #ffffff40;font-size:13px}.k{opacity:.85;flex-shrink:0}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 15)}<div style="padding:40px 26px 10px;text-align:center"><div style="font-size:24px;font-weight:700">${p.status}</div><div style="font-size:46px;font-weight:700;margin:18px 0 4px">${p.amount}</div><div style="font-size:13px">kepada / to</div><div style="font-size:17px;font-weight:700;margin-top:4px">${p.recipient}</div></div>
<div style="padding:16px 26px">${rowsOf([
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['Payment via', 'KilatNow QR'],
        ['No. Rujukan', p.reference],
        ['Nota', p.memo],
        ['Gasing Coins', p.done ? '+12' : '0'],
        ...p.decoy,
      ])}</div>${p.done ? '<p style="padding:8px 26px;font-size:12px;text-align:center">Tunjukkan skrin ini kepada penerima.<br>Show this screen to the recipient.</p>' : ''}<div style="margin:22px 26px;background:#fff;color:${GROUNDS[p.outcome]};border-radius:8px;text-align:center;padding:14px;font-weight:700">OK</div>`,
    ),
});

const tukar = look({
  name: 'tukarku-bill-details',
  medium: 'wallet',
  width: 375,
  money: MONEY.trailing,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ['Transaction successful', 'Transfer completed', 'Received by payee'],
    failed: ['Transaction failed', 'Transfer unsuccessful'],
    pending: ['Processing', 'Waiting for payee to accept'],
    cancelled: ['Transaction closed', 'Cancelled'],
    refunded: ['Refunded in full', 'Returned to balance'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#ededed;color:#181818;font-size:14px}.row{display:flex;padding:8px 0;gap:10px}.k{width:112px;color:#888;flex-shrink:0}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#181818', 69)}<div style="padding:10px 16px;font-size:17px;display:flex;justify-content:space-between"><span>‹</span><b>Bill Details</b><span>…</span></div>
<div style="background:#fff;margin:0 10px;border-radius:10px;padding:28px 18px 12px"><div style="text-align:center"><div style="width:46px;height:46px;border-radius:8px;margin:0 auto 10px;overflow:hidden;background:#cfe3f7">${speckle(p.below, 6, 46, '#6aa0d8')}</div><div>Transfer – to ${p.recipient}</div><div style="font-size:34px;font-weight:700;margin:6px 0 22px">-${p.amount}</div></div><div style="border-top:1px solid #eee;padding-top:10px">${rowsOf(
        [
          ['Current status', p.status],
          ['Payee', p.recipient],
          ['Transfer note', p.memo],
          ['Payment method', 'Balance'],
          ['Created on', `${p.date} ${p.time}`],
          ['Order number', p.reference],
          ...p.decoy,
        ],
      )}</div></div><div style="background:#fff;margin:10px;border-radius:10px;padding:6px 18px"><div style="padding:11px 0;border-bottom:1px solid #eee">Transfer history with this payee<span style="float:right;color:#bbb">›</span></div><div style="padding:11px 0">Dispute this bill<span style="float:right;color:#bbb">›</span></div></div>`,
    ),
});

const kocak = look({
  name: 'kocak-e-resit',
  medium: 'wallet',
  width: 400,
  scale: 2,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: HEADINGS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.terminal};background:#d9e4f2;padding:22px;font-size:12px;color:#14233a}table{width:100%;border-collapse:collapse}td{padding:5px 0;vertical-align:top}.k{width:44%;color:#5c6f8c}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#fff;padding:24px 20px;border-top:8px solid #1f5fbf"><div style="text-align:center"><div style="font:900 24px ${LATO};color:#1f5fbf">kocak pay</div><div>E-RECEIPT</div><div style="padding:12px 0 2px">${badge(p, 38, false)}</div><div style="font-weight:700;font-size:15px">${p.status}</div></div><div style="border-top:1px dashed #14233a;margin:14px 0 8px"></div>
${tableOf([
  ['Date', `${p.date} ${p.time}`],
  ['Receipt No', p.reference],
  ['Service', 'Send to Bank'],
  ['Recipient Name', p.recipient],
  ['Recipient Bank', p.bank],
  ['Account No', p.account],
  ['Sender', p.sender],
  ['Purpose', p.memo],
])}<div style="border-top:1px dashed #14233a;margin:8px 0"></div>${tableOf([
        ['Transfer Amount', p.amount],
        ['Service Fee', p.fee],
        ['Total Deducted', `<b style="font-size:14px">${p.withFee}</b>`],
        ...p.decoy,
      ])}<div style="border-top:1px dashed #14233a;margin:8px 0 14px"></div><p style="text-align:center;font-size:10px;color:#5c6f8c">Kocak Pay Sdn Bhd · help@kocak.example<br>No signature is needed for this receipt.</p></div>`,
    ),
});

export const wallets = [selipar, bubu, limpah, gasing, tukar, kocak];
