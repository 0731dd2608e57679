import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, STATUSES, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const hidden = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';

const cahaya = look({
  name: 'cahaya-pdf',
  medium: 'letter',
  width: 794,
  scale: 1,
  money: MONEY.code,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};color:#222;background:#fff}table{width:100%;border-collapse:collapse}td{padding:9px;border-bottom:1px solid #ddd}.k{width:40%}`,
      `<div style="padding:40px 50px"><div style="font-size:26px;font-weight:700;color:#3b6b3a">Cahaya Kirana Bank Berhad</div><div style="font-size:12px;color:#555">12 Jalan Contoh, 50000 Kuala Lumpur</div><h1 style="font-size:20px;margin:30px 0 14px">TRANSFER RECEIPT</h1>${tableOf(
        [
          ['Transaction Status', p.status],
          ['Transaction Reference No.', p.reference],
          ['Transaction Date & Time', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} ${p.sender}`],
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Bank', p.bank],
          ['Transfer Amount', p.amount],
          ['Transfer Fee', p.nothing],
          ['Total Debit', p.amount],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}${hidden(p.hiddenText)}<p style="margin-top:26px;font-size:11px;color:#666">This receipt is computer generated and no signature is required. All times are Malaysia time (UTC+08:00).</p></div>`,
    ),
});

const seri = look({
  name: 'seri-resit-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1,
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.mixed,
  says: STATUSES_MS,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};color:#111;font-size:17px;background:#fff}.row{display:flex;padding:6px 0}.k{width:230px}.v::before{content:': '}`,
      `<div style="padding:50px 60px"><div style="text-align:center;border-bottom:3px double #111;padding-bottom:14px"><b style="font-size:24px">KOPERASI SERI MELATI</b><br>Perkhidmatan Pindahan Wang Ahli</div><h1 style="font-size:19px;text-align:center;margin:24px 0">RESIT RASMI</h1>${rowsOf(
        [
          ['No. Resit', p.reference],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Diterima daripada', p.sender],
          ['Dibayar kepada', p.recipient],
          ['Bank / Akaun', `${p.bank} ${p.account}`],
          ['Jumlah Bayaran', `<b>${p.amount}</b>`],
          ['Butiran', p.memo],
          ['Status', p.status],
          ...p.decoy,
        ],
      )}${hidden(p.hiddenText)}<p style="margin-top:60px;font-size:14px">Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.</p></div>`,
    ),
});

const notice = look({
  name: 'tiram-notice-mail',
  medium: 'letter',
  width: 820,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.endsInLetter,
  says: STATUSES,
  formats: ['png', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};color:#222;background:#fff}`,
      `<div style="padding:24px 34px"><h2 style="font-size:19px;font-weight:500">Transaction Notification</h2><p style="color:#666;margin:6px 0 18px;font-size:13px"><b>Tiram Savings Alerts</b> &lt;alerts@tiram.example&gt;<br>to me</p><p>Dear Customer,</p><p style="margin:10px 0">${p.done ? 'Please be informed that the following transfer was made from your account.' : 'Please be informed about the following transfer from your account.'}</p><p style="line-height:2">Date/Time : ${p.date} ${p.time}<br>Reference No. : ${p.reference}<br>Transaction Type : Instant Transfer<br>To Account : ${p.account}<br>Beneficiary Name : ${p.recipient}<br>Amount : ${p.amount}<br>Remark : ${p.memo}<br>Status : ${p.status}${p.decoy.map(([label, value]) => `<br>${label} : ${value}`).join('')}</p><p style="margin-top:14px;font-size:12px;color:#777">Never share your password. This e-mail may contain privileged information.</p></div>`,
    ),
});

const surat = look({
  name: 'embun-emel',
  medium: 'letter',
  language: 'ms',
  width: 700,
  scale: 1.5,
  date: DATES.shortMalay,
  time: TIMES.malay,
  names: 'upper',
  reference: REFERENCES.longDigits,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#eceff1;color:#263238;font-size:13px}table{width:100%;border-collapse:collapse;font-size:13px}td{padding:8px 4px;border-bottom:1px solid #eceff1}.k{color:#607d8b;width:40%}`,
      `<div style="width:560px;margin:20px auto;background:#fff"><div style="background:#455a64;color:#fff;padding:18px 26px;font-size:17px;font-weight:700">embun mel</div><div style="padding:24px 26px"><h1 style="font-size:18px">${p.status}</h1><p style="margin:12px 0">Salam ${p.sender},</p><p style="margin-bottom:14px">Berikut ialah butiran transaksi anda.</p>${tableOf(
        [
          ['Amaun', `<b>${p.amount}</b>`],
          ['Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Tarikh', `${p.date}, ${p.time}`],
          ['ID Rujukan', p.reference],
          ['Catatan', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="background:#cfd8dc;padding:14px 26px;font-size:11px">Pinjaman peribadi serendah 3.9% setahun. Mohon sehingga ${p.money(5_000_000)} hari ini.</div></div>`,
    ),
});

const inbox = look({
  name: 'kepingan-inbox',
  medium: 'letter',
  width: 390,
  scale: 2,
  money: MONEY.tight,
  names: 'title',
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.mixed,
  says: HEADINGS,
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#2a2a2a;font-size:15px}.row{padding:9px 0;border-bottom:1px solid #eee}.k{font-size:12px;color:#888}`,
      `<div style="padding:14px 18px;border-bottom:1px solid #ddd;color:#666;font-size:13px">← &nbsp; Inbox &nbsp; <span style="float:right">⋮</span></div><div style="padding:18px"><h2 style="font-size:20px;font-weight:500">${p.status}</h2><p style="color:#777;font-size:12px;margin:6px 0 16px">Kepingan &lt;no-reply@kepingan.example&gt;</p><p>Hi ${p.sender.split(' ')[0] ?? ''},</p><p style="margin:10px 0">${p.done ? `You sent <b>${p.amount}</b> to <b>${p.recipient}</b>.` : `About your payment of <b>${p.amount}</b> to <b>${p.recipient}</b>:`}</p>${rowsOf(
        [
          ['Payment status', p.status],
          ['Amount', p.amount],
          ['Recipient', p.recipient],
          ['Date', `${p.date} ${p.time}`],
          ['Transaction ID', p.reference],
          ['Message', p.memo],
          ...p.decoy,
        ],
      )}<p style="font-size:11px;color:#999;margin-top:18px">© Kepingan. You receive this mail because you made a payment.</p></div>`,
    ),
});

export const letters = [cahaya, seri, notice, surat, inbox];
