// Pages that people upload in place of a receipt; none of them tells of a paid transfer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';

// A bank's app before the slide that sends.
const review = look({
  name: 'gaharu-review-and-confirm',
  page: 'before sending',
  width: 393,
  scale: 2.6,
  money: MONEY.code,
  date: DATES.short,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6f6f8;color:#22222a}.row{padding:12px 0;border-bottom:1px solid #ececf0}.k{font-size:13px;color:#70707c}.v{font-size:15px;font-weight:600}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#22222a', 71)}<div style="display:flex;justify-content:space-between;padding:12px 20px 16px;font-weight:700;font-size:17px"><span>‹</span><span>Review &amp; Confirm</span><span>✕</span></div></div><div style="background:#fff;margin:14px 16px;border-radius:14px;padding:20px"><div style="color:#70707c;font-size:13px">You are transferring</div><div style="font-size:32px;font-weight:800">${p.amount}</div>${rowsOf(
        [
          ['To', `${p.recipient}<br><span style="font-weight:400">${p.bank} · ${p.account}</span>`],
          ['From', `Gaharu Saver-i<br><span style="font-weight:400">${p.ownAccount}</span>`],
          ['When', `Today, ${p.date}`],
          ['Recipient reference', p.memo],
          ['Transfer type', 'Fund Transfer'],
          ['Service charge', p.nothing],
        ],
      )}</div><p style="padding:4px 24px;font-size:12.5px;color:#70707c">By confirming, you agree to the Terms &amp; Conditions. Transfers cannot be recalled, so please make sure the details are correct.</p><div style="margin:20px 16px 12px;background:#a3192b;color:#fff;text-align:center;border-radius:28px;padding:15px;font-weight:700">Confirm</div><div style="text-align:center;color:#a3192b;padding-bottom:34px">Edit details</div>`,
    ),
});

// A bill for sewerage, half-yearly, in Malay.
const sewerage = look({
  name: 'jernih-bil-pembetungan',
  page: 'bill',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.longMalay,
  reference: REFERENCES.dashed,
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#20303a}table{width:100%;border-collapse:collapse}td{padding:8px 10px;border-bottom:1px solid #d3dde2}.v{text-align:right}.row{display:flex;padding:3px 0}.k{width:150px;color:#566}.v{flex:1}`,
      `<div style="padding:40px 46px"><div style="display:flex;justify-content:space-between;border-bottom:4px solid #1a8f5a;padding-bottom:12px"><div><b style="font-size:22px;color:#1a8f5a">Jernih Pembetungan</b><br><span style="font-size:11px">Perkhidmatan Pembetungan Negara</span></div><div style="text-align:right"><b style="font-size:17px">BIL PEMBETUNGAN</b><br>Premis kediaman</div></div><div style="display:flex;justify-content:space-between;margin:24px 0"><div><b>${p.recipient}</b><br>NO 8, LORONG CONTOH 2<br>TAMAN CONTOH<br>68000 AMPANG</div><div style="width:330px">${rowsOf(
        [
          ['No. Akaun', p.reference],
          ['Tarikh Bil', p.date],
          ['Tempoh Bil', '6 bulan'],
          ['Cara Bayaran', 'Dalam talian / kaunter'],
        ],
      )}</div></div><div style="background:#e6f4ec;padding:16px 20px;display:flex;justify-content:space-between;align-items:center;margin-bottom:20px"><span>Jumlah perlu dibayar<br><span style="font-size:11px">Sila jelaskan dalam tempoh 30 hari</span></span><b style="font-size:28px">${p.amount}</b></div>${tableOf(
        [
          ['Baki terdahulu', p.nothing],
          ['Bayaran diterima', p.nothing],
          ['Caj semasa', p.amount],
          ['Pelarasan', p.nothing],
          ['<b style="white-space:nowrap">Jumlah perlu dibayar</b>', `<b>${p.amount}</b>`],
        ],
      )}<p style="margin-top:26px">Kod pembiler: <b>7781</b> &nbsp;&nbsp; Ruj-1: <b>${p.reference}</b></p><div style="border-top:1px dashed #777;margin-top:60px;padding-top:14px;display:flex;justify-content:space-between"><span>Slip bayaran – sila sertakan semasa membuat bayaran di kaunter<br>No. Akaun ${p.reference}</span><b style="font-size:17px">${p.amount}</b></div><p style="margin-top:30px;font-size:11px;color:#566">Pertanyaan: 03-2083 0000 (Isnin – Jumaat, 8:30 pagi – 5:30 petang). Bil ini cetakan komputer; tandatangan tidak diperlukan.</p></div>`,
    ),
});

