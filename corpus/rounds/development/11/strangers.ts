// Pages that people upload in place of a receipt, one of each kind.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  speckle,
  tabs,
  tableOf,
} from '#test/receipts/drawing/page.ts';

const stage = (place: number, name: string, isNow: boolean) =>
  `<span style="color:${isNow ? '#b3261e' : '#888'};font-weight:${isNow ? 700 : 400}"><span style="display:inline-block;width:24px;height:24px;line-height:24px;border-radius:50%;text-align:center;color:#fff;background:${isNow ? '#b3261e' : '#bbb'}">${place}</span> ${name}</span>`;

// A portal that still waits for the code of the phone.
const waitsForCode = look({
  name: 'kelewar-enter-code',
  page: 'before sending',
  medium: 'portal',
  width: 900,
  scale: 1.3,
  date: DATES.slashes,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}td{padding:9px 14px;border-bottom:1px solid #eee}.k{width:240px;color:#777}table{width:100%;border-collapse:collapse}`,
      `<div style="background:#b3261e;color:#fff;padding:14px 30px;font-size:20px;font-weight:700">Kelewar Online <span style="float:right;font-size:13px;font-weight:400">Welcome, ${p.sender} | Logout</span></div><div style="padding:20px 30px"><div style="display:flex;gap:46px;margin-bottom:20px">${stage(1, 'Transfer details', false)}${stage(2, 'Verify', true)}${stage(3, 'Complete', false)}</div><h1 style="font-size:18px;margin-bottom:10px">Please check the details and enter your 6-digit code</h1>${tableOf(
        [
          ['Transfer to', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
          ['Amount', `<b>${p.amount}</b>`],
          ['Service fee', p.nothing],
          ['Effective date', `Today, ${p.date}`],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="background:#f6f6f6;padding:18px;margin-top:18px">Code sent to +6012-XXX ${p.below(9_000, 'phone') + 1_000} &nbsp; <span style="display:inline-block;border:1px solid #999;background:#fff;width:150px;height:30px;vertical-align:middle"></span> &nbsp; Expires in 02:41 &nbsp; <u>Resend</u></div><div style="margin-top:20px;text-align:right"><span style="border:1px solid #b3261e;color:#b3261e;padding:10px 30px">Back</span> &nbsp; <span style="background:#b3261e;color:#fff;padding:11px 34px">Submit</span></div></div>`,
    ),
});

// A phone line's bill in its app, not yet paid.
const phoneBill = look({
  name: 'gemersik-postpaid-bill',
  page: 'bill',
  medium: 'phone',
  language: 'mixed',
  date: DATES.shortMalay,
  money: MONEY.tight,
  names: 'title',
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f1f0fa;color:#231f3c}.row{display:flex;justify-content:space-between;padding:10px 0;border-bottom:1px solid #eeeaf7}.k{color:#746f8f}.c{background:#fff;border-radius:18px;margin:0 14px 14px;padding:18px}`,
      `${phoneBar(p.clock, '#fff', 55, '#4b2fb8')}<div style="background:#4b2fb8;color:#fff;padding:10px 20px 60px"><b style="font-size:19px">My Postpaid</b><br>${p.recipient}, 012-XXX ${p.below(9_000, 'line') + 1_000}</div><div class="c" style="margin-top:-44px;text-align:center"><span class="k">Jumlah perlu dibayar</span><div style="font-size:38px;font-weight:800">${p.amount}</div><span style="color:#c0392b;font-weight:600">Bil dikeluarkan ${p.date}</span><div style="background:#ffcf33;border-radius:26px;padding:13px;font-weight:700;margin-top:14px">Bayar Sekarang</div></div><div class="c">${rowsOf(
        [
          ['Bill number', p.reference],
          ['Plan Pascabayar 48', p.money(Math.round(p.sen * 0.8))],
          ['Device instalment', p.money(p.sen - Math.round(p.sen * 0.8))],
          ['Tertunggak', p.nothing],
          ['Last payment received', p.daysBefore(29)],
        ],
      )}</div><div class="c"><b>Muat turun bil (PDF)</b><p class="k">Autobayar: Tidak aktif</p></div>${tabs(['Home', 'Bills', 'Shop', 'Help'], '#746f8f')}`,
    ),
});

