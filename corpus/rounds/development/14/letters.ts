import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
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
import { HEADINGS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';
const twoDigitYear = (text: string) => text.replace(/20(\d\d)$/, '$1');

const dayung = look({
  name: 'dayung-alert-webmail',
  medium: 'letter',
  width: 980,
  scale: 1.25,
  money: MONEY.tight,
  date: (clock) => twoDigitYear(DATES.short(clock)),
  time: TIMES.lower,
  reference: (below) => `DY-${REFERENCES.digits(below)}`,
  says: HEADINGS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#202124}.row{display:flex;padding:7px 0}.k{width:190px;color:#5b6472}.v{flex:1}`,
      `<div style="padding:18px 30px 10px;border-bottom:1px solid #e6e6e6"><div style="font-size:21px">[Dayung] ${p.status} – Ref ${p.reference}<span style="background:#e8e8e8;border-radius:4px;font-size:11px;padding:2px 6px;margin-left:10px;vertical-align:3px">Inbox ×</span></div><div style="display:flex;gap:14px;margin-top:14px;align-items:center"><span style="width:38px;height:38px;border-radius:50%;background:#1f6fa8;color:#fff;text-align:center;line-height:38px;font-size:18px">D</span><span style="flex:1;font-size:13px"><b>Dayung Bank e-Alerts</b> <span style="color:#777">&lt;ealerts@dayung.example&gt;</span><br><span style="color:#777">to me ▾</span></span><span style="font-size:12px;color:#777">${p.date}, ${p.clock} &nbsp; ☆ &nbsp; ↩</span></div></div>
<div style="background:#f4f6f8;padding:24px 0 30px"><div style="width:600px;margin:0 auto;background:#fff;border-top:6px solid #1f6fa8"><div style="padding:20px 32px;font:700 21px ${FONTS.wide};color:#1f6fa8">≈ dayung<span style="float:right;font:12px ${FONTS.sans};color:#777;line-height:28px">e-Alert Advice</span></div><div style="padding:0 32px 24px"><p>Dear ${p.sender},</p><p style="margin:10px 0 16px">${p.done ? `We are pleased to inform you that your transfer to <b>${p.recipient}</b> was successful. The details are as follows:` : `This is about your transfer to <b>${p.recipient}</b>: <b>${p.status}</b>. The details are as follows:`}</p><div style="border-top:1px solid #ccd3da;border-bottom:1px solid #ccd3da;padding:8px 0">${rowsOf(
        [
          ['Transaction Amount', `<b>${p.amount}</b>`],
          ['Transaction Date', `${p.date}, ${p.time}`],
          ['Transaction Type', 'KilatNow Transfer'],
          ['Debited Account', p.ownAccount],
          ['Transferred To', `${p.recipient}<br>${p.account} (${p.bank})`],
          ['Reference Number', p.reference],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
      )}</div><p style="margin-top:14px">If you did not authorise this transaction, call our 24-hour hotline at 03-5550 0199 at once.</p><p style="margin-top:14px">Yours faithfully,<br>Dayung Bank Berhad</p></div><div style="background:#1f6fa8;color:#dcebf6;font-size:11px;padding:12px 32px">This is an auto-generated e-mail. Please do not reply. Dayung will never ask for your TAC or password by e-mail.</div></div></div>`,
    ),
});

