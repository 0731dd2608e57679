import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES } from '#test/receipts/drawing/says.ts';

const WATERMARK = `background-color:#fffdf6;background-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='150' height='96'%3E%3Ctext x='10' y='72' transform='rotate(-24 60 60)' font-family='DejaVu Sans' font-size='17' fill='%23f4ecd2'%3EMAHANG%3C/text%3E%3C/svg%3E")`;

/** A receipt shared as a picture: no phone around it, facts in two columns over a watermark, the sum last. */
const mahang = look({
  name: 'mahang-share',
  width: 400,
  scale: 2.7,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};${WATERMARK};color:#1d1d1b;padding:26px 24px;border-left:9px solid #f2b705;min-height:100vh}.grid{display:grid;grid-template-columns:1fr 1fr;gap:24px 14px}.row:nth-child(n+3){grid-column:1/3}.row:nth-child(n+6){grid-column:auto}.k{font-size:11.5px;color:#8a8469}.v{font-size:14px;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="display:flex;align-items:center;gap:10px"><span style="width:30px;height:30px;border-radius:50%;background:#f2b705;border:8px solid #1d1d1b"></span><b style="font-size:20px;flex:1">mahang</b><span style="border:1.5px solid ${signColour(p)};color:${signColour(p)};border-radius:5px;padding:3px 9px;font-weight:700;font-size:13px">${p.status}</span></div>
<h1 style="font-size:22px;margin:26px 0 2px">Receipt</h1><div style="font-size:13px;color:#6f6a54;border-bottom:2px solid #1d1d1b;padding-bottom:14px;margin-bottom:18px">KilatNow Transfer to Account</div>
<div class="grid">${rowsOf([
        ['Reference ID', p.reference],
        ['Date and time', `${p.date}<br>${p.time}`],
        ['Beneficiary name', p.recipient],
        ['Beneficiary account number', p.account],
        ['Receiving bank', p.bank],
        ['Recipient reference', p.memo],
        ['Transaction fee', p.nothing],
        ...p.decoy,
      ])}</div><div style="margin-top:26px;background:#1d1d1b;color:#fff;border-radius:8px;padding:16px 18px;display:flex;justify-content:space-between;align-items:baseline"><span>Amount</span><span style="font-size:25px;font-weight:700">${p.amount}</span></div><p style="font-size:10.5px;color:#8a8469;margin-top:18px">Note: This receipt is computer-generated and no signature is required.<br>Mahang Bank Berhad. Member of the deposit insurance scheme.</p>`,
    ),
});

/** The success is a sentence that runs through the sum and the payee's name. */
const wangsa = look({
  name: 'wangsa-clicks',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    success: ["You've transferred", "You've successfully transferred", "You've sent"],
    failed: ["We couldn't transfer", 'Sorry, we were unable to transfer'],
    pending: ["We're still processing your transfer of", "You've scheduled a transfer of"],
    cancelled: ["You've cancelled your transfer of"],
    refunded: ["We've returned your transfer of"],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f5f3f4;color:#33272b}.row{display:flex;justify-content:space-between;gap:18px;padding:11px 0;font-size:14px}.row+.row{border-top:1px solid #efe9eb}.k{color:#8f7f85;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}.who{display:flex;gap:12px;align-items:center;padding:8px 0}.who i{width:38px;height:38px;border-radius:50%;background:#f8dfe4;color:#a3132f;font:700 15px/38px ${FONTS.round};text-align:center;flex:none}`,
      `<div style="background:linear-gradient(155deg,#d4173a,#6d0b22);color:#fff;padding-bottom:74px">${phoneBar(p.clock, '#fff', 58)}<div style="text-align:right;padding:4px 22px;font-size:20px">✕</div><div style="padding:4px 34px;text-align:center">${badge(p, 46)}<div style="font-size:17px;margin-top:16px">${p.status}</div><div style="font-size:37px;font-weight:800;line-height:1.25">${p.amount}</div><div style="font-size:17px">to <b>${p.recipient}</b></div></div></div>
<div style="background:#fff;border-radius:18px;margin:-50px 16px 0;padding:14px 18px;box-shadow:0 4px 18px #6d0b221c"><div class="who"><i>${p.sender[0]}</i><div><div style="font-size:12px;color:#8f7f85">From</div><div style="font-weight:600">Savings Account-i</div><div style="font-size:13px">${p.ownAccount}</div></div></div><div class="who"><i>${p.recipient[0]}</i><div><div style="font-size:12px;color:#8f7f85">To</div><div style="font-weight:600">${p.bank}</div><div style="font-size:13px">${p.account}</div></div></div></div>
<div style="background:#fff;border-radius:18px;margin:12px 16px;padding:4px 18px">${rowsOf([
        ['Date & time', `${p.date}, ${p.time}`],
        ['Reference no.', p.reference],
        ['Transfer type', 'Funds transfer'],
        ["Recipient's reference", p.memo],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-around;text-align:center;font-size:12px;padding:8px 20px;color:#a3132f"><span>↗<br>Share receipt</span><span>☆<br>Save as favourite</span><span>↻<br>Make another transfer</span></div><div style="margin:12px 16px 26px;background:#d4173a;color:#fff;border-radius:28px;text-align:center;padding:14px;font-weight:700">Done</div>`,
    ),
});

