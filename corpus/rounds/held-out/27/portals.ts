// Results of transfers as the web banking of five local banks shows them.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  rowsOf,
  signColour,
  tableOf,
  type Row,
} from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

type Below = Printed['below'];
const digits = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const two = (number: number) => String(number).padStart(2, '0');
const day = ({ year, month, day: date }: Clock) => `${year}${two(month)}${two(date)}`;

/** The largest bank's site: the result lies over the page, from whom and to whom as two cards. */
const rajawali = look({
  name: 'rajawali-2u-web',
  medium: 'portal',
  width: 1160,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  says: {
    success: ['Successful', 'Transfer Successful'],
    failed: ['Unsuccessful', 'Transfer Unsuccessful'],
    pending: ['Processing', 'Pending Approval'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) => {
    const party = (head: string, name: string, under: string) =>
      `<div style="flex:1;border:1px solid #dedede;border-top:4px solid #0b6e69;border-radius:6px;padding:14px 18px"><div style="font-size:12px;color:#757575">${head}</div><div style="font-size:16px;font-weight:700;margin:3px 0">${name}</div><div style="color:#555">${under}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#8d9494;color:#222}.row{display:flex;justify-content:space-between;padding:10px 2px;border-bottom:1px solid #ececec}.k{color:#6b6b6b}.v{text-align:right}nav span{margin-left:30px}`,
      `<div style="background:#0b6e69;color:#fff;padding:17px 44px;display:flex;align-items:center"><b style="font-size:23px">Rajawali<span style="color:#ffd76a">2u</span></b><nav style="flex:1;font-size:13px"><span>Accounts</span><span style="border-bottom:3px solid #ffd76a;padding-bottom:5px">Pay &amp; Transfer</span><span>Cards</span><span>Wealth</span><span>Apply</span><span>Settings</span></nav><span style="font-size:13px">Log out</span></div>
<div style="width:780px;margin:34px auto 40px;background:#fff;border-radius:8px;padding:30px 44px 34px"><div style="text-align:center">${badge(p, 54)}<h1 style="font-size:23px;margin-top:8px">${p.status}</h1><div style="color:#6b6b6b;margin-top:4px">Reference ID: <span style="color:#222">${p.reference}</span> &nbsp;|&nbsp; ${p.date}, ${p.time}</div><div style="font-size:36px;font-weight:700;margin:16px 0 20px">${p.amount}</div></div><div style="display:flex;gap:16px;align-items:stretch;margin-bottom:16px">${party('From', 'Personal Saver Account-i', p.ownAccount)}<span style="font-size:24px;color:#0b6e69;align-self:center">→</span>${party('To', p.recipient, `${p.account}<br>${p.bank}`)}</div>${rowsOf(
        [
          ['Transfer type', 'KilatNow Transfer'],
          ['Transfer mode', 'Fund Transfer'],
          ['Effective date', `Today (${p.date})`],
          ['Recipient reference', p.memo],
          ['Other payment details', '-'],
          ['Service fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="text-align:center;margin-top:26px"><span style="border:1px solid #0b6e69;color:#0b6e69;border-radius:22px;padding:11px 30px;margin-right:12px">Share receipt</span><span style="border:1px solid #0b6e69;color:#0b6e69;border-radius:22px;padding:11px 30px;margin-right:12px">Add to Favourites</span><span style="background:#0b6e69;color:#fff;border-radius:22px;padding:12px 46px">Done</span></div></div>
<div style="background:#2f3636;color:#d2d8d8;padding:16px 44px;font-size:12px">Protect yourself from scams. Never share your TAC or password. For assistance, call 1-300-55-8811 (24 hours). © Rajawali Bank Berhad. All rights reserved.</div>`,
    );
  },
});

