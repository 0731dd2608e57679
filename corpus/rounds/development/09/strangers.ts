// Pages that people upload in place of a receipt, one of each kind.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle } from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

const stranger = (own: Partial<Look> & Pick<Look, 'name' | 'page' | 'draw'>) => look({ scale: 2, ...own });

/** A wallet's sheet over the scanner, waiting for the thumb. */
const swipe = stranger({
  name: 'manggis-swipe-to-pay',
  page: 'before sending',
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#1c1c1c;color:#1c1c1c}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 0;border-bottom:1px solid #eee}.k{color:#7c7c7c}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff')}<div style="text-align:center;padding:34px;opacity:.45"><span style="display:inline-block;background:#fff;padding:12px">${speckle(p.below, 19, 130)}</span></div><div style="background:#fff;border-radius:24px 24px 0 0;padding:22px 22px 34px"><div style="width:44px;height:4px;background:#ccc;margin:-10px auto 18px"></div><div style="font-size:18px;font-weight:800">Review your payment</div><div style="font-size:38px;font-weight:800;padding:10px 0">${p.amount}</div>${rowsOf(
        [
          ['Pay to', p.recipient],
          ['Bank', p.bank],
          ['Pay with', `Wallet (${p.balance})`],
          ['Date', p.date],
          ['Reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="background:#e7d9f5;border-radius:30px;margin-top:26px;padding:6px;display:flex;align-items:center;color:#5d2391"><span style="background:#5d2391;color:#fff;border-radius:50%;width:46px;height:46px;line-height:46px;text-align:center">&raquo;</span><b style="flex:1;text-align:center">Swipe to pay</b></div></div>`,
    ),
});

/** What the requester would send to be paid: nothing has been paid yet. */
const invoice = stranger({
  name: 'invois-tuisyen',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.long,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#2b2b2b}table{width:100%;border-collapse:collapse;margin:24px 0}th{background:#efe7d8;text-align:left}th,td{padding:9px 12px;border-bottom:1px solid #ddd}td:last-child,th:last-child{text-align:right}`,
      `<div style="padding:56px"><div style="display:flex"><h1 style="font-size:36px;font-weight:400;color:#8a6b2f">INVOICE</h1><div style="margin-left:auto;text-align:right">No. INV-${p.otherReference.slice(0, 5)}<br>${p.date}</div></div><p style="margin-top:24px">From: <b>${p.recipient}</b><br>Bill to: ${p.sender}</p><table><tr><th>Description</th><th>Qty</th><th>Amount</th></tr><tr><td>Home tuition and materials, ${p.memo}</td><td>1</td><td>${p.amount}</td></tr><tr><td></td><td><b>Amount due</b></td><td><b>${p.amount}</b></td></tr></table><div style="background:#efe7d8;padding:16px 20px"><b>Payment details</b><br>Account name: ${p.recipient}<br>${p.bank} ${p.account}<br>Payment terms: 7 days. Please send me the transfer receipt.</div><p style="margin-top:40px;font-style:italic">Thank you!</p></div>`,
    ),
});

/** The carbon-copy pad of a hardware shop, photographed. */
const cashBill = stranger({
  name: 'bil-tunai-besi',
  page: 'shop receipt',
  language: 'mixed',
  medium: 'paper',
  width: 520,
  formats: ['jpg', 'jpg', 'png'],
  money: { commas: true },
  names: 'title',
  date: DATES.shortSlashes,
  draw: (p) => {
    const first = Math.round(p.sen * 0.35);
    const hand = `font:italic 18px ${FONTS.serif};color:#23389a`;
    const rows: string[][] = [
      ['2', 'Paip PVC 1/2&quot;', p.money(first)],
      ['1', 'Cat dinding 5L', p.money(p.sen - first)],
      ...Array.from({ length: 4 }, () => ['&nbsp;', '', '']),
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#9c9488;color:#8c2230}table{width:100%;border-collapse:collapse}td,th{border:1px solid #c98a92;padding:6px 10px;font-size:13px}td{${hand}}td:last-child{text-align:right}`,
      `<div style="margin:24px;background:#fdeef0;padding:24px;transform:rotate(.5deg)"><div style="text-align:center;font-size:20px;font-weight:700">KEDAI BESI &amp; CAT HUP SENG</div><div style="text-align:center;font-size:11px">27, Jalan Contoh 3, 43000 Kajang. Tel: 03-0000 2727</div><div style="display:flex;margin:14px 0 8px"><b style="border:2px solid;padding:2px 10px">BIL TUNAI / CASH BILL</b><span style="margin-left:auto">No. <b>${p.otherReference.slice(0, 5)}</b></span></div><p>Kepada / M/s: <span style="${hand}">${p.recipient}</span><span style="float:right">Tarikh: <span style="${hand}">${p.date}</span></span></p><table style="margin-top:10px"><tr><th>Ktt/Qty</th><th style="width:58%">Butiran / Particulars</th><th>RM</th></tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}<tr><th colspan="2" style="text-align:right">JUMLAH / TOTAL RM</th><td>${p.money(p.sen)}</td></tr></table><p style="font-size:10px;margin-top:10px">Barang yang dijual tidak boleh dikembalikan. / Goods sold are not returnable. E. &amp; O. E.</p><p style="text-align:right;margin-top:26px">............................<br>Diterima oleh / Received by</p></div>`,
    );
  },
});

