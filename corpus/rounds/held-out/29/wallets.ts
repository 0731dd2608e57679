import { DATES, MONEY, REFERENCES, TIMES, type ReferenceStyle } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';

const figures = (below: Parameters<ReferenceStyle>[0], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');
const padded = (number: number) => String(number).padStart(2, '0');

/** A money account for the world, by night: the transfer's details behind its updates. */
const merbuk = look({
  name: 'merbuk-transfer-details',
  medium: 'wallet',
  dark: true,
  width: 393,
  scale: 3,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `#1${figures(below, 9, 'merbuk')}`,
  says: {
    success: ['Sent', 'Transfer complete', 'Completed'],
    failed: ['Transfer failed', 'Failed'],
    pending: ['Sending', 'Processing your transfer'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#121511;color:#f1f4ee}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:15px}.k{color:#b3bbae;flex:none;max-width:160px}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}h2{font-size:16px;font-weight:700;border-bottom:1px solid #363d33;padding:20px 0 8px;margin-bottom:6px}`,
      `${phoneBar(p.clock, '#fff', 72)}<div style="display:flex;justify-content:space-between;align-items:center;padding:10px 20px"><span style="width:38px;height:38px;border-radius:50%;background:#2a3027;text-align:center;line-height:38px;font-size:18px">←</span><span style="background:#2a3027;border-radius:20px;padding:8px 16px;font-weight:600;font-size:14px">Help</span></div>
<div style="padding:12px 20px 4px"><div style="width:56px;height:56px;border-radius:50%;background:#2a3027;font-size:22px;font-weight:700;line-height:56px;text-align:center;position:relative">${p.recipient[0]}<span style="position:absolute;right:-4px;bottom:-2px;width:22px;height:22px;border-radius:50%;background:#9fe870;color:#163300;font-size:13px;line-height:22px">↑</span></div><div style="font-size:17px;font-weight:600;margin-top:14px">To ${p.recipient}</div><div style="font-size:34px;font-weight:800;line-height:1.2">${p.amount}</div><div style="display:flex;align-items:center;gap:8px;margin-top:8px;color:#d5dbd0">${badge(p, 20)}${p.status} · ${p.date}</div></div>
<div style="display:flex;gap:10px;padding:16px 20px 18px"><span style="background:#9fe870;color:#163300;border-radius:22px;padding:10px 22px;font-weight:700">Repeat</span><span style="background:#2a3027;border-radius:22px;padding:10px 22px;font-weight:700">Share receipt</span></div>
<div style="display:flex;border-bottom:1px solid #363d33;text-align:center;font-weight:600"><span style="flex:1;padding:10px;color:#b3bbae">Updates</span><span style="flex:1;padding:10px;border-bottom:3px solid #9fe870">Details</span></div>
<div style="padding:0 20px 34px"><h2>Transaction details</h2>${rowsOf([
        [p.done ? 'You sent' : 'You send', p.withFee],
        ['Our fees', p.fee],
        [p.done ? 'They received' : 'They get', p.amount],
        ['Paid from', 'MYR balance'],
        ['Set up', `${p.date}, ${p.time}`],
        ['Reference', p.memo],
        ['Transfer number', p.reference],
        ...p.decoy,
      ])}<h2>Account details</h2>${rowsOf([
        ['Account holder', p.recipient],
        ['Bank name', p.bank],
        ['Account number', p.account],
      ])}</div>`,
    ),
});

const told = {
  success: 'The amount has been credited to the recipient’s bank account.',
  failed: 'The recipient’s bank did not accept this transfer.',
  pending: 'We are sending the amount to the recipient’s bank.',
  cancelled: 'This transaction was cancelled before it was sent.',
  refunded: 'The amount has been returned to you.',
};

/** A remittance app: how much each side has, the fee between, then the recipient. */
const lintasan = look({
  name: 'lintasan-remit-app',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below, { year, month, day }) =>
    `MYLR${String(year).slice(2)}${padded(month)}${padded(day)}${figures(below, 7, 'lintasan')}`,
  says: {
    success: ['Transaction completed', 'Completed', 'Transfer completed'],
    failed: ['Transaction failed', 'Transaction unsuccessful'],
    pending: ['Transaction in progress', 'Payment processing'],
    cancelled: ['Transaction cancelled'],
    refunded: ['Transaction refunded'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f6fb;color:#1a2340}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0;font-size:14px}.k{color:#626c88;flex:none}.v{text-align:right;overflow-wrap:anywhere}.box{background:#fff;border-radius:12px;margin:0 16px 12px;padding:14px 18px}svg{flex:none}.box b.t{display:block;font-size:15px;padding-bottom:6px}`,
      `<div style="background:#fff;margin-bottom:12px">${phoneBar(p.clock, '#1a2340', 80)}<div style="padding:12px 18px 16px;font-size:17px;font-weight:700"><span style="margin-right:16px">←</span>Transaction details</div></div>
<div class="box" style="display:flex;gap:14px;align-items:center">${badge(p, 40)}<div><div style="font-size:16px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="font-size:13px;color:#626c88">${told[p.outcome]}</div></div></div>
<div class="box"><div style="font-size:13px;color:#626c88">${p.done ? 'Recipient got' : 'Recipient gets'}</div><div style="font-size:29px;font-weight:700;color:#2541c4">${p.amount}</div><div style="border-top:1px solid #e6e9f3;margin-top:10px;padding-top:6px">${rowsOf(
        [
          ['Transfer amount', p.amount],
          ['Transfer fee', p.fee],
          ['Total amount', p.withFee],
          ['Payment method', 'KilatNow Online Banking'],
          ...p.decoy,
        ],
      )}</div></div>
<div class="box"><b class="t">Recipient details</b>${rowsOf([
        ['Name', `<b>${p.recipient}</b>`],
        ['Bank name', p.bank],
        ['Account number', p.account],
        ['Country', 'Malaysia'],
      ])}</div>
<div class="box"><b class="t">Other information</b>${rowsOf([
        ['Transaction no.', p.reference],
        ['Created on', `${p.date}, ${p.time}`],
        ['Sender', p.sender],
        ['Purpose', 'Sharing of household expenses'],
        ['Reference', p.memo],
      ])}</div>${
        p.done
          ? `<div class="box" style="background:#fff5dc;font-size:13.5px">🎁 You earned <b>${10 + p.below(90, 'points')} LintasPoints</b>. Refer a friend and get MYR 20.00 off your next transfer.</div>`
          : ''
      }<div style="display:flex;gap:12px;padding:8px 16px 28px"><span style="flex:1;border:1.5px solid #2541c4;color:#2541c4;border-radius:8px;text-align:center;padding:13px;font-weight:700;background:#fff">Download receipt</span><span style="flex:1;background:#2541c4;color:#fff;border-radius:8px;text-align:center;padding:13px;font-weight:700">Send again</span></div>`,
    ),
});

const NOTCH = 'position:absolute;width:20px;height:20px;border-radius:50%;background:#fff1e8;top:-10px';

/** A telco's wallet: a ticket on orange, and the telco's own data pass under it. */
const gelombang = look({
  name: 'gelombang-telco-wallet',
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.english,
  reference: REFERENCES.dated,
  says: {
    success: ['Transfer Successful', 'Success!', 'Transaction Successful'],
    failed: ['Transfer Failed', 'Transaction Unsuccessful'],
    pending: ['Transfer Pending', 'Transaction Processing'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff1e8;color:#33231a}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0;font-size:13.5px}.k{color:#7d6a5e;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#f26a1b;padding-bottom:70px">${phoneBar(p.clock, '#fff', 27)}<div style="color:#fff;text-align:center;font-size:17px;font-weight:700;padding:10px">Transfer Money</div></div>
<div style="background:#fff;border-radius:16px;margin:-54px 18px 0;padding:24px 20px 12px"><div style="text-align:center;padding-bottom:20px">${badge(p, 54)}<div style="font-size:18px;font-weight:700;margin:12px 0 2px">${p.status}</div><div style="font-size:34px;font-weight:800;color:#d9540a">${p.amount}</div></div>
<div style="border-top:2px dashed #ecd9cc;margin:0 -20px;padding:12px 20px 0;position:relative"><i style="${NOTCH};left:-10px"></i><i style="${NOTCH};right:-10px"></i>${rowsOf(
        [
          ['Transfer To', p.recipient],
          ['Bank', p.bank],
          ['Account No.', p.account],
          ['Transfer Type', 'KilatNow'],
          ['Pay With', 'Gelombang Wallet'],
          ['Recipient Ref.', p.memo],
          ['Date &amp; Time', `${p.date} ${p.time}`],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div></div>
<div style="margin:14px 18px 0;background:#5a2ca0;color:#fff;border-radius:14px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center;gap:12px"><div><div style="font-weight:700">Running low on data?</div><div style="font-size:12.5px">10GB for 7 days at only RM12</div></div><span style="background:#fff;color:#5a2ca0;border-radius:16px;padding:7px 14px;font-weight:700;font-size:13px;white-space:nowrap">Buy Pass</span></div>
<div style="display:flex;gap:12px;margin:20px 18px 28px"><span style="flex:1;border:1.5px solid #f26a1b;color:#c94f08;border-radius:24px;text-align:center;padding:12px;font-weight:700">Share</span><span style="flex:1;background:#d9540a;color:#fff;border-radius:24px;text-align:center;padding:12px;font-weight:700">Done</span></div>`,
    ),
});

/** A chat app's wallet, by night: the bill behind its payment message. */
const bualan = look({
  name: 'bualan-pay-bill-details',
  medium: 'wallet',
  dark: true,
  width: 390,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.iso,
  time: TIMES.seconds,
  reference: (below, { year, month, day }) =>
    `1000050001${year}${padded(month)}${padded(day)}${figures(below, 12, 'bualan')}`,
  says: {
    success: ['Received by recipient', 'Transfer successful', 'Received', 'Payment successful'],
    failed: ['Payment failed', 'Transfer failed'],
    pending: ['Waiting for recipient to accept', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded in full'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#191919;color:#dedede}.row{display:flex;gap:14px;padding:8px 0;font-size:14.5px}.k{width:124px;flex:none;color:#9a9a9a}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#dedede', 63)}<div style="padding:12px 18px;font-size:17px;text-align:center"><span style="float:left">‹</span>Bill Details</div>
<div style="text-align:center;padding:30px 24px 28px"><div style="width:52px;height:52px;border-radius:8px;background:#1f8f5a;color:#fff;font-size:26px;line-height:52px;margin:0 auto 16px">${p.recipient[0]}</div><div style="font-size:16px">Transfer to ${p.recipient}</div><div style="font-size:38px;font-weight:700;color:#f2f2f2;margin-top:8px">-${p.amount}</div></div>
<div style="margin:0 22px;border-top:1px solid #333;padding:14px 0">${rowsOf([
        ['Current Status', p.status],
        ['Remarks', p.memo],
        ['Recipient', p.recipient],
        ['Transfer Time', `${p.date} ${p.time}`],
        ['Payment Method', 'Balance'],
        ['Transaction No.', p.reference],
        ...p.decoy,
      ])}</div>
<div style="margin:0 22px;border-top:1px solid #333;padding:16px 0 6px;font-size:14px;color:#9a9a9a">Bill Service</div><div style="margin:0 22px;font-size:15px">${['Locate Original Chat Message', 'View Transfer History', 'Transfer Receipt', 'Report a Problem'].map((line) => `<div style="padding:13px 0;border-bottom:1px solid #2a2a2a">${line}<span style="float:right;color:#777">›</span></div>`).join('')}</div><p style="text-align:center;font-size:12px;color:#9a9a9a;padding:44px 20px 26px">Powered by Bualan Pay Malaysia Sdn. Bhd.</p>`,
    ),
});

/** A petrol company's wallet in Malay: the transaction's own page, with help and a voucher below. */
const stesen = look({
  name: 'stesen-dompet-petrol',
  medium: 'wallet',
  language: 'ms',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Berjaya', 'Pindahan berjaya', 'Transaksi berjaya'],
    failed: ['Tidak berjaya', 'Pindahan gagal'],
    pending: ['Sedang diproses', 'Belum selesai'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dibayar balik'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f3f6f7;color:#1b2b33}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:14px}.k{color:#64757f;flex:none}.v{text-align:right;font-weight:500;overflow-wrap:anywhere}.box{background:#fff;padding:14px 20px;margin-bottom:10px}`,
      `<div style="background:#fff;border-bottom:1px solid #e4eaed">${phoneBar(p.clock, '#1b2b33', 59)}<div style="padding:10px 20px 14px;font-size:17px;font-weight:700;text-align:center"><span style="float:left;color:#009ea6">‹</span>Butiran transaksi</div></div>
<div class="box" style="text-align:center;padding:26px 20px 24px"><div style="width:52px;height:52px;border-radius:50%;background:#d9f3f4;color:#00838a;font-size:24px;line-height:52px;margin:0 auto 12px">⇄</div><div style="font-size:15px">Pindahan kepada <b>${p.recipient}</b></div><div style="font-size:35px;font-weight:800;line-height:1.3">${p.amount}</div><span style="display:inline-flex;align-items:center;gap:8px;font-weight:700;color:${signColour(p)}">${badge(p, 20)} ${p.status}</span></div>
<div class="box">${rowsOf([
        ['Penerima', p.recipient],
        ['Bank', p.bank],
        ['No. akaun', p.account],
        ['Kaedah bayaran', 'Dompet Stesen'],
        ['Jenis pindahan', 'KilatNow'],
        ['Nota', p.memo],
        ['Tarikh &amp; masa', `${p.date}, ${p.time}`],
        ['ID transaksi', p.reference],
        ...p.decoy,
      ])}</div>
<div class="box" style="display:flex;justify-content:space-between"><span>Muat turun e-resit</span><span style="color:#009ea6">⇩</span></div><div class="box" style="display:flex;justify-content:space-between"><span>Perlukan bantuan?</span><b style="color:#00838a">Hubungi kami</b></div><div style="margin:6px 20px 28px;background:#00838a;color:#fff;border-radius:12px;padding:15px 18px"><b>Isi minyak, kumpul mata</b><div style="font-size:13px">Baucar RM5 apabila mengisi petrol RM40 ke atas di stesen terpilih.</div></div>`,
    ),
});

export const wallets = [merbuk, lintasan, gelombang, bualan, stesen];
