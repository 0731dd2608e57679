import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  rowsOf,
  signColour,
  tableOf,
  type Row,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(4)}</div>` : '';

/** An Australian-headed bank's site: the outcome and the sum as headlines, help and an advert beside them. */
const stanmore = look({
  name: 'stanmore-pay-anyone',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  money: MONEY.code,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => `SMB-${below(900_000, 'pay') + 100_000}-${below(9_000, 'anyone') + 1_000}`,
  says: {
    ...HEADINGS,
    success: ['Payment complete', 'Your payment has been made', 'Done – your payment was successful'],
    failed: ['Your payment failed', 'We couldn’t make this payment'],
    pending: ['Your payment is being processed', 'Your payment is waiting for approval'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6f4ef;color:#1d2b2a;font-size:15px}.row{display:flex;padding:15px 0;border-top:1px solid #e7e2d6}.k{width:230px;flex:none;color:#5d6a68}.v{font-weight:600}.a{background:#fff;border-radius:10px;padding:20px 22px;margin-bottom:18px;font-size:14px}`,
      `<div style="background:#0d4f4a;color:#fff;padding:18px 56px;display:flex;align-items:center;gap:34px"><b style="font-size:23px;letter-spacing:-.5px">stanmore<span style="color:#ffc24a">.</span></b><span>Accounts</span><span style="border-bottom:3px solid #ffc24a;padding-bottom:3px">Pay &amp; transfer</span><span>Cards</span><span>Save &amp; invest</span><span style="margin-left:auto;font-size:14px">Hi ${p.sender.split(' ')[0] ?? ''} &nbsp;·&nbsp; Log out</span></div>
<div style="display:flex;gap:30px;padding:30px 56px 44px"><div style="flex:1;background:#fff;border-radius:10px;padding:36px 42px">
<div style="display:flex;gap:16px;align-items:center">${badge(p, 44)}<h1 style="font-size:28px;font-weight:700;line-height:1.2">${p.status}</h1></div>
<div style="font-size:40px;font-weight:800;margin:26px 0 0;line-height:1.2">${p.amount}</div><div style="font-size:18px;margin-bottom:26px">to <b>${p.recipient}</b></div>
${rowsOf([
  ['To account', `${p.bank}<br>${p.account}`],
  ['From account', `Everyday Saver<br>${p.ownAccount}`],
  ['When', `${p.date} at ${p.time}`],
  ['Description', p.memo],
  ['Receipt number', p.reference],
  ['Our fee', p.nothing],
  ...p.decoy,
])}<div style="margin-top:26px;display:flex;gap:14px"><span style="background:#0d4f4a;color:#fff;border-radius:24px;padding:12px 28px;font-weight:700">Pay someone else</span><span style="border:2px solid #0d4f4a;color:#0d4f4a;border-radius:24px;padding:10px 26px;font-weight:700">Save receipt</span></div></div>
<div style="width:290px"><div class="a"><b>Something not right?</b><p style="margin-top:6px">Call our scam desk on 1-800-00-1177, any hour. We will never ask for your one-time code.</p></div><div class="a"><b>Paying again next month?</b><p style="margin-top:6px">Add this payee to your favourites and skip a step next time.</p><p style="margin-top:10px;color:#0d6a63;font-weight:700">Add to favourites ›</p></div><div class="a" style="background:#ffe7b3"><b style="font-size:18px">Term deposit 3.55% p.a.</b><p style="margin-top:6px">For six months, from ${p.money(500_000)}. Terms apply.</p></div></div></div>
<p style="padding:0 56px 30px;font-size:12px;color:#5d6a68">Stanmore Bank (Malaysia) Berhad · Privacy · Security · Fees and charges</p>`,
    ),
});

