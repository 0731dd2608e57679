import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { SLIPS, STATUSES } from '#test/receipts/drawing/says.ts';

const hidden = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';
const extra = (decoy: [string, string][]) => decoy.map(([label, value]) => `${label}: ${value}`).join('<br>');

const meriang = look({
  name: 'meriang-e-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font:14px/1.5 Lato,${FONTS.sans};background:#fff;color:#2b2b3a}.box{flex:1;border:1px solid #d9d4ea;border-radius:10px;padding:16px 18px}.s{font-size:11px;letter-spacing:1px;color:#8b82a8}.row{display:flex;justify-content:space-between;padding:9px 2px;border-bottom:1px dotted #c9c3dc}.k{color:#6d668a}`,
      `<div style="height:12px;background:linear-gradient(90deg,#5b3fa8,#d0568f,#f3a04c)"></div><div style="padding:34px 54px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:26px;color:#5b3fa8">meriang</b><span style="font-size:18px">e-Receipt</span></div><div style="display:flex;justify-content:space-between;margin:34px 0 24px;align-items:flex-end"><div><div class="s">TOTAL AMOUNT</div><div style="font-size:36px;font-weight:700">${p.amount}</div></div><div style="text-align:right"><div class="s">STATUS</div><div style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</div></div></div><div style="display:flex;gap:18px;margin-bottom:24px"><div class="box"><div class="s">FROM</div><b>${p.sender}</b><br>Meriang Bank Digital<br>${p.ownAccount}</div><div class="box"><div class="s">TO</div><b>${p.recipient}</b><br>${p.bank}<br>${p.account}</div></div>${rowsOf(
        [
          ['Transaction date', p.date],
          ['Transaction time', p.time],
          ['Transaction ID', p.reference],
          ['Transfer type', 'KilatNow Transfer'],
          ['Purpose', 'Fund transfer'],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}${hidden(p.hiddenText)}<p style="margin-top:40px;font-size:11px;color:#8b82a8">Meriang Bank Digital Berhad is a member of the deposit scheme; each depositor is protected up to ${p.money(25_000_000)}. This document needs no signature.</p></div>`,
    ),
});

const OPENINGS: Record<string, string> = {
  success: 'We are pleased to advise that we have today executed the payment below as instructed by you.',
  failed:
    'We regret to advise that the payment below could not be executed and your account was not debited.',
  pending:
    'We acknowledge receipt of your instruction for the payment below, which has not yet been executed.',
  cancelled: 'We confirm that the payment below has been cancelled as instructed by you.',
  refunded: 'We advise that the payment below was returned and your account has been credited.',
};

const oldcastle = look({
  name: 'oldcastle-remittance-letter-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  money: MONEY.code,
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `OC/IB/${below(90_000, 'a') + 10_000}/${below(9_000, 'b') + 1_000}`,
  says: SLIPS,
  formats: ['pdf', 'pdf', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font:14px/1.5 ${FONTS.book};background:#fff;color:#111}table{border-collapse:collapse;margin:16px 0}td{padding:4px 0;vertical-align:top}.k{width:250px}`,
      `<div style="padding:56px 70px"><div style="border-bottom:1px solid #111;padding-bottom:10px;letter-spacing:3px;font-size:19px">OLDCASTLE &amp; ORIENT BANK<div style="font-size:10px;letter-spacing:1px">MALAYSIA BERHAD · INCORPORATED IN MALAYSIA</div></div><p style="margin:26px 0 18px">${p.date}<br><br>${p.sender}<br>c/o Internet Banking</p><p>Dear Customer</p><p style="margin:14px 0;font-weight:700;text-decoration:underline">REMITTANCE ADVICE – OUR REF ${p.reference}</p><p>${OPENINGS[p.outcome]}</p>${tableOf(
        [
          ['In favour of', p.recipient],
          ['Credit account', p.account],
          ['With', p.bank],
          ['Amount remitted', p.amount],
          ['Our charges', 'Waived'],
          ['Debited from account', p.ownAccount],
          ['Date and time of entry', `${p.date} ${p.time} hrs`],
          ['Payment details', p.memo],
          ['Transaction status', p.status],
          ...p.decoy,
        ],
        ':&nbsp; ',
      )}<p>Should you have any query, please quote our reference above.</p>${hidden(p.hiddenText)}<p style="margin-top:30px">Yours faithfully<br>for OLDCASTLE &amp; ORIENT BANK MALAYSIA BERHAD<br><br><i style="font-size:12px">This is a system-generated letter; no signature is required.</i></p></div>`,
    ),
});

const TITLES: Record<string, string> = {
  success: 'Transaksi anda berjaya<br><i>Your transaction is successful</i>',
  failed: 'Transaksi anda tidak berjaya<br><i>Your transaction is unsuccessful</i>',
  pending: 'Transaksi anda sedang diproses<br><i>Your transaction is being processed</i>',
  cancelled: 'Transaksi anda dibatalkan<br><i>Your transaction is cancelled</i>',
  refunded: 'Wang anda dipulangkan<br><i>Your money has been refunded</i>',
};

