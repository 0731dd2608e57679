import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

const LAST_STEP: Record<Outcome, string> = {
  success: 'The money has arrived',
  failed: 'The other bank turned it down',
  pending: 'Waiting for the other bank',
  cancelled: 'You stopped this transfer',
  refunded: 'The money came back to you',
};
const step = (title: string, below: string, colour: string, last = false) =>
  `<div style="position:relative;padding:0 0 20px 34px"><span style="position:absolute;left:4px;top:4px;width:14px;height:14px;border-radius:50%;background:${colour}"></span>${last ? '' : `<span style="position:absolute;left:10px;top:20px;bottom:-2px;width:2px;background:#c9d3dc"></span>`}<div style="font-weight:600">${title}</div><div style="font-size:12px;color:#6c7a86">${below}</div></div>`;

const kenari = look({
  name: 'kenari-tracker',
  width: 402,
  money: MONEY.trailing,
  names: 'title',
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.lower,
  reference: (below) => `#${REFERENCES.digits(below).slice(1)}`,
  says: {
    success: ['Transfer complete', 'Money delivered', 'Sent successfully'],
    failed: ['Transfer failed', "Your transfer didn't go through"],
    pending: ['Transfer in progress', 'Your money is on its way'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#16232e;font-size:15px}.row{display:flex;justify-content:space-between;gap:16px;padding:9px 0}.k{color:#6c7a86}.v{text-align:right;max-width:60%}h3{font-size:13px;color:#6c7a86;font-weight:600;border-bottom:1px solid #dfe5ea;padding:18px 0 6px;margin-bottom:6px}`,
      `${phoneBar(p.clock, '#16232e', 58)}<div style="padding:12px 20px;font-size:22px">✕<span style="float:right;font-size:14px;background:#e3f3c8;color:#2f5a06;border-radius:16px;padding:6px 14px;font-weight:600">Get help</span></div>
<div style="padding:6px 20px 20px"><div style="font-size:14px;color:#6c7a86">To ${p.recipient}</div><div style="font-size:34px;font-weight:800;letter-spacing:-.6px">${p.amount}</div><div style="margin:4px 0 22px;font-weight:700;color:${signColour(p)}">${p.status}</div>
${step('You set up your transfer', `${p.date}, ${p.time}`, '#2f5a06')}${step('We took the money from your account', p.ownAccount, '#2f5a06')}${step(LAST_STEP[p.outcome], `${p.bank} · ${p.account}`, signColour(p), true)}
<h3>Transfer details</h3>${rowsOf([
        ['Transfer number', p.reference],
        ['Our fee', p.nothing],
        ['Reference', p.memo],
        ...p.decoy,
      ])}<h3>Recipient details</h3>${rowsOf([
        ['Account holder name', p.recipient],
        ['Bank name', p.bank],
        ['Account number', p.account],
      ])}</div>`,
    ),
});

const bilingual = (rows: [malay: string, english: string, value: string][]) =>
  rows
    .map(
      ([malay, english, value]) =>
        `<div style="display:flex;padding:8px 0;border-bottom:1px solid #0b5d3b22"><div style="width:46%"><b>${malay}</b><br><i style="font-size:11px;color:#5b6e64">${english}</i></div><div style="width:54%">${value}</div></div>`,
    )
    .join('');

const tempua = look({
  name: 'tempua-share',
  language: 'mixed',
  width: 420,
  scale: 2,
  formats: ['jpg', 'jpg', 'png'],
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Berjaya / Successful', 'Transaksi Berjaya / Transaction Successful'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Gagal / Failed'],
    pending: ['Sedang Diproses / Processing', 'Menunggu / Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#10231a;font-size:13px}`,
      `<div style="position:relative;overflow:hidden;min-height:882px;padding:26px 24px"><div style="position:absolute;inset:-80px;transform:rotate(-28deg);font-size:26px;line-height:92px;font-weight:700;color:#0b5d3b;opacity:.06;word-spacing:60px">${'Tempua '.repeat(60)}</div>
<div style="position:relative"><div style="border-bottom:4px solid #0b5d3b;padding-bottom:12px;display:flex;justify-content:space-between;align-items:flex-end"><b style="font:italic 700 25px ${FONTS.serif};color:#0b5d3b">Tempua Bank</b><span style="font-size:11px;color:#5b6e64">e-Resit / e-Receipt</span></div>
<div style="padding:16px 0 8px;font-size:16px;font-weight:700">KilatNow ke Akaun / KilatNow to Account</div>${bilingual(
        [
          ['Status', 'Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Tarikh dan Masa', 'Date and Time', `${p.date} ${p.time}`],
          [
            'Nombor Rujukan',
            'Reference Number',
            `<span style="overflow-wrap:anywhere">${p.reference}</span>`,
          ],
          ['Jumlah Dipindahkan', 'Amount Transferred', `<b style="font-size:17px">${p.amount}</b>`],
          ['Nama Penerima', 'Recipient Name', p.recipient],
          ['Bank Penerima', 'Recipient Bank', p.bank],
          ['Nombor Akaun', 'Account Number', p.account],
          ['Rujukan Penerima', 'Recipient Reference', p.memo],
          ['Butiran Lain', 'Other Details', 'Fund Transfer'],
          ['Dari Akaun', 'From Account', `${p.ownAccount}<br>${p.sender}`],
          ...p.decoy.map(([label, value]): [string, string, string] => [label, '', value]),
        ],
      )}<p style="font-size:10px;color:#5b6e64;padding-top:14px">Resit ini dijana komputer dan tidak memerlukan tandatangan.<br><i>This receipt is computer generated and requires no signature.</i></p></div></div>`,
    ),
});

