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
} from '#test/receipts/drawing/page.ts';
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string, ground = '#fff') =>
  text ? `<div style="color:${ground};font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';
const digitsOf = (below: Printed['below'], count: number, what: string) =>
  String(below(10 ** count, what)).padStart(count, '0');
const two = (number: number) => String(number).padStart(2, '0');
const sayFor = (p: Printed, words: Record<Outcome, string>) => words[p.outcome];

const lekiu = look({
  name: 'lekiu-funds-transfer-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  names: 'upper',
  money: MONEY.code,
  date: DATES.long,
  time: ({ hour, minute }) => `${two(hour)}${two(minute)} hrs`,
  reference: (below, { year }) => `LK/${String(year).slice(2)}/${digitsOf(below, 7, 'lk')}`,
  says: STATUSES,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};color:#111;background:#fff;font-size:15px}table{width:100%;border-collapse:collapse;margin:18px 0}td{border:1px solid #333;padding:8px 12px}.k{width:42%;background:#f2f2f2}`,
      `<div style="padding:46px 60px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #14365c;padding-bottom:12px"><div><div style="font-size:27px;letter-spacing:2px;color:#14365c">LEKIU BANK BERHAD</div><div style="font-size:12px">Menara Lekiu, 8 Lorong Pelabuhan, 50050 Kuala Lumpur</div></div><div style="text-align:right;font-size:13px">Our ref: ${p.reference}<br>Date: ${p.date}</div></div>
<p style="margin-top:26px">${p.sender}<br>Account ${p.ownAccount}</p><p style="margin:22px 0 12px">Dear Sir/Madam,</p><p style="font-weight:700;text-decoration:underline">FUNDS TRANSFER ADVICE</p><p style="margin-top:12px">${sayFor(
        p,
        {
          success:
            'We have pleasure in confirming that the following transfer has been effected on your instruction.',
          failed: 'We regret that the following transfer could not be effected on your instruction.',
          pending:
            'We have received your instruction for the following transfer, which has yet to be effected.',
          cancelled: 'The following transfer has been cancelled on your instruction.',
          refunded: 'The following transfer has been returned and the amount credited to your account.',
        },
      )}</p>${tableOf([
        ['In favour of', p.recipient],
        ['Beneficiary bank', p.bank],
        ['Beneficiary account', p.account],
        ['Amount', `<b>${p.amount}</b>`],
        ['Commission', p.nothing],
        ['Time of transaction', p.time],
        ['Particulars', p.memo],
        ['Status of transaction', p.status],
        ...p.decoy,
      ])}${unseen(p.hiddenText)}<p>Kindly notify us within fourteen (14) days of any discrepancy, failing which the above shall be deemed correct.</p><p style="margin-top:30px">for <b>LEKIU BANK BERHAD</b></p><p style="margin-top:44px;font-size:11px;color:#555">This advice is computer generated and requires no signature.</p></div>`,
    ),
});

const HEADS_TWO: Record<Outcome, string[]> = {
  success: ['Wang berjaya dihantar!', 'Pindahan berjaya'],
  failed: ['Pindahan gagal', 'Wang tidak berjaya dihantar'],
  pending: ['Pindahan sedang diproses', 'Pindahan dijadualkan'],
  cancelled: ['Pindahan dibatalkan'],
  refunded: ['Wang dipulangkan kepada anda'],
};