/** A group's chat at night: an answer that quotes the asking, and a text that claims to be a bank's. */
const group = stranger({
  name: 'telegraf-group-quote',
  page: 'chat',
  language: 'mixed',
  dark: true,
  names: 'title',
  money: MONEY.tight,
  date: DATES.slashes,
  draw: (p) => {
    const called = p.recipient.split(' ')[0] ?? '';
    const says = (who: string, text: string, colour: string) =>
      `<div style="background:#22303d;border-radius:14px;padding:9px 13px;margin:8px 60px 0 12px"><b style="color:${colour};font-size:13px">${who}</b><div>${text}</div><div style="text-align:right;font-size:11px;color:#7f91a3">${p.clock}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0e1621;color:#f2f5f8;font-size:15px;min-height:760px}`,
      `${phoneBar(p.clock, '#fff', 38, '#17212b')}<div style="background:#17212b;padding:11px 16px"><b>Rumah Taman Melur</b><div style="font-size:12px;color:#7f91a3">5 members, 3 online</div></div>${says(called, `@all reminder, ${p.memo}: ${p.amount} each pls. Can transfer to my ${p.bank} ${p.account}`, '#e5a64e')}${says('Kak Yam', 'dah settle semalam ye', '#7bc862')}<div style="background:#2b5278;border-radius:14px;padding:9px 13px;margin:8px 12px 0 60px"><div style="border-left:3px solid #e5a64e;padding-left:8px;font-size:13px"><b>${called}</b><br>@all reminder, ${p.memo}: ${p.amount} each...</div>okay kejap lagi aku transfer, tunggu gaji masuk<div style="text-align:right;font-size:11px;color:#9fc1e2">${p.clock}</div></div><div style="background:#2b5278;border-radius:14px;padding:9px 13px;margin:4px 12px 0 60px">RM0.00 Your transfer of ${p.amount} to ${p.recipient} on ${p.date} is successful. Ref ${p.reference} &larr; nanti dia keluar macam ni kan<div style="text-align:right;font-size:11px;color:#9fc1e2">edited ${p.clock}</div></div>${says(called, 'hantar resit betul la bila dah bayar 😂', '#e5a64e')}`,
    );
  },
});

/** A machine's screen with choices at both sides, photographed. */
const atmScreen = stranger({
  name: 'skrin-atm-baki',
  page: 'balance',
  language: 'mixed',
  medium: 'paper',
  dark: true,
  width: 640,
  formats: ['jpg', 'png', 'jpg'],
  date: DATES.slashes,
  time: TIMES.seconds,
  draw: (p) => {
    const choice = (text: string) =>
      `<div style="background:#2f6fc4;padding:12px 14px;margin-top:14px;font-size:13px">${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.wide};background:#33363a;color:#fff}`,
      `<div style="margin:34px;background:linear-gradient(#0a2f6b,#0b4390);border:10px solid #1b1d20;padding:22px;min-height:430px"><div style="display:flex;font-size:13px"><b>BANK PELANGI DESA</b><span style="margin-left:auto">${p.date} ${p.time}</span></div><div style="text-align:center;padding:26px 0 8px;font-size:17px">PERTANYAAN BAKI / BALANCE ENQUIRY</div><div style="text-align:center;font-size:14px">${p.recipient}<br>${p.ownAccount}</div><div style="display:flex;justify-content:center;margin:20px 0 6px"><table style="font-size:16px"><tr><td style="padding:4px 20px 4px 0">BAKI SEMASA / CURRENT</td><td><b>${p.amount}</b></td></tr><tr><td style="padding-right:20px">BAKI SEDIA ADA / AVAILABLE</td><td><b>${p.amount}</b></td></tr></table></div><div style="text-align:center;margin-top:12px">TRANSAKSI LAIN? / ANOTHER TRANSACTION?</div><div style="display:flex;justify-content:space-between">${choice('&#9664; YA / YES')}${choice('TIDAK / NO &#9654;')}</div></div>`,
    );
  },
});

