// Web banking as it stands in a browser or comes off its print button.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const CAPITALS = 'ACDEFGHKMNPQRTVWXY';

// A foreign bank: a tinted banner with the outcome, the summary at the left, what next and an advert at the right.
const cheltenham = look({
  name: 'cheltenham-everyday-web',
  medium: 'portal',
  width: 1140,
  scale: 1.25,
  money: MONEY.code,
  names: 'title',
  date: ({ day, month, year, ...rest }) =>
    DATES.weekday({ day, month, year, ...rest })
      .replace(',', '')
      .replace(/ 0/, ' '),
  time: TIMES.lower,
  reference: (below) => `CHM${below(9_000_000, 'a') + 1_000_000}-${below(90, 'b') + 10}`,
  says: {
    success: ['Payment sent', 'All done, your payment is complete', 'Your transfer was successful'],
    failed: ['Payment not sent', 'Sorry, your transfer was unsuccessful'],
    pending: ['Your payment is still being processed', 'Payment scheduled'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned to you'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f3f5f4;color:#20302c;font-size:15px}.row{display:flex;justify-content:space-between;gap:30px;padding:12px 0;border-bottom:1px solid #e1e7e4}.k{color:#5a6b66}.v{text-align:right;font-weight:500}a{color:#00695f;display:block;padding:8px 0;text-decoration:underline}.c{background:#fff;border-radius:6px;padding:24px 30px 28px}`,
      `<div style="background:#04302c;color:#cfe3de;font-size:13px;padding:7px 56px;display:flex;justify-content:space-between"><span>Personal &nbsp; Premier &nbsp; Business</span><span>Find a branch &nbsp; Help &nbsp; 1-300-55-0147</span></div><div style="background:#fff;padding:18px 56px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:23px;color:#00695f;letter-spacing:-.5px">◣ cheltenham</b><span>Home &nbsp;&nbsp;&nbsp; <b style="border-bottom:3px solid #00695f;padding-bottom:6px">Move money</b> &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; Invest &nbsp;&nbsp;&nbsp; ${p.sender} ▾</span></div>
<div style="padding:26px 56px 40px"><div style="background:${signColour(p)}1c;border-left:6px solid ${signColour(p)};padding:18px 26px;display:flex;gap:18px;align-items:center">${badge(p, 44)}<div><h1 style="font-size:24px;font-weight:700">${p.status}</h1><div>${p.date} at ${p.time} &nbsp;·&nbsp; Reference ${p.reference}</div></div></div><div style="display:flex;gap:24px;margin-top:24px;align-items:flex-start"><div class="c" style="flex:1"><h2 style="font-size:18px;margin-bottom:10px">Payment summary</h2>${rowsOf(
        [
          ['Amount', `<span style="font-size:22px;font-weight:700">${p.amount}</span>`],
          ['To', `${p.recipient}<br><span style="font-weight:400">${p.bank} · ${p.account}</span>`],
          ['From', `Everyday Saver<br><span style="font-weight:400">${p.ownAccount}</span>`],
          ['Payment type', 'KilatNow instant transfer'],
          ['Message to payee', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="margin-top:22px"><span style="background:#00695f;color:#fff;border-radius:4px;padding:11px 24px;margin-right:10px">Back to accounts</span><span style="border:1px solid #00695f;color:#00695f;border-radius:4px;padding:10px 24px">Save receipt</span></div></div><div style="width:290px"><div class="c" style="padding:20px 24px"><h2 style="font-size:16px">What next?</h2><a>Make another payment</a><a>Save as a favourite</a><a>Set up a standing order</a></div><div style="background:#ffe9b8;border-radius:6px;padding:20px 24px;margin-top:18px"><b style="font-size:17px">3.60% p.a. for six months</b><p style="font-size:13px;margin-top:6px">Place fresh funds of ${p.money(1_000_000)} or more in a Term Saver by month end. Terms apply.</p></div></div></div></div><div style="border-top:1px solid #d5dcd9;padding:16px 56px;font-size:12px;color:#5a6b66">Cheltenham Bank Malaysia Berhad. We will never ask you for your one-time passcode. &nbsp; Security &nbsp; Privacy &nbsp; Terms</div>`,
    ),
});

// An Islamic bank's table in three parts, each with its own head.
const part = (head: string, rows: Row[]) =>
  `<tr><th colspan="2">${head}</th></tr>${rows.map(([label, value]) => `<tr><td class="k">${label}</td><td>${value}</td></tr>`).join('')}`;

const seraya = look({
  name: 'seraya-i-bahagian-tiga',
  medium: 'portal',
  language: 'ms',
  width: 1000,
  scale: 1.3,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.slashes,
  time: (clock: Clock) =>
    `${TIMES.seconds(clock)} ${clock.hour < 12 ? 'PG' : 'PTG'}`.replace(
      /^\d\d/,
      String(clock.hour % 12 || 12).padStart(2, '0'),
    ),
  reference: (below, clock) =>
    `SRY${DATES.iso(clock).replace(/-/g, '').slice(2)}${below(90_000_000, 'run') + 10_000_000}`,
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'Pemindahan berjaya dilakukan'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal'],
    pending: ['Dalam Proses', 'Menunggu Kelulusan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#fdfbf4;color:#2a2a22}table{width:100%;border-collapse:collapse;background:#fff}th{background:#e9f1e4;color:#1f5b2f;text-align:left;padding:9px 16px;font-size:12.5px;border:1px solid #c9d8c1}td{padding:9px 16px;border:1px solid #dfe3d8;vertical-align:top}.k{width:280px;color:#5b5f52}`,
      `<div style="background:#1f5b2f;color:#fff;padding:16px 36px;border-bottom:4px solid #c9a227;display:flex;justify-content:space-between;align-items:center"><b style="font:700 22px ${FONTS.book}">✦ Bank Seraya Islam</b><span style="font-size:11.5px">Assalamualaikum, ${p.sender} &nbsp;|&nbsp; Log Keluar</span></div><div style="background:#fff;padding:11px 36px;border-bottom:1px solid #dfe3d8;color:#5b5f52;font-size:12px">Utama &nbsp;›&nbsp; Pindahan Wang &nbsp;›&nbsp; Bank Lain &nbsp;›&nbsp; <b style="color:#1f5b2f">Keputusan</b></div><div style="padding:22px 36px 30px"><h1 style="font-size:18px;color:#1f5b2f;margin-bottom:14px">Keputusan Pindahan ke Bank Lain</h1><table>${part(
        'Maklumat Transaksi',
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['No. Rujukan', p.reference],
          ['Tarikh / Masa', `${p.date} &nbsp; ${p.time}`],
          ['Kaedah', 'Pindahan Segera KilatNow'],
        ],
      )}${part('Maklumat Penerima', [
        ['Nama', `<b>${p.recipient}</b>`],
        ['Bank', p.bank],
        ['No. Akaun', p.account],
      ])}${part('Maklumat Bayaran', [
        ['Akaun Pengirim', `Simpanan Wadiah-i ${p.ownAccount}`],
        ['Amaun', `<b style="font-size:15px">${p.amount}</b>`],
        ['Caj', p.nothing],
        ['Butiran Bayaran', p.memo],
        ...p.decoy,
      ])}</table><div style="display:flex;gap:10px;margin-top:20px;justify-content:center">${['Cetak', 'Simpan PDF', 'Pindahan Baharu'].map((each) => `<span style="background:#1f5b2f;color:#fff;padding:9px 26px">${each}</span>`).join('')}</div><p style="margin-top:22px;font-size:11px;color:#6d7063">Nota: Had pindahan harian anda boleh diubah di Tetapan (maksimum ${p.money(5_000_000)}). Pertanyaan: 03-5550 2266, setiap hari 7 pagi hingga 11 malam.</p></div>`,
    ),
});

// A corporate portal: the instruction's fields in threes, then who did what to it.
const dayOfYear = ({ year, month, day }: Clock) =>
  `${String(year).slice(2)}${String(Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 0)) / 86_400_000)).padStart(3, '0')}`;
const bare = ({ amount }: Printed) => /^[\d,.]+$/.test(amount.replace(/<[^>]+>/g, ''));

const merlimau = look({
  name: 'merlimau-biz-instruction',
  medium: 'portal',
  width: 1200,
  scale: 1.2,
  money: { commas: true },
  names: 'upper',
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below, clock) =>
    `FT${dayOfYear(clock)}${[0, 1, 2, 3, 4].map((place) => CAPITALS[below(CAPITALS.length, `letter ${place}`)]).join('')}`,
  says: {
    success: ['Processed successfully', 'Completed', 'Paid'],
    failed: ['Rejected by bank', 'Processing failed'],
    pending: ['Pending authorisation', 'Queued for processing'],
    cancelled: ['Cancelled by maker'],
    refunded: ['Returned by beneficiary bank'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) => {
    const waits = p.outcome === 'pending' || p.outcome === 'cancelled';
    const at = `${p.date} ${p.time}`;
    const trail = [
      ['1', 'Maker', 'FINANCE01', 'Create', at],
      ['2', 'Authoriser', 'DIRECTOR02', waits ? '–' : 'Authorise', waits ? '–' : at],
      ['3', 'Bank', 'SYSTEM', p.status, at],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#eef0f4;color:#1f2430}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:18px 26px}.k{font-size:11.5px;color:#667085;margin-bottom:2px}.v{font-size:14px;overflow-wrap:anywhere}h2{font-size:14px;margin:24px 0 12px;border-bottom:1px solid #d5d9e2;padding-bottom:6px;color:#3b2a6b}table{width:100%;border-collapse:collapse}th{background:#f4f5f9;text-align:left;font-size:12px}th,td{padding:8px 10px;border:1px solid #dde1ea}`,
      `<div style="background:#3b2a6b;color:#fff;display:flex;justify-content:space-between;padding:13px 22px"><b style="font-size:17px">MERLIMAU <span style="font-weight:400">BusinessLink</span></b><span style="font-size:12px">${p.sender} TRADING &nbsp;|&nbsp; Tasks (3) &nbsp;|&nbsp; Sign out</span></div><div style="display:flex"><div style="width:184px;flex:none;background:#fff;border-right:1px solid #d5d9e2;line-height:2.7;padding:10px 0">${['Dashboard', 'Accounts', 'Payments', 'Collections', 'Trade', 'Reports', 'Administration'].map((each) => `<div style="padding:0 20px${each === 'Payments' ? ';background:#ece9f5;border-left:4px solid #3b2a6b;font-weight:700' : ''}">${each}</div>`).join('')}</div><div style="flex:1;padding:20px 26px 30px"><div style="font-size:12px;color:#667085">Payments / Enquiry / Single payment</div><div style="display:flex;justify-content:space-between;align-items:center;margin:8px 0 16px"><h1 style="font-size:20px">Payment instruction ${p.reference}</h1><span style="background:${signColour(p)};color:#fff;padding:6px 16px;border-radius:3px;font-weight:700">${p.status}</span></div><div style="background:#fff;border:1px solid #d5d9e2;padding:6px 24px 24px"><h2>Beneficiary</h2><div class="g">${rowsOf(
        [
          ['Beneficiary name', `<b>${p.recipient}</b>`],
          ['Beneficiary account no.', p.account],
          ['Beneficiary bank', p.bank],
        ],
      )}</div><h2>Payment</h2><div class="g">${rowsOf([
        [bare(p) ? 'Payment amount (MYR)' : 'Payment amount', `<b style="font-size:17px">${p.amount}</b>`],
        ['Payment date', p.date],
        ['Payment product', 'Instant Credit Transfer'],
        ['Debit account', p.ownAccount],
        ['Recipient reference', p.memo],
        ['Charges borne by', 'Ordering customer'],
        ...p.decoy,
      ])}</div><h2>Activity log</h2><table><tr>${['No.', 'Role', 'User', 'Action', 'Date and time'].map((each) => `<th>${each}</th>`).join('')}</tr>${trail.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table></div><div style="margin-top:16px;text-align:right"><span style="border:1px solid #3b2a6b;color:#3b2a6b;padding:8px 22px;background:#fff;margin-right:8px">Export PDF</span><span style="background:#3b2a6b;color:#fff;padding:9px 22px">Back to list</span></div></div></div>`,
    );
  },
});

// The browser's print of a bank's slip: its own head and foot around a page without colours.
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';
const both = (english: string, malay: string) =>
  `${english}<br><i style="font-size:11.5px;color:#444">${malay}</i>`;

const nyireh = look({
  name: 'nyireh-browser-print',
  medium: 'portal',
  language: 'mixed',
  width: 794,
  scale: 1.5,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: {
    success: ['SUCCESSFUL / BERJAYA', 'COMPLETED / SELESAI'],
    failed: ['UNSUCCESSFUL / TIDAK BERJAYA', 'REJECTED / DITOLAK'],
    pending: ['PENDING / DALAM PROSES'],
    cancelled: ['CANCELLED / DIBATALKAN'],
    refunded: ['REVERSED / DIPULANGKAN'],
  },
  formats: ['png', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#000;font-size:15px}.row{display:flex;padding:7px 0;line-height:1.25}.k{width:250px;flex:none}.v{flex:1;border-bottom:1px dotted #888}.e{display:flex;justify-content:space-between;font:11px ${FONTS.sans};padding:18px 30px}`,
      `<div class="e"><span>${p.date}, ${p.clock}</span><span>Nyireh e-Banking | Transaction Slip</span><span style="width:90px"></span></div><div style="padding:22px 70px 10px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #000;padding-bottom:10px"><b style="font-size:25px">NYIREH BANK</b><span style="text-align:right;font-size:13px">Transaction Slip<br><i>Slip Transaksi</i></span></div><div style="margin:20px 0 6px">${rowsOf(
        [
          [both('Transaction Type', 'Jenis Transaksi'), 'KilatNow Transfer / Pindahan KilatNow'],
          [both('Beneficiary Name', 'Nama Penerima'), `<b>${p.recipient}</b>`],
          [both('Beneficiary Account', 'Akaun Penerima'), `${p.account}<br>${p.bank.toUpperCase()}`],
          [both('Amount', 'Amaun'), `<b style="font-size:18px">${p.amount}</b>`],
          [both('Transaction Date and Time', 'Tarikh dan Masa Transaksi'), `${p.date} ${p.time}`],
          [both('From Account', 'Daripada Akaun'), p.ownAccount],
          [both('Payment Details', 'Butiran Bayaran'), p.memo],
          [both('Reference Number', 'Nombor Rujukan'), p.reference],
          [both('Status', 'Status'), `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}<p style="font-size:12px;margin:26px 0">This is a computer generated slip and requires no signature. / <i>Slip ini cetakan komputer dan tidak memerlukan tandatangan.</i><br>Contact Centre / <i>Pusat Khidmat</i>: 1-800-55-3090</p></div><div class="e" style="margin-top:120px"><span>https://www.nyireh.example/ebank/slip?view=print</span><span>1/1</span></div>`,
    ),
});