const bestari = look({
  name: 'bestari-slip-giro-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: { ...STATUSES_MS, success: ['Berjaya', 'Transaksi Berjaya', 'Telah Dikreditkan'] },
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#1c1c1c;font-size:13px}table{width:100%;border-collapse:collapse}td{border:1px solid #9aa;padding:8px 12px;vertical-align:top}.k{width:38%}h2{font-size:13px;background:#6a1b2e;color:#fff;padding:6px 12px;margin-top:16px}`,
      `<div style="position:relative;padding:46px 54px 40px"><div style="position:absolute;left:110px;top:400px;transform:rotate(-28deg);font:700 82px ${FONTS.sans};color:#6a1b2e0d;letter-spacing:8px">BESTARI</div><div style="display:flex;justify-content:space-between"><span style="font-size:25px;font-weight:700;color:#6a1b2e">Bank Bestari Rakyat</span><span style="font-size:11px;text-align:right">Ibu Pejabat, Lot 8 Jalan Contoh<br>50000 Kuala Lumpur<br>Tel: 03-5550 0123</span></div><h1 style="font-size:16px;margin:24px 0 4px;text-align:center">SLIP PENGESAHAN PINDAHAN ANTARA BANK</h1><p style="text-align:center;font-size:11px">Salinan Pelanggan</p><h2>Maklumat Transaksi</h2>${tableOf(
        [
          ['Nombor Rujukan Transaksi', p.reference],
          ['Tarikh Transaksi', `${p.date}`],
          ['Masa Transaksi', p.time],
          ['Status Transaksi', `<b>${p.status}</b>`],
        ],
      )}<h2>Maklumat Pengirim</h2>${tableOf([
        ['Nama', p.sender],
        ['Nombor Akaun', p.ownAccount],
      ])}<h2>Maklumat Penerima</h2>${tableOf([
        ['Nama', p.recipient],
        ['Nombor Akaun', p.account],
        ['Nama Bank', p.bank],
        ['Rujukan Penerima', p.memo],
      ])}<h2>Maklumat Bayaran</h2>${tableOf([
        ['Amaun Pindahan', `<b style="font-size:15px">${p.amount}</b>`],
        ['Caj Perkhidmatan', 'Tiada'],
        ...p.decoy,
      ])}${unseen(p.hiddenText)}<p style="margin-top:22px;font-size:11px">Slip ini dijana secara automatik melalui sistem perbankan internet dan sah tanpa tandatangan. Sebarang pertanyaan hendaklah dikemukakan dalam tempoh 14 hari.</p></div>`,
    ),
});

const kamelia = look({
  name: 'kamelia-ribbon-pdf',
  medium: 'letter',
  language: 'mixed',
  width: 794,
  scale: 1.25,
  money: MONEY.trailing,
  date: (clock) => DATES.weekday(clock).replace(',', ''),
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['SUCCESSFUL · BERJAYA', 'COMPLETED · SELESAI'],
    failed: ['FAILED · GAGAL', 'REJECTED · DITOLAK'],
    pending: ['PENDING · DALAM PROSES', 'PROCESSING · SEDANG DIPROSES'],
    cancelled: ['CANCELLED · DIBATALKAN'],
    refunded: ['REFUNDED · DIPULANGKAN'],
  },
  formats: ['pdf', 'jpg', 'pdf'],
  draw: (p) => {
    const cell = (label: string, malay: string, value: string) =>
      `<div style="padding:11px 0;border-bottom:1px solid #e9e1ee"><div style="font-size:11px;color:#7c6a88">${label}${malay && ` <i>/ ${malay}</i>`}</div><div style="font-size:15px;margin-top:2px">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#2a2030}`,
      `<div style="padding:40px 50px"><div style="display:flex;justify-content:space-between;align-items:center"><span style="font-size:27px;font-weight:800;color:#8a2a8f">kamelia<span style="color:#e2557f">.</span></span><span style="color:#7c6a88;font-size:12px">Transaction Receipt / Resit Transaksi</span></div>
<div style="margin-top:26px;background:linear-gradient(100deg,#f7ecfa,#fdeef3);border-radius:18px;padding:24px 28px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:12px;color:#7c6a88">Transferred amount <i>/ Amaun dipindahkan</i></div><div style="font-size:33px;font-weight:700">${p.amount}</div></div><span style="background:${signColour(p)};color:#fff;border-radius:20px;padding:8px 18px;font-size:12px;font-weight:700;letter-spacing:.5px">${p.status}</span></div>
<div style="display:grid;grid-template-columns:1fr 1fr;column-gap:40px;margin-top:18px">${cell('Recipient', 'Penerima', `<b>${p.recipient}</b>`)}${cell('Sender', 'Pengirim', p.sender)}${cell('Recipient account', 'Akaun penerima', `${p.account}<br>${p.bank}`)}${cell('Sender account', 'Akaun pengirim', `${p.ownAccount}<br>Kamelia Flexi`)}${cell('Date', 'Tarikh', p.date)}${cell('Time', 'Masa', p.time)}${cell('Transaction ID', 'ID Transaksi', p.reference)}${cell('Recipient reference', 'Rujukan penerima', p.memo)}${p.decoy.map(([label, value]) => cell(label, '', value)).join('')}</div>${unseen(p.hiddenText)}
<p style="margin-top:30px;font-size:11px;color:#7c6a88">This receipt is generated by computer and requires no signature. Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.</p><p style="margin-top:6px;font-size:11px;color:#7c6a88">Kamelia Digital Bank Berhad, Menara Contoh, Petaling Jaya</p></div>`,
    );
  },
});

