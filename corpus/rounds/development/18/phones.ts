import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  speckle,
  tableOf,
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";
const two = (number: number) => String(number).padStart(2, '0');
const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';

const rukam = look({
  name: 'rukam-night',
  dark: true,
  width: 393,
  names: 'title',
  money: MONEY.tight,
  date: ({ day, month, year }) => `${day}/${month}/${year}`,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Money sent', 'Sent successfully', 'All done!'],
    failed: ['Money not sent', 'Your transfer did not go through'],
    pending: ['Still processing your transfer', 'Transfer scheduled'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Money returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${LATO};background:#05070d;color:#eef1fa}.row{padding:12px 0;border-top:1px solid #1d2333}.k{font-size:12px;color:#7f89a6}.v{font-size:15px;margin-top:1px}`,
      `${phoneBar(p.clock, '#fff', 58)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:22px;color:#9fb0ff"><span>✕</span><span style="font-size:14px;font-weight:700;line-height:30px">Help</span></div>
<div style="display:flex;gap:14px;align-items:center;padding:14px 22px 22px">${badge(p, 44)}<div><div style="font-size:21px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#7f89a6">${p.date}, ${p.time}</div></div></div>
<div style="margin:0 22px;border-radius:18px;background:#11162a;padding:20px 20px 8px"><div style="font-size:37px;font-weight:900;letter-spacing:-.5px">${p.amount}</div><div style="font-size:16px;margin:2px 0 16px">to <b>${p.recipient}</b></div>${rowsOf(
        [
          [p.bank, p.account],
          ['What’s it for', p.memo],
          ['Paid out of', `Main Pocket ${p.ownAccount}`],
          ['Transfer fee', 'Free'],
          ['Rukam reference', p.reference],
          ...p.decoy,
        ],
      )}</div>
<div style="display:flex;gap:12px;padding:26px 22px"><span style="flex:1;text-align:center;border-radius:30px;padding:13px;background:#1d2440;font-weight:700">Share receipt</span><span style="flex:1;text-align:center;border-radius:30px;padding:13px;background:#5b74ff;font-weight:700">Back to home</span></div>`,
    ),
});

