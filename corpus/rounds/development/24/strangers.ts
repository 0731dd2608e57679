// Pages that people upload in place of a receipt; none of them tells of a paid transfer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tabs } from '#test/receipts/drawing/page.ts';

// A bank app asks whether the name is the right one, with the button still to be pressed.
const selendang = look({
  name: 'selendang-is-this-them',
  page: 'before sending',
  dark: true,
  width: 393,
  scale: 2.5,
  money: MONEY.spaced,
  names: 'upper',
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#10201f;color:#eef6f4;font-size:15px}.row{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-bottom:1px solid #2a4240}.k{color:#9dbab6}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 74)}<div style="display:flex;justify-content:space-between;padding:12px 20px;font-size:17px"><span>‹</span><b>Review transfer</b><span>✕</span></div><div style="padding:12px 22px"><div style="text-align:center;margin:10px 0 18px"><div style="color:#9dbab6">You're about to send</div><div style="font-size:38px;font-weight:700">${p.amount}</div></div><div style="background:#173330;border-radius:14px;padding:14px 18px;margin-bottom:10px"><div style="color:#8fe0c8;font-size:13px">✓ Name found for this account</div><b style="font-size:17px">${p.recipient}</b><div style="color:#9dbab6">${p.bank} · ${p.account}</div></div>${rowsOf(
        [
          ['From', `Daily Account ${p.ownAccount}`],
          ['When', `Today, ${p.date}`],
          ['Recipient reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="background:#3a2f12;color:#ffdf92;border-radius:12px;padding:12px 16px;margin:18px 0;font-size:13px">Is somebody rushing you to pay? Scammers do. Once sent, we may not be able to get your money back.</div><div style="background:#35d0a5;color:#06231c;text-align:center;border-radius:28px;padding:16px;font-weight:700">Confirm and send</div><div style="text-align:center;padding:18px;color:#8fe0c8">Edit details</div></div>`,
    ),
});

// A home caterer's invoice from an app for small traders, not paid yet.
const ulam = look({
  name: 'ulam-invois-katering',
  page: 'bill',
  medium: 'letter',
  language: 'ms',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  names: 'title',
  money: MONEY.tight,
  date: DATES.longMalay,
  reference: (below, clock) => `UK-${clock.year}-${below(900, 'number') + 100}`,
  draw: (p) => {
    const rice = Math.round(p.sen * 0.7);
    const line = (what: string, sum: string) => `<tr><td>${what}</td><td>${sum}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#273024;font-size:14px}table{width:100%;border-collapse:collapse}td,th{padding:11px 8px;border-bottom:1px solid #d9e0d2;text-align:left}td:last-child,th:last-child{text-align:right}`,
      `<div style="padding:50px 58px"><div style="display:flex;justify-content:space-between;align-items:flex-start"><div><b style="font-size:22px;color:#4b7a1f">Dapur Ulam</b><div>Katering rumah oleh ${p.recipient}<br>Taman Contoh, 43000 Kajang</div></div><div style="text-align:right"><b style="font-size:26px">INVOIS</b><div>${p.reference}<br>Tarikh: ${p.date}</div><div style="display:inline-block;background:#fde5d8;color:#a8380b;font-weight:700;padding:5px 14px;border-radius:14px;margin-top:8px">BELUM DIBAYAR</div></div></div><div style="margin:30px 0 22px">Kepada:<br><b>${p.sender}</b></div><table><tr><th>Perkara</th><th>Jumlah</th></tr>${line('Nasi ulam dan lauk, 12 bungkus', p.money(rice))}${line(`Kuih-muih dan penghantaran (${p.memo})`, p.money(p.sen - rice))}${line('Deposit diterima', p.nothing)}<tr><td><b style="font-size:18px">Baki perlu dibayar</b></td><td><b style="font-size:18px">${p.amount}</b></td></tr></table><div style="border:1px dashed #4b7a1f;border-radius:8px;padding:16px 20px;margin-top:30px"><b>Cara bayaran</b><br>Pindahan bank kepada ${p.recipient}, ${p.bank}, no. akaun ${p.account}.<br>Sila bayar dalam tempoh 7 hari dan hantar resit melalui mesej.</div><p style="margin-top:40px;color:#66705f;font-size:12px">Terima kasih kerana menempah! Invois ini dibuat dengan InvoisMudah.</p></div>`,
    );
  },
});

