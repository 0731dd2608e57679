// Pages that people upload in place of a receipt; none of them tells of money that reached that person.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';

// A foreign bank's app by night, the finger still to be laid on the glass.
const candlewick = look({
  name: 'candlewick-touch-to-confirm',
  page: 'before sending',
  dark: true,
  width: 402,
  scale: 2.5,
  money: MONEY.code,
  names: 'title',
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#1b1420;color:#f3eef6;font-size:15px;min-height:844px;display:flex;flex-direction:column}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 22px}.k{color:#b3a6bd}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#f3eef6', 58)}<div style="display:flex;justify-content:space-between;padding:12px 22px;font-size:17px"><span>‹</span><b>Check and pay</b><span>✕</span></div><div style="text-align:center;padding:16px 20px 18px"><div style="color:#b3a6bd">You’re about to pay</div><div style="font-size:38px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['To', p.recipient],
          ['Bank', p.bank],
          ['Account', p.account],
          ['From', `Current ${p.ownAccount}`],
          ['When', `Today, ${p.date}`],
          ['Reference', p.memo],
          ['Fee', p.nothing],
        ],
      )}<p style="font-size:13px;color:#b3a6bd;padding:6px 22px">Could this be a scam? Once it leaves your account we may not be able to get it back.</p>
<div style="background:#2a2131;border-radius:26px 26px 0 0;margin-top:auto;padding:26px 24px 40px;text-align:center"><b style="font-size:18px">Candlewick Mobile</b><p style="color:#b3a6bd;margin:6px 0 20px">Touch the fingerprint sensor to confirm</p><svg width="66" height="66" viewBox="0 0 66 66"><g fill="none" stroke="#d8a6f0" stroke-width="3.5" stroke-linecap="round"><path d="M15 40c0-22 4-27 18-27s18 7 18 24"/><path d="M24 50c-3-24 0-28 9-28s10 9 9 28"/><path d="M33 33c0 10 1 15 2 21"/></g></svg><div style="display:flex;justify-content:space-between;margin-top:22px;color:#d8a6f0;font-weight:600"><span>Cancel</span><span>Use passcode</span></div></div>`,
    ),
});

// A hirer of water filters sends its monthly bill.
const penapis = look({
  name: 'penapis-air-bil-sewa',
  page: 'bill',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.3,
  formats: ['pdf', 'png', 'jpg'],
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.longMalay,
  reference: (below) => `JS-${below(9_000_000, 'bill') + 1_000_000}`,
  draw: (p) => {
    const rent = Math.round(p.sen * 0.82);
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#20323c}table{width:100%;border-collapse:collapse}td{padding:10px 6px;border-bottom:1px solid #d5e2e8}.v{text-align:right}`,
      `<div style="background:#e3f3f9;padding:34px 50px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:25px;color:#0a7fa5">💧 Jernih Sentosa</b><div style="text-align:right"><b style="font-size:18px">BIL SEWA BULANAN</b><br>No. bil ${p.reference}</div></div>
<div style="padding:28px 50px 50px"><div style="display:flex;justify-content:space-between;gap:30px"><div><b>${p.recipient}</b><br>B-09-11, Pangsapuri Contoh<br>Jalan Contoh 4/2, 43000 Kajang</div><div style="background:#0a7fa5;color:#fff;border-radius:10px;padding:14px 22px;text-align:right;flex:none">Jumlah perlu dibayar<div style="font-size:30px;font-weight:700">${p.amount}</div>Bayar sebelum ${p.daysBefore(-14)}</div></div><p style="margin:22px 0 8px">Tarikh bil: ${p.date} &nbsp;·&nbsp; No. kontrak: ${p.account} &nbsp;·&nbsp; Model: Embun Mini 3 suhu</p>${tableOf(
        [
          ['Baki bil lalu', p.money(p.sen)],
          [`Bayaran diterima ${p.daysBefore(21)} – terima kasih`, `– ${p.money(p.sen)}`],
          ['Sewa penapis air (bulan 14 daripada 60)', p.money(rent)],
          ['Servis dan penukaran penapis', p.money(p.sen - rent)],
          ['<b>Jumlah bil semasa</b>', `<b>${p.amount}</b>`],
        ],
      )}<div style="border:1px dashed #0a7fa5;padding:16px 20px;margin-top:28px"><b>Cara pembayaran</b><br>Debit terus · KodBil 55501 Ruj-1 ${p.below(900_000, 'first') + 100_000} · kaunter pos · ejen KilatMart<br>Caj lewat ${p.money(1_000)} dikenakan selepas tarikh akhir.</div><p style="margin-top:26px;font-size:12px;color:#5b6d77">Talian khidmat 1-800-55-7788, 9 pagi – 6 petang, Isnin hingga Sabtu. Jernih Sentosa Sdn. Bhd. Bil ini dijana komputer.</p></div>`,
    );
  },
});

