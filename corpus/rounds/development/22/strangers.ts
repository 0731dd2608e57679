// Pages that people upload in place of a receipt.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle } from '#test/receipts/drawing/page.ts';

/** The bank asks for a finger before it sends: the summary behind, the sheet in front. */
const finger = look({
  name: 'sahkan-cap-jari-rebana',
  page: 'before sending',
  language: 'ms',
  dark: true,
  width: 400,
  scale: 2.5,
  date: DATES.longMalay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#14171c;color:#f0f2f5;font-size:15px}.row{display:flex;justify-content:space-between;gap:20px;padding:11px 0}.k{color:#a2abb8}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 66)}<div style="padding:14px 20px;font-size:18px;text-align:center"><span style="float:left">‹</span>Semak pindahan</div><div style="margin:10px 16px;background:#20252d;border-radius:14px;padding:18px 20px"><div style="color:#a2abb8">Anda akan memindahkan</div><div style="font-size:32px;font-weight:700">${p.amount}</div><div style="border-top:1px solid #363d48;margin:12px 0 6px"></div>${rowsOf(
        [
          ['Kepada', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Dari', `Akaun Simpanan<br>${p.ownAccount}`],
          ['Tarikh pindahan', `Hari ini, ${p.date}`],
          ['Rujukan', p.memo],
        ],
      )}</div><p style="padding:8px 24px 30px;color:#a2abb8;font-size:13px">Pastikan butiran penerima betul. Wang yang telah dihantar tidak boleh ditarik balik.</p><div style="background:#2b313b;border-radius:24px 24px 0 0;padding:26px 24px 40px;text-align:center"><div style="font-size:19px;font-weight:700">Sahkan dengan cap jari</div><div style="color:#bcc4cf;margin:6px 0 20px">Sentuh pengesan untuk meluluskan pindahan ini</div><svg width="68" height="68" viewBox="0 0 24 24" fill="none" stroke="#ff9d5c" stroke-width="1.3" stroke-linecap="round"><path d="M6 9a6.5 6.5 0 0 1 12 0M4.500 13c0-5 3-8 7.500-8M8 20c-1-2-1.500-4-1.500-7a5.500 5.500 0 0 1 11 0c0 2 .2 3.500.5 4.500M11 21c-1-2.500-1.500-5-1.500-8a2.500 2.500 0 0 1 5 0c0 3 .5 5 1.500 7M12 13c0 3 .3 5.500 1.200 8"/></svg><div style="margin-top:22px;color:#ff9d5c;font-weight:700">Guna PIN &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Batal</div></div>`,
    ),
});

/** What an apartment's management asks of an owner, with a slip to tear off. */
const upkeep = look({
  name: 'kondo-maintenance-fee-notice',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  date: DATES.long,
  reference: (below) => `MF/${below(90_000, 'upkeep') + 10_000}`,
  formats: ['pdf', 'png', 'jpg'],
  draw: (p) => {
    const sinking = Math.floor(p.sen / 11);
    const line = (what: string, sum: string) =>
      `<tr><td>${what}</td><td style="text-align:right">${sum}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#23282b;font-size:14px}table{width:100%;border-collapse:collapse;margin-top:18px}td,th{padding:8px 10px;border-bottom:1px solid #b9c3c6;text-align:left;font-size:14px}th{background:#dfe8e6}`,
      `<div style="padding:44px 54px"><b style="font-size:20px;color:#2b6a5b">RESIDENSI BUKIT CONTOH</b><div style="font-size:12px">Joint Management Body · Management Office, Level G, Block A · 03-0000 6644</div><div style="display:flex;justify-content:space-between;margin-top:28px"><span>${p.recipient}<br>Unit A-17-08<br>43000 Kajang</span><span>Notice no.: ${p.reference}<br>Notice date: ${p.date}<br><b>Due date: ${p.daysBefore(-14)}</b></span></div>
<div style="font-size:18px;font-weight:700;margin-top:28px">Notice of Maintenance Charges</div><table><tr><th>Description</th><th style="text-align:right">Amount</th></tr>${line('Service charge for the month', p.money(p.sen - sinking))}${line('Sinking fund', p.money(sinking))}${line('Arrears brought forward', p.nothing)}${line('<b>Total amount due</b>', `<b style="font-size:17px">${p.amount}</b>`)}</table>
<p style="margin-top:18px">Kindly settle the amount above on or before the due date. Interest of 10% a year is charged on late payment. Please ignore this notice if payment has been made.</p><div style="border-top:2px dashed #777;margin:44px 0 18px"></div><b>PAYMENT SLIP – return with your cheque</b><div style="display:flex;gap:40px;margin-top:14px"><span>Owner: ${p.recipient}<br>Unit: A-17-08<br>Notice no.: ${p.reference}</span><span>Amount payable: <b>${p.amount}</b><br>Bank: ${p.bank}<br>Account no.: ${p.account}</span></div></div>`,
    );
  },
});

