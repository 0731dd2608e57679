import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

/** The strip on top of a newer phone's screen: bars of signal, a fan and a filled battery. */
export const strip = (clock: string, colour: string, level = 14) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;padding:12px 26px 8px 32px;color:${colour};font:700 15px ${FONTS.round}"><span>${clock}</span><svg width="66" height="14" viewBox="0 0 66 14" fill="${colour}"><path d="M0 9h3v4H0zM5 6h3v7H5zM10 3h3v10h-3zM15 0h3v13h-3z"/><path d="M31 13l-8-9a12 12 0 0 1 16 0z"/><rect x="44.5" y="1.5" width="18" height="11" rx="3" fill="none" stroke="${colour}"/><rect x="46" y="3" width="${level}" height="8" rx="1.5"/><path d="M64 5h2v4h-2z"/></svg></div>`;

const stacked = (date: string, time: string) => `${date}, ${time}`;

/** A large bank's app just after the transfer: values over their labels, the advert of a campaign at the foot. */
const tekukur = look({
  name: 'tekukur-mobile',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) =>
    `${REFERENCES.dated(below, clock).slice(0, 12)}TKRMYKL${below(900, 'tk') + 100}`,
  says: {
    ...HEADINGS,
    success: ['Transfer Successful', 'You’re all set! Transfer successful', 'Successful Transfer'],
    failed: ['Transfer Unsuccessful', 'Oh no, your transfer failed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#16181d}.row{display:flex;flex-direction:column-reverse;padding:10px 0;border-bottom:1px solid #ececf0}.k{font-size:12px;color:#6d7280}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:#ffc61a">${strip(p.clock, '#16181d')}<div style="display:flex;justify-content:space-between;padding:6px 22px 18px;font-weight:700;font-size:15px"><span>Tekukur Mobile</span><span>✕</span></div></div>
<div style="background:#fff;border-radius:22px 22px 0 0;margin-top:-14px;padding:24px 22px 0"><div style="display:flex;gap:14px;align-items:center">${badge(p, 46)}<div style="font-size:21px;font-weight:800;line-height:1.2">${p.status}</div></div>
<div style="font-size:37px;font-weight:800;margin:16px 0 0;letter-spacing:-.5px">${p.amount}</div><div style="font-size:13px;color:#6d7280;margin-bottom:10px">${stacked(p.date, p.time)}</div>
${rowsOf([
  ['Beneficiary', p.recipient],
  [p.bank, p.account],
  ['Transfer mode', 'KilatNow · Instant'],
  ['Recipient’s reference', p.memo],
  ['Paying account', `Personal Saver-${p.ownAccount}`],
  ['Reference ID', p.reference],
  ...p.decoy,
])}<div style="display:flex;gap:12px;margin:18px 0;text-align:center;font-weight:700"><span style="flex:1;border:2px solid #16181d;border-radius:28px;padding:11px">Share receipt</span><span style="flex:1;background:#ffc61a;border:2px solid #ffc61a;border-radius:28px;padding:11px">Done</span></div>
<div style="background:#1d2a4d;color:#fff;border-radius:14px;padding:14px 16px;margin-bottom:30px"><b style="font-size:15px">Scan, spend &amp; win a hybrid car!</b><div style="font-size:12px;margin-top:2px">Every ${p.money(5_000)} on your Tekukur debit card earns one entry. T&amp;Cs apply.</div></div></div>`,
    ),
});

const answered = (p: Printed): Record<Outcome, string> => ({
  success: `I’ve sent the money from your Main Account. Here’s your receipt:`,
  failed: `The money did not leave your Main Account. Here are the details:`,
  pending: `I’ll let you know once ${p.bank} confirms. Here are the details so far:`,
  cancelled: `No money has left your Main Account. Here are the details:`,
  refunded: `The money is back in your Main Account. Here are the details:`,
});

/** A digital bank where one writes to an assistant: the receipt is a card in its answer. */
const cakna = look({
  name: 'cakna-pembantu',
  dark: true,
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  names: 'title',
  date: DATES.long,
  time: TIMES.lower,
  reference: (below) => `CKN${REFERENCES.mixed(below)}`,
  says: {
    success: ['Transfer successful', 'Done, money sent', 'Transfer completed'],
    failed: ['Transfer failed', 'Transfer unsuccessful'],
    pending: ['Transfer processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0e1013;color:#f1f3f5;min-height:825px}.row{display:flex;justify-content:space-between;gap:20px;padding:7px 0;font-size:13.5px}.k{color:#9aa4b2;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}.c{border:1px solid #39424f;border-radius:20px;padding:8px 14px;font-size:13px;white-space:nowrap}`,
      `${strip(p.clock, '#fff', 9)}<div style="display:flex;align-items:center;gap:12px;padding:8px 20px 16px;border-bottom:1px solid #20262e"><span style="font-size:20px">‹</span><i style="width:32px;height:32px;border-radius:50%;background:conic-gradient(#43e8b0,#3aa0ff,#b66bff,#43e8b0)"></i><div><b>Cakna</b><div style="font-size:12px;color:#9aa4b2">Your banking assistant</div></div></div>
<div style="padding:18px 16px 0"><div style="background:#2b5cff;border-radius:18px 18px 4px 18px;padding:11px 15px;width:fit-content;max-width:280px;margin:0 0 14px auto">Send ${p.amount} to ${p.recipient}, it’s for ${p.memo}</div>
<p style="font-size:14.5px;margin-bottom:12px;max-width:320px">${answered(p)[p.outcome]}</p>
<div style="background:#191d23;border:1px solid #2a313b;border-radius:18px;padding:16px 16px 10px"><div style="display:flex;align-items:center;gap:10px">${badge(p, 30)}<b style="font-size:16px">${p.status}</b></div>
<div style="font-size:34px;font-weight:800;margin-top:12px;line-height:1.1">${p.amount}</div><div style="font-size:14px;color:#c6cdd6;margin:4px 0 12px">to <b style="color:#fff">${p.recipient}</b></div><div style="border-top:1px solid #2a313b;padding-top:6px">${rowsOf(
        [
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Date', p.date],
          ['Time', p.time],
          ['Note', p.memo],
          ['Fee', 'Free'],
          ['Ref. no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="border-top:1px solid #2a313b;margin-top:6px;padding:10px 0 4px;color:#6ea0ff;font-weight:700;font-size:14px;text-align:center">Share receipt</div></div>
<div style="display:flex;gap:8px;margin:18px 0;overflow:hidden"><span class="c">Show my balance</span><span class="c">Split with friends</span><span class="c">Pay a bill</span></div></div>
<div style="margin:20px 16px 8px;background:#191d23;border-radius:26px;padding:13px 18px;color:#9aa4b2">Ask Cakna anything…</div><p style="text-align:center;font-size:11px;color:#8a94a2;padding-bottom:22px">Cakna can make mistakes. Check payee details before you confirm.</p>`,
    ),
});

