// Web banking as it stands in a browser: on a computer, and its print views.
import { DATES, MONEY, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

const portal = (own: Partial<Look> & Pick<Look, 'name' | 'draw'>) =>
  look({ medium: 'portal', width: 1120, scale: 1, formats: ['png', 'png', 'jpg'], ...own });

const two = (number: number) => String(number).padStart(2, '0');
const BULAN = 'Jan Feb Mac Apr Mei Jun Jul Ogo Sep Okt Nov Dis'.split(' ');
const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';
const twelve = (hour: number) => hour % 12 || 12;

/** A large local bank: three columns of labels above their values, an advert and helpful links at the right. */
const tapang = portal({
  name: 'tapang-online',
  width: 1160,
  money: MONEY.spaced,
  date: DATES.weekday,
  time: ({ hour, minute, second }: Clock) =>
    `${two(twelve(hour))}:${two(minute)}:${two(second)} ${hour < 12 ? 'AM' : 'PM'}`,
  reference: (below, { year, month, day }) =>
    `TPG${String(year).slice(2)}${two(month)}${two(day)}${1_000_000 + below(9_000_000, 'tapang')}`,
  says: {
    success: ['Transfer successful', 'Your transfer was successful', 'Transaction successful'],
    failed: ['Transfer unsuccessful', 'Your transfer was declined', 'Transaction failed'],
    pending: ['Transfer is being processed', 'Your transfer is pending'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed to your account'],
  },
  draw: (p) => {
    const menu = ['Overview', 'Pay &amp; Transfer', 'Cards', 'Apply', 'Wealth', 'Rewards']
      .map(
        (name, place) =>
          `<span style="padding:13px 20px;${place === 1 ? 'background:#fff;color:#0c5a55;font-weight:700' : ''}">${name}</span>`,
      )
      .join('');
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f0;color:#20302e;font-size:14px}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:22px 26px;padding:24px 26px}.k{font-size:12px;color:#5b6d6a}.v{margin-top:3px;font-size:15px;overflow-wrap:anywhere}.b{display:inline-block;border:1px solid #0c5a55;color:#0c5a55;border-radius:4px;padding:9px 20px;margin-right:10px}`,
      `<div style="background:#fff;padding:14px 40px;display:flex;align-items:center"><b style="font-size:25px;color:#0c5a55">Tapang<span style="color:#e2722d">Online</span></b><span style="margin-left:auto;font-size:12px;color:#4d5f5c">Welcome, ${p.sender} &nbsp;|&nbsp; Inbox (3) &nbsp;|&nbsp; <b style="color:#b8401b">Logout</b></span></div>
<div style="background:#0c5a55;color:#e4f1ef;display:flex;padding:0 30px">${menu}</div>
<div style="padding:16px 40px 6px;font-size:12px;color:#5b6d6a">Pay &amp; Transfer &nbsp;›&nbsp; Other Local Banks &nbsp;›&nbsp; Acknowledgement</div>
<div style="display:flex;gap:22px;padding:8px 40px 34px;align-items:flex-start"><div style="flex:1;background:#fff;border-radius:6px;box-shadow:0 1px 4px #0002"><div style="display:flex;align-items:center;gap:18px;padding:24px 26px;border-bottom:1px solid #dfe6e4">${badge(p, 46)}<div><div style="font-size:21px;font-weight:700">${p.status}</div><div style="font-size:13px;color:#5b6d6a">${p.date}, ${p.time}</div></div><div style="margin-left:auto;text-align:right"><div class="k">Amount</div><div style="font-size:25px;font-weight:700;color:#0c5a55">${p.amount}</div></div></div><div class="g">${rowsOf(
        [
          ['Beneficiary Name', `<b>${p.recipient}</b>`],
          ['Beneficiary Bank', p.bank],
          ['Beneficiary Account No.', p.account],
          ['From', `Tapang Basic Savings<br>${p.ownAccount}`],
          ['Transfer Mode', 'Salur Instant Transfer'],
          ['Recipient Reference', p.memo],
          ['Reference No.', p.reference],
          ['Service Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="padding:2px 26px 26px"><span class="b">Print</span><span class="b">Save as PDF</span><span class="b">Add to favourites</span><span class="b" style="background:#0c5a55;color:#fff;margin:0;float:right">Make another transfer</span></div></div>
<div style="width:246px"><div style="background:#e2722d;color:#fff;border-radius:6px;padding:20px"><div style="font-size:18px;font-weight:700;line-height:1.25">Cash financing up to RM 150,000</div><p style="font-size:13px;margin:8px 0 14px">From 4.15% p.a. Approval in 10 minutes.</p><span style="background:#fff;color:#b8501b;border-radius:4px;padding:7px 16px;font-weight:700">Apply now</span></div><div style="background:#fff;border-radius:6px;padding:18px 20px;margin-top:16px;font-size:13px;line-height:2"><b>Need help?</b><br>Manage transfer limit<br>Report a scam: 03-0000 0997<br>Call centre: 1-300-00-8274</div></div></div>
<div style="background:#dfe5e3;padding:14px 40px;font-size:11px;color:#4d5f5c">© Tapang Bank Berhad. Member of PIDM. Best viewed at 1366 x 768. &nbsp; Privacy Notice &nbsp; Terms of Use &nbsp; Security</div>`,
    );
  },
});

/** An Islamic bank's old pages: a bordered table of two columns in the middle, the outcome as one row of it. */
const kepayang = portal({
  name: 'kepayang-i-maya',
  language: 'ms',
  width: 1024,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => `${100_000 + below(900_000, 'kepayang a')}${10_000 + below(90_000, 'kepayang b')}`,
  formats: ['jpg', 'png', 'png'],
  says: {
    success: ['Berjaya', 'Transaksi Berjaya', 'Pindahan telah berjaya'],
    failed: ['Tidak Berjaya', 'Transaksi Gagal', 'Ditolak'],
    pending: ['Sedang Diproses', 'Menunggu Kelulusan'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dikembalikan'],
  },
  draw: (p) => {
    const rows: Row[] = [
      ['Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
      ['No. Rujukan Transaksi', p.reference],
      ['Tarikh &amp; Masa', `${p.date} ${p.time}`],
      ['Jenis Pindahan', 'Pindahan Segera Antara Bank'],
      ['Dari Akaun', `${p.ownAccount} (Wadi&rsquo;ah Simpanan-i)`],
      ['Ke Akaun', p.account],
      ['Nama Penerima', p.recipient],
      ['Bank Penerima', p.bank],
      ['Amaun', `<b>${p.amount}</b>`],
      ['Caj Perkhidmatan', p.nothing],
      ['Rujukan Penerima', p.memo],
      ...p.decoy,
    ];
    const side = [
      'Ringkasan Akaun',
      'Pindahan Wang',
      'Bayaran Bil',
      'Zakat &amp; Sedekah',
      'e-Penyata',
      'Tetapan',
    ]
      .map(
        (name, place) =>
          `<div style="padding:9px 14px;border-bottom:1px solid #d9cfae;${place === 1 ? 'background:#fff;font-weight:700' : ''}">» ${name}</div>`,
      )
      .join('');
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#222;font-size:13px}table{width:100%;border-collapse:collapse}td{border:1px solid #c7bd9b;padding:7px 12px}.k{width:38%;background:#f5efdb}.b{border:1px solid #8b7a3a;background:linear-gradient(#fdfaf0,#e6dab0);padding:5px 18px;margin:0 4px}`,
      `<div style="display:flex;align-items:center;padding:12px 24px;border-bottom:5px solid #1d5c38"><span style="width:38px;height:38px;background:#1d5c38;transform:rotate(45deg) scale(.72);border:4px solid #c9a63c"></span><div style="margin-left:14px"><b style="font-size:20px;color:#1d5c38">Bank Kepayang Islam</b><div style="font-size:11px;color:#6c6130">Perbankan Maya-i</div></div><span style="margin-left:auto;font-size:12px">Log masuk terakhir: ${p.daysBefore(2)} &nbsp;|&nbsp; <u>Log Keluar</u></span></div>
<div style="display:flex"><div style="width:190px;background:#f5efdb;min-height:520px">${side}</div><div style="flex:1;padding:18px 30px 30px"><div style="font-size:12px;color:#6c6130">Laman Utama &gt; Pindahan Wang &gt; Bank Lain &gt; Resit</div><h1 style="font-size:19px;color:#1d5c38;margin:12px 0">Maklumat Pindahan</h1><p style="margin-bottom:12px">Tuan/Puan ${p.sender}, sila simpan atau cetak maklumat ini untuk rujukan.</p><table>${rows.map(([label, value]) => `<tr><td class="k">${label}</td><td>${value}</td></tr>`).join('')}</table><p style="text-align:center;margin:20px 0"><span class="b">Cetak</span><span class="b">Muat Turun</span><span class="b">Pindahan Baharu</span></p><p style="font-size:11px;color:#5b5b5b">Nota: Had pindahan harian ialah RM10,000.00. Untuk bantuan sila hubungi 03-0000 5757 (setiap hari, 8.00 pagi hingga 10.00 malam).</p></div></div><div style="background:#1d5c38;color:#e9e2c7;font-size:11px;text-align:center;padding:8px">Hak Cipta Terpelihara © Bank Kepayang Islam Berhad</div>`,
    );
  },
});

/** A foreign bank: much white, a big serif line, labels set right against a thin rule. */
const anglesey = portal({
  name: 'anglesey-premier-web',
  width: 1080,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: ({ hour, minute }: Clock) => `${two(hour)}:${two(minute)} (GMT+8)`,
  reference: (below) =>
    `${1000 + below(9000, 'ang a')}-${100 + below(900, 'ang b')}-${1000 + below(9000, 'ang c')}`,
  says: {
    success: ['Payment sent', 'Your payment has been made', 'Payment completed'],
    failed: ['Payment not made', 'We couldn&rsquo;t complete your payment', 'Payment declined'],
    pending: ['Payment in progress', 'Your payment is awaiting release'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#26282c;font-size:15px}.row{display:flex}.k{width:240px;text-align:right;padding:8px 20px 8px 0;color:#5f646c;border-right:1px solid #cfd3d9}.v{padding:8px 0 8px 20px;flex:1}`,
      `<div style="padding:18px 60px;display:flex;align-items:center;border-bottom:1px solid #d8dbe0"><b style="font:700 24px ${FONTS.serif};color:#7a1230;letter-spacing:.5px">ANGLESEY</b><span style="font-size:13px;color:#5f646c;margin-left:14px">Premier Malaysia</span><span style="margin-left:auto;font-size:13px">My accounts &nbsp;&nbsp; <b style="border-bottom:2px solid #7a1230;padding-bottom:4px">Move money</b> &nbsp;&nbsp; Investments &nbsp;&nbsp; Messages &nbsp;&nbsp; Log off</span></div>
<div style="padding:34px 60px 20px"><div style="display:flex;font-size:12px;color:#5f646c;gap:10px">1 Details <span>—</span> 2 Review <span>—</span> <b style="color:#7a1230">3 Outcome</b></div><h1 style="font:400 36px ${FONTS.serif};margin:20px 0 8px">${p.status}</h1><p style="font-size:17px">${p.done ? `<b>${p.amount}</b> to <b>${p.recipient}</b>. You don&rsquo;t need to do anything else.` : `This is about <b>${p.amount}</b> to <b>${p.recipient}</b>.`}</p></div>
<div style="padding:10px 60px 26px">${rowsOf([
        ['Payee', p.recipient],
        ['Payee&rsquo;s bank', p.bank],
        ['Account number', p.account],
        ['Amount', p.amount],
        ['Charges', p.nothing],
        ['Paying account', `Premier Current ${p.ownAccount}`],
        ['Date and time', `${p.date}, ${p.time}`],
        ['Message for payee', p.memo],
        ['Confirmation number', p.reference],
        ...p.decoy,
      ])}</div><div style="padding:22px 60px 40px"><span style="background:#7a1230;color:#fff;padding:11px 30px">Print this page</span><span style="border:1px solid #26282c;padding:10px 30px;margin-left:12px">Make another payment</span></div><div style="background:#f2f3f5;padding:22px 60px;font-size:12px;color:#50555c;line-height:1.6">Payments to other banks in Malaysia usually arrive within minutes. If you think you have been the victim of a scam, ring the National Scam line or us on 1-800-00-4410, open 24 hours.<br>Issued by Anglesey Bank Malaysia Berhad. © All rights reserved.</div>`,
    ),
});

/** A corporate portal's print window: sections in pairs of columns, the outcome and the signers at the foot. */
const mengaris = portal({
  name: 'mengaris-bizcentral',
  width: 960,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.slashes,
  time: TIMES.secondsEnglish,
  reference: (below, { year, month }) => `MBC/${year}/${two(month)}/${100_000 + below(900_000, 'mengaris')}`,
  formats: ['png', 'pdf', 'png'],
  says: {
    success: ['SUCCESSFUL', 'PROCESSED SUCCESSFULLY', 'COMPLETED'],
    failed: ['REJECTED', 'UNSUCCESSFUL', 'FAILED'],
    pending: ['PENDING RELEASE', 'PROCESSING'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED BY BENEFICIARY BANK'],
  },
  draw: (p) => {
    const pairs = (rows: Row[]) =>
      Array.from(
        { length: Math.ceil(rows.length / 2) },
        (_, index) =>
          `<tr>${[rows[index * 2], rows[index * 2 + 1] ?? ['', '']].map((row) => `<td class="k">${row?.[0] ?? ''}</td><td class="v">${row?.[1] ?? ''}</td>`).join('')}</tr>`,
      ).join('');
    const part = (title: string, rows: Row[]) =>
      `<div style="background:#1f3864;color:#fff;font-weight:700;padding:6px 10px;margin-top:18px">${title}</div><table>${pairs(rows)}</table>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#16191f;font-size:13px}table{width:100%;border-collapse:collapse;table-layout:fixed}td{padding:8px 10px;border-bottom:1px solid #d5dae4;vertical-align:top;overflow-wrap:anywhere}.k{width:19%;color:#4a5366}.v{width:31%;font-weight:700}`,
      `<div style="padding:26px 40px 34px"><div style="display:flex;align-items:center"><b style="font-size:22px;color:#1f3864">MENGARIS <span style="font-weight:400">BizCentral</span></b><div style="margin-left:auto;text-align:right;font-size:11px;color:#4a5366">Mengaris Bank Berhad<br>Business Helpdesk 03-0000 6363<br>Printed on ${p.date} ${p.clock}</div></div><h1 style="font-size:18px;text-align:center;margin:20px 0 4px;letter-spacing:1px">TRANSACTION DETAILS</h1>${part(
        'Transaction',
        [
          ['Reference No.', p.reference],
          ['Service', 'Instant Fund Transfer'],
          ['Value Date', p.date],
          ['Time', p.time],
          ['Debit Account', p.ownAccount],
          ['Account Name', p.sender],
        ],
      )}${part('Beneficiary', [
        ['Name', p.recipient],
        ['Bank', p.bank],
        ['Account No.', p.account],
        ['Resident Status', 'Malaysian'],
      ])}${part('Payment', [
        ['Amount', p.amount],
        ['Bank Charges', p.fee],
        ['Recipient Ref.', p.memo],
        ['Payment Purpose', 'Others'],
        ...p.decoy,
      ])}<div style="margin-top:22px;border:2px solid ${signColour(p)};padding:12px 16px;display:flex;font-size:15px"><span>Transaction Status</span><b style="margin-left:auto;color:${signColour(p)}">${p.status}</b></div><table style="margin-top:22px;font-size:12px"><tr><td>Maker: <b>FINANCE0${1 + p.below(8, 'maker')}</b></td><td>Checker: <b>${p.outcome === 'pending' ? '-' : `DIRECTOR0${1 + p.below(4, 'checker')}`}</b></td><td>Channel: <b>Web</b></td></tr></table><p style="font-size:11px;color:#4a5366;margin-top:18px">This is a computer-generated document and requires no signature. Page 1 of 1</p>${unseen(p.hiddenText)}</div>`,
    );
  },
});

/** A digital bank in the browser at night: what happened lately at the left, one payment opened at the right. */
const rambutan = portal({
  name: 'rambutan-digital-web',
  language: 'mixed',
  dark: true,
  width: 1100,
  names: 'title',
  money: MONEY.tight,
  date: ({ day, month, year }) => `${day} ${BULAN[month - 1] ?? ''} ${year}`,
  time: TIMES.lower,
  reference: (below) => {
    const sign = (place: number) => '23456789ABCDEFGHJKMNPQRSTVWXYZ'[below(30, `rambutan ${place}`)] ?? '7';
    return Array.from({ length: 14 }, (_, place) => sign(place)).join('');
  },
  formats: ['png', 'webp', 'png'],
  says: {
    success: ['Berjaya', 'Dah sampai', 'Completed'],
    failed: ['Gagal', 'Tak berjaya', 'Failed'],
    pending: ['Dalam proses', 'Pending'],
    cancelled: ['Dibatalkan'],
    refunded: ['Dipulangkan'],
  },
  draw: (p) => {
    const items: [string, string, string][] = [
      [p.recipient, p.date, p.amount],
      ['Kopi Lorong Satu', p.daysBefore(1), p.money(1_350)],
      ['Top-up telefon', p.daysBefore(1), p.money(3_000)],
      ['Faedah harian', p.daysBefore(2), `+${p.money(42)}`],
      ['Stesen Minyak Jaya', p.daysBefore(3), p.money(6_070)],
    ];
    return pageOf(
      `body{font-family:${FONTS.round};background:#17121c;color:#f3eff6;font-size:14px}.row{display:flex;justify-content:space-between;gap:30px;padding:11px 0;border-bottom:1px solid #3c3246}.k{color:#b9abc6;flex:none}.v{text-align:right;font-weight:600}`,
      `<div style="display:flex;min-height:700px"><div style="width:150px;padding:26px 22px;background:#100c14"><b style="font-size:20px;color:#ff5d7a">rambutan</b><div style="margin-top:34px;line-height:2.9;color:#b9abc6">Home<br><b style="color:#fff">Aktiviti</b><br>Tabung<br>Kad<br>Profil</div></div>
<div style="width:400px;padding:28px 26px"><div style="font-size:22px;font-weight:800;margin-bottom:16px">Aktiviti</div>${items.map(([who, day, sum], index) => `<div style="display:flex;gap:12px;align-items:center;border-radius:14px;padding:12px;${index === 0 ? 'background:#33263f' : ''}"><span style="flex:none;width:36px;height:36px;border-radius:12px;background:#53406a;text-align:center;line-height:36px;font-weight:700">${who.slice(0, 1)}</span><div style="flex:1">${who}<div style="font-size:12px;color:#b9abc6">${day}</div></div><span style="flex:none">${sum}</span></div>`).join('')}</div>
<div style="flex:1;background:#231a2b;padding:28px 36px"><div style="display:flex;color:#b9abc6"><span>Butiran transaksi</span><span style="margin-left:auto;font-size:18px">✕</span></div><div style="padding:30px 0 22px"><div style="font-size:40px;font-weight:800;letter-spacing:-1px">${p.amount}</div><div style="font-size:17px;margin-top:2px">kepada <b>${p.recipient}</b></div><span style="display:inline-block;margin-top:14px;background:${signColour(p)};color:#fff;border-radius:14px;padding:4px 14px;font-weight:700;font-size:13px">${p.status}</span></div>${rowsOf(
        [
          ['Tarikh', `${p.date}, ${p.time}`],
          ['Bank', p.bank],
          ['Account number', p.account],
          ['Dari', `Main account ${p.ownAccount}`],
          ['Nota', p.memo],
          ['Fee', p.nothing],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:12px;margin-top:26px;text-align:center"><span style="flex:1;background:#ff5d7a;color:#220a12;border-radius:22px;padding:12px;font-weight:800">Share receipt</span><span style="flex:1;border:1px solid #6a587c;border-radius:22px;padding:12px">Ada masalah?</span></div></div></div>`,
    );
  },
});

export const portals = [tapang, kepayang, anglesey, mengaris, rambutan];
