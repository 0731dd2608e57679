// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES, type ReferenceStyle } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  speckle,
  tableOf,
  tabs,
} from '#test/receipts/drawing/page.ts';

/** As a booking is called: six letters and figures. */
const booking: ReferenceStyle = (below) =>
  Array.from(
    { length: 6 },
    (_, index) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[below(32, `booking ${index}`)],
  ).join('');

// The last page before the thumb slides the money away.
const belimbing = look({
  name: 'belimbing-slide-to-send',
  page: 'before sending',
  width: 393,
  dark: true,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#101425;color:#eef0fa}.row{display:flex;justify-content:space-between;gap:18px;padding:12px 0;border-bottom:1px solid #2c3250}.k{color:#a6aecd}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 76)}<div style="padding:14px 22px;display:flex;justify-content:space-between;font-size:16px"><span>‹ Back</span><b>Almost there</b><span>Close</span></div><div style="text-align:center;padding:22px 22px 26px"><div style="color:#a6aecd">You're sending</div><div style="font-size:40px;font-weight:800">${p.amount}</div><div style="font-size:17px;margin-top:4px">to <b>${p.recipient}</b></div><div style="color:#a6aecd">${p.bank} · ${p.account}</div></div><div style="background:#1a2038;border-radius:18px;margin:0 16px;padding:8px 20px">${rowsOf(
        [
          ['From', `Belimbing Main<br>${p.ownAccount}`],
          ['When', `Now (${p.date})`],
          ['Transfer method', 'KilatNow'],
          ['Reference', p.memo],
          ['Fee', 'Free'],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;margin:18px 16px;background:#3a2f12;color:#ffdf94;border-radius:14px;padding:14px 16px;font-size:13px"><b style="font-size:18px">!</b><span>Do you know this person? Scammers may pretend to be friends or officers. Once sent, the money may not come back.</span></div><div style="margin:26px 16px 34px;background:#2f3a78;border-radius:32px;padding:6px;display:flex;align-items:center"><span style="width:52px;height:52px;border-radius:50%;background:#fff;color:#2f3a78;text-align:center;font-size:26px;line-height:50px">»</span><b style="flex:1;text-align:center;padding-right:50px;font-size:16px">Slide to send</b></div>`,
    ),
});

// A bill for the electricity, as the company's own app shows it.
const arus = look({
  name: 'nusa-elektrik-bil-apl',
  page: 'bill',
  language: 'ms',
  width: 375,
  money: MONEY.tight,
  date: DATES.shortMalay,
  reference: REFERENCES.longDigits,
  draw: (p) => {
    const energy = Math.round(p.sen * 0.82);
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef4f1;color:#16302a}.card{background:#fff;border-radius:10px;margin:12px 14px;padding:16px}.row{display:flex;justify-content:space-between;gap:14px;padding:7px 0}.k{color:#55706a}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 67, '#0b6b53')}<div style="background:#0b6b53;color:#fff;padding:12px 18px 20px"><div style="font-size:17px;font-weight:700">← &nbsp; Butiran bil</div><div style="font-size:13px;margin-top:8px">Nusa Elektrik · No. akaun ${p.reference}</div></div><div class="card" style="text-align:center"><div style="color:#55706a">Jumlah perlu dibayar</div><div style="font-size:34px;font-weight:700">${p.amount}</div><div style="display:inline-block;background:#fff0d9;color:#8a4b00;border-radius:12px;padding:4px 14px;font-size:13px;margin-top:6px">Belum dibayar</div></div><div class="card">${rowsOf(
        [
          ['Nama pelanggan', p.recipient],
          ['Alamat premis', 'Unit B-12-07, Jalan Contoh 9'],
          ['Tarikh bil', p.date],
          ['Tempoh bil', `${p.daysBefore(31)} – ${p.daysBefore(1)}`],
          ['Penggunaan', `${200 + p.below(300, 'units')} kWj`],
        ],
      )}</div><div class="card">${rowsOf([
        ['Caj elektrik', p.money(energy)],
        ['Caj rangkaian', p.money(p.sen - energy)],
        ['Baki terdahulu', p.nothing],
        ['Bil semasa', p.amount],
      ])}</div><div style="margin:18px 14px;background:#0b6b53;color:#fff;border-radius:10px;text-align:center;padding:14px;font-weight:700">Bayar sekarang</div><p style="padding:0 18px 12px;font-size:12px;color:#55706a;text-align:center">Sila jelaskan bil dalam tempoh 30 hari. Careline 15-555.</p>${tabs(['Utama', 'Bil', 'Guna', 'Akaun'], '#0b6b53')}`,
    );
  },
});

// A furniture shop's receipt on half a sheet.
const perabot = look({
  name: 'perabot-seri-kayu-resit',
  page: 'shop receipt',
  medium: 'paper',
  language: 'mixed',
  width: 600,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.english,
  reference: REFERENCES.digits,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const table = Math.round(p.sen * 0.7);
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fffdf6;color:#2b2320;padding:30px 36px}table{width:100%;border-collapse:collapse;margin:14px 0}td{padding:8px 10px;border:1px solid #a08c80}.v{text-align:right;width:150px;white-space:nowrap}`,
      `<div style="text-align:center"><b style="font-size:22px;color:#7a3d1d">PERABOT SERI KAYU</b><div>No. 27 &amp; 29, Jalan Contoh 11, 84000 Muar · 06-555 0128</div></div><div style="display:flex;justify-content:space-between;margin-top:16px"><span>Pelanggan / Customer:<br><b>${p.recipient}</b></span><span style="text-align:right"><b style="color:#b02a1c">RESIT RASMI / OFFICIAL RECEIPT</b><br>No. ${p.reference}<br>${p.date} ${p.time}</span></div>${tableOf(
        [
          ['1 x Meja belajar / Study table 120 cm', p.money(table)],
          ['2 x Kerusi lipat / Folding chair', p.money(p.sen - table)],
          ['Penghantaran / Delivery', p.nothing],
          ['<b>JUMLAH / TOTAL</b>', `<b>${p.amount}</b>`],
          ['Dibayar dengan kad / Paid by card ****4471', p.amount],
          ['Baki / Balance', p.nothing],
        ],
      )}<div style="display:flex;justify-content:space-between;align-items:flex-end"><span style="font-size:12px">Barang yang dijual tidak boleh dikembalikan.<br>Goods sold are not returnable. Warranty 12 months.</span><span style="border:3px solid #b02a1c;color:#b02a1c;border-radius:6px;padding:4px 18px;font-size:20px;font-weight:700;transform:rotate(-5deg)">PAID</span></div>`,
    );
  },
});

