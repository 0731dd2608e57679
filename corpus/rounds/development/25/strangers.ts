// Pages that people upload in place of a receipt; none of them proves that money went to anybody.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const run = (below: Printed['below'], count: number, what: string) =>
  Array.from({ length: count }, (_, place) => below(10, `${what} ${place}`)).join('');

// Somebody has asked for money in a wallet; the code that would send it is still to be typed.
const kerdas = look({
  name: 'kerdas-answer-request',
  page: 'before sending',
  medium: 'phone',
  width: 384,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.short,
  time: TIMES.lower,
  draw: (p) => {
    const key = (sign: string) =>
      `<span style="width:33.3%;text-align:center;padding:13px 0;font-size:25px">${sign}</span>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fffaf3;color:#2b2118}.row{display:flex;justify-content:space-between;gap:16px;padding:8px 0}.k{color:#7d6d5c;flex:none}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#2b2118', 52)}<div style="padding:12px 20px;font-weight:700;font-size:17px">✕ &nbsp; Money request</div><div style="text-align:center;padding:14px 20px 4px"><span style="display:inline-block;width:58px;height:58px;line-height:58px;border-radius:50%;background:#ffd9a8;font-size:25px;font-weight:700">${p.recipient[0] ?? ''}</span><div style="margin-top:10px;font-size:16px"><b>${p.recipient}</b> asks you for</div><div style="font-size:40px;font-weight:800;line-height:1.2">${p.amount}</div></div><div style="background:#fff;border-radius:14px;margin:14px 18px;padding:10px 18px">${rowsOf(
        [
          ['For', p.memo],
          ['Pay from', `Kerdas balance (${p.balance})`],
          ['Asked on', `${p.date}, ${p.time}`],
          ['Request no.', run(p.below, 9, 'request')],
        ],
      )}</div><div style="text-align:center;margin-top:14px">Enter your 6-digit PIN to pay</div><div style="text-align:center;font-size:26px;letter-spacing:14px;padding-left:14px;color:#d5761c">●●○○○○</div><div style="display:flex;flex-wrap:wrap;padding:4px 30px">${['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '⌫'].map(key).join('')}</div><div style="text-align:center;color:#b4560a;font-weight:600;padding:8px 0 26px">Decline request</div>`,
    );
  },
});

// A town council's half-yearly rates.
const council = look({
  name: 'majlis-bil-cukai-taksiran',
  page: 'bill',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.5,
  formats: ['pdf', 'png', 'jpg'],
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.slashes,
  reference: (below) => `${run(below, 3, 'a')}-${run(below, 5, 'b')}-${run(below, 2, 'c')}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d1d1d;font-size:13px}table{width:100%;border-collapse:collapse}td{border:1px solid #888;padding:8px 11px}.v{text-align:right;white-space:nowrap}.row{display:flex;padding:3px 0}.row .k{width:130px;flex:none;color:#444}.row .v{text-align:left;white-space:normal;font-weight:700}`,
      `<div style="padding:44px 50px"><div style="text-align:center;border-bottom:2px solid #1a4f8b;padding-bottom:14px"><b style="font-size:19px;color:#1a4f8b">MAJLIS PERBANDARAN SERI CONTOH</b><br>Jabatan Penilaian dan Pengurusan Harta<br><b style="display:block;font-size:16px;margin-top:10px">BIL CUKAI TAKSIRAN (PENGGAL SEMASA)</b></div><div style="display:flex;justify-content:space-between;margin:22px 0"><div style="width:56%">${rowsOf(
        [
          ['Nama pemilik', p.recipient],
          ['Alamat harta', 'A-11-3, Pangsapuri Contoh, Jalan Contoh 4, 43000 Kajang'],
          ['Jenis harta', 'Pangsapuri kediaman'],
        ],
      )}</div><div>${rowsOf([
        ['No. akaun cukai', p.reference],
        ['Tarikh bil', p.date],
        ['Nilai tahunan', 'RM 9,600.00'],
      ])}</div></div>${tableOf([
        ['Cukai semasa (setengah tahun)', p.amount],
        ['Tunggakan', p.nothing],
        ['Denda lewat', p.nothing],
        ['Waran', p.nothing],
        ['<b>JUMLAH PERLU DIBAYAR</b>', `<b style="font-size:17px">${p.amount}</b>`],
      ])}<p style="margin-top:18px">Sila jelaskan bayaran dalam tempoh 30 hari dari tarikh bil. Denda lewat dikenakan selepas tempoh tersebut.</p><div style="margin-top:30px;border-top:2px dashed #888;padding-top:18px"><b>KEPINGAN BAYARAN</b> (potong di sini)<div style="display:flex;justify-content:space-between;margin-top:12px"><span>No. akaun cukai: <b>${p.reference}</b><br>Kod biller: 77310<br>Kaunter, pejabat pos, ejen dan perbankan internet</span><span style="text-align:right">Jumlah perlu dibayar<br><b style="font-size:20px">${p.amount}</b></span></div></div><p style="margin-top:30px;color:#555;font-size:11px">Pertanyaan: 03-8733 0000 samb. 214. Bil ini cetakan komputer dan tidak memerlukan tandatangan.</p></div>`,
    ),
});

