import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';

const checkFirst = look({
  name: 'cengal-check',
  page: 'before sending',

  width: 393,
  scale: 2.75,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f1e4;color:#1b1b1b}.row{display:flex;justify-content:space-between;padding:12px 0;border-bottom:1px solid #e6e2d2}.k{color:#7c7c74}.v{text-align:right;font-weight:600;max-width:60%}`,
      `${phoneBar(p.clock, '#1b1b1b', 58)}<div style="padding:14px 20px;font-size:18px;font-weight:700;text-align:center">Confirmation</div><div style="text-align:center;padding:12px"><div style="color:#7c7c74">Transfer to</div><div style="font-size:18px;font-weight:700">${p.recipient}</div><div>${p.bank}<br>${p.account}</div><div style="font-size:36px;font-weight:800;margin-top:12px">${p.amount}</div></div><div style="margin:10px 16px;background:#fff;border-radius:12px;padding:6px 18px">${rowsOf(
        [
          ['Transfer mode', 'Instant Transfer'],
          ['Effective date', `Today ${p.date}`],
          ['Recipient reference', p.memo],
          ['Transfer from', p.ownAccount],
        ],
      )}</div><p style="padding:10px 24px;font-size:12px;color:#7c7c74">Please make sure that the details are correct before you proceed.</p><div style="margin:30px 20px;background:#f2c230;border-radius:26px;padding:14px;text-align:center;font-weight:700">Approve with Secure Key</div>`,
    ),
});

const semak = look({
  name: 'belian-semak',
  page: 'before sending',

  language: 'ms',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  date: DATES.slashes,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#10363a}.row{padding:10px 20px;border-bottom:1px solid #e5eeef}.k{font-size:12px;color:#5d8084}.v{font-size:15px;font-weight:700}`,
      `${phoneBar(p.clock, '#fff', 39, '#0a7f88')}<div style="background:#0a7f88;color:#fff;padding:14px 20px;font-weight:700">‹ &nbsp; Semak butiran pindahan</div>${rowsOf(
        [
          ['Amaun', p.amount],
          ['Nama penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['No. akaun', p.account],
          ['Rujukan penerima', p.memo],
          ['Tarikh', p.date],
          ['Caj perkhidmatan', p.nothing],
        ],
      )}<div style="padding:20px"><div style="font-size:13px">Masukkan kod yang dihantar ke telefon anda</div><div style="display:flex;gap:8px;margin-top:10px">${'<span style="width:44px;height:48px;border:1px solid #9fbcbf;border-radius:8px"></span>'.repeat(6)}</div></div><div style="display:flex;gap:12px;padding:20px"><span style="flex:1;border:1px solid #0a7f88;border-radius:8px;padding:12px;text-align:center">Kembali</span><span style="flex:1;background:#0a7f88;color:#fff;border-radius:8px;padding:12px;text-align:center">Hantar</span></div>`,
    ),
});

const bubble = (mine: boolean, text: string, clock: string, colours: [string, string]) =>
  `<div style="margin:6px 12px;${mine ? 'margin-left:70px' : 'margin-right:70px'};background:${mine ? colours[1] : colours[0]};border-radius:16px;padding:9px 13px">${text}<div style="font-size:10px;text-align:right;opacity:.6">${clock}</div></div>`;

const groupChat = look({
  name: 'house-chat',
  page: 'chat',

  dark: true,
  width: 390,
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  draw: (p) => {
    const say = (mine: boolean, text: string) => bubble(mine, text, p.clock, ['#26303a', '#0e5c4a']);
    return pageOf(
      `body{font-family:${FONTS.round};background:#0d141a;color:#e7edf2;font-size:15px;min-height:780px}`,
      `${phoneBar(p.clock, '#fff')}<div style="padding:10px 18px 14px;border-bottom:1px solid #26303a"><b>‹ &nbsp; Housemates 🏠</b><div style="font-size:12px;color:#8b98a5">${p.recipient}, you</div></div><div style="text-align:center;font-size:12px;color:#8b98a5;padding:10px">${p.date}</div>${say(false, `Hi all, ${p.memo} is ${p.amount} each ya`)}${say(true, `Just transferred ${p.amount} to you 👍`)}${say(true, 'Ref: ' + p.reference)}${say(false, 'Received, thanks!')}`,
    );
  },
});

const bualan = look({
  name: 'bualan',
  page: 'chat',

  language: 'ms',
  width: 375,
  scale: 2,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.shortMalay,
  draw: (p) => {
    const say = (mine: boolean, text: string) => bubble(mine, text, p.clock, ['#ffffff', '#dcd3f7']);
    return pageOf(
      `body{font-family:${FONTS.sans};background:#efeaf8;color:#2b2340;font-size:15px;min-height:740px}`,
      `${phoneBar(p.clock, '#2b2340', 44)}<div style="background:#fff;padding:12px 18px"><b>${p.recipient}</b><div style="font-size:12px;color:#7b7291">dalam talian</div></div><div style="height:8px"></div>${say(false, 'Salam, duit rumah bulan ni macam mana?')}${say(true, `Dah hantar tadi. ${p.amount}`)}${say(true, `Transaksi berjaya, ${p.date}. No. rujukan ${p.reference}`)}${say(false, 'Ok, terima kasih. Nanti saya semak.')}`,
    );
  },
});

