// PDFs that a bank and a wallet give for a transfer, and the mails that tell of one.
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

type Below = Printed['below'];
const digits = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const two = (number: number) => String(number).padStart(2, '0');
const compact = ({ year, month, day }: Clock) => `${year}${two(month)}${two(day)}`;

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

/** The web bank's advice: a logo, the kind of transfer, a plain list, a note at the foot. */
const rajawali = look({
  name: 'rajawali-2u-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful', 'Transaction Successful'],
    failed: ['Unsuccessful', 'Transaction Failed'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d1d1d;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:10px 4px;border-bottom:1px solid #e4e4e4;vertical-align:top}.k{width:42%;color:#5c5c5c}.v{font-weight:700}`,
      `<div style="padding:50px 62px"><div style="display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b6e69;padding-bottom:14px"><b style="font-size:26px;color:#0b6e69">Rajawali<span style="color:#d79a00">2u</span></b><span style="color:#5c5c5c">Transaction Receipt</span></div><h1 style="font-size:19px;margin:26px 0 4px">KilatNow Transfer</h1><p style="color:#5c5c5c;margin-bottom:16px">${p.date}, ${p.time}</p>${tableOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Reference ID', p.reference],
          ['Amount', `<span style="font-size:17px">${p.amount}</span>`],
          ['From account', `${p.ownAccount}<br>${p.sender}`],
          ['Beneficiary name', p.recipient],
          ['Beneficiary account number', p.account],
          ['Receiving bank', p.bank],
          ['Recipient reference', p.memo],
          ['Other payment details', '-'],
          ['Service fee', p.nothing],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:26px;font-size:12px">Note: This receipt is computer generated and no signature is required.</p><div style="margin-top:150px;border-top:1px solid #bbb;padding-top:10px;font-size:11px;color:#5c5c5c">Rajawali Bank Berhad (196001000000). 14th Floor, Menara Rajawali, Jalan Contoh, 50050 Kuala Lumpur.<br>Customer service: 1-300-55-8811 (within Malaysia), 03-5550 8811 (overseas), 24 hours daily.</div></div>`,
    ),
});

/** A savings bank's mail in Malay, in the reading pane of a web mail. */
const nelayan = look({
  name: 'nelayan-emel-pindahan',
  medium: 'letter',
  language: 'ms',
  width: 900,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${compact(clock)}BNLYMYK1030OCN${digits(below, 8, 'nel')}`,
  says: {
    success: ['Pemindahan Berjaya', 'Transaksi Berjaya', 'Pindahan Wang Berjaya'],
    failed: ['Pemindahan Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Pemindahan Sedang Diproses', 'Transaksi Dalam Proses'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}table{width:100%;border-collapse:collapse;margin:16px 0}td{padding:9px 12px;border:1px solid #cfd8d3;vertical-align:top}.k{width:40%;background:#eef5f0}`,
      `<div style="padding:12px 30px;color:#5f6368;font-size:17px;border-bottom:1px solid #e3e3e3">← &nbsp;&nbsp; ⤓ &nbsp;&nbsp; 🗑 &nbsp;&nbsp; ✉ &nbsp;&nbsp; ⋮ <span style="float:right;font-size:13px">3 daripada 1,204</span></div><div style="padding:20px 30px 34px"><h1 style="font-weight:400;font-size:22px">Notifikasi eNelayan: ${p.status}</h1><div style="display:flex;gap:14px;margin:16px 0 20px"><span style="width:40px;height:40px;border-radius:50%;background:#1b7a4b;color:#fff;text-align:center;line-height:40px;font-size:19px">e</span><div style="flex:1;font-size:13px"><b>eNelayan</b> <span style="color:#5f6368">&lt;noreply@banknelayan.example&gt;</span><br><span style="color:#5f6368">kepada saya ▾</span></div><span style="font-size:12px;color:#5f6368">${p.clock} ☆ ↩</span></div><div style="width:640px;margin-left:54px;border:1px solid #dde5e0"><div style="background:#1b7a4b;color:#fff;padding:16px 26px;font-size:20px;font-weight:700">BANK NELAYAN</div><div style="padding:22px 26px"><p>Pelanggan yang dihormati,</p><p style="margin-top:12px">Terima kasih kerana menggunakan perkhidmatan eNelayan. Butiran transaksi anda adalah seperti berikut:</p>${tableOf(
        [
          ['Jenis Transaksi', 'KilatNow ke Akaun'],
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Tarikh &amp; Masa', `${p.date} ${p.time}`],
          ['No. Rujukan', p.reference],
          ['Dari Akaun', p.ownAccount],
          ['Nama Penerima', `<b>${p.recipient}</b>`],
          ['Bank Penerima', p.bank],
          ['No. Akaun Penerima', p.account],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}<p>Sekiranya anda tidak melakukan transaksi ini, sila hubungi Pusat Khidmat Pelanggan kami di talian 1-300-55-1900 dengan segera.</p><p style="margin-top:12px">Sekian, terima kasih.</p><p style="margin-top:14px;font-size:12px;color:#666">Ini adalah e-mel janaan komputer. Sila jangan balas e-mel ini. Bank Nelayan tidak akan meminta kata laluan atau TAC anda melalui e-mel.</p></div></div></div>`,
    ),
});

