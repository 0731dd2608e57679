// Pages that people upload in place of a receipt; none of them proves a paid transfer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';

// The last screen before "Transfer Now" is pressed.
const confirmation = look({
  name: 'rajawali-app-transfer-now',
  page: 'before sending',
  width: 390,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f4f4;color:#1e1e1e}.row{display:flex;justify-content:space-between;gap:14px;padding:10px 0}.k{color:#6a6a6a}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#1e1e1e', 71)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:17px;font-weight:700"><span>‹</span><span>Confirmation</span><span>✕</span></div><div style="text-align:center;padding:14px 20px"><span style="display:inline-block;width:56px;height:56px;border-radius:50%;background:#fff;border:1px solid #ddd;line-height:56px;font-weight:800;color:#0b6e69">${p.bank[0] ?? ''}</span><div style="font-weight:700;font-size:15px;margin-top:8px">${p.recipient}</div><div>${p.account}</div><div style="color:#6a6a6a">${p.bank}</div><div style="font-size:26px;font-weight:800;color:#0065d8;margin-top:10px">${p.amount}</div></div><div style="padding:4px 24px;border-top:1px solid #ddd">${rowsOf(
        [
          ['Date', `<span style="color:#0065d8">Today, ${p.date}</span>`],
          ['Transfer mode', 'KilatNow'],
          ['Recipient reference', `<span style="color:#0065d8">${p.memo}</span>`],
          ['Payment details', '<span style="color:#0065d8">Optional</span>'],
        ],
      )}</div><div style="padding:10px 24px;font-size:12px;color:#6a6a6a;border-top:1px solid #ddd"><b>Declaration:</b> I hereby confirm that this transaction complies with the applicable Foreign Exchange Policy. Money transferred in error may not be recoverable.</div><div style="padding:8px 24px;font-weight:700">Transfer from</div><div style="background:#fff;border-radius:10px;margin:0 20px;padding:14px 16px;display:flex;justify-content:space-between"><span><b>Rajawali Saver-i</b><br><span style="color:#6a6a6a">${p.ownAccount}</span></span><b>${p.balance}</b></div><div style="background:#ffd24a;border-radius:26px;text-align:center;padding:15px;margin:26px 20px;font-weight:700">Transfer Now</div>`,
    ),
});

// A telephone company's monthly bill, both tongues, the sum to pay on a band.
const fibreBill = look({
  name: 'gentian-fibre-bil-bulanan',
  page: 'bill',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.slashes,
  reference: (below) => `0${below(900_000_000, 'bill') + 100_000_000}`,
  draw: (p) => {
    const plan = Math.round(p.sen / 1.08);
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#232323;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:8px 4px;border-bottom:1px solid #ddd}td.v{text-align:right}.row{display:flex;padding:3px 0}.row .k{width:190px;color:#666}`,
      `<div style="padding:44px 54px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><b style="font-size:27px;color:#f26522">gentian</b> <span style="color:#1c3f94;font-size:20px">fibre</span><div style="font-size:11px;color:#666;margin-top:4px">Gentian Telekom Berhad (198401000000)<br>SST ID: W10-0000-00000000</div></div><div style="text-align:right"><b style="font-size:17px">Bil Anda / Your Bill</b><br><span style="color:#666">Muka 1 / 2</span></div></div><div style="display:flex;justify-content:space-between;margin:34px 0 24px"><div><b>${p.recipient}</b><br>B-3-7 Pangsapuri Contoh<br>Jalan Contoh 2/5<br>47100 Puchong, Selangor</div><div>${rowsOf(
        [
          ['No. Akaun / Account No.', p.account],
          ['No. Bil / Bill No.', p.reference],
          ['Tarikh Bil / Bill Date', p.date],
        ],
      )}</div></div><div style="background:#1c3f94;color:#fff;display:flex;justify-content:space-between;padding:16px 20px;align-items:center"><span>Jumlah Perlu Dibayar<br>Total Amount Due</span><b style="font-size:28px">${p.amount}</b><span style="text-align:right">Bayar dalam 21 hari<br>Pay within 21 days</span></div><h2 style="font-size:15px;margin:26px 0 8px;color:#1c3f94">Ringkasan Bil / Bill Summary</h2>${tableOf(
        [
          ['Baki terdahulu / Previous balance', p.amount],
          ['Bayaran diterima, terima kasih / Payment received, thank you', `-${p.amount}`],
          ['Gentian 300Mbps', p.money(plan)],
          ['Cukai perkhidmatan / Service tax 8%', p.money(p.sen - plan)],
          ['<b>Caj bulan ini / Current charges</b>', `<b>${p.amount}</b>`],
        ],
      )}<p style="margin-top:26px;font-size:12px;color:#555">Bayar melalui apl myGentian, KilatBill (kod 5550) atau mana-mana pejabat pos. / Pay via myGentian app, KilatBill (biller code 5550) or any post office. Talian khidmat / Careline: 1-300-55-0100.</p></div>`,
    );
  },
});

