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
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const teratai = look({
  name: 'teratai',
  reference: REFERENCES.endsInLetter,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{display:flex;justify-content:space-between;border-top:1px solid #eee;padding:10px 0;font-size:13px}.k{color:#777}.v{max-width:58%;text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 74, '#5b2a6e')}<div style="background:#5b2a6e;color:#fff;padding:14px 20px;font-size:17px;font-weight:700">Teratai Go<span style="float:right;font-size:13px">Share</span></div>
<div style="text-align:center;padding:22px 20px 16px">${badge(p)}<div style="font-size:20px;font-weight:700;margin-top:10px">${p.status}</div><div style="color:#777;font-size:13px;margin-top:12px">Amount</div><div style="font-size:32px;font-weight:700">${p.amount}</div></div>
<div style="padding:0 20px">${rowsOf([
        ['Reference ID', p.reference],
        ['Date & Time', `${p.date}, ${p.time}`],
        ['Beneficiary Name', p.recipient],
        ['Beneficiary Account', p.account],
        ['Receiving Bank', p.bank],
        ['Recipient Reference', p.memo],
        ['From Account', `${p.sender}<br>${p.ownAccount}`],
        ...p.decoy,
      ])}</div><p style="padding:14px 20px;font-size:10px;color:#999">Note: This receipt is computer generated and no signature is required. If the transaction is unsuccessful, the amount will be credited back to your account.</p>`,
    ),
});

const meranti = look({
  name: 'meranti',
  dark: true,
  width: 360,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#11151a;color:#f0f2f4}.row{margin-top:12px}.k{font-size:11px;color:#8f98a5}.v{font-size:15px}`,
      `${phoneBar(p.clock, '#fff', 41)}<div style="padding:14px 18px;font-size:21px;font-weight:700">Receipt</div>
<div style="margin:0 14px;background:#1c222b;border-radius:16px;padding:18px"><div class="k">You transferred</div><div style="font-size:31px;font-weight:700">${p.amount}</div>${rowsOf(
        [
          ['Status', p.status],
          ['Transfer to', p.recipient],
          ['Account number', p.account],
          ['Bank', p.bank],
          ['Date and time', `${p.date} ${p.time}`],
          ['Transaction reference', p.reference],
          ['Payment details', p.memo],
          ['From', p.sender],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;margin:22px 0"><span style="background:#c98a3a;color:#1a1206;border-radius:24px;padding:12px 62px;font-weight:700">Done</span></div><div style="margin:0 14px 20px;border-radius:14px;background:#2b2416;padding:12px 16px;font-size:12px;color:#e8c990">Win a trip! Every ${p.money(1_000)} spent is one entry in the Meranti draw.</div>`,
    ),
});

const embun = look({
  name: 'embun',
  language: 'ms',
  width: 375,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: HEADINGS_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1d2b2a}.row{display:flex;justify-content:space-between;padding:9px 0;border-top:1px solid #e4ecea;font-size:13px}.k{color:#61706e}.v{max-width:58%;text-align:right;font-weight:500;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 55, '#0d6b66')}<div style="background:#0d6b66;color:#fff;padding:15px 20px;font-weight:700;font-size:16px">Bank Sinar Embun</div>
<div style="text-align:center;padding:22px">${badge(p, 52, false)}<div style="font-size:20px;font-weight:700;margin-top:8px">${p.status}</div></div>
<div style="margin:0 16px;border:1px solid #d5e0de;border-radius:10px;padding:14px"><div style="display:flex;justify-content:space-between;font-size:17px;font-weight:700;padding-bottom:8px"><span>Jumlah</span><span>${p.amount}</span></div>${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh dan Masa', `${p.date}, ${p.time}`],
          ['Nama Penerima', p.recipient],
          ['No. Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Rujukan Penerima', p.memo],
          ['Daripada Akaun', p.ownAccount],
          ['Caj Perkhidmatan', p.nothing],
          ...p.decoy,
        ],
      )}</div><p style="padding:14px 20px;font-size:11px;color:#8a9795">Resit ini adalah janaan komputer. Tandatangan tidak diperlukan.</p>`,
    ),
});

const lembayung = look({
  name: 'lembayung',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#1a1030;color:#efeaf8}.row{display:flex;justify-content:space-between;padding:11px 2px;border-bottom:1px dotted #4b3a70;font-size:14px}.k{color:#a898c9}.v{max-width:60%;text-align:right}`,
      `${phoneBar(p.clock, '#fff', 97)}<div style="padding:12px 20px;font-size:15px">‹ &nbsp; Butiran Transaksi</div><div style="padding:18px 20px 10px;font-size:15px">Amaun dipindahkan<div style="font-size:38px;font-weight:700;color:#e7c8ff">${p.amount}</div></div>
<div style="margin:6px 18px;background:#251840;border-radius:12px;padding:6px 16px">${rowsOf([
        ['Status', p.status],
        ['Kepada', p.recipient],
        ['Bank', p.bank],
        ['Nombor akaun', p.account],
        ['Tarikh', p.date],
        ['Masa', p.time],
        ['ID Transaksi', p.reference],
        ['Catatan', p.memo],
        ['Daripada', p.sender],
        ...p.decoy,
      ])}</div><p style="text-align:center;padding:18px;color:#a898c9;font-size:12px">Jumpa lagi di Lembayung!</p>${tabs(['Utama', 'Pindah', 'Imbas', 'Akaun'], '#a898c9')}`,
    ),
});

