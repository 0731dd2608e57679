// Advices as PDF, and notices in a mail client of a phone.
import { MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, signColour, type Row } from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

type Own = Partial<Look> & Pick<Look, 'name' | 'draw'>;
const letter = (own: Own) => look({ medium: 'letter', ...own });
const sheet = (own: Own) => letter({ width: 794, scale: 1.25, formats: ['pdf', 'png', 'pdf'], ...own });

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';
const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const BULAN = 'Januari Februari Mac April Mei Jun Julai Ogos September Oktober November Disember'.split(' ');
const HARI = 'Ahad Isnin Selasa Rabu Khamis Jumaat Sabtu'.split(' ');

/** An Islamic bank's receipt to be kept: a double frame, a crest, colons in one line, the sum in a box at the foot. */
const mahligai = sheet({
  name: 'mahligai-resit-pindahan-pdf',
  language: 'ms',
  money: MONEY.spaced,
  date: ({ day, month, year }) => `${two(day)} ${(BULAN[month - 1] ?? '').toUpperCase()} ${year}`,
  time: ({ hour, minute, second }: Clock) =>
    `${two(hour % 12 || 12)}:${two(minute)}:${two(second)} ${hour < 12 ? 'PG' : 'PTG'}`,
  reference: (below, { year }) => `MHL-${year}-${10_000_000 + below(90_000_000, 'mahligai')}`,
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA', 'TELAH BERJAYA DIPROSES'],
    failed: ['TRANSAKSI TIDAK BERJAYA', 'PINDAHAN GAGAL', 'TRANSAKSI DITOLAK'],
    pending: ['TRANSAKSI SEDANG DIPROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG TELAH DIPULANGKAN'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#1f2a24;font-size:13px}.row{display:flex;padding:8px 0}.k{width:230px;flex:none;color:#4c5a52}.v{flex:1;overflow-wrap:anywhere}.v::before{content:':';margin-right:14px}`,
      `<div style="margin:38px;border:4px double #a58a3f;padding:38px 52px 30px"><div style="text-align:center"><svg width="58" height="58" viewBox="0 0 24 24"><path d="M12 1l3 4h5v5l3 2-3 2v5h-5l-3 4-3-4H4v-5l-3-2 3-2V5h5z" fill="#174f3c"/><circle cx="12" cy="12" r="4" fill="#d8c27a"/></svg><div style="font-size:20px;font-weight:700;color:#174f3c;letter-spacing:2px;margin-top:6px">BANK MAHLIGAI-i</div><div style="font-size:11px;color:#4c5a52">No. Pendaftaran 199301000000 (000000-X)</div><h1 style="font-size:17px;margin:26px 0 4px">RESIT PINDAHAN DANA</h1><div style="display:inline-block;color:${signColour(p)};font-weight:700;border-bottom:2px solid ${signColour(p)};padding:2px 10px">${p.status}</div></div><div style="margin-top:30px">${rowsOf(
        [
          ['No. Rujukan', p.reference],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nama Penghantar', p.sender],
          ['Akaun Penghantar', p.ownAccount],
          ['Nama Penerima', `<b>${p.recipient}</b>`],
          ['No. Akaun Penerima', p.account],
          ['Bank Penerima', p.bank],
          ['Tujuan', p.memo],
          ['Kaedah', 'Pindahan Serta-merta'],
          ['Caj', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="border:1px solid #a58a3f;background:#faf6e8;display:flex;align-items:center;padding:16px 22px;margin-top:26px"><span style="font-size:14px">JUMLAH PINDAHAN</span><b style="margin-left:auto;font-size:23px">${p.amount}</b></div><p style="font-size:11px;color:#4c5a52;text-align:center;margin-top:34px">Resit ini dijana oleh komputer dan tidak memerlukan tandatangan.<br>Sebarang pertanyaan, sila hubungi 03-0000 2121 atau layari mahligai-i.example</p>${unseen(p.hiddenText)}</div>`,
    ),
});