// The hardware shop of every mall: a cash invoice from its till.
const hardware = look({
  name: 'tuan-baiki-diy-invoice',
  page: 'shop receipt',
  medium: 'paper',
  width: 360,
  scale: 2,
  formats: ['jpg', 'jpg', 'png'],
  money: {},
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => `R${below(900_000, 'slip') + 100_000}-${below(90, 'till') + 10}`,
  draw: (p) => {
    const kettle = Math.round(p.sen * 0.6);
    const hooks = Math.round(p.sen * 0.15);
    const line = (left: string, right: string) =>
      `<div style="display:flex;justify-content:space-between;gap:10px"><span>${left}</span><span>${right}</span></div>`;
    const item = (name: string, code: number, sum: string) =>
      `<div>${name}</div>${line(`${code} - 11/22`, `1 X ${sum}`)}`;
    return pageOf(
      `body{background:#f3f1ec;color:#28282d;font:14px/1.55 ${FONTS.mono};padding:24px 22px 30px}hr{border:0;border-top:1px dashed #555;margin:9px 0}.c{text-align:center}`,
      `<div class="c"><b style="font-size:17px">TUAN BAIKI D.I.Y. SDN BHD</b><br>(CO. REG: 200501000000)<br>LOT 2-18, PLAZA CONTOH, KAJANG<br>-INVOICE-</div><hr>${item('EXT SOCKET 4 GANG 3M', 9061184, p.money(kettle))}${item('ADHESIVE HOOK 6PCS', 8913002, p.money(hooks))}${item('LED BULB 12W', 9077516, p.money(p.sen - kettle - hooks))}<hr>${line('ITEM(S) : 3', 'QTY(S) : 3')}${line('<b>TOTAL RM</b>', `<b style="font-size:18px">${p.amount}</b>`)}${line('KILATNOW QR', p.amount)}${line('CHANGE', p.nothing)}<hr>${line(`${p.date} ${p.time}`, 'SH01 ZK09')}${line('SLIP NO', p.reference)}<div class="c" style="margin-top:10px">OPERATOR KJ05 - FARAH<br>EXCHANGE ARE ALLOWED WITHIN<br>7 DAYS WITH RECEIPT.<br>STRICTLY NO CASH REFUND.</div>`,
    );
  },
});

// The green messenger by night: she asks, he says it is done.
const messenger = look({
  name: 'hijau-messenger-dah-transfer',
  page: 'chat',
  language: 'ms',
  dark: true,
  width: 393,
  scale: 2,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.longMalay,
  time: TIMES.lower,
  reference: REFERENCES.digits,
  draw: (p) => {
    const bubble = (mine: boolean, text: string) =>
      `<div style="width:fit-content;max-width:78%;background:${mine ? '#144d37' : '#232b30'};border-radius:10px;padding:8px 11px;margin:6px 14px 6px ${mine ? 'auto' : '14px'}">${text} <span style="font-size:11px;color:#a5b1b5;white-space:nowrap">&nbsp;${p.clock}${mine ? ' ✓✓' : ''}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#0c1317;color:#e9edef;font-size:15px;min-height:824px}`,
      `<div style="background:#1c262b">${phoneBar(p.clock, '#e9edef', 37)}<div style="display:flex;gap:12px;align-items:center;padding:8px 14px 12px"><span style="font-size:20px">←</span><span style="width:36px;height:36px;border-radius:50%;background:#5b6f78;text-align:center;line-height:36px">${p.recipient[0] ?? ''}</span><span style="flex:1"><b>${p.recipient}</b><br><span style="font-size:12px;color:#a5b1b5">dalam talian</span></span><span>📹 &nbsp; 📞 &nbsp; ⋮</span></div></div><div style="text-align:center;margin:14px 0 8px"><span style="background:#1c262b;border-radius:8px;padding:5px 12px;font-size:12px;color:#a5b1b5">${p.date}</span></div>${bubble(false, `salam, jangan lupa ${p.memo} ya, bahagian awak ${p.amount}`)}${bubble(false, `${p.bank} ${p.account}`)}${bubble(true, 'waalaikumsalam ok kejap')}${bubble(true, `dah transfer ${p.amount} tadi, berjaya. no rujukan ${p.reference}`)}${bubble(false, 'boleh hantar resit?')}${bubble(true, 'nanti balik rumah saya hantar')}${bubble(false, '👍')}<div style="position:fixed;bottom:18px;left:12px;right:12px;background:#1c262b;border-radius:24px;padding:12px 18px;color:#a5b1b5">☺ &nbsp; Mesej</div>`,
    );
  },
});

