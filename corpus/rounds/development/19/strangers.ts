// Pages that prove nothing: a transfer to be confirmed, a landlord's invoice, a clinic's receipt, a talk at night, where the
// month's money went, and money that came back.
import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, tableOf, tabs } from '#test/receipts/drawing/page.ts';

const two = (number: number) => String(number).padStart(2, '0');
const SHORT_MS = 'Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis'.split(' ');
const first = (name: string) => name.split(' ')[0] ?? '';

// Internet banking's second step: everything is filled in, and the code is still to be keyed in.
const ferringhi = look({
  name: 'ferringhi-check-details-web',
  page: 'before sending',
  medium: 'portal',
  width: 1040,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.short,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f2f6f7;color:#17303a}table{width:100%;border-collapse:collapse;background:#fff}td{padding:12px 22px;border-bottom:1px solid #dfe8ea}.k{width:38%;color:#54707b}.v{font-weight:600}.s{display:inline-block;width:26px;height:26px;border-radius:50%;text-align:center;line-height:26px;margin-right:8px;font-weight:700}`,
      `<div style="background:#fff;padding:16px 40px;display:flex;justify-content:space-between;border-bottom:1px solid #d5e0e3"><b style="font-size:22px;color:#067a8c">Ferringhi<span style="color:#f08a24">Bank</span></b><span style="color:#54707b">Accounts &nbsp;&nbsp; <b style="color:#067a8c">Transfer</b> &nbsp;&nbsp; Pay bills &nbsp;&nbsp; Cards &nbsp;&nbsp; Messages (2) &nbsp;&nbsp; Log out</span></div><div style="padding:26px 40px 36px;max-width:860px"><div style="margin-bottom:22px"><span class="s" style="background:#067a8c;color:#fff">1</span>Fill in <span style="color:#9bb0b8">———</span> &nbsp;<span class="s" style="background:#067a8c;color:#fff">2</span><b>Check and approve</b> <span style="color:#9bb0b8">———</span> &nbsp;<span class="s" style="background:#dbe5e8;color:#54707b">3</span><span style="color:#54707b">Done</span></div><h1 style="font-size:23px;margin-bottom:6px">Please check the details</h1><p style="margin-bottom:18px;color:#54707b">Your money will only be sent after you key in the code.</p>${tableOf(
        [
          ['You are sending', `<span style="font-size:21px">${p.amount}</span>`],
          ['To', p.recipient],
          ['Bank and account', `${p.bank}, ${p.account}`],
          ['From', `Ferringhi Savings ${p.ownAccount}`],
          ['When', `Today, ${p.date}`],
          ['Recipient reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}<div style="background:#fff6ea;border:1px solid #f0c48d;padding:18px 22px;margin-top:18px"><b>Enter the 6-digit code from your Ferringhi Key</b><div style="margin:12px 0 6px">${'<span style="display:inline-block;width:42px;height:48px;border:1px solid #a9bcc3;background:#fff;margin-right:8px"></span>'.repeat(6)}</div><span style="color:#54707b;font-size:13px">The code expires in 01:42. <u>Send again</u></span></div><div style="margin-top:32px;font-weight:700"><span style="background:#067a8c;color:#fff;padding:12px 34px;border-radius:4px;margin-right:12px">Approve</span><span style="border:1px solid #067a8c;color:#067a8c;padding:11px 34px;border-radius:4px">Back</span></div></div>`,
    ),
});

