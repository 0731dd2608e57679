// Pages on which the money has not reached the person: asked, planned, waiting or on its way.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { FONTS, look, pageOf, phoneBar, rowsOf, speckle, tableOf } from '#test/receipts/drawing/page.ts';
import type { Look, Printed } from '#test/receipts/drawing/receipt.ts';

const LATO = "Lato, 'Liberation Sans', sans-serif";

/** As people write a number out by hand: none of it hidden. */
const written = (p: Printed, what: string) =>
  `${p.below(9_000, what) + 1_000}${p.below(900_000, `${what} too`) + 100_000}`;

/** A sheet drawn up over the app's first screen; a slide of the thumb would send it. */
const sheet: Look = look({
  name: 'cengal-sheet',
  page: 'before sending',
  language: 'ms',
  dark: true,
  money: MONEY.tight,
  date: DATES.shortMalay,
  time: TIMES.malay,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0f0d;color:#e9f3ed}.row{display:flex;justify-content:space-between;gap:20px;padding:12px 0;border-bottom:1px solid #2c3a33}.k{color:#8ea69a;white-space:nowrap}.v{text-align:right;font-weight:600}`,
      `<div style="opacity:.38">${phoneBar(p.clock, '#fff', 74)}<div style="padding:20px"><p>Selamat datang</p><b style="font-size:24px">${p.balance}</b><p>Akaun Harian ${p.ownAccount}</p></div></div><div style="background:#16201b;border-radius:26px 26px 0 0;padding:14px 22px 34px;margin-top:8px;min-height:680px"><div style="width:44px;height:4px;border-radius:2px;background:#4a5c52;margin:0 auto 20px"></div><div style="text-align:center;color:#8ea69a">Pindahan segera KilatNow</div><div style="text-align:center;font-size:38px;font-weight:800;margin:6px 0 2px">${p.amount}</div><div style="text-align:center;font-weight:700;margin-bottom:14px;padding:0 20px">${p.recipient} <span style="color:#57d795">✓</span></div>${rowsOf(
        [
          ['Ke akaun', `${p.bank}<br>${p.account}`],
          ['Dari akaun', p.ownAccount],
          ['Butiran', p.memo],
          ['Bila', `Sekarang, ${p.date} ${p.time}`],
          ['Caj', p.nothing],
        ],
      )}<p style="color:#8ea69a;font-size:12px;margin:16px 0">Nama penerima telah disemak dengan bank. Pastikan anda mengenali penerima.</p><div style="background:#1f5d40;border-radius:32px;padding:6px;display:flex;align-items:center"><span style="background:#57d795;color:#0b0f0d;width:50px;height:50px;border-radius:50%;text-align:center;line-height:50px;font-size:22px">»</span><b style="flex:1;text-align:center;padding-right:40px">Leret untuk hantar</b></div></div>`,
    ),
});

/** A portal says that a monthly order now stands; its first payment is days away. */
const standing: Look = look({
  name: 'anchorage-standing',
  page: 'before sending',
  medium: 'portal',
  width: 1080,
  scale: 1.25,
  formats: ['png', 'jpg', 'webp'],
  names: 'title',
  money: MONEY.code,
  date: DATES.long,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f0f1f4;color:#25282f}table{width:100%;border-collapse:collapse}td{padding:11px 16px;border-bottom:1px solid #e4e6ea}.k{width:270px;color:#626875}.n span{margin-right:34px}`,
      `<div style="background:#4b1d3f;color:#fff;padding:16px 40px;display:flex;justify-content:space-between"><b style="font-size:20px;letter-spacing:1px">ANCHORAGE &amp; COVE BANK</b><span>${p.sender} &nbsp;|&nbsp; Log off</span></div><div class="n" style="background:#fff;padding:13px 40px;border-bottom:1px solid #ddd"><span>Accounts</span><span><b>Payments</b></span><span>Cards</span><span>Invest</span></div><div style="padding:28px 40px"><p style="color:#626875">Payments › Standing orders › New</p><div style="background:#e5f3ea;border-left:5px solid #278553;padding:15px 18px;margin:16px 0"><b>Thank you. Your standing order has been set up successfully.</b><br>Instruction number ${p.reference}, received ${p.date} at ${p.time}</div><div style="background:#fff;padding:8px 0">${tableOf(
        [
          ['Payee', `<b>${p.recipient}</b>`],
          ['Payee’s bank and account', `${p.bank}, ${p.account}`],
          ['Amount', `<b>${p.amount}</b>`],
          ['From', `Everyday Account ${p.ownAccount}`],
          ['How often', 'Monthly, on the same date'],
          ['First payment', p.daysBefore(-9)],
          ['Last payment', 'Until I cancel'],
          ['Statement text', p.memo],
        ],
      )}</div><p style="color:#626875;margin-top:16px">Keep enough in the account by 11 pm the day before each payment.</p><div style="margin-top:22px"><span style="background:#4b1d3f;color:#fff;padding:11px 28px">View standing orders</span> &nbsp; <span style="border:1px solid #4b1d3f;padding:10px 28px;color:#4b1d3f">Print</span></div></div>`,
    ),
});

