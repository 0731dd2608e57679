// Mails and PDF advices that tell of a transfer.
import { DATES, MONEY, REFERENCES, TIMES } from '#test/receipts/drawing/formats.ts';
import { badge, FONTS, look, pageOf, rowsOf, signColour, tableOf } from '#test/receipts/drawing/page.ts';
import { STATUSES } from '#test/receipts/drawing/says.ts';

const unseen = (text: string) =>
  text ? `<div style="color:#fff;font-size:1px;line-height:1">${`${text} `.repeat(4)}</div>` : '';

// An app's receipt kept as PDF: the status and the sum on top, then one list.
const cengal = look({
  name: 'cengal-transaction-receipt-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.code,
  date: DATES.short,
  time: TIMES.secondsEnglish,
  reference: REFERENCES.digits,
  says: { ...STATUSES, success: ['Successful', 'Completed', 'Success'] },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}.row{display:flex;padding:11px 0;border-bottom:1px solid #e6e6e6}.k{width:250px;color:#666;flex:none}.v{flex:1;font-weight:600}`,
      `<div style="padding:48px 58px"><div style="display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px solid #a60f1b;padding-bottom:14px"><b style="font-size:27px;color:#a60f1b;letter-spacing:1px">CENGAL<span style="font-weight:400;font-size:15px;letter-spacing:0"> Bank</span></b><span style="font-size:19px">Transaction Receipt</span></div><div style="display:flex;justify-content:space-between;align-items:center;margin:26px 0 20px"><div><div style="color:#666;font-size:13px">Amount</div><div style="font-size:31px;font-weight:700">${p.amount}</div></div><div style="display:flex;align-items:center;gap:10px">${badge(p, 32)}<b style="font-size:17px;color:${signColour(p)}">${p.status}</b></div></div><div style="border-top:1px solid #e6e6e6">${rowsOf(
        [
          ['Transaction Type', 'KilatNow Transfer'],
          ['Reference No.', p.reference],
          ['Date &amp; Time', `${p.date} ${p.time}`],
          ['From Account', `${p.sender}<br>${p.ownAccount}`],
          ['Recipient Name', p.recipient],
          ['Recipient Bank', p.bank],
          ['Recipient Account No.', p.account],
          ['Recipient Reference', p.memo],
          ['Other Payment Details', '-'],
          ['Service Charge', p.nothing],
          ...p.decoy,
        ],
      )}</div>${unseen(p.hiddenText)}<p style="margin-top:32px;font-size:12px;color:#666">This is a computer-generated receipt. No signature is required.<br>For enquiries, please call our Consumer Contact Centre at +603 6204 0000.</p><p style="margin-top:44px;font-size:11px;color:#777">Cengal Bank Berhad 197000000000 (00000-X)</p></div>`,
    ),
});

