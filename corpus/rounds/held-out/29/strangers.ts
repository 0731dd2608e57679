// Pages that people upload in place of a receipt; none of them shows a transfer that went through to that person.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';

// A business portal's list of what waits for the second signature: the button is still to be pressed.
const mendaki = look({
  name: 'mendaki-biz-review-and-approve',
  page: 'before sending',
  medium: 'portal',
  width: 1040,
  scale: 1.25,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.code,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f4f8;color:#1e2836;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:11px 4px;border-bottom:1px solid #e6e9ef}.k{width:38%;color:#69748a}`,
      `<div style="background:#3a1d6e;color:#fff;padding:15px 36px;display:flex;justify-content:space-between"><b style="font-size:20px">MendakiBiz</b><span>Home &nbsp;&nbsp; Accounts &nbsp;&nbsp; <b>Payments</b> &nbsp;&nbsp; My Tasks (1) &nbsp;&nbsp; Log out</span></div><div style="width:760px;margin:24px auto 30px;background:#fff;border-radius:8px;padding:28px 38px 30px"><h1 style="font-size:21px">Review &amp; Approve</h1><p style="margin:6px 0 16px;color:#69748a">Please review the details below before you approve this payment.</p>${tableOf(
        [
          ['Payment Type', 'KilatNow Transfer'],
          ['From', `${p.sender} ENTERPRISE<br>${p.ownAccount}`],
          ['To', `<b>${p.recipient}</b><br>${p.bank} ${p.account}`],
          ['Amount', `<b style="font-size:18px">${p.amount}</b>`],
          ['Payment Date', `${p.date} (Immediate)`],
          ['Recipient Reference', p.memo],
          ['Fee', p.nothing],
        ],
      )}<div style="background:#f4f0fb;padding:16px 18px;margin-top:20px">Enter the 6-digit token code from your MendakiBiz Secure app<div style="display:flex;gap:8px;margin-top:10px">${'<span style="width:40px;height:44px;border:1px solid #a99cc4;border-radius:4px;background:#fff"></span>'.repeat(6)}</div></div><div style="margin-top:24px;text-align:right"><span style="border:1px solid #3a1d6e;color:#3a1d6e;border-radius:4px;padding:10px 30px;margin-right:10px">Reject</span><span style="background:#3a1d6e;color:#fff;border-radius:4px;padding:11px 34px;font-weight:700">Approve</span></div></div>`,
    ),
});

// A state water company's bill in both tongues, addressed to the housemate.
const tirus = look({
  name: 'tirus-air-selatan-bil',
  page: 'bill',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  date: DATES.slashes,
  money: MONEY.spaced,
  reference: (below) => String(below(900_000_000, 'bill') + 100_000_000),
  draw: (p) => {
    const usage = Math.round(p.sen * 0.9);
    const from = 400 + p.below(900, 'metre');
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d2b36;font-size:12.5px}table{width:100%;border-collapse:collapse;margin-top:10px}td{padding:8px 10px;border:1px solid #bcd0dd}.v{text-align:right;white-space:nowrap}`,
      `<div style="padding:40px 46px"><div style="display:flex;justify-content:space-between;border-bottom:4px solid #0087c8;padding-bottom:12px"><b style="font-size:21px;color:#0087c8">💧 Air Tirus Selatan</b><span style="text-align:right"><b style="font-size:15px">BIL AIR / WATER BILL</b><br>Talian / Careline 15-550</span></div><div style="display:flex;justify-content:space-between;margin-top:22px"><div><b>${p.recipient}</b><br>A-12-3, Pangsapuri Contoh<br>Jalan Contoh 2/1, 43000 Kajang<br>Selangor</div><div style="width:310px">${tableOf(
        [
          ['No. Akaun / Account No.', p.account],
          ['No. Bil / Bill No.', p.reference],
          ['Tarikh Bil / Bill Date', p.date],
          ['Tempoh / Period', `${p.daysBefore(31)} –<br>${p.daysBefore(1)}`],
        ],
      )}</div></div><div style="background:#0087c8;color:#fff;padding:14px 20px;margin:24px 0 8px;display:flex;justify-content:space-between;align-items:center"><span>JUMLAH PERLU DIBAYAR / TOTAL AMOUNT DUE</span><b style="font-size:26px">${p.amount}</b></div>${tableOf(
        [
          [`Bacaan meter / Meter reading (${from} – ${from + 24} m³)`, '24 m³'],
          ['Caj air / Water charges', p.money(usage)],
          ['Caj pembetungan / Sewerage charges', p.money(p.sen - usage)],
          ['Tunggakan / Arrears', p.nothing],
          ['<b>Jumlah / Total</b>', `<b>${p.amount}</b>`],
        ],
      )}<p style="margin-top:22px">Sila bayar dalam tempoh 30 hari dari tarikh bil. / Please pay within 30 days of the bill date.</p><div style="display:flex;gap:20px;align-items:center;margin-top:20px;border:1px dashed #0087c8;padding:14px 18px">${speckle(p.below, 21, 84)}<span>Imbas untuk bayar dengan mana-mana aplikasi bank atau e-dompet.<br>Scan to pay with any banking app or e-wallet.<br><b>Biller Code 55012</b> &nbsp; Ref-1: ${p.account}</span></div></div>`,
    );
  },
});

