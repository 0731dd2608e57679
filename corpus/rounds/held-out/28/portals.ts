// Results of a transfer as Malaysian banks' web pages show them.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const spans = (names: string[], style: string) =>
  names.map((each) => `<span style="${style}">${each}</span>`).join('');

// An Islamic bank's older site: tabs on top, the last of three steps, a table under a maroon head.
const mihrab = look({
  name: 'mihrab-i-acknowledgement-web',
  medium: 'portal',
  width: 1024,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: { ...STATUSES, success: ['Successful', 'SUCCESSFUL', 'Success'] },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#333}table{width:100%;border-collapse:collapse;border:1px solid #d9c3c9}td{padding:8px 12px;border-bottom:1px solid #eadde1;vertical-align:top}tr:nth-child(even) td{background:#fbf6f7}.k{width:34%;color:#555}`,
      `<div style="padding:16px 32px;display:flex;justify-content:space-between;align-items:center"><span style="color:#8c1135;font-size:24px;font-weight:700">Bank Mihrab <span style="font-size:13px;font-weight:400">internet banking</span></span><span style="font-size:12px;color:#555">Home &nbsp;|&nbsp; Contact Us &nbsp;|&nbsp; FAQ &nbsp;|&nbsp; <b style="color:#8c1135">Logout</b></span></div><div style="background:#8c1135;color:#fff;padding:0 20px;display:flex">${['My Accounts', 'Transfers', 'Payments', 'Prepaid Reload', 'Cards-i', 'Zakat &amp; Donation', 'Investment', 'Services'].map((each, at) => `<span style="padding:11px 13px;${at === 1 ? 'background:#fff;color:#8c1135;font-weight:700' : ''}">${each}</span>`).join('')}</div><div style="padding:8px 32px;background:#f3ecee;font-size:12px;color:#555;display:flex;justify-content:space-between"><span>Assalamualaikum / Welcome, <b>${p.sender}</b></span><span>Last login: ${p.daysBefore(3)} 08:47:12 AM</span></div><div style="padding:20px 32px 30px"><div style="font-size:12px;color:#777">Transfers &gt; KilatNow Transfer &gt; Account Number</div><h1 style="font-size:19px;color:#8c1135;margin:8px 0 12px">KilatNow Transfer – Acknowledgement</h1><div style="text-align:right;font-size:12px;color:#777;margin-bottom:8px">Step 1: Details &nbsp;›&nbsp; Step 2: Confirmation &nbsp;›&nbsp; <b style="color:#8c1135">Step 3: Acknowledgement</b></div><div style="background:#8c1135;color:#fff;padding:8px 12px;font-weight:700">Transaction Details</div>${tableOf(
        [
          ['Transaction Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Reference No.', p.reference],
          ['Transaction Date &amp; Time', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} – Al-Awfar Savings Account-i`],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Bank', p.bank],
          ['Amount', `<b>${p.amount}</b>`],
          ['Service Charge', p.nothing],
          ["Recipient's Reference", p.memo],
          ['Other Payment Details', '-'],
          ...p.decoy,
        ],
      )}<div style="margin:18px 0;text-align:right">${spans(['Print', 'Save as PDF', 'Add to Favourite', 'New Transfer'], 'display:inline-block;background:#8c1135;color:#fff;padding:8px 18px;margin-left:8px;border-radius:3px')}</div><div style="font-size:12px;color:#666;border-top:1px solid #ddd;padding-top:12px"><b>Note:</b><br>1. Service charge is waived for KilatNow Transfer of up to ${p.money(500_000)} per transaction.<br>2. Please print or save this page for your record.<br>3. For assistance, call our Contact Centre at 03-2690 0000 (24 hours).</div></div><div style="background:#f0f0f0;padding:12px 32px;font-size:11px;color:#666">© 2026 Bank Mihrab Malaysia Berhad. All rights reserved. &nbsp; Terms &amp; Conditions &nbsp;|&nbsp; Privacy Notice &nbsp;|&nbsp; Security Tips</div>`,
    ),
});

// A savings bank's portal in Malay: a menu at the left, the receipt in a framed panel.
const tabungWira = look({
  name: 'mytabung-wira-panel-resit',
  medium: 'portal',
  language: 'ms',
  width: 1120,
  scale: 1.2,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['Transaksi Berjaya', 'Transaksi anda telah berjaya', 'Berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Transaksi anda tidak berjaya', 'Gagal'],
    pending: ['Transaksi Sedang Diproses', 'Dalam Proses'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Dipulangkan'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#eef3f5;color:#23323a}.row{display:flex;padding:9px 18px;border-bottom:1px solid #e2eaee}.k{width:240px;color:#5a6b74;flex:none}.v{flex:1}.v::before{content:': '}nav div{padding:11px 18px;border-bottom:1px solid #dbe5ea}`,
      `<div style="background:#0091a8;color:#fff;padding:14px 28px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:22px"><b>my</b>Tabung <span style="font-size:12px">Bank Tabungan Wira</span></span><span style="font-size:12px">English | <b>Bahasa Malaysia</b> &nbsp;&nbsp; Log Keluar</span></div><div style="background:#ffd34d;padding:7px 28px;font-size:12px">Selamat datang, <b>${p.sender}</b>. Awas penipuan! Jangan dedahkan kata laluan dan TAC kepada sesiapa.</div><div style="display:flex;align-items:flex-start"><nav style="width:208px;flex:none;background:#fff;margin:18px 0 18px 18px;border:1px solid #dbe5ea"><div>Akaun Saya</div><div style="background:#e0f3f6;font-weight:700;color:#00707f">Pindahan Wang</div><div style="padding-left:32px">Akaun Sendiri</div><div style="padding-left:32px">Akaun Wira Lain</div><div style="padding-left:32px;color:#00707f">KilatNow</div><div>Bayaran Bil</div><div>Tambah Nilai</div><div>Sijil Simpanan Premium</div><div>Pembiayaan &amp; Kad</div><div>Tetapan</div></nav><main style="flex:1;margin:18px;background:#fff;border:1px solid #dbe5ea"><div style="background:#00707f;color:#fff;padding:11px 18px;font-weight:700">Pindahan KilatNow – Resit</div><div style="display:flex;gap:14px;align-items:center;padding:18px">${badge(p, 36)}<b style="font-size:17px;color:${signColour(p)}">${p.status}</b></div>${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh / Masa Transaksi', `${p.date} ${p.time}`],
          ['Daripada Akaun', `${p.ownAccount} GIRO-i`],
          ['Bank Penerima', p.bank],
          ['No. Akaun Penerima', p.account],
          ['Nama Penerima', p.recipient],
          ['Jenis Transaksi', 'Pindahan Dana'],
          ['Amaun', `<b>${p.amount}</b>`],
          ['Caj Perkhidmatan', p.nothing],
          ['Rujukan Penerima', p.memo],
          ...p.decoy,
        ],
      )}<div style="padding:18px;text-align:center">${spans(['Cetak', 'Simpan', 'Pindahan Baharu'], 'display:inline-block;background:#0091a8;color:#fff;padding:9px 24px;margin:0 5px;border-radius:18px')}</div><p style="padding:0 18px 18px;font-size:11px;color:#6b7b84">Sebarang pertanyaan, sila hubungi Pusat Khidmat Pelanggan di talian 1300 88 1900 (7:00 pagi – 10:00 malam). Cabutan bertuah Sijil Simpanan Premium: hadiah utama ${p.money(100_000_000)}!</p></main></div>`,
    ),
});