/** An Islamic bank's receipt in Malay: everything in the middle, a band of stars under the name. */
const ranai = look({
  name: 'ranai-i',
  language: 'ms',
  width: 384,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below) => `RI${REFERENCES.longDigits(below).slice(1, 13)}`,
  says: {
    ...HEADINGS_MS,
    success: ['Alhamdulillah, Pindahan Berjaya', 'Pindahan Dana Berjaya', 'Transaksi Berjaya'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) => {
    const star = (x: number) =>
      `<g transform="translate(${x} 12)" fill="none" stroke="#d9b65a" stroke-width="1.3"><rect x="-6" y="-6" width="12" height="12"/><rect x="-6" y="-6" width="12" height="12" transform="rotate(45)"/></g>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef5f4;color:#10302f;text-align:center}.row{padding:8px 0}.k{font-size:12px;color:#577472}.v{font-size:15px;font-weight:700;line-height:1.3;overflow-wrap:anywhere}`,
      `<div style="background:#06474a;color:#fff">${phoneBar(p.clock, '#fff', 44)}<div style="font:700 20px ${FONTS.book};padding:12px 0 2px">Bank Ranai-i</div><div style="font-size:12px;color:#d9e6e4;padding-bottom:12px">Resit Transaksi Elektronik</div><svg width="384" height="24" style="display:block;background:#043638">${Array.from({ length: 16 }, (_, index) => star(index * 24 + 12)).join('')}</svg></div>
<div style="margin:16px;background:#fff;border-radius:10px;padding:22px 20px 16px;border:1px solid #cfe0de">${badge(p, 50, false)}<div style="font-size:18px;font-weight:700;color:#06474a;margin-top:6px">${p.status}</div>
<div style="font-size:12px;color:#577472;margin-top:16px">Amaun Pindahan</div><div style="font-size:31px;font-weight:700">${p.amount}</div><div style="width:60px;border-top:2px solid #d9b65a;margin:10px auto"></div>
${rowsOf([
  ['Nama Penerima', p.recipient],
  ['Akaun Penerima', `${p.account}<br><span style="font-weight:400">${p.bank}</span>`],
  ['Tarikh dan Masa', `${p.date}, ${p.time}`],
  ['Daripada Akaun', `Qard Simpanan-i ${p.ownAccount}`],
  ['Rujukan Penerima', p.memo],
  ['No. Rujukan Transaksi', p.reference],
  ...p.decoy,
])}</div><div style="margin:0 16px;display:flex;gap:10px;font-weight:700"><span style="flex:1;background:#06474a;color:#fff;border-radius:6px;padding:12px">Kongsi Resit</span><span style="flex:1;background:#d9b65a;border-radius:6px;padding:12px">Selesai</span></div>
<p style="padding:18px 30px 26px;font-size:11.5px;color:#577472">Sebarang pertanyaan, hubungi kami di 1-300-80-4747 (8.00 pagi – 10.00 malam). Tunaikan zakat simpanan anda di sini ›</p>`,
    );
  },
});