/** A foreign bank's letter with an address for the window, a paragraph, and a strip to tear off. */
const strathmore = sheet({
  name: 'strathmore-payment-letter-pdf',
  names: 'upper',
  money: MONEY.code,
  date: ({ day, month, year }) => `${day} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) => `${two(hour)}${two(minute)} hrs`,
  reference: (below) => `KLM ${1000 + below(9000, 'str a')} ${1000 + below(9000, 'str b')} FT`,
  formats: ['pdf', 'pdf', 'jpg'],
  says: {
    success: ['Payment made', 'Payment executed', 'Payment completed'],
    failed: ['Payment rejected', 'Payment not executed', 'Payment failed'],
    pending: ['Payment under process', 'Payment pending release'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned and credited back'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fff;color:#1a1a1a;font-size:16px}table{width:100%;border-collapse:collapse;font-size:14px}th{text-align:left;font-weight:400;font-style:italic;color:#4b4b4b;border-bottom:1px solid #333;padding:6px 8px 6px 0}td{padding:9px 8px 9px 0;vertical-align:top}`,
      `<div style="padding:52px 76px 40px"><div style="display:flex"><div style="font-size:12px;line-height:1.5;color:#3b3b3b;margin-top:58px"><b>${p.sender}</b><br>NO. 8, JALAN CONTOH 4/2<br>TAMAN CONTOH<br>47300 PETALING JAYA</div><div style="margin-left:auto;text-align:right"><b style="font-size:22px;color:#123d7a;letter-spacing:1px">Strathmore &amp; Co.</b><div style="font-size:12px;color:#3b3b3b;line-height:1.5">Bankers since 1871<br>Kuala Lumpur Branch<br>Menara Contoh, Jalan Ampang<br>Telephone 03-0000 1871</div></div></div><p style="margin:34px 0 20px">${p.date}</p><p>Dear Customer,</p><p style="margin:16px 0;font-weight:700;text-decoration:underline">Advice of payment, our reference ${p.reference}: ${p.status}</p><p style="margin-bottom:14px">${
        p.done
          ? `As instructed through our electronic banking service we have debited your account ${p.ownAccount} and paid <b>${p.amount}</b> to <b>${p.recipient}</b>, ${p.bank}, on ${p.date} at ${p.time}.`
          : `We write about your instruction through our electronic banking service of ${p.date}, ${p.time}, to pay <b>${p.amount}</b> to <b>${p.recipient}</b>, ${p.bank}, from your account ${p.ownAccount}. Its present standing is given above and below.`
      }</p><p>Should anything in this advice be unclear, please let us know within fourteen days.</p><p style="margin-top:24px">Yours faithfully,<br>for Strathmore &amp; Co. (Malaysia) Berhad</p><p style="margin-top:20px;font-size:12px">No signature is required.</p><div style="border-top:1px dashed #555;margin:44px 0 16px;text-align:center;font-size:11px;padding-top:4px;color:#3b3b3b">Please keep for your records</div><table><tr><th>Beneficiary</th><th>Account</th><th>Particulars</th><th>Status</th><th style="text-align:right">Amount</th></tr><tr><td>${p.recipient}<br>${p.bank}</td><td style="white-space:nowrap">${p.account}</td><td>${p.memo}</td><td>${p.status}</td><td style="text-align:right;white-space:nowrap">${p.amount}</td></tr>${p.decoy.map(([label, value]) => `<tr><td colspan="4">${label}</td><td style="text-align:right">${value}</td></tr>`).join('')}</table>${unseen(p.hiddenText)}</div>`,
    ),
});

/** A digital bank's mail on a phone: a coloured head with the sum, labels above values, an advert below. */
const teja = letter({
  name: 'teja-neo-mail',
  width: 393,
  scale: 3,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, month, year }) => `${day} ${(MONTHS[month - 1] ?? '').slice(0, 3)} ${year}`,
  time: TIMES.english,
  reference: (below, { month, day }) =>
    `TJ${two(month)}${two(day)}${100_000_000 + below(900_000_000, 'teja')}`,
  formats: ['png', 'jpg', 'png'],
  says: {
    success: ['Money sent', 'Transfer successful', 'Your transfer went through'],
    failed: ['Transfer failed', 'Your transfer didn&rsquo;t go through'],
    pending: ['Transfer pending', 'We&rsquo;re working on your transfer'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1b1830}.row{padding:9px 0;border-bottom:1px solid #e9e6f2}.k{font-size:12px;color:#67627c}.v{font-size:15px;font-weight:600}`,
      `${phoneBar(p.clock, '#111', 64)}<div style="display:flex;align-items:center;padding:8px 16px;color:#1668dc;font-size:16px;border-bottom:1px solid #e2e2e2"><span style="font-size:22px">‹</span>&nbsp;Inbox<span style="margin-left:auto;letter-spacing:10px">⌃⌄</span></div><div style="padding:12px 16px;display:flex;gap:12px;border-bottom:1px solid #e2e2e2"><span style="width:40px;height:40px;border-radius:50%;background:#ffd34d;text-align:center;line-height:40px;font-weight:800">T</span><div style="flex:1"><b>Teja</b><span style="float:right;font-size:13px;color:#6a6a70">${p.clock}</span><div style="font-size:13px;color:#6a6a70">To: ${p.sender}</div></div></div><div style="padding:14px 16px 16px;font-size:20px;font-weight:700">${p.status}</div><div style="margin:0 12px;border:1px solid #e1dcf0;border-radius:16px;overflow:hidden"><div style="background:#3b1f8f;color:#fff;padding:24px 20px"><b style="color:#ffd34d;font-size:19px">teja</b><div style="margin-top:18px;font-size:15px">${p.done ? 'You sent' : 'Your transfer of'}</div><div style="font-size:36px;font-weight:800;line-height:1.2">${p.amount}</div><div style="font-size:15px">to ${p.recipient}</div></div><div style="padding:12px 20px 8px">${rowsOf(
        [
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['To account', `${p.bank}, ${p.account}`],
          ['From', `Teja Everyday, ${p.ownAccount}`],
          ['When', `${p.date}, ${p.time}`],
          ['Note', p.memo],
          ['Reference number', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="padding:10px 20px 20px;font-size:13px;color:#4f4a63">Not you? Freeze your account in the app at once, or call 03-0000 8352 at any hour.</div></div><div style="margin:14px 12px;background:#fff4cf;border-radius:16px;padding:16px 20px"><b>Bring a friend, get RM15</b><div style="font-size:13px">For each friend who opens Teja Everyday. Ends 31 December.</div></div><p style="padding:4px 24px 24px;font-size:11px;color:#67627c;text-align:center">Teja Digital Bank Berhad, Bangsar South, Kuala Lumpur</p><div style="display:flex;justify-content:space-around;border-top:1px solid #e2e2e2;padding:12px 0 26px;color:#1668dc;font-size:13px"><span>Archive</span><span>Move</span><span>Reply</span><span>Compose</span></div>`,
    ),
});