/** An Islamic bank's site in Malay: green and gold, steps as pills, a ruled table with colons. */
const langat = look({
  name: 'seri-langat-i-maya',
  medium: 'portal',
  language: 'ms',
  width: 1080,
  scale: 1.25,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below, { year, month }) =>
    `IM${String(year).slice(2)}${String(month).padStart(2, '0')}${below(90_000_000, 'maya') + 10_000_000}`,
  says: {
    ...HEADINGS_MS,
    success: [
      'Alhamdulillah, pemindahan anda telah berjaya.',
      'Transaksi anda telah berjaya diproses.',
      'Pemindahan dana berjaya.',
    ],
    failed: ['Harap maaf, transaksi anda tidak berjaya.', 'Pemindahan dana gagal.'],
    pending: ['Transaksi anda sedang diproses.', 'Pemindahan anda menunggu kelulusan.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const rows: Row[] = [
      ['Nombor Rujukan', p.reference],
      ['Tarikh dan Masa', `${p.date}, ${p.time}`],
      ['Jenis Pindahan', 'Pindahan Segera (KilatNow) – Dana Persendirian'],
      ['Daripada', `Akaun Simpanan Al-Wadiah-i ${p.ownAccount}`],
      ['Kepada', `<b>${p.recipient}</b>`],
      ['Bank Penerima', `${p.bank}, ${p.account}`],
      ['Amaun', `<b style="font-size:18px">${p.amount}</b>`],
      ['Caj Perkhidmatan', p.nothing],
      ['Rujukan Penerima', p.memo],
      ...p.decoy,
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#23302a;font-size:13px}table{width:100%;border-collapse:collapse;font-size:13px}td{padding:11px 14px;border-bottom:1px solid #dcd6bf;vertical-align:top}.k{width:230px;color:#5b5a3f}.s{border-radius:16px;padding:6px 20px;background:#ece8d8;color:#6c6a52}`,
      `<div style="background:repeating-linear-gradient(45deg,#0d5a3c 0 16px,#0f6242 16px 32px);color:#fff;padding:20px 44px;display:flex;justify-content:space-between;align-items:center;border-bottom:5px solid #c9a23a"><span><b style="font-size:22px">Bank Seri Langat Islam</b><br><span style="color:#f1dd9d">i-Maya Perbankan Internet</span></span><span style="font-size:12px;text-align:right">Selamat datang, ${p.sender}<br>Log masuk terakhir: ${p.daysBefore(3)} &nbsp;|&nbsp; Log Keluar</span></div>
<div style="background:#f7f4e9;padding:12px 44px">Ringkasan Akaun &nbsp;&nbsp;&nbsp; <b style="color:#0d5a3c">Pindahan</b> &nbsp;&nbsp;&nbsp; Bayaran Bil &nbsp;&nbsp;&nbsp; Zakat &amp; Wakaf &nbsp;&nbsp;&nbsp; Pembiayaan-i &nbsp;&nbsp;&nbsp; Tetapan</div>
<div style="padding:24px 44px 36px"><div style="display:flex;gap:10px;margin-bottom:20px"><span class="s">1. Butiran</span><span class="s">2. Semakan</span><span class="s" style="background:#0d5a3c;color:#fff">3. Keputusan</span></div>
<div style="border:1px solid ${signColour(p)};border-radius:4px;padding:14px 18px;display:flex;gap:14px;align-items:center;margin-bottom:18px">${badge(p, 30)}<b style="font-size:16px;color:${signColour(p)}">${p.status}</b></div>
${tableOf(rows, ':&nbsp; ')}
<div style="margin:24px 0;text-align:right"><span style="border:1px solid #0d5a3c;color:#0d5a3c;padding:9px 24px">Cetak</span> &nbsp; <span style="border:1px solid #0d5a3c;color:#0d5a3c;padding:9px 24px">Muat Turun</span> &nbsp; <span style="background:#c9a23a;color:#2b2200;padding:10px 24px">Pindahan Lain</span></div>
<div style="background:#f7f4e9;padding:14px 18px;font-size:12px;color:#5b5a3f">Sila simpan nombor rujukan untuk semakan. Pertanyaan: Pusat Khidmat Pelanggan 03-0000 8080, 24 jam setiap hari. Derma ke Tabung Wakaf Pendidikan serendah ${p.money(1_000)} sahaja.</div></div>`,
    );
  },
});

