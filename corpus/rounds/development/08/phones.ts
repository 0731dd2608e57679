import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

// What 'Share receipt' makes of a transfer: an image without the phone's bar, the sum at its foot.
const kuini = look({
  name: 'kuini-share',
  width: 400,
  scale: 2.5,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: STATUSES,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b1b1b}.row{margin-bottom:17px}.k{font-size:12px;color:#8a8a8a}.v{font-size:15px;font-weight:700;margin-top:1px}`,
      `<div style="background:#0f4c5c;height:96px;padding:22px 26px;border-radius:0 0 50% 50%/0 0 22px 22px;color:#ffd166;font-size:25px;font-weight:700;text-align:center">kuini<span style="font-weight:400;color:#fff"> bank</span></div>
<div style="padding:22px 28px 0"><div style="display:flex;justify-content:space-between;font-size:12px;color:#8a8a8a"><span>Reference ID<br><span style="color:#1b1b1b;font-size:14px">${p.reference}</span></span><span style="text-align:right">${p.date}<br>${p.time}</span></div><hr style="border:0;border-top:1px solid #e3e3e3;margin:16px 0">${rowsOf(
        [
          ['Transaction type', 'KilatNow Transfer'],
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['From', p.sender],
          ['Beneficiary name', p.recipient],
          ['Beneficiary account number', p.account],
          ['Receiving bank', p.bank],
          ["Recipient's reference", p.memo],
          ...p.decoy,
        ],
      )}<hr style="border:0;border-top:1px solid #e3e3e3;margin:4px 0 14px"><div style="display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:14px">Amount</span><span style="font-size:25px;font-weight:700">${p.amount}</span></div><p style="font-size:10px;color:#9a9a9a;padding:34px 0 26px">Note: This receipt is computer generated and no signature is required. Money withdrawn from your insured deposits is no longer protected once transferred.</p></div>`,
    ),
});

// From one account to the other along a dotted line, under a gradient.
const selayar = look({
  name: 'selayar',
  width: 384,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below, clock) => `RPP${REFERENCES.dated(below, clock).slice(2)}`,
  says: {
    ...HEADINGS,
    success: ['Transfer Successful!', "It's a success!", 'Your transfer is successful'],
    failed: ['Transfer Unsuccessful', 'Your transfer was unsuccessful'],
  },
  draw: (p) => {
    const party = (label: string, name: string, lines: string, colour: string) =>
      `<div style="display:flex;gap:14px"><div style="width:40px;height:40px;border-radius:50%;background:${colour};color:#fff;font-weight:700;text-align:center;line-height:40px">${initials(name)}</div><div style="flex:1"><div style="font-size:11px;color:#7c8797">${label}</div><div style="font-size:15px;font-weight:700">${name}</div><div style="font-size:13px;color:#56606e">${lines}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f2f5fa;color:#14213d}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0;font-size:13px}.k{color:#7c8797;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(150deg,#0b62c4,#35b7d6);color:#fff;padding-bottom:70px">${phoneBar(p.clock, '#fff', 38)}<div style="text-align:center;padding:18px 24px 0">${badge(p, 46)}<div style="font-size:21px;font-weight:700;margin-top:6px">${p.status}</div><div style="font-size:12px;opacity:.85">${p.date} • ${p.time}</div></div></div>
<div style="background:#fff;margin:-50px 16px 0;border-radius:18px;padding:20px;box-shadow:0 3px 14px #14213d1f">${party('From', p.sender, `Savings Account-i<br>${p.ownAccount}`, '#35b7d6')}<div style="border-left:2px dotted #9fb0c6;height:26px;margin:4px 0 4px 19px"></div>${party('To', p.recipient, `${p.bank}<br>${p.account}`, '#f08a4b')}<div style="background:#f2f5fa;border-radius:12px;padding:12px;margin:18px 0 10px;text-align:center"><span style="font-size:27px;font-weight:800;color:#0b62c4">${p.amount}</span></div>${rowsOf(
        [
          ['Recipient Reference', p.memo],
          ['Transfer Mode', 'Instant Transfer'],
          ['Reference No.', p.reference],
          ['Service Fee', 'Waived'],
          ...p.decoy,
        ],
      )}</div><div style="padding:20px 16px 26px;text-align:center;font-size:14px;font-weight:700;color:#0b62c4"><div style="border:1.5px solid #0b62c4;border-radius:26px;padding:11px">Share Receipt</div><div style="padding:14px 0 10px">☆ Save as Favourite</div><div style="background:#0b62c4;color:#fff;border-radius:26px;padding:12px">Make Another Transfer</div></div>`,
    );
  },
});

