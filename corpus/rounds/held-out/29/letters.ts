// Receipts that banks and wallets send or let one save: three PDFs and a mail.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
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

const unseen = (text: string, ground = '#fff') =>
  text ? `<div style="color:${ground};font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

const figures = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');
const two = (number: number) => String(number).padStart(2, '0');
const compact = ({ year, month, day }: Clock) => `${year}${two(month)}${two(day)}`;

// An old internet bank's sheet in Malay: a red line, a ruled table of labels, notes below.
const khalayak = look({
  name: 'khalayak-resit-pindahan-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => figures(below, 10, 'number').replace(/^0/, '3'),
  says: {
    success: ['BERJAYA', 'DITERIMA', 'TRANSAKSI BERJAYA'],
    failed: ['TIDAK BERJAYA', 'DITOLAK'],
    pending: ['SEDANG DIPROSES', 'DALAM PROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c1c1c;font-size:13px}table{width:100%;border-collapse:collapse;margin-top:14px}td{border:1px solid #b5b5b5;padding:8px 12px;vertical-align:top}.k{width:38%;background:#f3f3f3}`,
      `<div style="padding:48px 56px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #d01127;padding-bottom:12px"><div><b style="font-size:22px;color:#d01127">BANK KHALAYAK</b><br><span style="font-size:11px;color:#555">Bank Khalayak Berhad (No. Syarikat 190001000000)</span></div><b style="font-size:15px">BKe Perbankan Internet</b></div><h1 style="font-size:17px;margin:26px 0 4px">Resit Pindahan Dana – KilatNow Pindah ke Akaun</h1><p style="color:#555">Tarikh &amp; Masa: ${p.date} ${p.time}</p>${tableOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['No. Rujukan', p.reference],
          ['Daripada Akaun', `${p.ownAccount} SAV<br>${p.sender}`],
          ['Ke Akaun', p.account],
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Caj Perkhidmatan', p.nothing],
          ['Rujukan Penerima', p.memo],
          ['Butiran Pembayaran Lain', '-'],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<div style="margin-top:24px;font-size:11.5px;color:#444;line-height:1.6"><b>Nota:</b><br>1. Resit ini adalah cetakan komputer dan tidak memerlukan tandatangan.<br>2. Sila simpan resit ini untuk rujukan anda.<br>3. Untuk sebarang pertanyaan, hubungi Khidmat Pelanggan BKe di 03-5550 5000 (24 jam) atau e-mel ke bke@khalayak.example.</div><p style="margin-top:90px;font-size:11px;color:#666;border-top:1px solid #ccc;padding-top:8px">Terima kasih kerana menggunakan BKe. <span style="float:right">Halaman 1 / 1</span></p></div>`,
    ),
});