// What a food delivery sends when the order has come.
const delivery = look({
  name: 'lapar-delivery-order-receipt',
  page: 'shop receipt',
  width: 390,
  scale: 2.4,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `s${below(9, 'a') + 1}${'abcdefgh'[below(8, 'b')]}-${below(9_000, 'c') + 1_000}-lp`,
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const rice = Math.round(p.sen * 0.46);
    const drinks = Math.round(p.sen * 0.2);
    const ride = Math.min(500, Math.round(p.sen * 0.12));
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2a2a}.row{display:flex;justify-content:space-between;padding:6px 0}.v{white-space:nowrap;padding-left:10px}hr{border:0;border-top:1px solid #e6e6e6;margin:14px 0}`,
      `${phoneBar(p.clock, '#222', 48)}<div style="padding:12px 20px;font-weight:700;font-size:17px">← &nbsp; Order details</div><div style="padding:8px 20px 26px"><div style="color:#707070;font-size:13px">Order #${p.reference}</div><div style="font-size:19px;font-weight:700;margin:4px 0">Restoran Daun Hijau</div><div style="color:#707070;font-size:13px">Delivered on ${p.date}, ${p.time}</div><hr><div style="font-size:13px;color:#707070">Delivered to</div><div><b>${p.recipient}</b><br>B-3-7, Pangsapuri Contoh, Kajang</div><hr>${rowsOf(
        [
          ['2 × Nasi Lemak Ayam Berempah', p.money(rice)],
          ['3 × Teh O Ais Limau', p.money(drinks)],
          ['1 × Mee Goreng Mamak', p.money(p.sen - rice - drinks - ride)],
        ],
      )}<hr>${rowsOf([
        ['Subtotal', p.money(p.sen - ride)],
        ['Delivery fee', p.money(ride)],
        ['Platform fee', p.nothing],
        ['<b style="font-size:17px">Total (incl. SST)</b>', `<b style="font-size:17px">${p.amount}</b>`],
      ])}<hr><div style="font-size:13px;color:#707070;margin-bottom:4px">Paid with</div>${rowsOf([['Kad •••• 4471', p.amount]])}<div style="background:#d8145f;color:#fff;text-align:center;border-radius:8px;padding:13px;margin-top:22px;font-weight:700">Reorder</div><div style="text-align:center;color:#d8145f;margin-top:16px">Download invoice</div></div>`,
    );
  },
});

// Bubbles of a social network's messenger: somebody says that it is paid.
const messenger = look({
  name: 'pesanku-blue-bubbles',
  page: 'chat',
  language: 'mixed',
  width: 400,
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.digits,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) => {
    const said: [mine: boolean, text: string][] = [
      [false, `hi, jangan lupa ${p.memo} bulan ni ya, ${p.amount}`],
      [true, 'ok ok, sorry busy semalam 😅'],
      [true, `done! baru transfer ${p.amount} guna ${p.bank}`],
      [true, `ref dia ${p.reference}`],
      [false, 'eh belum masuk lagi lah'],
      [false, 'boleh hantar resit?'],
      [true, 'nanti balik rumah i send'],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#050505;font-size:15px}`,
      `${phoneBar(p.clock, '#111', 36)}<div style="display:flex;align-items:center;gap:12px;padding:8px 16px 12px;border-bottom:1px solid #e5e5e5"><span style="color:#0a7cff;font-size:22px">‹</span><span style="width:36px;height:36px;border-radius:50%;background:#a7b4c6"></span><span><b>${p.recipient}</b><br><span style="font-size:12px;color:#65676b">Active 12m ago</span></span></div><div style="text-align:center;font-size:12px;color:#65676b;padding:18px 0 8px">${p.date}, ${p.time}</div>${said.map(([mine, text]) => `<div style="display:flex;justify-content:${mine ? 'flex-end' : 'flex-start'};padding:3px 14px"><span style="max-width:72%;border-radius:18px;padding:9px 14px;background:${mine ? '#0a7cff' : '#f0f0f0'};color:${mine ? '#fff' : '#050505'}">${text}</span></div>`).join('')}<div style="text-align:right;font-size:12px;color:#65676b;padding:4px 18px">Seen</div><div style="margin:150px 14px 24px;display:flex;gap:12px;align-items:center;color:#0a7cff"><span style="font-size:22px">+</span><span>📷</span><span style="flex:1;background:#f0f0f0;color:#65676b;border-radius:18px;padding:9px 14px">Aa</span><span>👍</span></div>`,
    );
  },
});