const SENTENCES: Record<Outcome, string[]> = {
  success: ["You've sent", 'You sent', 'You transferred'],
  failed: ["We couldn't send", "Transfer didn't go through:"],
  pending: ["We're still processing", 'Pending:'],
  cancelled: ['You cancelled sending'],
  refunded: ['Refunded to you:'],
};

// A bank without branches: one large sentence, little else.
const temoyong = look({
  name: 'temoyong',
  dark: true,
  width: 402,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `TMY${REFERENCES.mixed(below)}${REFERENCES.lettersFirst(below)}`,
  says: SENTENCES,
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0713;color:#f6f2ff}.row{padding:13px 0;border-bottom:1px solid #2a2140}.k{font-size:12px;color:#9b8fb8}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f6f2ff', 91)}<div style="padding:16px 24px 0;font-size:22px;text-align:right">✕</div><div style="padding:26px 26px 30px"><div style="width:54px;height:54px;border-radius:18px;background:#6d3df5;font-size:24px;font-weight:700;line-height:54px;text-align:center;margin-bottom:20px">${initials(p.recipient)}</div><div style="font-size:31px;line-height:1.22;font-weight:700;letter-spacing:-.5px">${p.status} <span style="color:#b79bff">${p.amount}</span> to ${p.recipient}</div><div style="margin-top:12px;color:#9b8fb8;font-size:14px">${p.date}, ${p.time}</div></div>
<div style="padding:4px 26px;background:#150e24;border-radius:26px 26px 0 0">${rowsOf([
        ['Recipient account', `${p.bank} · ${p.account}`],
        ['Paid from', `Main Account ${p.ownAccount}`],
        ['Recipient reference', p.memo],
        ['Transaction ID', p.reference],
        ['Fees', 'Free'],
        ...p.decoy,
      ])}<div style="display:flex;gap:12px;padding:26px 0 34px"><div style="flex:1;background:#2a2140;border-radius:14px;padding:13px;text-align:center;font-weight:600">Share</div><div style="flex:2;background:#6d3df5;border-radius:14px;padding:13px;text-align:center;font-weight:600">Back to home</div></div></div>`,
    ),
});

// An Islamic bank in Malay: labels with colons, the currency in the label.
const permai = look({
  name: 'permai-i',
  language: 'ms',
  width: 360,
  money: {},
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    ...STATUSES_MS,
    success: ['BERJAYA', 'Berjaya', 'Transaksi Berjaya'],
    failed: ['GAGAL', 'Tidak Berjaya'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#10291c;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:5px 0;vertical-align:top}.k{width:43%;color:#3f5a4c}.v{font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 27, '#08573a')}<div style="background:#0a6b47 repeating-linear-gradient(45deg,#ffffff12 0 2px,transparent 2px 14px);color:#fff;padding:16px 18px;text-align:center"><div style="font-size:18px;font-weight:700">PERMAI <i>Mobil-i</i></div><div style="font-size:12px;color:#d9c98a">Perbankan Berkat, Hidup Sejahtera</div></div>
<div style="padding:16px 18px"><div style="font-size:16px;font-weight:700;text-align:center;border:1px solid #d9c98a;padding:7px;margin-bottom:14px">RESIT PINDAHAN DANA</div>${tableOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Tarikh / Masa', `${p.date} ${p.time}`],
          ['No. Rujukan', p.reference],
          ['Jenis Transaksi', 'KilatNow ke Akaun'],
          ['Daripada', `${p.sender}<br>${p.ownAccount}`],
          ['Kepada', p.recipient],
          ['No. Akaun', p.account],
          ['Bank', p.bank],
          [/[A-Z]{3}|\$/.test(p.amount) ? 'Amaun' : 'Amaun (RM)', p.amount],
          ['Caj (RM)', p.nothing],
          ['Rujukan Penerima', p.memo],
          ['Butiran Lain', '-'],
          ...p.decoy,
        ],
        ': ',
      )}<p style="font-size:10.5px;color:#6b8276;margin-top:16px;border-top:1px solid #d9c98a;padding-top:10px">Ini adalah cetakan komputer, tandatangan tidak diperlukan. Sebarang pertanyaan sila hubungi Pusat Panggilan Permai 03-5550 1900.</p></div><div style="display:flex;margin:8px 18px 26px;gap:8px;text-align:center;font-weight:700"><div style="flex:1;background:#d9c98a;padding:11px">KONGSI</div><div style="flex:1;background:#0a6b47;color:#fff;padding:11px">SELESAI</div></div>`,
    ),
});

