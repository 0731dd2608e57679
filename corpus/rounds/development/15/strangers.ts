// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf } from '#test/receipts/drawing/page.ts';

/** An account's movements in a browser: what went out and what came in, in columns. */
const ledger = look({
  name: 'kerapu-account-activity',
  page: 'history',
  medium: 'portal',
  width: 900,
  scale: 1.5,
  money: {},
  date: DATES.shortDashes,
  draw: (p) => {
    const items: [string, string, string, string][] = [
      [p.daysBefore(0), `KILATNOW TRF TO<br>${p.recipient}<br>${p.memo}`, p.amount, ''],
      [p.daysBefore(1), 'DEBIT CARD PURCHASE<br>RESTORAN DAUN HIJAU', p.money(2_380), ''],
      [p.daysBefore(2), 'INWARD GIRO<br>PAYROLL', '', p.money(415_000)],
      [p.daysBefore(2), 'ATM CASH WITHDRAWAL', p.money(20_000), ''],
      [p.daysBefore(5), 'PROFIT CREDITED', '', p.money(112)],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#2b3440}table{width:100%;border-collapse:collapse}th{background:#0d5c63;color:#fff;text-align:left;padding:9px 12px}td{padding:9px 12px;border-bottom:1px solid #d3dcde;vertical-align:top}.n{text-align:right}`,
      `<div style="padding:24px 30px"><h1 style="font-size:19px;color:#0d5c63">Account Activity</h1><p style="margin:8px 0 16px">Savings Account-i ${p.ownAccount} &nbsp;|&nbsp; Current balance RM <b>${p.balance}</b> &nbsp;|&nbsp; Last 30 days ▾</p><table><tr><th>Date</th><th>Description</th><th class="n">Debit (RM)</th><th class="n">Credit (RM)</th></tr>${items.map(([day, what, out, into]) => `<tr><td>${day}</td><td>${what}</td><td class="n">${out}</td><td class="n">${into}</td></tr>`).join('')}</table>${rowsOf(p.decoy)}<p style="margin-top:14px;color:#0d5c63">Showing 1 - 5 of 42 &nbsp; Next › &nbsp;&nbsp; Export to spreadsheet</p></div>`,
    );
  },
});

/** A management's demand for the month, in Malay. */
const demand = look({
  name: 'notis-yuran-blok',
  page: 'bill',
  language: 'ms',
  medium: 'letter',
  width: 760,
  scale: 1.25,
  formats: ['png', 'pdf', 'jpg'],
  date: DATES.longMalay,
  reference: REFERENCES.dashed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};font-size:14px;background:#fff;color:#222}.row{display:flex;padding:7px 0;border-bottom:1px solid #ccc}.k{width:280px}`,
      `<div style="padding:44px 54px"><div style="text-align:center"><b style="font-size:18px">BADAN PENGURUSAN PANGSAPURI MELUR</b><br><span style="font-size:12px">Pejabat Pengurusan, Aras 1, Blok B</span></div><h1 style="font-size:17px;margin:26px 0 14px;text-align:center">NOTIS TUNTUTAN BAYARAN</h1>${rowsOf(
        [
          ['Kepada', p.sender],
          ['Bayar kepada', p.recipient],
          ['No. Invois', p.reference],
          ['Tarikh notis', p.date],
          ['Yuran penyelenggaraan dan air', p.amount],
          ['Tunggakan', p.nothing],
          ['<b>Jumlah perlu dibayar</b>', `<b>${p.amount}</b>`],
          ...p.decoy,
        ],
      )}<p style="margin-top:22px">Sila jelaskan bayaran dalam tempoh 14 hari ke akaun ${p.account}, ${p.bank}. Kegagalan membayar boleh menyebabkan kad akses disekat.</p><p style="margin-top:40px">.................................<br>Pengerusi</p></div>`,
    ),
});

