import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

/** The currency and the sen smaller than the ringgit. */
const sized = (amount: string) =>
  amount
    .replace(/^[^<\d]+/, (sign) => `<span style="font-size:20px;vertical-align:12px">${sign.trim()} </span>`)
    .replace(/\.\d\d(?=\D*$)/, (sen) => `<span style="font-size:26px">${sen}</span>`);

const watermark = (word: string, colour: string) => {
  const lines = Array.from(
    { length: 9 },
    (_, index) => `<text x="${(index % 2) * -70}" y="${index * 96 + 60}">${`${word}   `.repeat(6)}</text>`,
  );
  return `<svg style="position:absolute;inset:0;width:100%;height:100%;z-index:0" fill="${colour}" font-family="Liberation Sans" font-size="17" font-weight="700"><g transform="rotate(-14)">${lines.join('')}</g></svg>`;
};

// A picture made for sharing, with two-language labels over the values and the sum at its foot.
const kelapa = look({
  name: 'kelapa-imej',
  language: 'mixed',
  width: 375,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: (below, clock) => `${REFERENCES.digits(below)}${clock.second % 10}Q`,
  says: {
    ...STATUSES,
    success: ['Berjaya / Successful', 'Successful', 'Berjaya'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Gagal', 'Unsuccessful'],
    pending: ['Sedang Diproses / Processing', 'Pending'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b1b1b;position:relative;min-height:787px}.row{padding:12px 0 0}.k{font-size:10.5px;color:#6a6a6a}.v{font-size:14px;font-weight:700;line-height:1.3}main{position:relative;z-index:1;padding:0 24px}`,
      `${watermark('kelapabank', '#f6f1e4')}<div style="position:relative;z-index:1;display:flex;align-items:center;gap:10px;padding:22px 24px 16px"><svg width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="17" fill="#f3b71b"/><path d="M17 30V13M17 13c-5-5-9-3-11 1M17 13c5-5 9-3 11 1M17 13c0-5-3-8-6-8M17 13c0-5 3-8 6-8" stroke="#3a2b05" stroke-width="2.4" fill="none"/></svg><b style="font-size:18px">kelapabank</b><span style="margin-left:auto;text-align:right;font-size:11px;color:#555">Resit / Receipt<br>KilatNow Transfer</span></div>
<main><div style="border-top:4px solid #f3b71b;padding-top:12px;display:flex;justify-content:space-between;font-size:11px;color:#555"><span>${p.date}, ${p.time}</span><span>Ref: ${p.reference}</span></div>
${rowsOf([
  ['Status Transaksi / Transaction Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
  ['Daripada / From', `${p.sender}<br><span style="font-weight:400">${p.ownAccount}</span>`],
  ['Penerima / Beneficiary', p.recipient],
  ['Akaun Penerima / Beneficiary Account', p.account],
  ['Bank Penerima / Receiving Bank', p.bank],
  ['Rujukan Penerima / Recipient Reference', p.memo],
  ['Butiran Lain / Other Details', 'Fund transfer'],
  ...p.decoy,
])}<div style="display:flex;justify-content:space-between;align-items:center;border-top:1px solid #1b1b1b;border-bottom:3px double #1b1b1b;margin-top:18px;padding:12px 0"><span style="font-size:12px">Jumlah / Amount</span><b style="font-size:22px">${p.amount}</b></div>
<p style="font-size:9.5px;color:#777;margin:16px 0 24px">Resit ini adalah cetakan komputer dan tandatangan tidak diperlukan. This is a computer generated receipt, no signature is required. Kelapabank Berhad, a member of the Deposit Protection Scheme.</p></main>`,
    ),
});

// A ticket on a coloured ground: from and to joined by a line.
const keluang = look({
  name: 'keluang',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.longDigits,
  says: { ...HEADINGS, success: ['Transfer successful', 'Your money is sent', 'Transferred'] },
  draw: (p) => {
    const dot = (colour: string) =>
      `<span style="width:11px;height:11px;border-radius:50%;border:3px solid ${colour};flex:none;margin-top:5px;background:#fff;z-index:1"></span>`;
    const side = (colour: string, what: string, name: string, rest: string) =>
      `<div style="display:flex;gap:12px;padding-bottom:14px">${dot(colour)}<div><div style="font-size:11px;color:#8d7a7d">${what}</div><div style="font-weight:700">${name}</div><div style="font-size:13px;color:#5c4c4f">${rest}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:linear-gradient(165deg,#7d0f24,#3d0812 70%);color:#2a1a1d;min-height:825px}.row{display:flex;justify-content:space-between;gap:18px;padding:6px 0;font-size:13px}.k{color:#8d7a7d;flex:none}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 58)}<div style="color:#fff;padding:8px 22px 34px;display:flex;justify-content:space-between;font-size:20px"><span>✕</span><span style="font-size:14px;padding-top:4px">Keluang Bank</span></div>
<div style="position:relative;margin:0 18px;background:#fff;border-radius:20px;padding:44px 20px 10px;text-align:center"><div style="position:absolute;top:-30px;left:0;right:0">${badge(p, 60)}</div><div style="font-size:15px;color:#5c4c4f">${p.status}</div><div style="font-size:42px;font-weight:800;line-height:1.25">${sized(p.amount)}</div>
<div style="margin:14px -20px 16px;border-top:2px dashed #d9ccce;position:relative"><i style="position:absolute;left:-9px;top:-10px;width:18px;height:18px;border-radius:50%;background:#6b0d1f"></i><i style="position:absolute;right:-9px;top:-10px;width:18px;height:18px;border-radius:50%;background:#5a0c1a"></i></div>
<div style="position:relative;text-align:left"><i style="position:absolute;left:5px;top:12px;height:62px;border-left:1px solid #cbb9bc"></i>${side('#b59da1', 'From', p.sender, `Savings ${p.ownAccount}`)}${side('#9c1530', 'To', p.recipient, `${p.bank} · ${p.account}`)}</div>
<div style="border-top:1px solid #eee4e5;padding-top:8px">${rowsOf([
        ['Date', p.date],
        ['Time', p.time],
        ['Transfer method', 'KilatNow'],
        ['Recipient ref.', p.memo],
        ['Reference no.', p.reference],
        ...p.decoy,
      ])}</div></div>
<div style="display:flex;gap:12px;padding:22px 18px;text-align:center;font-weight:700"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:26px;padding:12px">Share receipt</span><span style="flex:1;background:#fff;color:#7d0f24;border-radius:26px;padding:12px">Done</span></div>`,
    );
  },
});

// An older app: a dense list with colons, payee and account in one cell.
const sekoi = look({
  name: 'sekoi',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => REFERENCES.digits(below).slice(0, 8),
  says: { ...STATUSES, success: ['Accepted', 'Successful', 'Transaction Accepted'] },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const line = (label: string, value: string) =>
      `<tr><td style="width:112px;color:#31507a">${label}</td><td style="width:10px">:</td><td>${value}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#e8edf3;color:#111;font-size:12.5px}table{width:100%;border-collapse:collapse}td{padding:5px 0;vertical-align:top}h2{font-size:12.5px;background:#cfdae8;color:#1c3a66;padding:5px 14px}`,
      `${phoneBar(p.clock, '#fff', 29, '#0a2a57')}<div style="background:linear-gradient(#17498f,#0e356e);color:#fff;padding:13px 14px;font-size:16px;text-align:center">Instant Transfer</div>
<div style="background:#fff;border-bottom:1px solid #b8c6d8;padding:9px 14px;font-size:11px;color:#555;text-align:right">${p.date} ${p.time}</div><h2>Transaction Details</h2>
<div style="background:#fff;padding:6px 14px"><table>${line('Status', `<b style="color:${signColour(p)}">${p.status}</b>`)}${line('Reference No.', p.reference)}${line('From Account', `${p.ownAccount}<br>SAVINGS ACCOUNT`)}${line('To Account', `${p.account}<br>${p.recipient}`)}${line('To Bank', p.bank.toUpperCase())}${line('Amount', `<b>${p.amount}</b>`)}${line('Service Charge', `${p.nothing} (waived)`)}</table></div><h2>Additional Information</h2>
<div style="background:#fff;padding:6px 14px"><table>${line('Recipient Ref.', p.memo)}${line('Payment Type', 'Fund Transfer')}${line('Effective Date', `${p.date} (Today)`)}${p.decoy.map(([label, value]) => line(label, value)).join('')}</table></div>
<p style="padding:12px 14px;font-size:11px;color:#445">Please keep the above reference number for future enquiry. Kindly check your account balance for confirmation.</p><div style="padding:4px 14px 24px;text-align:center"><span style="display:block;background:#17498f;color:#fff;padding:10px;border-radius:4px;margin-bottom:8px">Save to Photo Album</span><span style="display:block;background:#fff;border:1px solid #17498f;color:#17498f;padding:10px;border-radius:4px">Make Another Transfer</span></div>`,
    );
  },
});