// The toll wallet's list of what went in and out, by day.
const walletHistory = look({
  name: 'lalu-laju-sejarah-transaksi',
  page: 'history',
  medium: 'wallet',
  language: 'ms',
  width: 384,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.slashes,
  draw: (p) => {
    const items: [kind: string, who: string, day: string, sum: string][] = [
      ['Pindahan KilatNow', p.recipient, p.date, `-${p.amount}`],
      ['Bayaran', 'KEDAI RUNCIT SERI EMBUN', p.date, `-${p.money(1_240)}`],
      ['Tol', 'LEBUHRAYA CONTOH – PLAZA TIMUR', p.daysBefore(1), `-${p.money(260)}`],
      ['Tambah Nilai', 'KAD DEBIT •••• 4471', p.daysBefore(1), `+${p.money(20_000)}`],
      ['KilatNow QR', 'RESTORAN DAUN HIJAU', p.daysBefore(3), `-${p.money(1_850)}`],
      ['Parkir', 'MAJLIS BANDARAYA CONTOH', p.daysBefore(4), `-${p.money(160)}`],
      ['Bil', 'ARUS RUMAH UTILITI', p.daysBefore(6), `-${p.money(8_735)}`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#20242c}.i{display:flex;justify-content:space-between;gap:12px;padding:12px 18px;border-bottom:1px solid #eceef2}.k{font-size:12px;color:#69707d}`,
      `<div style="background:#0052cc;color:#fff">${phoneBar(p.clock, '#fff', 64)}<div style="padding:12px 18px 16px;font-size:18px;font-weight:700">‹ &nbsp; Sejarah Transaksi</div></div><div style="display:flex;gap:8px;padding:12px 18px;font-size:13px"><span style="background:#0052cc;color:#fff;border-radius:16px;padding:6px 16px">Semua</span><span style="border:1px solid #c9ced8;border-radius:16px;padding:6px 16px">Masuk</span><span style="border:1px solid #c9ced8;border-radius:16px;padding:6px 16px">Keluar</span><span style="border:1px solid #c9ced8;border-radius:16px;padding:6px 16px">Tapis ▾</span></div>${items.map(([kind, who, day, sum]) => `<div class="i"><span><b>${kind}</b><br>${who}<br><span class="k">${day}</span></span><b style="white-space:nowrap;color:${sum.startsWith('+') ? '#158a5a' : '#20242c'}">${sum}</b></div>`).join('')}<p style="text-align:center;padding:18px;font-size:12px;color:#69707d">Memaparkan transaksi 90 hari terakhir</p>`,
    );
  },
});

// The orange market pays back what an order cost.
const marketRefund = look({
  name: 'kedai-oren-butiran-pulangan',
  page: 'refund',
  language: 'ms',
  width: 392,
  scale: 2.5,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f5f5f5;color:#222}.row{display:flex;justify-content:space-between;gap:14px;padding:7px 0}.k{color:#666}.v{text-align:right}.b{background:#fff;padding:14px 18px;margin-bottom:10px}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#222', 45)}<div style="padding:10px 18px 14px;font-size:17px"><span style="color:#e04a1f">←</span> &nbsp; Butiran Pemulangan/Bayaran Balik</div></div><div style="background:#1f9d84;color:#fff;padding:18px"><b style="font-size:17px">Bayaran Balik Selesai</b><p style="margin-top:4px;font-size:13px">${p.amount} telah dikembalikan ke Baki OrenPay anda pada ${p.date} ${p.time}.</p></div><div class="b">${rowsOf(
        [
          ['Jumlah bayaran balik', `<b style="color:#e04a1f;font-size:19px">${p.amount}</b>`],
          ['Bayaran balik kepada', 'Baki OrenPay'],
        ],
      )}</div><div class="b"><div style="font-weight:700;margin-bottom:8px">🏬 ${p.recipient}</div><div style="display:flex;gap:12px"><span style="width:72px;height:72px;background:#e9e2da;flex:none"></span><span style="flex:1">Rak kasut kayu 5 tingkat, mudah pasang<br><span style="color:#666;font-size:12px">Variasi: Coklat &nbsp; x1</span><br><span>${p.amount}</span></span></div></div><div class="b">${rowsOf(
        [
          ['Sebab', 'Barang rosak'],
          ['ID Permohonan', p.reference],
          ['Dimohon pada', `${p.daysBefore(5)} 21:08`],
          ['Kaedah', 'Pulangan &amp; bayaran balik'],
        ],
      )}</div><div style="display:flex;gap:10px;padding:8px 18px 26px"><span style="flex:1;border:1px solid #bbb;text-align:center;padding:11px;background:#fff">Hubungi Penjual</span><span style="flex:1;background:#e04a1f;color:#fff;text-align:center;padding:12px">Beli Lagi</span></div>`,
    ),
});

export const strangers = [confirmation, fibreBill, hardware, messenger, walletHistory, marketRefund];
