// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';

const awaitingCode = look({
  name: 'bayan-sutera-enter-tac',
  page: 'before sending',
  medium: 'portal',
  width: 1240,
  scale: 1,
  date: DATES.capitals,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef3f3;color:#20302f;font-size:13px;min-height:700px}table{border-collapse:collapse;width:100%;background:#fff}td{padding:9px 16px;border-bottom:1px dotted #b9c8c7}.k{width:38%;text-align:right;color:#4f6664}.s{padding:8px 22px;background:#d5e2e1;margin-right:3px}`,
      `<div style="background:linear-gradient(90deg,#0d4f4c,#2a8a7c);color:#fff;padding:16px 44px"><b style="font-size:21px">Bayan Sutera Online</b></div><div style="width:900px;margin:22px auto"><h2 style="font-size:18px;font-weight:400;margin-bottom:12px">Pay to Other Banks (KilatNow)</h2><div style="display:flex;font-size:12px;margin-bottom:16px"><span class="s">1 Enter Details</span><span class="s" style="background:#0d4f4c;color:#fff">2 Confirm</span><span class="s">3 Acknowledgement</span></div><p style="margin-bottom:10px">Please check the details below before you continue.</p>${tableOf(
        [
          ['Payment Date', p.date],
          ['Pay From', p.ownAccount],
          ['Payee Name', p.recipient],
          ['Payee Bank', p.bank],
          ['Payee Account Number', p.account],
          ['Amount to Pay', `<b>${p.amount}</b>`],
          ['Payee Reference', p.memo],
          [
            'Enter TAC',
            '<span style="border:1px solid #888;padding:4px 70px"></span> &nbsp; <u>Request TAC</u>',
          ],
          ...p.decoy,
        ],
      )}<p style="text-align:right;margin-top:18px"><span style="border:1px solid #0d4f4c;padding:8px 20px">Back</span> &nbsp; <span style="background:#0d4f4c;color:#fff;padding:9px 20px">Confirm</span></p></div>`,
    ),
});

const television = look({
  name: 'langit-tv-bill',
  page: 'bill',
  language: 'mixed',
  date: DATES.dots,
  money: MONEY.tight,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#14213d;color:#14213d}.row{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #e6e9f0}.k{color:#6b7690}`,
      `${phoneBar(p.clock, '#fff', 47)}<div style="color:#fff;padding:14px 22px;font-size:19px;font-weight:700">‹ &nbsp; Bil Saya / My Bill</div><div style="background:#fff;border-radius:22px 22px 0 0;padding:24px 22px 40px;min-height:690px"><b style="font-size:18px;color:#e07a00">Langit TV</b><p class="k" style="margin:4px 0 14px">Akaun ${p.otherReference} · ${p.recipient}</p><div style="background:#fff4e2;border-radius:14px;padding:18px"><div class="k">Jumlah perlu dibayar / Amount due</div><div style="font-size:34px;font-weight:900">${p.amount}</div><div>Bayar sebelum / Pay by ${p.daysBefore(-14)}</div></div><div style="margin-top:14px">${rowsOf(
        [
          ['Tarikh bil / Bill date', p.date],
          ['No. bil / Bill no.', p.reference],
          ['Pek Keluarga', p.amount],
          ['Baki terdahulu / Previous balance', p.nothing],
          ['Bayaran terakhir / Last payment', `Diterima ${p.daysBefore(29)}`],
        ],
      )}</div><div style="text-align:center;background:#e07a00;color:#fff;border-radius:10px;padding:14px;font-weight:700;margin-top:26px">Bayar Sekarang / Pay Now</div></div>`,
    ),
});

const sale = look({
  name: 'bakeri-card-sale',
  page: 'shop receipt',
  medium: 'paper',
  width: 350,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  draw: (p) => {
    const cake = Math.round(p.sen * 0.7);
    const line = (label: string, sum: string) =>
      `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${sum}</span></div>`;
    const cut = '<div style="border-top:2px dashed #555;margin:10px 0"></div>';
    return pageOf(
      `body{background:#f3f0e8;color:#2b2b30;font:14px/1.6 ${FONTS.mono};padding:24px 20px}`,
      `<center><b style="font-size:18px">BAKERI MUTIARA PAGI</b><br>LOT 7, JALAN CONTOH 3/5<br>TEL 03-0000 7788</center>${cut}${line(p.date, p.time)}${line('BILL', `#${p.reference.slice(-5)}`)}${line('KEK COKLAT x1', p.money(cake))}${line('ROTI &amp; BUN x6', p.money(p.sen - cake))}${cut}<b>${line('TOTAL', p.amount)}</b>${cut}<center>CARD SALE</center>${line('CARD', `XXXX ${p.ownAccount.slice(-4)}`)}${line('APPR CODE', p.reference.slice(0, 6))}${line('AMOUNT', p.amount)}<center style="margin-top:8px"><b>APPROVED</b><br>NO SIGNATURE REQUIRED<br><br>${speckle(p.below, 22, 80)}<br>SEE YOU AGAIN!</center>`,
    );
  },
});