/** A corporate bank's console: tiles above, label over value below, and who did what on the right. */
const nenas = look({
  name: 'bukit-nenas-bizportal',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: (below, clock) => `BNB${REFERENCES.dated(below, clock)}`,
  says: {
    ...STATUSES,
    success: ['Completed', 'Processed Successfully', 'Paid'],
    failed: ['Failed', 'Rejected by Bank'],
    pending: ['Pending 2nd Approver', 'Processing'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const tile = (label: string, value: string, share = 1) =>
      `<div style="flex:${share};padding:16px 20px;border-right:1px solid #e3e5ec"><div class="k">${label}</div><div style="font-size:18px;font-weight:700;margin-top:4px">${value}</div></div>`;
    const step = (what: string, who: string, when: string) =>
      `<div style="border-left:2px solid #b9bfd2;padding:0 0 18px 16px"><b>${what}</b><div class="k">${who}</div><div class="k">${when}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eff0f5;color:#20243a;font-size:14px}.k{color:#666c85;font-size:12px}.g{display:grid;grid-template-columns:1fr 1fr;gap:18px 30px}.i{width:26px;height:26px;border:2px solid #8f97c4;border-radius:6px;margin:0 auto 26px}`,
      `<div style="display:flex"><div style="width:66px;background:#20264d;padding:22px 0;color:#fff;text-align:center"><b style="display:block;font-size:20px;margin-bottom:34px">BN</b>${'<div class="i"></div>'.repeat(6)}</div>
<div style="flex:1"><div style="background:#fff;padding:14px 30px;display:flex;justify-content:space-between"><span class="k">BizPortal &nbsp;/&nbsp; Payments &nbsp;/&nbsp; Single Payment &nbsp;/&nbsp; <b>Details</b></span><span class="k">${p.sender} · Maker &nbsp; | &nbsp; Help &nbsp; | &nbsp; Sign out</span></div>
<div style="padding:24px 30px 34px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:16px"><h1 style="font-size:21px">Payment ${p.reference}</h1><span style="font-size:13px;color:#3a46a0">Print &nbsp;&nbsp; Export PDF &nbsp;&nbsp; Duplicate</span></div>
<div style="display:flex;background:#fff;border:1px solid #dcdfe9;border-top:4px solid ${signColour(p)}">${tile('Transaction amount', p.amount)}${tile('Pay to', p.recipient, 1.7)}${tile('Value date', p.date)}${tile('Transaction status', `<span style="color:${signColour(p)}">${p.status}</span>`, 1.2)}</div>
<div style="display:flex;gap:20px;margin-top:20px"><div style="flex:1;background:#fff;border:1px solid #dcdfe9;padding:22px 24px"><b style="font-size:15px">Payment information</b><div style="height:14px"></div><div class="g">${rowsOf(
        [
          ['Beneficiary name', p.recipient],
          ['Beneficiary account', p.account],
          ['Beneficiary bank', p.bank],
          ['Debiting account', `${p.ownAccount} (Current)`],
          ['Product', 'KilatNow Instant Credit'],
          ['Charges borne by', `Sender – ${p.nothing}`],
          ['Recipient’s reference', p.memo],
          ['Other payment details', '–'],
          ...p.decoy,
        ],
      )}</div></div>
<div style="width:300px;background:#fff;border:1px solid #dcdfe9;padding:22px 24px"><b style="font-size:15px">Audit trail</b><div style="height:14px"></div>${step('Created', 'MAKER 1', `${p.date} ${p.time}`)}${p.done ? step('Approved', 'CHECKER 2', `${p.date} ${p.time}`) : ''}${step(p.status, 'System', `${p.date} ${p.time}`)}</div></div>
<p class="k" style="margin-top:18px">Cut-off time for same-day bulk payments is 5:30 PM. Corporate helpdesk 1-300-00-4242, Mondays to Fridays.</p></div></div></div>`,
    );
  },
});

/** What the browser prints of a bank's page: its own head and foot in small type, a form in two languages. */
const biru = look({
  name: 'tasik-biru-cetak',
  medium: 'portal',
  language: 'mixed',
  width: 794,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: {
    ...STATUSES_MS,
    success: ['Berjaya / Successful', 'Diterima / Accepted', 'Selesai / Completed'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) => {
    const both = (ms: string, en: string) => `<b>${ms}</b><br><i style="color:#555;font-size:12px">${en}</i>`;
    return pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111;font-size:15px}table{width:100%;border-collapse:collapse;font-size:15px}td{padding:8px 4px;vertical-align:top;border-bottom:1px dotted #999;line-height:1.25}.k{width:46%}`,
      `<div style="padding:18px 40px 20px"><div style="display:flex;justify-content:space-between;font-size:11px"><span>${p.date}, ${p.clock}</span><span>Tasik Biru Online :: Resit</span></div>
<div style="display:flex;justify-content:space-between;align-items:center;margin:26px 0 10px"><span style="font-size:25px;font-weight:700;color:#17458f">◆ Bank Tasik Biru</span><span style="text-align:right;font-size:12px">Bank Tasik Biru Berhad<br>Talian / Hotline 1-300-00-2525</span></div>
<div style="border:2px solid #17458f;text-align:center;padding:8px;font-size:18px;margin-bottom:16px">RESIT PEMINDAHAN WANG / <i>FUND TRANSFER RECEIPT</i></div>
${tableOf([
  [both('Status Transaksi', 'Transaction Status'), `<b>${p.status}</b>`],
  [both('Nombor Rujukan', 'Reference Number'), p.reference],
  [both('Tarikh &amp; Masa Transaksi', 'Transaction Date &amp; Time'), `${p.date} ${p.time}`],
  [both('Akaun Pengirim', 'From Account'), `${p.ownAccount}<br>${p.sender}`],
  [both('Nama Penerima', 'Recipient’s Name'), p.recipient],
  [both('Bank &amp; Akaun Penerima', 'Recipient’s Bank &amp; Account'), `${p.bank}<br>${p.account}`],
  [both('Jumlah', 'Amount'), `<b style="font-size:18px">${p.amount}</b>`],
  [both('Butiran Pembayaran', 'Payment Details'), p.memo],
  ...p.decoy,
])}${unseen(p.hiddenText)}<p style="font-size:12px;margin-top:18px">Ini ialah cetakan komputer dan tidak memerlukan tandatangan. / <i>This is a computer printout and requires no signature.</i></p>
<div style="display:flex;justify-content:space-between;font-size:11px;margin-top:60px"><span>https://online.tasikbiru.example/pindahan/resit</span><span>1/1</span></div></div>`,
    );
  },
});

