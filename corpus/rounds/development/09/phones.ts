import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';

const weekdayMalay = (clock: Clock) => DATES.weekdayMalay(clock).split(',')[0] ?? '';

const kelisa = look({
  name: 'kelisa-tap',
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Your transfer is successful!', 'Transfer successful!'],
    failed: ['Your transfer was unsuccessful', 'Transfer unsuccessful'],
    pending: ['Your transfer is being processed', 'Transfer pending'],
    cancelled: ['Your transfer is cancelled'],
    refunded: ['Your transfer was reversed'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f4f2f2;color:#2b2224}.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px 14px;margin-top:16px}.k{font-size:11px;color:#91858a}.v{font-size:13px;font-weight:600;overflow-wrap:anywhere}.party{border-radius:12px;background:#faf5f5;padding:12px 14px;margin-top:10px;font-size:12px;color:#6d6064}.party b{display:block;font-size:15px;color:#2b2224;line-height:1.3}`,
      `<div style="background:linear-gradient(150deg,#a3121f,#e2543a);padding-bottom:96px;color:#fff">${phoneBar(p.clock, '#fff', 61)}<div style="display:flex;justify-content:space-between;padding:8px 20px;font-size:15px"><b>kelisa tap</b><span>✕</span></div></div>
<div style="margin:-78px 16px 0;background:#fff;border-radius:20px;box-shadow:0 3px 14px #0002;padding:0 18px 20px"><div style="text-align:center;position:relative;top:-26px;height:40px">${badge(p, 54)}</div><div style="text-align:center;font-size:17px;font-weight:600">${p.status}</div><div style="text-align:center;font-size:36px;font-weight:800;margin-top:4px">${p.amount}</div><div style="text-align:center"><span style="background:#fdeaea;color:#a3121f;font-size:11px;font-weight:700;border-radius:10px;padding:3px 11px">KilatNow to Account No.</span></div>
<div class="party">To<b>${p.recipient}</b>${p.bank} · ${p.account}</div><div class="party">From<b>${p.sender}</b>Kelisa Savings Account-i · ${p.ownAccount}</div>
<div class="grid">${rowsOf([
        ['Transaction date', `${p.date}<br>${p.time}`],
        ['Reference no.', p.reference],
        ["Recipient's reference", p.memo],
        ['Service fee', p.nothing],
        ...p.decoy,
      ])}</div></div>
<div style="display:flex;gap:12px;padding:18px 16px 8px;font-weight:700;font-size:14px;text-align:center"><span style="flex:1;border:1.5px solid #a3121f;color:#a3121f;border-radius:24px;padding:11px">Share receipt</span><span style="flex:1;background:#a3121f;color:#fff;border-radius:24px;padding:11px">Back to home</span></div><div style="text-align:center;color:#a3121f;font-size:13px;padding:8px 0 26px">☆ Add to favourites</div>`,
    ),
});