const tukul = look({
  name: 'tukul-emas-mel-web',
  medium: 'letter',
  language: 'mixed',
  width: 900,
  scale: 1.25,
  money: MONEY.plainTight,
  date: ({ day, month, year }) =>
    `${String(day).padStart(2, '0')}-${String(month).padStart(2, '0')}-${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Berjaya / Successful'],
    failed: ['Gagal / Failed'],
    pending: ['Dalam proses / Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['png', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font:13px/1.45 ${FONTS.sans};background:#fff;color:#202124}table{width:100%;border-collapse:collapse}td{padding:9px 12px;border:1px solid #f0d9a8}.k{width:42%;background:#fffaf0}`,
      `<div style="padding:16px 30px 10px 70px;font-size:20px">e-Resit Tukul Emas: Pindahan wang ${p.reference.slice(-6)} <span style="background:#ddd;font-size:11px;padding:1px 6px;border-radius:3px">Inbox</span></div><div style="display:flex;padding:6px 30px;gap:12px"><span style="width:38px;height:38px;border-radius:50%;background:#b8860b;color:#fff;text-align:center;line-height:38px;font-size:18px;flex:none">T</span><div style="flex:1"><b>Tukul Emas eBanking</b> <span style="color:#777">&lt;e-resit@tukulemas.example&gt;</span><div style="color:#777;font-size:12px">to me ▾</div></div><span style="color:#777;font-size:12px">${p.date} ${p.clock} &nbsp; ☆ &nbsp; ↩</span></div><div style="width:640px;margin:16px 0 20px 80px;border:1px solid #f0d9a8"><div style="background:#b8860b;color:#fff;padding:14px 22px;font:700 18px ${FONTS.serif}">TUKUL EMAS BANK</div><div style="padding:20px 22px"><p style="font-size:17px;margin-bottom:14px;color:${signColour(p)}">${TITLES[p.outcome]}</p>${tableOf(
        [
          ['Penerima / <i>Recipient</i>', p.recipient],
          ['Akaun penerima / <i>Recipient account</i>', `${p.account} (${p.bank})`],
          ['Jumlah / <i>Amount</i>', `<b>${p.amount}</b>`],
          ['Tarikh / <i>Date</i>', p.date],
          ['Masa / <i>Time</i>', p.time],
          ['No. rujukan / <i>Reference no.</i>', p.reference],
          ['Nota / <i>Notes</i>', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}<p style="margin-top:14px;font-size:11px;color:#777">Jika anda tidak membuat transaksi ini, hubungi kami segera di 03-0000 0000.<br><i>If you did not make this transaction, call us immediately.</i></p></div></div>`,
    ),
});

const bayang = look({
  name: 'bayang-mel-telefon',
  medium: 'letter',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.longMalay,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    success: ['telah berjaya dipindahkan', 'telah berjaya dihantar'],
    failed: ['tidak berjaya dipindahkan', 'gagal dihantar'],
    pending: ['sedang diproses untuk dipindahkan', 'masih menunggu kelulusan untuk dihantar'],
    cancelled: ['telah dibatalkan, tidak dihantar'],
    refunded: ['telah dipulangkan, tidak jadi dihantar'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font:15px/1.6 ${FONTS.condensed};background:#1b1b1f;color:#e4e2e6}b{color:#fff}`,
      `${phoneBar(p.clock, '#e4e2e6', 41)}<div style="padding:10px 18px;font-size:20px">←<span style="float:right;letter-spacing:14px">⤓ ✉ ⋮</span></div><div style="padding:8px 20px 4px;font-size:21px">Makluman transaksi KilatNow</div><div style="display:flex;gap:12px;padding:12px 20px"><span style="width:40px;height:40px;border-radius:20px;background:#4e6cb8;text-align:center;line-height:40px;flex:none">B</span><div style="font-size:13px">Bayang Bank <span style="color:#999">· ${p.clock}</span><br><span style="color:#999">kepada saya ⌄</span></div></div><div style="padding:10px 20px 26px"><p>Pelanggan yang dihargai,</p><p style="margin:14px 0">Sebanyak <b>${p.amount}</b> ${p.status} kepada <b>${p.recipient}</b> (${p.bank}, ${p.account}) pada <b>${p.date}</b>, jam ${p.time}.</p><p>Nombor rujukan: <b>${p.reference}</b><br>Rujukan penerima: ${p.memo}<br>Daripada akaun: ${p.ownAccount}<br>${extra(p.decoy)}</p><p style="margin-top:14px">Terima kasih kerana berurusan dengan kami.</p><p style="margin-top:20px;font-size:12px;color:#999;border-top:1px solid #444;padding-top:12px">E-mel ini dijana secara automatik. Jangan balas. Pihak bank tidak akan meminta kata laluan anda.</p></div><div style="display:flex;gap:12px;padding:0 20px 24px"><span style="border:1px solid #777;border-radius:20px;padding:8px 34px">↩ Balas</span><span style="border:1px solid #777;border-radius:20px;padding:8px 34px">↪ Majukan</span></div>`,
    ),
});

export const letters = [meriang, oldcastle, tukul, bayang];
