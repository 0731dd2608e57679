// What banks and wallets send: receipts and advices as PDF, and mails in the apps that show them.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

const two = (part: number) => String(part).padStart(2, '0');
const run = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ' Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const inWords = (whole: number): string => {
  if (whole >= 1000)
    return `${inWords(Math.floor(whole / 1000))} Thousand${whole % 1000 ? ` ${inWords(whole % 1000)}` : ''}`;
  if (whole >= 100)
    return `${inWords(Math.floor(whole / 100))} Hundred${whole % 100 ? ` ${inWords(whole % 100)}` : ''}`;
  if (whole < 20) return SMALL[whole] ?? '';
  return `${TENS[Math.floor(whole / 10)] ?? ''}${whole % 10 ? `-${SMALL[whole % 10] ?? ''}` : ''}`;
};

/** The sum as a cheque has it; nothing where it is another currency's. */
const spelled = ({ amount, sen }: Printed) => {
  if (!/RM|MYR/.test(amount)) return '';
  const cents = sen % 100 ? ` and Sen ${inWords(sen % 100)}` : '';
  return `Ringgit Malaysia ${inWords(Math.floor(sen / 100))}${cents} Only`;
};

// Two cards with an arrow between them, the sum in figures and in words below.
const jong = look({
  name: 'jong-e-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.short,
  time: TIMES.english,
  reference: (below, { year, month, day }) => `${year}${two(month)}${two(day)}JNG${run(below, 9, 'run')}`,
  says: {
    success: ['Successful', 'Completed', 'Transferred'],
    failed: ['Unsuccessful', 'Failed'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) => {
    const card = (head: string, name: string, bank: string, account: string) =>
      `<div style="flex:1;border:1px solid #c8d4e3;border-radius:8px;padding:16px 18px"><div style="font-size:11px;color:#5a6b80">${head}</div><div style="font-weight:700;font-size:14px;margin:4px 0">${name}</div><div>${bank}</div><div>${account}</div></div>`;
    const words = spelled(p);
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#17263a;font-size:12px}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 2px;border-bottom:1px solid #dde5ee}.k{color:#5a6b80}.v{text-align:right}`,
      `<div style="padding:48px 56px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px;color:#0b5cad">◢ JongBank</b><div style="text-align:right"><b style="font-size:15px">Transfer Receipt</b><br><span style="color:#5a6b80">${p.date}, ${p.time}</span></div></div><div style="display:flex;gap:14px;margin:34px 0 24px">${card('FROM', p.sender.toUpperCase(), 'JongBank', p.ownAccount)}<span style="font-size:24px;color:#0b5cad;align-self:center">→</span>${card('TO', p.recipient, p.bank, p.account)}</div><div style="background:#eef4fb;border-radius:8px;padding:18px 20px;margin-bottom:18px"><div style="display:flex;justify-content:space-between;align-items:center"><span>Transfer amount</span><b style="font-size:26px">${p.amount}</b></div>${words ? `<div style="color:#44566b;margin-top:6px;font-size:11px">${words}</div>` : ''}</div>${rowsOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Reference ID', p.reference],
          ['Payment method', 'Instant transfer to account'],
          ['Recipient’s reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:40px;color:#5a6b80;font-size:11px">This receipt is computer-generated and needs no signature. If anything here is not right, reach us in the app or on <span style="white-space:nowrap">03-2299 7300</span> within 14 days.</p><p style="margin-top:14px;color:#5a6b80;font-size:11px">JongBank Berhad (Registration No. 202001000000), Level 8, Menara Contoh, 59200 Kuala Lumpur. Member of the deposit insurer; up to RM250,000 is protected.</p></div>`,
    );
  },
});

const malayClock = ({ hour, minute }: Clock) =>
  `${two(hour % 12 || 12)}.${two(minute)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tgh hari' : hour < 19 ? 'petang' : 'malam'}`;

