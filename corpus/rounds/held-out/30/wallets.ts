import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

type Below = (count: number, what: string) => number;
const two = (number: number) => String(number).padStart(2, '0');
const figures = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');
const day = (clock: Clock) => `${clock.year}${two(clock.month)}${two(clock.day)}`;

/** No second charge beside the one that the page is given. */
const charge = (p: Printed, label: string, value: string): Row[] =>
  p.decoy.some(([given]) => /Caj|Charge/.test(given)) ? [] : [[label, value]];

/** The toll card's wallet some years ago: blue, a white slip of pairs, a number of two lines. */
const tolJalan = look({
  name: 'tol-jalan-ewallet-lama',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${day(clock)}10110000010000TJEOW3MY${figures(below, 15, 'toll')}`,
  says: {
    success: ['Transfer Successful', 'Successful', 'Transfer Successful!'],
    failed: ['Transfer Unsuccessful', 'Transfer Failed'],
    pending: ['Transfer Processing', 'Transfer Pending'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef3f8;color:#24303c}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0;font-size:13px}.k{color:#6a7a8a;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#005abe;color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 33)}<div style="text-align:center;font-size:17px;font-weight:700;padding:10px 0 0">Transfer</div></div><div style="background:#fff;border-radius:8px;margin:-50px 14px 14px;padding:24px 18px 12px;box-shadow:0 1px 5px #0002"><div style="text-align:center">${badge(p, 56)}<div style="font-size:17px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:32px;font-weight:700;color:#005abe;margin-top:6px">${p.amount}</div></div><div style="border-top:1px solid #e3e9ef;margin:18px 0 8px"></div>${rowsOf(
        [
          ['Transfer to', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['Account No.', p.account],
          ['Payment Details', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:0 14px 14px;border-radius:8px;background:linear-gradient(100deg,#ffd21e,#ffb400);padding:13px 16px;color:#24303c"><b>Invite your friends!</b><div style="font-size:12.5px">Get ${p.money(500)} when they reload for the first time.</div></div><div style="margin:0 14px 24px;background:#005abe;color:#fff;border-radius:6px;text-align:center;padding:13px;font-weight:700">Done</div>`,
    ),
});

