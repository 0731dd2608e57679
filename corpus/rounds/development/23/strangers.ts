// Pages that people upload in place of a receipt, of six kinds.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tabs } from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

const stranger = (own: Partial<Look> & Pick<Look, 'name' | 'page' | 'draw'>) => look({ scale: 2.5, ...own });

/** A bank's app asks for six figures before anything is sent. */
const pin = stranger({
  name: 'segah-nombor-pin',
  page: 'before sending',
  language: 'ms',
  money: MONEY.tight,
  date: DATES.longMalay,
  width: 384,
  draw: (p) => {
    const dots = Array.from(
      { length: 6 },
      (_, index) =>
        `<span style="display:inline-block;width:16px;height:16px;border-radius:50%;border:2px solid #14457a;margin:0 8px;${index < 2 ? 'background:#14457a' : ''}"></span>`,
    ).join('');
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫']
      .map((key) => `<span style="padding:13px 0">${key}</span>`)
      .join('');
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f4f7fb;color:#17273a}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0}.k{color:#5a6a7d}.v{text-align:right;font-weight:700}`,
      `${phoneBar(p.clock, '#17273a', 58)}<div style="display:flex;padding:12px 18px;font-size:17px;font-weight:700"><span>‹</span><span style="flex:1;text-align:center">Pengesahan</span></div><div style="background:#fff;border-radius:14px;margin:8px 16px;padding:16px 18px"><div style="font-size:13px;color:#5a6a7d">Anda akan memindahkan</div><div style="font-size:30px;font-weight:700;color:#14457a">${p.amount}</div>${rowsOf(
        [
          ['Kepada', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Dari', p.ownAccount],
          ['Tarikh', p.date],
          ['Rujukan', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:20px 0 16px"><div style="margin-bottom:16px">Masukkan PIN 6 digit untuk meluluskan</div>${dots}<div style="margin-top:18px;color:#14457a;font-weight:700">Lupa PIN?</div></div><div style="display:grid;grid-template-columns:1fr 1fr 1fr;text-align:center;font-size:24px;background:#fff;padding:10px 24px 26px">${keys}</div>`,
    );
  },
});

/** A landlord's notice of what is due, with the account to pay it to. */
const rent = stranger({
  name: 'bilik-permata-rent-notice',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  names: 'title',
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) => {
    const share = Math.round(p.sen * 0.82);
    const lines: [string, string][] = [
      ['Room share for the month', p.money(share)],
      ['Utilities and internet (shared)', p.money(p.sen - share)],
      ['Arrears brought forward', p.nothing],
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#262626;font-size:13px}table{width:100%;border-collapse:collapse;margin:22px 0}td,th{padding:10px 12px;border:1px solid #c9d4c4;text-align:left}th{background:#e8f0e4}td:last-child,th:last-child{text-align:right;width:180px}`,
      `<div style="padding:52px 60px"><div style="display:flex;align-items:flex-start"><div><b style="font-size:21px;color:#3f6b33">Bilik Permata</b><div style="font-size:12px;color:#55604f">Co-living rooms, Shah Alam and Puncak Alam</div></div><div style="margin-left:auto;text-align:right;line-height:1.7">Notice no. BP-${p.otherReference.slice(0, 6)}<br>Issued ${p.daysBefore(5)}<br><b>Due by ${p.date}</b></div></div><h1 style="font-size:22px;margin:34px 0 10px">Rent notice</h1><p>Tenant: ${p.sender}<br>Unit B-08-12, Room 3</p><table><tr><th>Item</th><th>Amount</th></tr>${lines.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')}<tr><td><b>Total due</b></td><td><b>${p.amount}</b></td></tr></table><p style="line-height:1.8">Please pay to: <b>${p.recipient}</b><br>${p.bank}, account ${p.account}<br>Use as reference: ${p.memo}</p><p style="margin-top:26px;border-left:4px solid #3f6b33;padding:8px 14px;background:#f5f8f3">A late charge of RM 20.00 applies after seven days. Send us the transfer slip once you have paid.</p><p style="margin-top:60px;font-size:11px;color:#55604f">Questions? 012-000 4477, weekdays 9am to 6pm. This notice is not a receipt.</p></div>`,
    );
  },
});

