// Pages that people upload in place of a receipt: nothing on them tells of a transfer that was made and stands.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tabs } from '#test/receipts/drawing/page.ts';

const two = (number: number) => String(number).padStart(2, '0');
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');

// The payee was saved, and says so; the transfer itself still waits for its button.
const payeeSaved = look({
  name: 'rumbia-payee-saved',
  page: 'before sending',
  language: 'mixed',
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f6f3;color:#1c2b22}.row{display:flex;justify-content:space-between;padding:10px 0;border-bottom:1px solid #e3e9e4;font-size:14px}.k{color:#6c7a71}.v{text-align:right;max-width:62%}.card{background:#fff;border-radius:14px;margin:12px 16px;padding:14px 18px}`,
      `${phoneBar(p.clock, '#1c2b22', 57)}<div style="padding:12px 20px;display:flex;justify-content:space-between"><span>‹ &nbsp;<b style="font-size:18px">Transfer</b></span><span style="color:#6c7a71">Step 2 of 3</span></div><div style="margin:4px 16px;background:#d9f2e1;color:#0d5a30;border-radius:12px;padding:12px 16px;font-weight:600">✓ &nbsp;Payee saved successfully<div style="font-weight:400;font-size:12px">Penerima berjaya disimpan dalam senarai kegemaran</div></div><div class="card"><div style="display:flex;gap:12px;align-items:center;margin-bottom:8px"><span style="width:44px;height:44px;border-radius:50%;background:#20694a;color:#fff;text-align:center;line-height:44px;font-weight:700">${initials(p.recipient)}</span><span><b>${p.recipient}</b><br><span class="k">${p.bank} · ${p.account}</span></span></div></div><div class="card"><div class="k">Amount / Amaun</div><div style="font-size:30px;font-weight:700;border-bottom:2px solid #20694a;padding-bottom:4px">${p.amount}</div>${rowsOf([['From', p.ownAccount], ['Transfer date', `Today, ${p.date}`], ['Recipient reference', p.memo], ...p.decoy])}</div><div style="margin:26px 16px 10px;background:#20694a;color:#fff;border-radius:14px;padding:15px;text-align:center;font-weight:700">Next: review transfer</div><div style="text-align:center;color:#20694a;font-weight:600">Save as draft</div>`,
    ),
});

// The payee asks for the money; nobody has paid yet.
const request = look({
  name: 'selasar-request',
  page: 'bill',
  medium: 'wallet',
  dark: true,
  width: 412,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: DATES.weekday,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0f1b2d;color:#eaf0f8}.k{color:#8ea3bf;font-size:13px}.row{padding:11px 0;border-bottom:1px solid #22334d;display:flex;justify-content:space-between}.v{text-align:right;max-width:60%}`,
      `${phoneBar(p.clock, '#fff', 44)}<div style="padding:14px 20px;font-size:17px">✕ <span style="margin-left:92px">Payment request</span></div><div style="text-align:center;padding:20px"><div style="width:66px;height:66px;border-radius:50%;background:#3463c9;line-height:66px;font-size:24px;margin:0 auto 12px">${initials(p.recipient)}</div><b style="font-size:17px">${p.recipient}</b><div class="k" style="margin-top:4px">is requesting money from you</div><div style="font-size:40px;font-weight:700;margin-top:16px">${p.amount}</div></div><div style="padding:0 22px">${rowsOf([['Requested on', `${p.date}, ${p.time}`], ['Request ID', p.reference], ['Message', p.memo], ['Pay to', `${p.bank}<br>${p.account}`], ['Expires', '7 days after the request'], ...p.decoy])}</div><div style="display:flex;gap:12px;padding:30px 20px 12px;font-weight:700;text-align:center"><span style="flex:1;border:1px solid #4f6b94;border-radius:26px;padding:14px">Decline</span><span style="flex:1;background:#3f7bff;border-radius:26px;padding:14px">Pay ${p.amount}</span></div><div style="text-align:center" class="k">Pay only people that you know.</div>`,
    ),
});