/** The red one with steps: what, whereto and how in three boxes on a grey ground. */
const chengal = look({
  name: 'chengal-klik-web',
  medium: 'portal',
  width: 1120,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => digits(below, 9, 'klik'),
  says: {
    success: ['Your transfer is successful', 'Transfer Successful', 'Transaction Successful'],
    failed: ['Your transfer is unsuccessful', 'Transaction Unsuccessful'],
    pending: ['Your transfer is being processed', 'Transaction Pending'],
    cancelled: ['Your transfer has been cancelled'],
    refunded: ['Your transfer has been reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) => {
    const box = (head: string, rows: Row[]) =>
      `<div style="background:#fff;padding:18px 26px;margin-top:14px"><h2 style="font-size:15px;color:#7c1430;margin-bottom:6px">${head}</h2>${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f1f1f2;color:#2d2d2f}.row{display:flex;padding:7px 0}.k{width:250px;color:#6d6e71}.v{flex:1;font-weight:600}.t span{margin-right:32px}`,
      `<div style="background:#7c1430;color:#fff;padding:14px 60px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">chengal <span style="font-weight:400">Klik</span></b><span style="font-size:13px">Hi, ${p.sender} &nbsp;&nbsp; ✉ Inbox (3) &nbsp;&nbsp; Logout</span></div><div class="t" style="background:#fff;padding:14px 60px;font-size:14px;border-bottom:1px solid #ddd"><span>My Accounts</span><span style="color:#7c1430;font-weight:700">Pay &amp; Transfer</span><span>Apply &amp; Invest</span><span>eStatements</span><span>Services</span></div>
<div style="width:820px;margin:22px auto 40px"><div style="font-size:13px;color:#6d6e71;margin-bottom:12px">1. Enter Details &nbsp;›&nbsp; 2. Confirm &nbsp;›&nbsp; <b style="color:#2d2d2f">3. Done</b></div><div style="background:#fff;padding:24px 26px;display:flex;gap:18px;align-items:center;border-left:6px solid ${signColour(p)}">${badge(p, 48)}<div style="flex:1"><h1 style="font-size:22px;line-height:1.2">${p.status}</h1><div style="color:#6d6e71;margin-top:4px">Reference No. ${p.reference}</div></div><div style="text-align:right"><div style="font-size:12px;color:#6d6e71">Amount</div><div style="font-size:27px;font-weight:700">${p.amount}</div></div></div>${box('Transfer From', [['Account', `Basic Savings Account ${p.ownAccount}`], ...p.decoy])}${box(
        'Transfer To',
        [
          ['Recipient Name', p.recipient],
          ['Recipient Bank', p.bank],
          ['Account Number', p.account],
        ],
      )}${box('Transfer Details', [
        ['Transfer Method', 'KilatNow (Instant)'],
        ['Date &amp; Time', `${p.date} ${p.time}`],
        ['Recipient Reference', p.memo],
        ['Service Charge', p.nothing],
      ])}<div style="margin-top:20px;display:flex;gap:12px;justify-content:flex-end"><span style="border:1px solid #7c1430;color:#7c1430;padding:11px 26px">Download Receipt</span><span style="border:1px solid #7c1430;color:#7c1430;padding:11px 26px">Make Another Transfer</span><span style="background:#7c1430;color:#fff;padding:12px 34px">Back to My Accounts</span></div></div>`,
    );
  },
});

// What stands beside a label with the currency has none of its own, unless it is another one.
const amountLabel = ({ amount }: Printed) =>
  /^[\d,.]+$/.test(amount.replace(/<[^>]+>/g, '')) ? 'Amount (RM)' : 'Amount';

