// Mails and advices: a letter with its one line in a ruled list, a wallet's mail on a phone in Malay, a digital bank's mail
// at night, and a slip in Malay whose labels stand below their lines.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const MONTHS_MS = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(
  ' ',
);
const first = (name: string) => name.split(' ')[0] ?? '';
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

const ADVISED: Record<Outcome, string> = {
  success:
    'We confirm that, on your instruction, we have debited your account and paid the party named below.',
  failed: 'We regret that the payment named below could not be made. Your account has not been debited.',
  pending: 'We have received your instruction for the payment named below and are attending to it.',
  cancelled: 'As you asked, the payment named below was cancelled. Your account has not been debited.',
  refunded: 'The payment named below was returned to us and your account has been credited.',
};

// A letter of advice: address and numbers on top, one sentence, then the payment as the one line of a ruled list.
const fairlie = look({
  name: 'fairlie-debit-letter-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: ({ day, month, year }: Clock) => `${two(day)} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}${two(minute)} hrs`,
  reference: (below, clock) => `FPA/${clock.year}/${REFERENCES.digits(below).slice(0, 8)}`,
  says: {
    success: ['Paid', 'Effected', 'Paid in full'],
    failed: ['Unpaid', 'Not effected'],
    pending: ['In progress', 'Awaiting settlement'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#1a1a1a;font-size:14px}.page{padding:50px 58px}th{background:#2d3b2f;color:#fff;font-weight:400;text-align:left;padding:7px 10px;font-size:13px}td{padding:9px 10px;border-bottom:1px solid #9aa39b;vertical-align:top}table{width:100%;border-collapse:collapse;margin:16px 0}.r{text-align:right}.top td{border:0;padding:2px 0}`,
      `<div class="page"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div style="font-size:31px;letter-spacing:1px;color:#2d3b2f">FAIRLIE <span style="font-size:15px;letter-spacing:5px">BANK</span></div><div style="font-size:11px;text-align:right;line-height:1.5">Fairlie Bank (Malaya) Berhad<br>Operations Centre, 2 Lebuh Contoh, 10300 George Town<br>Tel 04-000 3100 &nbsp; Swift FRLEMYKX</div></div><div style="display:flex;justify-content:space-between;margin:38px 0 30px"><div style="line-height:1.6"><b>${p.sender}</b><br>No. 8, Lorong Contoh 3<br>11600 George Town</div><table class="top" style="width:290px;margin:0"><tr><td>Advice no.</td><td><b>${p.reference}</b></td></tr><tr><td>Date of advice</td><td>${p.date}</td></tr><tr><td>Account no.</td><td>${p.ownAccount}</td></tr></table></div><div style="font-size:17px;font-weight:700;border-bottom:1px solid #2d3b2f;padding-bottom:5px;margin-bottom:16px">PAYMENT ADVICE</div><p>Dear Customer,</p><p style="margin-top:10px">${ADVISED[p.outcome]}</p>
<table><tr><th>Date / time</th><th>Beneficiary</th><th>Details</th><th>Status</th><th class="r">Amount</th></tr><tr><td style="white-space:nowrap">${p.date}<br>${p.time}</td><td><b>${p.recipient}</b><br>${p.bank}<br>A/C ${p.account}</td><td>${p.memo}<br>Fast Credit</td><td><b style="color:${signColour(p)}">${p.status}</b></td><td class="r" style="white-space:nowrap"><b>${p.amount}</b></td></tr><tr><td colspan="4" class="r">Commission and cable</td><td class="r">${p.nothing}</td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="4" class="r">${label}</td><td class="r">${value}</td></tr>`).join('')}<tr><td colspan="4" class="r" style="border-bottom:2px solid #1a1a1a"><b>Total</b></td><td class="r" style="border-bottom:2px solid #1a1a1a;white-space:nowrap"><b>${p.amount}</b></td></tr></table>${unseen(p.hiddenText)}<p style="margin-top:14px">Please tell us within fourteen days should any particular above differ from your records.</p><p style="margin-top:28px">Yours faithfully,<br><b>for FAIRLIE BANK (MALAYA) BERHAD</b></p><p style="font-size:11px;color:#555;margin-top:60px;border-top:1px solid #9aa39b;padding-top:8px">Issued electronically; no signature is needed. Member of the deposit insurance corporation. Protected up to ${p.money(25_000_000)} for each depositor.<br>Page 1 of 1</p></div>`,
    ),
});

const HAI: Record<Outcome, string> = {
  success: 'Wang anda dah selamat sampai. Ini resit untuk simpanan anda.',
  failed: 'Wang anda tidak dihantar dan baki anda tidak ditolak.',
  pending: 'Kami sedang uruskan. Kami akan e-mel anda sekali lagi nanti.',
  cancelled: 'Penghantaran ini telah dibatalkan dan baki anda tidak ditolak.',
  refunded: 'Wang ini telah masuk semula ke baki dompet anda.',
};

const masaMelayu = ({ hour, minute }: Clock) => {
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
  return `${hour % 12 || 12}:${two(minute)} ${part}`;
};

// A wallet's mail in a phone's mail app: the app's own head, then an orange card with the sum and labels over values.
const kapar = look({
  name: 'kapar-dompet-emel',
  language: 'ms',
  medium: 'letter',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }: Clock) => `${day} ${MONTHS_MS[month - 1] ?? ''} ${year}`,
  time: masaMelayu,
  reference: (below) => `KPR${REFERENCES.longDigits(below).slice(0, 13)}`,
  says: {
    success: ['Wang berjaya dihantar', 'Penghantaran wang berjaya', 'Selesai! Wang telah dihantar'],
    failed: ['Wang gagal dihantar', 'Penghantaran tidak berjaya'],
    pending: ['Wang sedang dalam proses', 'Penghantaran sedang diproses'],
    cancelled: ['Penghantaran dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c1c1e;font-size:15px}.row{padding:10px 0;border-bottom:1px solid #f0e4d8}.k{font-size:12px;color:#80654c}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#111', 58)}<div style="display:flex;justify-content:space-between;padding:8px 16px 12px;color:#0a66ff;font-size:17px;border-bottom:1px solid #e3e3e6"><span>‹ Peti Masuk</span><span style="letter-spacing:12px">⌃⌄</span></div><div style="padding:14px 16px 10px;display:flex;gap:12px;border-bottom:1px solid #e3e3e6"><span style="width:40px;height:40px;border-radius:50%;background:#c9ccd3;color:#fff;text-align:center;line-height:40px;font-size:17px;font-weight:600;flex:none">K</span><div style="flex:1"><b>Kapar Dompet</b><span style="float:right;color:#77777c;font-size:13px">${p.clock}</span><div style="font-size:13px;color:#77777c">Kepada: Saya ›</div></div></div><div style="padding:14px 16px 16px;font-size:20px;font-weight:700">${p.done ? 'Resit' : 'Status'} kiriman wang anda</div>
<div style="background:#fdf6ef;padding:18px 14px 24px"><div style="background:#fff;border-radius:10px;overflow:hidden"><div style="background:#d2560b;color:#fff;padding:14px 20px;font-size:22px;font-weight:800;font-family:${FONTS.wide}">kapar</div><div style="padding:20px"><p>Hai ${first(p.sender)},</p><div style="display:flex;gap:12px;align-items:center;margin:14px 0 8px">${badge(p, 34)}<b style="font-size:18px">${p.status}</b></div><p style="color:#55463a">${HAI[p.outcome]}</p><div style="font-size:35px;font-weight:800;color:#d2560b;margin:16px 0 6px">${p.amount}</div>${rowsOf(
        [
          ['Penerima', p.recipient],
          [p.done ? 'Dihantar ke' : 'Akaun penerima', `${p.bank}<br>${p.account}`],
          ['Pada', `${p.date}, ${p.time}`],
          ['Catatan', p.memo],
          ['ID kiriman', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:20px"><span style="background:#d2560b;color:#fff;border-radius:6px;padding:11px 34px;font-weight:700;display:inline-block">Buka aplikasi</span></div></div></div><div style="background:#ffe0c2;border-radius:10px;margin-top:14px;padding:14px 18px;font-size:13px"><b>Ajak kawan, dua-dua untung!</b><br>Dapat ${p.money(500)} setiap kali kawan anda daftar.</div><p style="font-size:12px;color:#80654c;margin-top:16px;text-align:center">Bukan anda? Hubungi 03-0000 5151 (24 jam).<br>Kapar Dompet Sdn. Bhd. | Henti langgan</p></div><div style="display:flex;justify-content:space-around;padding:14px 0 24px;color:#0a66ff;font-size:18px;border-top:1px solid #e3e3e6"><span>⌫</span><span>▭</span><span>↩</span><span>✎</span></div>`,
    ),
});

