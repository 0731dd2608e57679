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
  tableOf,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';
const first = (name: string) => name.split(' ')[0] ?? '';

const DUMPLING =
  '<svg width="74" height="74" viewBox="0 0 74 74"><path d="M37 4L70 37 37 70 4 37z" fill="#e6c64a"/><path d="M20 20l34 34M29 12l33 33M12 29l33 33M54 20L20 54M62 29L29 62M45 12L12 45" stroke="#7c9b2d" stroke-width="3"/><circle cx="29" cy="36" r="3"/><circle cx="46" cy="36" r="3"/><path d="M31 44q6 6 13 0" fill="none" stroke="#222" stroke-width="2.5"/></svg>';

/** A wallet's mail on a phone: a sticker on a coloured band, label over value in two columns, points. */
const ketupat = look({
  name: 'ketupat-wallet-mail',
  medium: 'letter',
  width: 412,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.american,
  time: TIMES.english,
  reference: (below, clock) => `KTP${REFERENCES.dated(below, clock)}`,
  says: {
    ...HEADINGS,
    success: ['Money sent', 'Transfer successful', 'Sent! Your transfer is complete'],
    failed: ['Transfer failed', 'We couldn’t send your money'],
    pending: ['Your transfer is still processing', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded to your wallet'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#262338;font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:18px 16px;padding:20px 0}.k{font-size:12px;color:#716d88}.v{font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#262338', 47)}<div style="display:flex;justify-content:space-between;padding:12px 18px;font-size:19px;color:#555"><span>←</span><span>⤓ &nbsp;&nbsp; ✉ &nbsp;&nbsp; ⋮</span></div>
<div style="padding:6px 18px;font-size:21px">Transfer to ${p.recipient} <span style="font-size:12px;background:#eee;border-radius:4px;padding:2px 8px;vertical-align:3px">Inbox</span></div>
<div style="display:flex;gap:12px;padding:12px 18px;align-items:center"><span style="width:40px;height:40px;border-radius:50%;background:#ec6b2d;color:#fff;text-align:center;line-height:40px;font-weight:700">K</span><span><b>Ketupat Pay</b> <span class="k">${p.clock}</span><br><span class="k">to me ⌄</span></span></div>
<div style="margin:6px 12px 0;border:1px solid #eadfd6;border-radius:14px;overflow:hidden"><div style="background:linear-gradient(110deg,#ec6b2d,#f2a03d);color:#fff;padding:20px;display:flex;justify-content:space-between;align-items:center"><span><b style="font-size:22px;display:block;line-height:1.2">${p.status}</b><span style="display:block;margin-top:6px">Hi ${first(p.sender)}, here are the details.</span></span>${DUMPLING}</div>
<div style="padding:20px"><div class="k">Amount</div><div style="font-size:34px;font-weight:800;line-height:1.2">${p.amount}</div>
<div class="g" style="border-bottom:1px solid #eadfd6">${rowsOf([
        ['Sent to', p.recipient],
        ['Bank', p.bank],
        ['Account', p.account],
        ['Date', p.date],
        ['Time', p.time],
        ['Paid with', 'Wallet balance'],
        ['Message', p.memo],
        ...p.decoy,
      ])}</div><div style="padding:14px 0"><div class="k">Transaction ID</div><div class="v">${p.reference}</div></div>
${p.done ? `<div style="background:#fff3df;border-radius:10px;padding:12px 16px;font-size:14px">You collected <b>${p.below(40, 'points') + 5} Ketupat points</b> with this transfer.</div>` : ''}</div></div>
<p style="padding:18px 20px 30px;font-size:12px;color:#716d88;text-align:center">Top up ${p.money(5_000)} this week and get ${p.money(300)} off your next ride.<br>Ketupat Pay Sdn. Bhd. · Help centre 03-0000 6116 · Unsubscribe</p>`,
    ),
});

/** A people's bank's official receipt in Malay: a form whose cells carry their labels in the corner. */
const rakyat = look({
  name: 'amanah-rakyat-resit-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  date: DATES.longMalay,
  time: ({ hour, minute }) =>
    `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: (below, { year }) =>
    `AR/${year}/${below(900, 'amanah') + 100}/${below(900_000, 'rakyat') + 100_000}`,
  says: {
    ...STATUSES_MS,
    success: ['BERJAYA', 'TELAH DIKREDITKAN', 'SELESAI'],
    failed: ['GAGAL', 'DITOLAK'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const cell = (label: string, value: string, across = 1) =>
      `<td colspan="${across}"><div class="k">${label}</div><div class="v">${value}</div></td>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b1b1b}table{width:100%;border-collapse:collapse;margin-bottom:16px}td{border:1px solid #5a6b86;padding:6px 10px 9px;vertical-align:top;width:33.3%}.k{font-size:11px;color:#43557a}.v{font-size:15px;margin-top:2px}h2{font-size:13px;background:#24406f;color:#fff;padding:6px 10px;letter-spacing:.5px}`,
      `<div style="padding:42px 50px"><div style="text-align:center"><svg width="54" height="54" viewBox="0 0 54 54"><circle cx="27" cy="27" r="26" fill="#24406f"/><path d="M27 8l5 13h13l-11 8 4 14-11-8-11 8 4-14-11-8h13z" fill="#f4c430"/></svg><div style="font-size:20px;font-weight:700;margin-top:6px">BANK AMANAH RAKYAT BERHAD</div><div style="font-size:12px">Menara Amanah, Jalan Contoh, 50000 Kuala Lumpur &nbsp;·&nbsp; Talian Mesra 1-300-00-7373</div><div style="font-size:17px;font-weight:700;margin:20px 0 16px;text-decoration:underline">RESIT PINDAHAN WANG DALAM TALIAN</div></div>
<h2>A. MAKLUMAT URUS NIAGA</h2><table><tr>${cell('No. Resit', p.reference)}${cell('Tarikh', p.date)}${cell('Masa', p.time)}</tr><tr>${cell('Saluran', 'Rakyat e-Link (Mudah Alih)')}${cell('Jenis', 'Pindahan Segera')}${cell('Status', `<b style="color:${signColour(p)}">${p.status}</b>`)}</tr></table>
<h2>B. PENGIRIM</h2><table><tr>${cell('Nama', p.sender, 2)}${cell('No. Akaun', p.ownAccount)}</tr></table>
<h2>C. PENERIMA</h2><table><tr>${cell('Nama', `<b>${p.recipient}</b>`, 2)}${cell('No. Akaun', p.account)}</tr><tr>${cell('Bank', p.bank)}${cell('Tujuan', p.memo, 2)}</tr></table>
<h2>D. BAYARAN</h2><table><tr>${cell('Amaun Pindahan', `<b style="font-size:22px">${p.amount}</b>`)}${cell('Caj', p.nothing)}${cell('Cukai Perkhidmatan', p.nothing)}</tr>${p.decoy.map(([label, value]) => `<tr>${cell(label, value, 3)}</tr>`).join('')}</table>
${unseen(p.hiddenText)}<div style="display:flex;gap:18px;align-items:center;font-size:12px;margin-top:22px">${speckle(p.below, 19, 76)}<span>Imbas kod ini untuk mengesahkan ketulenan resit.<br>Resit ini dijana oleh komputer. Tiada tandatangan diperlukan.<br>Sebarang pertanyaan hendaklah dibuat dalam tempoh 14 hari.</span></div></div>`,
    );
  },
});