// The flat's talk in a browser, chats at the left: promises and no picture.
const desktop = look({
  name: 'kawan-serumah-browser-chat',
  page: 'chat',
  medium: 'portal',
  language: 'mixed',
  width: 1000,
  scale: 1.5,
  formats: ['png', 'png', 'jpg'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.lower,
  reference: (below) => run(below, 10, 'digits'),
  draw: (p) => {
    const mine = (text: string) =>
      `<div class="m" style="margin-left:auto;background:#d5ecff">${text}<span class="c">${p.clock} ✓✓</span></div>`;
    const theirs = (text: string) =>
      `<div class="m"><b style="color:#a1428f;font-size:13px">${p.recipient}</b><br>${text}<span class="c">${p.clock}</span></div>`;
    const talk = (name: string, last: string, chosen = false) =>
      `<div style="padding:12px 16px;border-bottom:1px solid #e7e9ec;${chosen ? 'background:#e3eaf2' : ''}"><b>${name}</b><div style="color:#66707a;font-size:13px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis">${last}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#eef1f5;color:#1b2127;font-size:15px}.m{background:#fff;border-radius:10px;padding:8px 12px;margin:8px 22px;max-width:430px;width:fit-content}.c{font-size:11px;color:#66707a;margin-left:10px}`,
      `<div style="display:flex;min-height:570px"><div style="width:290px;background:#fff;border-right:1px solid #d7dbe0"><div style="padding:18px 16px;font-size:19px;font-weight:700">Chats</div>${talk('Rumah No. 8 🏠', `${p.sender.split(' ')[0] ?? ''}: jap eh, phone tengah charge`, true)}${talk('Mak', 'Dah makan ke belum?')}${talk('Badminton Selasa', 'Court 4, 9pm ya')}${talk('Kelas Lukisan', 'Photo')}</div><div style="flex:1;display:flex;flex-direction:column"><div style="background:#fff;padding:13px 22px;border-bottom:1px solid #d7dbe0"><b>Rumah No. 8 🏠</b><div style="font-size:12px;color:#66707a">4 members</div></div><div style="text-align:center;margin:14px"><span style="background:#fff;border-radius:8px;padding:4px 12px;font-size:12px;color:#66707a">${p.date}</span></div>${theirs(`Guys jangan lupa, ${p.memo}: ${p.amount} sorang. Transfer kat ${p.bank} ${p.account} ya`)}${mine('noted bos, gaji baru masuk hari ni')}${mine(`Ok dah transfer ${p.amount} to ${p.recipient}, transaction successful. Ref no. ${p.reference}`)}${theirs('Eh takde pun dalam account. Send the receipt please 🙏')}${mine('jap eh, phone tengah charge')}<div style="margin:auto 22px 20px;background:#fff;border-radius:20px;padding:11px 18px;color:#66707a">Type a message</div></div></div>`,
    );
  },
});

