import {
  DATES,
  MONEY,
  REFERENCES,
  TIMES,
  type Clock,
  type ReferenceStyle,
} from '#test/receipts/drawing/formats.ts';
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
import { HEADINGS_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');

const unseen = ({ hiddenText }: Printed) =>
  hiddenText ? `<div style="color:#fff;font-size:1px">${`${hiddenText} `.repeat(5)}</div>` : '';

/** 14:05 hrs */
const hours = ({ hour, minute }: Clock) => `${two(hour)}${two(minute)} hrs`;

/** 2:05:41 petang */
const malaySeconds = ({ hour, minute, second }: Clock) =>
  `${hour % 12 || 12}:${two(minute)}:${two(second)} ${hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam'}`;

/** Day, branch, and running number, as SWIFT-minded banks number: 0310LT00482913. */
const branchNumber: ReferenceStyle = (below, { month, day }) =>
  `${two(month)}${two(day)}LT00${below(900_000, 'running') + 100_000}`;

const spacedDigits: ReferenceStyle = (below) =>
  ['a', 'b', 'c'].map((group) => String(below(9000, `group ${group}`) + 1000)).join(' ');

const OPENING: Record<Outcome, string> = {
  success: 'Thank you for using Hazelmere Mobile. The transfer below has been made from your account.',
  failed: 'The transfer below could not be made. Your account has not been debited.',
  pending: 'We have received your instruction for the transfer below and are working on it.',
  cancelled: 'The transfer below has been cancelled, as you asked.',
  refunded: 'The transfer below has come back, and the money is in your account again.',
};

// A bank's mail in the mail app of a phone.
const hazelmere = look({
  name: 'hazelmere-phone-mail',
  medium: 'letter',
  width: 412,
  scale: 2.5,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.endsInLetter,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Successful', 'Completed', 'Sent'],
    failed: ['Unsuccessful', 'Failed'],
    pending: ['Being processed'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#202124;font-size:15px}.row{padding:9px 0;border-bottom:1px solid #e3dfee}.k{font-size:13px;color:#5b5470}.v{font-size:16px;color:#1d1440}`,
      `${phoneBar(p.clock, '#202124', 58)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:20px;color:#5f6368"><span>←</span><span style="font-size:15px">Archive &nbsp;&nbsp; Delete &nbsp;&nbsp; ⋮</span></div><div style="padding:8px 20px 14px;font-size:22px">Your fund transfer: ${p.status}</div><div style="display:flex;gap:12px;padding:0 20px 16px"><span style="width:40px;height:40px;border-radius:50%;background:#5a3fa0;color:#fff;text-align:center;line-height:40px;font-size:19px">H</span><span style="flex:1"><b>Hazelmere Alerts</b> <span style="font-size:12px;color:#5f6368">${p.clock}</span><br><span style="font-size:13px;color:#5f6368">to me ⌄</span></span></div><div style="background:#5a3fa0;color:#fff;padding:16px 20px;font:700 20px ${FONTS.serif}">Hazelmere Bank</div><div style="padding:20px 20px 8px"><p>Dear ${p.sender},</p><p style="margin:12px 0 10px">${OPENING[p.outcome]}</p>${rowsOf(
        [
          ['Amount', `<b>${p.amount}</b>`],
          ['Recipient', `<b>${p.recipient}</b>`],
          ['Recipient’s bank and account', `${p.bank}, ${p.account}`],
          ['From account', p.ownAccount],
          ['Date and time', `${p.date}, ${p.time}`],
          ['Reference number', p.reference],
          ['Recipient reference', p.memo],
          ...p.decoy,
          ['Transfer status', p.status],
        ],
      )}<p style="margin-top:16px">Not you? Freeze your account with the Kill Switch in the app, or ring 03-5555 0162 (24 hours).</p><p style="margin-top:14px">Yours sincerely,<br>Hazelmere Bank Malaysia</p><p style="margin-top:16px;font-size:12px;color:#5f6368">Please do not reply. We never put links that ask you to sign in into our e-mails.</p></div><div style="display:flex;gap:12px;padding:16px 20px 28px;font-size:15px;color:#444746"><span style="border:1px solid #747775;border-radius:20px;padding:9px 26px">↩ Reply</span><span style="border:1px solid #747775;border-radius:20px;padding:9px 26px">↪ Forward</span></div>`,
    ),
});

// Three boxes, and the sum in a fourth.
const serkam = look({
  name: 'serkam-slip-bayaran-pdf',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: malaySeconds,
  reference: spacedDigits,
  formats: ['pdf', 'png', 'pdf'],
  says: HEADINGS_MS,
  draw: (p) => {
    const part = (title: string, rows: [string, string][]) =>
      `<div style="flex:1;border:1px solid #c8d4e6;border-radius:6px;overflow:hidden"><div style="background:#e8eff9;color:#123f7a;padding:8px 16px;font-weight:700">${title}</div>${tableOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1e2734;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:7px 16px;vertical-align:top}.k{color:#54637a;width:40%}`,
      `<div style="padding:38px 50px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:28px"><div style="display:flex;gap:12px;align-items:center"><svg width="40" height="40" viewBox="0 0 40 40"><path d="M20 2l18 10v16L20 38L2 28V12z" fill="#123f7a"/><path d="M11 24l9-12l9 12z" fill="#f3b61f"/></svg><div><b style="font-size:20px;color:#123f7a">Bank Serkam</b><div style="font-size:12px;color:#54637a">Serkam Dalam Talian</div></div></div><div style="text-align:right"><b style="font-size:18px">SLIP BAYARAN</b><div style="font-size:13px;color:#54637a">No. rujukan ${p.reference}</div></div></div><div style="display:flex;align-items:center;gap:18px;border-left:6px solid ${signColour(p)};background:#f6f8fb;padding:16px 22px;margin-bottom:18px">${badge(p, 40)}<div style="flex:1"><div style="font-size:18px;font-weight:700">${p.status}</div><div style="color:#54637a">${p.date}, ${p.time}</div></div><div style="text-align:right"><div style="font-size:13px;color:#54637a">Jumlah bayaran</div><div style="font-size:25px;font-weight:700">${p.amount}</div></div></div><div style="display:flex;gap:16px;margin-bottom:16px">${part(
        'Penerima',
        [
          ['Nama', `<b>${p.recipient}</b>`],
          ['Bank', p.bank],
          ['No. akaun', p.account],
        ],
      )}${part('Pengirim', [
        ['Nama', p.sender],
        ['Bank', 'Bank Serkam'],
        ['No. akaun', p.ownAccount],
      ])}</div>${part('Butiran transaksi', [
        ['Jenis transaksi', 'Pindahan segera KilatNow'],
        ['Tarikh kuat kuasa', p.date],
        ['Rujukan penerima', p.memo],
        ['Caj perkhidmatan', p.nothing],
        ...p.decoy,
      ])}${unseen(p)}<p style="margin-top:26px;font-size:12px;color:#54637a">Slip ini dijana oleh sistem atas permintaan pelanggan. Sebarang pertanyaan boleh diajukan kepada Pusat Panggilan Serkam di talian 1-300-55-0118, setiap hari dari 7.00 pagi hingga 11.00 malam.</p><div style="margin-top:24px;border-top:1px solid #c8d4e6;padding-top:8px;font-size:11px;color:#54637a;display:flex;justify-content:space-between"><span>Bank Serkam Berhad (202601000088)</span><span>Muka surat 1 / 1</span></div></div>`,
    );
  },
});

