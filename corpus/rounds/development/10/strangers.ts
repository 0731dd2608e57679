// Pages that people upload in place of a receipt; none of them tells of a paid transfer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';

// An internet bank's second step, where the code of the SMS is still to be typed.
const payar = look({
  name: 'payar-step-two',
  page: 'before sending',
  medium: 'portal',
  width: 960,
  scale: 1.25,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.code,
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f4;color:#233}table{width:100%;border-collapse:collapse}td{padding:10px 14px;border-bottom:1px solid #e3e7eb}.k{width:36%;color:#678}.s{flex:1;text-align:center;padding:10px;background:#d7dee5;color:#678}`,
      `<div style="background:#14532d;color:#fff;padding:14px 40px"><b style="font-size:20px">payar net</b><span style="float:right;font-size:13px">Welcome, ${p.sender} | Log out</span></div><div style="width:760px;margin:24px auto;background:#fff;padding:26px 34px 34px"><h1 style="font-size:20px;margin-bottom:14px">Transfer to other bank (KilatNow)</h1><div style="display:flex;gap:4px;margin-bottom:20px;font-size:13px"><span class="s">1 Details</span><span class="s" style="background:#14532d;color:#fff;font-weight:700">2 Review &amp; authorise</span><span class="s">3 Acknowledgement</span></div><p style="margin-bottom:8px">Please check that the details below are correct.</p>${tableOf(
        [
          ['From account', `Savings-i ${p.ownAccount}`],
          ['Amount', `<b>${p.amount}</b>`],
          ['Beneficiary name', p.recipient],
          ['Beneficiary bank', p.bank],
          ['Beneficiary account', p.account],
          ['Effective date', `${p.date} (today)`],
          ['Recipient reference', p.memo],
          ['Service charge', p.nothing],
        ],
      )}<div style="background:#fff8e1;padding:14px;margin:18px 0;display:flex;gap:12px;align-items:center"><span>Enter TAC sent to 01X-XXX ${p.below(9_000, 'phone') + 1_000}</span><span style="border:1px solid #aaa;background:#fff;width:130px;height:32px"></span><span style="color:#14532d;text-decoration:underline">Request TAC again (2:41)</span></div><div style="text-align:right;padding:12px 0"><span style="border:1px solid #14532d;color:#14532d;padding:10px 34px;margin-right:10px">Back</span><span style="background:#14532d;color:#fff;padding:11px 34px">Authorise</span></div></div>`,
    ),
});

// A lender of rooms or a small trader asks to be paid, with the account to pay into.
const invoice = look({
  name: 'invoice-to-housemate-pdf',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  names: 'title',
  date: DATES.long,
  money: MONEY.spaced,
  reference: (below) => `INV-${below(900, 'number') + 100}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#333;font-size:13px}.h{display:flex;padding:9px 0;border-bottom:1px solid #ccc}.h span:first-child{flex:1}.h span{width:130px;text-align:right}.h span:first-child{text-align:left}`,
      `<div style="padding:56px 60px"><div style="display:flex;justify-content:space-between"><div><b style="font-size:18px">${p.recipient}</b><br>Unit 9-2, Pangsapuri Contoh<br>47500 Subang Jaya</div><div style="font-size:34px;letter-spacing:4px;color:#b08968">INVOICE</div></div><div style="display:flex;justify-content:space-between;margin:40px 0 26px"><div>Bill to<br><b>${p.sender}</b></div><div style="text-align:right">Invoice no. <b>${p.reference}</b><br>Issued ${p.date}<br>Payable within 14 days</div></div><div class="h" style="font-weight:700"><span>Description</span><span>Qty</span><span>Amount</span></div><div class="h"><span>Shared costs – ${p.memo}</span><span>1</span><span>${p.amount}</span></div><div class="h"><span>Discount</span><span></span><span>${p.nothing}</span></div><div class="h" style="font-size:17px;font-weight:700;border:0"><span>Amount due</span><span></span><span>${p.amount}</span></div><div style="background:#f5efe8;padding:16px 20px;margin-top:34px"><b>How to pay</b><br>Bank transfer or KilatNow to ${p.recipient}<br>${p.bank}, account ${p.account}<br>Put ${p.reference} as recipient reference and send me the receipt.</div><p style="margin-top:30px;color:#888">Thank you!</p></div>`,
    ),
});