// What a courier's counter prints: the payee is only whom the parcel goes to.
const parcel = look({
  name: 'pantas-parcel-counter',
  page: 'shop receipt',
  medium: 'paper',
  width: 380,
  scale: 2,
  formats: ['jpg', 'jpg', 'png'],
  date: DATES.shortDashes,
  time: TIMES.seconds,
  money: MONEY.plainTight,
  reference: (below) => `PNT${REFERENCES.longDigits(below).slice(0, 10)}MY`,
  draw: (p) =>
    pageOf(
      `body{background:#cfcac0;padding:20px;font:13px/1.5 ${FONTS.terminal};color:#222}td{padding:2px 0;vertical-align:top}table{width:100%;border-collapse:collapse}.v{text-align:right}hr{border:0;border-top:1px dashed #333;margin:9px 0}`,
      `<div style="background:#fdfdfb;padding:22px 20px 34px"><div style="text-align:center"><b style="font-size:18px">PANTAS EKSPRES</b><br>Kaunter Seksyen 7<br>${p.date} ${p.time}</div><hr>CONSIGNMENT NO.<br><b>${p.reference}</b><div style="margin:8px 0">${Array.from({ length: 46 }, (_, index) => `<span style="display:inline-block;height:40px;width:${1 + p.below(3, `bar ${index}`)}px;background:#111;margin-right:${1 + p.below(4, `gap ${index}`)}px"></span>`).join('')}</div>SENDER: ${p.sender}<br>RECEIVER: ${p.recipient}<br>WEIGHT: 2.35 KG &nbsp; 1 PARCEL<hr>${tableOf(
        [
          ['DOMESTIC PARCEL', p.money(p.sen - Math.round(p.sen / 5))],
          ['INSURANCE', p.money(Math.round(p.sen / 5))],
          ['<b>TOTAL</b>', `<b>${p.amount}</b>`],
          ['QR PAY', p.amount],
          ['CHANGE', p.nothing],
        ],
      )}<hr><div style="text-align:center">PAID. THANK YOU<br>Track at pantas.example<br>Claims within 7 days with this receipt</div></div>`,
    ),
});

const said = (text: string, isOwn: boolean, clock: string) =>
  `<div style="max-width:74%;margin:7px ${isOwn ? '14px 7px auto' : 'auto 7px 14px'};width:fit-content"><div style="background:${isOwn ? '#0f7b6c' : '#2a2f36'};border-radius:16px;padding:10px 14px">${text}</div><div style="font-size:10px;color:#8a929c;text-align:${isOwn ? 'right' : 'left'};padding:2px 6px">${clock}</div></div>`;

// Two people who trade old things tell each other of a payment.
const marketChat = look({
  name: 'lelong-item-chat',
  page: 'chat',
  dark: true,
  language: 'mixed',
  scale: 2,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#15181c;color:#eef0f2;min-height:760px}`,
      `${phoneBar(p.clock, '#fff', 47)}<div style="padding:10px 16px;font-weight:700;font-size:16px">‹ &nbsp;${p.recipient}<div style="font-weight:400;font-size:12px;color:#8a929c;padding-left:18px">★ 4.9 · Active today</div></div><div style="display:flex;gap:12px;background:#1f242a;padding:11px 16px;align-items:center"><span style="width:48px;height:48px;border-radius:8px;background:#8c6f4f"></span><span style="flex:1">Rak buku kayu, used 1 year<br><b>${p.amount}</b></span><span style="border:1px solid #0f9b87;color:#3fd0bb;border-radius:8px;padding:7px 12px">Make Offer</span></div><div style="text-align:center;color:#8a929c;font-size:11px;padding:14px">${p.date}</div>${said('Hi, rak masih ada? boleh cod tak', true, p.clock)}${said(`Ada lagi. ${p.amount} nett ye, transfer dulu boleh`, false, p.clock)}${said(`ok done! Transfer successful ${p.amount} to ${p.recipient}, ${p.bank} ${p.account}. Ref no ${p.reference}`, true, p.clock)}${said('belum masuk lagi ni, send resit pls', false, p.clock)}${said('kejap app tengah maintenance 😅', true, p.clock)}`,
    ),
});

// A unit trust's holdings: money that somebody owns, not money that somebody sent.
const holdings = look({
  name: 'amanah-unit-holdings',
  page: 'balance',
  language: 'ms',
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1b2a3a}.row{display:flex;justify-content:space-between;padding:13px 20px;border-bottom:1px solid #e6ebf0}.k{color:#6a7887}.v{font-weight:600}`,
      `${phoneBar(p.clock, '#1b2a3a', 92)}<div style="padding:12px 20px 16px;font-size:19px;font-weight:700;text-align:center">Pelaburan Saya</div><div style="margin:0 16px 16px;border-radius:10px;background:linear-gradient(120deg,#0b3a66,#1672a8);color:#fff;padding:20px"><div>${p.recipient}</div><div style="font-size:12px;opacity:.8">No. Ahli ${p.account}</div><div style="margin-top:18px;font-size:12px;opacity:.8">Nilai Pelaburan Semasa</div><div style="font-size:31px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Unit dimiliki', (p.sen / 100).toFixed(2)],
          ['Harga seunit', p.money(100)],
          ['Dividen terkumpul', p.money(Math.round(p.sen / 20))],
          ['Amanah Pendidikan', p.balance],
          ['Status akaun', 'Aktif'],
          ['Kemas kini', `${p.date} ${p.time}`],
        ],
      )}<div style="display:flex;gap:12px;padding:22px 16px"><span style="flex:1;background:#0b3a66;color:#fff;text-align:center;padding:13px;border-radius:8px">Tambah</span><span style="flex:1;border:1px solid #0b3a66;text-align:center;padding:13px;border-radius:8px">Keluarkan</span></div>${tabs(['Utama', 'Pelaburan', 'Penyata', 'Profil'], '#6a7887')}`,
    ),
});