const joran = look({
  name: 'joran-mail-app',
  medium: 'letter',
  dark: true,
  width: 412,
  scale: 2,
  money: MONEY.plainTight,
  names: 'title',
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['Transfer done', 'Money sent', 'Your transfer went through'],
    failed: ['Transfer failed', 'Your transfer did not go through'],
    pending: ['Transfer pending', 'Your transfer is still processing'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Your money was returned'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0f1512;color:#e3ebe6}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:14px}.k{color:#8fa398;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#e3ebe6', 61)}<div style="padding:12px 18px;font-size:18px;color:#a9bab0">←<span style="float:right">⌫ &nbsp; ✉ &nbsp; ⋮</span></div><div style="padding:6px 18px 14px"><div style="font-size:21px">${p.status}</div><div style="display:flex;gap:12px;align-items:center;margin-top:16px"><span style="width:38px;height:38px;border-radius:50%;background:#4fbf8b;color:#0f1512;text-align:center;line-height:38px;font-weight:700">J</span><span style="font-size:13px;flex:1"><b>Joran</b> &nbsp;<span style="color:#8fa398">${p.clock}</span><br><span style="color:#8fa398">to me</span></span></div></div>
<div style="margin:0 12px;background:#1a2320;border-radius:14px;padding:22px 20px 16px"><div style="font-weight:800;font-size:17px;color:#4fbf8b">joran⌣</div><div style="text-align:center;padding:20px 0 14px">${badge(p, 40)}<div style="font-size:36px;font-weight:700;margin-top:10px">${p.amount}</div><div style="margin-top:4px;color:#b9c8bf">${p.done ? 'has reached' : 'to'} <b style="color:#fff">${p.recipient}</b></div></div><div style="border-top:1px dashed #3c4b44;padding-top:8px">${rowsOf(
        [
          ['Status', p.status],
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Date', p.date],
          ['Time', p.time],
          ['Ref. no.', p.reference],
          ['Remarks', p.memo],
          ...p.decoy,
        ],
      )}</div></div><div style="margin:12px;background:#25332d;border-radius:14px;padding:14px 20px;font-size:12px;color:#a9bab0">Get a friend on Joran and both of you pocket ${p.money(800)}. See the app for how it works.</div><p style="padding:4px 20px 16px;font-size:11px;color:#75897e">Sent by Joran Money Sdn Bhd. Not you? Freeze your account in the app, then write to help@joran.example.</p><div style="display:flex;gap:10px;padding:0 18px 20px;font-size:13px"><span style="flex:1;border:1px solid #4b5c54;border-radius:20px;padding:9px;text-align:center">↩ Reply</span><span style="flex:1;border:1px solid #4b5c54;border-radius:20px;padding:9px;text-align:center">↪ Forward</span></div>`,
    ),
});

export const letters = [dayung, bestari, kamelia, joran];
