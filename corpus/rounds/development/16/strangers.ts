// Pages of this round's banks and wallets that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tabs } from '#test/receipts/drawing/page.ts';
import { REBAB_STYLE, rebabInitials, shortDots, smallSen } from './phones.ts';
import { BUIH_STYLE, jentayuSlip, mobile } from './wallets.ts';

/** The transfer did not get through, and the money came back. */
const kolekReturned = look({
  name: 'kolek-pay-returned',
  page: 'refund',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2f3a}.row{display:flex;justify-content:space-between;gap:26px;padding:10px 20px;font-size:14px}.k{color:#7b8494;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 70, '#0a58c9')}<div style="background:#0a58c9;color:#fff;padding:12px 20px;text-align:center;font-size:17px;position:relative"><span style="position:absolute;left:20px">‹</span>Details</div><div style="display:flex;justify-content:space-between;align-items:center;padding:22px 20px;border-bottom:8px solid #f1f3f7"><span><span style="font-size:14px;color:#7b8494">Refund</span><br><b style="font-size:16px">Unsuccessful transfer</b></span><span style="font-size:22px;font-weight:700;color:#178a4c">+${p.amount}</span></div>
${rowsOf([
  ['Transaction Type', 'Transfer Refund'],
  ['Status', 'Success'],
  ['Intended Recipient', p.recipient],
  ['Transfer to Bank', p.bank],
  ['Reason', 'Account not found'],
  ['Credited to', 'eWallet Balance'],
  ['Date/Time', `${p.date} ${p.time}`],
  ['Wallet Ref', p.reference],
  ...p.decoy,
])}<div style="margin:20px;border-radius:10px;background:#fdf3e4;padding:14px;font-size:13px;color:#7a4d0b">Your transfer could not be credited. The full amount is back in your eWallet. Please check the account number and try again.</div><div style="text-align:center;color:#0a58c9;font-weight:700;padding:10px 0 30px">Try Again</div>`,
    ),
});

/** Somebody asks for the money: nothing has been paid. */
const jentayuRequest = look({
  name: 'jentayu-request',
  page: 'before sending',
  medium: 'wallet',
  money: MONEY.spaced,
  names: 'title',
  date: DATES.american,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  draw: (p) =>
    jentayuSlip(
      p.clock,
      `<div style="width:58px;height:58px;border-radius:50%;background:#ffe1d6;margin:0 auto;font:700 26px/58px ${FONTS.sans};color:#ff4b5c">?</div><div style="font-size:19px;font-weight:800;margin-top:12px">${p.recipient} requested money from you</div><div style="font-size:40px;font-weight:800;color:#ff4b5c;line-height:1.35">${smallSen(p.amount)}</div><div style="font-size:13px;color:#a3808a">${p.date} at ${p.time}</div>`,
      `${rowsOf([
        ['Pay to', `${p.recipient}<br><span style="font-weight:400">${mobile(p)}</span>`],
        ['Pay with', `Wallet balance ${p.balance}`],
        ['What’s it for?', p.memo],
        ['Request ID', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:24px 22px 36px;text-align:center;font-weight:700"><div style="background:#fff;color:#ff4b5c;border-radius:26px;padding:13px">Send now</div><div style="color:#fff;padding:14px">Not now</div>`,
    ),
});

/** Set up well, to be sent on a later day. */
const harbourlineLater = look({
  name: 'harbourline-later',
  page: 'before sending',
  width: 375,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}.row{display:flex;justify-content:space-between;gap:20px;padding:13px 0;border-bottom:1px solid #d7d8d6;font-size:14px}.k{color:#666;white-space:nowrap}.v{text-align:right}h2{font-size:15px;padding:24px 0 4px}`,
      `${phoneBar(p.clock, '#333', 58)}<div style="text-align:center;padding:14px;border-bottom:1px solid #d7d8d6;font-weight:700">Confirmation</div><div style="padding:26px 20px 0"><div style="font-size:22px;line-height:1.25">Your standing instruction has been set up successfully</div><p style="padding-top:10px;color:#666">Make sure there is enough money in your account by 11 pm the day before.</p>
<h2>Payment details</h2>${rowsOf([
        ['Amount', `<b>${p.amount}</b>`],
        ['Pay to', `<b>${p.recipient}</b><br>${p.bank}<br>${p.account}`],
        ['Pay from', `${p.sender}<br>Everyday Account-i ${p.ownAccount}`],
        ['First payment', p.daysBefore(-4 - p.below(20, 'first'))],
        ['How often', 'Every month'],
        ['Set up on', `${p.date}, ${p.time} (GMT+8)`],
        ['Reference for payee', p.memo],
        ['Instruction number', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:26px 20px 34px;text-align:center;font-weight:700"><div style="background:#00566b;color:#fff;padding:14px">View future payments</div><div style="border:1px solid #333;padding:13px;margin-top:10px">Done</div></div>`,
    ),
});

const rebabAccount = look({
  name: 'rebab-account',
  page: 'balance',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  draw: (p) =>
    pageOf(
      REBAB_STYLE,
      `${phoneBar(p.clock, '#fff', 62)}<div style="padding:12px 20px;display:flex;justify-content:space-between;font-size:15px"><span>Hey, ${p.recipient}</span><span style="color:#b7f04a">⚙</span></div><div style="text-align:center;padding:14px 20px">${rebabInitials(p.recipient)}<div style="color:#9d94b8;margin-top:12px">Main account</div><div style="font-size:42px;font-weight:700">${smallSen(p.amount)}</div><div style="color:#9d94b8;font-size:13px">${p.ownAccount} · updated ${p.date}, ${p.time}</div></div>
<div style="display:flex;gap:12px;padding:6px 16px;text-align:center;font-weight:700;font-size:14px"><span style="flex:1;background:#b7f04a;color:#1c2a04;border-radius:24px;padding:13px">Transfer</span><span style="flex:1;background:#2d2644;border-radius:24px;padding:13px">Add money</span></div><div class="card"><b>Pockets</b>${rowsOf(
        [
          ['Rainy days', p.balance],
          ['Trip to the islands', p.money(45_000)],
          ['Interest earned yesterday', p.money(12 + p.below(80, 'interest'))],
          ...p.decoy,
        ],
      )}</div><div class="card"><b>Send to</b><div class="row"><span class="k">${p.sender}</span><span class="v">${p.bank}</span></div></div>${tabs(['Home', 'Pockets', 'Card', 'Me'], '#9d94b8')}`,
    ),
});

const buihList = look({
  name: 'buih-aktiviti',
  page: 'history',
  medium: 'wallet',
  language: 'ms',
  dark: true,
  width: 375,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  draw: (p) => {
    const item = (name: string, small: string, sum: string) =>
      `<div class="row" style="display:flex;justify-content:space-between;gap:16px"><div><div class="v">${name}</div><div class="k">${small}</div></div><b style="white-space:nowrap">${sum}</b></div>`;
    return pageOf(
      BUIH_STYLE,
      `${phoneBar(p.clock, '#e9fbfa', 44)}<div style="padding:16px 22px 4px;font-size:24px;font-weight:800">Aktiviti</div><div style="margin:10px 22px;border-radius:14px;background:#0f4c52;padding:14px 16px"><div class="k">Baki Buih</div><div style="font-size:26px;font-weight:800;color:#5ce0d2">${p.balance}</div></div><div style="padding:6px 22px"><b style="font-size:13px;color:#5ce0d2">${p.date}</b>${item(p.recipient, `Kirim wang · ${p.time}`, `-${p.amount}`)}${item('Tambah nilai', 'Dari akaun bank', `+${p.money(10_000)}`)}<div style="padding-top:14px;font-size:13px;font-weight:700;color:#5ce0d2">${p.daysBefore(2)}</div>${item('Warung Tepi Sawah', 'Bayar QR', `-${p.money(1_250)}`)}${item('Tol Lebuhraya Senja', 'Bayar automatik', `-${p.money(430)}`)}<div style="padding-top:14px;font-size:13px;font-weight:700;color:#5ce0d2">${p.daysBefore(5)}</div>${item('Pasar Mini Bunga Raya', 'Bayar QR', `-${p.money(3_785)}`)}${item('Pulangan tunai', 'Ganjaran', `+${p.money(60)}`)}</div>${tabs(['Utama', 'Aktiviti', 'Ganjaran', 'Saya'], '#7fb5b6')}`,
    );
  },
});

/** A payee kept for later: the word of success is about the list, the sum about a limit. */
const gemiaFavourite = look({
  name: 'gemia-kegemaran',
  page: 'note',
  language: 'mixed',
  width: 384,
  scale: 2.5,
  formats: ['jpg', 'jpg', 'png'],
  money: MONEY.spaced,
  date: shortDots,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};font-size:12.5px;background:#e5eaf3;color:#1b2740}.row{display:flex;gap:10px;padding:8px 2px;border-bottom:1px dotted #9aa8c2}.k{width:45%}.v{flex:1;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 90, '#1f3c7a')}<div style="background:#1f3c7a;color:#fff;padding:12px 16px 14px;font-size:15px;font-weight:700;border-bottom:5px solid #e4b02c">Simpanan Gemia<div style="font-size:11px;font-weight:400">Akaun Kegemaran / Favourite Accounts</div></div><div style="background:#fff;margin:14px 12px;padding:18px 14px;border:1px solid #c2cde2"><div style="text-align:center;font-size:15px;font-weight:700;color:#158a5a;padding-bottom:12px">Penerima berjaya ditambah<br>Payee added successfully</div>${rowsOf(
        [
          ['Nama Penerima / Payee', p.recipient],
          ['No. Akaun / Account No.', p.account],
          ['Bank', p.bank],
          ['Had Sehari / Daily Limit', p.amount],
          ['Tarikh / Date', p.date],
          ['Masa / Time', p.time],
          ['No. Rujukan / Ref. No.', p.reference],
          ...p.decoy,
        ],
      )}<p style="font-size:10.5px;color:#5d6b87;padding-top:12px">Pindahan pertama tertakluk kepada tempoh bertenang 12 jam. A 12-hour cooling-off period applies to the first transfer.</p></div><div style="display:flex;gap:10px;padding:4px 12px 26px;text-align:center;font-weight:700"><span style="flex:1;background:#fff;border:1px solid #1f3c7a;padding:11px">Kembali / Back</span><span style="flex:1;background:#e4b02c;padding:12px">Pindah / Transfer</span></div>`,
    ),
});

export const strangers = [
  kolekReturned,
  jentayuRequest,
  harbourlineLater,
  rebabAccount,
  buihList,
  gemiaFavourite,
];
