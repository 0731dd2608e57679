// What is printed: a machine's slip on a table, a PDF with leaders, a co-operative's needle printer, a counter's form with a
// chop, and the confirmation of a bank with its head abroad.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, speckle, type Row } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { SLIPS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const LONG_MONTHS =
  'January February March April May June July August September October November December'.split(' ');
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

const OUTCOME_MS: Record<Outcome, string> = {
  success: 'TRANSAKSI BERJAYA',
  failed: 'TRANSAKSI TIDAK BERJAYA',
  pending: 'TRANSAKSI SEDANG DIPROSES',
  cancelled: 'TRANSAKSI DIBATALKAN',
  refunded: 'WANG DIPULANGKAN',
};

// A machine's slip, photographed on a desk: day, hour and machine in columns under their heads, then lines in capitals.
const ulin = look({
  name: 'ulin-atm-photo',
  medium: 'paper',
  language: 'mixed',
  width: 470,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: (below) => REFERENCES.digits(below).slice(0, 6),
  says: SLIPS,
  formats: ['jpg', 'jpg', 'jpg'],
  draw: (p) => {
    const lines: Row[] = [
      ['NO. URUSAN/SEQ NO', p.reference],
      ['DARI AKAUN/FROM', p.ownAccount],
      ['KE AKAUN/TO', p.account],
      ['NAMA/NAME', p.recipient],
      ['BANK', p.bank.toUpperCase()],
      ['AMAUN/AMOUNT', p.amount],
      ['CAJ/FEE', p.nothing],
      ['RUJ/REF', p.memo.toUpperCase()],
      ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
    ];
    return pageOf(
      `body{background:linear-gradient(115deg,#5b4a3c,#7d6753 60%,#4c3d31);padding:46px 50px 60px}.slip{background:linear-gradient(178deg,#f4f3f0,#e7e7e4 48%,#f1f0ec 52%,#e2e1de);font:14px/1.62 ${FONTS.terminal};color:#3c3d47;padding:22px 20px 34px;transform:rotate(-1.1deg);box-shadow:3px 6px 18px #0009}.c{display:grid;grid-template-columns:1fr 1fr 1fr}.l{display:flex;gap:10px}.l span:first-child{width:164px;flex:none}`,
      `<div class="slip"><div style="text-align:center;font-size:19px;font-weight:700;letter-spacing:2px">BANK ULIN</div><div style="text-align:center">SLIP PINDAHAN WANG<br>FUNDS TRANSFER ADVICE</div><div class="c" style="margin-top:14px"><span>TARIKH</span><span>MASA</span><span>MESIN</span><span>DATE</span><span>TIME</span><span>TERMINAL</span><b>${p.date}</b><b>${p.time}</b><b>U${p.otherReference.slice(0, 6)}</b></div><div style="border-top:1px dashed #555;margin:12px 0"></div>${lines.map(([label, value]) => `<div class="l"><span>${label}</span><span>: ${value}</span></div>`).join('')}<div style="border-top:1px dashed #555;margin:12px 0"></div><div style="text-align:center"><b>${OUTCOME_MS[p.outcome]}</b><br><b>TRANSACTION ${p.status}</b></div><div style="text-align:center;font-size:12px;margin-top:12px">SIMPAN SLIP INI UNTUK RUJUKAN ANDA<br>PLEASE RETAIN FOR YOUR RECORD</div></div>`,
    );
  },
});

// A portal's PDF: label and value joined by a line of dots, the bank's sign large and pale behind, the status last.
const kencana = look({
  name: 'kencana-leaders-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  names: 'title',
  money: MONEY.tightCode,
  date: ({ day, month, year, weekday }: Clock) =>
    `${DAYS[weekday] ?? ''}, ${day} ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) => {
    const lines: Row[] = [
      ['Transaction', 'Transfer to Other Bank Account'],
      ['Receiver&rsquo;s name', p.recipient],
      ['Receiver&rsquo;s bank', p.bank],
      ['Account no.', p.account],
      ['Transfer value', p.amount],
      ['Bank charges', p.nothing],
      ['Payment purpose', p.memo],
      ...p.decoy,
      ['From account', `${p.sender}, ${p.ownAccount}`],
      ['Transaction date', `${p.date}, ${p.time}`],
      ['Our reference', p.reference],
      ['Transaction status', `<b>${p.status}</b>`],
    ];
    return pageOf(
      `body{font-family:${FONTS.book};color:#2b2233;background:#fff;font-size:13px}.page{padding:54px 66px;position:relative;overflow:hidden}.mark{position:absolute;left:60px;top:430px;font:700 104px ${FONTS.book};color:#f4edf6;transform:rotate(-28deg);letter-spacing:6px}.l{display:flex;align-items:flex-end;padding:9px 0;position:relative}.l i{flex:1;border-bottom:2px dotted #c9bccf;margin:0 8px 4px}`,
      `<div class="page"><div class="mark">KENCANA</div><div style="position:relative"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:29px;color:#6b2c82">Kencana</div><div style="font-size:11px;letter-spacing:4px">PRIVATE &amp; RETAIL BANKING</div></div>${speckle(p.below, 17, 74, '#3b2a44')}</div><div style="height:3px;background:linear-gradient(90deg,#6b2c82,#d6a44c);margin:20px 0 34px"></div><div style="font-size:19px;margin-bottom:20px">Electronic Transfer Slip</div>${lines.map(([label, value]) => `<div class="l"><span>${label}</span><i></i><span>${value}</span></div>`).join('')}${unseen(p.hiddenText)}<p style="margin-top:44px;font-size:11px;color:#776a7d">Scan the code to check this slip with us. Kencana Bank Berhad, Level 9, Menara Contoh, 50450 Kuala Lumpur. Member of the deposit insurance scheme up to ${p.money(25_000_000)} for each depositor.</p></div></div>`,
    );
  },
});