const mersawa = look({
  name: 'mersawa-html-mail',
  medium: 'letter',
  language: 'mixed',
  width: 640,
  scale: 1.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.datedLetters,
  says: HEADS_TWO,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#e8e4f3;color:#2b2540;font-size:14px}.row{padding:11px 0;border-bottom:1px solid #eceaf4;display:flex;justify-content:space-between;gap:20px}.k{color:#857da3}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="width:540px;margin:26px auto;background:#fff;border-radius:10px;overflow:hidden"><div style="background:linear-gradient(120deg,#5a35c9,#c9459a);color:#fff;padding:26px 32px 30px"><div style="font-weight:700;font-size:17px">mersawa</div><div style="font-size:24px;font-weight:700;margin-top:22px">${p.status}</div><div style="font-size:14px;margin-top:4px;opacity:.9">${p.date}, ${p.time}</div></div><div style="padding:24px 32px"><p>Hai ${p.sender},</p><p style="margin:8px 0 18px;color:#5d5578">Ini resit bagi transaksi anda. <i>Here is the receipt of your transaction.</i></p><div style="background:#f5f3fb;border-radius:8px;padding:16px;text-align:center"><span style="font-size:12px;color:#857da3">Jumlah / Total</span><br><b style="font-size:32px">${p.amount}</b></div><div style="margin-top:12px">${rowsOf(
        [
          ['Penerima / Recipient', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['No. akaun / Account no.', p.account],
          ['Nota / Note', p.memo],
          ['Caj / Fee', 'Percuma'],
          ['ID transaksi / Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div><p style="text-align:center;margin:26px 0 8px"><span style="background:#5a35c9;color:#fff;border-radius:22px;padding:11px 34px;font-weight:700">Buka aplikasi</span></p></div></div><p style="text-align:center;font-size:11px;color:#857da3;padding-bottom:24px">Bukan anda? Hubungi kami 24 jam di bantuan@mersawa.example<br>Mersawa Digital Sdn. Bhd. · E-mel automatik, jangan balas</p>`,
    ),
});

const dots = (label: string, width: number) => `${label} ${'.'.repeat(Math.max(2, width - label.length))} `;

const tebrau = look({
  name: 'tebrau-e-alert-plain',
  medium: 'letter',
  width: 780,
  scale: 1.25,
  names: 'upper',
  money: MONEY.plainTight,
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${String(year).slice(2)}`,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['has been successfully processed', 'was successful', 'has been completed'],
    failed: ['was unsuccessful', 'could not be processed', 'has been rejected'],
    pending: ['is pending', 'is being processed', 'is awaiting your approval'],
    cancelled: ['has been cancelled'],
    refunded: ['has been reversed'],
  },
  formats: ['png', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.terminal};background:#fff;color:#1a1a1a;font-size:12px;line-height:1.65}`,
      `<div style="padding:16px 24px;background:#f1f3f4;font:13px ${FONTS.sans};line-height:1.6"><b style="font-size:17px">Tebrau e-Alert: Fund transfer from your account</b><br>From: Tebrau Bank e-Alert &lt;ealert@tebrau.example&gt;<br>Sent: ${p.date} ${p.time}<br>To: ${p.sender}</div><div style="padding:20px 24px"><p>Dear Valued Customer,</p><p style="margin:12px 0">Your fund transfer of ${p.amount} to ${p.recipient}<br>${p.status}.</p><div style="white-space:pre-wrap">${(
        [
          ['Transaction ID', p.reference],
          ['Transaction Date/Time', `${p.date} ${p.time}`],
          ['From A/C', p.ownAccount],
          ['To A/C', `${p.account} (${p.bank})`],
          ['Payee', p.recipient],
          ['Amount', p.amount],
          ['Recipient Ref', p.memo],
          ...p.decoy,
        ] satisfies [string, string][]
      )
        .map(([label, value]) => `${dots(label, 26)}${value}`)
        .join(
          '<br>',
        )}</div><p style="margin-top:14px">If you did not perform this transaction, please call our 24-hour<br>customer service centre immediately.</p><p style="margin-top:14px">Thank you.<br>Tebrau Bank</p><p style="margin-top:14px;color:#777">-- This is an auto-generated e-mail. Please do not reply. --</p></div>`,
    ),
});

const keluli = look({
  name: 'keluli-e-slip-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1,
  names: 'upper',
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: STATUSES_MS,
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#20303c;font-size:13px}.row{width:50%;padding:10px 16px 10px 0}.k{font-size:10px;letter-spacing:.8px;text-transform:uppercase;color:#7b8b97}.v{font-size:15px;font-weight:600}`,
      `<div style="position:relative;padding:44px 54px;overflow:hidden"><div style="position:absolute;left:110px;top:330px;font-size:104px;font-weight:800;color:#f2f6f8;transform:rotate(-28deg)">KELULI</div><div style="position:relative"><div style="display:flex;justify-content:space-between"><span style="font-size:23px;font-weight:800;color:#0d7c8a">keluli<span style="color:#f29a2e">bank</span></span><span style="font-size:20px;font-weight:300">e-Slip Transaksi</span></div><div style="margin:26px 0;background:#0d7c8a;color:#fff;border-radius:8px;padding:18px 22px;display:flex;justify-content:space-between;align-items:center"><span><span style="font-size:11px;opacity:.8">${p.done ? 'AMAUN DIBAYAR' : 'AMAUN'}</span><br><b style="font-size:28px">${p.amount}</b></span><span style="background:#fff;color:${signColour(p)};border-radius:20px;padding:6px 18px;font-weight:700">${p.status}</span></div><div style="display:flex;flex-wrap:wrap">${rowsOf(
        [
          ['Dibayar kepada', p.recipient],
          ['Dibayar oleh', p.sender],
          ['Bank penerima', p.bank],
          ['Akaun pembayar', p.ownAccount],
          ['Akaun penerima', p.account],
          ['Kaedah', 'KilatNow Segera'],
          ['Tarikh transaksi', p.date],
          ['Masa transaksi', p.time],
          ['Nombor rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}<p style="margin-top:34px;border-top:1px solid #d9e2e7;padding-top:12px;font-size:11px;color:#7b8b97">Slip ini ialah cetakan komputer dan sah tanpa tandatangan. Pertanyaan: 1-700-00-KELULI. Keluli Bank Berhad dilindungi skim insurans deposit.</p></div></div>`,
    ),
});

