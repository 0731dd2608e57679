// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';

// The last page before the bank's approval is asked for.
const approve = look({
  name: 'seruling-approve',
  page: 'before sending',
  width: 375,
  date: DATES.shortSlashes,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f6f8;color:#20242c}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 18px;border-bottom:1px solid #e8eaee;font-size:14px}.k{color:#7b8494}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#20242c', 64)}<div style="padding:12px 18px;font-size:17px;font-weight:700">‹ &nbsp; Review and approve</div><p style="padding:4px 18px 12px;font-size:13px;color:#7b8494">Check that everything is right. Money that has been transferred may not be recoverable.</p><div style="background:#fff">${rowsOf(
        [
          ['Amount', p.amount],
          ['Transfer to', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
          ['Transfer from', `Seruling Saver<br>${p.ownAccount}`],
          ['Transfer date', `Today, ${p.date}`],
          ['Recipient reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><p style="padding:16px 18px;font-size:12px;color:#7b8494">By tapping Approve you agree to the terms of KilatNow. This request ends in 01:42.</p><div style="padding:8px 18px 40px;display:flex;gap:12px;font-weight:700;text-align:center"><span style="flex:1;border:1px solid #3656c5;color:#3656c5;border-radius:8px;padding:13px">Reject</span><span style="flex:1;background:#3656c5;color:#fff;border-radius:8px;padding:13px">Approve</span></div>`,
    ),
});

const maintenance = look({
  name: 'pangsapuri-bill',
  page: 'bill',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  names: 'upper',
  date: DATES.dashes,
  reference: REFERENCES.lettersFirst,
  formats: ['png', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#1c1c1c;font-size:15px}table{width:100%;border-collapse:collapse;margin:18px 0}td{border:1px solid #999;padding:8px 10px}.v{text-align:right;width:30%}`,
      `<div style="padding:44px 54px"><div style="text-align:center"><b style="font-size:21px">PERBADANAN PENGURUSAN PANGSAPURI CONTOH</b><br>Pejabat Pengurusan, Aras 1, Jalan Contoh 9, 47100 Puchong</div><h1 style="font-size:18px;text-align:center;margin:22px 0">INVOIS / INVOICE</h1><div style="display:flex;justify-content:space-between"><span>Kepada / To:<br><b>${p.recipient}</b><br>Unit B-12-07</span><span>No. Invois: ${p.reference}<br>Tarikh / Date: ${p.date}<br>Tempoh / Terms: 14 hari</span></div>${tableOf(
        [
          ['Caj penyelenggaraan / Maintenance charge', p.money(Math.round(p.sen * 0.9))],
          ['Kumpulan wang penjelas / Sinking fund', p.money(p.sen - Math.round(p.sen * 0.9))],
          ['<b>Jumlah perlu dibayar / Amount payable</b>', `<b>${p.amount}</b>`],
        ],
      )}<p>Bayaran boleh dibuat ke akaun ${p.account}, ${p.bank}. Sila nyatakan nombor unit sebagai rujukan.<br>Payment may be made to the account above. Late payment is charged 10% a year.</p></div>`,
    ),
});

const cafe = look({
  name: 'kopitiam-till',
  page: 'shop receipt',
  medium: 'paper',
  width: 340,
  scale: 2,
  names: 'title',
  money: { before: '' },
  date: DATES.shortDashes,
  time: TIMES.english,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const tax = Math.round((p.sen * 6) / 106);
    const drinks = Math.round((p.sen - tax) * 0.35);
    return pageOf(
      `body{font:14px/1.6 ${FONTS.condensed};background:#f6f4ee;color:#27272b;padding:22px 24px;text-align:center}.row{display:flex;justify-content:space-between;text-align:left}.cut{border-top:1px dashed;margin:8px 0}`,
      `<b style="font-size:19px">KOPITIAM HUJUNG JALAN</b><br>(202601000000)<br>12, Jalan Contoh 3, Ipoh<div class="cut"></div>${rowsOf(
        [
          [`${p.date} ${p.time}`, 'Table 7'],
          [`Bill ${p.reference}`, 'Pax 5'],
        ],
      )}<div class="cut"></div>${rowsOf([
        ['5 x Drinks', p.money(drinks)],
        ['6 x Set meals', p.money(p.sen - tax - drinks)],
        ['Service tax 6%', p.money(tax)],
        ['Rounding', p.nothing],
      ])}<div class="cut"></div><div class="row" style="font-size:19px;font-weight:700"><span>TOTAL (RM)</span><span>${p.amount}</span></div>${rowsOf([['QR Payment', p.amount]])}<div class="cut"></div>PAID - APPROVED<br>Thank you, come again!<br>WiFi: kopihujung`,
    );
  },
});

const group = look({
  name: 'flat-group-chat',
  page: 'chat',
  language: 'mixed',
  dark: true,
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.lower,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0d1418;color:#e8edf0;min-height:820px}.m{background:#1f2c33;border-radius:12px;padding:8px 12px;margin:8px 14px;width:fit-content;max-width:80%}.mine{background:#0f5c4c;margin-left:auto}.who{color:#ffb86b;font-size:12px;font-weight:700}.at{font-size:10px;color:#9fb0b8}`,
      `${phoneBar(p.clock, '#fff', 50, '#1f2c33')}<div style="background:#1f2c33;padding:10px 18px;font-weight:700">‹ &nbsp; Rumah B-12 🏠<div style="font-weight:400;font-size:11px;color:#9fb0b8">${p.sender}, ${p.recipient}, You</div></div><div style="text-align:center;margin:12px;font-size:11px;color:#9fb0b8">${p.date}</div>${[
        `<div class="m"><div class="who">${p.recipient}</div>Guys, jangan lupa bayar: ${p.amount} seorang <span class="at">${p.clock}</span></div>`,
        `<div class="m mine">Ok dah transfer ${p.amount} tadi ${p.time} 👍 <span class="at">${p.clock} ✓✓</span></div>`,
        `<div class="m mine">Successful, ref ${p.reference} <span class="at">${p.clock} ✓✓</span></div>`,
        `<div class="m"><div class="who">${p.recipient}</div>Tak masuk lagi, send resit <span class="at">${p.clock}</span></div>`,
      ].join('')}`,
    ),
});

