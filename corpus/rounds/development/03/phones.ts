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
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const TITLES: Record<Outcome, string[]> = {
  success: ['Transfer Successful', 'Successful', 'Transaction successful'],
  failed: ['Transfer Unsuccessful', 'Transaction Failed', 'Unsuccessful'],
  pending: ['Transfer Pending', 'Transaction in progress', 'Pending Approval'],
  cancelled: ['Transfer Cancelled'],
  refunded: ['Transfer Reversed', 'Amount Refunded'],
};
const SENTENCES: Record<Outcome, string[]> = {
  success: ['Your transfer is successful', 'You’ve successfully transferred'],
  failed: ['Sorry, your transfer has failed', 'Your transfer was unsuccessful'],
  pending: ['Your transfer is being processed', 'Your transfer is pending approval'],
  cancelled: ['Your transfer has been cancelled'],
  refunded: ['Your transfer has been refunded'],
};
const MALAY: Record<Outcome, string[]> = {
  success: ['Pindahan Berjaya', 'Transaksi Anda Telah Berjaya', 'Berjaya'],
  failed: ['Pindahan Tidak Berjaya', 'Transaksi Gagal'],
  pending: ['Pindahan Sedang Diproses', 'Menunggu Kelulusan'],
  cancelled: ['Pindahan Dibatalkan'],
  refunded: ['Wang Telah Dipulangkan'],
};
const BOTH: Record<Outcome, string[]> = {
  success: ['Berjaya / Successful', 'Transaksi Berjaya'],
  failed: ['Gagal / Failed', 'Transaksi Tidak Berjaya'],
  pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending'],
  cancelled: ['Dibatalkan / Cancelled'],
  refunded: ['Dipulangkan / Refunded'],
};

const cengal = look({
  name: 'cengal',

  width: 393,
  scale: 2.75,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  says: TITLES,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f1e4;color:#1b1b1b}.row{padding:8px 0}.k{font-size:12px;color:#7c7c74}.v{font-size:15px;font-weight:600}`,
      `${phoneBar(p.clock, '#1b1b1b', 58, '#f2c230')}<div style="background:#f2c230;padding:12px 22px 54px;display:flex;justify-content:space-between"><b style="font-size:19px">cengal</b><span>Receipt</span></div>
<div style="margin:-38px 16px 16px;background:#fff;border-radius:12px;padding:20px 22px"><div style="display:flex;align-items:center;gap:12px;padding-bottom:12px;border-bottom:1px solid #e6e2d2">${badge(p, 38)}<div><div style="font-size:17px;font-weight:700">${p.status}</div><div style="font-size:12px;color:#7c7c74">Instant Transfer</div></div></div>${rowsOf(
        [
          ['Reference ID', p.reference],
          ['Transaction time', `${p.date}, ${p.time}`],
          ['Beneficiary name', p.recipient],
          ['Receiving bank', p.bank],
          ['Beneficiary account number', p.account],
          ['Recipient reference', p.memo],
          ...p.decoy,
        ],
      )}<div style="border-top:1px solid #e6e2d2;margin-top:8px;padding-top:12px"><div class="k">Amount</div><div style="font-size:27px;font-weight:800">${p.amount}</div></div></div><p style="padding:0 24px 20px;font-size:11px;color:#7c7c74">This receipt is computer generated and no signature is required.</p>`,
    ),
});

const party = (title: string, name: string, below: string) =>
  `<div style="padding:14px 20px;border-bottom:1px solid #ececec"><div class="k">${title}</div><div style="font-size:16px;font-weight:700">${name}</div><div style="font-size:13px">${below}</div></div>`;

const mutiara = look({
  name: 'mutiara',

  width: 412,
  scale: 2.625,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: SENTENCES,
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2a2a2a}.k{font-size:12px;color:#8c8c8c}.row{display:flex;justify-content:space-between;padding:9px 20px}.v{text-align:right;max-width:60%}`,
      `${phoneBar(p.clock, '#2a2a2a', 71)}<div style="padding:26px 20px 18px;text-align:center">${badge(p, 60, false)}<div style="margin-top:12px;font-size:16px">${p.status}</div><div style="font-size:36px;font-weight:700;color:#a3182b">${p.amount}</div></div><div style="height:8px;background:#f3f3f3"></div>${party('To', p.recipient, `${p.bank}<br>${p.account}`)}${party('From', p.sender, `Savings Account-i<br>${p.ownAccount}`)}<div style="padding:8px 0">${rowsOf(
        [
          ['Transfer date &amp; time', `${p.date} | ${p.time}`],
          ['Reference no.', p.reference],
          ['Recipient’s reference', p.memo],
          ['Service charge', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="padding:14px 20px 26px"><span style="display:block;background:#a3182b;color:#fff;text-align:center;padding:13px;border-radius:6px;font-weight:700">Share Receipt</span></div>`,
    ),
});

