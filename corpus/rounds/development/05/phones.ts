import { DATES, MONEY, REFERENCES, TIMES, type Clock } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, phoneBar, rowsOf, signColour } from '#test/receipts/drawing/page.ts';

const partOfDay = (hour: number) =>
  hour < 12 ? 'pagi' : hour < 14 ? 'tengah hari' : hour < 19 ? 'petang' : 'malam';
const spokenMalay = ({ hour, minute }: Clock) =>
  `${hour % 12 || 12}.${String(minute).padStart(2, '0')} ${partOfDay(hour)}`;

const button = (text: string, style: string) =>
  `<div style="text-align:center;padding:13px;border-radius:10px;font-weight:700;${style}">${text}</div>`;

const kemboja = look({
  name: 'kemboja',
  width: 393,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.lettersFirst,
  says: {
    success: ['Transfer successful', 'KilatNow transfer successful', 'Money transferred'],
    failed: ['Transfer unsuccessful', 'KilatNow transfer failed'],
    pending: ['Transfer in progress', 'Your transfer is being processed'],
    cancelled: ['Transfer cancelled'],
    refunded: ['Transfer reversed'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#faf5f8;color:#2b1a25}.row{padding:10px 0}.k{font-size:12px;color:#8c7683}.v{font-size:15px;font-weight:600}`,
      `<div style="background:linear-gradient(150deg,#b8336a,#6a1b6e);color:#fff;padding-bottom:66px">${phoneBar(p.clock, '#fff', 58)}<div style="display:flex;justify-content:space-between;padding:10px 20px;font-size:22px"><span>✕</span><span style="font-size:14px;font-weight:600;padding-top:6px">Need help?</span></div><div style="padding:10px 24px 0;font-size:25px;font-weight:700">${p.status}</div><div style="padding:2px 24px;font-size:13px;opacity:.85">${p.date}, ${p.time}</div></div>
<div style="margin:-48px 16px 0;background:#fff;border-radius:18px;padding:18px 20px;box-shadow:0 4px 18px #6a1b6e22"><div style="display:flex;align-items:center;gap:12px">${badge(p, 38)}<div style="font-size:29px;font-weight:800">${p.amount}</div></div><div style="height:1px;background:#eee2ea;margin:14px 0 6px"></div>${rowsOf(
        [
          [
            'Transferred to',
            `${p.recipient}<div style="font-weight:400;font-size:13px">${p.bank} ${p.account}</div>`,
          ],
          ['Transferred from', `Kemboja Save-i ${p.ownAccount}`],
          ['Transfer method', 'KilatNow (Account number)'],
          ['Recipient reference', p.memo],
          ['Reference number', p.reference],
          ...p.decoy,
        ],
      )}</div><div style="padding:18px 16px 26px">${button('Share receipt', 'border:1.5px solid #b8336a;color:#b8336a')}<div style="height:10px"></div>${button('Back to home', 'background:#b8336a;color:#fff')}</div>`,
    ),
});

// What an app hands to its Share button: no phone bar, the bank's mark behind the text.
const gaharu = look({
  name: 'gaharu-share',
  language: 'mixed',
  width: 400,
  scale: 2.5,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: REFERENCES.dated,
  says: {
    success: ['Berjaya / Successful'],
    failed: ['Gagal / Failed', 'Tidak Berjaya / Unsuccessful'],
    pending: ['Dalam Proses / Processing', 'Menunggu Kelulusan / Pending Approval'],
    cancelled: ['Dibatalkan / Cancelled'],
    refunded: ['Dipulangkan / Refunded'],
  },
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#2c2c2c;position:relative}.row{display:flex;gap:10px;padding:9px 0;border-bottom:1px dotted #b9ab8e;font-size:13px}.k{width:44%;color:#77684a}.v{flex:1;font-weight:700;word-break:break-word}.mark{position:absolute;top:330px;left:0;right:0;text-align:center;transform:rotate(-28deg);font:700 66px ${FONTS.serif};color:#a8874512;letter-spacing:6px}`,
      `<div class="mark">GAHARU</div><div style="display:flex;align-items:center;gap:12px;padding:22px 22px 14px;border-bottom:4px solid #a88745"><div style="width:38px;height:38px;background:#a88745;transform:rotate(45deg) scale(.72)"></div><div><div style="font:700 21px ${FONTS.serif}">Bank Gaharu</div><div style="font-size:11px;color:#77684a">Resit Pindahan Wang / Fund Transfer Receipt</div></div></div>
<div style="padding:10px 22px 4px">${rowsOf([
        ['Tarikh / Date', p.date],
        ['Masa / Time', p.time],
        ['No. Rujukan / Reference No.', p.reference],
        ['Jenis / Type', 'Pindahan Segera / Instant Transfer'],
        ['Daripada / From', `${p.sender}<br>${p.ownAccount}`],
        ['Kepada / To', p.recipient],
        ['Bank Penerima / Receiving Bank', p.bank],
        ['No. Akaun / Account No.', p.account],
        ['Butiran / Details', p.memo],
        ['Amaun / Amount', p.amount],
        ['Caj / Charges', p.nothing],
        ['Status', `<span style="color:${signColour(p)}">${p.status}</span>`],
        ...p.decoy,
      ])}</div><p style="font-size:10px;line-height:1.5;color:#77684a;padding:14px 22px 26px">Ini adalah cetakan komputer dan tidak memerlukan tandatangan.<br>This is a computer generated receipt. No signature is required.</p>`,
    ),
});