const group = look({
  name: 'group-chat-teres',
  page: 'chat',
  language: 'mixed',
  dark: true,
  scale: 2,
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.shortSlashes,
  time: TIMES.lower,
  draw: (p) => {
    const said: [who: string, colour: string, text: string][] = [
      [p.recipient, '#f0a35e', `guys duit sewa, ${p.amount} sorang ya`],
      ['Bilik Belakang', '#7fc8f8', `dah transfer tadi ${p.time}, success 👍 check your bank`],
      [p.recipient, '#f0a35e', 'belum nampak lagi la'],
      [
        'Bilik Belakang',
        '#7fc8f8',
        `${p.amount} ke ${p.recipient}, ref ${p.reference}. ${p.date} memang dah lepas`,
      ],
      ['Bilik Tengah', '#a4d98b', 'hantar la screenshot resit'],
    ];
    return pageOf(
      `body{font-family:${FONTS.round};background:#0f1520;color:#e8ecf3;min-height:780px}.m{background:#1d2736;border-radius:4px 16px 16px 16px;padding:9px 14px;margin:10px 16px;max-width:290px;width:fit-content}`,
      `${phoneBar(p.clock, '#fff', 31)}<div style="padding:12px 18px;border-bottom:1px solid #263042;font-size:17px;font-weight:700">‹ &nbsp; Rumah Teres 18 🏠<div style="font-size:12px;font-weight:400;color:#8894a8;padding-left:24px">4 members</div></div><div style="text-align:center;font-size:11px;color:#8894a8;padding-top:14px">${p.date}</div>${said.map(([who, colour, text]) => `<div class="m"><b style="color:${colour};font-size:12px">${who}</b><br>${text}<div style="font-size:10px;color:#8894a8;text-align:right">${p.clock}</div></div>`).join('')}<div style="margin:16px;background:#1d2736;border-radius:22px;padding:12px 18px;color:#8894a8">Message</div>`,
    );
  },
});

const statement = look({
  name: 'whitcombe-account-lines',
  page: 'history',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.shortDashes,
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const lines: [string, string, string, string][] = [
      [p.date, 'Card purchase Warung Tepi Sawah', p.money(1_450), ''],
      [p.date, `Payment ${p.recipient} ${p.memo}`, p.amount, ''],
      [p.daysBefore(1), 'Incoming credit Salary', '', p.money(385_000)],
      [p.daysBefore(3), 'Direct debit Arus Rumah Utilities', p.money(11_235), ''],
      [p.daysBefore(5), 'Cash withdrawal', p.money(20_000), ''],
    ];
    return pageOf(
      `body{font-family:Lato,${FONTS.sans};background:#fff;color:#333;min-height:560px}table{border-collapse:collapse;width:100%;margin-top:20px}th,td{text-align:left;padding:12px 10px;border-bottom:1px solid #ddd}.n{text-align:right}`,
      `<div style="padding:16px 60px;border-bottom:1px solid #ddd"><b style="font-size:19px;color:#7a0f2b">Whitcombe</b></div><div style="padding:26px 60px"><h1 style="font-size:26px;font-weight:300">Everyday Account ${p.ownAccount}</h1><p>Balance <b>${p.balance}</b></p><table><tr><th>Date</th><th>Description</th><th class="n">Out</th><th class="n">In</th></tr>${lines.map(([day, text, out, in_]) => `<tr><td>${day}</td><td>${text}</td><td class="n">${out}</td><td class="n">${in_}</td></tr>`).join('')}</table><p style="margin-top:20px;color:#7a0f2b">Show more transactions</p></div>`,
    );
  },
});

const courtRefund = look({
  name: 'gelanggang-court-refund',
  page: 'refund',
  medium: 'letter',
  width: 700,
  scale: 1.5,
  formats: ['png', 'jpg', 'png'],
  date: DATES.weekday,
  time: TIMES.lower,
  names: 'title',
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#eafaf0;color:#12352a}.row{display:flex;padding:7px 0}.k{width:170px;color:#5f8072}`,
      `<div style="width:580px;margin:26px auto;background:#fff;border-radius:14px;padding:34px 40px"><b style="font-size:20px;color:#0a9960">gelanggang.my.example</b><h1 style="font-size:22px;margin:22px 0 10px">Your refund is on its way</h1><p style="margin-bottom:18px">Hi ${p.sender.split(' ')[0] ?? ''}, your court booking was cancelled because of rain. We have refunded <b>${p.amount}</b> to you.</p>${rowsOf(
        [
          ['Refund amount', `<b>${p.amount}</b>`],
          ['Court host', p.recipient],
          ['Refunded on', `${p.date}, ${p.time}`],
          ['Booking ID', p.reference],
          ['Refund status', 'Successful'],
        ],
      )}<p style="margin-top:20px;font-size:12px;color:#5f8072">Depending on your bank it may take up to 5 working days to appear in your account.</p></div>`,
    ),
});

export const strangers = [awaitingCode, television, sale, group, statement, courtRefund];
