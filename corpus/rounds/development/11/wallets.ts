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
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const gerobok = look({
  name: 'gerobok-ewallet',
  medium: 'wallet',
  width: 390,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${REFERENCES.dated(below, clock)}${REFERENCES.longDigits(below)}`,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['Successful', 'Success'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#282828}.row{display:flex;justify-content:space-between;gap:18px;padding:13px 20px;border-bottom:1px solid #f0f0f0}.k{color:#8b8b8b;flex:none}.v{text-align:right;max-width:205px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 48, '#0a4fa8')}<div style="background:#0a4fa8;color:#fff;padding:12px 20px 14px;font-size:17px;text-align:center"><span style="float:left">‹</span>Transaction Details</div>
<div style="text-align:center;padding:24px 20px 20px;border-bottom:8px solid #f3f5f8"><div style="width:48px;height:48px;border-radius:12px;background:#e5effb;color:#0a4fa8;font:700 26px/48px ${FONTS.sans};margin:0 auto 10px">⇄</div><div style="color:#666">KilatNow Transfer to Account</div><div style="font-size:30px;font-weight:700;margin-top:4px">${p.amount}</div></div>
${rowsOf([
  ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
  ['Transaction Type', 'Transfer to Bank'],
  ['Receiver', p.recipient],
  ['Receiver Bank', `${p.bank} ${p.account}`],
  ['Payment Method', 'eWallet Balance'],
  ['Date/Time', `${p.date} ${p.time}`],
  ['Transaction No.', p.reference],
  ['Wallet Ref', p.otherReference],
  ['Remarks', p.memo],
  ...p.decoy,
])}<div style="padding:18px 20px;color:#0a4fa8;text-align:center">Having a problem with this transaction?</div>`,
    ),
});

const confetti = (below: Printed['below']) =>
  Array.from({ length: 26 }, (_, at) => {
    const [left, top, turn] = [(below(90, `x${at}`) + 345) % 390, below(150, `y${at}`), below(180, `r${at}`)];
    const colour = ['#ffd23f', '#3bceac', '#ffffff', '#ff9fb2'][at % 4] ?? '#fff';
    return `<span style="position:absolute;left:${left}px;top:${top + 30}px;width:6px;height:11px;background:${colour};transform:rotate(${turn}deg);opacity:.7"></span>`;
  }).join('');

const zapin = look({
  name: 'zapin-pay',
  medium: 'wallet',
  width: 390,
  scale: 2.5,
  names: 'title',
  date: DATES.american,
  time: TIMES.lower,
  reference: REFERENCES.dashed,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Yay! Payment successful', 'Woohoo! Money sent', 'Zapped! Transfer successful'],
    failed: ['Oh no! Payment failed', 'Alamak! Transfer unsuccessful'],
    pending: ['Hang tight! Payment is processing', 'Almost there! Transfer pending'],
    cancelled: ['Okay, payment cancelled'],
    refunded: ['Payment refunded to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff4f6;color:#33101d}.row{padding:8px 0;display:flex;justify-content:space-between;gap:16px}.k{color:#a2768a}.v{font-weight:700;text-align:right;max-width:64%}`,
      `<div style="background:#e5094f;color:#fff;position:relative;overflow:hidden;padding-bottom:44px">${p.done ? confetti(p.below) : ''}<div style="position:relative">${phoneBar(p.clock, '#fff', 80)}<div style="text-align:center;padding:22px 30px 10px"><div style="font-size:21px;font-weight:800;margin-bottom:12px">${p.status}</div>${badge(p, 60)}</div></div></div>
<div style="margin:-24px 20px 0;background:#fff;border-radius:24px;padding:20px;position:relative;box-shadow:0 4px 0 #f4c5d3"><div style="text-align:center;border-bottom:2px dotted #f4c5d3;padding-bottom:14px;margin-bottom:10px"><div style="color:#a2768a">${p.done ? 'You paid' : 'Payment to'}</div><div style="font-size:18px;font-weight:800">${p.recipient}</div><div style="font-size:36px;font-weight:900;color:#e5094f">${p.amount}</div></div>${rowsOf(
        [
          [p.done ? 'Paid on' : 'Date', `${p.date} · ${p.time}`],
          ['Their account', `${p.bank}<br>${p.account}`],
          ['Note', p.memo],
          ['Zapin ID', p.reference],
          ...p.decoy,
        ],
      )}</div>
${p.done ? `<div style="margin:16px 20px;background:#33101d;color:#fff;border-radius:18px;padding:14px 18px;display:flex;justify-content:space-between;align-items:center"><span><b>+${5 + p.below(60, 'coins')} Zap Coins</b><br><span style="font-size:12px;color:#e9b9c8">Spin the wheel to win up to ${p.money(8_800)}</span></span><span style="background:#ffd23f;color:#33101d;border-radius:20px;padding:7px 16px;font-weight:800">Spin</span></div>` : '<div style="height:16px"></div>'}<div style="margin:0 20px 26px;background:#e5094f;color:#fff;border-radius:18px;text-align:center;padding:14px;font-weight:800">OK, got it</div>`,
    ),
});

