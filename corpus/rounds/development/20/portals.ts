// Internet banking on a wide screen: a result in accordions, an Islamic bank's old form, a company's instruction with its
// trail, a dark bank from abroad with payees at the side, and a bilingual page as a browser prints it.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, signColour, tableOf, type Row } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

const NEXT: Record<Outcome, string> = {
  success: 'The recipient can use the money now. We have sent a copy to your inbox.',
  failed: 'No money has left your account. You may try again or call us.',
  pending: 'We will send you a message as soon as there is news.',
  cancelled: 'No money has left your account.',
  refunded: 'The money is back in your account.',
};

// A band over the whole width has the outcome and the sum; below it two open drawers of lines and a column of adverts.
const seladang = look({
  name: 'seladang-direct-drawers',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: (below) => `SLD${REFERENCES.digits(below)}`,
  says: {
    success: ['Your transfer was successful', 'Transfer completed', 'Done! Transfer successful'],
    failed: ['Your transfer was unsuccessful', 'Transfer failed'],
    pending: ['Your transfer is being processed', 'Transfer pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['Your transfer was reversed'],
  },
  draw: (p) => {
    const drawer = (title: string, rows: Row[]) =>
      `<section><h2>${title}<span>⌃</span></h2>${rows.map(([label, value]) => `<dl><dt>${label}</dt><dd>${value}</dd></dl>`).join('')}</section>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f3f1ec;color:#26211a;font-size:15px}section{background:#fff;border:1px solid #ddd6c8;border-radius:6px;margin-bottom:16px;padding:4px 24px 10px}h2{font-size:16px;padding:14px 0;border-bottom:2px solid #7b3f1d;display:flex;justify-content:space-between}dl{display:flex;padding:9px 0;border-bottom:1px solid #eee9df}dl:last-child{border:0}dt{width:230px;flex:none;color:#6a6154}dd{font-weight:600}`,
      `<div style="background:#2d1b10;color:#fff;display:flex;align-items:center;padding:16px 48px;gap:34px;font-size:14px"><b style="font-size:23px;letter-spacing:-.5px">seladang<span style="color:#f2a33a">direct</span></b><span>Overview</span><span style="border-bottom:3px solid #f2a33a;padding-bottom:3px">Transfer</span><span>Pay bills</span><span>Invest</span><span>Apply</span><span style="margin-left:auto">${p.sender} &nbsp;▾</span></div><div style="padding:14px 48px 0;font-size:13px;color:#6a6154">Home / Transfer / To another bank / <b>Result</b></div><div style="margin:14px 48px 20px;background:#fff;border:1px solid #ddd6c8;border-left:8px solid ${signColour(p)};border-radius:6px;padding:22px 26px;display:flex;align-items:center;gap:20px">${badge(p, 54)}<div style="flex:1"><div style="font-size:23px;font-weight:700">${p.status}</div><div style="color:#6a6154">${NEXT[p.outcome]}</div></div><div style="text-align:right"><div style="color:#6a6154;font-size:13px">Amount</div><div style="font-size:31px;font-weight:800">${p.amount}</div></div></div><div style="display:flex;gap:20px;padding:0 48px 34px"><div style="flex:1">${drawer(
        'Recipient',
        [
          ['Name', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
        ],
      )}${drawer('Transfer', [
        ['From', `Everyday Savings ${p.ownAccount}`],
        ['Date and time', `${p.date} at ${p.time}`],
        ['Transfer type', 'Instant transfer'],
        ['Recipient reference', p.memo],
        ['Fee', p.nothing],
        ...p.decoy,
        ['Reference number', p.reference],
      ])}<div style="font-weight:600;display:flex;gap:12px"><span style="background:#7b3f1d;color:#fff;border-radius:5px;padding:11px 24px">Make another transfer</span><span style="border:1px solid #7b3f1d;color:#7b3f1d;border-radius:5px;padding:11px 24px">Save receipt</span><span style="color:#7b3f1d;padding:11px 12px">Add to favourites</span></div></div><aside style="width:264px;font-size:14px"><div style="background:#f2a33a;border-radius:6px;padding:20px"><b style="font-size:17px">Balik kampung in comfort</b><p style="margin:6px 0 12px">Car financing from ${p.money(48_800)} a month. Terms apply.</p><u>See how much you can borrow</u></div><div style="border:1px solid #ddd6c8;border-radius:6px;padding:18px 20px;margin-top:14px"><b>Spotted something odd?</b><p style="color:#6a6154;margin-top:4px">Call 03-5555 0188, open day and night, or freeze your account with the kill switch.</p></div></aside></div>`,
    );
  },
});

