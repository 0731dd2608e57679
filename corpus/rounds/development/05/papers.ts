import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

/** 22NOV26, as counters print it on a form. */
const stampedDay = (clock: Clock) => {
  const [day, month, year] = DATES.capitals(clock).split(' ');
  return `${day}${month}${year?.slice(2)}`;
};

const WIDTH = 34;
const middle = (text: string) => ' '.repeat(Math.max(0, Math.floor((WIDTH - text.length) / 2))) + text;
const apart = (label: string, value: string) => {
  const length = value.replace(/<[^>]*>/g, '').length;
  return label + ' '.repeat(Math.max(1, WIDTH - label.length - length)) + value;
};

// A teller machine's slip: long values under their labels, as the roll is narrow.
const dahlia = look({
  name: 'dahlia-machine',
  medium: 'paper',
  width: 420,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f0f0ec;color:#3b3b42}pre{font:18px/1.5 ${FONTS.mono};padding:24px 24px 34px}`,
      `<pre>${[
        middle('*** DAHLIA BANK ***'),
        middle('TAMAN CONTOH BRANCH'),
        '',
        apart('DATE', 'TIME'),
        apart(p.date, p.time),
        apart('MACHINE 0317', `SEQ ${1000 + p.below(9000, 'sequence')}`),
        '-'.repeat(WIDTH),
        middle('INSTANT TRANSFER'),
        '',
        apart('REFERENCE', p.reference),
        'TRANSFER TO',
        `  ${p.recipient}`,
        `  ${p.account}`,
        `  ${p.bank.toUpperCase()}`,
        'FROM ACCOUNT',
        `  ${p.ownAccount}`,
        '',
        apart('AMOUNT', p.amount),
        apart('FEE', p.fee),
        ...p.decoy.map(([label, value]) => apart(label.toUpperCase(), value)),
        '-'.repeat(WIDTH),
        apart('TRANSACTION', p.status),
        '',
        middle('THANK YOU FOR BANKING WITH US'),
      ].join('\n')}</pre>`,
    ),
});

const teluk = look({
  name: 'teluk-agent',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['BERJAYA', 'SUCCESSFUL', 'APPROVED'],
    failed: ['GAGAL', 'DECLINED'],
    pending: ['DALAM PROSES', 'PENDING'],
    cancelled: ['BATAL', 'CANCELLED'],
    refunded: ['DIPULANGKAN', 'REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#fbfaf7;color:#1d1d1f;font:15px/1.45 ${FONTS.narrow};padding:26px 30px 36px;text-align:center}.row{display:flex;justify-content:space-between;gap:16px;text-align:left;padding:3px 0}.k{white-space:nowrap}.v{text-align:right}.cut{border-top:1px dashed #1d1d1f;margin:10px 0}`,
      `<div style="font-size:22px;font-weight:700">Ejen Teluk</div>Kedai Contoh Jaya<br>No 8, Jalan Contoh 2, 43000 Kajang<div class="cut"></div><div style="font-size:17px;font-weight:700">SLIP PINDAHAN WANG</div>SALINAN PELANGGAN / CUSTOMER COPY<div class="cut"></div>${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Terminal', '80012277'],
          ['No. Rujukan', p.reference],
          ['Bank Penerima', p.bank],
          ['No. Akaun', p.account],
          ['Nama Penerima', p.recipient],
          ['Butiran', p.memo],
          ...p.decoy,
        ],
      )}<div class="cut"></div><div style="display:flex;justify-content:space-between;font-size:22px;font-weight:700"><span>JUMLAH</span><span>${p.amount}</span></div><div class="cut"></div><div style="font-size:24px;font-weight:700;letter-spacing:2px;margin:8px 0">** ${p.status} **</div>Sila simpan slip ini. Terima kasih.<br>www.teluk.example`,
    ),
});

const box = (label: string, value: string, width: string) =>
  `<div style="width:${width};border:1px solid #49639b;padding:5px 9px;min-height:58px"><div style="font:11px ${FONTS.sans};color:#49639b">${label}</div><div style="font:19px ${FONTS.mono}">${value}</div></div>`;

