// Pages that prove nothing: a web form before its code, a renewal notice, a chat, a statement's month, a refund, a form's answer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, type Row } from '#test/receipts/drawing/page.ts';

// All is filled in and checked; the code that lets it go is not yet typed.
const code = look({
  name: 'sirih-web-type-your-code',
  page: 'before sending',
  medium: 'portal',
  width: 1100,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) => {
    const step = (number: number, name: string, here: boolean) =>
      `<span style="flex:1;text-align:center;padding:10px;background:${here ? '#145c8c' : '#dbe6ee'};color:${here ? '#fff' : '#3b5365'}">${number}. ${name}</span>`;
    const rows: Row[] = [
      ['From', `Savings ${p.ownAccount}`],
      ['To', `<b>${p.recipient}</b><br>${p.bank}, ${p.account}`],
      ['Amount', `<b style="font-size:20px">${p.amount}</b>`],
      ['When', `Now (${p.date})`],
      ['Recipient reference', p.memo],
      ['Fee', p.nothing],
      ...p.decoy,
    ];
    return pageOf(
      `body{font-family:${FONTS.condensed};font-size:14px;background:#fff;color:#1b2a35}table{width:100%;border-collapse:collapse}td{padding:11px 14px;border-bottom:1px solid #d6e0e7;vertical-align:top}.k{width:230px;color:#526878}`,
      `<div style="padding:16px 40px;display:flex;align-items:center;justify-content:space-between;border-bottom:3px solid #145c8c"><b style="font-size:22px;color:#145c8c">sirih<span style="color:#d4452f">bank</span></b><span style="color:#526878">Session ends in 04:38 &nbsp;|&nbsp; Log out</span></div><div style="padding:20px 40px 40px"><div style="display:flex;gap:4px;margin-bottom:22px">${step(1, 'Fill in', false)}${step(2, 'Check and confirm', true)}${step(3, 'Receipt', false)}</div><h1 style="font-size:20px;margin-bottom:4px">Please check your transfer</h1><p style="color:#526878;margin-bottom:14px">The money leaves your account after you type the code and press Confirm.</p>${tableOf(rows)}<div style="background:#eef4f8;margin-top:20px;padding:18px 20px;display:flex;align-items:center;gap:16px"><span>Code sent to 01X-XXX 4470</span>${'<span style="width:36px;height:44px;border:1px solid #7892a5;background:#fff;display:inline-block"></span>'.repeat(6)}<u style="color:#145c8c">Send again</u></div><div style="margin-top:22px;display:flex;gap:12px"><span style="background:#d4452f;color:#fff;padding:11px 34px">Confirm</span><span style="border:1px solid #145c8c;color:#145c8c;padding:10px 34px">Change details</span><span style="color:#145c8c;padding:11px">Cancel</span></div></div>`,
    );
  },
});

// An insurer reminds of a premium: the sum is due, and nobody paid it.
const renewal = look({
  name: 'payung-insurance-renewal-notice',
  page: 'bill',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  formats: ['pdf', 'png', 'jpg'],
  money: MONEY.tight,
  date: DATES.long,
  reference: (below) => `PMT${REFERENCES.mixed(below)}`,
  draw: (p) => {
    const basic = Math.round(p.sen * 0.82);
    const part = (label: string, sum: string) =>
      `<tr><td>${label}</td><td style="text-align:right">${sum}</td></tr>`;
    return pageOf(
      `body{font-family:${FONTS.serif};font-size:15px;background:#fff;color:#222}table{width:100%;border-collapse:collapse}td{padding:8px 10px;border:1px solid #b9b2c4;vertical-align:top}.k{width:190px;background:#f3f0f7}`,
      `<div style="padding:48px 56px"><div style="display:flex;justify-content:space-between"><div style="font-size:26px;color:#54307a">Payung General Insurance</div><div style="text-align:right">${p.date}</div></div><p style="margin:30px 0 0">${p.recipient}<br>No. 14, Jalan Contoh 3<br>68000 Ampang</p><h1 style="font-size:19px;margin:28px 0 10px">Renewal notice: household contents policy</h1><p style="margin-bottom:18px">Your cover is about to end. To stay protected, please pay the premium below before the due date. This notice is not a receipt.</p>${tableOf([['Policy number', p.reference], ['Policyholder', p.recipient], ['Sum insured', p.money(4_000_000)], ['Issued on', p.date], ['Due', '14 days from the date of this notice'], ...p.decoy])}<table style="margin-top:18px">${part('Basic premium', p.money(basic))}${part('Flood extension', p.money(p.sen - basic))}${part('Stamp duty', p.nothing)}<tr style="background:#54307a;color:#fff"><td><b>Total premium due</b></td><td style="text-align:right"><b>${p.amount}</b></td></tr></table><p style="margin-top:22px"><b>How to pay:</b> online banking (biller code 40909), at our branches, or through your agent ${p.sender}.</p><p style="margin-top:40px;font-size:13px;color:#555">Payung General Insurance Berhad. Customer line 03-5555 0133, weekdays 8.30 a.m. to 5.30 p.m. Cover does not begin until the premium is received.</p></div>`,
    );
  },
});