const ashdown = look({
  name: 'ashdown-payment-confirmation-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.short,
  time: ({ hour, minute }) => `${two(hour)}:${two(minute)} (GMT+8)`,
  reference: (below) => `ASHMY${digitsOf(below, 8, 'a')}${digitsOf(below, 3, 'b')}`,
  says: {
    success: ['This payment has been completed.', 'Payment executed.', 'Your payment was successful.'],
    failed: ['This payment was not executed.', 'This payment has been declined.'],
    pending: ['This payment is being processed.', 'This payment has not been executed yet.'],
    cancelled: ['This payment has been cancelled.'],
    refunded: ['This payment has been returned by the receiving bank.'],
  },
  formats: ['pdf', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333;font-size:12px}table{width:100%;border-collapse:collapse}td{padding:5px 12px;vertical-align:top}.k{width:34%;text-align:right;color:#777}.v{color:#111}h2{font-size:12px;font-weight:700;color:#00573d;border-bottom:1px solid #00573d;margin:20px 0 8px;padding-bottom:3px}`,
      `<div style="padding:40px 70px"><div style="text-align:right;font:22px ${FONTS.book};color:#00573d">Ashdown &amp; Grey</div><h1 style="font-size:22px;font-weight:400;margin:28px 0 4px">Payment confirmation</h1><p style="font-size:14px">${p.status}</p><h2>Payment</h2>${tableOf(
        [
          ['Amount', `<b style="font-size:15px">${p.amount}</b>`],
          ['Payment date', p.date],
          ['Submitted', p.time],
          ['Payment reference', p.reference],
          ['Payment type', 'Domestic payment (immediate)'],
        ],
      )}<h2>Payee</h2>${tableOf([
        ['Name', p.recipient],
        ['Account number', p.account],
        ['Bank', p.bank],
        ['Message to payee', p.memo],
      ])}<h2>Payer</h2>${tableOf([
        ['Name', p.sender],
        ['Account number', p.ownAccount],
        ['Charges', `${p.nothing} (SHA)`],
        ...p.decoy,
      ])}${unseen(p.hiddenText)}<p style="margin-top:40px;font-size:10px;color:#777">Ashdown &amp; Grey (Malaysia) Berhad is a subsidiary of Ashdown &amp; Grey plc. This document is provided for information and does not constitute a guarantee of receipt by the payee.</p></div>`,
    ),
});

const kelawar = look({
  name: 'kelawar-mail-app-dark',
  medium: 'letter',
  dark: true,
  width: 393,
  scale: 2.5,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => `#${digitsOf(below, 6, 'k')}${digitsOf(below, 6, 'm')}`,
  says: {
    success: ['Transfer successful', 'Your transfer went through', 'Sent successfully'],
    failed: ['Transfer unsuccessful', "Your transfer didn't go through"],
    pending: ['Transfer pending', 'Your transfer is on hold'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#121212;color:#eaeaea;font-size:15px}.row{padding:9px 0}.k{font-size:12px;color:#9a9a9a}.v{font-size:15px}`,
      `${phoneBar(p.clock, '#fff', 58)}<div style="padding:12px 18px;font-size:20px;color:#bbb">← <span style="float:right;letter-spacing:10px">⌂✉⋮</span></div><div style="padding:4px 18px 14px"><div style="font-size:20px">[Kelawar] Transaction receipt <span style="font-size:11px;background:#2b2b2b;padding:2px 7px;border-radius:4px;vertical-align:3px">Inbox</span></div><div style="display:flex;gap:12px;align-items:center;margin-top:14px"><span style="width:38px;height:38px;border-radius:50%;background:#36506b;text-align:center;line-height:38px">K</span><span style="font-size:14px">Kelawar Bank<br><span style="color:#9a9a9a;font-size:12px">to me ▾</span></span></div></div>
<div style="margin:0 10px 24px;background:#1d1d1f;border-radius:12px;padding:22px 18px"><div style="text-align:center;border-bottom:1px dashed #444;padding-bottom:18px;margin-bottom:8px">${badge(p, 46, false)}<div style="font-size:18px;font-weight:600;margin-top:8px">${p.status}</div><div style="font-size:34px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Sent to', p.recipient],
          ['Bank', `${p.bank} · ${p.account}`],
          ['When', `${p.date}, ${p.time}`],
          ['Receipt number', p.reference],
          ['Description', p.memo],
          ['Sent by', p.sender],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:10px;padding:0 18px 26px">${['↩ Reply', '↪ Forward'].map((name) => `<span style="flex:1;text-align:center;border:1px solid #555;border-radius:20px;padding:9px;color:#ccc">${name}</span>`).join('')}</div>`,
    ),
});

export const letters = [lekiu, mersawa, tebrau, keluli, ashdown, kelawar];