const belian = look({
  name: 'belian',

  language: 'ms',
  width: 384,
  scale: 2.8125,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.longDigits,
  says: MALAY,
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#e5f3f4;color:#10363a}.row{padding:9px 0;text-align:center;border-bottom:1px dashed #c9dfe1}.k{font-size:12px;color:#5d8084}.v{font-size:15px;font-weight:700}`,
      `${phoneBar(p.clock, '#10363a', 39)}<div style="text-align:center;padding:16px 20px 20px"><b style="font-size:18px;color:#0a7f88">belian</b><div style="margin:18px 0 8px">${badge(p, 50)}</div><div style="font-size:20px;font-weight:700">${p.status}</div></div><div style="margin:0 18px;background:#fff;border-radius:18px;padding:16px 20px"><div style="text-align:center;padding-bottom:10px"><div class="k">Jumlah Pindahan</div><div style="font-size:34px;font-weight:700">${p.amount}</div></div>${rowsOf(
        [
          ['Penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['No. akaun penerima', p.account],
          ['Tarikh dan masa', `${p.date}, ${p.time}`],
          ['No. Rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ['Akaun pengirim', p.ownAccount],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:20px;font-weight:700;color:#0a7f88">Kongsi resit</div>`,
    ),
});

const angsana = look({
  name: 'angsana',

  dark: true,
  width: 390,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.short,
  time: TIMES.lower,
  reference: REFERENCES.datedLetters,
  says: { ...TITLES, success: ['Completed', 'Successful'], pending: ['Processing', 'Pending'] },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#120b24;color:#f3effc}.row{display:flex;justify-content:space-between;gap:16px;padding:12px 0;font-size:14px;border-bottom:1px solid #2c2244}.k{color:#a99cc8;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="padding:16px 20px;font-size:22px">←</div><div style="padding:4px 22px 22px"><div style="width:48px;height:48px;border-radius:50%;background:#5b3bd1;text-align:center;line-height:48px;font-weight:700;font-size:18px">${p.recipient.slice(0, 1)}</div><div style="font-size:17px;margin-top:12px">${p.recipient}</div><div style="font-size:40px;font-weight:700">-${p.amount}</div><div style="color:#a99cc8">${p.date}, ${p.time}</div></div>
<div style="margin:0 14px;background:#1d1436;border-radius:18px;padding:8px 16px">${rowsOf([
        ['Status', p.status],
        ['Transaction type', 'Transfer out'],
        ['Transferred to', `${p.bank}<br>${p.account}`],
        ['Transferred from', `Main Account<br>${p.ownAccount}`],
        ['Recipient reference', p.memo],
        ['Reference number', p.reference],
        ...p.decoy,
      ])}</div><p style="text-align:center;padding:22px;color:#b79cff;font-weight:600">Download receipt</p>`,
    ),
});

const kapas = look({
  name: 'kapas',

  language: 'mixed',
  width: 375,
  money: MONEY.code,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  says: BOTH,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#232323}table{width:100%;border-collapse:collapse}td{padding:9px 18px;border-bottom:1px solid #eaeaf2;vertical-align:top}.k{width:44%;color:#6a6a80;font-size:12px}.v{font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 63, '#2a3f86')}<div style="background:#2a3f86;color:#fff;padding:14px 18px;text-align:center;font-weight:700">Resit Transaksi</div><div style="padding:20px 18px;text-align:center;background:#f2f4fb"><div style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="font-size:31px;font-weight:700;margin-top:4px">${p.amount}</div></div>${tableOf(
        [
          ['Jenis transaksi<br>Transaction type', 'Pindahan Segera'],
          ['Nama penerima<br>Beneficiary name', p.recipient],
          ['Bank penerima<br>Beneficiary bank', p.bank],
          ['No. akaun<br>Account no.', p.account],
          ['Tarikh / Masa<br>Date / Time', `${p.date} ${p.time}`],
          ['No. rujukan<br>Reference no.', p.reference],
          ['Rujukan penerima<br>Recipient reference', p.memo],
          ['Daripada<br>From', p.sender],
          ...p.decoy,
        ],
      )}${tabs(['Utama', 'Akaun', 'Bayar', 'Lagi'], '#2a3f86')}`,
    ),
});

const raflesia = look({
  name: 'raflesia',

  dark: true,
  width: 360,
  money: MONEY.code,
  names: 'upper',
  date: DATES.long,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: TITLES,
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0d1b33;color:#eef3fb}.row{padding:10px 0;border-bottom:1px solid #24385c}.k{font-size:12px;color:#8fa6cc}.v{font-size:15px}`,
      `${phoneBar(p.clock, '#fff', 47)}<div style="padding:10px 18px 2px;display:flex;justify-content:space-between"><b>Transfer</b><span>✕</span></div><div style="padding:18px;display:flex;gap:14px;align-items:center">${badge(p, 44)}<div><div style="font-size:19px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#8fa6cc">${p.date} at ${p.time}</div></div></div><div style="margin:0 14px;background:#15284a;border-radius:10px;padding:16px"><div class="k">Transfer amount</div><div style="font-size:30px;font-weight:700;padding-bottom:6px">${p.amount}</div>${rowsOf(
        [
          ['Recipient', p.recipient],
          ['Bank', p.bank],
          ['Account no.', p.account],
          ['Payment reference', p.memo],
          ['Transaction ID', p.reference],
          ['Pay from', `${p.sender}<br>${p.ownAccount}`],
          ...p.decoy,
        ],
      )}</div><div style="margin:20px 14px;background:#e2475c;border-radius:8px;padding:13px;text-align:center;font-weight:700">Back to Home</div>`,
    ),
});

export const phones = [cengal, mutiara, belian, angsana, kapas, raflesia];