// Housemates write to each other; what someone says about money is only said.
const teres = look({
  name: 'lorong-lapan-group-dark',
  page: 'chat',
  language: 'mixed',
  dark: true,
  width: 412,
  scale: 2.5,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.weekday,
  time: TIMES.lower,
  draw: (p) => {
    const said = (who: string, colour: string, text: string) =>
      `<div class="m"><b style="color:${colour};font-size:13px">${who}</b><br>${text}<span class="t">${p.time}</span></div>`;
    const mine = (text: string) => `<div class="m o">${text}<span class="t">${p.time} ✓✓</span></div>`;
    const quoted = `<div style="border-left:4px solid #ffb454;background:#00000033;border-radius:5px;padding:5px 10px;margin:2px 0 5px;font-size:13px"><b style="color:#ffb454">${p.recipient}</b><br>${p.amount} each, ${p.memo}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:15px;background:#0d1418;color:#e9eef1;min-height:860px}.m{background:#202c33;border-radius:10px;padding:8px 12px;margin:7px 70px 7px 12px;width:fit-content;max-width:310px}.o{background:#0b5345;margin:7px 12px 7px auto}.t{white-space:nowrap;font-size:11px;color:#a9b6bd;margin-left:10px}`,
      `${phoneBar(p.clock, '#e9eef1', 19, '#202c33')}<div style="background:#202c33;padding:10px 14px;display:flex;gap:12px;align-items:center"><span style="font-size:20px">←</span><span style="width:38px;height:38px;border-radius:50%;background:#6b4fa0;text-align:center;line-height:38px">🏠</span><span><b style="font-size:17px">Lorong Lapan housemates</b><br><span style="font-size:12px;color:#a9b6bd">${p.recipient.split(' ')[0] ?? ''}, Kak Yam, Steven, You</span></span></div><div style="text-align:center;margin:14px 0"><span style="background:#202c33;border-radius:8px;padding:5px 12px;font-size:12px">${p.date}</span></div>${said(p.recipient, '#ffb454', `guys ${p.amount} each ya, ${p.memo} 🙏`)}${said(p.recipient, '#ffb454', `${p.bank} ${p.account}, nama ${p.recipient}`)}${said('Kak Yam', '#7fd4ff', 'noted, dah transfer ya dear. Thank you')}${said('Steven', '#b6e36a', 'Same, paid yesterday')}${mine(`${quoted}done, dah transfer ${p.amount} tadi`)}${mine('resit nanti I send, phone bank app tengah maintenance')}${said(p.recipient, '#ffb454', 'ok cantik 👍')}<div style="display:flex;gap:8px;padding:120px 10px 20px"><span style="flex:1;background:#202c33;border-radius:22px;padding:11px 18px;color:#a9b6bd">Message</span><span style="width:44px;height:44px;border-radius:50%;background:#0b8a6f;text-align:center;line-height:44px">🎤</span></div>`,
    );
  },
});

// The month's movements in internet banking, with a line for each and the balance running.
const month = look({
  name: 'gasal-pergerakan-akaun-web',
  page: 'history',
  language: 'ms',
  medium: 'portal',
  width: 1060,
  scale: 1.25,
  money: { commas: true },
  date: DATES.slashes,
  draw: (p) => {
    let balance = 484_230;
    const moves: [days: number, about: string, sen: number][] = [
      [0, `PINDAHAN SEGERA ${p.recipient} ${p.memo.toUpperCase()}`, -p.sen],
      [1, 'KAD DEBIT PASAR RAYA MURNI', -6_435],
      [2, 'GAJI BULANAN', 285_000],
      [3, 'AUTODEBIT TELEFON', -4_800],
      [5, 'PENGELUARAN ATM JALAN BESAR', -20_000],
      [6, 'DIVIDEN', 1_112],
    ];
    const lines = moves.map(([days, about, sen]) => {
      const held = balance;
      balance -= sen;
      const [out, into] = sen < 0 ? [days === 0 ? p.amount : p.money(-sen), ''] : ['', p.money(sen)];
      return `<tr><td>${days === 0 ? p.date : p.daysBefore(days)}</td><td>${about}</td><td class="r">${out}</td><td class="r">${into}</td><td class="r">${p.money(held)}</td></tr>`;
    });
    return pageOf(
      `body{font-family:${FONTS.narrow};font-size:16px;background:#fbfbfb;color:#202020}table{width:100%;border-collapse:collapse;background:#fff}th{background:#5a3d2b;color:#fff;text-align:left;padding:10px 12px}td{padding:10px 12px;border-bottom:1px solid #ddd}.r{text-align:right}tr:nth-child(odd) td{background:#faf5ef}`,
      `<div style="background:#fff;border-bottom:1px solid #ccc;padding:14px 34px;display:flex;align-items:center;justify-content:space-between"><b style="font-size:24px;color:#5a3d2b">GASAL net</b><span>Utama &nbsp; | &nbsp; <b>Akaun</b> &nbsp; | &nbsp; Pindahan &nbsp; | &nbsp; Bil &nbsp; | &nbsp; Log Keluar</span></div><div style="padding:24px 34px 40px"><h1 style="font-size:23px">Pergerakan Akaun</h1><p style="margin:6px 0 16px;color:#555">Akaun Simpanan ${p.ownAccount} &nbsp;·&nbsp; ${p.sender} &nbsp;·&nbsp; 30 hari lepas &nbsp;·&nbsp; semua nilai dalam RM</p><table><tr><th>Tarikh</th><th>Keterangan</th><th class="r">Debit</th><th class="r">Kredit</th><th class="r">Baki</th></tr>${lines.join('')}</table>${p.decoy.map(([label, value]) => `<p style="margin-top:14px">${label}: ${value}</p>`).join('')}<p style="margin-top:18px">‹ Sebelum &nbsp; <b>1</b> &nbsp; 2 &nbsp; 3 &nbsp; Seterusnya › <span style="float:right">Muat turun: PDF | CSV</span></p></div>`,
    );
  },
});