const internetBill = look({
  name: 'fibre-bill',
  page: 'bill',

  language: 'mixed',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  date: DATES.dashes,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#242424}.row{display:flex;justify-content:space-between;padding:8px 0}table{width:100%;border-collapse:collapse}td{padding:9px 0;border-bottom:1px solid #ddd}.v{text-align:right}`,
      `<div style="padding:46px 56px"><div style="display:flex;justify-content:space-between"><b style="font-size:26px;color:#d9480f">gentian fibre</b><span style="text-align:right">Bil Bulanan / Monthly Bill<br>${p.reference}</span></div><div style="display:flex;gap:40px;margin:30px 0"><div style="flex:1"><b>${p.recipient}</b><br>A-12-07, Pangsapuri Contoh<br>47000 Sungai Buloh</div><div style="flex:1;background:#fff1e8;padding:16px"><div>Jumlah perlu dibayar / Amount due</div><div style="font-size:28px;font-weight:700">${p.amount}</div><div>Bayar sebelum / Pay by ${p.daysBefore(-14)}</div></div></div>${tableOf(
        [
          ['Tarikh bil / Bill date', p.date],
          ['Baki terdahulu / Previous balance', p.nothing],
          ['Bayaran diterima / Payment received', p.nothing],
          ['Fibre 100Mbps', p.amount],
          ['<b>Jumlah / Total</b>', `<b>${p.amount}</b>`],
        ],
      )}</div>`,
    ),
});

const mamak = look({
  name: 'restoran-bill',
  page: 'shop receipt',

  medium: 'paper',
  width: 360,
  scale: 2,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.english,
  draw: (p) => {
    const food = Math.round(p.sen * 0.7);
    return pageOf(
      `body{background:#faf8f2;color:#26262b;font:14px/1.6 ${FONTS.terminal};padding:22px 18px}.row{display:flex;justify-content:space-between;gap:10px}.v{text-align:right}hr{border:0;border-top:1px dashed #26262b;margin:8px 0}`,
      `<div style="text-align:center"><b style="font-size:18px">RESTORAN DAUN HIJAU</b><br>No. 8, Jalan Contoh 2/3<br>Tel 03-0000 1234</div><hr>${rowsOf(
        [
          ['Table', '12'],
          ['Order no.', p.reference],
          ['Date', p.date],
          ['Time', p.time],
        ],
      )}<hr>${rowsOf([
        ['4 Nasi Goreng Set', p.money(food)],
        ['5 Teh Ais', p.money(p.sen - food)],
      ])}<hr>${rowsOf([
        ['Subtotal', p.amount],
        ['Service Tax', 'Incl.'],
        ['<b>TOTAL</b>', `<b>${p.amount}</b>`],
        ['Paid by', 'QR'],
      ])}<hr><div style="text-align:center">PAID<br>Thank you, see you again!</div>`,
    );
  },
});

const pasar = look({
  name: 'pasar-resit',
  page: 'shop receipt',

  language: 'ms',
  medium: 'paper',
  width: 340,
  scale: 2,
  formats: ['jpg', 'jpg', 'png'],
  date: DATES.dashes,
  time: TIMES.seconds,
  draw: (p) =>
    pageOf(
      `body{background:#efeee9;color:#2c2c2c;font:15px/1.6 ${FONTS.mono};padding:24px 20px}.row{display:flex;justify-content:space-between;gap:10px}.v{text-align:right}`,
      `<div style="text-align:center"><b>PASAR MINI BUNGA RAYA</b><br>SDN. CONTOH<br>RESIT JUALAN</div><br>${rowsOf(
        [
          ['NO. RESIT', p.reference],
          ['TARIKH', `${p.date} ${p.time}`],
          ['JURUWANG', 'SALMAH'],
        ],
      )}<br>${rowsOf([
        ['BARANGAN RUNCIT', p.amount],
        ['DISKAUN', p.nothing],
        ['<b>JUMLAH BESAR</b>', `<b>${p.amount}</b>`],
        ['KAD DEBIT', p.amount],
      ])}<br><div style="text-align:center">BAYARAN DILULUSKAN<br>TERIMA KASIH</div>`,
    ),
});

