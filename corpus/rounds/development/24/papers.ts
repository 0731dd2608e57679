// Slips and forms of paper that were photographed or scanned.
import { DATES, MONEY, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, type Row } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

// A machine's slip, scanned flat: a black band for the name, labels at the left and values at the right.
const lenggeng = look({
  name: 'lenggeng-mesin-jalur-hitam',
  medium: 'paper',
  language: 'ms',
  width: 400,
  scale: 2.2,
  money: MONEY.tight,
  names: 'upper',
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below) => `${below(900_000, 'a') + 100_000}${below(900_000, 'b') + 100_000}`,
  says: {
    success: ['BERJAYA', 'PINDAHAN BERJAYA', 'DILULUSKAN'],
    failed: ['TIDAK BERJAYA', 'DITOLAK'],
    pending: ['DALAM PROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f1f0ec;color:#26262b;padding:26px 24px 34px;font:14px/1.4 ${FONTS.terminal}}.row{display:flex;justify-content:space-between;align-items:baseline;gap:16px;padding:3px 0}.v{text-align:right}hr{border:0;border-top:2px dashed #55555c;margin:10px 0}`,
      `<div style="background:#26262b;color:#f1f0ec;text-align:center;font:700 19px ${FONTS.sans};padding:7px;letter-spacing:2px">BANK LENGGENG</div><div style="text-align:center;margin-top:8px">MESIN PINDAHAN DAN DEPOSIT<br>CAWANGAN BANDAR CONTOH</div><hr>${rowsOf(
        [
          ['TARIKH', p.date],
          ['MASA', p.time],
          ['NO. MESIN', `LG${p.below(9_000, 'machine') + 1_000}`],
          ['NO. SIRI', p.reference],
        ],
      )}<hr><div style="text-align:center;font-weight:700;font-size:16px">PINDAHAN KE BANK LAIN</div><div style="margin-top:8px">PENERIMA:</div><div style="font-weight:700;font-size:16px">${p.recipient}</div><div>${p.bank.toUpperCase()}</div><div style="margin-bottom:8px">${p.account}</div>${rowsOf(
        [
          ['AMAUN', `<b style="font-size:20px">${p.amount}</b>`],
          ['CAJ', p.nothing],
          ['CATATAN', p.memo.toUpperCase()],
          ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
        ],
      )}<hr><div style="text-align:center"><b style="font-size:17px">${p.status}</b><br><br>SILA SIMPAN SLIP INI<br>TALIAN BANTUAN 1-300-55-8118</div>`,
    ),
});

// An agent's terminal in a village shop, its white strip photographed on a wooden counter.
const tukun = look({
  name: 'tukun-agent-white-strip',
  medium: 'paper',
  language: 'mixed',
  width: 430,
  scale: 2,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.shortDashes,
  time: TIMES.minutes,
  reference: (below) =>
    `${below(9_000, 'a') + 1_000} ${below(9_000, 'b') + 1_000} ${below(9_000, 'c') + 1_000}`,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'DILULUSKAN / APPROVED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / DECLINED'],
    pending: ['DALAM PROSES / PENDING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:repeating-linear-gradient(93deg,#8a6238 0 46px,#7c5730 46px 50px,#936b41 50px 104px);padding:38px 46px 46px}.s{background:#fbfbfa;color:#33343c;padding:22px 24px 30px;font:15px/1.35 ${FONTS.sans};transform:rotate(.9deg);box-shadow:2px 5px 14px #0007}.row{padding:4px 0}.k{font-size:12px}.v{font-weight:700}`,
      `<div class="s"><div style="text-align:center"><b style="font-size:20px">Bank Tukun</b><br>EJEN PERBANKAN / BANKING AGENT<br>KEDAI SERBANEKA PAK USU<br>KG CONTOH, 06000 JITRA</div><div style="display:flex;justify-content:space-between;border-top:1px solid #33343c;border-bottom:1px solid #33343c;margin:12px 0 8px;padding:5px 0;font-size:13px"><span>TID ${p.below(90_000_000, 'terminal') + 10_000_000}</span><span>${p.date} ${p.time}</span></div><div style="text-align:center;font-weight:700;font-size:15.5px;padding:4px 0">PINDAHAN WANG / FUND TRANSFER</div>${rowsOf(
        [
          ['KEPADA / TO', p.recipient],
          ['BANK', p.bank.toUpperCase()],
          ['AKAUN / ACCOUNT', p.account],
          ['JUMLAH / AMOUNT', `<span style="font-size:23px">${p.amount}</span>`],
          ['CAJ EJEN / AGENT FEE', p.fee],
          ['RUJUKAN / REFERENCE', p.memo.toUpperCase()],
          ['NO. TRANSAKSI / TRANSACTION NO.', p.reference],
          ...p.decoy.map(([label, value]): Row => [label.toUpperCase(), value]),
        ],
      )}<div style="border:2px solid #33343c;text-align:center;font-weight:700;font-size:17px;padding:7px;margin:12px 0">${p.status}</div><div style="text-align:center;font-size:12px">SALINAN PELANGGAN / CUSTOMER COPY<br>Sila semak sebelum beredar.<br>Please check before leaving.</div></div>`,
    ),
});

