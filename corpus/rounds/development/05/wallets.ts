import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import {
  badge,
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  signColour,
  speckle,
  tabs,
} from '#test/receipts/drawing/page.ts';
import { HEADINGS, HEADINGS_MS, STATUSES } from '#test/receipts/drawing/says.ts';

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();

const yearFirst = ({ year, month, day }: Clock) =>
  `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;

/** The sen smaller than the ringgit, as wallets like to print it. */
const smallSen = (amount: string) =>
  amount.replace(/(\.\d\d)(?!\d)/, '<span style="font-size:55%">$1</span>');

const kocek = look({
  name: 'kocek',
  medium: 'wallet',
  width: 375,
  money: MONEY.tight,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.datedLetters,
  says: STATUSES,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#f3f5fa;color:#222b45}.row{display:flex;justify-content:space-between;gap:14px;padding:12px 0;font-size:14px}.k{color:#8f9bb3;flex:none}.v{text-align:right;word-break:break-all}`,
      `${phoneBar(p.clock, '#fff', 66, '#0a58ca')}<div style="background:#0a58ca;color:#fff;padding:12px 18px;text-align:center;font-weight:700;font-size:16px"><span style="float:left">‹</span>Transaction Details</div>
<div style="background:#fff;margin-bottom:10px;padding:22px 18px;text-align:center"><div style="font-size:14px;color:#8f9bb3">Transfer to Wallet</div><div style="font-size:36px;font-weight:700;margin-top:6px">-${p.amount}</div></div><div style="background:#fff;padding:6px 18px">${rowsOf(
        [
          ['Transaction Type', 'Transfer to Wallet'],
          ['Receiver', p.recipient],
          ['Payment Details', p.memo],
          ['Payment Method', 'Kocek Balance'],
          ['Date/Time', `${p.date} ${p.time}`],
          ['Wallet Ref', p.otherReference],
          ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
          ['Transaction No.', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="margin:10px 0;background:#fff;padding:15px 18px;display:flex;justify-content:space-between"><span>Need help with this transaction?</span><span style="color:#8f9bb3">›</span></div>`,
    ),
});

const lompat = look({
  name: 'lompat',
  medium: 'wallet',
  width: 412,
  scale: 2.625,
  names: 'title',
  money: MONEY.spaced,
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.mixed,
  says: {
    success: ['Completed', 'Paid', 'Successful'],
    failed: ['Failed', 'Unsuccessful'],
    pending: ['Processing', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Refunded'],
  },
  formats: ['png', 'webp', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#fff;color:#1c1c1c}.row{padding:13px 0;border-bottom:1px solid #efefef}.k{font-size:13px;color:#6f6f6f}.v{font-size:16px}`,
      `${phoneBar(p.clock, '#1c1c1c', 45)}<div style="display:flex;align-items:center;padding:10px 20px;gap:18px;font-size:22px"><span>←</span><span style="flex:1"></span><span style="font-size:14px;font-weight:600;color:#0c7a43">Get help</span></div>
<div style="padding:12px 22px 22px;display:flex;gap:16px;align-items:center"><div style="width:58px;height:58px;border-radius:50%;background:#d7f2e2;color:#0c7a43;font-weight:700;font-size:21px;display:flex;align-items:center;justify-content:center;flex:none">${initials(p.recipient)}</div><div style="flex:1"><div style="font-size:19px;font-weight:700;line-height:1.25">${p.recipient}</div><div style="font-size:13px;color:#6f6f6f">${p.date} · ${p.time}</div></div></div>
<div style="display:flex;align-items:flex-end;justify-content:space-between;padding:0 22px 16px;border-bottom:8px solid #f5f5f5"><div style="font-size:32px;font-weight:800;line-height:1">${p.amount}</div><div style="background:${signColour(p)}1c;color:${signColour(p)};border-radius:12px;padding:3px 12px;font-weight:700;font-size:13px">${p.status}</div></div><div style="padding:6px 22px">${rowsOf(
        [
          ['Payment type', 'KilatNow Transfer'],
          ['To account', `${p.bank} ${p.account}`],
          ['Paid with', 'Lompat Wallet'],
          ['Notes', p.memo],
          ['Transaction ID', p.reference],
          ...p.decoy,
        ],
      )}</div>${p.done ? `<div style="margin:14px 22px 30px;background:#f2fbf6;border-radius:14px;padding:14px 16px;font-size:13px">🎁 You earned <b>${p.below(40, 'points') + 2} points</b> with this payment. Use them on your next ride.</div>` : ''}`,
    ),
});

const siput = look({
  name: 'siput-qr',
  medium: 'wallet',
  dark: true,
  width: 390,
  money: MONEY.tight,
  date: DATES.american,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.dashed,
  says: HEADINGS,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#101014;color:#f5f5f7;min-height:819px}.row{display:flex;justify-content:space-between;gap:20px;padding:9px 0;font-size:14px}.k{color:#9a9aa6}.v{text-align:right;font-weight:600}`,
      `${phoneBar(p.clock, '#fff', 72)}<div style="text-align:center;padding:26px 24px 8px"><div style="display:inline-block;background:linear-gradient(120deg,#ff7a3c,#ffca3c);border-radius:20px;padding:13px 15px;color:#101014;font-weight:800;font-size:20px">siput</div></div><div style="background:#1d1d24;border-radius:22px;margin:14px 16px;padding:26px 20px 14px;text-align:center"><div style="font-size:17px;font-weight:700;color:${p.done ? '#6be39a' : '#ffb14a'}">${p.status}</div><div style="font-size:50px;font-weight:800;letter-spacing:-1px">${smallSen(p.amount)}</div><div style="color:#9a9aa6;font-size:13px">to</div><div style="font-size:17px;font-weight:700">${p.recipient}</div><div style="border-top:1px dashed #44444f;margin:20px 0 10px"></div>${rowsOf(
        [
          ['Date', p.date],
          ['Time', p.time],
          ['Method', 'KilatNow QR'],
          ['Ref no.', p.reference],
          ['Remarks', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="display:flex;justify-content:center;gap:44px;padding:16px;font-size:13px;text-align:center">${['Share', 'Save', 'Split bill'].map((text) => `<span><span style="display:block;width:46px;height:46px;border-radius:50%;background:#2b2b35;margin:0 auto 6px"></span>${text}</span>`).join('')}</div>`,
    ),
});