// A shoe shop gives its customer the money back: it came in, none went out.
const shoes = look({
  name: 'kasut-rimba-return-refunded',
  page: 'refund',
  medium: 'phone',
  width: 375,
  scale: 3,
  names: 'title',
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.english,
  reference: (below) => `RTN-${REFERENCES.digits(below)}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f7f6f3;color:#1d1c1a}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid #e6e3dc}.k{color:#6c675e;flex:none}.v{text-align:right;font-weight:600}.c{background:#fff;margin:0 14px 12px;border-radius:12px;padding:16px 18px}`,
      `${phoneBar(p.clock, '#1d1c1a', 64)}<div style="padding:12px 16px 16px;font-size:18px;font-weight:700">‹ &nbsp; Return details</div><div class="c" style="background:#dff0e4"><b style="font-size:18px">Refund completed</b><p>We refunded ${p.amount} to your original payment method.</p></div><div class="c" style="display:flex;gap:14px"><span style="width:66px;height:66px;border-radius:8px;background:#d8cfbd;flex:none"></span><span><b>Rimba Trail Runner</b><br><span style="color:#6c675e">Size 41 · Moss · Qty 1<br>Reason: too small</span></span></div><div class="c">${rowsOf([['Refund amount', `+${p.amount}`], ['Refunded to', p.recipient], ['Method', `${p.bank} ${p.account}`], ['Date', `${p.date}, ${p.time}`], ['Return ID', p.reference], ['Shipping fee', p.nothing], ...p.decoy])}</div><div class="c"><b>Need another pair?</b><p style="color:#6c675e">Take ${p.money(2_000)} off when you spend ${p.money(15_000)}.</p></div><div style="margin:18px 14px 30px;background:#1d1c1a;color:#fff;text-align:center;border-radius:10px;padding:14px;font-weight:700">Rate this return</div>`,
    ),
});

// A house's own form, where each housemate writes down what was paid; the form took the answer, and knows no more.
const answer = look({
  name: 'borang-jawapan-direkodkan',
  page: 'note',
  language: 'ms',
  width: 400,
  scale: 2.5,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.minutes,
  draw: (p) => {
    const question = (text: string, value: string) =>
      `<div class="c"><div>${text}</div><div style="border-bottom:1px solid #b8b8b8;padding:8px 0 4px;color:#333">${value}</div></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:15px;background:#e5f1ec;color:#202124}.c{background:#fff;border:1px solid #d0dad6;border-radius:8px;padding:16px 18px;margin:0 12px 10px}`,
      `${phoneBar(p.clock, '#202124', 52)}<div style="margin:4px 12px 12px;background:#fff;border-radius:18px;padding:9px 16px;text-align:center;font-size:14px;color:#444">borang.example/r/sewa-blok-c</div><div class="c" style="border-top:9px solid #1f8a66"><div style="font-size:23px">Rekod Duit Rumah Blok C</div><div style="margin-top:8px">Jawapan anda telah direkodkan. Ini salinan jawapan anda.</div></div>${question('Nama anda', p.sender)}${question('Bayar kepada siapa?', p.recipient)}${question('Berapa?', p.amount)}${question('Untuk apa?', p.memo)}${question('Tarikh bayar', p.date)}${question('Dah bayar ke belum?', '◉ Dah &nbsp;&nbsp;&nbsp; ○ Belum &nbsp;&nbsp;&nbsp; ○ Hujung bulan')}<div style="padding:8px 18px 26px;font-size:13px;color:#1a6b50"><u>Ubah jawapan anda</u> &nbsp;&nbsp; <u>Hantar jawapan lain</u><p style="color:#555;margin-top:14px">Jangan hantar kata laluan melalui borang.</p></div>`,
    );
  },
});

export const strangers = [code, renewal, teres, month, shoes, answer];
