import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Row } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

// An edited sum brings tags that take no room.
const sides = (label: string, value: string, width = 34) =>
  label + ' '.repeat(Math.max(1, width - label.length - value.replace(/<[^>]+>/g, '').length)) + value;

/** In lines of at most `width` letters, as a roll breaks a name. */
function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const sembilang = look({
  name: 'sembilang-atm-slip',
  medium: 'paper',
  width: 430,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#cfcac0;padding:18px}pre{font:600 16px/1.55 ${FONTS.terminal};background:#fbfaf5;color:#3b3b46;padding:22px 20px;white-space:pre-wrap;box-shadow:0 2px 8px #0004}`,
      `<pre><center><b style="font-size:21px">BANK SEMBILANG</b>
ATM / CRM SERVICES</center>
${[
  `${p.date} ${p.time}  MC 20417`,
  `CARD NO  XXXX XXXX XXXX ${p.ownAccount.slice(-4)}`,
  `SEQ NO   ${p.reference}`,
  '----------------------------------',
  'INSTANT TRANSFER TO OTHER BANK',
  '',
  'TO BANK',
  `  ${p.bank.toUpperCase()}`,
  'TO ACCOUNT',
  `  ${p.account}`,
  'ACCOUNT HOLDER',
  ...broken(p.recipient, 30).map((part) => `  ${part}`),
  '',
  sides('AMOUNT', p.amount),
  sides('SERVICE FEE', p.nothing),
  ...p.decoy.map(([label, value]) => sides(label.toUpperCase(), value)),
  '----------------------------------',
].join('\n')}
<center><b style="font-size:19px">TRANSACTION ${p.status}</b>

NO MORE QUEUES. TRY SEMBILANG APP
THANK YOU FOR BANKING WITH US</center></pre>`,
    ),
});

const keli = look({
  name: 'keli-agent-roll',
  medium: 'paper',
  language: 'mixed',
  width: 380,
  scale: 2,
  date: DATES.dots,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['BERJAYA / SUCCESS', 'LULUS / APPROVED'],
    failed: ['GAGAL / FAILED', 'TIDAK LULUS / DECLINED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['BATAL / CANCELLED'],
    refunded: ['PULANGAN / REVERSED'],
  },
  formats: ['jpg', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{background:#f7f5ef;color:#222;font:15px/1.5 ${FONTS.narrow};padding:24px 22px}.l{font-size:13px;margin-top:7px}.x{font-weight:700;font-size:17px}hr{border:0;border-top:2px dotted #444;margin:10px 0}`,
      `<div style="text-align:center"><b style="font-size:20px">KELI EJEN BANK</b><br>PASAR MINI TAMAN CONTOH<br>NO EJEN 0088314 &nbsp; TID 55120</div><hr><div style="text-align:center" class="x">KIRIMAN WANG / MONEY TRANSFER</div><div style="text-align:center;border:2px solid #222;padding:4px;margin:8px 0" class="x">${p.status}</div>${[
        ['TARIKH / DATE', `${p.date} ${p.time}`],
        ['NO. RUJ / REF NO.', p.reference],
        ['PENGIRIM / SENDER', p.sender],
        ['NAMA PENERIMA / RECEIVER NAME', p.recipient],
        ['BANK &amp; AKAUN PENERIMA / RECEIVER ACCOUNT', `${p.bank.toUpperCase()} ${p.account}`],
        ['TUJUAN / PURPOSE', p.memo],
        ...p.decoy,
      ]
        .map(([label, value]) => `<div class="l">${label}</div><div class="x">${value}</div>`)
        .join(
          '',
        )}<hr><div style="display:flex;justify-content:space-between" class="x"><span>AMAUN / AMOUNT</span><span style="font-size:20px">${p.amount}</span></div><div style="display:flex;justify-content:space-between"><span>CAJ / FEE</span><span>${p.nothing}</span></div><hr><div style="text-align:center;font-size:13px">*** SALINAN PELANGGAN / CUSTOMER COPY ***<br>SIMPAN RESIT INI / KEEP THIS RECEIPT</div>`,
    ),
});

const cells = (rows: Row[]) =>
  rows
    .map(
      ([label, value]) =>
        `<div class="b"><span>${label}</span><br><span style="font:700 16px ${FONTS.mono};color:#26306b">${value}</span></div>`,
    )
    .join('');

const usang = look({
  name: 'usang-counter-validation',
  medium: 'paper',
  language: 'ms',
  width: 720,
  scale: 1.5,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['BERJAYA', 'SELESAI', 'DITERIMA'],
    failed: ['GAGAL', 'DITOLAK'],
    pending: ['DALAM PROSES', 'MENUNGGU'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#fdf8e6;color:#5d3b1e;font:12px/1.5 ${FONTS.serif};padding:30px 34px}.b{border:1px solid #b08a5e;padding:5px 10px;min-height:52px}.g{display:grid;grid-template-columns:1fr 1fr;margin-top:14px}`,
      `<div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:23px">Bank Usang Jaya</b><br>Cawangan Pekan Contoh (0412)</div><div style="text-align:right"><b style="font-size:16px">SLIP PINDAHAN WANG</b><br>Salinan Pelanggan</div></div><div class="g">${cells(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nama Pengirim', p.sender],
          ['Akaun Didebit', p.ownAccount],
          ['Dibayar Kepada', p.recipient],
          ['Akaun Dikredit', p.account],
          ['Bank Penerima', p.bank],
          ['Butir-butir Bayaran', p.memo],
          ['Amaun', p.amount],
          ['No. Rujukan', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;justify-content:space-between;align-items:center;margin:24px 10px 6px"><div>Kegunaan bank<div style="font:14px/1.6 ${FONTS.mono};color:#26306b">0412 T07 ${p.date} ${p.time}<br>${p.reference} ${p.amount}</div></div><div style="border:3px double ${signColour(p)};color:${signColour(p)};transform:rotate(-5deg);padding:8px 20px;font:700 20px ${FONTS.sans};text-align:center">${p.status}<div style="font-size:11px">KAUNTER 07</div></div></div><p style="border-top:1px solid #b08a5e;padding-top:8px;margin-top:14px">Sila semak butiran sebelum meninggalkan kaunter. Slip ini sah dengan cetakan mesin bank.</p>`,
    ),
});

export const papers = [sembilang, keli, usang];
