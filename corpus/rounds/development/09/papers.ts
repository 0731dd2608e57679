import { MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, signColour, speckle, type Row } from '#test/receipts/drawing/page.ts';
import { HEADINGS, SLIPS, STATUSES_MS } from '#test/receipts/drawing/says.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

type Own = Partial<Look> & Pick<Look, 'name' | 'draw'>;
const sheet = (own: Own) =>
  look({ medium: 'letter', width: 794, scale: 1.25, formats: ['pdf', 'png', 'pdf'], ...own });
const slip = (own: Own) =>
  look({ medium: 'paper', width: 420, scale: 2, formats: ['jpg', 'jpg', 'png'], ...own });

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px">${`${text} `.repeat(5)}</div>` : '';
const two = (number: number) => String(number).padStart(2, '0');
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** A universal bank's e-receipt: a dark band, then boxed cells with small bilingual labels above the values. */
const nilam = sheet({
  name: 'nilam-grid-pdf',
  language: 'mixed',
  date: ({ day, month, year }) => `${two(day)}/${two(month)}/${year}`,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.datedLetters,
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1c1c2b}.g{display:grid;grid-template-columns:1fr 1fr;border:1px solid #b9bdd2}.row{padding:11px 14px;border:1px solid #dfe1ec}.k{font-size:11px;color:#666a82}.v{font-size:14px;margin-top:3px}`,
      `<div style="background:#1b1e54;color:#fff;padding:26px 44px;display:flex;align-items:center"><b style="font-size:25px;letter-spacing:1px">NILAM</b><span style="margin-left:auto;text-align:right;font-size:12px">e-Resit / e-Receipt<br>nilam.example</span></div><div style="padding:28px 44px"><div style="display:flex;align-items:flex-end;margin-bottom:22px"><div><div style="font-size:20px;font-weight:700;color:${signColour(p)}">${p.status}</div><div style="font-size:12px;color:#70748c">KilatNow Transfer / Pindahan KilatNow</div></div><div style="margin-left:auto;text-align:right"><span style="font-size:11px;color:#70748c">Amaun / Amount</span><div style="font-size:27px;font-weight:700">${p.amount}</div></div></div><div class="g">${rowsOf(
        [
          ['Tarikh &amp; Masa / Date &amp; Time', `${p.date} ${p.time}`],
          ['No. Rujukan / Reference No.', p.reference],
          ['Daripada / From', p.sender],
          ['Akaun / Account', p.ownAccount],
          ['Kepada / To', p.recipient],
          ['No. Akaun Penerima / Beneficiary Account No.', p.account],
          ['Bank Penerima / Beneficiary Bank', p.bank],
          ['Rujukan Penerima / Recipient Reference', p.memo],
          ['Butiran Lain / Other Payment Details', '-'],
          ['Caj / Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;gap:18px;margin-top:30px;font-size:11px;color:#70748c">${speckle(p.below, 21, 84)}<div>Imbas untuk mengesahkan resit ini.<br>Scan to check this receipt.<br><br>Resit ini janaan komputer. / This is a computer generated receipt.<br>Nilam Bank Berhad, ahli PIDM / member of PIDM</div></div>${unseen(p.hiddenText)}</div>`,
    ),
});

/** An offshoot of a foreign bank: an acknowledgement in three sections and a sentence, everything in one narrow column. */
const section = (title: string, rows: Row[]) =>
  `<h2 style="font-size:12px;font-weight:700;color:#fff;background:#b3242b;padding:5px 10px;margin-top:20px">${title}</h2>${rowsOf(rows)}`;