// A month's spending in an app by night: bars of the days, then every purchase and transfer.
const gendang = look({
  name: 'gendang-month-of-spending',
  page: 'history',
  medium: 'phone',
  dark: true,
  width: 412,
  scale: 2.5,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) => {
    const bars = Array.from({ length: 14 }, (_, day) => {
      const height = 12 + p.below(58, `bar ${day}`);
      return `<span style="flex:1;height:${height}px;background:${day === 13 ? '#ffb454' : '#4a4f63'};border-radius:3px 3px 0 0"></span>`;
    }).join('');
    const item = (sign: string, name: string, kind: string, sum: string) =>
      `<div style="display:flex;gap:13px;align-items:center;padding:11px 20px"><span style="width:38px;height:38px;line-height:38px;text-align:center;border-radius:11px;background:#2a2e3d;flex:none">${sign}</span><span style="flex:1"><b>${name}</b><br><span style="color:#a3a8ba;font-size:12.5px">${kind}</span></span><b style="white-space:nowrap">${sum}</b></div>`;
    const day = (text: string) =>
      `<div style="padding:14px 20px 4px;color:#a3a8ba;font-size:13px">${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#171a25;color:#f0f1f6;font-size:14.5px}`,
      `${phoneBar(p.clock, '#f0f1f6', 38)}<div style="padding:14px 20px 6px;font-size:22px;font-weight:700">Activity<span style="float:right;font-size:18px;color:#a3a8ba">⌕ &nbsp; ⇅</span></div><div style="display:flex;gap:8px;padding:8px 20px">${['All', 'Money out', 'Money in', 'Cards'].map((name, place) => `<span style="background:${place === 1 ? '#ffb454' : '#2a2e3d'};color:${place === 1 ? '#20160a' : '#f0f1f6'};border-radius:16px;padding:6px 14px;font-size:13px">${name}</span>`).join('')}</div><div style="margin:10px 20px;background:#20242f;border-radius:16px;padding:16px"><span style="color:#a3a8ba;font-size:13px">Spent in the last 14 days</span><div style="font-size:25px;font-weight:700">${p.money(p.sen + 41_735)}</div><div style="display:flex;gap:5px;align-items:flex-end;height:74px;margin-top:8px">${bars}</div></div>${day(`Today, ${p.date}`)}${item('⇄', p.recipient, 'Transfer', `- ${p.amount}`)}${item('☕', 'KOPI TIGA BERADIK', 'Food &amp; drinks', `- ${p.money(1_290)}`)}${day(p.daysBefore(1))}${item('⛽', 'MINYAK BUMI JAYA', 'Transport', `- ${p.money(6_000)}`)}${item('⚡', 'ARUS RUMAH UTILITIES', 'Bills', `- ${p.money(12_845)}`)}${day(p.daysBefore(3))}${item('⇄', 'ROSNAH BINTI MAMAT', 'Transfer', `- ${p.money(15_000)}`)}${item('🛒', 'PASAR MINI BUNGA RAYA', 'Groceries', `- ${p.money(6_600)}`)}${tabs(['Home', 'Activity', 'Pay', 'Cards', 'Me'], '#a3a8ba')}`,
    );
  },
});

