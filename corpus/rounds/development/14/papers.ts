import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import { SLIPS } from '#test/receipts/drawing/says.ts';

const twoDigitYear = (text: string) => text.replace(/20(\d\d)$/, '$1');

const engsel = look({
  name: 'engsel-teller-machine',
  medium: 'paper',
  width: 340,
  scale: 2,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    ...SLIPS,
    success: ['TRANSACTION APPROVED', 'TRANSFER SUCCESSFUL'],
    failed: ['TRANSACTION DECLINED', 'TRANSFER NOT SUCCESSFUL'],
    pending: ['TRANSFER PENDING', 'TRANSACTION IN PROCESS'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.mono};background:#f7f6f1;color:#33323a;font-size:13px;line-height:1.5}.row{display:flex;gap:8px}.k{width:118px;flex:none}.v{overflow-wrap:anywhere}`,
      `<div style="padding:26px 22px 30px"><div style="text-align:center;font-weight:700;font-size:17px;letter-spacing:2px">ENGSEL BANK</div><div style="text-align:center">SELF SERVICE TERMINAL</div><div style="display:flex;justify-content:space-between;margin-top:12px"><span>DATE</span><span>TIME</span><span>LOC</span></div><div style="display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span><span>0${p.below(900, 'loc') + 100}</span></div><div style="margin:8px 0">${'-'.repeat(36)}</div><div style="text-align:center;font-weight:700">3RD PARTY TRANSFER</div><div style="margin:8px 0">${'-'.repeat(36)}</div>${rowsOf(
        [
          ['CARD NO', `XXXXXXXXXXXX${p.otherReference.slice(0, 4)}`],
          ['FROM A/C', 'SAVINGS'],
          ['TO A/C', p.account],
          ['TO BANK', p.bank.toUpperCase()],
          ['NAME', p.recipient],
          ['AMOUNT', `<b>${p.amount}</b>`],
          ['CHARGE', p.nothing],
          ['REF NO', p.reference],
          ['REMARK', p.memo.toUpperCase()],
          ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value]),
        ],
      )}<div style="margin:8px 0">${'-'.repeat(36)}</div><div style="text-align:center;font-weight:700">*** ${p.status} ***</div><div style="text-align:center;margin-top:14px;font-size:12px">PLEASE KEEP THIS SLIP<br>THANK YOU FOR BANKING WITH US</div></div>`,
    ),
});

