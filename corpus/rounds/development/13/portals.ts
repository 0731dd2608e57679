import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const steps = (names: string[], last: string) =>
  names
    .map(
      (name, index) =>
        `<span style="display:inline-block;padding:5px 16px;background:${index === names.length - 1 ? last : '#d9dee6'};color:${index === names.length - 1 ? '#fff' : '#556'}">${index + 1}. ${name}</span>`,
    )
    .join(' ');

const punai = look({
  name: 'punai-net-frames',
  medium: 'portal',
  width: 980,
  scale: 1.25,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: [
      'Your transaction has been executed successfully.',
      'Your fund transfer request was successful.',
      'Transfer accepted. The beneficiary has been credited.',
    ],
    failed: ['Your transaction was not successful.', 'We are unable to complete your fund transfer.'],
    pending: [
      'Your transaction is being processed.',
      'Your transfer has been submitted and is pending approval.',
    ],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['This transfer has been reversed to your account.'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:11px;background:#fff;color:#26303c}table{width:100%;border-collapse:separate;border-spacing:1px;background:#c3ccd8}td{background:#fff;padding:7px 10px;vertical-align:top}.k{background:#eaeef4;width:34%;text-align:right;color:#3c4c60}.n{padding:6px 12px;border-bottom:1px solid #bcc7d4}`,
      `<div style="background:linear-gradient(90deg,#173a66,#4d7fb5);color:#fff;padding:14px 18px"><b style="font:700 22px ${FONTS.serif}">Punai Bank</b> <i>e-Net Personal</i><span style="float:right;line-height:2.2">Welcome, ${p.sender} | Mail (2) | Logout</span></div>
<div style="display:flex"><div style="width:180px;background:#dfe6ee;min-height:520px">${['Account Summary', 'Fund Transfer', '&nbsp;- Own Account', '<b>&nbsp;- Third Party Account</b>', '&nbsp;- Interbank GIRO', 'Bill Payment', 'Prepaid Reload', 'Cheque Services', 'Settings'].map((name) => `<div class="n">${name}</div>`).join('')}</div>
<div style="flex:1;padding:16px 20px"><div style="color:#6a7687">Home &gt; Fund Transfer &gt; Third Party Account</div><h1 style="font-size:16px;margin:10px 0">Third Party Fund Transfer</h1><div style="margin-bottom:14px">${steps(['Fill in', 'Verify', 'Acknowledgement'], '#173a66')}</div>
<div style="border:1px solid ${signColour(p)};padding:8px 12px;margin-bottom:14px;color:${signColour(p)};font-weight:700">${p.status}</div>${tableOf(
        [
          ['Reference Number :', p.reference],
          ['Transaction Date / Time :', `${p.date} ${p.time}`],
          ['From Account :', `${p.ownAccount} SAVINGS`],
          ['To Account :', `${p.account}`],
          ['Account Holder :', p.recipient],
          ['Amount :', p.amount],
          ['Service Charge :', p.nothing],
          ['Description :', p.memo],
          ...p.decoy.map(([label, value]): [string, string] => [`${label} :`, value]),
        ],
      )}<p style="margin:14px 0;color:#6a7687">Please print this page or note the reference number for your records.</p><button style="font:11px ${FONTS.wide};padding:3px 14px">Print</button> <button style="font:11px ${FONTS.wide};padding:3px 14px">Add to Favourite</button> <button style="font:11px ${FONTS.wide};padding:3px 14px">Another Transfer</button></div></div><div style="background:#173a66;color:#c6d6ea;padding:8px 18px;font-size:10px">Best viewed at 1024 x 768. &copy; Punai Bank Berhad. All rights reserved.</div>`,
    ),
});