// A tenancy app in Malay: the landlord's invoice, which still waits to be paid.
const sewakita = look({
  name: 'sewakita-invois-bulanan',
  page: 'bill',
  language: 'ms',
  width: 400,
  scale: 2.5,
  names: 'title',
  money: MONEY.tight,
  date: ({ day, month, year }: Clock) => `${day} ${SHORT_MS[month - 1] ?? ''} ${year}`,
  reference: (below) => `SK-${REFERENCES.digits(below).slice(0, 6)}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#faf7f2;color:#2c2a26}.row{display:flex;justify-content:space-between;gap:16px;padding:10px 0;font-size:14px}.k{color:#78716a}.v{text-align:right}.card{background:#fff;border-radius:16px;margin:14px 16px;padding:18px;border:1px solid #ebe4d8}`,
      `${phoneBar(p.clock, '#2c2a26', 66)}<div style="padding:12px 20px;display:flex;justify-content:space-between;font-size:18px;font-weight:700"><span>‹ &nbsp;Invois</span><span style="font-size:14px;color:#b4532a">Sejarah</span></div><div class="card" style="background:#3a4d3f;color:#fff;border:0"><div style="display:flex;justify-content:space-between"><span>Invois ${p.reference}</span><span style="background:#f4b942;color:#3b2c00;border-radius:10px;padding:1px 10px;font-size:12px;font-weight:700">Belum dibayar</span></div><div style="font-size:36px;font-weight:800;margin:12px 0 2px">${p.amount}</div><div>Sila jelaskan sebelum ${p.date}</div></div><div class="card"><b>Tuan rumah</b>${rowsOf(
        [
          ['Nama', p.recipient],
          ['Bayar ke akaun', `${p.bank}<br>${p.account}`],
          ['Rujukan', p.memo],
        ],
      )}</div><div class="card"><b>Pecahan</b>${rowsOf([
        ['Bahagian anda', p.amount],
        ['Tunggakan', p.nothing],
        ['Deposit dipegang', p.money(60_000)],
        ...p.decoy,
      ])}<div style="border-top:1px solid #ebe4d8;padding-top:10px;display:flex;justify-content:space-between;font-weight:700"><span>Perlu dibayar</span><span>${p.amount}</span></div></div><div style="margin:18px 16px 8px;background:#b4532a;color:#fff;border-radius:14px;padding:14px;text-align:center;font-weight:700">Bayar sekarang</div><div style="text-align:center;color:#78716a;font-size:13px">Ingatkan saya kemudian</div>${tabs(['Rumah', 'Invois', 'Aduan', 'Profil'], '#78716a')}`,
    ),
});

// A clinic's receipt: the patient has the name of the payee; the money went to the clinic.
const clinic = look({
  name: 'klinik-anggerik-receipt',
  page: 'shop receipt',
  medium: 'paper',
  width: 640,
  scale: 1.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.english,
  reference: (below) => `OR${REFERENCES.digits(below).slice(0, 7)}`,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) => {
    const consult = Math.round(p.sen * 0.55);
    const line = (number: number, what: string, sum: string) =>
      `<tr><td>${number}</td><td>${what}</td><td style="text-align:right">${sum}</td></tr>`;
    return pageOf(
      `body{background:#fff;font-family:${FONTS.sans};color:#222b33;padding:34px 40px}table{width:100%;border-collapse:collapse;margin:18px 0}th,td{padding:8px 6px;text-align:left;border-bottom:1px solid #cdd6dc}th{border-top:2px solid #3b6e8f;border-bottom:2px solid #3b6e8f}`,
      `<div style="text-align:center;border-bottom:1px solid #cdd6dc;padding-bottom:14px"><b style="font-size:22px;color:#3b6e8f">KLINIK ANGGERIK</b><br>17, Jalan Contoh 5/2, 47300 Petaling Jaya &nbsp; Tel 03-0000 4417<br>Open 24 hours</div><div style="font-size:18px;font-weight:700;margin:18px 0 12px">OFFICIAL RECEIPT</div><div style="display:flex;justify-content:space-between;line-height:1.7"><div>Patient: <b>${p.recipient}</b><br>Panel: Self-paying<br>Doctor: Dr. Shalini</div><div>Receipt no: <b>${p.reference}</b><br>Date: ${p.date}<br>Time: ${p.time}</div></div><table><tr><th style="width:34px">#</th><th>Description</th><th style="text-align:right">Charge</th></tr>${line(1, 'Consultation', p.money(consult))}${line(2, 'Medicine: antihistamine 10 tabs, cough syrup', p.money(p.sen - consult))}${line(3, 'Medical certificate, 1 day', p.nothing)}</table><div style="display:flex;justify-content:flex-end"><div style="width:300px;line-height:2"><div style="display:flex;justify-content:space-between"><span>Subtotal</span><span>${p.amount}</span></div><div style="display:flex;justify-content:space-between"><span>Discount</span><span>${p.nothing}</span></div><div style="display:flex;justify-content:space-between;font-weight:700;font-size:17px"><span>Total paid</span><span>${p.amount}</span></div><div style="display:flex;justify-content:space-between"><span>Debit card</span><span>${p.amount}</span></div></div></div><div style="margin-top:36px;color:#55636d;font-size:12px">Thank you and get well soon. Medicine sold cannot be returned. Please bring this receipt for your follow-up within 7 days.</div>`,
    );
  },
});