// Two housemates write; one says that it is done, and there is no picture.
const kuaci = look({
  name: 'kuaci-dah-bayar-chat',
  page: 'chat',
  language: 'mixed',
  width: 390,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.lower,
  reference: REFERENCES.endsInLetter,
  draw: (p) => {
    const bubble = (mine: boolean, text: string) =>
      `<div style="max-width:78%;width:fit-content;margin:7px 14px 7px ${mine ? 'auto' : '14px'};background:${mine ? '#3d5afe' : '#fff'};color:${mine ? '#fff' : '#1c1e26'};border-radius:18px;padding:10px 15px">${text}</div>`;
    const quoted = `<div style="border-left:3px solid #fff;padding-left:8px;font-size:13px;margin-bottom:5px">${p.recipient}<br>${p.amount} for ${p.memo} ya</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#e9ecf5;color:#1c1e26;font-size:15.5px}`,
      `<div style="background:#fff">${phoneBar(p.clock, '#111', 35)}<div style="padding:8px 18px 14px;display:flex;gap:12px;align-items:center"><span style="font-size:20px">‹</span><span style="width:40px;height:40px;border-radius:50%;background:#ff8a65;color:#fff;display:flex;align-items:center;justify-content:center;font-weight:700">${p.recipient[0]}</span><div><b>${p.recipient}</b><div style="font-size:12px;color:#2e9e5b">Online</div></div></div></div><div style="text-align:center;font-size:12px;color:#6b7080;padding:14px">${p.date} ${p.time}</div>${bubble(false, 'eh jangan lupa share rumah bulan ni')}${bubble(false, `${p.amount} for ${p.memo} ya`)}${bubble(false, `${p.bank} ${p.account}, nama ${p.recipient}`)}${bubble(true, 'haha sorry baru balik kerja, kejap')}${bubble(true, `${quoted}dah transfer tau! successful, ref ${p.reference}`)}${bubble(false, 'okayy nanti I check account')}${bubble(true, 'thanks, esok I belanja teh tarik')}<div style="font-size:11px;color:#6b7080;text-align:right;padding:2px 18px">Dibaca ${p.clock}</div><div style="background:#fff;border-radius:24px;margin:150px 14px 24px;padding:13px 20px;color:#6b7080">Tulis mesej…</div>`,
    );
  },
});

// A fortnight of an account, told by day.
const pasembur = look({
  name: 'pasembur-aktiviti-ikut-hari',
  page: 'history',
  language: 'ms',
  width: 400,
  scale: 2.5,
  names: 'upper',
  money: MONEY.spaced,
  date: DATES.longMalay,
  draw: (p) => {
    const day = (name: string) =>
      `<div style="background:#f0eef5;padding:8px 20px;font-size:13px;color:#5e5873;font-weight:600">${name}</div>`;
    const item = (what: string, kind: string, sum: string, comes = false) =>
      `<div style="display:flex;justify-content:space-between;gap:14px;padding:12px 20px"><span>${what}<br><span style="font-size:12px;color:#77728a">${kind}</span></span><b style="white-space:nowrap;color:${comes ? '#1a8f56' : '#2b2540'}">${comes ? '+' : '-'}${sum}</b></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2b2540;font-size:14.5px}`,
      `<div style="background:#4a2f8a;color:#fff">${phoneBar(p.clock, '#fff', 91)}<div style="padding:10px 20px 20px"><b style="font-size:18px">Akaun Semasa-i</b><div style="font-size:13px">${p.ownAccount}</div><div style="margin-top:12px;font-size:13px">Baki tersedia</div><b style="font-size:27px">${p.balance}</b></div></div><div style="display:flex;gap:24px;padding:14px 20px;font-weight:600"><span style="border-bottom:3px solid #4a2f8a;padding-bottom:5px">Semua</span><span style="color:#77728a">Masuk</span><span style="color:#77728a">Keluar</span></div>${day(p.daysBefore(0))}${item(p.recipient, 'Pindahan KilatNow', p.amount)}${item('WARUNG TEPI SAWAH', 'Bayaran QR', p.money(1_350))}${day(p.daysBefore(1))}${item('GAJI BULANAN', 'Kredit', p.money(285_000), true)}${item('ARUS UTILITI', 'Bayaran bil', p.money(9_840))}${day(p.daysBefore(3))}${item('PASAR MINI BUNGA RAYA', 'Kad debit', p.money(6_725))}${item('CHIN TUCK LEONG', 'Pindahan KilatNow', p.money(4_000), true)}${day(p.daysBefore(6))}${item('BENGKEL DUA RODA', 'Bayaran QR', p.money(12_000))}${tabs(['Utama', 'Akaun', 'Imbas', 'Lagi'], '#5e5873')}`,
    );
  },
});