/** A talk between two: a voice message, a promise, and a thumb. */
const talk = stranger({
  name: 'voice-note-promise-chat',
  page: 'chat',
  language: 'mixed',
  names: 'title',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.lower,
  width: 400,
  draw: (p) => {
    const bubble = (mine: boolean, text: string) =>
      `<div style="width:fit-content;max-width:78%;margin:7px 12px;${mine ? 'margin-left:auto;background:#d6f3e4' : 'background:#fff'};border-radius:16px;padding:9px 13px;box-shadow:0 1px 1px #0002">${text}<span style="font-size:11px;color:#5f6b66;margin-left:10px">${p.clock}${mine ? ' ✓✓' : ''}</span></div>`;
    const bars = Array.from(
      { length: 24 },
      (_, index) =>
        `<span style="display:inline-block;width:3px;height:${6 + p.below(18, `bar ${index}`)}px;background:#7b8a84;margin-right:3px;vertical-align:middle"></span>`,
    ).join('');
    return pageOf(
      `body{font-family:${FONTS.round};background:#e9e4dc;color:#1c2522;font-size:15px;min-height:820px;position:relative}`,
      `${phoneBar(p.clock, '#fff', 52, '#1c6b58')}<div style="background:#1c6b58;color:#fff;padding:10px 16px 13px;display:flex;gap:12px;align-items:center"><span style="font-size:20px">‹</span><span style="width:38px;height:38px;border-radius:50%;background:#f2c14e;color:#3a2c00;text-align:center;line-height:38px;font-weight:800">${p.recipient.slice(0, 1)}</span><div><b>${p.recipient}</b><div style="font-size:12px">online</div></div></div><div style="text-align:center;margin:14px 0 8px"><span style="background:#fff;border-radius:10px;padding:4px 12px;font-size:12px">${p.date}</span></div>${bubble(false, `Weh, ${p.memo} this month ${p.amount} tau. Bila boleh bayar?`)}${bubble(true, 'Eh sorry sorry, lupa gila')}${bubble(false, `▶ ${bars}<br><span style="font-size:12px">0:14</span>`)}${bubble(true, `Ok ok, I transfer ${p.amount} malam ni ya, after work`)}${bubble(false, `Boleh. ${p.bank} ${p.account}, nama ${p.recipient}`)}${bubble(true, 'Noted! Nanti I send resit 👍')}<div style="display:flex;gap:10px;padding:12px 12px 24px;position:absolute;left:0;right:0;bottom:0"><span style="flex:1;background:#fff;border-radius:22px;padding:11px 16px;color:#5f6b66">Message</span><span style="width:44px;height:44px;border-radius:50%;background:#1c6b58"></span></div>`,
    );
  },
});

/** An account's movements by day in the dark, with a spending bar above. */
const movements = stranger({
  name: 'mengkarak-activity-dark',
  page: 'history',
  dark: true,
  money: MONEY.spaced,
  date: DATES.weekday,
  width: 412,
  draw: (p) => {
    const days: [string, [string, string, string][]][] = [
      [
        p.date,
        [
          [p.recipient, 'Instant transfer', `-${p.amount}`],
          ['TEH TARIK POINT', 'QR payment', `-${p.money(780)}`],
        ],
      ],
      [
        p.daysBefore(1),
        [
          ['SALARY CREDIT', 'Incoming GIRO', `+${p.money(412_000)}`],
          ['FARMASI SIHAT', 'Debit card', `-${p.money(4_590)}`],
        ],
      ],
      [
        p.daysBefore(3),
        [
          ['PARKING PLAZA LIMA', 'Debit card', `-${p.money(600)}`],
          ['GOH SIEW HONG', 'Instant transfer', `-${p.money(15_000)}`],
        ],
      ],
    ];
    const item = ([who, what, sum]: [string, string, string]) =>
      `<div style="display:flex;gap:14px;padding:12px 20px;align-items:center"><div style="flex:1"><b>${who}</b><div style="font-size:12px;color:#9fb0b3">${what}</div></div><span style="flex:none;font-weight:600;${sum.startsWith('+') ? 'color:#6fd6a0' : ''}">${sum}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0f1a1c;color:#eef4f4}`,
      `${phoneBar(p.clock, '#fff', 36)}<div style="padding:14px 20px;font-size:21px;font-weight:700">Transactions<span style="float:right;font-size:17px">⌕ &nbsp; ⇩</span></div><div style="margin:0 16px;background:#18292c;border-radius:14px;padding:16px 18px"><div style="font-size:13px;color:#9fb0b3">Everyday Account ${p.ownAccount}</div><div style="font-size:24px;font-weight:700">${p.balance}</div><div style="font-size:12px;color:#9fb0b3">Available balance</div><div style="background:#2b4347;height:8px;border-radius:4px;margin-top:14px"><div style="background:#36b3a0;width:62%;height:8px;border-radius:4px"></div></div></div><div style="display:flex;gap:10px;padding:16px 16px 6px;font-size:13px"><span style="background:#36b3a0;color:#06201c;border-radius:14px;padding:5px 14px;font-weight:700">All</span><span style="border:1px solid #3e565a;border-radius:14px;padding:5px 14px">Money in</span><span style="border:1px solid #3e565a;border-radius:14px;padding:5px 14px">Money out</span></div>${days.map(([day, items]) => `<div style="padding:16px 20px 4px;font-size:13px;color:#9fb0b3;font-weight:700">${day}</div>${items.map(item).join('')}`).join('')}${tabs(['Home', 'Transactions', 'Pay', 'More'], '#b9c8ca')}`,
    );
  },
});

