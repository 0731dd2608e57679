// Five wallets: points and vouchers after a payment, a sticker that speaks, a slip of paper on a dark screen, a Malay list
// with a sign before each line, and a telephone company's purse that asks a fee for sending to a bank.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tabs,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// A scan of a friend's code in a wallet that gives points: a yellow head, one card, vouchers below.
const terubuk = look({
  name: 'terubuk-points',
  medium: 'wallet',
  width: 390,
  scale: 3,
  money: MONEY.tight,
  date: ({ day, month, year }: Clock) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.secondsEnglish,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${REFERENCES.digits(below).slice(0, 4)}`,
  says: {
    success: ['Payment successful!', 'Paid!', 'You have paid successfully'],
    failed: ['Payment unsuccessful', 'Payment failed', 'Oops, payment not made'],
    pending: ['Payment in progress', 'Awaiting confirmation'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const voucher = (sum: number, words: string) =>
      `<div style="flex:1;display:flex;background:#fff;border:1px solid #eadfb8;border-radius:10px;overflow:hidden;font-size:11.5px"><b style="background:#e4572e;color:#fff;width:56px;padding:14px 4px;text-align:center;font-size:13px">${p.money(sum)}<br>off</b><span style="padding:12px 8px">${words}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fffaf0;color:#2b2310}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:13.5px}.k{color:#6f6650;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#ffcb2d;border-radius:0 0 50% 50%/0 0 26px 26px;padding-bottom:64px">${phoneBar(p.clock, '#2b2310', 57)}<div style="text-align:center;padding-top:14px">${badge(p, 58)}<div style="font-size:22px;font-weight:700;margin-top:8px">${p.status}</div></div></div><div style="background:#fff;border-radius:16px;margin:-44px 16px 0;padding:18px 18px 10px;box-shadow:0 2px 10px #2b231022"><div style="text-align:center;padding-bottom:14px;border-bottom:1px solid #f0e8d0"><div style="font-size:36px;font-weight:700">${p.amount}</div><div style="font-size:13px;color:#6f6650">to</div><div style="font-size:16px;font-weight:700">${p.recipient}</div></div>${rowsOf(
        [
          ['Payment type', 'KilatNow QR'],
          ['Receiving bank', p.bank],
          ['Date', p.date],
          ['Time', p.time],
          ['Payment method', 'Terubuk Balance'],
          ['Remarks', p.memo],
          ['Transaction no.', p.reference],
          ...p.decoy,
        ],
      )}</div>${p.done ? '<div style="margin:14px 16px 0;background:#2b2310;color:#ffcb2d;border-radius:12px;padding:12px 16px;font-size:14px"><b>★ +5 points</b> <span style="color:#fff">· Play Roda Bertuah for your bonus ›</span></div>' : ''}<div style="padding:16px 16px 8px;font-weight:700">Pick a voucher for next time</div><div style="display:flex;gap:10px;padding:0 16px;overflow:hidden">${voucher(300, 'Teh Tarik Corner, min. spend 12.00')}${voucher(500, 'Pharmacy, new users only')}</div><div style="display:flex;gap:10px;padding:18px 16px 4px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #2b2310;border-radius:24px;padding:11px">Share</span><span style="flex:1;background:#2b2310;color:#fff;border-radius:24px;padding:11px">OK</span></div>${tabs(['Home', 'Rewards', 'Scan', 'Activity', 'Me'], '#6f6650')}`,
    );
  },
});

const FACES: Record<Outcome, string> = {
  success: '😻',
  failed: '🙀',
  pending: '😼',
  cancelled: '😿',
  refunded: '😺',
};

// A super-app's cat says what became of it in the street's own mix of tongues; lines of dots lead to the values.
const musang = look({
  name: 'musang-sticker',
  language: 'mixed',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: (below) => `MSG-${REFERENCES.mixed(below)}`,
  says: {
    success: ['Siap! Duit dah sampai', 'Transfer success, duit dah masuk!', 'Yay, transfer berjaya!'],
    failed: ['Aduh, transfer tak berjaya', 'Transfer gagal, cuba lagi ya'],
    pending: ['Jap ya, transfer tengah diproses', 'Transfer masih pending'],
    cancelled: ['Okay, transfer dibatalkan'],
    refunded: ['Duit dah dipulangkan ke wallet'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#e9e4fb;color:#2a2247}.row{display:flex;align-items:baseline;padding:8px 0;font-size:14px}.k{color:#665d87;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere;max-width:235px;margin-left:8px}.row i{flex:1;border-bottom:2px dotted #cdc5ea;margin-left:8px}`,
      `${phoneBar(p.clock, '#2a2247', 49)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:18px;font-weight:700"><span>←</span><span>Duit Musang</span><span>⌂</span></div><div style="display:flex;align-items:center;gap:4px;padding:14px 18px 20px"><div style="font-size:92px;line-height:1">${FACES[p.outcome]}</div><div style="position:relative;background:#fff;border-radius:18px;padding:14px 16px;margin-left:14px;font-size:18px;font-weight:800;line-height:1.25"><span style="position:absolute;left:-9px;top:22px;border:9px solid transparent;border-right-color:#fff;border-left:0"></span>${p.status}</div></div><div style="background:#fff;border-radius:24px 24px 0 0;padding:22px 22px 30px;min-height:680px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:13px;color:#665d87">${p.done ? 'Total sent' : 'Amount'}</div><div style="font-size:35px;font-weight:800;line-height:1.2;color:#5b35d5">${p.amount}</div></div>${badge(p, 42)}</div><div style="background:#f4f1fd;border-radius:14px;padding:12px 16px;margin:14px 0 10px"><div style="font-size:13px;color:#665d87">Kepada</div><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="font-size:13px;color:#665d87">${p.bank} ${p.account}</div></div>${(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Dari wallet', p.sender],
          ['Nota', p.memo],
          ['Ref ID', p.reference],
          ...p.decoy,
        ] satisfies Row[]
      )
        .map(
          ([label, value]) =>
            `<div class="row"><div class="k">${label}</div><i></i><div class="v">${value}</div></div>`,
        )
        .join(
          '',
        )}<div style="font-size:14px;font-weight:700;padding:16px 0 8px">Hantar sticker sekali?</div><div style="display:flex;justify-content:space-between;font-size:34px"><span>🧋</span><span>🍜</span><span>🎈</span><span>💜</span><span>🌶️</span><span>🛵</span></div><div style="background:#5b35d5;color:#fff;border-radius:26px;text-align:center;padding:13px;font-weight:700;margin-top:16px">Share resit</div><div style="text-align:center;padding-top:14px;font-weight:700;color:#5b35d5">Split dengan kawan</div></div>`,
    ),
});