// A cooperative bank's renewed portal in Malay: icons in a dark rail, three circles for the steps.
const circle = (number: string, name: string, now: boolean) =>
  `<span style="display:inline-flex;align-items:center;gap:8px;margin-right:34px;color:${now ? '#c9501c' : '#6f7785'};${now ? 'font-weight:700' : ''}"><span style="width:26px;height:26px;border-radius:50%;background:${now ? '#c9501c' : '#b9c0cb'};color:#fff;text-align:center;line-height:26px;font-size:13px">${number}</span>${name}</span>`;
const twoColumns = (rows: [string, string][]) =>
  `<div style="display:grid;grid-template-columns:1fr 1fr;gap:16px 40px;padding:18px 24px">${rowsOf(rows)}</div>`;

const ijiran = look({
  name: 'ijiran-koperasi-tiga-bulatan',
  medium: 'portal',
  language: 'ms',
  width: 1200,
  scale: 1.1,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transaksi Berjaya', 'Pemindahan Wang Berjaya', 'Transaksi Telah Berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Pemindahan Wang Gagal'],
    pending: ['Transaksi Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Amaun Telah Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f4f5f8;color:#232a3a}.k{font-size:12.5px;color:#667083}.v{font-size:15px;font-weight:600}h2{font-size:14px;background:#e9edf5;color:#1d3a73;padding:9px 24px}`,
      `<div style="display:flex"><div style="width:108px;flex:none;background:#1d3a73;color:#d4deef;font-size:12px;text-align:center;padding-top:22px;min-height:760px"><b style="color:#fff;font-size:18px;display:block;margin-bottom:14px">iJiran</b>${['Utama', 'Akaun', 'Pindahan', 'Bayaran', 'Tambah Nilai', 'Pelaburan', 'Tetapan'].map((each) => `<div style="padding:13px 0;${each === 'Pindahan' ? 'background:#c9501c;color:#fff' : ''}"><span style="display:block;width:20px;height:20px;border:2px solid;border-radius:5px;margin:0 auto 4px"></span>${each}</div>`).join('')}</div><div style="flex:1"><div style="background:#fff;padding:14px 32px;display:flex;justify-content:space-between;border-bottom:1px solid #dfe3ea"><span>Hai, <b>${p.sender}</b></span><span style="font-size:13px;color:#667083">BM ▾ &nbsp;&nbsp; Mesej (2) &nbsp;&nbsp; Log Keluar</span></div><div style="padding:22px 32px"><h1 style="font-size:21px;margin-bottom:16px">Pindahan KilatNow</h1><div style="margin-bottom:18px">${circle('1', 'Maklumat', false)}${circle('2', 'Pengesahan', false)}${circle('3', 'Status', true)}</div><div style="background:#fff;border:1px solid #dfe3ea;border-radius:6px;overflow:hidden"><div style="display:flex;align-items:center;gap:16px;padding:20px 24px">${badge(p, 44)}<div><div style="font-size:19px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="font-size:13px;color:#667083">${p.date}, ${p.time}</div></div><div style="margin-left:auto;text-align:right"><div class="k">Amaun</div><div style="font-size:25px;font-weight:700">${p.amount}</div></div></div><h2>Daripada</h2>${twoColumns(
        [
          ['Nama Akaun', p.sender],
          ['No. Akaun', `${p.ownAccount} Savings Account-i`],
        ],
      )}<h2>Kepada</h2>${twoColumns([
        ['Nama Penerima', p.recipient],
        ['Bank Penerima', p.bank],
        ['No. Akaun Penerima', p.account],
        ['Rujukan Penerima', p.memo],
      ])}<h2>Maklumat Transaksi</h2>${twoColumns([
        ['No. Rujukan', p.reference],
        ['Jenis Pindahan', 'Pindahan Segera'],
        ['Caj', p.nothing],
        ['Tarikh Berkuat Kuasa', p.date],
        ...p.decoy,
      ])}</div><div style="margin-top:34px;padding-bottom:14px;text-align:right"><span style="border:1px solid #c9501c;color:#c9501c;padding:10px 26px;border-radius:4px;margin-right:10px">Cetak Resit</span><span style="background:#c9501c;color:#fff;padding:11px 26px;border-radius:4px">Pindahan Lain</span></div></div></div></div>`,
    ),
});