const tenggala = look({
  name: 'tenggala-mudah',
  language: 'ms',
  width: 384,
  scale: 2.5,
  date: DATES.dashes,
  time: ({ hour, minute }) => `${two(hour % 12 || 12)}:${two(minute)} ${partOfDay(hour)}`,
  reference: REFERENCES.dated,
  says: {
    success: ['Pindahan wang anda telah berjaya', 'Transaksi anda berjaya'],
    failed: ['Pindahan wang anda tidak berjaya', 'Transaksi anda gagal'],
    pending: ['Transaksi anda sedang diproses', 'Pindahan wang anda menunggu kelulusan'],
    cancelled: ['Transaksi anda telah dibatalkan'],
    refunded: ['Wang anda telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#17301f;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:7px 0;vertical-align:top}.k{width:38%;color:#4f6a57}.v{padding-left:6px}`,
      `<div style="background:linear-gradient(160deg,#0b5a34,#3a9b55 70%,#c7b23c)">${phoneBar(p.clock, '#fff', 91)}<div style="color:#fff;padding:10px 18px 54px"><div style="font-size:11px;letter-spacing:2px">BANK TENGGALA ISLAM</div><div style="font-size:19px;font-weight:700;margin-top:4px">Resit Pindahan Segera</div></div></div>
<div style="text-align:center;margin-top:-34px"><span style="display:inline-block;background:#fff;border-radius:50%;padding:5px 5px 0">${badge(p, 58)}</span><div style="font-size:17px;font-weight:700;padding:6px 30px 14px">${p.status}</div></div>
<div style="margin:0 16px;border-top:2px solid #0b5a34;border-bottom:2px solid #0b5a34;padding:8px 4px">${tableOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Jenis', 'KilatNow ke Akaun'],
          ['Dari Akaun', p.ownAccount],
          ['Ke Akaun', p.account],
          ['Nama Pemilik Akaun', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['Amaun Pindahan', `<b style="font-size:16px">${p.amount}</b>`],
          ['Caj', p.nothing],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}</div><div style="display:flex;gap:10px;padding:20px 16px"><span style="flex:1;border:1px solid #0b5a34;color:#0b5a34;padding:11px;text-align:center;border-radius:4px">Simpan Resit</span><span style="flex:1;background:#0b5a34;color:#fff;padding:11px;text-align:center;border-radius:4px">Selesai</span></div><p style="padding:0 18px 24px;font-size:10px;color:#7c9082">Sila semak transaksi anda. Sebarang pertanyaan, hubungi Talian Tenggala 03-5550 1188.</p>`,
    ),
});

const keruntum = look({
  name: 'keruntum-gelap',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#23272b;color:#f4f2ec;font-size:13px}.row{display:flex;justify-content:space-between;gap:14px;padding:9px 0}.k{color:#a7abae}.v{max-width:62%;text-align:right}`,
      `${phoneBar(p.clock, '#f4f2ec', 22)}<div style="padding:14px 20px 18px;font-size:16px;font-weight:700"><span style="color:#ffb545">←</span>&nbsp; Maklumat Transaksi</div>
<div style="padding:0 20px"><div style="display:flex;justify-content:space-between;align-items:center;border-left:4px solid #ffb545;padding:4px 0 4px 14px"><div><div style="font-size:12px;color:#a7abae">Bayar kepada</div><div style="font-size:15px;font-weight:700;max-width:200px">${p.recipient}</div></div><div style="font-size:20px;font-weight:700;white-space:nowrap">${p.amount}</div></div>
<div style="margin-top:20px;border-top:1px dotted #6a7074;padding-top:8px">${rowsOf([
        [
          'Status',
          `<span style="color:${p.done ? '#6fe09b' : '#ff9d7d'};font-weight:700">${p.status}</span>`,
        ],
        ['Tarikh & masa', `${p.date} ${p.time}`],
        ['ID rujukan', p.reference],
      ])}</div><div style="border-top:1px dotted #6a7074;margin-top:8px;padding-top:8px">${rowsOf([
        ['Bank penerima', p.bank],
        ['Akaun penerima', p.account],
        ['Kaedah', 'KilatNow – Nombor Akaun'],
        ['Butiran pembayaran', p.memo],
      ])}</div><div style="border-top:1px dotted #6a7074;margin-top:8px;padding-top:8px">${rowsOf([
        ['Pengirim', p.sender],
        ['Akaun pengirim', p.ownAccount],
        ...p.decoy,
      ])}</div></div>
<div style="margin:24px 20px;background:#32383d;border-radius:8px;padding:12px 16px;font-size:12px;color:#d6d2c5">Awas penipuan! Bank Keruntum tidak akan meminta kata laluan anda.</div>${tabs(['Akaun', 'Bayar', 'Imbas', 'Lain-lain'], '#a7abae')}`,
    ),
});