const tabung = look({
  name: 'tabung',
  medium: 'wallet',
  language: 'ms',
  width: 384,
  scale: 2.8,
  date: DATES.shortMalay,
  time: TIMES.malay,
  reference: REFERENCES.lettersFirst,
  says: HEADINGS_MS,
  formats: ['jpg', 'jpg', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};font-size:13px;background:#fff7d6;color:#3a2f0a}.row{display:flex;padding:8px 0;font-size:12px;align-items:baseline}.k{white-space:nowrap}.v{flex:1;font-weight:700;text-align:right;padding-left:12px}`,
      `${phoneBar(p.clock, '#3a2f0a', 19)}<div style="background:#f6c915;margin:8px 16px 0;border-radius:20px 20px 0 0;padding:18px 20px;display:flex;gap:14px;align-items:center">${badge(p, 44)}<div><div style="font-weight:700;font-size:17px">${p.status}</div><div style="font-size:11px">e-Dompet Tabung</div></div></div><div style="background:#fff;margin:0 16px;border-radius:0 0 20px 20px;padding:16px 20px"><div style="font-size:11px">Jumlah dibayar</div><div style="font-size:30px;font-weight:700;border-bottom:2px solid #f6c915;padding-bottom:12px;margin-bottom:8px">${p.amount}</div>${rowsOf(
        [
          ['Dibayar kepada', p.recipient],
          ['Bank penerima', p.bank],
          ['Tarikh', p.date],
          ['Masa', p.time],
          ['Nota', p.memo],
          ['No. transaksi', p.reference],
          ['Kaedah bayaran', 'Baki Tabung'],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:22px"><span style="background:#3a2f0a;color:#fff;border-radius:24px;padding:12px 70px;font-weight:700">Selesai</span></div><div style="margin:6px 16px;border-radius:14px;background:#e2472b;color:#fff;padding:14px 16px;font-size:12px"><b>Jualan Gaji!</b><br>Diskaun hingga ${p.money(1_500)} di kedai terpilih.</div>${tabs(['Utama', 'Imbas', 'Akaun'], '#8a7a3c')}`,
    ),
});

// A picture made for sending on: a ticket on a coloured ground.
const biji = look({
  name: 'biji-ticket',
  medium: 'wallet',
  width: 400,
  scale: 2,
  names: 'title',
  money: MONEY.plainTight,
  date: yearFirst,
  time: TIMES.minutes,
  reference: REFERENCES.digits,
  says: {
    success: ['Sent!', 'Sent successfully', 'Money sent'],
    failed: ['Not sent', 'Sending failed'],
    pending: ['Waiting to be sent', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Sent back to you', 'Refunded'],
  },
  formats: ['png', 'webp', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.narrow};background:#4b3fa7;color:#26215a;padding:36px 26px}.row{width:50%;padding:8px 0}.k{font-size:13px;color:#7a76a3}.v{font-size:17px;font-weight:700;padding-right:8px;word-break:break-word}`,
      `<div style="background:#fff;border-radius:16px"><div style="padding:24px 24px 18px;display:flex;justify-content:space-between;align-items:center"><span style="font:800 24px ${FONTS.round};color:#4b3fa7">biji</span><span style="font-size:18px;font-weight:700;color:${signColour(p)}">${p.status}</span></div><div style="padding:0 24px 20px"><div class="k">Amount</div><div style="font-size:46px;font-weight:700;line-height:1.1">${p.amount}</div></div><div style="display:flex;align-items:center"><span style="width:14px;height:28px;background:#4b3fa7;border-radius:0 14px 14px 0"></span><span style="flex:1;border-top:3px dotted #c9c5e6"></span><span style="width:14px;height:28px;background:#4b3fa7;border-radius:14px 0 0 14px"></span></div><div style="display:flex;flex-wrap:wrap;padding:10px 24px 4px">${rowsOf(
        [
          ['From', p.sender],
          ['Recipient', p.recipient],
          ['Date', p.date],
          ['Time', p.time],
          ['Biji ID', p.reference],
          ['Message', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;padding:10px 0 22px">${speckle(p.below, 21, 84, '#26215a')}<div style="font-size:12px;color:#7a76a3">Scan to check this receipt</div></div></div><p style="text-align:center;color:#cfcaf5;font-size:14px;padding-top:18px">Sent with Biji, the wallet of the neighbourhood</p>`,
    ),
});

export const wallets = [kocek, lompat, siput, tabung, biji];