const bacang = look({
  name: 'bacang-perbankan-web',
  language: 'ms',
  medium: 'portal',
  width: 1100,
  scale: 1,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  names: 'title',
  reference: REFERENCES.datedLetters,
  says: HEADINGS_MS,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f6f3ee;color:#2b2620;font-size:15px}.grid{display:grid;grid-template-columns:1fr 1fr;gap:20px 34px}.k{color:#8c8173;font-size:13px}.v{font-weight:600;overflow-wrap:anywhere}.b{border:1.5px solid #b4532a;color:#b4532a;border-radius:8px;padding:10px 18px;font-weight:600;display:inline-block;margin-right:10px}`,
      `<div style="background:#fff;padding:16px 40px;border-bottom:1px solid #e4ddd2;display:flex;gap:30px;align-items:center"><b style="font-size:21px;color:#b4532a">bacang</b><span>Utama</span><b style="border-bottom:3px solid #b4532a">Pindah &amp; Bayar</b><span>Kad</span><span>Pelaburan</span><span style="margin-left:auto;color:#8c8173">Log masuk terakhir: ${p.daysBefore(3)}</span></div>
<div style="display:flex;gap:26px;padding:34px 40px"><div style="width:330px;background:#b4532a;color:#fff;border-radius:18px;padding:28px"><div style="font-size:14px;opacity:.85">${p.done ? 'Anda memindahkan' : 'Amaun'}</div><div style="font-size:36px;font-weight:700">${p.amount}</div><div style="margin:20px 0 4px;font-size:14px;opacity:.85">kepada</div><div style="font-size:19px;font-weight:700">${p.recipient}</div><div>${p.bank}</div><div>${p.account}</div><div style="margin-top:30px;font-size:13px;border-top:1px solid #fff6;padding-top:12px">Daripada akaun ${p.ownAccount}</div></div>
<div style="flex:1;background:#fff;border-radius:18px;padding:28px 32px"><div style="display:flex;gap:14px;align-items:center;margin-bottom:24px">${badge(p, 40)}<h1 style="font-size:24px">${p.status}</h1></div><div class="grid">${rowsOf(
        [
          ['Jenis pindahan', 'KilatNow ke akaun bank'],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ['Caj', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="margin-top:32px"><span class="b">Muat turun resit</span><span class="b">Simpan kegemaran</span><span class="b" style="background:#b4532a;color:#fff">Pindahan baharu</span></div></div></div><p style="padding:0 40px 26px;color:#8c8173;font-size:12px">Jangan dedahkan kata laluan atau kod TAC kepada sesiapa. Bacang Bank Berhad.</p>`,
    ),
});

const kuau = look({
  name: 'kuau-dual-web',
  language: 'mixed',
  dark: true,
  medium: 'portal',
  width: 900,
  scale: 1.5,
  money: MONEY.code,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    ...STATUSES,
    success: ['Successful / Berjaya', 'Completed / Selesai'],
    failed: ['Failed / Gagal', 'Rejected / Ditolak'],
    pending: ['Processing / Sedang diproses'],
  },
  formats: ['jpg', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0e1720;color:#dfe7ee;font-size:14px}table{width:100%;border-collapse:collapse}th{font-weight:400;text-align:left;color:#7f96aa;font-size:12px;padding:8px 10px;border-bottom:1px solid #2c3e4f}td{padding:12px 10px;border-bottom:1px solid #1d2b38;vertical-align:top}`,
      `<div style="padding:18px 30px;border-bottom:2px solid #2fa8a0;display:flex;justify-content:space-between"><b style="font-size:18px;letter-spacing:3px">KUAU DIRECT</b><span style="color:#7f96aa">BM | EN &nbsp; Log Keluar</span></div>
<div style="padding:26px 30px"><div style="font-size:20px;font-weight:700">Instant Transfer / Pindahan Segera</div><p style="color:#7f96aa;margin:4px 0 20px">Tarikh transaksi / Transaction date: <span style="color:#dfe7ee">${p.date}, ${p.time}</span></p>
<table><tr><th>Penerima / Payee</th><th>No. Akaun / Account</th><th>Status</th><th style="text-align:right">Jumlah / Amount</th></tr><tr><td style="width:250px"><b>${p.recipient}</b><br><span style="color:#7f96aa">${p.bank}</span></td><td>${p.account}</td><td style="color:${p.done ? '#49d8a6' : '#f0a468'};font-weight:700">${p.status}</td><td style="text-align:right;white-space:nowrap"><b>${p.amount}</b></td></tr><tr><td colspan="3" style="text-align:right;color:#7f96aa">Caj / Fee</td><td style="text-align:right">${p.nothing}</td></tr><tr><td colspan="3" style="text-align:right;color:#7f96aa">Jumlah debit / Total debit</td><td style="text-align:right">${p.done ? p.amount : p.nothing}</td></tr></table>
<div style="margin:24px 0;line-height:2;background:#142230;padding:12px 18px;border-left:3px solid #2fa8a0">Rujukan transaksi / Transaction ID: <b>${p.reference}</b><br>Rujukan penerima / Recipient ref: ${p.memo}<br>Daripada / From: ${p.sender}, ${p.ownAccount}${p.decoy.map(([label, value]) => `<br>${label}: ${value}`).join('')}</div>
<span style="background:#2fa8a0;color:#06201e;padding:10px 26px;font-weight:700">Cetak / Print</span> <span style="padding:10px 26px;border:1px solid #2fa8a0;margin-left:8px">Kembali / Back</span></div>`,
    ),
});

export const portals = [punai, bacang, kuau];
