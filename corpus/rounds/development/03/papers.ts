import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const FORMAL: Record<Outcome, string[]> = {
  success: ['Successful', 'Transaction Accepted', 'Completed'],
  failed: ['Unsuccessful', 'Failed', 'Rejected'],
  pending: ['Pending', 'Pending Approval', 'Processing'],
  cancelled: ['Cancelled'],
  refunded: ['Refunded', 'Reversed'],
};
const SENTENCES: Record<Outcome, string[]> = {
  success: ['Your transaction is successful.', 'Your fund transfer has been successfully completed.'],
  failed: ['Your transaction is unsuccessful.', 'Your fund transfer has been rejected.'],
  pending: ['Your transaction is being processed.', 'Your fund transfer is pending approval.'],
  cancelled: ['Your transaction has been cancelled.'],
  refunded: ['Your transaction has been reversed.'],
};
const MALAY: Record<Outcome, string[]> = {
  success: ['Berjaya', 'Transaksi Berjaya', 'Selesai'],
  failed: ['Tidak Berjaya', 'Transaksi Gagal'],
  pending: ['Dalam Proses', 'Menunggu Kelulusan'],
  cancelled: ['Dibatalkan'],
  refunded: ['Dipulangkan'],
};
const SLIP: Record<Outcome, string[]> = {
  success: ['BERJAYA', 'TRANSAKSI BERJAYA', 'SUCCESSFUL'],
  failed: ['GAGAL', 'TRANSAKSI DITOLAK', 'UNSUCCESSFUL'],
  pending: ['DALAM PROSES', 'PENDING'],
  cancelled: ['DIBATALKAN'],
  refunded: ['DIPULANGKAN'],
};

/** As Malay letters write it: 3.04 petang. */
const spoken = ({ hour, minute }: Clock) => {
  const part = hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
  return `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${part}`;
};

const damar = look({
  name: 'damar-online',

  medium: 'portal',
  width: 1180,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: SENTENCES,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}table{border-collapse:collapse;width:100%;font-size:15px}td{border:1px solid #d9c9c9;padding:9px 14px}.k{width:320px;background:#faf3f3;font-weight:700}`,
      `<div style="border-top:6px solid #9c1c1c;padding:16px 44px;display:flex;justify-content:space-between"><b style="font-size:24px;color:#9c1c1c">DAMAR online</b><span style="font-size:13px">Welcome, ${p.sender} | Logout</span></div><div style="background:#9c1c1c;color:#fff;padding:9px 44px;font-size:14px">Account &nbsp;&nbsp; Fund Transfer &nbsp;&nbsp; Bill Payment &nbsp;&nbsp; Services</div><div style="padding:24px 44px 40px"><h1 style="font-size:19px;color:#9c1c1c;margin-bottom:12px">Transfer to Other Bank Account &gt; Result</h1><p style="font-size:16px;font-weight:700;color:${signColour(p)};margin-bottom:14px">${p.status}</p>${tableOf(
        [
          ['Reference No.', p.reference],
          ['Transaction Date &amp; Time', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} SAVINGS`],
          ['Beneficiary Bank', p.bank],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Name', p.recipient],
          ['Transfer Amount', p.amount],
          ['Service Charge', p.fee],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin-top:16px;font-size:13px;color:#666">Please print or save this page for your record.</p></div>`,
    ),
});

const nipah = look({
  name: 'nipah-net',

  medium: 'portal',
  language: 'ms',
  width: 1024,
  scale: 1.5,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: MALAY,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f2f4f3;color:#233}.row{display:flex;padding:11px 0;border-bottom:1px solid #e8ecea;font-size:15px}.k{width:260px;color:#6c7b76}.v{font-weight:600}`,
      `<div style="background:#fff;padding:16px 60px;font-size:20px;font-weight:800;color:#2f7d57">nipah net</div><div style="width:760px;margin:30px auto;background:#fff;border-radius:10px;padding:30px 40px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2px solid #2f7d57;padding-bottom:16px"><div><div style="color:#6c7b76">Pindahan wang kepada</div><div style="font-size:20px;font-weight:700">${p.recipient}</div></div><div style="font-size:28px;font-weight:800">${p.amount}</div></div>${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Tarikh transaksi', `${p.date} ${p.time}`],
          ['ID rujukan', p.reference],
          ['Bank penerima', p.bank],
          ['Nombor akaun penerima', p.account],
          ['Daripada akaun', `${p.ownAccount} (${p.sender})`],
          ['Rujukan penerima', p.memo],
          ['Baki tersedia', p.balance],
          ...p.decoy,
        ],
      )}<p style="font-size:13px;color:#6c7b76;margin-top:18px">Ini adalah resit janaan komputer.</p></div>`,
    ),
});

