// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';

/** A transfer that the bank will make some other day. */
const standing = look({
  name: 'standing-order-set',
  page: 'before sending',
  money: MONEY.spaced,
  names: 'title',
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f1ea;color:#2c2620}.row{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-bottom:1px solid #ece5d8;font-size:14px}.k{color:#8b7f6d}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#2c2620')}<div style="padding:14px 22px;font-size:22px;font-weight:800">Scheduled transfers</div><div style="margin:0 16px;background:#fff;border-radius:18px;padding:20px"><span style="background:#fdeccd;color:#7d5200;border-radius:10px;padding:4px 12px;font-size:12px;font-weight:700">Upcoming</span><div style="font-size:30px;font-weight:800;margin:12px 0 2px">${p.amount}</div><div style="color:#8b7f6d">will be sent to ${p.recipient}</div><div style="height:12px"></div>${rowsOf(
        [
          ['Set up on', p.date],
          ['First transfer', p.daysBefore(-6)],
          ['Repeats', 'Every month'],
          ['To account', `${p.bank}<br>${p.account}`],
          ['Recipient reference', p.memo],
          ['Instruction no.', p.reference],
        ],
      )}</div><p style="padding:16px 24px;font-size:12px;color:#8b7f6d">Make sure there is enough money in your account on the day. We’ll notify you after each transfer.</p><div style="display:flex;gap:12px;padding:0 16px 20px"><span style="flex:1;text-align:center;border:1px solid #2c2620;border-radius:14px;padding:13px">Edit</span><span style="flex:1;text-align:center;border:1px solid #b3261e;color:#b3261e;border-radius:14px;padding:13px">Stop</span></div>`,
    ),
});

/** A price that somebody offers for work. */
const quotation = look({
  name: 'quotation-aircond',
  page: 'bill',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  date: DATES.dots,
  reference: (below) => `QT-${below(9_000, 'quote') + 1_000}`,
  formats: ['pdf', 'jpg', 'png'],
  draw: (p) => {
    const half = Math.floor(p.sen / 2);
    return pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#222;font-size:14px}table{width:100%;border-collapse:collapse;margin-top:22px}td,th{padding:9px;border:1px solid #999;text-align:left}.r{text-align:right}`,
      `<div style="padding:46px 54px"><div style="display:flex;justify-content:space-between"><span><b style="font-size:20px">SEJUK JAYA AIRCOND SERVICES</b><br>Servis, pasang &amp; baiki penghawa dingin</span><b style="font-size:22px;color:#777">SEBUT HARGA / QUOTATION</b></div><div style="display:flex;justify-content:space-between;margin-top:30px"><span>Kepada / To:<br><b>${p.recipient}</b></span><span>No.: ${p.reference}<br>Tarikh / Date: ${p.date}<br>Sah sehingga / Valid until: ${p.daysBefore(-14)}</span></div>
<table><tr><th>Butiran / Description</th><th>Unit</th><th class="r">Harga / Price</th></tr><tr><td>Chemical wash 1.0 HP wall unit</td><td>2</td><td class="r">${p.money(half)}</td></tr><tr><td>Top up gas R32, transport</td><td>1</td><td class="r">${p.money(p.sen - half)}</td></tr><tr><td colspan="2" class="r"><b>Jumlah / Total</b></td><td class="r"><b>${p.amount}</b></td></tr></table>
<p style="margin-top:24px">Bayaran penuh selepas kerja selesai. / Full payment upon completion.<br>Payment to: ${p.bank} ${p.account}</p><p style="margin-top:60px">..............................<br>Disahkan oleh pelanggan / Accepted by customer</p></div>`,
    );
  },
});