const rebung = look({
  name: 'rebung-mesin-pindahan',
  medium: 'paper',
  language: 'ms',
  width: 420,
  scale: 2,
  money: MONEY.spaced,
  date: (clock) => twoDigitYear(DATES.dashes(clock)),
  time: TIMES.minutes,
  reference: REFERENCES.longDigits,
  says: {
    success: ['TRANSAKSI BERJAYA', 'PINDAHAN BERJAYA'],
    failed: ['TRANSAKSI GAGAL', 'PINDAHAN TIDAK BERJAYA'],
    pending: ['TRANSAKSI DALAM PROSES', 'MENUNGGU KELULUSAN'],
    cancelled: ['TRANSAKSI DIBATALKAN'],
    refunded: ['WANG DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:repeating-linear-gradient(92deg,#7b5a3c 0 46px,#735236 46px 90px,#81603f 90px 140px);padding:26px 0 34px;font-family:${FONTS.terminal}}.row{margin-top:7px}.k{font-size:11px}.v{font-size:14px}`,
      `<div style="width:318px;margin:0 auto;background:linear-gradient(100deg,#fdfcf8,#f1eee6 70%,#faf8f2);color:#3b3a52;padding:22px 24px 26px;transform:rotate(1.1deg);box-shadow:2px 5px 14px #0007;font-size:13px;clip-path:polygon(0 0,100% 0,100% 99%,88% 100%,70% 99%,52% 100%,34% 99%,16% 100%,0 99%)"><div style="border-bottom:2px solid;padding-bottom:8px;font-weight:700;font-size:16px">Bank Rebung<div style="font-size:11px;font-weight:400">Mesin Layan Diri M${p.below(9000, 'm') + 1000}</div></div><div style="font-size:16px;font-weight:700;margin-top:10px">${p.status}</div>${rowsOf(
        [
          ['TARIKH / MASA', `${p.date} ${p.time}`],
          ['JENIS TRANSAKSI', 'PINDAHAN WANG'],
          ['AMAUN', `<span style="font-size:19px;font-weight:700">${p.amount}</span>`],
          ['AKAUN PENERIMA', p.account],
          ['NAMA PENERIMA', p.recipient],
          ['BANK PENERIMA', p.bank],
          ['RUJUKAN', p.memo],
          ['NO. SIRI', p.reference],
          ...p.decoy.map(([label, value]): [string, string] => [label.toUpperCase(), value]),
        ],
      )}<div style="border-top:1px dashed;margin-top:14px;padding-top:8px;font-size:11px;text-align:center">Sila simpan slip ini. Terima kasih.</div></div>`,
    ),
});

const kayangan = look({
  name: 'kayangan-borang-cop',
  medium: 'paper',
  language: 'mixed',
  width: 760,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    success: ['BERJAYA / SUCCESSFUL', 'DILULUSKAN / APPROVED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / REJECTED'],
    pending: ['DALAM PROSES / PENDING', 'DALAM PROSES / PROCESSING'],
    cancelled: ['DIBATALKAN / CANCELLED'],
    refunded: ['DIPULANGKAN / RETURNED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const box = (label: string, value: string, span = 1) =>
      `<div style="grid-column:span ${span};border:1px solid #3554a0;padding:4px 9px 7px;margin:-1px 0 0 -1px"><div style="font:10px ${FONTS.narrow};color:#3554a0">${label}</div><div style="font:14px ${FONTS.mono};color:#26262c;min-height:20px;padding-top:2px">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fbfaf3;color:#3554a0;padding:34px 40px}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:12px"><div><div style="font:700 23px ${FONTS.serif}">Bank Kayangan Berhad</div><div style="font-size:11px">Cawangan / Branch: Taman Contoh</div></div><div style="text-align:right;font-size:13px;font-weight:700">PERMOHONAN PINDAHAN WANG<br>FUND TRANSFER APPLICATION</div></div>
<div style="display:grid;grid-template-columns:1fr 1fr 1fr;padding:1px 0 0 1px">${box('Tarikh / Date', p.date)}${box('Masa / Time', p.time)}${box('No. Rujukan / Reference No.', p.reference)}${box('Pemohon / Applicant', p.sender, 2)}${box('No. Akaun / Account No.', p.ownAccount)}${box('Benefisiari / Beneficiary', p.recipient, 2)}${box('No. Akaun / Account No.', p.account)}${box('Bank Benefisiari / Beneficiary Bank', p.bank.toUpperCase(), 2)}${box('Cara / Mode', 'INSTANT TRANSFER')}${box('Butiran Bayaran / Payment Details', p.memo.toUpperCase(), 2)}${box('Amaun / Amount', `<b style="font-size:16px">${p.amount}</b>`)}${p.decoy.map(([label, value]) => box(label, value, 3)).join('')}</div>
<div style="display:flex;justify-content:space-between;margin-top:22px"><div style="width:230px;font-size:11px"><div style="height:62px;border-bottom:1px solid #3554a0;font:italic 25px ${FONTS.serif};color:#1d2c6b;padding:22px 0 0 24px;letter-spacing:-1px">${p.sender.split(' ')[0]?.toLowerCase() ?? ''}~</div>Tandatangan Pemohon / Applicant's Signature</div><div style="border:3px solid #a3345acc;color:#a3345a;border-radius:6px;padding:9px 18px;text-align:center;transform:rotate(-3deg);font:700 15px ${FONTS.sans};align-self:flex-start">BANK KAYANGAN<br>${p.status}<div style="font-size:12px;font-weight:400">${p.date} &nbsp; TELLER ${p.below(40, 'teller') + 11}</div></div></div><p style="font-size:10px;margin-top:22px">Salinan pelanggan / Customer's copy. Tertakluk kepada terma dan syarat / Subject to terms and conditions.</p>`,
    );
  },
});

const cenderai = look({
  name: 'cenderai-branch-printout',
  medium: 'paper',
  width: 560,
  scale: 1.75,
  money: MONEY.code,
  names: 'title',
  date: DATES.iso,
  time: TIMES.seconds,
  reference: (below, clock) => `TT/${String(clock.year).slice(2)}/${REFERENCES.digits(below).slice(2)}`,
  says: {
    success: ['Completed', 'Successful', 'Processed Successfully'],
    failed: ['Unsuccessful', 'Rejected'],
    pending: ['Pending', 'In Progress'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:linear-gradient(160deg,#b9b6ae,#a3a098);padding:26px 30px;font-family:${FONTS.serif}}table{width:100%;border-collapse:collapse;font-size:16px}td{padding:6px 0;vertical-align:top}.k{width:205px;border-bottom:1px dotted #888}.v{border-bottom:1px dotted #888;font-weight:700}`,
      `<div style="background:#fdfdfb;color:#222;padding:34px 38px;box-shadow:1px 3px 10px #0005"><div style="text-align:center"><div style="font-size:22px;font-weight:700;letter-spacing:1px">Cenderai Savings Bank</div><div style="font-size:13px">Express Counter · Lorong Contoh 5, Ipoh</div></div><div style="border-top:1px solid;border-bottom:1px solid;margin:16px 0 12px;padding:6px 0;text-align:center;font-size:17px">Customer Receipt: Transfer to Another Bank</div>${tableOf(
        [
          ['Receipt number', p.reference],
          ['Posted', `${p.date} ${p.time}`],
          ['Paid by', p.sender],
          ['Debit account', p.ownAccount],
          ['In favour of', p.recipient],
          ['Credit account', `${p.account}, ${p.bank}`],
          ['Sum transferred', p.amount],
          ['Counter fee', p.fee],
          ['Total debited', p.withFee],
          ['Particulars', p.memo],
          ['Result', p.status],
          ...p.decoy,
        ],
      )}<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-top:22px"><div style="font-size:12px;max-width:290px">Printed by the counter's computer. Please check the details before you leave the counter.</div>${speckle(p.below, 17, 62)}</div></div>`,
    ),
});

export const papers = [engsel, rebung, kayangan, cenderai];
