// Kept out of sight while the first rules were written, and opened since.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';
import { STATUSES_MS } from '#test/receipts/drawing/says.ts';

const FORMAL: Record<Outcome, string[]> = {
  success: ['Successful', 'Accepted', 'Settled', 'Successfully Sent to Bank', 'Completed'],
  failed: ['Unsuccessful', 'Rejected by Beneficiary Bank', 'Declined'],
  pending: ['Pending Clearance', 'Pending Authorisation', 'Batched for Authorisation', 'In Progress'],
  cancelled: ['Cancelled by User'],
  refunded: ['Returned', 'Reversed'],
};

const ledger = look({
  name: 'jati-portal',
  medium: 'portal',
  width: 1200,
  scale: 1.25,
  names: 'upper',
  money: MONEY.code,
  date: DATES.weekday,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dated,
  says: FORMAL,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#eef1ee;color:#1c2a20}.row{display:flex;padding:9px 0;border-bottom:1px dotted #b9c6bc}.k{width:300px;text-align:right;padding-right:24px;color:#587060}.v{font-weight:700}`,
      `<div style="background:#24402e;color:#e9f2ec;padding:16px 50px;font-size:20px;font-weight:700">Jati Direct <span style="font-size:13px;font-weight:400;float:right">${p.sender}</span></div><div style="padding:8px 50px;background:#d8e2da;font-size:13px">Home &gt; Transfers &gt; Acknowledgement</div><div style="margin:26px 50px;background:#fff;padding:26px"><div style="border:1px solid ${signColour(p)};padding:12px 16px;margin-bottom:18px">Transaction status: <b>${p.status}</b></div>${rowsOf(
        [
          ['Transfer amount', p.amount],
          ['Beneficiary', p.recipient],
          ['Beneficiary bank', p.bank],
          ['Account number', p.account],
          ['Date and time', `${p.date} ${p.time}`],
          ['Reference number', p.reference],
          ['Recipient reference', p.memo],
          ['Debit account', p.ownAccount],
          ['Balance after transfer', p.balance],
          ...p.decoy,
        ],
      )}</div>`,
    ),
});

const surat = look({
  name: 'jati-surat-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.minutes,
  reference: REFERENCES.endsInLetter,
  says: STATUSES_MS,
  formats: ['pdf', 'pdf', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};color:#171717;background:#fff;font-size:14px}table{width:100%;border-collapse:collapse;margin:18px 0}td{border:1px solid #888;padding:9px 12px}.k{width:38%;background:#f2f2f2}`,
      `<div style="padding:48px 56px"><div style="display:flex;justify-content:space-between"><b style="font-size:22px">Bank Jati</b><span style="text-align:right;font-size:12px">Menara Contoh<br>40000 Shah Alam</span></div><h1 style="font-size:18px;margin-top:34px">NASIHAT PEMBAYARAN</h1>${tableOf(
        [
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Nombor Akaun', p.account],
          ['Amaun', p.amount],
          ['Tarikh Bayaran', `${p.date} ${p.time}`],
          ['Nombor Rujukan', p.reference],
          ['Status Bayaran', p.status],
          ['Nama Pengirim', p.sender],
          ['Butiran Bayaran', p.memo],
          ...p.decoy,
        ],
      )}<span style="color:#fff;font-size:1px">${p.hiddenText}</span><p style="font-size:12px;color:#555">Dokumen ini janaan komputer. Sila hubungi kami di talian bantuan jika terdapat sebarang pertanyaan.</p></div>`,
    ),
});

const advice = look({
  name: 'gambir-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  names: 'upper',
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: FORMAL,
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};color:#222;background:#fff;font-size:17px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:20px 30px}.k{color:#7c4d6a;font-size:14px}.v{border-bottom:1px solid #ccc;padding-bottom:4px}`,
      `<div style="height:14px;background:#7c4d6a"></div><div style="padding:40px 56px"><h1 style="font-size:26px;color:#7c4d6a">Gambir Bank</h1><h2 style="font-size:19px;margin:26px 0 20px">Funds Transfer Acknowledgement</h2><div class="grid">${rowsOf(
        [
          ['Paid to', p.recipient],
          ['Paid by', p.sender],
          ['Beneficiary bank', p.bank],
          ['Beneficiary account', p.account],
          ['Amount transferred', p.amount],
          ['Charges', p.fee],
          ['Transaction date', `${p.date} ${p.time}`],
          ['Transaction status', p.status],
          ['Reference', p.reference],
          ['Remarks', p.memo],
          ...p.decoy,
        ],
      )}</div><span style="color:#fff;font-size:1px">${p.hiddenText}</span><p style="margin-top:50px;font-size:13px;color:#777">Generated on ${p.daysBefore(-1)}. Not valid as proof of title.</p></div>`,
    ),
});