/** What was bought on a market of the web and brought to the house. */
const order = look({
  name: 'borong-order-details',
  page: 'shop receipt',
  medium: 'wallet',
  width: 375,
  money: MONEY.tight,
  names: 'title',
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f5f5;color:#222;font-size:13px}.b{background:#fff;padding:13px 16px;margin-bottom:9px}.row{display:flex;justify-content:space-between;padding:3px 0}.k{color:#757575}.v{max-width:62%;text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#222', 35, '#fff')}<div class="b" style="font-size:17px">‹ &nbsp; Order Details</div><div style="background:#1d9a8a;color:#fff;padding:16px;font-weight:700">Order completed<div style="font-weight:400;font-size:12px">Parcel delivered. Rate your items before ${p.daysBefore(-7)}.</div></div><div class="b" style="margin-top:9px"><b>Delivery Address</b><br>${p.recipient}<br>A-17-08, Residensi Contoh, 43000 Kajang</div><div class="b"><b>Dapur Kita Official Shop</b><div style="display:flex;gap:12px;margin-top:10px"><span style="width:64px;height:64px;background:linear-gradient(45deg,#e2c9a6,#c58b5b)"></span><span style="flex:1">Rice cooker 1.8L non-stick pot<br><span class="k">Variation: white</span></span><span>x1</span></div></div><div class="b">${rowsOf(
        [
          ['Merchandise Subtotal', p.amount],
          ['Shipping Subtotal', p.money(490)],
          ['Shipping Discount', `-${p.money(490)}`],
          ['<b style="color:#222">Order Total</b>', `<b style="font-size:16px">${p.amount}</b>`],
        ],
      )}</div><div class="b">${rowsOf([
        ['Order ID', p.reference],
        ['Payment Method', 'Online Banking'],
        ['Order Time', `${p.date} ${p.time}`],
        ['Payment Time', `${p.date} ${p.time}`],
      ])}</div><div class="b" style="text-align:right"><span style="border:1px solid #bbb;padding:9px 26px">Return</span> <span style="background:#1d9a8a;color:#fff;padding:10px 30px">Buy Again</span></div>`,
    ),
});

/** The one who owes promises. */
const promise = look({
  name: 'direct-message-promise',
  page: 'chat',
  dark: true,
  language: 'mixed',
  money: MONEY.plainTight,
  names: 'title',
  scale: 2,
  date: DATES.shortSlashes,
  draw: (p) => {
    const said = (own: boolean, text: string) =>
      `<div style="max-width:72%;width:fit-content;padding:9px 15px;border-radius:20px;margin:5px ${own ? '14px 5px auto' : 'auto 5px 14px'};background:${own ? 'linear-gradient(90deg,#5a49e0,#a24be0)' : '#262626'}">${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#000;color:#f5f5f5;font-size:15px;min-height:760px}`,
      `${phoneBar(p.clock, '#fff', 22)}<div style="padding:10px 18px 14px;border-bottom:1px solid #222;font-weight:700">‹ &nbsp; <span style="display:inline-block;width:30px;height:30px;border-radius:50%;background:#86593b;vertical-align:-9px;margin-right:8px"></span>${p.recipient}</div><div style="text-align:center;color:#888;font-size:12px;padding:16px">${p.date}, ${p.clock}</div>${[
        said(false, `weh bil rumah bulan ni ${p.amount} tau`),
        said(false, `transfer to ${p.bank} ${p.account} ok`),
        said(true, 'ok noted 🙏'),
        said(true, `i transfer ${p.amount} tonight after gaji masuk, confirm punya`),
        said(false, 'nanti hantar resit sini'),
        said(true, 'orait boss'),
      ].join(
        '',
      )}<div style="text-align:right;color:#888;font-size:11px;padding:2px 18px">Seen</div><div style="margin:26px 14px;border:1px solid #333;border-radius:24px;padding:11px 18px;color:#888">Message…</div>`,
    );
  },
});

/** How much a card may still spend. */
const limits = look({
  name: 'kad-kredit-baki',
  page: 'balance',
  language: 'ms',
  width: 360,
  date: DATES.shortMalay,
  time: TIMES.malay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#1d2430;font-size:13px}.row{display:flex;justify-content:space-between;padding:12px 20px;border-bottom:1px solid #e8eaee}.k{color:#687183}.v{font-weight:700}`,
      `${phoneBar(p.clock, '#1d2430', 91)}<div style="padding:12px 20px;font-size:18px;font-weight:700">Kad saya</div><div style="margin:4px 20px 16px;border-radius:14px;background:linear-gradient(120deg,#27313f,#57677d);color:#fff;padding:20px;height:180px;display:flex;flex-direction:column;justify-content:space-between"><span>Kad Kredit Platinum</span><span style="font-size:17px;letter-spacing:2px">•••• •••• •••• ${p.below(9_000, 'card') + 1_000}</span><span>${p.recipient}</span></div>${rowsOf(
        [
          ['Baki tersedia', p.amount],
          ['Had kredit', p.money(800_000)],
          ['Baki penyata', p.balance],
          ['Bayaran minimum', p.money(5_000)],
          ['Tarikh akhir bayaran', p.daysBefore(-12)],
        ],
      )}<p style="padding:14px 20px;color:#687183;font-size:12px">Dikemas kini pada ${p.date}, ${p.time}</p>${tabs(['Utama', 'Bayar', 'Kad', 'Lagi'], '#57677d')}`,
    ),
});