/** An older app: grey bars over dense pairs with colons; the name stands under the account it belongs to. */
const pegaga = look({
  name: 'pegaga-engage',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Successful', 'Transaction Successful', 'Accepted'],
    failed: ['Unsuccessful', 'Transaction Unsuccessful', 'Rejected - Invalid account'],
    pending: ['Pending', 'Pending Authorisation', 'In Progress'],
    cancelled: ['Cancelled by user'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#202a35;font-size:15px}h2{background:#dde1e6;font-size:14px;padding:6px 14px;color:#34475c}.row{display:flex;padding:6px 14px}.k{width:132px;flex:none;color:#4d5d6e}.v{flex:1;overflow-wrap:anywhere}.v::before{content:':';float:left;margin-left:-12px}`,
      `${phoneBar(p.clock, '#fff', 36, '#1b3f6b')}<div style="background:#1b3f6b;color:#fff;padding:12px 14px;display:flex;justify-content:space-between"><span>☰</span><b>Fund Transfer</b><span>Log Out</span></div><div style="padding:12px 14px;font-weight:700;color:#1b3f6b">Acknowledgement - Transfer to Other Bank Account</div>
<h2>Transaction Details</h2>${rowsOf([
        ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ['Reference No.', p.reference],
        ['Date / Time', `${p.date} ${p.time}`],
        ['Transfer Mode', 'Instant Transfer'],
      ])}<h2>Transfer From</h2>${rowsOf([['From Account', `${p.ownAccount}<br>${p.sender}`]])}<h2>Transfer To</h2>${rowsOf(
        [
          ['To Account', `${p.account}<br>${p.recipient}`],
          ['Beneficiary Bank', p.bank],
        ],
      )}<h2>Payment</h2>${rowsOf([
        ['Amount', p.amount],
        ['Service Charge', p.nothing],
        ['Recipient Ref.', p.memo],
        ['Other Details', '-'],
        ...p.decoy,
      ])}<div style="display:flex;gap:8px;padding:18px 14px"><span style="flex:1;background:#c9ced6;padding:9px;text-align:center">Save Image</span><span style="flex:1;background:#1b3f6b;color:#fff;padding:9px;text-align:center">New Transfer</span></div><p style="padding:0 14px 20px;font-size:12px;color:#7a8794">Please retain this acknowledgement for your reference. Pegaga Bank will never ask for your password by phone.</p>`,
    ),
});

const stop = (colour: string, label: string, name: string, below: string, last = false) =>
  `<div style="display:flex;gap:16px"><div style="width:14px;position:relative;flex:none"><span style="display:block;width:14px;height:14px;border-radius:50%;border:4px solid ${colour};margin-top:4px;background:#fff;position:relative;z-index:1"></span>${last ? '' : `<span style="position:absolute;left:6px;top:12px;bottom:-8px;border-left:2px dashed #a9bcd8"></span>`}</div><div style="padding-bottom:${last ? 4 : 20}px"><div style="font-size:12px;color:#7286a5">${label}</div><div style="font-size:16px;font-weight:600">${name}</div><div style="font-size:13px;color:#47597a">${below}</div></div></div>`;

