import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';
import type { Printed } from '#test/receipts/drawing/receipt.ts';

const DAYS_MS = ['Ahad', 'Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat', 'Sabtu'];
const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('');

/** The bank's name across the sheet, as shared images have it against copying. */
const watermark = (words: string, colour: string) =>
  `<div style="position:absolute;inset:0;overflow:hidden;color:${colour};font:700 26px/96px ${FONTS.sans};transform:rotate(-24deg) scale(1.4);z-index:-1;white-space:nowrap">${`${`${words} &nbsp; `.repeat(5)}<br>`.repeat(9)}</div>`;

const tembusu = look({
  name: 'tembusu-resit',
  language: 'mixed',
  width: 420,
  scale: 2.5,
  money: MONEY.tight,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.endsInLetter,
  formats: ['jpg', 'png', 'jpg'],
  says: {
    success: ['Successful / Berjaya'],
    failed: ['Unsuccessful / Tidak Berjaya'],
    pending: ['Processing / Sedang Diproses'],
    cancelled: ['Cancelled / Dibatalkan'],
    refunded: ['Reversed / Dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};color:#1c1c1c;background:#fff;position:relative;z-index:0;min-height:880px;font-size:16px}.row{padding:9px 24px}.k{font-size:12.5px;color:#777}.v{font-size:17px;font-weight:700}`,
      `${watermark('tembusu', '#f7f4e9')}<div style="padding:22px 24px 14px;display:flex;justify-content:space-between;align-items:center;border-bottom:5px solid #f3b91b"><span style="font:800 24px ${FONTS.round};letter-spacing:-1px">tembusu<span style="color:#d99b00">bank</span></span><span style="text-align:right;font-size:14px;color:#555">Resit Transaksi<br>Transaction Receipt</span></div>
<div style="padding:14px 24px 6px;display:flex;justify-content:space-between;font-size:14px"><span><span style="color:#777">Reference ID</span><br><b>${p.reference}</b></span><span style="text-align:right">${p.date}<br>${p.time}</span></div>
${rowsOf([
  ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
  ['Jenis Transaksi / Transaction Type', 'KilatNow Transfer'],
  ['Nama Penerima / Beneficiary Name', p.recipient],
  ['Bank Penerima / Receiving Bank', p.bank],
  ['No. Akaun Penerima / Beneficiary Account', p.account],
  ['Rujukan Penerima / Recipient Reference', p.memo],
  ['Daripada / From', `${p.sender}<br><span style="font-weight:400">${p.ownAccount}</span>`],
  ...p.decoy,
])}<div style="margin:16px 24px;background:#fdf3d3;border-radius:6px;padding:14px 16px;display:flex;justify-content:space-between;align-items:center"><span>Jumlah / Amount</span><b style="font-size:25px">${p.amount}</b></div>
<p style="padding:4px 24px;font-size:11.5px;color:#888">Nota: Resit ini dijana oleh komputer. / This receipt is computer generated and no signature is required.</p>`,
    ),
});

const kesidang = look({
  name: 'kesidang',
  width: 393,
  scale: 2.75,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.dated,
  says: {
    success: ["You've successfully transferred", "Transfer done! You've sent"],
    failed: ["We couldn't complete your transfer of", 'Sorry, we were unable to transfer'],
    pending: ["We're still processing your transfer of", 'Awaiting approval: your transfer of'],
    cancelled: ['You have cancelled your transfer of'],
    refunded: ["We've refunded your transfer of"],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#f5f1f2;color:#2b1a20}.grid{display:grid;grid-template-columns:1fr 1fr;gap:18px 16px}.k{font-size:12px;color:#8d7a81}.v{font-size:14px;font-weight:600;overflow-wrap:anywhere}`,
      `<div style="background:linear-gradient(150deg,#7a1237,#d2413a 70%,#f08a4b);color:#fff;padding-bottom:76px;border-radius:0 0 50% 50%/0 0 40px 40px">${phoneBar(p.clock, '#fff', 38)}<div style="text-align:right;padding:8px 22px;font-size:22px">✕</div><div style="text-align:center;padding:4px 30px"><div style="font-size:16px">${p.status}</div><div style="font-size:40px;font-weight:800;line-height:1.3">${p.amount}</div><div style="font-size:16px">to <b>${p.recipient}</b></div></div></div>
<div style="margin:-48px 18px 0;background:#fff;border-radius:18px;padding:22px 20px;box-shadow:0 6px 20px #5a102a22"><div class="grid">${rowsOf(
        [
          ['From account', `Everyday Savings-i ${p.ownAccount}`],
          ['To account', `${p.bank}<br>${p.account}`],
          ['When', `${p.date}<br>${p.time}`],
          ['How', 'Instant Transfer'],
          ['Recipient reference', p.memo],
          ['Fee', p.nothing],
          ...p.decoy,
        ],
      )}</div><div style="border-top:1px dashed #ddc9cf;margin-top:18px;padding-top:14px"><div class="k">Transaction reference no.</div><div class="v">${p.reference}</div></div></div>
<div style="display:flex;justify-content:space-around;padding:24px 20px;font-size:12px;text-align:center;color:#7a1237">${['Share receipt', 'Add favourite', 'Repeat'].map((name) => `<span><span style="display:block;width:44px;height:44px;border-radius:50%;background:#fbe4e1;margin:0 auto 5px"></span>${name}</span>`).join('')}</div><div style="margin:0 18px 28px;background:#7a1237;color:#fff;text-align:center;border-radius:28px;padding:14px;font-weight:700">Back to home</div>`,
    ),
});

const star = (colour: string) =>
  `<svg width="100%" height="64" style="display:block"><defs><pattern id="s" width="32" height="32" patternUnits="userSpaceOnUse"><path d="M16 2l4 8 9-3-3 9 8 4-8 0-1 9-9-3-9 3-1-9-6 0 6-4-3-9 9 3z" fill="none" stroke="${colour}"/></pattern></defs><rect width="100%" height="64" fill="url(#s)"/></svg>`;

const greeting = ({ outcome }: Printed) =>
  outcome === 'success' ? 'Alhamdulillah' : outcome === 'failed' ? 'Harap maaf' : 'Makluman';

const nurseri = look({
  name: 'nur-seri-i',
  language: 'ms',
  width: 375,
  scale: 2,
  date: (clock) => `${DATES.longMalay(clock)} (${DAYS_MS[clock.weekday] ?? ''})`,
  time: ({ hour, minute }) => `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${partOfDay(hour)}`,
  reference: REFERENCES.lettersFirst,
  formats: ['png', 'jpg', 'webp'],
  says: {
    success: ['Pindahan wang anda telah berjaya.', 'Transaksi anda telah berjaya dilaksanakan.'],
    failed: ['Pindahan wang anda tidak berjaya.', 'Transaksi anda telah gagal.'],
    pending: ['Pindahan wang anda sedang diproses.', 'Transaksi anda menunggu kelulusan.'],
    cancelled: ['Pindahan wang anda telah dibatalkan.'],
    refunded: ['Wang pindahan ini telah dipulangkan ke akaun anda.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.serif};background:#fbf8ef;color:#1e2b22;font-size:15px}.row{display:flex;padding:7px 0}.k{width:126px;color:#51604f}.v{flex:1}.v::before{content:': '}`,
      `<div style="background:#0f4a33">${phoneBar(p.clock, '#f0e2b6', 59)}${star('#c9a84a')}</div><div style="background:#c9a84a;height:4px"></div>
<div style="text-align:center;padding:20px 26px 12px"><div style="font:italic 700 25px ${FONTS.serif};color:#0f4a33">${greeting(p)}</div><div style="margin-top:6px">${p.status}</div></div>
<div style="margin:0 18px;border-top:1px solid #c9a84a;border-bottom:1px solid #c9a84a;padding:10px 0">${rowsOf(
        [
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['No. Rujukan', p.reference],
          ['Dari Akaun', `${p.ownAccount} (Wadiah)`],
          ['Nama Pemindah', p.sender],
          ['Ke Akaun', p.account],
          ['Institusi', p.bank],
          ['Nama Pemilik Akaun', `<b>${p.recipient}</b>`],
          ['Amaun Pindahan', `<b>${p.amount}</b>`],
          ['Caj', `${p.nothing} (Percuma)`],
          ['Butiran', p.memo],
          ...p.decoy,
        ],
      )}</div><p style="padding:12px 20px;font-size:12px;color:#6d745f;text-align:center">Jadikan sedekah amalan harian. Infaq serendah ${p.money(100)} melalui Tabung Nur.</p><div style="display:flex;gap:10px;padding:6px 18px 24px"><span style="flex:1;border:1px solid #0f4a33;color:#0f4a33;text-align:center;padding:11px">Simpan Resit</span><span style="flex:1;background:#0f4a33;color:#fff;text-align:center;padding:11px">Selesai</span></div>`,
    ),
});

const LAST_STEP: Record<Printed['outcome'], string> = {
  success: 'Received at',
  failed: 'Turned down by',
  pending: 'Waiting for',
  cancelled: 'Never sent to',
  refunded: 'Came back from',
};
const step = (colour: string, text: string, when: string) =>
  `<div style="display:flex;gap:14px;padding-bottom:16px"><span style="width:12px;height:12px;border-radius:50%;background:${colour};margin-top:5px"></span><span style="flex:1">${text}</span><span style="color:#8a8fa8;font-size:13px">${when}</span></div>`;
const HEX = '0123456789abcdef';

const orbit = look({
  name: 'orbit-kita',
  dark: true,
  width: 412,
  scale: 2.625,
  money: MONEY.tight,
  names: 'title',
  date: ({ day, ...clock }) => `${day} ${DATES.short({ day, ...clock }).slice(3)}`,
  time: TIMES.minutes,
  reference: (below) =>
    [8, 4, 8]
      .map((size, part) => Array.from({ length: size }, (_, at) => HEX[below(16, `${part} ${at}`)]).join(''))
      .join('-'),
  formats: ['png', 'webp', 'png'],
  says: {
    success: ['Completed', 'Sent', 'Successful'],
    failed: ['Failed', 'Declined', "Didn't go through"],
    pending: ['Pending', 'In progress', 'Scheduled'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded', 'Returned'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#0b0d17;color:#eef0fb;font-size:15px}.row{display:flex;justify-content:space-between;gap:20px;padding:10px 0}.k{color:#8a8fa8}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 91)}<div style="padding:10px 22px;font-size:24px">←<span style="float:right;font-size:15px;padding-top:8px;color:#b9ff66">Help</span></div>
<div style="padding:8px 24px 22px;display:flex;gap:16px;align-items:center"><span style="width:56px;height:56px;border-radius:20px;background:#2d2f6b;color:#b9ff66;text-transform:uppercase;display:flex;align-items:center;justify-content:center;font-weight:800;font-size:19px;flex:none">${initials(p.recipient)}</span><span style="font-size:20px;font-weight:700;line-height:1.25">${p.recipient}<br><span style="font-size:13px;font-weight:400;color:#8a8fa8">${p.bank} ${p.account}</span></span></div>
<div style="padding:0 24px;font-size:42px;font-weight:800;letter-spacing:-1px">-${p.amount}</div><div style="padding:4px 24px 20px"><span style="background:${signColour(p)};color:#fff;border-radius:8px;padding:3px 10px;font-size:13px;font-weight:700">${p.status}</span></div>
<div style="margin:0 16px;background:#161929;border-radius:20px;padding:18px 18px 4px">${step('#b9ff66', `${p.done || p.outcome === 'refunded' ? 'Left' : 'Started from'} your Main pocket`, p.time)}${step(signColour(p), `${LAST_STEP[p.outcome]} ${p.bank}`, p.done ? p.time : '')}</div>
<div style="margin:14px 16px;background:#161929;border-radius:20px;padding:8px 18px">${rowsOf([
        ['Date', `${p.date}, ${p.time}`],
        ['Paid with', 'KilatNow'],
        ['What for', p.memo],
        ['From', p.sender],
        ['Transaction ID', p.reference],
        ...p.decoy,
      ])}</div><div style="margin:0 16px 30px;border-radius:20px;background:#2d2f6b;padding:16px 18px;font-size:14px"><b>Split this with friends?</b><br><span style="color:#b6b9e6">Ask for their share in two taps.</span></div>`,
    ),
});

const section = (title: string, body: string) =>
  `<div style="background:#eceff1;padding:9px 20px;font-size:13px;font-weight:700;color:#444">${title}</div><div style="padding:12px 20px">${body}</div>`;

const kingsbridge = look({
  name: 'kingsbridge-my',
  width: 390,
  scale: 3,
  money: MONEY.trailing,
  names: 'title',
  date: DATES.long,
  time: ({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} MYT`,
  reference: REFERENCES.mixed,
  formats: ['png', 'png', 'jpg'],
  says: {
    success: ['Payment sent', 'Your payment has been made', "That's done. Your money has been sent"],
    failed: ['Payment not made', "We weren't able to make your payment"],
    pending: ['Payment awaiting processing', 'Your payment is being checked'],
    cancelled: ['Payment cancelled'],
    refunded: ['Payment returned to you'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#333}.k{font-size:12px;color:#6b6b6b}.v{font-size:15px;margin-bottom:10px}`,
      `${phoneBar(p.clock, '#333', 67)}<div style="padding:12px 20px;border-bottom:1px solid #d7d8d6;text-align:center;font-size:16px"><span style="float:left;color:#00615c">Close</span>Confirmation<span style="float:right;color:#00615c">⇪</span></div>
<div style="border-left:6px solid ${signColour(p)};margin:18px 20px;padding:10px 14px;background:#f6f8f7;display:flex;gap:12px;align-items:center">${badge(p, 28)}<span style="font-size:18px">${p.status}</span></div>
${section('From', `<b>${p.sender}</b><br>Advance Account ${p.ownAccount}`)}${section('To', `<b>${p.recipient}</b><br>${p.bank}<br>${p.account}`)}${section(
        'Payment details',
        rowsOf([
          ['Amount', `<b>${p.amount}</b>`],
          ['Date of payment', `${p.date}, ${p.time}`],
          ['Payment type', 'Domestic – immediate'],
          ['Reference to payee', p.memo],
          ['Our reference', p.reference],
          ...p.decoy,
        ]),
      )}<div style="margin:4px 20px;background:#00615c;color:#fff;text-align:center;padding:14px;font-size:16px">Make another payment</div><div style="margin:10px 20px 26px;border:1px solid #333;text-align:center;padding:13px;font-size:16px">View accounts</div>`,
    ),
});

const side = (colour: string, name: string, below: string) =>
  `<div style="width:42%;text-align:center"><span style="width:46px;height:46px;border-radius:50%;background:${colour};color:#fff;display:inline-flex;align-items:center;justify-content:center;font-weight:700">${initials(name)}</span><div style="font-size:12.5px;font-weight:700;margin-top:6px">${name}</div><div style="font-size:11.5px;color:#6a7686">${below}</div></div>`;

const pelanduk = look({
  name: 'pelanduk-sheet',
  language: 'ms',
  width: 360,
  scale: 2,
  date: DATES.shortSlashes,
  time: TIMES.english,
  reference: REFERENCES.longDigits,
  formats: ['jpg', 'jpg', 'png'],
  says: {
    success: ['Pindahan berjaya!', 'Berjaya dihantar', 'Transaksi Berjaya'],
    failed: ['Pindahan gagal', 'Transaksi tidak berjaya'],
    pending: ['Pindahan sedang diproses', 'Menunggu kelulusan'],
    cancelled: ['Pindahan dibatalkan'],
    refunded: ['Wang telah dipulangkan'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#3f4a5a;color:#17222f;font-size:13px;min-height:756px;display:flex;flex-direction:column}.row{display:flex;justify-content:space-between;gap:14px;padding:8px 0;border-top:1px solid #e7ebf0}.k{color:#6a7686}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#9aa5b3', 22)}<div style="padding:8px 20px 16px;color:#8c98a7"><div style="font-size:15px">Selamat datang kembali</div><div style="font-size:12px;margin-top:10px">Baki tersedia</div><div style="font-size:21px">${p.balance}</div></div>
<div style="flex:1;background:#fff;border-radius:22px 22px 0 0;padding:10px 20px 22px"><div style="width:44px;height:4px;border-radius:2px;background:#cdd4dd;margin:0 auto 14px"></div><div style="display:flex;align-items:center;gap:10px;font-size:19px;font-weight:700">${badge(p, 30, false)}${p.status}</div>
<div style="display:flex;justify-content:space-between;align-items:flex-start;margin:18px 0 14px">${side('#8fa3bb', p.sender, p.ownAccount)}<span style="padding-top:10px;font-size:22px;color:#1f6fd1">→</span>${side('#1f6fd1', p.recipient, `${p.bank}<br>${p.account}`)}</div>
<div style="background:#edf4fd;border-radius:12px;text-align:center;padding:10px;margin-bottom:12px"><span style="font-size:12px;color:#4d6583">Amaun</span><div style="font-size:27px;font-weight:700;color:#12457f">${p.amount}</div></div>${rowsOf(
        [
          ['Tarikh &amp; masa', `${p.date} ${p.time}`],
          ['No. rujukan', p.reference],
          ['Rujukan penerima', p.memo],
          ['Kaedah', 'Pindahan Segera'],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:10px;margin-top:16px"><span style="flex:1;border:1px solid #1f6fd1;color:#1f6fd1;border-radius:10px;text-align:center;padding:11px">Kongsi</span><span style="flex:1;background:#1f6fd1;color:#fff;border-radius:10px;text-align:center;padding:11px">Tutup</span></div></div>`,
    ),
});

export const phones = [tembusu, kesidang, nurseri, orbit, kingsbridge, pelanduk];