const bars = (below: Printed['below']) =>
  Array.from(
    { length: 46 },
    (_, index) =>
      `<i style="display:inline-block;width:${1 + below(3, `bar ${index}`)}px;height:44px;background:#1b1b1b;margin-right:${2 + below(3, `gap ${index}`)}px"></i>`,
  ).join('');

// A purse that shows each payment as a strip of paper with a jagged foot, in typewriter letters on a dark screen.
const memerang = look({
  name: 'memerang-paper-slip',
  dark: true,
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.dashed(below).replaceAll('-', ' '),
  says: {
    success: ['TRANSFER COMPLETE', 'SENT OK', 'SUCCESSFUL'],
    failed: ['TRANSFER FAILED', 'NOT SENT', 'UNSUCCESSFUL'],
    pending: ['PROCESSING', 'PENDING'],
    cancelled: ['CANCELLED'],
    refunded: ['REFUNDED'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.mono};background:#23303b;color:#1b1b1b;font-size:13px}.row{display:flex;justify-content:space-between;gap:14px;padding:4px 0}.k{white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}.cut{border-top:1.5px dashed #8b8b83;margin:12px 0}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="display:flex;justify-content:space-between;color:#fff;font:600 16px ${FONTS.sans};padding:10px 20px 18px"><span>✕</span><span>E-Receipt</span><span>⇩</span></div><div style="margin:0 22px;background:#fdfcf6;padding:22px 20px 18px"><div style="text-align:center"><b style="font-size:19px;letter-spacing:3px">MEMERANG</b><div style="font-size:12px">Send Money · Wallet to Bank</div><div style="display:inline-block;border:2px solid ${signColour(p)};color:${signColour(p)};font-weight:700;font-size:15px;padding:4px 12px;margin-top:12px">${p.status}</div></div><div class="cut"></div>${rowsOf(
        [
          ['DATE', p.date],
          ['TIME', p.time],
          ['FROM', p.sender],
          ['SEND TO', `<b>${p.recipient}</b>`],
          ['BANK', p.bank.toUpperCase()],
          ['A/C NO', p.account],
          ['NOTE', p.memo],
        ],
      )}<div class="cut"></div>${rowsOf([['AMOUNT', p.amount], ['FEE', p.nothing], ...p.decoy])}<div style="display:flex;justify-content:space-between;align-items:baseline;font-weight:700;padding-top:6px"><span style="font-size:16px">TOTAL</span><span style="font-size:24px">${p.amount}</span></div><div class="cut"></div><div style="text-align:center">${bars(p.below)}<div style="font-size:14px;padding-top:6px">REF ${p.reference}</div><div style="font-size:12px;padding-top:12px">Keep this receipt for your own record</div></div></div><div style="margin:0 22px;height:12px;background:linear-gradient(135deg,#fdfcf6 50%,transparent 50%) 0 0/12px 12px,linear-gradient(225deg,#fdfcf6 50%,transparent 50%) 0 0/12px 12px"></div><div style="font-family:${FONTS.sans};display:flex;gap:12px;padding:22px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:10px;padding:12px">Report</span><span style="flex:2;background:#5fd3c4;border-radius:10px;padding:12px">Share with recipient</span></div>`,
    ),
});

// A Malay purse: the sum on the left and a pill on the right, then a column of round signs, label above value.
const siakap = look({
  name: 'siakap-dompet-senarai',
  language: 'ms',
  medium: 'wallet',
  width: 360,
  scale: 3,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.malay,
  reference: (below) => `SKP${REFERENCES.longDigits(below)}`,
  says: {
    success: ['Berjaya', 'Dibayar', 'Telah dihantar'],
    failed: ['Gagal', 'Tidak berjaya'],
    pending: ['Diproses', 'Menunggu'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const line = (sign: string, label: string, value: string) =>
      `<div style="display:flex;gap:14px;padding:9px 18px;align-items:center"><span style="flex:none;width:34px;height:34px;border-radius:50%;background:#dff3f8;color:#0b6f8c;text-align:center;line-height:34px;font-size:16px">${sign}</span><div style="min-width:0"><div style="font-size:12px;color:#5e7079">${label}</div><div style="font-size:14px;overflow-wrap:anywhere">${value}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#13262e;font-size:13px}`,
      `${phoneBar(p.clock, '#fff', 25, '#0b6f8c')}<div style="background:#0b6f8c;color:#fff;padding:12px 18px;font-size:15px;font-weight:700">‹ &nbsp; Hantar Wang</div><div style="display:flex;justify-content:space-between;align-items:center;padding:20px 18px 16px;border-bottom:6px solid #eef4f6"><div><div style="font-size:12px;color:#5e7079">Jumlah</div><div style="font-size:25px;font-weight:700">${p.amount}</div></div><span style="background:${signColour(p)};color:#fff;border-radius:14px;padding:6px 12px;font-weight:700;font-size:12.5px;white-space:nowrap">${p.status}</span></div><div style="padding:8px 0">${line('◉', 'Hantar kepada', `<b>${p.recipient}</b>`)}${line('⌂', 'Bank / e-dompet penerima', `${p.bank}<br>${p.account}`)}${line('◷', 'Tarikh &amp; masa transaksi', `${p.date} &nbsp;${p.time}`)}${line('✎', 'Mesej', p.memo)}${line('▤', 'Sumber', 'Baki Siakap')}${line('#', 'No. transaksi', p.reference)}${p.decoy.map(([label, value]) => line('•', label, value)).join('')}</div><div style="border-top:6px solid #eef4f6;padding:13px 18px;display:flex;justify-content:space-between"><span>Ada masalah dengan transaksi ini?</span><span>›</span></div><div style="margin:6px 18px;background:#ffefd6;border-radius:10px;padding:13px 14px;font-size:12px"><b>Isi minyak, dapat balik!</b><br>Pulangan tunai sehingga ${p.money(800)} setiap Jumaat di stesen terpilih.</div><div style="margin:14px 18px 26px;background:#0b6f8c;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Kongsi resit</div>`,
    );
  },
});