// A digital bank's site by night: who to whom in the middle, the sum below, few rows.
const round = (name: string, ground: string) =>
  `<span style="display:inline-flex;width:58px;height:58px;border-radius:50%;background:${ground};color:#fff;font-size:24px;font-weight:700;align-items:center;justify-content:center">${name[0]}</span>`;

const lumira = look({
  name: 'lumira-desk-night',
  medium: 'portal',
  dark: true,
  width: 960,
  scale: 1.4,
  money: MONEY.tight,
  names: 'title',
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `lmr_${below(900_000, 'a') + 100_000}${below(900_000, 'b') + 100_000}`,
  says: {
    success: ['Sent', 'Completed', 'Transfer successful'],
    failed: ['Failed', 'Not sent'],
    pending: ['Processing', 'On its way'],
    cancelled: ['Cancelled'],
    refunded: ['Returned to you'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0e0f1a;color:#f0f0f7;font-size:15px}.row{display:flex;justify-content:space-between;gap:24px;padding:13px 0;border-top:1px solid #2b2d40}.k{color:#a3a6bd}.v{text-align:right}`,
      `<div style="display:flex"><div style="width:170px;flex:none;padding:26px 22px;color:#a3a6bd;line-height:2.9;border-right:1px solid #23253a"><b style="color:#b6a1ff;font-size:22px">lumira</b><br>Overview<br><b style="color:#fff">Transfers</b><br>Pockets<br>Cards<br>Insights</div><div style="flex:1;padding:26px 60px 36px"><div style="color:#a3a6bd">‹ All transfers</div><div style="background:#181a2a;border-radius:22px;padding:30px 38px 24px;margin-top:16px"><div style="display:flex;align-items:center;justify-content:center;gap:22px">${round(p.sender, '#5a47c7')}<span style="color:#6d7090;font-size:22px">• • • ➜</span>${round(p.recipient, '#c7477f')}</div><div style="text-align:center;margin:18px 0 26px"><div style="color:#a3a6bd">You to <b style="color:#f0f0f7">${p.recipient}</b></div><div style="font-size:46px;font-weight:800;line-height:1.25">${p.amount}</div><span style="display:inline-flex;gap:8px;align-items:center;background:#25273b;border-radius:20px;padding:5px 16px 5px 6px;margin-top:8px">${badge(p, 22)} ${p.status}</span></div>${rowsOf(
        [
          ['Date', `${p.date}, ${p.time}`],
          ['Recipient’s account', `${p.bank}<br>${p.account}`],
          ['Paid from', `Main Pocket ${p.ownAccount}`],
          ['Note', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:12px;margin-top:18px">${['Send again', 'Split bill', 'Get help', 'Download'].map((each) => `<span style="flex:1;text-align:center;background:#25273b;border-radius:14px;padding:12px 0">${each}</span>`).join('')}</div><p style="font-size:12px;color:#8689a3;margin-top:20px">Refer a friend and get ${p.money(1_500)} each when they open an account.</p></div></div>`,
    ),
});

export const portals = [cheltenham, seraya, merlimau, nyireh, lumira];