// A talk at night, half Malay and half English: someone says it is paid, and that is all.
const hijau = look({
  name: 'rumah-hijau-night-chat',
  page: 'chat',
  language: 'mixed',
  dark: true,
  width: 412,
  scale: 2.25,
  names: 'title',
  money: MONEY.tight,
  date: DATES.shortSlashes,
  time: TIMES.lower,
  draw: (p) => {
    const bubble = (mine: boolean, text: string) =>
      `<div style="margin:6px 12px 6px ${mine ? 'auto' : '12px'};max-width:300px;width:fit-content;display:flow-root;background:${mine ? '#1f4f46' : '#26292e'};border-radius:14px;padding:8px 12px">${text}<span style="font-size:11px;color:#a9b3b1;float:right;margin:6px 0 0 12px">${p.time}${mine ? ' ✓✓' : ''}</span></div>`;
    const quoted = (who: string, text: string) =>
      `<div style="border-left:4px solid #e0a43a;background:#0004;border-radius:6px;padding:6px 10px;margin-bottom:6px;font-size:13px"><b style="color:#e0a43a">${who}</b><br>${text}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#101315;color:#edf1f0;font-size:15px}`,
      `${phoneBar(p.clock, '#edf1f0', 17, '#1b1e21')}<div style="background:#1b1e21;padding:10px 14px 12px;display:flex;gap:12px;align-items:center"><span>←</span><span style="width:38px;height:38px;border-radius:50%;background:#3a7d5c;text-align:center;line-height:38px;font-size:19px">🏡</span><div style="flex:1"><b>Rumah Hijau 🌿</b><div style="font-size:12px;color:#a9b3b1">${first(p.recipient)}, ${first(p.sender)}, Kumar, You</div></div><span>⋮</span></div><div style="text-align:center;margin:14px 0 8px"><span style="background:#26292e;border-radius:8px;font-size:12px;padding:4px 12px;color:#c5cdcb">${p.date}</span></div>${bubble(false, `<b style="color:#e0a43a;font-size:13px">${p.recipient}</b><br>Guys, reminder: ${p.memo} ${p.amount} seorang. Akaun macam biasa ya, ${p.bank} ${p.account}`)}${bubble(false, '<b style="color:#7fb2ff;font-size:13px">Kumar</b><br>Esok boleh? Gaji belum masuk 😅')}${bubble(true, `${quoted(p.recipient, `Guys, reminder: ${p.memo} ${p.amount} seorang.`)}Dah transfer ${p.amount} to ${first(p.recipient)} tadi, successful. Ref ${p.reference}`)}${bubble(false, `<b style="color:#e0a43a;font-size:13px">${p.recipient}</b><br>Belum nampak lagi dalam akaun. Boleh share receipt?`)}${bubble(true, 'Ok nanti, phone low batt')}<div style="margin:150px 12px 24px;display:flex;gap:10px"><span style="flex:1;background:#26292e;border-radius:24px;padding:12px 18px;color:#a9b3b1">Message</span><span style="width:46px;height:46px;border-radius:50%;background:#2f9e77;text-align:center;line-height:46px">🎤</span></div>`,
    );
  },
});

const BARS: [name: string, share: number, colour: string][] = [
  ['Transfers', 46, '#3f6fe0'],
  ['Food & drink', 27, '#e07b3f'],
  ['Transport', 15, '#39a37c'],
  ['Others', 12, '#9b9fb0'],
];

