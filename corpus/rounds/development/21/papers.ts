import { DATES, MONEY, REFERENCES, TIMES, type ReferenceStyle } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle } from '#test/receipts/drawing/page.ts';
import { SLIPS, STATUSES_MS } from '#test/receipts/drawing/says.ts';

const WIDTH = 36;
const shown = (text: string) => text.replace(/<[^>]*>/g, '').replace(/&[a-z]+;/g, '?').length;
const middle = (text: string) => ' '.repeat(Math.max(0, Math.floor((WIDTH - shown(text)) / 2))) + text;
const colon = (label: string, value: string) => `${label.padEnd(15)}: ${value}`;

/** Machine, then running number: 0842/119374. */
const traced: ReferenceStyle = (below) =>
  `0${below(900, 'machine') + 100}/${below(900_000, 'trace') + 100_000}`;

// A cash machine's slip in two languages, its number lines over the tear.
const bemban = look({
  name: 'bemban-atm-roll',
  medium: 'paper',
  language: 'mixed',
  width: 410,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: traced,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['TRANSAKSI BERJAYA', 'TRANSAKSI DILULUSKAN', 'TRANSACTION SUCCESSFUL'],
    failed: ['TRANSAKSI GAGAL', 'TRANSAKSI DITOLAK', 'TRANSACTION DECLINED'],
    pending: ['TRANSAKSI SEDANG DIPROSES'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['TRANSAKSI DIPULANGKAN'],
  },
  draw: (p) =>
    pageOf(
      `body{background:#8b8378;padding:22px 26px 26px}.slip{background:linear-gradient(#f3f3f0,#fafaf8 30%,#efefeb);color:#33333c;box-shadow:0 3px 12px #0006}pre{font:15.5px/1.5 ${FONTS.terminal};padding:22px 0 26px 9px}`,
      `<div class="slip"><pre>${[
        middle('<b>B E M B A N   B A N K</b>'),
        middle('KILAT ATM'),
        '',
        'TARIKH     MASA    NO. RUJUKAN',
        'DATE       TIME    REFERENCE NO.',
        `${p.date.padEnd(8)}   ${p.time.padEnd(5)}   ${p.reference}`,
        '',
        'LOKASI/LOCATION: BANDAR CONTOH LRT',
        '.'.repeat(WIDTH),
        middle('PINDAHAN WANG / TRANSFER'),
        '',
        'KEPADA/TO',
        `<b>${p.recipient}</b>`,
        p.bank.toUpperCase(),
        p.account,
        'DARI/FROM',
        p.ownAccount,
        '',
        colon('AMAUN/AMOUNT', `<b>${p.amount}</b>`),
        colon('CAJ/FEE', p.nothing),
        ...p.decoy.map(([label, value]) => colon(label.toUpperCase(), value)),
        '.'.repeat(WIDTH),
        '',
        middle(`<b>${p.status}</b>`),
        '',
        middle('JANGAN DEDAHKAN NOMBOR PIN ANDA'),
        middle('DO NOT DISCLOSE YOUR PIN'),
      ].join('\n')}</pre></div>`,
    ),
});

// The strip of an agent's hand-held terminal: the value under its label, large.
const kelicung = look({
  name: 'kelicung-ejen-strip',
  medium: 'paper',
  language: 'ms',
  width: 380,
  scale: 2,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.lettersFirst,
  formats: ['jpg', 'png', 'webp'],
  says: STATUSES_MS,
  draw: (p) =>
    pageOf(
      `body{background:#fcfcfa;color:#161618;font:16px/1.35 ${FONTS.sans};padding:28px 26px 34px}.row{padding:5px 0}.k{font-size:13px}.v{font-weight:700}.bar{border-top:2px solid #161618;margin:12px 0}.pair{display:grid;grid-template-columns:1fr 1fr}`,
      `<div style="text-align:center"><div style="font-size:26px;font-weight:700;letter-spacing:1px">KELICUNG</div><div>Ejen Bank Kelicung</div><div style="font-size:14px;margin-top:6px">STESEN MINYAK CONTOH JAYA<br>Batu 5, Jalan Contoh, 08000 Sungai Petani</div></div><div class="bar"></div><div style="text-align:center;font-size:18px;font-weight:700">RESIT HANTAR WANG</div><div class="bar"></div><div class="pair">${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. terminal', `4${p.below(9_000_000, 'terminal') + 1_000_000}`],
          ['No. kelompok', `000${p.below(900, 'batch') + 100}`],
        ],
      )}</div>${rowsOf([
        ['No. resit', p.reference],
        ['Nama penerima', p.recipient],
        ['Bank dan akaun penerima', `${p.bank}<br>${p.account}`],
        ['Nama pengirim', p.sender],
        ['Tujuan', p.memo],
        ...p.decoy,
      ])}<div class="bar"></div><div style="font-size:15px">Amaun</div><div style="font-size:32px;font-weight:700;line-height:1.15">${p.amount}</div><div class="pair" style="margin-top:6px"><span>Yuran ejen</span><span style="text-align:right">${p.fee}</span><span>Jumlah tunai</span><span style="text-align:right">${p.withFee}</span></div><div class="bar"></div><div style="text-align:center"><div>Status transaksi</div><div style="font-size:24px;font-weight:700;text-transform:uppercase">${p.status}</div><div style="margin:16px 0 8px">${speckle(p.below, 21, 104, '#161618')}</div><div style="font-size:13px">Imbas untuk semak transaksi<br>SALINAN PELANGGAN<br>Aduan: 1-300-55-0171</div></div>`,
    ),
});