const MAKLUM: Record<Outcome, string> = {
  success: 'Alhamdulillah, pindahan anda telah diterima oleh bank penerima.',
  failed: 'Harap maaf. Pindahan anda tidak dapat dilaksanakan.',
  pending: 'Pindahan anda telah direkodkan dan sedang diproses.',
  cancelled: 'Pindahan ini telah dibatalkan.',
  refunded: 'Wang pindahan ini telah dikembalikan ke akaun anda.',
};

// An Islamic bank's pages of long ago: boxes with their titles in the rule, a colon in a column of its own.
const kelembak = look({
  name: 'kelembak-i-borang-hasil',
  language: 'ms',
  medium: 'portal',
  width: 940,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`,
  reference: (below, clock) => `KLB${REFERENCES.dated(below, clock).slice(2, 16)}`,
  says: {
    success: ['BERJAYA', 'Transaksi Berjaya', 'Berjaya Dihantar'],
    failed: ['TIDAK BERJAYA', 'Transaksi Gagal'],
    pending: ['DALAM PROSES', 'Sedang Diproses'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIKEMBALIKAN'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const box = (title: string, rows: Row[]) =>
      `<fieldset><legend>${title}</legend><table>${rows.map(([label, value]) => `<tr><td class="k">${label}</td><td style="width:22px">:</td><td class="v">${value}</td></tr>`).join('')}</table></fieldset>`;
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#dfe9e4;color:#10241b;padding-bottom:22px}fieldset{border:1px solid #6f9d86;margin:0 0 14px;padding:6px 16px 10px}legend{padding:0 8px;color:#0b5b3b;font-weight:700}td{padding:4px 0;vertical-align:top}.k{width:236px;color:#33493f}.b{border:1px solid #0b5b3b;background:linear-gradient(#f7fbf9,#cfe2d8);padding:5px 18px;border-radius:3px}`,
      `<div style="width:860px;margin:0 auto;background:#fff;border:1px solid #a9c5b7;border-top:0"><div style="background:linear-gradient(#0b5b3b,#0e7a4f);color:#fff;padding:16px 24px;display:flex;justify-content:space-between;align-items:flex-end"><span><span style="font:700 27px ${FONTS.book}">Kelembak Islamik</span><br><span style="font-size:12px">Perbankan Internet</span></span><span style="text-align:right;font-size:12px">Selamat datang, ${p.sender}<br>Log masuk terakhir: ${p.daysBefore(2)} &nbsp;|&nbsp; <u>Log keluar</u></span></div><div style="background:#e7c873;padding:6px 24px;font-size:12px"><b>Pindahan</b> &nbsp; • &nbsp; Bil &nbsp; • &nbsp; Zakat &amp; Wakaf &nbsp; • &nbsp; Tabung Qurban &nbsp; • &nbsp; Pembiayaan &nbsp; • &nbsp; Tetapan</div><div style="padding:18px 24px 24px"><div style="color:#55695f;font-size:12px">Pindahan &raquo; Pindahan Segera ke Bank Lain &raquo; Pengesahan &raquo; Hasil</div><h1 style="font-size:19px;color:#0b5b3b;margin:12px 0 4px">Hasil Pindahan Segera</h1><p style="margin-bottom:16px">${MAKLUM[p.outcome]}</p>${box(
        'Maklumat Transaksi',
        [
          ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['No. Rujukan', p.reference],
          ['Tarikh dan Masa', `${p.date} ${p.time}`],
        ],
      )}${box('Maklumat Pengirim', [
        ['Dari Akaun', `${p.ownAccount} (Akaun Simpanan Wadiah)`],
        ['Nama', p.sender],
      ])}${box('Maklumat Penerima', [
        ['Nama Penerima', p.recipient],
        ['Bank Penerima', p.bank],
        ['No. Akaun Penerima', p.account],
        ['Amaun', `<b>${p.amount}</b>`],
        ['Caj Perkhidmatan', p.nothing],
        ['Rujukan Penerima', p.memo],
        ...p.decoy,
      ])}<div style="text-align:center;margin-top:18px"><span class="b">Cetak</span> &nbsp; <span class="b">Simpan</span> &nbsp; <span class="b">Pindahan Baharu</span></div></div><div style="border-top:1px solid #a9c5b7;padding:10px 24px;font-size:11px;color:#55695f">Talian khidmat: 1-300-00-0000 (Isnin hingga Jumaat, 8.30 pagi - 5.30 petang). Sumbangan infak serendah ${p.money(100)} kini boleh dibuat melalui menu Zakat &amp; Wakaf.</div></div>`,
    );
  },
});

