import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const two = (number: number) => String(number).padStart(2, '0');
const CAPITALS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const tight = ({ day, month, year }: Clock) => `${two(day)}${CAPITALS[month - 1] ?? ''}${two(year % 100)}`;

const line = (label: string, value: string) => `${label.padEnd(14)} ${value}`;

const merawan = look({
  name: 'merawan-cash-machine',
  medium: 'paper',
  width: 430,
  scale: 2,
  money: MONEY.tight,
  date: tight,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: ['TRANSACTION APPROVED', 'TRANSFER SUCCESSFUL', 'TRANSACTION COMPLETED'],
    failed: ['TRANSACTION DECLINED', 'TRANSFER UNSUCCESSFUL'],
    pending: ['TRANSACTION PENDING'],
    cancelled: ['TRANSACTION CANCELLED'],
    refunded: ['TRANSACTION REVERSED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#5b4a3c;padding:22px 26px}pre{font:15px/1.55 ${FONTS.mono};white-space:pre-wrap}`,
      `<div style="background:linear-gradient(100deg,#f2f0ea,#fbfaf6 40%,#e2dfd6);color:#3b3a44;padding:26px 16px 34px;transform:rotate(-.6deg)"><div style="text-align:center;font:700 21px ${FONTS.narrow};letter-spacing:3px">MERAWAN BANK</div><pre>${[
        '     CARD CENTRE  TEL 03-5555 0120',
        '',
        line('DATE/TIME', `${p.date} ${p.time}`),
        line('MACHINE', 'MWN-0382 SEQ 4471'),
        line('CARD NO', 'XXXXXXXXXXXX2208'),
        '',
        'INTERBANK TRANSFER (IBFT)',
        line('FROM', 'SAVINGS'),
        line('TO BANK', p.bank.toUpperCase()),
        line('TO A/C', p.account.replaceAll(' ', '').replaceAll('•', '*')),
        'TO NAME',
        `  ${p.recipient}`,
        line('TRACE NO', p.reference),
        line('AMT', p.amount),
        line('FEE', p.nothing),
        ...p.decoy.flatMap(([label, value]) => [label.toUpperCase(), `               ${value}`]),
        '',
      ].join(
        '\n',
      )}</pre><div style="text-align:center;font:700 17px ${FONTS.mono};padding-top:6px">*** ${p.status} ***</div><div style="text-align:center;font:13px ${FONTS.mono};padding-top:12px">NEVER REVEAL YOUR PIN TO ANYONE</div></div>`,
    ),
});

const sireh = look({
  name: 'sireh-pinang-kaunter',
  medium: 'paper',
  language: 'ms',
  width: 640,
  scale: 1.6,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['TELAH DIKREDITKAN', 'BERJAYA', 'SELESAI DIPINDAHKAN'],
    failed: ['GAGAL', 'DITOLAK'],
    pending: ['DALAM PROSES', 'BELUM DIKREDITKAN'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#fbf3df;color:#27325c;font-family:${FONTS.book};font-size:14px;padding:24px 28px}.row{display:flex;border-bottom:1px solid #b8b19c;padding:7px 0}.k{width:200px;font-size:12px;padding-top:2px}.v{font:700 15px ${FONTS.terminal};color:#222}`,
      `<div style="display:flex;justify-content:space-between;border-bottom:3px solid #27325c;padding-bottom:8px"><div><b style="font-size:20px">Bank Sireh Pinang</b><br><span style="font-size:12px">Cawangan Pekan Contoh &nbsp;•&nbsp; Kaunter 5</span></div><div style="text-align:right;font-size:12px">SALINAN PELANGGAN<br><b style="font-size:15px;color:#a32020">No. ${p.otherReference.slice(0, 7)}</b></div></div><div style="text-align:center;font-weight:700;padding:10px 0 4px">SLIP PEMINDAHAN WANG</div>${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Dipindahkan Kepada', p.recipient],
          ['No. Akaun', p.account],
          ['Bank', p.bank],
          ['Jumlah Wang', p.amount],
          ['Caj', p.nothing],
          ['Tujuan', p.memo],
          ['Nama Pengirim', p.sender],
          ['No. Siri Transaksi', p.reference],
          ...p.decoy,
        ],
      )}<div style="display:flex;justify-content:space-between;align-items:end;margin-top:22px"><div style="border:3px solid #3a4fa8;color:#3a4fa8;padding:8px 18px;transform:rotate(-3deg);font:700 18px ${FONTS.narrow};letter-spacing:1px;text-align:center">${p.status}<br><span style="font-size:12px">JURUWANG 05</span></div><div style="border-top:1px solid #555;width:200px;text-align:center;font-size:11px;padding-top:4px">Tandatangan Pegawai</div></div>`,
    ),
});