/** The old guard's page of plain tables: menu at the left, label, colon, value. */
const warga = look({
  name: 'warga-be-acknowledgement',
  medium: 'portal',
  width: 1024,
  scale: 1.25,
  money: {},
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below, clock) => `${day(clock).slice(2)}${digits(below, 8, 'wbe')}`,
  says: {
    success: ['Successful', 'Accepted', 'Transaction Successful'],
    failed: ['Unsuccessful', 'Rejected'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:12px;background:#fff;color:#222}table{width:100%;border-collapse:collapse}td{padding:7px 12px;border:1px solid #d8d8d8}.k{width:38%;background:#f3f3f3}nav div{padding:9px 14px;border-bottom:1px solid #e2c9c9}.s{display:inline-block;padding:7px 20px;background:#b3192b;color:#fff;margin-right:8px}`,
      `<div style="padding:12px 22px;display:flex;justify-content:space-between;align-items:flex-end;border-bottom:4px solid #b3192b"><b style="font-size:21px;color:#b3192b">WARGA BANK <span style="font-size:15px">WBe</span></b><span style="text-align:right;font-size:11px;color:#555">Welcome ${p.sender}<br>Last login: ${p.daysBefore(2)} 09:41:07 &nbsp; <u>Log Out</u></span></div><div style="background:#b3192b;color:#fff;padding:8px 22px;word-spacing:1px">Account &nbsp;|&nbsp; <b>Fund Transfer</b> &nbsp;|&nbsp; Payment &nbsp;|&nbsp; Prepaid Reload &nbsp;|&nbsp; Investment &nbsp;|&nbsp; Card Services &nbsp;|&nbsp; Others</div>
<div style="display:flex"><nav style="width:200px;flex:none;background:#faf1f1;min-height:560px"><div>To Own Account</div><div>To Warga Bank Account</div><div style="font-weight:700;color:#b3192b">To Other Bank Account</div><div>KilatNow Transfer</div><div>Foreign Telegraphic Transfer</div><div>Favourite List</div><div>Transaction History</div></nav><main style="flex:1;padding:18px 24px 30px"><h1 style="font-size:16px;color:#b3192b">Transfer To Other Bank Account - Acknowledgement</h1><p style="margin:10px 0 14px">${p.done ? 'Thank you. ' : ''}Please print or save this page for your reference.</p>${tableOf(
        [
          ['Transaction Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
          ['Reference No.', p.reference],
          ['Transaction Date / Time', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} SAVINGS`],
          ['Payment Mode', 'Instant Transfer'],
          ['Beneficiary Bank', p.bank.toUpperCase()],
          ['Beneficiary Account No.', p.account],
          ['Beneficiary Name', p.recipient],
          [amountLabel(p), `<b>${p.amount}</b>`],
          ['Service Charge (RM)', p.nothing],
          ["Recipient's Reference", p.memo],
          ['Effective Date', p.date],
          ...p.decoy,
        ],
      )}<div style="margin:18px 0"><span class="s">Print</span><span class="s">Add to Favourite</span><span class="s">Make Another Transfer</span></div><div style="font-size:11px;color:#555"><b>Note:</b><br>1. Instant Transfer is available 24 hours daily, subject to the availability of the beneficiary bank.<br>2. For enquiries, please call our Customer Service at 03-5550 5000 or e-mail wbe@wargabank.example.</div></main></div><div style="background:#eee;padding:10px 22px;font-size:10px;color:#555">Copyright © Warga Bank Berhad. All rights reserved. Best viewed at 1024 x 768.</div>`,
    ),
});

/** A blue one in Malay: the answer on a band across the page, then two columns of details. */
const rintis = look({
  name: 'rintis-now-web',
  medium: 'portal',
  language: 'ms',
  width: 1180,
  scale: 1.2,
  money: MONEY.code,
  date: DATES.shortMalay,
  time: TIMES.seconds,
  reference: (below, clock) => `${day(clock)}RNTSMYKL030OCB${digits(below, 8, 'now')}`,
  says: {
    success: ['Transaksi Berjaya', 'Transaksi anda berjaya', 'Pemindahan Berjaya'],
    failed: ['Transaksi Tidak Berjaya', 'Transaksi anda tidak berjaya'],
    pending: ['Transaksi Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Wang Telah Dipulangkan'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) => {
    const column = (head: string, rows: Row[]) =>
      `<div style="flex:1;min-width:0"><h2 style="font-size:15px;border-bottom:2px solid #0a5bb5;padding-bottom:7px;color:#0a5bb5">${head}</h2>${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1f2933;font-size:15px}.row{padding:10px 0;border-bottom:1px solid #e6ebf0}.k{font-size:12.5px;color:#66727f}.v{font-weight:700}.m span{margin-right:36px}`,
      `<div style="background:#08346b;color:#fff;padding:16px 56px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:22px">RINTIS <i style="color:#6ec1ff">Now</i></b><span style="font-size:13px">BM | EN &nbsp;&nbsp;&nbsp; ${p.sender} &nbsp;&nbsp;&nbsp; Log Keluar</span></div><div class="m" style="padding:13px 56px;background:#0a5bb5;color:#fff;font-size:14px"><span>Akaun Saya</span><span style="font-weight:700;text-decoration:underline">Bayar &amp; Pindah</span><span>Kad</span><span>Pelaburan</span><span>Mohon</span><span>Tetapan</span></div>
<div style="padding:24px 56px 36px"><div style="font-size:21px;margin-bottom:16px">Pindahan ke Akaun Bank Lain</div><div style="display:flex;gap:18px;align-items:center;background:#f2f7fc;border:1px solid #cfe0f1;padding:18px 24px;margin-bottom:26px">${badge(p, 46)}<div style="flex:1"><div style="font-size:20px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#4a5662">${p.date}, ${p.time}</div></div><div style="font-size:30px;font-weight:700;color:#08346b">${p.amount}</div></div><div style="display:flex;gap:50px">${column(
        'Butiran Penerima',
        [
          ['Nama Penerima', p.recipient],
          ['Bank Penerima', p.bank],
          ['Nombor Akaun Penerima', p.account],
          ['Rujukan Penerima', p.memo],
        ],
      )}${column('Butiran Transaksi', [
        ['Nombor Rujukan', p.reference],
        ['Daripada Akaun', `Akaun Semasa Pintar ${p.ownAccount}`],
        ['Kaedah Pindahan', 'KilatNow'],
        ['Caj Perkhidmatan', p.nothing],
        ...p.decoy,
      ])}</div><div style="margin-top:28px"><span style="background:#0a5bb5;color:#fff;padding:12px 30px;border-radius:4px;margin-right:12px">Muat Turun Resit</span><span style="border:1px solid #0a5bb5;color:#0a5bb5;padding:11px 30px;border-radius:4px;margin-right:12px">Simpan Sebagai Kegemaran</span><span style="color:#0a5bb5">Buat Pindahan Lain</span></div></div><div style="background:#f4f6f8;padding:16px 56px;font-size:12px;color:#5b6773">Waspada penipuan! Hubungi 03-5550 8118 (24 jam) atau NSRC 997 dengan segera jika anda tertipu. © Rintis Bank Berhad.</div>`,
    );
  },
});