// A company's portal: the instruction's number as its title, a strip of figures, parties in two tables, and who did what.
const jerung = look({
  name: 'jerung-cashlink-instruction',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: (below) => `PI/${REFERENCES.lettersFirst(below)}`,
  says: {
    success: ['Completed', 'Paid', 'Payment Successful'],
    failed: ['Rejected by Bank', 'Payment Failed'],
    pending: ['Awaiting Second Approver', 'In Process'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned by Beneficiary Bank'],
  },
  draw: (p) => {
    const cell = (label: string, value: string) =>
      `<div style="flex:1;padding:14px 18px;border-right:1px solid #d5dbe3"><div class="k">${label}</div><div style="font-size:17px;font-weight:700;margin-top:3px">${value}</div></div>`;
    const table = (title: string, rows: Row[]) =>
      `<div style="flex:1"><h3>${title}</h3>${tableOf(rows)}</div>`;
    const trail = [
      ['1', 'System', p.status, `${p.date} ${p.time}`],
      ['2', 'HR.FINANCE02', 'Submitted instruction', `${p.date} ${p.time}`],
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#eef1f5;color:#1b2838;display:flex}.k{color:#5a6a7e}h3{font-size:13px;background:#e2e8f0;padding:8px 12px;border:1px solid #cbd4df}table{border-collapse:collapse;width:100%;background:#fff}td,th{border:1px solid #cbd4df;padding:8px 12px;text-align:left;vertical-align:top}td.k{width:40%}`,
      `<div style="width:62px;background:#0c2340;padding-top:76px;flex:none">${'<i style="display:block;width:22px;height:18px;border:2px solid #8fa6c4;border-radius:3px;margin:0 auto 28px"></i>'.repeat(6)}</div><div style="flex:1"><div style="background:#fff;border-bottom:1px solid #cbd4df;padding:14px 26px;display:flex;justify-content:space-between;align-items:center"><span style="font-size:18px"><b>JERUNG</b> CashLink</span><span class="k">Entity: ${p.sender} &nbsp;|&nbsp; User HR.FINANCE02 &nbsp;|&nbsp; Sign off</span></div><div style="padding:20px 26px 30px"><div class="k">Payments &gt; Payment Enquiry &gt; View Instruction</div><div style="display:flex;align-items:center;gap:14px;margin:8px 0 16px"><h1 style="font-size:22px;font-weight:400">Single Payment ${p.reference}</h1><span style="background:${signColour(p)};color:#fff;border-radius:3px;padding:4px 12px;font-weight:700">${p.status}</span></div><div style="display:flex;background:#fff;border:1px solid #cbd4df;margin-bottom:18px">${cell('Payment Amount', p.amount)}${cell('Value Date', p.date)}${cell('Method', 'Instant Credit')}${cell('Bank Charges', p.nothing)}</div><div style="display:flex;gap:18px;margin-bottom:18px">${table(
        'Debit Details',
        [
          ['Account Name', p.sender],
          ['Account Number', p.ownAccount],
          ['Charges Borne By', 'Payer'],
          ['Customer Reference', p.reference],
        ],
      )}${table('Beneficiary Details', [
        ['Beneficiary Name', `<b>${p.recipient}</b>`],
        ['Beneficiary Bank', p.bank],
        ['Account Number', p.account],
        ['Payment Details', p.memo],
        ...p.decoy,
      ])}</div><h3>Audit Trail</h3><table><tr style="color:#5a6a7e"><th>No.</th><th>User</th><th>Action</th><th>Date and Time</th></tr>${trail.map((cells) => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table><div style="margin-top:18px;display:flex;gap:10px"><span style="background:#0c2340;color:#fff;padding:8px 22px">Back</span><span style="border:1px solid #0c2340;padding:7px 22px">Download Advice</span><span style="border:1px solid #0c2340;padding:7px 22px">Copy to New</span></div></div></div>`,
    );
  },
});

// A bank from abroad, dark, with the payees at the side; one sentence stands for who got how much.
const vestholm = look({
  name: 'vestholm-global-payees-night',
  medium: 'portal',
  dark: true,
  width: 1080,
  scale: 1.5,
  names: 'title',
  money: MONEY.trailing,
  date: ({ day, month, year }: Clock) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} MYT`,
  reference: REFERENCES.mixed,
  says: {
    success: ['Payment sent', 'Paid', 'Payment complete'],
    failed: ['Payment not sent', 'Payment declined'],
    pending: ['Payment on hold', 'Payment scheduled'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const payees = [
      [p.recipient, p.bank],
      ['Syarikat Air Contoh', 'Biller 40417'],
      ['Dobi Cahaya', 'Tiram Savings'],
      ['My own account', 'Vestholm Jersey'],
    ];
    const rows: Row[] = [
      ['Paying from', `${p.sender}<br>Global Current ${p.ownAccount}`],
      ['Paying to', `${p.recipient}<br>${p.bank} ${p.account}`],
      ['Your message', p.memo],
      ['Date and time', `${p.date}, ${p.time}`],
      ['Fee', p.nothing],
      ...p.decoy,
      ['Payment ID', p.reference],
    ];
    return pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#14161a;color:#edeef0}.k{color:#a3a8b2}.p{display:flex;gap:12px;align-items:center;padding:13px 18px}.p.on{background:#272b33}.o{width:36px;height:36px;border-radius:50%;background:#3a4150;text-align:center;line-height:36px;flex:none}td{padding:12px 0;border-bottom:1px solid #343943;vertical-align:top}.v{text-align:right}table{width:100%;border-collapse:collapse}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;padding:18px 30px;border-bottom:1px solid #343943"><span style="font:400 22px ${FONTS.serif};letter-spacing:5px">VESTHOLM</span><span class="k">Accounts &nbsp;&nbsp; <span style="color:#fff">Payments</span> &nbsp;&nbsp; Wealth &nbsp;&nbsp; Messages (2) &nbsp;&nbsp; Log off</span></div><div style="display:flex;min-height:560px"><div style="width:290px;border-right:1px solid #343943;flex:none"><div style="padding:18px;font-size:15px">Payees</div>${payees.map(([name = '', about = ''], place) => `<div class="p${place === 0 ? ' on' : ''}"><span class="o">${initials(name)}</span><span>${name}<br><span class="k" style="font-size:12px">${about}</span></span></div>`).join('')}<div style="padding:16px 18px;color:#7fc4ff">+ Add a payee</div></div><div style="flex:1;padding:28px 40px 34px"><div style="display:flex;gap:16px;align-items:center">${badge(p, 46, false)}<div style="font-size:23px">${p.status}</div></div><p style="font-size:17px;margin:18px 0 16px">${p.done ? 'You paid' : 'Your payment of'} <b>${p.amount}</b> to <b>${p.recipient}</b>${p.done ? '.' : `: ${p.status.toLowerCase()}.`}</p>${tableOf(rows)}<div style="margin-top:24px;display:flex;gap:14px"><span style="background:#edeef0;color:#14161a;padding:11px 24px;border-radius:24px">Pay again</span><span style="border:1px solid #7d8490;padding:10px 24px;border-radius:24px">Download confirmation</span></div><p class="k" style="font-size:11px;margin-top:26px">Vestholm Bank Malaysia Berhad is licensed in Malaysia. Daily limit for payments without a token: ${p.money(500_000)}.</p></div></div>`,
    );
  },
});

