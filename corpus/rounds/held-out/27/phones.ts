import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';

type Below = (count: number, what: string) => number;

const digits = (below: Below, count: number, what: string) =>
  Array.from({ length: count }, (_, index) => below(10, `${what} ${index}`)).join('');
const compact = ({ year, month, day }: Clock) =>
  `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`;

/** Receipt as the tiger's app opens it before it is shared: a white sheet in a viewer. */
const belang = look({
  name: 'belang-receipt-viewer',
  width: 390,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `${digits(below, 9, 'id')}${'AMQ'[below(3, 'letter')] ?? 'M'}`,
  says: {
    success: ['Successful', 'Success'],
    failed: ['Unsuccessful', 'Failed'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f1efec;color:#1e1e1c}.sheet{background:#fff;margin:8px 18px 0;padding:24px 22px 26px;box-shadow:0 1px 8px #0000001c}.row{display:flex;justify-content:space-between;gap:22px;padding:9px 0;font-size:13.5px}.k{color:#6d6a66;flex:none;width:120px}.v{text-align:right;font-weight:600;overflow-wrap:anywhere}hr{border:0;border-top:1px solid #dedad4;margin:12px 0}`,
      `${phoneBar(p.clock, '#1e1e1c', 72)}<div style="display:flex;padding:14px 20px 18px;font-size:16px"><span style="width:24px">✕</span><b style="flex:1;text-align:center;padding-right:24px">Share Receipt</b></div>
<div class="sheet"><div style="display:flex;align-items:center;gap:10px"><svg width="34" height="34" viewBox="0 0 34 34"><rect width="34" height="34" rx="6" fill="#ffc72c"/><path d="M7 9h20M10 14h14M7 19h20M12 24h10" stroke="#1e1e1c" stroke-width="3"/></svg><b style="font-size:19px">Belangbank</b></div>
<h1 style="font-size:24px;margin:24px 0 0">Receipt</h1><div style="font-size:15px;color:#4b4945">KilatNow Transfer</div><div style="font-size:15px;font-weight:700;color:${signColour(p)};margin-top:4px">${p.status}</div><hr>${rowsOf(
        [
          ['Reference ID', p.reference],
          ['Date &amp; time', `${p.date}, ${p.time}`],
        ],
      )}<hr>${rowsOf([
        ['Beneficiary name', p.recipient],
        ['Beneficiary account number', p.account],
        ['Receiving bank', p.bank],
        ['Recipient’s reference', p.memo],
        ['Transfer from', p.ownAccount],
        ...p.decoy,
      ])}<hr><div style="display:flex;justify-content:space-between;align-items:baseline"><span>Amount</span><b style="font-size:22px">${p.amount}</b></div><hr><p style="font-size:11px;color:#6d6a66">Note: This receipt is computer generated and no signature is required.</p><p style="font-size:11px;color:#6d6a66;margin-top:8px">Belang Banking Berhad. A member of the deposit insurance scheme.</p></div>
<div style="margin:26px 24px 30px;background:#ffc72c;border-radius:26px;text-align:center;padding:14px;font-weight:700">Share</div>`,
    ),
});

const party = (label: string, name: string, below: string) =>
  `<div style="padding:12px 0"><div style="font-size:12.5px;color:#77747a">${label}</div><div style="font-size:15.5px;font-weight:700">${name}</div><div style="font-size:13.5px;color:#4a484d">${below}</div></div>`;

/** Red brand, white result: the sum under the tick, from and to in one card, what can be done next. */
const oktet = look({
  name: 'oktet-apl',
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: (below) => digits(below, 10, 'reference'),
  says: {
    success: ['Transaction Successful', 'Transfer Successful', 'Successful!'],
    failed: ['Transaction Unsuccessful', 'Transfer Unsuccessful'],
    pending: ['Transaction Pending', 'Transaction In Progress'],
    cancelled: ['Transaction Cancelled'],
    refunded: ['Transaction Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f6f5f6;color:#252327}.card{background:#fff;border-radius:14px;margin:0 16px 12px;padding:6px 18px}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 0;font-size:14px}.row+.row{border-top:1px solid #eeecee}.k{color:#77747a;flex:none;width:140px}.v{text-align:right;overflow-wrap:anywhere}`,
      `<div style="background:#fff;border-radius:0 0 22px 22px;padding-bottom:26px;margin-bottom:14px">${phoneBar(p.clock, '#252327', 54)}<div style="text-align:center;padding:14px 0 20px;color:#b3122c;font-weight:800;font-size:20px;letter-spacing:2px">OKTET<span style="color:#252327;font-weight:400;font-size:14px;letter-spacing:0"> by Cempaka Bank</span></div><div style="text-align:center">${badge(p, 58)}<div style="font-size:20px;font-weight:700;margin-top:12px">${p.status}</div><div style="font-size:32px;font-weight:700;margin-top:8px">${p.amount}</div><div style="font-size:13.5px;color:#77747a">${p.date}, ${p.time}</div></div></div>
<div class="card">${party('To', p.recipient, `${p.bank}<br>${p.account}`)}<div style="border-top:1px solid #eeecee"></div>${party('From', 'Cempaka Saver Account-i', p.ownAccount)}</div>
<div class="card">${rowsOf([
        ['Reference no.', p.reference],
        ['Recipient reference', p.memo],
        ['Transfer method', 'KilatNow'],
        ['Service charge', p.nothing],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-around;text-align:center;font-size:12.5px;color:#b3122c;padding:10px 14px 16px"><span><span style="font-size:22px;line-height:1.2">⇪</span><br>Share receipt</span><span><span style="font-size:22px;line-height:1.2">♡</span><br>Add to favourites</span><span><span style="font-size:22px;line-height:1.2">⟳</span><br>Transfer again</span></div>
<div style="margin:0 16px 30px;background:#b3122c;color:#fff;border-radius:10px;text-align:center;padding:15px;font-weight:700">Back to Home</div>`,
    ),
});

/** The people's bank: an acknowledgement of plain stacked lines, the payment network's long reference. */
const perwara = look({
  name: 'perwara-engage',
  width: 360,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.seconds,
  reference: (below, clock) => `${compact(clock)}PRWBMYKL010ORM${digits(below, 8, 'message')}`,
  says: {
    success: ['Successful', 'Your transaction is successful', 'Transaction Successful'],
    failed: ['Unsuccessful', 'Your transaction is unsuccessful', 'Rejected'],
    pending: ['Pending', 'Your transaction is being processed'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{padding:10px 18px;border-bottom:1px solid #e4e4e4}.k{font-size:12.5px;color:#666}.v{font-size:15px;font-weight:700;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 38, '#a01820')}<div style="background:#c5202b;color:#fff;padding:14px 18px;display:flex;justify-content:space-between;font-size:16px"><span>☰</span><b>Transfer</b><span style="font-size:13px;line-height:22px">Logout</span></div><div style="background:#f3f3f3;padding:12px 18px;font-weight:700;font-size:15px">Acknowledgement<div style="font-weight:400;font-size:13px;color:#555">KilatNow to Account - Other Bank</div></div>
<div style="display:flex;gap:12px;align-items:center;padding:16px 18px;border-bottom:1px solid #e4e4e4">${badge(p, 32)}<b style="font-size:16px;color:${signColour(p)}">${p.status}</b></div>${rowsOf(
        [
          ['Reference No.', p.reference],
          ['Date / Time', `${p.date} ${p.time}`],
          ['From Account', `${p.ownAccount} SA`],
          ['To Account', p.account],
          ['Beneficiary Name', p.recipient],
          ['Beneficiary Bank', p.bank],
          ['Amount', p.amount],
          ['Recipient’s Reference', p.memo],
          ['Transaction Fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:10px;padding:18px"><span style="flex:1;border:1px solid #c5202b;color:#c5202b;border-radius:4px;padding:11px;text-align:center">Share Receipt</span><span style="flex:1;background:#c5202b;color:#fff;border-radius:4px;padding:11px;text-align:center">New Transfer</span></div><p style="padding:0 18px 24px;font-size:11.5px;color:#666">For enquiries, please call our Customer Service at <span style="white-space:nowrap">03-5517 6000</span> (8.00am to 10.00pm daily).</p>`,
    ),
});

/** Blue app in Malay: a sheet with scalloped head over a blue ground. */
const rajawali = look({
  name: 'rajawali-mobil',
  language: 'ms',
  width: 393,
  scale: 2.75,
  money: MONEY.spaced,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: (below, clock) => `${compact(clock)}${digits(below, 8, 'rujukan')}`,
  says: {
    success: ['Transaksi Berjaya', 'Pemindahan Berjaya', 'Berjaya!'],
    failed: ['Transaksi Tidak Berjaya', 'Pemindahan Gagal'],
    pending: ['Transaksi Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Transaksi Dipulangkan'],
  },
  formats: ['png', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `html{background:#003f7d}body{font-family:${FONTS.round};background:linear-gradient(180deg,#0067b1,#003f7d 460px);color:#14263b}.row{padding:9px 0}.k{font-size:12.5px;color:#64788e}.v{font-size:15.5px;font-weight:600;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 88)}<div style="text-align:right;color:#fff;padding:8px 24px;font-size:18px">✕</div><div style="background:#fff;border-radius:20px;margin:34px 18px 0;padding:0 24px 20px"><div style="text-align:center;position:relative;top:-30px;margin-bottom:-16px">${badge(p, 60)}<div style="font-size:20px;font-weight:700;margin-top:8px">${p.status}</div><div style="font-size:13px;color:#64788e">${p.date} | ${p.time}</div></div>
<div style="text-align:center;background:#eef5fb;border-radius:12px;padding:12px"><div style="font-size:12.5px;color:#64788e">Jumlah</div><div style="font-size:29px;font-weight:800;color:#0067b1">${p.amount}</div></div><div style="padding-top:10px">${rowsOf(
        [
          [
            'Kepada',
            `${p.recipient}<div style="font-weight:400;font-size:14px">${p.bank}<br>${p.account}</div>`,
          ],
          [
            'Daripada',
            `Akaun Simpanan Pintar<div style="font-weight:400;font-size:14px">${p.ownAccount}</div>`,
          ],
          ['Kaedah Pemindahan', 'KilatNow'],
          ['Rujukan Penerima', p.memo],
          ['No. Rujukan', p.reference],
          ...p.decoy,
        ],
      )}</div></div>
<div style="display:flex;gap:12px;padding:20px 18px 34px"><span style="flex:1;border:1.5px solid #fff;color:#fff;border-radius:24px;text-align:center;padding:12px;font-weight:700">Kongsi Resit</span><span style="flex:1;background:#fff;color:#0067b1;border-radius:24px;text-align:center;padding:12px;font-weight:700">Selesai</span></div>`,
    ),
});

/** Navy by night: the sentence of the outcome, then pairs between thin lines. */
const huluLangat = look({
  name: 'hulu-langat-connect',
  dark: true,
  width: 402,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: (below) => `58${digits(below, 8, 'transaction')}`,
  says: {
    success: ['Transaction Successful', 'Transfer Successful'],
    failed: ['Transaction Failed', 'Transfer Unsuccessful'],
    pending: ['Transaction Pending', 'Transaction In Progress'],
    cancelled: ['Transaction Cancelled'],
    refunded: ['Transaction Reversed'],
  },
  formats: ['png', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0a1630;color:#f0f4fb}.row{display:flex;justify-content:space-between;gap:22px;padding:13px 0;border-bottom:1px solid #24355a;font-size:14.5px}.k{color:#a3b3d1;flex:none;width:132px}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 61)}<div style="padding:10px 22px;font-size:17px;text-align:center;font-weight:700">Transfer</div><div style="display:flex;gap:16px;align-items:center;padding:18px 24px">${badge(p, 48)}<div><div style="font-size:19px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#a3b3d1">${p.date}, ${p.time}</div></div></div>
<div style="background:#13234a;border-radius:16px;margin:4px 16px 0;padding:18px 20px 8px"><div style="font-size:13px;color:#a3b3d1">Amount</div><div style="font-size:31px;font-weight:700;margin-bottom:6px">${p.amount}</div>${rowsOf(
        [
          ['Transfer To', `<b>${p.recipient}</b><br>${p.bank}<br>${p.account}`],
          ['Transfer From', `Connect Savings Account<br>${p.ownAccount}`],
          ['Recipient Reference', p.memo],
          ['Transfer Type', 'KilatNow Instant'],
          ['Fee', p.nothing],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}<div style="text-align:center;padding:14px;color:#6fb0ff;font-weight:700;font-size:14px">View &amp; Share Receipt</div></div>
<div style="display:flex;gap:12px;padding:18px 16px"><span style="flex:1;border:1px solid #6fb0ff;color:#6fb0ff;border-radius:8px;text-align:center;padding:13px">Make Another Transfer</span><span style="flex:1;background:#1f6fe0;border-radius:8px;text-align:center;padding:13px;font-weight:700">Done</span></div><div style="background:#13234a;border-radius:12px;margin:0 16px 30px;padding:14px 18px;font-size:13px;color:#c4d0e6">Be scam-savvy! Suspect a fraud? Lock your account under Settings or call 03-5539 7000 (24 hours).</div>`,
    ),
});

/** Red and pink: the sum and the payee as one sentence, details that fold. */
const amanat = look({
  name: 'amanat-online',
  width: 384,
  scale: 2.8,
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.lower,
  reference: (below, clock) => `${compact(clock).slice(2)}${digits(below, 9, 'reference')}`,
  says: {
    success: ['Transfer successful!', 'Transaction successful', 'Success!'],
    failed: ['Transfer unsuccessful', 'Transaction failed'],
    pending: ['Transfer is being processed', 'Transfer pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#2b2226}.row{display:flex;gap:18px;padding:9px 0;font-size:14px}.k{color:#7d6f75;width:126px;flex:none}.v{flex:1;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(120deg,#e2001a,#f2557f);color:#fff;border-radius:0 0 34px 34px">${phoneBar(p.clock, '#fff', 47)}<div style="padding:12px 26px 24px"><b style="font-size:17px">AmanatOnline</b><div style="margin-top:20px;display:flex;align-items:center;gap:12px"><span style="background:#fff;border-radius:50%;padding:3px;display:flex">${badge(p, 36)}</span><span style="font-size:21px;font-weight:700">${p.status}</span></div></div></div>
<div style="padding:24px 26px 12px"><div style="font-size:36px;font-weight:800">${p.amount}</div><div style="font-size:14px;color:#7d6f75">${p.done ? 'has been transferred to' : 'Transfer to'}</div><div style="font-size:18px;font-weight:700;margin-top:4px">${p.recipient}</div><div style="font-size:14.5px;color:#574a50">${p.bank} · ${p.account}</div></div>
<div style="margin:6px 26px;border-top:1px solid #eadfe3;padding-top:12px"><div style="font-weight:700;display:flex;justify-content:space-between;padding-bottom:6px"><span>Transaction details</span><span style="color:#e2001a">Hide</span></div>${rowsOf(
        [
          ['Transfer from', `Amanat Savers Account<br>${p.ownAccount}`],
          ['Date and time', `${p.date}, ${p.time}`],
          ['Reference no.', p.reference],
          ['Recipient reference', p.memo],
          ['Transfer via', 'KilatNow'],
          ...p.decoy,
        ],
      )}</div><div style="padding:16px 26px 34px"><div style="background:#e2001a;color:#fff;border-radius:26px;text-align:center;padding:14px;font-weight:700">Done</div><div style="text-align:center;color:#e2001a;font-weight:700;padding-top:18px">Share receipt</div></div>`,
    ),
});

/** An Islamic bank's app in Malay, maroon by night: label over value, its seal at the foot. */
const gema = look({
  name: 'gema-i-go',
  language: 'ms',
  dark: true,
  width: 375,
  scale: 3,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: (below, clock) => `GO${compact(clock)}${digits(below, 7, 'rujukan')}`,
  says: {
    success: ['Transaksi Berjaya', 'Berjaya', 'Pindahan Berjaya'],
    failed: ['Transaksi Gagal', 'Tidak Berjaya'],
    pending: ['Transaksi Dalam Proses', 'Sedang Diproses'],
    cancelled: ['Transaksi Dibatalkan'],
    refunded: ['Wang Dipulangkan'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#1c0f18;color:#f7eef3;font-size:14px}.row{padding:10px 0;border-bottom:1px solid #46303e}.row:last-child{border:0}.k{font-size:12.5px;color:#cbb3c0}.v{font-size:15px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 29)}<div style="text-align:center;padding:10px 0 18px;font-size:18px;font-weight:700;color:#f0a8c6">GemaGO <span style="font-weight:400">Bank Gema-i</span></div><div style="text-align:center">${badge(p, 54)}<div style="font-size:20px;font-weight:700;margin-top:10px">${p.status}</div><div style="font-size:30px;font-weight:700;margin:4px 0 18px">${p.amount}</div></div>
<div style="background:#2c1a27;border-radius:14px;margin:0 16px;padding:8px 20px">${rowsOf([
        ['Jenis Transaksi', 'Pindahan KilatNow'],
        ['Daripada', `Akaun Wadiah Simpanan-i ${p.ownAccount}`],
        ['Nama Penerima', `<b>${p.recipient}</b>`],
        ['Bank Penerima', p.bank],
        ['Nombor Akaun', p.account],
        ['Rujukan Penerima', p.memo],
        ['Nombor Rujukan', p.reference],
        ['Tarikh dan Masa', `${p.date} ${p.time}`],
        ...p.decoy,
      ])}</div><div style="display:flex;gap:12px;padding:20px 16px 14px"><span style="flex:1;border:1px solid #f0a8c6;color:#f0a8c6;border-radius:10px;text-align:center;padding:12px">Kongsi Resit</span><span style="flex:1;background:#b0175d;border-radius:10px;text-align:center;padding:12px;font-weight:700">Kembali ke Utama</span></div><p style="text-align:center;font-size:12px;color:#cbb3c0;padding:4px 24px 28px">Hubungi Pusat Khidmat Pelanggan kami di 03-5526 9000, 24 jam sehari, jika anda tidak melakukan transaksi ini.</p>`,
    ),
});

export const phones = [belang, oktet, perwara, rajawali, huluLangat, amanat, gema];
