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
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';

// The details of one entry of a wallet: the sum with its minus on top, values at the right edge.
const jala = look({
  name: 'jala-ewallet',
  medium: 'wallet',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) =>
    `${REFERENCES.dated(below, clock)}${REFERENCES.longDigits(below)}0${REFERENCES.digits(below)}`,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef2f7;color:#2b2f36}.row{display:flex;justify-content:space-between;gap:22px;padding:12px 0;font-size:14px}.k{color:#8b929c;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 44, '#1257c9')}<div style="background:#1257c9;color:#fff;padding:12px 18px 66px;font-size:17px;text-align:center"><span style="float:left">←</span>Transaction Details</div><div style="background:#fff;border-radius:10px;margin:-48px 14px 0;padding:24px 16px 10px"><div style="text-align:center;padding-bottom:18px;border-bottom:1px solid #edf0f4;margin-bottom:6px"><div style="font-size:14px">KilatNow Transfer</div><div style="font-size:33px;font-weight:700;margin-top:4px">-${p.amount}</div></div>${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transfer To', p.recipient],
          ['Bank', `${p.bank}<br>${p.account}`],
          ['Payment Details', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="background:#fff;border-radius:10px;margin:12px 14px;padding:14px 16px;display:flex;justify-content:space-between"><span>Need help with this transaction?</span><span style="color:#8b929c">›</span></div><div style="margin:18px 14px 26px;background:#ffe14d;border-radius:10px;padding:14px 16px;font-size:13px"><b>Jala Simpan</b> Grow your balance daily from as low as ${p.money(1_000)}.</div>`,
    ),
});

// A wallet within an app for rides and meals: a code was scanned; the sum is reckoned up in lines.
const pacu = look({
  name: 'pacu-super',
  medium: 'wallet',
  width: 375,
  money: MONEY.spaced,
  date: (clock) => `${DATES.short(clock).slice(0, -4)}${String(clock.year).slice(2)}`,
  time: TIMES.lower,
  reference: (below) => `A-${REFERENCES.mixed(below)}${REFERENCES.endsInLetter(below).slice(0, 3)}`,
  says: {
    success: ['Payment successful', 'Paid', 'Completed'],
    failed: ['Payment unsuccessful', 'Payment failed'],
    pending: ['Payment processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c1c1c}.row{display:flex;justify-content:space-between;gap:18px;padding:6px 0;font-size:14px}.k{color:#676767}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#1c1c1c', 86)}<div style="padding:12px 20px;font-size:20px">✕ <span style="float:right;font-size:14px;color:#00804a;font-weight:600;padding-top:4px">Help</span></div><div style="background:#e5f6ec;margin:0 20px;border-radius:14px;padding:18px;display:flex;align-items:center;gap:14px"><div style="width:50px;height:50px;border-radius:50%;background:#fff;padding:12px;flex:none">${speckle(p.below, 9, 26, '#00804a')}</div><div><div style="font-size:13px;color:#676767">KilatNow QR · Scan to pay</div><div style="font-size:17px;font-weight:700">${p.recipient}</div></div></div>
<div style="padding:22px 20px 6px"><div style="display:inline-block;background:${signColour(p)}22;color:${signColour(p)};font-size:12px;font-weight:700;padding:3px 10px;border-radius:4px">${p.status}</div><div style="font-size:14px;color:#676767;margin-top:8px">${p.date}, ${p.time}</div></div><div style="padding:10px 20px 14px;border-bottom:8px solid #f4f4f4"><b>Payment summary</b>${rowsOf(
        [
          ['Amount', p.amount],
          ['Processing fee', p.nothing],
          ['Discount', `-${p.nothing}`],
        ],
      )}<div style="display:flex;justify-content:space-between;font-size:18px;font-weight:700;border-top:1px solid #e3e3e3;padding-top:10px;margin-top:6px"><span>Total</span><span>${p.amount}</span></div></div><div style="padding:14px 20px"><b>Details</b>${rowsOf(
        [
          ['Paid with', 'Pacu Wallet'],
          ['Paid by', p.sender],
          ['Note', p.memo],
          ['Acquirer', p.bank],
          ['Transaction ID', p.reference],
          ['Rewards', p.done ? '+3 points' : '-'],
          ...p.decoy,
        ],
      )}</div><div style="margin:8px 20px 30px;background:#00804a;color:#fff;border-radius:26px;padding:13px;text-align:center;font-weight:700">Share receipt</div>`,
    ),
});