// A newer bank site: everything in one narrow white card in the middle.
const amanjaya = look({
  name: 'amanjaya-online-centre-card',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `AJ${REFERENCES.dated(below, clock).slice(2)}`,
  says: {
    success: ['Transfer Successful', 'Transfer Successful!', 'Successful'],
    failed: ['Transfer Unsuccessful', 'Transfer Failed'],
    pending: ['Transfer Scheduled', 'Transfer In Progress'],
    cancelled: ['Transfer Cancelled'],
    refunded: ['Transfer Reversed'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f5f5f5;color:#2b2b2b}.row{display:flex;justify-content:space-between;gap:30px;padding:12px 0;border-bottom:1px solid #ececec}.k{color:#707070;flex:none}.v{text-align:right;font-weight:600}`,
      `<div style="background:#fff;padding:16px 44px;display:flex;justify-content:space-between;align-items:center;border-bottom:4px solid #e2231a"><b style="font-size:21px;color:#e2231a">Amanjaya<span style="color:#2b2b2b">Online</span></b><span style="font-size:14px">Home &nbsp;&nbsp;&nbsp; <b>Transfer</b> &nbsp;&nbsp;&nbsp; Pay Bills &nbsp;&nbsp;&nbsp; Apply &nbsp;&nbsp;&nbsp; Rewards &nbsp;&nbsp;&nbsp; Log Out</span></div><div style="width:600px;margin:28px auto;background:#fff;border-radius:8px;box-shadow:0 1px 5px #0002;padding:32px 42px 34px"><div style="text-align:center">${badge(p, 62)}<h1 style="font-size:23px;margin-top:10px">${p.status}</h1><div style="font-size:36px;font-weight:800;margin:4px 0">${p.amount}</div><div style="color:#707070">${p.date}, ${p.time}</div></div><div style="margin-top:20px;border-top:1px solid #ececec">${rowsOf(
        [
          ['Transfer To', `${p.recipient}<br><span style="font-weight:400">${p.bank}<br>${p.account}</span>`],
          ['Transfer From', `TRUE Savings Account-i<br><span style="font-weight:400">${p.ownAccount}</span>`],
          ['Transfer Type', 'KilatNow – Fund Transfer'],
          ['Reference No.', p.reference],
          ['Recipient Reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:14px;margin-top:26px"><span style="flex:1;border:1px solid #e2231a;color:#e2231a;text-align:center;padding:12px;border-radius:24px;font-weight:600">Save Receipt</span><span style="flex:1;background:#e2231a;color:#fff;text-align:center;padding:13px;border-radius:24px;font-weight:600">Make Another Transfer</span></div><p style="text-align:center;margin-top:18px;color:#e2231a">☆ Add to favourites</p></div><div style="text-align:center;font-size:12px;color:#707070;padding-bottom:22px">Need help? Call 03-2178 0000 or e-mail customercare@amanjaya.example<br>Member of the deposit insurance scheme. Protected up to ${p.money(25_000_000)} for each depositor.</div>`,
    ),
});

// A Singapore group's Malaysian web: flat sections with a rule, the currency's code.
const section = (head: string, rows: [string, string][]) =>
  `<div style="display:flex;border-top:1px solid #d8d8d8;padding:18px 0"><div style="width:190px;flex:none;font-weight:700">${head}</div><div style="flex:1">${rowsOf(rows)}</div></div>`;
const next = ({ outcome }: Printed) =>
  outcome === 'success' || outcome === 'pending'
    ? 'You can view this under Transaction history.'
    : 'Please check your accounts for the latest balance.';

const selatan = look({
  name: 'oversea-selatan-web-sections',
  medium: 'portal',
  width: 1180,
  scale: 1.15,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transfer successful', 'Your transfer is successful', 'Transfer completed'],
    failed: ['Transfer unsuccessful', 'Your transfer was not successful'],
    pending: ['Transfer is being processed', 'Transfer scheduled'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#262626;font-size:15px}.row{display:flex;padding:4px 0}.k{width:230px;color:#666;flex:none}.v{flex:1}`,
      `<div style="padding:18px 70px;display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #d8d8d8"><span style="color:#d3121f;font-size:22px;font-weight:700">Oversea-Selatan <span style="color:#444;font-weight:400;font-size:14px">Internet Banking</span></span><span style="font-size:14px;color:#444">Inbox &nbsp;&nbsp; Profile &nbsp;&nbsp; <b>Log out</b></span></div><div style="background:#f5f5f5;padding:12px 70px;font-size:14px;color:#444">My accounts &nbsp;&nbsp;&nbsp;&nbsp; <b style="color:#d3121f">Payments &amp; transfers</b> &nbsp;&nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp;&nbsp; Investments &nbsp;&nbsp;&nbsp;&nbsp; Customer service</div><div style="padding:28px 70px 36px;width:960px"><div style="display:flex;gap:16px;align-items:center;margin-bottom:8px">${badge(p, 40)}<h1 style="font-size:27px;font-weight:400">${p.status}</h1></div><p style="color:#666;margin:0 0 22px 56px">Reference no. ${p.reference}<br>${next(p)}</p>${section(
        'From',
        [['360 Account', p.ownAccount]],
      )}${section('To', [
        ['Recipient', `<b>${p.recipient}</b>`],
        ['Bank', p.bank],
        ['Account number', p.account],
      ])}${section('Transfer details', [
        ['Amount', `<b style="font-size:19px">${p.amount}</b>`],
        ['Transfer via', 'KilatNow'],
        ['Date and time', `${p.date}, ${p.time}`],
        ['Recipient reference', p.memo],
        ['Other payment details', '–'],
        ['Service charge', p.nothing],
        ...p.decoy,
      ])}<div style="border-top:1px solid #d8d8d8;padding:36px 0 14px"><span style="background:#d3121f;color:#fff;padding:12px 28px;margin-right:12px">Make another transfer</span><span style="border:1px solid #888;padding:11px 28px;margin-right:12px">Print</span><span style="color:#d3121f">Go to accounts ›</span></div></div><div style="background:#333;color:#ddd;padding:14px 70px;font-size:12px">© Oversea-Selatan Bank (Malaysia) Berhad. All rights reserved. &nbsp; Conditions of access &nbsp; Security and privacy</div>`,
    ),
});

export const portals = [mihrab, tabungWira, ijiran, amanjaya, selatan];
