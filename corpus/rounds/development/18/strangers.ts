// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';

const semak = look({
  name: 'jenang-semak-dan-hantar',
  page: 'before sending',
  language: 'mixed',
  medium: 'wallet',
  date: DATES.shortMalay,
  draw: (p) =>
    pageOf(
      `body{font:14px/1.45 ${FONTS.round};background:#f5f1ff;color:#241a3d}.c{background:#fff;border-radius:18px;margin:0 16px 14px;padding:6px 18px}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #efeaf8}.k{color:#8579a3}.v{text-align:right;max-width:60%;font-weight:600}`,
      `${phoneBar(p.clock, '#241a3d', 58)}<div style="padding:12px 20px 18px;font-size:17px;font-weight:700">‹ &nbsp; Semak & Hantar</div><div class="c" style="text-align:center;padding:20px"><div style="color:#8579a3">Jumlah / Amount</div><div style="font-size:36px;font-weight:800">${p.amount}</div></div><div class="c">${rowsOf(
        [
          ['Kepada', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Kaedah', 'KilatNow'],
          ['Tarikh', `${p.date} (hari ini)`],
          ['Rujukan', p.memo],
          ['Fi', 'Percuma'],
          ...p.decoy,
        ],
      )}</div><div class="c" style="padding:14px 18px;font-size:12px;color:#8579a3">⚠ Pastikan anda mengenali penerima. Wang yang telah dihantar tidak boleh dituntut semula.</div><div style="margin:90px 16px 30px;background:#6b3fd4;color:#fff;border-radius:30px;padding:16px;text-align:center;font-weight:700"><span style="float:left">⟫</span>Leret untuk hantar</div>`,
    ),
});

const selut = look({
  name: 'selut-broadband-bill',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  reference: REFERENCES.longDigits,
  formats: ['png', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font:13px/1.5 Lato,${FONTS.sans};background:#fff;color:#22303a}table{width:100%;border-collapse:collapse}td{padding:8px 4px;border-bottom:1px solid #dfe6ea}.v{text-align:right}`,
      `<div style="background:#e4572e;color:#fff;padding:22px 44px;font-size:24px;font-weight:700">selut<span style="font-weight:300">fibre</span><span style="float:right;font-size:15px;margin-top:8px">Monthly statement</span></div><div style="padding:26px 44px;display:flex;gap:40px"><div style="flex:1"><b>${p.recipient}</b><br>Unit 12-3A, Pangsapuri Contoh<br>50000 Kuala Lumpur<p style="margin:18px 0 8px;font-weight:700">Summary of charges</p>${tableOf(
        [
          ['Balance from last bill', p.money(p.sen + 200)],
          [`Payment received ${p.daysBefore(21)} - thank you`, `- ${p.money(p.sen + 200)}`],
          ['Fibre 300 Mbps', p.amount],
          ['Late charge', p.nothing],
          ['<b>Total payable</b>', `<b>${p.amount}</b>`],
        ],
      )}<p style="margin-top:22px;font-size:12px">Pay by KilatNow QR, at any bank's website or at our counters. Please allow two working days for your payment to be updated.</p></div><div style="width:210px;background:#fdeee9;padding:18px;border-radius:8px;height:fit-content">Account no.<br><b>${p.otherReference}</b><br><br>Bill no.<br><b>${p.reference}</b><br><br>Bill date<br><b>${p.date}</b><br><br>Please pay<br><b style="font-size:24px">${p.amount}</b><div style="margin-top:16px">${speckle(p.below, 21, 110)}</div></div></div>`,
    ),
});

const pasaraya = look({
  name: 'pasaraya-bukit-cahaya-till',
  page: 'shop receipt',
  medium: 'paper',
  width: 350,
  scale: 2,
  names: 'upper',
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const line = (label: string, sum: string) => label.padEnd(22) + sum.padStart(14);
    const first = Math.round(p.sen * 0.37);
    const second = Math.round(p.sen * 0.24);
    return pageOf(
      `body{background:#d9d5cc;padding:16px 10px}pre{background:#fbfaf6;font:13px/1.55 ${FONTS.mono};color:#33333a;padding:20px 16px;white-space:pre-wrap}`,
      `<pre><center><b style="font-size:17px">PASARAYA BUKIT CAHAYA</b>\nLot 7, Jalan Contoh 3\nSST ID W10-0000-0000</center>\n${[
        `${p.date} ${p.time}   POS 02  SITI`,
        `RECEIPT ${p.reference}`,
        '------------------------------------',
        line('1x RICE COOKER 1.8L', p.money(first)),
        line('3x COOKING OIL 5KG', p.money(second)),
        line('8x ASSORTED GROCERY', p.money(p.sen - first - second)),
        '------------------------------------',
        line('12 ITEMS    SUBTOTAL', p.amount),
        line('ROUNDING', p.nothing),
        `<b>${line('TOTAL', p.amount)}</b>`,
        line('KILATNOW QR', p.amount),
        line('CHANGE', p.nothing),
        '',
        'QR PAYMENT APPROVED',
        `TRACE ${p.otherReference}`,
        `MEMBER ${p.recipient}`,
        `POINTS EARNED ${Math.floor(p.sen / 100)}`,
        '<center>THANK YOU, PLEASE COME AGAIN\nEXCHANGE WITHIN 7 DAYS</center>',
      ].join('\n')}</pre>`,
    );
  },
});