// A bank's notice of a transfer in a browser's web mail, everything after colons.
const rahang = look({
  name: 'rahang-transaction-alert-mail',
  medium: 'letter',
  width: 880,
  scale: 1.25,
  money: MONEY.tight,
  date: DATES.shortDashes,
  time: TIMES.seconds,
  reference: REFERENCES.longDigits,
  says: {
    success: ['Successful', 'SUCCESSFUL', 'Completed'],
    failed: ['Unsuccessful', 'REJECTED', 'Failed'],
    pending: ['Pending', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Reversed'],
  },
  formats: ['png', 'jpg', 'png'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};background:#fff;color:#222}table{border-collapse:collapse;width:100%}td{padding:5px 6px 5px 0;vertical-align:top}.k{width:210px;color:#444}`,
      `<div style="padding:10px 24px;color:#5f6368;border-bottom:1px solid #e4e6e9">← &nbsp;&nbsp;&nbsp; Archive &nbsp;&nbsp; Report spam &nbsp;&nbsp; Delete &nbsp;&nbsp; Mark as unread <span style="float:right;font-size:12px">4 of 1,208</span></div><div style="padding:18px 24px 30px 70px"><div style="font-size:21px">Rahang Online Banking: Transaction Alert <span style="font-size:11px;background:#e4e6e9;border-radius:4px;padding:2px 6px;vertical-align:3px">Inbox</span></div><div style="font-size:13px;margin:14px 0 20px;position:relative"><span style="position:absolute;left:-48px;top:-2px;width:36px;height:36px;border-radius:50%;background:#0067b1;color:#fff;text-align:center;line-height:36px;font-size:17px">R</span><b>Rahang Online Banking</b> <span style="color:#5f6368">&lt;online.notification@rahang.example&gt;</span><span style="float:right;color:#5f6368">${p.date}, ${p.clock}</span><br><span style="color:#5f6368">to me ▾</span></div><div style="border:1px solid #d5dde4;max-width:640px"><div style="background:#0067b1;color:#fff;padding:16px 26px;font-size:21px;font-weight:700">RAHANG <span style="color:#8fd0ff">◆</span> <span style="font-weight:400;font-size:14px">Together We Grow</span></div><div style="padding:22px 26px"><p>Dear ${p.sender},</p><p style="margin:12px 0 14px">Thank you for banking with us. Below are the details of your KilatNow Transfer made via Rahang Online Banking:</p>${tableOf(
        [
          ['Status', `<b>${p.status}</b>`],
          ['Transaction Date', `${p.date} ${p.time}`],
          ['Reference Number', p.reference],
          ['From Account', p.ownAccount],
          ["Beneficiary's Name", p.recipient],
          ["Beneficiary's Account No.", p.account],
          ["Beneficiary's Bank", p.bank],
          ['Amount', `<b>${p.amount}</b>`],
          ['Recipient Reference', p.memo],
          ...p.decoy,
        ],
        ': &nbsp;',
      )}<p style="margin:16px 0">If you did not perform this transaction, please call our Customer Contact Centre immediately at 03-9206 0000 (Peninsular Malaysia) or 082-270 000 (Sabah &amp; Sarawak).</p><p>Yours sincerely,<br>Rahang Bank Berhad</p><p style="font-size:11px;color:#6b6b6b;margin-top:18px;border-top:1px solid #ddd;padding-top:10px">This is a system-generated e-mail. Please do not reply to this message. Rahang will never ask for your username, password or TAC by e-mail.</p></div></div><div style="margin-top:34px"><span style="border:1px solid #888;border-radius:18px;padding:8px 22px;margin-right:10px">↩ Reply</span><span style="border:1px solid #888;border-radius:18px;padding:8px 22px">↪ Forward</span></div></div>`,
    ),
});