const gahara = look({
  name: 'gahara-kiosk-thermal',
  medium: 'paper',
  language: 'mixed',
  width: 400,
  scale: 2.2,
  money: MONEY.spaced,
  date: DATES.shortSlashes,
  time: TIMES.english,
  reference: REFERENCES.mixed,
  says: {
    success: ['BERJAYA (SUCCESS)', 'LULUS (APPROVED)'],
    failed: ['GAGAL (FAILED)', 'DITOLAK (DECLINED)'],
    pending: ['DALAM PROSES (PENDING)'],
    cancelled: ['BATAL (CANCELLED)'],
    refunded: ['DIPULANGKAN (REFUNDED)'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f6f6f4;color:#2c2c33;font:14px/1.45 ${FONTS.condensed};padding:24px 24px 30px}.row{display:flex;justify-content:space-between;gap:14px;padding:3px 0}.v{text-align:right}hr{border:0;border-top:1px dashed #555;margin:9px 0}`,
      `<div style="text-align:center"><b style="font-size:23px">GaharaPoint</b><br>Kiosk Layan Diri 24 Jam<br>Stesen LRT Contoh, Aras Konkos</div><hr>${rowsOf(
        [
          ['Tarikh (Date)', p.date],
          ['Masa (Time)', p.time],
          ['Kiosk ID', 'GHP0117'],
          ['No. Resit (Receipt No.)', p.reference],
        ],
      )}<hr><div style="text-align:center;font-weight:700">HANTAR WANG (SEND MONEY)</div><div style="padding:6px 0">Penerima (Receiver):<br><b>${p.recipient}</b><br>${p.bank} ${p.account}</div>${rowsOf(
        [
          ['Amaun (Amount)', p.amount],
          ['Fi (Fee)', p.fee],
          ['Tunai Dimasukkan (Cash In)', p.withFee],
          ...p.decoy,
        ],
      )}<hr><div class="row" style="font-weight:700;font-size:16px"><span>STATUS</span><span>${p.status}</span></div><hr>Nota (Remarks): ${p.memo}<div style="text-align:center;padding-top:14px">${speckle(p.below, 21, 96, '#2c2c33')}<br><span style="font-size:12px">Imbas untuk semak (Scan to check)<br>Terima kasih. Sila simpan resit ini.</span></div>`,
    ),
});

const tenggiri = look({
  name: 'tenggiri-agent-terminal',
  medium: 'paper',
  width: 380,
  scale: 2,
  money: MONEY.code,
  date: DATES.american,
  time: TIMES.seconds,
  reference: REFERENCES.dashed,
  says: {
    ...SLIPS,
    success: ['00 APPROVED', '00 SUCCESSFUL', '000 TXN ACCEPTED'],
    failed: ['51 DECLINED', '91 TXN FAILED'],
  },
  formats: ['jpg', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#c9d2d0;padding:18px 20px}div.slip{background:#fdfdfb;color:#4a4e63;font:15px/1.5 ${FONTS.terminal};padding:22px 18px 26px;box-shadow:3px 5px 12px #0005}.row{display:flex;justify-content:space-between;gap:10px}.v{text-align:right;white-space:nowrap}.c{text-align:center}`,
      `<div class="slip"><div class="c"><b>KEDAI TELEKOM TENGGIRI</b><br>AGENT OF TIRAM SAVINGS<br>LOT 7 JALAN PASAR CONTOH</div><br>${rowsOf(
        [
          ['TID 60011482', 'MID 004471'],
          [p.date.toUpperCase(), p.time],
          ['BATCH 000214', 'INV 003318'],
        ],
      )}<div class="c" style="font-size:19px;font-weight:700;padding:10px 0">ACCOUNT TRANSFER</div>RECEIVING BANK<br>&nbsp; ${p.bank.toUpperCase()}<br>CREDIT A/C<br>&nbsp; ${p.account}<br>CREDIT A/C NAME<br>&nbsp; ${p.recipient}<br>RRN ${p.reference}<br><br><div class="row" style="font-size:18px;font-weight:700"><span>AMOUNT</span><span>${p.amount}</span></div>${rowsOf([['CHARGES', p.nothing], ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value])])}<div style="padding:10px 0">RESP CODE: ${p.status}</div><div class="c">NO SIGNATURE REQUIRED<br>***** CUSTOMER COPY *****<br><span style="font-size:12px">V2.14 &nbsp; APP 8A31</span></div></div>`,
    ),
});

const lebuh = look({
  name: 'lebuhraya-printed-receipt',
  medium: 'paper',
  width: 820,
  scale: 1.3,
  money: MONEY.plainTight,
  date: DATES.weekday,
  time: TIMES.secondsEnglish,
  names: 'title',
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transfer was successful', 'Completed successfully', 'Paid'],
    failed: ['Transfer was not successful', 'Not paid'],
    pending: ['Transfer is pending', 'Queued for processing'],
    cancelled: ['Transfer was cancelled'],
    refunded: ['Transfer was refunded'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#8d8578;padding:24px 30px;font:14px/1.4 ${FONTS.narrow}}.row{display:flex;padding:8px 0;border-bottom:1px solid #aaa}.k{width:44%;text-align:right;padding-right:24px;color:#555}.v{font-weight:700;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(180deg,#f4f3ef,#e9e7e1 49%,#d9d6ce 50%,#efede8 53%,#e6e3dc);color:#262626;padding:26px 50px 60px;transform:rotate(.7deg);font-size:16px"><div style="display:flex;justify-content:space-between;font-size:11px;color:#666"><span>${p.date}</span><span>Lebuhraya Online - Receipt</span><span>1/1</span></div>
<div style="display:flex;justify-content:space-between;align-items:center;margin:26px 0 16px"><span style="font-size:26px;font-weight:700">▲ Lebuhraya Bank</span><span style="text-align:right">Official Receipt<br>${p.reference}</span></div><div style="border:2px solid #555;padding:12px 18px;display:flex;justify-content:space-between;align-items:center;margin-bottom:14px"><span style="font-size:19px">${p.status}</span><span style="font-size:24px;font-weight:700">${p.amount}</span></div>${rowsOf(
        [
          [p.done ? 'Paid to' : 'Pay to', p.recipient],
          ['Bank', p.bank],
          ['Account number', p.account],
          [p.done ? 'Paid from' : 'Pay from', `${p.sender}, ${p.ownAccount}`],
          ['Made on', `${p.date} ${p.time}`],
          ['Reference for recipient', p.memo],
          ['Payment method', 'IBG / Interbank GIRO'],
          ...p.decoy,
        ],
      )}<p style="font-size:12px;color:#555;margin-top:22px">This receipt was printed from Lebuhraya Online by the account holder. The bank’s record prevails should there be any difference.</p></div>`,
    ),
});

export const papers = [merawan, sireh, gahara, tenggiri, lebuh];