const sembang = look({
  name: 'cicip-private-chat',
  page: 'chat',
  language: 'mixed',
  dark: true,
  names: 'title',
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.lower,
  draw: (p) => {
    const lines = [
      `bro the ${p.memo} part is ${p.amount} ya`,
      'ok kejap, nak buka bank app',
      'no hurry 😄',
      `dah transfer ${p.amount} to ${p.recipient}, ${p.date} ${p.time}. successful 👍`,
      'screenshot?',
      `lupa ambik la, ref dia ${p.reference}`,
      'ok nanti aku check',
    ];
    return pageOf(
      `body{font:15px/1.4 ${FONTS.sans};background:#0e1621;color:#e9eef4;min-height:800px}.m{background:#1c2733;border-radius:16px 16px 16px 4px;padding:8px 13px;width:fit-content;max-width:76%;margin:7px 12px}.m:nth-child(even){margin-left:auto;background:#2b5f86;border-radius:16px 16px 4px 16px}`,
      `${phoneBar(p.clock, '#fff', 66)}<div style="background:#17212b;padding:12px 18px;display:flex;gap:12px;align-items:center"><span>←</span><span style="width:36px;height:36px;border-radius:18px;background:#c0574f;text-align:center;line-height:36px">${p.recipient.slice(0, 1)}</span><b>${p.recipient}</b></div><div style="text-align:center;font-size:12px;color:#8ba0b5;padding:12px">${p.date}</div><div>${lines.map((text) => `<div class="m">${text} <span style="font-size:10px;color:#9fb3c6">${p.clock}</span></div>`).join('')}</div><div style="margin:26px 12px;background:#17212b;border-radius:22px;padding:12px 18px;color:#8ba0b5">Message <span style="float:right">📎</span></div>`,
    );
  },
});

const pulang = look({
  name: 'sotong-pay-refunded',
  page: 'refund',
  medium: 'wallet',
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.dated,
  draw: (p) =>
    pageOf(
      `body{font:14px/1.45 ${FONTS.sans};background:#fff;color:#1e2a2f}.row{padding:9px 0}.k{font-size:12px;color:#83939a}.v{font-size:15px}`,
      `${phoneBar(p.clock, '#fff', 90, '#0a7f8c')}<div style="background:#0a7f8c;color:#fff;padding:10px 20px 54px;font-weight:700">✕ &nbsp; Transaction details</div><div style="margin:-38px 18px 0;background:#fff;border-radius:14px;box-shadow:0 2px 12px #0003;padding:22px 20px"><div style="display:flex;justify-content:space-between;align-items:center"><div><div style="color:#83939a">Refund from</div><b style="font-size:17px">${p.recipient}</b></div><div style="font-size:22px;font-weight:700;color:#0a7f8c">+${p.amount}</div></div><div style="margin:14px 0;background:#e5f4f5;color:#0a5f69;border-radius:8px;padding:10px 14px;font-size:13px">Refund completed. The money was credited to your Sotong balance.</div>${rowsOf(
        [
          ['Refund date', `${p.date}, ${p.time}`],
          ['Refund ID', p.reference],
          ['Original payment', p.daysBefore(2)],
          ['Refunded to', 'Sotong balance'],
          ['Remarks', p.memo],
        ],
      )}</div><p style="text-align:center;margin:26px;color:#0a7f8c;font-weight:700">Get help with this refund</p>`,
    ),
});

const penyata = look({
  name: 'ranggi-account-statement-web',
  page: 'history',
  medium: 'portal',
  width: 1040,
  scale: 1,
  money: {},
  date: DATES.shortSlashes,
  draw: (p) => {
    const rows: [string, string, string, string][] = [
      [p.date, `FUND TRANSFER TO A/<br>${p.recipient} *<br>${p.memo}`, p.amount, ''],
      [p.daysBefore(1), 'KILATNOW QR -<br>WARUNG TEPI SAWAH', p.money(1_450), ''],
      [p.daysBefore(2), 'SALARY CREDIT', '', p.money(312_500)],
      [p.daysBefore(3), 'PREAUTH PETROL PUMP', p.money(20_000), ''],
      [p.daysBefore(3), 'PREAUTH REFUND PETROL', '', p.money(14_000)],
      [p.daysBefore(6), 'DEBIT CARD - KEDAI RUNCIT SERI EMBUN', p.money(6_735), ''],
    ];
    return pageOf(
      `body{font:13px/1.45 ${FONTS.sans};background:#fff;color:#222}table{width:100%;border-collapse:collapse}th{background:#3a3a3a;color:#fff;padding:9px 12px;text-align:left;font-weight:400}td{padding:9px 12px;border-bottom:1px solid #ddd;vertical-align:top}.n{text-align:right}`,
      `<div style="border-top:6px solid #c8102e;padding:16px 34px;font-size:20px;font-weight:700">Ranggi<span style="color:#c8102e">24</span></div><div style="padding:8px 34px 30px"><h1 style="font-size:18px;font-weight:400">Basic Savings Account &nbsp; ${p.ownAccount}</h1><div style="display:flex;gap:70px;margin:14px 0 20px"><div>Available balance<br><b style="font-size:18px">RM ${p.balance}</b></div><div>Current balance<br><b style="font-size:18px">RM ${p.balance}</b></div><div>One-day float<br><b style="font-size:18px">RM ${p.nothing}</b></div></div><p style="margin-bottom:10px">Transactions in the last 30 days</p><table><tr><th>Date</th><th>Description</th><th class="n">Debit (RM)</th><th class="n">Credit (RM)</th></tr>${rows.map(([day, what, debit, credit]) => `<tr><td>${day}</td><td>${what}</td><td class="n">${debit}</td><td class="n">${credit}</td></tr>`).join('')}</table></div>`,
    );
  },
});

export const strangers = [semak, selut, pasaraya, sembang, pulang, penyata];
