import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** An Android's strip: the signs are drawn, not written. */
const droidBar = (clock: string, colour: string) =>
  `<div style="display:flex;justify-content:space-between;align-items:center;padding:8px 18px 6px;color:${colour};font:500 13px ${FONTS.sans}"><span>${clock}</span><svg width="58" height="14" viewBox="0 0 58 14" fill="${colour}"><path d="M0 5a12 12 0 0 1 16 0l-8 8zM22 13L34 2v11zM43 3h3V1h4v2h3v10H43z"/></svg></div>`;

const kelopak = look({
  name: 'kelopak-mobile',
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `KLP${REFERENCES.digits(below)}`,
  says: {
    success: ['Your transfer is successful', 'Transfer successful!', 'Sent successfully'],
    failed: ['Your transfer was unsuccessful', 'Transfer failed'],
    pending: ['Your transfer is being processed', 'Transfer pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['Your transfer was reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff6f2;color:#33201b}.grid{display:grid;grid-template-columns:1fr 1fr;gap:15px 14px}.k{font-size:12px;color:#8d6c62}.v{font-size:14.5px;font-weight:600;overflow-wrap:anywhere}.act{display:flex;justify-content:space-around;padding:18px 10px 6px;font-size:12px;font-weight:600;text-align:center}.act i{display:block;width:44px;height:44px;border-radius:50%;background:#ffe0d4;margin:0 auto 5px}`,
      `<div style="background:#ff7a59">${phoneBar(p.clock, '#fff', 47)}<svg width="390" height="74" viewBox="0 0 390 74" style="display:block"><path d="M0 40Q100 80 200 44T390 38V74H0z" fill="#fff6f2"/><g fill="#ffd166">${p.done ? '<rect x="40" y="10" width="8" height="8"/><circle cx="120" cy="22" r="4"/><rect x="270" y="6" width="7" height="7"/><circle cx="340" cy="20" r="5"/>' : ''}</g></svg></div>
<div style="text-align:center;margin-top:-46px;padding:0 22px">${badge(p, 66)}<div style="font-size:19px;font-weight:700;margin-top:10px">${p.status}</div><div style="font-size:37px;font-weight:800;margin-top:2px">${p.amount}</div><div style="font-size:13px;color:#8d6c62">to</div><div style="font-size:16px;font-weight:700">${p.recipient}</div></div>
<div style="margin:18px 16px 0;background:#fff;border-radius:16px;padding:18px;box-shadow:0 1px 6px #c9532e22"><div class="grid">${[
        ['Recipient bank', p.bank],
        ['Account number', p.account],
        ['Date', p.date],
        ['Time', p.time],
        ['Reference no.', p.reference],
        ['From account', p.ownAccount],
        ['Recipient reference', p.memo],
        ['Transfer mode', 'KilatNow'],
        ...p.decoy,
      ]
        .map(([label, value]) => `<div><div class="k">${label}</div><div class="v">${value}</div></div>`)
        .join('')}</div></div>
<div class="act"><span><i></i>Share</span><span><i></i>Save PDF</span><span><i></i>Split bill</span><span><i></i>Favourite</span></div>
<div style="margin:14px 16px;border-radius:14px;background:#3b2a5c;color:#fff;padding:15px 18px;display:flex;justify-content:space-between;align-items:center"><div><b>Kelopak e-FD, 3.75% p.a.</b><div style="font-size:12px;opacity:.85">Start with as little as RM500. T&amp;Cs apply.</div></div><span style="font-size:22px">›</span></div>
<div style="margin:4px 16px 28px;background:#ff7a59;color:#fff;border-radius:28px;text-align:center;padding:14px;font-weight:700;font-size:16px">Done</div>`,
    ),
});

const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';

const jelita = look({
  name: 'jelita-apl',
  language: 'ms',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: ({ hour, minute }: Clock) => `${hour % 12 || 12}:${two(minute)} ${partOfDay(hour)}`,
  reference: (below) => REFERENCES.dashed(below).replaceAll('-', ' '),
  says: {
    success: ['Wang telah dipindahkan', 'Pindahan berjaya', 'Pemindahan anda berjaya'],
    failed: ['Pindahan tidak berjaya', 'Wang gagal dipindahkan'],
    pending: ['Pindahan sedang diproses', 'Pindahan menunggu pengesahan'],
    cancelled: ['Pindahan telah dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#12291d}.row{display:flex;flex-direction:column-reverse;padding:11px 24px;border-bottom:1px solid #e3ebe6}.k{font-size:12.5px;color:#5f7a6c}.v{font-size:16px}.who{display:flex;gap:14px;align-items:center;padding:12px 18px}.who b{display:block;font-size:16px}.who i{flex:none;width:42px;height:42px;border-radius:12px;background:#0b7a4b;color:#fff;font:700 17px/42px ${FONTS.sans};text-align:center}`,
      `${droidBar(p.clock, '#12291d')}<div style="padding:12px 24px;font-size:26px">←</div><div style="padding:4px 24px 20px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:15px;color:${signColour(p)};font-weight:700">${p.status}</div><div style="font-size:40px;letter-spacing:-1px">${p.amount}</div></div>${badge(p, 54, false)}</div>
<div style="margin:0 20px 12px;border:1px solid #cfe0d7;border-radius:16px"><div class="who"><i>${p.sender.slice(0, 1)}</i><span><small style="color:#5f7a6c">Daripada</small><b>${p.sender}</b>Akaun Semasa ${p.ownAccount}</span></div><div style="border-top:1px dashed #cfe0d7"></div><div class="who"><i style="background:#e5a50a">${p.recipient.slice(0, 1)}</i><span><small style="color:#5f7a6c">Kepada</small><b>${p.recipient}</b>${p.bank} ${p.account}</span></div></div>${rowsOf(
        [
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['No. rujukan', p.reference],
          ['Catatan penerima', p.memo],
          ['Kaedah', 'Pindahan Segera KilatNow'],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;padding:22px 20px 10px;font-weight:700;text-align:center"><div style="flex:1;border:2px solid #0b7a4b;color:#0b7a4b;border-radius:10px;padding:12px">Kongsi resit</div><div style="flex:1;background:#0b7a4b;color:#fff;border-radius:10px;padding:14px">Selesai</div></div><p style="text-align:center;color:#5f7a6c;font-size:12px;padding:8px 30px 30px">Jangan dedahkan kata laluan anda kepada sesiapa.<br>Talian Penipuan Kebangsaan: 997</p>`,
    ),
});

// An image to share, with the sum where an invoice has its total.
const limonit = look({
  name: 'limonit-share',
  width: 430,
  scale: 2,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['SUCCESSFUL', 'COMPLETED', 'TRANSACTION SUCCESSFUL'],
    failed: ['UNSUCCESSFUL', 'FAILED'],
    pending: ['PENDING', 'IN PROGRESS'],
    cancelled: ['CANCELLED'],
    refunded: ['REVERSED'],
  },
  formats: ['jpg', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#e9eef2;color:#1c2b36;font-size:15.5px;padding:26px 22px}table{width:100%;border-collapse:collapse}td{padding:11px 0;vertical-align:top}.k{width:41%;text-align:right;padding-right:14px;color:#53697a;font-size:14px}.v{overflow-wrap:anywhere}.total{display:flex;justify-content:space-between;align-items:baseline;background:#0e4a66;color:#fff;margin:12px -22px 0;padding:15px 22px}`,
      `<div style="background:#fff;border-top:8px solid #c6d300;padding:20px 22px 18px"><div style="display:flex;justify-content:space-between;align-items:center"><span style="font:700 24px ${FONTS.wide};color:#0e4a66;letter-spacing:-1px">limonit</span><span style="font-size:11px;text-align:right;color:#53697a">Limonit Bank Berhad<br>limonit.example</span></div><div style="margin:20px 0 8px;padding-bottom:9px;border-bottom:2px solid #0e4a66;font-size:17px;font-weight:700">Interbank Transfer Receipt</div>${tableOf(
        [
          [
            'Transaction status',
            `<b style="color:#fff;background:${signColour(p)};padding:2px 8px;border-radius:3px;white-space:nowrap;font-size:13px">${p.status}</b>`,
          ],
          ['Reference ID', p.reference],
          ['Date', p.date],
          ['Time', `${p.time} (MYT)`],
          ['From', `${p.sender}<br>${p.ownAccount}`],
          ['Beneficiary name', `<b>${p.recipient}</b>`],
          ['Beneficiary bank', p.bank],
          ['Beneficiary account', p.account],
          ['Payment details', p.memo],
          ...p.decoy,
        ],
      )}<div class="total"><span>Amount</span><b style="font-size:25px">${p.amount}</b></div></div><p style="font-size:11px;color:#53697a;padding-top:14px;text-align:center">This receipt is computer generated. For enquiries, call 03-5555 0190<br>(8.00 a.m. – 10.00 p.m. daily) quoting the Reference ID.</p>`,
    ),
});

const star =
  '<path d="M20 4l4 8 8-4-4 8 8 4-8 4 4 8-8-4-4 8-4-8-8 4 4-8-8-4 8-4-4-8 8 4z" fill="none" stroke="#e6c877" stroke-width="1" opacity=".35"/>';

const hidayah = look({
  name: 'hidayah-mudah-i',
  language: 'ms',
  width: 360,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transaksi Berjaya', 'Alhamdulillah, Transaksi Berjaya', 'Transaksi Telah Berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Transaksi Dalam Proses', 'Transaksi Menunggu Kelulusan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Dikembalikan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#f7f3e8;color:#1d2a3f;font-size:12.5px}table{width:100%;border-collapse:collapse}td{padding:10px 12px;vertical-align:top}tr:nth-child(odd){background:#efe8d6}.k{width:44%;color:#5d5a48}.v{font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#123a63;color:#fff;position:relative;overflow:hidden"><svg width="360" height="178" style="position:absolute;top:0;left:0"><defs><pattern id="s" width="40" height="40" patternUnits="userSpaceOnUse">${star}</pattern></defs><rect width="360" height="178" fill="url(#s)"/></svg><div style="position:relative">${droidBar(p.clock, '#fff')}<div style="text-align:center;padding:10px 14px 44px"><div style="width:170px;margin:0 auto 10px;background:#123a63"><div style="font:700 19px ${FONTS.book};color:#f0d48a">Bank Hidayah</div><div style="font-size:11px">Mudah-i</div></div><span style="background:#123a63;padding:5px 10px;font-size:15px;font-weight:700">${p.status}</span></div></div></div>
<div style="text-align:center;margin-top:-26px;position:relative">${badge(p, 52)}</div><div style="margin:14px 16px;border:1px solid #d8cca6;background:#fffdf6">${tableOf(
        [
          ['Amaun', `<span style="font-size:17px">${p.amount}</span>`],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['No. Akaun', p.account],
          ['Dari Akaun', `Simpanan-i<br>${p.ownAccount}`],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. Rujukan', p.reference],
          ['Tujuan', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="margin:0 16px;background:#e4efe6;border-left:4px solid #2d7a4f;padding:10px 12px;font-size:11.5px">Infaq serendah RM1 sehari. Pergi ke menu <b>Sadaqah</b> untuk menyertai.</div><div style="padding:18px 16px 8px;display:grid;gap:10px;text-align:center;font-weight:700"><div style="background:#123a63;color:#fff;padding:13px">SIMPAN RESIT</div><div style="color:#123a63;padding:6px">KEMBALI KE LAMAN UTAMA</div></div><p style="text-align:center;font-size:10.5px;color:#5d5a48;padding-bottom:24px">Ahli Perbadanan Contoh Deposit Malaysia</p>`,
    ),
});

// How far a payment has come.
const steps: Record<Printed['outcome'], string[]> = {
  success: ['We sent it', 'Credited to the payee'],
  failed: ['We could not send it'],
  pending: ['We are checking it', 'Credited to the payee'],
  cancelled: ['Cancelled before sending'],
  refunded: ['Returned by the payee’s bank'],
};

const chalfont = look({
  name: 'chalfont-malaysia-app',
  width: 393,
  names: 'upper',
  money: MONEY.trailing,
  date: DATES.weekday,
  time: TIMES.minutes,
  reference: (below, { year }) => `MY${String(year).slice(2)}/${REFERENCES.digits(below)}`,
  says: {
    success: ['Payment complete', 'Payment sent', 'Your payment has been made'],
    failed: ['Payment not made', 'Payment failed'],
    pending: ['Payment pending', 'Payment in progress'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1a1a1a;font-size:15px}.row{padding:12px 0;border-bottom:1px solid #d9d9d9}.k{color:#595959;font-size:13px}.v{margin-top:1px}.step{display:flex;gap:12px;padding-bottom:13px;align-items:center}.step i{flex:none;width:14px;height:14px;border-radius:50%;border:2px solid #00405c}`,
      `${phoneBar(p.clock, '#1a1a1a', 91)}<div style="display:flex;justify-content:space-between;padding:14px 20px;border-bottom:1px solid #d9d9d9"><span style="font:700 17px ${FONTS.serif};letter-spacing:2px;color:#00405c">CHALFONT</span><span style="color:#00405c;font-weight:700">Close</span></div><div style="padding:22px 20px 4px"><div style="font:400 29px/1.2 ${FONTS.serif}">${p.status}</div><div style="margin-top:14px;font-size:13px;color:#595959">Amount</div><div style="font-size:27px;font-weight:700">${p.amount}</div><div style="margin-top:10px;font-size:13px;color:#595959">Payee</div><div style="font-weight:700;font-size:16px">${p.recipient}</div><div>${p.bank}, ${p.account}</div></div><div style="background:#eef4f6;margin:18px 0 6px;padding:17px 20px 5px">${[
        'You authorised this payment',
        ...steps[p.outcome],
      ]
        .map((step, index) => {
          const reached = index === 0 || p.outcome !== 'pending';
          return `<div class="step"><i style="background:${reached ? '#00405c' : '#fff'}"></i>${step}</div>`;
        })
        .join('')}</div><div style="padding:0 20px 10px">${rowsOf([
        ['Date of payment', `${p.date} at ${p.time}`],
        ['Pay from', `Everyday Account ${p.ownAccount}`],
        ['Message to payee', p.memo],
        ['Our reference', p.reference],
        ['Transfer fee', p.nothing],
        ...p.decoy,
      ])}</div><div style="padding:16px 20px 10px"><div style="background:#00405c;color:#fff;text-align:center;padding:14px;font-weight:700">Make another payment</div><div style="color:#00405c;text-align:center;padding:16px;font-weight:700">Save confirmation</div></div><p style="background:#f2f2f2;padding:14px 20px 26px;font-size:12px;color:#595959">Chalfont Bank Malaysia Berhad. How are we doing? <u>Give feedback</u></p>`,
    ),
});

const kilauan = look({
  name: 'kilauan-digital',
  language: 'mixed',
  dark: true,
  names: 'title',
  money: MONEY.tight,
  date: ({ day, month, year }: Clock) => `${day}/${month}/${String(year).slice(2)}`,
  time: TIMES.lower,
  reference: (below) => `${REFERENCES.mixed(below)}-${REFERENCES.dashed(below)}`,
  says: {
    success: ['Settled! Transfer berjaya', 'Transfer berjaya', 'Done! Duit dah masuk'],
    failed: ['Alamak, transfer gagal', 'Transfer tak berjaya'],
    pending: ['Transfer tengah diproses', 'Kejap, transfer masih pending'],
    cancelled: ['Transfer dibatalkan'],
    refunded: ['Transfer di-refund'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0c0b16 radial-gradient(circle at 92% 110px,#43218f,#0c0b16 230px) no-repeat;color:#f3f1ff;font-size:15px}.row:first-child{border:0}.row{display:flex;justify-content:space-between;gap:18px;padding:13px 0;border-top:1px solid #2b2842}.k{color:#a9a4cc;flex:none}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#f3f1ff', 22)}<div style="padding:12px 22px;font-size:24px">✕</div><div style="padding:10px 22px 26px;display:flex;flex-direction:column;gap:6px"><div>${badge(p, 46)}</div><div style="font-size:16px;font-weight:600;color:${p.done ? '#c7f464' : '#ffb199'};margin-top:6px">${p.status}</div><div style="font-size:46px;font-weight:800;line-height:1.15">${p.amount}</div><div style="font-size:21px;font-weight:600;line-height:1.3"><span style="color:#a9a4cc">kepada</span> ${p.recipient}</div></div><div style="margin:0 16px;background:#17152a;border-radius:20px;padding:6px 18px">${rowsOf(
        [
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Bila', `${p.date}, ${p.time}`],
          ['Untuk apa', p.memo],
          ['Dari poket', 'Poket Utama'],
          ['Ref ID', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:14px 16px;background:#c7f464;color:#16210a;border-radius:20px;padding:16px 18px"><b>Ajak kawan, dapat RM10 each!</b><div style="font-size:13px">Guna kod KILAU88 masa sign up.</div></div><div style="display:flex;gap:10px;padding:8px 16px 30px;text-align:center;font-weight:700"><div style="flex:1;background:#2b2842;border-radius:26px;padding:14px">Share resit</div><div style="flex:1;background:#6c3bff;border-radius:26px;padding:14px">Okay</div></div>`,
    ),
});

// Opened from the account's list, some time after paying.
const ledang = look({
  name: 'ledang-activity-detail',
  width: 375,
  money: MONEY.spaced,
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Completed', 'Successful', 'Posted'],
    failed: ['Failed', 'Declined'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f2f7;color:#0a0a0a;font-size:15px}.card{background:#fff;border-radius:12px;margin:0 16px 18px;padding:0 16px}.row{padding:11px 0;border-bottom:1px solid #e4e4ea;display:flex;justify-content:space-between;gap:16px}.row:last-child{border:0}.k{flex:none}.v{text-align:right;color:#5c5c66;overflow-wrap:anywhere}h3{font-size:12.5px;font-weight:400;color:#5c5c66;padding:0 32px 6px;text-transform:uppercase}`,
      `${phoneBar(p.clock, '#0a0a0a', 70)}<div style="display:flex;justify-content:space-between;padding:10px 16px;color:#0a5bd8;font-size:16px"><span>‹ Savings</span><b style="color:#0a0a0a">Details</b><span>Share</span></div><div style="text-align:center;padding:16px 20px 20px"><div style="width:58px;height:58px;border-radius:50%;background:#d9e6fb;color:#0a5bd8;font:700 23px/58px ${FONTS.sans};margin:0 auto 8px">${p.recipient.slice(0, 1)}</div><div style="font-weight:700;font-size:17px">${p.recipient}</div><div style="font-size:33px;font-weight:700;padding:3px 0 6px">−${p.amount}</div><span style="border:1px solid ${signColour(p)};color:${signColour(p)};border-radius:12px;padding:3px 12px;font-size:13px;font-weight:700">${p.status}</span></div><h3>Transfer out</h3><div class="card">${rowsOf(
        [
          ['Transaction date', p.date],
          ['Transaction time', p.time],
          ['To account', `${p.bank}<br>${p.account}`],
          ['From account', p.ownAccount],
          ['Recipient ref', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div><h3>Manage</h3><div class="card">${rowsOf([
        ['Category', 'Transfers to people ›'],
        ['Add a tag or photo', '›'],
        ['Include in spending', 'On'],
      ])}</div><div class="card" style="padding:13px 16px;color:#0a5bd8">Pay again</div><div class="card" style="padding:13px 16px;color:#c01f2e">Report a problem with this transaction</div><p style="text-align:center;color:#5c5c66;font-size:12px;padding-bottom:26px">Ledang Bank · 24-hour helpline 1-300-55-0133</p>`,
    ),
});

export const phones = [kelopak, jelita, limonit, hidayah, chalfont, kilauan, ledang];