const GLOW: Record<Outcome, string> = {
  success: '#7ddc9b',
  failed: '#ff9384',
  pending: '#ffcf70',
  cancelled: '#c2c2c8',
  refunded: '#a9bdf7',
};

const TOPICS: Record<Outcome, string> = {
  success: 'Your transfer receipt',
  failed: 'About your transfer',
  pending: 'About your transfer',
  cancelled: 'About your transfer',
  refunded: 'About your transfer',
};

// A digital bank's mail at night, in another mail app: a sentence with sum and payee, then lines without a card.
const pintas = look({
  name: 'pintas-mail-after-dark',
  dark: true,
  medium: 'letter',
  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.weekday,
  time: TIMES.english,
  reference: (below) => REFERENCES.dashed(below).replaceAll('-', ''),
  says: {
    success: ['went through', 'was successful', 'is complete'],
    failed: ['was not successful', 'did not go through'],
    pending: ['is being processed', 'is waiting to be sent'],
    cancelled: ['was cancelled'],
    refunded: ['was refunded to you'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#131316;color:#ececf1;font-size:15px}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 0;border-bottom:1px dashed #44444c}.k{color:#adadb8;white-space:nowrap}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#ececf1', 22)}<div style="display:flex;justify-content:space-between;padding:12px 18px 18px;font-size:20px"><span>←</span><span style="letter-spacing:18px">⌫✉⋮</span></div><div style="padding:0 18px 18px;font-size:21px">${TOPICS[p.outcome]} <span style="background:#34343c;border-radius:4px;font-size:12px;padding:3px 7px;vertical-align:3px">Inbox</span></div><div style="padding:0 18px 22px;display:flex;gap:13px"><span style="width:40px;height:40px;border-radius:50%;background:#5b3fd1;text-align:center;line-height:40px;font-size:19px;flex:none">p</span><div style="flex:1"><b>Pintas Bank</b> <span style="color:#adadb8;font-size:13px">${p.clock}</span><div style="color:#adadb8;font-size:13px">to me ⌄</div></div><span style="color:#adadb8">☆ &nbsp; ↩</span></div>
<div style="padding:0 22px 28px"><div style="font-size:24px;font-weight:800;color:#a792ff;margin-bottom:20px">pintas</div><div style="font-size:22px;line-height:1.35;font-weight:600">Hi ${first(p.sender)}, your transfer of <span style="white-space:nowrap">${p.amount}</span> to ${p.recipient} <span style="color:${GLOW[p.outcome]}">${p.status}</span>.</div><div style="margin-top:18px">${rowsOf(
        [
          ['Amount', p.amount],
          ['Recipient', p.recipient],
          ['Recipient bank', p.bank],
          ['Account', p.account],
          ['Date', p.date],
          ['Time', p.time],
          ['Details', p.memo],
          [p.done ? 'Receipt no.' : 'Reference no.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="background:#242036;border-radius:14px;padding:16px 18px;margin-top:24px;font-size:14px"><b style="color:#a792ff">Save while you spend</b><br>Round up your payments and earn 3.2% p.a. on up to ${p.money(5_000_000)} in Pintas Jars.</div><p style="font-size:13px;color:#adadb8;margin-top:20px">Didn’t do this? Freeze your account in the app under Me &gt; Security, or chat with us, 24/7. We never send links that ask for your password.</p></div><div style="display:flex;gap:12px;padding:12px 18px 26px;border-top:1px solid #2b2b31"><span style="border:1px solid #5c5c66;border-radius:20px;padding:8px 22px">↩ Reply</span><span style="border:1px solid #5c5c66;border-radius:20px;padding:8px 22px">↪ Forward</span></div>`,
    ),
});

const AKUAN: Record<Outcome, string> = {
  success: 'Pindahan dana ini telah dilaksanakan oleh bank.',
  failed: 'Pindahan dana ini tidak dilaksanakan oleh bank.',
  pending: 'Pindahan dana ini masih dalam tindakan bank.',
  cancelled: 'Pindahan dana ini telah dibatalkan oleh pelanggan.',
  refunded: 'Pindahan dana ini telah dipulangkan kepada pelanggan.',
};
const blank = (label: string, value: string, span = 1) =>
  `<div style="grid-column:span ${span}"><div class="v">${value}</div><div class="k">${label}</div></div>`;

// A slip in Malay, as a PDF: three parts with numbered heads; each value stands on a line and its label under the line.
const sejati = look({
  name: 'sejati-slip-pindahan-pdf',
  language: 'ms',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.malay,
  reference: REFERENCES.dated,
  says: {
    success: ['BERJAYA', 'SELESAI', 'TELAH DILAKSANAKAN'],
    failed: ['GAGAL', 'DITOLAK'],
    pending: ['SEDANG DIPROSES', 'BELUM SELESAI'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#15243a}.page{padding:0 0 40px}.part{margin:26px 54px 0}.part>b{display:block;color:#8c1d2f;border-bottom:2px solid #8c1d2f;padding-bottom:3px;font-size:15px}.g{display:grid;grid-template-columns:1fr 1fr;gap:4px 30px}.v{font-size:16px;border-bottom:1px solid #66758a;padding:16px 2px 2px;min-height:42px}.k{font-size:11px;color:#52617a;padding-top:3px}`,
      `<div class="page"><div style="background:#8c1d2f;color:#fff;padding:26px 54px;display:flex;justify-content:space-between;align-items:center"><div style="font:700 28px ${FONTS.book}">Bank Sejati</div><div style="text-align:right"><b style="font-size:17px">SLIP PINDAHAN DANA ELEKTRONIK</b><br>Perbankan Dalam Talian SejatiKlik</div></div><div style="margin:24px 54px 0;display:flex;justify-content:space-between;align-items:center;background:#f5eef0;padding:14px 18px"><div>${AKUAN[p.outcome]}</div><div style="font-weight:700;font-size:16px;color:${signColour(p)};white-space:nowrap">${p.status}</div></div><div class="part"><b>1. Pengirim</b><div class="g">${blank('Nama pengirim', p.sender)}${blank('Akaun pengirim', p.ownAccount)}</div></div><div class="part"><b>2. Penerima</b><div class="g">${blank('Nama penerima', p.recipient)}${blank('Bank penerima', p.bank)}${blank('No. akaun penerima', p.account)}${blank('Kaedah', 'Pindahan segera')}</div></div><div class="part"><b>3. Pindahan</b><div class="g">${blank('Amaun', `<b style="font-size:20px">${p.amount}</b>`)}${blank('Caj bank', p.nothing)}${blank('Tarikh', p.date)}${blank('Masa', p.time)}${blank('Nombor rujukan', p.reference)}${blank('Butiran untuk penerima', p.memo)}${p.decoy.map(([label, value]) => blank(label, value)).join('')}</div></div>${unseen(p.hiddenText)}<div style="margin:44px 54px 0;font-size:11px;color:#52617a;line-height:1.6">Slip ini cetakan komputer dan sah tanpa tandatangan. Sebarang pertanyaan boleh diajukan ke Pusat Khidmat Pelanggan di talian 03-0000 6420, 8 pagi hingga 10 malam setiap hari.<br>Bank Sejati Berhad, Wisma Contoh, Jalan Contoh, 88000 Kota Kinabalu.</div></div>`,
    ),
});

export const letters = [fairlie, kapar, pintas, sejati];