// A chemist's receipt on the phone: goods, tax, paid by code at the till.
const farmasi = look({
  name: 'farmasi-e-receipt',
  page: 'shop receipt',
  medium: 'phone',
  width: 390,
  scale: 2,
  formats: ['png', 'jpg', 'png'],
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  draw: (p) => {
    const vitamins = Math.round(p.sen * 0.55);
    const wipes = Math.round(p.sen * 0.2);
    return pageOf(
      `body{font-family:${FONTS.sans};background:#e8f6f3;color:#123}.row{display:flex;justify-content:space-between;padding:6px 0}.v{white-space:nowrap;padding-left:10px}hr{border:0;border-top:1px dashed #9bb;margin:10px 0}`,
      `${phoneBar(p.clock, '#123')}<div style="padding:8px 18px;font-weight:700">‹ &nbsp; My e-receipts</div><div style="background:#fff;margin:8px 16px 20px;border-radius:10px;padding:20px"><div style="text-align:center;color:#00796b"><b style="font-size:20px">✚ Farmasi Awan Sihat</b><div style="font-size:12px;color:#678">Lot G-11, Plaza Contoh, Kajang<br>SST ID W10-0000-00000000</div></div><hr>${rowsOf(
        [
          ['Receipt no.', p.reference],
          ['Date', `${p.date} ${p.time}`],
          ['Served by', 'Counter 2'],
        ],
      )}<hr>${rowsOf([
        ['Vitamin C 1000mg × 2', p.money(vitamins)],
        ['Antiseptic wipes 30s', p.money(wipes)],
        ['Cough syrup 120ml', p.money(p.sen - vitamins - wipes)],
      ])}<hr>${rowsOf([
        ['<b>TOTAL</b>', `<b style="font-size:20px">${p.amount}</b>`],
        ['KilatNow QR', p.amount],
        ['Change', p.nothing],
        ['Points earned', String(Math.floor(p.sen / 100))],
      ])}<hr><p style="text-align:center;font-size:12px;color:#678">PAID – THANK YOU<br>Exchange within 7 days with this receipt. Medicines are not exchangeable.</p></div>`,
    );
  },
});