// A tyre shop's half-page receipt, typed at the counter.
const tayar = look({
  name: 'tyre-shop-cash-sale',
  page: 'shop receipt',
  medium: 'paper',
  width: 620,
  scale: 1.6,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.plainTight,
  names: 'upper',
  date: DATES.dashes,
  time: TIMES.english,
  reference: (below) => `CS ${below(90_000, 'sale') + 10_000}`,
  draw: (p) => {
    const tyres = Math.round(p.sen * 0.8);
    const line = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    return pageOf(
      `body{font:14px/1.45 ${FONTS.mono};background:#f3efe2;color:#2b2b2b;padding:28px 30px}table{width:100%;border-collapse:collapse}td{padding:5px 6px}.g td{border:1px solid #777}.g td:last-child,.g td:nth-child(2),.g td:nth-child(3){text-align:right}`,
      `<div style="text-align:center"><b style="font:700 21px ${FONTS.serif}">SENG HUAT LEE TYRE &amp; BATTERY</b><br>No. 18, Jalan Contoh 3, Taman Contoh, 31400 Ipoh<br>Tel 05-555 8181</div><h1 style="font-size:17px;text-align:center;margin:14px 0 10px">CASH SALE / RECEIPT</h1><table style="font-size:13px">${line(`Customer: ${p.recipient}`, `No.: ${p.reference}`)}${line('Vehicle: ABC 1234, Bezari 1.3', `<span style="white-space:nowrap">Date: ${p.date} ${p.time}</span>`)}</table><table class="g" style="margin-top:10px"><tr style="font-weight:700"><td>Description</td><td>Qty</td><td>Price</td><td>Amount</td></tr>${line('Tyre 175/65 R14 Silk Road', '2', p.money(Math.round(tyres / 2)), p.money(tyres))}${line('Wheel balancing + alignment', '1', p.money(p.sen - tyres), p.money(p.sen - tyres))}${line('Nitrogen (free)', '4', p.nothing, p.nothing)}<tr style="font-weight:700;font-size:16px"><td colspan="3" style="text-align:right">TOTAL</td><td style="white-space:nowrap">${p.amount}</td></tr></table><div style="display:flex;justify-content:space-between;margin-top:14px"><span>Received by: ☒ Card ☐ Cash ☐ Transfer<br>Mileage: 88,412 km</span><b style="border:3px solid #b03030;color:#b03030;padding:4px 20px;transform:rotate(-5deg);height:34px">PAID</b></div><p style="font-size:12px;margin-top:18px">Goods sold are not returnable. Please re-torque wheel nuts after 50 km. Warranty against makers’ defects only.</p>`,
    );
  },
});