/** Three steps as arrows; the transaction in one wide two-tone table below the answer. */
const hockLam = look({
  name: 'hock-lam-connect-web',
  medium: 'portal',
  width: 1060,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below, clock) => `${day(clock)}${digits(below, 10, 'connect')}`,
  says: {
    success: ['Your transaction is successful.', 'Transaction Successful', 'Transfer Successful'],
    failed: ['Your transaction is unsuccessful.', 'Transaction Failed'],
    pending: ['Your transaction is being processed.', 'Pending Authorisation'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const step = (text: string, on: boolean) =>
      `<span style="flex:1;padding:9px 16px;background:${on ? '#0d2c6c' : '#dfe5ee'};color:${on ? '#fff' : '#4b5a70'}">${text}</span>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#26303c}table{width:100%;border-collapse:collapse;font-size:14px}td{padding:9px 16px}tr:nth-child(odd) td{background:#f3f6fa}.k{width:34%;color:#55606e}.v{font-weight:700}.b{display:inline-block;padding:9px 22px;border-radius:3px;background:#0d2c6c;color:#fff;margin-left:10px}`,
      `<div style="padding:14px 40px;display:flex;justify-content:space-between;align-items:center"><b style="font-size:20px;color:#0d2c6c">Hock Lam Bank <span style="color:#d31145">Connect</span></b><span style="font-size:13px;color:#55606e">Welcome back, ${p.sender} &nbsp;|&nbsp; <b style="color:#d31145">Logout</b></span></div><div style="background:#0d2c6c;color:#fff;padding:11px 40px;font-size:14px">My Accounts &nbsp;&nbsp;&nbsp; <b>Pay &amp; Transfer</b> &nbsp;&nbsp;&nbsp; Deposits &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; Loans/Financing &nbsp;&nbsp;&nbsp; Investments &nbsp;&nbsp;&nbsp; Profile</div>
<div style="display:flex;gap:26px;padding:22px 40px 34px"><main style="flex:1"><h1 style="font-size:19px;margin-bottom:12px">Transfer &gt; KilatNow to Account</h1><div style="display:flex;gap:3px;font-size:13px;margin-bottom:18px">${step('1 &nbsp;Transfer Details', false)}${step('2 &nbsp;Confirmation', false)}${step('3 &nbsp;Acknowledgement', true)}</div><div style="display:flex;gap:12px;align-items:center;padding-bottom:14px">${badge(p, 36)}<span style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</span></div>${tableOf(
        [
          ['Transaction Reference No.', p.reference],
          ['Transaction Date &amp; Time', `${p.date}, ${p.time}`],
          ['Transfer From', `Pay&amp;Keep Account-i<br>${p.ownAccount}`],
          ['Transfer To', `${p.recipient}<br>${p.bank}<br>${p.account}`],
          ['Transfer Amount', `<span style="font-size:18px">${p.amount}</span>`],
          ['Service Charge', `${p.nothing} (Waived)`],
          ['When', 'Immediate'],
          ["Recipient's Reference", p.memo],
          ...p.decoy,
        ],
      )}<div style="text-align:right;margin-top:18px"><span class="b">Save as PDF</span><span class="b">Add to Favourites</span><span class="b">Make Another Transfer</span></div></main><aside style="width:210px;flex:none"><div style="background:#fdeef1;padding:16px;font-size:13px"><b style="color:#d31145">Fixed Deposit Promo</b><p style="margin:6px 0">3.65% p.a. for 6 months with min. placement of ${p.money(1_000_000)} via Connect.</p><u>Find out more</u></div><div style="background:#f3f6fa;padding:16px;font-size:13px;margin-top:14px"><b>Need help?</b><p>Call 03-5550 8899<br>Daily, 7 a.m. to 11 p.m.</p></div></aside></div>`,
    );
  },
});

export const portals = [rajawali, chengal, warga, rintis, hockLam];
