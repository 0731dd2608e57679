import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Three steps on top, then what was debited and what was credited in boxes side by side. */
const kerapu = look({
  name: 'kerapu-two-boxes',
  medium: 'portal',
  width: 1080,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: [
      'Your transaction has been processed successfully.',
      'Your fund transfer is successful.',
      'Transaction accepted and completed.',
    ],
    failed: ['Your transaction was unsuccessful.', 'We are unable to process your transfer.'],
    pending: ['Your transaction is pending authorisation.', 'Your transaction is being processed.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;color:#2b3440;background:#eef2f3}.top{background:#0d5c63;color:#fff;display:flex;justify-content:space-between;padding:16px 34px}.menu{background:#fff;border-bottom:1px solid #ccd6d8;padding:11px 34px;color:#0d5c63;word-spacing:2px}.steps{display:flex;gap:34px;padding:20px 34px;color:#8a979b}.pair{display:flex;gap:18px;margin:18px 0}.pair>div{flex:1;border:1px solid #d3dcde;padding:16px 18px}h3{font-size:12px;color:#0d5c63;text-transform:uppercase;letter-spacing:.6px;margin-bottom:8px}.row{display:flex;padding:4px 0}.k{width:150px;color:#6a777c}.v{flex:1;font-weight:600}`,
      `<div class="top"><b style="font-size:20px">kerapu<span style="font-weight:400"> | personal banking</span></b><span>${p.sender} &nbsp;|&nbsp; Log out</span></div><div class="menu">Accounts &nbsp; Transfer &nbsp; Bill Payment &nbsp; Cards &nbsp; Fixed Deposit &nbsp; Services</div><div class="steps"><span>1 Fill in details</span><span>2 Confirm</span><b style="color:#0d5c63">3 Acknowledgement</b></div><div style="background:#fff;margin:0 34px 30px;padding:22px 26px"><div style="border-left:5px solid ${signColour(p)};background:#f4f7f7;padding:12px 16px;font-size:15px;font-weight:700">${p.status}</div><div class="pair"><div><h3>Transfer from</h3>${rowsOf(
        [['Account name', p.sender], ['Account no.', p.ownAccount], ['Your reference', p.memo], ...p.decoy],
      )}</div><div><h3>Transfer to</h3>${rowsOf([
        ['Beneficiary', p.recipient],
        ['Account no.', p.account],
        ['Receiving bank', p.bank],
        ['Mode', 'Instant Transfer (KilatNow)'],
      ])}</div></div><div style="display:flex;justify-content:space-between;border-top:2px solid #0d5c63;padding-top:14px"><div>Reference number &nbsp;<b>${p.reference}</b><br>Transaction date &nbsp;<b>${p.date} ${p.time}</b></div><div style="text-align:right">Transfer amount<br><b style="font-size:22px">${p.amount}</b></div></div><p style="margin-top:22px;color:#0d5c63">🖨 Print &nbsp;&nbsp; ⤓ Save as PDF &nbsp;&nbsp; ★ Add to favourites</p></div><p style="padding:0 34px 22px;font-size:11px;color:#8a979b">Member of the deposit protection scheme. Best viewed at 1280 x 800.</p>`,
    ),
});

/** In a telephone's browser; labels stand above what they name. */
const lawas = look({
  name: 'lawas-dalam-talian',
  medium: 'portal',
  language: 'ms',
  width: 400,
  scale: 2,
  formats: ['png', 'jpg', 'webp'],
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: HEADINGS_MS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fdf7ee;color:#3b2f20;font-size:15px}.bar{background:#e9e4da;padding:10px 14px;font-size:13px;color:#555;display:flex;gap:10px}.bar span{flex:1;background:#fff;border-radius:18px;padding:6px 14px}.row{padding:10px 0;border-bottom:1px dashed #e0d3bd}.k{font-size:12px;color:#9a8364}.v{font-weight:600}.b{text-align:center;border-radius:8px;padding:12px;margin-top:12px;font-weight:700}`,
      `<div class="bar">⌂ <span>🔒 talian.lawas.example/pindah/resit</span> ⋮</div><div style="padding:14px 18px;background:#c2571a;color:#fff;font-weight:800;font-size:18px">☰ &nbsp;Lawas Dalam Talian</div><div style="margin:16px;background:#fff;border-radius:10px;padding:20px"><div style="display:flex;align-items:center;gap:12px">${badge(p, 40)}<b style="font-size:19px">${p.status}</b></div><p style="margin:14px 0 4px;color:#9a8364;font-size:13px">Jumlah Pindahan</p><div style="font-size:30px;font-weight:800;color:#c2571a">${p.amount}</div>${rowsOf(
        [
          [
            'Dipindahkan Kepada',
            `${p.recipient}<br><span style="font-weight:400">${p.bank}, ${p.account}</span>`,
          ],
          ['Daripada Akaun', p.ownAccount],
          ['Kaedah', 'Pindahan Segera'],
          ['Tarikh dan Masa', `${p.date}, ${p.time}`],
          ['Nombor Rujukan', p.reference],
          ['Tujuan', p.memo],
          ...p.decoy,
        ],
      )}<div class="b" style="background:#c2571a;color:#fff">Muat Turun Resit</div><div class="b" style="border:1px solid #c2571a;color:#c2571a">Pindahan Baharu</div></div><p style="text-align:center;font-size:11px;color:#9a8364;padding:0 24px 20px">Talian bantuan 24 jam. Jangan dedahkan kata laluan anda kepada sesiapa.</p>`,
    ),
});