const mail = look({
  name: 'gambir-mail',
  medium: 'letter',
  language: 'mixed',
  width: 760,
  scale: 1.4,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: FORMAL,
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};font-size:17px;color:#111;background:#fff}table{border-collapse:collapse;margin:14px 0}td{padding:5px 16px 5px 0}.k{color:#555}`,
      `<div style="padding:28px 36px"><p style="font-size:14px;color:#555">Subject: Notis pindahan wang / Funds transfer notice</p><hr style="margin:10px 0"><p>Tuan / Puan / Dear customer,</p><p style="margin-top:10px">${p.done ? 'Pindahan wang anda telah diterima / Your transfer has been accepted.' : 'Mengenai pindahan wang anda / Regarding your transfer:'}</p>${tableOf(
        [
          ['Status', p.status],
          ['Amaun / Amount', p.amount],
          ['Penerima / Beneficiary', p.recipient],
          ['Bank', p.bank],
          ['Tarikh / Date', `${p.date} ${p.time}`],
          ['Rujukan / Reference No.', p.reference],
          ['Catatan / Remarks', p.memo],
          ...p.decoy,
        ],
        ': ',
      )}<p>Gambir Bank</p></div>`,
    ),
});

const till = look({
  name: 'kiosk-resit',
  medium: 'paper',
  language: 'ms',
  width: 400,
  scale: 2.2,
  date: DATES.slashes,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: { ...STATUSES_MS, success: ['BERJAYA', 'DILULUSKAN'], failed: ['GAGAL', 'DITOLAK'] },
  formats: ['jpg', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#ded8cc;color:#3c3a38;font:16px/1.55 ${FONTS.mono};padding:20px}.row{padding:2px 0}.k::after{content:':'}.v{text-align:right;font-weight:700}`,
      `<div style="text-align:center">KIOSK WANG DESA<br>NO. 0217<br>********************</div>${rowsOf([
        ['TARIKH', `${p.date} ${p.time}`],
        ['JENIS', 'PINDAHAN'],
        ['NAMA PENERIMA', p.recipient],
        ['NO. AKAUN', p.account],
        ['AMAUN', p.amount],
        ['NO. RUJUKAN', p.reference],
        ['STATUS', p.status],
        ...p.decoy,
      ])}<div style="text-align:center">********************<br>TERIMA KASIH<br>SILA SIMPAN RESIT INI</div>`,
    ),
});

const desk = look({
  name: 'halia-web',
  medium: 'portal',
  language: 'en',
  dark: true,
  width: 1024,
  scale: 1.5,
  names: 'upper',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  says: FORMAL,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#14181d;color:#dde3ea}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:22px}.k{font-size:12px;color:#8694a3}.v{font-size:16px}`,
      `<div style="padding:20px 40px;font-weight:800;font-size:20px;color:#e2a76f">halia</div><div style="margin:0 40px 40px;background:#1e242c;border-radius:14px;padding:30px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:26px"><div><div class="k">Amount paid</div><div style="font-size:38px;font-weight:700">${p.amount}</div></div><div style="text-align:right"><div class="k">Status</div><div style="font-size:18px;font-weight:700">${p.status}</div></div></div><div class="grid">${rowsOf(
        [
          ['Recipient', p.recipient],
          ['Bank', p.bank],
          ['Account', p.account],
          ['Date', p.date],
          ['Time', p.time],
          ['Transaction ID', p.reference],
          ['Sender', p.sender],
          ['Payment details', p.memo],
          ['Available balance', p.balance],
          ...p.decoy,
        ],
      )}</div></div>`,
    ),
});

export const papers = [ledger, surat, advice, mail, till, desk];