const accounts = look({
  name: 'mutiara-accounts',
  page: 'balance',

  width: 412,
  scale: 2.625,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f3f3;color:#2a2a2a}.c{background:#fff;margin:12px 16px;padding:18px;border-radius:8px}.k{color:#8c8c8c;font-size:13px}`,
      `${phoneBar(p.clock, '#fff', 71, '#a3182b')}<div style="background:#a3182b;color:#fff;padding:16px 20px 30px">Good evening,<div style="font-size:20px;font-weight:700">${p.recipient}</div></div><div class="c"><div class="k">Savings Account-i</div><div>${p.ownAccount}</div><div style="font-size:27px;font-weight:700;margin-top:8px">${p.amount}</div><div class="k">Available balance</div></div><div class="c"><div class="k">Credit card</div><div>${p.account}</div><div style="font-size:20px;font-weight:700;margin-top:8px">${p.balance}</div><div class="k">Outstanding balance as at ${p.date}</div></div>${tabs(['Home', 'Transfer', 'Scan', 'Rewards'], '#a3182b')}`,
    ),
});

const entry = (name: string, below: string, sum: string) =>
  `<div style="display:flex;justify-content:space-between;gap:12px;padding:13px 18px;border-bottom:1px solid #8883"><span>${name}<br><span style="font-size:12px;opacity:.65">${below}</span></span><b style="white-space:nowrap">${sum}</b></div>`;

const activity = look({
  name: 'cepat-history',
  page: 'history',

  medium: 'wallet',
  width: 411,
  scale: 2.625,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#26303c}`,
      `${phoneBar(p.clock, '#fff', 52, '#0e5fb5')}<div style="background:#0e5fb5;color:#fff;padding:12px 18px;font-size:17px;font-weight:700">‹ &nbsp; Transaction History</div><div style="padding:12px 18px;background:#f3f6fa">Wallet balance <b style="float:right">${p.balance}</b></div>${[
        entry('Reload', `${p.date} Successful`, `+${p.money(20_000)}`),
        entry(`Transfer to ${p.recipient}`, `${p.date} ${p.time} Successful`, `-${p.amount}`),
        entry('WARUNG TEPI SAWAH', `${p.daysBefore(1)} Successful`, `-${p.money(1_450)}`),
        entry('Parking', `${p.daysBefore(2)} Successful`, `-${p.money(260)}`),
        entry('PASAR MINI BUNGA RAYA', `${p.daysBefore(3)} Successful`, `-${p.money(4_725)}`),
        entry('Toll', `${p.daysBefore(3)} Successful`, `-${p.money(310)}`),
      ].join('')}`,
    ),
});

const penyata = look({
  name: 'angsana-senarai',
  page: 'history',

  language: 'ms',
  dark: true,
  money: MONEY.spaced,
  names: 'title',
  date: DATES.shortMalay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#120b24;color:#f3effc;font-size:15px}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="padding:18px;font-size:24px;font-weight:700">Transaksi</div><div style="padding:4px 18px;color:#a99cc8">${p.date}</div>${entry(p.recipient, 'Pindahan keluar', `-${p.amount}`)}<div style="padding:14px 18px 4px;color:#a99cc8">${p.daysBefore(1)}</div>${entry('Kedai Runcit Seri Embun', 'Bayaran QR', `-${p.money(2_390)}`)}${entry('Faedah harian', 'Masuk', `+${p.money(14)}`)}<div style="padding:14px 18px 4px;color:#a99cc8">${p.daysBefore(3)}</div>${entry('Gaji', 'Masuk', `+${p.money(285_000)}`)}${entry('Bengkel Motor Dua Roda', 'Kad', `-${p.money(8_800)}`)}`,
    ),
});

const returned = look({
  name: 'tuai-refund',
  page: 'refund',

  medium: 'wallet',
  width: 375,
  names: 'title',
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1f2b24}.row{display:flex;justify-content:space-between;padding:9px 22px}.k{color:#65736a}`,
      `${phoneBar(p.clock, '#1f2b24', 80)}<div style="padding:22px"><div style="font-size:24px;font-weight:800">You’ve got a refund</div><div style="color:#65736a">${p.date}, ${p.time}</div><div style="font-size:34px;font-weight:800;margin-top:16px;color:#0b8a48">+ ${p.amount}</div></div><div style="height:8px;background:#eff5f0;margin-bottom:10px"></div>${rowsOf(
        [
          ['Refund from', p.recipient],
          ['Refunded to', 'TuaiPay Wallet'],
          ['Transaction ID', p.reference],
          ['Reason', 'Order cancelled'],
        ],
      )}`,
    ),
});

const memo = look({
  name: 'nota-telefon',
  page: 'note',

  language: 'ms',
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: DATES.longMalay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fffdf5;color:#2a2720;font-size:17px;line-height:1.6;min-height:760px}`,
      `${phoneBar(p.clock, '#2a2720')}<div style="padding:10px 22px;color:#b8860b">‹ Nota</div><div style="padding:4px 24px"><div style="font-size:13px;color:#8d8772">${p.date}, ${p.clock}</div><b style="font-size:22px">Bayaran rumah</b><br>${p.recipient}<br>${p.amount}, dah bayar<br>${p.memo}<br><br>Minggu depan: sewa, bil air</div>`,
    ),
});

export const strangers = [
  checkFirst,
  semak,
  groupChat,
  bualan,
  internetBill,
  mamak,
  pasar,
  accounts,
  activity,
  penyata,
  returned,
  memo,
];
