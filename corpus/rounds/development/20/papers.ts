// Slips: a cash machine's in Malay on a tiled floor, an agent's long strip in two languages, a counter's typed advice as scanned.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, speckle, type Row } from '#test/receipts/drawing/page.ts';
import type { Outcome } from '#test/receipts/drawing/receipt.ts';

const two = (number: number) => String(number).padStart(2, '0');

const TUTUP: Record<Outcome, string> = {
  success: 'TERIMA KASIH KERANA<br>BERURUSAN DENGAN KAMI',
  failed: 'TIADA WANG DITOLAK<br>SILA CUBA SEKALI LAGI',
  pending: 'SILA SEMAK AKAUN ANDA<br>SELEPAS 24 JAM',
  cancelled: 'TIADA WANG DITOLAK',
  refunded: 'WANG TELAH MASUK SEMULA<br>KE AKAUN ANDA',
};

// Photographed from above on tiles: the sum in double width in the middle, label and value at both edges.
const jongkong = look({
  name: 'jongkong-slip-juruwang-auto',
  language: 'ms',
  medium: 'paper',
  width: 440,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  reference: (below) => REFERENCES.digits(below).slice(0, 8),
  says: {
    success: ['BERJAYA', 'TRANSAKSI BERJAYA', 'DILULUSKAN'],
    failed: ['GAGAL', 'TRANSAKSI DITOLAK'],
    pending: ['DALAM PROSES'],
    cancelled: ['DIBATALKAN'],
    refunded: ['DIPULANGKAN'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) => {
    const line = ([label, value]: Row) => `<div class="l"><span>${label}</span><span>${value}</span></div>`;
    return pageOf(
      `body{background:#aab3b5 linear-gradient(#8f999c 2px,transparent 2px) 0 150px/100% 310px;padding:40px 46px 54px}.s{background:linear-gradient(#fdfdfb,#f0f0ee 70%,#f8f8f6);transform:rotate(.9deg);box-shadow:-4px 7px 16px #0007;padding:24px 20px 36px;font:15px/1.55 ${FONTS.mono};color:#34343c}.l{display:flex;justify-content:space-between;gap:14px}.l span:last-child{text-align:right}.d{border-top:2px dashed #88888e;margin:11px 0}center{line-height:1.45}`,
      `<div class="s"><center><b style="font:700 21px ${FONTS.sans}">◆ Bank Jongkong</b><br>PINDAHAN KE BANK LAIN</center><div class="d"></div>${line(['TARIKH', p.date])}${line(['MASA', p.time])}${line(['MESIN', `JK${p.otherReference.slice(0, 4)}`])}${line(['NO. RUJUKAN', p.reference])}<div class="d"></div><center style="font-size:14px">JUMLAH PINDAHAN<br><b style="font-size:25px">${p.amount}</b><br><b>*** ${p.status} ***</b></center><div class="d"></div>${line(['DARI', p.ownAccount])}${line(['KE', p.account])}${line(['BANK', p.bank.toUpperCase()])}<div>PENERIMA</div><div><b>${p.recipient}</b></div>${line(['CAJ', p.nothing])}${line(['NOTA', p.memo.toUpperCase()])}${p.decoy.map(([label, value]) => line([label.toUpperCase(), value])).join('')}<div class="d"></div><center style="font-size:13px">${TUTUP[p.outcome]}</center></div>`,
    );
  },
});

// The strip of a village shop that sends money for a bank: each label over its value, a square code, the shop's own words.
const titipan = look({
  name: 'titipan-kedai-agent-strip',
  language: 'mixed',
  medium: 'paper',
  width: 400,
  scale: 2.25,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  says: {
    success: ['BERJAYA / SUCCESS', 'DITERIMA / ACCEPTED', 'SELESAI / COMPLETED'],
    failed: ['GAGAL / FAILED', 'DITOLAK / DECLINED'],
    pending: ['DIPROSES / PROCESSING'],
    cancelled: ['BATAL / CANCELLED'],
    refunded: ['DIPULANGKAN / REVERSED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const lines: Row[] = [
      ['Penerima / Receiver', `<b>${p.recipient}</b>`],
      ['Bank &amp; No. Akaun / Account', `${p.bank}<br>${p.account}`],
      ['Amaun dihantar / Amount sent', `<b style="font-size:24px">${p.amount}</b>`],
      ['Caj ejen / Agent fee', p.nothing],
      ['Penghantar / Sender', p.sender],
      ['Tujuan / Purpose', p.memo],
      ...p.decoy,
    ];
    if (!p.done) lines[2] = ['Amaun / Amount', `<b style="font-size:24px">${p.amount}</b>`];
    return pageOf(
      `body{background:#fff7e6 repeating-linear-gradient(90deg,#f0dfba 0 26px,#fff7e6 26px 52px);padding:30px 34px 44px}.s{background:#fcfcfc;box-shadow:0 3px 12px #0005;padding:22px 24px 34px;font:14px/1.45 ${FONTS.terminal};color:#2b2b33}.k{font-size:12px;color:#4a4a54;margin-top:9px}.e{border-top:1px solid #2b2b33;margin:14px 0 6px}`,
      `<div class="s"><div style="display:flex;justify-content:space-between;align-items:center"><div><b style="font-size:20px">TITIPAN</b><br><span style="font-size:12px">Ejen bank anda<br>Your bank's agent</span></div>${speckle(p.below, 19, 76, '#2b2b33')}</div><div style="margin-top:10px;font-size:13px">Kedai Pak Contoh, Kg. Seri Padi<br>Ejen / Agent ID 0${p.otherReference.slice(0, 5)}</div><div class="e"></div><div style="display:flex;justify-content:space-between"><span>${p.date}</span><span>${p.time}</span></div><div style="font-size:12px" class="k">No. Rujukan / Reference</div><div>${p.reference}</div><div style="border:2px solid #2b2b33;text-align:center;font-weight:700;padding:7px;margin-top:12px">${p.status}</div>${lines.map(([label, value]) => `<div class="k">${label}</div><div>${value}</div>`).join('')}<div class="e"></div><div style="font-size:12px;text-align:center">Simpan resit ini / Keep this receipt<br>Aduan / Complaints: 1-300-00-0000</div></div>`,
    );
  },
});

const CONCERNING: Record<Outcome, string> = {
  success: 'We confirm having carried out your instruction as follows:',
  failed: 'We were unable to carry out your instruction as follows:',
  pending: 'We have received your instruction as follows:',
  cancelled: 'Your instruction as follows has been withdrawn:',
  refunded: 'The funds of your instruction as follows were returned to you:',
};

// A branch's typed advice on pale paper, scanned flat: ruled boxes, the machine's own validation line along the foot.
const fairhaven = look({
  name: 'fairhaven-branch-advice-scan',
  medium: 'paper',
  width: 860,
  scale: 1.5,
  money: MONEY.tight,
  date: DATES.shortDashes,
  time: ({ hour, minute }: Clock) => `${two(hour)}${two(minute)} hrs`,
  reference: (below) => `FT ${REFERENCES.digits(below)}`,
  says: {
    success: ['PAID', 'EXECUTED', 'COMPLETED'],
    failed: ['NOT EXECUTED', 'REJECTED'],
    pending: ['PENDING'],
    cancelled: ['CANCELLED'],
    refunded: ['RETURNED'],
  },
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const box = (label: string, value: string, span = 1) =>
      `<div style="grid-column:span ${span}"><span class="k">${label}</span><div class="v">${value}</div></div>`;
    return pageOf(
      `body{background:#f6f5ef;font-family:${FONTS.serif};color:#1f3350;padding:34px 40px}.g{display:grid;grid-template-columns:repeat(6,1fr);gap:6px}.g>div{border:1px solid #7f8fa8;border-radius:5px;padding:5px 10px 8px;min-height:58px}.k{font-size:13px}.v{font:700 17px/1.3 ${FONTS.mono};color:#17171c;margin-top:3px}`,
      `<div style="display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:16px"><div><div style="font-size:30px;letter-spacing:1px">Fairhaven Bank</div><div style="font-size:14px">Customer Advice &ndash; Transfer of Funds</div></div><div style="text-align:right;font-size:14px">Jalan Pelabuhan Branch (042)<br>Customer Copy</div></div><p style="font-size:16px;margin-bottom:12px">${CONCERNING[p.outcome]}</p><div class="g">${[
        box('Our reference', p.reference, 2),
        box('Date', p.date, 2),
        box('Time', p.time, 2),
        box('In favour of', p.recipient, 4),
        box('Amount', p.amount, 2),
        box('Beneficiary bank', p.bank, 3),
        box('Beneficiary account', p.account, 3),
        box('By order of', p.sender, 4),
        box('Commission', p.nothing, 2),
        box('Particulars', p.memo, 4),
        box('Result', p.status, 2),
        ...p.decoy.map(([label, value]) => box(label, value, 6)),
      ].join(
        '',
      )}</div><div style="font:700 16px ${FONTS.mono};color:#3b3170;margin-top:20px;letter-spacing:.5px">042-07 ${p.reference} ${p.date} ${p.amount} ${p.status}</div><p style="font-size:13px;margin-top:18px">Please examine this advice and report any difference within 14 days. Fairhaven Bank (Malaysia) Berhad. Counter hours: Monday to Friday, 9.15 a.m. to 4.30 p.m.</p>`,
    );
  },
});

export const papers = [jongkong, titipan, fairhaven];