/** A thrift bank's plain notice in an Android mail app: a greeting, lines with bullets, small print. */
const bullets = (rows: Row[]) => rows.map(([label, value]) => `<li>${label}: ${value}</li>`).join('');

const gunungMas = letter({
  name: 'gunung-mas-emel-ringkas',
  language: 'ms',
  width: 412,
  scale: 2.5,
  money: MONEY.plainTight,
  date: ({ weekday, day, month, year }) => `${HARI[weekday] ?? ''}, ${day} ${BULAN[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute }: Clock) =>
    `${hour % 12 || 12}.${two(minute)} ${hour < 12 ? 'pagi' : hour < 19 ? 'petang' : 'malam'}`,
  reference: REFERENCES.lettersFirst,
  formats: ['jpg', 'png', 'webp'],
  says: {
    success: ['telah berjaya', 'berjaya dilaksanakan', 'telah berjaya dihantar'],
    failed: ['tidak berjaya', 'telah gagal', 'telah ditolak'],
    pending: ['sedang diproses', 'sedang menunggu pengesahan'],
    cancelled: ['telah dibatalkan'],
    refunded: ['telah dikembalikan ke akaun anda'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#202124;font-size:15px}li{margin:0 0 7px 20px;padding-left:2px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#202124', 47)}<div style="display:flex;gap:26px;padding:12px 18px;font-size:20px;color:#444746"><span>←</span><span style="margin-left:auto">▣</span><span>✉</span><span>⋮</span></div><div style="padding:6px 18px 14px;font-size:22px;line-height:1.3">Pindahan anda ${p.status} <span style="font-size:12px;background:#e6e8eb;border-radius:4px;padding:2px 6px;white-space:nowrap">Peti Masuk</span></div><div style="display:flex;gap:12px;padding:4px 18px 18px;align-items:center"><span style="width:40px;height:40px;border-radius:50%;background:#00695c;color:#fff;text-align:center;line-height:40px;font-size:18px">G</span><div style="flex:1"><b>Simpanan Gunung Mas</b> <span style="font-size:12px;color:#5f6368">${p.clock}</span><div style="font-size:13px;color:#5f6368">kepada saya</div></div><span style="color:#444746">↩ &nbsp; ⋮</span></div><div style="padding:0 18px 24px;line-height:1.5"><p>Salam sejahtera ${p.sender},</p><p style="margin:14px 0">Permintaan pindahan anda sebanyak <b>${p.amount}</b> kepada <b>${p.recipient}</b> <b>${p.status}</b>. Butirannya:</p><ul>${bullets(
        [
          ['Penerima', p.recipient],
          ['Bank penerima', p.bank],
          ['Nombor akaun', p.account],
          ['Amaun', p.amount],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Catatan', p.memo],
          ['ID transaksi', p.reference],
          ...p.decoy,
        ],
      )}</ul><p style="margin:14px 0">Jika anda tidak membuat permintaan ini, hubungi kami segera di talian 1-700-00-4653.</p><p>Yang ikhlas,<br>Pasukan Gunung Mas Digital</p><p style="font-size:12px;color:#5f6368;margin-top:20px;border-top:1px solid #dadce0;padding-top:12px">E-mel ini dihantar secara automatik. Kami tidak akan meminta kata laluan, nombor PIN atau menghantar pautan kepada anda. Dilindungi PIDM sehingga RM250000 bagi setiap pendeposit.</p></div><div style="display:flex;gap:10px;padding:4px 18px 30px"><span style="flex:1;border:1px solid #747775;border-radius:20px;padding:9px;text-align:center">↩ Balas</span><span style="flex:1;border:1px solid #747775;border-radius:20px;padding:9px;text-align:center">↪ Kirim semula</span></div>`,
    ),
});

export const letters = [mahligai, strathmore, teja, gunungMas];