const orchard = sheet({
  name: 'orchardgate-acknowledgement-pdf',
  money: MONEY.code,
  date: ({ day, month, year }) => `${two(day)} ${MONTHS[month - 1] ?? ''} ${year}`,
  time: ({ hour, minute, second }: Clock) => `${two(hour)}:${two(minute)}:${two(second)} SGT/MYT`,
  reference: (below) => `OG${10_000 + below(90_000, 'og')}-${100_000 + below(900_000, 'og more')}`,
  formats: ['pdf', 'pdf', 'jpg'],
  says: {
    success: [
      'Your funds transfer has been completed.',
      'Your transfer request was successful.',
      'Your fund transfer has been successfully processed.',
    ],
    failed: ['Your funds transfer was unsuccessful.', 'Your transfer request has been rejected.'],
    pending: ['Your transfer request is pending authorisation.', 'Your transfer request is being processed.'],
    cancelled: ['Your transfer request has been cancelled.'],
    refunded: ['Your funds transfer has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#fff;color:#222;font-size:15px}.row{display:flex;padding:6px 10px;border-bottom:1px dotted #bbb}.k{width:220px;color:#555}`,
      `<div style="padding:46px 110px"><div style="font:700 23px ${FONTS.serif};color:#b3242b">Orchardgate <span style="color:#444;font-weight:400">| Malaysia</span></div><h1 style="font-size:21px;margin:26px 0 8px">Transaction Acknowledgement</h1><p>${p.status} Please keep this page for your reference.</p>${section(
        'TRANSFER DETAILS',
        [
          ['Transaction Ref', p.reference],
          ['Transaction Date/Time', `${p.date}, ${p.time}`],
          ['Transfer Type', 'Instant Interbank Transfer'],
          ['Transfer Amount', `<b>${p.amount}</b>`],
          ['Service Fee', p.fee],
          [p.done ? 'Total Deducted' : 'Total', p.withFee],
          ...p.decoy,
        ],
      )}${section('TRANSFER FROM', [
        ['Account Holder', p.sender],
        ['Account', `Everyday Saver ${p.ownAccount}`],
      ])}${section('TRANSFER TO', [
        ['Payee Name', p.recipient],
        ['Payee Bank', p.bank],
        ['Payee Account', p.account],
        ['Payment Description', p.memo],
      ])}${unseen(p.hiddenText)}<p style="font-size:12px;color:#777;margin-top:40px">Orchardgate Bank (Malaysia) Berhad. Printed from Orchardgate eBanking.</p></div>`,
    ),
});

/** A money app's confirmation letter, with its address at the right and plain lines, as foreigners' apps make. */
const surih = sheet({
  name: 'surih-confirmation-pdf',
  money: { after: ' MYR', commas: true },
  names: 'title',
  date: ({ day, month, year }) => `${year}-${two(month)}-${two(day)}`,
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Completed', 'Sent', 'Paid out'],
    failed: ['Failed', 'Declined'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1a1a1a;font-size:15px}.row{display:flex;padding:7px 0}.k{width:270px;color:#6d6d6d}h2{font-size:16px;margin:26px 0 6px;border-bottom:2px solid #1a1a1a;padding-bottom:6px}`,
      `<div style="padding:56px 64px"><div style="display:flex"><b style="font-size:28px;color:#5a3fd6">surih</b><div style="margin-left:auto;text-align:right;font-size:12px;color:#6d6d6d">Surih Digital Sdn. Bhd.<br>Level 9, Menara Contoh<br>50450 Kuala Lumpur</div></div><h1 style="font-size:30px;margin:38px 0 4px">Transfer confirmation</h1><p style="color:#6d6d6d">Generated on: ${p.date} ${p.clock}</p><h2>Transfer overview</h2>${rowsOf(
        [
          ['Status', p.status],
          ['Transfer ID', p.reference],
          ['Created', `${p.date} ${p.time} (UTC+08:00)`],
          [`Amount ${p.done ? 'paid' : 'requested'} by ${p.sender}`, p.amount],
          ...p.decoy,
        ],
      )}<h2>Recipient</h2>${rowsOf([
        ['Account holder', p.recipient],
        ['Bank name', p.bank],
        ['Account number', p.account],
        ['Reference', p.memo],
      ])}${unseen(p.hiddenText)}<p style="font-size:12px;color:#6d6d6d;margin-top:60px;border-top:1px solid #ccc;padding-top:12px">Need help? Visit surih.example/help. This confirmation was produced electronically and is valid without a signature.</p></div>`,
    ),
});

/** A bank's machine for third-party transfers: a narrow thermal slip with a bilingual pair of lines each, on a table. */
const jentera = slip({
  name: 'jentera-slip-photo',
  language: 'mixed',
  money: MONEY.tight,
  date: ({ day, month, year }) => `${two(day)}${MONTHS[month - 1] ?? ''}${String(year).slice(2)}`,
  time: TIMES.seconds,
  reference: (below) => String(100_000 + below(900_000, 'jentera')),
  says: SLIPS,
  draw: (p) =>
    pageOf(
      `body{background:repeating-linear-gradient(91deg,#8a6a48,#8a6a48 34px,#7f6040 36px,#91714e 70px);font:15px/1.45 ${FONTS.terminal};color:#34343c}.p{width:340px;margin:34px auto;background:linear-gradient(#fbfaf6,#efeee8);padding:24px 18px 34px;transform:rotate(-.7deg);box-shadow:3px 5px 16px #0008}.row{display:flex;justify-content:space-between;gap:10px;padding:2px 0}.v{text-align:right}.s .row{display:block;padding:4px 0}.s .v{text-align:left}`,
      `<div class="p"><div style="text-align:center;font-weight:700;font-size:17px">BANK JENTERA RAKYAT</div><div style="text-align:center;font-size:12px;margin-bottom:12px">SENTIASA DI SISI ANDA</div>${rowsOf(
        [
          ['TARIKH/DATE', p.date],
          ['MASA/TIME', p.time],
          ['MESIN/TERMINAL', `S0${p.below(900, 'machine') + 100}`],
          ['NO. SIRI/SEQ NO', p.reference],
        ],
      )}<div style="border-top:1px dashed #666;margin:10px 0;padding-top:8px;text-align:center"><b>PINDAHAN KE AKAUN LAIN</b><br>3RD PARTY TRANSFER</div><div class="s">${rowsOf(
        [
          ['DARI AKAUN/FROM A/C', p.ownAccount],
          ['KE AKAUN/TO A/C', `${p.account} ${p.bank}`],
          ['NAMA/NAME', p.recipient],
        ],
      )}</div><div style="border-top:1px dashed #666;margin:8px 0;padding-top:8px">${rowsOf([
        ['JUMLAH/AMOUNT', `<b>${p.amount}</b>`],
        ['CAJ/FEE', p.nothing],
        ['BAKI/BALANCE', p.balance],
        ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
      ])}</div><div style="text-align:center;margin-top:14px;font-size:17px;font-weight:700">${p.status}</div><div style="text-align:center;font-size:12px;margin-top:10px">SILA SIMPAN SLIP INI<br>PLEASE RETAIN THIS SLIP</div></div>`,
    ),
});

/** A thrift fund's receipt printed on striped computer paper with a rubber stamp, photographed from above. */
const wakaf = slip({
  name: 'wakaf-kertas-berjalur',
  language: 'ms',
  width: 760,
  scale: 1.5,
  formats: ['jpg', 'png', 'jpg'],
  money: MONEY.plainTight,
  date: ({ day, month, year }) => `${two(day)}.${two(month)}.${year}`,
  time: TIMES.malay,
  reference: (below) => `R/${two(1 + below(12, 'kaunter'))}/${10_000 + below(90_000, 'resit')}`,
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{background:#5b6167;color:#22262e;font:17px/27px ${FONTS.mono}}.p{position:relative;margin:26px 24px;padding:27px 62px;background:repeating-linear-gradient(#fafaf4,#fafaf4 27px,#e2eee0 27px,#e2eee0 54px);box-shadow:0 4px 14px #0007}.p::before,.p::after{content:'';position:absolute;top:8px;bottom:8px;width:14px;background:radial-gradient(circle,#5b6167 5px,transparent 6px) 0 0/14px 27px}.p::before{left:12px}.p::after{right:12px}.row{display:flex}.k{width:230px;flex:none}.v::before{content:': '}`,
      `<div class="p"><div style="text-align:center"><b>TABUNG WAKAF PENDIDIKAN SETIAWAN</b><br>RESIT PINDAHAN KEPADA PIHAK KETIGA</div><br>${rowsOf(
        [
          ['NO RESIT', p.reference],
          ['TARIKH / MASA', `${p.date} ${p.time}`],
          ['PENCARUM', p.sender],
          ['NO AKAUN', p.ownAccount],
          ['BAYAR KEPADA', p.recipient],
          ['BANK', p.bank],
          ['NO AKAUN PENERIMA', p.account],
          ['AMAUN', p.amount],
          ['TUJUAN', p.memo],
          ['STATUS', p.status],
          ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
        ],
      )}<br><div style="display:flex"><span>JURUWANG : 0${p.below(9, 'teller') + 1}</span><span style="margin:-8px 20px 0 auto;transform:rotate(-5deg);border:3px solid #3a4aa0;color:#3a4aa0;border-radius:8px;padding:6px 18px;text-align:center;font:700 15px/1.4 ${FONTS.sans}">KAUNTER SETIAWAN<br>${p.date}</span></div><br>SIMPAN RESIT INI UNTUK RUJUKAN TUAN/PUAN.</div>`,
    ),
});

export const papers = [nilam, orchard, surih, jentera, wakaf];