const cell = (label: string, value: string, span: number) =>
  `<div style="grid-column:span ${span};border-right:1px solid #444;border-bottom:1px solid #444;padding:6px 10px;min-height:56px"><div style="font-size:12px;color:#444">${label}</div><div style="font:17px ${FONTS.mono};color:#1b1f4b">${value}</div></div>`;

// A teller's advice from the branch's laser printer, laid on a scanner.
const galena = look({
  name: 'galena-teller-advice',
  medium: 'paper',
  width: 900,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.digits,
  formats: ['jpg', 'png', 'jpg'],
  says: SLIPS,
  draw: (p) =>
    pageOf(
      `body{background:#f7f7f5;color:#222;font-family:${FONTS.sans};overflow:hidden}.sheet{transform:rotate(-0.5deg);padding:34px 42px 40px}.grid{display:grid;grid-template-columns:repeat(12,1fr);border-top:1px solid #444;border-left:1px solid #444}`,
      `<div class="sheet"><div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:14px"><div><div style="font:700 25px ${FONTS.condensed}">GALENA BANK</div><div style="font-size:13px">Galena Bank Berhad, Seremban 2 Branch (0117)</div></div><div style="text-align:right"><div style="font-size:18px;font-weight:700">FUNDS TRANSFER ADVICE</div><div style="font-size:13px">Customer's copy</div></div></div><div class="grid">${[
        cell('Transaction no.', p.reference, 4),
        cell('Date', p.date, 4),
        cell('Time', p.time, 4),
        cell('Beneficiary', `<b>${p.recipient}</b>`, 8),
        cell('Amount', `<b>${p.amount}</b>`, 4),
        cell("Beneficiary's bank", p.bank, 6),
        cell("Beneficiary's account no.", p.account, 6),
        cell('Applicant', p.sender, 8),
        cell('Debit account no.', p.ownAccount, 4),
        cell('Payment details', p.memo, 8),
        cell('Commission', p.nothing, 4),
        ...p.decoy.map(([label, value]) => cell(label, value, 12)),
      ].join(
        '',
      )}</div><div style="margin-top:18px;display:flex;justify-content:space-between;align-items:flex-start"><div><div style="font:16px/1.5 ${FONTS.mono}">0117 TLR06 <span style="text-transform:uppercase">${p.date}</span> ${p.reference}<br>TRANSFER ${p.status}</div><div style="font-size:12px;margin-top:12px;max-width:420px">Transfers accepted after 4.00 pm or on a public holiday are handled on the next working day. Enquiries: 06-555 0133.</div></div><div style="width:236px;text-align:center;border-top:1px solid #222;margin-top:54px;padding-top:4px;font-size:12px;position:relative">Authorised officer<svg width="150" height="52" viewBox="0 0 150 52" style="position:absolute;left:40px;top:-48px"><path d="M4 38C22 4 36 2 34 24S22 50 34 36S58 8 60 20S50 44 66 34S88 14 92 24S86 42 104 32S128 26 146 22" fill="none" stroke="#20307e" stroke-width="2.2"/></svg></div></div></div>`,
    ),
});

export const papers = [bemban, kelicung, galena];