/** Players settle who owes what for the court. */
const futsal = look({
  name: 'geng-futsal-rabu-chat',
  page: 'chat',
  language: 'mixed',
  money: MONEY.plainTight,
  names: 'title',
  scale: 2,
  date: DATES.shortSlashes,
  draw: (p) => {
    const said = (who: string, colour: string, text: string) =>
      `<div style="max-width:80%;width:fit-content;padding:8px 13px 6px;border-radius:14px;margin:7px ${who ? 'auto 7px 12px' : '12px 7px auto'};background:${who ? '#fff' : '#d6f0ff'}">${who ? `<b style="color:${colour};font-size:13px">${who}</b><br>` : ''}${text} <span style="font-size:11px;color:#6d7a85;margin-left:6px">${p.clock}</span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#c8d9e2;color:#17212b;font-size:15px;min-height:100vh;display:flex;flex-direction:column}`,
      `<div style="background:#2f6f9a">${phoneBar(p.clock, '#fff', 38)}<div style="color:#fff;padding:8px 18px 14px"><b style="font-size:17px">← &nbsp; Geng Futsal Rabu</b><div style="font-size:12px;padding-left:32px">11 members, 4 online</div></div></div><div style="background:#fff;padding:9px 16px;border-left:4px solid #2f6f9a;font-size:13px"><b style="color:#2f6f9a">Pinned message</b><br>Court fee pay to ${p.recipient}, ${p.bank} ${p.account}</div><div style="text-align:center;margin:14px 0 6px"><span style="background:#8fa9b8;color:#fff;border-radius:12px;padding:3px 14px;font-size:13px">${p.date}</span></div>${[
        said(
          p.recipient,
          '#b0532c',
          `Guys total court + air semua dah kira. Your share ${p.amount} ye, transfer je`,
        ),
        said('Bang Din', '#2c7d4f', 'Aku dah bayar cash tadi kan?'),
        said(p.recipient, '#b0532c', 'Yes bang settle'),
        said('', '', `Noted, ${p.amount}. App bank tengah down, malam ni I transfer`),
        said('Wai Kit', '#7a3fa0', 'Same, later after work'),
        said(p.recipient, '#b0532c', 'Ok jangan lupa, send receipt bila dah'),
      ].join(
        '',
      )}<div style="background:#fff;margin-top:auto;padding:15px 20px 30px;color:#7c8994">Message</div>`,
    );
  },
});

/** A browser's page of an account's movements, money out and money in apart. */
const lines = look({
  name: 'northgate-movements-web',
  page: 'history',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: { before: '' },
  date: DATES.short,
  draw: (p) => {
    const row = (day: string, what: string, out: string, into: string, strong = false) =>
      `<tr${strong ? ' style="background:#f3f6fc"' : ''}><td>${day}</td><td>${what}</td><td class="r">${out}</td><td class="r">${into}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.book};background:#fff;color:#242a38;font-size:14px}table{width:100%;border-collapse:collapse;font-size:14px}td,th{padding:12px 14px;border-bottom:1px solid #dde2ec;text-align:left;vertical-align:top}th{font-size:12px;color:#5b6478;border-bottom:2px solid #36508f}.r{text-align:right;white-space:nowrap}`,
      `<div style="background:#36508f;color:#fff;padding:18px 50px;font-size:20px">Northgate <span style="font-size:13px;float:right;padding-top:6px">Accounts &nbsp;&nbsp; Transfers &nbsp;&nbsp; Statements &nbsp;&nbsp; Log out</span></div><div style="padding:28px 50px 44px"><div style="font-size:22px">Current Account <span style="font-size:14px;color:#5b6478">${p.ownAccount}</span></div><div style="display:flex;gap:60px;margin:16px 0 24px"><span style="color:#5b6478">Available balance<br><b style="font-size:24px;color:#242a38">RM ${p.balance}</b></span><span style="color:#5b6478">Period<br><b style="font-size:16px;color:#242a38">${p.daysBefore(30)} – ${p.date}</b></span></div><table><tr><th>Date</th><th>Description</th><th class="r">Money out (RM)</th><th class="r">Money in (RM)</th></tr>${row(p.date, `Instant transfer – ${p.recipient}<br>${p.memo}`, p.amount, '', true)}${row(p.daysBefore(1), 'Debit card – RESTORAN DAUN HIJAU', p.money(2_760), '')}${row(p.daysBefore(2), 'Salary', '', p.money(415_000))}${row(p.daysBefore(3), 'Standing instruction – savings', p.money(30_000), '')}${row(p.daysBefore(5), 'Bill – TIRTA WATER', p.money(1_845), '')}${row(p.daysBefore(7), 'Interest', '', p.money(112))}</table><p style="margin-top:18px;font-size:12px;color:#5b6478">Showing 6 of 41 entries. Entries may take until the next working day to settle. &nbsp; Next page ›</p></div>`,
    );
  },
});