// A needle printer's sheet of a co-operative, with holes along both edges and a pale band under every second line.
const pakis = look({
  name: 'pakis-jarum',
  medium: 'paper',
  language: 'ms',
  width: 720,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.dots,
  time: ({ hour, minute }: Clock) => `${two(hour)}.${two(minute)}`,
  reference: REFERENCES.dashed,
  says: STATUSES_MS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const line = (label: string, value: string) => `${label.padEnd(22, ' ')} : ${value}`;
    const text = [
      'KOPERASI PAKIS BERSATU BERHAD',
      'CAWANGAN PEKAN LAMA',
      '',
      `SLIP PINDAHAN ELEKTRONIK      NO. ${p.reference}`,
      '='.repeat(56),
      line('TARIKH', p.date),
      line('MASA', p.time),
      line('NAMA PEMBAYAR', p.sender.toUpperCase()),
      line('DIBAYAR KEPADA', p.recipient),
      line('BANK PENERIMA', p.bank.toUpperCase()),
      line('NO. AKAUN', p.account),
      line('PERIHAL', p.memo),
      ...p.decoy.map(([label, value]) => line(label.toUpperCase(), value)),
      '-'.repeat(56),
      line('JUMLAH PINDAHAN', p.amount),
      line('CAJ PERKHIDMATAN', p.nothing),
      '-'.repeat(56),
      line('STATUS TRANSAKSI', p.status.toUpperCase()),
      '',
      `DICETAK OLEH: KAUNTER 2         ${p.date} ${p.clock}`,
      'SLIP INI SAH TANPA TANDATANGAN.',
    ];
    const holes = `<div style="width:34px;background:radial-gradient(circle at 17px 17px,#8b8578 6px,transparent 7px) 0 0/34px 34px"></div>`;
    return pageOf(
      `body{background:#d9d5ca}.paper{display:flex;background:#fbfaf5;margin:14px}pre{flex:1;border-left:1px dashed #c4c0b5;border-right:1px dashed #c4c0b5;padding:26px 20px 40px;font:15px/26px ${FONTS.mono};color:#2c2f57;white-space:pre-wrap;background:repeating-linear-gradient(#fbfaf5 0 26px,#e9f2e7 26px 52px)}`,
      `<div class="paper">${holes}<pre>${text.join('\n')}</pre>${holes}</div>`,
    );
  },
});

const CHOPS: Record<Outcome, [words: string, colour: string]> = {
  success: ['TELAH DIBAYAR<br>PAID', '#2742a3'],
  failed: ['DITOLAK<br>REJECTED', '#b3261e'],
  pending: ['DALAM PROSES<br>PROCESSING', '#8a5a00'],
  cancelled: ['DIBATALKAN<br>CANCELLED', '#555'],
  refunded: ['DIPULANGKAN<br>RETURNED', '#555'],
};
const field = (label: string, value: string, wide = 1) =>
  `<div style="grid-column:span ${wide}"><span class="k">${label}</span><div class="v">${value}</div></div>`;