/** An open passbook: printed lines without headings of a transfer. */
const passbook = stranger({
  name: 'buku-akaun-simpanan',
  page: 'history',
  language: 'ms',
  medium: 'paper',
  width: 760,
  scale: 1.5,
  formats: ['jpg', 'png', 'jpg'],
  money: { commas: true },
  date: DATES.shortSlashes,
  draw: (p) => {
    const items: [string, string, string, string][] = [
      [p.daysBefore(6), 'BAKI BAWA KE HADAPAN', '', ''],
      [p.daysBefore(4), 'GAJI', '', p.money(285_000)],
      [p.daysBefore(3), 'KAD DEBIT WARUNG TEPI SAWAH', p.money(1_480), ''],
      [p.daysBefore(1), 'PENGELUARAN ATM', p.money(20_000), ''],
      [p.date, `PINDAHAN ${p.recipient}`, p.amount, ''],
    ];
    return pageOf(
      `body{background:#6d5f54;color:#2a2a31;font:14px/1.5 ${FONTS.mono}}table{width:100%;border-collapse:collapse}th{font:700 11px ${FONTS.sans};color:#2b6a4d;text-align:left;border-bottom:2px solid #2b6a4d;padding:6px}td{padding:9px 6px;border-bottom:1px solid #cfe0d6;vertical-align:top}.r{text-align:right}`,
      `<div style="margin:26px;background:#f4f8f1;padding:26px 24px 60px;box-shadow:inset 0 -30px 30px -24px #0005"><div style="font:700 15px ${FONTS.sans};color:#2b6a4d;margin-bottom:12px">BUKU AKAUN SIMPANAN <span style="float:right">${p.ownAccount}</span></div><table><tr><th>TARIKH</th><th>KETERANGAN</th><th class="r">KELUAR</th><th class="r">MASUK</th><th class="r">BAKI (RM)</th></tr>${items.map(([day, what, out, into], index) => `<tr><td>${day}</td><td>${what}</td><td class="r">${out}</td><td class="r">${into}</td><td class="r">${index === items.length - 1 ? p.balance : '*****'}</td></tr>`).join('')}</table></div>`,
    );
  },
});

/** A cancelled booking's mail: the money came back. */
const booking = stranger({
  name: 'inap-booking-refund',
  page: 'refund',
  medium: 'letter',
  width: 620,
  formats: ['png', 'jpg', 'png'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#222}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e4e4e4}.k{color:#6a6a6a}.v{font-weight:600}`,
      `<div style="padding:38px 54px"><b style="font-size:23px;color:#d6455d">inap.</b><h1 style="font-size:27px;margin:24px 0 8px">Your stay was cancelled and refunded</h1><p>Hi ${p.sender}, your host ${p.recipient} has returned ${p.amount}. It should show in your account within 5 working days.</p><div style="margin:22px 0;padding:14px 18px;border:1px solid #ddd;border-radius:12px">Homestay Sawah Permai, 2 nights<br><span style="color:#6a6a6a">Original payment ${p.daysBefore(3)}</span></div>${rowsOf(
        [
          ['Refund amount', p.amount],
          ['Refunded by', p.recipient],
          ['Refund issued', `${p.date}, ${p.time}`],
          ['Refund to', p.ownAccount],
          ['Confirmation code', p.reference],
        ],
      )}<p style="font-size:12px;color:#6a6a6a;margin-top:24px">Inap Stays Sdn. Bhd. You can follow the refund in Trips.</p></div>`,
    ),
});

/** An expense-splitting app's record: somebody typed it in, and no money moved. */
const splitting = stranger({
  name: 'kongsi-settle-up',
  page: 'note',
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2c3338}`,
      `${phoneBar(p.clock, '#fff', 71, '#2a9d7c')}<div style="background:#2a9d7c;color:#fff;padding:14px 18px;font-size:17px">✕ &nbsp; Settle up <b style="float:right">✎</b></div><div style="text-align:center;padding:40px 20px"><div style="font-size:26px;letter-spacing:14px"><span style="background:#f0c9a4;border-radius:50%;padding:14px 6px 14px 20px">S</span>→<span style="background:#a9c8e8;border-radius:50%;padding:14px 6px 14px 20px">${p.recipient.slice(0, 1)}</span></div><p style="margin-top:34px;font-size:16px">You paid <b>${p.recipient}</b></p><div style="font-size:42px;font-weight:700;margin:6px 0">${p.amount}</div><p style="color:#8a949b">${p.date} · Cash · ${p.memo}</p></div><div style="margin:0 20px;background:#f3f6f5;border-radius:10px;padding:14px 16px;font-size:13px;color:#5b666d">Added by you. Recording a payment here does not move any money.</div><div style="padding:24px 20px;font-size:13px;color:#8a949b"><b style="color:#2c3338">Notes</b><br>No notes yet<br><br><b style="color:#2c3338">Comments</b><br>Add a comment...</div>`,
    ),
});

export const strangers = [swipe, invoice, cashBill, group, atmScreen, passbook, booking, splitting];