const ombak = look({
  name: 'ombak',
  dark: true,
  width: 375,
  names: 'title',
  money: MONEY.trailing,
  date: DATES.long,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  says: {
    success: ['Payment sent', 'All done, your payment has been sent', 'Money sent'],
    failed: ["We couldn't send your payment", 'Payment not sent'],
    pending: ['Your payment is being processed', 'Payment pending'],
    cancelled: ['You cancelled this payment'],
    refunded: ['This payment was returned to you'],
  },
  formats: ['png', 'png', 'webp'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#0b1f2a;color:#eaf3f6}.row{display:flex;justify-content:space-between;gap:20px;padding:13px 0;font-size:14px}.k{color:#8fb0bd;white-space:nowrap}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 27)}<div style="padding:34px 22px 10px">${badge(p, 50, false)}<h1 style="font-size:27px;line-height:1.25;font-weight:400;margin:20px 0 26px">${p.status}</h1><div style="font-size:14px;color:#8fb0bd">You pay</div><div style="font-size:24px;margin-bottom:14px">${p.amount}</div><div style="font-size:14px;color:#8fb0bd">Payee</div><div style="font-size:19px">${p.recipient}</div><div style="font-size:14px;color:#8fb0bd">${p.bank}, ${p.account}</div></div>
<div style="margin:12px 22px;border-top:1px solid #27465a">${rowsOf([
        ['Date', p.date],
        ['Time', `${p.time} (GMT+8)`],
        ['Pay from', p.ownAccount],
        ['Reference', p.memo],
        ['Confirmation number', p.reference],
        ['Fee', p.nothing],
        ...p.decoy,
      ])}</div><div style="padding:16px 22px 40px;display:flex;gap:12px"><div style="flex:1">${button('Make another payment', 'border:1px solid #8fb0bd;border-radius:3px;font-size:13px')}</div><div style="flex:1">${button('Done', 'background:#eaf3f6;color:#0b1f2a;border-radius:3px;font-size:13px')}</div></div>`,
    ),
});

const ketapang = look({
  name: 'ketapang',
  language: 'ms',
  width: 360,
  money: MONEY.tight,
  date: DATES.weekdayMalay,
  time: spokenMalay,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Anda telah berjaya memindahkan', 'Pindahan wang anda berjaya'],
    failed: ['Pindahan wang anda gagal', 'Maaf, kami tidak dapat memindahkan'],
    pending: ['Pindahan wang anda sedang diproses', 'Pindahan wang anda menunggu kelulusan'],
    cancelled: ['Anda telah membatalkan pindahan'],
    refunded: ['Kami telah memulangkan kepada anda'],
  },
  formats: ['png', 'jpg', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};background:#e4f1ea;color:#17352a;font-size:13px}.row{padding:8px 0}.k{font-size:11px;color:#5b7d6f}.v{font-size:13px}`,
      `${phoneBar(p.clock, '#17352a', 91)}<div style="text-align:center;padding:20px 26px 6px"><div style="position:relative;height:92px"><div style="position:absolute;left:50%;margin-left:-74px;bottom:6px;width:148px;height:44px;border-radius:50%;background:#bfdccd"></div><div style="position:absolute;left:50%;margin-left:-36px;bottom:12px">${badge(p, 72)}</div></div><div style="font-size:15px;margin-top:14px">${p.status}</div><div style="font-size:34px;font-weight:700;margin:4px 0">${p.amount}</div><div style="font-size:12px">kepada</div><div style="font-size:16px;font-weight:700;padding:2px 10px">${p.recipient}</div><div style="font-size:12px;color:#5b7d6f">${p.bank} · ${p.account}</div></div>
<div style="background:#fff;margin:16px 14px;border-radius:12px;padding:10px 18px">${rowsOf([
        ['Tarikh dan masa', `${p.date}, ${p.time}`],
        ['ID Rujukan', p.reference],
        ['Daripada akaun', `Ketapang Simpanan ${p.ownAccount}`],
        ['Rujukan penerima', p.memo],
        ...p.decoy,
      ])}</div><div style="padding:2px 14px 30px;font-weight:700;color:#1d7a55;text-align:center">${button('Kongsi Resit', 'background:#1d7a55;color:#fff;border-radius:24px')}<p style="margin-top:18px">Simpan sebagai kegemaran</p></div>`,
    ),
});