// An international bank's e-advice: a letter with much air and a plain table.
const hexham = look({
  name: 'hexham-outward-payment-e-advice',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.tightCode,
  date: DATES.capitals,
  time: TIMES.minutes,
  reference: (below) => `${REFERENCES.lettersFirst(below).slice(0, 8)}MYH`,
  says: {
    success: ['Completed', 'Processed', 'Paid'],
    failed: ['Rejected', 'Unsuccessful'],
    pending: ['In progress', 'Pending'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['pdf', 'png', 'pdf'],
  draw: (p) =>
    pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#1f1f1f}table{width:100%;border-collapse:collapse;border-top:1px solid #333}td{padding:8px 4px;border-bottom:1px solid #cfcfcf;vertical-align:top}.k{width:40%;color:#4d4d4d}`,
      `<div style="padding:46px 60px"><div style="text-align:right;font-size:23px;font-weight:700;letter-spacing:1px"><span style="color:#c40d15">◣◢</span> Hexham</div><div style="display:flex;justify-content:space-between;margin-top:44px"><div>${p.sender}<br>NO 12 JALAN CONTOH 3/5<br>TAMAN CONTOH<br>43000 KAJANG<br>SELANGOR</div><div style="text-align:right;line-height:1.6"><b>e-Advice</b><br>Date: ${p.date}<br>Page 1 of 1</div></div><h1 style="font-size:18px;margin:40px 0 14px">Outward Payment Advice</h1><p style="margin-bottom:16px">Dear Customer,<br><br>${p.done ? 'We have debited your account and made the payment below according to your instruction.' : 'We refer to your payment instruction with the details below.'}</p>${tableOf(
        [
          ['Transaction reference', p.reference],
          ['Payment status', `<b>${p.status}</b>`],
          ['Value date', p.date],
          ['Processing time', `${p.time} (GMT+8)`],
          ['Debit account number', p.ownAccount],
          ['Payment amount', `<b style="font-size:16px">${p.amount}</b>`],
          ['Charges', p.nothing],
          ['Beneficiary name', p.recipient],
          ['Beneficiary account number', p.account],
          ['Beneficiary bank', p.bank],
          ['Payment details', p.memo],
          ['Payment method', 'Real-time transfer (KilatNow)'],
          ...p.decoy,
        ],
      )}${unseen(p.hiddenText)}<p style="margin-top:22px">If you have any enquiries, please call us on 1300-88-0000 or +603 8321 0000 (overseas).</p><p style="margin-top:18px">This is a computer-generated advice and requires no signature.</p><p style="margin-top:70px;border-top:1px solid #999;padding-top:8px;font-size:11px;color:#5a5a5a">Issued by Hexham Bank Malaysia Berhad (Company No. 198400000000). Registered office: Menara Contoh, Jalan Contoh, 55188 Kuala Lumpur.</p></div>`,
    ),
});

// A business portal's payment advice, made out to whoever is paid.
const bizkanal = look({
  name: 'bizkanal-payment-advice-pdf',
  medium: 'letter',
  width: 794,
  scale: 1.25,
  money: MONEY.spaced,
  date: DATES.slashes,
  time: TIMES.seconds,
  reference: (below, clock) => `BK${REFERENCES.dated(below, clock)}`,
  says: {
    success: ['Successful', 'Completed', 'Processed'],
    failed: ['Rejected', 'Failed'],
    pending: ['Pending Authorisation', 'Processing'],
    cancelled: ['Cancelled'],
    refunded: ['Returned'],
  },
  formats: ['pdf', 'jpg', 'png'],
  draw: (p) => {
    const heads = ['No.', 'Payment Details', 'Recipient Reference', 'Amount'];
    const cells = ['1', 'Claims / Reimbursement', p.memo, p.amount];
    return pageOf(
      `body{font-family:${FONTS.sans};font-size:13px;background:#fff;color:#1b1b1b}.row{display:flex;padding:4px 0}.k{width:210px;flex:none;color:#444}.v::before{content:': '}table{width:100%;border-collapse:collapse;margin-top:22px}th{background:#e4e4e4;text-align:left;padding:8px;border:1px solid #aaa}td{padding:8px;border:1px solid #aaa}th:last-child,td:last-child{text-align:right}`,
      `<div style="padding:44px 52px"><div style="display:flex;justify-content:space-between;align-items:center"><b style="font-size:20px;color:#7a0019">BizKanal<span style="font-weight:400;font-size:13px"> by Kanal Bank</span></b><span style="font-size:12px">Date Printed: ${p.date} ${p.time}</span></div><h1 style="font-size:20px;text-align:center;margin:28px 0 24px;border-top:2px solid #7a0019;border-bottom:2px solid #7a0019;padding:8px">PAYMENT ADVICE</h1><p>To:</p><p style="margin-bottom:16px"><b>${p.recipient}</b></p><p style="margin-bottom:16px">Dear Sir/Madam,<br>${p.done ? 'Please be advised that the following payment has been made to your account:' : 'Please find below the details and the present status of the following payment:'}</p>${rowsOf(
        [
          ['Payment From', p.sender],
          ['Beneficiary Bank', p.bank],
          ['Beneficiary Account No.', p.account],
          ['Payment Type', 'KilatNow / Instant Transfer'],
          ['Payment Date', p.date],
          ['Transaction Reference No.', p.reference],
          ['Payment Amount', `<b>${p.amount}</b>`],
          ['Transaction Status', `<b>${p.status}</b>`],
          ...p.decoy,
        ],
      )}<table><tr>${heads.map((each) => `<th>${each}</th>`).join('')}</tr><tr>${cells.map((each) => `<td>${each}</td>`).join('')}</tr><tr><td colspan="3" style="text-align:right"><b>Total</b></td><td><b>${p.amount}</b></td></tr></table>${unseen(p.hiddenText)}<p style="margin-top:26px">For any clarification on this payment, please contact the payer directly.</p><p style="margin-top:60px;font-size:11px;color:#555;border-top:1px solid #aaa;padding-top:8px">This is a computer-generated document and no signature is required. Kanal Bank shall not be liable for any loss arising from reliance on information given by the payer.<span style="float:right">Page 1 / 1</span></p></div>`,
    );
  },
});

export const letters = [cengal, rahang, hexham, bizkanal];