// A petrol station's slip with the card's own part below: paid and approved, but to a shop.
const pump = look({
  name: 'minyak-pump-slip',
  page: 'shop receipt',
  medium: 'paper',
  width: 380,
  scale: 2,
  money: MONEY.tight,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const litres = (p.sen / 205).toFixed(2);
    const line = (label: string, value: string) =>
      `<div style="display:flex;justify-content:space-between"><span>${label}</span><span>${value}</span></div>`;
    const rule = '<div style="border-top:1px dashed #666;margin:9px 0"></div>';
    return pageOf(
      `body{background:#3f4a52;padding:24px 22px}.s{background:#fafafa;padding:24px 20px 30px;font:14px/1.6 ${FONTS.mono};color:#33343a}center{line-height:1.4}`,
      `<div class="s"><center><b style="font-size:19px">STESEN MINYAK KERETAPI</b><br>Jalan Simpang Empat, 31000<br>Tel: 05-000 0000</center>${rule}${line(p.date, p.time)}${line('Receipt', p.otherReference)}${line('Pump 06', 'UNLEADED 95')}${line(`${litres} L x 2.05`, p.amount)}${rule}<b>${line('TOTAL', p.amount)}</b>${line('Incl. tax', p.nothing)}${rule}<center>DEBIT CARD SALE</center>${line('CARD', 'XXXXXXXXXXXX4417')}${line('TRACE', p.reference.slice(0, 6))}${line('APPR CODE', p.reference.slice(4))}${line('AMOUNT', p.amount)}<center style="margin-top:8px"><b>APPROVED</b><br>NO PIN REQUIRED</center>${rule}${line('MEMBER', 'Points +42')}<div>${p.recipient}</div><center style="margin-top:12px">THANK YOU, DRIVE SAFELY</center></div>`,
    );
  },
});

// Short messages of a bank with a code for a transfer, and what the debtor writes besides.
const codes = look({
  name: 'tac-messages',
  page: 'chat',
  language: 'mixed',
  width: 393,
  scale: 2.75,
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.minutes,
  names: 'upper',
  draw: (p) => {
    const code = p.otherReference.slice(0, 6);
    const messages = [
      `RM0 LEMBAHBANK: Your TAC is ${code} for transfer of ${p.amount} to ${p.recipient}, a/c ${p.account} requested ${p.date} ${p.time}. Valid 3 min. Never share it.`,
      `RM0 LEMBAHBANK: Anda log masuk dari peranti baharu pada ${p.date}. Bukan anda? Hubungi kami segera.`,
      `RM0 LEMBAHBANK: You are about to transfer ${p.amount} to ${p.recipient}. Reply 1 to approve, 0 to reject. Ref ${p.reference}`,
    ];
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#111;font-size:16px}.m{background:#e9e9eb;border-radius:19px;padding:10px 15px;margin:8px 62px 8px 14px;overflow-wrap:anywhere}.d{text-align:center;color:#8a8a8e;font-size:12px;margin:16px 0 6px}`,
      `${phoneBar(p.clock, '#111', 71, '#f6f6f6')}<div style="background:#f6f6f6;border-bottom:1px solid #ddd;text-align:center;padding:8px 0 10px;font-size:12px"><span style="float:left;margin-left:16px;color:#0a7aff;font-size:22px">‹ 8</span><div style="width:46px;height:46px;border-radius:50%;background:#a5a9b3;margin:0 auto 5px"></div>60044</div><div class="d">Text Message<br>${p.date} ${p.time}</div>${messages.map((text) => `<div class="m">${text}</div>`).join('')}<div class="m" style="background:#34c759;color:#fff;margin:8px 14px 8px auto;width:fit-content">1</div><div style="margin:190px 14px 24px 52px;border:1px solid #c7c7cc;border-radius:20px;padding:8px 16px;color:#aaa">Text Message</div>`,
    );
  },
});

