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
import type { Outcome, Printed } from '#test/receipts/drawing/receipt.ts';
import { HEADINGS, HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const unseen = ({ hiddenText }: Printed, ground = '#fff') =>
  hiddenText ? `<div style="color:${ground};font-size:1px">${`${hiddenText} `.repeat(5)}</div>` : '';

const block = (title: string, lines: string[]) =>
  `<div style="flex:1;border:1px solid #9fb0bf;padding:12px 16px"><div style="font-size:11px;letter-spacing:1px;color:#5d7183;text-transform:uppercase;margin-bottom:6px">${title}</div>${lines.join('<br>')}</div>`;

const TOLD: Record<Outcome, string> = {
  success: 'We have carried out your instruction and credited the beneficiary below.',
  failed: 'We were unable to carry out the instruction below. Your account was not debited.',
  pending: 'We have received the instruction below. It has not been carried out yet.',
  cancelled: 'The instruction below was withdrawn at your request.',
  refunded: 'The sum below was returned to us and credited back to your account.',
};

const pemberley = look({
  name: 'pemberley-transfer-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.capitals,
  time: TIMES.seconds,
  reference: REFERENCES.mixed,
  says: STATUSES,
  formats: ['pdf', 'pdf', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1e2a35;font-size:13px}table{width:100%;border-collapse:collapse}td{padding:7px 4px;border-bottom:1px solid #d5dde4}.v{text-align:right}`,
      `<div style="padding:46px 54px"><div style="display:flex;justify-content:space-between;border-bottom:3px solid #0b4f6c;padding-bottom:12px"><span style="font:700 23px ${FONTS.book};color:#0b4f6c">Pemberley Overseas Bank<br><span style="font:12px ${FONTS.sans};color:#5d7183">Malaysia Branch</span></span><span style="text-align:right">Our reference ${p.reference}<br>Value date ${p.date}<br>Time stamp ${p.time}</span></div><h1 style="font:400 21px ${FONTS.book};margin:26px 0 10px">Local Transfer Advice</h1><p style="margin-bottom:18px">Dear Client,<br>${TOLD[p.outcome]}</p><div style="display:flex;gap:18px;margin-bottom:20px">${block('Ordering client', [p.sender, p.ownAccount, 'Pemberley Overseas Bank'])}${block('Beneficiary', [`<b>${p.recipient}</b>`, p.account, p.bank])}</div>${tableOf(
        [
          ['Payment amount', `<b>${p.amount}</b>`],
          ['Our charges', p.nothing],
          ['Charges borne by', 'Ordering client'],
          ['Remittance information', p.memo],
          ['Payment status', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}${unseen(p)}<p style="margin-top:40px;font-size:11px;color:#5d7183">This advice is produced electronically. Kindly notify us of any discrepancy within 14 days. Pemberley Overseas Bank is licensed in the country of its incorporation.</p></div>`,
    ),
});

const cermai = look({
  name: 'cermai-emel-telefon',
  language: 'ms',
  medium: 'letter',
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  names: 'title',
  reference: REFERENCES.endsInLetter,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#232323}.row{padding:8px 0}.k{font-size:12px;color:#8a5a83}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#232323', 38)}<div style="padding:10px 18px;color:#555;font-size:20px">‹ <span style="float:right;font-size:14px">Balas &nbsp; Arkib</span></div><div style="padding:4px 18px 14px;border-bottom:1px solid #ddd"><div style="font-size:19px">Makluman transaksi: ${p.status}</div><div style="font-size:12px;color:#777;margin-top:8px"><b>Bank Cermai</b> &lt;makluman@cermai.example&gt;<br>kepada saya &middot; ${p.date}</div></div>
<div style="background:#f7eff6;padding:16px"><div style="background:#fff;border-top:5px solid #7a2f72;padding:20px 18px"><p>Assalamualaikum / Salam sejahtera ${p.sender},</p><p style="margin:12px 0">${p.done ? 'Terima kasih kerana menggunakan Cermai-i. Pemindahan anda telah diselesaikan seperti berikut:' : 'Terima kasih kerana menggunakan Cermai-i. Keadaan pemindahan anda adalah seperti berikut:'}</p>${rowsOf(
        [
          ['Amaun pindahan', `<b style="font-size:22px">${p.amount}</b>`],
          [p.done ? 'Dipindahkan kepada' : 'Penerima', `${p.recipient}<br>${p.bank} (${p.account})`],
          ['Tarikh / masa', `${p.date} / ${p.time}`],
          ['Nombor rujukan', p.reference],
          ['Butiran', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin-top:14px;font-size:12px;color:#777">Bukan anda yang membuat transaksi ini? Hubungi 1-300-00-0000 dengan segera.</p></div><p style="font-size:11px;color:#888;padding:12px 4px">E-mel ini dijana secara automatik. Sila jangan balas.</p></div>`,
    ),
});

const mempari = look({
  name: 'mempari-notice-text',
  language: 'mixed',
  medium: 'letter',
  width: 760,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.english,
  reference: REFERENCES.digits,
  says: {
    ...STATUSES,
    success: ['BERJAYA (Successful)', 'SELESAI (Completed)'],
    failed: ['GAGAL (Failed)', 'TIDAK BERJAYA (Unsuccessful)'],
    pending: ['DALAM PROSES (Processing)'],
  },
  formats: ['png', 'jpg', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{display:flex}.k{width:270px;flex:none}.v::before{content:': '}.t{font:14px/1.75 ${FONTS.mono}}`,
      `<div style="background:#eef1f4;padding:12px 24px;font-size:13px;color:#444">☰ &nbsp; ← Back to Inbox &nbsp;&nbsp; Delete &nbsp; Move &nbsp; ⋯</div><div style="padding:20px 24px"><h2 style="font-size:20px;font-weight:400">[Mempari] Notis Pindahan / Transfer Notice ${p.reference}</h2><p style="font-size:13px;color:#666;margin:8px 0 18px">From: noreply@mempari.example<br>To: ${(p.sender.split(' ')[0] ?? '').toLowerCase()}@mail.example<br>Date: ${p.date} ${p.time}</p><div class="t"><p>Tuan/Puan (Dear Sir/Madam),</p><p style="margin:12px 0">Butiran pindahan wang anda (details of your fund transfer):</p>${rowsOf(
        [
          ['Status', p.status],
          ['Tarikh (Date)', p.date],
          ['Masa (Time)', p.time],
          ['Jumlah (Amount)', p.amount],
          ['Caj (Fee)', p.nothing],
          ['Nama penerima (Recipient)', p.recipient],
          ['Bank penerima', p.bank],
          ['Akaun penerima (To a/c)', p.account],
          ['Dari akaun (From a/c)', p.ownAccount],
          ['Rujukan (Ref No.)', p.reference],
          ['Keterangan (Remarks)', p.memo],
          ...p.decoy,
        ],
      )}${unseen(p)}<p style="margin-top:16px">Terima kasih (Thank you),<br>Mempari Savings Bank</p><p style="margin-top:16px;color:#777">-- <br>Mesej automatik. Do not reply to this e-mail.</p></div></div>`,
    ),
});

const delima = look({
  name: 'delima-share-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  date: DATES.weekday,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: HEADINGS,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#2a1520}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 0}.k{color:#85707a}.v{text-align:right;font-weight:600;max-width:330px;overflow-wrap:anywhere}`,
      `<div style="width:560px;margin:40px auto;border:1px solid #ecd9e1;border-radius:20px;overflow:hidden"><div style="background:linear-gradient(135deg,#8e1246,#d6456f);color:#fff;padding:26px 34px;display:flex;justify-content:space-between;align-items:center"><div><div style="font-size:13px;opacity:.85">delima digital bank</div><div style="font-size:23px;font-weight:700">${p.status}</div></div>${badge(p, 50)}</div><div style="padding:24px 34px 10px"><div style="font-size:15px;color:#85707a">${p.done ? 'Amount sent' : 'Amount'}</div><div style="font-size:40px;font-weight:700;color:#8e1246">${p.amount}</div></div><div style="padding:0 34px 20px"><div style="border-top:2px dotted #ecd9e1;margin-bottom:8px"></div>${rowsOf(
        [
          ['To', `${p.recipient}<br><span style="font-weight:400">${p.bank} &middot; ${p.account}</span>`],
          ['From', `${p.sender}<br><span style="font-weight:400">Main Account</span>`],
          ['When', `${p.date}<br>${p.time}`],
          ['Payment method', 'KilatNow Instant'],
          ['Reference', p.memo],
          ['Transaction no.', p.reference],
          ...p.decoy,
        ],
      )}${unseen(p)}</div><div style="background:#fbf3f6;padding:16px 34px;font-size:11px;color:#85707a">Shared from the Delima app. Deposits are protected up to ${p.money(25_000_000)} for each depositor. Receipt generated by computer.</div></div>`,
    ),
});

const siulan = look({
  name: 'siulan-webmail-dark',
  dark: true,
  medium: 'letter',
  width: 860,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.lower,
  names: 'title',
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['All done: your transfer was successful', 'Sent! Your transfer is complete'],
    failed: ['Your transfer did not go through', 'Transfer failed'],
    pending: ['We are still processing your transfer', 'Transfer pending'],
    cancelled: ['Your transfer was cancelled'],
    refunded: ['Your transfer was refunded'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#202124;color:#e3e6ea}table{width:100%;border-collapse:collapse}td{padding:10px 0;border-bottom:1px solid #3c4046;vertical-align:top}.k{color:#9aa3ad;width:36%}`,
      `<div style="padding:14px 26px;border-bottom:1px solid #3c4046;color:#9aa3ad">Inbox &nbsp;/&nbsp; Updates<span style="float:right">7 of 1,204 &nbsp; ‹ ›</span></div><div style="padding:22px 26px"><div style="font-size:22px">${p.status}</div><div style="display:flex;gap:12px;margin:16px 0;align-items:center"><span style="width:40px;height:40px;border-radius:50%;background:#3f7d6b;text-align:center;line-height:40px;font-weight:700">S</span><span><b>Siulan Wallet</b> <span style="color:#9aa3ad">hello@siulan.example</span><br><span style="color:#9aa3ad;font-size:12px">to me, ${p.date}, ${p.time}</span></span></div><div style="max-width:580px;background:#2a2c30;border-radius:12px;padding:26px"><p>Hey ${p.sender.split(' ')[0] ?? ''} 👋</p><p style="margin:10px 0 18px">${p.done ? `You've sent <b>${p.amount}</b> to <b>${p.recipient}</b>. Here is a copy for your records.` : `Here is where your transfer of <b>${p.amount}</b> to <b>${p.recipient}</b> stands.`}</p>${tableOf(
        [
          ['Recipient', `${p.recipient}<br>${p.bank}, ${p.account}`],
          ['Transfer amount', p.amount],
          ['Fee', 'Free'],
          ['Date', `${p.date} ${p.time}`],
          ['Siulan ID', p.reference],
          ['Note', p.memo],
          ...p.decoy,
        ],
      )}<div style="margin-top:22px"><span style="background:${p.done ? '#3f7d6b' : signColour(p)};border-radius:8px;padding:11px 26px;font-weight:700">Open Siulan</span></div></div><p style="color:#9aa3ad;font-size:12px;margin-top:16px">Invite a friend and both of you get ${p.money(500)}. Terms apply.</p></div>`,
    ),
});

export const letters = [pemberley, cermai, mempari, delima, siulan];