// A wallet has taken a payment back: the money came to the one who shows it.
const ranum = look({
  name: 'ranum-refund-to-wallet',
  page: 'refund',
  medium: 'wallet',
  width: 375,
  scale: 3,
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.datedLetters,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff5f1;color:#30211c;font-size:14.5px}.row{display:flex;justify-content:space-between;gap:18px;padding:9px 0}.k{color:#836d64;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#30211c', 49)}<div style="padding:10px 20px;font-size:17px;font-weight:700">‹ &nbsp; Transaction details</div><div style="background:#fff;border-radius:18px;margin:10px 16px;padding:22px 20px"><div style="text-align:center"><span style="display:inline-block;background:#e4ecff;color:#3454a4;border-radius:14px;padding:4px 14px;font-weight:600">Refund completed</span><div style="font-size:36px;font-weight:800;margin-top:10px">+${p.amount}</div><div style="color:#836d64">from ${p.recipient}</div></div><div style="border-top:1px dashed #e0cfc7;margin:18px 0 8px"></div>${rowsOf(
        [
          ['Refunded to', 'Ranum Wallet balance'],
          ['Refunded on', `${p.date}<br>${p.time}`],
          ['Original payment', p.daysBefore(3)],
          ['Paid to', p.recipient],
          ['Reason', 'Order cancelled by seller'],
          ['Transaction ID', p.reference],
        ],
      )}</div><div style="background:#fff;border-radius:18px;margin:12px 16px;padding:16px 20px"><b>Where is my money?</b><div style="color:#836d64;font-size:13px;margin-top:4px">It is already in your wallet and can be used at once. You earned 0 seeds for this.</div></div><div style="display:flex;gap:12px;margin:18px 16px 30px">${['Need help?', 'View balance'].map((each) => `<span style="flex:1;text-align:center;border:1px solid #e2613c;color:#c04a28;border-radius:24px;padding:12px;font-weight:600">${each}</span>`).join('')}</div>`,
    ),
});

// A lamp shop's till: goods, tax, paid by card; the one who served is named.
const lotong = look({
  name: 'lotong-electrical-till',
  page: 'shop receipt',
  medium: 'paper',
  width: 370,
  scale: 2.2,
  formats: ['jpg', 'png', 'jpg'],
  names: 'upper',
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: (below) => `LT${below(900_000, 'bill') + 100_000}`,
  draw: (p) => {
    const fan = Math.round(p.sen * 0.62);
    const lamp = Math.round(p.sen * 0.25);
    return pageOf(
      `body{background:#dcd8cf;padding:24px 26px}.s{background:#fcfbf8;color:#2c2c31;padding:24px 22px 34px;font:14px/1.45 ${FONTS.mono}}.row{display:flex;justify-content:space-between;gap:12px;padding:2px 0}.v{white-space:nowrap}hr{border:0;border-top:1px dashed #2c2c31;margin:9px 0}`,
      `<div class="s"><div style="text-align:center"><b style="font-size:18px">LOTONG ELECTRICAL</b><br>NO 8, JALAN CONTOH 2/3<br>41300 KLANG<br>TEL 03-5550 7332<br><br><b>CASH SALE / RECEIPT</b></div><hr>${rowsOf(
        [
          ['BILL NO', p.reference],
          ['DATE', `${p.date} ${p.time}`],
        ],
      )}SERVED BY: ${p.recipient}<hr>${rowsOf([
        ['WALL FAN 16IN x1', p.money(fan)],
        ['LED BULB 9W x4', p.money(lamp)],
        ['EXT CABLE 3M x1', p.money(p.sen - fan - lamp)],
      ])}<hr>${rowsOf([
        ['SUBTOTAL', p.amount],
        ['ROUNDING', p.nothing],
        ['<b style="font-size:18px">TOTAL</b>', `<b style="font-size:18px">${p.amount}</b>`],
        ['DEBIT CARD', p.amount],
        ['CHANGE', p.nothing],
      ])}<hr><div style="text-align:center">CARD **** ${p.below(9_000, 'card') + 1_000} APPROVED<br>ITEMS: 6<br><br>THANK YOU, COME AGAIN<br>1 YEAR WARRANTY WITH THIS BILL<br>NO REFUND IN CASH</div></div>`,
    );
  },
});

export const strangers = [selendang, ulam, kuaci, pasembur, ranum, lotong];