// A house's group in a messenger: a pinned sum, a quoted line, somebody's word.
const geng = look({
  name: 'geng-blok-c-pinned-chat',
  page: 'chat',
  language: 'mixed',
  width: 393,
  scale: 2.5,
  formats: ['png', 'jpg', 'webp'],
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  draw: (p) => {
    const bubble = (mine: boolean, who: string, text: string, quote = '') =>
      `<div style="max-width:82%;width:fit-content;margin:7px ${mine ? '12px 7px auto' : 'auto 7px 12px'};background:${mine ? '#e1f6cf' : '#fff'};border-radius:14px;padding:8px 12px">${mine ? '' : `<b style="color:#c2571a;font-size:13px">${who}</b><br>`}${quote ? `<div style="border-left:3px solid #3a8fd0;padding-left:8px;font-size:13px;color:#4b5a66;margin:3px 0 4px">${quote}</div>` : ''}${text} <span style="font-size:11px;color:#6f7c85;white-space:nowrap">${p.clock}${mine ? ' ✓✓' : ''}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#c9dbe6;color:#15202a;font-size:15px;min-height:825px;display:flex;flex-direction:column}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#15202a', 36)}<div style="display:flex;gap:12px;align-items:center;padding:8px 16px"><span style="font-size:22px;color:#3a8fd0">‹</span><span style="width:38px;height:38px;border-radius:50%;background:#3a8fd0;color:#fff;display:flex;align-items:center;justify-content:center;font-weight:700">BC</span><div><b>Geng Blok C 🏠</b><div style="font-size:12px;color:#5f6d77">5 members, 2 online</div></div></div><div style="border-top:1px solid #dde5ea;padding:7px 16px;font-size:13px"><b style="color:#3a8fd0">Pinned message</b><br>${p.memo}: ${p.amount} seorang, bank in to ${p.recipient} ${p.bank} ${p.account}</div></div>
<div style="padding:10px 0 16px"><div style="text-align:center;font-size:12px;margin:4px"><span style="background:#0003;color:#fff;border-radius:10px;padding:3px 12px">${p.date}</span></div>${bubble(false, p.recipient, `guys jangan lupa ya, ${p.amount} each. Bil api dah nak potong dah ni 😅`)}${bubble(true, '', 'eh sorry baru gaji, kejap i transfer')}${bubble(true, '', `dah transfer tau ${p.amount} kat ${p.recipient}, berjaya 👍 ref ${p.reference}`)}${bubble(false, p.recipient, 'ok nanti i check. screenshot resit dalam app tau', `dah transfer tau ${p.amount}`)}${bubble(false, 'Housemate bilik tengah', 'i bayar esok boleh? line bank down la')}${bubble(true, '', 'nanti i upload, phone tengah charge')}</div><div style="background:#fff;margin-top:auto;display:flex;gap:14px;padding:12px 16px 26px;color:#6f7c85;align-items:center"><span>📎</span><span style="flex:1">Message</span><span>🙂</span><span>🎙</span></div>`,
    );
  },
});