const kelunting = look({
  name: 'kelunting-share-image',
  language: 'mixed',
  width: 420,
  scale: 2,
  money: MONEY.tight,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'SUCCESSFUL'],
    failed: ['TIDAK BERJAYA / UNSUCCESSFUL', 'FAILED'],
    pending: ['DALAM PROSES / IN PROGRESS', 'PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#d9e4ef;color:#14263a;padding:18px;min-height:100vh;display:flex;align-items:center}.row{padding:9px 0;border-bottom:1px solid #e3eaf1;display:flex}.k{width:126px;font-size:11px;line-height:1.3;color:#5b7187}.v{flex:1;font-weight:600;overflow-wrap:anywhere}i{display:block;font-style:normal;color:#8aa0b5}`,
      `<div style="width:100%;background:#fff;position:relative;overflow:hidden;padding:24px 22px 18px"><div style="position:absolute;left:-30px;top:250px;width:640px;transform:rotate(-28deg);font-size:58px;font-weight:800;color:#14509c;opacity:.05">KELUNTING BANK</div><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:19px;color:#14509c">◆ Kelunting Bank</b><span style="font-size:11px;text-align:right;color:#5b7187">Resit Transaksi<br>Transaction Receipt</span></div>
<div style="background:#eef4fb;border-radius:8px;padding:14px 16px;margin:18px 0 8px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:12px;color:#5b7187">Jumlah<br>Amount</span><b style="font-size:27px">${p.amount}</b></div>${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Tarikh / Masa<i>Date / Time</i>', `${p.date} ${p.time}`],
          ['No. Rujukan<i>Reference No.</i>', p.reference],
          ['Dibayar Kepada<i>Paid To</i>', `${p.recipient}<br>${p.bank} ${p.account}`],
          ['Daripada<i>From</i>', `${p.sender}<br>${p.ownAccount}`],
          ['Butiran<i>Payment Details</i>', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:14px;align-items:center;margin-top:16px;font-size:10px;color:#5b7187">${speckle(p.below, 17, 54, '#14509c')}<span>Imbas untuk pengesahan resit.<br>Scan to validate this receipt. No signature is required.</span></div></div>`,
    ),
});