/** A bus company's app: the fare came back. */
const fare = stranger({
  name: 'bas-utara-tiket-dipulangkan',
  page: 'refund',
  language: 'ms',
  medium: 'wallet',
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.malay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fdf6ec;color:#2c2416}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px dashed #d8c6a4}.k{color:#6e5d3d}.v{text-align:right;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 77, '#c2410c')}<div style="background:#c2410c;color:#fff;padding:14px 18px 40px"><b style="font-size:19px">BasUtara</b><div style="font-size:13px">Tiket Saya › Bayaran Balik</div></div><div style="background:#fff;margin:-24px 16px 0;border-radius:14px;padding:22px 20px"><div style="text-align:center"><div style="font-size:18px;font-weight:700">Bayaran balik selesai</div><div style="font-size:32px;font-weight:700;color:#c2410c;margin:6px 0">+${p.amount}</div><p style="color:#6e5d3d;margin-bottom:14px">Wang tiket anda telah dipulangkan ke akaun asal.</p></div>${rowsOf(
        [
          ['Dipulangkan oleh', p.recipient],
          ['Kepada', `${p.sender}<br>${p.ownAccount}`],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['No. bayaran balik', p.reference],
          ['Perjalanan', 'Ipoh ke Butterworth, 2 tempat'],
          ['Sebab', 'Bas dibatalkan'],
          ...p.decoy,
        ],
      )}</div><div style="margin:16px;background:#ffe7c7;border-radius:14px;padding:14px 18px"><b>Baucar maaf RM8</b><div style="font-size:13px">Guna untuk tempahan seterusnya sebelum 30 Jun.</div></div>${tabs(['Utama', 'Cari', 'Tiket', 'Akaun'], '#6e5d3d')}`,
    ),
});

/** A mail that somebody has begun to write himself. */
const draft = stranger({
  name: 'mail-draft-to-housemate',
  page: 'note',
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.long,
  time: TIMES.lower,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d1d1f;font-size:16px;line-height:1.5}.l{border-bottom:1px solid #e0e0e4;padding:10px 18px;color:#66666c}.l b{font-weight:400;color:#1d1d1f}`,
      `${phoneBar(p.clock, '#111', 29)}<div style="display:flex;padding:12px 18px;color:#0a66d0;font-size:17px"><span>Cancel</span><span style="margin-left:auto;background:#c9ccd1;color:#fff;border-radius:50%;width:30px;height:30px;text-align:center">↑</span></div><div style="padding:2px 18px 10px;font-size:27px;font-weight:700">Payment for ${p.memo}</div><div class="l">To: <b>${p.recipient}</b></div><div class="l">Cc/Bcc, From: <b>me</b></div><div class="l">Subject: <b>Payment for ${p.memo}</b></div><div style="padding:16px 18px 260px">Hi ${p.recipient.split(' ')[0] ?? ''},<br><br>Just letting you know I have paid you ${p.amount} for ${p.memo} on ${p.date}, around ${p.time}. It went to your ${p.bank} account. The reference is ${p.reference}.<br><br>Please mark it as settled when you see this.<br><br>Thanks!<br><br><span style="color:#66666c">Sent from my phone</span></div>`,
    ),
});

export const strangers = [pin, rent, talk, movements, fare, draft];