// Somebody's word for it, in bubbles.
const bubbles = look({
  name: 'blue-bubbles-word-for-it',
  page: 'chat',
  width: 390,
  scale: 3,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.english,
  draw: (p) => {
    const said: [mine: boolean, text: string][] = [
      [false, `Hi! Can you settle your share today? It's ${p.amount}, ${p.memo}`],
      [true, 'Sorry, was at work. Doing it now'],
      [true, `Done, transferred ${p.amount} to ${p.recipient}, ${p.bank} ${p.account}`],
      [true, `Status successful, ref no. ${p.reference}`],
      [false, 'Thanks! Can you send me the receipt too?'],
      [true, 'The app logged me out already 😅 but it went through'],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#000;font-size:16px;line-height:1.3}.m{border-radius:19px;padding:9px 14px;margin:4px 14px;width:fit-content;max-width:75%;background:#e9e9eb;overflow-wrap:anywhere}.mine{background:#0a7aff;color:#fff;margin-left:auto}`,
      `${phoneBar(p.clock, '#000', 48)}<div style="text-align:center;padding:6px 0 12px;border-bottom:1px solid #ddd;background:#f8f8f8;position:relative"><span style="position:absolute;left:16px;top:14px;color:#0a7aff;font-size:22px">‹</span><span style="display:inline-block;width:46px;height:46px;border-radius:50%;background:#9aa0b5;color:#fff;font-size:20px;line-height:46px">${p.recipient.slice(0, 1)}</span><div style="font-size:13px">${p.recipient} ›</div></div><div style="text-align:center;font-size:12px;color:#6d6d72;padding:14px 0 10px"><b>${p.date}</b> ${p.time}</div>${said
        .map(([mine, text]) => `<div class="m${mine ? ' mine' : ''}">${text}</div>`)
        .join(
          '',
        )}<div style="text-align:right;font-size:12px;color:#6d6d72;padding:2px 18px">Delivered</div><div style="margin:150px 14px 24px;display:flex;gap:10px;align-items:center;color:#6d6d72"><span style="font-size:26px">+</span><span style="flex:1;border:1px solid #c7c7cc;border-radius:18px;padding:7px 14px">Message</span></div>`,
    );
  },
});