/** Labels in both tongues in a striped table. */
const sepilok = look({
  name: 'sepilok-dwi-jalur',
  medium: 'portal',
  language: 'mixed',
  width: 900,
  scale: 1.5,
  formats: ['png', 'png', 'jpg'],
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'SELESAI / COMPLETED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PROCESSING', 'MENUNGGU KELULUSAN / PENDING APPROVAL'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REFUNDED'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;color:#1b2a1f;background:#fff}table{width:100%;border-collapse:collapse;border:1px solid #b9cdbd}td{padding:9px 14px;vertical-align:top}tr:nth-child(odd){background:#edf5ee}.k{width:44%;color:#3d5a44}.v{font-weight:700}.s{color:#7b8d80}`,
      `<div style="display:flex;justify-content:space-between;align-items:center;padding:16px 26px;border-bottom:4px solid #f2b200"><b style="font-size:21px;color:#1e6b35">SEPILOK <span style="color:#f2b200">e-Bank</span></b><span style="font-size:11px">Laman Utama / Home &nbsp;|&nbsp; Profil / Profile &nbsp;|&nbsp; Keluar / Logout</span></div><div style="padding:20px 26px"><p style="font-size:11px;color:#7b8d80">Pemindahan / Transfer › Bank Lain / Other Bank › Resit / Receipt</p><h1 style="font-size:18px;margin:10px 0 14px">Pemindahan Dana / Fund Transfer</h1>${tableOf(
        [
          [
            'Status Transaksi <span class="s">/ Transaction Status</span>',
            `<span style="color:${signColour(p)}">${p.status}</span>`,
          ],
          ['No. Rujukan <span class="s">/ Reference No.</span>', p.reference],
          ['Tarikh &amp; Masa <span class="s">/ Date &amp; Time</span>', `${p.date} ${p.time}`],
          ['Dari Akaun <span class="s">/ From Account</span>', p.ownAccount],
          ['Ke Akaun <span class="s">/ To Account</span>', p.account],
          ['Nama Penerima <span class="s">/ Recipient Name</span>', p.recipient],
          ['Bank Penerima <span class="s">/ Recipient Bank</span>', p.bank],
          ['Amaun <span class="s">/ Amount</span>', p.amount],
          ['Caj <span class="s">/ Charges</span>', p.nothing],
          ['Butiran <span class="s">/ Payment Details</span>', p.memo],
          ...p.decoy,
        ],
      )}<p style="margin:16px 0;text-align:right"><span style="background:#1e6b35;color:#fff;padding:9px 26px">Cetak / Print</span> &nbsp; <span style="background:#f2b200;padding:9px 26px">Selesai / Done</span></p><div style="background:linear-gradient(90deg,#1e6b35,#5fa36f);color:#fff;padding:14px 18px">Simpan di Sepilok, menang motosikal! <i>Save with us and win a motorcycle.</i></div></div>`,
    ),
});

/** A bank from abroad: whole sentences, a dark page. */
const dunmore = look({
  name: 'dunmore-night-web',
  medium: 'portal',
  dark: true,
  width: 760,
  scale: 1.5,
  formats: ['png', 'webp', 'png'],
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    ...HEADINGS,
    success: [
      'Your payment has been made',
      'Payment sent successfully',
      'Thank you. Your payment is complete',
    ],
    failed: ['Your payment could not be made', 'Payment unsuccessful'],
    pending: ['Your payment is being processed', 'Your payment is awaiting approval'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#14161a;color:#e8e6e1;font-size:15px}.row{display:flex;justify-content:space-between;padding:13px 0;border-bottom:1px solid #2f333a}.k{color:#a2a5ab}.v{text-align:right}`,
      `<div style="padding:20px 40px;border-bottom:1px solid #2f333a;font:600 22px ${FONTS.book}">Dunmore <span style="color:#c8a05a">&amp;</span> Leith<span style="float:right;font:13px ${FONTS.sans};color:#a2a5ab;padding-top:7px">Malaysia &nbsp;·&nbsp; Messages (2) &nbsp;·&nbsp; Sign out</span></div><div style="padding:34px 40px"><h1 style="font:500 30px ${FONTS.book}">${p.status}</h1><p style="color:#a2a5ab;margin:8px 0 26px">${p.done ? 'The payee should see the money in a few moments. Keep this page for your records.' : 'You can follow this payment under Activity at any time.'}</p>${rowsOf(
        [
          ['Pay to', `<b>${p.recipient}</b><br>${p.bank} · ${p.account}`],
          ['Pay from', `Everyday Current ${p.ownAccount}`],
          ['Payment amount', `<b>${p.amount}</b>`],
          ['Fee', p.nothing],
          ['Payment date', `${p.date} at ${p.time}`],
          ['Note to payee', p.memo],
          ['Confirmation ID', p.reference],
          ...p.decoy,
        ],
      )}<div style="margin-top:30px"><span style="background:#c8a05a;color:#14161a;padding:13px 30px;font-weight:700">Make another payment</span><span style="padding:13px 30px;text-decoration:underline">Back to accounts</span></div></div><div style="padding:16px 40px 26px;font-size:11px;color:#777b82">© Dunmore &amp; Leith Banking Group. Licensed in Malaysia. All rights reserved.</div>`,
    ),
});

export const portals = [kerapu, lawas, sepilok, dunmore];