// Internet banking's first page: what stands in the accounts.
const accounts = look({
  name: 'kuantum-account-summary',
  page: 'balance',
  medium: 'portal',
  width: 1100,
  scale: 1,
  money: MONEY.code,
  date: DATES.weekday,
  time: TIMES.secondsEnglish,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#eef1f6;color:#22304a;font-size:13px}table{width:100%;border-collapse:collapse;background:#fff}th{background:#dfe6f1;text-align:left;padding:11px 14px;font-size:12px}td{padding:13px 14px;border-bottom:1px solid #e3e8f0}.r{text-align:right}`,
      `<div style="background:#1c3566;color:#fff;padding:15px 30px;display:flex;justify-content:space-between"><b style="font-size:18px">kuantum online</b><span>Welcome, ${p.recipient} &nbsp;|&nbsp; Log out</span></div><div style="background:#fff;padding:12px 30px;border-bottom:1px solid #d4dbe6;color:#51607b">Accounts &nbsp;&nbsp;&nbsp; Pay &amp; Transfer &nbsp;&nbsp;&nbsp; Cards &nbsp;&nbsp;&nbsp; Deposits &nbsp;&nbsp;&nbsp; Settings</div><div style="padding:22px 30px"><div style="font-size:19px;margin-bottom:4px">Account Summary</div><p style="color:#6b7890;margin-bottom:18px">As at ${p.date} ${p.time}. Your last login was successful.</p><table><tr><th>Account</th><th>Account No.</th><th>Holder</th><th class="r">Current Balance</th><th class="r">Available Balance</th></tr><tr><td>Basic Savings-i</td><td>${p.ownAccount}</td><td>${p.recipient}</td><td class="r">${p.amount}</td><td class="r"><b>${p.amount}</b></td></tr><tr><td>Junior Saver</td><td>${p.account}</td><td>${p.recipient}</td><td class="r">${p.balance}</td><td class="r"><b>${p.balance}</b></td></tr></table><div style="margin-top:22px;background:#fff;padding:18px;display:flex;justify-content:space-between"><span>Reward points: 1,284</span><span style="color:#1c5fd0">Transfer now ›</span></div></div>`,
    ),
});

// A wallet's list of the month, day by day, in Malay.
const activity = look({
  name: 'lebah-aktiviti',
  page: 'history',
  medium: 'wallet',
  language: 'ms',
  width: 375,
  names: 'title',
  money: MONEY.plainTight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  draw: (p) => {
    const item = (sign: string, name: string, about: string, sum: string) =>
      `<div style="display:flex;gap:12px;padding:11px 18px;align-items:center;background:#fff"><span style="width:36px;height:36px;border-radius:10px;background:#fdf0c8;text-align:center;line-height:36px;font-weight:700">${sign}</span><span style="flex:1"><b style="font-size:14px">${name}</b><br><span class="k">${about}</span></span><b>${sum}</b></div>`;
    const day = (text: string) => `<div class="k" style="padding:12px 18px 6px">${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.round};background:#f5f3ee;color:#2c2714}.k{color:#857c63;font-size:12px}`,
      `${phoneBar(p.clock, '#2c2714', 92, '#ffcf3f')}<div style="background:#ffcf3f;padding:10px 18px 18px"><b style="font-size:20px">Aktiviti</b><div style="margin-top:8px">Baki Lebah: <b>${p.balance}</b></div></div><div style="padding:12px 18px 2px;font-size:12px"><span style="background:#2c2714;color:#fff;border-radius:14px;padding:6px 14px">Semua</span> &nbsp; Masuk &nbsp;&nbsp; Keluar &nbsp;&nbsp; Tertunda</div>${day(p.date)}${item(initials(p.recipient), p.recipient, `Pindahan · ${p.time} · Selesai`, `-${p.amount}`)}${item('TN', 'Tol Nusa Permai', 'Bayaran · Selesai', `-${p.money(240)}`)}${day(p.daysBefore(1))}${item('+', 'Tambah nilai', 'Kad debit · Selesai', `+${p.money(10_000)}`)}${item('BB', 'Bakeri Bunga', 'QR · Gagal', p.money(1_590))}${day(p.daysBefore(3))}${item('DH', 'Restoran Daun Hijau', 'QR · Selesai', `-${p.money(2_350)}`)}${tabs(['Utama', 'Imbas', 'Aktiviti', 'Saya'], '#857c63')}`,
    );
  },
});