const ADVISED: Record<Outcome, string> = {
  success: 'We have debited your account and paid the beneficiary named below.',
  failed: 'We regret that the payment below was not carried out. Your account has not been debited.',
  pending: 'The payment below has been lodged with us and has not yet been carried out.',
  cancelled: 'The payment below was cancelled before it was carried out.',
  refunded: 'The payment below was returned to us, and we have credited your account again.',
};

// A customer advice with lettered fields, as the international banks keep sending.
const chalfont = look({
  name: 'chalfont-local-transfer-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.tightCode,
  date: DATES.capitals,
  time: hours,
  reference: branchNumber,
  formats: ['pdf', 'jpg', 'pdf'],
  says: {
    success: ['PAID', 'EXECUTED', 'COMPLETED'],
    failed: ['NOT EXECUTED', 'REJECTED'],
    pending: ['LODGED', 'PENDING EXECUTION'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED'],
  },
  draw: (p) => {
    const field = (letter: string, label: string) =>
      `<span style="display:inline-block;width:26px;font-weight:700">${letter}</span>${label}`;
    return pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#15151a;font-size:16px;line-height:1.35}table{width:100%;border-collapse:collapse;margin:16px 0;border-top:2px solid #15151a;border-bottom:2px solid #15151a}td{padding:7px 0;border-bottom:1px solid #bbb;vertical-align:top}.k{width:42%}`,
      `<div style="padding:44px 60px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div style="font:700 24px ${FONTS.serif};color:#7b1530">Chalfont<br>Trading Bank</div><div style="text-align:right;font-size:14px">Labuan Business Centre<br>Level 3, Wisma Contoh, 87000 Labuan<br>Tel. 087-555 014 · Fax 087-555 015</div></div><div style="margin:34px 0 26px;line-height:1.5">${p.sender}<br>A-3-9 Residensi Contoh<br>47500 Subang Jaya</div><div style="display:flex;justify-content:space-between;font-weight:700"><span style="font-size:20px">CUSTOMER ADVICE – LOCAL TRANSFER</span><span>${p.date}</span></div><p style="margin-top:10px">${ADVISED[p.outcome]}</p>${tableOf(
        [
          [field('A', 'Our reference'), p.reference],
          [field('B', 'Value date / time'), `${p.date} ${p.time}`],
          [field('C', 'Currency and amount'), `<b style="font-size:19px">${p.amount}</b>`],
          [field('D', 'Ordering customer'), `${p.sender}<br>A/C ${p.ownAccount}`],
          [field('E', 'Beneficiary'), `<b>${p.recipient}</b><br>A/C ${p.account}`],
          [field('F', 'Beneficiary bank'), p.bank.toUpperCase()],
          [field('G', 'Remittance information'), p.memo],
          [field('H', 'Details of charges'), 'OUR'],
          ...p.decoy.map(([label, value]): [string, string] => [field('H1', label), value]),
          [field('I', 'State of order'), `<b>${p.status}</b>`],
        ],
      )}${unseen(p)}<p style="font-size:14px">Please examine this advice at once and tell us of any discrepancy within fourteen days. E. &amp; O. E.</p><p style="margin-top:22px">For Chalfont Trading Bank<br>Remittances Department</p><p style="font-size:13px;color:#555;margin-top:22px">No signature is required on this computer-produced advice.</p></div>`,
    );
  },
});