const pots = look({
  name: 'nuri-pots',
  page: 'balance',
  names: 'title',
  date: DATES.weekday,
  money: MONEY.tight,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fdf3ec;color:#33221a}.pot{background:#fff;border-radius:16px;margin:10px 16px;padding:16px 18px;display:flex;justify-content:space-between}.k{color:#8d6f5e;font-size:13px}`,
      `${phoneBar(p.clock, '#33221a', 88)}<div style="padding:16px 20px 4px" class="k">${p.date}</div><div style="padding:0 20px;font-size:21px;font-weight:700">Hello, ${p.recipient}</div><div style="background:#e2672d;color:#fff;border-radius:20px;margin:16px;padding:22px 20px"><div style="font-size:13px">Main account ${p.ownAccount}</div><div style="font-size:36px;font-weight:800">${p.amount}</div><div style="font-size:13px">Available to spend</div></div><div style="padding:4px 20px;font-weight:700">Your pots</div><div class="pot"><span>Rainy days<br><span class="k">3.00% a year</span></span><b>${p.balance}</b></div><div class="pot"><span>Balik kampung<br><span class="k">60% reached</span></span><b>${p.money(41_000)}</b></div><div style="display:flex;justify-content:space-around;padding:20px 10px 30px;font-size:13px"><span>Transfer</span><span>Pay bills</span><span>Scan</span><span>Cards</span></div>`,
    ),
});