const tiram = look({
  name: 'tiram',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: MONEY.code,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: STATUSES,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#f3efe9;color:#26221c;font-size:12px}table{width:100%;border-collapse:collapse;background:#fff}td{padding:9px 12px;vertical-align:top}tr:nth-child(odd){background:#faf6ef}.k{color:#6d6357;width:42%}`,
      `${phoneBar(p.clock, '#26221c')}<div style="padding:14px 16px;font-size:17px;font-weight:700;color:#8a4b2a">Tiram Savings</div><div style="padding:0 16px 10px;font-size:13px">Slip Pindahan Wang / Fund Transfer Slip</div>
${tableOf([
  ['Status Transaksi', `<b style="color:${signColour(p)}">${p.status}</b>`],
  ['Amaun / Amount', `<b>${p.amount}</b>`],
  ['Caj / Fee', p.nothing],
  ['Nama Penerima', p.recipient],
  ['Akaun Penerima', p.account],
  ['Bank Penerima', p.bank],
  ['Tarikh & Masa', `${p.date} ${p.time}`],
  ['No. Rujukan', p.reference],
  ['Rujukan Penerima', p.memo],
  ['Pengirim', p.sender],
  ...p.decoy,
])}<p style="padding:14px 16px;font-size:10px;color:#8b8175">Simpan slip ini untuk rujukan anda. Please keep this slip for your reference.</p>${tabs(['Home', 'Pay', 'History', 'More'], '#8a4b2a')}`,
    ),
});

const rimbun = look({
  name: 'rimbun',
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: { ...STATUSES, success: ['Completed', 'Sent', 'Successful'] },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#20261c;font-size:16px}.row{padding:11px 0 3px}.k{font-size:11px;letter-spacing:1.2px;text-transform:uppercase;color:#7d8775}.v{font-size:17px}`,
      `${phoneBar(p.clock, '#20261c', 12)}<div style="padding:26px 24px 6px"><div style="font-size:46px;font-weight:700;letter-spacing:-1px">${p.amount}</div><div style="color:${signColour(p)};font-weight:700">● ${p.status}</div></div>
<div style="padding:4px 24px">${rowsOf([
        ['Paid to', p.recipient],
        ['Account', `${p.bank} ${p.account}`],
        ['When', `${p.date}, ${p.time}`],
        ['Reference number', p.reference],
        ['Your note', p.memo],
        ['Paid from', `${p.sender} ${p.ownAccount}`],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:10px;padding:24px"><span style="flex:1;border:2px solid #5d7a2e;color:#5d7a2e;border-radius:8px;padding:10px;text-align:center;font-weight:700">Share</span><span style="flex:1;background:#5d7a2e;color:#fff;border-radius:8px;padding:10px;text-align:center;font-weight:700">Pay again</span></div>`,
    ),
});

const pasir = look({
  name: 'pasir',
  language: 'ms',
  width: 384,
  scale: 2,
  date: DATES.slashes,
  time: TIMES.malay,
  reference: REFERENCES.dashed,
  says: HEADINGS_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#e9dcc3;color:#3c2f1c}.row{padding:7px 0;display:flex;gap:12px;font-size:13px}.k{width:40%;color:#84704d}.v{flex:1;font-weight:600}`,
      `${phoneBar(p.clock, '#3c2f1c')}<div style="margin:18px 16px;background:#fffaf0;border-radius:14px 14px 0 0;padding:22px 18px 12px"><h1 style="font:700 21px ${FONTS.book}">${p.status}</h1><p style="font-size:12px;color:#84704d;margin:4px 0 14px">Terima kasih kerana menggunakan Pasir Mobil</p>
<div style="border-top:2px dashed #e0cfae;border-bottom:2px dashed #e0cfae;padding:12px 0;margin-bottom:10px"><span style="font-size:13px">Jumlah Bayaran</span><div style="font:700 30px ${FONTS.book}">${p.amount}</div></div>${rowsOf(
        [
          ['Penerima', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Tarikh', `${p.date} ${p.time}`],
          ['No. resit', p.reference],
          ['Butiran', p.memo],
          ['Pengirim', p.sender],
          ...p.decoy,
        ],
      )}</div><div style="margin:-18px 16px 20px;height:14px;background:radial-gradient(circle at 8px 14px,transparent 8px,#fffaf0 8px) 0 0/16px 14px"></div>`,
    ),
});

const kirana = look({
  name: 'kirana',
  dark: true,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.long,
  time: TIMES.english,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:linear-gradient(#3a1c2c,#140a12);color:#fbeff4;text-align:center;min-height:844px}.k{font-size:12px;color:#c9a3b4;margin-top:16px}.v{font-size:16px;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 66)}<div style="padding:44px 24px 20px">${badge(p, 64)}<div style="font-size:22px;font-weight:700;margin-top:14px">${p.status}</div><div style="font-size:44px;font-weight:800;margin-top:18px">${p.amount}</div>${rowsOf(
        [
          ['To', p.recipient],
          ['Bank and account', `${p.bank}<br>${p.account}`],
          ['On', `${p.date} at ${p.time}`],
          ['Transaction no.', p.reference],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}</div><p style="font-size:11px;color:#c9a3b4;padding:10px 40px 40px">Kirana members save up to 5% on bills. Terms apply.</p>`,
    ),
});

export const phones = [teratai, meranti, embun, lembayung, tiram, rimbun, pasir, kirana];