// A hypermarket's till roll, paid by card.
const jualan = look({
  name: 'jualan-raya-hypermarket-till',
  page: 'shop receipt',
  medium: 'paper',
  width: 380,
  scale: 2,
  formats: ['jpg', 'jpg', 'png'],
  money: { commas: true },
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: (below) => `0${below(9_000, 'shop') + 1_000}-${below(900_000, 'roll') + 100_000}`,
  draw: (p) => {
    const rice = Math.round(p.sen * 0.45);
    const oil = Math.round(p.sen * 0.3);
    const line = (label: string, sum: string) => label.padEnd(22) + sum.padStart(12);
    const lines = [
      'CONTOH MALL, 47810 PETALING JAYA',
      'SST ID: W10-0000-32000000',
      '',
      `${p.date} ${p.time}   TILL 014`,
      `RECEIPT NO: ${p.reference}`,
      'CASHIER:',
      p.recipient,
      '----------------------------------',
      line('BERAS SUPER 10KG', p.money(rice)),
      line('MINYAK MASAK 5KG', p.money(oil)),
      line('SABUN BASUH 3KG', p.money(p.sen - rice - oil)),
      '----------------------------------',
      line('SUBTOTAL (3 ITEMS)', p.amount),
      line('ROUNDING', '0.00'),
      `<b>${line('TOTAL RM', p.amount)}</b>`,
      line('DEBIT CARD', p.amount),
      `CARD NO  **** **** **** ${p.below(9_000, 'card') + 1_000}`,
      `APPR CODE ${p.below(900_000, 'approval') + 100_000}  APPROVED`,
      line('CHANGE', '0.00'),
      '----------------------------------',
      'MEMBER POINTS EARNED: 24',
      'THANK YOU FOR SHOPPING WITH US',
      'EXCHANGE WITHIN 7 DAYS WITH RECEIPT',
    ];
    return pageOf(
      `body{background:#ddd8cd;padding:22px 16px}pre{font:14.4px/1.6 ${FONTS.mono};color:#2c2d33;white-space:pre-wrap}`,
      `<div style="background:#fbfaf7;padding:22px 18px;box-shadow:2px 4px 10px #0004"><div style="text-align:center;font:700 22px ${FONTS.sans};color:#2c2d33;margin-bottom:10px">JUALAN RAYA HYPER</div><pre>${lines.join('\n')}</pre><div style="text-align:center;margin-top:12px">${speckle(p.below, 21, 76, '#2c2d33')}</div></div>`,
    );
  },
});

// The usual messenger: a promise, then words that it is done, and no picture.
const abang = look({
  name: 'abang-long-rumah-chat',
  page: 'chat',
  medium: 'phone',
  language: 'mixed',
  width: 393,
  scale: 2.5,
  formats: ['png', 'jpg', 'png'],
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.longMalay,
  time: TIMES.lower,
  draw: (p) => {
    const said: [mine: boolean, text: string][] = [
      [false, 'Salam, bil bulan ni dah keluar ya'],
      [false, `Share awak ${p.amount} untuk ${p.memo}`],
      [true, 'ok noted, kejap lagi saya transfer'],
      [false, `Acc saya ${p.bank} ${p.account}, nama ${p.recipient}`],
      [true, `dah transfer ya ${p.amount} 👍`],
      [false, 'Ok nanti saya check. Resit ada?'],
      [true, 'nanti saya hantar'],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#efe7de;color:#111b21;font-size:15px}.m{border-radius:9px;padding:7px 10px;max-width:78%;margin:6px 12px;width:fit-content;background:#fff;display:flow-root}.o{margin-left:auto;background:#d9fdd3}.m span{font-size:11px;color:#667781;float:right;margin:6px 0 0 10px}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#111b21', 62)}<div style="display:flex;gap:12px;align-items:center;padding:8px 14px 12px"><span style="font-size:22px">‹</span><span style="width:38px;height:38px;border-radius:50%;background:#c9a27a;color:#fff;text-align:center;line-height:38px;font-weight:700">${p.recipient[0]}</span><div style="flex:1"><b>${p.recipient}</b><br><span style="font-size:12px;color:#667781">online</span></div><span style="font-size:19px">📞</span></div></div><div style="text-align:center;margin:12px 0"><span style="background:#fff;border-radius:8px;padding:5px 12px;font-size:12px;color:#54656f">${p.date}</span></div>${said.map(([mine, text]) => `<div class="m${mine ? ' o' : ''}">${text}<span>${p.time}${mine ? ' ✓✓' : ''}</span></div>`).join('')}<div style="display:flex;gap:8px;padding:90px 10px 22px"><span style="flex:1;background:#fff;border-radius:22px;padding:11px 18px;color:#667781">Mesej</span><span style="width:44px;height:44px;border-radius:50%;background:#00a884;color:#fff;text-align:center;line-height:44px">🎤</span></div>`,
    );
  },
});