const LEAD: Record<Outcome, string> = {
  success: 'Yeay! Duit anda dah sampai kepada penerima.',
  failed: 'Maaf, duit anda tak dapat dihantar. Baki anda tidak ditolak.',
  pending: 'Kami sedang uruskan penghantaran duit anda.',
  cancelled: 'Penghantaran duit ini telah dibatalkan.',
  refunded: 'Duit ini telah dikembalikan ke dompet anda.',
};

// A wallet's mail, read at night.
const tuntung = look({
  name: 'tuntung-emel-gelap',
  medium: 'letter',
  language: 'ms',
  dark: true,
  width: 375,
  scale: 3,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.datedLetters,
  formats: ['png', 'jpg', 'webp'],
  says: {
    success: ['Hantar Duit Berjaya', 'Duit berjaya dihantar', 'Penghantaran selesai'],
    failed: ['Hantar Duit Gagal', 'Duit tidak dapat dihantar'],
    pending: ['Hantar Duit sedang diproses'],
    cancelled: ['Hantar Duit dibatalkan'],
    refunded: ['Duit dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#000;color:#f2f2f4;font-size:15px}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0}.k{color:#b3b3bd;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 22)}<div style="display:flex;justify-content:space-between;padding:10px 18px;color:#5aa2ff;font-size:16px"><span>‹ Peti masuk</span><span>∧ &nbsp; ∨</span></div><div style="padding:8px 18px;border-bottom:1px solid #2b2b30"><b>Tuntung e-Dompet</b> <span style="float:right;color:#b3b3bd;font-size:13px">${p.clock}</span><div style="font-size:13px;color:#b3b3bd">Kepada: ${p.sender}</div></div><div style="padding:14px 18px 4px;font-size:20px;font-weight:700">${p.status}</div><div style="padding:0 18px 12px;font-size:13px;color:#b3b3bd">${p.date}</div><div style="margin:0 12px;background:#1b1b20;border-radius:14px;padding:24px 18px"><div style="text-align:center"><div style="font-weight:800;font-size:20px;color:#ffc43d">tuntung</div><div style="margin:18px 0 12px">${badge(p, 48)}</div><p>${LEAD[p.outcome]}</p><div style="font-size:34px;font-weight:800;margin:10px 0 0">${p.amount}</div><div style="font-size:16px">kepada ${p.recipient}</div></div><div style="border-top:1px dashed #55555f;margin:18px 0 8px"></div>${rowsOf(
        [
          ['Bank', p.bank],
          ['Akaun', p.account],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Mesej', p.memo],
          ...p.decoy,
          ['ID transaksi', `<span style="font-size:13px">${p.reference}</span>`],
        ],
      )}</div><p style="padding:18px 24px;font-size:13px;color:#b3b3bd;text-align:center">Kumpul 200 mata lagi untuk baucar RM5 di Warung Tepi Sawah.</p><p style="padding:0 24px 26px;font-size:12px;color:#b3b3bd;text-align:center">Tuntung Pay Sdn Bhd, Cyberjaya. Perlukan bantuan? bantuan@tuntung.example</p><div style="display:flex;justify-content:space-around;padding:12px 0 26px;color:#5aa2ff;border-top:1px solid #2b2b30"><span>Padam</span><span>Alih</span><span>Balas</span><span>Tulis</span></div>`,
    ),
});

export const letters = [hazelmere, serkam, chalfont, tuntung];
