import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const STATES: Record<Outcome, string[]> = {
  success: ['Successful', 'Success', 'Completed'],
  failed: ['Failed', 'Unsuccessful'],
  pending: ['Pending', 'Processing'],
  cancelled: ['Cancelled'],
  refunded: ['Refunded'],
};
const LINES: Record<Outcome, string[]> = {
  success: ['Transfer complete', 'Payment successful', 'Money sent successfully'],
  failed: ['Transfer failed', 'Payment unsuccessful'],
  pending: ['Transfer pending', 'We’re processing your payment'],
  cancelled: ['Transfer cancelled'],
  refunded: ['Payment refunded'],
};
const MALAY: Record<Outcome, string[]> = {
  success: ['Berjaya', 'Pindahan wang berjaya', 'Bayaran berjaya'],
  failed: ['Gagal', 'Pindahan wang gagal'],
  pending: ['Sedang diproses', 'Belum selesai'],
  cancelled: ['Dibatalkan'],
  refunded: ['Wang dipulangkan'],
};
const BOTH: Record<Outcome, string[]> = {
  success: ['Bayaran Berjaya', 'Payment Successful'],
  failed: ['Bayaran Gagal', 'Payment Failed'],
  pending: ['Bayaran Dalam Proses', 'Payment Pending'],
  cancelled: ['Bayaran Dibatalkan'],
  refunded: ['Bayaran Dipulangkan'],
};

const cepat = look({
  name: 'cepat',

  medium: 'wallet',
  width: 411,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f6fa;color:#26303c}.row{display:flex;justify-content:space-between;gap:20px;padding:12px 18px;background:#fff;font-size:14px;border-bottom:1px solid #eef1f5}.k{color:#7b8794;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 52, '#0e5fb5')}<div style="background:#0e5fb5;color:#fff;padding:12px 18px;font-size:17px;font-weight:700">‹ &nbsp; Details</div><div style="background:#fff;text-align:center;padding:24px 18px;margin-bottom:10px"><div style="color:#7b8794">Instant Transfer</div><div style="font-size:37px;font-weight:700;margin-top:4px">- ${p.amount}</div></div>${rowsOf(
        [
          ['Transaction Type', 'Transfer to Bank Account'],
          ['Transfer To', p.recipient],
          ['Bank Account', `${p.bank}<br>${p.account}`],
          ['Payment Details', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref', p.reference],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Transaction No.', p.otherReference],
          ...p.decoy,
        ],
      )}<p style="text-align:center;color:#0e5fb5;padding:22px">Need help with this transaction?</p>`,
    ),
});

const bijak = look({
  name: 'bijak',

  medium: 'wallet',
  language: 'ms',
  dark: true,
  width: 390,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.mixed,
  says: MALAY,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#1b1b1d;color:#f4f0ee;font-size:12.5px}.row{padding:9px 0}.k{color:#a39a96}.v{font-size:14px}`,
      `${phoneBar(p.clock, '#fff', 25)}<div style="text-align:center;padding:30px 20px 20px">${badge(p, 62)}<div style="font-size:18px;font-weight:700;margin-top:14px">${p.status}</div><div style="font-size:33px;font-weight:700;color:#ff8a70;margin-top:10px">${p.amount}</div></div><div style="margin:0 18px;border-top:1px solid #3a3838;padding-top:8px">${rowsOf(
        [
          ['Dihantar kepada', p.recipient],
          ['Tarikh &amp; Masa', `${p.date}, ${p.time}`],
          ['ID Transaksi', p.reference],
          ['Kaedah bayaran', 'Dompet Bijak'],
          ['Nota', p.memo],
          ['Baki semasa', p.balance],
          ...p.decoy,
        ],
      )}</div><div style="margin:20px 18px;background:#2a2829;border-radius:12px;padding:14px;font-size:12px;color:#d8cfcb">${p.done ? 'Anda menerima 58 syiling bintang untuk transaksi ini!' : 'Ada soalan? Hubungi Bantuan Bijak.'}</div>`,
    ),
});

const tuai = look({
  name: 'tuai',

  medium: 'wallet',
  width: 375,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: LINES,
  formats: ['gif', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1f2b24}.row{display:flex;justify-content:space-between;padding:7px 0}.k{color:#65736a}`,
      `${phoneBar(p.clock, '#1f2b24', 80)}<div style="padding:20px 22px 16px"><div style="font-size:24px;font-weight:800">${p.status}</div><div style="color:#65736a;margin-top:4px">${p.date}, ${p.time}</div></div><div style="height:8px;background:#eff5f0"></div><div style="padding:16px 22px;display:flex;gap:14px;align-items:center"><span style="width:44px;height:44px;border-radius:50%;background:#0b8a48;color:#fff;text-align:center;line-height:44px;font-weight:700">${p.recipient.slice(0, 2).toUpperCase()}</span><div><div class="k">Transfer to</div><div style="font-size:16px;font-weight:700">${p.recipient}</div><div class="k">${p.bank} ${p.account}</div></div></div><div style="height:8px;background:#eff5f0"></div><div style="padding:14px 22px">${rowsOf(
        [
          ['Amount', p.amount],
          ['Fee', p.nothing],
        ],
      )}<div class="row" style="font-size:18px;font-weight:800;border-top:1px solid #dfe8e1;margin-top:4px;padding-top:12px"><div>${p.done ? 'Total paid' : 'Total'}</div><div>${p.amount}</div></div></div><div style="height:8px;background:#eff5f0"></div><div style="padding:14px 22px">${rowsOf(
        [
          ['Transaction ID', p.reference],
          ['Paid with', 'TuaiPay Wallet'],
          ['Note', p.memo],
          ['Name of sender', p.sender],
          ...p.decoy,
        ],
      )}</div>`,
    ),
});

const dokong = look({
  name: 'dokong-qr',

  medium: 'wallet',
  language: 'mixed',
  width: 360,
  money: MONEY.plainTight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: BOTH,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff6ea;color:#33230f;font-size:16px}.row{display:flex;padding:8px 0}.k{width:40%;color:#8d744f}.v{width:60%;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#33230f', 93)}<div style="margin:18px 16px 0;background:#fff;border-radius:16px;padding:22px 18px;border:1px solid #f0dfc4"><div style="display:flex;justify-content:space-between;align-items:center"><b style="color:#d2691e;font-size:20px">dokong</b>${badge(p, 34)}</div><div style="font-size:20px;font-weight:700;margin-top:14px">${p.status}</div><div style="font-size:42px;font-weight:700">${p.amount}</div><div style="border-top:1px dashed #dcc49c;margin:12px 0"></div>${rowsOf(
        [
          ['Dibayar kepada', p.recipient],
          ['Jenis', 'QR Pay'],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Ref. No.', p.reference],
          ['Catatan', p.memo],
          ['Dari', p.sender],
          ...p.decoy,
        ],
      )}</div><p style="text-align:center;padding:18px;color:#8d744f">Terima kasih! Thank you for paying with dokong.</p>`,
    ),
});

export const wallets = [cepat, bijak, tuai, dokong];