// An app's record of a month, with chips to sift it.
const sungai = look({
  name: 'sungai-emas-rekod-bulan',
  page: 'history',
  language: 'ms',
  width: 390,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  draw: (p) => {
    const items: [sign: string, who: string, how: string, day: string, sum: string][] = [
      ['⇄', p.recipient, 'Pindahan KilatNow', p.date, `–${p.amount}`],
      ['☕', 'Restoran Daun Hijau', 'Kod QR', p.daysBefore(1), `–${p.money(1_450)}`],
      ['+', 'Gaji Syarikat Contoh', 'Kredit masuk', p.daysBefore(2), `+${p.money(284_000)}`],
      ['☎', 'Tambah nilai prabayar', '01X-XXX 9920', p.daysBefore(3), `–${p.money(3_000)}`],
      ['⇄', 'Goh Siew Hong', 'Pindahan KilatNow', p.daysBefore(5), `–${p.money(8_800)}`],
      ['▤', 'Tirta Air', 'Bayaran bil', p.daysBefore(6), `–${p.money(2_315)}`],
      ['⇄', 'Arvind Menon', 'Pindahan KilatNow', p.daysBefore(8), `–${p.money(6_000)}`],
    ];
    const chip = (text: string, on = false) =>
      `<span style="border:1px solid #b9892b;border-radius:18px;padding:5px 14px;${on ? 'background:#b9892b;color:#fff' : 'color:#7d5a12'}">${text}</span>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fffaf0;color:#2f2614;min-height:819px;display:flex;flex-direction:column}.i{display:flex;gap:12px;align-items:center;padding:12px 18px;border-bottom:1px solid #f0e4c8}.k{font-size:12.5px;color:#7f7155}`,
      `${phoneBar(p.clock, '#2f2614')}<div style="padding:12px 18px 4px;font-size:22px;font-weight:700">Rekod transaksi</div><div style="padding:0 18px 12px" class="k">Akaun Semasa ${p.ownAccount} · Baki ${p.balance}</div><div style="display:flex;gap:8px;padding:0 18px 14px;font-size:13px">${chip('Semua', true)}${chip('Masuk')}${chip('Keluar')}${chip('Tarikh ▾')}</div><div style="background:#f6ebcf;padding:7px 18px;font-size:13px;font-weight:600;display:flex;justify-content:space-between"><span>Bulan ini</span><span>${items.length} rekod</span></div>${items.map(([sign, who, how, day, sum]) => `<div class="i"><span style="width:38px;height:38px;border-radius:50%;background:#f6ebcf;color:#7d5a12;display:flex;align-items:center;justify-content:center;flex:none">${sign}</span><div style="flex:1"><b>${who}</b><div class="k">${how} · ${day}</div></div><b style="white-space:nowrap;${sum.startsWith('+') ? 'color:#1f7a4a' : ''}">${sum}</b></div>`).join('')}<div style="margin-top:auto">${tabs(['Utama', 'Rekod', 'QR', 'Profil'], '#7d5a12')}</div>`,
    );
  },
});

// A gymnasium's member page: what was paid came back.
const gim = look({
  name: 'gym-joining-fee-refund-web',
  page: 'refund',
  medium: 'portal',
  width: 1000,
  scale: 1.3,
  formats: ['png', 'png', 'jpg'],
  money: MONEY.tight,
  names: 'title',
  date: DATES.long,
  time: TIMES.lower,
  reference: (below) => `RF-${below(900_000, 'refund') + 100_000}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f7f7f8;color:#1d1d20;font-size:15px}.row{display:flex;padding:11px 0;border-bottom:1px solid #e6e6ea}.k{width:210px;color:#63636b}.v{flex:1;font-weight:600}`,
      `<div style="background:#151517;color:#fff;padding:16px 44px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:21px;color:#d8ff3e;letter-spacing:1px">IRONKIJANG GYM</b><span style="font-size:14px">Classes &nbsp;&nbsp; Clubs &nbsp;&nbsp; <b>My membership</b> &nbsp;&nbsp; Sign out</span></div><div style="max-width:760px;margin:30px auto;background:#fff;border-radius:10px;padding:30px 38px 36px"><div style="font-size:13px;color:#63636b">My membership › Billing › Refunds</div><h1 style="font-size:25px;margin:10px 0 6px">Your refund is complete</h1><p>You cancelled within the cooling-off period, so we’ve given your money back.</p><div style="font-size:38px;font-weight:700;margin:18px 0 10px">+ ${p.amount}</div>${rowsOf(
        [
          ['Member', p.recipient],
          ['Refund number', p.reference],
          ['Refunded on', `${p.date}, ${p.time}`],
          ['For', 'Joining fee and first month'],
          ['Refunded to', `${p.bank} ${p.ownAccount}`],
          ['Original payment', p.daysBefore(6)],
        ],
      )}<p style="font-size:13px;color:#63636b;margin-top:20px">Banks take up to 7 working days to show a refund. Questions? hello@ironkijang.example or 03-5550 3003, 10am – 7pm.</p><div style="background:#f2ffd0;border-radius:8px;padding:14px 18px;margin-top:18px">Changed your mind? Come back this month for ${p.money(9_900)} with no joining fee.</div></div>`,
    ),
});

export const strangers = [candlewick, penapis, tayar, geng, sungai, gim];