/** An e-mail about a joint account: the first of two holders has signed. */
const cosign: Look = look({
  name: 'twin-key-letter',
  page: 'before sending',
  medium: 'letter',
  width: 720,
  scale: 1.5,
  formats: ['png', 'pdf', 'jpg'],
  names: 'title',
  money: MONEY.spaced,
  date: DATES.american,
  time: TIMES.english,
  reference: REFERENCES.dashed,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};font-size:16px;background:#fff;color:#222}table{border-collapse:collapse;width:100%;margin:18px 0}td{padding:8px 0;border-bottom:1px solid #eee}.k{color:#777;width:190px}`,
      `<div style="padding:30px 44px;font:13px/1.6 ${FONTS.sans};color:#555;border-bottom:1px solid #ddd"><b style="font-size:18px;color:#222">You have signed: ${p.amount} to ${p.recipient}</b><br>From: Penaga Mutual &lt;alerts@penagamutual.example&gt;<br>Date: ${p.date}, ${p.time}</div><div style="padding:30px 44px 50px"><b style="font-size:24px;color:#7a5b13">Penaga Mutual</b><p style="margin-top:18px">Dear ${p.sender},</p><p style="margin-top:12px">Thank you for signing the transfer below from your joint account. One key has turned; <b>the other is with your co-holder</b>. The money goes out as soon as they have signed as well, and we will write again then.</p>${tableOf(
        [
          ['Beneficiary', `<b>${p.recipient}</b>`],
          ['Account', `${p.account}, ${p.bank}`],
          ['Amount', `<b>${p.amount}</b>`],
          ['Reference number', p.reference],
          ['Details', p.memo],
          ['Signed by you', `${p.date}, ${p.time}`],
          ['Signatures', '1 of 2'],
        ],
      )}<p>If it is not signed within seven days, the instruction lapses and nothing is taken from your account.</p><p style="margin-top:22px">Kind regards,<br>Penaga Mutual Customer Desk</p></div>`,
    ),
});

/** A tracker that stands still half-way. */
const tracker: Look = look({
  name: 'sampan-tracker',
  page: 'before sending',
  language: 'mixed',
  names: 'title',
  money: MONEY.trailing,
  date: DATES.dots,
  time: TIMES.minutes,
  reference: REFERENCES.datedLetters,
  draw: (p) => {
    const steps: [string, string, boolean][] = [
      ['Arahan diterima / Instruction received', `${p.date} ${p.time}`, true],
      ['Debited from your account', `${p.ownAccount}`, true],
      ['Semakan keselamatan / Safety check', 'We look at first-time payees for up to 24 hours', false],
      [`Money with ${p.recipient}`, `${p.bank} ${p.account}`, false],
    ];
    const drawn = steps.map(
      ([title, about, done], place) =>
        `<div style="display:flex;gap:14px"><div style="width:26px"><div style="width:26px;height:26px;border-radius:50%;border:2px solid ${done ? '#1b8f7a' : '#b8c2c8'};background:${done ? '#1b8f7a' : '#fff'};color:#fff;text-align:center;line-height:22px">${done ? '✓' : ''}</div>${place < 3 ? `<div style="width:2px;height:40px;background:${done ? '#1b8f7a' : '#d5dce0'};margin:0 auto"></div>` : ''}</div><div style="color:${done ? '#1d2a30' : '#7b8890'}"><b>${title}</b><p style="font-size:12px">${about}</p></div></div>`,
    );
    return pageOf(
      `body{font-family:${LATO};background:#fff;color:#1d2a30}.row{padding:9px 0}.k{color:#7b8890;font-size:12px}.v{font-weight:700}`,
      `${phoneBar(p.clock, '#111', 58)}<div style="padding:14px 22px;display:flex;justify-content:space-between"><b>‹ Jejak / Track</b><span style="color:#1b8f7a">Help</span></div><div style="margin:6px 22px 20px;background:#e9f6f3;border-radius:16px;padding:18px"><p>You’re sending</p><div style="font-size:31px;font-weight:900">${p.amount}</div><p>kepada <b>${p.recipient}</b></p></div><div style="padding:0 22px">${drawn.join('')}</div><div style="padding:14px 22px 30px">${rowsOf(
        [
          ['No. rujukan / Reference', p.reference],
          ['Catatan / Note', p.memo],
        ],
      )}<div style="margin-top:18px;border:2px solid #1b8f7a;border-radius:12px;text-align:center;padding:12px;font-weight:700;color:#1b8f7a">Stop this transfer</div></div>`,
    );
  },
});