/** From one stop down a dashed line to the other, as on a route. */
const gelam = look({
  name: 'gelam',
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  says: {
    ...HEADINGS,
    success: ['Transfer Successful!', 'Successful!', 'Your transfer is successful'],
    failed: ['Transfer Unsuccessful', 'Your transfer has failed'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eaf1fb;color:#0e2a57}.row{padding:9px 0}.k{font-size:12px;color:#7286a5}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#0e2a57', 91)}<div style="padding:18px 24px 20px;display:flex;gap:16px;align-items:center">${badge(p, 44, false)}<div><div style="font-size:21px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#47597a">${p.date}, ${p.time}</div></div></div>
<div style="background:#fff;border-radius:24px 24px 0 0;padding:26px 28px 20px;min-height:760px">${stop('#9bb2d4', 'From', p.sender, `Gelam Smart Account &nbsp;${p.ownAccount}`)}${stop('#0b5ed7', 'To', p.recipient, `${p.bank} &nbsp;${p.account}`, true)}<div style="background:#eaf1fb;border-radius:12px;padding:14px 18px;margin:18px 0 10px"><div style="font-size:12px;color:#47597a">Amount</div><div style="font-size:28px;font-weight:700;color:#0b5ed7">${p.amount}</div></div>${rowsOf(
        [
          ['Transfer method', 'KilatNow'],
          ['Reference number', p.reference],
          ['Payment reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:18px"><span style="flex:1;border:1.5px solid #0b5ed7;color:#0b5ed7;border-radius:10px;text-align:center;padding:13px;font-weight:700">Share</span><span style="flex:1;background:#0b5ed7;color:#fff;border-radius:10px;text-align:center;padding:13px;font-weight:700">Back to home</span></div></div>`,
    ),
});

/** A branchless bank: the payment as one entry of the account, name first, the sum with a minus. */
const sepat = look({
  name: 'sepat-bank',
  dark: true,
  width: 402,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: DATES.american,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Completed', 'Sent', 'Successful'],
    failed: ['Failed', 'Declined'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0c0c10;color:#f6f5fa}.card{background:#1b1a22;border-radius:20px;margin:12px 16px;padding:8px 18px}.row{padding:10px 0}.k{font-size:13px;color:#9b97ab}.v{font-size:16px;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 77)}<div style="display:flex;justify-content:space-between;padding:12px 22px;font-size:22px"><span>‹</span><span style="font-size:14px;color:#b9a5ff">Get help</span></div>
<div style="padding:8px 24px 14px"><div style="width:54px;height:54px;border-radius:18px;background:#6b47ff;font-size:24px;font-weight:700;line-height:54px;text-align:center">${p.recipient[0]}</div><div style="font-size:20px;font-weight:600;margin-top:14px">${p.recipient}</div><div style="font-size:42px;font-weight:800;letter-spacing:-1px">-${p.amount}</div><div style="color:#9b97ab">${p.date} at ${p.time}</div><span style="display:inline-block;margin-top:12px;background:${signColour(p)}33;color:${p.done ? '#5fe3a8' : '#ffb28a'};border-radius:20px;padding:4px 14px;font-weight:600;font-size:13px">${p.status}</span></div>
<div class="card">${rowsOf([
        ['Transfer to', `${p.bank} · ${p.account}`],
        ['From', 'Main account'],
        ['Recipient reference', p.memo],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div class="card" style="display:flex;justify-content:space-between;padding:16px 18px"><span>🏷️ &nbsp;Category</span><span style="color:#b9a5ff">Transfers ›</span></div><div class="card" style="display:flex;justify-content:space-between;padding:16px 18px;margin-bottom:30px"><span>📄 &nbsp;View receipt</span><span style="color:#b9a5ff">›</span></div>`,
    ),
});

const both = (malay: string, english: string) =>
  `<b>${malay}</b><br><i style="color:#7d8f82;font-size:11px">${english}</i>`;
const LATTICE = `background:#0b5b3b url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='36'%3E%3Cpath d='M18 2l16 16-16 16L2 18zM7 7h22v22H7z' fill='none' stroke='%231b7350' stroke-width='1.5'/%3E%3C/svg%3E")`;

/** An Islamic bank's shared slip: every label in two languages, one over the other. */
const cengkih = look({
  name: 'cengkih-i',
  language: 'mixed',
  width: 420,
  scale: 2.4,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['Berjaya / Successful', 'BERJAYA', 'Berjaya'],
    failed: ['Tidak Berjaya / Unsuccessful', 'GAGAL', 'Gagal'],
    pending: ['Sedang Diproses / Processing', 'Menunggu Kelulusan'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#173326;font-size:13px}.row{display:flex;gap:14px;padding:13px 24px;border-bottom:1px dotted #b9cdbf;line-height:1.3}.k{width:44%}.v{flex:1;text-align:right;font-size:14px;overflow-wrap:anywhere;align-self:center}.lattice{${LATTICE}}`,
      `<div class="lattice" style="color:#fff;padding:24px;text-align:center"><div style="font-size:22px;font-weight:700">Bank Cengkih-i</div></div><div style="text-align:center;padding:18px 24px 12px"><div style="font-size:18px;font-weight:700">RESIT PEMINDAHAN DANA</div><i style="color:#7d8f82">Fund Transfer Receipt</i></div>${rowsOf(
        [
          [both('Tarikh & Masa', 'Date & Time'), `${p.date} ${p.time}`],
          [both('No. Rujukan', 'Reference No.'), p.reference],
          [both('Jenis Transaksi', 'Transaction Type'), 'KilatNow - Akaun'],
          [both('Daripada', 'From'), p.sender],
          [both('Nama Penerima', 'Recipient Name'), p.recipient],
          [both('No. Akaun Penerima', 'Recipient Account No.'), p.account],
          [both('Bank Penerima', 'Recipient Bank'), p.bank],
          [both('Amaun', 'Amount'), `<b style="font-size:17px">${p.amount}</b>`],
          [both('Butiran Bayaran', 'Payment Details'), p.memo],
          [both('Status', 'Transaction Status'), `<b style="color:${signColour(p)}">${p.status}</b>`],
          ...p.decoy,
        ],
      )}<p style="padding:18px 24px 22px;font-size:11px;color:#5c7466;text-align:center">Ini adalah resit janaan komputer. Tiada tandatangan diperlukan.<br><i>This is a computer generated receipt. No signature is required.</i></p><div class="lattice" style="height:30px"></div>`,
    ),
});

export const phones = [mahang, wangsa, pegaga, gelam, sepat, cengkih];