/** The great toll wallet's receipt to keep: a blue head, one list in an A4 page's upper half. */
const lalu = look({
  name: 'lalu-laju-ewallet-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${compact(clock)}10110000010000${digits(below, 12, 'lnl')}`,
  says: {
    success: ['Successful', 'Success', 'Completed'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#20242c}.row{display:flex;justify-content:space-between;padding:11px 0;border-bottom:1px solid #eceef2}.k{color:#69707d}.v{text-align:right;font-weight:600}`,
      `<div style="background:#0052cc;color:#fff;padding:30px 60px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px">Lalu 'n Laju <span style="font-weight:400">eWallet</span></b><span style="font-size:15px">Transaction Receipt</span></div><div style="padding:30px 60px"><div style="text-align:center;padding-bottom:22px"><div style="color:#69707d">Total Amount</div><div style="font-size:38px;font-weight:700">${p.amount}</div></div><h2 style="font-size:15px;padding-bottom:6px">Transaction Details</h2>${rowsOf(
        [
          ['Transaction Type', 'KilatNow Transfer'],
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transfer To', p.recipient],
          ['Bank', p.bank],
          ['Account Number', p.account],
          ['Transfer Reference', p.memo],
          ['Payment Method', 'eWallet Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:22px;font-size:12px;color:#69707d">This is a computer-generated receipt. No signature is required.</p><div style="margin-top:120px;font-size:11px;color:#69707d;border-top:1px solid #dfe2e8;padding-top:12px"><b>Lalu Digital Sdn Bhd (201701000000)</b><br>Tower 6, Jalan Contoh, Bangsar South, 59200 Kuala Lumpur. Careline: 03-5550 3888 (7am – 10pm)<br>Enjoy free transfers of up to ${p.money(500_000)} a day with eWallet Pro.</div></div>`,
    ),
});

/** The same news in a phone's mail app by night, from a bank that writes in English. */
const atma = look({
  name: 'atma-online-mail-night',
  medium: 'letter',
  dark: true,
  width: 400,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `${compact(clock)}ATMAMYKL030OCB${digits(below, 8, 'atm')}`,
  says: {
    success: ['Successful', 'Completed', 'Success'],
    failed: ['Unsuccessful', 'Failed', 'Rejected'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#1b1b1f;color:#e6e3e8;font-size:15px}.row{padding:9px 0;border-bottom:1px solid #3d3c42}.k{font-size:13px;color:#b3afb8}.v{font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#e6e3e8', 58)}<div style="display:flex;justify-content:space-between;padding:12px 18px;font-size:20px"><span>←</span><span>⤓ &nbsp; 🗑 &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:8px 18px 12px;font-size:20px">AtmaOnline - Transaction Notification <span style="font-size:11px;background:#3a393e;border-radius:4px;padding:2px 6px">Inbox</span></div><div style="display:flex;gap:12px;padding:0 18px 14px;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#c8371d;color:#fff;text-align:center;line-height:38px">A</span><div style="flex:1;font-size:14px"><b>AtmaBank</b> <span style="font-size:12px;color:#b3afb8">${p.clock}</span><br><span style="font-size:12px;color:#b3afb8">to me ⌄</span></div><span>↩ &nbsp; ⋮</span></div><div style="background:#c8371d;color:#fff;padding:14px 18px;font-weight:700;font-size:19px">AtmaBank</div><div style="padding:18px"><p>Dear ${p.sender},</p><p style="margin:12px 0">Thank you for using AtmaOnline. The details of your fund transfer are as follows:</p><div style="display:flex;gap:12px;align-items:center;margin:16px 0 8px">${badge(p, 34)}<span style="font-size:26px;font-weight:700">${p.amount}</span></div>${rowsOf(
        [
          ['Transaction Status', p.status],
          ['Transaction Type', 'KilatNow Transfer'],
          ['Date &amp; Time', `${p.date}, ${p.time}`],
          ['Reference Number', p.reference],
          ['From Account', p.ownAccount],
          ['Recipient Name', p.recipient],
          ['Recipient Account', `${p.account}<br>${p.bank}`],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin:18px 0 12px">If you did not perform this transaction, please call us immediately at 03-5550 8888.</p><p>Warm regards,<br>AtmaBank Customer Care</p><p style="font-size:12px;color:#b3afb8;margin-top:16px">This is a system-generated e-mail. Please do not reply. AtmaBank will never send links asking for your login details.</p></div><div style="display:flex;gap:12px;padding:6px 18px 24px">${['↩ Reply', '↪ Forward'].map((each) => `<span style="border:1px solid #77757c;border-radius:20px;padding:9px;flex:1;text-align:center">${each}</span>`).join('')}</div>`,
    ),
});

export const letters = [rajawali, nelayan, lalu, atma];