// A dark chat for groups, lines without bubbles, on a desktop.
const server = look({
  name: 'gamer-server-chat',
  page: 'chat',
  medium: 'portal',
  language: 'mixed',
  dark: true,
  width: 820,
  scale: 1.25,
  formats: ['png', 'png', 'jpg'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.english,
  draw: (p) => {
    const said: [who: string, colour: string, text: string][] = [
      [p.recipient, '#f0b232', `reminder yang belum settle: ${p.memo}, ${p.amount} ok`],
      [p.sender, '#5bc0be', 'sorry lambat bro, tengah kerja tadi'],
      [
        p.sender,
        '#5bc0be',
        `ok done transfer ${p.amount} ke ${p.recipient} ✅ successful, ref ${p.reference}`,
      ],
      [p.recipient, '#f0b232', 'mana gambar resit, belum nampak masuk pun'],
      [p.sender, '#5bc0be', 'nanti i upload'],
    ];
    return pageOf(
      `body{font-family:${FONTS.round};background:#313338;color:#dbdee1;font-size:15px}.m{display:flex;gap:14px;padding:9px 20px}.m i{width:38px;height:38px;border-radius:50%;flex:none}`,
      `<div style="display:flex;min-height:520px"><div style="width:190px;background:#2b2d31;padding:16px 12px;color:#949ba4;line-height:2.1"><b style="color:#fff">Rumah B-3-7</b><br># umum<br><span style="background:#404249;color:#fff;display:block;border-radius:4px;padding:0 6px"># duit-sewa</span># masak-apa<br>🔊 Ruang tamu</div><div style="flex:1"><div style="padding:14px 20px;border-bottom:1px solid #26272b;font-weight:700"># duit-sewa</div><div style="padding-top:10px">${said.map(([who, colour, text]) => `<div class="m"><i style="background:${colour}"></i><div><b style="color:${colour}">${who}</b> <span style="font-size:12px;color:#949ba4">${p.date} ${p.time}</span><br>${text}</div></div>`).join('')}</div><div style="margin:20px;background:#383a40;border-radius:8px;padding:12px 16px;color:#949ba4">Message #duit-sewa</div></div></div>`,
    );
  },
});

// What a member has in a fund for old age, by account.
const fund = look({
  name: 'simpanan-hari-tua',
  page: 'balance',
  medium: 'phone',
  language: 'ms',
  width: 390,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  draw: (p) => {
    const account = (name: string, note: string, sum: string, colour: string) =>
      `<div style="background:#fff;border-left:6px solid ${colour};margin:10px 16px;border-radius:8px;padding:14px 16px;display:flex;justify-content:space-between;align-items:center"><span><b>${name}</b><br><span style="font-size:12px;color:#789">${note}</span></span><b style="font-size:18px">${sum}</b></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f0f3f8;color:#1a2a44}`,
      `<div style="background:linear-gradient(#1b3a7a,#2f5db3);color:#fff;padding-bottom:26px">${phoneBar(p.clock, '#fff')}<div style="padding:14px 20px;font-size:13px">Ahli: ${p.recipient}<br>No. ahli ${p.account}</div><div style="text-align:center;padding:10px"><div style="font-size:13px">Jumlah Simpanan</div><div style="font-size:36px;font-weight:700">${p.amount}</div><div style="font-size:12px">Setakat ${p.date}, ${p.time}</div></div></div>${account('Akaun Hari Tua', 'Boleh dikeluarkan pada umur 55', p.money(Math.round(p.sen * 0.75)), '#1b3a7a')}${account('Akaun Sejahtera', 'Rumah, pendidikan, kesihatan', p.money(Math.round(p.sen * 0.15)), '#2e9e6b')}${account('Akaun Mudah', 'Boleh dikeluarkan bila-bila masa', p.money(p.sen - Math.round(p.sen * 0.75) - Math.round(p.sen * 0.15)), '#e08a1e')}<div style="margin:18px 16px;font-size:13px;color:#567">Dividen tahun lepas telah dikreditkan. Caruman terakhir: ${p.money(38_500)} pada ${p.daysBefore(12)}.</div>`,
    );
  },
});

// A portal's list of a fortnight's transfers, each with its status.
const senarai = look({
  name: 'perdu-transfer-history',
  page: 'history',
  medium: 'portal',
  width: 980,
  scale: 1.25,
  formats: ['png', 'png', 'jpg'],
  money: { commas: true },
  date: DATES.shortDashes,
  draw: (p) => {
    const items: [day: string, what: string, sum: string, state: string][] = [
      [p.daysBefore(0), `KilatNow to ${p.recipient}`, p.amount, 'Successful'],
      [p.daysBefore(1), 'Bill payment – ARUS RUMAH UTILITIES', p.money(12_365), 'Successful'],
      [p.daysBefore(3), 'KilatNow to WARUNG TEPI SAWAH', p.money(1_850), 'Successful'],
      [p.daysBefore(4), 'Prepaid reload – 01X-XXX 4471', p.money(3_000), 'Failed'],
      [p.daysBefore(8), 'Interbank GIRO to BENGKEL DUA RODA', p.money(22_000), 'Successful'],
      [p.daysBefore(12), 'KilatNow to KEDAI RUNCIT SERI EMBUN', p.money(4_715), 'Successful'],
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#222}table{width:100%;border-collapse:collapse;margin-top:14px}th{background:#37474f;color:#fff;text-align:left;padding:9px}td{padding:10px 9px;border-bottom:1px solid #ddd}tr:nth-child(odd) td{background:#f6f8f9}`,
      `<div style="padding:14px 30px;border-bottom:3px solid #d97706"><b style="font-size:19px;color:#d97706">Perdu Online</b><span style="float:right;color:#666">Accounts &nbsp; Pay &amp; Transfer &nbsp; <b>History</b> &nbsp; Services</span></div><div style="padding:24px 30px"><h1 style="font-size:17px">Transfer &amp; payment history</h1><p style="margin:10px 0;color:#555">Account ${p.ownAccount} &nbsp;|&nbsp; From ${p.daysBefore(14)} to ${p.daysBefore(0)} &nbsp;|&nbsp; Available balance MYR ${p.balance}</p><table><tr><th>Date</th><th>Description</th><th>Reference</th><th>Amount (MYR)</th><th>Status</th></tr>${items.map(([day, what, sum, state], place) => `<tr><td>${day}</td><td>${what}</td><td>${place ? p.below(9_000_000, `list ${place}`) + 1_000_000 : p.reference}</td><td style="text-align:right">${sum}</td><td>${state}</td></tr>`).join('')}</table><p style="margin-top:14px;color:#555">Showing 1 – ${items.length} of ${items.length} records &nbsp; « ‹ 1 › » &nbsp; Download CSV</p></div>`,
    );
  },
});

