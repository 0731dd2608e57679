// What is printed: a cash machine's slip in Malay on a car's seat, an agent's terminal with its copy in two languages, and
// a counter's receipt with sender and receiver side by side, scanned.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

// A slip from the machine in the wall: label and value at the two edges, and the machine's thanks.
const lancang = look({
  name: 'lancang-slip-mesin',
  language: 'ms',
  medium: 'paper',
  width: 430,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.longDigits(below).slice(0, 8),
  says: {
    success: ['PINDAHAN BERJAYA', 'URUS NIAGA BERJAYA', 'URUS NIAGA SELESAI'],
    failed: ['PINDAHAN GAGAL', 'URUS NIAGA DITOLAK'],
    pending: ['PINDAHAN DALAM PROSES'],
    cancelled: ['URUS NIAGA DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const line = (label: string, value: string) =>
      `<div style="display:flex;justify-content:space-between;gap:16px"><span style="white-space:nowrap">${label}</span><span style="text-align:right">${value}</span></div>`;
    return pageOf(
      `body{background:repeating-linear-gradient(92deg,#2b2c30 0 5px,#313237 5px 10px);padding:38px 34px 46px}.slip{background:linear-gradient(100deg,#f7f7f3,#ecece7 70%,#f3f3ee);font:15px/1.6 ${FONTS.condensed};color:#2b2b38;padding:26px 24px 34px;transform:rotate(.8deg);box-shadow:2px 4px 14px #000c}`,
      `<div class="slip"><div style="text-align:center;line-height:1.35;margin-bottom:14px"><b style="font-size:22px">BANK LANCANG</b><br>Terminal Layan Diri<br>Mesin LC${p.otherReference.slice(0, 4)}, Stesen Bas Pekan</div>${line(`${p.date}&nbsp;&nbsp;${p.time}`, `Jujukan ${p.reference}`)}<div style="border-top:2px solid #2b2b38;margin:10px 0"></div><div style="text-align:center;font-weight:700;font-size:18px;margin:4px 0 10px">${p.status}</div>${line('Kad', p.ownAccount)}${line('Urus niaga', 'Pindah ke akaun lain')}${line('Ke akaun', p.account)}${line('Bank', p.bank)}${line('Nama', p.recipient)}${line('Amaun', `<b style="font-size:18px">${p.amount}</b>`)}${line('Fi', p.nothing)}${line('Rujukan', p.memo)}${p.decoy.map(([label, value]) => line(label, value)).join('')}<div style="border-top:2px solid #2b2b38;margin:12px 0 14px"></div><div style="text-align:center;font-size:13px">Terima kasih kerana berurusan dengan kami.<br>Jangan buang slip ini di merata tempat.<br>Aduan: 1-300-00-0919</div></div>`,
    );
  },
});

const CODES: Record<Outcome, string> = {
  success: '00',
  failed: '51',
  pending: '09',
  cancelled: '17',
  refunded: '21',
};

// A village shop's terminal: everything centred or in one column, the sum twice as high, the customer's copy.
const pelanta = look({
  name: 'pelanta-ejen-terminal-copy',
  language: 'mixed',
  medium: 'paper',
  width: 400,
  scale: 2,
  money: { before: 'RM ', commas: true },
  date: ({ day, month, year }: Clock) => `${two(day)}-${(MONTHS[month - 1] ?? '').toUpperCase()}-${year}`,
  time: TIMES.seconds,
  reference: (below, clock) => `${two(clock.month)}${two(clock.day)}${REFERENCES.digits(below)}`,
  says: {
    success: ['BERJAYA / APPROVED', 'LULUS / APPROVED', 'BERJAYA / SUCCESS'],
    failed: ['GAGAL / DECLINED', 'TIDAK LULUS / FAILED'],
    pending: ['DIPROSES / PENDING'],
    cancelled: ['BATAL / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const pair = (label: string, value: string) => `<div>${label}</div><div class="v">${value}</div>`;
    return pageOf(
      `body{background:linear-gradient(20deg,#c8b28a,#d8c59f)}.slip{margin:26px 34px 34px;background:#fdfdfb;font:14px/1.45 ${FONTS.mono};color:#35363c;padding:22px 18px 28px;box-shadow:1px 3px 9px #0006}center{margin:8px 0}.v{font-weight:700;padding-left:18px;margin-bottom:6px;overflow-wrap:anywhere}`,
      `<div class="slip"><center><b style="font-size:17px">PELANTA EJEN BANK</b><br>KEDAI SERBANEKA PAK DIN<br>KG CONTOH HILIR, KELANTAN</center><center>SALINAN PELANGGAN<br>CUSTOMER COPY</center>-----------------------------------<div style="display:flex;justify-content:space-between"><span>TID P${p.otherReference.slice(0, 7)}</span><span>EJEN 2204</span></div><div style="display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span></div>-----------------------------------<center><b>HANTAR WANG / SEND MONEY</b></center>${pair('PENERIMA / RECEIVER', p.recipient)}${pair('BANK &amp; AKAUN / ACCOUNT', `${p.bank.toUpperCase()}<br>${p.account}`)}${pair('PENGIRIM / SENDER', p.sender.toUpperCase())}${pair('TUJUAN / PURPOSE', p.memo.toUpperCase())}${pair('NO. RUJ / REF NO', p.reference)}${p.decoy.map(([label, value]) => pair(label.toUpperCase(), value)).join('')}-----------------------------------<center>AMAUN / AMOUNT<br><b style="font-size:27px">${p.amount}</b></center><center><b style="font-size:16px">${p.status}</b><br>RESP CODE ${CODES[p.outcome]}</center>-----------------------------------<center style="font-size:12px">TIADA TANDATANGAN DIPERLUKAN<br>SIMPAN SLIP INI / KEEP THIS SLIP<br>TALIAN EJEN 1-700-00-0633</center></div>`,
    );
  },
});

const COUNTER: Record<Outcome, [said: string, colour: string]> = {
  success: ['Funds credited to the receiver’s account.', '#1d6b45'],
  failed: ['Funds not credited. Cash returned to the sender at the counter.', '#a3241c'],
  pending: ['Accepted at the counter. Not yet credited to the receiver.', '#8a5a00'],
  cancelled: ['Stopped at the sender’s request. Cash returned.', '#555'],
  refunded: ['Returned by the receiver’s bank. Cash refunded to the sender.', '#3c4a73'],
};

// A remittance house's counter: sender and receiver in two columns, a reckoning with the fee, the teller's line.
const tradewind = look({
  name: 'tradewind-counter-receipt',
  medium: 'paper',
  width: 760,
  scale: 1.5,
  money: MONEY.spaced,
  date: ({ day, month, year }: Clock) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: TIMES.english,
  reference: (below) => `TW ${REFERENCES.dashed(below).replaceAll('-', ' ')}`,
  says: {
    success: ['Credited', 'Completed', 'Paid to account'],
    failed: ['Not credited', 'Rejected', 'Failed'],
    pending: ['In process', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const [said, colour] = COUNTER[p.outcome];
    const item = (label: string, value: string) =>
      `<div style="margin-bottom:9px"><div class="k">${label}</div>${value}</div>`;
    const sum = (label: string, value: string) =>
      `<div style="display:flex;justify-content:space-between;padding:7px 14px;border-bottom:1px solid #b9c4cf"><span>${label}</span><span>${value}</span></div>`;
    return pageOf(
      `body{background:#fcfcfa;font-family:${FONTS.wide};color:#22262b;font-size:13px}.page{padding:34px 40px 40px}.k{font-size:11px;color:#4d5b6b}h3{font-size:12px;background:#123a63;color:#fff;padding:5px 14px;letter-spacing:1px}.col{flex:1;border:1px solid #123a63}.col>div{padding:12px 14px 4px}`,
      `<div class="page"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:20px"><div><div style="font-size:23px;font-weight:700;color:#123a63">TRADEWIND</div>Money Services Sdn Bhd<div class="k">Lot G-12, Plaza Contoh, 41000 Klang &nbsp; 03-0000 7788<br>Open daily, public holidays included</div></div><div style="text-align:right"><div style="font-size:17px">Transaction Receipt</div><div class="k" style="margin-top:6px">Receipt number</div><b style="font-size:15px">${p.reference}</b><div style="margin-top:4px">${p.date}, ${p.time}</div></div></div><div style="display:flex;gap:16px"><div class="col"><h3>SENDER</h3><div>${item('Full name', p.sender)}${item('Identity document', `MyKad ending ${p.otherReference.slice(0, 4)}`)}${item('Source of funds', 'Salary')}</div></div><div class="col"><h3>RECEIVER</h3><div>${item('Full name', `<b>${p.recipient}</b>`)}${item('Bank', p.bank)}${item('Account', p.account)}</div></div></div>
<div style="border:1px solid #123a63;margin-top:16px"><h3>PAYMENT</h3>${sum('Service', 'Local bank transfer, cash in')}${sum('Message to receiver', p.memo)}${p.decoy.map(([label, value]) => sum(label, value)).join('')}${sum('<b>Amount to receiver</b>', `<b style="font-size:17px">${p.amount}</b>`)}${sum('Counter fee', p.fee)}${sum('Cash collected', p.withFee)}<div style="display:flex;justify-content:space-between;padding:9px 14px"><span>Status</span><b style="color:${colour}">${p.status}</b></div></div><p style="margin:16px 0 0">${said}</p><div style="display:flex;justify-content:space-between;margin-top:44px"><span style="border-top:1px solid #22262b;width:240px;padding-top:4px" class="k">Customer’s signature</span><span style="border-top:1px solid #22262b;width:240px;padding-top:4px" class="k">Cashier 03 &ndash; Suganthi</span></div><p class="k" style="margin-top:22px">Licensed money services business. Please check all details before you leave the counter. Complaints: care@tradewind.example</p></div>`,
    );
  },
});

export const papers = [lancang, pelanta, tradewind];