const stop = (colour: string, title: string, below: string) =>
  `<div style="display:flex;gap:14px;padding:8px 0"><span style="width:14px;height:14px;border:4px solid ${colour};border-radius:50%;margin-top:3px;flex:none"></span><span><b>${title}</b><br><span style="color:#6f7a74;font-size:13px">${below}</span></span></div>`;

const roda = look({
  name: 'roda-superapp',
  medium: 'wallet',
  width: 384,
  scale: 2.8,
  money: MONEY.spaced,
  date: ({ year, ...clock }) => DATES.short({ year, ...clock }).replace(String(year), String(year).slice(2)),
  time: TIMES.minutes,
  reference: (below) => `P2P-${REFERENCES.mixed(below)}`,
  formats: ['png', 'png', 'webp'],
  says: {
    success: ['Completed', 'Transfer completed', 'Paid'],
    failed: ['Failed', 'Transfer failed'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b2420}.row{display:flex;justify-content:space-between;padding:6px 0}.k{color:#555f59}.v{text-align:right}`,
      `${phoneBar(p.clock, '#1b2420', 33)}<div style="padding:10px 20px;font-size:22px">✕</div><div style="padding:4px 20px 16px;display:flex;justify-content:space-between;align-items:flex-end"><span><span style="color:#6f7a74">${p.date}, ${p.time}</span><br><b style="font-size:24px">Transfer to friend</b></span><span style="font-weight:700;color:${signColour(p)}">${p.status}</span></div>
<div style="border-top:8px solid #f2f5f3;padding:14px 20px">${stop('#2f80ed', p.sender, 'RodaPay balance')}<div style="border-left:2px dotted #b9c4bd;height:14px;margin:-4px 0 -4px 6px"></div>${stop('#00a650', p.recipient, `${p.bank} · ${p.account}`)}</div>
<div style="border-top:8px solid #f2f5f3;padding:14px 20px"><b style="font-size:16px">Payment summary</b>${rowsOf(
        [['Transfer amount', p.amount], ['Service fee', p.nothing], ...p.decoy],
      )}<div style="display:flex;justify-content:space-between;border-top:1px solid #dfe5e1;margin-top:6px;padding-top:10px;font-size:19px;font-weight:700"><span>Total</span><span>${p.amount}</span></div></div>
<div style="border-top:8px solid #f2f5f3;padding:14px 20px">${rowsOf([
        ['Transaction ID', p.reference],
        ['Notes', p.memo],
      ])}</div><div style="margin:4px 20px 16px;border:1px solid #00a650;border-radius:10px;color:#00803e;padding:12px 16px;font-size:13px">You're ${100 + p.below(400, 'points')} points away from Gold. Book a ride today and get 20% off.</div><div style="margin:0 20px 26px;display:flex;gap:12px"><span style="flex:1;background:#e6f6ec;color:#00803e;border-radius:24px;text-align:center;padding:12px;font-weight:700">Get help</span><span style="flex:1;background:#00a650;color:#fff;border-radius:24px;text-align:center;padding:12px;font-weight:700">Send again</span></div>`,
    ),
});

const sampul = look({
  name: 'sampul-kasih',
  language: 'ms',
  medium: 'wallet',
  dark: true,
  width: 400,
  scale: 2.4,
  names: 'title',
  date: DATES.shortMalay,
  time: ({ hour, minute }) => `${String(hour).padStart(2, '0')}.${String(minute).padStart(2, '0')}`,
  reference: REFERENCES.datedLetters,
  formats: ['webp', 'png', 'jpg'],
  says: {
    success: ['Sampul telah berjaya dihantar', 'Kiriman wang berjaya'],
    failed: ['Sampul gagal dihantar', 'Kiriman wang tidak berjaya'],
    pending: ['Kiriman wang sedang diproses', 'Sampul belum dihantar, sila tunggu'],
    cancelled: ['Kiriman wang dibatalkan'],
    refunded: ['Kiriman wang telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#082b24;color:#f3ead2;min-height:840px}.row{display:flex;padding:7px 0;font-size:13px;border-bottom:1px solid #ffffff1c}.k{width:36%;color:#9fc0b4}.v{flex:1;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f3ead2', 71)}<div style="text-align:center;padding:14px 30px;font-size:15px">${p.status}</div>
<div style="margin:6px 44px 22px;background:#14805f;border-radius:14px;overflow:hidden;text-align:center;box-shadow:0 10px 26px #0008"><svg width="100%" height="70" viewBox="0 0 312 70" preserveAspectRatio="none" style="display:block"><path d="M0 0h312L156 66z" fill="#0f6a4e"/><circle cx="156" cy="54" r="13" fill="#e3b94f"/></svg><div style="padding:10px 18px 24px"><div style="font-size:13px">Untuk</div><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="font-size:33px;font-weight:700;color:#ffe08a;margin:8px 0">${p.amount}</div><div style="font:italic 14px ${FONTS.serif}">“${p.memo}”</div><div style="font-size:12px;margin-top:12px">Ikhlas daripada ${p.sender}</div></div></div>
<div style="margin:0 30px">${rowsOf([
        [p.done ? 'Dihantar pada' : 'Tarikh &amp; masa', `${p.date}, ${p.time}`],
        ['Akaun penerima', `${p.bank} ${p.account}`],
        ['Sumber dana', 'Baki dompet'],
        ['No. transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:24px 30px;background:#e3b94f;color:#3a2a00;border-radius:10px;text-align:center;padding:13px;font-weight:700">Hantar satu lagi</div>`,
    ),
});

const lazuli = look({
  name: 'lazuli-scan',
  medium: 'wallet',
  width: 360,
  scale: 3,
  money: MONEY.tight,
  date: DATES.iso,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  formats: ['png', 'jpg', 'webp'],
  says: {
    success: ['PAID', 'PAYMENT SUCCESSFUL', 'APPROVED'],
    failed: ['PAYMENT FAILED', 'DECLINED', 'NOT PAID'],
    pending: ['PROCESSING', 'PENDING'],
    cancelled: ['CANCELLED'],
    refunded: ['REFUNDED'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:${signColour(p)};color:#fff;min-height:756px;font-size:13px}.row{padding:6px 0;display:flex;justify-content:space-between;gap:12px}.k{opacity:.85}.v{text-align:right;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 15)}<div style="padding:20px 24px 4px;font-size:30px;font-weight:700;line-height:1.2">${p.status}</div><div style="padding:0 24px;font-size:13px">${p.done ? 'Show this screen to the seller' : 'See the details below'}</div>
<div style="padding:22px 24px 4px;font-size:44px;font-weight:700;letter-spacing:-2px">${p.amount}</div><div style="padding:0 24px 18px;font-size:15px">${p.recipient}</div>
<div style="margin:0 24px;border-top:2px solid #fff8;border-bottom:2px solid #fff8;padding:10px 0">${rowsOf([
        ['Method', 'KilatNow QR'],
        ['Acquirer', p.bank],
        ['Date', p.date],
        ['Time', p.time],
        ['Payer', p.sender],
        ['Ref', p.reference],
        ['Remark', p.memo],
        ...p.decoy,
      ])}</div><div style="margin:20px 24px;display:flex;gap:14px;align-items:center;background:#fff;color:#222;border-radius:10px;padding:12px">${speckle(p.below, 17, 64, '#d6246e')}<span style="font-size:12px">Lazuli users save up to 15% at cafés near you. See what's on.</span></div><div style="text-align:center;padding:8px 0 30px;text-decoration:underline">Back to Lazuli</div>`,
    ),
});

export const wallets = [gerobok, zapin, roda, sampul, lazuli];