const CONFETTI = ['#ffd23f', '#3bceac', '#0ead69', '#540d6e', '#fff'];
const confetti = (below: Printed['below']) =>
  Array.from({ length: 26 }, (_, index) => {
    const [left, top, turn] = [below(96, `l${index}`), below(112, `t${index}`), below(90, `r${index}`)];
    return `<i style="position:absolute;left:${left}%;top:${top}px;width:8px;height:5px;background:${CONFETTI[index % 5]};transform:rotate(${turn}deg)"></i>`;
  }).join('');

// A wallet that celebrates: an exclamation in colours, then a ticket with notches.
const sorak = look({
  name: 'sorak',
  language: 'mixed',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below) => `#${REFERENCES.dashed(below)}`,
  says: {
    success: ['Yeay, berjaya dihantar!', 'Money sent successfully!', 'Settle! Transfer berjaya'],
    failed: ['Alamak, transfer gagal', 'Oh no, transfer failed'],
    pending: ['Sekejap ya, masih diproses', 'Hang on, still processing'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Duit dah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#ee4266;color:#2a1a1f}.row{padding:8px 0;text-align:center}.k{font-size:11px;color:#a08890}.v{font-size:14px;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 9)}<div style="position:relative;height:182px;text-align:center;color:#fff">${p.done ? confetti(p.below) : ''}<div style="position:relative;padding-top:58px;font-size:54px;line-height:1">${p.done ? '🎉' : '🙈'}</div><div style="position:relative;font-size:21px;font-weight:700;margin-top:16px;text-shadow:0 0 5px #ee4266,0 0 5px #ee4266">${p.status}</div></div>
<div style="margin:10px 22px 0;background:radial-gradient(circle at 0 186px,transparent 11px,#fff 12px) 0 0/51% 100% no-repeat,radial-gradient(circle at 100% 186px,transparent 11px,#fff 12px) 100% 0/51% 100% no-repeat;border-radius:18px;padding:22px 24px 16px"><div style="height:163px;text-align:center;border-bottom:2px dashed #ead9de"><div style="font-size:13px;color:#a08890">Kepada / Sent to</div><div style="font-size:16px;font-weight:700">${p.recipient}</div><div style="font-size:12px;color:#a08890">${p.bank} ${p.account}</div><div style="font-size:36px;font-weight:700;color:#ee4266;margin-top:10px">${p.amount}</div></div>${rowsOf(
        [
          ['Tarikh & masa', `${p.date} ${p.time}`],
          ['ID transaksi', p.reference],
          ['Mesej', `“${p.memo}”`],
          ['Daripada wallet', p.sender],
          ...p.decoy,
        ],
      )}</div><div style="margin:18px 22px;color:#fff;border:2px solid #fff;border-radius:14px;padding:12px;text-align:center;font-weight:700">Share kat kawan</div><div style="margin:0 22px 26px;background:#ffd23f;border-radius:14px;padding:13px;text-align:center;font-weight:700">Okay, siap</div>`,
    ),
});

const LAST_STEP: Record<Outcome, string> = {
  success: 'Money delivered to',
  failed: 'Could not be delivered to',
  pending: 'Waiting for',
  cancelled: 'You cancelled this transfer to',
  refunded: 'Returned by',
};

// A wallet with a card, at night: who and how much in one line, then the payment's way in steps.
const arus = look({
  name: 'arus-card',
  dark: true,
  medium: 'wallet',
  width: 390,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.longDigits(below).slice(0, 9),
  says: {
    ...STATUSES,
    success: ['Completed', 'Sent', 'Transfer complete'],
    failed: ['Failed', 'Declined', 'Unsuccessful'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) => {
    const step = (at: string, what: string, colour: string, line = true) =>
      `<div style="display:flex;gap:14px;min-height:54px"><span style="width:14px;display:flex;flex-direction:column;align-items:center;padding-top:5px"><i style="width:12px;height:12px;border-radius:50%;background:${colour};flex:none"></i>${line ? '<i style="width:2px;flex:1;background:#2f4a57"></i>' : ''}</span><div style="padding-bottom:12px"><div style="font-size:14px">${what}</div><div style="font-size:12px;color:#8aa3ae">${at}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0e1f27;color:#eaf3f6}.row{display:flex;justify-content:space-between;gap:14px;padding:9px 0;font-size:14px}.k{color:#8aa3ae}.v{text-align:right}`,
      `${phoneBar(p.clock, '#eaf3f6', 63)}<div style="padding:12px 20px;font-size:22px">←</div><div style="display:flex;align-items:center;gap:14px;padding:6px 20px 18px"><div style="width:48px;height:48px;border-radius:50%;background:#21404d;text-align:center;line-height:48px;font-size:20px">↗</div><div style="flex:1"><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="font-size:13px;color:#9be15d">${p.done ? p.status : `<span style="color:#ffb454">${p.status}</span>`}</div></div><div style="font-size:18px;font-weight:700;white-space:nowrap">${p.amount}</div></div>
<div style="display:flex;border-bottom:1px solid #21404d;padding:0 20px;gap:26px;font-size:14px"><span style="border-bottom:3px solid #9be15d;padding:8px 0">Updates</span><span style="padding:8px 0;color:#8aa3ae">Receipt</span></div><div style="padding:20px">${step(`${p.date} ${p.time}`, 'You set up your transfer', '#9be15d')}${step(`${p.date} ${p.time}`, `We took the money from your Arus account ${p.ownAccount}`, '#9be15d')}${step(p.done ? `${p.date} ${p.time}` : p.status, `${LAST_STEP[p.outcome]} ${p.bank}, ${p.account}`, p.done ? '#9be15d' : '#ffb454', false)}</div><div style="margin:0 20px;border-top:1px solid #21404d;padding:12px 0"><div style="font-weight:700;padding-bottom:4px">Transfer details</div>${rowsOf(
        [
          [p.done ? 'You sent' : 'Transfer amount', p.amount],
          ['Our fee', p.nothing],
          ['Account holder name', p.recipient],
          ['Reference', p.memo],
          ['Transfer number', `#${p.reference}`],
          ...p.decoy,
        ],
      )}</div><div style="margin:14px 20px 30px;background:#9be15d;color:#0e1f27;border-radius:24px;padding:12px;text-align:center;font-weight:700">Repeat this transfer</div>`,
    );
  },
});

// A sheet that slid over the dimmed list of payments, in Malay.
const langsat = look({
  name: 'langsat-helaian',
  language: 'ms',
  medium: 'wallet',
  width: 360,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: HEADINGS_MS,
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const entry = (days: number, name: string) =>
      `<div style="display:flex;justify-content:space-between;padding:11px 0;border-bottom:1px solid #8a8178"><span>${name}<br><small>${p.daysBefore(days)}</small></span><b>-${p.money(300 + p.below(4_000, name))}</b></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#99918a;color:#433c36}.row{padding:9px 0;display:grid;grid-template-columns:1fr 1fr}.k{color:#96887a;font-size:13px}.v{font-size:14px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#4b443e', 51)}<div style="padding:10px 18px 14px"><div style="font-size:18px;font-weight:700;padding-bottom:8px">Sejarah Transaksi</div>${entry(2, 'Kedai Dobi Bersih')}${entry(4, 'Tambah nilai prabayar')}</div><div style="background:#fff;color:#2a2018;border-radius:22px 22px 0 0;padding:10px 22px 30px;min-height:580px"><div style="width:44px;height:4px;border-radius:2px;background:#d8cfc6;margin:0 auto 20px"></div><div style="display:flex;gap:14px;align-items:center">${badge(p, 44)}<div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#96887a">${p.date} · ${p.time}</div></div></div><div style="background:#fff3e6;border-radius:12px;padding:14px 16px;margin:18px 0 8px"><div style="font-size:13px;color:#96887a">${p.done ? 'Jumlah dihantar' : 'Jumlah'}</div><div style="font-size:29px;font-weight:800;color:#d9541e">${p.amount}</div></div>${rowsOf(
        [
          [p.done ? 'Dihantar kepada' : 'Kepada', `<b>${p.recipient}</b>`],
          ['Bank / e-dompet', p.bank],
          ['No. akaun', p.account],
          ['Sumber dana', 'Baki Langsat'],
          ['Rujukan', p.memo],
          ['No. siri transaksi', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:grid;grid-template-columns:1fr 1fr;gap:12px;margin-top:22px;text-align:center;font-weight:700"><span style="border:1.5px solid #d9541e;color:#d9541e;border-radius:8px;padding:11px">Muat turun</span><span style="background:#d9541e;color:#fff;border-radius:8px;padding:11px">Hantar lagi</span></div></div>`,
    );
  },
});

export const wallets = [jala, pacu, sorak, arus, langsat];