// A bank's message in its own app: money that came back.
const returned = look({
  name: 'peti-mesej-dipulangkan',
  page: 'refund',
  medium: 'phone',
  language: 'ms',
  width: 380,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.longDigits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fffdf7;color:#2b2520;font-size:15px}.row{padding:9px 0;border-bottom:1px solid #efe6d5}.k{font-size:12px;color:#9a8b75}.v{font-weight:600}`,
      `${phoneBar(p.clock, '#2b2520')}<div style="padding:12px 20px;font-weight:700;font-size:17px">✕ &nbsp; Peti mesej</div><div style="padding:14px 22px"><div style="font-size:12px;color:#9a8b75">${p.date}, ${p.time}</div><h1 style="font-size:22px;line-height:1.25;margin:6px 0 14px">Pindahan anda telah dipulangkan</h1><p>Pindahan KilatNow kepada ${p.recipient} tidak dapat dikreditkan kerana akaun penerima telah ditutup. Wang sebanyak <b>${p.amount}</b> telah dikembalikan ke akaun anda.</p><div style="margin-top:16px">${rowsOf(
        [
          ['Jumlah dipulangkan', `+${p.amount}`],
          ['Akaun anda', p.ownAccount],
          ['Penerima asal', `${p.recipient}<br>${p.bank}`],
          ['Rujukan asal', p.reference],
          ['Sebab', 'AC04 – Akaun ditutup'],
        ],
      )}</div><div style="background:#5b3a1e;color:#fff;text-align:center;border-radius:26px;padding:14px;margin:26px 0 30px;font-weight:700">Cuba pindah semula</div></div>`,
    ),
});

// Somebody's own calendar says that it is done.
const calendar = look({
  name: 'calendar-reminder-done',
  page: 'note',
  medium: 'phone',
  width: 400,
  scale: 2,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#202124;font-size:16px}.r{display:flex;gap:20px;padding:13px 22px}.r span:first-child{width:24px;flex:none;color:#5f6368}`,
      `${phoneBar(p.clock, '#202124')}<div style="padding:12px 20px;color:#5f6368;font-size:20px;display:flex;justify-content:space-between"><span>✕</span><span>✎ &nbsp; ⋮</span></div><div class="r"><span style="height:20px;background:#33b679;border-radius:5px;margin-top:6px"></span><div><div style="font-size:23px;text-decoration:line-through;line-height:1.25">Pay ${p.recipient} ${p.amount}</div><div style="color:#5f6368;margin-top:4px">${p.date} · ${p.time}</div></div></div><div class="r"><span>≡</span><div>${p.memo}. Transferred to ${p.bank} ${p.account}, paid, successful. Ref ${p.reference}</div></div><div class="r"><span>⏰</span><div>30 minutes before</div></div><div class="r"><span>☑</span><div>My Tasks</div></div><div style="border-top:1px solid #e0e0e0;margin-top:220px;padding:16px 22px;text-align:right;color:#1a73e8;font-weight:600">Mark uncompleted</div>`,
    ),
});

export const strangers = [payar, invoice, farmasi, server, fund, senarai, returned, calendar];