const LAST: Record<Outcome, string> = {
  success: 'Credited',
  failed: 'Failed',
  pending: 'Waiting',
  cancelled: 'Cancelled',
  refunded: 'Returned',
};

// A telephone company's purse sends to a bank: three steps, the fee and what was taken in all, a data plan to buy.
const landak = look({
  name: 'landak-bank-transfer-steps',
  medium: 'wallet',
  width: 384,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below) => `W2B${REFERENCES.digits(below)}`,
  says: {
    success: ['Bank transfer completed', 'Your transfer is complete', 'Bank transfer successful'],
    failed: ['Bank transfer failed', 'Your transfer was rejected'],
    pending: ['Bank transfer in process', 'Your transfer is being processed'],
    cancelled: ['Bank transfer cancelled'],
    refunded: ['Bank transfer refunded'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const colour = signColour(p);
    const step = (name: string, ground: string) =>
      `<div style="flex:1;text-align:center;font-size:12px"><span style="display:block;width:16px;height:16px;border-radius:50%;background:${ground};margin:0 auto 6px;position:relative"></span>${name}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f6f2f7;color:#2c1b30}.row{display:flex;justify-content:space-between;gap:18px;padding:7px 0;font-size:14px}.k{color:#6f5f74;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}.card{background:#fff;margin:10px 14px;border-radius:12px;padding:16px}h4{font-size:14px;margin-bottom:4px}`,
      `${phoneBar(p.clock, '#2c1b30', 40)}<div style="display:flex;justify-content:space-between;padding:10px 18px;font-size:16px;font-weight:700"><span>‹</span><span>Transfer details</span><span style="color:#a3167f;font-size:14px">FAQ</span></div><div class="card"><div style="font-size:18px;font-weight:700;text-align:center">${p.status}</div><div style="position:relative;display:flex;padding:18px 0 4px"><i style="position:absolute;left:17%;right:17%;top:25px;height:2px;background:#dccfe0"></i>${step('Requested', '#158a5a')}${step('Sent to bank', p.outcome === 'cancelled' ? '#dccfe0' : '#158a5a')}${step(LAST[p.outcome], colour)}</div></div><div class="card"><h4>Recipient</h4><div style="font-size:16px;font-weight:700;color:#a3167f">${p.recipient}</div><div style="font-size:14px">${p.bank}</div><div style="font-size:14px">${p.account}</div></div><div class="card"><h4>Amount details</h4>${rowsOf(
        [
          ['Transfer amount', `<b style="font-size:20px">${p.amount}</b>`],
          ['Bank transfer fee', p.fee],
          [p.done ? 'Total deducted' : 'Total', p.withFee],
          ...p.decoy,
        ],
      )}</div><div class="card"><h4>More details</h4>${rowsOf([
        ['Transaction date', p.date],
        ['Transaction time', p.time],
        ['Reference ID', p.reference],
        ['Recipient reference', p.memo],
        ['Wallet owner', p.sender],
      ])}</div><div style="margin:10px 14px;background:#a3167f;color:#fff;border-radius:12px;padding:14px 16px;font-size:13px"><b style="font-size:15px">Landak 5G Unlimited</b><br>Only ${p.money(3_500)} a month when you pay with your wallet. Switch now ›</div><div style="display:flex;gap:10px;margin:14px 14px 28px;text-align:center;font-weight:700;color:#a3167f"><span style="flex:1;border:1.5px solid #a3167f;border-radius:8px;padding:11px">Save image</span><span style="flex:1;border:1.5px solid #a3167f;border-radius:8px;padding:11px">Transfer again</span></div>`,
    );
  },
});

export const wallets = [terubuk, musang, memerang, siakap, landak];