// An e-wallet's list of what came and went.
const activity = look({
  name: 'sentuh-biru-sejarah-transaksi',
  page: 'history',
  language: 'ms',
  width: 390,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.shortMalay,
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const items: [day: string, what: string, kind: string, sum: string][] = [
      [p.daysBefore(0), p.recipient, 'Pindah ke Dompet', `-${p.amount}`],
      [p.daysBefore(0), 'Tambah Nilai', 'Kad Debit', `+${p.money(10_000)}`],
      [p.daysBefore(1), 'WARUNG TEPI SAWAH', 'Bayaran QR', `-${p.money(950)}`],
      [p.daysBefore(2), 'Tol – SUNGAI CONTOH', 'RFID', `-${p.money(214)}`],
      [p.daysBefore(3), 'KEDAI RUNCIT SERI EMBUN', 'Bayaran QR', `-${p.money(3_365)}`],
      [p.daysBefore(5), 'Parkir – Majlis Bandaraya', 'Bayaran', `-${p.money(120)}`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1f2733}.i{display:flex;justify-content:space-between;gap:12px;padding:13px 18px;border-bottom:1px solid #edf0f4}.d{font-size:12.5px;color:#6a7484}`,
      `<div style="background:#0a56c2;color:#fff">${phoneBar(p.clock, '#fff', 64)}<div style="padding:10px 18px 16px;font-size:18px;font-weight:700">‹ &nbsp; Sejarah Transaksi</div></div><div style="display:flex;gap:8px;padding:14px 18px;font-size:13px">${['Semua', 'Wang Masuk', 'Wang Keluar', 'Tapis ▾'].map((each, at) => `<span style="border:1px solid ${at ? '#c5ccd7' : '#0a56c2'};color:${at ? '#4d5766' : '#0a56c2'};border-radius:16px;padding:6px 11px;white-space:nowrap">${each}</span>`).join('')}</div>${items.map(([day, what, kind, sum]) => `<div class="i"><span><b>${what}</b><br><span class="d">${kind} · ${day}</span></span><b style="white-space:nowrap;color:${sum.startsWith('+') ? '#0b8f4d' : '#1f2733'}">${sum}</b></div>`).join('')}<div style="text-align:center;padding:16px;color:#0a56c2">Lihat lagi</div>${tabs(['Utama', 'Baucar', 'Imbas', 'Ganjaran', 'Saya'], '#5d6878')}`,
    );
  },
});

// A hotel's booking was cancelled, and the money goes back.
const hotel = look({
  name: 'singgah-hotel-booking-refund-mail',
  page: 'refund',
  medium: 'letter',
  width: 760,
  scale: 1.4,
  names: 'title',
  money: MONEY.code,
  date: DATES.weekday,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef0f4;color:#2a2a3c}.row{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #e4e6ec}.k{color:#666a7c}.v{font-weight:600;text-align:right}`,
      `<div style="background:#fff;padding:14px 28px;border-bottom:1px solid #dcdfe6"><b style="font-size:18px">Your refund is on its way – Booking ID ${p.reference}</b><div style="font-size:13px;color:#666a7c;margin-top:5px">Singgah &lt;no-reply@singgah.example&gt; &nbsp; to me &nbsp; ${p.date}, ${p.time}</div></div><div style="width:600px;margin:24px auto;background:#fff;border-radius:8px;padding:28px 36px"><div style="font-size:22px;font-weight:800;color:#5a3bb3">singgah</div><p style="margin:20px 0 10px">Dear ${p.recipient},</p><p>Your booking has been cancelled as you asked. We have refunded <b>${p.amount}</b> to your original payment method. It may take 5 to 14 working days to show in your statement.</p><div style="margin:22px 0">${rowsOf(
        [
          ['Booking ID', p.reference],
          ['Property', 'Hotel Tepi Laut Contoh, Port Dickson'],
          ['Guest', p.recipient],
          ['Booking status', 'Cancelled'],
          ['Amount paid', p.amount],
          ['Cancellation fee', p.nothing],
          ['Refund amount', p.amount],
          ['Refund to', 'Online banking'],
          ['Refunded on', p.date],
        ],
      )}</div><span style="display:inline-block;background:#5a3bb3;color:#fff;border-radius:22px;padding:11px 28px;font-weight:600">View my booking</span><p style="margin-top:24px;font-size:12px;color:#666a7c">Still want to travel? Use code SINGGAHLAGI for up to ${p.money(5_000)} off your next stay.</p></div><p style="text-align:center;font-size:11px;color:#666a7c;padding-bottom:22px">Singgah Travel Sdn. Bhd. · Help Centre · Unsubscribe</p>`,
    ),
});

export const strangers = [review, sewerage, delivery, messenger, activity, hotel];