/** A picture for sharing in two languages: a striped table under a slanted head, the sum among the rows. */
const gurindam = look({
  name: 'gurindam-imej',
  language: 'mixed',
  width: 414,
  scale: 2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: (below) => `${REFERENCES.digits(below)} ${below(90, 'gu') + 10}`,
  says: {
    ...STATUSES,
    success: ['Berjaya / Successful', 'Transaksi Berjaya / Transaction Successful', 'Diterima / Accepted'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Dalam Proses / Processing', 'Menunggu / Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#1e1e28;font-size:15px}.row{display:flex;padding:10px 22px;align-items:center}.row:nth-child(odd){background:#f1f0f8}.k{width:158px;flex:none;color:#4c4a66;line-height:1.2}.k i{font-size:13px;color:#6b6985}.v{flex:1;font-weight:700;line-height:1.3;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(172deg,#3d2a8c 78%,#fff 78.5%);color:#fff;padding:26px 22px 48px;display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font-size:24px;font-weight:700">GURINDAM</div><div style="font-size:14px">Savings Bank Berhad</div></div><div style="text-align:right;font-size:14px">Resit Pindahan<br><i>Transfer Receipt</i></div></div>
<div style="padding:12px 22px 16px;display:flex;gap:12px;align-items:center">${badge(p, 34)}<span style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</span></div>
<div style="border-top:3px solid #3d2a8c;border-bottom:3px solid #3d2a8c">${rowsOf([
        ['No. Rujukan<br><i>Reference No.</i>', p.reference],
        ['Tarikh &amp; Masa<br><i>Date &amp; Time</i>', `${p.date} ${p.time}`],
        ['Daripada<br><i>From</i>', `${p.sender}<br><span style="font-weight:400">${p.ownAccount}</span>`],
        ['Kepada<br><i>To</i>', p.recipient],
        ['No. Akaun<br><i>Account No.</i>', `${p.account}<br><span style="font-weight:400">${p.bank}</span>`],
        ['Amaun<br><i>Amount</i>', `<span style="font-size:24px;color:#3d2a8c">${p.amount}</span>`],
        ['Rujukan Penerima<br><i>Recipient Reference</i>', p.memo],
        ['Caj<br><i>Fee</i>', p.nothing],
        ...p.decoy,
      ])}</div><p style="padding:16px 22px 26px;font-size:13px;color:#5a5870">Resit ini dijana oleh komputer. <i>This receipt is computer generated. Never share your password or TAC with anyone.</i> Talian / Hotline 1-800-22-6116.</p>`,
    ),
});

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A bank with its seat in Britain: large serif letters, and what became of the payment as a line of steps. */
const holmfirth = look({
  name: 'holmfirth-my-app',
  width: 402,
  scale: 3,
  money: MONEY.tightCode,
  names: 'title',
  date: (clock) => `${DAYS[clock.weekday] ?? ''} ${DATES.long(clock)}`,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.dashed(below),
  says: {
    success: ['Payment completed', 'Your payment has been made', 'Payment successful'],
    failed: ['Payment unsuccessful', 'Your payment was declined'],
    pending: ['Payment in progress', 'Your payment is pending'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned to you'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const step = (colour: string, what: string, rest: string) =>
      `<div style="display:flex;gap:14px;padding-bottom:14px;position:relative"><i style="width:13px;height:13px;border-radius:50%;background:${colour};flex:none;margin-top:4px"></i><div><div style="font-weight:700">${what}</div><div style="font-size:13px;color:#5c6470">${rest}</div></div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#faf8f4;color:#1c2430;font-size:15px}.row{padding:11px 0;border-top:1px solid #ddd8cd}.k{font-size:13px;color:#5c6470}h1{font:400 29px/1.15 ${FONTS.serif}}`,
      `${strip(p.clock, '#1c2430', 11)}<div style="display:flex;justify-content:space-between;padding:10px 24px;color:#0c4d8a"><span>‹ Payments</span><span>Help</span></div>
<div style="padding:14px 24px 0"><h1>${p.status}</h1><div style="font:400 46px/1.2 ${FONTS.serif};margin:14px 0 2px">${p.amount}</div><div style="font-size:17px">To <b>${p.recipient}</b></div><div style="color:#5c6470;margin-bottom:20px">${p.bank}, ${p.account}</div>
${step('#0c4d8a', 'Instruction received', `${p.date}, ${p.time}`)}${p.done ? step('#0c4d8a', 'Sent to the payee’s bank', 'KilatNow instant transfer') : ''}${step(signColour(p), p.status, p.done ? 'The money should be available to the payee now' : 'See Help for what happens next')}
<div style="margin-top:8px">${rowsOf([
        [p.done ? 'Paid from' : 'From account', `Premier Current Account (${p.ownAccount})`],
        ['Reference on payee’s statement', p.memo],
        ['Charges', 'None'],
        ['Transaction reference', p.reference],
        ...p.decoy,
      ])}</div><div style="background:#0c4d8a;color:#fff;text-align:center;padding:14px;margin:16px 0 12px">Save as image</div><div style="border:1px solid #0c4d8a;color:#0c4d8a;text-align:center;padding:13px">Pay someone else</div><p style="font-size:11.5px;color:#5c6470;padding:18px 0 30px">Holmfirth Bank Malaysia Berhad is licensed under the Financial Services Act. Lines open 24 hours: 03-8321 5400.</p></div>`,
    );
  },
});