// A bank's list of movements, opened as a sheet of cells.
const exported = look({
  name: 'helaian-csv-export',
  page: 'history',
  medium: 'portal',
  width: 1040,
  scale: 1.2,
  money: {},
  date: DATES.iso,
  draw: (p) => {
    const line = (...cells: string[]) => cells;
    const lines = [
      line('Date', 'Description', 'Reference', 'Type', 'Debit', 'Credit'),
      line(p.daysBefore(6), 'SALARY CREDIT', 'PAYROLL', 'CR', '', p.money(320_000)),
      line(p.daysBefore(3), 'POS PASAR MINI BUNGA RAYA', '004417', 'DR', p.money(8_210), ''),
      line(p.daysBefore(2), 'BILL ARUS RUMAH', '771203', 'DR', p.money(11_660), ''),
      line(p.date, `TRF ${p.recipient}`, p.reference, 'DR', p.amount, ''),
      line(p.date, 'PROFIT PAID', 'SYS', 'CR', '', p.money(42)),
      line('', 'CLOSING BALANCE', '', '', '', p.balance),
      line('', '', '', '', '', ''),
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#1c1c1c}td{border:1px solid #d5d8dc;padding:4px 8px;height:27px;white-space:nowrap}td:nth-child(n+6){text-align:right}td:first-child{background:#eef0f2;color:#666;text-align:center;width:34px}table{border-collapse:collapse;width:100%}tr:first-child td{background:#eef0f2;text-align:center;color:#666}`,
      `<div style="background:#1d7044;color:#fff;padding:10px 16px">transactions_export.csv <span style="opacity:.7">Read only</span></div><div style="padding:7px 16px;color:#444;border-bottom:1px solid #ccc">File &nbsp; Edit &nbsp; View &nbsp; Insert &nbsp; Format &nbsp; Data &nbsp; Help</div><div style="padding:5px 16px;border-bottom:1px solid #ccc;color:#666">D6 &nbsp; | &nbsp; <i>fx</i></div><table><tr>${['', 'A', 'B', 'C', 'D', 'E', 'F'].map((each) => `<td>${each}</td>`).join('')}</tr>${lines.map((cells, row) => `<tr><td>${row + 1}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><div style="padding:8px 16px;background:#f4f5f6;color:#444">transactions_export &nbsp; +</div>`,
    );
  },
});

const push = (app: string, title: string, text: string, when: string) =>
  `<div style="background:#ffffffd9;color:#1a1a1a;border-radius:18px;margin:0 12px 10px;padding:13px 15px"><div style="display:flex;justify-content:space-between;font-size:12px;color:#555"><span>${app}</span><span>${when}</span></div><b>${title}</b><br>${text}</div>`;

// A locked phone that tells of money that came back.
const lockScreen = look({
  name: 'lock-screen-refund',
  page: 'refund',
  medium: 'wallet',
  names: 'title',
  date: DATES.weekday,
  money: MONEY.tight,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:linear-gradient(170deg,#29435c,#7a5c86 60%,#d58b6a);min-height:819px;color:#fff;font-size:14px}`,
      `${phoneBar(p.clock, '#fff', 64)}<div style="text-align:center;padding:44px 0 60px"><div style="font-size:17px">${p.date}</div><div style="font-size:78px;font-weight:300;line-height:1.1">${p.clock}</div></div>${push('DOMPET KILAU', 'Refund received', `${p.recipient} has refunded ${p.amount} to your wallet. Ref ${p.reference}. Tap to view.`, 'now')}${push('CUACA', 'Hujan petang ini', 'Ribut petir dijangka selepas pukul 4.', '22m ago')}${push('PETI SURAT', '2 new messages', 'Perpustakaan Awam and 1 more', '1h ago')}`,
    ),
});

// What somebody wrote on the board in the kitchen.
const board = look({
  name: 'papan-putih-dapur',
  page: 'note',
  language: 'mixed',
  medium: 'paper',
  width: 640,
  scale: 1.6,
  formats: ['jpg', 'jpg', 'png'],
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{background:#b9a98d;padding:26px;font-family:'Comic Neue','Comic Sans MS',${FONTS.book};font-style:italic}div.l{transform:rotate(-1deg);margin-bottom:16px}`,
      `<div style="background:linear-gradient(115deg,#f7f9fa,#e8edf0);border:14px solid #a3abb2;border-radius:6px;padding:30px 34px;font-size:25px;color:#1c3f9b;min-height:430px"><div class="l" style="color:#b3202c;font-size:30px;text-decoration:underline">DUIT RUMAH</div><div class="l">${p.sender.split(' ')[0] ?? ''} dah bayar ✓ ${p.amount}</div><div class="l">kepada ${p.recipient}</div><div class="l">${p.date} (${p.memo})</div><div class="l" style="color:#222">Sampah: Selasa &amp; Jumaat!!</div><div style="float:right;opacity:.5">${speckle(p.below, 3, 24, '#b3202c')}</div></div>`,
    ),
});

export const strangers = [waitsForCode, phoneBill, parcel, marketChat, holdings, exported, lockScreen, board];