/** A red wallet that wanted to be shaken for a gift after each payment. */
const gasak = look({
  name: 'gasak-shake',
  medium: 'wallet',
  width: 375,
  scale: 2.88,
  money: MONEY.tight,
  names: 'title',
  date: DATES.long,
  time: TIMES.english,
  reference: (below) => `GSK${figures(below, 12, 'gasak')}`,
  says: {
    success: ['Money sent!', 'Transfer successful!', 'Successfully sent'],
    failed: ['Transfer failed', 'Oops! Transfer unsuccessful'],
    pending: ['Transfer pending', 'Transfer in progress'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#333}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 0;border-bottom:1px solid #efefef;font-size:14px}.k{color:#777;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#ee2e24;color:#fff;padding-bottom:30px;border-radius:0 0 50% 50%/0 0 34px 34px">${phoneBar(p.clock, '#fff', 58)}<div style="text-align:center;padding:18px 24px 6px"><div style="display:inline-block;border:4px solid #fff;border-radius:50%;line-height:0">${badge(p, 58)}</div><div style="font-size:22px;font-weight:800;margin-top:12px">${p.status}</div></div></div>
<div style="text-align:center;padding:22px 24px 14px"><div style="font-size:13.5px;color:#777">${p.done ? 'You sent' : 'Amount'}</div><div style="font-size:40px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:15px;margin-top:4px">to <b>${p.recipient}</b></div></div>
<div style="padding:0 24px">${rowsOf([
        ['Bank account', `${p.bank}<br>${p.account}`],
        ['Date', p.date],
        ['Time', p.time],
        ['Transaction ID', p.reference],
        ['Paid from', 'Gasak Wallet'],
        ['Message', p.memo],
        ...p.decoy,
      ])}</div>${p.done ? `<div style="margin:18px 24px 0;border:2px dashed #ee2e24;border-radius:12px;padding:12px 16px;text-align:center;color:#ee2e24"><b>Shake your phone now!</b><div style="font-size:12.5px;color:#555">You could get up to ${p.money(8_800)} cashback.</div></div>` : ''}<div style="margin:18px 24px 26px;background:#ee2e24;color:#fff;border-radius:26px;text-align:center;padding:14px;font-weight:700">DONE</div>`,
    ),
});

/** A ride-hailing app's credits, some years ago: one entry of the activity, opened. */
const tumpang = look({
  name: 'tumpang-pay-credits',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `A-${REFERENCES.mixed(below)}`,
  says: {
    success: ['Completed', 'Successful', 'Transfer completed'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c1c1c}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 20px;font-size:14px}.k{color:#676767;flex:none}.v{text-align:right;overflow-wrap:anywhere}.gap{height:8px;background:#f2f5f4}h2{font-size:15px;padding:16px 20px 6px}`,
      `<div style="background:#00a54f;color:#fff">${phoneBar(p.clock, '#fff', 61)}<div style="padding:10px 20px 15px;font-size:17px"><span style="font-size:20px">←</span><b style="margin-left:20px">Transaction Details</b></div></div><div style="display:flex;gap:14px;padding:22px 20px;align-items:flex-start"><span style="width:44px;height:44px;border-radius:50%;background:#e1f5ea;color:#00a54f;font-size:20px;line-height:44px;text-align:center;flex:none">⇄</span><div style="flex:1"><div style="font-weight:700;font-size:16px">Transfer to ${p.recipient}</div><div style="font-size:13px;color:#676767">${p.date}, ${p.time}</div><div style="font-size:13px;font-weight:700;color:${signColour(p)};margin-top:4px">${p.status}</div></div><b style="font-size:18px;white-space:nowrap">- ${p.amount}</b></div><div class="gap"></div>
<h2>Payment</h2>${rowsOf([
        ['Payment method', 'TumpangPay Credits'],
        ['Amount', p.amount],
        ...charge(p, 'Fee', 'Free'),
        ...p.decoy,
      ])}<div style="height:8px"></div><div class="gap"></div><h2>Details</h2>${rowsOf([
        ['Recipient', p.recipient],
        ['Bank', p.bank],
        ['Account number', p.account],
        ['Notes', p.memo],
        ['Transaction ID', p.reference],
      ])}<div style="height:8px"></div><div class="gap"></div><div style="padding:16px 20px;display:flex;justify-content:space-between"><span>Need help with this transaction?</span><span style="color:#00a54f;font-weight:700">Help Centre</span></div>`,
    ),
});

const told = (p: Printed) =>
  ({
    success: 'The money should be in their account within minutes.',
    failed: 'Your money has not left your card balance.',
    pending: 'We’ll let you know once it has been processed.',
    cancelled: 'Your money has not left your card balance.',
    refunded: 'The money is back in your card balance.',
  })[p.outcome];

/** An airline's card: dark blue, initials of the payee, short English lines. */
const agam = look({
  name: 'agam-card-transfer',
  dark: true,
  medium: 'wallet',
  width: 375,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => figures(below, 9, 'agam'),
  says: {
    success: ['Transfer successful', 'Money sent', 'Transfer complete'],
    failed: ['Transfer failed', 'Transfer unsuccessful'],
    pending: ['Transfer processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0f1b3d;color:#fff;min-height:100vh}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 0;font-size:14.5px}.row+.row{border-top:1px solid #2b3a66}.k{color:#a9b6da;flex:none}.v{text-align:right;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 80)}<div style="padding:10px 22px;font-size:20px">✕</div><div style="text-align:center;padding:6px 28px 22px"><div style="width:66px;height:66px;border-radius:50%;background:#2f7bff;font-size:26px;font-weight:700;line-height:66px;margin:0 auto 14px">${p.recipient[0]}</div><div style="font-size:38px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:16px;margin-top:4px">to ${p.recipient}</div><div style="display:flex;gap:8px;justify-content:center;align-items:center;margin-top:16px;font-weight:700;font-size:17px">${badge(p, 24)} ${p.status}</div><div style="color:#a9b6da;font-size:13.5px;margin-top:6px">${told(p)}</div></div>
<div style="background:#1a2850;border-radius:16px;margin:0 18px;padding:6px 18px">${rowsOf([
        ['Bank', p.bank],
        ['Account number', p.account],
        ['Date', `${p.date}, ${p.time}`],
        ['Reference', p.memo],
        ['Transaction ID', p.reference],
        ...charge(p, 'Fee', p.nothing),
        ...p.decoy,
      ])}</div><div style="margin:22px 18px 10px;background:#2f7bff;border-radius:12px;text-align:center;padding:15px;font-weight:700">Done</div><div style="text-align:center;color:#7fb0ff;font-weight:600;padding:10px 0 28px">Share receipt</div>`,
    ),
});

/** A market place's wallet in its first years: an orange bar, grey between white blocks, vouchers. */
const raih = look({
  name: 'raih-pay-first-years',
  medium: 'wallet',
  width: 384,
  scale: 2.8125,
  money: MONEY.plainTight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.dated,
  says: {
    success: ['Transfer Successful', 'Transfer Completed', 'Successful'],
    failed: ['Transfer Failed', 'Transfer Unsuccessful'],
    pending: ['Transfer Processing', 'Transfer Pending'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f5f5;color:#212121}.row{display:flex;justify-content:space-between;gap:20px;padding:8px 0;font-size:14px}.k{color:#757575;flex:none}.v{text-align:right;overflow-wrap:anywhere}.box{background:#fff;padding:14px 18px;margin-bottom:8px}`,
      `<div style="background:#fff;border-bottom:1px solid #e6e6e6">${phoneBar(p.clock, '#212121', 44)}<div style="padding:8px 16px 13px;font-size:18px;display:flex;justify-content:space-between"><span>Transfer</span><span style="color:#ee4d2d">OK</span></div></div><div class="box" style="text-align:center;padding:28px 18px 24px">${badge(p, 52)}<div style="font-size:17px;margin-top:12px">${p.status}</div><div style="font-size:34px;font-weight:700;color:#ee4d2d;margin-top:4px">${p.amount}</div></div>
<div class="box">${rowsOf([
        ['Transfer To', p.recipient],
        ['Bank Name', p.bank],
        ['Account No.', p.account],
        ['Message', p.memo],
        ...p.decoy,
      ])}</div><div class="box">${rowsOf([
        ['Payment Method', 'RaihPay Balance'],
        ...charge(p, 'Transaction Fee', p.nothing),
        ['Transaction Time', `${p.date} ${p.time}`],
        ['Transaction ID', p.reference],
      ])}</div><div class="box" style="display:flex;justify-content:space-between;align-items:center;gap:14px"><span style="font-size:13px"><b>${p.money(300)} off vouchers</b><br>Min. spend ${p.money(2_000)} with RaihPay</span><span style="border:1px solid #ee4d2d;color:#ee4d2d;padding:6px 16px;border-radius:3px;font-size:13px">Claim</span></div><div style="display:flex;gap:10px;padding:10px 16px 24px"><span style="flex:1;background:#fff;border:1px solid #cfcfcf;border-radius:3px;padding:12px;text-align:center">View Details</span><span style="flex:1;background:#ee4d2d;color:#fff;border-radius:3px;padding:12px;text-align:center">Back to RaihPay</span></div>`,
    ),
});

export const wallets = [tolJalan, gasak, tumpang, agam, raih];