// A printed form that the counter has filled by machine and stamped.
const melor = look({
  name: 'melor-form',
  medium: 'paper',
  language: 'mixed',
  width: 820,
  scale: 1.25,
  money: MONEY.spaced,
  date: stampedDay,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['DITERIMA / RECEIVED', 'BERJAYA / SUCCESSFUL'],
    failed: ['DITOLAK / REJECTED', 'GAGAL / FAILED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['BATAL / CANCELLED'],
    refunded: ['DIPULANGKAN / RETURNED'],
  },
  formats: ['jpg', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{background:#eef2f8;color:#1b1b2b}.line{display:flex;gap:8px;margin-bottom:8px}`,
      `<div style="padding:26px 30px 30px"><div style="display:flex;justify-content:space-between;color:#2b4580;margin-bottom:14px"><div style="font:700 24px ${FONTS.serif}">Bank Melor<div style="font:12px ${FONTS.sans}">Cawangan Bandar Contoh</div></div><div style="text-align:right;font:700 15px ${FONTS.sans}">BORANG DEPOSIT DAN PINDAHAN<br>DEPOSIT AND TRANSFER FORM</div></div>
<div class="line">${box('Tarikh / Date', p.date, '22%')}${box('Masa / Time', p.time, '16%')}${box('No. Slip / Slip No.', p.reference, '62%')}</div><div class="line">${box('Nama Penerima / Name of Payee', p.recipient, '100%')}</div><div class="line">${box('Bank', p.bank, '45%')}${box('No. Akaun / Account No.', p.account, '55%')}</div><div class="line">${box('Dibayar oleh / Paid by', p.sender, '64%')}${box('Amaun / Amount', `<b>${p.amount}</b>`, '36%')}</div><div class="line">${box('Tujuan / Purpose', p.memo, '64%')}${box('Caj / Charge', p.nothing, '36%')}</div>${p.decoy.length > 0 ? `<div class="line">${p.decoy.map(([label, value]) => box(label, value, '50%')).join('')}</div>` : ''}<div style="display:flex;justify-content:space-between;align-items:center;margin-top:16px"><div style="font:11px/1.6 ${FONTS.sans};color:#49639b">Sila semak butiran sebelum meninggalkan kaunter.<br>Please check the details before leaving the counter.</div><div style="border:3px double #a3262f;color:#a3262f;padding:8px 18px;text-align:center;transform:rotate(-3deg);font:700 17px ${FONTS.sans}">${p.status}<div style="font-size:12px">KAUNTER 5 · ${p.date}</div></div></div></div>`,
    ),
});

// A paper printout of a transfer, in the even letters of a needle printer.
const jelutong = look({
  name: 'jelutong-printout',
  medium: 'paper',
  width: 700,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['TRANSACTION SUCCESSFUL', 'TRANSFER COMPLETED', 'TRANSACTION ACCEPTED'],
    failed: ['TRANSACTION FAILED', 'TRANSACTION REJECTED'],
    pending: ['TRANSACTION PENDING', 'PENDING APPROVAL'],
    cancelled: ['TRANSACTION CANCELLED'],
    refunded: ['TRANSACTION REVERSED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#fdfdf8;color:#2a2a3c;background-image:repeating-linear-gradient(#e3f0e3 0 52px,#fdfdf8 52px 104px)}pre{font:16px/26px ${FONTS.terminal};padding:26px 30px}`,
      `<pre>${[
        'JELUTONG CO-OPERATIVE BANK         FUND TRANSFER ADVICE',
        '',
        `DATE ${p.date}      TIME ${p.time}      BRANCH 0042`,
        '='.repeat(57),
        `TRANSACTION NO      ${p.reference}`,
        `DEBIT ACCOUNT       ${p.ownAccount}`,
        `CREDIT ACCOUNT      ${p.account}`,
        `CREDIT BANK         ${p.bank.toUpperCase()}`,
        `IN FAVOUR OF        ${p.recipient}`,
        `PARTICULARS         ${p.memo.toUpperCase()}`,
        `TRANSFER AMOUNT     ${p.amount}`,
        `COMMISSION          ${p.nothing}`,
        ...p.decoy.map(([label, value]) => `${label.toUpperCase().padEnd(19)} ${value}`),
        '='.repeat(57),
        `*** ${p.status} ***`,
        '',
        'OFFICER  ________________        CUSTOMER COPY',
      ].join('\n')}</pre>`,
    ),
});

export const papers = [dahlia, teluk, melor, jelutong];