// A food delivery's order that was not brought: the money goes back to the one who ordered.
const tudung = look({
  name: 'tudung-saji-pesanan-dipulangkan',
  page: 'refund',
  medium: 'phone',
  language: 'ms',
  width: 390,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: (below) => `TS-${run(below, 4, 'a')}-${run(below, 4, 'b')}`,
  draw: (p) => {
    const dish = Math.round(p.sen * 0.8);
    const stage = (text: string, when: string) =>
      `<div style="display:flex;gap:12px;padding:6px 0"><span style="width:11px;height:11px;border-radius:50%;background:#1c8f5f;margin-top:5px;flex:none"></span><span>${text}<br><span style="color:#6f6f6f;font-size:12.5px">${when}</span></span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#f3f4f1;color:#222;font-size:14.5px}.card{background:#fff;margin:0 0 10px;padding:16px 20px}.row{display:flex;justify-content:space-between;gap:14px;padding:5px 0}.k{color:#5c5c5c}.v{text-align:right}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#222', 66)}<div style="padding:10px 20px 14px;font-weight:700;font-size:17px">← &nbsp; Bayaran balik</div></div><div class="card" style="text-align:center;padding:24px 20px"><div style="font-size:30px">🍱</div><b style="font-size:19px">Bayaran balik berjaya</b><div style="font-size:36px;font-weight:700;color:#1c8f5f">+ ${p.amount}</div><span style="color:#5c5c5c">dikembalikan ke Dompet Saji anda</span></div><div class="card">${stage('Pesanan dibatalkan oleh kedai', `${p.daysBefore(1)}`)}${stage('Bayaran balik diluluskan', `${p.date}, ${p.time}`)}${stage('Wang masuk ke Dompet Saji', `${p.date}, ${p.time}`)}</div><div class="card">${rowsOf(
        [
          ['Penjual', p.recipient],
          ['No. pesanan', p.reference],
          ['Makanan', p.money(dish)],
          ['Penghantaran', p.money(p.sen - dish)],
          ['<b>Jumlah dipulangkan</b>', `<b>${p.amount}</b>`],
        ],
      )}</div><div style="padding:10px 20px 34px"><div style="background:#1c8f5f;color:#fff;text-align:center;border-radius:8px;padding:13px;font-weight:700">Pesan semula</div><p style="text-align:center;color:#1c8f5f;margin-top:16px">Perlukan bantuan?</p></div>`,
    );
  },
});

// A desktop's plain editor: somebody has typed what a receipt would say.
const editor = look({
  name: 'bayar-txt-editor',
  page: 'note',
  medium: 'portal',
  width: 760,
  scale: 1.5,
  formats: ['png', 'jpg', 'png'],
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.slashes,
  time: TIMES.lower,
  reference: (below) => run(below, 10, 'digits'),
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1a1a1a}pre{font:16px/1.6 ${FONTS.mono};padding:16px 18px;min-height:400px;white-space:pre-wrap}`,
      `<div style="background:#e9edf3;padding:9px 14px;display:flex;justify-content:space-between"><span style="background:#fff;border-radius:7px 7px 0 0;padding:6px 16px;margin-bottom:-9px">bayar.txt &nbsp; ●</span><span style="font-size:15px">— &nbsp; ☐ &nbsp; ✕</span></div><div style="padding:8px 16px;border-bottom:1px solid #ddd">File &nbsp;&nbsp; Edit &nbsp;&nbsp; View</div><pre>${[
        'things i paid this month',
        '',
        `- ${p.recipient} ${p.amount} for ${p.memo}`,
        `  ${p.date} ${p.time}, transfer to ${p.bank}, successful`,
        `  ref ${p.reference}`,
        '- phone RM45',
        '- gym RM99 (cancel next month!!)',
        '- parking RM120',
        '',
        'still to pay:',
        '- road tax',
        '- study loan',
      ].join(
        '\n',
      )}</pre><div style="background:#f3f5f8;border-top:1px solid #ddd;padding:6px 16px;font-size:12px;color:#444;display:flex;justify-content:space-between"><span>Ln 12, Col 8</span><span>100% &nbsp;|&nbsp; Windows (CRLF) &nbsp;|&nbsp; UTF-8</span></div>`,
    ),
});

export const strangers = [kerdas, council, desktop, gendang, tudung, editor];