const WEEKDAYS = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];

// An Islamic bank's app in Malay, green and gold, the sum in a band.
const pucuk = look({
  name: 'pucuk-i',
  language: 'ms',
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  date: (clock) => `${WEEKDAYS[clock.weekday] ?? ''}, ${DATES.longMalay(clock)}`,
  time: (clock) => TIMES.malay(clock).replace(':', '.').toLowerCase(),
  reference: REFERENCES.lettersFirst,
  says: { ...HEADINGS_MS, success: ['Transaksi Anda Berjaya', 'Pindahan Berjaya', 'Transaksi Berjaya!'] },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fbf9f1;color:#173527}.row{display:flex;padding:9px 0;border-bottom:1px dotted #b9b48f;font-size:14px}.k{width:142px;flex:none;color:#6e7a5e}.v{flex:1;overflow-wrap:anywhere}`,
      `<div style="background:#0c4a33;color:#fff;border-radius:0 0 50% 50%/0 0 34px 34px;padding-bottom:30px;text-align:center">${phoneBar(p.clock, '#fff', 90)}<div style="font-size:12px;letter-spacing:3px;color:#e0c46c;margin:14px 0 12px">PUCUK ISLAMIK</div><div style="width:58px;height:58px;margin:0 auto;background:#fff;border-radius:50%;padding:5px;line-height:0">${badge(p, 48)}</div><div style="font-size:20px;font-weight:700;margin-top:8px">${p.status}</div><div style="font-size:12.5px;color:#cfe0d5">${p.date} · ${p.time}</div></div>
<div style="margin:18px 22px 6px;background:#f1e6bd;border-left:5px solid #c29b2c;padding:10px 14px;display:flex;align-items:center;justify-content:space-between"><span style="font-size:13px">${p.done ? 'Jumlah dipindahkan' : 'Jumlah pindahan'}</span><b style="font-size:25px">${p.amount}</b></div>
<div style="padding:4px 22px">${rowsOf([
        ['Jenis transaksi', 'Pindahan Segera KilatNow'],
        ['Kepada', `<b>${p.recipient}</b>`],
        ['No. akaun', p.account],
        ['Bank', p.bank],
        ['Daripada', `${p.sender}<br>Wadiah Simpanan-i ${p.ownAccount}`],
        ['Rujukan', p.memo],
        ['No. transaksi', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-around;padding:20px 22px 8px;font-size:12px;text-align:center;color:#0c4a33">${['Kongsi', 'Simpan', 'Kegemaran'].map((name) => `<span><i style="display:block;width:40px;height:40px;border-radius:50%;border:2px solid #c29b2c;margin:0 auto 4px"></i>${name}</span>`).join('')}</div><div style="margin:14px 22px 26px;background:#0c4a33;color:#e0c46c;border-radius:8px;padding:11px 14px;font-size:12.5px">Sedekah Jumaat serendah ${p.money(100)} melalui aplikasi. Ketahui lagi ›</div>`,
    ),
});