const section = (title: string) =>
  `<div style="background:#e4e9f2;padding:7px 12px;font-weight:700;margin-top:18px">${title}</div>`;

const tualang = look({
  name: 'tualang-web',

  medium: 'portal',
  width: 960,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.dashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.lettersFirst,
  says: FORMAL,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1c2433;font-size:13px}.row{display:flex;padding:7px 12px}.k{width:240px;color:#5c677b}.v::before{content:': '}`,
      `<div style="padding:22px 50px;background:#1f3b73;color:#fff;font-size:17px;font-weight:700">tualang web</div><div style="padding:16px 50px 40px"><h1 style="font-size:17px">Transaction Receipt</h1>${section('Transaction Details')}${rowsOf(
        [
          ['Transaction Status', p.status],
          ['Transaction ID', p.reference],
          ['Transaction Date', p.date],
          ['Transaction Time', p.time],
          ['Transaction Type', 'Instant Interbank Transfer'],
        ],
      )}${section('Transfer To')}${rowsOf([
        ['Payee Name', p.recipient],
        ['Payee Bank', p.bank],
        ['Payee Account', p.account],
        ['Reference', p.memo],
      ])}${section('Transfer From')}${rowsOf([
        ['Account Holder', p.sender],
        ['Account Number', p.ownAccount],
        ...p.decoy,
      ])}${section('Payment')}<div style="padding:12px;font-size:20px;font-weight:700">Amount ${p.amount}</div></div>`,
    ),
});

const waja = look({
  name: 'waja-slip-pdf',

  medium: 'letter',
  width: 794,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.long,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: FORMAL,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d1d1d;font-size:14px}.row{display:flex;justify-content:space-between;padding:10px 0;border-bottom:1px solid #ddd}.k{color:#666}.v{font-weight:700;text-align:right}`,
      `<div style="padding:46px 60px"><div style="display:flex;justify-content:space-between"><b style="font-size:24px;color:#14507a">Bank Waja</b><span style="color:#666">Transaction Receipt</span></div><div style="text-align:center;margin:36px 0 26px"><div style="color:#666">Total Amount</div><div style="font-size:32px;font-weight:700">${p.amount}</div><div style="font-weight:700;color:${signColour(p)}">${p.status}</div></div>${rowsOf(
        [
          ['Transaction Date', `${p.date}, ${p.time}`],
          ['Reference Number', p.reference],
          ['Recipient Name', p.recipient],
          ['Recipient Bank', p.bank],
          ['Recipient Account', p.account],
          ['Sender Name', p.sender],
          ['Payment Description', p.memo],
          ...p.decoy,
        ],
      )}<span style="color:#fff;font-size:1px">${p.hiddenText}</span><p style="margin-top:34px;font-size:12px;color:#666">This is a computer-generated document. No signature is required. For enquiries, please call our Customer Care Centre.</p></div>`,
    ),
});

const sulur = look({
  name: 'sulur-resit-pdf',

  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: {
    ...FORMAL,
    success: ['Berjaya / Successful', 'Successful'],
    failed: ['Tidak Berjaya / Unsuccessful', 'Unsuccessful'],
  },
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#111;font-size:16px}table{width:100%;border-collapse:collapse;margin-top:24px}td{padding:8px 6px;border-top:1px solid #bbb;vertical-align:top}.k{width:46%}`,
      `<div style="padding:50px 64px"><b style="font-size:22px">BANK KOPERATIF SULUR</b><br><span style="font-size:13px">Aras 3, Wisma Contoh, 93000 Kuching</span><h1 style="font-size:18px;margin-top:30px;text-align:center">RESIT TRANSAKSI / TRANSACTION RECEIPT</h1>${tableOf(
        [
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['No. Rujukan / Reference No.', p.reference],
          ['Jenis Transaksi / Transaction Type', 'Pindahan Antara Bank / Interbank Transfer'],
          ['Daripada Akaun / From Account', `${p.ownAccount}<br>${p.sender}`],
          ['Kepada Akaun / To Account', p.account],
          ['Nama Penerima / Beneficiary Name', p.recipient],
          ['Bank Penerima / Beneficiary Bank', p.bank],
          ['Butiran Bayaran / Payment Details', p.memo],
          ['Amaun / Amount', `<b>${p.amount}</b>`],
          ['Status', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
        ': ',
      )}<span style="color:#fff;font-size:1px">${p.hiddenText}</span></div>`,
    ),
});

