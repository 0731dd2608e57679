import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  tableOf,
} from '#test/receipts/drawing/page.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const longWeekday = (clock: Clock) => `${WEEKDAYS[clock.weekday] ?? ''}, ${DATES.long(clock)}`;

const lembah = look({
  name: 'lembah-net',
  medium: 'portal',
  language: 'mixed',
  width: 1120,
  scale: 1,
  money: MONEY.spaced,
  date: longWeekday,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: {
    success: [
      'Your transaction has been completed successfully.',
      'Transfer successful. Please print or save this page for your record.',
    ],
    failed: ['Your transaction was unsuccessful. No amount has been debited.', 'Transfer failed.'],
    pending: ['Your transaction is being processed.', 'Transfer is pending. Please check again later.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const steps = ['1. Butiran / Details', '2. Pengesahan / Confirm', '3. Resit / Receipt']
      .map(
        (name, place) =>
          `<span style="flex:1;padding:8px 12px;font-size:13px;background:${place === 2 ? '#245c9e' : '#d9e4f1'};color:${place === 2 ? '#fff' : '#54708f'}">${name}</span>`,
      )
      .join('');
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f5f7fa;color:#2a3440;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:7px 12px;border-bottom:1px solid #e7ecf2;vertical-align:top}.k{width:46%;color:#6a7885}.panel{flex:1;background:#fff;border:1px solid #d6dfe8}.panel h2{font-size:14px;padding:9px 12px;background:#eaf0f7}`,
      `<div style="background:#fff;padding:14px 30px;display:flex;align-items:center;border-bottom:4px solid #f0b323"><b style="font-size:24px;color:#245c9e">Lembah<span style="color:#f0b323">.net</span></b><span style="margin-left:auto;font-size:12px;color:#6a7885">${p.sender} &nbsp;|&nbsp; Tetapan &nbsp;|&nbsp; Log Keluar</span></div>
<div style="display:flex;min-height:520px"><div style="width:190px;background:#2d3e50;color:#cfd9e3;padding:14px 0;font-size:13px">${['Akaun Saya', 'Pindahan Wang', 'Bayar Bil', 'Tambah Nilai', 'Kad', 'Pelaburan', 'e-Penyata'].map((name, place) => `<div style="padding:10px 22px;${place === 1 ? 'background:#245c9e;color:#fff' : ''}">${name}</div>`).join('')}</div>
<div style="flex:1;padding:22px 28px"><div style="font-size:20px;margin-bottom:12px">Pindahan KilatNow / KilatNow Transfer</div><div style="display:flex;gap:3px">${steps}</div><div style="margin:16px 0;border-left:5px solid ${signColour(p)};background:#fff;padding:12px 16px;font-size:15px">${p.status}</div>
<div style="display:flex;gap:18px"><div class="panel"><h2>Daripada / From</h2>${tableOf([
        ['Nama / Name', p.sender],
        ['Akaun / Account', `Akaun Simpanan ${p.ownAccount}`],
        ['No. Rujukan / Reference No.', p.reference],
        ['Tarikh / Date', p.date],
        ['Masa / Time', p.time],
        ...p.decoy,
      ])}</div><div class="panel"><h2>Kepada / To</h2>${tableOf([
        ['Nama Penerima / Recipient', p.recipient],
        ['Bank', p.bank],
        ['Akaun / Account', p.account],
        ['Rujukan Penerima / Recipient Reference', p.memo],
        ['Caj / Charges', p.nothing],
      ])}</div></div><div style="margin-top:16px;text-align:right;background:#eaf0f7;padding:12px 16px;font-size:17px">Jumlah / Amount: &nbsp;<b>${p.amount}</b></div><div style="margin-top:18px">${['Cetak / Print', 'Simpan PDF', 'Pindahan Baru'].map((name) => `<span style="display:inline-block;background:#245c9e;color:#fff;padding:8px 18px;border-radius:3px;margin-right:8px">${name}</span>`).join('')}</div></div></div>`,
    );
  },
});