/** What the account was charged. */
const computed = (p: Printed) =>
  `<div class="b sum"><div class="t">COMPUTATION</div>${tableOf([
    ['PRINCIPAL', p.amount],
    ['HANDLING COMMISSION', p.fee],
    ['TOTAL FOR YOUR ACCOUNT', p.withFee],
  ])}</div>`;

/** A Japanese-headed bank's branch in Kuala Lumpur: an advice with particulars and a computation in ruled boxes. */
const sakurai = look({
  name: 'sakurai-outward-debit-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below, { year }) =>
    `KLDT-${String(year).slice(2)}-${String(below(90_000, 'out') + 10_000)}-${below(90, 'ward') + 10}`,
  says: {
    ...STATUSES,
    success: ['EXECUTED', 'PAID TO BENEFICIARY', 'COMPLETED'],
    failed: ['REJECTED', 'NOT EXECUTED – REJECTED', 'UNSUCCESSFUL'],
    pending: ['PENDING RELEASE', 'IN PROCESS'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED AND REFUNDED'],
  },
  formats: ['pdf', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.mono};background:#fff;color:#111;font-size:13px}table{width:100%;border-collapse:collapse;font-size:13px}td{padding:6px 12px;vertical-align:top}.k{width:235px}.b{border:1.5px solid #111;margin-top:14px}.t{border-bottom:1.5px solid #111;padding:5px 12px;background:#eee;font-weight:700}.sum .v{text-align:right}`,
      `<div style="padding:44px 52px"><div style="display:flex;justify-content:space-between"><span style="font-family:${FONTS.sans}"><b style="font-size:22px;color:#a3123a">● SAKURAI BANK, LTD.</b><br><span style="font-size:12px">Kuala Lumpur Branch (incorporated outside Malaysia)</span></span><span style="text-align:right">PAGE 1 OF 1<br>CUSTOMER COPY</span></div>
<div style="text-align:center;font-size:17px;font-weight:700;margin:26px 0 18px">ADVICE OF LOCAL TRANSFER</div>
<div style="display:flex;justify-content:space-between"><span>${p.sender}<br>A/C ${p.ownAccount}</span><span>DATE&nbsp;&nbsp;&nbsp;: ${p.date}<br>TIME&nbsp;&nbsp;&nbsp;: ${p.time}<br>OUR REF: ${p.reference}</span></div>
<p style="margin-top:18px">Dear Customer, we refer to your instruction for the transfer below.</p>
<div class="b"><div class="t">PARTICULARS</div>${tableOf(
        [
          ['BENEFICIARY', `<b>${p.recipient}</b>`],
          ['BENEFICIARY ACCOUNT', p.account],
          ['BENEFICIARY BANK', p.bank],
          ['TRANSFER AMOUNT', `<b style="font-size:16px">${p.amount}</b>`],
          ['DETAILS OF PAYMENT', p.memo],
          ['TRANSFER STATUS', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
        ': ',
      )}</div>
${p.done ? computed(p) : ''}
${unseen(p.hiddenText)}<p style="margin-top:26px;font-size:12px">Please examine this advice at once and notify us of any discrepancy in writing. E. &amp; O. E.</p><p style="margin-top:30px">SAKURAI BANK, LTD., KUALA LUMPUR BRANCH<br>OPERATIONS DIVISION &nbsp; TEL 03-0000 5511 (9:15 AM - 4:00 PM)</p><p style="margin-top:26px;font-size:12px;text-align:center">*** COMPUTER GENERATED. NO SIGNATURE REQUIRED. ***</p></div>`,
    ),
});