const LINE: Record<Outcome, string> = {
  success: 'Transaksi anda telah diproses. / Your transaction has been processed.',
  failed: 'Transaksi anda tidak diproses. / Your transaction was not processed.',
  pending: 'Transaksi anda belum muktamad. / Your transaction is not final yet.',
  cancelled: 'Transaksi anda dibatalkan. / Your transaction was cancelled.',
  refunded: 'Amaun telah dipulangkan. / The amount has been returned.',
};

// As a browser prints it: its own head and foot, and a table of two languages, the Malay above the English.
const rasau = look({
  name: 'rasau-cetakan-pelayar',
  language: 'mixed',
  medium: 'portal',
  width: 800,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.secondsEnglish,
  reference: (below) => REFERENCES.longDigits(below).slice(0, 13),
  says: {
    success: ['Berjaya / Successful', 'Selesai / Completed', 'Diterima / Accepted'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Ditolak / Rejected'],
    pending: ['Sedang Diproses / Processing', 'Menunggu / Pending'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const rows: [ms: string, en: string, value: string][] = [
      ['Status Transaksi', 'Transaction Status', `<b>${p.status}</b>`],
      ['Nombor Rujukan', 'Reference Number', p.reference],
      ['Tarikh &amp; Masa', 'Date &amp; Time', `${p.date}, ${p.time}`],
      ['Jenis Pindahan', 'Type of Transfer', 'Kredit Segera / Instant Credit'],
      ['Daripada', 'From', `${p.sender}<br>${p.ownAccount}`],
      ['Kepada', 'To', `${p.recipient}<br>${p.account}<br>${p.bank}`],
      ['Jumlah', 'Amount', `<b style="font-size:17px">${p.amount}</b>`],
      ['Butiran Lain', 'Other Details', p.memo],
      ...p.decoy.map(([label, value]): [string, string, string] => [label, '', value]),
    ];
    return pageOf(
      `body{font-family:${FONTS.serif};font-size:15px;background:#fff;color:#000}.u{font:11px ${FONTS.sans};display:flex;justify-content:space-between;padding:16px 26px;color:#333}table{width:100%;border-collapse:collapse}td{border-top:1px solid #777;padding:9px 8px;vertical-align:top}tr:last-child td{border-bottom:1px solid #777}i{color:#444;font-size:14px}`,
      `<div class="u"><span>${p.date}, ${p.clock}</span><span>Rasau e-Bank :: Resit Transaksi</span><span></span></div><div style="padding:14px 62px 40px"><div style="display:flex;align-items:center;gap:16px"><span style="width:52px;height:52px;background:#b11f3a;border-radius:50% 50% 0 50%"></span><span><b style="font-size:26px">Bank Rasau</b><br>Rasau e-Bank</span></div><h1 style="font-size:19px;margin:26px 0 6px">RESIT TRANSAKSI / <i style="font-size:18px">TRANSACTION RECEIPT</i></h1><p style="margin-bottom:18px">${LINE[p.outcome]}</p><table>${rows.map(([ms, en, value]) => `<tr><td style="width:230px">${ms}<br><i>${en}</i></td><td>${value}</td></tr>`).join('')}</table><p style="margin-top:24px;font-size:13px">Resit ini dijana oleh komputer dan tidak memerlukan tandatangan. <i style="font-size:13px">This receipt is computer generated and needs no signature.</i></p><p style="margin-top:10px;font-size:13px">Pusat Panggilan / Contact Centre: 03-5555 0100, 24 jam / 24 hours</p></div><div class="u"><span>https://ebank.rasau.example/trf/receipt?print=y</span><span>1/1</span></div>`,
    );
  },
});

export const portals = [seladang, kelembak, jerung, vestholm, rasau];