// All that went in and out, day by day.
const warta = look({
  name: 'seri-laut-transaksi-terkini',
  page: 'history',
  language: 'ms',
  width: 412,
  scale: 2.5,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.longMalay,
  draw: (p) => {
    const day = (name: string, items: [string, string, string][]) =>
      `<div style="background:#f1ecf7;color:#55466e;padding:8px 20px;font-size:13px;font-weight:700">${name}</div>${items
        .map(
          ([kind, who, sum]) =>
            `<div class="i"><span><b>${who}</b><br><span class="k">${kind}</span></span><b style="white-space:nowrap;color:${sum.startsWith('+') ? '#1a7a4a' : '#25192f'}">${sum}</b></div>`,
        )
        .join('')}`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#25192f}.i{display:flex;justify-content:space-between;gap:14px;padding:13px 20px;border-bottom:1px solid #eee8f4}.k{color:#6b5f7a;font-size:13px}`,
      `${phoneBar(p.clock, '#25192f', 91)}<div style="padding:12px 20px;font-size:18px;font-weight:700">‹ &nbsp; Akaun Simpanan-i</div><div style="padding:4px 20px 16px"><div class="k">${p.ownAccount}</div><div class="k" style="margin-top:8px">Baki tersedia</div><div style="font-size:26px;font-weight:700">${p.balance}</div></div><div style="display:flex;gap:26px;padding:0 20px 10px;font-weight:600"><span style="border-bottom:3px solid #6a3fa0;padding-bottom:6px">Transaksi</span><span class="k">Butiran</span><span class="k">e-Penyata</span></div>${day(
        p.date,
        [
          ['Pindahan KilatNow', p.recipient, `- ${p.amount}`],
          ['Bayaran QR', 'RESTORAN DAUN HIJAU', `- ${p.money(1_450)}`],
        ],
      )}${day(p.daysBefore(2), [
        ['Gaji', 'SYARIKAT CONTOH SDN BHD', `+ ${p.money(284_000)}`],
        ['Bayaran bil', 'NUSA ELEKTRIK', `- ${p.money(9_835)}`],
        ['Kad debit', 'PASAR MINI BUNGA RAYA', `- ${p.money(4_720)}`],
      ])}${day(p.daysBefore(6), [['Pengeluaran ATM', 'BANDAR CONTOH', `- ${p.money(20_000)}`]])}${tabs(['Utama', 'Pindah', 'Bayar', 'Lagi'], '#6a3fa0')}`,
    );
  },
});

// The bus did not leave, and the money goes back.
const bus = look({
  name: 'ekspres-kenyir-ticket-refund',
  page: 'refund',
  medium: 'wallet',
  width: 390,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  reference: booking,
  draw: (p) => {
    const step = (title: string, when: string) =>
      `<div style="border-left:2px solid #e4572e;margin-left:7px;padding:0 0 18px 20px;position:relative"><span style="position:absolute;left:-8px;top:3px;width:14px;height:14px;border-radius:50%;background:#e4572e"></span><b>${title}</b><div class="k">${when}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fbf7f4;color:#2a211d;font-size:15px}.card{background:#fff;border-radius:14px;margin:12px 14px;padding:18px}.row{display:flex;justify-content:space-between;gap:16px;padding:7px 0}.k{color:#76675f;font-size:14px}.v{text-align:right}`,
      `${phoneBar(p.clock, '#2a211d', 34)}<div style="padding:12px 18px;font-size:18px;font-weight:700">← &nbsp; Refund status</div><div class="card"><div style="display:flex;justify-content:space-between;align-items:center"><div><div class="k">Refunded to you</div><div style="font-size:30px;font-weight:800">${p.amount}</div></div>${speckle(p.below, 17, 64, '#2a211d')}</div><div style="margin-top:8px">Your trip was cancelled by the operator, so we have refunded your fare in full.</div></div><div class="card">${step('Refund requested', p.daysBefore(5))}${step('Approved by Ekspres Kenyir', p.daysBefore(3))}${step('Refund successful', `${p.date}, ${p.time}`)}</div><div class="card">${rowsOf(
        [
          ['Booking number', p.reference],
          ['Passenger', p.recipient],
          ['Route', 'Kuala Terengganu – Kuala Lumpur'],
          ['Seats', '7A, 7B'],
          ['Refund method', 'Original payment card'],
          ['Cancellation fee', p.nothing],
        ],
      )}</div><p class="k" style="padding:6px 24px 30px;text-align:center">Your bank may take 5 to 14 working days to show the refund on your statement.</p>`,
    );
  },
});

export const strangers = [belimbing, arus, perabot, bubbles, warta, bus];