/** A co-operative's older app: a notice before the form it was sent from. */
const pekaka = look({
  name: 'pekaka-makluman',
  language: 'ms',
  width: 360,
  scale: 3,
  money: MONEY.plainTight,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: {
    ...STATUSES_MS,
    success: ['Transaksi anda telah berjaya.', 'Pindahan wang telah berjaya dilaksanakan.'],
    failed: ['Transaksi anda tidak berjaya.', 'Maaf, pindahan wang gagal.'],
    pending: ['Transaksi anda sedang diproses.', 'Transaksi menunggu kelulusan.'],
    cancelled: ['Transaksi anda telah dibatalkan.'],
    refunded: ['Wang transaksi ini telah dipulangkan.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const line = (label: string, value: string) =>
      `<tr><td style="width:110px;color:#55606a">${label}</td><td style="width:9px">:</td><td style="overflow-wrap:anywhere">${value}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#6d7470;color:#1b1f1d;font-size:13px;min-height:756px}table{width:100%;border-collapse:collapse;table-layout:fixed}td{padding:5px 0;vertical-align:top;line-height:1.3}`,
      `${phoneBar(p.clock, '#d5dcd8', 31, '#1d3326')}<div style="background:#2b4a37;color:#d5dcd8;padding:15px 16px;font-size:17px">☰ &nbsp; Pindahan Antara Bank</div><div style="padding:14px 16px;color:#e4e8e6">Langkah 3 daripada 3</div>
<div style="background:#fff;margin:14px 18px;border-radius:3px;box-shadow:0 8px 26px #0007;padding:20px 20px 12px"><div style="font-size:18px;font-weight:700;margin-bottom:12px">Makluman</div><div style="display:flex;gap:12px;align-items:center;margin-bottom:12px">${badge(p, 32)}<span style="font-size:14.5px">${p.status}</span></div>
<table>${line('Amaun', `<b style="font-size:17px">${p.amount}</b>`)}${line('Nama Penerima', `<b>${p.recipient}</b>`)}${line('No. Akaun', p.account)}${line('Bank', p.bank)}${line('Tarikh', p.date)}${line('Masa', p.time)}${line('No. Rujukan', p.reference)}${line('Butiran', p.memo)}${line('Caj', p.nothing)}${p.decoy.map(([label, value]) => line(label, value)).join('')}</table>
<div style="text-align:right;color:#1d7a44;font-weight:700;padding:16px 0 8px;font-size:14px">SIMPAN RESIT <span style="padding-left:26px">OK</span></div></div>
<div style="margin:26px 18px;background:#2b4a37;color:#b9c6be;text-align:center;padding:13px;border-radius:3px">HANTAR</div><div style="text-align:center;color:#e4e8e6;padding-bottom:24px">Koperasi Pekaka Malaysia · versi 4.11.2</div>`,
    );
  },
});