// An app's receipt saved as PDF: a blue head, the outcome and the sum, then plain pairs.
const lingkaran = look({
  name: 'lingkaran-connect-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: (below, clock) => `${compact(clock)}LGKBMYKL010OCB${figures(below, 8, 'number')}`,
  says: {
    success: ['Successful', 'Transfer Successful', 'Transaction Successful'],
    failed: ['Unsuccessful', 'Transfer Unsuccessful'],
    pending: ['Processing', 'Transfer Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#22304a;font-size:14px}.row{display:flex;padding:10px 0;border-bottom:1px solid #e4e8f0}.k{width:250px;color:#65718a;flex:none}.v{flex:1;font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:#00338d;color:#fff;padding:26px 58px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px">Lingkaran Bank</b><span style="font-size:15px">Connect</span></div><div style="padding:34px 58px 40px"><div style="display:flex;justify-content:space-between;align-items:center"><h1 style="font-size:22px;font-weight:400">Transaction Receipt</h1><span style="display:flex;gap:9px;align-items:center;color:${signColour(p)};font-weight:700;font-size:16px">${badge(p, 26)}${p.status}</span></div><div style="background:#f2f5fa;padding:18px 22px;margin:22px 0 14px"><div style="color:#65718a">Amount</div><div style="font-size:30px;font-weight:700;color:#00338d">${p.amount}</div></div>${rowsOf(
        [
          ['Reference No.', p.reference],
          ['Transaction Date &amp; Time', `${p.date} ${p.time}`],
          ['Transaction Type', 'KilatNow Transfer'],
          ['From Account', `${p.ownAccount}<br><span style="font-weight:400">${p.sender}</span>`],
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Bank', p.bank],
          ['Beneficiary Account No.', p.account],
          ['Recipient’s Reference', p.memo],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:30px;font-size:12px;color:#65718a">This is a computer generated receipt. No signature is required. If you did not perform this transaction, please call 03-5550 7627 immediately.</p><p style="margin-top:70px;font-size:11px;color:#65718a">Lingkaran Bank Berhad (Company No. 193401000000). All rights reserved.</p></div>`,
    ),
});

// A ride-and-food app's e-receipt in the mail app of a phone, in Malay.
const bonceng = look({
  name: 'bonceng-e-resit-emel',
  medium: 'letter',
  language: 'ms',
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.minutes,
  reference: (below) =>
    `A-${figures(below, 1, 'first')}${['XK', 'MQ', 'TB', 'WD', 'RG'][below(5, 'pair')]}${figures(below, 6, 'rest')}`,
  says: {
    success: ['Pindahan berjaya', 'Berjaya dihantar', 'Selesai'],
    failed: ['Pindahan tidak berjaya', 'Gagal'],
    pending: ['Pindahan sedang diproses', 'Sedang diproses'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang dipulangkan ke Dompet'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#222;font-size:14px}.row{padding:10px 0;border-bottom:1px solid #ececec}.k{font-size:12px;color:#6e6e6e}.v{font-size:15px;font-weight:500}`,
      `${phoneBar(p.clock, '#222', 58)}<div style="display:flex;justify-content:space-between;padding:8px 18px;color:#444;font-size:19px"><span>←</span><span>🗑 &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:6px 18px;font-size:20px">E-Resit Bonceng anda <span style="font-size:11px;background:#e4e4e4;border-radius:4px;padding:2px 6px;vertical-align:2px">Peti masuk</span></div><div style="display:flex;gap:12px;padding:10px 18px 14px;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#0a8a43;color:#fff;text-align:center;line-height:38px;font-size:18px">B</span><div style="font-size:13px"><b>Bonceng</b> <span style="color:#6e6e6e">${p.clock}</span><br><span style="color:#6e6e6e">kepada saya ⌄</span></div></div><div style="margin:0 12px;border:1px solid #e2e2e2"><div style="background:#0a8a43;color:#fff;padding:20px 20px 22px"><b style="font-size:20px">Bonceng Dompet</b><div style="margin-top:14px;font-size:13px">JUMLAH</div><div style="font-size:33px;font-weight:700;line-height:1.2">${p.amount}</div><div style="font-size:13px;margin-top:4px">${p.date}, ${p.time}</div></div><div style="padding:18px 20px 20px"><p>Hai ${p.sender},</p><p style="margin:6px 0 10px">Ini butiran pindahan anda.</p>${rowsOf(
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Pindah kepada', `<b>${p.recipient}</b><br>${p.bank} ${p.account}`],
          ['ID transaksi', p.reference],
          ['Kaedah bayaran', 'Baki Dompet'],
          ['Nota', p.memo],
          ['Fi pindahan', 'Percuma'],
          ...p.decoy,
        ],
      )}<div style="background:#f3f9f5;padding:12px 14px;margin-top:16px;font-size:13px">Guna kod <b>JIMAT5</b> untuk potongan ${p.money(500)} bagi pesanan makanan anda minggu ini.</div><p style="margin-top:16px;font-size:12px;color:#6e6e6e">Ada masalah dengan transaksi ini? Pergi ke Pusat Bantuan dalam aplikasi. E-mel ini dijana secara automatik, jangan balas.</p><p style="margin-top:10px;font-size:12px;color:#6e6e6e">Bonceng Bayar Sdn. Bhd. · Petaling Jaya, Selangor</p></div></div><div style="display:flex;gap:12px;padding:16px">${['↩ Balas', '↪ Majukan'].map((each) => `<span style="border:1px solid #999;border-radius:20px;padding:9px 0;flex:1;text-align:center">${each}</span>`).join('')}</div>`,
    ),
});

const whole = (text: string) => text.replace(/<[^>]*>/g, '');

// A money sender's confirmation: headings over thin lines, sums with the currency after them.
const sagely = look({
  name: 'sagely-transfer-confirmation-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: (below) => `#${figures(below, 10, 'number').replace(/^0/, '1')}`,
  says: {
    success: ['Paid out', 'Completed', 'Transfer complete'],
    failed: ['Not completed', 'Transfer failed'],
    pending: ['Processing', 'Funds not yet paid out'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) => {
    const heading = (text: string) =>
      `<h2 style="font-size:15px;border-bottom:1px solid #cfd5cc;padding-bottom:7px;margin:30px 0 8px">${text}</h2>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2b3a2c;font-size:13px}.row{display:flex;justify-content:space-between;padding:6px 0}.k{color:#5d6b5e}.v{text-align:right;font-weight:700}`,
      `<div style="padding:54px 64px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><b style="font-size:27px;letter-spacing:-1px;color:#14532d">sagely</b><div style="text-align:right;font-size:11px;color:#5d6b5e">Sagely Payments Malaysia Sdn. Bhd.<br>Level 12, Menara Contoh, Jalan Contoh<br>50400 Kuala Lumpur, Malaysia</div></div><h1 style="font-size:25px;margin-top:38px">Transfer confirmation</h1><p style="color:#5d6b5e;margin-top:4px">Generated on ${whole(p.date)}</p>${heading('Transfer overview')}${rowsOf(
        [
          ['Transfer number', p.reference],
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transfer created', `${p.date} ${p.time} MYT`],
          [`Amount paid by ${p.sender}`, p.withFee],
          ['Our fees', p.fee],
          [
            p.done ? `Amount sent to ${p.recipient}` : `Amount for ${p.recipient}`,
            `<span style="font-size:17px">${p.amount}</span>`,
          ],
          ...p.decoy,
        ],
      )}${heading(p.done ? 'Sent to' : 'Recipient')}${rowsOf([
        ['Name', p.recipient],
        ['Bank name', p.bank],
        ['Account number', p.account],
        ['Reference', p.memo],
      ])}${heading(p.done ? 'Sent from' : 'Sender')}${rowsOf([
        ['Name', p.sender],
        ['Paid from', 'MYR balance'],
      ])}${unseen(p.hiddenText)}<p style="margin-top:90px;font-size:11px;color:#5d6b5e">Sagely Payments Malaysia Sdn. Bhd. is a licensed money services business. Need help? Visit sagely.example/help<span style="float:right">1 / 1</span></p></div>`,
    );
  },
});

export const letters = [khalayak, lingkaran, bonceng, sagely];