/** A digital bank on the web at night: the list of payments on the left, the chosen one on the right. */
const bayu = look({
  name: 'bayu-digital-malam-web',
  medium: 'portal',
  language: 'ms',
  dark: true,
  width: 1120,
  scale: 1.25,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  says: { ...STATUSES_MS, success: ['Berjaya', 'Selesai', 'Telah Dihantar'] },
  formats: ['png', 'webp', 'png'],
  draw: (p) => {
    const item = (name: string, sum: string, day: string, on = false) =>
      `<div style="padding:15px 20px;border-radius:12px;${on ? 'background:#243049' : ''};display:flex;justify-content:space-between;gap:12px"><span>${name}<br><span class="k">${day}</span></span><b style="white-space:nowrap">${sum}</b></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#0e131f;color:#eef2fb;font-size:15px}.k{color:#9aa8c4;font-size:13px}.row{display:flex;justify-content:space-between;gap:30px;padding:13px 0;border-bottom:1px solid #26314a}.v{text-align:right;font-weight:600}`,
      `<div style="display:flex;align-items:center;gap:30px;padding:20px 34px"><b style="font-size:24px;color:#79d2ff">bayu</b><span class="k">Utama</span><b>Aktiviti</b><span class="k">Tabung</span><span class="k">Kad</span><span style="margin-left:auto;background:#1a2235;border-radius:18px;padding:8px 20px" class="k">Cari transaksi</span></div>
<div style="display:flex;gap:24px;padding:6px 34px 40px"><div style="width:400px;background:#151c2c;border-radius:18px;padding:16px"><div style="padding:6px 20px 12px;font-size:18px;font-weight:700">Aktiviti terkini</div>${item(p.recipient, `${p.done ? '-' : ''}${p.amount}`, p.date, true)}${item('Warung Tepi Sawah', `-${p.money(1_850)}`, p.daysBefore(1))}${item('Gaji', `+${p.money(352_000)}`, p.daysBefore(3))}${item('Kedai Runcit Seri Embun', `-${p.money(4_395)}`, p.daysBefore(4))}${item('Tabung Raya', `-${p.money(10_000)}`, p.daysBefore(6))}</div>
<div style="flex:1;background:#151c2c;border-radius:18px;padding:30px 36px"><div style="display:flex;justify-content:space-between"><span class="k">Pindahan ke bank lain</span><span class="k">Tutup ×</span></div><div style="font-size:38px;font-weight:800;margin-top:14px">${p.amount}</div><div style="font-size:17px;margin-bottom:14px">kepada ${p.recipient}</div><div style="display:inline-flex;gap:8px;align-items:center;background:#1f2a42;border-radius:16px;padding:6px 16px 6px 8px;margin-bottom:14px">${badge(p, 22)}<b>${p.status}</b></div>
${rowsOf([
  ['Bank', p.bank],
  ['No. akaun', p.account],
  ['Tarikh', p.date],
  ['Masa', p.time],
  ['Nota', p.memo],
  ['Dari', `Akaun Utama ${p.ownAccount}`],
  ['ID transaksi', p.reference],
  ...p.decoy,
])}<div style="display:flex;gap:12px;margin-top:24px"><span style="background:#79d2ff;color:#08263a;border-radius:22px;padding:11px 26px;font-weight:700">Kongsi resit</span><span style="border:1px solid #4a5a7d;border-radius:22px;padding:10px 24px">Hantar lagi</span><span style="border:1px solid #4a5a7d;border-radius:22px;padding:10px 24px">Laporkan isu</span></div></div></div>`,
    );
  },
});

export const portals = [stanmore, langat, nenas, biru, bayu];