// A bank from abroad: sparse, its own English, long days.
const wexcombe = look({
  name: 'wexcombe',
  width: 393,
  money: MONEY.code,
  names: 'title',
  date: (clock) => `${WEEKDAYS[clock.weekday] ?? ''} ${DATES.long(clock)}`,
  time: TIMES.minutes,
  reference: (below) => `WX-${REFERENCES.mixed(below).slice(0, 9)}`,
  says: {
    success: ['Payment sent', 'Your payment has been made', 'Payment complete'],
    failed: ['Payment not made', 'Sorry, your payment was declined'],
    pending: ["We're processing your payment", 'Payment pending'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  draw: (p) => {
    const part = (title: string, rows: [string, string][]) =>
      `<h2 style="font-size:15px;font-weight:500;background:#f1f1ef;padding:9px 20px;margin-top:10px">${title}</h2>${rowsOf(rows)}`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#252525}.row{padding:11px 0;margin:0 20px;border-bottom:1px solid #e4e4e2}.row:last-child{border:0}.k{font-size:13px;color:#6b6b68}.v{font-size:16px}`,
      `${phoneBar(p.clock, '#252525', 70)}<div style="padding:14px 20px;font-size:16px;text-align:center;border-bottom:1px solid #e4e4e2">Confirmation</div>
<div style="display:flex;align-items:center;gap:14px;padding:20px">${badge(p, 38, false)}<h1 style="font:400 23px/1.2 ${FONTS.serif}">${p.status}</h1></div>${part(
        'Payee',
        [
          ['Name', p.recipient],
          ['Account', p.account],
          ['Bank', p.bank],
        ],
      )}${part('Your payment', [
        [p.done ? 'You paid' : 'Amount', `<b>${p.amount}</b>`],
        [p.done ? 'Debited from' : 'From', `${p.sender}<br>${p.ownAccount}`],
        ['Payment date', `${p.date}, ${p.time} MYT`],
        ['Your message to payee', p.memo],
        ['Confirmation number', p.reference],
        ...p.decoy,
      ])}<div style="padding:20px"><div style="background:#9b1b30;color:#fff;text-align:center;padding:13px;font-size:15px">Pay someone else</div><div style="text-align:center;padding:16px;text-decoration:underline">Back to accounts</div></div>`,
    );
  },
});

// A bank that one talks to: its answer holds the receipt.
const bicara = look({
  name: 'bicara',
  language: 'mixed',
  width: 390,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transfer berjaya', 'Done! Transfer successful', 'Successfully transferred'],
    failed: ['Transfer gagal', 'Transfer unsuccessful'],
    pending: ['Transfer sedang diproses', 'Transfer is being processed'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Wang dipulangkan / Refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fbf7f2;color:#2b2433}.row{display:flex;gap:10px;padding:6px 0;font-size:13px}.k{width:112px;color:#8d8398}.v{flex:1;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#2b2433', 58)}<div style="padding:12px 20px;font-size:18px;font-weight:700">✦ Bicara<span style="float:right;font-weight:400;color:#8d8398">⋯</span></div><div style="text-align:center;color:#8d8398;font-size:12px;padding:8px">Hari ini</div>
<div style="margin:6px 18px 14px auto;background:#ff6b57;color:#fff;border-radius:18px 18px 4px 18px;padding:11px 16px;width:fit-content">Transfer untuk ${p.memo}</div><div style="margin:0 18px;font-size:15px">Okay, this is your receipt:</div>
<div style="margin:10px 18px;background:#fff;border-radius:20px;padding:18px;box-shadow:0 1px 8px #2b24331a"><div style="display:flex;align-items:center;gap:10px;font-weight:700;font-size:16px;color:${signColour(p)}">${badge(p, 28)}${p.status}</div><div style="font-size:34px;font-weight:800;padding:8px 0">${p.amount}</div>${rowsOf(
        [
          ['Kepada / To', p.recipient],
          ['Bank', p.bank],
          ['Akaun', p.account],
          ['Dari / From', p.sender],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Ref no.', p.reference],
          ['Nota', p.memo],
          ...p.decoy,
        ],
      )}<div style="border-top:1px solid #eee6f0;margin-top:10px;padding-top:12px;text-align:center;font-weight:700;color:#ff6b57">Kongsi resit</div></div><div style="margin:12px 18px;font-size:15px">Anything else I can help you with?</div><div style="display:flex;gap:8px;padding:0 18px;font-size:13px"><span style="border:1px solid #d9cfe0;border-radius:16px;padding:7px 12px">Check my balance</span><span style="border:1px solid #d9cfe0;border-radius:16px;padding:7px 12px">Bayar bil</span></div><div style="margin:26px 18px 24px;border:1px solid #d9cfe0;border-radius:26px;padding:12px 18px;color:#8d8398;background:#fff">Tanya Bicara apa-apa…</div>`,
    ),
});

export const phones = [kuini, selayar, temoyong, permai, wexcombe, bicara];