/** A room given back: the wallet tells that the money is on its way home. */
const booking = look({
  name: 'inap-senja-bayaran-balik',
  page: 'refund',
  medium: 'wallet',
  language: 'ms',
  width: 384,
  money: MONEY.tight,
  names: 'title',
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  draw: (p) => {
    const step = (what: string, when: string, reached: boolean) =>
      `<div style="display:flex;gap:14px;padding-bottom:14px"><span style="width:16px;height:16px;margin-top:2px;border-radius:50%;border:2px solid #8a3ea8;${reached ? 'background:#8a3ea8' : ''}"></span><span>${what}<br><span class="k">${when}</span></span></div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#faf5fc;color:#2a1f30;font-size:14px}.c{background:#fff;border-radius:16px;margin:12px 14px;padding:18px}.k{color:#7a6c82;font-size:13px}.row{display:flex;justify-content:space-between;gap:18px;padding:8px 0}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#2a1f30', 54)}<div style="padding:12px 20px;font-size:19px;font-weight:700">‹ &nbsp;Bayaran Balik</div><div class="c" style="text-align:center"><div class="k">Wang dikembalikan kepada anda</div><div style="font-size:34px;font-weight:800;color:#8a3ea8">+${p.amount}</div><div>Tempahan bilik dibatalkan oleh hos</div></div><div class="c">${step('Permintaan bayaran balik diterima', p.daysBefore(2), true)}${step('Diluluskan oleh Inap Senja', p.daysBefore(1), true)}${step('Dikreditkan ke dompet anda', `${p.date}, ${p.time}`, true)}</div><div class="c">${rowsOf(
        [
          ['Penginapan', 'Chalet Tepi Tasik (2 malam)'],
          ['Nama hos', p.recipient],
          ['No. tempahan', p.reference],
          ['Bayaran asal', p.amount],
          ['Dikembalikan ke', 'Baki Dompet'],
        ],
      )}</div><p class="k" style="padding:6px 24px 30px;text-align:center">Baki dompet: ${p.balance}. Ada soalan? Hubungi kami melalui Pusat Bantuan.</p>`,
    );
  },
});

/** A chemist's till slip, paid with a card and approved. */
const chemist = look({
  name: 'farmasi-jelita-card-till',
  page: 'shop receipt',
  medium: 'paper',
  width: 345,
  scale: 2,
  money: MONEY.plainTight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const [milk, soap] = [Math.floor(p.sen * 0.55), Math.floor(p.sen * 0.3)];
    return pageOf(
      `body{background:#ddd8cf;color:#2c2b30;font:14px/1.5 ${FONTS.narrow}}.row{display:flex;justify-content:space-between;gap:12px}.v{text-align:right}.c{text-align:center}.l{border-top:1px dashed #2c2b30;margin:9px 0}`,
      `<div style="margin:16px;background:#fcfbf8;padding:24px 22px 30px"><div class="c"><b style="font-size:20px">FARMASI JELITA</b><br>12 Jalan Contoh, Taman Contoh, Kajang<br>SST No: W10-0000-00000000<br><b>TAX INVOICE</b></div><div class="l"></div>${rowsOf(
        [
          [`Inv: ${p.reference}`, `Till 02`],
          [`${p.date} ${p.time}`, 'Cashier: Ina'],
          ['Member', p.recipient],
        ],
      )}<div class="l"></div>${rowsOf([
        ['Adult milk powder 1.7kg x1', p.money(milk)],
        ['Body wash refill x2', p.money(soap)],
        ['Vitamin C 1000mg x1', p.money(p.sen - milk - soap)],
      ])}<div class="l"></div>${rowsOf([
        ['Subtotal', p.amount],
        ['Rounding', p.nothing],
      ])}<div class="row" style="font-size:20px;font-weight:700"><span>TOTAL</span><span>${p.amount}</span></div><div class="l"></div>${rowsOf(
        [
          ['Debit card', `************${p.below(9_000, 'card') + 1_000}`],
          ['Approval code', `${p.below(900_000, 'approval') + 100_000} APPROVED`],
          ['Points earned', `${Math.floor(p.sen / 100)}`],
        ],
      )}<div class="c" style="margin-top:14px">${speckle(p.below, 17, 70)}<br>Exchange within 7 days with this receipt.<br>Thank you, please come again!</div></div>`,
    );
  },
});

export const strangers = [finger, upkeep, futsal, lines, booking, chemist];