// An older app on a small telephone: everything in one list under a grey bar.
const lumut = look({
  name: 'lumut-mobile',
  width: 320,
  scale: 2.25,
  money: MONEY.code,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.digits,
  says: {
    success: [
      'Your transaction has been processed successfully.',
      'Your transaction was successful. Thank you for using Lumut Mobile.',
    ],
    failed: ['Your transaction was unsuccessful. Please try again later.', 'Your transaction has failed.'],
    pending: ['Your transaction is pending.', 'Your transaction is pending authorisation.'],
    cancelled: ['Your transaction has been cancelled.'],
    refunded: ['Your transaction has been reversed.'],
  },
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.condensed};background:#fff;color:#333;font-size:13px}.row{padding:6px 14px;border-bottom:1px solid #ddd}.k{font-weight:700;font-size:12px;color:#00507a}.k::after{content:':'}`,
      `${phoneBar(p.clock, '#ddd', 34, '#111')}<div style="background:linear-gradient(#e9e9e9,#bdbdbd);border-bottom:1px solid #999;padding:10px 14px;font-weight:700;text-align:center;font-size:15px">Acknowledgement</div><div style="margin:10px 12px;border:1px solid ${signColour(p)};background:${signColour(p)}14;padding:8px 10px;color:${signColour(p)};font-size:13px">${p.status}</div>${rowsOf(
        [
          ['Transaction Type', 'Interbank Fund Transfer'],
          ['Reference No', p.reference],
          ['Transaction Date', `${p.date} ${p.time}`],
          ['From Account', p.ownAccount],
          ['To Account', p.account],
          ["Beneficiary's Name", p.recipient],
          ["Beneficiary's Bank", p.bank],
          ['Transfer Amount', p.amount],
          ['Service Charge', p.fee],
          ['Total Amount', p.withFee],
          ['Payment Description', p.memo],
          ...p.decoy,
        ],
      )}<div style="display:flex;gap:8px;padding:14px 12px 24px">${['Print', 'Add to Favourites', 'Home'].map((text) => `<span style="flex:auto;text-align:center;border:1px solid #999;background:linear-gradient(#fff,#ddd);padding:8px 4px;font-size:12px">${text}</span>`).join('')}</div>`,
    ),
});

export const phones = [kemboja, gaharu, ombak, ketapang, lumut];
