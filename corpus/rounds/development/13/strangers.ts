// Pages that people upload in place of a receipt: nothing on them says that the money reached anybody.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import {
  FONTS,
  look,
  pageOf,
  phoneBar,
  rowsOf,
  speckle,
  tableOf,
  tabs,
} from '#test/receipts/drawing/page.ts';
import type { Look } from '#test/receipts/drawing/receipt.ts';

type Drawn = Partial<Look> & Pick<Look, 'name' | 'draw' | 'page'>;
const stranger = (own: Drawn): Look => look({ ...own });

const tick = (colour: string, size = 54) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" style="background:${colour};border-radius:50%;padding:${Math.round(size / 6)}px"><path d="M5 13l5 5L20 7" fill="none" stroke="#fff" stroke-width="3"/></svg>`;

const coolingOff = stranger({
  name: 'tempoh-bertenang-jentayu',
  page: 'before sending',
  language: 'mixed',
  dark: true,
  width: 393,
  scale: 2.75,
  date: DATES.shortMalay,
  time: TIMES.english,
  reference: REFERENCES.dated,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#131a16;color:#e9f0ea}.row{display:flex;justify-content:space-between;gap:14px;padding:10px 0;border-bottom:1px solid #2a362e;font-size:13px}.k{color:#8fa396;flex:none}.v{text-align:right;overflow-wrap:anywhere}`,
      `${phoneBar(p.clock, '#fff', 66)}<div style="padding:24px 22px 6px;text-align:center">${tick('#2f8f5b')}<div style="font-size:20px;font-weight:700;margin-top:12px">Arahan diterima / Got it!</div><div style="font-size:34px;font-weight:700;margin:8px 0">${p.amount}</div><p style="color:#f0cf7a;font-size:13px">Penerima baharu: kami tahan pindahan ini selama 12 jam untuk keselamatan anda. You can still cancel before it is released.</p></div><div style="margin:14px 18px;background:#1b251f;border-radius:14px;padding:6px 16px">${rowsOf(
        [
          ['Kepada / To', p.recipient],
          ['Bank', p.bank],
          ['No. akaun', p.account],
          ['Dibuat pada', `${p.date}, ${p.time}`],
          ['Rujukan / Ref', p.reference],
          ['Nota', p.memo],
          ...p.decoy,
        ],
      )}</div><div style="text-align:center;margin:24px 0"><span style="border:1px solid #d98a7a;color:#d98a7a;border-radius:22px;padding:12px 60px">Batalkan / Cancel</span></div>`,
    ),
});

const words = ({ sen }: { sen: number }) =>
  `<i>Ringgit Malaysia</i> ${String(Math.floor(sen / 100))
    .split('')
    .map((digit) => 'zero one two three four five six seven eight nine'.split(' ')[Number(digit)])
    .join(' - ')} and ${String(sen % 100).padStart(2, '0')}/100 only`;

