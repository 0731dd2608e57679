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
import { HEADINGS, HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const nila = look({
  name: 'dompet-nila',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#22223a}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px dashed #dcdcea}.k{color:#8585a0}.v{max-width:58%;text-align:right}`,
      `<div style="background:linear-gradient(135deg,#3d2fa8,#7357d8);color:#fff;padding-bottom:36px">${phoneBar(p.clock, '#fff')}<div style="padding:8px 20px;font-weight:600">‹ &nbsp;Details</div><div style="text-align:center;padding-top:18px"><div style="font-size:13px;opacity:.9">Transfer to ${p.recipient}</div><div style="font-size:40px;font-weight:700;margin-top:6px">${p.amount}</div></div></div>
<div style="background:#fff;border-radius:18px 18px 0 0;margin-top:-18px;padding:20px">${rowsOf([
        ['Transaction Type', 'Send Money'],
        ['To', p.recipient],
        ['Status', p.status],
        ['Transfer Remarks', p.memo],
        ['Date/Time', `${p.date} ${p.time}`],
        ['Wallet Ref', p.reference],
        ['Transaction No.', p.otherReference],
        ...p.decoy,
      ])}</div><div style="margin:0 20px 24px;background:#fff3d6;border-radius:12px;padding:12px 14px;font-size:12px"><b>Refer 3 friends</b> and enjoy vouchers worth up to ${p.money(3000)}! T&amp;C apply.</div>`,
    ),
});

const syiling = look({
  name: 'syiling',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  names: 'title',
  says: STATUSES,
  formats: ['jpg', 'png', 'gif'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef0f3;color:#1b1f24}.row{padding:10px 0;border-bottom:1px solid #eef0f3}.k{color:#818a94;font-size:12px}.v{font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#1b1f24', 29)}<div style="text-align:center;padding:16px;font-weight:700">Transaction details</div><div style="background:#fff;margin:0 14px;border-radius:14px;padding:20px;text-align:center"><div style="width:46px;height:46px;border-radius:50%;background:#d9ead9;color:#2b6b2b;margin:auto;line-height:46px;font-weight:700;font-size:18px">${p.recipient.slice(0, 1)}</div><div style="margin-top:8px;font-weight:700">${p.recipient}</div><div style="font-size:35px;font-weight:700;margin-top:8px">-${p.amount}</div></div>
<div style="background:#fff;margin:14px;border-radius:14px;padding:8px 18px">${rowsOf([
        ['Payment Status', p.status],
        ['Receiver', p.recipient],
        ['Payment Method', 'Syiling Balance'],
        ['Date & Time', `${p.date} ${p.time}`],
        ['Transaction ID', p.reference],
        ['Note', p.memo],
        ['Balance after', p.balance],
        ...p.decoy,
      ])}</div><p style="text-align:center;color:#818a94;font-size:12px;padding-bottom:20px">Need help? Report a problem</p>`,
    ),
});

const pokok = look({
  name: 'pokok',
  medium: 'wallet',
  language: 'ms',
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fdeef1;color:#3a1d25;font-size:12px}.row{display:flex;justify-content:space-between;padding:8px 0}.k{color:#9a7680}.v{max-width:62%;text-align:right}`,
      `${phoneBar(p.clock, '#3a1d25')}<div style="text-align:center;padding:34px 20px 26px"><div style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="margin-top:10px;color:#9a7680">Anda membayar</div><div style="font-size:36px;font-weight:700;margin:4px 0">${p.amount}</div><div style="color:#9a7680">kepada</div><div style="font-size:16px;font-weight:700">${p.recipient}</div></div>
<div style="background:#fff;margin:0 18px;border-radius:16px;padding:14px 16px">${rowsOf([
        ['Dibayar dengan', 'Baki PokokPay'],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['No. rujukan', p.reference],
        ['Nota', p.memo],
        ...p.decoy,
      ])}</div><div style="text-align:center;padding:22px">${speckle(p.below, 21, 96, '#3a1d25')}<div style="font-size:10px;color:#9a7680;margin-top:6px">Imbas untuk menyemak resit</div></div>`,
    ),
});

const kilat = look({
  name: 'kilatku',
  medium: 'wallet',
  language: 'mixed',
  dark: true,
  width: 360,
  money: MONEY.tight,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#0b0f0c;color:#e8f2ea}.row{display:flex;justify-content:space-between;gap:10px;padding:9px 0;font-size:13px}.k{color:#7f9385;white-space:nowrap}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 8)}<div style="margin:12px;background:linear-gradient(160deg,#1d4a33,#12251b);border-radius:20px;padding:26px 20px">${badge(p, 44)}<div style="font-size:19px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:34px;font-weight:700;margin-top:4px">${p.amount}</div><div style="font-size:13px;color:#a9c6b4">kepada / to <b style="color:#fff">${p.recipient}</b></div></div>
<div style="padding:6px 24px">${rowsOf([
        ['Penerima', p.recipient],
        ['Bank', p.bank],
        ['Masa transaksi', `${p.date} ${p.time}`],
        ['Ref. no.', p.reference],
        ['Mesej', p.memo],
        ['Pengirim', p.sender],
        ...p.decoy,
      ])}</div><div style="margin:16px 24px 30px;border:1px solid #294133;border-radius:12px;padding:10px 14px;font-size:12px;color:#a9c6b4">Kumpul 12 mata KilatKu untuk setiap transaksi</div>`,
    ),
});

const saku = look({
  name: 'saku',
  medium: 'wallet',
  language: 'ms',
  width: 375,
  money: MONEY.plainTight,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: STATUSES_MS,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#cfe3ee;color:#14303f}.row{display:flex;padding:6px 0;font-size:13px}.k{width:44%;color:#55707f}.v{flex:1}.v::before{content:': '}`,
      `${phoneBar(p.clock, '#14303f')}<div style="margin:20px 18px;background:#fff;padding:20px;box-shadow:0 2px 10px #0003"><div style="display:flex;justify-content:space-between;border-bottom:2px solid #14303f;padding-bottom:10px"><b style="font-size:20px">saku.</b><span style="font-size:12px;line-height:28px">E-RESIT</span></div><div style="padding:16px 0;text-align:center"><div style="font-size:12px;color:#55707f">JUMLAH DIBAYAR</div><div style="font-size:34px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Status', p.status],
          ['Nama penerima', p.recipient],
          ['Nama pengirim', p.sender],
          ['Tarikh / masa', `${p.date} ${p.time}`],
          ['ID transaksi', p.reference],
          ['Rujukan', p.memo],
          ['Kaedah', 'Baki e-dompet'],
          ['Baki dompet', p.balance],
          ...p.decoy,
        ],
      )}<div style="border-top:1px dashed #9cb3bf;margin-top:14px;padding-top:10px;font-size:11px;color:#55707f;text-align:center">Simpan resit ini sebagai bukti pembayaran</div></div>`,
    ),
});

export const wallets = [nila, syiling, pokok, kilat, saku];
