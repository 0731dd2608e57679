import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const RESULTS = {
  success: 'Your transaction has been processed. Please print this page for your record.',
  failed: 'Your transaction could not be processed. No amount has been debited.',
  pending: 'Your transaction has been received and is awaiting processing.',
  cancelled: 'Your transaction has been cancelled upon your request.',
  refunded: 'The amount has been credited back to your account.',
};

// An old portal in frames and bars, for a wide screen: everything small, in tables, in capitals.
const medang = look({
  name: 'medang-online',
  medium: 'portal',
  width: 1000,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: (below) => REFERENCES.longDigits(below).slice(0, 12),
  says: {
    ...STATUSES,
    success: ['SUCCESSFUL', 'ACCEPTED', 'TRANSACTION SUCCESSFUL'],
    failed: ['REJECTED', 'UNSUCCESSFUL'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#000}table{border-collapse:collapse;width:100%}td{border:1px solid #b8c4d6;padding:5px 8px;vertical-align:top}.k{background:#e8eef7;width:34%}.bar{background:#1d3c78;color:#fff;padding:5px 10px;font-weight:700}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;padding:10px 16px;border-bottom:4px solid #c9a227"><b style="font:700 26px ${FONTS.serif};color:#1d3c78">MEDANG BANK <span style="font-size:15px">Online</span></b><span style="font-size:11px;text-align:right">Welcome, ${p.sender}<br>Last login: ${p.daysBefore(3)} | <u>Logout</u></span></div><div class="bar" style="font-weight:400;background:#4a6aa8">Accounts &nbsp;|&nbsp; <b>Fund Transfer</b> &nbsp;|&nbsp; Bill Payment &nbsp;|&nbsp; Prepaid &nbsp;|&nbsp; Cards &nbsp;|&nbsp; Maintenance</div>
<div style="display:flex"><div style="width:180px;background:#f3f5f9;padding:12px;line-height:2.1;font-size:11px">Own Account<br>3rd Party Account<br><b>Interbank GIRO (IBG)</b><br>KilatNow Transfer<br>Standing Instruction<br>Transfer History</div><div style="flex:1;padding:14px 18px 26px"><div style="font-size:15px;font-weight:700;color:#1d3c78">Interbank GIRO (IBG) - Result</div><div style="color:#777;font-size:11px;margin:3px 0 10px">Step 1: Enter Details &gt; Step 2: Confirm &gt; <b>Step 3: Result</b></div><p style="margin-bottom:10px">${RESULTS[p.outcome]}</p><div class="bar">Transaction Details</div>${tableOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['Reference No.', p.reference],
          ['Transaction Date', p.date],
          ['Transaction Time', p.time],
        ],
      )}<div class="bar" style="margin-top:10px">Transfer From</div>${tableOf([['Account No.', `${p.ownAccount} - SAVINGS`]])}<div class="bar" style="margin-top:10px">Transfer To</div>${tableOf(
        [
          ['Beneficiary Bank', p.bank.toUpperCase()],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Name', p.recipient],
          ['Transfer Amount', p.amount],
          ['Service Charge', p.nothing],
          ["Recipient's Reference", p.memo.toUpperCase()],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:16px"><span style="border:2px outset #ccc;background:#e6e6e6;padding:3px 16px">Print</span> &nbsp; <span style="border:2px outset #ccc;background:#e6e6e6;padding:3px 16px">New Transfer</span></div></div></div><div style="border-top:1px solid #b8c4d6;font-size:10px;color:#777;padding:6px 16px">Copyright Medang Bank Berhad. Best viewed with 1024 x 768 resolution.</div>`,
    ),
});

// A portal of today in Malay: a menu at the side, labels over values in three columns, a card with the sum.
const sanggul = look({
  name: 'sanggul-laman',
  language: 'ms',
  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.tight,
  names: 'title',
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f5f4f9;color:#272235;display:flex;min-height:720px}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:22px 26px}.k{font-size:13px;color:#87809b}.v{font-size:15px;font-weight:600;overflow-wrap:anywhere}nav{width:206px;background:#272235;color:#c9c3da;padding:26px 24px;line-height:3;flex:none}`,
      `<nav><b style="font-size:22px;color:#fff">sanggul</b><br>Utama<br>Akaun saya<br><span style="color:#ffb38a">Pindah wang</span><br>Bayar bil<br>Pelaburan<br>Kad<br>Tetapan</nav><main style="flex:1;padding:28px 36px"><div style="font-size:13px;color:#87809b">Utama › Pindah wang › Resit</div><div style="display:flex;gap:24px;margin-top:16px;align-items:start"><section style="flex:1;background:#fff;border-radius:16px;padding:30px 32px"><div style="border-left:5px solid ${signColour(p)};padding-left:16px;margin-bottom:26px"><h1 style="font-size:24px">${p.status}</h1><div style="color:#87809b">${p.date}, ${p.time}</div></div><div class="grid">${rowsOf(
        [
          ['Nama penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['Akaun penerima', p.account],
          ['Daripada', p.sender],
          ['Akaun anda', p.ownAccount],
          ['Cara pindahan', 'Pindahan segera'],
          ['Rujukan penerima', p.memo],
          ['ID rujukan', p.reference],
          ['Caj perkhidmatan', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:14px;margin-top:34px;font-weight:600"><span style="background:#e2571e;color:#fff;border-radius:8px;padding:11px 26px">Pindahan baharu</span><span style="border:1px solid #c9c3da;border-radius:8px;padding:11px 26px">Cetak</span><span style="border:1px solid #c9c3da;border-radius:8px;padding:11px 26px">Simpan PDF</span></div></section><aside style="width:250px"><div style="background:#e2571e;color:#fff;border-radius:16px;padding:24px"><div style="font-size:14px">Jumlah pindahan</div><div style="font-size:28px;font-weight:800">${p.amount}</div></div><div style="background:#fff;border-radius:16px;padding:20px;margin-top:18px;font-size:13px"><b>Waspada penipuan</b><br>Bank tidak akan meminta TAC atau kata laluan anda. Hubungi 997 jika ragu-ragu.</div></aside></div></main>`,
    ),
});

const TOLD = {
  success: 'Transfer instruction executed',
  failed: 'Transfer instruction rejected',
  pending: 'Transfer instruction received',
  cancelled: 'Transfer instruction withdrawn',
  refunded: 'Transfer instruction returned',
};

// A bank from abroad in a phone's browser: the address above, the browser's buttons below.
const ardenne = look({
  name: 'ardenne-browser',
  medium: 'portal',
  width: 380,
  scale: 2.5,
  money: MONEY.trailing,
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: (below, clock) => `ARD/${REFERENCES.dated(below, clock).slice(2, 14)}`,
  says: {
    ...STATUSES,
    success: ['Executed', 'Completed', 'Successfully executed', 'Processed'],
    failed: ['Rejected', 'Not executed'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#1f2a30;font-size:16px}table{width:100%;border-collapse:collapse}td{padding:8px 14px;border-bottom:1px solid #d5dde0;vertical-align:top}.k{width:40%;color:#5b6c74}tr:nth-child(even){background:#f4f7f8}`,
      `${phoneBar(p.clock, '#1f2a30', 35)}<div style="margin:6px 12px 10px;background:#edeff0;border-radius:10px;padding:7px;text-align:center;font-size:15px">🔒 ebanking.ardenne.example</div><div style="background:#00485a;color:#fff;padding:12px 14px;font-size:20px">☰ &nbsp;Banque Ardenne <small style="opacity:.8">Kuala Lumpur</small></div><div style="padding:16px 14px 10px"><div style="font-size:22px;font-weight:700">${TOLD[p.outcome]}</div><div style="color:#5b6c74">Payments › Domestic transfer › Acknowledgement</div></div><div style="background:#dfe9ec;padding:6px 14px;font-weight:700">Ordering customer</div>${tableOf(
        [
          ['Name', p.sender],
          ['Debit account', p.ownAccount],
        ],
      )}<div style="background:#dfe9ec;padding:6px 14px;font-weight:700">Credit party</div>${tableOf([
        ['Name', p.recipient],
        ['Account', p.account],
        ['Bank', p.bank],
      ])}<div style="background:#dfe9ec;padding:6px 14px;font-weight:700">Instruction</div>${tableOf([
        ['Amount', `<b>${p.amount}</b>`],
        ['Charges', p.nothing],
        ['Execution date', `${p.date} ${p.time}`],
        ['Our reference', p.reference],
        ['Details of payment', p.memo],
        ['State', `<b style="color:${signColour(p)}">${p.status}</b>`],
        ...p.decoy,
      ])}<div style="padding:16px 14px;display:flex;gap:10px"><span style="background:#00485a;color:#fff;padding:9px 18px">Download</span><span style="border:1px solid #00485a;color:#00485a;padding:8px 18px">New transfer</span></div><div style="display:flex;justify-content:space-around;border-top:1px solid #d5dde0;padding:12px 0 24px;font-size:20px;color:#2f6fde"><span>‹</span><span style="color:#b5bfc4">›</span><span>⇪</span><span>▭</span><span>⊞</span></div>`,
    ),
});

export const portals = [medang, sanggul, ardenne];