const cheque = stranger({
  name: 'cheque-on-table',
  page: 'before sending',
  medium: 'paper',
  width: 860,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  names: 'title',
  formats: ['jpg', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{background:#6f5440;padding:34px 30px}.h{font:italic 22px ${FONTS.serif};color:#26357a}.l{border-bottom:1px solid #7c94a8;padding:4px 0;margin-bottom:14px;min-height:38px}`,
      `<div style="background:repeating-linear-gradient(45deg,#e4eef2,#e4eef2 6px,#dfeaee 6px,#dfeaee 12px);padding:24px 28px;font:13px ${FONTS.sans};color:#2c4456"><div style="display:flex;justify-content:space-between;margin-bottom:18px"><b style="font:700 22px ${FONTS.book}">Bank Seruni Berhad</b><span>Date <span class="h">&nbsp;${p.date}</span></span></div><div class="l">Pay &nbsp;<span class="h">${p.recipient}</span><span style="float:right">or bearer</span></div><div style="display:flex;gap:20px;align-items:flex-start"><div class="l" style="flex:1"><span class="h" style="font-size:18px">${words(p)}</span></div><div style="border:2px solid #2c4456;padding:8px 16px;background:#fff;white-space:nowrap" class="h">${p.amount}</div></div><div style="display:flex;justify-content:space-between;margin-top:20px;align-items:flex-end"><span>A/C ${p.ownAccount}<br>${p.sender}</span><span style="text-align:center"><span class="h" style="font-size:28px">${p.sender.split(' ')[0] ?? ''}</span><br><span style="border-top:1px solid #2c4456;padding:2px 30px">Authorised signature</span></span></div><div style="font:19px ${FONTS.mono};margin-top:18px;letter-spacing:2px">"${p.below(900_000, 'cheque') + 100_000}" 27-${p.below(90_000, 'code') + 10_000}: ${p.reference}"</div></div>`,
    ),
});

const donation = stranger({
  name: 'resit-derma-surau',
  page: 'shop receipt',
  language: 'ms',
  medium: 'paper',
  width: 620,
  scale: 1.5,
  date: DATES.longMalay,
  time: TIMES.malay,
  reference: REFERENCES.digits,
  formats: ['jpg', 'png', 'jpg'],
  draw: (p) =>
    pageOf(
      `body{background:#f5e9c9;color:#3b2a12;font:16px/1.6 ${FONTS.serif};padding:26px 32px}.row{display:flex;padding:6px 0;border-bottom:1px dotted #8b7346}.k{width:190px;flex:none}.v{font:600 17px ${FONTS.narrow};color:#1f2d6b}`,
      `<div style="text-align:center"><b style="font-size:22px">PERSATUAN PENDUDUK TAMAN CONTOH</b><br>Tabung Kebajikan dan Khairat</div><div style="display:flex;justify-content:space-between;margin:16px 0 10px"><b style="font-size:19px">RESIT RASMI</b><b style="color:#b03a2e">No. ${p.reference}</b></div>${rowsOf(
        [
          ['Tarikh', `${p.date} (${p.time})`],
          ['Terima daripada', p.recipient],
          ['Jumlah', p.amount],
          ['Cara bayaran', 'Pindahan bank &ndash; BERJAYA'],
          ['Untuk', 'Derma tabung khairat'],
        ],
      )}<div style="display:flex;justify-content:space-between;margin-top:26px;align-items:flex-end"><div style="border:2px solid #3b2a12;padding:8px 20px;font-size:22px"><b>${p.amount}</b></div><div style="text-align:center"><i style="font-size:24px;color:#1f2d6b">Contoh</i><br>...........................<br>Bendahari</div></div><p style="text-align:center;margin-top:18px;font-size:14px">Terima kasih atas sumbangan anda.</p>`,
    ),
});

const dispute = stranger({
  name: 'larkspur-dispute-lodged',
  page: 'refund',
  medium: 'portal',
  width: 960,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.minutes,
  reference: REFERENCES.mixed,
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#22303a;font-size:14px}table{width:100%;border-collapse:collapse}td{padding:10px 12px;border-bottom:1px solid #e1e7ec}.k{width:36%;color:#667785}`,
      `<div style="background:#204a5e;color:#fff;padding:16px 34px;font-size:19px"><b>Larkspur</b> internet banking<span style="float:right;font-size:13px">${p.sender}</span></div><div style="padding:28px 34px;max-width:780px"><div style="display:flex;gap:14px;align-items:center;background:#eaf6ef;padding:14px 18px;margin-bottom:22px">${tick('#2e8b57', 34)}<span><b>Submitted successfully</b><br>We have received your report about a transfer that the payee did not get.</span></div><h1 style="font-size:18px;margin-bottom:8px">Transfer in dispute</h1>${tableOf(
        [
          ['Payee', p.recipient],
          ['Payee account', `${p.account}, ${p.bank}`],
          ['Amount', p.amount],
          ['Date of instruction', `${p.date} ${p.time}`],
          ['Transaction reference', p.reference],
          ['What went wrong', 'Beneficiary says funds were not credited'],
          ['What you ask for', 'Recall the funds'],
          ['Case number', p.otherReference],
          ...p.decoy,
        ],
      )}<p style="margin:20px 0;color:#667785">We will write to you within 5 business days. A recall is subject to the receiving bank.</p><span style="background:#204a5e;color:#fff;padding:10px 28px">Print this page</span></div>`,
    ),
});