const passbook = look({
  name: 'kocek-activity',
  page: 'history',
  language: 'ms',
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  money: MONEY.tight,
  draw: (p) => {
    const rows: [string, string, string, string][] = [
      ['Pindahan kepada', p.recipient, `${p.date}, ${p.time}`, `-${p.amount}`],
      ['Bayaran QR', 'Warung Tepi Sawah', p.daysBefore(1), `-${p.money(940)}`],
      ['Tambah nilai', 'Akaun bank', p.daysBefore(1), `+${p.money(10_000)}`],
      ['Bayaran tol', 'Plaza Tol Contoh', p.daysBefore(3), `-${p.money(355)}`],
      ['Pulangan tunai', 'Kocek Rewards', p.daysBefore(5), `+${p.money(120)}`],
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#f3f5fa;color:#222b45}.i{background:#fff;margin:1px 0;padding:14px 18px;display:flex;justify-content:space-between;gap:12px}.k{color:#8f9bb3;font-size:11px}`,
      `${phoneBar(p.clock, '#fff', 37, '#0a58ca')}<div style="background:#0a58ca;color:#fff;padding:12px 18px 18px"><div style="font-size:17px;font-weight:700">Aktiviti</div><div style="margin-top:8px">Baki Kocek: ${p.balance}</div></div><div style="padding:10px 18px;display:flex;gap:8px">${['Semua', 'Masuk', 'Keluar'].map((each) => `<span style="background:#fff;border-radius:14px;padding:5px 14px">${each}</span>`).join('')}</div>${rows.map(([kind, who, day, sum]) => `<div class="i"><span><span class="k">${kind}</span><br><b>${who}</b><br><span class="k">${day}</span></span><b style="white-space:nowrap">${sum}</b></div>`).join('')}`,
    );
  },
});

const marketRefund = look({
  name: 'pasarku-refund',
  page: 'refund',
  medium: 'wallet',
  names: 'title',
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f6f6f6;color:#222}.row{display:flex;justify-content:space-between;gap:16px;padding:11px 18px;font-size:13px}.k{color:#888}.v{text-align:right}`,
      `${phoneBar(p.clock, '#222')}<div style="background:#fff;padding:12px 18px;font-size:17px">← &nbsp; Refund details</div><div style="background:#1a9c8c;color:#fff;padding:18px"><div style="font-size:17px;font-weight:700">Refund completed</div><div style="font-size:13px">${p.amount} was refunded to your PasarKu balance on ${p.date} ${p.time}.</div></div><div style="background:#fff;margin-top:10px;padding:6px 0">${rowsOf(
        [
          ['Refund amount', p.amount],
          ['Refund to', 'PasarKu balance'],
          ['Seller', p.recipient],
          ['Reason', 'Wrong item received'],
          ['Requested on', p.daysBefore(3)],
          ['Refund ID', p.reference],
        ],
      )}</div>`,
    ),
});

const promise = look({
  name: 'shared-sheet-note',
  page: 'note',
  scale: 2,
  names: 'title',
  date: DATES.long,
  money: MONEY.spaced,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:13px;min-height:640px}table{border-collapse:collapse;width:100%}td{border:1px solid #ccc;padding:7px 8px}`,
      `${phoneBar(p.clock, '#222', 71)}<div style="padding:12px 16px;background:#e6f2e8;font-weight:700">House money.xlsx</div><table><tr style="background:#f3f3f3"><td>Who</td><td>To</td><td>Amount</td><td>Paid?</td></tr><tr><td>${p.sender}</td><td>${p.recipient}</td><td style="white-space:nowrap">${p.amount}</td><td>PAID ✓ ${p.date}</td></tr><tr><td>Boon Keat</td><td>${p.recipient}</td><td style="white-space:nowrap">${p.money(2_500)}</td><td>not yet</td></tr></table><p style="padding:18px 16px">${p.amount} paid to ${p.recipient}, settled in cash on ${p.date}. Ref ${p.reference}.</p>`,
    ),
});

export const strangers = [approve, maintenance, cafe, group, pots, passbook, marketRefund, promise];