const glyph = (path: string) =>
  `<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="#e9e4ff" stroke-width="2"><path d="${path}"/></svg>`;

/** A bank without branches, dark: what a line of the list of payments opens, with its budget. */
const nuansa = look({
  name: 'nuansa-activity',
  dark: true,
  width: 430,
  scale: 2,
  money: MONEY.spaced,
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.english,
  reference: (below, clock) => REFERENCES.datedLetters(below, clock),
  says: { ...STATUSES, success: ['Completed', 'Successful', 'Settled'], failed: ['Failed', 'Declined'] },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#07060d;color:#f3f1fb;font-size:14px;min-height:903px}.row{display:flex;justify-content:space-between;gap:22px;padding:12px 18px;border-bottom:1px solid #2c2840}.row:last-child{border:0}.k{color:#a49fc0;flex:none}.v{text-align:right;overflow-wrap:anywhere}.b{background:#191628;border-radius:16px;margin:0 16px 14px}`,
      `${strip(p.clock, '#fff', 6)}<div style="background:#100e1a;border-radius:24px 24px 0 0;margin-top:14px;padding-bottom:30px"><div style="padding:12px 0"><i style="display:block;width:44px;height:5px;border-radius:3px;background:#4a4563;margin:auto"></i></div>
<div style="display:flex;gap:16px;align-items:center;padding:10px 22px 20px"><div style="width:54px;height:54px;border-radius:16px;background:#5b3df5;display:flex;align-items:center;justify-content:center">${glyph('M5 19L19 5M9 5h10v10')}</div><div style="flex:1"><div style="color:#a49fc0;font-size:13px">Transfer to</div><div style="font-weight:700;line-height:1.3">${p.recipient}</div></div></div>
<div style="padding:0 22px 20px"><div style="font-size:34px;font-weight:700;letter-spacing:-1px">${p.done ? '-' : ''}${p.amount}</div><div style="display:flex;align-items:center;gap:8px;margin-top:6px">${badge(p, 22)}<span>${p.status}</span><span style="color:#a49fc0">· ${p.date}, ${p.time}</span></div></div>
<div class="b">${rowsOf([
        ['Bank', p.bank],
        ['Account', p.account],
        ['From', `Daily Pocket<br>${p.ownAccount}`],
        ['Recipient reference', p.memo],
        ['Type', 'KilatNow'],
        ...p.decoy,
      ])}</div><div class="b">${rowsOf([
        ['Category', 'Household ›'],
        [
          'Leave out of my budget',
          `<span style="display:inline-block;width:38px;height:20px;border-radius:10px;background:#3a3553;padding:2px"><i style="display:block;width:16px;height:16px;border-radius:50%;background:#f3f1fb"></i></span>`,
        ],
      ])}</div><div style="padding:4px 34px 20px"><div style="color:#a49fc0;font-size:12px">Transaction ID</div><div style="font:14px ${FONTS.terminal};overflow-wrap:anywhere">${p.reference}</div></div>
<div style="display:flex;justify-content:space-around;text-align:center;font-size:12px"><span>${glyph('M12 15V4M8 8l4-4 4 4M5 13v7h14v-7')}<br>Share receipt</span><span>${glyph('M4 9h13l-4-4M20 15H7l4 4')}<br>Repeat</span><span>${glyph('M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 8v5M12 16v1')}<br>Get help</span></div></div>`,
    ),
});

export const phones = [tekukur, cakna, ranai, gurindam, holmfirth, pekaka, nuansa];