// A wallet's transaction history as it mails it: a wide table of one fortnight.
const sejarah = look({
  name: 'bekas-transaction-history-pdf',
  page: 'history',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'png'],
  money: MONEY.tight,
  names: 'title',
  date: DATES.slashes,
  reference: REFERENCES.dated,
  draw: (p) => {
    const items: [days: number, kind: string, detail: string, sum: string][] = [
      [0, 'Transfer to Bank', p.recipient, `-${p.amount}`],
      [1, 'Payment', 'Warung Tepi Sawah', `-${p.money(1_250)}`],
      [2, 'Reload', 'Quick Reload (Bank Card)', `+${p.money(20_000)}`],
      [4, 'Payment', 'Lebuh Raya Contoh – Toll', `-${p.money(640)}`],
      [5, 'Receive from Wallet', 'Ong Kai Xiang', `+${p.money(3_500)}`],
      [8, 'Payment', 'Kedai Runcit Seri Embun', `-${p.money(2_775)}`],
      [11, 'Transfer to Wallet', 'Grace Pereira', `-${p.money(4_000)}`],
      [13, 'Payment', 'Pasar Mini Bunga Raya', `-${p.money(1_890)}`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1f2937;font-size:12px}table{width:100%;border-collapse:collapse;margin-top:18px}th{background:#0b57c2;color:#fff;text-align:left;padding:8px}td{padding:9px 8px;border-bottom:1px solid #d5dce6}th:last-child,td:last-child{text-align:right}`,
      `<div style="padding:40px 44px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px;color:#0b57c2">Bekas eWallet</b><b style="font-size:16px">TRANSACTION HISTORY</b></div><div style="margin-top:18px;line-height:1.7">Name: ${p.sender}<br>Wallet ID: ${p.ownAccount}<br>Transaction Period: ${p.daysBefore(13)} - ${p.daysBefore(0)}<br>Wallet Balance: ${p.balance}</div><table><tr><th>Date</th><th>Status</th><th>Transaction Type</th><th>Reference</th><th>Details</th><th>Amount</th></tr>${items.map(([days, kind, detail, sum], place) => `<tr><td>${p.daysBefore(days)}</td><td>Success</td><td>${kind}</td><td>${place ? `${p.below(900_000, `item ${place}`) + 100_000}${p.below(900_000, `more ${place}`) + 100_000}` : p.reference}</td><td>${detail}</td><td>${sum}</td></tr>`).join('')}</table><p style="margin-top:24px;color:#56606e">This transaction history is computer generated and no signature is required. Transactions made within the last 24 hours may not be shown. &nbsp; Page 1 of 1</p></div>`,
    );
  },
});

// A market place tells by mail that the money of an order comes back.
const hijau = look({
  name: 'pekan-hijau-refund-mail',
  page: 'refund',
  medium: 'letter',
  width: 640,
  scale: 1.5,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f3f3;color:#2a2a2a;font-size:14px}.row{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #eee}.k{color:#6c6c6c}.v{text-align:right}`,
      `<div style="background:#fff;margin:24px;padding:0 0 26px"><div style="background:#12306b;color:#fff;padding:16px 30px;font-size:20px;font-weight:700">Pekan Hijau</div><div style="padding:24px 30px 0"><h1 style="font-size:20px">Your refund has been processed</h1><p style="margin:14px 0">Hi ${p.sender},</p><p style="margin-bottom:14px">Your refund of <b>${p.amount}</b> for the order below has been processed. It will reach your Pekan Wallet within 24 hours.</p><div style="text-align:center;background:#eef3fb;padding:16px;margin-bottom:12px"><div style="color:#6c6c6c">Refund amount</div><div style="font-size:30px;font-weight:700;color:#12306b">${p.amount}</div></div>${rowsOf(
        [
          ['Order number', p.reference],
          ['Seller', p.recipient],
          ['Item', 'Rice cooker 1.8 L (1 pc)'],
          ['Reason', 'Item arrived damaged'],
          ['Refund date', `${p.date}, ${p.time}`],
          ['Refund to', `Pekan Wallet ${p.ownAccount}`],
        ],
      )}<div style="text-align:center;margin-top:22px"><span style="background:#12306b;color:#fff;padding:11px 34px;border-radius:3px">View refund details</span></div><p style="font-size:12px;color:#6c6c6c;margin-top:22px">This is an automated email. For help, chat with us in the app daily, 9am – 9pm.</p></div></div>`,
    ),
});

export const strangers = [mendaki, tirus, jualan, abang, sejarah, hijau];