// A branch's transfer form, scanned: printed in blue, filled in by the teller's printer, with a stamp.
const harwell = look({
  name: 'harwell-branch-transfer-scan',
  medium: 'paper',
  width: 780,
  scale: 1.5,
  money: MONEY.code,
  names: 'upper',
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below) => `HW${below(900, 'branch') + 100}T${below(9_000_000, 'run') + 1_000_000}`,
  says: SLIPS,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const field = (label: string, value: string, span = 1) =>
      `<div style="grid-column:span ${span};border:1px solid #5f7fb8;padding:5px 10px 7px"><div style="font:11px ${FONTS.sans};color:#33568f">${label}</div><div style="min-height:22px">${value}</div></div>`;
    return pageOf(
      `body{background:#fbfaf6;color:#1c1c22;font:16px/1.35 ${FONTS.mono};padding:34px 40px 44px}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px}`,
      `<div style="transform:rotate(-.4deg)"><div style="display:flex;justify-content:space-between;align-items:flex-end;color:#33568f;font-family:${FONTS.sans};margin-bottom:14px"><div><b style="font-size:24px">Harwell Bank</b><div style="font-size:12px">Malaysia · Petaling Contoh Branch</div></div><div style="text-align:right"><b style="font-size:17px">FUNDS TRANSFER FORM</b><div style="font-size:12px">Customer copy · Form no. HB-214</div></div></div><div class="g">${field('Date', p.date)}${field('Time', p.time)}${field('Applicant’s name', p.sender, 2)}${field('Debit account no.', p.ownAccount)}${field('Mode of transfer', 'INSTANT TRANSFER')}${field('Beneficiary’s name', `<b>${p.recipient}</b>`, 2)}${field('Beneficiary’s bank', p.bank.toUpperCase())}${field('Beneficiary’s account no.', p.account)}${field('Amount', `<b style="font-size:19px">${p.amount}</b>`)}${field('Bank charges', p.nothing)}${field('Purpose of payment', p.memo.toUpperCase(), 2)}${p.decoy.map(([label, value]) => field(label, value, 2)).join('')}</div><div style="display:flex;justify-content:space-between;margin-top:18px"><div style="flex:1"><div style="font:11px ${FONTS.sans};color:#33568f">FOR BANK USE – MACHINE VALIDATION</div><div style="margin-top:6px">${p.reference}<br>TELLER 07 &nbsp; ${p.date} ${p.time}<br>TRANSFER <b>${p.status}</b></div></div><div style="border:3px solid #a33a4acc;color:#a33a4a;font:700 13px/1.4 ${FONTS.sans};text-align:center;padding:12px 20px;transform:rotate(-5deg);border-radius:4px;height:82px">HARWELL BANK<br>${p.date}<br>PETALING CONTOH</div></div><p style="font:11px ${FONTS.sans};color:#33568f;margin-top:26px">This form is valid only with the machine validation above. The bank is not liable for delay caused by wrong particulars. Customer service <span style="white-space:nowrap">03-5550 4141</span>, Monday to Friday, 9.15 a.m. to 4.30 p.m.</p></div>`,
    );
  },
});

export const papers = [lenggeng, tukun, harwell];