const marlowe = look({
  name: 'marlowe-malaysia',
  width: 375,
  names: 'title',
  money: MONEY.code,
  date: DATES.long,
  time: (clock: Clock) => `${TIMES.minutes(clock)} MYT`,
  reference: REFERENCES.mixed,
  says: {
    success: ['Payment made', 'Your payment has been made', 'Payment complete'],
    failed: ['Payment not made', 'Your payment has been declined'],
    pending: ['Payment awaiting authorisation', 'Your payment is being processed'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f4f2;color:#2a2a2a}.row{display:flex;justify-content:space-between;gap:10px;padding:13px 16px;background:#fff;border-bottom:1px solid #ebebe7}.k{color:#6b6b66}.v{text-align:right;max-width:60%}`,
      `${phoneBar(p.clock, '#2a2a2a', 66, '#fff')}<div style="background:#fff;text-align:center;padding:10px;font-weight:600;border-bottom:1px solid #ddd">Confirmation</div><div style="padding:22px 16px 14px"><h1 style="font:400 25px ${FONTS.serif}">${p.status}</h1><p style="color:#6b6b66;font-size:12px;margin-top:3px">Transaction date ${p.date}, ${p.time}</p></div>
<div style="background:#fff;padding:16px;display:flex;border-bottom:1px solid #ebebe7"><div style="width:26px;color:#a1122c;font-size:10px;line-height:1.1;padding-top:5px">○<br>│<br>│<br>│<br>│<br>●</div><div style="flex:1"><div style="font-weight:700">${p.sender}</div><div style="font-size:12px;color:#6b6b66">Everyday Account-i &nbsp;${p.ownAccount}</div><div style="font-weight:700;margin-top:12px">${p.recipient}</div><div style="font-size:12px;color:#6b6b66">${p.bank}, ${p.account}</div></div></div>${rowsOf(
        [
          ['Amount', `<b>${p.amount}</b>`],
          ['Fees', p.nothing],
          ['Payment type', 'Instant transfer'],
          ['Reference for payee', p.memo],
          ['Payment reference', p.reference],
          ...p.decoy,
        ],
      )}<div style="padding:24px 16px"><div style="background:#a1122c;color:#fff;text-align:center;padding:14px;font-weight:600">Make another payment</div><div style="color:#a1122c;text-align:center;padding:16px;font-weight:600">View accounts</div></div><p style="font-size:10px;color:#8a8a84;padding:0 16px 20px">Marlowe Bank Malaysia Berhad is a member of the Marlowe Group, London. Protected up to ${p.money(25_000_000)} for each depositor.</p>`,
    ),
});

const bebaru = look({
  name: 'bebaru-classic',
  width: 360,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.shortDashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#333;font-size:12px}.row{padding:8px 14px}.row:nth-child(even){background:#fdf3e7}.k{color:#c05f00;font-size:11px;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 35, '#c05f00')}<div style="background:#e67a00;color:#fff;padding:12px 14px;font-size:15px;font-weight:700;display:flex;justify-content:space-between"><span>3rd Party Transfer</span><span>☰</span></div><div style="display:flex;font-size:10px;text-align:center;color:#999;border-bottom:1px solid #e8d8c4"><span style="flex:1;padding:8px">1. Details</span><span style="flex:1;padding:8px">2. Confirm</span><span style="flex:1;padding:8px;color:#c05f00;font-weight:700;border-bottom:3px solid #e67a00">3. Result</span></div>
${rowsOf([
  ['Transaction Status', `<b>${p.status}</b>`],
  ['Transaction Ref. No.', p.reference],
  ['Transaction Date', `${p.date} ${p.time}`],
  ['From Account', `${p.ownAccount} SAVINGS`],
  ['Beneficiary Account No.', p.account],
  ['Beneficiary Name', p.recipient],
  ['Beneficiary Bank', p.bank.toUpperCase()],
  ['Transfer Amount', p.amount],
  ['Recipient Reference', p.memo],
  ['Other Payment Details', '-'],
  ...p.decoy,
])}<div style="display:flex;gap:8px;padding:16px 14px"><span style="flex:1;background:#e67a00;color:#fff;text-align:center;padding:10px;border-radius:3px">Print / Save</span><span style="flex:1;background:#8b8b8b;color:#fff;text-align:center;padding:10px;border-radius:3px">Add to Favourites</span></div>`,
    ),
});

const langkap = look({
  name: 'langkap-bottom-sheet',
  width: 402,
  money: MONEY.plainTight,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: { ...HEADINGS, success: ['Transfer Successful', 'Transfer successful!', 'Transaction Successful'] },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#4a4557;color:#1f1a2b;min-height:844px}.row{display:flex;justify-content:space-between;gap:12px;padding:7px 0;font-size:13px}.k{color:#827b92}.v{text-align:right;max-width:64%}`,
      `${phoneBar(p.clock, '#d6d1e0', 47)}<div style="padding:16px 22px 40px;color:#8f899c"><div style="font-size:17px;font-weight:700">Hi, ${p.sender.split(' ')[0]}</div><div style="margin-top:10px;border-radius:14px;background:#5a5368;padding:16px">Savings Plus<br><b style="font-size:21px">RM ••••••</b></div></div>
<div style="background:#fff;border-radius:26px 26px 0 0;padding:10px 24px 30px;min-height:660px"><div style="width:44px;height:5px;border-radius:3px;background:#d9d5e2;margin:0 auto 22px"></div><div style="text-align:center">${badge(p, 60, false)}<div style="font-size:20px;font-weight:700;margin:10px 0 18px">${p.status}</div><div style="font-size:13px;color:#827b92">${p.recipient}</div><div style="font-size:12px;color:#827b92">${p.bank} • ${p.account}</div><div style="font-size:40px;font-weight:800;color:#5a2bb8;margin:6px 0 14px">${p.amount}</div></div><div style="border-top:1px solid #eceaf1;padding-top:12px">${rowsOf(
        [
          ['Transferred via', 'KilatNow'],
          ['Date & time', `${p.date} at ${p.time}`],
          ['Reference ID', p.reference],
          ['Recipient’s reference', p.memo],
          ['From', `${p.sender}<br>${p.ownAccount}`],
          ...p.decoy,
        ],
      )}</div><div style="background:#5a2bb8;color:#fff;text-align:center;border-radius:14px;padding:14px;margin-top:26px;font-weight:700">Done</div><div style="display:flex;justify-content:space-around;padding-top:16px;color:#5a2bb8;font-size:13px;font-weight:600"><span>↗ Share</span><span>☆ Favourite</span><span>↻ Repeat</span></div></div>`,
    ),
});

export const phones = [rukam, tenggala, keruntum, kelunting, marlowe, bebaru, langkap];