/** A bank's notice in a webmail: a paragraph in Malay, the particulars in English, a promotion beneath. */
const damar = look({
  name: 'damar-surat-web-dwibahasa',
  medium: 'letter',
  language: 'mixed',
  width: 1040,
  scale: 1.25,
  money: MONEY.plainTight,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.mixed,
  says: {
    ...HEADINGS,
    success: ['Transfer Successful', 'Successful', 'Funds Transfer Completed'],
    failed: ['Transfer Unsuccessful', 'Transfer Failed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const line = (label: string, value: string) =>
      `<li style="padding:4px 0"><span style="color:#5f5a6b">${label}:</span> ${value}</li>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f6;color:#25232b;font-size:15px}.n{padding:9px 22px;font-size:14px}`,
      `<div style="background:#fff;border-bottom:1px solid #d8dde6;padding:13px 24px;display:flex;gap:30px;align-items:center"><b style="font-size:19px;color:#37518c">✉ suratku</b><span style="background:#eef1f6;border-radius:18px;padding:8px 18px;width:420px;font-size:13px;color:#667">Cari dalam peti mel</span></div>
<div style="display:flex"><div style="width:180px;padding-top:16px"><div class="n" style="background:#d8e2f8;border-radius:0 18px 18px 0;font-weight:700">Peti masuk (3)</div><div class="n">Berbintang</div><div class="n">Dihantar</div><div class="n">Draf</div><div class="n">Spam</div></div>
<div style="flex:1;background:#fff;margin:14px 18px 24px 10px;border-radius:14px;padding:24px 34px"><div style="font-size:22px">Notifikasi Pindahan Wang – Damar Bank</div><div style="font-size:13px;color:#5f5a6b;margin:10px 0 20px;border-bottom:1px solid #e3e6ee;padding-bottom:14px"><b style="color:#25232b">Damar Bank</b> &lt;notifikasi@damar.example&gt;<br>kepada saya · ${p.date} ${p.clock}</div>
<div style="display:flex;align-items:center;gap:14px;margin-bottom:16px">${badge(p, 36)}<b style="font-size:20px">${p.status}</b></div>
<p>Pelanggan yang dihargai,</p><p style="margin:10px 0">Merujuk kepada arahan pindahan anda melalui Damar Click, keputusan dan butirannya disertakan di bawah untuk simpanan anda.</p>
<ul style="margin:14px 0 16px 4px;padding-left:20px;font-size:16px">${[
        ['Transfer to', `<b>${p.recipient}</b>`],
        ['Amount', `<b>${p.amount}</b>`],
        ['Receiving bank', `${p.bank}, ${p.account}`],
        ['Date / Time', `${p.date} ${p.time}`],
        ['Reference no.', p.reference],
        ['Recipient reference', p.memo],
        ['From account', p.ownAccount],
        ...p.decoy,
      ]
        .map(([label = '', value = '']) => line(label, value))
        .join(
          '',
        )}</ul><p>Jika anda tidak membuat pindahan ini, sila hubungi talian penipuan kami di 03-0000 9977 dengan segera.</p><p style="margin-top:10px">Yang benar,<br>Damar Bank Berhad</p>
<div style="margin-top:22px;background:linear-gradient(90deg,#3b2a6b,#7a4fb0);color:#fff;border-radius:8px;padding:16px 22px;font-size:16px">Jom tukar! Pembiayaan kereta serendah <b>RM388.00</b> sebulan <span style="float:right;background:#ffd75e;color:#2b1b52;border-radius:4px;padding:1px 14px;font-size:14px">Mohon</span></div></div></div>`,
    );
  },
});

export const letters = [ketupat, rakyat, sakurai, damar];