/** A photographed machine that still asks whether to go on. */
const asking = look({
  name: 'skrin-mesin-teruskan',
  page: 'before sending',
  language: 'mixed',
  dark: true,
  medium: 'paper',
  width: 640,
  scale: 1.5,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.minutes,
  draw: (p) =>
    pageOf(
      `body{background:#0b2b6b;color:#fff;font:18px ${FONTS.sans}}.row{display:flex;padding:8px 0}.k{width:250px;color:#ffe27a}.v{flex:1;font-weight:700}.b{border:2px solid #ffe27a;padding:12px 20px}`,
      `<div style="padding:26px 30px"><div style="display:flex;justify-content:space-between;font-size:14px"><b>BIDOR ISLAMIK</b><span>${p.date} ${p.time}</span></div><div style="text-align:center;font-size:22px;font-weight:700;margin:22px 0 18px">SILA SAHKAN BUTIRAN<br>PLEASE CONFIRM THE DETAILS</div>${rowsOf(
        [
          ['KE AKAUN / TO', p.account],
          ['NAMA / NAME', p.recipient],
          ['BANK', p.bank],
          ['JUMLAH / AMOUNT', p.amount],
          ['RUJUKAN / REF', p.memo],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin:20px 0 24px">TERUSKAN? / PROCEED?</div><div style="display:flex;justify-content:space-between"><span class="b">◄ BATAL / CANCEL</span><span class="b">YA / YES ►</span></div></div>`,
    ),
});

/** A shop's app after an order was called off. */
const returned = look({
  name: 'pelita-order-refund',
  page: 'refund',
  medium: 'wallet',
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6f4fb;color:#2a2340}.card{background:#fff;border-radius:14px;margin:12px 16px;padding:16px 18px}.row{display:flex;justify-content:space-between;padding:7px 0}.k{color:#8b84a0}.v{font-weight:600;text-align:right}.t{border-left:3px solid #6d4bd1;padding:0 0 14px 14px}`,
      `${phoneBar(p.clock, '#2a2340', 47)}<div style="padding:12px 20px;font-size:18px;font-weight:700">‹ &nbsp;Refund details</div><div class="card"><div style="color:#6d4bd1;font-weight:700">Refund completed</div><div style="font-size:30px;font-weight:800">${p.amount}</div><p class="k">returned to your Pelita Wallet</p></div><div class="card"><div class="t"><b>Order cancelled by seller</b><br><span class="k">${p.daysBefore(2)}</span></div><div class="t"><b>Refund approved</b><br><span class="k">${p.daysBefore(1)}</span></div><div class="t" style="padding-bottom:0"><b>Money back in wallet</b><br><span class="k">${p.date}, ${p.time}</span></div></div><div class="card">${rowsOf(
        [
          ['Buyer', p.recipient],
          ['Order ID', p.reference],
          ['Item', 'Rice cooker 1.8 L'],
          ['Refund amount', p.amount],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:16px;color:#6d4bd1;font-weight:700">Buy again</div>`,
    ),
});

/** A bank's word that a limit was raised: a success, a sum and a name, and no money moved. */
const limit = look({
  name: 'jelapang-payee-limit',
  page: 'note',
  scale: 2,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222;font-size:15px}.row{padding:11px 22px;border-bottom:1px solid #eee}.k{font-size:12px;color:#847a99}.v{font-weight:600}`,
      `${phoneBar(p.clock, '#222', 72)}<div style="text-align:center;padding:34px 24px 20px"><div style="font-size:40px;color:#4a2f7a">✔</div><div style="font-size:20px;font-weight:700">Limit updated successfully</div><p style="color:#847a99;margin-top:6px">You can now transfer up to this amount a day without a security code.</p></div>${rowsOf(
        [
          ['Favourite payee', p.recipient],
          ['Payee account', `${p.bank} ${p.account}`],
          ['New daily limit', p.amount],
          ['Effective from', `${p.date}, ${p.time}`],
          ['Request no.', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;padding:34px"><span style="background:#4a2f7a;color:#fff;padding:13px 90px;border-radius:6px;font-weight:700">OK</span></div>`,
    ),
});

export const strangers = [ledger, demand, asking, returned, limit];