/** A month's statement on paper. */
const statement = look({
  name: 'penyata-akaun-paper',
  page: 'history',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  money: { before: '' },
  date: DATES.shortSlashes,
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) => {
    const left = Math.round(Number(p.balance.replaceAll(',', '')) * 100);
    const before = left + p.sen;
    const [start, shopping] = [5_000, 8_210];
    const salary = before + shopping - start;
    const lines: [string, string, string, string][] = [
      [p.daysBefore(4), 'SALARY CREDIT', `${p.money(salary)}+`, p.money(start + salary)],
      [p.daysBefore(2), 'DEBIT CARD PASAR MINI BUNGA RAYA', `${p.money(shopping)}-`, p.money(before)],
      [p.date, `KILATNOW TRF ${p.recipient}<br>${p.memo}`, `${p.amount}-`, p.balance],
    ];
    return pageOf(
      `body{font-family:${FONTS.mono};background:#fff;color:#222;font-size:12px}table{width:100%;border-collapse:collapse;margin-top:20px}td,th{padding:6px 8px;text-align:left;vertical-align:top;font-size:12px;font-weight:400}th{border-top:1px solid #222;border-bottom:1px solid #222}.r{text-align:right}`,
      `<div style="padding:46px 44px"><b style="font-size:17px">BANK NIBUNG BERHAD</b><div style="display:flex;justify-content:space-between;margin-top:24px"><span>${p.sender}<br>A-17-08, RESIDENSI CONTOH<br>43000 KAJANG</span><span>MUKA SURAT / PAGE : 1<br>TARIKH PENYATA / STATEMENT DATE : ${p.daysBefore(-1)}<br>NO. AKAUN / ACCOUNT NO : ${p.ownAccount}</span></div><p style="margin-top:22px;text-align:center">PENYATA AKAUN SIMPANAN / SAVINGS ACCOUNT STATEMENT</p><table><tr><th>TARIKH<br>DATE</th><th>BUTIR URUSNIAGA<br>TRANSACTION DESCRIPTION</th><th class="r">AMAUN (RM)<br>AMOUNT</th><th class="r">BAKI (RM)<br>BALANCE</th></tr><tr><td></td><td>BAKI LEGAR / BEGINNING BALANCE</td><td></td><td class="r">${p.money(start)}</td></tr>${lines.map(([day, what, sum, after]) => `<tr><td>${day}</td><td>${what}</td><td class="r">${sum}</td><td class="r">${after}</td></tr>`).join('')}</table><p style="margin-top:30px">BAKI AKHIR / ENDING BALANCE : ${p.balance}</p></div>`,
    );
  },
});

/** Money that came back by post. */
const returned = look({
  name: 'giro-return-mail',
  page: 'refund',
  medium: 'letter',
  width: 640,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#eef0f4;color:#20242c;font-size:13px}table{width:100%;border-collapse:collapse;font-size:13px}td{padding:9px 2px;border-bottom:1px solid #e3e6ec}.k{color:#687083;width:44%}`,
      `<div style="margin:24px auto;width:540px;background:#fff;padding:28px 34px"><b style="font-size:18px;color:#31436b">Strand &amp; Colony Bank</b><h2 style="font-size:18px;margin:22px 0 12px">Your transfer has been returned</h2><p style="margin-bottom:16px">The receiving bank could not credit the payment below and sent it back. The money has been refunded to your account.</p>${tableOf(
        [
          ['Amount returned', p.amount],
          ['Intended recipient', p.recipient],
          ['Receiving bank', p.bank],
          ['Returned on', `${p.date} ${p.time}`],
          ['Original reference', p.reference],
          ['Reason', 'Account closed (R02)'],
        ],
      )}<p style="margin-top:18px">Please check the account number and try again.</p></div>`,
    ),
});

/** A note of hand on squared paper. */
const handwritten = look({
  name: 'iou-squared-paper',
  page: 'note',
  medium: 'paper',
  width: 420,
  scale: 2,
  money: MONEY.tight,
  names: 'title',
  date: DATES.slashes,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};font-style:italic;color:#1c2f7a;font-size:20px;line-height:36px;min-height:560px;background:repeating-linear-gradient(#0000 0 17px,#b9d0e4 17px 18px),repeating-linear-gradient(90deg,#fdfdf8 0 17px,#b9d0e4 17px 18px)}`,
      `<div style="padding:54px 40px;transform:rotate(-.8deg)">${p.date}<br><br>I, ${p.sender}, owe ${p.recipient} <u>${p.amount}</u> for ${p.memo}.<br>Will pay by ${p.daysBefore(-10)}. Promise!<br><br>Signed,<br><span style="font-size:30px">${p.sender.split(' ')[0] ?? ''}~</span></div>`,
    ),
});

export const strangers = [standing, quotation, order, promise, limits, statement, returned, handwritten];