const told = (p: Printed): Record<Outcome, string> => ({
  success: `You’ve sent <b>${p.amount}</b> to <b>${p.recipient}</b>.`,
  failed: `We couldn’t send <b>${p.amount}</b> to <b>${p.recipient}</b>. Nothing has been taken from your account.`,
  pending: `We’re still working on your transfer of <b>${p.amount}</b> to <b>${p.recipient}</b>.`,
  cancelled: `Your transfer of <b>${p.amount}</b> to <b>${p.recipient}</b> won’t be made.`,
  refunded: `<b>${p.amount}</b> that you sent to <b>${p.recipient}</b> is back in your account.`,
});

// A bank with its seat abroad: a plain sentence first, everything ranged left.
const thornbury = look({
  name: 'thornbury-mobile',
  width: 390,
  scale: 3,
  money: MONEY.code,
  date: DATES.short,
  time: (clock) => `${TIMES.lower(clock)} MYT`,
  reference: (below) => `TBM${REFERENCES.digits(below)}-01`,
  says: {
    success: ['Transfer complete', 'All done', 'Your payment has been made'],
    failed: ['Transfer unsuccessful', 'Sorry, this didn’t go through', 'Your payment was declined'],
    pending: ['Transfer in progress', 'Payment pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:'Univers Next','Helvetica Neue',${FONTS.sans};background:#fff;color:#2b2b2b}.row{padding:12px 0;border-bottom:1px solid #d7d8d6}.k{font-size:13px;color:#767676}.v{font-size:15px}h1{font-weight:400;font-size:28px;line-height:1.2;margin:8px 0 10px}`,
      `${phoneBar(p.clock, '#2b2b2b', 71)}<div style="padding:10px 20px;display:flex;align-items:center;gap:8px;font-size:13px"><svg width="30" height="16" viewBox="0 0 30 16"><path d="M0 16L8 0h6L6 16zM11 16L19 0h6l-8 16z" fill="#24506b"/></svg>Thornbury</div>
<div style="padding:16px 20px 4px"><div style="height:4px;width:44px;background:${signColour(p)}"></div><h1>${p.status}</h1><p style="font-size:16px">${told(p)[p.outcome]}</p></div>
<div style="padding:10px 20px">${rowsOf([
        ['Payee', `${p.recipient}<br><span style="color:#767676">${p.account}, ${p.bank}</span>`],
        ['From', `Everyday Global Account<br><span style="color:#767676">${p.ownAccount}</span>`],
        ['When', `${p.done ? 'Now – ' : ''}${p.date}, ${p.time}`],
        ['Payee reference', p.memo],
        ['Fees', 'Free'],
        ['Our reference number', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:10px 20px 30px;font-size:15px;color:#24506b;text-decoration:underline;line-height:2.1">Share transfer details<br>Send another payment<br>Go to my accounts</div>`,
    ),
});

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

// A bank without branches, dark: the payee's round first, the rest in a grid of two columns.
const lipur = look({
  name: 'lipur',
  dark: true,
  width: 360,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.english,
  reference: (below, clock) => REFERENCES.datedLetters(below, clock).toLowerCase(),
  says: {
    ...STATUSES,
    success: ['Sent', 'Successful', 'Completed'],
    failed: ['Failed', 'Not sent', 'Declined'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0f17;color:#eef2fb;min-height:756px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px 14px}.row{min-width:0}.row:nth-child(n+5){grid-column:1/3}.k{font-size:12px;color:#8491ab}.v{font-size:14.5px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 37)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:19px"><span>←</span><span>⋯</span></div>
<div style="text-align:center;padding:6px 24px 22px"><div style="width:68px;height:68px;border-radius:50%;background:#2f56ff;margin:0 auto 12px;font-size:24px;font-weight:700;line-height:68px">${initials(p.recipient)}</div><div style="font-size:13px;color:#8491ab">Transfer to</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div style="font-size:38px;font-weight:800;margin:6px 0 8px">${p.amount}</div><span style="display:inline-block;border-radius:20px;padding:4px 16px;font-size:13px;font-weight:700;color:#fff;background:${signColour(p)}">${p.status}</span></div>
<div style="background:#161d2b;border-radius:22px;margin:0 14px;padding:18px"><div class="grid">${rowsOf([
        ['Date', p.date],
        ['Time', p.time],
        ['Bank', p.bank],
        ['Account', p.account],
        ['From', `${p.sender} · Main pocket`],
        ['What for', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div></div><div style="display:flex;gap:10px;padding:20px 14px 30px;text-align:center;font-weight:700;font-size:14px"><span style="flex:1;background:#212b3f;border-radius:14px;padding:13px">Split this</span><span style="flex:1;background:#212b3f;border-radius:14px;padding:13px">Get receipt</span></div>`,
    ),
});

export const phones = [kelapa, keluang, sekoi, pucuk, thornbury, lipur];
