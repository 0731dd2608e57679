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
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');

const cincin = look({
  name: 'cincin-pay',
  medium: 'wallet',
  width: 375,
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Money sent!', 'Transfer successful!', 'Sent successfully'],
    failed: ['Transfer failed', 'Money not sent', 'Transfer unsuccessful'],
    pending: ['Transfer pending', "We're processing your transfer"],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#e6336f;color:#3b1626}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0;font-size:13px}.k{color:#9c7685;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 34)}<div style="text-align:center;color:#fff;padding:26px 20px 20px"><div style="display:inline-block;background:#fff;border-radius:50%;padding:5px;line-height:0">${badge(p, 60)}</div><div style="font-size:24px;font-weight:800;margin-top:12px">${p.status}</div></div>
<div style="background:#fff;border-radius:26px;margin:0 14px;padding:24px 20px 12px"><div style="text-align:center;font-size:15px">${p.done ? 'You sent' : 'Amount'}<div style="font-size:42px;line-height:1.2;font-weight:800;color:#e6336f">${p.amount}</div>to <b>${p.recipient}</b></div>
<div style="margin:16px 0 10px;background:#fdeef3;border-radius:14px;padding:12px 16px;text-align:center;font-style:italic">“${p.memo}”</div>${rowsOf(
        [
          ['From', p.sender],
          ['Transfer to', `Cincin account ${p.account}`],
          ['Date & time', `${p.date}, ${p.time}`],
          ['Wallet Ref. No.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:16px 14px;display:flex;gap:10px;text-align:center;font-weight:700"><span style="flex:1;border:2px solid #fff;color:#fff;border-radius:30px;padding:12px">Share</span><span style="flex:1;border:2px solid #fff;background:#fff;color:#e6336f;border-radius:30px;padding:12px">Done</span></div><div style="margin:0 14px 26px;background:#ffd94a;border-radius:16px;padding:14px 16px;font-size:13px"><b>Refer a friend, get ${p.money(500)}</b><br>They join, you both smile. T&amp;C apply.</div>`,
    ),
});

const kerikil = look({
  name: 'kerikil-dompet',
  medium: 'wallet',
  language: 'ms',
  width: 360,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f0f1f3;color:#2b2f36}.box{background:#fff;margin-top:8px;padding:4px 18px}.row{padding:10px 0;border-bottom:1px solid #eef0f2;display:flex;justify-content:space-between;gap:14px;font-size:13px}.row:last-child{border:0}.k{color:#7d848f;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2b2f36', 15, '#fff')}<div style="background:#fff;padding:12px 18px;font-size:16px;font-weight:700;display:flex;gap:18px"><span>‹</span>Butiran Urus Niaga</div>
<div class="box" style="padding:20px 18px;text-align:center"><div style="font-size:14px">Pindahan ke Akaun Bank</div><div style="font-size:30px;font-weight:700;padding:4px 0">- ${p.amount}</div><span style="font-size:12px;font-weight:700;color:${signColour(p)};background:${signColour(p)}1c;padding:3px 12px;border-radius:3px">${p.status}</span></div>
<div class="box">${rowsOf([
        ['Nama penerima', p.recipient],
        ['Bank', p.bank],
        ['Nombor akaun', p.account],
        ['Rujukan', p.memo],
      ])}</div><div class="box">${rowsOf([
        ['Tarikh/Masa', `${p.date} ${p.time}`],
        ['Jenis', 'Pindahan KilatNow'],
        ['No. Transaksi', p.reference],
        ['Kaedah bayaran', 'Baki eDompet Kerikil'],
        ['Pemilik dompet', p.sender],
        ...p.decoy,
      ])}</div><div class="box" style="padding:14px 18px;color:#0b66c3;font-size:14px">Ada masalah dengan transaksi ini? <span style="float:right">›</span></div><div style="margin:18px;background:#0b66c3;color:#fff;text-align:center;border-radius:6px;padding:13px;font-weight:700">Kongsi resit</div>`,
    ),
});

const kelip = look({
  name: 'kelip-kelip-qr',
  medium: 'wallet',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.plainTight,
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Paid', 'Payment Success', 'Payment Completed'],
    failed: ['Payment Failed', 'Payment Declined', 'Not Paid'],
    pending: ['Payment Pending', 'Payment Processing'],
    cancelled: ['Payment Cancelled'],
    refunded: ['Payment Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:'DejaVu Sans Light',${FONTS.wide};background:#050807;color:#f2fff8;font-size:13px}.row{padding:9px 0;display:grid;grid-template-columns:132px 1fr}.k{color:#7fa594}.v{overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f2fff8', 58)}<div style="text-align:center;padding:30px 20px 12px">${badge(p, 76, false)}<div style="font:700 22px ${FONTS.wide};margin-top:14px;color:${p.done ? '#a8ffcf' : '#ffcf8a'}">${p.status}</div><div style="font:700 36px ${FONTS.wide};margin-top:8px">${p.amount}</div></div>
<div style="margin:14px 18px;border:1px solid #1e4735;border-radius:14px;padding:8px 18px;background:#0b1511"><div style="border-bottom:1px dashed #2c5a46;padding:10px 0 12px;margin-bottom:6px"><div style="font-size:11px;color:#7fa594">Pay to</div><b style="font:700 15px ${FONTS.wide}">${p.recipient}</b><div style="font-size:11px">KilatNow QR · ${p.bank}</div></div>${rowsOf(
        [
          ['Paid by', p.sender],
          ['Source', 'Kelip Wallet'],
          ['Date', `${p.date} ${p.time}`],
          ['Receipt No.', p.reference],
          ['QR Ref.', p.otherReference],
          ['Remarks', p.memo],
          ['Balance', p.balance],
          ...p.decoy,
        ],
      )}</div><div style="margin:0 18px;padding:12px 18px;border-radius:14px;background:linear-gradient(90deg,#0f5132,#0a2f4f);font-size:12px">★ You have a scratch card! Open it within 24 hours.</div><div style="margin:22px 18px 30px;background:#3dff9a;color:#04140b;text-align:center;border-radius:10px;padding:14px;font:700 15px ${FONTS.wide}">OK</div>`,
    ),
});

const barcode = (p: { below: (count: number, what: string) => number }) =>
  `<div style="display:flex;justify-content:center;height:44px">${Array.from({ length: 46 }, (_, index) => `<span style="width:${1 + p.below(4, `bar ${index}`)}px;background:#222;margin-right:${1 + p.below(3, `gap ${index}`)}px"></span>`).join('')}</div>`;

const lontar = look({
  name: 'lontar-super',
  medium: 'wallet',
  width: 390,
  scale: 2,
  money: MONEY.code,
  date: DATES.iso,
  time: (clock: Clock) => `${TIMES.minutes(clock)}:${two(clock.second)} (GMT+8)`,
  reference: REFERENCES.lettersFirst,
  says: STATUSES,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#2f6f4f;color:#222;font-size:15px}.row{margin-bottom:12px}.k{font-size:13px;color:#6f756f}.v{font-size:17px;font-weight:700;overflow-wrap:anywhere}.half{display:grid;grid-template-columns:1fr 1fr;gap:0 14px}`,
      `${phoneBar(p.clock, '#fff', 100)}<div style="color:#fff;text-align:center;font-size:18px;padding:10px">E-Receipt</div>
<div style="margin:8px 20px 0;background:#fffdf6;border-radius:10px 10px 0 0;padding:22px 22px 8px"><div style="display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding-bottom:12px;margin-bottom:14px"><b style="font-size:22px;color:#2f6f4f">lontar</b><span style="text-align:right;font-size:13px">Send Money<br>via KilatNow</span></div>${rowsOf(
        [
          ['Recipient', p.recipient],
          ['Recipient bank / account', `${p.bank}, ${p.account}`],
        ],
      )}<div class="half">${rowsOf([
        ['Amount', p.amount],
        ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
      ])}</div>${rowsOf([['Transaction time', `${p.date} ${p.time}`]])}<div class="half">${rowsOf([
        ['Sender', p.sender],
        ['Recipient reference', p.memo],
        ...p.decoy,
      ])}</div></div>
<div style="margin:0 20px;background:#fffdf6;border-radius:0 0 10px 10px;border-top:3px dotted #2f6f4f;padding:16px 22px;text-align:center">${barcode(p)}<div style="font-size:14px;letter-spacing:1px;margin-top:6px">Txn ID: ${p.reference}</div></div>
<div style="display:flex;justify-content:center;gap:34px;color:#fff;padding:24px;font-size:15px"><span>⤓ Save</span><span>↗ Share</span><span>☆ Favourite</span></div>`,
    ),
});

const manik = look({
  name: 'manik-rojak',
  medium: 'wallet',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.long,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    ...HEADINGS,
    success: ['Yay, transfer berjaya!', 'Duit berjaya dihantar!', 'Transfer Successful'],
    failed: ['Alamak, transfer gagal', 'Transfer tak berjaya'],
    pending: ['Sabar ya, transfer sedang diproses', 'Transfer pending'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff linear-gradient(#fff3d6,#fff 400px) no-repeat;color:#3a2a55}.row{padding:9px 0;display:flex;justify-content:space-between;gap:16px;font-size:14px}.k{color:#8d7fa6;flex:none}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#3a2a55', 44)}<div style="display:flex;justify-content:space-between;align-items:center;padding:24px 22px 6px"><div style="font-size:24px;line-height:1.25;font-weight:800;max-width:230px">${p.status}</div><div style="border-radius:20px;background:#fff;padding:8px;line-height:0">${speckle(p.below, 7, 62, '#f2994a')}</div></div>
<div style="padding:14px 22px 18px"><span style="font-size:14px;color:#8d7fa6">Jumlah</span><div style="font-size:40px;line-height:1.1;font-weight:800;color:#6a3fc4">${p.amount}</div></div>
<div style="margin:0 22px;border-top:2px dashed #d9cdef;padding-top:8px">${rowsOf([
        ['Kepada', `${p.recipient}<br><span style="font-weight:400">${p.bank}<br>${p.account}</span>`],
        ['Dari', p.sender],
        ['Tarikh', p.date],
        ['Time', p.time],
        ['Reference No.', p.reference],
        ['Nota', p.memo],
        ...p.decoy,
      ])}</div><div style="margin:18px 22px;background:#6a3fc4;color:#fff;border-radius:14px;padding:14px;text-align:center;font-weight:700">Share receipt</div><div style="margin:0 22px;text-align:center;color:#6a3fc4;font-weight:700">Back to Home</div>${tabs(['Home', 'Scan', 'Rewards', 'Saya'], '#6a3fc4')}`,
    ),
});

export const wallets = [cincin, kerikil, kelip, lontar, manik];