const purnama = look({
  name: 'purnama-sheet',
  dark: true,
  width: 412,
  scale: 2.625,
  formats: ['png', 'webp', 'jpg'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: { ...HEADINGS, success: ["You're all set! Transfer successful", 'Transfer successful!', 'Success!'] },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#05070f;color:#e8ecfb;font-size:13px}.row{display:flex;justify-content:space-between;padding:7px 0}.k{color:#8b95b8}.v{max-width:62%;text-align:right}`,
      `${phoneBar(p.clock, '#6b7187', 29)}<div style="opacity:.32;padding:18px 22px;height:250px"><div style="font-size:19px">Good day</div><div style="margin-top:18px;background:#27305a;border-radius:16px;padding:18px">Everyday Savings<br><span style="font-size:25px">${p.balance}</span></div></div>
<div style="background:#171c33;border-radius:26px 26px 0 0;padding:12px 24px 30px;min-height:590px"><div style="width:44px;height:5px;border-radius:3px;background:#4a5379;margin:0 auto 22px"></div><div style="display:flex;gap:14px;align-items:center">${badge(p, 44)}<b style="font-size:18px;flex:1">${p.status}</b></div>
<div style="background:#212849;border-radius:14px;padding:16px;margin:20px 0;display:flex;align-items:center;gap:12px"><span style="width:42px;height:42px;border-radius:50%;background:#7b6cf6;display:flex;align-items:center;justify-content:center;font-weight:700">${p.recipient.slice(0, 1)}</span><span style="flex:1"><b>${p.recipient}</b><br><span style="color:#8b95b8;font-size:12px">${p.bank}<br>${p.account}</span></span></div><div style="text-align:right;font-size:28px;font-weight:700;padding-bottom:12px">${p.amount}</div>
${rowsOf([['From', p.ownAccount], ['When', `${p.date} · ${p.time}`], ['Ref. no.', p.reference], ['Note to recipient', p.memo], ['Fees', 'Free'], ...p.decoy])}
<div style="margin-top:26px;background:#7b6cf6;border-radius:12px;text-align:center;padding:14px;font-weight:700">Share receipt</div><div style="text-align:center;padding-top:16px;color:#a79dfb">Back to home</div></div>`,
    ),
});

function partOfDay({ hour }: Clock) {
  if (hour < 12) return 'pagi';
  if (hour < 14) return 'tengah hari';
  return hour < 19 ? 'petang' : 'malam';
}
const SANTAN: Record<Outcome, string> = {
  success: 'telah berjaya dihantar kepada',
  failed: 'tidak dapat dihantar kepada',
  pending: 'sedang dihantar kepada',
  cancelled: 'tidak jadi dihantar kepada',
  refunded: 'telah dipulangkan oleh',
};