// A ticket office gives money back, with all its steps ticked; it went the other way.
const returned = look({
  name: 'pentas-ticket-refund',
  page: 'refund',
  medium: 'letter',
  width: 640,
  scale: 1.5,
  names: 'title',
  money: MONEY.spaced,
  date: ({ day, month, year }: Clock) => `${two(day)}.${two(month)}.${year}`,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#ece9f4;color:#261f38}.row{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px dotted #b7aed0}.k{color:#6d6488}.st{display:flex;justify-content:space-between;margin:22px 0 26px;text-align:center;font-size:12px}.st b{display:block;width:30px;height:30px;line-height:30px;border-radius:50%;background:#5b3fa8;color:#fff;margin:0 auto 6px}`,
      `<div style="width:540px;margin:24px auto;background:#fff;border-radius:8px;overflow:hidden"><div style="background:#5b3fa8;color:#fff;padding:18px 30px;font-size:20px;font-weight:700">PENTAS TICKETS</div><div style="padding:24px 30px 30px"><h1 style="font-size:20px">Your refund is completed</h1><p style="margin-top:8px">Dear ${p.recipient}, the show was called off, and we have paid your money back.</p><div class="st">${['Requested', 'Checked', 'Approved', 'Refunded'].map((step) => `<span><b>✓</b>${step}</span>`).join('')}</div><div style="text-align:center;font-size:30px;font-weight:700;margin-bottom:14px">${p.amount}</div>${rowsOf([['Refunded to', `${p.recipient}, ${p.account}`], ['Refund date', `${p.date}, ${p.time}`], ['Refund reference', p.reference], ['Order', `Malam Muzik Rakyat, 2 seats`], ['Ticket price', p.amount], ['Booking fee', p.nothing], ...p.decoy])}<div style="text-align:center;margin-top:22px">${speckle(p.below, 15, 60, '#b7aed0')}</div></div></div>`,
    ),
});

// A list of things to do; that one is ticked off proves nothing.
const list = look({
  name: 'senarai-tick-list',
  page: 'note',
  language: 'mixed',
  width: 390,
  scale: 2,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortMalay,
  draw: (p) => {
    const item = (done: boolean, text: string, about: string) =>
      `<div style="display:flex;gap:14px;padding:13px 20px;border-bottom:1px solid #efe9dd"><span style="flex:none;width:22px;height:22px;border-radius:50%;border:2px solid #d98b2b;background:${done ? '#d98b2b' : '#fff'};color:#fff;text-align:center;line-height:18px;font-size:13px">${done ? '✓' : ''}</span><span><span style="${done ? 'color:#8d8677' : ''}">${text}</span><br><span style="font-size:12px;color:#a39b89">${about}</span></span></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fffdf8;color:#2b2720;font-size:16px}`,
      `${phoneBar(p.clock, '#2b2720', 29)}<div style="padding:14px 20px 6px;color:#d98b2b">‹ Lists</div><div style="padding:0 20px 12px;font-size:30px;font-weight:700;color:#d98b2b">Hal rumah</div>${item(true, `Transfer ${p.amount} to ${p.recipient} (${p.memo})`, `Completed ${p.date}, ${p.time}`)}${item(true, 'Beli beras dan minyak', `Completed ${p.daysBefore(2)}`)}${item(false, 'Call the plumber about the sink', `Ref job ${p.reference}`)}${item(false, 'Bayar sewa hujung bulan', 'Repeats monthly')}<div style="padding:26px 20px;color:#d98b2b;font-weight:600">+ New item</div>`,
    );
  },
});

export const strangers = [payeeSaved, request, pump, codes, accounts, activity, returned, list];
