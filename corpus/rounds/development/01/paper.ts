import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, speckle } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const line = (label: string, value: string, width = 12) => `${label.padEnd(width)}: ${value}`;

const machine = look({
  name: 'machine-slip',
  medium: 'paper',
  width: 440,
  scale: 2,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: SLIPS,
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#e6e4dc;color:#34343a}pre{font:17px/1.6 ${FONTS.mono};padding:26px 18px}`,
      `<pre>${[
        '     TIRAM SAVINGS SELF SERVICE',
        '         FUND TRANSFER',
        '--------------------------------',
        'DATE      TIME     TERMINAL',
        `${p.date}  ${p.time}    TRM0412`,
        '',
        line('TRANSACTION', 'FUND TRANSFER'),
        line('REF NO', p.reference),
        line('TO ACCOUNT', p.account.replaceAll(' ', '')),
        line('NAME', p.recipient.slice(0, 24)),
        line('AMOUNT', p.amount),
        line('FEE', p.nothing),
        '',
        line('STATUS', p.status),
        ...p.decoy.map(([label, value]) => line(label.toUpperCase(), value)),
        '--------------------------------',
        '  PLEASE KEEP THIS SLIP SAFELY',
        '           THANK YOU',
      ].join('\n')}</pre>`,
    ),
});

const counter = look({
  name: 'counter-slip',
  medium: 'paper',
  language: 'mixed',
  width: 520,
  scale: 1.5,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.dashed,
  says: {
    ...SLIPS,
    success: ['BERJAYA / SUCCESSFUL', 'DITERIMA / ACCEPTED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f4f1ea;color:#22263c;font:15px/1.7 ${FONTS.terminal};padding:28px 26px}div.row{display:flex}.k{width:190px}`,
      `<div style="text-align:center"><b style="font-size:19px">KOPERASI SERI MELATI</b><br>Cawangan Taman Contoh<br>KAUNTER 03</div><hr style="margin:10px 0;border:0;border-top:2px dashed #22263c">${[
        ['Tarikh/Date', p.date],
        ['Masa/Time', p.time],
        ['No. Rujukan/Ref', p.reference],
        ['Penerima/To', p.recipient],
        ['Bank', p.bank],
        ['Akaun/Account', p.account],
        ['Pengirim/From', p.sender],
        ['Amaun/Amount', `<b>${p.amount}</b>`],
        ['Caj/Fee', p.nothing],
        ['Status', p.status],
        ...p.decoy,
      ]
        .map(([label, value]) => `<div class="row"><div class="k">${label}</div><div>${value}</div></div>`)
        .join(
          '',
        )}<hr style="margin:10px 0;border:0;border-top:2px dashed #22263c"><div style="text-align:center">${speckle(p.below, 24, 90, '#22263c')}<br>TERIMA KASIH</div>`,
    ),
});

export const paper = [machine, counter];