// The customer's copy of a counter's form: boxes with small labels in two languages, typed values, the cashier's chop.
const bahtera = look({
  name: 'bahtera-counter-chop',
  medium: 'paper',
  language: 'mixed',
  width: 820,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: ({ hour, minute }: Clock) => `${two(hour % 12 || 12)}.${two(minute)} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  reference: REFERENCES.endsInLetter,
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const [words, colour] = CHOPS[p.outcome];
    return pageOf(
      `body{background:#c7c2b8;font-family:${FONTS.narrow}}.form{margin:20px;background:#fdf6ee;padding:26px 30px 30px;position:relative;color:#7a2f35;border-left:3px dashed #b9aa9c}.g{display:grid;grid-template-columns:1fr 1fr 1fr 1fr;border-top:1px solid #b4686d;border-left:1px solid #b4686d}.g>div{border-right:1px solid #b4686d;border-bottom:1px solid #b4686d;padding:5px 9px 7px;min-height:56px}.k{font-size:12px}.v{font:700 16px/1.3 ${FONTS.mono};color:#1d1d22;margin-top:3px}`,
      `<div class="form"><div style="display:flex;justify-content:space-between;margin-bottom:14px"><div><div style="font:700 25px ${FONTS.serif}">Bank Bahtera Timur</div><div>Borang Kiriman Wang / Remittance Form</div></div><div style="text-align:right;font-size:13px">Salinan Pelanggan<br>Customer's Copy<br><b style="font-size:16px;color:#1d1d22">No. ${p.reference}</b></div></div><div class="g">${[
        field('Nama Penerima / Name of Payee', p.recipient, 3),
        field('Tarikh / Date', p.date),
        field('Bank Penerima / Payee’s Bank', p.bank, 2),
        field('No. Akaun / Account No.', p.account, 2),
        field('Nama Pengirim / Remitter', p.sender, 3),
        field('Masa / Time', p.time),
        field('Tujuan / Purpose', p.memo, 2),
        field('Kaedah / Method', 'INSTANT TRANSFER', 2),
        field('Amaun / Amount', p.amount, 2),
        field('Komisen / Commission', p.nothing),
        field('Jumlah / Total', p.amount),
        ...p.decoy.map(([label, value]) => field(label, value, 4)),
      ].join(
        '',
      )}</div><div style="display:flex;margin-top:22px;font-size:12px;align-items:flex-end"><div style="width:360px">Saya mengesahkan butiran di atas adalah benar.<br>I confirm that the particulars above are correct.<div style="margin-top:40px;border-top:1px solid #7a2f35;padding-top:3px;width:220px">Tandatangan / Signature</div></div><div style="transform:rotate(-5deg);border:4px double ${colour};color:${colour};padding:8px 20px;text-align:center;font:700 19px/1.25 ${FONTS.sans};opacity:.85">${words}<div style="font-size:13px;border-top:1px solid;margin-top:4px;padding-top:3px">${p.date} · JURUWANG 07</div></div></div><div style="font:14px ${FONTS.mono};color:#1d1d22;margin-top:24px">${p.reference} ${p.status} ${p.amount}</div></div>`,
    );
  },
});

const ABROAD: Record<Outcome, string[]> = {
  success: ["We've sent your payment", 'Your payment has been made', 'Payment made'],
  failed: ["We couldn't make your payment", 'Your payment was not made'],
  pending: ['Your payment is being processed', 'We are checking your payment'],
  cancelled: ['You cancelled this payment'],
  refunded: ['This payment was returned to you'],
};

// The confirmation of a bank with its head abroad, saved as a PDF: payer and payee face each other with the sum between.
const ashcombe = look({
  name: 'ashcombe-facing-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.long,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} MYT`,
  reference: REFERENCES.mixed,
  says: ABROAD,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const party = (head: string, name: string, below: string) =>
      `<div style="flex:1;border:1px solid #cdd6d2;border-radius:4px;padding:16px 18px"><div class="k">${head}</div><div style="font-size:16px;font-weight:700;margin:5px 0">${name}</div><div class="k">${below}</div></div>`;
    const more: Row[] = [
      ['Date of payment', p.date],
      ['Time', p.time],
      ['How it was sent', 'Immediate payment'],
      ['Reference for payee', p.memo],
      ['Our fee', p.nothing],
      ...p.decoy,
      ['Confirmation number', p.reference],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b2a24;font-size:14px}.k{color:#5d6d66;font-size:13px;line-height:1.5}.m{display:grid;grid-template-columns:repeat(3,1fr);gap:22px 18px;margin-top:30px}`,
      `<div style="background:#12382b;color:#fff;padding:22px 50px;font:400 24px ${FONTS.serif};letter-spacing:1px">ASHCOMBE <span style="font-size:14px;opacity:.8">Malaysia</span></div><div style="padding:36px 50px"><div class="k">Payment confirmation</div><h1 style="font-size:27px;font-weight:400;margin:6px 0 26px">${p.status}</h1><div style="display:flex;align-items:center;gap:14px">${party('From', p.sender, `Everyday Account<br>${p.ownAccount}`)}<div style="text-align:center;width:150px"><b style="font-size:18px">${p.amount}</b><div style="border-top:2px solid #12382b;margin:8px 6px 0;position:relative"><span style="position:absolute;right:-3px;top:-6px;border-left:9px solid #12382b;border-top:5px solid transparent;border-bottom:5px solid transparent"></span></div></div>${party('Payee', p.recipient, `${p.bank}<br>${p.account}`)}</div><div class="m">${more.map(([label, value]) => `<div><div class="k">${label}</div><div style="margin-top:3px">${value}</div></div>`).join('')}</div>${unseen(p.hiddenText)}<div style="margin-top:44px;border-top:1px solid #cdd6d2;padding-top:14px" class="k">If you do not recognise this payment, contact us straight away. Ashcombe Bank Malaysia Berhad is a subsidiary of Ashcombe Group plc, registered in England.</div></div>`,
    );
  },
});

export const papers = [ulin, kencana, pakis, bahtera, ashcombe];