const assistant = stranger({
  name: 'wallet-helper-draft',
  page: 'chat',
  medium: 'wallet',
  dark: true,
  scale: 2.5,
  money: MONEY.tight,
  names: 'title',
  date: DATES.weekday,
  time: TIMES.lower,
  reference: REFERENCES.lettersFirst,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.round};background:#17132b;color:#f1eefc;min-height:800px}.m{border-radius:16px;padding:10px 14px;max-width:82%;margin:10px 16px;background:#272046;width:fit-content}.u{margin-left:auto;background:#6a4fd0}.row{display:flex;justify-content:space-between;gap:16px;font-size:13px;padding:4px 0}.k{color:#a99fd0;flex:none}.v{text-align:right}`,
      `${phoneBar(p.clock, '#fff', 52)}<div style="padding:10px 18px 14px;font-weight:700;border-bottom:1px solid #32295a">‹ &nbsp; Ask Kelip <span style="font-weight:400;color:#a99fd0">· your wallet helper</span></div><div class="m">Hi ${p.sender.split(' ')[0] ?? ''}! What can I do for you?</div><div class="m u">send ${p.amount} to ${p.recipient} for ${p.memo}</div><div class="m">All set! ✅ Here is your transfer:<div style="background:#1d1736;border-radius:12px;padding:10px 14px;margin:10px 0">${rowsOf(
        [
          ['Amount', `<b style="font-size:18px">${p.amount}</b>`],
          ['To', p.recipient],
          ['Bank', p.bank],
          ['Drafted', `${p.date}, ${p.time}`],
          ['Draft ID', p.reference],
          ...p.decoy,
        ],
      )}</div>Tap below and key in your PIN and I will send it.</div><div style="text-align:center;margin:14px"><span style="background:#b9f36a;color:#1d2b07;border-radius:22px;padding:11px 54px;font-weight:700">Review and send</span></div><div style="margin:60px 16px 0;border:1px solid #3d3370;border-radius:22px;padding:11px 18px;color:#a99fd0">Message Kelip…</div>`,
    ),
});

const receiveCode = stranger({
  name: 'temenggong-receive-code',
  page: 'before sending',
  medium: 'wallet',
  width: 375,
  money: MONEY.spaced,
  date: DATES.short,
  time: TIMES.english,
  reference: REFERENCES.digits,
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.wide};min-height:788px;background:linear-gradient(#0f8a8a,#0a5c70);color:#fff;font-size:12px}`,
      `${phoneBar(p.clock, '#fff', 91)}<div style="padding:14px 20px;font-size:16px;font-weight:700">Receive money</div><div style="background:#fff;color:#173338;border-radius:18px;margin:8px 22px;padding:22px;text-align:center"><div style="color:#0f8a8a;font-weight:700;font-size:14px">✓ Code created successfully</div><div style="font-size:15px;font-weight:700;margin-top:14px">${p.recipient}</div><div style="color:#6d8489">${p.bank}</div><div style="margin:16px 0">${speckle(p.below, 29, 210, '#173338')}</div><div style="font-size:26px;font-weight:700">${p.amount}</div><div style="color:#6d8489;margin-top:6px">${p.memo}</div><div style="border-top:1px dashed #b9cdd0;margin:16px 0 12px"></div><div style="display:flex;justify-content:space-between"><span>Created</span><span>${p.date}, ${p.time}</span></div><div style="display:flex;justify-content:space-between;margin-top:6px"><span>Code no.</span><span>${p.reference}</span></div>${p.decoy.map(([label, value]) => `<div style="display:flex;justify-content:space-between;margin-top:6px"><span>${label}</span><span>${value}</span></div>`).join('')}</div><p style="text-align:center;padding:12px 30px">Ask your friend to scan this code to pay you with KilatNow. It works once, for 24 hours.</p><div style="text-align:center;margin:14px 0 10px"><span style="background:#fff;color:#0a5c70;border-radius:24px;padding:11px 44px;font-weight:700">Share</span> <span style="border:1px solid #fff;border-radius:24px;padding:11px 38px;margin-left:6px">Save</span></div>${tabs(['Home', 'Scan', 'Receive', 'Me'], '#cfe9ea')}`,
    ),
});

export const strangers = [coolingOff, cheque, donation, dispute, assistant, receiveCode];