/** The person's own code, made to ask for the sum. */
const code: Look = look({
  name: 'limau-code',
  page: 'before sending',
  language: 'ms',
  medium: 'wallet',
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.longDigits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:linear-gradient(180deg,#d8f27a,#8fd14f);color:#1f3307;min-height:100vh}`,
      `${phoneBar(p.clock, '#1f3307', 88)}<div style="padding:12px 20px;font-size:18px;font-weight:700;text-align:center">Limau Terima</div><div style="background:#fff;border-radius:24px;margin:8px 24px;padding:24px 20px;text-align:center"><p style="color:#667a4e">Bayar kepada</p><b style="font-size:18px">${p.recipient}</b><p style="color:#667a4e;margin:2px 0 14px">${p.bank} &middot; ${p.account}</p>${speckle(p.below, 29, 214, '#1f3307')}<div style="font-size:32px;font-weight:700;margin-top:12px">${p.amount}</div><p>${p.memo}</p><div style="border-top:2px dotted #b9cf9a;margin:16px 0 12px"></div><p style="font-size:12px;color:#667a4e">Dijana ${p.date}, ${p.time}<br>No. rujukan ${p.reference}<br>Kod sah selama 24 jam</p></div><p style="text-align:center;padding:16px 40px">Imbas dengan mana-mana aplikasi bank KilatNow QR</p><div style="display:flex;gap:12px;margin:4px 24px 30px;text-align:center;font-weight:700"><span style="flex:1;background:#1f3307;color:#fff;border-radius:24px;padding:13px">Kongsi</span><span style="flex:1;border:2px solid #1f3307;border-radius:24px;padding:11px">Simpan imej</span></div>`,
    ),
});

/** A counter's form, filled in at home; no teller has touched it. */
const form: Look = look({
  name: 'borang-kiriman',
  page: 'before sending',
  language: 'mixed',
  medium: 'paper',
  width: 760,
  scale: 1.5,
  formats: ['jpg', 'jpg', 'png'],
  money: MONEY.spaced,
  date: DATES.dashes,
  reference: REFERENCES.digits,
  draw: (p) => {
    const box = (label: string, value: string, wide = 1) =>
      `<div style="flex:${wide};border:1px solid #8a3b2c;padding:5px 10px 8px;min-height:58px;margin:-1px 0 0 -1px"><div style="font-size:10px;color:#8a3b2c">${label}</div><div class="pen">${value}</div></div>`;
    const line = (...boxes: string[]) => `<div style="display:flex">${boxes.join('')}</div>`;
    return pageOf(
      `body{font-family:${FONTS.narrow};background:#fbf6ea;color:#8a3b2c;padding:34px 36px 44px}.pen{font:italic 19px ${FONTS.serif};color:#1c2f7c}`,
      `<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:14px"><div><b style="font-size:24px">BANK TANJUNG ARU</b><br>Borang Pindahan Wang / Funds Transfer Form</div><div>No. borang ${p.reference}</div></div>
      ${line(box('Tarikh / Date', p.date), box('Jenis / Type', '(✓) Interbank GIRO &nbsp; ( ) KilatNow', 2))}${line(box('Nama penerima / Beneficiary name', p.recipient))}${line(box('Bank penerima / Beneficiary bank', p.bank), box('No. akaun / Account no.', written(p, 'to')))}${line(box('Amaun / Amount', `<b>${p.amount}</b>`), box('Tujuan / Purpose', p.memo))}${line(box('Nama pemohon / Applicant', p.sender), box('Akaun didebit / Debit account', written(p, 'from')))}${line(box('Tandatangan pemohon / Signature', '<span style="font-size:26px">&#8767;&nbsp;&#8767;&#8767;</span>'), box('Untuk kegunaan bank / For bank use only', '<br>'))}
      <p style="margin-top:14px;font-size:12px">Saya memberi kuasa kepada bank untuk mendebit akaun saya bagi pindahan di atas. / I authorise the bank to debit my account for the transfer above. Sila serahkan borang ini di kaunter. / Please hand this form in at the counter.</p>`,
    );
  },
});

export const moreStrangers = [sheet, standing, cosign, tracker, code, form];