const saujana = look({
  name: 'saujana-corp',
  medium: 'portal',
  width: 1240,
  scale: 1,
  money: { before: '' },
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['Successful', 'Completed', 'Processed'],
    failed: ['Rejected by Bank', 'Failed', 'Unsuccessful'],
    pending: ['Pending 2nd Approval', 'Processing'],
    cancelled: ['Cancelled by Maker'],
    refunded: ['Returned'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const cells = (tag: string, values: string[]) =>
      `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`;
    const maker = `MKR0${1 + p.below(8, 'maker')}`;
    const currency = p.amount.replace(/<[^>]*>/g, '').match(/[A-Z]+\$?/)?.[0] ?? 'MYR';
    return pageOf(
      `body{font-family:${FONTS.wide};background:#fff;color:#1b1b1b;font-size:12px}table{width:100%;border-collapse:collapse;margin-bottom:20px}th{background:#5b3b72;color:#fff;font-size:11px;text-align:left;padding:8px}td{border:1px solid #cfc6d6;padding:8px;vertical-align:top}h2{font-size:13px;color:#5b3b72;margin-bottom:6px}.top{display:grid;grid-template-columns:1fr 1fr;gap:0 40px;margin-bottom:20px}.row{display:flex;padding:5px 0;border-bottom:1px solid #eee8f1}.k{width:190px;color:#6a5c75}.v{flex:1}`,
      `<div style="display:flex;background:#5b3b72;color:#fff;padding:12px 28px;font-size:15px"><b>SAUJANA CORPORATE DIRECT</b><span style="margin-left:auto;font-size:11px">Payments &nbsp;›&nbsp; Transaction Enquiry &nbsp;›&nbsp; View</span></div><div style="padding:22px 28px"><div style="font-size:18px;margin-bottom:16px">Single Payment – Transaction Advice</div>
<div class="top">${rowsOf([
        ['Transaction Ref. No.', p.reference],
        ['Debit Account', `${p.ownAccount} (MYR)`],
        ['Transaction Date', `${p.date} ${p.time}`],
        ['Account Holder', p.sender],
        ['Payment Type', 'Instant Transfer (KilatNow)'],
        ['Customer Ref.', p.otherReference],
        ...p.decoy,
      ])}</div><h2>Beneficiary Information</h2><table>${cells('th', ['No.', 'Beneficiary Name', 'Account No.', 'Beneficiary Bank', 'Payment Description', `Amount (${currency})`, 'Status'])}${cells('td', ['1', p.recipient, p.account, p.bank, p.memo, `<div style="text-align:right;font-weight:700">${p.amount}</div>`, `<span style="color:${signColour(p)};font-weight:700">${p.status}</span>`])}</table>
<div style="display:flex;justify-content:flex-end;margin-bottom:20px"><div style="width:330px">${rowsOf([
        ['Total Transaction(s)', '<div style="text-align:right">1</div>'],
        ['Bank Charges', `<div style="text-align:right">${p.fee}</div>`],
        ['Total Debit Amount', `<div style="text-align:right;font-weight:700">${p.withFee}</div>`],
      ])}</div></div><h2>Audit Trail</h2><table>${cells('th', ['Action', 'User ID', 'Date', 'Remarks'])}${cells('td', ['Created', maker, p.date, '-'])}${p.outcome === 'pending' ? '' : cells('td', [p.outcome === 'cancelled' ? 'Cancelled' : 'Approved', p.outcome === 'cancelled' ? maker : `APR0${1 + p.below(8, 'approver')}`, p.date, '-'])}</table><div style="font-size:10.5px;color:#6a5c75">This is a computer-generated advice. No signature is required. © Saujana Bank Berhad</div></div>`,
    );
  },
});

const ladang = look({
  name: 'ladang-pelayar',
  medium: 'portal',
  language: 'ms',
  width: 393,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.shortSlashes,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transaksi anda telah berjaya', 'Pindahan wang berjaya dilakukan'],
    failed: ['Transaksi anda tidak berjaya', 'Pindahan wang gagal dilakukan'],
    pending: ['Transaksi anda sedang diproses', 'Pindahan wang menunggu kelulusan'],
    cancelled: ['Transaksi anda telah dibatalkan'],
    refunded: ['Amaun transaksi telah dipulangkan'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const fold = (title: string, rows: [string, string][]) =>
      `<div style="margin:0 12px 10px;border:1px solid #cdd9c4;border-radius:3px"><div style="background:#e6efdf;padding:8px 12px;font-weight:700;color:#37602a">${title}<span style="float:right">▾</span></div><div style="padding:4px 12px">${rowsOf(rows)}</div></div>`;
    return pageOf(
      `body{font-family:'Helvetica Neue',${FONTS.sans};background:#fff;color:#222;font-size:13px}.row{padding:6px 0}.k{font-size:12px;font-weight:700;color:#5a6655}.v{font-size:14px}`,
      `${phoneBar(p.clock, '#222', 50)}<div style="display:flex;align-items:center;justify-content:space-between;background:#37602a;color:#fff;padding:12px 14px"><b style="font-size:17px">e-Ladang</b><span style="font-size:20px">≡</span></div><div style="font-size:11px;color:#778;padding:8px 14px">Utama / Pindahan / Akaun Pihak Ketiga / Pengakuan</div>
<div style="margin:2px 12px 12px;border:1px solid ${signColour(p)};border-radius:3px;padding:12px;display:flex;gap:12px;align-items:center">${badge(p, 34)}<b style="color:${signColour(p)};font-size:15px">${p.status}</b></div>
${fold('Maklumat Penerima', [
  ['Nama Benefisiari', p.recipient],
  ['No. Akaun Benefisiari', p.account],
  ['Bank Benefisiari', p.bank],
])}${fold('Maklumat Pindahan', [
        ['Amaun Pindahan', p.amount],
        ['Akaun Debit', `${p.ownAccount}<br>${p.sender}`],
        ['Tujuan Pindahan', p.memo],
        ['Caj Transaksi', p.nothing],
        ['No. Siri Transaksi', p.reference],
        ['Tarikh/Masa Transaksi', `${p.date} ${p.time}`],
        ...p.decoy,
      ])}<div style="display:flex;gap:8px;padding:6px 12px 16px;text-align:center">${['Cetak', 'Muat turun', 'Kembali'].map((name) => `<span style="flex:1;background:#37602a;color:#fff;padding:10px 0;border-radius:3px">${name}</span>`).join('')}</div><div style="background:#f1f1f4;border-top:1px solid #ccc;padding:10px 16px 20px"><div style="background:#fff;border-radius:10px;padding:9px;text-align:center;font-size:14px">🔒 eladang.example.my</div><div style="display:flex;justify-content:space-between;color:#2b6fd6;font-size:20px;padding:12px 14px 0"><span>‹</span><span>›</span><span>⇧</span><span>▤</span><span>▢</span></div></div>`,
    );
  },
});

export const portals = [lembah, saujana, ladang];