// Where the month's money went: a bar of colours, kinds of spending, and the people it went to most.
const insight = look({
  name: 'sisih-spending-insight',
  page: 'history',
  width: 390,
  scale: 3,
  names: 'title',
  money: MONEY.spaced,
  date: ({ day, month, year }: Clock) => `${two(day)}/${two(month)}/${year}`,
  draw: (p) => {
    const person = (name: string, about: string, sum: string) =>
      `<div style="display:flex;justify-content:space-between;align-items:center;padding:12px 0;border-bottom:1px solid #eceef4"><span style="display:flex;gap:12px;align-items:center"><i style="width:38px;height:38px;border-radius:50%;background:#e6ebfa;color:#3f6fe0;font-style:normal;font-weight:700;text-align:center;line-height:38px;flex:none">${name.slice(0, 1)}</i><span>${name}<br><small style="color:#6d7285">${about}</small></span></span><b style="white-space:nowrap">${sum}</b></div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#1d2030}`,
      `${phoneBar(p.clock, '#1d2030', 91)}<div style="padding:14px 20px;font-size:22px;font-weight:700">Insights</div><div style="display:flex;gap:8px;padding:0 20px 18px;font-size:13px"><span style="background:#1d2030;color:#fff;border-radius:16px;padding:5px 16px">Spent</span><span style="background:#eceef4;border-radius:16px;padding:5px 16px">Received</span><span style="background:#eceef4;border-radius:16px;padding:5px 16px">Budgets</span></div><div style="padding:0 20px"><div style="color:#6d7285">This month so far</div><div style="font-size:30px;font-weight:700">${p.money(p.sen * 3 + 41_260)}</div><div style="color:#39a37c;font-size:13px">▼ 8% less than last month</div><div style="display:flex;height:14px;border-radius:7px;overflow:hidden;margin:18px 0 14px">${BARS.map(([, share, colour]) => `<i style="width:${share}%;background:${colour}"></i>`).join('')}</div>${BARS.map(([name, share, colour]) => `<div style="display:flex;justify-content:space-between;padding:6px 0"><span><i style="display:inline-block;width:10px;height:10px;border-radius:3px;background:${colour};margin-right:10px"></i>${name}</span><span style="color:#6d7285">${share}%</span></div>`).join('')}<div style="font-size:17px;font-weight:700;margin:22px 0 4px">Top recipients</div>${person(p.recipient, `1 transfer · last on ${p.date}`, p.amount)}${person('Warung Tepi Sawah', `6 payments · last on ${p.daysBefore(1)}`, p.money(7_240))}${person('Prepaid top-up', `2 payments · last on ${p.daysBefore(4)}`, p.money(6_000))}<div style="background:#fff4e3;border-radius:12px;padding:14px 16px;margin-top:18px;font-size:13px">💡 Set a food budget of ${p.money(30_000)} and we will nudge you when you are close.</div></div>${tabs(['Home', 'Pay', 'Insights', 'More'], '#6d7285')}`,
    );
  },
});

// A wallet in Malay: what was sent came back to whoever sent it.
const timba = look({
  name: 'timba-wang-masuk-semula',
  page: 'refund',
  language: 'ms',
  medium: 'wallet',
  width: 375,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: TIMES.malay,
  reference: (below) => `TB${REFERENCES.longDigits(below)}`,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#eaf3fb;color:#1b2a3a;font-size:13px}.row{padding:10px 0;border-bottom:1px dotted #b7c6d6}.k{font-size:11px;color:#5a6d81}.v{font-size:13px;margin-top:2px;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#1b2a3a', 47)}<div style="padding:12px 18px;font-size:15px;font-weight:700">✕ &nbsp; Butiran transaksi</div><div style="background:#fff;border-radius:18px;margin:8px 14px;padding:22px 20px"><div style="display:flex;gap:14px;align-items:center"><span style="width:46px;height:46px;border-radius:14px;background:#dbe6f4;color:#33527a;font-size:24px;text-align:center;line-height:46px;flex:none">↩</span><div><b style="font-size:15px">Bayaran balik diterima</b><div style="color:#5a6d81">${p.date}, ${p.time}</div></div></div><div style="font-size:32px;font-weight:700;color:#33527a;margin:18px 0 4px">+${p.amount}</div><div style="margin-bottom:12px">Wang telah masuk semula ke baki Timba anda.</div>${rowsOf(
        [
          ['Asal transaksi', `Hantar wang kepada ${p.recipient}`],
          ['Sebab', 'Akaun penerima tidak dapat menerima wang'],
          ['Dikreditkan ke', 'Baki Timba'],
          ['Tarikh asal', p.daysBefore(1)],
          ['No. bayaran balik', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:14px;background:#33527a;color:#fff;border-radius:26px;padding:13px;text-align:center;font-weight:700">Cuba hantar semula</div><div style="margin:0 14px 26px;text-align:center;color:#33527a;font-weight:700;padding:10px">Pusat bantuan</div>`,
    ),
});

export const strangers = [ferringhi, sewakita, clinic, hijau, insight, timba];