const santan = look({
  name: 'santan',
  language: 'ms',
  width: 375,
  money: MONEY.tight,
  date: (clock) => `${DATES.weekdayMalay(clock).split(',')[0] ?? ''}, ${DATES.longMalay(clock)}`,
  time: (clock) => `${TIMES.malay(clock).replace(/ P.+$/, '').replace(':', '.')} ${partOfDay(clock)}`,
  reference: REFERENCES.mixed,
  says: {
    success: ['Siap! Pindahan berjaya', 'Pindahan wang berjaya', 'Berjaya dihantar!'],
    failed: ['Maaf, pindahan gagal', 'Pindahan tidak berjaya'],
    pending: ['Pindahan sedang diproses', 'Belum selesai - sedang diproses'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fdf3e7;color:#43301d;font-size:15px;text-align:center}`,
      `${phoneBar(p.clock, '#43301d', 90)}<div style="padding:46px 26px 0">${badge(p, 76, false)}<h1 style="font-size:24px;font-weight:800;margin:16px 0 18px">${p.status}</h1><p style="font-size:17px;line-height:1.6"><b style="font-size:22px">${p.amount}</b> ${SANTAN[p.outcome]}<br><b>${p.recipient}</b></p><p style="color:#8c7355;padding-top:4px">${p.bank} ${p.account}</p></div>
<div style="margin:28px 26px;background:#fff;border-radius:18px;padding:18px;line-height:1.8;font-size:14px">${p.date}<br>${p.time}<br>Ruj: ${p.reference}<br><span style="color:#8c7355">“${p.memo}”</span>${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</div>
<div style="margin:0 26px 12px;background:#e8742c;color:#fff;border-radius:28px;padding:14px;font-weight:700">Kongsi resit</div><div style="margin:0 26px 12px;border:2px solid #e8742c;color:#e8742c;border-radius:28px;padding:12px;font-weight:700">Simpan sebagai kegemaran</div><div style="color:#8c7355;padding:8px 0 30px">Buat pindahan lain</div>`,
    ),
});

const RULED = 'border-top:1px dashed #b99a4b;margin:12px 0';

const rehal = look({
  name: 'rehal-i',
  language: 'mixed',
  width: 390,
  scale: 2.5,
  formats: ['webp', 'jpg', 'png'],
  money: MONEY.spaced,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: { ...STATUSES, success: ['Successful', 'Approved', 'Transaction Accepted'] },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#f6f1e3;color:#2b2613;font-size:15px}.row{display:flex;padding:4px 0}.k{width:42%}.v{flex:1;padding-left:12px;position:relative;overflow-wrap:anywhere}.v::before{content:':';position:absolute;left:0}`,
      `<div style="background:repeating-linear-gradient(45deg,#0e4b5a 0 14px,#0f5262 14px 28px);padding-bottom:44px">${phoneBar(p.clock, '#fff', 71)}<div style="text-align:center;color:#f0dca0;font:700 20px ${FONTS.book};padding:12px 0 2px">Rehal Bank-i</div><div style="text-align:center;color:#fff;font-size:13px">Pindahan Segera &nbsp;|&nbsp; Instant Transfer</div></div>
<div style="margin:-28px 16px 0;background:#fffdf6;border:1px solid #d9c68d;border-radius:6px;padding:18px">${rowsOf(
        [
          ['Transaction Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Tarikh/Date', p.date],
          ['Masa/Time', p.time],
          ['Reference No', p.reference],
        ],
      )}<div style="${RULED}"></div>${rowsOf([
        ['Transfer From', `${p.ownAccount}<br>WADIAH SAVINGS-i`],
        ['Transfer To', `${p.account}<br>${p.recipient}`],
        ['Bank', p.bank],
      ])}<div style="${RULED}"></div>${rowsOf([
        ['Recipient Ref.', p.memo],
        ['Payment Details', '-'],
        ['Service Fee', p.nothing],
        ...p.decoy,
      ])}<div style="background:#0e4b5a;color:#fff;display:flex;justify-content:space-between;padding:10px 12px;margin-top:12px;font-size:19px"><span>Amaun/Amount</span><b>${p.amount}</b></div></div>
<p style="padding:16px 22px;font-size:13px;color:#796d43">Shariah contract: Qard. For enquiries call 1-300-00-0000 (24 hours). Simpan resit ini sebagai rujukan.</p><div style="display:flex;gap:10px;padding:0 16px 26px;text-align:center"><span style="flex:1;border:1px solid #0e4b5a;padding:11px;color:#0e4b5a">Muat Turun</span><span style="flex:1;background:#c09a3a;padding:11px;color:#fff">Selesai</span></div>`,
    ),
});

export const phones = [kenari, tempua, purnama, santan, rehal];