const mail = look({
  name: 'cepat-emel',

  medium: 'letter',
  language: 'ms',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: DATES.longMalay,
  time: spoken,
  reference: REFERENCES.mixed,
  says: MALAY,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#202124;color:#e8eaed;font-size:15px}.row{padding:8px 0}.k{font-size:13px;color:#9aa0a6}`,
      `<div style="padding:18px"><div style="font-size:20px">Makluman pindahan wang</div><div style="display:flex;gap:12px;margin:16px 0"><span style="width:38px;height:38px;border-radius:50%;background:#1a73a8;text-align:center;line-height:38px">C</span><div><b>Cepat eDompet</b><br><span style="font-size:12px;color:#9aa0a6">kepada saya</span></div></div><p>Hai ${p.sender},</p><p style="margin:12px 0">${p.done ? 'Wang anda telah dipindahkan. Butirannya seperti berikut:' : 'Berikut adalah butiran pindahan wang anda:'}</p>${rowsOf(
        [
          ['Jumlah', `<b>${p.amount}</b>`],
          ['Kepada', p.recipient],
          ['Status', p.status],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. transaksi', p.reference],
          ['Nota', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin-top:14px;font-size:12px;color:#9aa0a6">E-mel ini dihantar secara automatik. Sila jangan balas.</p></div>`,
    ),
});

const atm = look({
  name: 'atm-desa',

  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: SLIP,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f1efe9;color:#2d2d3a;font:15px/1.6 ${FONTS.mono};padding:24px 22px}.row{padding:3px 0}.v{font-weight:700;padding-left:24px}`,
      `<div style="text-align:center"><b>BANK DESA CONTOH</b><br>PERKHIDMATAN ATM 24 JAM</div><div style="display:flex;justify-content:space-between;margin:14px 0 8px"><span>${p.date}</span><span>${p.time}</span><span>ATM 00871</span></div>${rowsOf(
        [
          ['PINDAHAN KE AKAUN / TRANSFER TO', p.account],
          ['NAMA PENERIMA / NAME', p.recipient],
          ['AMAUN / AMOUNT', p.amount],
          ['CAJ / CHARGE', p.nothing],
          ['NO. RUJUKAN / REF NO.', p.reference],
          ['STATUS', p.status],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:14px">SILA SIMPAN SLIP INI<br>TERIMA KASIH</div>`,
    ),
});

const post = look({
  name: 'pondok-slip',

  medium: 'paper',
  width: 460,
  scale: 2,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.dashed,
  says: {
    success: ['SUCCESSFUL', 'TRANSACTION APPROVED'],
    failed: ['DECLINED', 'UNSUCCESSFUL'],
    pending: ['PENDING', 'PROCESSING'],
    cancelled: ['CANCELLED'],
    refunded: ['REFUNDED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#fbfaf4;color:#2a2a2a;font:15px/1.65 ${FONTS.terminal};padding:26px 24px}.row{display:flex;justify-content:space-between;gap:14px}.v{text-align:right}`,
      `<div style="text-align:center"><b style="font-size:19px">PONDOK PAY COUNTER</b><br>TAMAN CONTOH BRANCH<br>CUSTOMER COPY</div><div style="border-top:1px solid #2a2a2a;margin:10px 0"></div>${rowsOf(
        [
          ['DATE', p.date],
          ['TIME', p.time],
          ['SERVICE', 'MONEY TRANSFER'],
          ['REFERENCE NO', p.reference],
          ['SENDER', p.sender],
        ],
      )}<div style="border-top:1px solid #2a2a2a;margin:10px 0"></div><div>RECIPIENT</div><div><b>${p.recipient}</b></div><div>${p.bank} ${p.account}</div><div style="border-top:1px solid #2a2a2a;margin:10px 0"></div>${rowsOf(
        [['TRANSFER AMOUNT', p.amount], ['REMARKS', p.memo], ...p.decoy],
      )}<div style="text-align:center;font-size:18px;margin-top:12px"><b>*** ${p.status} ***</b></div><div style="text-align:center;margin-top:10px">THANK YOU, PLEASE COME AGAIN</div>`,
    ),
});

export const papers = [damar, nipah, tualang, waja, sulur, mail, atm, post];