// A wallet's mail in a phone's mail app: the sum under its picture, then stacked rows.
const dulang = look({
  name: 'dulang-emel-telefon',
  medium: 'letter',
  language: 'ms',
  width: 400,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: malayClock,
  reference: (below) =>
    `DL${run(below, 5, 'first')}${'QWRTYP'[below(6, 'letter')]}${run(below, 6, 'second')}`,
  says: {
    success: ['Duit dah sampai!', 'Hantaran duit berjaya', 'Duit berjaya dihantar'],
    failed: ['Hantaran duit tidak berjaya', 'Duit gagal dihantar'],
    pending: ['Hantaran duit sedang diproses', 'Hantaran duit dijadualkan'],
    cancelled: ['Hantaran duit dibatalkan'],
    refunded: ['Duit dipulangkan ke dompet anda'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#2a2326;font-size:15px}.row{padding:10px 0;border-bottom:1px solid #f1e3e0}.k{font-size:12.5px;color:#84706f}.v{font-size:16px;font-weight:600}`,
      `${phoneBar(p.clock, '#2a2326', 74)}<div style="display:flex;justify-content:space-between;padding:10px 18px;font-size:19px;color:#555"><span>←</span><span>⤓ &nbsp; ☆ &nbsp; ⋮</span></div><div style="padding:6px 18px 10px;font-size:20px;line-height:1.3">${p.status} <span style="font-size:11px;background:#eee;border-radius:4px;padding:2px 7px">Peti masuk</span></div><div style="display:flex;gap:12px;align-items:center;padding:8px 18px 14px"><span style="width:38px;height:38px;border-radius:50%;background:#f0624d;color:#fff;text-align:center;line-height:38px;font-weight:700">D</span><div style="flex:1"><b>Dulang</b> <span style="font-size:12px;color:#777">${p.clock}</span><br><span style="font-size:13px;color:#777">kepada saya ▾</span></div><span style="color:#777">☺ &nbsp; ↩</span></div>
<div style="margin:0 14px;border:1px solid #f1e3e0;border-radius:14px;overflow:hidden"><div style="background:#f0624d;color:#fff;padding:13px 20px;font-weight:800;font-size:19px">dulang.</div><div style="padding:24px 20px 20px"><div style="text-align:center">${badge(p, 54)}<div style="font-size:17px;font-weight:700;margin-top:10px">${p.status}</div><div style="font-size:37px;font-weight:800;line-height:1.2">${p.amount}</div></div><p style="margin:18px 0 6px">Hai ${p.sender.split(' ')[0] ?? ''}, ini butiran hantaran duit anda:</p>${rowsOf(
        [
          ['Kepada', p.recipient],
          ['Bank', `${p.bank} (${p.account})`],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Untuk', p.memo],
          ['No. rujukan', p.reference],
          ...p.decoy,
        ],
      )}<div style="background:#fff1ee;border-radius:10px;padding:13px 15px;margin-top:18px;font-size:13px"><b>Jom imbas, dapat balik!</b><br>Belanja RM15 di mana-mana kedai, pulangan hingga RM3.</div></div></div><p style="padding:16px 20px 8px;font-size:12px;color:#84706f">Dulang tak akan minta PIN atau kata laluan anda. Ragu-ragu? Talian 03-9212 6600.</p><div style="display:flex;gap:12px;padding:12px 18px 26px">${['↩ Balas', '↪ Majukan'].map((name) => `<span style="flex:1;text-align:center;border:1px solid #bbb;border-radius:20px;padding:9px">${name}</span>`).join('')}</div>`,
    ),
});

const brief = ({ outcome }: Printed) =>
  ({
    success: 'Successful',
    failed: 'Failed',
    pending: 'Processing',
    cancelled: 'Cancelled',
    refunded: 'Returned',
  })[outcome];

// A tablet's mail app, the list of mails at its left: a wallet thanks in the middle of the page.
const tenun = look({
  name: 'tenun-tablet-mail',
  medium: 'letter',
  width: 1080,
  scale: 1.5,
  money: { before: 'RM ' },
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => `${run(below, 3, 'a')} ${run(below, 4, 'b')} ${run(below, 4, 'c')}`,
  says: {
    success: ['Payment sent', 'Your payment was successful', 'All done, payment sent'],
    failed: ['Payment not sent', 'Your payment was unsuccessful'],
    pending: ['Payment in progress', 'We’re still processing your payment'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned to your wallet'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const mail = (from: string, subject: string, when: string, chosen = false) =>
      `<div style="padding:12px 18px;border-bottom:1px solid #e5e5ea;${chosen ? 'background:#e4edfb' : ''}"><div style="display:flex;justify-content:space-between"><b>${from}</b><span style="color:#6d6d72;font-size:13px">${when}</span></div><div style="font-size:14px;color:#3c3c43">${subject}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#111;font-size:15px}.row{display:flex;padding:10px 0;border-top:1px solid #e4e0ee}.k{width:178px;flex:none;color:#625c73}.v{flex:1}`,
      `<div style="display:flex"><div style="width:320px;background:#f7f7f9;border-right:1px solid #d9d9de;min-height:800px"><div style="display:flex;justify-content:space-between;padding:9px 18px;font-size:13px;font-weight:600"><span>${p.clock}</span></div><div style="padding:4px 18px 12px;font-size:27px;font-weight:700">Inbox</div>${mail('Tenun Wallet', p.status, p.clock, true)}${mail('Kelab Buku Bangsar', 'This month: we read short stories', 'Yesterday')}${mail('Arus Rumah Utilities', 'Your bill of RM 84.20 is ready', 'Yesterday')}${mail('Tenun Wallet', 'Top up RM 100, get RM 5 back', 'Monday')}${mail('Perpustakaan Awam', 'Two books are due', 'Sunday')}</div>
<div style="flex:1"><div style="display:flex;justify-content:flex-end;gap:30px;padding:30px 30px 12px;color:#2f6fd6;font-size:18px;border-bottom:1px solid #e5e5ea"><span>⚑</span><span>⤓</span><span>↩</span><span>✎</span></div><div style="padding:16px 40px 10px;border-bottom:1px solid #e5e5ea"><b>Tenun Wallet</b> <span style="color:#6d6d72">&lt;hello@tenun.example&gt;</span><span style="float:right;color:#6d6d72">${p.clock}</span><br><span style="color:#6d6d72;font-size:14px">To: ${p.sender}</span></div><div style="width:520px;margin:26px auto 30px"><div style="text-align:center"><b style="font-size:22px;color:#4f2da8">tenun</b><h1 style="font-size:25px;margin:20px 0 4px">${p.status}</h1><p style="color:#625c73">to <b style="color:#111">${p.recipient}</b></p><div style="font-size:40px;font-weight:700;color:#4f2da8;margin:12px 0 22px">${p.amount}</div></div>${rowsOf(
        [
          ['Status', brief(p)],
          ['Date', p.date],
          ['Time', p.time],
          ['Recipient', `${p.recipient}<br>${p.bank} ${p.account}`],
          ['From', 'Tenun balance'],
          ['Message', p.memo],
          ['Transaction no.', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:24px"><span style="background:#4f2da8;color:#fff;border-radius:8px;padding:12px 40px;font-weight:700">Open Tenun</span></div><p style="text-align:center;color:#625c73;font-size:12px;margin-top:26px">You get this mail because payment alerts are on. Change this under Profile › Alerts.<br>Tenun Digital Sdn Bhd, Cyberjaya</p></div></div></div>`,
    );
  },
});

// A bank from abroad writes a letter: the payment in a sentence, the three sums in a small table.
const closing = ({ outcome }: Printed) =>
  ({
    success: 'The funds have been credited to the beneficiary’s account.',
    failed: 'The instruction was not carried out and no funds have left your account.',
    pending: 'The instruction has not yet been completed; we shall write again once it has.',
    cancelled: 'The instruction was withdrawn at your request and no funds were paid.',
    refunded: 'The funds were sent back to us and stand to the credit of your account again.',
  })[outcome];

const ravenglass = look({
  name: 'ravenglass-payment-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.5,
  money: MONEY.code,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `RG/PAY/${run(below, 6, 'a')}/${run(below, 2, 'b')}`,
  says: {
    success: ['Payment Completed', 'Payment Executed', 'Paid'],
    failed: ['Payment Not Executed', 'Payment Rejected'],
    pending: ['Payment Pending', 'Payment in Process'],
    cancelled: ['Payment Cancelled'],
    refunded: ['Payment Returned'],
  },
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font:15px/1.5 ${FONTS.serif};background:#fff;color:#161616}table{border-collapse:collapse;width:430px;margin:18px 0}td{padding:6px 0}td:last-child{text-align:right;white-space:nowrap}.row{display:flex;padding:2px 0}.k{width:150px}`,
      `<div style="padding:58px 72px"><div style="border-bottom:1px solid #7d6b3c;padding-bottom:14px;display:flex;justify-content:space-between;align-items:flex-end"><div style="font-size:26px;letter-spacing:3px;color:#2b3a2f">RAVENGLASS</div><div style="font-size:12px;text-align:right;color:#444">Ravenglass Private Bank (Labuan) Ltd<br>Kuala Lumpur Marketing Office<br>T +60 3 2700 4140</div></div><div style="display:flex;justify-content:space-between;margin:32px 0 26px"><div>${p.sender}<br>Account ${p.ownAccount}</div><div>${rowsOf(
        [
          ['Date', p.date],
          ['Time', `${p.time} (MYT)`],
          ['Our reference', p.reference],
        ],
      )}</div></div><h1 style="font-size:19px;margin-bottom:14px">Payment advice: ${p.status}</h1><p>Dear Client,</p><p style="margin-top:10px">We write concerning your instruction to pay <b>${p.amount}</b> to <b>${p.recipient}</b>, account ${p.account} with ${p.bank}, quoting “${p.memo}”. ${closing(p)}</p><table><tr><td>Payment to ${p.recipient}</td><td>${p.amount}</td></tr><tr><td>Correspondent charges</td><td>${p.nothing}</td></tr><tr style="border-top:1px solid #161616;font-weight:700"><td>Total</td><td>${p.amount}</td></tr>${p.decoy.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}</table>${unseen(p.hiddenText)}<p>Should you have any question, please speak to your relationship manager and quote our reference above.</p><p style="margin-top:24px">Yours faithfully,</p><p style="margin-top:10px">Payment Operations<br>Ravenglass Private Bank</p><p style="margin-top:44px;font-size:11px;color:#555;border-top:1px solid #bbb;padding-top:8px">This advice was produced electronically and is valid without signature. Calls may be recorded. Page 1 of 1</p></div>`,
    ),
});

export const letters = [jong, dulang, tenun, ravenglass];