const tanjung = look({
  name: 'tanjung-rail',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.code,
  date: (clock) => DATES.short(clock).replace(/^0/, ''),
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: {
    success: ['Transaction successful', 'Successful'],
    failed: ['Transaction unsuccessful', 'Transaction failed'],
    pending: ['Transaction in progress', 'Pending'],
    cancelled: ['Transaction cancelled'],
    refunded: ['Transaction reversed'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0b1626;color:#e9eef6}.stop{position:relative;padding:0 0 22px 34px}.stop::before{content:'';position:absolute;left:4px;top:5px;width:11px;height:11px;border-radius:50%;border:3px solid #3fa0ff}.stop:not(:last-child)::after{content:'';position:absolute;left:11px;top:24px;bottom:-3px;border-left:2px dashed #34506f}small{display:block;font-size:12px;color:#8ba0ba}.row{padding:13px 0;border-top:1px solid #1f3049;display:flex;justify-content:space-between;gap:18px;font-size:13.5px}.k{color:#8ba0ba;white-space:nowrap}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 38)}<div style="padding:14px 20px;font-size:19px;font-weight:700">Transfer Money<span style="float:right;font-weight:400">✕</span></div><div style="background:${signColour(p)};color:#fff;padding:11px 20px;font-weight:700;font-size:15px">${p.done ? '✔' : '!'}&nbsp; ${p.status}</div>
<div style="padding:24px 20px 4px"><div class="stop"><small>From</small><b>${p.sender}</b><small>Tanjung Smart Account &nbsp;${p.ownAccount}</small></div><div class="stop"><span style="display:inline-block;background:#173358;border-radius:8px;padding:8px 14px;font-size:23px;font-weight:700">${p.amount}</span></div><div class="stop"><small>To</small><b style="font-size:16px">${p.recipient}</b><small>${p.account}</small><small>${p.bank}</small></div></div>
<div style="padding:0 20px">${rowsOf([
        ['Transfer Mode', 'KilatNow (Instant)'],
        ['Date & Time', `${p.date}, ${p.time}`],
        ['Ref. No.', p.reference],
        ['Recipient Reference', p.memo],
        ['Other Payment Details', '–'],
        ...p.decoy,
      ])}</div><div style="margin:24px 20px 30px;display:flex;gap:10px;text-align:center;font-weight:700"><span style="flex:1;background:#3fa0ff;color:#04101f;border-radius:6px;padding:13px">DONE</span><span style="flex:1;border:1px solid #3fa0ff;color:#3fa0ff;border-radius:6px;padding:13px">SHARE</span></div>`,
    ),
});

const galaksi = look({
  name: 'galaksi-neo',
  dark: true,
  width: 375,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Money sent!', 'Sent successfully', 'All done, money sent'],
    failed: ["Oops, we couldn't send your money", 'Transfer failed'],
    pending: ['Still sending your money', 'Transfer is processing'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:radial-gradient(circle at 85% 8%,#6b2bd0,#220a45 42%,#150730);color:#f5efff;min-height:788px}.row{display:flex;flex-direction:column;padding:9px 0}.k{font-size:12px;color:#b9a2e0}.v{font-size:15px;font-weight:600}.cents{font-size:.52em;vertical-align:.55em}`,
      `${phoneBar(p.clock, '#fff', 92)}<div style="padding:10px 22px;font-size:20px">←</div><div style="padding:20px 22px 0"><div style="font-size:27px;font-weight:800;line-height:1.15">${p.status}</div><div style="font-size:52px;font-weight:800;letter-spacing:-1.5px;margin-top:20px">${p.amount.replace(/\.\d\d/, '<span class="cents">$&</span>')}</div><div style="font-size:17px;margin-top:2px;color:#d9c8f6">to <b style="color:#fff">${p.recipient}</b></div><div style="font-size:13px;color:#b9a2e0;margin-top:4px">${p.bank} ${p.account}</div></div>
<div style="margin:24px 22px 0;background:#ffffff14;border-radius:18px;padding:10px 18px">${rowsOf([
        ['When', `${p.date} at ${p.time}`],
        ['What it’s for', p.memo],
        ['Paid from', `Main Account ${p.ownAccount}`],
        ['Transfer type', 'KilatNow Transfer'],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="display:flex;justify-content:space-evenly;padding:26px 0;font-size:12px;text-align:center">${['Share', 'Send again', 'Get help'].map((name, place) => `<span><span style="display:block;width:46px;height:46px;line-height:46px;border-radius:50%;background:#ffffff1f;margin:0 auto 6px;font-size:19px">${'↗⟳?'[place]}</span>${name}</span>`).join('')}</div>`,
    ),
});

const jambu = look({
  name: 'jambu-engage',
  width: 360,
  money: MONEY.spaced,
  date: DATES.dashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: ['Successful', 'Accepted', 'Transaction Accepted'],
    failed: ['Unsuccessful', 'Rejected'],
    pending: ['Pending', 'Awaiting Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['jpg', 'png', 'png'],
  draw: (p) => {
    const section = (title: string, rows: [string, string][]) =>
      `<div style="background:#ececec;border-top:2px solid #c4161c;padding:6px 12px;font-weight:700;font-size:12.5px">${title}</div><div style="padding:4px 12px 9px">${rowsOf(rows)}</div>`;
    return pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#000;font-size:12.5px}.row{display:flex;padding:4px 0}.k{width:43%;color:#444;padding-right:6px}.v{flex:1;padding-left:11px;position:relative;overflow-wrap:anywhere}.v::before{content:':';position:absolute;left:0}`,
      `${phoneBar(p.clock, '#fff', 20, '#8f0f14')}<div style="background:#c4161c;color:#fff;padding:12px;text-align:center;font-size:16px;font-weight:700"><span style="float:left">☰</span>Transfer Result<span style="float:right">⌂</span></div><div style="padding:9px 12px;font-size:11px;color:#555">Jambu Bank Berhad 1234567-X &nbsp; KilatNow Transfer</div>
${section('Transaction Details', [
  ['Transaction Status', `<b style="color:${signColour(p)}">${p.status}</b>`],
  ['Reference No.', p.reference],
  ['Transaction Date', p.date],
  ['Transaction Time', p.time],
])}${section('Transfer From', [
        ['Account No.', `${p.ownAccount} SAV`],
        ['Account Name', p.sender],
        ...p.decoy,
      ])}${section('Transfer To', [
        ['Account No.', p.account],
        ['Beneficiary Name', p.recipient],
        ['Beneficiary Bank', p.bank.toUpperCase()],
        ['Amount', `<b>${p.amount}</b>`],
        ['Recipient Ref.', p.memo],
        ['Other Details', '-'],
        ['Service Charge', p.nothing],
      ])}<p style="padding:4px 12px;font-size:10.5px;color:#666">Note: Please retain this for your record. Transfers made after 11.00 p.m. may be posted on the next business day.</p><div style="padding:12px;display:flex;gap:6px;text-align:center;font-size:12px">${['Add Favourite', 'Save Image', 'Main Menu'].map((name) => `<span style="flex:1;background:linear-gradient(#f7f7f7,#d2d2d2);border:1px solid #aaa;border-radius:4px;padding:9px 2px">${name}</span>`).join('')}</div>`,
    );
  },
});

const wetherby = look({
  name: 'wetherby-mobile',
  width: 393,
  scale: 2.75,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Thank you. Your payment has been sent.', 'Your payment was successful'],
    failed: ["Sorry, we couldn't make your payment", 'Your payment was declined'],
    pending: ['Your payment is being reviewed', "We're processing your payment"],
    cancelled: ['Your payment has been cancelled'],
    refunded: ['Your payment has been returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}h2{font-size:13px;text-transform:none;color:#0f5c6e;font-weight:700;padding:16px 0 4px;border-bottom:2px solid #0f5c6e}.row{padding:8px 0;border-bottom:1px solid #e4e4e4}.k{font-size:12px;color:#767676}.v{font-size:16px}`,
      `${phoneBar(p.clock, '#333', 55)}<div style="display:flex;align-items:center;gap:9px;padding:10px 18px;border-bottom:1px solid #d8d8d8"><svg width="28" height="20" viewBox="0 0 28 20"><path d="M0 20L9 0h10L10 20zM16 20l6-14h6l-6 14z" fill="#0f5c6e"/></svg><span style="font:400 19px ${FONTS.serif}">Wetherby</span><span style="margin-left:auto;font-size:13px;color:#0f5c6e">Log off</span></div>
<div style="padding:22px 18px 0"><div style="display:flex;gap:14px;align-items:center"><span style="flex:none">${badge(p, 40, false)}</span><span style="font-size:21px;line-height:1.25;font-weight:300">${p.status}</span></div><h2>Payment details</h2>${rowsOf(
        [
          [
            'Payee',
            `${p.recipient}<br><span style="font-size:13px;color:#767676">${p.account}, ${p.bank}</span>`,
          ],
          ['Paying from', `Everyday Global ${p.ownAccount}`],
          ['Amount', p.amount],
          ['Fees', p.nothing],
          ...p.decoy,
        ],
      )}<h2>Scheduling and references</h2>${rowsOf([
        ['Payment date', `${p.date}, ${p.time} MYT`],
        ['Payee reference', p.memo],
        ['Confirmation number', p.reference],
      ])}</div><div style="padding:22px 18px 12px"><div style="background:#0f5c6e;color:#fff;text-align:center;padding:14px">Make another payment</div><div style="border:1px solid #333;text-align:center;padding:13px;margin-top:10px">Back to my accounts</div></div><p style="padding:4px 18px 24px;font-size:10.5px;color:#767676">Issued by Wetherby Bank Malaysia Berhad. Payments to a new payee may be subject to additional checks.</p>`,
    ),
});

const iman = look({
  name: 'amanah-iman-imej',
  language: 'ms',
  width: 400,
  scale: 2.7,
  money: MONEY.spaced,
  date: DATES.longMalay,
  time: (clock) => `${TIMES.malay(clock)} (${weekdayMalay(clock)})`,
  reference: REFERENCES.dated,
  says: {
    success: ['Alhamdulillah, pemindahan anda telah berjaya.', 'Alhamdulillah, transaksi anda berjaya.'],
    failed: ['Harap maaf, pemindahan anda tidak berjaya.', 'Harap maaf, transaksi anda gagal.'],
    pending: ['Pemindahan anda sedang diproses.', 'Transaksi anda menunggu pengesahan.'],
    cancelled: ['Pemindahan anda telah dibatalkan.'],
    refunded: ['Pemindahan anda telah dipulangkan.'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.book};background:#0c5a4a;padding:16px;color:#20322d;min-height:840px;display:flex}.row{display:grid;grid-template-columns:122px 1fr;padding:11px 0;font-size:13px}.k{color:#68807a}.v{overflow-wrap:anywhere}`,
      `<div style="flex:1;background:#fffef8;border:2px solid #c9a24a;outline:1px solid #c9a24a;outline-offset:-8px;padding:34px 22px 24px;position:relative;overflow:hidden"><svg style="position:absolute;left:70px;top:260px;opacity:.07" width="230" height="230" viewBox="0 0 24 24"><path d="M12 0l3.5 3.5h5v5L24 12l-3.5 3.5v5h-5L12 24l-3.5-3.5h-5v-5L0 12l3.5-3.5v-5h5z" fill="#0c5a4a"/></svg><div style="text-align:center"><b style="font-size:19px;color:#0c5a4a">Bank Amanah Iman</b><div style="font-size:10px;letter-spacing:3px;color:#a8822c">BERKAT BERSAMA</div><div style="font-size:13px;font-weight:700;letter-spacing:1px;margin-top:16px">RESIT TRANSAKSI</div></div>
<p style="text-align:center;font-style:italic;font-size:14px;color:${signColour(p)};padding:8px 0 14px;border-bottom:1px solid #c9a24a">${p.status}</p><div style="padding:8px 0">${rowsOf(
        [
          ['Jenis Transaksi', 'Pindahan KilatNow'],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Daripada', p.sender],
          ['Akaun', p.ownAccount],
          ['Kepada', `<b>${p.recipient}</b>`],
          ['Akaun Penerima', p.account],
          ['Institusi', p.bank],
          ['Tujuan', p.memo],
          ['ID Rujukan', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="border-top:1px solid #c9a24a;border-bottom:1px solid #c9a24a;padding:10px 0;display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:13px">Amaun Pindahan</span><b style="font-size:22px;color:#0c5a4a">${p.amount}</b></div><p style="font-size:10px;color:#68807a;text-align:center;padding-top:14px">Cetakan komputer. Tandatangan tidak diperlukan.<br>Pusat Khidmat 03-0000 0000</p></div>`,
    ),
});

export const phones = [kelisa, tanjung, galaksi, jambu, wetherby, iman];
